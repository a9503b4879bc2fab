### The Castles of Burgundy in Russian. Every key begins with the name of the game; what all games share is in ru.ftl.
### Labels, questions and rules know the options: the $edition as a number, $tie_break, each module as 1 or 0. Questions and rules know
### the number of $players, too. Where options are not at hand, the default variant is shown.

## Stages in the step list (≤ 15 columns)

castles-of-burgundy-stage-play = партия
castles-of-burgundy-stage-leftovers = остатки
castles-of-burgundy-stage-monasteries = монастыри
castles-of-burgundy-stage-shields = щиты
castles-of-burgundy-stage-vineyards = виноградники
castles-of-burgundy-stage-empty-spaces = пустые клетки
castles-of-burgundy-stage-bridge =
    { $edition ->
        [2023] порядок хода
       *[other] мост
    }

## Panel titles (≤ 30 columns)

castles-of-burgundy-title-play = Партия
castles-of-burgundy-title-leftovers = Остатки
castles-of-burgundy-title-monasteries = Монастыри в конце игры
castles-of-burgundy-title-shields = Щиты
castles-of-burgundy-title-vineyards = Виноградники
castles-of-burgundy-title-empty-spaces = Пустые клетки · ничья
castles-of-burgundy-title-bridge =
    { $edition ->
        [2023] Порядок хода · ничья
       *[other] Мост · ничья
    }

## Column heads (≤ 7 columns)

castles-of-burgundy-head-points-in-play = шкала
castles-of-burgundy-head-areas = области
castles-of-burgundy-head-colour-bonuses = бонусы
castles-of-burgundy-head-border-posts = заставы
castles-of-burgundy-head-livestock = животн.
castles-of-burgundy-head-goods-sold = продажи
castles-of-burgundy-head-watchtowers = башни
castles-of-burgundy-head-goods-left = товары
castles-of-burgundy-head-silver = серебро
castles-of-burgundy-head-workers = рабочие
castles-of-burgundy-head-monasteries = монаст.
castles-of-burgundy-head-shields = щиты
castles-of-burgundy-head-vineyards = виногр.
castles-of-burgundy-head-adjustments = попр.
castles-of-burgundy-head-empty-spaces = пусто
castles-of-burgundy-head-bridge =
    { $edition ->
        [2023] порядок
       *[other] мост
    }
castles-of-burgundy-group-play = партия
castles-of-burgundy-group-end = конец
castles-of-burgundy-bar-points-in-play = шк.
castles-of-burgundy-bar-areas = обл.
castles-of-burgundy-bar-colour-bonuses = цвет
castles-of-burgundy-bar-border-posts = заст
castles-of-burgundy-bar-livestock = жив.
castles-of-burgundy-bar-goods-sold = прод
castles-of-burgundy-bar-watchtowers = баш.
castles-of-burgundy-bar-goods-left = тов.
castles-of-burgundy-bar-silver = сер.
castles-of-burgundy-bar-workers = раб.
castles-of-burgundy-bar-monasteries = мон.
castles-of-burgundy-bar-shields = щиты
castles-of-burgundy-bar-vineyards = вин.
castles-of-burgundy-bar-adjustments = попр

## Rows of the sheet (≤ 22 columns)

castles-of-burgundy-category-points-in-play = на шкале
castles-of-burgundy-category-areas = области
castles-of-burgundy-category-colour-bonuses = бонусы за цвет
castles-of-burgundy-category-border-posts = заставы
castles-of-burgundy-category-livestock = животные
castles-of-burgundy-category-goods-sold = проданные товары
castles-of-burgundy-category-watchtowers = сторожевые башни
castles-of-burgundy-category-goods-left = непроданные товары
castles-of-burgundy-category-silver = серебро
castles-of-burgundy-category-workers = рабочие
castles-of-burgundy-category-monasteries = монастыри
castles-of-burgundy-category-shields = щиты
castles-of-burgundy-category-vineyards = виноградники
castles-of-burgundy-category-adjustments = поправки

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

castles-of-burgundy-kinds-play-ask = Что записать?
castles-of-burgundy-kinds-play-rule = На каждое — буква; o — всё на шкале; n — конец партии.

castles-of-burgundy-points-in-play-ask = Сколько на шкале, с учётом жетона 100/200?
castles-of-burgundy-points-in-play-rule = Жетон «100» и клетка 12 — это 112; дальше 299 — так же.
castles-of-burgundy-points-in-play-entry = на шкале
    .a = число на шкале
castles-of-burgundy-points-in-play-enter = ввести

castles-of-burgundy-area-ask = Область заполнена: чья, какой цвет, сколько клеток?
castles-of-burgundy-area-rule = Размер плюс бонус фазы; стартовый замок не в счёт.
castles-of-burgundy-area-entry = область
    .a = область
castles-of-burgundy-area-enter = записать

castles-of-burgundy-livestock-ask = Животные: чьи, какое пастбище, кто и сколько?
castles-of-burgundy-livestock-rule = Новые и все такие же на этом пастбище.
castles-of-burgundy-livestock-entry = животные
    .a = жетон животных
castles-of-burgundy-livestock-enter = записать

castles-of-burgundy-sale-ask = Товары проданы: кем, какие, сколько жетонов?
castles-of-burgundy-sale-rule =
    { $players ->
        [1] 2 очка за жетон в одиночной игре: так мы понимаем.
        [2] 2 очка за жетон (двое игроков).
        [3] 3 очка за жетон (трое игроков).
       *[other] 4 очка за жетон (четверо игроков).
    }
castles-of-burgundy-sale-entry = продажа
    .a = продажа
castles-of-burgundy-sale-enter = записать

castles-of-burgundy-watchtower-ask = Сторожевая башня: чья?
castles-of-burgundy-watchtower-rule = Сразу 4 очка.
castles-of-burgundy-watchtower-entry = башня
    .a = сторожевая башня
castles-of-burgundy-watchtower-enter = записать

castles-of-burgundy-colour-bonus-ask = Все клетки цвета закрыты: у кого и какой цвет?
castles-of-burgundy-colour-bonus-rule =
    { $players ->
        [1] В одиночной игре его нет: берите жетон с чёрного склада.
        [2] Первому 5, второму 2 (двое игроков).
        [3] Первому 6, второму 3 (трое игроков); дальше — 0.
       *[other] Первому 7, второму 4 (четверо игроков); дальше — 0.
    }
castles-of-burgundy-colour-bonus-entry = бонус
    .a = бонус за цвет
castles-of-burgundy-colour-bonus-enter = записать

castles-of-burgundy-monastery-ask = Монастырь: чей и какой номер?
castles-of-burgundy-monastery-rule =
    { $white-castles ->
        [1] Сейчас 0. № 7 — с этого хода, 15–26 и 29 — в конце.
       *[other] Сейчас 0. № 7 — с этого хода, 15–26 — в конце.
    }
castles-of-burgundy-monastery-entry = монастырь
    .a = монастырь
castles-of-burgundy-monastery-enter = отметить

castles-of-burgundy-border-posts-ask = Заставы соединены: у кого, две или три?
castles-of-burgundy-border-posts-rule =
    { $players ->
        [1] Две — бонус фазы; за три в одиночной игре — ничего.
       *[other] Две — бонус фазы, три — как бонус за цвет.
    }
castles-of-burgundy-border-posts-entry = заставы
    .a = соединение застав
castles-of-burgundy-border-posts-enter = записать

castles-of-burgundy-round-ask = Что сейчас идёт: какая фаза и какой раунд?
castles-of-burgundy-round-rule = Пять фаз по пять раундов. Очков это не даёт.
castles-of-burgundy-round-entry = раунд
    .a = раунд
castles-of-burgundy-round-enter = отметить

castles-of-burgundy-leftovers-ask = Что осталось: товары, серебро, рабочие?
castles-of-burgundy-leftovers-rule = 1 за товар, 1 за серебро, 1 за каждых двух рабочих.
castles-of-burgundy-leftovers-entry = остатки
    .a = остатки
castles-of-burgundy-leftovers-enter = ввести

castles-of-burgundy-scoring-monastery-ask = Монастырь в конце игры: чей, номер, сколько?
castles-of-burgundy-scoring-monastery-rule =
    { $white-castles ->
        [1] 16–23: по 4 за каждое такое здание. 15, 24–26, 29 — см. ?
       *[other] 16–23: по 4 за каждое такое здание. 15, 24–26 — см. ?
    }
castles-of-burgundy-scoring-monastery-entry = монастырь
    .a = монастырь
castles-of-burgundy-scoring-monastery-enter = записать

castles-of-burgundy-shield-ask = Щит до конца игры: чей и какой номер?
castles-of-burgundy-shield-rule = 1–6 дают 12, 7–12 дают 8, 13–18 дают 4.
castles-of-burgundy-shield-entry = щит
    .a = щит
castles-of-burgundy-shield-enter = записать

castles-of-burgundy-vineyard-ask = Виноградники: чьи и какой размер у участка?
castles-of-burgundy-vineyard-rule = 1, 3, 6, 10, 15 … и до 91 за участок из 13.
castles-of-burgundy-vineyard-entry = участок
    .a = участок виноградников
castles-of-burgundy-vineyard-enter = записать

castles-of-burgundy-empty-spaces-ask = Ничья, { $total }: сколько пустых клеток в вотчине?
castles-of-burgundy-empty-spaces-rule =
    { $tie_break ->
        [most-empty] Больше пустых — победа; по правилам — меньше.
       *[other] Меньше пустых — победа, как в правилах.
    }
castles-of-burgundy-empty-spaces-entry = пустые клетки
    .a = пустые клетки
castles-of-burgundy-empty-spaces-enter = ввести

castles-of-burgundy-bridge-ask =
    { $edition ->
        [2023] Снова ничья: кто насколько впереди по порядку хода?
       *[other] Снова ничья: кто насколько впереди на мосту?
    }
castles-of-burgundy-bridge-rule = Победа у того, кто позади; вровень — победа общая.
castles-of-burgundy-bridge-entry =
    { $edition ->
        [2023] порядок хода
       *[other] мост
    }
    .a =
        { $edition ->
            [2023] порядок хода
           *[other] мост
        }
castles-of-burgundy-bridge-enter = ввести

## Fields: labels (≤ 10 columns); .full is the noun for messages, where the label is short for it

castles-of-burgundy-player = игрок
castles-of-burgundy-kind = цвет
castles-of-burgundy-colour = цвет
castles-of-burgundy-size = размер
castles-of-burgundy-phase = фаза
castles-of-burgundy-inn = трактир
castles-of-burgundy-shield_17 = щит 17
castles-of-burgundy-shield_1 = щит 1
castles-of-burgundy-shield_12 = щит 12
castles-of-burgundy-shield_7 = щит 7
castles-of-burgundy-pasture = пастбище
    .new = новое
castles-of-burgundy-animal = животное
castles-of-burgundy-count = сколько
    .full = количество
castles-of-burgundy-goods = товары
    .full = непроданные товары
castles-of-burgundy-sale-goods = товар
    .full = какой товар
    .none = не указан
castles-of-burgundy-tiles = жетоны
castles-of-burgundy-tile = номер
castles-of-burgundy-posts = заставы
    .full = сколько застав
castles-of-burgundy-round = раунд
castles-of-burgundy-points = очки
    .full = очки на шкале
castles-of-burgundy-silver = серебро
castles-of-burgundy-workers = рабочие
castles-of-burgundy-copied = щит 6
    .full = копия
castles-of-burgundy-shield = номер
    .full = номер щита
castles-of-burgundy-spaces = пусто
    .full = пустые клетки
castles-of-burgundy-ahead = впереди
    .full = насколько впереди

## Words that are picked by a digit

castles-of-burgundy-word-building = здание
castles-of-burgundy-word-livestock = животные
castles-of-burgundy-word-monastery = монастырь
castles-of-burgundy-word-ship = корабль
castles-of-burgundy-word-castle = замок
castles-of-burgundy-word-mine = рудник
castles-of-burgundy-word-A = A
castles-of-burgundy-word-B = B
castles-of-burgundy-word-C = C
castles-of-burgundy-word-D = D
castles-of-burgundy-word-E = E
castles-of-burgundy-word-cow = корова
castles-of-burgundy-word-sheep = овца
castles-of-burgundy-word-pig = свинья
castles-of-burgundy-word-chicken = курица
castles-of-burgundy-word-goat = коза
castles-of-burgundy-word-goose = гусь

## Options

castles-of-burgundy-option-edition = издание
castles-of-burgundy-option-edition-2019 = 2019
castles-of-burgundy-option-edition-2011 = 2011, первое
castles-of-burgundy-option-edition-2023 = 2023, Special Edition
castles-of-burgundy-option-tie_break = при ничьей
castles-of-burgundy-option-tie_break-fewest-empty = меньше пустых клеток
castles-of-burgundy-option-tie_break-most-empty = больше пустых клеток
castles-of-burgundy-option-modules = модули
castles-of-burgundy-option-modules-inns = Трактиры
castles-of-burgundy-option-modules-shields = Щиты
castles-of-burgundy-option-modules-border-posts = Заставы
castles-of-burgundy-option-modules-white-castles = Белые замки
castles-of-burgundy-option-modules-vineyards = Виноградники

## Counts

castles-of-burgundy-count-tiles =
    { $tiles ->
        [one] { $tiles } жетон товара
        [few] { $tiles } жетона товаров
        [many] { $tiles } жетонов товаров
       *[other] { $tiles } жетона товаров
    }
castles-of-burgundy-animals-cow =
    { $count ->
        [one] { $count } корова
        [few] { $count } коровы
        [many] { $count } коров
       *[other] { $count } коровы
    }
castles-of-burgundy-animals-sheep =
    { $count ->
        [one] { $count } овца
        [few] { $count } овцы
        [many] { $count } овец
       *[other] { $count } овцы
    }
castles-of-burgundy-animals-pig =
    { $count ->
        [one] { $count } свинья
        [few] { $count } свиньи
        [many] { $count } свиней
       *[other] { $count } свиньи
    }
castles-of-burgundy-animals-chicken =
    { $count ->
        [one] { $count } курица
        [few] { $count } курицы
        [many] { $count } куриц
       *[other] { $count } курицы
    }
castles-of-burgundy-animals-goat =
    { $count ->
        [one] { $count } коза
        [few] { $count } козы
        [many] { $count } коз
       *[other] { $count } козы
    }
castles-of-burgundy-animals-goose =
    { $count ->
        [one] { $count } гусь
        [few] { $count } гуся
        [many] { $count } гусей
       *[other] { $count } гуся
    }
castles-of-burgundy-and = { $one }, { $other }

## Why a figure is what it is

castles-of-burgundy-size-plain = размер { $size }
castles-of-burgundy-size-inn = размер { $size }, с трактиром: { $counted }
castles-of-burgundy-size-shield = размер { $size }, с щитом 17: { $counted }
castles-of-burgundy-size-both = размер { $size }, с трактиром и щитом 17: { $counted }
castles-of-burgundy-why-area = { $what } → { $points }, фаза { $phase } → { $bonus }
castles-of-burgundy-why-area-beyond = { $what } → { $points } (напечатано только в издании 2023), фаза { $phase } → { $bonus }
castles-of-burgundy-bonus-first = первый из { $count }: { $points }
castles-of-burgundy-bonus-first-doubled = первый из { $count }: { $points } × 2, щит 7
castles-of-burgundy-bonus-second = второй из { $count }: { $points }
castles-of-burgundy-bonus-second-doubled = второй из { $count }: { $points } × 2, щит 7
castles-of-burgundy-bonus-none = третий или позже: ничего
castles-of-burgundy-why-colour = { $kind }, { $bonus }
castles-of-burgundy-why-three-posts = 3 заставы, { $bonus }
castles-of-burgundy-why-two-posts = 2 заставы, фаза { $phase } → { $bonus }
castles-of-burgundy-why-animals-alone =
    { $new ->
        [one] { $new } новое, таких там нет
       *[other] { $new } новых, таких там нет
    }
castles-of-burgundy-why-animals-alone-7 =
    { $new ->
        [one] { $new } новое, таких там нет + 1 за № 7 = { $points }
       *[other] { $new } новых, таких там нет + 1 за № 7 = { $points }
    }
castles-of-burgundy-why-animals =
    { $new ->
        [one] { $new } новое + { $there } там = { $points }
       *[other] { $new } новых + { $there } там = { $points }
    }
castles-of-burgundy-why-animals-7 =
    { $new ->
        [one] { $new } новое + { $there } там + { $tiles } за жетоны с № 7 = { $points }
       *[other] { $new } новых + { $there } там + { $tiles } за жетоны с № 7 = { $points }
    }
castles-of-burgundy-why-sale = { castles-of-burgundy-count-tiles } × { $each }
castles-of-burgundy-why-sale-doubled = { castles-of-burgundy-count-tiles } × { $each } × 2, щит 12
castles-of-burgundy-why-watchtower = 1 сторожевая башня × 4
castles-of-burgundy-why-goods-left =
    { $count ->
        [one] { $count } жетон товара × 1
        [few] { $count } жетона товаров × 1
        [many] { $count } жетонов товаров × 1
       *[other] { $count } жетона товаров × 1
    }
castles-of-burgundy-why-silver = серебро: { $count } × 1
castles-of-burgundy-why-workers =
    { $count ->
        [one] { $count } рабочий ÷ 2 с округлением вниз
        [few] { $count } рабочих ÷ 2 с округлением вниз
        [many] { $count } рабочих ÷ 2 с округлением вниз
       *[other] { $count } рабочего ÷ 2 с округлением вниз
    }
castles-of-burgundy-why-tile-15 =
    № 15: { $count ->
        [one] { $count } вид проданных товаров
        [few] { $count } вида проданных товаров
        [many] { $count } видов проданных товаров
       *[other] { $count } вида проданных товаров
    } × { $each }
castles-of-burgundy-why-tile-16 =
    № 16: { $count ->
        [one] { $count } склад
        [few] { $count } склада
        [many] { $count } складов
       *[other] { $count } склада
    } × { $each }
castles-of-burgundy-why-tile-17 =
    № 17: { $count ->
        [one] { $count } сторожевая башня
        [few] { $count } сторожевые башни
        [many] { $count } сторожевых башен
       *[other] { $count } сторожевой башни
    } × { $each }
castles-of-burgundy-why-tile-18 =
    № 18: { $count ->
        [one] { $count } плотницкая
        [few] { $count } плотницкие
        [many] { $count } плотницких
       *[other] { $count } плотницкой
    } × { $each }
castles-of-burgundy-why-tile-19 =
    № 19: { $count ->
        [one] { $count } церковь
        [few] { $count } церкви
        [many] { $count } церквей
       *[other] { $count } церкви
    } × { $each }
castles-of-burgundy-why-tile-20 =
    № 20: { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
        [many] { $count } рынков
       *[other] { $count } рынка
    } × { $each }
castles-of-burgundy-why-tile-21 =
    № 21: { $count ->
        [one] { $count } постоялый двор
        [few] { $count } постоялых двора
        [many] { $count } постоялых дворов
       *[other] { $count } постоялого двора
    } × { $each }
castles-of-burgundy-why-tile-22 =
    № 22: { $count ->
        [one] { $count } банк
        [few] { $count } банка
        [many] { $count } банков
       *[other] { $count } банка
    } × { $each }
castles-of-burgundy-why-tile-23 =
    № 23: { $count ->
        [one] { $count } ратуша
        [few] { $count } ратуши
        [many] { $count } ратуш
       *[other] { $count } ратуши
    } × { $each }
castles-of-burgundy-why-tile-24 =
    № 24: { $count ->
        [one] { $count } вид животных
        [few] { $count } вида животных
        [many] { $count } видов животных
       *[other] { $count } вида животных
    } × { $each }
castles-of-burgundy-why-tile-25 =
    № 25: { $count ->
        [one] { $count } проданный жетон товара
        [few] { $count } проданных жетона товаров
        [many] { $count } проданных жетонов товаров
       *[other] { $count } проданного жетона товаров
    } × { $each }
castles-of-burgundy-why-tile-26 =
    № 26: { $count ->
        [one] { $count } жетон бонуса
        [few] { $count } жетона бонусов
        [many] { $count } жетонов бонусов
       *[other] { $count } жетона бонусов
    } × { $each }
castles-of-burgundy-why-tile-29 =
    № 29: { $count ->
        [one] { $count } белый замок
        [few] { $count } белых замка
        [many] { $count } белых замков
       *[other] { $count } белого замка
    } × { $each }
castles-of-burgundy-why-copied = { $why }, копия по щиту 6
castles-of-burgundy-why-tile-doubled = { $why }, вдвое по щиту 10
castles-of-burgundy-why-shield = щит { $shield }: { $points }
castles-of-burgundy-why-shield-doubled = { $why }, вдвое по щиту 13
castles-of-burgundy-why-vineyard = участок из { $size } → { $points }

## Notes under the form while it is being typed, and beside the entries

castles-of-burgundy-note-spaces = { $kind }, { $name }: { $filled } из { $of } клеток
castles-of-burgundy-note-logged = в записях: { $count }, { $name }
castles-of-burgundy-note-alone = цель { $target }, счёт { $score } · в областях { $filled } из 37 клеток
castles-of-burgundy-note-left = { $goods } + { $silver } + { $workers } = { $points }
castles-of-burgundy-note-area = { $phase } { $kind }, { $what }
castles-of-burgundy-note-colour = { $kind }, бонус
castles-of-burgundy-note-posts =
    { $posts ->
        [one] { $posts } застава
        [few] { $posts } заставы
        [many] { $posts } застав
       *[other] { $posts } заставы
    }
castles-of-burgundy-note-sale = { castles-of-burgundy-count-tiles }
castles-of-burgundy-note-sale-of = { castles-of-burgundy-count-tiles }, кубик { $goods }
castles-of-burgundy-note-watchtower = башня
castles-of-burgundy-note-monastery = № { $tile } { $name }
castles-of-burgundy-note-round = фаза { $phase }, раунд { $round }
castles-of-burgundy-note-tile = № { $tile }, { $what }
castles-of-burgundy-note-tile-copied = № { $tile }, { $what }, копия
castles-of-burgundy-note-shield = щит { $shield }
castles-of-burgundy-note-vineyard = участок из { $size }

## What decides, and the check before leaving a step

castles-of-burgundy-decided-empty-spaces =
    { $tie_break ->
        [most-empty] Ничья, { $total }. Решают пустые клетки, больше — лучше: { $winner } { $best }, { $others }.
       *[other] Ничья, { $total }. Решают пустые клетки, меньше — лучше: { $winner } { $best }, { $others }.
    }
castles-of-burgundy-decided-bridge =
    { $edition ->
        [2023] Ничья, { $total }. Решает порядок хода, победа у того, кто позади: { $winner } { $best }, { $others }.
       *[other] Ничья, { $total }. Решает мост, победа у того, кто позади: { $winner } { $best }, { $others }.
    }
castles-of-burgundy-check-play = Возможно, что-то пропущено: области, животные или сама шкала.
castles-of-burgundy-check-monasteries = Возможно, что-то пропущено: очки на шкале или монастырь.
castles-of-burgundy-check-shields = Возможно, что-то пропущено: очки на шкале или щит.
castles-of-burgundy-check-vineyards = Возможно, что-то пропущено: очки на шкале или участок.

## Warnings: what is there, and what would be usual

castles-of-burgundy-warning-colour-overfilled =
    { $name }: в областях { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } цвета «{ $kind }», а у каждого игрока их { $max }
castles-of-burgundy-warning-no-bonus-left = { $name }: третье место или ниже, бонуса уже нет
castles-of-burgundy-warning-linked-twice =
    { $name }: { $posts ->
        [one] { $posts } застава
        [few] { $posts } заставы
        [many] { $posts } застав
       *[other] { $posts } заставы
    } — такое соединение уже есть в записях; очки за него дают один раз
castles-of-burgundy-warning-held-twice = Монастырь № { $tile } уже есть в записях ({ $name }), а он один; обычно его копирует только щит 6
castles-of-burgundy-warning-goods =
    { $name }: { $count ->
        [one] { $count } жетон товара
        [few] { $count } жетона товаров
        [many] { $count } жетонов товаров
       *[other] { $count } жетона товаров
    }, а больше { $max } у игрока не бывает
castles-of-burgundy-warning-goods-colour =
    { $name }: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    } товара { $goods }, а всего таких { $max }
castles-of-burgundy-warning-silver = { $name }: серебра осталось { $count }, обычно не больше { $max }
castles-of-burgundy-warning-workers = { $name }: рабочих осталось { $count }, обычно не больше { $max }
castles-of-burgundy-warning-watchtowers = { $name }: сторожевых башен { $count }, а места у игрока не больше чем на { $max }
castles-of-burgundy-warning-count = { $name }: этот монастырь считает { $count }, а больше { $max } не бывает

## What the rules forbid

castles-of-burgundy-error-area-too-large = { $key }: клеток цвета «{ $kind }» всего { $max }, больше область не бывает. Проверьте цвет и размер.
castles-of-burgundy-error-bonus-twice = { $key }: цвет «{ $kind }» игрок закрывает один раз, и это уже в журнале: { $first }. Измените её или выберите другой цвет.
castles-of-burgundy-error-solo-no-bonus = { $key }: в одиночной игре этого бонуса нет, записывать нечего.
castles-of-burgundy-error-tile-twice = { $key }: монастырь № { $number } один, и он уже в журнале: { $first }. Если это копия по щиту 6, отметьте её; иначе измените одну из записей.
castles-of-burgundy-error-shield-twice = { $key }: щит { $number } один, и он уже в журнале: { $first }. Измените одну из записей.
castles-of-burgundy-error-too-many-shields = { $key }: у игрока не больше { $max }, по одному за замок. Уберите лишний или проверьте, чей он.
castles-of-burgundy-error-no-such-tile = { $key }: от 15 до 26 или 29. Остальные приносят очки по ходу игры, если приносят.

## Where the game is, and what follows from the log

castles-of-burgundy-heading = фаза { $phase } (бонус { $bonus }), раунд { $round } из 5
castles-of-burgundy-heading-phase = фаза { $phase } (бонус { $bonus })
castles-of-burgundy-heading-short = { $phase }{ $round }
castles-of-burgundy-heading-letter = { $phase }
castles-of-burgundy-due-first = { $name }, { $kind }: все клетки ({ $filled }). Первый бонус, { $points }?
castles-of-burgundy-due-second = { $name }, { $kind }: все клетки ({ $filled }). Второй бонус, { $points }?
castles-of-burgundy-due-tile = { $name }, № { $tile }, { $what }: сколько?
castles-of-burgundy-opening-leftovers-ask = Сначала выплатите доход рудников за фазу E.
castles-of-burgundy-opening-leftovers-rule = Затем считайте, что осталось: товары, серебро, рабочие.
castles-of-burgundy-counts-15 = виды товаров
castles-of-burgundy-counts-16 = склады
castles-of-burgundy-counts-17 = сторожевые башни
castles-of-burgundy-counts-18 = плотницкие
castles-of-burgundy-counts-19 = церкви
castles-of-burgundy-counts-20 = рынки
castles-of-burgundy-counts-21 = постоялые дворы
castles-of-burgundy-counts-22 = банки
castles-of-burgundy-counts-23 = ратуши
castles-of-burgundy-counts-24 = виды животных
castles-of-burgundy-counts-25 = проданные товары
castles-of-burgundy-counts-26 = жетоны бонуса
castles-of-burgundy-counts-29 = белые замки

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

castles-of-burgundy-page-areas = Области
    .body =
        Соседние клетки одного цвета — это область; одинокая клетка — тоже. Последний жетон приносит очки сразу: за
        размер и сверх того бонус текущей фазы.

        Размер от 1 до 8: 1, 3, 6, 10, 15, 21, 28, 36. Бонус в фазе A — 10, дальше 8, 6, 4 и в фазе E — 2. Он один и тот
        же для маленькой области и для большой.

        Одинокая клетка в фазе A — это 1 + 10 = 11; область из 3 клеток в фазе C — 6 + 6 = 12.

        Стартовый замок при подготовке очков не даёт. Если его область больше одной клетки и заполнена позже, его клетка
        входит в размер.

        Трактир (модуль) увеличивает область на 1, не больше одного трактира на область; щит 17 — тоже, для областей,
        заполненных после него. Растут только очки за размер, не бонус. Так выходят размеры 9 и 10: 45 и 55 очков.
        Они напечатаны в издании 2023 года; раньше таблица кончалась на 8, но программа берёт эти числа везде.

        Всего клеток 37: 12 для зданий, по 6 для животных, монастырей и кораблей, 4 замка, 3 рудника.

        Жетон 100/200: пройдя клетку 0/100, положите его стороной «100» вверх, на втором круге — стороной «200». После
        299 считайте дальше.
    .wrong =
        одинокая клетка тоже получает бонус фазы
        бонус берётся той фазы, в которой лёг последний жетон
        сам стартовый замок очков не даёт

castles-of-burgundy-page-bonuses = Бонусы за цвет, заставы
    .body =
        Закрыв последнюю клетку цвета во всей вотчине, возьмите жетон бонуса этого цвета: очки за него идут сразу,
        а жетон остаётся.

        Вдвоём первому 5, второму 2. Втроём 6 и 3, вчетвером 7 и 4. Третьему и четвёртому — ничего.

        Порядок берётся из записей. Если убрать одну, следующие сдвигаются вверх.

        Заставы (модуль): за соединение двух из трёх — бонус фазы. За все три — ещё раз числа бонуса за цвет, первому и
        второму; этот жетон для № 26 тоже жетон бонуса.

        Щит 7 удваивает жетоны бонусов, взятые после него. № 26 по-прежнему считает жетоны.

        В одиночной игре бонуса нет: за закрытый цвет возьмите жетон с чёрного склада.
    .wrong =
        третий, кто закрыл цвет, не получает ничего

castles-of-burgundy-page-livestock = Животные
    .body =
        Новый жетон приносит очки за своих животных и за всех таких же, что уже есть на этом пастбище. Соединённые
        зелёные клетки — одно пастбище.

        На пастбище 3 коровы и 3 овцы. Жетон с 4 коровами даёт 4 + 3 = 7. Ещё один с 4 коровами — 4 + 7 = 11, жетон с 2
        овцами — 2 + 3 = 5.

        Пастбища называйте номерами: 0 — новое, а кто уже на остальных, видно в форме.

        № 7 даёт ещё по очку за каждый жетон, который приносит очки, и за новый тоже: 3 овцы рядом с жетоном из 4 овец —
        это 3 + 4 + 2 = 9. Он действует с того хода, когда размещён, поэтому записывайте его сразу.

        Со щитом 1 все пастбища его владельца — одно.
    .wrong =
        № 7 считает жетоны, а не животных
        животные другого вида или с другого пастбища не в счёт

castles-of-burgundy-page-goods = Товары и башни
    .body =
        Проданный жетон товара даёт столько очков, сколько игроков: 2, 3 или 4. В одиночной игре 2: так мы понимаем
        правила.

        Продаются сразу все жетоны одного цвета. Товар указывают числом на его кубике, от 1 до 6; 0 — если он не
        указан. Если товары указаны, программа сама считает виды для № 15.

        Щит 12 удваивает товары, проданные после него.

        Сторожевая башня даёт 4 очка каждый раз, когда её размещают.

        Пределы: у игрока не больше 28 жетонов товаров, проданных и непроданных вместе, и не больше 7 одного цвета;
        зданий одного вида не больше 7. Большее принимается, но с пометкой.
    .wrong =
        4 очка за жетон — только вчетвером

castles-of-burgundy-page-end = Конец игры
    .body =
        Игра кончается после раунда 5 фазы E: всего 25 раундов. Рудники приносят серебро ещё раз, потом идёт итоговый
        подсчёт.

        1 за каждый непроданный жетон товара, 1 за каждую серебряную монету, 1 за каждых двух рабочих. Рабочих делят
        пополам у каждого игрока отдельно, с округлением вниз: 5 рабочих — 2 очка.

        Затем монастыри, которые приносят очки в конце, оставленные щиты, виноградники.

        Всё, что лежит в хранилище, не стоит ничего.

        Больше 15 серебра или 20 рабочих принимается, но с пометкой; итог ниже 60 или выше 320 — тоже.
    .wrong =
        пополам делят рабочих, а не серебро и не то и другое вместе
        жетоны в хранилище очков не дают

castles-of-burgundy-page-monasteries = Монастыри в конце
    .body =
        Монастыри с 15 по 26 приносят очки в конце, если лежат в вотчине, а не в хранилище.

        16 — склад, 17 — сторожевая башня, 18 — плотницкая, 19 — церковь, 20 — рынок, 21 — постоялый двор, 22 — банк,
        23 — ратуша: по 4 за каждое такое здание.

        15: по 2 за каждый вид проданных товаров, видов не больше шести; в издании 2011 года — по 3.

        24: по 4 за каждый вид животных. 25: по 1 за каждый проданный жетон товара.

        26: по 3 за каждый жетон бонуса; в издании 2011 года — по 2. Считаются жетоны, сколько бы очков они ни дали.

        29 (модуль «Белые замки»): по 4 за каждый белый замок.

        Каждый номер один. Щит 6 копирует монастыри одного из соперников, с вашими количествами: такую запись
        отмечает d. Щит 10 удваивает их все, и копии, в каком бы месте записей он ни стоял.

        Если программа знает количество из записей, оно предложено; ⏎ принимает его.
    .wrong =
        15 и 26 в другом издании стоят иначе
        26 считает жетоны; их очки уже на шкале
        башня даёт 4 при размещении и ещё 4 с № 17
        непроданные товары для 15 и 25 не в счёт

castles-of-burgundy-page-shields = Щиты
    .body =
        Щиты — это модуль. Очки дают только оставленные до конца: с 1 по 6 — 12, с 7 по 12 — 8, с 13 по 18 — 4.

        Щитов у игрока не больше, чем размещено замков, то есть 4. Каждый номер один.

        На счёт влияют такие. 1: все пастбища — одно. 6: копия монастырей одного соперника, с вашими количествами.
        7: следующие жетоны бонусов удваиваются. 10: монастыри в конце удваиваются. 12: проданные товары удваиваются.
        13: удваиваются все ваши щиты, и он сам. 17: области, заполненные после него, на 1 больше.

        В форме d значит, что щит действует. Дальше он так и остаётся у этого игрока, пока d его не снимет.
    .wrong =
        17 увеличивает область, а не бонус фазы
        7 и 12 действуют только на то, что после них

castles-of-burgundy-page-modules = Другие модули
    .body =
        Виноградники (2023): участок от 1 до 13 даёт 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91.

        Белые замки приносят очки с монастырём № 29, по 4. Трактиров всего 5; о них — на странице «Области».

        Одиночная игра: 37 клеток за 25 раундов. Цель сначала 50. Как только она достигнута, счёт возвращается к 0, а
        цель снижается на 5, но не ниже 5. То и другое видно рядом с формой; в таблице стоит сумма всех очков.

        Команды: счёт команды — сумма двух её игроков.

        Отложенный замок в первом дополнении может стоить 5 очков. Это, гусей, кран, торговые пути и автому вводите
        поправками, клавиша =.

        Издания: по умолчанию — 2019 года. В издании 2023 года вместо моста шкала порядка хода.

castles-of-burgundy-page-ties = Ничья
    .body =
        Побеждает тот, у кого больше очков. Поровну — тот, у кого в вотчине меньше пустых клеток. Опять поровну — тот,
        чья фишка на мосту дальше всех позади (в издании 2023 года — на шкале порядка хода). Вровень — победа общая.

        Некоторые играют наоборот, до большего числа пустых клеток, как и одна из версий в интернете. На это есть
        настройка.

        И то и другое спрашивается только у тех, кто делит первое место.
