### Kutná Hora in English. Every key begins with the name of the game; what all games share is in en.ftl.

## Stages in the step list (≤ 15 columns)

kutna-hora-stage-points-in-play = on the track
kutna-hora-stage-city-dots = city dots
kutna-hora-stage-mines = mines
kutna-hora-stage-income = income
kutna-hora-stage-reputation = reputation
kutna-hora-stage-extras = extras
kutna-hora-stage-groschen-left = groschen left

## Panel titles (≤ 30 columns)

kutna-hora-title-points-in-play = Points on the track
kutna-hora-title-city-dots = City dots
kutna-hora-title-mines = Mines
kutna-hora-title-income = Income
kutna-hora-title-reputation = Reputation
kutna-hora-title-extras = Extras
kutna-hora-title-groschen-left = Groschen left

## Column heads (≤ 7 columns)

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

## Rows of the sheet (≤ 22 columns)

kutna-hora-category-points-in-play = on the track
kutna-hora-category-city-dots = city dots
kutna-hora-category-mines = mines
kutna-hora-category-income = income
kutna-hora-category-reputation = reputation
kutna-hora-category-extras = extras
kutna-hora-category-adjustments = adjustments

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
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

## Fields: labels (≤ 10 columns; goods ≤ 5); .full is the noun for messages, where the label is short for it

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

## Why a figure is what it is

kutna-hora-stars =
    { $total ->
        [one] { $total } star
       *[other] { $total } stars
    }
kutna-hora-why-building =
    { $dots ->
        [one] { $dots } dot × 1
       *[other] { $dots } dots × 1
    }
kutna-hora-why-mine-alone = { kutna-hora-stars } ({ $rock } on rock), own { $own }: { place-ordinal }
kutna-hora-why-mine-tied = { kutna-hora-stars } ({ $rock } on rock), own { $own }: { place-ordinal }, tied with { $others }
kutna-hora-why-mine-none = { kutna-hora-stars } ({ $rock } on rock), no own star: no place, no points
kutna-hora-why-mine-unpaid = { kutna-hora-stars } ({ $rock } on rock), own { $own }: { place-ordinal }, pays nothing
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

## Notes under the form while it is being typed

kutna-hora-note-public = public
kutna-hora-note-row = { kutna-hora-stars }
kutna-hora-note-row-bracket = { kutna-hora-stars }: «up to { $up_to }» pays { $values }
kutna-hora-note-row-unknown = { kutna-hora-stars }: not in the table, the values are asked next
kutna-hora-note-row-own = { kutna-hora-stars }: { $rock } on rock
kutna-hora-note-place = { place-ordinal } { $points }
kutna-hora-note-no-star = no star, no place
kutna-hora-note-money = { $groschen } → { $points }

## What decides, and the check before leaving a step

kutna-hora-check-city-dots = A building may be missed, or entered for the wrong owner.
kutna-hora-decided-groschen-left = Tie at { $total }. Most groschen left decides: { $winner } { $best }, { $others }.

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

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

## Warnings: what is there, and what would be usual

kutna-hora-warning-houses-differ =
    { $name }: { $tipped ->
        [one] { $tipped } building
       *[other] { $tipped } buildings
    } tipped, { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } in town
kutna-hora-warning-too-many-buildings =
    { $name }: { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }, but each player has only { $max ->
        [one] { $max } house
       *[other] { $max } houses
    }
kutna-hora-warning-too-many-buildings-all =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    } with an owner, but there are only { $max ->
        [one] { $max } guild tile
       *[other] { $max } guild tiles
    }
kutna-hora-warning-too-many-plot-markers =
    { $name }: { $count ->
        [one] { $count } plot marker
       *[other] { $count } plot markers
    } in town, but each player has only { $max }
kutna-hora-warning-place-values-rise = A lower place pays more than a higher one; usually the values fall from the 1st on

## What the rules forbid

kutna-hora-error-public-dots = { $key }: a public building pays nobody, so it takes 0. Enter 0, or name the owner.
kutna-hora-error-row-value-unknown = A row of { kutna-hora-stars }: no line of the board's table covers it. Enter what its places pay, or add a line.
