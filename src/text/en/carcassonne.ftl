### Carcassonne in English. Every key begins with the name of the game; what all games share is in en.ftl.
### Questions and rules know the options: $fields, $two_tile_cities, each expansion as 1 or 0, the agreed $tie_breaker and whether the $highest_wins.

## Stages in the step list (≤ 15 columns)

carcassonne-stage-play = play
carcassonne-stage-unfinished-roads = roads
carcassonne-stage-unfinished-cities = cities
carcassonne-stage-unfinished-monasteries = monasteries
carcassonne-stage-fields = fields
carcassonne-stage-trade-goods = goods
carcassonne-stage-tie-breaker = tie-breaker

## Panel titles (≤ 30 columns)

carcassonne-title-play = Play
carcassonne-title-unfinished-roads = Unfinished roads
carcassonne-title-unfinished-cities = Unfinished cities
carcassonne-title-unfinished-monasteries = Unfinished monasteries
carcassonne-title-fields = Fields
carcassonne-title-trade-goods = Trade goods
carcassonne-title-tie-breaker = Tie-breaker

## Column heads (≤ 7 columns)

carcassonne-head-points-in-play = track
carcassonne-head-roads = roads
carcassonne-head-cities = cities
carcassonne-head-monasteries = monast.
carcassonne-head-gardens = gardens
carcassonne-head-unfinished-roads = unf.rd
carcassonne-head-unfinished-cities = unf.ct
carcassonne-head-unfinished-monasteries = unf.mon
carcassonne-head-fields = fields
carcassonne-head-trade-goods = goods
carcassonne-head-adjustments = adj.
carcassonne-group-play = play
carcassonne-group-unfinished = unfin.
carcassonne-head-tie-breaker = tie
carcassonne-bar-points-in-play = trk
carcassonne-bar-roads = rds
carcassonne-bar-cities = cty
carcassonne-bar-monasteries = mon
carcassonne-bar-gardens = gdn
carcassonne-bar-unfinished-roads = u.r
carcassonne-bar-unfinished-cities = u.c
carcassonne-bar-unfinished-monasteries = u.m
carcassonne-bar-fields = fld
carcassonne-bar-trade-goods = gds
carcassonne-bar-adjustments = adj.

## Rows of the sheet (≤ 22 columns)

carcassonne-category-points-in-play = on the track
carcassonne-category-roads = roads
carcassonne-category-cities = cities
carcassonne-category-monasteries = monasteries
carcassonne-category-gardens = gardens
carcassonne-category-unfinished-roads = unfinished roads
carcassonne-category-unfinished-cities = unfinished cities
carcassonne-category-unfinished-monasteries = unfinished monasteries
carcassonne-category-fields = fields
carcassonne-category-trade-goods = trade goods
carcassonne-category-adjustments = adjustments

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

carcassonne-kinds-play-ask = What has been completed?
carcassonne-kinds-play-rule = A letter for each; o if the track has it all; n ends play.

carcassonne-points-in-play-ask = Where does each stand, laps of 50 included?
carcassonne-points-in-play-rule = One lap and space 17 are 67 points.
carcassonne-points-in-play-entry = on the track
    .a = the track reading
carcassonne-points-in-play-enter = enter it

carcassonne-road-ask = Road finished: how many tiles, whose followers?
carcassonne-road-rule =
    { $inns-and-cathedrals ->
        [1] 1 a tile, 2 with an inn; crossed twice counts once.
       *[other] 1 a tile; crossed twice counts once.
    }
carcassonne-road-entry = road
    .a = a road
carcassonne-road-enter = score it

carcassonne-city-ask = City finished: tiles, coats of arms, whose followers?
carcassonne-city-rule =
    { $inns-and-cathedrals ->
        [1] 2 a tile and coat of arms, with a cathedral 3; ties full.
       *[other] 2 a tile and 2 a coat of arms; all with the most score.
    }
carcassonne-city-entry = city
    .a = a city
carcassonne-city-enter = score it

carcassonne-monastery-ask = Monastery finished: whose monk?
carcassonne-monastery-rule = All 8 neighbours are laid: 9 points.
carcassonne-monastery-tiles-ask = Abbot taken back: how many tiles so far?
carcassonne-monastery-tiles-rule = 1 for its own tile and 1 for each neighbour: 1 to 8.
carcassonne-monastery-entry = monastery
    .a = a monastery
carcassonne-monastery-enter = score it

carcassonne-garden-ask = Garden finished: whose abbot?
carcassonne-garden-rule = All 8 neighbours are laid: 9 points.
carcassonne-garden-tiles-ask = Abbot taken back: how many tiles so far?
carcassonne-garden-tiles-rule = 1 for its own tile and 1 for each neighbour: 1 to 8.
carcassonne-garden-entry = garden
    .a = a garden
carcassonne-garden-enter = score it

carcassonne-road-left-ask = Unfinished road: how many tiles, whose followers?
carcassonne-road-left-rule =
    { $inns-and-cathedrals ->
        [1] 1 a tile. With an inn it is worth nothing.
       *[other] 1 a tile.
    }
carcassonne-road-left-entry = road
    .a = a road
carcassonne-road-left-enter = enter it

carcassonne-city-left-ask = Unfinished city: tiles, coats of arms, whose followers?
carcassonne-city-left-rule =
    { $inns-and-cathedrals ->
        [1] 1 a tile, 1 a coat of arms. With a cathedral nothing.
       *[other] 1 a tile, 1 a coat of arms.
    }
carcassonne-city-left-entry = city
    .a = a city
carcassonne-city-left-enter = enter it

carcassonne-kinds-unfinished-monasteries-ask = What is unfinished: a monastery or a garden?
carcassonne-kinds-unfinished-monasteries-rule = Monks and abbots that still stand there. Then n.
carcassonne-monastery-left-ask = Unfinished monastery: whose, and how many tiles?
carcassonne-monastery-left-rule = Count its own tile too: 1 to 8.
carcassonne-monastery-left-entry = monastery
    .a = a monastery
carcassonne-monastery-left-enter = enter it

carcassonne-garden-left-ask = Unfinished garden: whose, and how many tiles?
carcassonne-garden-left-rule = Count its own tile too: 1 to 8.
carcassonne-garden-left-entry = garden
    .a = a garden
carcassonne-garden-left-enter = enter it

carcassonne-opening-fields-ask = Take those followers off: only farmers stay.
carcassonne-opening-fields-rule = Then the fields, one by one.

carcassonne-field-ask = Who farms this field, and which cities touch it?
carcassonne-field-rule =
    { $fields ->
        [per-city] Each city once: 4 to the most farmers around the city.
        [city-once] 3 a city by field; nobody scores the same city twice.
       *[other] 3 for each completed city, to the most farmers; ties full.
    }
carcassonne-field-entry = field
    .a = a field
carcassonne-field-enter = enter it

carcassonne-trade-goods-ask = How many wine, grain and cloth tokens has each?
carcassonne-trade-goods-rule = Most of a kind: 10. Tied: 10 for each of them.
carcassonne-trade-goods-entry = trade goods
    .a = the count of trade goods
carcassonne-trade-goods-enter = enter it

carcassonne-tie-breaker-ask = Tied at { $total }: { $tie_breaker }, how many has each?
carcassonne-tie-breaker-rule =
    { $highest_wins ->
        [1] Agreed before play: most wins; equal again, shared.
       *[other] Agreed before play: fewest wins; equal again, shared.
    }
carcassonne-tie-breaker-entry = tie-breaker
    .a = the tie-breaker
carcassonne-tie-breaker-enter = enter it

## Fields: labels (≤ 10 columns); .full is the noun for messages, where the label is short for it

carcassonne-completed = abbot back early
carcassonne-tiles = tiles
carcassonne-coats_of_arms = coats
    .full = coats of arms
carcassonne-inn = inn
carcassonne-cathedral = cathedral
carcassonne-followers = who
    .full = followers
carcassonne-large = big
    .full = large followers
carcassonne-pigs = pig
    .full = pigs
carcassonne-label = letter
carcassonne-owner = owner
carcassonne-field-followers = farmers
carcassonne-cities = cities
carcassonne-wine = wine
carcassonne-grain = grain
carcassonne-cloth = cloth
carcassonne-values = figure
carcassonne-points = points
    .full = points on the track

## Options

carcassonne-option-fields = fields
carcassonne-option-fields-per-field = each field: 3 a city
carcassonne-option-fields-per-city = each city once: 4
carcassonne-option-fields-city-once = each city once a player: 3
carcassonne-option-fields-none = no farmers
carcassonne-option-two_tile_cities = two-tile city
carcassonne-option-two_tile_cities-full = in full, 4 points
carcassonne-option-two_tile_cities-flat = first editions, 2 points
carcassonne-option-expansions = expansions
carcassonne-option-expansions-inns-and-cathedrals = Inns & Cathedrals
carcassonne-option-expansions-traders-and-builders = Traders & Builders
carcassonne-option-expansions-abbot = Abbot
carcassonne-option-expansions-river = River (scores nothing)
carcassonne-option-followers = followers
carcassonne-option-tie_breaker = tie-breaker

## Counts

carcassonne-count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
carcassonne-count-coats =
    { $coats ->
        [one] { $coats } coat of arms
       *[other] { $coats } coats of arms
    }
carcassonne-count-cities =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }

## Why a figure is what it is

carcassonne-why-road = { carcassonne-count-tiles } × { $rate }
carcassonne-why-inn = { carcassonne-count-tiles } × { $rate }, with an inn
carcassonne-why-inn-nothing = { carcassonne-count-tiles }, unfinished with an inn: nothing
carcassonne-why-city-tiles = { carcassonne-count-tiles } × { $rate }
carcassonne-why-city = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }
carcassonne-why-cathedral-tiles = { carcassonne-count-tiles } × { $rate }, with a cathedral
carcassonne-why-cathedral = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }, with a cathedral
carcassonne-why-cathedral-nothing = { carcassonne-count-tiles }, unfinished with a cathedral: nothing
carcassonne-why-pair-tiles = { carcassonne-count-tiles } × { $rate }, as in the first editions
carcassonne-why-pair = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }, as in the first editions
carcassonne-why-monastery = its own tile and all 8 neighbours
carcassonne-why-monastery-unfinished =
    { $neighbours ->
        [0] its own tile, no neighbour
        [one] its own tile and { $neighbours } neighbour
       *[other] its own tile and { $neighbours } neighbours
    }
carcassonne-why-lost = { $own } against { $most } of { $names }: no control
carcassonne-why-field = { carcassonne-count-cities } × { $rate }
carcassonne-why-field-pig = { carcassonne-count-cities } × { $rate }, with the pig
carcassonne-why-field-before = { carcassonne-count-cities } × { $rate }; { $before } more scored before
carcassonne-why-field-pig-before = { carcassonne-count-cities } × { $rate }, with the pig; { $before } more scored before
carcassonne-why-no-city = no completed city touches it
carcassonne-why-around =
    city { $city }: { $own ->
        [one] { $own } farmer
       *[other] { $own } farmers
    } around it, nobody has more
carcassonne-why-about = city { $city }: { $why }
carcassonne-why-goods = { $firsts } × { $each } for the most of a kind: wine { $wine }, grain { $grain }, cloth { $cloth }

## Notes under the form while it is being typed, and beside the entries

carcassonne-note-alone = { $why } = { $points } for { $names }
carcassonne-note-tied = tie, each in full: { $why } = { $points }
carcassonne-note-control = control: { $names }
carcassonne-note-each = { $points }: { $why }
carcassonne-note-home = go home:
carcassonne-note-home-city = it is city { $letter }; go home:
carcassonne-note-pieces =
    { $large ->
        [0] { $plain }
       *[other] { $plain ->
            [0] big
           *[other] { $plain } + big
        }
    }
carcassonne-note-pigs = { $name } has one pig, and it stands in several fields
carcassonne-note-used-head = used
carcassonne-note-used = { $used } of { $own }
carcassonne-note-used-large = { $used } of { $own } and the big one
carcassonne-note-used-over = { $used } of { $own } !
carcassonne-note-used-large-over = { $used } of { $own } ! and the big one
carcassonne-note-road =
    road, { carcassonne-count-tiles }{ $built ->
        [1] , inn
       *[other] { "" }
    }
carcassonne-note-city-tiles =
    city { $letter }, { carcassonne-count-tiles }{ $built ->
        [1] , cathedral
       *[other] { "" }
    }
carcassonne-note-city =
    city { $letter }, { carcassonne-count-tiles }, { carcassonne-count-coats }{ $built ->
        [1] , cathedral
       *[other] { "" }
    }
carcassonne-note-monastery = monastery
carcassonne-note-monastery-early = abbot back, monastery
carcassonne-note-garden = garden
carcassonne-note-garden-early = abbot back, garden
carcassonne-note-left-road =
    { carcassonne-count-tiles }{ $built ->
        [1] , inn
       *[other] { "" }
    }
carcassonne-note-left-city-tiles =
    { carcassonne-count-tiles }{ $built ->
        [1] , cathedral
       *[other] { "" }
    }
carcassonne-note-left-city =
    { carcassonne-count-tiles }, { carcassonne-count-coats }{ $built ->
        [1] , cathedral
       *[other] { "" }
    }
carcassonne-note-field = { carcassonne-count-cities }
carcassonne-note-field-named = { $names }
carcassonne-note-unknown-city = not in the log
carcassonne-note-echo-tiles = { carcassonne-count-tiles }, { $names }
carcassonne-note-echo = { carcassonne-count-tiles }, { carcassonne-count-coats }, { $names }
carcassonne-note-echo-tiles-nobody = { carcassonne-count-tiles }, nobody's
carcassonne-note-echo-nobody = { carcassonne-count-tiles }, { carcassonne-count-coats }, nobody's

## What decides, and the check before leaving a step

carcassonne-decided-tie-breaker = Tie at { $total }. Agreed before play, { $tie_breaker }: { $winner } { $best }, { $others }.
carcassonne-check-fields = A letter or count may be wrong, or a city was not logged.

## Warnings: what is there, and what would be usual

carcassonne-warning-nobody-controls = Nobody has a follower there, so nobody scores
carcassonne-warning-city-named-twice = City { $name } is named twice; it counts once for a field
carcassonne-warning-too-many-tiles = { $count } tiles; the base box has { $max }
carcassonne-warning-too-many-coats-of-arms = { $count } coats of arms in all; the base box has { $max }
carcassonne-warning-too-many-monasteries = { $count } monasteries in all, but the base game has only { $max }
carcassonne-warning-followers = { $name }: { $count } followers in one place, but each player has { $max }
carcassonne-warning-large = { $name }: { $count } large followers in one place, but each player has { $max }
carcassonne-warning-followers-in-all = { $name }: { $count } followers at the end, but each player has { $max }. A farmer counted twice?
carcassonne-warning-large-in-all = { $name }: { $count } large followers at the end, but each player has { $max }
carcassonne-warning-abbots = { $name }: { $count } abbots in gardens at the end, but each player has { $max }
carcassonne-warning-too-much-wine = { $count } wine tokens, but there are only { $max }
carcassonne-warning-too-much-grain = { $count } grain tokens, but there are only { $max }
carcassonne-warning-too-much-cloth = { $count } cloth tokens, but there are only { $max }
carcassonne-warning-more-cities =
    Fields touch { $named ->
        [one] { $named } city
       *[other] { $named } cities
    }, but the log has { $completed ->
        [one] { $completed } completed
       *[other] { $completed } completed
    }

## What the rules forbid

carcassonne-error-no-fields = { $key }: this game is played without farmers, so it has no fields. Change that option, or leave the field out.
carcassonne-error-cities-must-be-named = { $key }: under this rule for fields it matters which cities they are. Name them by their letters; 0 is none.
carcassonne-error-tiles-completed = { $key }: completed, it has 9. With fewer it is unfinished.
carcassonne-error-tiles-unfinished = { $key }: 1 to 8. With 9 it is complete: log it in play.
carcassonne-error-coats-of-arms = { $key }: each tile has one at most, so 0 to { $max } fit. Check both figures.

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

carcassonne-page-play = During play
    .body =
        A road, a city or a monastery scores as soon as it is completed. Fields wait for the end of the game, and
        farmers stay where they are until then.

        One tile may complete several features. Each is scored by itself and is an entry of its own.

        After the scoring, all followers on the completed feature go home, those of players who got nothing for it
        too. They cannot be placed again in the same turn, only in a later one.

        The score track has 50 spaces, 0–49: 67 points are one lap and space 17. Whoever passes the last space notes
        a lap; any reminder will do. After each entry the screen says where the markers stand now: 1·17.

        Log the whole evening. Or start at the end, with the points on the track. Or mix the two: enter the track in
        mid-game and log from there. Track and log are added up, so nothing may be in both.

        When the last tile is laid, what it completes is scored as usual. A last tile that fits nowhere is taken
        out, and the game ends. The final scoring follows: unfinished roads, cities and monasteries, then the
        fields.
    .wrong =
        everybody's followers leave a completed feature, the losers' too
        a lap that nobody notes is 50 points lost

carcassonne-page-control = Who controls it
    .body =
        Whoever has the most followers (meeples) on a road, city or field controls it and scores it. Level for the most: each
        of these players scores in full. Whoever has fewer gets 0.

        With no follower there, nobody scores. Such an entry is taken, but marked.

        A large follower (Inns & Cathedrals) is as strong as two and adds no points. Enter it as the big one, not
        among the others as well.

        Limits: 7 followers for each player, besides the one on the score track; the large one and the abbot come on
        top, one each. That is also the most a player can have on all unfinished features and fields together at the
        end; an unfinished monastery holds one. If the count runs over, the likeliest slip is a farmer counted
        twice.
    .wrong =
        a tie is not split: each of the tied players scores in full
        a large follower brings strength, not points

carcassonne-page-roads = Roads
    .body =
        A road is complete when both its ends are closed, by a city, a monastery, a junction or another printed end,
        or when it runs in a closed loop.

        Completed, it scores 1 a tile; unfinished, at the end of the game, as much. A tile that the road crosses
        twice counts once.

        With an inn (Inns & Cathedrals), a completed road scores 2 a tile; a second inn adds nothing. An unfinished
        road with an inn is worth 0.
    .wrong =
        a tile that the road crosses twice is one tile

carcassonne-page-cities = Cities
    .body =
        A city is complete when its walls are closed and no edge of it is open.

        Completed, it scores 2 a tile and 2 a coat of arms (shield, pennant). Unfinished, at the end of the game, it scores 1 a tile
        and 1 a coat of arms.

        A tile with two parts of the same city counts once. An unfinished city of 12 tiles with 5 coats of arms is
        12 + 5 = 17.

        With a cathedral (Inns & Cathedrals), a completed city scores 3 a tile and 3 a coat of arms; an unfinished
        one is worth 0.

        Limits: no city has more coats of arms than tiles; that is refused. More than 10 coats of arms in all cities
        together are taken, but marked.

        The first editions paid less for a completed city of two tiles: see the page on editions.
    .wrong =
        a tile with two parts of the same city is one tile: count it twice, and 17 becomes 18

carcassonne-page-monasteries = Monasteries and gardens
    .body =
        A monastery (cloister) is complete when all 8 tiles around it are laid. It scores 9 for the owner of the monk.

        Unfinished, at the end of the game, it scores 1 for its own tile and 1 for each neighbour laid. Enter the
        tiles with its own included: 1 to 8. With 9 it is complete: log it in play.

        Gardens (Abbot) score just as monasteries do. An abbot taken back early scores at once: 1 and 1 more for
        each neighbour laid so far.

        The base game has 6 monasteries, completed and unfinished together: more are taken, but marked.
    .wrong =
        an unfinished monastery is worth 8 at most, never 9

carcassonne-page-fields = Fields
    .body =
        First take the followers off the unfinished features just scored, so that only farmers remain. Then go field
        by field.

        A field (farm, meadow) reaches as far as roads, cities, and gaps or the edge of the map let it; the river, where there is
        one, splits fields as well.

        The most farmers control the field: 3 for each completed city touching it, whatever the size of the city.
        Level for the most: each scores in full. Unfinished cities give nothing.

        For one field a city counts once, however often it touches it. It counts again for every other field it
        touches, even where the same player controls both.

        With a pig (Traders & Builders), its owner gets 4 a city instead of 3, provided the owner controls the
        field.

        If the whole game is logged and the fields name more cities than were completed, Scorewalk asks.
    .wrong =
        unfinished cities give farmers nothing
        a city counts once for a field, however often it touches it
        the same city counts again for the next field, even for the same player

carcassonne-page-goods = Goods, builder and pig
    .body =
        This page is for Traders & Builders only.

        Trade goods, at the end of the game: the most wine scores 10, the most grain 10, the most cloth 10. Level
        for the most of a kind: 10 for each of these players. Of a kind that nobody has, nobody scores.

        Builder and pig have no strength. They never count when followers are compared.

        A pig scores for its owner alone, and only where the owner controls the field, alone or tied: 4 a city
        instead of 3. A second pig there adds nothing. Whoever shares the field without a pig gets the usual 3.

        Where fields go by the first rule, 4 a city to the most farmers around it, pigs change nothing.

carcassonne-page-ties = Ties
    .body =
        Most points win. Level at the top, the victory is shared.

        A group may agree on a tie-breaker, but only before play. Name it in the options, and whether the most or
        the fewest of it wins. It is asked only when the top is tied, and only of the tied players. Level there too,
        the victory is shared.

carcassonne-page-editions = Editions and variants
    .body =
        A completed city of two tiles now scores as any other: 4, and 2 more for each coat of arms. In the first
        editions it scores 2, and 1 more for each coat of arms.

        Fields have had three rules. Today's is the third: 3 a completed city to whoever controls the field, and
        again in each field that the city touches. Under it, 4 a city takes a pig.

        The first rule: 4 a completed city to the most farmers around it, on all its fields together, each city
        once.

        The second rule: 3 a completed city to whoever controls the field, but no player scores the same city twice.
        Sources disagree on the detail. Here the order of entry decides: a city counts in the first of its fields
        that the player controls.

        The two older rules need the cities by letter, not their number. Or play without farmers: then the step is
        left out.

        The river splits fields and scores nothing.

        All this is set in the options. Any other house rule goes in as an adjustment. The sheet says which rules
        were used.
