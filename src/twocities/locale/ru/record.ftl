# Your record and the leaderboard.

## Wins

wins = Победы
count-games = { $count ->
    [one] игра
    [few] игры
   *[other] игр
}
count-won = выиграно
even-of = при равных шансах: { $percent }
wins-by = Как разделить победы
by-seats = Игроки
by-level = Соперники
by-place = Занятые места
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
title-players = { $title }, { $players }
against-people = Люди
side-machine = за Великую машину
side-revolutionaries = за героев
side-automaton = против Автоматона
of-games = { $won } из { $games }
in-place = { $place }-е место
likely = вероятно, от { $low } до { $high }
legend-likely = где, вероятно, твой настоящий результат
legend-even = при равных шансах

## Characters and Heroes

held-which = Какая игра
held-citadels = Твои персонажи
held-machine = Твои герои
held-lead = Как часто ты выигрываешь с каждой картой; пунктир: твоё среднее
in-games = в { $count ->
    [one] { $count } игре
   *[other] { $count } играх
}
held-best = Пока лучше всего: { $names }.
held-worst = Пока хуже всего: { $names }.
held-alike = Пока никто не выделяется: игр ещё мало, и разница может быть случайной.

## Streaks and last games

streaks = Серии
last-count = { $count ->
    [one] твоя последняя игра
    [few] твои последние { $count } игры
   *[other] твои последние { $count } игр
}
flags = побед: { $won } из последних { $count }; самая новая игра в конце
streak-now = { $count ->
    [one] победа подряд
    [few] победы подряд
   *[other] побед подряд
}
streak-longest = самая длинная серия
last-games = Последние игры
game-won = Победа
game-lost = Поражение
game-left = Не доиграно
score-to = { $score }:{ $best }

## Ratings

ratings = Рейтинг
rated-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
   *[other] { $count } рейтинговых игр
}
rating-curve = Твой рейтинг: последние рейтинговые игры ({ $count })
no-rating = У тебя пока нет рейтинга. Он появится после первой игры с людьми за столом, который виден всем.
rating-shown = Показывать другим мой рейтинг
leaderboard = Таблица рейтинга
to-leaderboard = Таблица рейтинга
to-record = Твои результаты
board-place = Место
board-name = Имя
board-rating = Рейтинг
board-games = Игры
board-you = ты
board-empty = Здесь пока никого нет. Нужно сыграть { $count ->
    [one] { $count } рейтинговую игру
    [few] { $count } рейтинговые игры
   *[other] { $count } рейтинговых игр
}.
board-missing = { $count ->
    [one] Ещё { $count } рейтинговая игра, и ты в таблице.
    [few] Ещё { $count } рейтинговые игры, и ты в таблице.
   *[other] Ещё { $count } рейтинговых игр, и ты в таблице.
}
board-hidden = Тебя нет в таблице, потому что ты не показываешь свой рейтинг.
bots-compared = Боты для сравнения
bots-lead = Их рейтинг получен в играх между собой.
rating-how = Как устроен рейтинг
rating-which = Игра идёт в зачёт, если стол виден всем, за ним нет подсказок, вначале все места заняты людьми, она начинается как обычно, никто не берёт ход назад с согласия других, а хозяин никого не удаляет.
rating-scale = Все начинают с 1500. Как в шахматах, перевес в 400 очков значит, что в игре вдвоём ты выигрываешь в десять раз чаще соперника. Число после ± показывает, насколько рейтинг ещё может ошибаться; с каждой игрой оно уменьшается.
rating-leaving = Кто сдаётся, уходит или отдаёт игру боту, в рейтинге считается последним.

## Nothing yet

empty-title = Твоя первая игра ещё впереди
empty-lead = Сыграй одну до конца, и здесь будет видно, как часто ты выигрываешь, какими персонажами и с кем. Здесь же будут записи всех твоих игр.
