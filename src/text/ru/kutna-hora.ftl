### Kutná Hora in Russian. Every key begins with the name of the game; what all games share is in ru.ftl.

## Stages in the step list (≤ 15 columns)

kutna-hora-stage-points-in-play = на шкале
kutna-hora-stage-city-dots = точки зданий
kutna-hora-stage-mines = рудники
kutna-hora-stage-income = доход
kutna-hora-stage-reputation = репутация
kutna-hora-stage-extras = прочее
kutna-hora-stage-groschen-left = остаток грошей

## Panel titles (≤ 30 columns)

kutna-hora-title-points-in-play = Очки на шкале
kutna-hora-title-city-dots = Точки зданий
kutna-hora-title-mines = Рудники
kutna-hora-title-income = Доход
kutna-hora-title-reputation = Репутация
kutna-hora-title-extras = Прочее
kutna-hora-title-groschen-left = Остаток грошей

## Column heads (≤ 7 columns)

kutna-hora-head-points-in-play = шкала
kutna-hora-head-city-dots = точки
kutna-hora-head-mines = рудники
kutna-hora-head-income = доход
kutna-hora-head-reputation = репут.
kutna-hora-head-extras = прочее
kutna-hora-head-adjustments = попр.
kutna-hora-bar-points-in-play = шк.
kutna-hora-bar-city-dots = точ.
kutna-hora-bar-mines = руд.
kutna-hora-bar-income = дох.
kutna-hora-bar-reputation = реп.
kutna-hora-bar-extras = пр.
kutna-hora-bar-adjustments = попр
kutna-hora-head-groschen-left = ост.

## Rows of the sheet (≤ 22 columns)

kutna-hora-category-points-in-play = на шкале
kutna-hora-category-city-dots = точки зданий
kutna-hora-category-mines = рудники
kutna-hora-category-income = доход
kutna-hora-category-reputation = репутация
kutna-hora-category-extras = прочее
kutna-hora-category-adjustments = поправки

## Steps: question and rule (≤ 58 columns each), what an entry is called, the word for ⏎ in the footer
## The attribute .a is the name of the entry inside a sentence, always singular.

kutna-hora-points-in-play-ask = Сколько очков у каждого на шкале подсчёта?
kutna-hora-points-in-play-rule = Сначала выполните все шаги конца последнего раунда.
kutna-hora-points-in-play-entry = очки на шкале
    .a = очки на шкале
kutna-hora-points-in-play-enter = ввести

kutna-hora-building-ask = Чьё здание и сколько его точек совпало?
kutna-hora-building-rule = Точка напротив точки соседа или края; лежащие — тоже.
kutna-hora-building-entry = здание
    .a = здание
kutna-hora-building-enter = уложить

kutna-hora-houses-in-town-ask = Сколько домиков каждого игрока стоит в городе?
kutna-hora-houses-in-town-rule = 12 минус оставшиеся на планшете; пустой ⏎ — пропуск.
kutna-hora-houses-in-town-entry = домики в городе
    .a = домики в городе
kutna-hora-houses-in-town-enter = ввести

kutna-hora-mine-row-ask = Звёзды на породе в ряду и свои звёзды каждого?
kutna-hora-mine-row-rule = Все звёзды ряда дают его ценность, свои — места.
kutna-hora-mine-row-entry = ряд
    .a = ряд
kutna-hora-mine-row-enter = ввести

kutna-hora-mine-row-places-ask = Сколько очков этот ряд даёт за каждое место?
kutna-hora-mine-row-places-rule = Числа напечатаны над рудниками на вашей стороне поля.

kutna-hora-board-table-title = Таблица вашего поля
kutna-hora-board-table-ask = Какие числа напечатаны над рудниками?
kutna-hora-board-table-rule = Введите один раз: сохранятся для этой стороны поля.

kutna-hora-income-way-usual = суммы
kutna-hora-income-way-prices = по ценам
kutna-hora-mine-row-way-usual = по таблице
kutna-hora-mine-row-way-values = ввести очки
kutna-hora-income-ask = Сколько грошей дало бы сейчас действие «Доход»?
kutna-hora-income-rule = Весь доход ÷ 10 с округлением вниз. Деньги не в счёт.
kutna-hora-income-entry = доход
    .a = доход
kutna-hora-income-enter = ввести

kutna-hora-income-prices-ask = Итоговые цены и что производит каждый игрок?
kutna-hora-income-prices-rule = Весь доход ÷ 10 с округлением вниз. Деньги не в счёт.

kutna-hora-reputation-ask = Какое число стоит над маркером репутации?
kutna-hora-reputation-rule = От −4 до 13. Минус — клавиша «-».
kutna-hora-reputation-entry = репутация
    .a = репутация
kutna-hora-reputation-enter = ввести

kutna-hora-extras-ask = Жетоны над планшетом, маркеры участков, пеликаны?
kutna-hora-extras-rule = По 1: жетоны в ячейках, маркеры, лиловые пеликаны.
kutna-hora-extras-entry = прочее
    .a = прочее
kutna-hora-extras-enter = ввести

kutna-hora-groschen-left-ask = Ничья, { $total }: сколько грошей осталось?
kutna-hora-groschen-left-rule = Больше грошей — победа; опять поровну — победа общая.
kutna-hora-groschen-left-entry = остаток грошей
    .a = остаток грошей
kutna-hora-groschen-left-enter = ввести

## Fields: labels (≤ 10 columns; goods ≤ 5); .full is the noun for messages, where the label is short for it

kutna-hora-building-owner = чьё
    .full = владелец
kutna-hora-building-dots = точки
kutna-hora-building-name = название
kutna-hora-houses-in-town-houses = домики
    .full = домики в городе
kutna-hora-mine-row-rock_stars = порода
    .full = звёзды на породе
kutna-hora-mine-row-stars = звёзды
    .full = свои звёзды
kutna-hora-mine-row-places = очки
    .full = очки за места
kutna-hora-income-groschen = гроши
    .full = доход в грошах
kutna-hora-income-prices = цена
    .full = цены
kutna-hora-income-production = произв.
    .full = производство
kutna-hora-name-ore = руда
    .full = руда
kutna-hora-name-silver = сер.
    .full = серебро
kutna-hora-name-wood = дер.
    .full = дерево
kutna-hora-name-permits = разр.
    .full = разрешения
kutna-hora-name-food = еда
    .full = еда
kutna-hora-name-beer = пиво
    .full = пиво
kutna-hora-extras-tiles = жетоны
    .full = жетоны над планшетом
kutna-hora-extras-plot_markers = маркеры
    .full = маркеры участков
kutna-hora-extras-pelicans = пеликаны
    .full = неиспользованные пеликаны
kutna-hora-reputation-points = репутация
kutna-hora-points-in-play-points = очки
    .full = очки на шкале
kutna-hora-groschen-left-groschen = гроши
    .full = остаток грошей
kutna-hora-option-mine_values = таблица поля
kutna-hora-nobody = общ.

## Why a figure is what it is

kutna-hora-stars =
    { $total ->
        [one] { $total } звезда
        [few] { $total } звезды
        [many] { $total } звёзд
       *[other] { $total } звезды
    }
kutna-hora-why-building =
    { $dots ->
        [one] { $dots } точка × 1
        [few] { $dots } точки × 1
        [many] { $dots } точек × 1
       *[other] { $dots } точки × 1
    }
kutna-hora-why-mine-alone = { kutna-hora-stars } ({ $rock } на породе), своих { $own }: { place-ordinal } место
kutna-hora-why-mine-tied = { kutna-hora-stars } ({ $rock } на породе), своих { $own }: { place-ordinal } место, столько же: { $others }
kutna-hora-why-mine-none = { kutna-hora-stars } ({ $rock } на породе), своих нет: ни места, ни очков
kutna-hora-why-mine-unpaid = { kutna-hora-stars } ({ $rock } на породе), своих { $own }: { place-ordinal } место, оно без очков
kutna-hora-why-income-sum = { $groschen } ÷ 10 с округлением вниз
kutna-hora-why-income-prices = { $sum } = { $groschen }, ÷ 10
kutna-hora-why-income-nothing = дохода нет
kutna-hora-why-reputation = число над маркером: { $points }
kutna-hora-why-extras =
    { $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
        [many] { $tiles } жетонов
       *[other] { $tiles } жетона
    } + { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
        [many] { $markers } маркеров
       *[other] { $markers } маркера
    } + { $pelicans ->
        [one] { $pelicans } пеликан
        [few] { $pelicans } пеликана
        [many] { $pelicans } пеликанов
       *[other] { $pelicans } пеликана
    }

## Notes under the form while it is being typed

kutna-hora-note-public = общественное
kutna-hora-note-row = { kutna-hora-stars }
kutna-hora-note-row-bracket = { kutna-hora-stars }: строка «до { $up_to }» даёт { $values }
kutna-hora-note-row-unknown = { kutna-hora-stars }: в таблице нет, дальше — очки за места
kutna-hora-note-row-own = { kutna-hora-stars }: { $rock } на породе
kutna-hora-note-place = { place-ordinal }: { $points }
kutna-hora-note-no-star = нет звёзд — нет места
kutna-hora-note-money = { $groschen } → { $points }

## What decides, and the check before leaving a step

kutna-hora-check-city-dots = Возможно, здание пропущено или записано не на того.
kutna-hora-decided-groschen-left = Ничья, { $total }. Решает остаток грошей: { $winner } { $best }, { $others }.

## Rules at hand (titles ≤ 24 columns; a blank line parts paragraphs; .wrong has one item a line)

kutna-hora-page-end = Конец игры
    .body =
        Игра кончается после шагов конца последнего раунда: вчетвером это раунд 5, вдвоём и втроём — раунд 6.

        Сначала выполните все эти шаги и только потом смотрите на шкалу подсчёта. Очки, полученные во время игры,
        уже стоят на ней и там остаются.

        Дальше итоговый подсчёт идёт по порядку: точки зданий, рудники, доход, репутация, прочее.

        Патриции, собор и ряды домиков в конце больше ничего не дают: их очки уже на шкале.
    .wrong =
        собор и патриции дают очки по ходу игры, а не ещё раз в конце

kutna-hora-page-city-dots = Точки зданий
    .body =
        Пройдите все здания, каждое — один раз. Владелец получает 1 за каждую точку здания, у которой есть пара
        на соседе сверху, снизу, слева или справа либо на краю поля, если здание стоит у края.

        Точка приносит очко один раз, сколько бы пар у неё ни было: так мы понимаем правила.

        Общественные здания никому не принадлежат и никому не приносят очков, но парой их точки служат.

        Посчитанное здание положите набок: что ещё стоит, то не посчитано. Лёжа оно по-прежнему служит соседям парой.

        Пределы: у каждого игрока 12 домиков, значит, и зданий не больше 12; жетонов гильдий всего 24.
        Посчитанных зданий у игрока столько же, сколько его домиков стоит в городе. Если вычесть из 12 домики,
        оставшиеся на планшете, выйдет только подсказка: домик может уйти из-за жетона 3 святой Варвары.
    .wrong =
        лежащее здание всё равно считается соседом
        общественное здание помогает соседям, хотя само очков не даёт

kutna-hora-page-mines = Рудники
    .body =
        Идите по рядам. Звёзды всех рудников и всей породы в ряду вместе указывают строку таблицы, напечатанной
        над рудниками.

        Места распределяются по своим звёздам каждого игрока. Без единой своей звезды нет ни очков, ни места,
        какие бы рудники ни стояли в ряду.

        Если звёзд поровну, место общее. Каждый получает за него всё, а следующие места пропускаются: 1-е, 1-е,
        3-е.

        На стороне поля для двоих числа могут быть иными, чем на стороне для троих и четверых. Готовой таблицы
        в программе нет. Введите таблицу своего поля один раз для каждой стороны, и она сохранится; или вводите
        очки за места ряд за рядом. Если звёзд больше, чем в последней строке, программа спрашивает очки, а не
        угадывает их.

        В действии «Рудник»: разрешение, оплаченное полностью, может пойти за одного рудокопа в запас. Вытянутые
        жетоны можно все отправить в сброс и ничего не построить. Жетон технологии можно убрать из игры, вместо
        того чтобы он стал рудником.

        Запас пополняется только в начале действия «Рудник». Когда стопка кончается, новой становится
        перемешанный сброс. Рудник не даёт клетке над собой ни доступа, ни цены.

        Технология растёт только через здание гильдии рудокопов с её знаком, кто бы его ни строил.
    .wrong =
        звёзды на породе считаются для ряда, но не для игрока
        у игрока без звёзд нет и места
        при равенстве очки не делятся: каждый получает всё, а следующие места заняты
        на стороне для двоих свои числа, а не те, что на стороне для 3–4

kutna-hora-page-income = Доход
    .body =
        Возьмите деньги, которые прямо сейчас принесло бы действие «Доход»: производство × итоговая цена, по
        шести товарам: руда, серебро, дерево, разрешения, еда и пиво.

        Сложите всё, что вышло у игрока, разделите на 10 один раз и отбросьте дробь: это и есть очки.

        Деньги на руках и налоги роли не играют.

        Введите сумму каждого игрока либо цены и производство каждого: очки выходят те же.
    .wrong =
        деньги на руках — не доход
        на 10 делится вся сумма один раз, а не каждый товар

kutna-hora-page-reputation = Репутация
    .body =
        Каждый игрок получает число над своим маркером, от −4 до 13. Число ниже нуля отнимает очки.

        Все числа целые, хотя на шкале может быть напечатано не каждое.

kutna-hora-page-extras = Прочее
    .body =
        По 1 очку: за жетоны, гильдий и общественные, оставшиеся в ячейках над планшетом игрока; за маркеры
        участков игрока, стоящие в городе, — их не больше 3; за неиспользованных пеликанов, лиловой стороной вверх.

        Больше здесь ничто очков не даёт: собор, патриции и ряды домиков уже посчитаны во время игры.

        Гильдии: игрок берёт жетоны только своих гильдий, без исключений. Бесплатный жетон, который даёт домик, —
        общественный.

        У рудокопов руда, у металлургов серебро, у строителей дерево, у писарей разрешения, у бакалейщиков еда,
        у трактирщиков пиво.
    .wrong =
        использованный пеликан ничего не даёт

kutna-hora-page-ties = Ничья
    .body =
        Побеждает тот, у кого больше очков. Очков поровну — решает остаток грошей: у кого больше, тот побеждает.
        Опять поровну — победа общая.

        Гроши на руках нужны только для этого; программа спрашивает о них лишь тех, кто делит первое место.

kutna-hora-page-out-of-pieces = Если чего-то не хватает
    .body =
        Если не осталось маркеров участков, домиков или рудокопов, действие, которому они нужны, не выполняется
        вовсе, даже частично.

        У каждого игрока 12 домиков, 9 рудокопов и 3 маркера участков.

        Патрициев по три каждого цвета: красные, зелёные, серебряные, жёлтые. Когда цвет кончается, пропадает
        только эта часть эффекта.

        Пеликаны и гроши не кончаются никогда: возьмите любую замену.

        Пределы: налог не поднимается выше 25. Колода населения или руды, в которой осталась последняя карта, так
        и остаётся.

        Когда стопка жетонов рудников кончается, новой становится перемешанный сброс.

kutna-hora-page-declining = Отказ от эффектов
    .body =
        Разыграйте карту, скажите «без эффекта» и ничего не берите.

        Бесплатный общественный жетон домика можно не брать; очки остаются.

        Средний эффект святой Варвары необязателен и там, где это не действие. На жетоне 6 возьмите 2 очка без
        патриция. На жетоне 3 репутация падает, но домик можно не отдавать.

        В действии «Рудник» все вытянутые жетоны можно сбросить и ничего не построить.

## Warnings: what is there, and what would be usual

kutna-hora-warning-houses-differ =
    { $name }: уложено { $tipped ->
        [one] { $tipped } здание
        [few] { $tipped } здания
        [many] { $tipped } зданий
       *[other] { $tipped } здания
    }, в городе { $houses ->
        [one] { $houses } домик
        [few] { $houses } домика
        [many] { $houses } домиков
       *[other] { $houses } домика
    }
kutna-hora-warning-too-many-buildings =
    { $name }: { $count ->
        [one] { $count } здание
        [few] { $count } здания
        [many] { $count } зданий
       *[other] { $count } здания
    }, а домиков у каждого игрока только { $max }
kutna-hora-warning-too-many-buildings-all =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
        [many] { $count } зданий
       *[other] { $count } здания
    } с владельцем, а жетонов гильдий всего { $max }
kutna-hora-warning-too-many-plot-markers =
    { $name }: { $count ->
        [one] { $count } маркер участка
        [few] { $count } маркера участков
        [many] { $count } маркеров участков
       *[other] { $count } маркера участка
    } в городе, а у каждого игрока их только { $max }
kutna-hora-warning-place-values-rise = Место ниже даёт больше, чем место выше; обычно очки убывают, начиная с 1-го места

## What the rules forbid

kutna-hora-error-public-dots = { $key }: общественное здание никому не приносит очков, сюда подходит только 0. Введите 0 или укажите владельца.
kutna-hora-error-row-value-unknown = Ряд, в нём { kutna-hora-stars }: строки для него в таблице поля нет. Введите очки за места или добавьте строку.
