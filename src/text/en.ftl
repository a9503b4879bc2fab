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

## Kutná Hora: stages in the step list (≤ 15 columns)

kutna-hora-stage-points-in-play = on the track
kutna-hora-stage-city-dots = city dots
kutna-hora-stage-mines = mines
kutna-hora-stage-income = income
kutna-hora-stage-reputation = reputation
kutna-hora-stage-extras = extras
kutna-hora-stage-groschen-left = groschen left

## Kutná Hora: panel titles (≤ 30 columns)

kutna-hora-title-points-in-play = Points on the track
kutna-hora-title-city-dots = City dots
kutna-hora-title-mines = Mines
kutna-hora-title-income = Income
kutna-hora-title-reputation = Reputation
kutna-hora-title-extras = Extras
kutna-hora-title-groschen-left = Groschen left

## Kutná Hora: column heads (≤ 7 columns)

kutna-hora-head-points-in-play = track
kutna-hora-head-city-dots = city
kutna-hora-head-mines = mines
kutna-hora-head-income = income
kutna-hora-head-reputation = reput.
kutna-hora-head-extras = extras
kutna-hora-head-adjustments = adj.
kutna-hora-bar-points-in-play = trk
kutna-hora-bar-city-dots = city
kutna-hora-bar-mines = mine
kutna-hora-bar-income = inc.
kutna-hora-bar-reputation = rep.
kutna-hora-bar-extras = extr
kutna-hora-bar-adjustments = adj.
kutna-hora-head-groschen-left = left

## Kutná Hora: rows of the sheet (≤ 22 columns)

kutna-hora-category-points-in-play = on the track
kutna-hora-category-city-dots = city dots
kutna-hora-category-mines = mines
kutna-hora-category-income = income
kutna-hora-category-reputation = reputation
kutna-hora-category-extras = extras
kutna-hora-category-adjustments = adjustments

## Kutná Hora, steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

kutna-hora-points-in-play-ask = What does the score track show for each player?
kutna-hora-points-in-play-rule = Finish all end-of-round steps of the last round first.
kutna-hora-points-in-play-entry = track points
    .a = the track reading
kutna-hora-points-in-play-enter = enter it

kutna-hora-building-ask = Whose building, and how many of its dots match?
kutna-hora-building-rule = A match: a dot next door or the edge. Tipped ones count.
kutna-hora-building-entry = building
    .a = a building
kutna-hora-building-enter = tip it

kutna-hora-houses-in-town-ask = How many houses has each player in town?
kutna-hora-houses-in-town-rule = 12 less those still on the board; an empty ⏎ skips it.
kutna-hora-houses-in-town-entry = houses in town
    .a = the count of houses
kutna-hora-houses-in-town-enter = enter it

kutna-hora-mine-row-ask = Rock stars in this row, then each player's own stars?
kutna-hora-mine-row-rule = All stars set the row's value, own stars the places.
kutna-hora-mine-row-entry = row
    .a = a row
kutna-hora-mine-row-enter = enter it

kutna-hora-mine-row-places-ask = What does this row pay for each place?
kutna-hora-mine-row-places-rule = Printed above the mines, on your side of the board.

kutna-hora-board-table-title = Your board's table
kutna-hora-board-table-ask = Which values are printed above your mines?
kutna-hora-board-table-rule = Type them once; kept for later games on this side.

kutna-hora-income-way-usual = sums
kutna-hora-income-way-prices = by prices
kutna-hora-mine-row-way-usual = by the table
kutna-hora-mine-row-way-values = type values
kutna-hora-income-ask = What would an Income action pay each player now?
kutna-hora-income-rule = The whole income ÷ 10, rounded down. Cash never counts.
kutna-hora-income-entry = income
    .a = the income
kutna-hora-income-enter = enter it

kutna-hora-income-prices-ask = Final prices, then what each player produces?
kutna-hora-income-prices-rule = The whole income ÷ 10, rounded down. Cash never counts.

kutna-hora-reputation-ask = Which number stands above each reputation marker?
kutna-hora-reputation-rule = From −4 to 13. Type - for a minus.
kutna-hora-reputation-entry = reputation
    .a = the reputation
kutna-hora-reputation-enter = enter it

kutna-hora-extras-ask = Tiles above the board, plot markers, unused pelicans?
kutna-hora-extras-rule = 1 each: tiles in slots, markers in town, purple pelicans.
kutna-hora-extras-entry = extras
    .a = the count of extras
kutna-hora-extras-enter = enter it

kutna-hora-groschen-left-ask = Tied at { $total }: how many groschen are left?
kutna-hora-groschen-left-rule = Most groschen left wins; equal again, it is shared.
kutna-hora-groschen-left-entry = groschen left
    .a = the count of groschen
kutna-hora-groschen-left-enter = enter it

## Kutná Hora, fields: labels (≤ 10 columns; goods ≤ 5); .full is the noun for messages, where the label is short for it

kutna-hora-building-owner = owner
    .full = owner
kutna-hora-building-dots = dots
kutna-hora-building-name = name
kutna-hora-houses-in-town-houses = houses
    .full = houses in town
kutna-hora-mine-row-rock_stars = rock
    .full = rock stars
kutna-hora-mine-row-stars = stars
    .full = own stars
kutna-hora-mine-row-places = points
    .full = values of the places
kutna-hora-income-groschen = groschen
    .full = income in groschen
kutna-hora-income-prices = price
    .full = prices
kutna-hora-income-production = production
    .full = production
kutna-hora-name-ore = ore
    .full = ore
kutna-hora-name-silver = silv.
    .full = silver
kutna-hora-name-wood = wood
    .full = wood
kutna-hora-name-permits = perm.
    .full = permits
kutna-hora-name-food = food
    .full = food
kutna-hora-name-beer = beer
    .full = beer
kutna-hora-extras-tiles = tiles
    .full = tiles above the board
kutna-hora-extras-plot_markers = markers
    .full = plot markers
kutna-hora-extras-pelicans = pelicans
    .full = unused pelicans
kutna-hora-reputation-points = reputation
kutna-hora-points-in-play-points = points
    .full = points on the track
kutna-hora-groschen-left-groschen = groschen
    .full = groschen left
kutna-hora-option-mine_values = board's table
kutna-hora-nobody = public

## Kutná Hora: why a figure is what it is

stars-in-row =
    { $total ->
        [one] { $total } star
       *[other] { $total } stars
    }
kutna-hora-why-building =
    { $dots ->
        [one] { $dots } dot × 1
       *[other] { $dots } dots × 1
    }
kutna-hora-why-mine-alone = { stars-in-row } ({ $rock } on rock), own { $own }: { place-ordinal }
kutna-hora-why-mine-tied = { stars-in-row } ({ $rock } on rock), own { $own }: { place-ordinal }, tied with { $others }
kutna-hora-why-mine-none = { stars-in-row } ({ $rock } on rock), no own star: no place, no points
kutna-hora-why-mine-unpaid = { stars-in-row } ({ $rock } on rock), own { $own }: { place-ordinal }, pays nothing
kutna-hora-why-income-sum = { $groschen } ÷ 10, rounded down
kutna-hora-why-income-prices = { $sum } = { $groschen }, ÷ 10
kutna-hora-why-income-nothing = no income
kutna-hora-why-reputation = the number above the marker: { $points }
kutna-hora-why-extras =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } + { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } + { $pelicans ->
        [one] { $pelicans } pelican
       *[other] { $pelicans } pelicans
    }

## Kutná Hora: notes under the form while it is being typed

kutna-hora-note-public = public
kutna-hora-note-row = { stars-in-row }
kutna-hora-note-row-bracket = { stars-in-row }: «up to { $up_to }» pays { $values }
kutna-hora-note-row-unknown = { stars-in-row }: not in the table, the values are asked next
kutna-hora-note-row-own = { stars-in-row }: { $rock } on rock
kutna-hora-note-place = { place-ordinal } { $points }
kutna-hora-note-no-star = no star, no place
kutna-hora-note-money = { $groschen } → { $points }

## Kutná Hora: what decides, and the check before leaving a step

kutna-hora-check-city-dots = A building may be missed, or entered for the wrong owner.
kutna-hora-decided-groschen-left = Tie at { $total }. Most groschen left decides: { $winner } { $best }, { $others }.

## Kutná Hora: rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

kutna-hora-page-end = End of the game
    .body =
        The game ends after the end-of-round steps of the last round: round 5 with four players, round 6 with
        two or three.

        Finish all of these steps before reading the score track. Points won during play are on it and stay there.

        The final scoring then goes in this order: city dots, mines, income, reputation, extras.

        Patricians, the cathedral and rows of houses pay nothing more at the end: their points are on the track.
    .wrong =
        the cathedral and the patricians pay during play, not once more at the end

kutna-hora-page-city-dots = City dots
    .body =
        Visit every building once. Its owner gets 1 for each of its dots that has its twin on a neighbour, above,
        below, left or right, or on the rim of the board if the building stands there.

        A dot pays once, however many twins it finds: this is our reading of the rules.

        Public buildings belong to nobody and score for nobody; their dots do match.

        Lay a counted building on its side: what still stands is still to do. Lying down, it still serves as a
        neighbour.

        Limits: 12 houses a player, so no more than 12 buildings each, and 24 guild tiles in all. A player has as
        many counted buildings as houses standing in town. Taking the houses left on the board from 12 gives only
        a hint: St. Barbara's tile 3 can take a house away.
    .wrong =
        a tipped building still counts as a neighbour
        a public building helps its neighbours though it scores nothing

kutna-hora-page-mines = Mines
    .body =
        Go row by row. The stars of all mines and rock tiles in the row together pick the line of the table
        printed above the mines.

        Places go by each player's own stars. Without a star of one's own there are neither points nor a place,
        whatever mines stand there.

        Players who are level share a place. Each of them gets all of it, and the places they use up are skipped:
        1st, 1st, 3rd.

        The printed values may differ between the side for two players and the side for three and four. Scorewalk
        brings no table along. Type your board's table once for each side, and it is kept; or type what the
        places pay, row by row. With more stars than the last line covers, the values are asked, never guessed.

        When mining: a permit, paid in full, may serve for one miner into the pool. The drawn tiles can all go to
        the discard, and nothing is built. A technology tile can leave the game instead of becoming a mine.

        The pool fills at the start of a Mine action and at no other time. When the stack is gone, the discard is
        shuffled and becomes the next. A mine gives the square above it neither access nor a price.

        Technology climbs only through a building of the miners' guild that has its sign, whoever builds it.
    .wrong =
        stars on rock count for the row, not for any player
        a player without a star has no place
        a tie is not split: each gets the full value, and the next places are used up
        the side for two players has its own values, not those of the side for 3–4

kutna-hora-page-income = Income
    .body =
        Take the money an Income action would bring right now: production × closing price, over six goods: ore,
        silver, wood, permits, food and beer.

        Add it all up for a player, divide once by 10 and drop the fraction: the result is the points.

        Cash in hand and taxes play no part.

        Type each player's sum, or the prices and what each player produces: the points are the same.
    .wrong =
        cash in hand is not income
        the whole sum is divided by 10 once, not each good

kutna-hora-page-reputation = Reputation
    .body =
        Each player gets the number above the marker, from −4 to 13. Below zero, it takes points away.

        All numbers are whole, though the track need not print every one of them.

kutna-hora-page-extras = Extras
    .body =
        1 point for each of these: tiles, of a guild or public, left in the slots above the player's board; the
        player's plot markers standing in town, 3 at most; unused pelicans, purple side up.

        Nothing else pays here: the cathedral, patricians and rows of houses have scored during play.

        Guilds: players take tiles of their own guilds only, without exception. The free tile that a house brings
        is a public one.

        Miners deal in ore, metallurgists in silver, builders in wood, scribes in permits, grocers in food,
        innkeepers in beer.
    .wrong =
        a used pelican pays nothing

kutna-hora-page-ties = Ties
    .body =
        Most points win. Level on points, most groschen left wins. Level again, the victory is shared.

        Groschen in hand count for this alone; they are asked only of the players tied for the win.

kutna-hora-page-out-of-pieces = When pieces run out
    .body =
        With no plot marker, house or miner left, an action that calls for one fails as a whole.

        Each player has 12 houses, 9 miners and 3 plot markers.

        Patricians: three of each colour, red, green, silver and yellow. When a colour is gone, only that part of
        an effect lapses.

        Pelicans and groschen never run out: use anything in their place.

        Ceilings: the tax stops at 25. A population or ore deck that is down to its last card stays as it is.

        A stack of mine tiles that is gone is made anew from the shuffled discard.

kutna-hora-page-declining = Effects one may skip
    .body =
        Play a card, say «no effect» and take nothing.

        The free public tile of a house can be left; the points stay.

        The middle effect of St. Barbara is optional even where it is not an action. On tile 6, take the 2 points
        without a patrician. On tile 3, the reputation drops, but the house need not go.

        In a Mine action, the drawn tiles can all be discarded, and nothing is built.

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

warning-houses-differ =
    { $name }: { $tipped ->
        [one] { $tipped } building
       *[other] { $tipped } buildings
    } tipped, { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } in town
warning-too-many-buildings =
    { $name }: { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }, but each player has only { $max ->
        [one] { $max } house
       *[other] { $max } houses
    }
warning-too-many-buildings-all =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    } with an owner, but there are only { $max ->
        [one] { $max } guild tile
       *[other] { $max } guild tiles
    }
warning-too-many-plot-markers =
    { $name }: { $count ->
        [one] { $count } plot marker
       *[other] { $count } plot markers
    } in town, but each player has only { $max }
warning-place-values-rise = A lower place pays more than a higher one; usually the values fall from the 1st on
warning-unusual-total = { $name }: { $total } in all; { $min }–{ $max } is usual

## Standings: who leads, who wins, what decides

decided-points = Most points win.
decided-undecided = Tie at { $total }: { $names }. What decides it is still to be entered.
lead-by = { $name } by { $by }
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
    .help = the other way of typing: sum or prices, table or values
command-board-table = table
    .help = type the board's table once
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
new-game-not-yet = not in this version: { $games }
new-game-planned = this game is not in this version
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
new-game-no-table = no table is kept for this side: b in the mines types it
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
error-game-not-built = { $game }: the format knows this game, but this version of the program cannot score it yet. A newer one may.
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
error-public-dots = { $key }: a public building pays nobody, so it takes 0. Enter 0, or name the owner.
error-no-such-player = { $key }: no player has the number { $found }. Players in this game: { $players }, counted from 0.
error-unknown-step = step: «{ $found }» is not a step of { $game }. Check the spelling and the game.
error-unknown-stage = «{ $found }» is not a stage that can be finished or reopened. A stage of this game with any number of entries can.
error-no-such-entry = { $found }: no entry in force has this number. «replace» and «remove» take the number of an entry in the log, counted from 0.
error-nothing-to-undo = There is nothing to undo: no change in force stands before this item. Leave the item out.
error-nothing-to-redo = There is nothing to redo: no undone change waits before this item. Leave the item out.
error-entered-twice = { $step }: it is entered once, and item { $first } of the log has it already. Remove or change that entry first.
error-row-value-unknown = A row of { stars-in-row }: no line of the board's table covers it. Enter what its places pay, or add a line.
error-module-off = { $key }: it needs «{ $module }», which is off in this game. Switch that on, or leave the key out.
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
