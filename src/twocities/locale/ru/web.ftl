# Texts of the browser client that both games share; those of choices, events and cards are with each game.

pages-not-built = Страницы Two Cities ещё не собраны. Запусти npm ci и npm run build в папке web.

title = Two Cities
title-of = { $page } — { title }
title-your-turn = Твой ход — { $game }
home = Главная
loading = Минутку…
unknown = ?
no-page = По этому адресу ничего нет.
no-words = Не удалось загрузить страницу. Загрузи её ещё раз.

refused-connection = Связь прервалась раньше, чем ответил сервер. Проверь, получилось ли, и попробуй ещё раз.
refused-unloaded = Не удалось загрузить часть страницы. Загрузи страницу ещё раз.

## Settings

settings = Настройки
language = Язык
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
sound = Звук
motion = Анимация
speed = Темп событий
pace = Темп ботов
pace-calm = Спокойный
pace-normal = Обычный
pace-fast = Быстрый
pace-instant = Мгновенный
taps = Спрашивать подтверждение
taps-harm = Если ход кому-то вредит
taps-always = Всегда
taps-never = Никогда
take-forced = Делать вынужденные ходы за меня
choose-ahead = Предлагать то, на что хватит, если взять золото
take-income = В конце хода брать оставшийся доход
warn-waste = Предупреждать, если что-то пропадёт
show-reasons = Объяснять в журнале, почему боты так решили
hide-reasons = Тренировка: сначала угадать причину, потом увидеть её

## The start page

person-menu = Твоё меню: { $name }
your-record = Твои результаты
your-friends = Друзья
your-account = Твой профиль
your-name = Твоё имя
guest-name = Гость
your-games = Твои игры
your-waiting =
    { $count ->
        [one] { $count } ждёт тебя
       *[other] { $count } ждут тебя
    }
continue = Продолжить
open-game = Открыть
with = игроки: { $names }
own-round = { $game }, раунд { $round }
own-turn = Твой ход
own-ready = Можно начинать
own-asked = Закончить игру?
own-waits-for = Ждём: { $names }
own-until = до { $time }
own-paused = Пауза
own-won = Победа
own-lost = Поражение
own-no-result = Без результата
own-menu = Ещё: { $game }
own-leave = Уйти из-за стола
own-delete = Удалить игру
own-delete-follows = Игра закончится без результата и исчезнет из твоего списка.
own-remove = Убрать из списка
play-now = Играть
set-up = Играть с друзьями
name-citadels = Цитадели
name-machine = Город Великой машины
about-citadels = Тайно выбирай персонажа, строй город и расстраивай чужие планы. 2–8 игроков, полчаса.
about-machine = Один играет за Великую машину, которая правит городом, остальные поднимают его на восстание. 1–4 игрока, час.
play-now-citadels = Против трёх ботов
play-now-machine = За героев, против бота
solo = Соло: против Автоматона
learn = Обучение
open-tables = Открытые столы
no-open-tables = Сейчас ни один стол не ждёт игроков.
more-tables = Показать ещё
lobby-open = Открытые
lobby-running = Идут
lobby-finished = Сыгранные
no-running-tables = Сейчас нет игр, которые можно смотреть.
no-finished-games = Сыгранных игр пока нет.
no-such-tables = Подходящих столов нет.
show-all-tables = Показать все
all-tables = Все столы
host-table = Стол: { $name }
find-game = Найти игру
any = Неважно
clock-live = Минуты или часы
clock-slow = Дни
table-seats = занято мест: { $taken } из { $all }
listed-cards = карты из коробки
listed-hints = с подсказками
won-by = победа: { $names }
join = Присоединиться
watch = Смотреть
see-replay = Повтор
join-by-link = Есть ссылка?
link = Ссылка или код стола
go = Перейти
more-games = Другие игры
bring = Сохранённые игры
bring-lead = Открой сохранённую запись или позицию: её можно посмотреть или продолжить с неё игру.
bring-go = Открыть сохранённую игру
file = Файл
file-text = Или вставь его текст
file-over = В этой позиции игра окончена: продолжать нечего.
file-moment = Играть дальше после решения { $choices } из { $last }
file-exact = Именно эта позиция, со скрытыми картами как в файле
look = Посмотреть
play-on = Играть дальше

## Friends

friends-lead = Те, кто уже играл с тобой. Видно, кто сейчас на сайте, и любого можно пригласить за новый стол одним нажатием.
friends-none = Пока никого. После игры с другими людьми ты найдёшь их здесь и сможешь пригласить одним нажатием.
friend-games =
    { $count ->
        [one] { $count } совместная игра
        [few] { $count } совместные игры
       *[other] { $count } совместных игр
    }
friend-last = последняя { $ago }
friend-online = сейчас здесь
friend-join = Сесть за стол: { $game }
friend-watch = Смотреть игру: { $game }
invite-to = Пригласить:
invite-name = Пригласить: { $name }
invite-someone = Пригласи тех, кто уже играл с тобой
invited-invited = приглашение отправлено
invited-declined = отказ
invited-seated = за столом
accept = Принять
decline = Отклонить
shun-label = Игнорировать или заблокировать: { $name }
shun-not = Отмена
shunned = Игнорируемые и заблокированные
muted-do = Игнорировать
muted-undo = Не игнорировать
muted-means = Ты больше не увидишь, что { $name } пишет за столом. Этот игрок об этом не узнает.
blocked-do = Заблокировать
blocked-undo = Разблокировать
blocked-means = Ты больше не увидишь, что пишет { $name }. Этот игрок не сможет приглашать тебя и садиться за твои столы, и подбор соперников не посадит тебя с ним за один стол. Сообщения об этом он не получит.
is-muted = игнорируется
is-blocked = блокировка
talk-people = Игнорировать или заблокировать
said-hidden = { $name } (игнорируется): показать

## Setting up

set-up-game = Новый стол: { $game }
the-game = Игра
the-table = Стол
at-random = Случайно
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
        [0] (случайно)
       *[other] ({ $count } из 14)
    }
uniques-fill = Добавить случайные
uniques-reset = Как в наборе
crown = Кто начинает с короной
crown-random = случайный игрок
goal = Кварталов в достроенном городе

machine-player = Кто играет за Великую машину
machine-player-seat = Человек или бот
    .about = Для 2–4 игроков.
machine-player-automaton = Автоматон
    .about = Ходит по картам, и видно, какие остались. Для 1–3 игроков за героев, в одиночку или вместе.
automaton = Автоматон
automaton-level = уровень { $level }
automaton-levels = Уровень Автоматона, от лёгкого к трудному
revolutionaries = Игроки за героев
shared = Третьим героем может управлять любой из двух игроков
heroes = Герои
heroes-lead = Выбери троих по порядку мест или никого: тогда они будут случайными.
hero-of = играет: { $seats }
cards = Карты
cards-ours = Наши
cards-own = Из коробки
cards-lead = Если у тебя есть коробочная игра, можно загрузить файл с числами, названиями и текстами её карт. Формат описан в docs/cards.md.
cards-file = Файл с картами
cards-leave = Играть нашими картами
city = Город
city-own = свой город
city-valid = Город построен по правилам.
builder-lead = Перетащи районы на места или выбери один и двигай стрелками; R поворачивает его. Золотые метки показывают соединения.
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
plan-start = Великий план начинается с
plan-1 = опытная Великая машина против новичков
plan-2 = обычное начало
plan-3 = первая игра
plan-will-start = В этой игре план начнётся с { $plan }.
last-winner = Прогрессивный Великий план
last-winner-off = Выключен
last-winner-none = Включён: это первая игра или это неважно
last-winner-machine = Включён: в прошлой игре победила Великая машина, героям фора в один шаг
last-winner-revolutionaries = Включён: в прошлой игре победили герои, Великой машине фора в один шаг

seat-number = Место { $number }
seat-machine = Великая машина
seat-revolutionary = Игрок { $number } за героев
seat-me = Ты
seat-person = Человек
    .about = Ты получишь ссылку, которую можно отправить.
seat-programs = Бот
all-others = Все остальные
all-others-choose = Выбрать для всех…
level = Уровень ботов
level-newcomer = Новичок
    .about = знает правила, часто ошибается
level-regular = Любитель
    .about = играет толково и быстро
level-veteran = Ветеран
    .about = учился на многих тысячах игр, отвечает сразу
level-expert = Знаток
    .about = немного думает наперёд
level-master = Мастер
    .about = самый сильный: думает две секунды
rating = { $rating } ± { $spread }
rated-name = { $name } ({ $rating } ± { $spread })
rating-label = рейтинг { $rating } ± { $spread }
rating-about = Рейтинг получен в играх с людьми за столами, которые видны всем. Все начинают с 1500; после ± видно, насколько он ещё может ошибаться.

bot-ada = Ада
bot-boris = Борис
bot-celia = Селия
bot-dmitri = Дмитрий
bot-elena = Елена
bot-felix = Феликс
bot-greta = Грета
bot-hugo = Хьюго

clock = Лимит времени
clock-none = Без лимита
clock-each = На каждое решение
clock-days = На каждое решение, в днях
clock-whole = На всю игру
clock-of-choice = { $time } на каждое решение
clock-of-game = { $time } на всю игру
time-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
time-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
time-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
time-left-days = { $days } д { $hours } ч
time-up = Когда время выйдет
time-up-choice = это одно решение примет бот
time-up-seat = место переходит к боту
listed = Показать стол всем, в списке столов
make-table = Создать стол
start-game = Начать игру

## At the table

status-connecting = Подключаемся…
status-lost = Связь потеряна. Пробуем снова…
status-closed = Эта страница больше не подключена.
stuck = Сервер не смог сохранить последнее решение. Попробуй ещё раз чуть позже.
paused = Игра на паузе.
origin = С позиции
origin-exact = Эта игра начинается с позиции, которую выбрал хозяин; хозяин может знать каждую карту.
origin-position = Эта игра начинается с позиции, которую выбрал хозяин. Скрытые карты сданы заново, и их никто не знает.
seats = Места
seat-open = Свободно
you = ты
host = хозяин
away = нет на месте
decides = решает
seconds-left = осталось { $time }
sit-here = Сесть сюда
ask-for-seat = Попросить это место
sit-at = Сесть: { $seat }
sit-again = Вернуться на своё место
leave-seat = Освободить своё место
resign = Сдаться
resign-follows = Ты проигрываешь, и дальше за тебя играет бот. Отменить это нельзя.
end-game = Закончить игру
end-game-follows = Она закончится без результата. Отменить это нельзя.
propose-end = Предложить закончить игру
let-program = Посадить бота
free-seat = Освободить место
remove = Заменить ботом
remove-question = { $name } теряет место, дальше играет бот. Отменить это нельзя.
remove-sure = Заменить
remove-not = Отмена
seat-label = Место { $number }: { $facts }
arrange = Изменить настройки
arrange-save = Сохранить
arrange-leave = Отмена
shown-to = Стол виден
shown-to-all = всем, в списке столов
shown-by-link = только по ссылке
invite = Пригласи других по этой ссылке
invite-alone = Пока стол доступен только на этом компьютере. Как пустить друзей, сказано в описании сервера.
invited = Тебя зовут сыграть
invited-by = { $name } зовёт сыграть
invited-here = за столом
invited-free = свободное место
invited-bot = бот
invited-full = Все места заняты. Можно посмотреть.
sit-and-play = Сесть и играть
copy = Копировать
copied = Скопировано
copy-by-hand = Скопируй выделенную ссылку
waiting-for-start = Хозяин начнёт игру, когда все места будут заняты.
waiting-for-seats = Чтобы начать, на каждом месте должен сидеть человек или бот.
fill-with-programs = Боты на свободные места
watching = Ты смотришь игру.
wait-for = Ждём: { $names }.
your-choices = Твои варианты
verb-choose = Выбрать
cancel-pick = Назад
choices-in-words = Список ({ $count })
undo = Отменить
ask-to-undo = Попросить остальных об отмене
proposal = { $name } хочет отменить последние решения.
proposal-waits = Ждём ответа остальных.
application = { $name } просит место, за которое играет { $bot }. Кто туда сядет, увидит эти карты.
application-waits = { $name } просит место. Ждём ответа игроков.
ending =
    { $count ->
        [one] { $names } предлагает закончить игру без результата.
       *[other] { $names } предлагают закончить игру без результата.
    }
ending-waits = Ты предлагаешь закончить игру. Ждём ответа остальных.
withdraw = Отозвать
agree = Согласиться
disagree = Отказать
pause = Пауза
resume = Продолжить
replace = Пусть это решит бот
log = Что произошло
earlier = Показать, что было раньше
talk = Разговор за столом
uses = Поделиться или играть дальше
tab-log = Журнал
tab-talk = Разговор
tab-seats = Места
tab-uses = Поделиться, играть дальше
talk-empty = Пока никто ничего не сказал.
say-label = Скажи что-нибудь
say-phrase = Или выбери фразу
say = Отправить
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
no-result = Игра закончилась без результата.
no-result-agreed = Все согласились её закончить.
to-rematch = Перейти к следующей игре
to-replay = Смотреть повтор

## What the reader should notice

your-turn = Твой ход.

## Replays

replay-of = Повтор: { $game }
replay-running = Игра ещё идёт. Так это тогда выглядело для тебя.
eyes = Вид
eyes-all = все игроки
eyes-spectator = зритель
to-table = Вернуться к столу
to-file = Вернуться к файлу
replay-slider = Момент игры
replay-moment = Раунд { $round } · решение { $at } из { $last }
replay-round-back = К началу раунда
replay-back = На решение назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На решение вперёд
replay-round-forward = К следующему раунду
replay-speed = Скорость
replay-times = { $speed }×
share = Поделиться
save-file = Сохранить в файл
play-from-here = Играть дальше с раунда { $round }

news-seated = { $name } садится за стол.
news-started = Игра начинается.
news-undone = Решения отменены.
news-proposed = { $name } хочет отменить решения.
news-wanted = { $name } просит место.
news-paused = Игра на паузе.
news-resumed = Игра продолжается.
news-finished = Игра окончена.
news-resigned = { $name } сдаётся. Дальше играет бот.
news-voted =
    { $agrees ->
        [yes] { $name } хочет закончить игру.
       *[no] { $name } хочет играть дальше.
    }
news-ended = Игра заканчивается без результата.
news-closed = Никто не вернулся: стол закрыт.

## A first game

learn-game = Учимся играть: { $game }
learn-lead = Это настоящая игра, которая уже идёт, со слабыми соперниками. Гид проведёт тебя по ней минут за десять, а закрыть его можно в любой момент.
learn-ready = А теперь играй
learn-side-city = Сыграть с гидом
learn-side-heroes = Играть за героев
learn-side-machine = Играть за Великую машину
learn-side-automaton = Соло: Автоматон
learn-to-table = Вернуться к столу
learn-first = Сначала научиться (2 минуты)
learn-skip = Пропустить и создать стол
tour = Гид
tour-lessons = Уроки
tour-progress = { $read } из { $all }
tour-next = Дальше
tour-back = Назад
tour-skip = Играть без гида
tour-waits = Гид вернётся, когда появится что-то новое.
    .title = Играй дальше
tour-bar = Здесь появляется вопрос. Всё, что можно выбрать, светится: нажми на это на столе или нажми кнопку здесь. Наведи указатель на что угодно или подержи палец, чтобы прочитать об этом.
    .title = Твои варианты
tour-finished = Теперь ты знаешь всё, что нужно. Доиграй эту игру без гида!
    .title = Отлично!
tour-ended = Твоя первая игра окончена. Следующая начнётся с начала: выбери соперников или позови друзей.
    .title = Вот такая игра: { $game }!
tour-play-on = Играть дальше
tour-close = Закрыть гида
tour-fold = Текст гида
tour-own-game = Сыграть полную игру

## The rules

rules = Правила
rules-contents = Содержание
rules-search = Искать в правилах
rules-found =
    { $all ->
        [0] не найдено
       *[other] { $at } / { $all }
    }
rules-previous = Предыдущее совпадение
rules-next = Следующее совпадение
rulings = Разъяснения ({ $count })
help-pin = Нажми ?, чтобы закрепить.
## The dock

confirm-choice = { $choice }?
leave-it = Отмена
fold = Закрыть
price-free = бесплатно
chip-price =
    { $several ->
        [yes] от { $least }
       *[no] { $least }
    }
go-on = Дальше
key-enter = Enter
goes-by-itself = продолжится само
cheapest-way = Идти самым дешёвым путём
standing = Если бы игра закончилась сейчас
standing-you = Ты
standing-part = { $part }: { $points }

## The end

how-counted = Как посчитаны очки
where-turned = Переломные моменты
chance-to-win = Шансы на победу
in-round = Раунд { $round }
to-result = Вернуться к итогам
show-table = Показать стол
look-there = Смотреть
percent = { $percent } %
chose-in-secret =
    { $own ->
        [yes] Твой тайный выбор.
       *[no] { $name }: тайный выбор.
    }

# playing with people now
play-people = Сыграть с людьми сейчас
play-people-lead = Место найдётся сразу: за подходящим столом или за новым, к которому могут присоединиться другие.
side = Сторона
seat-revolutionaries = Герои
wait-for-people = Сколько ждать людей, прежде чем сядут боты
wait-not = Не ждать
wait-for-ever = Без ботов
find-table = Найти стол
waiting-for-people = Ждём игроков
fills-in = Боты займут свободные места через { $time }.
fills-never = Игра начнётся, когда все места будут заняты.
start-with-bots = Начать сейчас с ботами
leave-table = Уйти из-за стола

## Подсказка

hint-title = Подсказка
hint-key = Подсказка (H)
hint-close = Скрыть подсказку
hint-thinking = Ищем подсказку…
hint-to-win = на победу
hint-do = Сделать так
hint-next-best = Следующие по силе
hint-equal-chance = Примерно так же хорошо
why = Почему?
why-hidden = Причина зависит от того, что пока от тебя скрыто.
reason-hidden = Причина есть. Какая?
reason-which = Какая причина главная?
reason-right = Верно!
reason-wrong = Не совсем.
reason-score = Угадано причин: { $right } из { $asked }
allow-hints = Разрешить подсказки, в том числе в игре между людьми (без рейтинга)
hints = Подсказки
hints-allowed = разрешены всем; без рейтинга
hints-mark = С подсказками
hints-told = За этим столом каждый может просить подсказку. Игра не идёт в рейтинг.
analysis = Разбор
puzzle-of-the-day = Задача дня
puzzle-streak =
    { $days ->
        [0] Серии пока нет
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
puzzle-today-open = Найди лучший вариант
puzzle-today-solve = Решить
puzzle-today-done = На сегодня всё
