# Texts of the command and the terminal client that both games share.

## Players

player-program = Бот{ "\u00A0" }{ $number }
player-default = Ты
player-seat = Место{ "\u00A0" }{ $number }

## Things in a row: the last one and those before

list-more = { $list }, { $item }
list-and = { $list } и { $item }

## Playing

hand-over = Передай клавиатуру: теперь играет { $name }. Потом нажми Enter.
prompt = >
since = Что произошло:
prompt-step = Нажми Enter, чтобы продолжить.

say-unknown = «{ $text }» — это не вариант, не команда и не номер варианта. Набери help, чтобы узнать, что можно сделать.
say-no-number =
    Варианта { $number } нет. { $last ->
        [1] Есть только вариант 1.
       *[other] Введи число от 1 до { $last }.
    }
refusal = { $reason } (Правило { $clause }.)
say-allowed = Это можно выбрать прямо сейчас.
say-no-choice = «{ $text }» — это не текст варианта. Набери help choices, чтобы увидеть все.
say-why = { $name }: «{ $choice }». { $why }
say-why-none = Ни одно из последних решений ботов нельзя объяснить, ничего не выдав.
say-why-alone = Когда играют несколько человек, причины решений ботов показывают только после игры: twocities replay ФАЙЛ --why.
say-no-card = Нет ни карты, ни правила «{ $text }».
hint = «{ $choice }» ({ $chance }). { $why }
hint-next = Следующий по силе вариант: «{ $choice }» ({ $chance }).
hint-equal = Примерно так же хорошо: «{ $choice }» ({ $chance }).
hint-right-to = С точностью около { $points } п. п., после { $seconds } с раздумий
say-hints = В этой игре каждый может просить подсказку.
say-no-hints = Когда играют несколько человек, подсказки есть, только если игра запущена с параметром --hints.
drawback-odds = Это удаётся только при { $good } из { $of } граней кубика.
drawback-price = Стоит { $price }, то есть на { $less } больше.
chance-percent = { $number } %
analyse-good = Решение { $number }, { $name }: «{ $choice }». Отличная находка: остальные варианты и близко не так хороши (после { $seconds } с раздумий). { $why }
analyse-slip = Решение { $number }, { $name }: «{ $choice }». Неточность: она стоила { $cost } из 100 шансов на победу, с точностью до { $within }, после { $seconds } с раздумий. Лучше: «{ $best }». { $why }
analyse-blunder = Решение { $number }, { $name }: «{ $choice }». Грубая ошибка: она стоила { $cost } из 100 шансов на победу, с точностью до { $within }, после { $seconds } с раздумий. Лучше: «{ $best }». { $why }
analyse-turn = Переломный момент: решения { $first }–{ $last } ({ $name }). Шанс ({ $whose }) изменился с { $before } до { $after }, если открыть все карты.
analyse-seat = { $name }: точность { $accuracy }; удачных решений: { $good }, неточностей: { $slips }, грубых ошибок: { $blunders }. Шанс в процентах: { $start } в начале, { $choices } из-за своих решений, { $rest } из-за всего остального, { $end } в конце.
analyse-thought = Время раздумий: { $seconds } с. С параметром --depth оно больше, а числа точнее.
say-left = Игра не доиграна.

help-choices = Вместо слов в фигурных скобках подставь названия и номера игроков:

save-prompt = Сохранить эту игру? Введи имя файла или просто нажми Enter, чтобы не сохранять.
saved = Игра сохранена в { $file }.
save-failed = Не удалось сохранить игру в { $file }: { $problem }.
save-exists = такой файл уже есть

## Where a card comes from

help-source = Правило { $clause }; { $provenance }.
provenance-rulebook = из книги правил
provenance-house = придумано нами
provenance-rulebook-terms-house = из книги правил, числа наши
provenance-rulebook-effect-house = название из книги правил, действие наше
provenance-rulebook-effect-public = название из книги правил, цена и свойство общеизвестны по самой карте
provenance-public = общеизвестно по самой карте
provenance-public-ability-house-assignment = способность известна, этому герою её дали мы

## The command

cli-description = Two Cities: две настольные игры о городах, в браузере и в терминале. Без команды открывает их в браузере (serve --open).
cli-plain = Программа не скомпилирована, и игры идут втрое медленнее. Установи компилятор C, а затем заново twocities.
cli-play = сыграть за этим компьютером, в терминале
cli-play-game = во что играть
cli-replay = воспроизвести записанную игру
cli-replay-file = запись, сделанная с помощью play --record
cli-replay-seat = показать только то, что видело это место (места считаются с 0); all, по умолчанию, показывает всё
cli-replay-step = рисовать стол после каждого выбора и ждать Enter
cli-replay-why = назвать причину каждого решения, если это место могло её знать
cli-analyse = показать, что в записанной игре было хорошо, что плохо, а что зависело от удачи
cli-analyse-depth = сколько думать: 1 (по умолчанию), 2 или 3
cli-analyse-comments = вместо этого вывести запись с разбором в комментариях
cli-show = нарисовать позицию из файла со всем, что скрыто
cli-show-file = позиция
cli-games = показать список игр
cli-cards = файл с числами, названиями и текстами карт из твоей коробки, как описано в docs/cards.md
cli-lang = язык; по умолчанию — язык терминала
cli-seed = зерно случайности, любой текст; с тем же зерном и теми же игроками игра повторится
cli-record = записать игру в этот файл, когда она закончится
cli-hints = разрешить подсказки, даже если играют несколько человек; об этом узнают все

cli-usage = вызов:
cli-heading-arguments = аргументы
cli-heading-options = параметры
cli-heading-commands = команды
cli-heading-games = игры
cli-help = показать эту справку
cli-misused = { $command }: ошибка: { $problem }
cli-required = не хватает: { $what }
cli-unrecognized = непонятно: { $what }
cli-expected = { $argument } требует значения
cli-not-among = значение «{ $what }» невозможно ({ $argument }); возможны: { $known }
cli-invalid = неверное значение «{ $what }» ({ $argument })

error-line = { $file }, строка { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = это не текстовый файл
error-players-name = «{ $name }» не может быть именем игрока: нужно не больше 16 букв, цифр или других символов.
error-players-twice = Имя «{ $name }» носят сразу два игрока.
error-players-count = «{ $text }» — это не число ботов от 1 до 8.
error-seed = Зерно — это одна строка текста без пробелов по краям.
error-seat = Места { $seat } нет; места считаются с 0.

show-choices = Решает { $name }: { $question }

## What the operating system says is wrong, by the name of its error number

system-enoent = нет такого файла или папки
system-eacces = нет прав доступа
system-eperm = это запрещено
system-eisdir = это папка, а не файл
system-enotdir = часть пути — не папка
system-eexist = уже существует
system-enospc = на диске не осталось места
system-erofs = диск доступен только для чтения
system-enametoolong = слишком длинное имя
system-eio = диск не читается или на него нельзя записать
system-eaddrinuse = этот адрес уже занят
system-eaddrnotavail = у этого компьютера нет такого адреса
system-gaierror = такого адреса нет
system-overflowerror = порт — это число от 0 до 65535

## Files that cannot be used. Words from the file itself are in quotation marks, as they are.

refused-file-title = Файл должен начинаться с «{ $title }».
refused-file-cut = Файл неполный: не хватает строки «{ $word }».
refused-file-expected = Здесь должно стоять «{ $expected }», а не «{ $found }».
refused-file-unknown = «{ $found }» здесь ничего не значит.
refused-file-none-of = «{ $found }» здесь невозможно. Возможно: { $known }.
refused-file-twice = «{ $found }» встречается дважды.
refused-file-too-few = После «{ $word }» не хватает слов: нужно хотя бы { $least }.
refused-file-too-many = «{ $found }» — уже лишнее слово.
refused-file-number = Нужно число от { $least } до { $most }, а не «{ $found }».
refused-file-unreadable = Это не удаётся прочесть: { $detail }
refused-file-version = Файл относится к версии правил «{ $found }»; эта программа играет по версии { $known }.
refused-file-options = С такими настройками игры не получится.
refused-file-seed = В зерне могут быть только печатные знаки.
refused-file-no-seat = Здесь должны стоять место и его решение, а не «{ $found }».
refused-file-no-choice = Варианта «{ $choice }» в этой игре нет.
refused-file-illegal = «{ $choice }» здесь не разрешено.
refused-file-after-end = После строки «end» ничего быть не должно.
refused-file-changed = Эти решения ведут не к такому концу: файл изменён.
refused-file-random = Случай записывается как «hash» с ключом и счётчиком или «split» с числом.
refused-file-among = «{ $found }» должно быть среди «{ $among }».
refused-file-none-left = Больше «{ $found }» в этой игре нет.
refused-file-colon = После «{ $word }» нужно двоеточие между тем, что перемешано, и тем, что среди этого точно есть.
refused-file-stuck = Место { $seat } должно решать, но выбирать не из чего.
refused-file-nobody = Никому нечего решать.
refused-file-contradiction = Строки противоречат друг другу: такой позиции быть не может.

# Citadels
refused-file-museum = Под Музеем лежат карты, но ни в одном городе он не построен.
refused-file-no-card = В месте «{ $found }» карты нет.
refused-file-holds = «holds» даёт местам больше персонажей, чем бывает в этой игре.
refused-file-draft = «draft» и «table» вместе должны назвать каждого персонажа один раз.
refused-file-turns = Для ходов нужно «holds» или полное «draft».
refused-file-needs = Для «{ $word }» нужна строка «{ $needed }».
refused-file-coin = «{ $found }»: монета может лежать только на квартале в городе.
refused-file-never-built = «{ $found }» нельзя построить, поэтому ни в одном городе его нет.
refused-file-complete = Город места { $seat } достроен, поэтому нужна строка «first_complete».
refused-file-incomplete = Город места { $seat } не достроен.
refused-file-not-held = У места { $seat } нет персонажа «{ $character }».
refused-file-no-witch = Для «bewitched» нужна открывшаяся Ведьма.
refused-file-not-called = Идёт ход персонажа «{ $character }», значит, последним должен быть вызван он.
refused-file-not-asked = В ход персонажа «{ $character }» решения «{ $found }» не бывает.

# City of the Great Machine
refused-file-city = В таком городе играть нельзя.
refused-file-possible = «possible» должно называть изъятые карты и, кроме них, только наборы из стольких же карт.
refused-file-phase = В фазе «{ $phase }» решения «{ $ask }» не бывает.
refused-file-turn = Для «{ $ask }» нужна строка «turn» и «to=» у названного в ней героя.
refused-file-ask = «{ $ask }» не может следовать за «{ $before }».
refused-file-citizen-released = Житель { $citizen } должен быть арестован и известен.
refused-file-citizen-arrested = Житель { $citizen } арестован, а должен быть в районе.
refused-file-two-heroes = В «{ $district }» нет двух героев.
refused-file-squares = В «{ $district }» слишком много жителей; ячеек для них: { $most }.
refused-file-forfeited = «{ $hero }» не может идти в район, карта доступа которого изъята.
refused-file-at-most = «{ $word }» называет слишком много; не больше { $most }.
refused-file-winner = Если сторона победила, нужны «winner» и «phase over», а иначе их быть не должно.
refused-file-unnamed = Ни одна строка не называет: { $names }.
refused-file-past = «past» должно кончаться тем, что в «event», и ни одной его карты не должно быть в «events».
refused-file-countdown = «events» должно начинаться с «the-countdown», пока эта карта не раскрыта; потом оно пусто.

# cards from somebody's own box
refused-file-table = «{ $word }» должно быть таблицей: «[{ $word }]».
refused-file-too-large = Файл слишком велик: в нём может быть не больше { $most } байт.
refused-file-not-ours = «{ $found }» — карта из книги правил; другие слова можно дать только нашим собственным картам.
refused-file-words = «{ $word }» — это простой текст, не длиннее { $most } знаков.
refused-file-figures-die = «{ $word }»: у кубика бывает от 1 до { $most } граней.
refused-file-figures-districts = В «{ $word }» нужно по числу на каждый район: их должно быть { $districts }, а не { $found }.
refused-file-figures-squares = «{ $word }»: для «{ $district }» в начале нужно хотя бы { $least }, а не { $found }.
refused-file-figures-room = «{ $word }»: во всех районах, кроме самого большого, должно хватать места на { $least } жителей.
refused-file-figures-levels = В «{ $word }» нужно по числу на каждый уровень: их должно быть { $levels }.
refused-file-figures-initiative = «{ $found }»: та же инициатива у «{ $hero }».

## The arena

cli-arena = устроить матчи ботов и измерить их силу
cli-arena-games = сколько игр; число, кратное числу сторон, справедливо для всех (100)
cli-arena-jobs = во сколько процессов (1)
cli-arena-ray = играть на кластере Ray по этому адресу или auto, чтобы найти его; local запускает свой из N процессов
cli-arena-out = хранить игры и отчёт в этой папке; та же команда продолжит с места остановки

arena-unknown-player = Игрока «{ $text }» нет. Примеры: random, heuristic, search:500, cmd:./mybot; все перечислены в docs/arena.md.
arena-absent-player = Игрок «{ $text }» не может играть: { $reason }
arena-sides = Нужно по одному игроку на каждую сторону: сторон { $sides }, а игроков { $players }.
arena-number = Игр и процессов должно быть не меньше 1.
arena-not-installed = Для арены нужен { $package }: pip install 'twocities[arena]'
arena-no-ray = Чтобы играть на кластере Ray: pip install 'twocities[ray]'
arena-ray-failed = По адресу «{ $address }» нет кластера Ray: { $reason }
arena-broken-file = { $file }, строка { $line }: такую строку арена не писала. Ничего не изменено.
arena-other-run = { $file } относится к другому турниру ({ $what }: { $there }, а не { $here }). Ничего не изменено; выбери другую папку через --out.
arena-worker-died = Один из игравших процессов завершился. Сыгранное сохранено; та же команда продолжит турнир.
arena-stopped = Остановлено: сыграно { $done } из { $games }. Та же команда продолжит турнир.
arena-kept = Игры, отчёт и график сохранены в { $folder }.

arena-games = Игры
arena-speed = { $speed }/с
arena-progress = Сыграно { $done } из { $total }, { $speed }, осталось { $left } с. { $rates }

arena-title =
    Доля побед после { $games ->
        [one] { $games } игры
       *[other] { $games } игр
    } (наугад: { $chance })
arena-player = Игрок
arena-won = Победы
arena-interval = Интервал 95 %
arena-chance = Наугад
arena-place = Место
arena-score = Очки
arena-rating = Рейтинг
arena-milliseconds = мс/решение
arena-on-side = { $rate } из { $games }
arena-plot-rate = Победы, с интервалами 95 %
arena-length = В среднем на игру: раундов { $rounds }, решений { $choices }.
arena-sees = * { $players }: знает всё скрытое. Так измеряется цена тайн; это нечестный игрок.
arena-forfeited =
    Игроку { $player } засчитано поражение: { $count ->
        [one] { $count } игра, номер { $game }
        [few] { $count } игры, первая — номер { $game }
       *[other] { $count } игр, первая — номер { $game }
    }: { $reason }
