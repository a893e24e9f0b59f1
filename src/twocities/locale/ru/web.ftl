# Words of the browser client, whatever the game; those of choices, events and cards are the game's.

pages-not-built = Страницы Two Cities ещё не собраны: для этого нужны npm ci и npm run build в папке web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = ● Твой ход – { $game }
home = На главную
loading = Минутку…
unknown = ?
no-page = По этому адресу ничего нет.
no-words = Не удалось загрузить страницу. Загрузи её ещё раз.

refused-connection = Связь прервалась раньше, чем ответил сервер. Посмотри, получилось ли, и попробуй ещё раз.
refused-unloaded = Не удалось загрузить часть страницы. Загрузи страницу ещё раз.

## Settings

settings = Настройки
language = Язык
theme = Цвета
theme-system = Как в системе
theme-light = Светлые
theme-dark = Тёмные
sound = Звук
motion = Анимация
speed = Сколько показывать события
pace = Темп ботов
pace-calm = Спокойный
pace-normal = Обычный
pace-fast = Быстрый
pace-instant = Сразу
taps = Спрашивать перед выбором
taps-harm = Когда он вредит
taps-always = Всегда
taps-never = Никогда
take-forced = Делать шаги без выбора за меня
choose-ahead = Предлагать то, на что хватит, если взять золото
take-income = В конце хода брать оставшийся доход
warn-waste = Предупреждать, если что-то пропадёт

## The start page

your-name = Твоё имя
guest-name = Гость
your-games = Твои игры
continue = Продолжить
with = игроки: { $names }
own-open = ещё не началась
own-running = думают другие
own-over = окончена
play-now = Играть
set-up = С друзьями
name-citadels = Цитадели
name-machine = Город Великой машины
about-citadels = Тайно выбирай персонажа, строй город и расстраивай чужие планы. 2–8 игроков, полчаса.
about-machine = Один играет за Машину, которая правит городом, остальные поднимают его на восстание. 2–4 игрока, час.
play-now-citadels = Против трёх ботов
play-now-machine = За героев, против бота
learn = Научиться
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков.
running-tables = Столы, где идёт игра
finished-games = Сыгранные игры
table-seats = занято мест: { $taken } из { $all }
listed-cards = карты из коробки
won-by = победа: { $names }
join = Сесть
watch = Смотреть
see-replay = Повтор
join-by-link = Тебе прислали ссылку?
link = Ссылка или код стола
go = Перейти
bring = Своя игра
bring-lead = Посмотри сохранённую запись или позицию либо продолжи с неё.
bring-go = Открыть файл
file = Файл
file-text = Или его текст
file-over = В этой позиции игра окончена: играть дальше не во что.
file-moment = Играть дальше после решения { $choices } из { $last }
look = Посмотреть
play-on = Играть дальше

## Setting up

set-up-game = Новый стол: { $game }
the-game = Игра
the-table = Стол
at-random = По жребию
nobody = Никто

players = Игроки
set-of-cards = Набор карт
characters = Персонажи
change-characters = Сменить персонажей
rank = Ранг { $rank }
uniques = Бонусные кварталы
change-uniques = Сменить бонусные кварталы
uniques-chosen =
    { $count ->
        [0] (по жребию)
       *[other] ({ $count } из 14)
    }
uniques-fill = Выбрать по жребию
uniques-reset = Как в наборе
crown = У кого корона вначале
crown-random = случайный игрок
goal = Кварталов в достроенном городе

revolutionaries = Игроки за героев
shared = Третьим героем может управлять любой из двух игроков
heroes = Герои
heroes-lead = Выбери троих по порядку мест или никого: тогда решит жребий.
hero-of = играет { $seats }
cards = Карты
cards-ours = Наши
cards-own = Из коробки
cards-lead = Если у тебя есть коробочная игра, добавь файл с числами, названиями и текстами её карт. Как его составить, описано в docs/cards.md.
cards-file = Файл с картами
cards-leave = Играть нашими картами
city = Город
city-own = свой город
city-valid = Город построен по правилам.
builder-lead = Перетащи район, куда хочешь. Или выбери его: стрелки двигают, R поворачивает. Золотые метки показывают соединения.
tile =
    { $district }, { $lies ->
        [upright] вертикально
       *[flat] горизонтально
    }, столбец { $column }, ряд { $row }, { $neighbours ->
        [none] соединений нет
       *[other] соединения: { $neighbours }
    }
move-district = Двигать выбранный район
move-left = Влево
move-up = Вверх
move-down = Вниз
move-right = Вправо
turn = Повернуть
plan-start = Откуда начинается Великий план
plan-1 = опытная Машина против новичков
plan-2 = обычное начало
plan-3 = первая игра
plan-will-start = Эта игра начнётся с { $plan }.
last-winner = Прогрессивный Великий план
last-winner-off = Выключен
last-winner-none = Включён: это ваша первая игра вместе
last-winner-machine = Включён: в прошлой игре победила Великая машина, героям фора в один шаг
last-winner-revolutionaries = Включён: в прошлой игре победили герои, Великой машине фора в один шаг

seat-number = Место { $number }
seat-machine = Великая машина
seat-revolutionary = За героев, игрок { $number }
seat-me = Ты
seat-person = Человек
    .about = Ты получишь ссылку, чтобы её послать.
seat-programs = Бот
all-others = Все остальные
all-others-choose = Выбрать для всех…
level = Уровень ботов
level-newcomer = Новичок
    .about = знает правила, часто ошибается
level-regular = Любитель
    .about = играет толково и сразу
level-expert = Знаток
    .about = просчитывает ходы, недолго
level-master = Мастер
    .about = просчитывает ходы две секунды: самый сильный

bot-ada = Ада
bot-boris = Борис
bot-celia = Селия
bot-dmitri = Дмитрий
bot-elena = Елена
bot-felix = Феликс
bot-greta = Грета
bot-hugo = Хьюго

clock = Время
clock-none = без ограничений
clock-each = На каждое решение
clock-days = На каждое решение, в днях
clock-whole = На всю игру
clock-of-choice = { $time } на каждое решение
clock-of-game = { $time } на всю игру
time-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
time-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
time-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
time-left-days = { $days } д { $hours } ч
time-up = Когда время вышло
time-up-choice = это одно решение примет бот
time-up-seat = место переходит к боту
listed = Показывать стол всем на главной странице
make-table = Создать стол
start-game = Начать игру

## At the table

status-connecting = Подключаемся…
status-lost = Связь потеряна. Пробуем снова…
status-closed = Эта страница больше не подключена.
stuck = Сервер не смог сохранить последнее решение. Попробуй ещё раз чуть позже.
paused = Игра на паузе.
seats = Места
seat-open = Свободно
you = ты
host = хозяин
away = нет на месте
decides = решает сейчас
seconds-left = осталось { $time }
sit-here = Сесть сюда
sit-at = Сесть: { $seat }
sit-again = Вернуться на своё место
leave-seat = Освободить своё место
let-program = Посадить бота
free-seat = Освободить место
remove = Отдать это место боту
remove-question = { $name } теряет место, дальше играет бот. Отменить это будет нельзя.
remove-sure = Да, отдать
remove-not = Нет, оставить
seat-label = Место { $number }: { $facts }
arrange = Изменить настройки
arrange-save = Изменить
arrange-leave = Оставить как есть
shown-to = Стол виден
shown-to-all = всем, на главной странице
shown-by-link = тем, у кого есть ссылка
invite = Пригласи других по этой ссылке
invite-alone = Пока стол доступен только на этом компьютере. Как пустить друзей, сказано в описании сервера.
invited = Тебя зовут сыграть
invited-by = { $name } зовёт сыграть
invited-full = Все места заняты. Можно посмотреть.
sit-and-play = Сесть и играть
copy = Копировать
copied = Скопировано
copy-by-hand = Скопируй выделенную ссылку
waiting-for-start = Хозяин начнёт игру, когда все места будут заняты.
waiting-for-seats = Чтобы начать, на каждом месте должен сидеть человек или бот.
fill-with-programs = Боты на свободные места
watching = Ты смотришь игру.
wait-for = Ждём: { $names }.
your-choices = Твои варианты
cancel-pick = Назад
choices-in-words = Словами ({ $count })
undo = Отменить
ask-to-undo = Попросить об отмене
proposal = { $name } хочет отменить последние решения.
proposal-waits = Ждём ответа остальных.
agree = Согласиться
disagree = Отказать
pause = Пауза
resume = Продолжить
replace = Пусть один раз решит бот
log = Что произошло
talk = Разговор за столом
uses = Поделиться или играть дальше
tab-log = Журнал
tab-talk = Разговор
tab-seats = Места
tab-uses = Поделиться, играть дальше
talk-empty = Пока никто ничего не сказал.
say-label = Скажи что-нибудь
say-phrase = Или выбери фразу
say = Сказать
said = { $name }: { $text }
rematch = Сыграть ещё раз
result-wins =
    { $own ->
        [yes] Победа за тобой!
       *[no] { $count ->
            [one] Побеждает { $names }!
           *[other] Побеждают { $names }!
        }
    }
to-rematch = К следующей игре
to-replay = Смотреть повтор

## What the reader should notice

your-turn = Твой ход.

## Replays

replay-of = Повтор: { $game }
replay-running = Игра продолжается. Вот что было видно тебе тогда.
eyes = Кто смотрит
eyes-all = все вместе
eyes-spectator = зритель
to-table = К столу
to-file = К файлу
replay-slider = Момент игры
replay-moment = Раунд { $round } · решение { $at } из { $last }
replay-round-back = К началу раунда
replay-back = На решение назад
replay-play = Пуск
replay-pause = Стоп
replay-forward = На решение вперёд
replay-round-forward = К следующему раунду
replay-speed = Скорость
replay-times = { $speed }×
share = Поделиться
save-file = Сохранить в файл
play-from-here = Играть дальше с раунда { $round }

news-seated = { $name } садится за стол.
news-started = Игра начинается.
news-undone = Решения отменены.
news-proposed = { $name } хочет отменить решения.
news-paused = Игра на паузе.
news-resumed = Игра продолжается.
news-finished = Игра окончена.
news-closed = Никто не вернулся: стол закрыт.

## A first game

learn-game = Учимся играть: { $game }
learn-lead = Проводник проведёт тебя через настоящую игру, которая уже в разгаре, против слабых соперников. На это уйдёт минут десять, а проводника можно отпустить в любой момент.
learn-ready = А теперь играй
learn-side-city = Сыграть с проводником
learn-side-heroes = Вести героев
learn-side-machine = Стать Великой машиной
learn-to-table = К столу
learn-first = Сначала узнать правила
learn-skip = Пропустить и создать стол
tour = Проводник
tour-lessons = Уроки
tour-progress = { $read } из { $all }
tour-next = Дальше
tour-back = Назад
tour-skip = Отпустить проводника
tour-waits = Проводник заговорит, когда появится что-то новое.
    .title = Играй дальше
tour-bar = Здесь написано, о чём тебя спрашивают. Что можно выбрать, то светится: выбери это там или нажми кнопку здесь. Наведи указатель на что угодно или подержи палец, чтобы прочитать об этом.
    .title = Твои варианты
tour-finished = Теперь ты знаешь всё, что нужно. Дальше проводник полагается на тебя: доиграй эту партию!
    .title = Отлично!
tour-ended = Твоя первая партия окончена. Следующая начнётся с начала: выбери соперников или позови друзей.
    .title = Вот такая игра: { $game }!
tour-play-on = Играть дальше
tour-close = Закрыть проводника
tour-fold = Текст проводника
tour-own-game = Сыграть полную партию

## The rules

rules = Правила
rules-contents = Содержание
rules-search = Искать в правилах
rules-found =
    { $all ->
        [0] не найдено
       *[other] { $at } / { $all }
    }
rules-previous = Предыдущее место
rules-next = Следующее место
rulings = Разъяснения ({ $count })
help-pin = Нажми ?, чтобы закрепить.
mark-card = карта
mark-house = придумано нами
mark-inferred = следует
mark-ours = наше решение
mark-public = известно

## The dock

confirm-choice = { $choice }?
leave-it = Не надо
fold = Закрыть
price-free = бесплатно
chip-price =
    { $several ->
        [yes] от { $least }
       *[no] { $least }
    }
go-on = Дальше
key-enter = Enter
goes-by-itself = закроется само
cheapest-way = Идти самым дешёвым путём
standing = Если бы игра закончилась
standing-you = Ты
standing-part = { $part }: { $points }

## The end

how-counted = Как считали
where-turned = Где всё решилось
to-result = К итогам
show-table = Показать стол
look-there = Смотреть
percent = { $percent } %
chose-in-secret = { $name }: тайный выбор.
