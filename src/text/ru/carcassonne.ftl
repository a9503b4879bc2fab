### Carcassonne in Russian. Every key begins with the name of the game; what all games share is in ru.ftl.
### Questions and rules know the options: $fields, $two_tile_cities, each expansion as 1 or 0, the agreed $tie_breaker and whether the $highest_wins.

## Stages in the step list (≤ 15 columns)

carcassonne-stage-play = партия
carcassonne-stage-unfinished-roads = дороги
carcassonne-stage-unfinished-cities = города
carcassonne-stage-unfinished-monasteries = монастыри
carcassonne-stage-fields = поля
carcassonne-stage-trade-goods = товары
carcassonne-stage-tie-breaker = ничья

## Panel titles (≤ 30 columns)

carcassonne-title-play = Партия
carcassonne-title-unfinished-roads = Недостроенные дороги
carcassonne-title-unfinished-cities = Недостроенные города
carcassonne-title-unfinished-monasteries = Недостроенные монастыри
carcassonne-title-fields = Поля
carcassonne-title-trade-goods = Товары
carcassonne-title-tie-breaker = Ничья

## Column heads (≤ 7 columns)

carcassonne-head-points-in-play = шкала
carcassonne-head-roads = дороги
carcassonne-head-cities = города
carcassonne-head-monasteries = монаст.
carcassonne-head-gardens = сады
carcassonne-head-unfinished-roads = нед.дор
carcassonne-head-unfinished-cities = нед.гор
carcassonne-head-unfinished-monasteries = нед.мон
carcassonne-head-fields = поля
carcassonne-head-trade-goods = товары
carcassonne-head-adjustments = попр.
carcassonne-group-play = партия
carcassonne-group-unfinished = недост.
carcassonne-head-tie-breaker = ничья
carcassonne-bar-points-in-play = шк.
carcassonne-bar-roads = дор
carcassonne-bar-cities = гор
carcassonne-bar-monasteries = мон
carcassonne-bar-gardens = сад
carcassonne-bar-unfinished-roads = н.д
carcassonne-bar-unfinished-cities = н.г
carcassonne-bar-unfinished-monasteries = н.м
carcassonne-bar-fields = пол
carcassonne-bar-trade-goods = тов
carcassonne-bar-adjustments = поп.

## Rows of the sheet (≤ 22 columns)

carcassonne-category-points-in-play = на шкале
carcassonne-category-roads = дороги
carcassonne-category-cities = города
carcassonne-category-monasteries = монастыри
carcassonne-category-gardens = сады
carcassonne-category-unfinished-roads = недостр. дороги
carcassonne-category-unfinished-cities = недостр. города
carcassonne-category-unfinished-monasteries = недостр. монастыри
carcassonne-category-fields = поля
carcassonne-category-trade-goods = товары
carcassonne-category-adjustments = поправки

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

carcassonne-kinds-play-ask = Что достроено?
carcassonne-kinds-play-rule = На каждое — буква; o — всё на шкале; n — конец партии.

carcassonne-points-in-play-ask = Сколько очков на шкале, с кругами по 50?
carcassonne-points-in-play-rule = Один круг и клетка 17 — это 67 победных очков.
carcassonne-points-in-play-entry = на шкале
    .a = показание шкалы
carcassonne-points-in-play-enter = ввести

carcassonne-road-ask = Дорога достроена: сколько квадратов, чьи фишки?
carcassonne-road-rule =
    { $inns-and-cathedrals ->
        [1] 1 за квадрат, 2 с таверной; пройден дважды — один раз.
       *[other] 1 за квадрат; пройден дважды — один раз.
    }
carcassonne-road-entry = дорога
    .a = дорога
carcassonne-road-enter = подсчитать

carcassonne-city-ask = Город достроен: квадраты, щиты, чьи фишки?
carcassonne-city-rule =
    { $inns-and-cathedrals ->
        [1] 2 за квадрат и щит, с собором 3; поровну — всем сполна.
       *[other] 2 за квадрат и 2 за щит; поровну фишек — всем полностью.
    }
carcassonne-city-entry = город
    .a = город
carcassonne-city-enter = подсчитать

carcassonne-monastery-ask = Монастырь достроен: чей монах?
carcassonne-monastery-rule = Все 8 соседних квадратов на месте: 9 победных очков.
carcassonne-monastery-tiles-ask = Аббат возвращён: сколько квадратов уже есть?
carcassonne-monastery-tiles-rule = 1 за свой квадрат и по 1 за соседние: от 1 до 8.
carcassonne-monastery-entry = монастырь
    .a = монастырь
carcassonne-monastery-enter = подсчитать

carcassonne-garden-ask = Сад достроен: чей аббат?
carcassonne-garden-rule = Все 8 соседних квадратов на месте: 9 победных очков.
carcassonne-garden-tiles-ask = Аббат возвращён: сколько квадратов уже есть?
carcassonne-garden-tiles-rule = 1 за свой квадрат и по 1 за соседние: от 1 до 8.
carcassonne-garden-entry = сад
    .a = сад
carcassonne-garden-enter = подсчитать

carcassonne-road-left-ask = Недостроенная дорога: сколько квадратов, чьи фишки?
carcassonne-road-left-rule =
    { $inns-and-cathedrals ->
        [1] 1 за квадрат. С таверной — ничего.
       *[other] 1 за квадрат.
    }
carcassonne-road-left-entry = дорога
    .a = дорога
carcassonne-road-left-enter = ввести

carcassonne-city-left-ask = Недостроенный город: квадраты, щиты, чьи фишки?
carcassonne-city-left-rule =
    { $inns-and-cathedrals ->
        [1] 1 за квадрат и 1 за щит. С собором — ничего.
       *[other] 1 за квадрат и 1 за щит.
    }
carcassonne-city-left-entry = город
    .a = город
carcassonne-city-left-enter = ввести

carcassonne-kinds-unfinished-monasteries-ask = Что не достроено: монастырь или сад?
carcassonne-kinds-unfinished-monasteries-rule = Монахи и аббаты, которые там ещё стоят. Затем n.
carcassonne-monastery-left-ask = Недостроенный монастырь: чей и сколько квадратов?
carcassonne-monastery-left-rule = Свой квадрат тоже в счёт: от 1 до 8.
carcassonne-monastery-left-entry = монастырь
    .a = монастырь
carcassonne-monastery-left-enter = ввести

carcassonne-garden-left-ask = Недостроенный сад: чей и сколько квадратов?
carcassonne-garden-left-rule = Свой квадрат тоже в счёт: от 1 до 8.
carcassonne-garden-left-entry = сад
    .a = сад
carcassonne-garden-left-enter = ввести

carcassonne-opening-fields-ask = Уберите эти фишки: остаются только крестьяне.
carcassonne-opening-fields-rule = Затем поля, одно за другим.

carcassonne-field-ask = Чьи крестьяне на поле и какие города его касаются?
carcassonne-field-rule =
    { $fields ->
        [per-city] Город один раз: 4 тому, чьих крестьян вокруг больше.
        [city-once] 3 за город; один город приносит игроку очки лишь раз.
       *[other] 3 за достроенный город хозяину поля; поровну — каждому.
    }
carcassonne-field-entry = поле
    .a = поле
carcassonne-field-enter = ввести

carcassonne-trade-goods-ask = Сколько у каждого жетонов вина, зерна и ткани?
carcassonne-trade-goods-rule = Больше всех одного вида — 10; поровну — 10 каждому.
carcassonne-trade-goods-entry = товары
    .a = счёт товаров
carcassonne-trade-goods-enter = ввести

carcassonne-tie-breaker-ask = Ничья, { $total }: { $tie_breaker } — сколько у каждого?
carcassonne-tie-breaker-rule =
    { $highest_wins ->
        [1] Так условились до игры: больше — победа; иначе общая.
       *[other] Так условились до игры: меньше — победа; иначе общая.
    }
carcassonne-tie-breaker-entry = решающий счёт
    .a = решающий счёт
carcassonne-tie-breaker-enter = ввести

## Fields: labels (≤ 10 columns); .full is the noun for messages, where the label is short for it

carcassonne-completed = аббат возвращён
carcassonne-tiles = квадраты
carcassonne-coats_of_arms = щиты
    .full = щиты
carcassonne-inn = таверна
carcassonne-cathedral = собор
carcassonne-followers = кто
    .full = фишки
carcassonne-large = большая
    .full = большие фишки
carcassonne-pigs = свинья
    .full = свиньи
carcassonne-label = буква
carcassonne-owner = чей
carcassonne-field-followers = крестьяне
carcassonne-cities = города
carcassonne-wine = вино
carcassonne-grain = зерно
carcassonne-cloth = ткань
carcassonne-values = число
carcassonne-points = очки
    .full = очки на шкале

## Options

carcassonne-option-fields = поля
carcassonne-option-fields-per-field = каждое поле: 3 за город
carcassonne-option-fields-per-city = город один раз: 4
carcassonne-option-fields-city-once = город раз на игрока: 3
carcassonne-option-fields-none = без крестьян
carcassonne-option-two_tile_cities = город из двух
carcassonne-option-two_tile_cities-full = полностью, 4 очка
carcassonne-option-two_tile_cities-flat = первые издания, 2 очка
carcassonne-option-expansions = дополнения
carcassonne-option-expansions-inns-and-cathedrals = «Таверны и соборы»
carcassonne-option-expansions-traders-and-builders = «Купцы и зодчие»
carcassonne-option-expansions-abbot = «Аббат»
carcassonne-option-expansions-river = «Река» (без очков)
carcassonne-option-followers = подданные
carcassonne-option-tie_breaker = при ничьей

## Counts

carcassonne-count-tiles =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
carcassonne-count-coats =
    { $coats ->
        [one] { $coats } щит
        [few] { $coats } щита
        [many] { $coats } щитов
       *[other] { $coats } щита
    }
carcassonne-count-cities =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }

## Why a figure is what it is

carcassonne-why-road = { carcassonne-count-tiles } × { $rate }
carcassonne-why-inn = { carcassonne-count-tiles } × { $rate }, с таверной
carcassonne-why-inn-nothing = { carcassonne-count-tiles }, не достроена и с таверной: ничего
carcassonne-why-city-tiles = { carcassonne-count-tiles } × { $rate }
carcassonne-why-city = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }
carcassonne-why-cathedral-tiles = { carcassonne-count-tiles } × { $rate }, с собором
carcassonne-why-cathedral = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }, с собором
carcassonne-why-cathedral-nothing = { carcassonne-count-tiles }, не достроен и с собором: ничего
carcassonne-why-pair-tiles = { carcassonne-count-tiles } × { $rate }, как в первых изданиях
carcassonne-why-pair = { carcassonne-count-tiles } × { $rate } + { carcassonne-count-coats } × { $rate }, как в первых изданиях
carcassonne-why-monastery = свой квадрат и все 8 соседних
carcassonne-why-monastery-unfinished =
    { $neighbours ->
        [0] свой квадрат, соседних нет
        [one] свой квадрат и { $neighbours } соседний
       *[other] свой квадрат и { $neighbours } соседних
    }
carcassonne-why-lost = { $own } против { $most } ({ $names }): не хозяин
carcassonne-why-field = { carcassonne-count-cities } × { $rate }
carcassonne-why-field-pig = { carcassonne-count-cities } × { $rate }, со свиньёй
carcassonne-why-field-before = { carcassonne-count-cities } × { $rate }; ещё { $before } — уже подсчитаны
carcassonne-why-field-pig-before = { carcassonne-count-cities } × { $rate }, со свиньёй; ещё { $before } — уже подсчитаны
carcassonne-why-no-city = достроенных городов у поля нет
carcassonne-why-around =
    город { $city }: { $own ->
        [one] { $own } крестьянин
        [few] { $own } крестьянина
        [many] { $own } крестьян
       *[other] { $own } крестьянина
    } вокруг, больше ни у кого
carcassonne-why-about = город { $city }: { $why }
carcassonne-why-goods = { $firsts } × { $each } за первенство: вино { $wine }, зерно { $grain }, ткань { $cloth }

## Notes under the form while it is being typed, and beside the entries

carcassonne-note-alone = { $why } = { $points }, { $names }
carcassonne-note-tied = поровну, каждому: { $why } = { $points }
carcassonne-note-control = хозяин: { $names }
carcassonne-note-each = { $points }: { $why }
carcassonne-note-home = домой:
carcassonne-note-home-city = это город { $letter }; домой:
carcassonne-note-pieces =
    { $large ->
        [0] { $plain }
       *[other] { $plain ->
            [0] большая
           *[other] { $plain } + большая
        }
    }
carcassonne-note-pigs = { $name }: свинья одна, а стоит на нескольких полях
carcassonne-note-used-head = занято
carcassonne-note-used = { $used } из { $own }
carcassonne-note-used-large = { $used } из { $own } и большая
carcassonne-note-used-over = { $used } из { $own } !
carcassonne-note-used-large-over = { $used } из { $own } ! и большая
carcassonne-note-road =
    дорога, { carcassonne-count-tiles }{ $built ->
        [1] , таверна
       *[other] { "" }
    }
carcassonne-note-city-tiles =
    город { $letter }, { carcassonne-count-tiles }{ $built ->
        [1] , собор
       *[other] { "" }
    }
carcassonne-note-city =
    город { $letter }, { carcassonne-count-tiles }, { carcassonne-count-coats }{ $built ->
        [1] , собор
       *[other] { "" }
    }
carcassonne-note-monastery = монастырь
carcassonne-note-monastery-early = аббат возвращён, монастырь
carcassonne-note-garden = сад
carcassonne-note-garden-early = аббат возвращён, сад
carcassonne-note-left-road =
    { carcassonne-count-tiles }{ $built ->
        [1] , таверна
       *[other] { "" }
    }
carcassonne-note-left-city-tiles =
    { carcassonne-count-tiles }{ $built ->
        [1] , собор
       *[other] { "" }
    }
carcassonne-note-left-city =
    { carcassonne-count-tiles }, { carcassonne-count-coats }{ $built ->
        [1] , собор
       *[other] { "" }
    }
carcassonne-note-field = { carcassonne-count-cities }
carcassonne-note-field-named = { $names }
carcassonne-note-unknown-city = в записях его нет
carcassonne-note-echo-tiles = { carcassonne-count-tiles }, { $names }
carcassonne-note-echo = { carcassonne-count-tiles }, { carcassonne-count-coats }, { $names }
carcassonne-note-echo-tiles-nobody = { carcassonne-count-tiles }, ничей
carcassonne-note-echo-nobody = { carcassonne-count-tiles }, { carcassonne-count-coats }, ничей

## What decides, and the check before leaving a step

carcassonne-decided-tie-breaker = Ничья, { $total }. Условились до игры, { $tie_breaker }: { $winner } { $best }, { $others }.
carcassonne-check-fields = Возможно, буква или число не то, или город не записан.

## Warnings: what is there, and what would be usual

carcassonne-warning-nobody-controls = Ничьих фишек там нет, очков никто не получает
carcassonne-warning-city-named-twice = Город { $name } назван дважды; для поля он считается один раз
carcassonne-warning-too-many-tiles =
    { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
        [many] { $count } квадратов
       *[other] { $count } квадрата
    }, а в базовой коробке их { $max }
carcassonne-warning-too-many-coats-of-arms =
    Всего { $count ->
        [one] { $count } щит
        [few] { $count } щита
        [many] { $count } щитов
       *[other] { $count } щита
    }, а в базовой коробке их { $max }
carcassonne-warning-too-many-monasteries =
    Всего { $count ->
        [one] { $count } монастырь
        [few] { $count } монастыря
        [many] { $count } монастырей
       *[other] { $count } монастыря
    }, а в базовой игре их только { $max }
carcassonne-warning-followers = { $name }: фишек на одном объекте { $count }, а у каждого игрока их { $max }
carcassonne-warning-large = { $name }: больших фишек на одном объекте { $count }, а у каждого игрока их { $max }
carcassonne-warning-followers-in-all = { $name }: фишек в конце игры { $count }, а у каждого игрока их { $max }. Крестьянин посчитан дважды?
carcassonne-warning-large-in-all = { $name }: больших фишек в конце игры { $count }, а у каждого игрока их { $max }
carcassonne-warning-abbots = { $name }: аббатов в садах в конце игры { $count }, а у каждого игрока их { $max }
carcassonne-warning-too-much-wine = Жетонов вина { $count }, а всего их { $max }
carcassonne-warning-too-much-grain = Жетонов зерна { $count }, а всего их { $max }
carcassonne-warning-too-much-cloth = Жетонов ткани { $count }, а всего их { $max }
carcassonne-warning-more-cities =
    У полей { $named ->
        [one] { $named } город
        [few] { $named } города
        [many] { $named } городов
       *[other] { $named } города
    }, а достроенных записано { $completed }

## What the rules forbid

carcassonne-error-no-fields = { $key }: в этой игре крестьян нет, поэтому нет и полей. Измените настройку или уберите поле.
carcassonne-error-cities-must-be-named = { $key }: по этому правилу важно, какие это города. Назовите их буквами; 0 — ни одного.
carcassonne-error-tiles-completed = { $key }: у достроенного их 9. Если меньше, он не достроен.
carcassonne-error-tiles-unfinished = { $key }: от 1 до 8. Если 9, он достроен: запишите его в партии.
carcassonne-error-coats-of-arms = { $key }: на квадрате не больше одного, подходит от 0 до { $max }. Проверьте оба числа.

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

carcassonne-page-play = Во время игры
    .body =
        Дорога, город и монастырь приносят очки сразу, как только достроены. Поля ждут конца игры, и крестьяне до
        тех пор остаются на местах.

        Один квадрат может достроить сразу несколько объектов. Каждый считается отдельно, и запись у каждого своя.

        После подсчёта все подданные с достроенного объекта возвращаются к игрокам — и к тем, кому он ничего не
        принёс. В тот же ход выставить их снова нельзя, позже — можно.

        На шкале подсчёта очков 50 клеток, 0–49: 67 победных очков — это один круг и клетка 17. Кто прошёл последнюю
        клетку, отмечает круг: чем — неважно. После каждой записи на экране видно, где теперь должны стоять фишки:
        1·17.

        Можно записывать всю партию с первого хода. Можно начать в конце — с очков на шкале. Можно и совместить:
        посреди игры ввести очки на шкале и дальше вести записи. Очки на шкале прибавляются к записанным, поэтому
        ничего не вводите дважды.

        Когда выложен последний квадрат, всё, что он достроил, считается как обычно. Если последний квадрат некуда
        положить, его убирают, и игра кончается. Дальше идёт окончательный подсчёт: недостроенные дороги, города и
        монастыри, затем поля.
    .wrong =
        с достроенного объекта уходят все подданные, и проигравших тоже
        неотмеченный круг — это потерянные 50 очков

carcassonne-page-control = Кто хозяин
    .body =
        Хозяин дороги, города или поля — тот, у кого там больше всего подданных: очки получает он. Если больше всего
        сразу у нескольких игроков, каждый из них получает очки полностью. У кого меньше, тот не получает ничего.

        Если на объекте никого нет, очков не получает никто. Программа примет такую запись, но пометит её.

        Большая фишка подданного («Таверны и соборы») идёт за двоих, но очков не прибавляет. Введите её как большую,
        а среди обычных уже не считайте.

        Пределы: у каждого игрока 7 подданных, не считая фишки на шкале; большая фишка и аббат добавляют по одному.
        Больше их не может быть и в конце, на всех недостроенных объектах и полях вместе; в недостроенном монастыре
        подданный один. Если выходит больше, скорее всего, какой-то крестьянин посчитан дважды.
    .wrong =
        при равенстве очки не делятся: каждый получает их полностью
        большая фишка идёт за двоих, но сама очков не даёт

carcassonne-page-roads = Дороги
    .body =
        Дорога достроена, когда оба её конца упёрлись в город, в монастырь, в перекрёсток или в нарисованный
        тупик либо когда она замкнулась в кольцо.

        Достроенная дорога даёт 1 за квадрат; недостроенная в конце игры — столько же. Квадрат, по которому дорога
        проходит дважды, считается один раз.

        С таверной («Таверны и соборы») достроенная дорога даёт 2 за квадрат; вторая таверна ничего не добавляет.
        Недостроенная дорога с таверной не даёт ничего.
    .wrong =
        квадрат, по которому дорога проходит дважды, — это один квадрат

carcassonne-page-cities = Города
    .body =
        Город достроен, когда его стены сомкнулись и открытых краёв не осталось.

        Достроенный город даёт 2 за квадрат и 2 за щит. Недостроенный в конце игры даёт 1 за квадрат и 1 за щит.

        Квадрат с двумя частями одного и того же города считается один раз. Недостроенный город из 12 квадратов с 5
        щитами — это 12 + 5 = 17.

        С собором («Таверны и соборы») достроенный город даёт 3 за квадрат и 3 за щит, недостроенный не даёт ничего.

        Пределы: щитов в городе не больше, чем квадратов; иного программа не примет. Если во всех городах вместе
        больше 10 щитов, она примет запись, но пометит её.

        В первых изданиях достроенный город из двух квадратов ценился ниже: см. страницу об изданиях.
    .wrong =
        квадрат с двумя частями одного города — это один квадрат: посчитайте его дважды, и вместо 17 выйдет 18

carcassonne-page-monasteries = Монастыри и сады
    .body =
        Монастырь достроен, когда выложены все 8 квадратов вокруг него. Он приносит 9 тому, чей в нём монах.

        Недостроенный монастырь в конце игры даёт 1 за свой квадрат и по 1 за каждый соседний. Введите число
        квадратов, считая и его собственный: от 1 до 8. Если их 9, монастырь достроен: введите его на шаге «партия».

        Сады (дополнение «Аббат») считаются так же, как монастыри. Аббат, возвращённый досрочно, сразу приносит 1 за
        свой квадрат и по 1 за каждый уже выложенный соседний.

        В базовой игре 6 монастырей, достроенных и недостроенных вместе. Если введено больше, программа примет
        запись, но пометит её.
    .wrong =
        недостроенный монастырь даёт самое большее 8, но никак не 9

carcassonne-page-fields = Поля
    .body =
        Сначала снимите подданных с уже посчитанных недостроенных объектов, чтобы на карте остались одни крестьяне.
        Затем считайте поля одно за другим.

        Границы поля — дороги, города, пустые места и край карты; если в игре есть река, она тоже делит поля.

        Хозяин поля — тот, у кого на нём больше всего крестьян. Он получает 3 за каждый достроенный город, который
        касается поля, большой или маленький. Если больше всего крестьян сразу у нескольких игроков, каждый из них
        получает очки полностью. Недостроенные города не дают ничего.

        Для одного поля город считается один раз, сколько бы раз он его ни касался. Для каждого другого поля,
        которого он касается, — ещё раз, даже если хозяин там тот же.

        Со свиньёй («Купцы и зодчие») её владелец получает за город 4 вместо 3, если он хозяин поля.

        Если записана вся партия, а городов у полей названо больше, чем достроено, программа переспросит.
    .wrong =
        недостроенные города крестьянам ничего не дают
        для одного поля город считается один раз, сколько бы раз он его ни касался
        для другого поля тот же город считается снова, даже если хозяин тот же

carcassonne-page-goods = Товары, зодчий, свинья
    .body =
        Эта страница нужна только с дополнением «Купцы и зодчие».

        Товары в конце игры: у кого больше всего вина, тот получает 10; за зерно и за ткань — тоже по 10. Если
        больше всего какого-то товара сразу у нескольких игроков, каждый из них получает 10. За товар, которого ни у
        кого нет, очков не получает никто.

        Зодчий и свинья силы не имеют: когда сравнивают число подданных, они не в счёт.

        Свинья приносит очки только своему владельцу и только там, где он хозяин поля, один или наравне с другими: 4
        за город вместо 3. Вторая свинья на том же поле ничего не добавляет. Хозяин без своей свиньи
        получает обычные 3.

        Если поля считают по первому правилу — 4 за город тому, чьих крестьян вокруг него больше, — свинья ничего не
        меняет.

carcassonne-page-ties = Ничья
    .body =
        Побеждает тот, у кого больше очков. Если первое место делят несколько игроков, победа общая.

        Можно условиться, что решает при ничьей, но только до начала игры. В настройках укажите, что именно и кто
        побеждает: у кого этого больше или у кого меньше. Программа спросит об этом только при ничьей за первое
        место и только тех, кто его делит. Опять поровну — победа общая.

carcassonne-page-editions = Издания и варианты
    .body =
        Достроенный город из двух квадратов теперь считается как любой другой: 4 и ещё по 2 за каждый щит. В первых
        изданиях он даёт 2 и ещё по 1 за каждый щит.

        У полей было три правила. Нынешнее — третье: 3 за достроенный город хозяину поля, и так на каждом поле,
        которого город касается. 4 за город по нему бывает только со свиньёй.

        Первое правило: 4 за достроенный город тому, чьих крестьян вокруг него больше всего, на всех полях вместе;
        каждый город считается один раз.

        Второе правило: 3 за достроенный город хозяину поля, но один и тот же город приносит игроку очки лишь раз. В
        подробностях источники расходятся. Здесь решает порядок ввода: город идёт в счёт на первом из своих полей,
        где этот игрок хозяин.

        При двух старых правилах города указывают буквами, а не числом. Можно играть и без крестьян: тогда этого
        шага нет.

        Река делит поля, но очков не приносит.

        Всё это выбирают в настройках. Любое другое домашнее правило введите как поправку. На листе сказано, по
        каким правилам шёл подсчёт.
