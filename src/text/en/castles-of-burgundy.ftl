### The Castles of Burgundy in English. Every key begins with the name of the game; what all games share is in en.ftl.
### Labels, questions and rules know the options: the $edition as a number, $tie_break, each module as 1 or 0. Questions and rules know
### the number of $players, too. Where options are not at hand, the default variant is shown.

## Stages in the step list (≤ 15 columns)

castles-of-burgundy-stage-play = play
castles-of-burgundy-stage-leftovers = leftovers
castles-of-burgundy-stage-monasteries =
    { $edition ->
        [2011] knowledge tiles
       *[other] monasteries
    }
castles-of-burgundy-stage-shields = shields
castles-of-burgundy-stage-vineyards = vineyards
castles-of-burgundy-stage-empty-spaces = empty spaces
castles-of-burgundy-stage-bridge =
    { $edition ->
        [2023] turn order
       *[other] bridge
    }

## Panel titles (≤ 30 columns)

castles-of-burgundy-title-play = Play
castles-of-burgundy-title-leftovers = Leftovers
castles-of-burgundy-title-monasteries =
    { $edition ->
        [2011] Scoring knowledge tiles
       *[other] Scoring monasteries
    }
castles-of-burgundy-title-shields = Shields
castles-of-burgundy-title-vineyards = Vineyards
castles-of-burgundy-title-empty-spaces = Empty spaces · tie
castles-of-burgundy-title-bridge =
    { $edition ->
        [2023] Turn order track · tie
       *[other] Bridge · tie
    }

## Column heads (≤ 7 columns)

castles-of-burgundy-head-points-in-play = track
castles-of-burgundy-head-areas = areas
castles-of-burgundy-head-colour-bonuses = bonus
castles-of-burgundy-head-border-posts = posts
castles-of-burgundy-head-livestock = animals
castles-of-burgundy-head-goods-sold = goods
castles-of-burgundy-head-watchtowers = towers
castles-of-burgundy-head-goods-left = unsold
castles-of-burgundy-head-silver = silver
castles-of-burgundy-head-workers = workers
castles-of-burgundy-head-monasteries =
    { $edition ->
        [2011] knowl.
       *[other] monast.
    }
castles-of-burgundy-head-shields = shields
castles-of-burgundy-head-vineyards = vineyd.
castles-of-burgundy-head-adjustments = adj.
castles-of-burgundy-head-empty-spaces = empty
castles-of-burgundy-head-bridge =
    { $edition ->
        [2023] order
       *[other] bridge
    }
castles-of-burgundy-group-play = play
castles-of-burgundy-group-end = end
castles-of-burgundy-bar-points-in-play = trk
castles-of-burgundy-bar-areas = area
castles-of-burgundy-bar-colour-bonuses = bon.
castles-of-burgundy-bar-border-posts = post
castles-of-burgundy-bar-livestock = anim
castles-of-burgundy-bar-goods-sold = sold
castles-of-burgundy-bar-watchtowers = twr
castles-of-burgundy-bar-goods-left = left
castles-of-burgundy-bar-silver = silv
castles-of-burgundy-bar-workers = wrk
castles-of-burgundy-bar-monasteries =
    { $edition ->
        [2011] know
       *[other] mon.
    }
castles-of-burgundy-bar-shields = shld
castles-of-burgundy-bar-vineyards = vine
castles-of-burgundy-bar-adjustments = adj.

## Rows of the sheet (≤ 22 columns)

castles-of-burgundy-category-points-in-play = on the track
castles-of-burgundy-category-areas = areas
castles-of-burgundy-category-colour-bonuses = colour bonuses
castles-of-burgundy-category-border-posts = border posts
castles-of-burgundy-category-livestock = animals
castles-of-burgundy-category-goods-sold = goods sold
castles-of-burgundy-category-watchtowers = watchtowers
castles-of-burgundy-category-goods-left = goods left
castles-of-burgundy-category-silver =
    { $edition ->
        [2011] Silverlings
       *[other] silver coins
    }
castles-of-burgundy-category-workers = workers
castles-of-burgundy-category-monasteries =
    { $edition ->
        [2011] knowledge tiles
       *[other] scoring monasteries
    }
castles-of-burgundy-category-shields = shields
castles-of-burgundy-category-vineyards = vineyards
castles-of-burgundy-category-adjustments = adjustments

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

castles-of-burgundy-kinds-play-ask = What has been scored or placed?
castles-of-burgundy-kinds-play-rule = A letter for each; o if the track has it all; n ends play.

castles-of-burgundy-points-in-play-ask = What does the track show, 100/200 tile included?
castles-of-burgundy-points-in-play-rule = With 100 up, space 12 is 112; beyond 299 keep counting.
castles-of-burgundy-points-in-play-entry = on the track
    .a = the track reading
castles-of-burgundy-points-in-play-enter = enter it

castles-of-burgundy-area-ask = Area finished: whose, which colour, how many spaces?
castles-of-burgundy-area-rule = Size points plus the phase bonus; not the starting castle.
castles-of-burgundy-area-entry = area
    .a = an area
castles-of-burgundy-area-enter = score it

castles-of-burgundy-livestock-ask = Animals placed: whose, which pasture, what, how many?
castles-of-burgundy-livestock-rule = The new ones and all of that kind in the pasture.
castles-of-burgundy-livestock-entry = animals
    .a = a tile of animals
castles-of-burgundy-livestock-enter = score it

castles-of-burgundy-sale-ask = Goods sold: whose, which goods, how many tiles?
castles-of-burgundy-sale-rule =
    { $players ->
        [1] 2 points a tile when playing alone: our reading.
        [2] 2 points a tile with two players.
        [3] 3 points a tile with three players.
       *[other] 4 points a tile with four players.
    }
castles-of-burgundy-sale-entry = sale
    .a = a sale
castles-of-burgundy-sale-enter = score it

castles-of-burgundy-watchtower-ask = Watchtower placed: whose?
castles-of-burgundy-watchtower-rule = 4 points at once.
castles-of-burgundy-watchtower-entry = tower
    .a = a watchtower
castles-of-burgundy-watchtower-enter = score it

castles-of-burgundy-colour-bonus-ask = All spaces of a colour covered: whose, which colour?
castles-of-burgundy-colour-bonus-rule =
    { $players ->
        [1] Alone there is none: take a tile of the black depot.
        [2] First 5, second 2 with two players.
        [3] First 6, second 3 with three players; later nothing.
       *[other] First 7, second 4 with four players; later nothing.
    }
castles-of-burgundy-colour-bonus-entry = bonus
    .a = a colour bonus
castles-of-burgundy-colour-bonus-enter = score it

castles-of-burgundy-monastery-ask =
    { $edition ->
        [2011] Knowledge tile placed: whose, which number?
       *[other] Monastery placed: whose, which number?
    }
castles-of-burgundy-monastery-rule =
    { $white-castles ->
        [1] 0 now. 7 counts from here on; 15–26 and 29 at the end.
       *[other] 0 now. 7 counts from here on; 15–26 at the end.
    }
castles-of-burgundy-monastery-entry =
    { $edition ->
        [2011] knowledge
       *[other] monastery
    }
    .a =
        { $edition ->
            [2011] a knowledge tile
           *[other] a monastery
        }
castles-of-burgundy-monastery-enter = note it

castles-of-burgundy-border-posts-ask = Border posts linked: whose, two or three?
castles-of-burgundy-border-posts-rule =
    { $players ->
        [1] Two: the phase bonus. Three: nothing when alone.
       *[other] Two: the phase bonus. Three: as a colour bonus.
    }
castles-of-burgundy-border-posts-entry = posts
    .a = a link of border posts
castles-of-burgundy-border-posts-enter = score it

castles-of-burgundy-round-ask = Where is the game: which phase, which round?
castles-of-burgundy-round-rule = Five phases of five rounds. It scores nothing.
castles-of-burgundy-round-entry = round
    .a = a round
castles-of-burgundy-round-enter = note it

castles-of-burgundy-leftovers-ask = What is left: goods tiles, silver, workers?
castles-of-burgundy-leftovers-rule =
    { $edition ->
        [2011] 1 a goods tile, 1 a Silverling, 1 for every 2 workers.
       *[other] 1 a goods tile, 1 a coin, 1 for every 2 workers.
    }
castles-of-burgundy-leftovers-entry = leftovers
    .a = the count of leftovers
castles-of-burgundy-leftovers-enter = enter it

castles-of-burgundy-scoring-monastery-ask =
    { $edition ->
        [2011] Scoring knowledge tile: whose, which number, how many?
       *[other] Scoring monastery: whose, which number, how many?
    }
castles-of-burgundy-scoring-monastery-rule =
    { $white-castles ->
        [1] 16–23: 4 for each such building. 15, 24–26, 29: ? tells.
       *[other] 16–23: 4 for each such building. 15, 24–26: ? tells.
    }
castles-of-burgundy-scoring-monastery-entry =
    { $edition ->
        [2011] knowledge tile
       *[other] monastery
    }
    .a =
        { $edition ->
            [2011] a scoring knowledge tile
           *[other] a scoring monastery
        }
castles-of-burgundy-scoring-monastery-enter = score it

castles-of-burgundy-shield-ask = Shield kept to the end: whose, which number?
castles-of-burgundy-shield-rule = 1–6 are worth 12, 7–12 worth 8, 13–18 worth 4.
castles-of-burgundy-shield-entry = shield
    .a = a shield
castles-of-burgundy-shield-enter = score it

castles-of-burgundy-vineyard-ask = Vineyards: whose, and how large is the region?
castles-of-burgundy-vineyard-rule = 1, 3, 6, 10, 15 … up to 91 for a region of 13.
castles-of-burgundy-vineyard-entry = region
    .a = a region of vineyards
castles-of-burgundy-vineyard-enter = score it

castles-of-burgundy-empty-spaces-ask = Tied at { $total }: how many spaces are empty?
castles-of-burgundy-empty-spaces-rule =
    { $tie_break ->
        [most-empty] Most empty spaces wins; rulebooks say fewest.
       *[other] Fewest empty spaces wins, as the rulebooks say.
    }
castles-of-burgundy-empty-spaces-entry = empty spaces
    .a = the count of empty spaces
castles-of-burgundy-empty-spaces-enter = enter it

castles-of-burgundy-bridge-ask =
    { $edition ->
        [2023] Still tied: how far ahead on the turn track is each?
       *[other] Still tied: how far ahead on the bridge is each?
    }
castles-of-burgundy-bridge-rule = Furthest behind wins; side by side, it is shared.
castles-of-burgundy-bridge-entry =
    { $edition ->
        [2023] turn order
       *[other] bridge
    }
    .a =
        { $edition ->
            [2023] the turn order
           *[other] the bridge
        }
castles-of-burgundy-bridge-enter = enter it

## Fields: labels (≤ 10 columns); .full is the noun for messages, where the label is short for it

castles-of-burgundy-player = player
castles-of-burgundy-kind = colour
castles-of-burgundy-colour = colour
castles-of-burgundy-size = size
castles-of-burgundy-phase = phase
castles-of-burgundy-inn = inn
castles-of-burgundy-shield_17 = shield 17
castles-of-burgundy-shield_1 = shield 1
castles-of-burgundy-shield_12 = shield 12
castles-of-burgundy-shield_7 = shield 7
castles-of-burgundy-pasture = pasture
    .new = new
castles-of-burgundy-animal = animal
castles-of-burgundy-count = count
    .full = how many
castles-of-burgundy-goods = goods
    .full = goods tiles
castles-of-burgundy-sale-goods = goods
    .full = which goods
    .none = not noted
castles-of-burgundy-tiles = tiles
castles-of-burgundy-tile = number
castles-of-burgundy-posts = posts
    .full = border posts
castles-of-burgundy-round = round
castles-of-burgundy-points = points
    .full = points on the track
castles-of-burgundy-silver = silver
castles-of-burgundy-workers = workers
castles-of-burgundy-copied = shield 6
    .full = copied
castles-of-burgundy-shield = number
    .full = shield
castles-of-burgundy-spaces = empty
    .full = empty spaces
castles-of-burgundy-ahead = ahead
    .full = how far ahead

## Words that are picked by a digit

castles-of-burgundy-word-building = building
castles-of-burgundy-word-livestock = animals
castles-of-burgundy-word-monastery =
    { $edition ->
        [2011] knowledge
       *[other] monastery
    }
castles-of-burgundy-word-ship = ship
castles-of-burgundy-word-castle = castle
castles-of-burgundy-word-mine = mine
castles-of-burgundy-word-A = A
castles-of-burgundy-word-B = B
castles-of-burgundy-word-C = C
castles-of-burgundy-word-D = D
castles-of-burgundy-word-E = E
castles-of-burgundy-word-cow = cow
castles-of-burgundy-word-sheep = sheep
castles-of-burgundy-word-pig = pig
castles-of-burgundy-word-chicken = chicken
castles-of-burgundy-word-goat = goat
castles-of-burgundy-word-goose = goose

## Options

castles-of-burgundy-option-edition = edition
castles-of-burgundy-option-edition-2019 = 2019
castles-of-burgundy-option-edition-2011 = 2011, the first
castles-of-burgundy-option-edition-2023 = 2023, Special Edition
castles-of-burgundy-option-tie_break = tie-break
castles-of-burgundy-option-tie_break-fewest-empty = fewest empty spaces
castles-of-burgundy-option-tie_break-most-empty = most empty spaces
castles-of-burgundy-option-modules = modules
castles-of-burgundy-option-modules-inns = Inns
castles-of-burgundy-option-modules-shields = Shields
castles-of-burgundy-option-modules-border-posts = Border Posts
castles-of-burgundy-option-modules-white-castles = White Castles
castles-of-burgundy-option-modules-vineyards = Vineyards

## Counts

castles-of-burgundy-count-tiles =
    { $tiles ->
        [one] { $tiles } goods tile
       *[other] { $tiles } goods tiles
    }
castles-of-burgundy-animals-cow =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
castles-of-burgundy-animals-sheep = { $count } sheep
castles-of-burgundy-animals-pig =
    { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
castles-of-burgundy-animals-chicken =
    { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
castles-of-burgundy-animals-goat =
    { $count ->
        [one] { $count } goat
       *[other] { $count } goats
    }
castles-of-burgundy-animals-goose =
    { $count ->
        [one] { $count } goose
       *[other] { $count } geese
    }
castles-of-burgundy-and = { $one }, { $other }

## Why a figure is what it is

castles-of-burgundy-size-plain = size { $size }
castles-of-burgundy-size-inn = size { $size }, inn: { $counted }
castles-of-burgundy-size-shield = size { $size }, shield 17: { $counted }
castles-of-burgundy-size-both = size { $size }, inn, shield 17: { $counted }
castles-of-burgundy-why-area = { $what } → { $points }, phase { $phase } → { $bonus }
castles-of-burgundy-why-area-beyond = { $what } → { $points } (printed in 2023 only), phase { $phase } → { $bonus }
castles-of-burgundy-bonus-first = first with { head-players }: { $points }
castles-of-burgundy-bonus-first-doubled = first with { head-players }: { $points } × 2, shield 7
castles-of-burgundy-bonus-second = second with { head-players }: { $points }
castles-of-burgundy-bonus-second-doubled = second with { head-players }: { $points } × 2, shield 7
castles-of-burgundy-bonus-none = third or later: nothing
castles-of-burgundy-why-colour = { $kind }, { $bonus }
castles-of-burgundy-why-three-posts = 3 border posts, { $bonus }
castles-of-burgundy-why-two-posts = 2 border posts, phase { $phase } → { $bonus }
castles-of-burgundy-why-animals-alone = { $new } new, none there
castles-of-burgundy-why-animals-alone-7 = { $new } new, none there + 1 for tile 7 = { $points }
castles-of-burgundy-why-animals = { $new } new + { $there } there = { $points }
castles-of-burgundy-why-animals-7 = { $new } new + { $there } there + { $tiles } tiles for tile 7 = { $points }
castles-of-burgundy-why-sale = { castles-of-burgundy-count-tiles } × { $each }
castles-of-burgundy-why-sale-doubled = { castles-of-burgundy-count-tiles } × { $each } × 2, shield 12
castles-of-burgundy-why-watchtower = 1 watchtower × 4
castles-of-burgundy-why-goods-left =
    { $count ->
        [one] { $count } goods tile × 1
       *[other] { $count } goods tiles × 1
    }
castles-of-burgundy-why-silver = { $count } silver × 1
castles-of-burgundy-why-workers =
    { $count ->
        [one] { $count } worker ÷ 2, rounded down
       *[other] { $count } workers ÷ 2, rounded down
    }
castles-of-burgundy-why-tile-15 =
    15: { $count ->
        [one] { $count } type of goods sold
       *[other] { $count } types of goods sold
    } × { $each }
castles-of-burgundy-why-tile-16 =
    16: { $count ->
        [one] { $count } warehouse
       *[other] { $count } warehouses
    } × { $each }
castles-of-burgundy-why-tile-17 =
    17: { $count ->
        [one] { $count } watchtower
       *[other] { $count } watchtowers
    } × { $each }
castles-of-burgundy-why-tile-18 =
    18: { $count ->
        [one] { $count } carpenter's workshop
       *[other] { $count } carpenter's workshops
    } × { $each }
castles-of-burgundy-why-tile-19 =
    19: { $count ->
        [one] { $count } church
       *[other] { $count } churches
    } × { $each }
castles-of-burgundy-why-tile-20 =
    20: { $count ->
        [one] { $count } market
       *[other] { $count } markets
    } × { $each }
castles-of-burgundy-why-tile-21 =
    21: { $count ->
        [one] { $count } boarding house
       *[other] { $count } boarding houses
    } × { $each }
castles-of-burgundy-why-tile-22 =
    22: { $count ->
        [one] { $count } bank
       *[other] { $count } banks
    } × { $each }
castles-of-burgundy-why-tile-23 =
    23: { $count ->
        [one] { $count } town hall
       *[other] { $count } town halls
    } × { $each }
castles-of-burgundy-why-tile-24 =
    24: { $count ->
        [one] { $count } type of animals
       *[other] { $count } types of animals
    } × { $each }
castles-of-burgundy-why-tile-25 =
    25: { $count ->
        [one] { $count } goods tile sold
       *[other] { $count } goods tiles sold
    } × { $each }
castles-of-burgundy-why-tile-26 =
    26: { $count ->
        [one] { $count } bonus tile
       *[other] { $count } bonus tiles
    } × { $each }
castles-of-burgundy-why-tile-29 =
    29: { $count ->
        [one] { $count } white castle
       *[other] { $count } white castles
    } × { $each }
castles-of-burgundy-why-copied = { $why }, copied with shield 6
castles-of-burgundy-why-tile-doubled = { $why }, doubled by shield 10
castles-of-burgundy-why-shield = shield { $shield }: { $points }
castles-of-burgundy-why-shield-doubled = { $why }, doubled by shield 13
castles-of-burgundy-why-vineyard = region of { $size } → { $points }

## Notes under the form while it is being typed, and beside the entries

castles-of-burgundy-note-spaces = { $kind }, { $name }: { $filled } of { $of } spaces
castles-of-burgundy-note-logged = the log has { $count } of { $name }
castles-of-burgundy-note-alone = target { $target }, score { $score } · { $filled } of 37 spaces in finished areas
castles-of-burgundy-note-left = { $goods } + { $silver } + { $workers } = { $points }
castles-of-burgundy-note-area = { $phase } { $kind }, { $what }
castles-of-burgundy-note-colour = { $kind }, bonus
castles-of-burgundy-note-posts = { $posts } posts
castles-of-burgundy-note-sale = { castles-of-burgundy-count-tiles }
castles-of-burgundy-note-sale-of = { castles-of-burgundy-count-tiles }, die { $goods }
castles-of-burgundy-note-watchtower = watchtower
castles-of-burgundy-note-monastery = tile { $tile } { $name }
castles-of-burgundy-note-round = phase { $phase }, round { $round }
castles-of-burgundy-note-tile = { $tile } { $what }
castles-of-burgundy-note-tile-copied = { $tile } { $what }, copied
castles-of-burgundy-note-shield = shield { $shield }
castles-of-burgundy-note-vineyard = region of { $size }

## What decides, and the check before leaving a step

castles-of-burgundy-decided-empty-spaces =
    { $tie_break ->
        [most-empty] Tie at { $total }. Most empty spaces decides: { $winner } { $best }, { $others }.
       *[other] Tie at { $total }. Fewest empty spaces decides: { $winner } { $best }, { $others }.
    }
castles-of-burgundy-decided-bridge =
    { $edition ->
        [2023] Tie at { $total }. Furthest behind on the turn order track decides: { $winner } { $best }, { $others }.
       *[other] Tie at { $total }. Furthest behind on the bridge decides: { $winner } { $best }, { $others }.
    }
castles-of-burgundy-check-play = Something may be left out: areas, animals, or the track itself.
castles-of-burgundy-check-monasteries = Something may be left out: the points on the track, or a tile.
castles-of-burgundy-check-shields = Something may be left out: the points on the track, or a shield.
castles-of-burgundy-check-vineyards = Something may be left out: the points on the track, or a region.

## Warnings: what is there, and what would be usual

castles-of-burgundy-warning-colour-overfilled = { $name }, { $kind }: areas of { $count } spaces in all, but there are only { $max }
castles-of-burgundy-warning-no-bonus-left = { $name } is third or later, so there is no bonus left
castles-of-burgundy-warning-linked-twice = { $name }: these { $posts } border posts are linked in the log already; each link scores once
castles-of-burgundy-warning-held-twice = Tile { $tile } lies with { $name } already, and there is only one; usually only shield 6 copies it
castles-of-burgundy-warning-goods = { $name }: { $count } goods tiles, but a player gets at most { $max }
castles-of-burgundy-warning-goods-colour = { $name }: { $count } tiles of goods { $goods }, but there are only { $max }
castles-of-burgundy-warning-silver = { $name }: { $count } silver left; up to { $max } is usual
castles-of-burgundy-warning-workers = { $name }: { $count } workers left; up to { $max } is usual
castles-of-burgundy-warning-watchtowers = { $name }: { $count } watchtowers, but a player has room for { $max } at most
castles-of-burgundy-warning-count = { $name }: { $count } of what this tile counts, but there can only be { $max }

## What the rules forbid

castles-of-burgundy-error-area-too-large = { $key }: of this colour, { $kind }, there are { $max } spaces, so no area is larger. Check the colour and the size.
castles-of-burgundy-error-bonus-twice = { $key }: a player finishes a colour once, and { $first } has this one already, { $kind }. Change that entry, or pick another colour.
castles-of-burgundy-error-solo-no-bonus = { $key }: a player alone gets no such bonus. Leave the entry out.
castles-of-burgundy-error-tile-twice = { $key }: there is one tile { $number }, and { $first } scores it. If shield 6 copies it, say so; else change one of them.
castles-of-burgundy-error-shield-twice = { $key }: there is one shield { $number }, and { $first } keeps it. Change one of them.
castles-of-burgundy-error-too-many-shields = { $key }: a player keeps { $max } at most, one for each castle. Remove one, or check whose it is.
castles-of-burgundy-error-no-such-tile = { $key }: 15 to 26, or 29. The others score during play, if at all.

## Where the game is, and what follows from the log

castles-of-burgundy-heading = phase { $phase } (bonus { $bonus }), round { $round } of 5
castles-of-burgundy-heading-phase = phase { $phase } (bonus { $bonus })
castles-of-burgundy-heading-short = { $phase }{ $round }
castles-of-burgundy-heading-letter = { $phase }
castles-of-burgundy-due-first = { $name }, { $kind }: { $filled } spaces filled. First bonus, { $points }?
castles-of-burgundy-due-second = { $name }, { $kind }: { $filled } spaces filled. Second bonus, { $points }?
castles-of-burgundy-due-tile = { $name } placed { $tile }, { $what }: how many?
castles-of-burgundy-opening-leftovers-ask = Pay the mines of phase E first.
castles-of-burgundy-opening-leftovers-rule = Then count what is left: goods, silver, workers.
castles-of-burgundy-counts-15 = goods types
castles-of-burgundy-counts-16 = warehouses
castles-of-burgundy-counts-17 = watchtowers
castles-of-burgundy-counts-18 = carpenter's workshops
castles-of-burgundy-counts-19 = churches
castles-of-burgundy-counts-20 = markets
castles-of-burgundy-counts-21 = boarding houses
castles-of-burgundy-counts-22 = banks
castles-of-burgundy-counts-23 = town halls
castles-of-burgundy-counts-24 = animal types
castles-of-burgundy-counts-25 = goods sold
castles-of-burgundy-counts-26 = bonus tiles
castles-of-burgundy-counts-29 = white castles

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

castles-of-burgundy-page-areas = Areas
    .body =
        Touching spaces of one colour are an area; a space alone is one, too. Its last tile scores it at once: points
        for the size, and the bonus of the running phase on top.

        Size 1 to 8: 1, 3, 6, 10, 15, 21, 28, 36. The bonus is 10 in phase A, then 8, 6, 4, and 2 in phase E. It is
        the same for a small area as for a large one.

        A space alone in phase A is 1 + 10 = 11; an area of 3 in phase C is 6 + 6 = 12.

        The starting castle scores nothing when it is laid at set-up. If its area has more spaces and is finished
        later, its space counts in the size.

        Inns (a module) make an area one larger, at most one inn an area; so does shield 17 for areas finished after it
        was placed. Both touch the size points alone, not the bonus. So sizes 9 and 10 arise: 45 and 55 points. They
        are printed in the edition of 2023; the tables before end at 8, and Scorewalk uses these figures for all.

        There are 37 spaces: 12 for buildings, 6 each for animals, monasteries and ships, 4 castles, 3 mines.

        The 100/200 tile: past space 0/100 lay it with 100 up the first time round, with 200 the second. Beyond 299 keep
        counting.
    .wrong =
        a space alone gets the phase bonus too
        the bonus is that of the phase in which the last tile was laid
        the starting castle itself scores nothing

castles-of-burgundy-page-bonuses = Colour bonuses, borders
    .body =
        Whoever covers the last space of a colour, anywhere in their duchy, takes the bonus tile of that colour, scores it
        at once and keeps it.

        With two players the first gets 5 and the second 2. With three it is 6 and 3, with four 7 and 4. A third or
        fourth player gets nothing.

        The order in the log is the order that counts. If an entry goes, the later ones move up.

        Border posts (a module): linking two of the three brings the bonus of the phase. Linking all three brings the
        values of a colour bonus once more, first and second; that tile is a bonus tile for tile 26 as well.

        Shield 7 doubles the bonus tiles taken after it was placed. Tile 26 still counts tiles.

        Playing alone there is no bonus: a finished colour gives a tile of the black depot instead.
    .wrong =
        the third to finish a colour gets nothing

castles-of-burgundy-page-livestock = Animals
    .body =
        A new tile scores its own animals and all animals of the same type that lie in the same pasture already.
        Connected green spaces are one pasture.

        In a pasture with 3 cows and 3 sheep a tile of 4 cows scores 4 + 3 = 7. A further one of 4 cows scores
        4 + 7 = 11, one of 2 sheep 2 + 3 = 5.

        Name pastures by numbers: 0 is a new one, and the form shows what lies in the others.

        Tile 7 brings one point more for each tile that scores, the new one included: 3 sheep laid next to a tile
        of 4 sheep score 3 + 4 + 2 = 9. It counts from the moment it is placed, so log it when it is.

        With shield 1 all pastures of its player are one.
    .wrong =
        tile 7 counts tiles, not animals
        animals of another type, or in another pasture, do not score

castles-of-burgundy-page-goods = Goods, towers
    .body =
        A goods tile sold scores as many points as there are players: 2, 3 or 4. Playing alone it is 2; that is our
        reading of the rules.

        A sale sells all tiles of one colour. Goods are chosen by the number of their die, 1 to 6; 0 leaves it open.
        Noted, they let the program count the types for tile 15.

        Shield 12 doubles goods sold after it was placed.

        A watchtower scores 4 each time one is placed.

        Limits: 28 goods tiles for one player, sold and unsold together, 7 of a colour; 7 buildings of one type. More
        are taken, but marked.
    .wrong =
        4 a tile is the price with four players only

castles-of-burgundy-page-end = End of the game
    .body =
        The game ends after round 5 of phase E: 25 rounds in all. The mines pay once more, and then the final scoring
        begins.

        1 for each unsold goods tile, 1 for each silver coin (2011: Silverling), 1 for every two workers. The workers
        of each player are halved by themselves and rounded down: 5 workers are 2 points.

        Then the tiles that score at the end, the shields kept, the vineyards.

        What still lies in the storage is worth nothing.

        More than 15 silver or 20 workers are taken, but marked, and so is a total below 60 or above 320.
    .wrong =
        workers are halved, silver is not, and not both together
        tiles in the storage score nothing

castles-of-burgundy-page-monasteries = Scoring monasteries
    .body =
        Monasteries (2011: knowledge tiles) 15 to 26 score at the end, if they lie in the duchy and not in the storage.

        16 warehouse, 17 watchtower, 18 carpenter's workshop, 19 church, 20 market, 21 boarding house, 22 bank, 23 town
        hall (2011: city hall): 4 for each such building.

        15: for each type of goods sold, six at most, 2 points; in the edition of 2011 it is 3.

        24: 4 for each type of animals. 25: 1 for each goods tile sold.

        26: for each bonus tile, 3 points; in the edition of 2011 it is 2. It counts tiles, whatever they were worth.

        29 (White Castles, a module): 4 for each white castle.

        Of each number there is one. Shield 6 copies those of another player, with your own counts: d marks such an
        entry. Shield 10 doubles them all, copies too, wherever it stands in the log.

        Where the log knows how many there are, that number is offered; ⏎ takes it.
    .wrong =
        15 and 26 are worth something else in the other editions
        26 counts the tiles; their values are on the track already
        watchtowers score 4 when placed and 4 again with 17
        goods that were never sold do not count for 15 and 25

castles-of-burgundy-page-shields = Shields
    .body =
        Shields are a module. Only those kept to the end score: 1 to 6 are worth 12, 7 to 12 worth 8, 13 to 18 worth 4.

        A player has at most as many as castles placed, so 4. Each number is there once.

        These touch the score. 1: all pastures are one. 6: the monasteries of one other player, copied, with your own
        counts. 7: later bonus tiles score double. 10: scoring monasteries score double. 12: goods sold score double.
        13: all your shields score double, itself too. 17: areas finished from now on are one larger.

        In a form d says that the shield holds. It then stays on for that player until d turns it off.
    .wrong =
        17 makes the area larger, not the phase bonus
        7 and 12 are only for what comes after them

castles-of-burgundy-page-modules = More modules
    .body =
        Vineyards (2023): a region of 1 to 13 scores 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91.

        White Castles: they are scored with tile 29, 4 each. Inns: there are 5 of them; see the page on areas.

        Playing alone: 37 spaces in 25 rounds. The score runs against a target of 50. Each time it is reached, the score
        returns to 0 and the target drops by 5, never below 5. Scorewalk shows both beside the form; the sheet shows
        the sum of all points.

        Teams: the score of a team is the sum of its two players.

        A castle set aside can cost 5 points in the first expansion. That, geese, the crane, trade routes and the
        automa go in as adjustments, with the key =.

        Editions: 2019 is the default. In 2011 the duchy is called an estate, monasteries are knowledge tiles, and silver
        coins are Silverlings. 2023 has a turn order track in place of the bridge.

castles-of-burgundy-page-ties = Ties
    .body =
        Most points win. Level on points, fewest empty spaces in one's own duchy wins. Level again, the piece that is
        furthest behind on the bridge (2023: the turn order track) wins. Side by side, the victory is shared.

        Some groups and one online edition play it the other way round, most empty spaces. That is an option.

        Both are asked only of the players tied for the win.
