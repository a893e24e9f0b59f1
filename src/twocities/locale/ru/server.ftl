# Texts of the server: what it refuses, what is said at its tables, and the command that runs it.

## What is refused. $about says what was meant: a name, a number, a text.

# the connection
refused-malformed = Сервер не понимает это сообщение: { $about }
refused-failed = На сервере что-то пошло не так. Ничего не изменилось; попробуй ещё раз.
refused-too-fast = Слишком много сразу. Подожди немного и попробуй ещё раз.
refused-too-slow = Связь оказалась слишком медленной для этого стола. Подключаемся снова.
refused-too-many-connections = Открыто слишком много окон. Закрой часть из них и попробуй ещё раз.
refused-since = Сервер не понимает это подключение. Загрузи страницу заново.
refused-foreign-page = Странице другого сайта это запрещено. Открой страницу самого сервера.
refused-foreign-host = Этот сервер не называется «{ $about }». Его владелец может добавить имя: twocities serve --origin https://это-имя
refused-no-cookie = Твой браузер не присылает cookie, и сервер не знает, кто ты: можно смотреть, но нельзя играть и говорить. Разреши этому сайту cookie и загрузи страницу снова.
refused-banned = Владелец этого сервера закрыл тебе доступ.
refused-storage =
    { $about ->
        [storage-full] На диске сервера нет места: сейчас ничего нельзя сохранить.
       *[other] Сервер сейчас не может ничего сохранить.
    } Ничего не изменилось; попробуй ещё раз чуть позже.

# requests
refused-no-such-path = По этому адресу ничего нет.
refused-wrong-method = { $about } по этому адресу невозможно.
refused-too-large = Это слишком много: наибольший размер запроса в байтах — { $about }.
refused-no-such-table = Такого стола нет. Попроси прислать ссылку ещё раз.
refused-unreadable-table = Этот стол сохранила другая версия сервера, и прочесть его может только она.
refused-no-such-moment = Всего решений в этой игре: { $about }.
refused-file =
    { $line ->
        [0] Этот файл не подходит.
       *[other] Этот файл не подходит из-за строки { NUMBER($line, useGrouping: 0) }.
    }

# making a table
refused-too-many-new-tables = За короткое время у тебя появилось много столов. Подожди несколько минут и попробуй ещё раз.
refused-too-many-tables = У тебя уже слишком много столов: одновременно их может быть не больше { $about }. Сначала доиграй за каким-нибудь из них.
refused-server-full = На сервере нет места для ещё одного стола. Попробуй позже.
refused-unknown-game = Игры «{ $about }» нет.
refused-unknown-language = Языка «{ $about }» здесь нет.
refused-unreadable-options = С такими настройками играть нельзя: { $about }
refused-options-of-position = Игра начинается с позиции, и настройки берутся из неё.
refused-position-listed = Стол, игра за которым начинается с твоей позиции, не показывают всем. Отправь ссылку тем, кто будет играть.
refused-paired = Игра за этим столом начнётся автоматически, с настройками, которые выбрали игроки, поэтому изменить их нельзя.
refused-clock = Время на часах не может быть таким ({ $about } с): годится любое до 30 дней или 0, если без часов.
refused-push-service = На адрес, который твой браузер указал для уведомлений, ничего нельзя отправить: { $about }
refused-push-keys = Не удаётся прочитать ключи твоего браузера для уведомлений. Выключи уведомления и включи снова.
refused-no-such-subscription = Для этого браузера уведомления выключены.
refused-time-zone = Часового пояса { $about } нет.

# seats
refused-no-such-seat = Такого места нет.
refused-seat-taken = Это место занято.
refused-seated-already = У тебя уже есть место за этим столом. Сначала освободи его.
refused-seat-lost = Это место навсегда занял бот.
refused-knows-another-hand = Тебе уже известны тайны другого места в этой игре.
refused-seat-kept = Хозяин убрал игрока с этого места. За него играет бот; вернуться может только тот игрок.
refused-declined = Игроки в этой игре на это не согласились.
refused-another-asks = Сейчас о месте просит кто-то другой. Подожди ответа.
refused-unknown-level = Уровня «{ $about }» нет.
refused-name = В имени должно быть от 1 до { $about } букв, цифр или других символов.
refused-not-seated = Это могут делать только те, кто сидит за столом.
refused-not-host = Это может делать только хозяин стола.
refused-open-seats = Есть пустые места. Посади туда кого-нибудь или бота.
refused-table-full = Все места за этим столом заняты.
refused-not-admitted = Ты не можешь занять место за этим столом.

# play
refused-not-started = Игра ещё не началась.
refused-started-already = Игра уже началась.
refused-game-over = Игра окончена.
refused-not-over = Игра ещё не окончена.
refused-paused = Игра на паузе.
refused-paused-shortly = Хозяин поставил игру на паузу. Продолжить без хозяина можно через { $about } с.
refused-paused-lately = Остальные закончили твою паузу. Следующую можно начать через { $about } с.
refused-stale = Тем временем на столе всё изменилось. Посмотри ещё раз и выбирай.
refused-unknown-choice = Варианта «{ $about }» в этой игре нет.
refused-program-plays = За тебя играет бот. Сначала вернись на своё место.
refused-rules-changed = С начала этой игры правила исправлены: воспроизвести её с начала нельзя.
refused-nothing-to-undo = Отменять нечего.
refused-undo-needs-all = С тех пор кто-то ещё сделал ход, тебе открылось что-то новое или твоё время вышло: нужно согласие всех игроков.
refused-nothing-proposed = Соглашаться не с чем.
refused-people-play = С тобой играют другие люди. Чтобы выйти из этой игры, сдайся.
refused-not-awaited = Сейчас не ход этого места.
refused-still-here = Этот игрок здесь.
refused-away-too-shortly = Этот игрок только что отошёл. Бот сможет решить за него через { $about } с.

# the coach
refused-no-hints = Пока ты играешь с другими людьми, подсказок нет. Хозяин может разрешить их до начала игры.
refused-no-analysis = Эта игра ещё не разобрана.
refused-too-many-analyses = Сейчас разбирается слишком много игр. Попробуй ещё раз через несколько минут.
refused-no-such-puzzle = Такой задачи нет.
refused-not-offered = Задача не об этом варианте.

# table talk
refused-say-something = Напиши что-нибудь или выбери фразу.
refused-text = Текст — это одна строка не длиннее { $about } знаков.
refused-talk-full = За этим столом сказано уже столько, что больше не помещается: { $about } строк.
refused-unknown-phrase = Фразы «{ $about }» нет.
refused-session-ended = Вход на этом устройстве завершён с другого устройства. Обнови страницу, чтобы играть как новый гость.
refused-no-such-code = Этот код не работает. Код действует один раз и десять минут: создай новый на другом своём устройстве.
refused-own-device = Это устройство уже твоё.
refused-no-such-session = На этом устройстве вход уже завершён.
refused-no-such-passkey = Этот ключ доступа уже удалён.
refused-wrong-passkey = Этот ключ доступа здесь не подходит. Попробуй ещё раз или введи код с другого устройства.
refused-too-many-passkeys = Ключей доступа может быть не больше { $about }. Сначала удали один.

# friends
refused-no-such-person = Сервер не знает, о ком речь. Обнови страницу.
refused-unrated = У тебя ещё нет рейтинга.
refused-too-many-invitations = За этот стол приглашено уже столько людей, сколько можно: { $about }.
refused-too-many-shunned = Игнорировать и блокировать можно не больше стольких людей: { $about }. Сначала убери кого-нибудь из списка.

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

serve = запустить сервер, чтобы играть вместе в браузере
serve-host = слушать этот адрес: 127.0.0.1 (по умолчанию) только для этого компьютера, 0.0.0.0 для всех, кому он доступен
serve-port = слушать этот порт (8000); 0 займёт любой свободный
serve-database = где хранить столы: sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА (по умолчанию — файл в твоей домашней папке)
serve-workers = во скольких процессах думать ботам (на один меньше, чем ядер)
serve-pace = не меньше скольких секунд бот тратит на решение при обычном темпе (1)
serve-cards = за каждым новым столом играть в «Город Великой машины» картами из твоей коробки, как описано в docs/cards.md
serve-open = открыть игры в браузере
serve-origin = сервер доступен и по этому адресу, например https://play.example, и его страницы могут им пользоваться; можно указать несколько раз
serve-metrics = отдавать метрики Prometheus по этому адресу, например 127.0.0.1:9100 (по умолчанию в /metrics, только для этого компьютера)

serve-ready = Two Cities работает по адресу { $address }
serve-friends = Друзья из твоей сети могут подключиться по адресу { $address }. Чтобы играть только на этом компьютере: --host 127.0.0.1, а с make: make play ARGS="--host 127.0.0.1"
serve-not-installed = Для сервера нужен { $package }: pip install 'twocities[server]'
serve-address = Адрес { $host }, порт { $port } слушать не получается: { $reason }. Выбери другой через --host и --port.
serve-no-workers = Нужен хотя бы один процесс для ботов: --workers 1.
serve-no-pace = Темп — это число секунд, например --pace 0.5.
serve-no-origin = «{ $text }» — это не адрес сайта. Он должен выглядеть так: https://play.example, и больше ничего.
serve-no-metrics = «{ $text }» — это не адрес с портом. Пример: --metrics 127.0.0.1:9100.

storage-url = После --database должно стоять sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА.
storage-folder = Папки { $folder } для базы данных нет. Создай её или назови другой файл через --database.
storage-file = База данных { $place } не открывается: { $reason }. Исправь это или назови другую через --database.
storage-database = База данных по адресу { $place } недоступна: { $reason }. Исправь это или назови другую через --database.
storage-broken = База данных { $file } повреждена. Ничего не изменено; положи на её место резервную копию или спаси то, что ещё читается: twocities tables salvage.
storage-foreign = { $place } — это база данных другой программы. Ничего не изменено; назови другую через --database.
storage-newer = { $place } записана другой версией Two Cities (схема { $found }, а не { $known }). Ничего не изменено; запусти ту версию.
storage-full = Для базы данных { $place } не осталось места. Освободи его и попробуй ещё раз.
storage-moved = База данных { $file } была перемещена, заменена или удалена во время работы сервера. Больше ничего не сохраняется: верни её на место или перезапусти сервер.
storage-used = Базу данных { $file } уже использует другой сервер. Сначала останови его или укажи другую через --database.
storage-closed = Сервер завершает работу.

## Operating

serve-keep = удалять законченные игры через столько дней (по умолчанию они хранятся всегда)
serve-processes = запустить столько процессов сервера на одном порту (1); больше одного — только с PostgreSQL
serve-no-processes = Нужен хотя бы один процесс сервера: --processes 1.
serve-processes-sqlite = SQLite рассчитан на один процесс сервера. Для нескольких назови базу PostgreSQL через --database.
serve-no-keep = Число дней должно быть больше 0, например --keep 90.

tables = управлять столами сервера
tables-list = показать столы, сначала изменённые последними: идентификатор, фаза, игра и время последнего изменения (UTC)
tables-list-phase = только в этой фазе
tables-list-game = только этой игры
tables-list-idle = только не менявшиеся столько дней
tables-list-limit = столько на странице (50)
tables-list-page = эта страница списка (1)
tables-close = закончить игру за столом; её запись остаётся
tables-delete = удалить стол и всё, что за ним произошло
tables-people = показать гостей стола с именами: хозяина и всех, у кого было место или кто его просил
tables-check = прочитать все столы и назвать те, что не читаются
tables-salvage = спасти в новый файл каждый стол, который ещё читается из повреждённого файла SQLite
tables-salvage-from = повреждённый файл
tables-salvage-to = новый файл
tables-id = идентификатор стола, последняя часть его адреса
bans = закрывать гостям и адресам доступ к серверу
bans-list = показать, кому и с какого времени (UTC) закрыт доступ
bans-add = закрыть доступ гостю или адресу
bans-lift = вернуть доступ
bans-whom = гость из списка «tables people» или IP-адрес; для IPv6 — вся сеть /64
backup = записать все столы в файл; в это время можно играть
backup-where = новый файл
restore = прочитать все столы из резервной копии в пустую базу данных
restore-where = файл, записанный командой backup
operate-database = база данных, как для serve: sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА (по умолчанию — файл в твоей домашней папке)

tables-number = --limit и --page — числа от 1.
tables-none = Стола { $table } нет.
tables-over = Игра за столом { $table } уже закончена.
tables-closed = Стол { $table } закрыт.
tables-deleted = Стол { $table } удалён.
tables-damage = Файл повреждён: { $damage }
tables-unreadable = { $table }: { $reason }
tables-checked = Прочитано столов: { $tables }. Не читается: { $unreadable }.
tables-lost = Стол { $table } потерян.
tables-salvaged = Спасено столов: { $tables }. Потеряно: { $lost }.
bans-who = «{ $text }» — не гость и не IP-адрес.
bans-already = { $who }: доступ уже закрыт.
bans-none = { $who }: доступ не закрыт.
bans-added = { $who }: доступ закрыт.
bans-lifted = { $who }: доступ снова открыт.
storage-salvage-nothing = Из файла { $file } ничего нельзя прочитать.
backup-done = Столов записано в { $file }: { $tables }.
storage-backup-exists = Файл { $file } уже есть. Назови новый файл.
storage-backup-file = { $file } нельзя использовать: { $reason }.
storage-backup-damaged = { $file } — не резервная копия Two Cities, или она повреждена. Ничего не изменено.
storage-backup-not-empty = База данных { $place } не пуста. Ничего не изменено; назови пустую через --database.
restore-done = Столов прочитано в { $place }: { $tables }.
storage-older = База данных { $place } пуста или создана более ранней версией. Один раз запусти с ней сервер, потом попробуй снова.

work = обдумывать на этом компьютере ходы ботов для серверов на других компьютерах
work-database = база PostgreSQL, которой пользуются серверы: postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА
work-workers = во скольких процессах думать (столько, сколько ядер)
work-ready = Боты серверов с базой данных { $place } могут думать здесь. Процессов: { $slots }
work-sqlite = Думать на других компьютерах могут только боты серверов с PostgreSQL. Назови их базу: --database postgresql://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА.
