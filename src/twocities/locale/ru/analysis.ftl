# Разбор законченной игры.

## Пока его нет

analysis-title = Где решилась эта игра?
analysis-lead = Каждое решение оценивается по тому, что игрок знал: чего оно стоило, что было лучше и где помогла удача. Это займёт минуту или две, и разбор сохранится.
analysis-start = Разобрать игру
analysis-progress = Ход разбора
analysis-done = Рассмотрено решений: { $done } из { $total }
analysis-save = Сохранить с комментариями

## График

graph-of =
    { $own ->
        [yes] Твой шанс на победу
       *[no] { $name }: шанс на победу
    }
graph-costliest = самое дорогое решение: −{ $points } в раунде { $round }
line-known = по тому, что было известно
line-open = с открытыми картами
line-between = чего не было видно
mark-good = хорошее решение
mark-slip = неточность
mark-blunder = грубая ошибка
analysis-slider = Какое решение рассмотреть

## Игроки

accuracy = Точность
accuracy-note = 100 = каждый раз лучшее решение
analysis-won = победа
luck-or-skill = Удача или мастерство?
luck-told =
    { $choices ->
        [0] Решения не стоили ни процентного пункта шанса; карты и соперники: { $rest }.
        [one] Решения стоили { $choices } процентный пункт шанса; карты и соперники: { $rest }.
        [few] Решения стоили { $choices } процентных пункта шанса; карты и соперники: { $rest }.
       *[other] Решения стоили { $choices } процентных пунктов шанса; карты и соперники: { $rest }.
    }
luck-start = начало
luck-choices = решения
luck-rest = удача
luck-won = победа
luck-lost = поражение

## Решение

analysis-when = Раунд { $round } · { $name }
points-of-chance =
    { $points ->
        [one] процентный пункт
        [few] процентных пункта
       *[other] процентных пунктов
    }
analysis-best = лучшее решение
analysis-fine = почти лучшее
options-title = Что было возможно
options-by = шанс на победу по тому, что было известно
option-chosen = принятое решение
option-guessed = твой ответ: { $kept } из 100
option-best = лучшее
option-equal = почти равно
better = Лучше: «{ $choice }».
analysis-nothing = Здесь нечего было решать.
analysis-came = Что из этого вышло:
tab-choice = Решение
tab-players = Игроки
tab-luck = Удача

## Что дальше

mistake-before = Предыдущая ошибка
mistake-after = Следующая ошибка
mistake-of =
    { $count ->
        [0] Без ошибок
       *[other] { $at ->
            [0] Ошибок: { $count }
           *[other] Ошибка { $at } из { $count }
        }
    }
analysis-right-to = Решение с точностью около ±{ $choice } п. п. ({ $thought } с раздумий), график ±{ $graph } ({ $drawn } с); всего { $seconds } с
table-then = Стол в этот момент
think-longer = Думать дольше
analysis-play-on = Играть отсюда

## Угадывание

guess = Угадать
guess-which = Какой вариант лучший по тому, что было известно?
guess-how = Выбери его на столе или на панели под ним.
guess-score =
    { $count ->
        [0] Угадай лучший вариант
       *[other] Счёт { $mean } из 100, попыток: { $count } из { $total }
    }
guess-kept =
    { $kept ->
        [100] Не хуже лучшего!
       *[other] Твой ответ: { $kept } из 100
    }
best-choice = Лучшее: { $choice }
guess-again = Начать заново
guess-before = Предыдущее решение
guess-after = Следующее решение

## В повторе

stop-before = Предыдущий важный момент
stop-after = Следующий важный момент
turning-point = Переломный момент:
