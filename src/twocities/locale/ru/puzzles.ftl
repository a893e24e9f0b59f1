# Задачи.

puzzles-task = Найдите выбор, который побеждает чаще всего. У вас две попытки.
puzzles-number = Задача { $number }
puzzles-panel = Результат и серия
puzzles-fold = Закрыть
puzzles-next = Другая задача
puzzles-play-on = Играть дальше отсюда
puzzles-more = Шансы и вывод
verdict-first = Решено с первой попытки
verdict-second = Решено со второй попытки
verdict-missed = На этот раз не решено
puzzles-best = { $choice }: побеждает в { $wins } партиях из 100.
puzzles-chances = Как часто побеждает каждый выбор
puzzles-tried = ваша попытка
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
puzzles-missed = Это не лучший выбор
puzzles-for = За него: { $reason }
puzzles-against = Против него: { $reason }
puzzles-cost =
    { $points ->
        [one] Он побеждает на { $points } партию из 100 реже, чем лучший.
        [few] Он побеждает на { $points } партии из 100 реже, чем лучший.
       *[other] Он побеждает на { $points } партий из 100 реже, чем лучший.
    }
puzzles-again = Попробовать ещё раз
puzzles-week = Последние семь дней
puzzles-solved = решено из { $tried }
puzzles-longest = самая длинная серия
puzzles-first = с первой попытки
puzzles-strong = Ваши сильные стороны
puzzles-kind = Следующие задачи
puzzles-game = Игра
puzzles-grade = Сложность
puzzles-any-game = Обе игры
grade-0 = Любая
grade-1 = Лёгкая
grade-2 = Средняя
grade-3 = Трудная
