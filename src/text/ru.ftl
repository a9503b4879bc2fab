### Scorewalk in Russian.
### Numbers arrive as numbers, so that the selectors work; what can be negative arrives as text with − already in it.
### Both catalogues have the same sections and the same order of keys.

## Games

game-kutna-hora = Кутна-Гора
game-kutna-hora-short = Кутна-Гора
game-carcassonne = Каркассон
game-carcassonne-short = Каркассон
game-castles-of-burgundy = Замки Бургундии
game-castles-of-burgundy-short = Бургундия

## Counts and places

ordinal =
    { $n ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] { $n }-е
    }
# A number or a ready ordinal: text falls through as it is.
place-ordinal =
    { $place ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
        [4] 4-е
        [5] 5-е
        [6] 6-е
       *[other] { $place }
    }
head-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
ordinal-gain = { $place } · { $gain }
result-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
nobody = никто

## Dates

when-today = сегодня
when-yesterday = вчера
when-day = { $day } { $month }
month-1 = янв.
month-2 = февр.
month-3 = марта
month-4 = апр.
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = авг.
month-9 = сент.
month-10 = окт.
month-11 = нояб.
month-12 = дек.
date-day =
    { $month ->
        [1] { $day } января
        [2] { $day } февраля
        [3] { $day } марта
        [4] { $day } апреля
        [5] { $day } мая
        [6] { $day } июня
        [7] { $day } июля
        [8] { $day } августа
        [9] { $day } сентября
        [10] { $day } октября
        [11] { $day } ноября
       *[12] { $day } декабря
    }

## Adjustment, a step of every game

adjustment-ask = Поправка: сколько очков каждому и за что?
adjustment-rule = Домашние правила, промо, исправления; «-» — минус.
adjustment-entry = поправка
    .a = поправка
adjustment-enter = ввести
adjustment-points = очки
adjustment-note = заметка

## Why a figure is what it is, in every game

why-track = столько на шкале подсчёта
why-adjustment = поправка
why-adjustment-note = поправка: { $note }
why-nothing = пока ничего

## Warnings: what is there, and what would be usual

warning-unusual-total = { $name }: всего { $total }; обычно { $min }–{ $max }

## Standings: who leads, who wins, what decides

decided-points = Больше очков — победа.
decided-undecided = Ничья, { $total }: { $names }. Решающее сравнение ещё не введено.
lead-by = ведёт { $name }, на { $by }
lead-alone = { $names }, { $total }
lead-tie = ничья: { $names }, { $total }
result-wins = Победа: { $name }
result-shared = Общая победа: { $names }
result-points-by = { $name }, на { $by }
decided-shared-at = Ничья, { $total }: { $names }. Решающие сравнения тоже вничью: победа общая.
decided-shared-plain = Ничья, { $total }: { $names }. Решающего сравнения нет: победа общая.

## Forms: what is wrong or refused; shown after "✗ label: "

form-number-missing = не хватает числа
form-choice-missing = ничего не выбрано
form-range = от { $min } до { $max }.
form-nothing-typed-yet = пока ничего не введено; если больше нет — n
form-nothing-typed = пока ничего не введено; если совсем нет, введите 0
# $name is the attribute .a of the entry.
change-half-typed = изменение не введено: ⏎ вводит его, Esc оставляет запись как есть
form-half-typed = не до конца введено: { $name }; ⏎ — ввести, Esc — очистить
form-implied = это следует из предыдущего поля
form-four-digits = не больше четырёх цифр
form-no-such-digit = { $digit } здесь ничего не значит
form-no-sign = знак здесь не нужен
form-who-missing = цифра игрока на каждую его фишку; 0 — никого
form-list-missing = выберите буквы или введите число; 0 — ни одного
form-no-such-letter = { $letter }: такой буквы в списке нет; + добавляет новую
form-nobody-yet = сначала цифра игрока
form-names-only = назовите их буквами: одного числа здесь мало
form-names-missing = выберите буквы; 0 — ни одного
form-mark-elsewhere = { $letter } относится к фишкам; сначала перейдите к ним, ⏎ или ⇥
kind-changed = не введено: { $name }; сначала ⏎, потом следующая буква
kinds-first = сначала что это: одна из букв выше
kinds-ask = Что ввести?
kinds-rule = Буква открывает форму, ⏎ — такую же, как в прошлый раз.
form-flag = пробел включает и выключает
form-paste = вставить можно одно целое число, цифры 0–9
form-paste-no-number = вставлять можно в число или в текст
form-missing = не хватает числа

## Commands: the word in the footer, and one line of help

command-accept = дальше, ввести
    .help = принять поле, на последнем — ввести форму
command-next-field = следующее поле
    .help = к следующему полю, не проверяя это
command-previous-field = предыдущее поле
    .help = к предыдущему полю
command-erase = назад
    .help = стереть цифру, затем поле
command-space = выбрать
    .help = выбрать отмеченное стрелками; в числе — дальше
command-escape = назад
    .help = на уровень назад: очистка формы, список шагов, главный экран
command-done = больше нет
    .help = шаг окончен, больше нет
command-edit-newest = изменить
    .help = изменить последнюю запись; ↑↓ — другие
command-remove = убрать
    .help = убрать запись под курсором
command-adjustment = поправка
    .help = поправка: домашние правила, промо, исправления
command-earlier = пред. шаг
    .help = к предыдущему шагу
command-later = след. шаг
    .help = к следующему шагу
command-other-way = по-другому
    .help = другой способ ввода, если у шага их два
command-board-table = таблица
    .help = таблица поля, один раз
command-next-turn = след. раунд
    .help = к следующему раунду, если в игре есть раунды
command-turn-back = раунд назад
    .help = на раунд назад, если в игре есть раунды
command-next-part = след. фаза
    .help = к следующей фазе, если в игре есть фазы
command-undo = отменить
    .help = отменить последнее изменение
command-redo = вернуть
    .help = вернуть отменённое
command-sheet = почему
    .help = лист: откуда взялось каждое число
command-big-view = табло
    .help = итоги крупными цифрами, на весь стол
command-open = открыть
    .help = открыть то, что под курсором
command-new-game = новая
    .help = новая партия
command-rematch = реванш
    .help = та же игра, те же игроки
command-names = имена
    .help = имена, цвета, место игры и заметки
command-delete = удалить
    .help = в корзину; u возвращает
command-trash = корзина
    .help = что лежит в корзине; оттуда можно вернуть
command-search = поиск
    .help = остаётся только найденное
command-other-page = другая страница
    .help = от правил к клавишам и обратно
command-first = в начало
    .help = в самое начало
command-last = в конец
    .help = в самый конец
command-up = вверх
    .help = вверх
command-down = вниз
    .help = вниз
command-left = влево
    .help = влево
command-right = вправо
    .help = вправо
command-help = справка
    .help = правила и клавиши
command-palette = команды
    .help = все команды по названиям
command-language = язык / language
    .help = русский или английский / English or Russian
command-mouse = мышь
    .help = отдать мышь программе или терминалу
command-suspend = приостановить
    .help = приостановить; fg — продолжить
command-redraw = перерисовать
    .help = перерисовать экран
command-leave = выйти
    .help = выйти с этого экрана; всё сохранено
command-quit = закрыть
    .help = закрыть программу сразу, откуда угодно

## Groups of commands, and where they work

group-form = Эта форма
group-walk = Подсчёт
group-games = Партии
group-reading = Чтение
group-everywhere = Везде
context-home = главный экран
context-new-game = новая партия
context-walk = подсчёт
context-result = итог
context-sheet = лист
context-big-view = табло
context-reading = правила и клавиши
context-palette = команды
context-dialog = вопросы
keys-everywhere = везде

## Why a command is not possible now

not-now-read-only = только чтение: партия открыта в другом окне
not-now-nothing-to-undo = отменять нечего
not-now-nothing-to-redo = возвращать нечего
not-now-no-open-stage = весь этот шаг — одна форма
not-now-no-entry = записей ещё нет
not-now-nothing-selected = ничего не выбрано
not-now-one-way = у этого шага один способ ввода
not-now-no-table = в этом шаге таблицы нет
not-now-no-turns = в этом шаге раундов нет
not-now-first-stage = это первый шаг
not-now-last-stage = введено ещё не всё
not-now-no-games = партий ещё нет
not-now-unreadable = этот файл не читается
not-now-owed = часть записей ещё не сохранена

## What is said of what happened

said-undone = отменено: { $entry } · U возвращает
said-undone-in = отменено, { $stage }: { $entry } · U возвращает
said-redone = возвращено: { $entry }
said-redone-in = возвращено, { $stage }: { $entry }
said-removed = убрано: { $entry } · u возвращает
said-stage-done = { $stage }, больше нет
said-removal = удаление: { $entry }
said-setup = имена, настройки или таблица
said-track = на шкале: { $moves }
last-entered = последняя запись: { $entry }
torn-end =
    { $count ->
        [one] последняя строка оборвана сбоем; здесь { $count } строка. Проверьте последнюю запись
        [few] последняя строка оборвана сбоем; здесь { $count } строки. Проверьте последнюю запись
        [many] последняя строка оборвана сбоем; здесь { $count } строк. Проверьте последнюю запись
       *[other] последняя строка оборвана сбоем; здесь { $count } строки. Проверьте последнюю запись
    }
saved-again = снова сохранено, ничего не потеряно
copy-saved = копия сохранена: { $path }
held-by = партия занята процессом { $pid } с { $since }
still-held = партия всё ещё открыта в другом окне
unreadable = строка { $line }: { $why }
in-the-trash = в корзине · u возвращает
brought-back = возвращено из корзины
language-now = русский
table-kept = таблица сохранена для этой стороны поля
table-half-typed = таблица не введена: ⏎ в пустой строке сохраняет её, Esc — нет
table-not-rising = каждое «до» должно быть больше, чем строкой выше

## The window

too-small-needs = Нужно окно { $width } × { $height }.
too-small-has = Сейчас { $width } × { $height }.
too-small-safe = Ничего не потеряно. q — выйти.

## The head of a screen

head-step = шаг { $step } из { $of }
head-saved = сохранено
head-not-saved =
    { $count ->
        [one] НЕ СОХРАНЕНО: { $why } · { $count } запись в памяти
        [few] НЕ СОХРАНЕНО: { $why } · { $count } записи в памяти
        [many] НЕ СОХРАНЕНО: { $why } · { $count } записей в памяти
       *[other] НЕ СОХРАНЕНО: { $why } · { $count } записи в памяти
    }
head-read-only = только чтение · { $holder }
head-sheet = лист

## Walk: panels, tally, checks

panel-order = Ход подсчёта
panel-tally = Счёт
panel-sheet = Лист
panel-changed = Изменено
panel-leaving = Не сохранено
panel-change = изменение
tally-total = всего
tally-place = место
tally-lap = круг·кл.
tally-track = на шкале
tally-adds = добавит
tally-now = сейчас { $lead }
tally-then = с этим { $lead }
tally-before = ранее
check-leave = оставить так
check-keys = n — оставить так · Esc — назад

## Walk: the board's table

table-up-to = звёзд до
table-finish = ⏎ в пустой строке сохраняет таблицу, Esc — нет.
table-row = убрать строку

## Walk: the sheet

why-title = { $name }, { $category }: почему { $points }
sheet-change = изменить запись

## Walk: what a change moved

strip-changed = Изменено
strip-removed = Убрано
strip-with-it = Вместе с этим изменилось
strip-nothing-else = Больше ничего не изменилось.
strip-lead = впереди
strip-tie-opened = ничья: теперь нужен шаг «{ $stage }»
strip-tie-closed = ничьей больше нет: шаг «{ $stage }» не нужен
strip-go-on = дальше
strip-sheet = на листе
strip-undo = отменить

## Walk: leaving with unsaved entries

leave-ask = Часть записей ещё не сохранена.
leave-retry = повторить
leave-copy = сохранить копию во временной папке
leave-stay = остаться
leave-again = Ещё раз q — всё равно выйти; несохранённое будет напечатано.

## Result

result-head = итог
result-place = место
result-total = всего
result-bars = Откуда очки
result-path =
    { $count ->
        [one] Путь, { $count } запись
        [few] Путь, { $count } записи
        [many] Путь, { $count } записей
       *[other] Путь, { $count } записи
    }
result-more-warnings = и ещё { $count }, w

## View across the table

view-leads = ведёт { $name }, на { $by }; следом { $others }
view-back = назад

## Rules and keys

reading-title = { $game } · правила под рукой
reading-keys-title = Клавиши
reading-rules = правила
reading-keys = клавиши
reading-step = Шаг { $n } из { $of } · { $title }
reading-wrong = Частые ошибки
reading-pages = Все страницы · / — поиск
reading-found = найдено: { $count }
reading-nothing = Ничего не найдено.
reading-more = ещё { $count }
reading-page = страница
reading-scroll = прокрутка
reading-end-search = закончить поиск
reading-back = назад
reading-back-to = назад: { $entry }
keys-not-now = Сейчас нельзя
keys-moves = Перемещение
keys-own-page = На этой странице
keys-nobody = { $label }; 0 — ничьё
keys-cyrillic = В русской раскладке клавиши узнаются по месту: U — это Г, N — это Т.
keys-table-key = Клавиша
keys-table-does = Что делает
keys-table-where = Где
keys-table-game = Игра
keys-table-opens = Открывает
keys-table-in-forms = В формах

## Palette

palette-stage = перейти к шагу { $n }
palette-step = открыть форму
palette-not-now = сейчас нельзя: { $why }
palette-nothing = такой команды нет
palette-choose = выбрать
palette-do = выполнить
palette-close = закрыть

## Home

home-saved = всё сохранено
home-go-on = Продолжить с того же места
home-last = Последняя партия
home-games = Партии
home-page = { $from }–{ $to }
home-unreadable =
    { $count ->
        [one] { $count } файл не читается
        [few] { $count } файла не читаются
        [many] { $count } файлов не читаются
       *[other] { $count } файла не читаются
    }
home-step = шаг { $step } из { $steps }
home-leads = ведёт { $name }, на { $by }
home-won = победа: { $name }, { $total }
home-shared = общая победа: { $names }, { $total }
home-search = Поиск: имена, игра, место
home-found =
    { $count ->
        [0] ничего не найдено
        [one] найдена { $count } партия
        [few] найдены { $count } партии
        [many] найдено { $count } партий
       *[other] найдено { $count } партии
    }
home-nothing = здесь ничего нет
home-no-such-line = такой строки нет
home-title-delete = Удаление
home-ask-delete = { $session } — в корзину?
home-delete = удалить
home-keep = оставить
home-untouched = Файл остаётся как есть.
home-back = назад
home-title-trash = Корзина
home-trash-empty = Корзина пуста.
first-title = Первый запуск: партий ещё нет
first-new = новая партия
first-commands = все команды, язык / language
first-help = правила и клавиши
first-saved = Всё введённое сразу сохраняется. q — выйти.

## New game, and names

new-game-title = Новая партия
new-game-game = Игра
new-game-players = Игроки в порядке мест за столом
new-game-last-players = Игроки в порядке мест за столом · прошлый состав
new-game-options = Настройки
new-game-name = имя следующего игрока
new-game-next = имя, или { $key } — начать
new-game-full = { $key } — начать партию
new-game-crowded =
    { $count ->
        [one] не больше { $count } игрока: x — убрать строку
       *[other] не больше { $count } игроков: x — убрать строку
    }
new-game-no-name = не хватает имени
new-game-long = имя — не длиннее 1000 знаков
new-game-half-typed = имя введено не до конца: ⏎ — добавить, Esc — очистить
new-game-taken = { $colour }: цвет занят, { $name }
new-game-fixed = в начатой партии места за столом не меняются
new-game-paste = вставлять можно в имя: его открывает ⏎
new-game-count =
    { $game }: игроков от { $min } до { $max }; { $count ->
        [0] пока никого нет
       *[other] сейчас { $count }
    }
new-game-no-digit = { $digit } здесь ничего не значит
new-game-completion = взять «{ $name }»
new-game-completion-colour = взять «{ $name }», цвет как в прошлый раз: { $colour }
new-game-completion-short = «{ $name }»
new-game-other = другое имя
new-game-table = своя, сторона для { $side }
new-game-table-missing = для { $side } не сохранена
new-game-table-none = без неё: ряд за рядом
new-game-no-table = для этой стороны таблицы нет: b при подсчёте — ввести её
new-game-no-words = укажите, что считать
agreed-none = не условились: ничья — победа общая
agreed-most = больше — победа
agreed-fewest = меньше — победа
names-title = Имена
names-players = Игроки
names-rest = Место игры и заметки
names-place = место игры
names-notes = заметки
names-keep = { $key } — сохранить всё
names-kept = имена, место игры и заметки сохранены

## Colours of the pieces

colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-pink = розовый
colour-violet = фиолетовый
colour-black = чёрный
colour-white = белый
colour-grey = серый
colour-none = без цвета

## Footer: what a key does here, where the command has another word

hint-next = дальше
hint-take-over = продолжить здесь
hint-kind = что это
hint-one-more = ещё фишка
hint-how-many = сколько
hint-new = новый
hint-none = ни одного
hint-go-on = дальше
turn-none = дальше раундов нет
offer-not-now = не сейчас
hint-clear = очистить
not-asked = вне ничьей:
names-as-they-were = имена остались прежними
command-take-out = убрать
    .help = убрать игрока
hint-step = шаг
hint-entry = запись
hint-figure = число
hint-move = курсор
hint-player = игрок
hint-line = строка
hint-open = открыть
hint-resume = продолжить
hint-tell = в чём дело
hint-bring-back = вернуть
hint-search = поиск
hint-choose = выбрать
hint-end-search = все партии
hint-name = имя
hint-take = взять
hint-sit = добавить
hint-name-colour = имя, цвет
hint-colour = цвет
hint-seat = место
hint-out = убрать
hint-game = игра
hint-number = число
hint-text = текст
hint-start = начать
hint-keep = сохранить
hint-part = след. часть
hint-complete = дополнить
hint-as-it-was = как было

## Command line: cli-VERB says what a verb does, .usage how it is written; cli-arg-ID an option or argument, .value what it takes

cli-usage = Использование
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-scorewalk = Подсчёт очков за столом: программа ведёт по порядку подсчёта из правил игры и складывает очки. Без команды открывается главный экран.
    .usage = scorewalk [ПАРАМЕТРЫ] [КОМАНДА]
cli-new = Начать партию
    .usage = scorewalk new ИГРА --players ИМЕНА [--option КЛЮЧ=ЗНАЧЕНИЕ]…
cli-resume = Продолжить партию; если ни одна не названа — последнюю
    .usage = scorewalk resume [ID]
cli-list = Показать сохранённые партии, сначала новые
    .usage = scorewalk list [--format ФОРМАТ]
cli-show = Напечатать сохранённую партию: лист, кто победил и что решило
    .usage = scorewalk show ID [--why] [--format ФОРМАТ]
cli-score = Подсчитать документы или файлы партий; ничего не сохраняется. Код выхода: 0 — подсчитано, 1 — ошибка в документе, 2 — неверный вызов
    .usage = scorewalk score [ФАЙЛ]… [--batch] [--why] [--format ФОРМАТ]
cli-rules = Напечатать правила: все страницы игры или только абзацы, где есть слово
    .usage = scorewalk rules [ИГРА] [СЛОВО]
cli-completions = Напечатать автодополнение для оболочки
    .usage = scorewalk completions ОБОЛОЧКА
cli-man = Напечатать страницу руководства
    .usage = scorewalk man
cli-arg-lang = Язык: en или ru; иначе — как в настройках системы
    .value = ЯЗЫК
cli-arg-data_dir = Папка для партий; иначе SCOREWALK_DATA, иначе обычное место
    .value = ПАПКА
cli-arg-ascii = Только знаки ASCII
cli-arg-color = Цвета: auto, always (всегда) или never (никогда)
    .value = КОГДА
cli-arg-help = Показать справку
cli-arg-version = Показать версию
cli-arg-game = Какая игра; достаточно начала названия
    .value = ИГРА
cli-arg-players = Имена через запятую в порядке мест за столом
    .value = ИМЕНА
cli-arg-options = Настройка игры; можно указать несколько раз
    .value = КЛЮЧ=ЗНАЧЕНИЕ
cli-arg-id = Сохранённая партия под тем именем, которое показывает «scorewalk list»
    .value = ID
cli-arg-format = Формат вывода: text (по умолчанию), json, markdown или csv
    .value = ФОРМАТ
cli-list-format = Формат вывода: text (по умолчанию) или json
    .value = ФОРМАТ
cli-arg-why = Напечатать и все строки подсчёта с объяснениями
cli-arg-files = Документ или файл партии; «-» или ничего — стандартный ввод
    .value = ФАЙЛ
cli-arg-batch = Каждая строка — документ; на каждый — одна строка JSON в ответ
cli-arg-word = Только абзацы, где есть это слово
    .value = СЛОВО
cli-arg-shell = Оболочка: bash, elvish, fish, powershell или zsh
    .value = ОБОЛОЧКА
man-name = ИМЯ
man-synopsis = ОБЗОР
man-description = ОПИСАНИЕ

## Command line: what is wrong

usage-value-missing = { $arg }: здесь нужно значение, а его нет.
usage-value-of = { $arg }: «{ $value }» не подходит. Подходит одно из этих слов: { $known }.
usage-value = { $arg }: «{ $value }» не подходит.
usage-unknown = { $arg }: такого здесь нет.
usage-unknown-command = «{ $value }»: такой команды нет.
usage-missing = Не хватает: { $arg }.
usage-twice = { $arg }: указано дважды или не сочетается с соседним.
usage-utf8 = Одно из слов командной строки — не UTF-8.
usage-other = Командную строку не удаётся разобрать.
usage-meant = Возможно, имелось в виду: { $meant }.
usage-help = «scorewalk --help» показывает всё, что есть; --help после команды рассказывает о ней.
cli-error-several-games = «{ $word }» подходит к нескольким играм: { $fits }. Напишите название чуть длиннее.
cli-error-pair = «{ $word }»: настройка пишется как КЛЮЧ=ЗНАЧЕНИЕ.
cli-error-no-name = --players: одно из имён пустое. Имя нужно каждому игроку.
cli-error-batch-format = --batch отвечает одной строкой JSON на каждый документ; другой --format с ним не сочетается.
cli-error-no-terminal = Для этого нужен терминал и на вводе, и на выводе. Без него «scorewalk score ФАЙЛ» подсчитает файл, «scorewalk show ID» напечатает партию, а «scorewalk list» перечислит все.
cli-error-no-file = «{ $word }»: такого файла нет. Проверьте путь.
cli-error-stream = Не удаётся прочесть ввод или записать вывод ({ $cause }).

## Command line: lists, sheets and rules in print

list-empty = Сохранённых партий пока нет. Начать партию — «scorewalk new».
list-session = { $id }  { $modified }  { $game }: { $scores } — { $next }
list-broken = { $id }  { $modified }  не читается: { $reason }
list-complete = всё введено
sheet-category = категория
sheet-total = итог
sheet-place = место
sheet-item = запись
sheet-player = игрок
sheet-points = очки
sheet-why = почему
sheet-lines = Все строки подсчёта
sheet-winner = Победа: { $names }, итог { $total }.
sheet-winners = Общая победа: { $names }, у каждого { $total }.
sheet-so-far = Пока впереди: { $names }, итог { $total }.
sheet-missing = Осталось ввести: { $stages }.
sheet-bracket = до { $up_to }: { $places }
rules-game = { $id } — { $title }, игроков от { $min } до { $max }
rules-how = «scorewalk rules ИГРА» печатает все страницы игры, «scorewalk rules ИГРА СЛОВО» — абзацы, где есть слово.
rules-nothing = В этих правилах нет слова «{ $word }».
rules-wrong = Частые ошибки:

## Errors of the format: what, where, what would be right

error-not-json = Строка { $line }, знак { $column }: это не JSON. Документ — в UTF-8 без метки порядка байтов, каждый ключ — один раз.
error-key-twice = { $key }: этот ключ стоит дважды. У него одно значение.
error-no-key = здесь
error-version = scorewalk: эта программа читает версию 1, а здесь { $found }. Возможно, прочтёт более новая.
error-unknown-game = game: игра «{ $found }» здесь неизвестна. Подходит одно из этих слов: { $known }.
error-player-count = players: в этой игре от { $min } до { $max } игроков, а здесь { $found }. Укажите тех, кто играет.
error-unknown-key = { $key }: такого ключа здесь нет. Проверьте написание или уберите его.
error-missing-key = { $key }: этого ключа не хватает, а значения по умолчанию у него нет. Добавьте его.
error-wrong-type = { $key }: сюда подходит { $expected }, а стоит что-то другое.
error-wrong-length = { $key }: по одному значению на игрока, всего { $expected }, а здесь { $found }. Добавьте недостающие или уберите лишние.
error-out-of-range = { $key }: подходят целые числа от { $min } до { $max }. Проверьте число.
error-out-of-range-word = { $key }: подходит одно из этих слов: { $words }. Проверьте написание.
error-too-long =
    { $key }: текст слишком длинный. Помещается не больше { $max ->
        [one] { $max } знака
        [few] { $max } знаков
        [many] { $max } знаков
       *[other] { $max } знака
    }.
error-not-rising = { $key }: каждое «up_to» больше предыдущего. Расставьте строки таблицы по возрастанию.
error-no-such-player = { $key }: игрока с номером { $found } нет. Игроков в этой партии: { $players }, счёт с 0.
error-unknown-step = step: шага «{ $found }» в игре «{ $game }» нет. Проверьте написание и игру.
error-unknown-stage = «{ $found }»: такой этап нельзя завершить или открыть снова. Подходит этап этой игры с любым числом записей.
error-no-such-entry = { $found }: действующей записи с этим номером нет. «replace» и «remove» берут номер записи в журнале, счёт с 0.
error-nothing-to-undo = Отменять нечего: до этой записи нет действующих изменений. Уберите её.
error-nothing-to-redo = Возвращать нечего: до этой записи нет отменённых изменений. Уберите её.
# An entry of the log, by its place in the file.
log-item = запись { $n }
# The same in the walk, where every stage counts its own.
log-entry = запись { $n } шага «{ $stage }»
error-entered-twice = { $step }: вводится один раз, и в журнале это уже есть, { $first }. Сначала уберите или измените её.
error-module-off = { $key }: для этого нужно «{ $module }», а в этой игре оно выключено. Включите его или уберите ключ.
error-stage-off = { $key }: в этой игре такого нет. Измените настройки или уберите запись.
error-document-too-large = Документ слишком велик: помещается не больше { $max } МБ.

## What a key takes, for error-wrong-type

type-number = целое число
type-text = текст
type-list = список
type-object = объект
type-true-false = true или false
type-true = true

## Where in a file the error is

refused-line = строка { $line }: { $message }
refused-item = запись { $item }: { $message }

## The data folder: what is the matter with a file and what to do; -short is for the head of a screen

store-disk-full-short = диск полон
store-read-only-short = папка только для чтения
store-denied-short = нет доступа
store-changed-outside-short = файл изменён извне
store-not-found-short = файла нет
store-too-large-short = файл слишком велик
store-io-short = ошибка диска
store-bad-id = «{ $path }»: партию так назвать нельзя. Имя состоит из латинских букв, цифр, точек, - и _ и не начинается с точки.
store-bad-line = { $path }: строка для этого файла пуста или содержит конец строки. Ничего не записано.
store-not-found = { $path }: с таким именем ничего нет. Сохранённые партии показывает «scorewalk list».
store-exists = { $path }: имя занято, как и все номера после него. Выберите другое имя.
store-disk-full = { $path }: для записи не осталось места. Освободите место; введённое сохранено и запишется после этого.
store-read-only = { $path }: эта папка доступна только для чтения. Выберите другую через --data-dir.
store-denied = { $path }: нет прав доступа. Проверьте, кому принадлежат файл и папка.
store-held = партия открыта в другом окне, сначала закройте её там: { $path }
store-changed-outside = { $path }: файл изменила другая программа. Откройте партию заново, чтобы увидеть, что в нём.
store-too-large = { $path }: файл больше 16 МБ и поэтому не читается.
store-not-utf8 = { $path }: строка { $line } — не UTF-8. Исправьте её в редакторе.
store-not-a-file = { $path }: это не файл, который можно прочесть.
store-not-a-folder = { $path }: это не папка. Выберите папку через --data-dir.
store-no-home = Домашняя папка неизвестна, данные хранить негде. Укажите папку через --data-dir или SCOREWALK_DATA.
store-io = { $path }: системе не удаётся это прочесть или записать.
