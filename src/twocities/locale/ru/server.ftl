# Words of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Сервер не понимает это сообщение: { $about }
refused-failed = На сервере что-то пошло не так. Ничего не изменилось; попробуй ещё раз.
refused-too-fast = Слишком много сразу. Подожди немного и попробуй ещё раз.
refused-too-slow = Связь оказалась слишком медленной для этого стола. Подключаемся снова.
refused-too-many-connections = Открыто слишком много окон. Закрой часть из них и попробуй ещё раз.
refused-since = Сервер не понял запрос на подключение. Загрузи страницу заново.
refused-foreign-page = Странице другого сайта это запрещено. Открой страницу самого сервера.
refused-storage =
    { $about ->
        [storage-full] На диске сервера нет места: сейчас ничего нельзя сохранить.
       *[other] Сервер сейчас не может ничего сохранить.
    } Ничего не изменилось; попробуй ещё раз чуть позже.

# requests
refused-no-such-path = По этому адресу ничего нет.
refused-wrong-method = { $about } по этому адресу невозможно.
refused-too-large = Это слишком много: наибольший размер запроса в байтах — { $about }.
refused-no-such-table = Такого стола нет. Попроси прислать ссылку ещё раз.
refused-unreadable-table = Этот стол сохранила другая версия сервера, и прочесть его может только она.
refused-no-such-moment = Всего решений в этой игре: { $about }.
refused-file =
    { $line ->
        [0] Этот файл не подходит.
       *[other] Этот файл не подходит из-за строки { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = За короткое время у тебя появилось много столов. Подожди несколько минут и попробуй ещё раз.
refused-too-many-tables = Столов слишком много. Сначала доиграй за своими: одновременно их может быть не больше { $about }.
refused-unknown-game = Игры «{ $about }» нет.
refused-unreadable-options = С такими настройками играть нельзя: { $about }
refused-options-of-position = Настройки заданы позицией, с которой начинается игра.
refused-clock = Время на часах не может быть таким ({ $about } с): годится любое до 30 дней или 0, если без часов.

# seats
refused-no-such-seat = Такого места нет.
refused-seat-taken = Это место занято.
refused-seated-already = У тебя уже есть место за этим столом. Сначала освободи его.
refused-seat-lost = Время этого места вышло. До конца за него играет бот.
refused-knows-another-hand = Тебе уже известны тайны другого места в этой игре.
refused-unknown-level = Уровня «{ $about }» нет.
refused-name = В имени должно быть от 1 до { $about } букв, цифр или знаков.
refused-not-seated = Это могут делать только те, кто сидит за столом.
refused-not-host = Это может делать только хозяин стола.
refused-open-seats = Есть пустые места. Посади туда кого-нибудь или бота.

# play
refused-not-started = Игра ещё не началась.
refused-started-already = Игра уже началась.
refused-game-over = Игра окончена.
refused-not-over = Игра ещё не окончена.
refused-paused = Игра на паузе.
refused-stale = Пока ты думаешь, на столе всё изменилось. Посмотри ещё раз и выбирай.
refused-unknown-choice = Варианта «{ $about }» в этой игре нет.
refused-program-plays = За тебя решает бот. Сначала вернись на своё место.
refused-rules-changed = С начала этой игры правила исправлены: заново её не разыграть.
refused-nothing-to-undo = Отменять нечего.
refused-undo-needs-all = С тех пор кто-то ещё сделал ход, тебе открылось что-то новое или твоё время вышло: нужно согласие всех игроков.
refused-nothing-proposed = Соглашаться не с чем.
refused-not-awaited = Игра не ждёт этого места.
refused-still-here = Этот игрок здесь.
refused-away-too-shortly = Этот игрок только что отошёл. Бот сможет решить за него через { $about } с.

# table talk
refused-say-something = Напиши что-нибудь или выбери фразу.
refused-text = Текст — это одна строка не длиннее { $about } знаков.
refused-unknown-phrase = Фразы «{ $about }» нет.

## What can be said without writing

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-sorry = Извини!
phrase-thinking = Дай подумать.
phrase-your-turn = Твой ход.
phrase-good-game = Хорошая игра!

## The command

serve = дать людям играть вместе в браузере
serve-host = слушать этот адрес: 127.0.0.1 (по умолчанию) только для этого компьютера, 0.0.0.0 для всех, кому он доступен
serve-port = слушать этот порт (8000); 0 займёт любой свободный
serve-database = хранить столы здесь: sqlite:///FILE или postgresql://USER:PASSWORD@HOST/DATABASE (файл в твоей папке)
serve-workers = во скольких процессах думать ботам (на один меньше, чем ядер)
serve-pace = сколько секунд самое меньшее тратит на решение бот при обычном темпе (1)
serve-cards = за каждым новым столом играть в «Город Великой машины» картами из твоей коробки, как описано в docs/cards.md
serve-open = открыть игры в браузере
serve-origin = пустить к серверу и страницы этого адреса, например https://play.example; можно указать несколько раз

serve-ready = Two Cities здесь: { $address }
serve-friends = Друзья из твоей сети заходят сюда: { $address }. Чтобы играть только на этом компьютере: --host 127.0.0.1, а с make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Для сервера нужен { $package }: pip install 'twocities[server]'
serve-address = Адрес { $host }, порт { $port } слушать не получается: { $reason }. Выбери другой через --host и --port.
serve-no-workers = Нужен хотя бы один процесс для ботов: --workers 1.
serve-no-pace = Темп — это число секунд, например --pace 0.5.
serve-no-origin = «{ $text }» — это не адрес сайта; годится https://play.example, без ничего после него.

storage-url = После --database должно стоять sqlite:///FILE или postgresql://USER:PASSWORD@HOST/DATABASE.
storage-folder = Папки { $folder } для базы данных нет. Создай её или назови другой файл через --database.
storage-file = База данных { $place } не открывается: { $reason }. Исправь это или назови другую через --database.
storage-database = База данных по адресу { $place } недоступна: { $reason }. Исправь это или назови другую через --database.
storage-broken = База данных { $file } повреждена. Ничего не изменено; положи на её место копию или назови другую через --database.
storage-foreign = { $place } — это база данных другой программы. Ничего не изменено; назови другую через --database.
storage-newer = { $place } записана другой версией Two Cities (схема { $found }, а не { $known }). Ничего не изменено; запусти ту версию.
storage-full = Для базы данных { $place } не осталось места. Освободи его и попробуй ещё раз.
storage-closed = Сервер завершает работу.
