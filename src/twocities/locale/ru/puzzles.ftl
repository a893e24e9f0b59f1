# Задачи.

puzzles-task = Найди вариант, который побеждает чаще всего. У тебя две попытки.
puzzles-number = Задача { $number }
puzzles-panel = Результат и серия
puzzles-fold = Закрыть
puzzles-next = Другая задача
puzzles-play-on = Играть дальше отсюда
puzzles-more = Шансы и вывод
verdict-first = Решено с первой попытки
verdict-second = Решено со второй попытки
verdict-missed = На этот раз не решено
puzzles-best =
    { $choice }: побеждает в { $wins ->
        [one] { $wins } игре
       *[other] { $wins } играх
    } из 100.
puzzles-chances = Как часто побеждает каждый вариант
puzzles-tried = твоя попытка
puzzles-answer = решение
puzzles-lesson = Вывод
puzzles-others = { $first } % с первой попытки, { $second } % со второй, { $missed } % не решили
puzzles-people =
    { $count ->
        [one] Попробовал { $count } человек.
        [few] Попробовали { $count } человека.
       *[other] Попробовали { $count } человек.
    }
puzzles-people-today =
    { $count ->
        [one] Сегодня попробовал { $count } человек.
        [few] Сегодня попробовали { $count } человека.
       *[other] Сегодня попробовали { $count } человек.
    }
puzzles-missed = Это не лучший вариант
puzzles-for = Что говорит за него: { $reason }
puzzles-against = Что против него: { $reason }
puzzles-cost =
    { $points ->
        [one] Он побеждает на { $points } игру из 100 реже, чем лучший.
        [few] Он побеждает на { $points } игры из 100 реже, чем лучший.
       *[other] Он побеждает на { $points } игр из 100 реже, чем лучший.
    }
puzzles-again = Попробовать ещё раз
puzzles-week = Последние семь дней
puzzles-solved = решено из { $tried }
puzzles-longest = самая длинная серия
puzzles-first = с первой попытки
puzzles-strong = Твои сильные стороны
puzzles-kind = Следующие задачи
puzzles-game = Игра
puzzles-grade = Сложность
puzzles-any-game = Обе игры
grade-0 = Любая
grade-1 = Лёгкая
grade-2 = Средняя
grade-3 = Трудная
