# City of the Great Machine in Russian. Texts on cards are our own words.

game-machine = Город Великой машины, 2–4 игрока

## The City

# .short: seven letters at most
# Districts differ in their prepositions (в районе, на площади). So .loc says where and .dat says where to, each with its
# preposition; .gen, .acc and .ins are plain cases. The value leaves out "район", for the map.
district-art = Театральный
    .gen = Театрального района
    .dat = в Театральный район
    .acc = Театральный район
    .ins = Театральным районом
    .loc = в Театральном районе
    .gender = m
    .short = Театр
district-science = Научный
    .gen = Научного района
    .dat = в Научный район
    .acc = Научный район
    .ins = Научным районом
    .loc = в Научном районе
    .gender = m
    .short = Наука
district-commerce = Торговый
    .gen = Торгового района
    .dat = в Торговый район
    .acc = Торговый район
    .ins = Торговым районом
    .loc = в Торговом районе
    .gender = m
    .short = Торг.
district-industrial = Промышленный
    .gen = Промышленного района
    .dat = в Промышленный район
    .acc = Промышленный район
    .ins = Промышленным районом
    .loc = в Промышленном районе
    .gender = m
    .short = Пром.
district-velvet = Элитарный
    .gen = Элитарного района
    .dat = в Элитарный район
    .acc = Элитарный район
    .ins = Элитарным районом
    .loc = в Элитарном районе
    .gender = m
    .short = Элита
district-grand-citadel = Главная цитадель
    .gen = Главной цитадели
    .dat = в Главную цитадель
    .acc = Главную цитадель
    .ins = Главной цитаделью
    .loc = в Главной цитадели
    .gender = f
    .short = Цитад.
    .help = Слуга может взять здесь директиву. Герой может здесь посмотреть директивы Великой машины и сбросить одну или освободить арестованного жителя.
district-tower-of-law = Башня закона
    .gen = Башни закона
    .dat = в Башню закона
    .acc = Башню закона
    .ins = Башней закона
    .loc = в Башне закона
    .gender = f
    .short = Башня
    .help = Слуга может опубликовать здесь директиву. Герой может здесь отменить опубликованную директиву или вернуть любому герою изъятую карту доступа.
district-control-nexus = Контрольный центр
    .gen = Контрольного центра
    .dat = в Контрольный центр
    .acc = Контрольный центр
    .ins = Контрольным центром
    .loc = в Контрольном центре
    .gender = m
    .short = Центр
    .help = Слуга или герой может здесь переместить район. Герой может вместо этого бесплатно дать любому герою 3 траста.
district-central-square = Центральная площадь
    .gen = Центральной площади
    .dat = на Центральную площадь
    .acc = Центральную площадь
    .ins = Центральной площадью
    .loc = на Центральной площади
    .gender = f
    .short = Площадь
    .help = Слуга может здесь бесплатно получить по бонду за каждого жителя сверх числа стражей. Герой может здесь повысить недовольство на столько, на сколько жителей (не считая открытых предателей) больше, чем стражей.

preset-first-game = вокруг Центральной площади: для первой игры
preset-ring = кольцо вокруг широкого двора
preset-double-row = два длинных ряда
preset-windmill = крест с крыльями
preset-courtyards = два двора
preset-random = случайный город

## People

player-nobody = Автоматон

servant-lex-hecate = Лекс Геката
    .gen = Лекс Гекаты
    .dat = Лекс Гекате
    .acc = Лекс Гекату
    .ins = Лекс Гекатой
    .loc = Лекс Гекате
    .gender = f
servant-judgementor = Вершитель
    .gen = Вершителя
    .dat = Вершителю
    .acc = Вершителя
    .ins = Вершителем
    .loc = Вершителе
    .gender = m
servant-phantasmer = Фантазм
    .gen = Фантазма
    .dat = Фантазму
    .acc = Фантазма
    .ins = Фантазмом
    .loc = Фантазме
    .gender = m

class-artist = Артист
    .gen = Артиста
    .dat = Артисту
    .acc = Артиста
    .ins = Артистом
    .loc = Артисте
    .gender = m
class-scientist = Учёный
    .gen = Учёного
    .dat = Учёному
    .acc = Учёного
    .ins = Учёным
    .loc = Учёном
    .gender = m
class-merchant = Коммерсант
    .gen = Коммерсанта
    .dat = Коммерсанту
    .acc = Коммерсанта
    .ins = Коммерсантом
    .loc = Коммерсанте
    .gender = m
class-industrialist = Промышленник
    .gen = Промышленника
    .dat = Промышленнику
    .acc = Промышленника
    .ins = Промышленником
    .loc = Промышленнике
    .gender = m
class-noble = Аристократ
    .gen = Аристократа
    .dat = Аристократу
    .acc = Аристократа
    .ins = Аристократом
    .loc = Аристократе
    .gender = m
class-traitor = Предатель
    .gen = Предателя
    .dat = Предателю
    .acc = Предателя
    .ins = Предателем
    .loc = Предателе
    .gender = m

hero-physician = Врач
    .gen = Врача
    .dat = Врачу
    .acc = Врача
    .ins = Врачом
    .loc = Враче
    .gender = m
    .help = На дому: идентификация жителя обходится ему не дороже 1 траста, сколько бы ни было стражей.
hero-smuggler = Контрабандист
    .gen = Контрабандиста
    .dat = Контрабандисту
    .acc = Контрабандиста
    .ins = Контрабандистом
    .loc = Контрабандисте
    .gender = m
    .help = Задворками: первый район, который он покидает за ход, не требует ни трастов, ни броска.
hero-fowler = Птицелов
    .gen = Птицелова
    .dat = Птицелову
    .acc = Птицелова
    .ins = Птицеловом
    .loc = Птицелове
    .gender = m
    .help = Молниеносная реакция: может выполнить два разных действия вместо одного, если ни одно из них не поднимает мятеж, а первое не приносит траст.
hero-actress = Актриса
    .gen = Актрисы
    .dat = Актрисе
    .acc = Актрису
    .ins = Актрисой
    .loc = Актрисе
    .gender = f
    .help = Любимица толпы: когда её задерживает облава, недовольство повышается на 2, если Великая машина завершает её ход, или она получает 2 траста, если продвигается Великий план.
hero-artificer = Инженер
    .gen = Инженера
    .dat = Инженеру
    .acc = Инженера
    .ins = Инженером
    .loc = Инженере
    .gender = f
    .help = Твёрдая рука: атакуя стража, сначала бросает кубик, а потом решает, сколько заплатить.
hero-journalist = Журналистка
    .gen = Журналистки
    .dat = Журналистке
    .acc = Журналистку
    .ins = Журналисткой
    .loc = Журналистке
    .gender = f
    .help = Первая полоса: её агитация повышает недовольство на 2 там, где нет слуги.

## Directives

directive-optimize = Оптимизация
    .gen = Оптимизации
    .dat = Оптимизации
    .acc = Оптимизацию
    .ins = Оптимизацией
    .loc = Оптимизации
    .gender = f
    .help = Раз в раунд один слуга может выполнить второе действие за обычную цену.
directive-pacify = Усмирение
    .gen = Усмирения
    .dat = Усмирению
    .acc = Усмирение
    .ins = Усмирением
    .loc = Усмирении
    .gender = n
    .help = Действие слуги за 2 бонда: в обычном районе со стражем недовольство понижается на 1.
directive-confiscate = Конфискация
    .gen = Конфискации
    .dat = Конфискации
    .acc = Конфискацию
    .ins = Конфискацией
    .loc = Конфискации
    .gender = f
    .help =
        Действие слуги за 2 бонда: каждый герой в районе теряет до { $confiscated_trust ->
            [one] { $confiscated_trust } траста
           *[other] { $confiscated_trust } трастов
        }, а Великая машина получает столько же бондов.
directive-resettle = Переселение
    .gen = Переселения
    .dat = Переселению
    .acc = Переселение
    .ins = Переселением
    .loc = Переселении
    .gender = n
    .help = Раз в раунд Великая машина бесплатно передвигает жителя из района со слугой на любую свободную ячейку.
directive-curfew = Комендантский час
    .gen = Комендантского часа
    .dat = Комендантскому часу
    .acc = Комендантский час
    .ins = Комендантским часом
    .loc = Комендантском часе
    .gender = m
    .help = Покидая район без стражей, герой платит 1 траст, если он у него есть.
directive-reinforced-plating = Усиленная броня
    .gen = Усиленной брони
    .dat = Усиленной броне
    .acc = Усиленную броню
    .ins = Усиленной бронёй
    .loc = Усиленной броне
    .gender = f
    .help = Числа на кубике атаки считаются на 1 больше.
directive-informers = Осведомители
    .gen = Осведомителей
    .dat = Осведомителям
    .acc = Осведомителей
    .ins = Осведомителями
    .loc = Осведомителях
    .gender = pl
    .help = Первая неудачная облава в раунде не повышает недовольство.
directive-rapid-deployment = Быстрая переброска
    .gen = Быстрой переброски
    .dat = Быстрой переброске
    .acc = Быструю переброску
    .ins = Быстрой переброской
    .loc = Быстрой переброске
    .gender = f
    .help =
        Раз в раунд один страж бесплатно передвигается { $deployment_range ->
            [one] на { $deployment_range } район
            [few] не дальше чем на { $deployment_range } района
           *[other] не дальше чем на { $deployment_range } районов
        }.
directive-levy = Поборы
    .gen = Поборов
    .dat = Поборам
    .acc = Поборы
    .ins = Поборами
    .loc = Поборах
    .gender = pl
    .help =
        В каждой начальной фазе Великая машина получает на { $levy_bonds ->
            [one] { $levy_bonds } бонд
            [few] { $levy_bonds } бонда
           *[other] { $levy_bonds } бондов
        } больше.
directive-surveillance = Слежка
    .gen = Слежки
    .dat = Слежке
    .acc = Слежку
    .ins = Слежкой
    .loc = Слежке
    .gender = f
    .help = Жители района, где есть слуга, не приносят трастов.
directive-show-trials = Показательные процессы
    .gen = Показательных процессов
    .dat = Показательным процессам
    .acc = Показательные процессы
    .ins = Показательными процессами
    .loc = Показательных процессах
    .gender = pl
    .help = Когда задержан герой, недовольство понижается на 1.
directive-checkpoints = Контрольные посты
    .gen = Контрольных постов
    .dat = Контрольным постам
    .acc = Контрольные посты
    .ins = Контрольными постами
    .loc = Контрольных постах
    .gender = pl
    .help = Покидая особый район, герой платит на 1 траст больше.
directive-censorship = Цензура
    .gen = Цензуры
    .dat = Цензуре
    .acc = Цензуру
    .ins = Цензурой
    .loc = Цензуре
    .gender = f
    .help = Действия в районе, где есть слуга, повышают недовольство на 1 меньше.
directive-night-repairs = Ночной ремонт
    .gen = Ночного ремонта
    .dat = Ночному ремонту
    .acc = Ночной ремонт
    .ins = Ночным ремонтом
    .loc = Ночном ремонте
    .gender = m
    .help = В конце каждого раунда каждый слуга чинит стража в своём районе.
directive-acceleration = Ускорение
    .gen = Ускорения
    .dat = Ускорению
    .acc = Ускорение
    .ins = Ускорением
    .loc = Ускорении
    .gender = n
    .help = Каждый раз, когда перемешивают карты движения, маркер прогресса сдвигается ещё на 1 шаг.

## City Events: what applies this round, and when the Master Plan advances

# .plan follows "Великий план продвигается," and so is a clause
city-event-win-over-the-judges = Благосклонность судей
    .gen = Благосклонности судей
    .dat = Благосклонности судей
    .acc = Благосклонность судей
    .ins = Благосклонностью судей
    .loc = Благосклонности судей
    .gender = f
    .help = В конце раунда каждый герой может вернуть изъятую карту доступа, сбросив столько трастов, сколько стражей в его районе.
    .plan =
        если только герои не сбросят тогда вместе { $judges_trust ->
            [one] { $judges_trust } траст
            [few] { $judges_trust } траста
           *[other] { $judges_trust } трастов
        }
city-event-census-day = День переписи
    .gen = Дня переписи
    .dat = Дню переписи
    .acc = День переписи
    .ins = Днём переписи
    .loc = Дне переписи
    .gender = m
    .help =
        Жителей нельзя идентифицировать в районе, где не менее { $census_guards ->
            [one] { $census_guards } стража
           *[other] { $census_guards } стражей
        }.
    .plan =
        если не менее чем в { $census_districts ->
            [one] { $census_districts } районе
           *[other] { $census_districts } районах
        } стоит по 2 стража или больше
city-event-parade-of-progress = Парад прогресса
    .gen = Парада прогресса
    .dat = Параду прогресса
    .acc = Парад прогресса
    .ins = Парадом прогресса
    .loc = Параде прогресса
    .gender = m
    .help =
        Сбор на Центральной площади приносит на { $parade_bonds ->
            [one] { $parade_bonds } бонд
            [few] { $parade_bonds } бонда
           *[other] { $parade_bonds } бондов
        } больше.
    .plan =
        если на Центральной площади не менее { $parade_guards ->
            [one] { $parade_guards } стража
           *[other] { $parade_guards } стражей
        }
city-event-market-fair = Ярмарка
    .gen = Ярмарки
    .dat = Ярмарке
    .acc = Ярмарку
    .ins = Ярмаркой
    .loc = Ярмарке
    .gender = f
    .help =
        В этой начальной фазе герои в Торговом районе делят между собой на { $fair_trust ->
            [one] { $fair_trust } траст
            [few] { $fair_trust } траста
           *[other] { $fair_trust } трастов
        } больше.
    .plan =
        если в Торговом районе не менее { $fair_guards ->
            [one] { $fair_guards } стража
           *[other] { $fair_guards } стражей
        }
city-event-public-lectures = Публичные лекции
    .gen = Публичных лекций
    .dat = Публичным лекциям
    .acc = Публичные лекции
    .ins = Публичными лекциями
    .loc = Публичных лекциях
    .gender = pl
    .help = Агитация в Научном районе повышает недовольство на 2.
    .plan = если в Научном районе есть слуга и нет героев
city-event-opening-night = Премьера
    .gen = Премьеры
    .dat = Премьере
    .acc = Премьеру
    .ins = Премьерой
    .loc = Премьере
    .gender = f
    .help = Агитация в Театральном районе повышает недовольство на 2.
    .plan = если в Театральном районе есть слуга и нет героев
city-event-open-gates = Открытые ворота
    .gen = Открытых ворот
    .dat = Открытым воротам
    .acc = Открытые ворота
    .ins = Открытыми воротами
    .loc = Открытых воротах
    .gender = pl
    .help = Герои покидают особые районы бесплатно.
    .plan = если ни в одном особом районе нет героев
city-event-steam-shortage = Нехватка пара
    .gen = Нехватки пара
    .dat = Нехватке пара
    .acc = Нехватку пара
    .ins = Нехваткой пара
    .loc = Нехватке пара
    .gender = f
    .help =
        Первый район, который слуга покидает в этом раунде, стоит { $steam_cost ->
            [one] { $steam_cost } бонд
            [few] { $steam_cost } бонда
           *[other] { $steam_cost } бондов
        }.
    .plan = если в этом раунде не сломан ни один страж
city-event-inspection-tour = Инспекция
    .gen = Инспекции
    .dat = Инспекции
    .acc = Инспекцию
    .ins = Инспекцией
    .loc = Инспекции
    .gender = f
    .help = Действие слуги за 2 бонда: Великая машина втайне смотрит закрытого жителя в районе.
    .plan = если три слуги находятся в трёх разных обычных районах
city-event-night-shift = Ночная смена
    .gen = Ночной смены
    .dat = Ночной смене
    .acc = Ночную смену
    .ins = Ночной сменой
    .loc = Ночной смене
    .gender = f
    .help = Первое передвижение стража в этом раунде бесплатно.
    .plan = если в Промышленном районе есть слуга и нет героев
city-event-martial-law = Военное положение
    .gen = Военного положения
    .dat = Военному положению
    .acc = Военное положение
    .ins = Военным положением
    .loc = Военном положении
    .gender = n
    .help = Покидая район со слугой, герой платит на 1 траст больше.
    .plan = если в этом раунде задержан хотя бы один герой
city-event-mass-arrests = Массовые аресты
    .gen = Массовых арестов
    .dat = Массовым арестам
    .acc = Массовые аресты
    .ins = Массовыми арестами
    .loc = Массовых арестах
    .gender = pl
    .help = Арест стоит 1 бонд.
    .plan =
        если арестовано не менее { $mass_arrested ->
            [one] { $mass_arrested } жителя
           *[other] { $mass_arrested } жителей
        }
city-event-state-of-the-city = Обращение к городу
    .gen = Обращения к городу
    .dat = Обращению к городу
    .acc = Обращение к городу
    .ins = Обращением к городу
    .loc = Обращении к городу
    .gender = n
    .help = Публикация директивы стоит 1 бонд.
    .plan =
        { $state_directives ->
            [1] если опубликована хотя бы одна директива
            [one] если опубликовано не менее { $state_directives } директивы
           *[other] если опубликовано не менее { $state_directives } директив
        }
city-event-barricades = Баррикады
    .gen = Баррикад
    .dat = Баррикадам
    .acc = Баррикады
    .ins = Баррикадами
    .loc = Баррикадах
    .gender = pl
    .help = Стражи не могут входить в район с жетоном мятежа.
    .plan = если ни один герой не находится в районе без стражей
city-event-velvet-ball = Великосветский бал
    .gen = Великосветского бала
    .dat = Великосветскому балу
    .acc = Великосветский бал
    .ins = Великосветским балом
    .loc = Великосветском бале
    .gender = m
    .help = В этом раунде жители Элитарного района не приносят трастов.
    .plan =
        { $ball_guards ->
            [1] если в Элитарном районе есть слуга и страж
            [one] если в Элитарном районе есть слуга и не менее { $ball_guards } стража
           *[other] если в Элитарном районе есть слуга и не менее { $ball_guards } стражей
        }
city-event-strike = Забастовка
    .gen = Забастовки
    .dat = Забастовке
    .acc = Забастовку
    .ins = Забастовкой
    .loc = Забастовке
    .gender = f
    .help = Стражей нельзя ремонтировать.
    .plan =
        если в Промышленном районе есть слуга и не менее { $strike_guards ->
            [one] { $strike_guards } стража
           *[other] { $strike_guards } стражей
        }
city-event-loyalty-oath = Клятва верности
    .gen = Клятвы верности
    .dat = Клятве верности
    .acc = Клятву верности
    .ins = Клятвой верности
    .loc = Клятве верности
    .gender = f
    .help = Задержанный герой к тому же теряет 1 траст.
    .plan =
        если Великая машина заплатит тогда { $oath_bonds ->
            [one] { $oath_bonds } бонд
            [few] { $oath_bonds } бонда
           *[other] { $oath_bonds } бондов
        }
city-event-searchlights = Прожекторы
    .gen = Прожекторов
    .dat = Прожекторам
    .acc = Прожекторы
    .ins = Прожекторами
    .loc = Прожекторах
    .gender = pl
    .help =
        Облава ловит и героя, который завершает движение в соединённом районе, где не менее { $searchlight_guards ->
            [one] { $searchlight_guards } стража
           *[other] { $searchlight_guards } стражей
        }.
    .plan = если не менее 2 героев находятся в районах со стражами
city-event-closed-bridges = Закрытые мосты
    .gen = Закрытых мостов
    .dat = Закрытым мостам
    .acc = Закрытые мосты
    .ins = Закрытыми мостами
    .loc = Закрытых мостах
    .gender = pl
    .help = Районы нельзя перемещать.
    .plan =
        если в Главной цитадели, Башне закона и Контрольном центре не менее чем по { $bridges_guards ->
            [one] { $bridges_guards } стражу
            [few] { $bridges_guards } стража
           *[other] { $bridges_guards } стражей
        }
city-event-voice-of-the-machine = Голос Машины
    .gen = Голоса Машины
    .dat = Голосу Машины
    .acc = Голос Машины
    .ins = Голосом Машины
    .loc = Голосе Машины
    .gender = m
    .help = Одно действие повышает недовольство не больше чем на 1. В конце раунда недовольство понижается на 1.
    .plan = если в этом раунде никто не поднял мятеж
city-event-the-countdown = Финальный отсчёт
    .gen = Финального отсчёта
    .dat = Финальному отсчёту
    .acc = Финальный отсчёт
    .ins = Финальным отсчётом
    .loc = Финальном отсчёте
    .gender = m
    .help = Действует до конца игры.
    .plan = когда кончается каждый раунд
city-event-grand-tour = Большой обход
    .gen = Большого обхода
    .dat = Большому обходу
    .acc = Большой обход
    .ins = Большим обходом
    .loc = Большом обходе
    .gender = m
    .help = Слуги Автоматона не выполняют действий.
    .plan = если трое слуг находятся в трёх разных районах
city-event-performance-review = Подведение итогов
    .gen = Подведения итогов
    .dat = Подведению итогов
    .acc = Подведение итогов
    .ins = Подведением итогов
    .loc = Подведении итогов
    .gender = n
    .help = Герои не могут получить траст действием.
    .plan = если открытых миссий не меньше { $review_missions }
city-event-parade-of-steel = Стальной парад
    .gen = Стального парада
    .dat = Стальному параду
    .acc = Стальной парад
    .ins = Стальным парадом
    .loc = Стальном параде
    .gender = m
    .help = Числа на кубике атаки считаются на 1 больше.
    .plan = если синих стражей в городе не меньше { $steel_guards }

## The Automaton: Missions of the Heroes, and movement cards

mission-secret-meeting = Тайная встреча
    .help = Все три героя находятся в одном районе.
mission-infiltration = Внедрение
    .help = Три героя находятся в трёх разных особых районах.
mission-free-streets = Свободные улицы
    .help = Каждый герой находится в районе без стражей.
mission-network = Сеть
    .help = Известных или открытых жителей в городе: не меньше { $network_citizens }.
mission-war-chest = Общая казна
    .help = Трастов у всех героев вместе: не меньше { $chest_trust }.
mission-sabotage = Саботаж
    .help = Сломанных стражей в городе: не меньше { $sabotage_guards }.
mission-jailbreak = Побег из тюрьмы
    .help = Жителей на свободе: не меньше { $jailbreak_citizens }.
mission-forged-papers = Поддельные документы
    .help = Неизъятых карт доступа у всех героев: не меньше { $papers_cards }.
mission-great-rally = Большой митинг
    .help = Жителей на Центральной площади: не меньше { $rally_citizens }.
mission-stronghold = Оплот
    .help = Жителей в одном обычном районе без стражей: не меньше { $stronghold_citizens }.
mission-unrest = Волнения
    .help = Стадия недовольства: не ниже { $unrest_stage }.
mission-open-city = Открытый город
    .help = Районов без стражей: не меньше { $open_districts }.

movement-up = вверх
    .help = Слуга идёт в район, соединённый сверху, а из двух — в левый. Если района там нет, пробуют следующие соединения по часовой стрелке.
movement-right = вправо
    .help = Слуга идёт в район, соединённый справа, а из двух — в верхний. Если района там нет, пробуют следующие соединения по часовой стрелке.
movement-down = вниз
    .help = Слуга идёт в район, соединённый снизу, а из двух — в правый. Если района там нет, пробуют следующие соединения по часовой стрелке.
movement-left = влево
    .help = Слуга идёт в район, соединённый слева, а из двух — в нижний. Если района там нет, пробуют следующие соединения по часовой стрелке.
movement-stay = стоять
    .help = Слуга остаётся на месте.
movement-guard = стоять и создать стража
    .help = Слуга остаётся на месте, а в его районе появляется синий страж.
movement-maintenance = обслуживание
    .help = Слуга остаётся на месте, а все сломанные стражи в его районе ремонтируются. Он никого не задерживает и не выполняет действия.
movement-square = Центральная площадь
    .help = Слуга идёт сразу на Центральную площадь.
movement-rose = роза
    .help = Слуга идёт к герою с наименьшей инициативой.
movement-goggles = очки
    .help = Слуга идёт к герою со средней инициативой.
movement-bird = птица
    .help = Слуга идёт к герою с наибольшей инициативой.

## Phases

phase-opening = начальная фаза
    .short = Начало
phase-access = фаза доступа
    .short = Доступ
phase-great-machine = фаза Великой машины
    .short = Машина
phase-heroes = фаза героев
    .short = Герои
phase-closing = завершающая фаза
    .short = Завершение
phase-over = игра окончена

## Parts of sentences

# .acc: as a price
n-bonds =
    { $price ->
        [one] { $price } бонд
        [few] { $price } бонда
       *[other] { $price } бондов
    }
    .acc =
        { $price ->
            [0] бесплатно
            [one] { $price } бонд
            [few] { $price } бонда
           *[other] { $price } бондов
        }
n-trust =
    { $price ->
        [one] { $price } траст
        [few] { $price } траста
       *[other] { $price } трастов
    }
    .acc =
        { $price ->
            [0] бесплатно
            [one] { $price } траст
            [few] { $price } траста
           *[other] { $price } трастов
        }
# "Citizen 4", to those who know more "Citizen 4 (Merchant)"
citizen =
    житель { $number }{ $told ->
        [yes] { "" } ({ $class_ })
       *[no] { "" }
    }
card-plan = Великий план продвигается, { $plan }.

## Events

event-round = Начинается раунд { $number }: «{ $event }».
event-bonds =
    { $reader ->
        [actor] Ты получаешь
       *[other] Великая машина получает
    } { $bonds ->
        [one] { $bonds } бонд
        [few] { $bonds } бонда
       *[other] { $bonds } бондов
    }.
event-trust =
    { $hero } получает { $trust ->
        [one] { $trust } траст
        [few] { $trust } траста
       *[other] { $trust } трастов
    }.
event-spent =
    { $hero } тратит { $trust ->
        [one] { $trust } траст
        [few] { $trust } траста
       *[other] { $trust } трастов
    }.
event-access-chosen = Все районы назначения выбраны.
event-guard-moved = Страж покидает { $from_acc } и идёт { $to_dat }.
event-servant-moved = { $servant } идёт { $to_dat }.
event-arrested = Житель { $citizen } арестован { $district_loc }.
event-repaired = { $servant } чинит стража { $district_loc }.
event-raided = { $servant } устраивает облаву { $district_loc }.
event-drew =
    { $told ->
        [yes] Великая машина берёт директиву: «{ $directive }».
       *[no] Великая машина берёт директиву.
    }
event-published = Великая машина публикует директиву: «{ $directive }».
event-taken-back = Великая машина возвращает в руку директиву «{ $directive }».
event-repositioned = Район перемещён: { $district }. Теперь рядом: { $beside }.
event-pacified = Усмирение { $district_loc }.
event-confiscated =
    Великая машина конфискует у { $hero_gen } { $trust ->
        [one] { $trust } траст
        [few] { $trust } траста
       *[other] { $trust } трастов
    }.
event-inspected =
    { $told ->
        [yes] Великая машина проверяет жителя { $citizen }: { $class }.
       *[no] Великая машина проверяет жителя { $citizen }.
    }
event-resettled = Житель { $citizen } переселён { $to_dat }.
event-phase-ended =
    { $reader ->
        [actor] Твоя фаза окончена.
       *[other] Великая машина завершает свою фазу.
    }
event-revealed-card = { $hero } открывает карту доступа { $district_dat }.
event-moved = { $hero } идёт { $to_dat }.
event-escaped = { $hero } ускользает от стражей.
event-captured = Стражи хватают { $hero_acc }: задержание.
event-caught = { $hero } попадает в облаву { $district_loc }: задержание.
event-plan = Великий план продвигается до { $plan }.
event-discontent = Недовольство теперь на делении { $slot }.
event-no-trust =
    Конфискация средств. { $hero } { $trust ->
        [0] ничего не теряет: трастов нет
        [one] теряет { $trust } траст
        [few] теряет { $trust } траста
       *[other] теряет { $trust } трастов
    }.
event-forfeited = Лишение доступа. { $hero } теряет карту доступа { $district_dat }.
event-rolled =
    { $hero } бросает кубик атаки: { $die ->
        [0] щит
       *[other] { $die }
    }.
event-guard-broken = Сломаны стражи { $district_loc }.
event-identified =
    { $reader ->
        [actor] Ты идентифицируешь
       *[other] { $name } идентифицирует
    } жителя { $citizen }{ $told ->
        [yes] : { $class }
       *[no] { "" }
    }.
event-citizen-moved = Житель { $citizen } идёт { $to_dat }.
event-citizen-revealed = Житель { $citizen } открыт: { $class }.
event-riot =
    { $success ->
        [0] Мятеж { $district_loc } подавлен.
       *[other] Мятеж { $district_loc } удался!
    }
event-cancelled = Директива «{ $directive }» отменена.
event-retrieved =
    { $hero } возвращает себе { $known ->
        [yes] карту доступа { $district_dat }
       *[no] изъятую карту доступа
    }.
event-searched = Герои смотрят директивы Великой машины.
event-struck-out = Из руки Великой машины сброшена директива «{ $directive }».
event-released =
    { $told ->
        [yes] Арестованный житель освобождён и идёт { $to_dat }: { $class }.
       *[no] Арестованный житель освобождён и идёт { $to_dat }.
    }
event-passed = { $hero } не выполняет действия.
event-raid-failed = Облава { $district_loc } не удалась.
event-movement = { $servant } берёт карту движения: { $card }.
event-seized = { $servant } задерживает { $hero_acc }.
event-blue-guard = Появляется синий страж { $district_loc }.
event-shuffled = Все карты движения перемешаны.
event-progress = Маркер прогресса сдвигается на { $plan }.
event-accomplished = Миссия выполнена: «{ $mission }».
event-won =
    { $side ->
        [machine] Великая машина завершает Великий план.
        [automaton] Автоматон завершает Великий план.
       *[revolutionaries] Третий мятеж удался: город свободен.
    }

## Decisions

decision-split-trust = { $hero } { $district_loc }: сколько трастов из { $total }?
decision-choose-access = Куда идёт каждый из твоих героев?
decision-machine-turn = Двигать стражей и слуг, действовать или завершить фазу?
decision-take-directive-back = Опубликованы уже три директивы. Какую вернёшь в руку, чтобы опубликовать «{ $directive_acc }»?
decision-put-district = Куда переместить { $district_acc }?
decision-settle-citizen = Куда отправляется { $citizen }?
decision-go-on = { $hero } идёт { $destination_dat }: каким путём?
decision-detainment =
    { $hero_gender ->
        [f] { $hero } задержана { $place_loc }: что дальше?
       *[other] { $hero } задержан { $place_loc }: что дальше?
    }
decision-hero-action = { $hero } { $place_loc }: какое действие?
decision-pay-for-attack =
    На кубике атаки { $number ->
        [0] щит
       *[other] { $number }
    }. Сколько платит { $hero }?
decision-more-citizens =
    { $verb ->
        [identify] { $hero }: кого ещё идентифицировать?
       *[move] { $hero }: кого ещё передвинуть?
    }
decision-jail-active = Мятеж подавлен. Кого арестуешь { $district_loc }?
decision-retrieve-card = Какую изъятую карту доступа возвращает себе { $hero }?
decision-strike-out-directive = Какую из директив Великой машины сбрасывает { $hero }?
decision-place-released = На свободу выходит { $citizen }. Куда?
decision-identify-any = Облава не удалась. Какого жителя идентифицируешь?
decision-win-back =
    { $hero } возвращает изъятую карту доступа за { $guards ->
        [one] { $guards } траст
        [few] { $guards } траста
       *[other] { $guards } трастов
    }?
decision-buy-off =
    Герои могут вместе отдать { $judges_trust ->
        [one] { $judges_trust } траст
        [few] { $judges_trust } траста
       *[other] { $judges_trust } трастов
    }, чтобы задержать план. Сколько даёт { $hero }?
decision-swear =
    Заплатишь { $oath_bonds ->
        [one] { $oath_bonds } бонд
        [few] { $oath_bonds } бонда
       *[other] { $oath_bonds } бондов
    }, чтобы продвинуть план? У тебя { $bonds }.

## Choices

choice-take-NUMBER-trust =
    { $number ->
        [one] { $number } траст
        [few] { $number } траста
       *[other] { $number } трастов
    }
choice-send-HERO-to-DISTRICT = { $hero } → { $district }
choice-confirm = Подтвердить выбор районов
choice-reconsider = Передумать
choice-guard-DISTRICT-to-TO = Страж: { $district } → { $to } ({ $price })
choice-move-SERVANT-to-TO = { $servant } → { $to } ({ $price })
choice-SERVANT-arrests-citizen-NUMBER = { $servant }: арест, { $citizen } ({ n-bonds.acc })
choice-SERVANT-repairs = { $servant }: ремонт стража ({ n-bonds.acc })
choice-SERVANT-raids = { $servant }: облава ({ n-bonds.acc })
choice-SERVANT-draws = { $servant }: взять директиву ({ n-bonds.acc })
choice-SERVANT-publishes-DIRECTIVE = { $servant }: опубликовать «{ $directive_acc }» ({ n-bonds.acc })
choice-SERVANT-repositions-TO = { $servant }: переместить { $to_acc } ({ n-bonds.acc })
choice-SERVANT-collects = { $servant }: собрать бонды
choice-SERVANT-pacifies = { $servant }: усмирение ({ n-bonds.acc })
choice-SERVANT-confiscates = { $servant }: конфискация трастов
choice-SERVANT-inspects-citizen-NUMBER = { $servant }: проверка, { $citizen } ({ n-bonds.acc })
choice-resettle-citizen-NUMBER = Переселить: { $citizen }
choice-deploy-DISTRICT-to-TO = Переброска: { $district } → { $to } (бесплатно)
choice-end-phase = Завершить фазу
choice-take-back-DIRECTIVE = Вернуть в руку «{ $directive_acc }»
choice-put-DISTRICT-at-PLACE =
    { $turned ->
        [yes] С поворотом, рядом: { $near } ({ $place })
       *[no] Рядом: { $near } ({ $place })
    }
choice-settle-in-DISTRICT = Сюда: { $district }
choice-go-to-DISTRICT = Через { $district_acc } ({ n-trust.acc })
choice-advance-plan = Продвинуть Великий план
choice-no-trust = Конфискация средств: забрать трасты героя в виде бондов
choice-no-access = Лишение доступа: изъять карту доступа
choice-incite = Агитация ({ n-trust.acc })
choice-attack-for-NUMBER =
    Атаковать стража за { $number ->
        [one] { $number } траст
        [few] { $number } траста
       *[other] { $number } трастов
    }
choice-attack = Атаковать стража: бросок, потом оплата
choice-pay-NUMBER =
    Заплатить { $number ->
        [one] { $number } траст
        [few] { $number } траста
       *[other] { $number } трастов
    }
choice-identify-citizen-NUMBER = Идентифицировать: { $citizen } ({ n-trust.acc })
choice-move-citizen-NUMBER-to-TO = Передвинуть: { $citizen } → { $to } ({ $price })
choice-gain-trust = Получить 1 траст
choice-start-riot = Поднять мятеж ({ n-trust.acc })
choice-agitate = Речь перед толпой ({ n-trust.acc })
choice-reposition-DISTRICT = Переместить район: { $district } ({ n-trust.acc })
choice-grant-HERO = Дать { $hero_dat } 3 траста
choice-cancel-DIRECTIVE = Отменить «{ $directive_acc }» ({ n-trust.acc })
choice-let-HERO-retrieve = Дать { $hero_dat } вернуть изъятую карту доступа ({ n-trust.acc })
choice-search-citadel = Посмотреть директивы Великой машины и сбросить одну ({ n-trust.acc })
choice-discard-DIRECTIVE = Сбросить «{ $directive_acc }»
choice-release-citizen = Освободить арестованного жителя ({ n-trust.acc })
choice-pass = Ничего не делать
choice-done = Готово
choice-arrest-citizen-NUMBER = Арестовать: { $citizen }
choice-give-NUMBER-trust =
    Отдать { $number ->
        [one] { $number } траст
        [few] { $number } траста
       *[other] { $number } трастов
    }
choice-retrieve-DISTRICT-for-TO_HERO = Вернуть { $to_hero_dat } карту: { $district }

## Refusals

reason-overlap = Два района наложились бы друг на друга: { $about }.
reason-too-few-connections = Каждый район должен касаться двух других: { $about }.
reason-apart = Эти районы оказались бы отрезаны от остальных: { $about }.
reason-only-route = Принцип двух путей: город должен оставаться связным без любого одного района. Единственным путём были бы: { $about }.
reason-cannot-slide = Район нельзя туда передвинуть.
reason-not-moved = Район должен оказаться на другом месте или повернуться.
reason-enclosed = Район зажат другими, и сдвинуть его нельзя: { $about }.
reason-no-valid-end = Куда ни сдвинь район, город будет составлен не по правилам: { $about }.
reason-game-over = Игра окончена.
reason-plan-fulfilled = Великий план дошёл до XII.
reason-plan-met = Великий план встретился с маркером прогресса.
reason-three-riots = Засчитан третий мятеж.
reason-not-your-decision = Сейчас решаешь не ты.
reason-unresolved = Сначала ответь на текущий вопрос.
reason-not-offered = Сейчас это невозможно.
reason-too-few-bonds = У тебя не хватает бондов.
reason-too-little-trust = У героя не хватает трастов.
reason-no-free-square = Нет свободной ячейки.
reason-no-guard = Нет исправного стража.
reason-already-acted = Этот слуга уже выполнил действие.
reason-barred = Этого не позволяет действующая карта.
reason-not-here = Слуга не может сделать это в этом районе.
reason-no-card = Этой карты доступа нет в руке, или она уже выбрана.
reason-not-your-hero = Этим героем управляешь не ты.
reason-not-all-chosen = Сначала выбери район назначения для каждого своего героя.
reason-no-route = Этим путём до района назначения не дойти.
reason-not-possible-here = Герой не может сделать это в этом районе.
reason-raid-before = В этом районе уже есть облава.
reason-no-directives = Директив больше не осталось.
reason-already-confirmed = Выбор уже подтверждён; сначала передумай.
reason-riot-before = В этом районе уже был мятеж.
reason-known-citizen = Этот житель уже известен.
reason-not-active = Арестовать можно только открытого и активного жителя.
reason-already-there = Это то же самое место.
reason-more-than-shared = Столько трастов для дележа нет.
reason-citizen-elsewhere = Этого жителя нет в районе.
reason-none-broken = В этом районе нет сломанных стражей.
reason-no-raid-token = Все три жетона облавы уже на поле.
reason-not-in-hand = Этой директивы нет в руке Великой машины.
reason-not-published = Эта директива не опубликована.
reason-not-in-force = Ни одна действующая карта этого не позволяет.
reason-no-servant = В районе этого жителя нет слуги.
reason-once-a-round = Это можно сделать только раз за раунд.
reason-too-far = Это слишком далеко.
reason-second-action = Второе действие должно отличаться от первого, и ни одно из них не может поднимать мятеж.
reason-other-attack = Только Инженер сначала бросает кубик, а потом платит; остальные герои платят до броска.
reason-attack-for-nothing = Атака стоит хотя бы 1 траст.
reason-no-crowd = На Центральной площади жителей не больше, чем стражей.
reason-not-in-play = Этот герой не участвует в игре.
reason-none-forfeited = У этого героя нет изъятых карт доступа.
reason-not-forfeited = Эта карта доступа не изъята.
reason-empty-hand = В руке Великой машины нет директив.
reason-nobody-arrested = Арестованных жителей нет.
reason-not-on-board = Этого жителя нет на поле.
reason-not-needed = Столько не нужно.
reason-revolutionary-count = Нужны Великая машина и от 1 до 3 игроков за героев.
reason-unknown-hero = Героя «{ $about }» нет.
reason-hero-claimed-twice = Герой «{ $about }» назван больше одного раза.
reason-three-heroes = Героев должно быть 3, а не { $about }.
reason-unknown-city = Нет ни города, ни района «{ $about }».
reason-placed-twice = У района больше одного места: { $about }.
reason-no-place = «{ $about }» — не место: нужны x,y левой верхней клетки, от -2 до 17, потом h или v, например art=2,0v.
reason-unplaced = Не указано место этих районов: { $about }.
reason-plan-start = Великий план начинается с 1, 2 или 3.
reason-automaton-level = У Автоматона уровни от 1 до 6; при 0 за Великую машину кто-то играет.
reason-unknown-winner = Стороны «{ $about }» нет: это machine, revolutionaries или none.

## The table in the terminal

table-round = Раунд { $round }
table-title = Раунд { $round }: { $phase }
table-plan = Великий план: { $plan } из { $last }
table-discontent =
    Недовольство: { $slot } ({ $riot ->
        [yes] стадия мятежа
       *[no] стадия { $stage }
    })
table-riots = Мятежи: { $count } из { $goal }
table-bonds = Бонды: { $count }
table-events = Осталось событий: { $count }
table-own-cards = карты из коробки (help cards)
table-movement = Карты движения: осталось { $count } из { $all }
table-movement-card =
    { $card }{ $told ->
        [yes] { "" } ({ $hero })
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { "" } × { $count }
    }
table-missions = Миссии:
table-mission =
    { $mission } { $done ->
        [yes] ✓
       *[no] { $have }/{ $need }
    }
table-blue =
    { $count ->
        [one] { $count } синий
       *[other] { $count } синих
    }
table-visits = Слуга
table-chance = { $percent } %
table-event = Городское событие ({ $provenance }):
table-directives = Директивы: { $count } в колоде
table-published = опубликованы: { $cards }
table-discarded = сброшены: { $cards }
table-hand = в руке: { $count }
table-hand-known = ({ $cards })
table-none = –
table-district = Район
table-guards = Стражи
table-content = Здесь
table-guard-squares =
    { $guards }{ $broken ->
        [0] { "" }
       *[other] +{ $broken }
    }/{ $squares }
table-arrested = Арестованы
table-riot = МЯТЕЖ
table-raid = ОБЛАВА
table-acted = { "" } (готово)
table-citizen =
    { $number }{ $told ->
        [yes] { $status ->
            [revealed] { "" } { $class_ }
           *[other] { "" } ({ $class_ })
        }
       *[no] { $status ->
            [identified] { "" } (?)
           *[other] { "" }
        }
    }
table-hero = Герой
table-player = Игрок
table-trust = Трасты
table-cards = Карты доступа
table-card-count = в руке { $count }
table-forfeited = изъяты: { $cards }
table-destination = идёт: { $district }
table-detained = задержание

## The table in the browser

table-thing = { $name }: { $facts }
table-n-guards =
    { $count ->
        [0] нет стражей
        [one] { $count } страж
        [few] { $count } стража
       *[other] { $count } стражей
    }
table-n-broken = сломано: { $count }
table-n-citizens =
    { $count ->
        [0] нет жителей
        [one] { $count } житель
        [few] { $count } жителя
       *[other] { $count } жителей
    }
table-squares = ячеек: { $count }
table-guards-change =
    { $more ->
        [yes] на { $count } больше, чем было
       *[no] на { $count } меньше, чем было
    }
table-guards-of = Стражи ({ $district })
table-a-raid = облава
table-a-riot = мятеж
table-jail = Тюрьма
table-jailed = под арестом
table-status-unknown = неизвестный
table-status-identified = известный
table-status-revealed = открытый
table-active = активный
table-n-class = { $class_ }: { $count }
table-among = Точно среди них: { $who }.
table-trust-of = трасты: { $trust } из { $most }
table-actions-taken =
    { $count ->
        [0] действие впереди
       *[other] действие выполнено
    }
table-card-where =
    { $where ->
        [published] действует
        [discarded] в сбросе
       *[hand] в руке Великой машины
    }
table-access-card = { $hero }, карта доступа: { $district }
table-access-state =
    { $state ->
        [forfeited] изъята
        [chosen] выбрана
        [perhaps] возможно, изъята
       *[hand] в руке
    }
table-plan-now =
    { $advances ->
        [yes] Сейчас продвинулся бы.
        [no] Пока что нет.
       *[open] Ещё решится.
    }
table-plan-count = { $have }/{ $need }
table-hand-of-machine =
    { $count ->
        [0] В руке Великой машины нет директив
        [one] В руке Великой машины { $count } директива
        [few] В руке Великой машины { $count } директивы
       *[other] В руке Великой машины { $count } директив
    }
table-heroes = Герои
table-city = Город
table-look-at = Посмотреть: { $name }
table-close = Закрыть
table-city-event = Городское событие
table-to-come = ещё { $count }
table-in-force = Действующие директивы
table-of = { $count } из { $most }
table-free-place = свободно
table-own-design = Придумано нами
table-own-design-note = Придумано нами: в правилах этого текста нет.
table-hidden = скрыт
table-forecast =
    { $sure ->
        [yes] активных жителей: { $known } против { $against }
       *[no] активных жителей: { $known }–{ $possible } против { $against }
    }
table-hero-acts = ходит
table-hero-acted = ход сделан
table-hero-next = далее
board-master-plan = Великий план
board-plan = План
board-discontent = Недовольство
board-stage = Стадия
board-riots = Мятежи
board-bonds =
    { $count ->
        [one] бонд
        [few] бонда
       *[many] бондов
    }
board-left-to-act = из { $most } могут действовать
board-in-hand = в руке
board-in-deck = в колоде
board-raids-left = из { $most } облав
board-arrested = под арестом
board-servant =
    { $acted ->
        [yes] готово
       *[no] может
    }
table-help-guards = Покидая район, герой платит 1 траст за каждого стража; столько же стоит большинство действий. Передвинуть стража стоит Великой машине 1 бонд за каждый район, который он покидает. Сломанные стражи занимают ячейки, но не учитываются.
    .source = Правила M7.2, M7.13, M8.2; { provenance-rulebook }.
table-help-citizen = Приносит 1 траст за раунд героям в своём районе; открытый и активный — 2, открытый предатель — ничего.
    .source = Правила M5.3, M9.13; { provenance-rulebook }.
table-help-access = Герой идёт туда, куда позволяет карта в руке. Изъятые карты Великая машина смотреть не может.
    .source = Правила M3.8, M6.1; { provenance-rulebook }.
table-help-place = Район переместится сюда вместе со всеми, кто в нём.
    .source = Правило M10; { provenance-rulebook }.
table-help-dial = Стрелка показывает Великий план: на XII побеждает Великая машина. Кольцо показывает недовольство: с каждой стадией становится активным ещё один класс жителей, а Великая машина получает больше бондов. Последнее деление считается мятежом. Игроки за героев побеждают, когда мятежей три.
    .source = Правила M1.4, M1.5, M4; { provenance-rulebook }.
table-help-bonds = Бондами платит Великая машина. Каждый раунд она получает от 6 до 12, больше — на высоких стадиях недовольства.
    .source = Правило M4.4; { provenance-rulebook }.
table-help-directives = Директивы берут в Главной цитадели и публикуют в Башне закона: одновременно действуют не больше 3. Колода заново не перемешивается.
    .source = Правила M7.8, M7.9; { provenance-rulebook }.
table-help-jail = Арестованные жители лежат лицевой стороной вниз. Герой в Главной цитадели может освободить одного, взятого наугад.
    .source = Правила M7.5, M9.12; { provenance-rulebook }.

## The table in the browser: the Automaton

automaton-deck = Колода движения
automaton-of-left = из { $all }
automaton-n-left = осталось: { $count }
automaton-drawn = взята
automaton-shuffled = Когда карт станет меньше { $count }, перемешиваются все.
automaton-chances = Шансы на карте города
automaton-card-up = вверх
automaton-card-right = вправо
automaton-card-down = вниз
automaton-card-left = влево
automaton-card-stay = стоять
automaton-card-guard = страж
automaton-card-maintenance = обсл.
automaton-card-square = площ.
automaton-card-rose = роза
automaton-card-goggles = очки
automaton-card-bird = птица
automaton-missions = Миссии
automaton-done = выполнено: { $count } из { $all }
automaton-accomplished = выполнена
automaton-chance = шанс визита: { $percent } %
automaton-risk = шанс задержания в этом раунде
automaton-raid = шанс облавы в этом районе
automaton-plan = Великий план: { $plan }, маркер прогресса: { $progress }, шагов между ними: { $steps }
automaton-steps = Шагов до поражения: { $count }
automaton-n-blue = синих: { $count }
automaton-aside = Залог за героя, к которому придёт слуга: { $bail }
automaton-verdict = Великий план и маркер прогресса встретились на { $plan }. Мятежей у игроков за героев: { $riots } из 3.
board-progress = Прогресс
table-help-movement = Каждый раунд каждый слуга берёт карту: первой Лекс Геката, последним Фантазм. Карты не возвращаются. Когда остаётся меньше 3 карт, перемешиваются все 13, маркер прогресса сдвигается на шаг за каждую открытую миссию и публикуется директива.
    .source = Правила M16.3, M16.4, M16.8.
table-help-progress = Великий план движется вперёд, а маркер прогресса идёт ему навстречу. Когда они встретятся, план завершён и ты проиграешь. Третий мятеж принесёт победу. Кольцо показывает недовольство: с каждой стадией активным становится ещё один класс жителей.
    .source = Правила M4, M16.8, M16.12.

## The first game against the Automaton: what is taught, and when

tour-automaton = Здесь за Великую машину никто не играет. Третий мятеж принесёт тебе победу, а один уже был. План движется вперёд, а красный маркер прогресса — ему навстречу: когда они встретятся, ты проиграешь.
    .title = Против Автоматона
tour-automaton-deck = Когда ты выберешь районы назначения, каждый слуга берёт карту движения и идёт, куда она велит. Взятые карты зачёркнуты: из 13 осталось 4. Наведи на карту, чтобы увидеть, куда она приведёт каждого слугу.
    .title = Колода движения
tour-automaton-chances = Поэтому можно считать: у каждого района показан точный шанс, что там окажется слуга. Слуга, который никого не застал, действует: Лекс Геката готовит облаву, Вершитель судит жителя, Фантазм вызывает стража.
    .title = Шансы
tour-automaton-bail = Героя задерживают там, где его застанет слуга, ещё до хода героя: шанс показан у каждого. Герой платит залог трастами и продолжает или пропускает ход. Поэтому береги трасты.
    .title = Залог
tour-automaton-missions = Три миссии. В конце раунда каждая, условие которой выполнено, считается выполненной навсегда. За каждую открытую маркер прогресса сдвигается, когда перемешивают карты. Одна уже почти выполнена.
    .title = Миссии
tour-automaton-destinations = Внизу показано, куда может пойти герой, сколько стоит путь и каков там шанс облавы: сначала самый низкий. Контрабандист идёт в Элитарный, Актриса остаётся в Театральном, Журналистка идёт на Центральную площадь. Потом подтверди выбор.
    .title = Районы назначения
tour-automaton-steps = Слуги по очереди взяли карты, передвинулись и выполнили действия; стрелки показывают, куда они пошли. Всё это есть и в журнале. Теперь очередь твоих героев.
    .title = Слуги
tour-automaton-riot = Активных жителей здесь больше, чем стражей: нажми «{ verb-riot }». Если мятеж не удастся, всех активных жителей района арестуют.
    .title = Мятеж!
tour-automaton-accomplished = Миссия выполнена и такой останется, что бы ни случилось.
    .title = Выполнена
tour-automaton-shuffled = Осталось меньше 3 карт, и перемешаны все 13. Маркер прогресса сдвинулся на шаг за каждую открытую миссию, и вступила в силу директива. Считай раунды: так бывает примерно раз в четыре.
    .title = Карты перемешаны
tour-automaton-blue = В городе появился синий страж. Он считается как любой другой, но сломанный исчезает.
    .title = Синие стражи

over =
    { $side ->
        [machine] Победила Великая машина.
        [automaton] Победил Автоматон.
       *[revolutionaries] Победили герои.
    }

## The first game: what is taught, and when

tour-sides = Ты ведёшь трёх героев против Великой машины. Она побеждает, когда её Великий план доходит до XII. Ты побеждаешь, когда удастся третий мятеж: Промышленный район уже восстал, так что нужны ещё два.
    .title = Две стороны
tour-discontent = Действия героев повышают недовольство. С каждой стадией ещё один класс жителей становится активным, то есть готовым к мятежу: сейчас это артисты, учёные и коммерсанты. Последнее деление само считается мятежом.
    .title = Недовольство
tour-city = Девять районов со стражами и жителями. Почти все жители лежат лицевой стороной вниз: никто не знает их класса, и пятеро из них — предатели, которые помогают Великой машине. Жителей Театрального района ты уже знаешь, а Великая машина — нет.
    .title = Город
tour-heroes = Герои платят трастами. В начале раунда каждый житель приносит 1 траст герою в том же районе, а открытый и активный — 2. Карта доступа пускает героя в указанный на ней район; изъятой пользоваться нельзя.
    .title = Твои герои
tour-event = Городское событие меняет правила раунда и решает, продвинется ли в конце план. «Открытые ворота» продвинут его, если ни одного героя нет в особом районе, например на Центральной площади. Отправь туда кого-нибудь!
    .title = Городское событие
tour-split = Несколько героев стоят в одном районе и делят то, что приносят его жители. Отдай трасты тому, кому придётся выходить из района со стражами или у кого на уме дорогое действие; всё, что сверх предела героя, пропадёт.
    .title = Раздели трасты
tour-destinations = Выбирай тайно: героя, потом район. Актриса остаётся в Театральном: пять активных против одного стража. Контрабандист идёт в Элитарный, Журналистка — на Центральную площадь. Потом нажми «{ choice-confirm }».
    .title = Районы назначения
tour-exits = Выход из района стоит 1 траст за каждого стража в нём; стражи в районе назначения не стоят ничего. Кому нечем платить, тот теряет все трасты, бросает кубик побега и может попасться.
    .title = Стражи на пути
tour-way = Герой открывает карту и идёт туда шаг за шагом. За каждый покинутый район он платит 1 траст за каждого стража, так что ищи путь, где их меньше. При «Открытых воротах» особые районы покидают бесплатно.
    .title = Каким путём?
tour-action = Герой выполняет одно действие, и большинство стоит 1 траст за каждого стража в районе. Агитация повышает недовольство в обычном районе. Если ни на что не хватает, получи 1 траст: это бесплатно.
    .title = Действие
tour-riot = Нажми «{ verb-riot }». Все жители здесь откроются; если активных больше, чем стражей и предателей вместе, он удастся. Здесь их больше. Неудача продвигает план, а Великая машина может арестовать активных.
    .title = Мятеж!
tour-major = В каждом особом районе своё действие. На Центральной площади недовольство повышается на столько, на сколько жителей больше, чем стражей, — часто сразу на 2. Наведи указатель на район, чтобы прочитать, что там можно сделать.
    .title = Особый район
tour-identify = Выбери в Элитарном районе неизвестного жителя, чтобы идентифицировать его: 1 траст за каждого стража. Ты узнаешь, на кого можно рассчитывать при мятеже, а Великая машина — нет.
    .title = Узнай своих жителей
tour-attack = Атакуя стража, ты платишь трасты и бросаешь кубик: если выпало не больше, чем уплачено, страж сломан, но щит спасает его всегда. Чем больше платишь, тем выше шансы. Чем меньше стражей, тем дешевле здесь всё остальное.
    .title = Атакуй стража
tour-raid = Слуга устроил облаву. Герой, который завершит путь в том районе, будет задержан. Твой выбор уже сделан; если туда никто не придёт, облава не удастся и недовольство повысится.
    .title = Облава
tour-raid-failed = В облаву никто не попал: она не удалась, и недовольство повышается. Прийти не туда, где тебя ждёт Великая машина, — это не хуже действия.
    .title = Облава не удалась
tour-arrested = Житель арестован: одним сторонником меньше. Арестовать можно только открытых и активных жителей, так что просто известные тебе в безопасности. В Главной цитадели герой может освободить одного.
    .title = Арест
tour-directive = Великая машина опубликовала директиву: она действует, пока её не отменит герой в Башне закона. Наведи на неё указатель, чтобы прочитать.
    .title = Директива
tour-detained = Герой задержан. Великая машина выбирает: план продвигается и герой продолжает ход, или его ход окончен и следует карательная мера: герой теряет все трасты либо только что открытую карту доступа.
    .title = Задержание
tour-riot-succeeded = Мятеж удался, и стражи района сломаны, пока слуга их не починит. Когда мятежей станет три, победа за тобой.
    .title = Район восстал!
tour-riot-failed = Активных жителей было слишком мало, или слишком много стражей и предателей. План продвигается. Зато теперь ты знаешь там всех: повысь недовольство или сломай стража, прежде чем пробовать в другом месте.
    .title = Мятеж подавлен
tour-plan = Великий план продвигают городские события, подавленные мятежи и задержанные герои. С 13-го раунда он продвигается каждый раунд, так что не тяни.
    .title = План продвигается
tour-round = Новый раунд: Великая машина получила бонды, а твои герои — трасты от жителей вокруг. Сначала прочитай новое городское событие и подумай, как задержать план. Потом присмотри место для следующего мятежа.
    .title = Новый раунд
tour-powers = У каждого героя есть способность. Контрабандист бесплатно выходит из первого района. Агитация Журналистки вдвое сильнее там, где нет слуг. Актриса, попав в облаву, отомстит. Наведи указатель на героя, и прочтёшь больше.
    .title = Их способности
tour-servants = Великая машина платит бонды, чтобы двигать стражей и трёх слуг. Каждый слуга раз за раунд действует там, где стоит: устраивает облаву, арестует открытого активного жителя, чинит стража, берёт или публикует директиву.
    .title = Что делают слуги
tour-identify-more = Выбирай следующего жителя, пока хватает трастов. Берегись предателей: при мятеже они на стороне Великой машины. Потом нажми «{ choice-done }».
    .title = А остальные?
tour-move = Жителей можно увести в другой район, 1 траст за каждый район пути. Выбери артиста на Центральной площади, потом Элитарный район: там может быть следующий мятеж. Так же можно увести и предателя.
    .title = Передвинь жителей
tour-move-more = Если хватает трастов, выбери и коммерсанта, потом Элитарный район. Затем нажми «{ choice-done }».
    .title = Ещё один?
tour-raids = Где Великая машина может ждать героев? Облава задерживает того, кто завершит там путь; если никто не придёт, она не удастся и недовольство повысится. Иди туда, где тебя не ждут. Следующий мятеж возможен в Элитарном.
    .title = Берегись облав

# for the player of the Machine
tour-as-machine-sides = Ты — Великая машина. Ты побеждаешь, когда Великий план дойдёт до XII; сейчас он на V. Герои побеждают, когда удастся третий мятеж: Промышленный район уже восстал, им нужны ещё два.
    .title = Две стороны
tour-as-machine-discontent = Его повышают герои. С каждой стадией ещё один класс жителей готов к мятежу: сейчас это артисты, учёные и коммерсанты. Последнее деление само считается мятежом. Зато каждая стадия приносит тебе больше бондов.
    .title = Недовольство
tour-as-machine-city = Герой платит 1 траст за каждого стража, чтобы выйти из района, и столько же за большинство действий там. При мятеже стражи выступают против активных жителей. Сломанные не считаются.
    .title = Твои стражи
tour-as-machine-event = Оно решает, когда продвинется план. «Ярмарка»: если в конце раунда в Торговом районе не меньше 3 стражей. Сейчас их 2, так что отправь туда третьего!
    .title = Городское событие
tour-as-machine-bonds = Ты платишь бондами, их 9: 1 за каждый район, из которого выходит страж, 2 — если слуга, 2 за большинство действий слуг. Герои уже выбрали, куда пойдут; остаётся угадывать.
    .title = Бонды
tour-as-machine-guard = Выбери стражей Главной цитадели, потом Торговый район. За 1 бонд их там станет трое, и в конце раунда план продвинется.
    .title = Передвинь стража
tour-as-machine-raid = Выход из Научного района стоит 3 траста, а у Врача только 2. Скорее всего, Врач останется. Выбери Вершителя, который стоит там, и устрой облаву.
    .title = Устрой облаву
tour-as-machine-arrest = Открытых и активных жителей можно арестовать: они не принесут трастов и не поддержат мятеж. Выбери Фантазма, потом Промышленный район. Там снова выбери Фантазма и одного из жителей.
    .title = Арестуй жителя
tour-as-machine-draw = Лекс Геката стоит в Главной цитадели, где берут директивы. Выбери Лекс Гекату и возьми одну: опубликованная, она изменит правила в твою пользу.
    .title = Возьми директиву
tour-as-machine-end = На новые действия бондов не хватает. Остаток сохранится. Нажми «{ choice-end-phase }».
    .title = Заверши фазу
tour-as-machine-heroes = Теперь герои открывают, куда идут. Они платят за стражей на пути, попадают или не попадают в облаву и выполняют по одному действию. Следи, чего они добиваются.
    .title = Фаза героев
tour-as-machine-detained = Выбор за тобой: план продвигается и герой продолжает ход; или его ход окончен, и ты забираешь все трасты бондами либо карту доступа. Нажми «{ verb-plan }»: до XII станет ближе.
    .title = Герой пойман!
tour-as-machine-round = Ты получаешь бонды: чем выше стадия недовольства, тем больше. Сначала прочитай новое городское событие: что нужно, чтобы план продвинулся? Потом подумай, куда хочет пойти каждый герой.
    .title = Новый раунд
tour-as-machine-publish = «Обращение к городу»: план продвинется, если опубликована директива, а публикация стоит всего 1 бонд. Выбери Лекс Гекату, потом Башню закона; там опубликуй взятую директиву.
    .title = Опубликуй директиву
tour-as-machine-collect = На Центральной площади слуга бесплатно получает столько бондов, на сколько там жителей больше, чем стражей.
    .title = Собери бонды
tour-as-machine-repair = Слуга стоит там, где есть сломанные стражи. За 2 бонда он чинит одного: тот снова считается и может двигаться.
    .title = Почини стража
tour-as-machine-jail = Активных жителей было слишком мало, и план продвигается. Теперь бесплатно арестуй активных: выбирай их по одному.
    .title = Мятеж подавлен
tour-as-machine-raid-failed = В твою облаву никто не попал, и недовольство повышается. Устраивай облавы там, где герою есть что делать или откуда ему не на что уйти.
    .title = Облава не удалась
tour-as-machine-riot = Мятеж удался, и стражи там сломаны, пока слуга их не починит. После третьего мятежа ты проиграешь: следи, чтобы активных жителей не стало больше, чем стражей.
    .title = Район восстал

## Help

help-terminal =
    Что можно набрать:
      1, 2, 3 ...    один из вариантов по его номеру
      go to science  вариант по его тексту (help choices покажет все)
      help           эта справка
      help ИМЯ       что делает герой, слуга, директива, городское событие, район или житель,
                     и сказано ли это в книге правил или придумано нами
      help M7.6      правило по его номеру
      help choices   тексты всех вариантов
      why ВЫБОР      почему что-то сейчас невозможно, например why start riot
      why            почему боты только что так выбрали
      hint           что выбрать, почему и что почти так же хорошо
      quit           выйти из игры
    Enter без текста снова показывает стол. На нём
      2+1/4          стражи: 2 исправных, 1 сломанный, всего 4 ячейки
      12             житель, который никому не известен
      12 Аристократ  открытый житель; 12 (Аристократ) известен только твоей стороне
      12 (?)         житель, которого идентифицировали герои
      (2,0v)         место: столбец и строка левой верхней клетки, затем h (лежит) или v (стоит)
    а число в скобках после варианта — это его цена.
help-hero = Инициатива { $initiative }, трастов не больше { $trust }, начальный район: { $start }.
help-district =
    { $minor ->
        [yes] Обычный район
       *[no] Особый район
    }. Ячеек для стражей: { $guards }, для жителей: { $citizens }.
help-minor = Герой может здесь агитировать: недовольство повышается на 1.
help-servant = Слуга Великой машины передвигается за 2 бонда на район. Раз в раунд он выполняет действие там, где стоит, за 2 бонда, если не указана другая цена, и остаётся на месте. Трое слуг отличаются только именами.
help-automaton-lex-hecate = Берёт карту движения первой из слуг. Если она никого не задержала, то устраивает облаву там, где находится.
help-automaton-judgementor = Берёт карту движения вторым из слуг. Если он никого не задержал, то открывает в своём районе лежащего лицевой стороной вниз или активного жителя с наименьшим номером и, если тот активен, арестовывает его.
help-automaton-phantasmer = Берёт карту движения третьим из слуг. Если он никого не задержал, то вызывает в свой район стража из соединённого района, где их больше всего.
help-class =
    { $traitor ->
        [yes] Никогда не активен и засчитывается против мятежа.
       *[no] Активен начиная со стадии { $stage }.
    }

help-source-figures = Правило { $clause }; { $provenance }; { help-figures }.
help-figures =
    { $own ->
        [yes] числа из файла
       *[no] числа наши
    }

own-cards = Карты из коробки
own-cards-help = В этих картах числа, названия или тексты из файла для коробочной игры. От наших отличаются:
own-cards-both = { $own } У нас: { $ours }
die-escape = Кубик побега
    .help = Граней, с которыми герой проскользнёт мимо стражей: { $free } из { $faces }.
die-assault = Кубик атаки
    .help = Грани: { $numbers }.
die-shield = щит

## Options

option-machine-revolutionaries = число игроков за героев, от 1 до 3
option-machine-heroes = три героя через запятую, по порядку мест; если не указано — по жребию
option-machine-shared = при 2 игроках за героев третьим героем может управлять любой из них
option-machine-city = город (см. ниже) или места, например "art=0,0h science=2,0v ..."
option-machine-plan = откуда начинается Великий план: 3 для первой игры, 1 против новичков
option-machine-last_winner = прогрессивный Великий план: кто победил в прошлой игре (machine, revolutionaries или пока никто: none); другая сторона получает фору
option-machine-automaton = уровень Автоматона, от 1 до 6, который тогда играет за Великую машину; 0: за неё кто-то играет
cli-players =
    кто играет, через запятую: сначала Великая машина (если за неё не играет Автоматон), потом от 1 до 3 игроков за героев; имена людей и уровни
    ботов, от слабейшего: random, newcomer, regular, veteran, expert, master (expert:3 — трое); если не указано,
    ты против Великой машины уровня regular
options-more =
    герои:
      { $heroes }

    города:
    { $cities }

## The arena

arena-players = два игрока: по очереди каждый играет за Великую машину против героев другого
arena-side =
    { $number ->
        [0] Великая машина
       *[other] Герои
    }

## Why a bot chose as it did

motive-nothing = Ничто другое не стоит своей цены.
motive-confirm = Каждому герою есть куда пойти.
motive-reconsider = В другом месте может быть лучше.
motive-guard-plan =
    План продвинется, если { $to_loc } будет { $number ->
        [one] { $number } страж
        [few] { $number } стража
       *[other] { $number } стражей
    }: «{ $event }».
motive-guard-riot = Мятеж { $to_loc } удался бы с вероятностью { $before } %, а ещё с одним стражем — { $after } %.
motive-guard-hero =
    { $hero } { $to_loc }, { $hero_gender ->
        [f] у неё
       *[other] у него
    } { $trust ->
        [one] { $trust } траст
        [few] { $trust } траста
       *[other] { $trust } трастов
    }: каждый страж мешает уйти.
motive-guard-crowd = На Центральной площади жителей больше, чем стражей, на { $number }: герою есть перед кем выступать.
motive-guard-visit = Герои придут { $to_dat } с вероятностью { $chance } %, и каждый страж стоит им трастов.
motive-servant-plan = План требует слугу { $to_loc }: «{ $event }».
motive-servant-raid = Облава { $to_loc } вполне может поймать героя.
motive-servant-special = Ради действия { $to_loc } стоит туда идти.
motive-servant-repair = Сломанный страж { $to_loc } ждёт ремонта.
motive-raid = Герой придёт { $district_dat } с вероятностью { $chance } %.
motive-arrest = Одним сторонником мятежа { $district_loc } меньше — это важно: стражей там { $guards }.
motive-repair =
    Исправных стражей { $district_loc }: { $guards }. Лишний не помешает.
motive-draw = Рано опубликованная директива работает много раундов.
motive-publish = Директива «{ $directive }» будет работать до самого конца.
motive-take-back = Из опубликованных директива «{ $directive }» приносит меньше всего.
motive-collect = Это приносит { $bonds ->
        [one] { $bonds } бонд
        [few] { $bonds } бонда
       *[other] { $bonds } бондов
    } даром.
motive-pacify = Меньше недовольства — меньше активных жителей.
motive-confiscate = Герои там теряют то, что получает Великая машина.
motive-inspect = За тем, кто известен, можно следить.
motive-resettle = В другом месте этот житель меньше поможет мятежу.
motive-settle = Там житель меньше всего навредит.
motive-end = Больше не на что с толком тратить бонды в этом раунде.
motive-swear = Бонды того стоят: план продвигается до деления { $plan }.
motive-advance-plan = Этот шаг важнее всего, что может сделать { $hero }: план продвигается до деления { $plan }.
motive-no-trust =
    { $hero } может навредить сильнее, чем стоит шаг плана{ $trust ->
        [0] { "" }
        [one] , и теряет { $trust } траст
        [few] , и теряет { $trust } траста
       *[other] , и теряет { $trust } трастов
    }.
motive-no-access = Ход героя окончен, а карты ему будет не хватать больше, чем трастов.
motive-jail = Кто в тюрьме, тот не поддержит мятеж.
motive-split = Поровну — польза всем, и ничего не пропадает.
motive-contribute = Трасты того стоят: план не должен продвинуться.
motive-go = Это самый дешёвый путь туда.
motive-incite = { $guards ->
        [0] Стражей { $district_loc } нет
        [one] Всего { $guards } страж { $district_loc }
       *[other] Стражей { $district_loc } не слишком много ({ $guards })
    }: недовольство повысится с деления { $discontent }.
motive-agitate = Толпа велика: недовольство повысится сразу на { $number }.
motive-riot = Жители { $district_loc }: активных { $active }, неизвестных { $unknown }, а стражей { $guards }. Мятеж удастся с вероятностью { $chance } %.
motive-attack-plan = Стражем меньше { $district_loc } — и план задержан: «{ $event }».
motive-attack = Стражем меньше { $district_loc } — и всё там легче.
motive-identify = Надо знать, на кого можно рассчитывать при мятеже.
motive-move-crowd = Чем больше толпа на Центральной площади, тем быстрее растёт недовольство.
motive-move-riot = Мятежу { $to_loc } житель поможет больше, чем { $district_loc }.
motive-move-away = Житель мешает мятежу { $district_loc }.
motive-gain = Ни на что лучшее сейчас не хватает, а трасты нужны всегда.
motive-grant = Этому герою трасты нужнее всего.
motive-directive = Директива «{ $directive }» мешает больше всего.
motive-retrieve = Героя, которому открыты все пути, труднее поймать.
motive-search = Директива, сброшенная с руки, уже не сработает.
motive-release = Кто на свободе, тот поддержит мятеж.
motive-destination-plan = Герой { $district_loc } задержит план: «{ $event }».
motive-destination-riot = Мятеж { $district_loc } удастся с вероятностью { $chance } %.
motive-destination-incite =
    Агитация { $district_loc } стоит { $guards ->
        [one] { $guards } траст
        [few] { $guards } траста
       *[other] { $guards } трастов
    }, а жители там дают больше.
motive-destination-crowd = На Центральной площади есть перед кем выступать: жителей { $number }, стражей { $guards }.
motive-destination-special = Ради действия { $district_loc } стоит туда пойти.

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Завершить фазу
verb-discard = Сбросить
ask-discard = Какую директиву сбросить?
verb-pay = Заплатить
verb-pass = Готово
verb-go-to = Идти
ask-go-to = Куда отправить героя?
ask-send = Куда идёт { $hero }?
verb-confirm = Подтвердить
verb-reconsider = Передумать
verb-share-trust = Трасты
verb-move-guard = Ход стража
ask-move-guard = Какого стража передвинуть?
verb-deploy = Перебросить
ask-deploy = Какого стража перебросить?
verb-move-servant = Ход слуги
ask-move-servant = Какого слугу передвинуть?
verb-arrest = Арестовать
ask-arrest = Кого арестовать?
verb-inspect = Проверить
ask-inspect = Кого проверить?
verb-repair = Починить
ask-repair = Какой слуга чинит стража?
verb-raid = Облава
ask-raid = Какой слуга устраивает облаву?
verb-draw-directive = Взять карту
ask-draw-directive = Какой слуга берёт директиву?
verb-publish = Опубликовать
ask-publish = Какую директиву опубликовать?
verb-reposition = Переместить
ask-reposition = Какой район переместить?
verb-bonds = Собрать
ask-bonds = Какой слуга собирает бонды?
verb-pacify = Усмирить
ask-pacify = Какой слуга усмиряет?
verb-confiscate-trust = Изъять
ask-confiscate-trust = Какой слуга изымает трасты?
verb-resettle = Переселить
ask-resettle = Кого переселить?
verb-take-back = Вернуть
ask-take-back = Какую директиву вернуть в руку?
verb-place = Сюда
ask-place = Куда переместить район?
verb-walk = Идти
ask-walk = Каким путём?
verb-plan = Продвинуть план
verb-detain = Лишить доступа
verb-incite = Агитация
verb-attack = Атака
ask-attack = Сколько трастов потратить на атаку?
verb-identify = Узнать
ask-identify = Кого идентифицировать?
verb-move-citizens = Ход жителей
ask-move-citizens = Какого жителя передвинуть?
verb-gain-trust = Получить траст
verb-riot = Мятеж
verb-agitate = Речь перед толпой
verb-grant = Дать трасты
ask-grant = Кому дать трасты?
verb-cancel = Отменить
ask-cancel = Какую директиву отменить?
verb-retrieve = Вернуть
ask-retrieve = Какую карту доступа вернуть?
verb-search = Сбросить директиву
verb-release = Освободить
verb-oath = Клятва

## Next to the question, on chips, before doing harm and before wasting something

aside-guards =
    { $guards ->
        [one] { $guards } страж: почти все действия стоят здесь { $guards }
        [few] { $guards } стража: почти все действия стоят здесь { $guards }
       *[other] { $guards } стражей: почти все действия стоят здесь { $guards }
    }
aside-servants = слуги, готовые действовать: { $count } из { $most }
aside-secret = Великая машина не видит твоего выбора
aside-way = самый дешёвый путь: { $places }
note-discontent = Недов. { $before } → { $after }
note-trust = Трасты { $before } → { $after }
note-hidden = неизвестных: { $count }, хватит на { $reach }
note-citizens = здесь: { $count }
note-guards = стражей: { $count }
note-left = осталось: { $count }
follows-attack = Граней кубика, ломающих стража: { $good } из { $of }. Плата пропадает в любом случае.
follows-riot =
    Активных жителей: { $sure ->
        [yes] { $known }
       *[no] от { $known } до { $possible }
    }, против них стражей и известных предателей: { $against }. Активных должно быть больше; подавленный мятеж продвигает план.
follows-plan = Великий план идёт с { $before } на { $after }, а герой продолжает ход.
follows-no-trust = Трастов героя, которые станут твоими бондами: { $trust }. Ход героя окончен.
follows-no-access = Карта доступа { $district_dat } изъята, и ход героя окончен.
follows-arrest = Кто под арестом, тот не поддержит мятеж.
wasted-bonds = Не потрачено бондов: { $bonds }.
wasted-servants = Слуг, которые ещё могут действовать: { $count }.
wasted-action = Получить 1 траст можно бесплатно.

## Moments: what was done to you

moment-captured = { $hero } в руках стражей
moment-caught = { $hero }: задержание
moment-no-trust = Конфискация средств
moment-forfeited = Лишение доступа
moment-confiscated = Трасты конфискованы
moment-cancelled = Директива отменена
moment-struck-out = Директива сброшена
moment-raid-failed = Облава не удалась
moment-guard-broken = Стражи сломаны
moment-riot = Мятеж удался!
moment-riot-fails = Мятеж подавлен
moment-riots = Мятежи: { $count } из 3.
moment-stage = Недовольство на стадии { $stage }

## Several of a kind, one after the other

several-guard-moved =
    Великая машина передвигает { $count ->
        [one] { $count } стража
       *[other] { $count } стражей
    }.
several-servant-moved =
    Великая машина передвигает слуг { $count ->
        [few] { $count } раза
       *[other] { $count } раз
    }.
several-trust =
    { $count ->
        [one] { $count } герой получает
        [few] { $count } героя получают
       *[other] { $count } героев получают
    } трасты.
several-identified = Идентифицировано жителей: { $count }.
several-citizen-moved = Передвинуто жителей: { $count }.
several-citizen-revealed = Открыто жителей: { $count }.
several-arrested = Арестовано жителей: { $count }.

## The end

how-far = Чего добились обе стороны
verdict =
    { $side ->
        [machine] Великий план завершён. Мятежей у игроков за героев: { $riots } из 3.
       *[revolutionaries] Третий мятеж удался: город свободен. План стоял на { $plan }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-machine-destination = Куда идти?
puzzle-title-machine-guard = Куда послать стража?
puzzle-title-machine-servant = Куда послать слугу?
puzzle-title-machine-arrest = Кого арестовать?
puzzle-title-machine-publish = Какую директиву опубликовать?
puzzle-title-machine-reposition = Как изменить карту города?
puzzle-title-machine-settle = Кого и куда переселить?
puzzle-title-machine-identify = Кого идентифицировать?
puzzle-title-machine-citizen = Кого и куда передвинуть?
puzzle-title-machine-directive = Какая директива?
puzzle-title-machine-grant = Какому герою помочь?
puzzle-title-machine-route = Какой дорогой идти?
puzzle-title-machine-turn = Что теперь?
puzzle-theme-machine-plan = Великий план
puzzle-lesson-machine-plan = Для Великой машины шаг плана дороже почти всего, что можно отнять у героев.
puzzle-theme-machine-stop-plan = Задержать план
puzzle-lesson-machine-stop-plan = Сначала прочти условие городского события: один герой в нужном месте задержит план.
puzzle-theme-machine-riot = Поднять мятеж
puzzle-lesson-machine-riot = Мятеж с хорошими шансами важнее всего остального: считай сначала тех жителей, кого знаешь, потом прочих.
puzzle-theme-machine-gather-crowd = Подготовить мятеж
puzzle-lesson-machine-gather-crowd = Мятеж выигрывают до его начала: собери нужных жителей и узнай, кто они.
puzzle-theme-machine-prevent-riot = Не допустить мятежа
puzzle-lesson-machine-prevent-riot = Там, где назревает мятеж, важнее всего лишний страж или одним жителем меньше.
puzzle-theme-machine-raid = Облавы
puzzle-lesson-machine-raid = Устраивай облаву там, куда героям нужно попасть, а не там, где они сейчас: подумай, какой район им нужен.
puzzle-theme-machine-drain-trust = Герои без трастов
puzzle-lesson-machine-drain-trust = Герои без трастов бессильны: пусть каждый шаг обходится им дорого.
puzzle-theme-machine-discontent = Рост недовольства
puzzle-lesson-machine-discontent = Чем выше недовольство, тем больше активных жителей: повышай его там, где это дешевле всего.
puzzle-theme-machine-directives = Директивы
puzzle-lesson-machine-directives = Директива действует каждый раунд: чем раньше её опубликовать или отменить, тем больше пользы.
puzzle-theme-machine-special = Особые районы
puzzle-lesson-machine-special = Действия особых районов стоят долгого пути, если ничто срочное не держит.
puzzle-theme-machine-freedom = Карты доступа
puzzle-lesson-machine-freedom = Чем больше у героя карт доступа, тем труднее угадать, куда он пойдёт.
puzzle-theme-machine-guards = Стражи
puzzle-lesson-machine-guards = Прежде чем строить планы, посчитай стражей: один больше или меньше решает, сколько там всё стоит.
