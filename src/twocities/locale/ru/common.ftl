# Words of the command and the terminal client, whatever the game.

## Players

player-program = Бот{ "\u00A0" }{ $number }
player-default = Ты
player-seat = Место{ "\u00A0" }{ $number }

## Playing

hand-over = Передай клавиатуру: теперь играет { $name }. Потом нажми Enter.
prompt = >
since = Что произошло:
prompt-step = Нажми Enter, чтобы продолжить.

say-unknown = «{ $text }» — это не вариант, не команда и не номер варианта. Набери help, чтобы узнать, что можно сделать.
say-no-number =
    Варианта { $number } нет. { $last ->
        [1] Есть только вариант 1.
       *[other] Введи число от 1 до { $last }.
    }
refusal = { $reason } (Правило { $clause }.)
say-allowed = Это можно выбрать прямо сейчас.
say-no-choice = «{ $text }» — это не текст варианта. Набери help choices, чтобы увидеть все.
say-no-card = Карты «{ $text }» нет.
hint = { $choice }. { $why }
say-left = Игра не доиграна.

help-choices = Вместо слов в фигурных скобках подставь названия и номера игроков:

save-prompt = Сохранить эту игру? Введи имя файла или просто нажми Enter, чтобы не сохранять.
saved = Игра сохранена в { $file }.
save-failed = Не удалось сохранить игру в { $file }: { $problem }.
save-exists = такой файл уже есть

## The command

cli-description = Two Cities: городские игры в терминале.
cli-plain = Программа не скомпилирована, и игры идут втрое медленнее. Установи компилятор C, а затем заново twocities.
cli-play = сыграть за этой клавиатурой
cli-play-game = во что играть
cli-replay = пересказать записанную игру
cli-replay-file = запись, сделанная с помощью play --record
cli-replay-seat = пересказать так, как её видело это место, считая с 0; или all (по умолчанию): рассказать всё
cli-replay-step = рисовать стол после каждого выбора и ждать Enter
cli-show = нарисовать позицию из файла со всем, что скрыто
cli-show-file = позиция
cli-games = показать список игр
cli-cards = файл с числами, которые заменят наши, как описано в docs/terminal.md
cli-lang = язык, на котором говорить; иначе — язык терминала
cli-seed = любой текст; с тем же зерном и теми же игроками раздача и случайный выбор будут теми же
cli-record = записать игру в этот файл, когда она закончится

error-line = { $file }, строка { $line }: { $reason }
error-file = { $file }: { $reason }
error-not-text = это не текстовый файл
error-players-name = «{ $name }» не может быть именем игрока: нужно не больше 16 букв, цифр или знаков.
error-players-twice = Имя { $name } носят сразу два игрока.
error-players-count = «{ $text }» — это не число ботов от 1 до 8.
error-seed = Зерно — это одна строка текста без пробелов по краям.
error-seat = Места { $seat } нет; места считаются с 0.

show-choices = Решает { $name }: { $question }

## The arena

cli-arena = устроить матчи ботов и измерить их силу
cli-arena-games = сколько игр; число, кратное числу сторон, справедливо для всех (100)
cli-arena-jobs = во сколько процессов (1)
cli-arena-ray = играть на кластере Ray по этому адресу или auto, чтобы найти его; local запускает свой из N процессов
cli-arena-out = хранить игры и отчёт в этой папке; та же команда продолжит с места остановки

arena-unknown-player = Игрока «{ $text }» нет; годятся random, heuristic, search:500, cmd:./mybot и другие из docs/arena.md.
arena-absent-player = Игрок «{ $text }» не может играть: { $reason }
arena-sides = Нужно по одному игроку на каждую сторону: сторон { $sides }, а игроков { $players }.
arena-number = Игр и процессов должно быть не меньше 1.
arena-not-installed = Для арены нужен { $package }: pip install 'twocities[arena]'
arena-no-ray = Чтобы играть на кластере Ray: pip install 'twocities[ray]'
arena-ray-failed = По адресу «{ $address }» нет кластера Ray: { $reason }
arena-broken-file = { $file }, строка { $line }: это не строка арены. Ничего не изменено.
arena-other-run = В { $file } лежит другой турнир ({ $what }: { $there }, а не { $here }). Ничего не изменено; назови другую папку через --out.
arena-worker-died = Один из игравших процессов погиб. Сыгранное сохранено; та же команда продолжит.
arena-stopped = Остановлено: сыграно { $done } из { $games }. Та же команда продолжит отсюда.
arena-kept = Игры, отчёт и график сохранены в { $folder }.

arena-games = Игры
arena-speed = { $speed }/с
arena-progress = Сыграно { $done } из { $total }, { $speed }, осталось { $left } с. { $rates }

arena-title =
    Доля побед после { $games ->
        [one] { $games } игры
       *[other] { $games } игр
    } (наугад: { $chance })
arena-player = Игрок
arena-won = Победы
arena-interval = Интервал 95 %
arena-chance = Наугад
arena-place = Место
arena-score = Очки
arena-rating = Рейтинг
arena-milliseconds = мс/выбор
arena-on-side = { $rate } из { $games }
arena-plot-rate = Победы, с интервалами 95 %
arena-length = В среднем на игру: раундов { $rounds }, решений { $choices }.
arena-sees = * { $players } знает всё скрытое: так измеряется цена тайн, для настоящих игр это не годится.
arena-forfeited =
    Игроку { $player } засчитано поражение: { $count ->
        [one] { $count } игра, номер { $game }
        [few] { $count } игры, первая — номер { $game }
       *[other] { $count } игр, первая — номер { $game }
    }: { $reason }
