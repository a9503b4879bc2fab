### Scorewalk in English.
### Numbers arrive as numbers, so that the selectors work; what can be negative arrives as text with − already in it.
### Both catalogues have the same sections and the same order of keys.

## Games

game-kutna-hora = Kutná Hora
game-kutna-hora-short = Kutná Hora
game-carcassonne = Carcassonne
game-carcassonne-short = Carcassonne
game-castles-of-burgundy = The Castles of Burgundy
game-castles-of-burgundy-short = Burgundy

## Counts and places

ordinal =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
# A number or a ready ordinal: text falls through as it is.
place-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
        [5] 5th
        [6] 6th
       *[other] { $place }
    }
head-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ordinal-gain = { $place } · { $gain }
result-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
nobody = nobody

## Dates

when-today = today
when-yesterday = yesterday
when-day = { $day } { $month }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
date-day =
    { $month ->
        [1] { $day } Jan
        [2] { $day } Feb
        [3] { $day } Mar
        [4] { $day } Apr
        [5] { $day } May
        [6] { $day } Jun
        [7] { $day } Jul
        [8] { $day } Aug
        [9] { $day } Sep
        [10] { $day } Oct
        [11] { $day } Nov
       *[12] { $day } Dec
    }

## Adjustment, a step of every game

adjustment-ask = Adjustment: how many points for each, and what for?
adjustment-rule = House rules, promos, corrections; - makes a minus.
adjustment-entry = adjustment
    .a = an adjustment
adjustment-enter = enter it
adjustment-points = points
adjustment-note = note

## Why a figure is what it is, in every game

why-track = shown on the score track
why-adjustment = adjustment
why-adjustment-note = adjustment: { $note }
why-nothing = nothing yet

## Warnings: what is there, and what would be usual

warning-unusual-total = { $name }: { $total } in all; { $min }–{ $max } is usual

## Standings: who leads, who wins, what decides

decided-points = Most points win.
decided-undecided = Tie at { $total }: { $names }. What decides it is still to be entered.
lead-by = { $name } by { $by }
lead-alone = { $names } at { $total }
lead-tie = { $names } at { $total }
result-wins = { $name } WINS
result-shared = { $names } SHARE THE VICTORY
result-points-by = { $name }, by { $by }
decided-shared-at = Tie at { $total }: { $names }. Level after every tie-breaker: the victory is shared.
decided-shared-plain = Tie at { $total }: { $names }. There is no tie-breaker: the victory is shared.

## Forms: what is wrong or refused; shown after "✗ label: "

form-number-missing = a number is missing
form-choice-missing = a choice is missing
form-range = { $min } to { $max }.
form-nothing-typed-yet = nothing is typed yet; if there is none left, press n
form-nothing-typed = nothing is typed yet; if there is none at all, type 0
# $name is the attribute .a of the entry.
change-half-typed = the change is half typed: ⏎ enters it, Esc leaves the entry as it was
form-half-typed = { $name } is half typed: ⏎ enters it, Esc clears it
form-implied = follows from the field before it
form-four-digits = four digits at most
form-no-such-digit = { $digit } means nothing here
form-no-sign = no sign here
form-who-missing = press the digit of a player for each piece there; 0 is nobody
form-list-missing = pick letters, or type how many; 0 is none
form-no-such-letter = { $letter } is not in the list; + adds one
form-nobody-yet = the digit of a player comes first
form-names-only = name them by letter; a count does not do here
form-names-missing = pick letters, or 0 for none
form-mark-elsewhere = { $letter } is about who stands there; go there first, with ⏎ or ⇥
kind-changed = { $name } was not entered: first ⏎, then the next letter
kinds-first = first what it is: one of the letters above
kinds-ask = What is to be entered?
kinds-rule = A letter opens its form, ⏎ the same as last time.
form-flag = Space turns it on and off
form-paste = a paste takes one whole number, digits 0–9
form-paste-no-number = pasting goes into a number or a text
form-missing = a number is missing

## Commands: the word in the footer, and one line of help

command-accept = next, enter
    .help = take the field; the last one enters the form
command-next-field = next field
    .help = to the next field, without judging this one
command-previous-field = previous field
    .help = to the field before
command-erase = back
    .help = take back a digit, then a field
command-space = pick
    .help = pick what the arrows stand on; in a number, go on
command-escape = back
    .help = one level back: clear the form, the step list, home
command-done = none left
    .help = none left, this step is done
command-edit-newest = edit
    .help = change the newest entry; ↑↓ others
command-remove = remove
    .help = remove the entry under the cursor
command-adjustment = adjust
    .help = adjustment: house rules, promos, corrections
command-earlier = earlier
    .help = to the step before
command-later = later
    .help = to the next step
command-other-way = other way
    .help = the other way of typing, where a step has two
command-board-table = table
    .help = type the board's table once
command-next-turn = next round
    .help = to the next round, where a game has rounds
command-turn-back = round back
    .help = a round back, where a game has rounds
command-next-part = next phase
    .help = to the next phase, where a game has phases
command-undo = undo
    .help = take back the last change
command-redo = redo
    .help = put back what was taken back
command-sheet = why
    .help = the sheet: why each figure is what it is
command-big-view = view
    .help = totals in large digits, for the whole table
command-open = open
    .help = open what is under the cursor
command-new-game = new
    .help = a new game
command-rematch = rematch
    .help = the same game with the same players
command-names = names
    .help = names, colours, place and notes
command-delete = delete
    .help = move to the trash; u brings it back
command-trash = trash
    .help = what is in the trash, to bring it back
command-search = search
    .help = only what matches stays
command-other-page = other page
    .help = from the rules to the keys and back
command-first = first
    .help = to the beginning
command-last = last
    .help = to the end
command-up = up
    .help = up
command-down = down
    .help = down
command-left = left
    .help = left
command-right = right
    .help = right
command-help = help
    .help = rules and keys
command-palette = commands
    .help = all commands by name
command-language = language / язык
    .help = English or Russian / русский или английский
command-mouse = mouse
    .help = take the mouse, or leave it to the terminal
command-suspend = suspend
    .help = to the shell; fg comes back
command-redraw = redraw
    .help = draw the screen anew
command-leave = leave
    .help = leave this screen; all is saved
command-quit = quit
    .help = out at once, from anywhere

## Groups of commands, and where they work

group-form = This form
group-walk = The walk
group-games = Games
group-reading = Reading
group-everywhere = Everywhere
context-home = home
context-new-game = new game
context-walk = the walk
context-result = result
context-sheet = sheet
context-big-view = view
context-reading = rules and keys
context-palette = commands
context-dialog = questions
keys-everywhere = everywhere

## Why a command is not possible now

not-now-read-only = reading only, another window holds this game
not-now-nothing-to-undo = nothing to take back
not-now-nothing-to-redo = nothing was taken back
not-now-no-open-stage = this step is one form
not-now-no-entry = no entry yet
not-now-nothing-selected = nothing is selected
not-now-one-way = this step has one way of typing
not-now-no-table = this step has no table to type
not-now-no-turns = this step has no rounds
not-now-first-stage = this is the first step
not-now-last-stage = something is still to be entered
not-now-no-games = no games yet
not-now-unreadable = this file cannot be read
not-now-owed = some entries are not on the disk yet

## What is said of what happened

said-undone = taken back: { $entry } · U puts it back
said-undone-in = taken back in { $stage }: { $entry } · U puts it back
said-redone = put back: { $entry }
said-redone-in = put back in { $stage }: { $entry }
said-removed = removed: { $entry } · u puts it back
said-stage-done = { $stage }, none left
said-removal = removal of { $entry }
said-setup = names, options or the table
said-track = on the track: { $moves }
last-entered = last entered: { $entry }
torn-end =
    { $count ->
        [one] the last line was cut off by the break; { $count } line is here. Look at the newest
       *[other] the last line was cut off by the break; { $count } lines are here. Look at the newest
    }
saved-again = saved again, nothing was lost
copy-saved = a copy is saved: { $path }
held-by = held by process { $pid } since { $since }
still-held = the other window still holds it
unreadable = line { $line }: { $why }
in-the-trash = in the trash · u brings it back
brought-back = brought back from the trash
language-now = English
table-kept = the table is kept for later games on this side
table-half-typed = the table is half typed: ⏎ in an empty row keeps it, Esc does not
table-not-rising = each «up to» must be larger than the one above it

## The window

too-small-needs = Scorewalk needs { $width } × { $height }.
too-small-has = This window has { $width } × { $height }.
too-small-safe = Nothing is lost. q leaves.

## The head of a screen

head-step = step { $step } of { $of }
head-saved = saved
head-not-saved =
    { $count ->
        [one] NOT SAVED: { $why } · { $count } entry in memory
       *[other] NOT SAVED: { $why } · { $count } entries in memory
    }
head-read-only = reading only · { $holder }
head-sheet = the sheet

## Walk: panels, tally, checks

panel-order = Scoring order
panel-tally = Tally
panel-sheet = Sheet
panel-changed = Changed
panel-leaving = Not saved
panel-change = change
tally-total = total
tally-place = place
tally-lap = lap·space
tally-track = on track
tally-adds = this adds
tally-now = now { $lead }
tally-then = with this { $lead }
tally-before = before
check-leave = leave it so
check-keys = n leave it so · Esc back

## Walk: the board's table

table-up-to = stars up to
table-finish = ⏎ in an empty row keeps the table, Esc does not.
table-row = remove row

## Walk: the sheet

why-title = Why { $name } has { $points } for { $category }
sheet-change = change this entry

## Walk: what a change moved

strip-changed = Changed
strip-removed = Removed
strip-with-it = Changed with it
strip-nothing-else = Nothing else changed.
strip-lead = lead
strip-tie-opened = a tie: { $stage } is asked now
strip-tie-closed = no tie any more: { $stage } is not asked
strip-go-on = go on
strip-sheet = in the sheet
strip-undo = take it back

## Walk: leaving with unsaved entries

leave-ask = Some entries are not saved yet.
leave-retry = try again
leave-copy = save a copy in the temporary folder
leave-stay = stay
leave-again = A second q leaves all the same and prints what is not saved.

## Result

result-head = result
result-place = place
result-total = total
result-bars = Where the points came from
result-path =
    { $count ->
        [one] The path, { $count } entry
       *[other] The path, { $count } entries
    }
result-more-warnings = and { $count } more, w

## View across the table

view-leads = { $name } leads { $others } by { $by }
view-back = back

## Rules and keys

reading-title = { $game } · rules at hand
reading-keys-title = Keys here
reading-rules = rules
reading-keys = keys
reading-step = Step { $n } of { $of } · { $title }
reading-wrong = Often got wrong
reading-pages = All pages · / to search
reading-found = { $count } found
reading-nothing = Nothing matches.
reading-more = { $count } more
reading-page = page
reading-scroll = scroll
reading-end-search = end the search
reading-back = back
reading-back-to = back to { $entry }
keys-not-now = Not now
keys-moves = Moving
keys-own-page = On this page
keys-nobody = { $label }; 0 is nobody
keys-cyrillic = Cyrillic layout: keys are read by their place; U is the key Г, N is Т.
keys-table-key = Key
keys-table-does = What it does
keys-table-where = Where
keys-table-game = Game
keys-table-opens = Opens
keys-table-in-forms = In forms

## Palette

palette-stage = go to step { $n }
palette-step = open its form
palette-not-now = not now: { $why }
palette-nothing = no command like that
palette-choose = choose
palette-do = do it
palette-close = close

## Home

home-saved = all saved
home-go-on = Go on where you stopped
home-last = Last played
home-games = Games
home-page = { $from }–{ $to }
home-unreadable =
    { $count ->
        [one] { $count } file cannot be read
       *[other] { $count } files cannot be read
    }
home-step = step { $step } of { $steps }
home-leads = { $name } leads by { $by }
home-won = { $name } wins with { $total }
home-shared = { $names } share the victory at { $total }
home-search = Search: names, game, place
home-found =
    { $count ->
        [0] nothing matches
        [one] { $count } game matches
       *[other] { $count } games match
    }
home-nothing = nothing here
home-no-such-line = there is no such line
home-title-delete = Delete
home-ask-delete = { $session } — to the trash?
home-delete = delete
home-keep = keep
home-untouched = The file stays as it is.
home-back = back
home-title-trash = Trash
home-trash-empty = The trash is empty.
first-title = First start: no games yet
first-new = new game
first-commands = all commands, язык / language
first-help = rules and keys
first-saved = Everything is saved as it is entered. q leaves.

## New game, and names

new-game-title = New game
new-game-game = Game
new-game-players = Players, in seating order
new-game-last-players = Players, in seating order · last line-up
new-game-options = Options
new-game-name = name of the next player
new-game-next = name, or { $key } to start
new-game-full = { $key } starts the game
new-game-crowded = no more than { $count } players: x takes a row out
new-game-no-name = a name is missing
new-game-long = a name takes 1000 letters at most
new-game-half-typed = a name is half typed: ⏎ adds it, Esc clears it
new-game-taken = { $colour }: { $name } has it
new-game-fixed = who sits where stays as it is in a game that was begun
new-game-paste = pasting goes into a name: ⏎ opens it
new-game-count =
    { $game }: { $min } to { $max } players; { $count ->
        [0] nobody is here yet
        [one] { $count } is here
       *[other] { $count } are here
    }
new-game-no-digit = { $digit } means nothing here
new-game-completion = takes «{ $name }»
new-game-completion-colour = takes «{ $name }», { $colour } as last time
new-game-completion-short = «{ $name }»
new-game-other = another
new-game-table = yours, { $side } players
new-game-table-missing = none kept for { $side } players
new-game-table-none = none: typed row by row
new-game-no-table = no table is kept for this side: b in the walk types it
new-game-no-words = say what is counted
agreed-none = none agreed: a tie is shared
agreed-most = most wins
agreed-fewest = fewest wins
names-title = Names
names-players = Players
names-rest = Place and notes
names-place = place
names-notes = notes
names-keep = { $key } keeps everything
names-kept = names, place and notes are kept

## Colours of the pieces

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-pink = pink
colour-violet = violet
colour-black = black
colour-white = white
colour-grey = grey
colour-none = none

## Footer: what a key does here, where the command has another word

hint-next = next
hint-take-over = take over
hint-kind = what it is
hint-one-more = one more
hint-how-many = how many
hint-new = new one
hint-none = none
hint-go-on = go on
turn-none = there is no further round
offer-not-now = not now
hint-clear = clear
not-asked = not asked:
names-as-they-were = the names stay as they were
command-take-out = take out
    .help = take the player out
hint-step = step
hint-entry = entry
hint-figure = figure
hint-move = move
hint-player = player
hint-line = line
hint-open = open
hint-resume = resume
hint-tell = tell why
hint-bring-back = bring back
hint-search = search
hint-choose = choose
hint-end-search = all games
hint-name = name
hint-take = take it
hint-sit = add
hint-name-colour = name, colour
hint-colour = colour
hint-seat = seat
hint-out = out
hint-game = game
hint-number = number
hint-text = text
hint-start = start
hint-keep = keep
hint-part = next part
hint-complete = complete
hint-as-it-was = as it was

## Command line: cli-VERB says what a verb does, .usage how it is written; cli-arg-ID an option or argument, .value what it takes

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-scorewalk = Scores board games at the table: it leads through the rulebook's own scoring order and keeps the tally. Without a command it opens the home screen.
    .usage = scorewalk [OPTIONS] [COMMAND]
cli-new = Begin a game
    .usage = scorewalk new GAME --players NAMES [--option KEY=VALUE]…
cli-resume = Go on with a saved game, the last one if none is named
    .usage = scorewalk resume [ID]
cli-list = List the saved games, the newest first
    .usage = scorewalk list [--format FORMAT]
cli-show = Print a saved game: the sheet, who won and what decided it
    .usage = scorewalk show ID [--why] [--format FORMAT]
cli-score = Score documents or files of saved games; nothing is saved. Exit status: 0 scored, 1 a document in error, 2 wrong usage
    .usage = scorewalk score [FILE]… [--batch] [--why] [--format FORMAT]
cli-rules = Print the rules at hand: all pages of a game, or the paragraphs that hold a word
    .usage = scorewalk rules [GAME] [WORD]
cli-completions = Print completions for a shell
    .usage = scorewalk completions SHELL
cli-man = Print the manual page
    .usage = scorewalk man
cli-arg-lang = Language: en or ru; else as the system's locale says
    .value = LANGUAGE
cli-arg-data_dir = Folder for the saved games; else SCOREWALK_DATA, else the usual place
    .value = FOLDER
cli-arg-ascii = ASCII signs only
cli-arg-color = Colours: auto, always or never
    .value = WHEN
cli-arg-help = Print help
cli-arg-version = Print the version
cli-arg-game = Which game; the beginning of its name will do
    .value = GAME
cli-arg-players = Names in seating order, commas between them
    .value = NAMES
cli-arg-options = An option of the game; may be given several times
    .value = KEY=VALUE
cli-arg-id = A saved game, as «scorewalk list» names it
    .value = ID
cli-arg-format = Output format: text (the default), json, markdown or csv
    .value = FORMAT
cli-list-format = Output format: text (the default) or json
    .value = FORMAT
cli-arg-why = Print every line of the tally too, with its reason
cli-arg-files = A document or the file of a saved game; - or nothing is the standard input
    .value = FILE
cli-arg-batch = Take a document from each line and answer each with one line of JSON
cli-arg-word = Only paragraphs that hold this word
    .value = WORD
cli-arg-shell = The shell: bash, elvish, fish, powershell or zsh
    .value = SHELL
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION

## Command line: what is wrong

usage-value-missing = { $arg }: a value is missing.
usage-value-of = { $arg }: «{ $value }» does not fit. One of these does: { $known }.
usage-value = { $arg }: «{ $value }» does not fit.
usage-unknown = { $arg }: this is not known here.
usage-unknown-command = «{ $value }» is not a command.
usage-missing = Missing: { $arg }.
usage-twice = { $arg }: it stands there twice, or does not go with something beside it.
usage-utf8 = A word of the command line is not valid UTF-8.
usage-other = The command line cannot be read.
usage-meant = Perhaps { $meant }?
usage-help = «scorewalk --help» lists what there is; --help after a command tells about that command.
cli-error-several-games = «{ $word }» can mean several games: { $fits }. Write a little more of the name.
cli-error-pair = «{ $word }»: an option is written as KEY=VALUE.
cli-error-no-name = --players: a name is empty. Each player needs one.
cli-error-batch-format = --batch prints one line of JSON for each document; no other --format goes with it.
cli-error-no-terminal = This needs a terminal for input and output. Without one, «scorewalk score FILE» scores a file, «scorewalk show ID» prints a saved game, and «scorewalk list» lists them all.
cli-error-no-file = «{ $word }»: there is no such file. Check the path.
cli-error-stream = The input cannot be read, or the output cannot be written ({ $cause }).

## Command line: lists, sheets and rules in print

list-empty = There are no saved games yet. «scorewalk new» begins one.
list-session = { $id }  { $modified }  { $game }: { $scores } — { $next }
list-broken = { $id }  { $modified }  cannot be read: { $reason }
list-complete = complete
sheet-category = category
sheet-total = total
sheet-place = place
sheet-item = item
sheet-player = player
sheet-points = points
sheet-why = why
sheet-lines = Every line of the tally
sheet-winner = The winner is { $names } with { $total }.
sheet-winners = { $names } share the victory with { $total } each.
sheet-so-far = So far ahead: { $names }, { $total }.
sheet-missing = Still to be entered: { $stages }.
sheet-bracket = up to { $up_to }: { $places }
rules-game = { $id } — { $title }, { $min } to { $max } players
rules-how = «scorewalk rules GAME» prints all pages of a game, «scorewalk rules GAME WORD» what holds a word.
rules-nothing = Nothing in these rules holds «{ $word }».
rules-wrong = Often got wrong:

## Errors of the format: what, where, what would be right

error-not-json = Line { $line }, column { $column }: this is not valid JSON. A document is UTF-8 without a byte order mark, and has each key once.
error-key-twice = { $key }: this key stands twice. It takes one value.
error-no-key = here
error-version = scorewalk: this program reads version 1, and this is version { $found }. A newer program may read it.
error-unknown-game = game: «{ $found }» is not known here. One of these fits: { $known }.
error-player-count = players: this game takes { $min } to { $max } players; found { $found }. List those who play.
error-unknown-key = { $key }: this key is not known here. Check the spelling, or leave it out.
error-missing-key = { $key }: this key is missing and has no default. Add it.
error-wrong-type = { $key }: it takes { $expected }, and something else stands there.
error-wrong-length = { $key }: one value for each player, { $expected } in all; found { $found }. Add or remove the difference.
error-out-of-range = { $key }: whole numbers from { $min } to { $max } fit. Check the figure.
error-out-of-range-word = { $key }: one of these words fits: { $words }. Check the spelling.
error-too-long =
    { $key }: the text is too long. It takes at most { $max ->
        [one] { $max } character
       *[other] { $max } characters
    }.
error-not-rising = { $key }: each «up_to» is larger than the one before it. Put the lines of the table in rising order.
error-no-such-player = { $key }: no player has the number { $found }. Players in this game: { $players }, counted from 0.
error-unknown-step = step: «{ $found }» is not a step of { $game }. Check the spelling and the game.
error-unknown-stage = «{ $found }» is not a stage that can be finished or reopened. A stage of this game with any number of entries can.
error-no-such-entry = { $found }: no entry in force has this number. «replace» and «remove» take the number of an entry in the log, counted from 0.
error-nothing-to-undo = There is nothing to undo: no change in force stands before this item. Leave the item out.
error-nothing-to-redo = There is nothing to redo: no undone change waits before this item. Leave the item out.
# An entry of the log, by its place in the file.
log-item = item { $n } of the log
# The same in the walk, where every stage counts its own.
log-entry = entry { $n } of { $stage }
error-entered-twice = { $step }: it is entered once, and { $first } has it already. Remove or change that entry first.
error-module-off = { $key }: it needs «{ $module }», which is off in this game. Switch that on, or leave the key out.
error-stage-off = { $key }: this game is played without it. Change the options, or leave the entry out.
error-document-too-large = The document is too large: at most { $max } MB fit.

## What a key takes, for error-wrong-type

type-number = a whole number
type-text = text
type-list = a list
type-object = an object
type-true-false = true or false
type-true = true

## Where in a file the error is

refused-line = line { $line }: { $message }
refused-item = item { $item }: { $message }

## The data folder: what is the matter with a file and what to do; -short is for the head of a screen

store-disk-full-short = disk full
store-read-only-short = read-only folder
store-denied-short = no permission
store-changed-outside-short = file changed outside
store-not-found-short = file gone
store-too-large-short = file too large
store-io-short = disk error
store-bad-id = «{ $path }» cannot be the name of a saved game. Names are made of Latin letters, digits, dots, - and _, and do not begin with a dot.
store-bad-line = { $path }: a line for this file is empty or holds a line end. Nothing was written.
store-not-found = { $path }: there is nothing of that name. «scorewalk list» shows the saved games.
store-exists = { $path }: the name is taken, and so is every number after it. Choose another name.
store-disk-full = { $path }: there is no room left to write. Make room; what was entered is kept and written then.
store-read-only = { $path }: this folder can only be read. Choose another with --data-dir.
store-denied = { $path }: permission is missing. Check who owns the file and its folder.
store-held = another window has this game open, close it there first: { $path }
store-changed-outside = { $path }: another program changed this file. Open the game again to see what is in it.
store-too-large = { $path }: the file is larger than 16 MB and is not read.
store-not-utf8 = { $path }: line { $line } is not valid UTF-8. Mend that line in an editor.
store-not-a-file = { $path }: this is not a file that can be read.
store-not-a-folder = { $path }: this is not a folder. Choose a folder with --data-dir.
store-no-home = No home folder is known to keep data in. Choose a folder with --data-dir or SCOREWALK_DATA.
store-io = { $path }: the system cannot read or write it.
