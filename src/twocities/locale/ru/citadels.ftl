# Texts of Citadels. $reader says who reads an event: its actor, its target or another.

game-citadels = Цитадели (издание 2016 года), 2–8 игроков

## Types of districts

# The value goes with "квартал"; .gen and .acc are plural, of districts or cards: дворянских, дворянские
type-noble = дворянский
    .gen = дворянских
    .acc = дворянские
    .letter = Д
type-religious = церковный
    .gen = церковных
    .acc = церковные
    .letter = Ц
type-trade = торговый
    .gen = торговых
    .acc = торговые
    .letter = Т
type-military = воинский
    .gen = воинских
    .acc = воинские
    .letter = В
type-unique = бонусный
    .gen = бонусных
    .acc = бонусные
    .letter = Б

## Phases

phase-selection = выбор персонажей
phase-theater = можно использовать Театр
phase-turns = вызов по рангам
phase-round-end = раунд кончается
phase-settle = итоги раунда
phase-over = игра окончена

## Named sets

preset-first-game = Первая игра
    .about = Восемь классических персонажей: убийство, кража, обмен картами и разрушение. Легко освоить и никогда не скучно.
preset-ambitious-aristocrats = Честолюбивые аристократы
    .about = Магистрат, Волшебник, Патриций и Маршал: ордера и захваты. Построенное тобой может оказаться в чужом городе.
preset-cunning-agents = Коварные агенты
    .about = Ведьма, Шантажист, Император и Алхимик: блеф и угрозы. Никто не хозяин собственного хода.
preset-illustrious-emissaries = Блистательные посланники
    .about = Ведьма, Шпион, Провидица, Учёный и Дипломат: карты и кварталы ходят по рукам. Тайны живут недолго.
preset-devious-dignitaries = Вероломные сановники
    .about = Магистрат, Шантажист, Волшебник и Навигатор: каждый раунд ордера, угрозы и украденные карты. Самый острый набор.
preset-tenacious-delegates = Упорные делегаты
    .about = Ассасин, Шпион, Провидица, Кардинал и Дипломат: полные руки и золото взаймы. Для тех, кто думает наперёд.
preset-vicious-nobles = Безжалостная знать
    .about = Ассасин, Вор, Патриций, Навигатор и Кондотьер: тяжёлые удары и богатства, чтобы после них подняться.
preset-random = случайные персонажи и бонусные кварталы
    .about = По персонажу каждого ранга и 14 бонусных кварталов, выбранных жребием в начале игры. Часть можно задать ниже.
preset-own = назови всех персонажей через --characters

## Characters

character-assassin = Ассасин
    .short = Убей персонажа: он пропустит ход.
    .gen = Ассасина
    .dat = Ассасину
    .acc = Ассасина
    .ins = Ассасином
    .loc = Ассасине
    .gender = m
    .help = Называет другого персонажа, и тот пропускает ход в этом раунде: даже не отзывается на вызов.
character-witch = Ведьма
    .short = Околдуй персонажа и сыграй его ход.
    .gen = Ведьмы
    .dat = Ведьме
    .acc = Ведьму
    .ins = Ведьмой
    .loc = Ведьме
    .gender = f
    .help = Берёт золото или карты, называет другого персонажа и прерывает ход. Когда игрок с этим персонажем возьмёт золото или карты, Ведьма играет остаток его хода: со свойствами того персонажа, но со своими золотом, рукой и городом.
character-magistrate = Магистрат
    .short = Три ордера: один квартал даром.
    .gen = Магистрата
    .dat = Магистрату
    .acc = Магистрата
    .ins = Магистратом
    .loc = Магистрате
    .gender = m
    .help = Выписывает ордера на трёх персонажей и тайно подписывает один. Когда персонаж с подписанным ордером впервые платит за квартал, Магистрат может бесплатно забрать этот квартал себе; золото возвращается заплатившему.
character-thief = Вор
    .short = Укради всё золото персонажа.
    .gen = Вора
    .dat = Вору
    .acc = Вора
    .ins = Вором
    .loc = Воре
    .gender = m
    .help = Называет другого персонажа. Когда того вызывают, всё его золото достаётся Вору. Ранг 1, убитых и околдованных обокрасть нельзя.
character-spy = Шпион
    .short = Загляни в руку: золото и карты за тип.
    .gen = Шпиона
    .dat = Шпиону
    .acc = Шпиона
    .ins = Шпионом
    .loc = Шпионе
    .gender = m
    .help = Выбирает игрока и тип кварталов и смотрит его руку. За каждую карту этого типа берёт у него 1 золотой (пока есть что брать) и 1 карту из колоды.
character-blackmailer = Шантажист
    .short = Угрожай двоим: половина их золота.
    .gen = Шантажиста
    .dat = Шантажисту
    .acc = Шантажиста
    .ins = Шантажистом
    .loc = Шантажисте
    .gender = m
    .help = Угрожает двум персонажам, но всерьёз только одному. Каждая жертва берёт золото или карты, а потом откупается половиной своего золота или отказывается; тогда Шантажист может вскрыть угрозу, и настоящая забирает всё золото.
character-magician = Чародей
    .short = Поменяйся рукой или смени карты.
    .gen = Чародея
    .dat = Чародею
    .acc = Чародея
    .ins = Чародеем
    .loc = Чародее
    .gender = m
    .help = Либо целиком меняется рукой с другим игроком, либо кладёт любое число своих карт под колоду и берёт столько же.
character-wizard = Волшебник
    .short = Возьми чужую карту, хоть сразу строй.
    .gen = Волшебника
    .dat = Волшебнику
    .acc = Волшебника
    .ins = Волшебником
    .loc = Волшебнике
    .gender = m
    .help = Смотрит руку другого игрока и забирает из неё карту: себе в руку или сразу строит, заплатив её цену, сверх обычного предела. В этот ход может строить и то, что в его городе уже есть.
character-seer = Провидица
    .short = По карте у каждого, одну назад. Строй 2.
    .gen = Провидицы
    .dat = Провидице
    .acc = Провидицу
    .ins = Провидицей
    .loc = Провидице
    .gender = f
    .help = Берёт по случайной карте у каждого из остальных игроков, затем отдаёт каждому из них по карте на свой выбор. Строит до двух кварталов.
character-king = Король
    .short = Корона; золото за дворянские.
    .gen = Короля
    .dat = Королю
    .acc = Короля
    .ins = Королём
    .loc = Короле
    .gender = m
    .help = Берёт корону и получает 1 золотой за каждый дворянский квартал. Даже убитый получает корону, когда кончается раунд.
character-emperor = Император
    .short = Отдай корону; золото за дворянские.
    .gen = Императора
    .dat = Императору
    .acc = Императора
    .ins = Императором
    .loc = Императоре
    .gender = m
    .help = Отдаёт корону другому игроку, у которого её не было, и берёт у него 1 золотой или случайную карту. Получает 1 золотой за каждый дворянский квартал. Убитый передаёт корону в конце раунда и ничего не берёт.
character-patrician = Патриций
    .short = Корона; карты за дворянские.
    .gen = Патриция
    .dat = Патрицию
    .acc = Патриция
    .ins = Патрицием
    .loc = Патриции
    .gender = m
    .help = Берёт корону и по 1 карте за каждый дворянский квартал. Даже убитый получает корону, когда кончается раунд.
character-bishop = Епископ
    .short = Золото за церковные; город защищён.
    .gen = Епископа
    .dat = Епископу
    .acc = Епископа
    .ins = Епископом
    .loc = Епископе
    .gender = m
    .help = Получает 1 золотой за каждый церковный квартал. До конца раунда ранг 8 не может тронуть город Епископа.
character-abbot = Аббат
    .short = Золото или карты за церковные; десятина.
    .gen = Аббата
    .dat = Аббату
    .acc = Аббата
    .ins = Аббатом
    .loc = Аббате
    .gender = m
    .help = Каждый церковный квартал даёт 1 золотой или 1 карту, в любом сочетании. Если самый богатый — кто-то другой, Аббат берёт у него 1 золотой.
character-cardinal = Кардинал
    .short = Карты за церковные; стройка в долг.
    .gen = Кардинала
    .dat = Кардиналу
    .acc = Кардинала
    .ins = Кардиналом
    .loc = Кардинале
    .gender = m
    .help = Берёт по 1 карте за каждый церковный квартал. Если на квартал не хватает золота, берёт недостающее у одного игрока и отдаёт ему по карте за каждый золотой.
character-merchant = Купец
    .short = 1 золотой и золото за торговые.
    .gen = Купца
    .dat = Купцу
    .acc = Купца
    .ins = Купцом
    .loc = Купце
    .gender = m
    .help = Получает 1 золотой за каждый торговый квартал и 1 дополнительный золотой.
character-alchemist = Алхимик
    .short = Вернёт золото, отданное за стройку.
    .gen = Алхимика
    .dat = Алхимику
    .acc = Алхимика
    .ins = Алхимиком
    .loc = Алхимике
    .gender = m
    .help = В конце хода возвращает себе всё золото, уплаченное в нём за кварталы.
character-trader = Торговец
    .short = Золото за торговые; строй их вволю.
    .gen = Торговца
    .dat = Торговцу
    .acc = Торговца
    .ins = Торговцем
    .loc = Торговце
    .gender = m
    .help = Получает 1 золотой за каждый торговый квартал. Торговые кварталы не идут в счёт предела строительства.
character-architect = Зодчий
    .short = Ещё 2 карты. Строй до трёх.
    .gen = Зодчего
    .dat = Зодчему
    .acc = Зодчего
    .ins = Зодчим
    .loc = Зодчем
    .gender = m
    .help = Берёт 2 дополнительные карты и строит до трёх кварталов.
character-navigator = Навигатор
    .short = 4 золотых или 4 карты, но без стройки.
    .gen = Навигатора
    .dat = Навигатору
    .acc = Навигатора
    .ins = Навигатором
    .loc = Навигаторе
    .gender = m
    .help = Берёт 4 дополнительных золотых или 4 дополнительные карты, но строить не может.
character-scholar = Учёный
    .short = Одна из 7 карт. Строй до двух.
    .gen = Учёного
    .dat = Учёному
    .acc = Учёного
    .ins = Учёным
    .loc = Учёном
    .gender = m
    .help = Берёт 7 карт, одну оставляет, остальные замешивает в колоду. Строит до двух кварталов.
character-warlord = Кондотьер
    .short = Золото за воинские; разрушь квартал.
    .gen = Кондотьера
    .dat = Кондотьеру
    .acc = Кондотьера
    .ins = Кондотьером
    .loc = Кондотьере
    .gender = m
    .help = Получает 1 золотой за каждый воинский квартал. Может разрушить квартал, заплатив на 1 золотой меньше его цены, но не в достроенном городе.
character-diplomat = Дипломат
    .short = Золото за воинские; обменяй квартал.
    .gen = Дипломата
    .dat = Дипломату
    .acc = Дипломата
    .ins = Дипломатом
    .loc = Дипломате
    .gender = m
    .help = Получает 1 золотой за каждый воинский квартал. Может обменять свой квартал на чужой из недостроенного города, доплатив владельцу разницу в цене.
character-marshal = Маршал
    .short = Золото за воинские; захвати квартал.
    .gen = Маршала
    .dat = Маршалу
    .acc = Маршала
    .ins = Маршалом
    .loc = Маршале
    .gender = m
    .help = Получает 1 золотой за каждый воинский квартал. Может забрать из недостроенного города квартал ценой не больше 3, заплатив его цену владельцу.
character-queen = Королева
    .short = 3 золотых, если рядом ранг 4.
    .gen = Королевы
    .dat = Королеве
    .acc = Королеву
    .ins = Королевой
    .loc = Королеве
    .gender = f
    .help = Получает 3 золотых, если рядом с ней сидит игрок с рангом 4; если тот убит — в конце раунда.
character-artist = Художник
    .short = Укрась до двух своих кварталов.
    .gen = Художника
    .dat = Художнику
    .acc = Художника
    .ins = Художником
    .loc = Художнике
    .gender = m
    .help = Украшает до двух своих кварталов: на каждый кладёт 1 золотой, и до конца игры такой квартал стоит и приносит на 1 больше.
character-tax-collector = Сборщик податей
    .short = Собери налоги со строящих.
    .gen = Сборщика податей
    .dat = Сборщику податей
    .acc = Сборщика податей
    .ins = Сборщиком податей
    .loc = Сборщике податей
    .gender = m
    .help = Пока Сборщик податей в игре, каждый, кто строит, платит 1 золотой налога из того, что осталось. В свой ход Сборщик податей забирает все уплаченные налоги.

## Districts

district-manor = Поместье
    .gen = Поместья
    .dat = Поместью
    .acc = Поместье
    .ins = Поместьем
    .loc = Поместье
    .gender = n
district-castle = Замок
    .gen = Замка
    .dat = Замку
    .acc = Замок
    .ins = Замком
    .loc = Замке
    .gender = m
district-palace = Дворец
    .gen = Дворца
    .dat = Дворцу
    .acc = Дворец
    .ins = Дворцом
    .loc = Дворце
    .gender = m
district-temple = Храм
    .gen = Храма
    .dat = Храму
    .acc = Храм
    .ins = Храмом
    .loc = Храме
    .gender = m
district-church = Церковь
    .gen = Церкви
    .dat = Церкви
    .acc = Церковь
    .ins = Церковью
    .loc = Церкви
    .gender = f
district-monastery = Монастырь
    .gen = Монастыря
    .dat = Монастырю
    .acc = Монастырь
    .ins = Монастырём
    .loc = Монастыре
    .gender = m
district-cathedral = Собор
    .gen = Собора
    .dat = Собору
    .acc = Собор
    .ins = Собором
    .loc = Соборе
    .gender = m
district-tavern = Таверна
    .gen = Таверны
    .dat = Таверне
    .acc = Таверну
    .ins = Таверной
    .loc = Таверне
    .gender = f
district-market = Рынок
    .gen = Рынка
    .dat = Рынку
    .acc = Рынок
    .ins = Рынком
    .loc = Рынке
    .gender = m
district-trading-post = Лавка
    .gen = Лавки
    .dat = Лавке
    .acc = Лавку
    .ins = Лавкой
    .loc = Лавке
    .gender = f
district-docks = Порт
    .gen = Порта
    .dat = Порту
    .acc = Порт
    .ins = Портом
    .loc = Порту
    .gender = m
district-harbor = Гавань
    .gen = Гавани
    .dat = Гавани
    .acc = Гавань
    .ins = Гаванью
    .loc = Гавани
    .gender = f
district-town-hall = Ратуша
    .gen = Ратуши
    .dat = Ратуше
    .acc = Ратушу
    .ins = Ратушей
    .loc = Ратуше
    .gender = f
district-watchtower = Дозорная башня
    .gen = Дозорной башни
    .dat = Дозорной башне
    .acc = Дозорную башню
    .ins = Дозорной башней
    .loc = Дозорной башне
    .gender = f
district-prison = Тюрьма
    .gen = Тюрьмы
    .dat = Тюрьме
    .acc = Тюрьму
    .ins = Тюрьмой
    .loc = Тюрьме
    .gender = f
district-barracks = Казармы
    .gen = Казарм
    .dat = Казармам
    .acc = Казармы
    .ins = Казармами
    .loc = Казармах
    .gender = pl
district-fortress = Крепость
    .gen = Крепости
    .dat = Крепости
    .acc = Крепость
    .ins = Крепостью
    .loc = Крепости
    .gender = f
district-armory = Арсенал
    .gen = Арсенала
    .dat = Арсеналу
    .acc = Арсенал
    .ins = Арсеналом
    .loc = Арсенале
    .gender = m
    .help = В свой ход можешь разрушить Арсенал, чтобы разрушить любой другой квартал в недостроенном городе.
district-basilica = Базилика
    .gen = Базилики
    .dat = Базилике
    .acc = Базилику
    .ins = Базиликой
    .loc = Базилике
    .gender = f
    .help = В конце игры — 1 очко за каждый твой квартал с нечётной ценой.
district-capitol = Капитолий
    .gen = Капитолия
    .dat = Капитолию
    .acc = Капитолий
    .ins = Капитолием
    .loc = Капитолии
    .gender = m
    .help = В конце игры — 3 очка, если у тебя есть три или больше кварталов одного типа.
district-dragon-gate = Врата дракона
    .gen = Врат дракона
    .dat = Вратам дракона
    .acc = Врата дракона
    .ins = Вратами дракона
    .loc = Вратах дракона
    .gender = pl
    .help = В конце игры — 2 очка сверх цены.
district-factory = Фабрика
    .gen = Фабрики
    .dat = Фабрике
    .acc = Фабрику
    .ins = Фабрикой
    .loc = Фабрике
    .gender = f
    .help = Остальные бонусные кварталы обходятся тебе на 1 золотой дешевле.
district-framework = Каркас
    .gen = Каркаса
    .dat = Каркасу
    .acc = Каркас
    .ins = Каркасом
    .loc = Каркасе
    .gender = m
    .help = Строя квартал, можешь вместо оплаты пожертвовать Каркасом.
district-gold-mine = Золотой рудник
    .gen = Золотого рудника
    .dat = Золотому руднику
    .acc = Золотой рудник
    .ins = Золотым рудником
    .loc = Золотом руднике
    .gender = m
    .help = Когда берёшь золото, бери на 1 больше.
district-great-wall = Великая стена
    .gen = Великой стены
    .dat = Великой стене
    .acc = Великую стену
    .ins = Великой стеной
    .loc = Великой стене
    .gender = f
    .help = Применяя свойство к любому другому твоему кварталу, ранг 8 платит на 1 золотой больше.
district-haunted-quarter = Квартал призраков
    .gen = Квартала призраков
    .dat = Кварталу призраков
    .acc = Квартал призраков
    .ins = Кварталом призраков
    .loc = Квартале призраков
    .gender = m
    .help = В конце игры считается кварталом того типа, который тебе выгоднее.
district-imperial-treasury = Имперская казна
    .gen = Имперской казны
    .dat = Имперской казне
    .acc = Имперскую казну
    .ins = Имперской казной
    .loc = Имперской казне
    .gender = f
    .help = В конце игры — 1 очко за каждый твой золотой.
district-ivory-tower = Башня спокойствия
    .gen = Башни спокойствия
    .dat = Башне спокойствия
    .acc = Башню спокойствия
    .ins = Башней спокойствия
    .loc = Башне спокойствия
    .gender = f
    .help = В конце игры — 5 очков, если это твой единственный бонусный квартал.
district-keep = Форт
    .gen = Форта
    .dat = Форту
    .acc = Форт
    .ins = Фортом
    .loc = Форте
    .gender = m
    .help = Ранг 8 ничего не может с ним сделать.
district-laboratory = Лаборатория
    .gen = Лаборатории
    .dat = Лаборатории
    .acc = Лабораторию
    .ins = Лабораторией
    .loc = Лаборатории
    .gender = f
    .help = Раз в ход положи карту с руки под колоду и получи 2 золотых.
district-library = Библиотека
    .gen = Библиотеки
    .dat = Библиотеке
    .acc = Библиотеку
    .ins = Библиотекой
    .loc = Библиотеке
    .gender = f
    .help = Когда берёшь карты, оставляй себе все.
district-map-room = Коллекция карт
    .gen = Коллекции карт
    .dat = Коллекции карт
    .acc = Коллекцию карт
    .ins = Коллекцией карт
    .loc = Коллекции карт
    .gender = f
    .help = В конце игры — 1 очко за каждую карту у тебя в руке.
district-monument = Монумент
    .gen = Монумента
    .dat = Монументу
    .acc = Монумент
    .ins = Монументом
    .loc = Монументе
    .gender = m
    .help = При достройке города считается за два квартала. Нельзя строить, если кварталов уже пять.
district-museum = Музей
    .gen = Музея
    .dat = Музею
    .acc = Музей
    .ins = Музеем
    .loc = Музее
    .gender = m
    .help = Раз в ход положи под него карту с руки. В конце игры — 1 очко за каждую карту под ним.
district-necropolis = Некрополь
    .gen = Некрополя
    .dat = Некрополю
    .acc = Некрополь
    .ins = Некрополем
    .loc = Некрополе
    .gender = m
    .help = Вместо оплаты можешь разрушить один из своих кварталов.
district-observatory = Обсерватория
    .gen = Обсерватории
    .dat = Обсерватории
    .acc = Обсерваторию
    .ins = Обсерваторией
    .loc = Обсерватории
    .gender = f
    .help = Когда берёшь карты, смотри 3 вместо 2.
district-park = Парк
    .gen = Парка
    .dat = Парку
    .acc = Парк
    .ins = Парком
    .loc = Парке
    .gender = m
    .help = Если в конце хода твоя рука пуста, возьми 2 карты.
district-poor-house = Богадельня
    .gen = Богадельни
    .dat = Богадельне
    .acc = Богадельню
    .ins = Богадельней
    .loc = Богадельне
    .gender = f
    .help = Если в конце хода у тебя нет золота, получи 1 золотой.
district-quarry = Каменоломня
    .gen = Каменоломни
    .dat = Каменоломне
    .acc = Каменоломню
    .ins = Каменоломней
    .loc = Каменоломне
    .gender = f
    .help = Можешь строить кварталы, которые у тебя уже есть.
district-school-of-magic = Школа магии
    .gen = Школы магии
    .dat = Школе магии
    .acc = Школу магии
    .ins = Школой магии
    .loc = Школе магии
    .gender = f
    .help = Считается кварталом любого типа, когда ты получаешь что-то за кварталы определённого типа.
district-secret-vault = Тайное хранилище
    .gen = Тайного хранилища
    .dat = Тайному хранилищу
    .acc = Тайное хранилище
    .ins = Тайным хранилищем
    .loc = Тайном хранилище
    .gender = n
    .help = Построить его нельзя. В конце игры приносит 3 очка прямо из руки.
district-smithy = Кузница
    .gen = Кузницы
    .dat = Кузнице
    .acc = Кузницу
    .ins = Кузницей
    .loc = Кузнице
    .gender = f
    .help = Раз в ход заплати 2 золотых и возьми 3 карты.
district-stables = Конюшня
    .gen = Конюшни
    .dat = Конюшне
    .acc = Конюшню
    .ins = Конюшней
    .loc = Конюшне
    .gender = f
    .help = Её строительство не идёт в счёт предела.
district-statue = Памятник
    .gen = Памятника
    .dat = Памятнику
    .acc = Памятник
    .ins = Памятником
    .loc = Памятнике
    .gender = m
    .help = В конце игры — 5 очков, если корона у тебя.
district-theater = Театр
    .gen = Театра
    .dat = Театру
    .acc = Театр
    .ins = Театром
    .loc = Театре
    .gender = m
    .help = Когда все персонажи выбраны, можешь вслепую поменяться персонажами с другим игроком.
district-thieves-den = Логово воров
    .gen = Логова воров
    .dat = Логову воров
    .acc = Логово воров
    .ins = Логовом воров
    .loc = Логове воров
    .gender = n
    .help = Любую часть его цены можно заплатить картами с руки, по карте за золотой.
district-wishing-well = Колодец желаний
    .gen = Колодца желаний
    .dat = Колодцу желаний
    .acc = Колодец желаний
    .ins = Колодцем желаний
    .loc = Колодце желаний
    .gender = m
    .help = В конце игры — 1 очко за каждый твой бонусный квартал, считая и этот.

## Parts of sentences

n-gold =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
n-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
    .acc =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[other] { $count } карт
        }
# ": Tavern, Market", to those who saw the cards
which-cards =
    { $told ->
        [yes] { "" }: { $cards }
       *[no] { "" }
    }
whom =
    { $reader ->
        [target] ты
       *[other] { $target }
    }
    .gen =
        { $reader ->
            [target] тебя
           *[other] игрока { $target }
        }
    .dat =
        { $reader ->
            [target] тебе
           *[other] игроку { $target }
        }
    .acc =
        { $reader ->
            [target] тебя
           *[other] игрока { $target }
        }
    .ins =
        { $reader ->
            [target] тобой
           *[other] игроком { $target }
        }
# .gen says from where, .loc says where
whose =
    { $reader ->
        [target] твой город
       *[other] город игрока { $target }
    }
    .gen =
        { $reader ->
            [target] из твоего города
           *[other] из города игрока { $target }
        }
    .loc =
        { $reader ->
            [target] в твоём городе
           *[other] в городе игрока { $target }
        }

## Events

event-round =
    Начинается раунд { $number }. { $reader ->
        [actor] Корона у тебя.
       *[other] Корона у игрока { $name }.
    }
event-face-up = Персонаж выложен лицевой стороной вверх: { $character }.
event-face-down = Один персонаж выложен лицевой стороной вниз.
event-took-character =
    { $reader ->
        [actor] Ты берёшь
       *[other] { $name } берёт
    } { $told ->
        [yes] { $character_acc }
       *[no] персонажа
    }.
event-discarded-character =
    { $reader ->
        [actor] Ты сбрасываешь
       *[other] { $name } сбрасывает
    } { $told ->
        [yes] { $character_acc }
       *[no] персонажа
    }.
event-swapped-character =
    { $reader ->
        [actor] Театр: ты меняешься персонажами с игроком { $target }.
       *[other] Театр: { $name } меняется персонажами с { whom.ins }.
    }
event-holds-character =
    { $told ->
        [yes] Теперь { $character } { $reader ->
            [actor] у тебя.
           *[other] у игрока { $name }.
        }
       *[no] { $name } смотрит нового персонажа.
    }
event-called = Вызывается ранг { $rank }.
event-revealed =
    { $reader ->
        [actor] Ты открываешь
       *[other] { $name } открывает
    } { $character_acc }.
event-robbed =
    { $reader ->
        [actor] Ты обкрадываешь игрока { $target }: { n-gold }.
       *[other] { $name } обкрадывает { whom.acc }: { n-gold }.
    }
event-resumed =
    { $reader ->
        [actor] Ты, Ведьма, продолжаешь
       *[other] { $name }, Ведьма, продолжает
    } ход за { $character_acc }.
event-turn-ended =
    { $reader ->
        [actor] Твой ход окончен.
       *[other] Ход игрока { $name } окончен.
    }
event-crowned =
    { $reader ->
        [actor] Ты получаешь
       *[other] { $name } получает
    } корону.
event-scored =
    { $reader ->
        [actor] Ты набираешь
       *[other] { $name } набирает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-gained =
    { $reader ->
        [actor] Ты получаешь
       *[other] { $name } получает
    } { n-gold }.
event-paid =
    { $reader ->
        [actor] Ты платишь
       *[other] { $name } платит
    } { n-gold } { whom.dat }.
event-took-gold =
    { $reader ->
        [actor] Ты берёшь
       *[other] { $name } берёт
    } { n-gold } у { whom.gen }.
event-drew =
    { $reader ->
        [actor] Ты берёшь
       *[other] { $name } берёт
    } { n-cards.acc }{ which-cards }.
event-lifted =
    { $reader ->
        [actor] Ты смотришь
       *[other] { $name } смотрит
    } { n-cards.acc } с верха колоды{ which-cards }.
event-kept =
    { $reader ->
        [actor] Ты оставляешь
       *[other] { $name } оставляет
    } себе{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-put-under =
    { $reader ->
        [actor] Ты кладёшь
       *[other] { $name } кладёт
    } под колоду{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-shuffled =
    { $reader ->
        [actor] Ты перемешиваешь
       *[other] { $name } перемешивает
    } колоду.
event-took-card =
    { $reader ->
        [actor] Ты берёшь
       *[other] { $name } берёт
    } { n-cards.acc } у { whom.gen }{ which-cards }.
event-gave-card =
    { $reader ->
        [actor] Ты отдаёшь
       *[other] { $name } отдаёт
    } { n-cards.acc } { whom.dat }{ which-cards }.
event-swapped-hands =
    { $reader ->
        [actor] Ты меняешься рукой с игроком { $target }.
       *[other] { $name } меняется рукой с { whom.ins }.
    }
event-received-hand =
    { $reader ->
        [actor] Теперь у тебя
       *[other] Теперь у игрока { $name }
    } в руке { n-cards }{ which-cards }.
event-built =
    { $reader ->
        [actor] Ты строишь
       *[other] { $name } строит
    } { $district_acc }{ $gold ->
        [0] , не тратя золота
       *[other] { "" } за { n-gold }
    }.
event-borrowed =
    { $reader ->
        [actor] Ты занимаешь { n-gold } у { whom.gen } и отдаёшь
       *[other] { $name } занимает { n-gold } у { whom.gen } и отдаёт
    } за это { n-cards.acc }{ which-cards }.
event-confiscated =
    { $reader ->
        [actor] Ты конфискуешь { $district_acc } у игрока { $target }; золото ему возвращается.
        [target] { $name } конфискует у тебя { $district_acc }; золото тебе возвращается.
       *[other] { $name } конфискует { $district_acc } у игрока { $target }; золото ему возвращается.
    }
event-taxed =
    { $reader ->
        [actor] Ты платишь
       *[other] { $name } платит
    } налог: { n-gold }.
event-completed =
    { $reader ->
        [actor] Ты достраиваешь
       *[other] { $name } достраивает
    } город раньше всех: это последний раунд.
event-named =
    { $reader ->
        [actor] Ты
       *[other] { $name }
    } { $power ->
        [kill] { $reader ->
            [actor] убиваешь
           *[other] убивает
        } { $character_acc }
        [bewitch] { $reader ->
            [actor] околдовываешь
           *[other] околдовывает
        } { $character_acc }
        [rob] { $reader ->
            [actor] хочешь
           *[other] хочет
        } обокрасть { $character_acc }
        [warrant] { $reader ->
            [actor] выписываешь
           *[other] выписывает
        } ордер на { $character_acc }
       *[threaten] { $reader ->
            [actor] угрожаешь
           *[other] угрожает
        } { $character_dat }
    }.
event-signed =
    { $reader ->
        [actor] Ты подписываешь ордер на { $character_acc }.
       *[other] { $name } { $told ->
            [yes] подписывает ордер на { $character_acc }
           *[no] тайно подписывает один из ордеров
        }.
    }
event-flower-put =
    { $reader ->
        [actor] Твоя настоящая угроза — { $character_dat }.
       *[other] { $told ->
            [yes] Настоящая угроза игрока { $name } — { $character_dat }.
           *[no] { $name } тайно решает, какая угроза настоящая.
        }
    }
event-let-pass =
    { $reader ->
        [actor] Ты не вмешиваешься.
       *[other] { $name } не вмешивается.
    }
event-bribed =
    { $reader ->
        [actor] Ты откупаешься от игрока { $target }
       *[other] { $name } откупается от { whom.gen }
    }{ $gold ->
        [0] , ничего не платя
       *[other] { "" } за { n-gold }
    }.
event-refused =
    { $reader ->
        [actor] Ты отказываешься платить игроку { $target }.
       *[other] { $name } отказывается платить { whom.dat }.
    }
event-threat-revealed =
    { $reader ->
        [actor] Ты вскрываешь
       *[other] { $name } вскрывает
    } угрозу: { whom } { $reader ->
        [target] { $gold ->
            [0] ничего не теряешь
           *[other] теряешь { n-gold }
        }
       *[other] { $gold ->
            [0] ничего не теряет
           *[other] теряет { n-gold }
        }
    }.
event-spied =
    { $reader ->
        [actor] Ты шпионишь за игроком { $target } и ищешь
       *[other] { $name } шпионит за { whom.ins } и ищет
    } { $type_acc } карты{ $told ->
        [yes] ; в руке { n-cards }{ which-cards }
       *[no] { "" }
    }.
event-looked =
    { $reader ->
        [actor] Ты смотришь
       *[other] { $name } смотрит
    } { $reader ->
        [target] твою руку
       *[other] руку игрока { $target }
    }{ which-cards }.
event-destroyed =
    { $own ->
        [yes] { $reader ->
            [actor] Ты жертвуешь
           *[other] { $name } жертвует
        } { $district_ins }.
       *[no] { $reader ->
            [actor] Ты разрушаешь
           *[other] { $name } разрушает
        } { $district_acc } { whose.loc }.
    }
event-exchanged =
    { $reader ->
        [actor] Ты забираешь
       *[other] { $name } забирает
    } { $district_acc } { whose.gen } в обмен.
event-gave-district =
    Взамен { $reader ->
        [actor] ты отдаёшь
       *[other] { $name } отдаёт
    } { $district_acc } { whom.dat }.
event-seized =
    { $reader ->
        [actor] Ты захватываешь
       *[other] { $name } захватывает
    } { $district_acc } { whose.loc }.
event-beautified =
    { $reader ->
        [actor] Ты украшаешь
       *[other] { $name } украшает
    } { $district_acc } за 1 золотой.
event-collected =
    { $reader ->
        [actor] Ты собираешь
       *[other] { $name } собирает
    } налоги: { n-gold }.
event-sold =
    { $reader ->
        [actor] Ты продаёшь
       *[other] { $name } продаёт
    } в Лаборатории{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-exhibited =
    { $reader ->
        [actor] Ты кладёшь
       *[other] { $name } кладёт
    } под Музей{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.

## Decisions: what a seat is asked

decision-take-character = Возьми тайно одного персонажа.
decision-discard-character = Сбрось тайно одного персонажа.
decision-take-last = Взять последнего персонажа или закрытого?
decision-theater = Поменяешься персонажем или оставишь своего?
decision-turn =
    Твой персонаж: { $character }. { $gathered ->
        [yes] Что делаешь?
       *[no] Возьмёшь золото, карты или сначала сделаешь что-то другое?
    }
decision-keep-drawn = Какую карту оставишь?
decision-pay-with-cards = Какими картами заплатишь за Логово воров?
decision-loan = Какую карту { $about } получит за заём?
decision-confiscation = Конфисковать? { $actor } платит за постройку: { $cards }.
decision-name-bewitched = Кого околдуешь?
decision-place-warrant = На кого следующий ордер?
decision-sign-warrant = Какой ордер подпишешь?
decision-place-threat = Кому ещё угрожаешь?
decision-pick-flower = Какая угроза настоящая?
decision-bribe =
    Откупиться ({ $half ->
        [0] бесплатно
        [one] { $half } золотой
       *[other] { $half } золотых
    }) или отказать?
decision-reveal-threat = { $actor } отказывается. Вскроешь угрозу?
decision-set-aside = Какие карты положишь под колоду, прежде чем взять новые?
decision-take-card = Какую карту игрока { $about } заберёшь?
decision-give-back = Какую карту получит { $about }?
decision-demand = Что потребуешь за корону? Её получает { $about }.
decision-heir-crown = Твой Император убит. Кто получит корону?
decision-keep-studied = Какую карту оставишь?
decision-give-district = Какой квартал отдашь игроку { $about }?

## Choices

choice-take-CHARACTER = Взять { $character_acc }
choice-discard-CHARACTER = Сбросить { $character_acc }
choice-swap-character-with-SEAT = Поменяться персонажами с игроком { $seat }
choice-swap-CHARACTER-with-SEAT = Обменять { $character_acc } на персонажа игрока { $seat }
choice-keep-character = Оставить своего персонажа
choice-gather-gold = Взять золото
choice-gather-cards = Взять карты
choice-keep-DISTRICT = Оставить { $district_acc }
choice-end-turn = Закончить ход
choice-build-DISTRICT =
    Построить { $district_acc } ({ $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    })
choice-build-DISTRICT-with-framework = Построить { $district_acc }, отдав Каркас
choice-build-necropolis-over-DISTRICT = Построить Некрополь, отдав { $district_acc }
choice-build-thieves-den-with-cards = Построить Логово воров, заплатив картами
choice-build-DISTRICT-on-loan-from-SEAT = Построить { $district_acc }, заняв золото у игрока { $seat }
choice-build-DISTRICT-at-once =
    Сразу построить { $district_acc } ({ $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    })
choice-build-thieves-den-at-once-with-cards = Сразу построить Логово воров, заплатив картами
choice-pay-with-DISTRICT = Заплатить картой: { $district }
choice-pay-the-rest = Остальное заплатить золотом
choice-borrow-the-rest-from-SEAT = Остальное занять у игрока { $seat }
choice-give-DISTRICT = Отдать { $district_acc }
choice-kill-CHARACTER = Убить { $character_acc }
choice-bewitch-CHARACTER = Околдовать { $character_acc }
choice-warrant-CHARACTER = Выписать ордер на { $character_acc }
choice-sign-CHARACTER = Подписать ордер на { $character_acc }
choice-confiscate = Конфисковать
choice-let-pass = Не вмешиваться
choice-rob-CHARACTER = Обокрасть { $character_acc }
choice-spy-TYPE-of-SEAT = Шпионить за игроком { $seat }: { $type_acc } карты
choice-threaten-CHARACTER = Угрожать { $character_dat }
choice-flower-CHARACTER = Угроза { $character_dat }
choice-bribe = Откупиться
choice-refuse = Отказать
choice-reveal-threat = Вскрыть угрозу
choice-swap-hands-with-SEAT = Поменяться рукой с игроком { $seat }
choice-redraw = Положить карты под колоду и взять столько же
choice-set-aside-DISTRICT = Отложить { $district_acc }
choice-draw = Взять столько карт, сколько отложено
choice-look-at-SEAT = Посмотреть руку игрока { $seat }
choice-pocket-DISTRICT = Взять { $district_acc } в руку
choice-foresee = Взять по карте у остальных игроков
choice-income = Получить доход с кварталов
choice-income-NUMBER-gold =
    { $number ->
        [0] Весь доход — картами
        [one] Доход: { $number } золотой, остальное картами
       *[other] Доход: { $number } золотых, остальное картами
    }
choice-crown-SEAT = Отдать корону игроку { $seat }
choice-demand-gold = Потребовать 1 золотой
choice-demand-card = Потребовать случайную карту
choice-demand-nothing = Ничего не требовать
choice-tithe-from-SEAT = Взять 1 золотой у самого богатого: { $seat }
choice-bonus-gold = Взять дополнительное золото
choice-bonus-cards = Взять дополнительные карты
choice-study = Взять семь карт и оставить одну
choice-destroy-DISTRICT-of-SEAT =
    Разрушить { $district_acc } { $own ->
        [yes] в своём городе
       *[no] у игрока { $seat }
    } ({ $price ->
        [0] бесплатно
        [one] { $price } золотой
       *[other] { $price } золотых
    })
choice-exchange-for-DISTRICT-of-SEAT = Выменять { $district_acc } у игрока { $seat }
choice-exchange-DISTRICT =
    Отдать { $district_acc } ({ $price ->
        [0] без доплаты
        [one] { $price } золотой
       *[other] { $price } золотых
    })
choice-seize-DISTRICT-of-SEAT =
    Захватить { $district_acc } у игрока { $seat } ({ $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    })
choice-beautify-DISTRICT = Украсить { $district_acc } за 1 золотой
choice-collect-taxes = Собрать налоги
choice-sell-DISTRICT = Продать { $district_acc } в Лаборатории за 2 золотых
choice-forge = Заплатить 2 золотых в Кузнице за 3 карты
choice-exhibit-DISTRICT = Положить { $district_acc } под Музей
choice-bombard-DISTRICT-of-SEAT =
    Отдать Арсенал и разрушить { $district_acc } { $own ->
        [yes] в своём городе
       *[no] у игрока { $seat }
    }

## Reasons: why something is refused

reason-game-over = Игра окончена.
reason-most-points = Побеждает тот, у кого больше всего очков.
reason-higher-rank = Из набравших больше всего очков побеждает тот, кто в последнем раунде открыл персонажа старшего ранга.
reason-not-your-decision = Сейчас решаешь не ты.
reason-not-offered = Сейчас это невозможно.
reason-unresolved = Сначала ответь на текущий вопрос.
reason-only-gather = Пока можно только взять золото или карты.
reason-already-gathered = Золото или карты в этот ход уже взяты.
reason-deck-empty = Колода пуста.
reason-gather-first = Сначала нужно взять золото или карты.
reason-not-in-hand = Этой карты нет у тебя в руке.
reason-too-expensive = Тебе не хватает золота.
reason-limit-reached = В этот ход строить больше нельзя.
reason-duplicate = Такой квартал уже стоит в твоём городе.
reason-cannot-build = Навигатор не может строить.
reason-never-built = Тайное хранилище построить нельзя.
reason-city-too-large = Монумент нельзя построить в городе из пяти и более кварталов.
reason-no-loan = Этот игрок не может одолжить ровно столько, сколько не хватает, или у тебя мало карт, или заём не нужен.
reason-not-your-power = У твоего персонажа нет такого свойства.
reason-already-used = В этот ход это уже использовано.
reason-no-such-target = Такой цели в этой игре нет.
reason-no-such-district = Такого квартала там нет.
reason-nothing-to-gain = Тебе это ничего не даст.
reason-own-character = Своего персонажа назвать нельзя.
reason-rank-one = Ранг 1 назвать нельзя.
reason-killed = Этот персонаж уже убит.
reason-bewitched = Этот персонаж околдован.
reason-already-marked = На этом персонаже уже есть метка.
reason-not-yourself = Это должен быть другой игрок.
reason-empty-hand = В той руке нет карт.
reason-holds-crown = У этого игрока корона уже есть.
reason-must-crown = До конца хода нужно отдать кому-нибудь корону.
reason-not-richest = Золото берут только у самого богатого игрока, и только если это не ты.
reason-completed-city = Достроенный город неприкосновенен.
reason-protected = В этом раунде тот город под защитой Епископа.
reason-keep-stands = Форт тронуть нельзя.
reason-too-costly-to-seize = Захватить можно только квартал ценой не больше 3.
reason-would-duplicate = В городе оказалось бы два одинаковых квартала.
reason-already-beautified = Этот квартал уже украшен.
reason-not-your-district = Квартала, который это позволяет, нет в твоём городе.
reason-not-signed = Твой ордер на этого персонажа не подписан.
reason-player-count = В «Цитадели» играют от 2 до 8 игроков.
reason-unknown-preset = Набора персонажей «{ $about }» нет.
reason-unknown-character = Персонажа «{ $about }» нет.
reason-unknown-unique = Бонусного квартала «{ $about }» нет.
reason-repeated-unique = Бонусный квартал «{ $about }» назван больше одного раза.
reason-fourteen-uniques = Нужно 14 разных бонусных кварталов, а не { $about }.
reason-two-of-one-rank = В игре может быть только один персонаж каждого ранга: { $about }.
reason-missing-rank = Нет персонажа ранга { $about }.
reason-ninth-required = При 3 и 8 игроках нужен персонаж ранга 9.
reason-ninth-forbidden = При 2 игроках ранг 9 не участвует.
reason-no-emperor = При 2 игроках Император не участвует.
reason-no-queen = Если игроков меньше 5, Королева не участвует.
reason-no-such-crown = Корона должна достаться одному из мест за столом; места считаются с 0.

## The table in the terminal

table-title = Раунд { $round }: { $phase }
table-goal =
    достроенный город: { $goal ->
        [one] { $goal } квартал
        [few] { $goal } квартала
       *[other] { $goal } кварталов
    }
table-deck =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } в колоде
table-player = Игрок
table-gold = Зол.
table-hand = Рука
table-city = Город
table-crown = ♛
table-called = ▸
table-empty = –
table-taxes =
    Налоги: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
table-museum =
    Под Музеем: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
table-protected = Под защитой от ранга 8: { $name }
table-complete = Первый достроенный город: { $name }
table-own-hand =
    { $alone ->
        [yes] Твоя рука:
       *[no] { $name }, в руке:
    }
table-aside =
    { $alone ->
        [yes] Отложено:
       *[no] { $name }, отложено:
    }
table-known =
    { $alone ->
        [yes] Ты знаешь, что у игрока { $other } есть:
       *[no] { $name } знает, что у игрока { $other } есть:
    }
note-face-up = лежит открыто
note-silent = молчит
note-hidden = ({ $name })
note-killed = жертва Ассасина
note-bewitched = жертва Ведьмы
note-robbed = жертва Вора
note-warrant = ордер
note-signed = подписанный ордер
note-served = ордер использован
note-threat = угроза
note-real = настоящая угроза
note-settled = угроза снята

## The table in the browser

table-card = { $name }, { $type } квартал, цена { $cost }
table-ranks = Персонажи по рангам
table-has =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } в руке, кварталов: { $built } из { $goal }
table-city-of = Город игрока { $name }
table-your-hand = Твоя рука
table-no-hand = Твоя рука пуста.
table-hand-of = Рука игрока { $name }
table-in-hand = В руке: { $cards }
table-laid-aside = Отложено
table-drawn = Из колоды
table-known-cards = Известные тебе карты: { $cards }
table-perhaps-cards = Возможно, здесь (судя по тому, что тебе известно): { $cards }
table-deck-help = Кто берёт карты, смотрит две отсюда и одну оставляет. Отданные карты уходят под колоду.
table-bank = Банк
table-bank-help = Кто берёт золото, получает отсюда два золотых. Банк неисчерпаем.
note-yours = это ты
note-passed-on = карта передана
note-crown = с короной
note-protected = город защищён от ранга 8
note-completed = первый достроенный город
note-decides = решает сейчас
table-your-city = Твой город
table-built = { $built } из { $goal } кварталов
table-face-up = Открыты: их ни у кого нет
table-show-cities = Показать города
table-show-draft = Назад к персонажам
note-uncalled = ещё ждёт
note-hidden-role = персонаж скрыт
note-has-chosen = выбор сделан
note-next = на очереди
note-later = выбирает позже
note-duplicate = уже построен
note-too-dear = слишком дорого

## The end

over-place = { $place }. { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

## The first game: what is taught, and when

tour-cities = Каждый строит свой город из кварталов. Квартал приносит столько очков, сколько стоит. Когда у кого-то их становится семь, раунд доигрывается, и побеждает тот, у кого больше всего очков.
    .title = Города
tour-hand = Это кварталы, которые ты можешь построить. Число — это цена, оно же очки. Цвет — это тип: дворянский, церковный, торговый, воинский или бонусный. Кварталы некоторых типов приносят доход, а если в конце у тебя есть квартал каждого типа, это ещё 3 очка.
    .title = Твоя рука
tour-players = Все видят, сколько у кого золота и карт, но не знают, какие это карты. Корона показывает, кто первым берёт персонажа: в этом раунде — ты.
    .title = Золото, карты и корона
tour-ranks = Каждый раунд все тайно берут по одному из этих персонажей. Потом их вызывают по рангам, начиная с младшего; чей персонаж вызван, тот и ходит. Ассасин и Епископ лежат открыто: в этом раунде их нет ни у кого.
    .title = Персонажи
tour-draft = Возьми Короля: два твоих квартала дворянские, за каждый он принесёт золотой, а корона останется у тебя. Зодчий может построить за ход три квартала, Купец даёт золото. Остальным придётся гадать.
    .title = Возьми персонажа
tour-called = Теперь персонажей берут остальные, а потом начинается вызов по рангам. Следи, кто кого открывает и что происходит с городами. Твой ход настанет, когда вызовут твой ранг.
    .title = Остальные
tour-gather = С этого начинается каждый ход. Нажми «{ verb-gather-gold }» и получишь 2 золотых: в руке есть что построить. Иначе лучше посмотреть 2 карты и одну оставить.
    .title = Золото или карты
tour-keep = Оставь карту, которую раньше сможешь оплатить, или ту, чьего типа твоему городу не хватает. Другая уйдёт под колоду.
    .title = Оставь одну карту
tour-power = У каждого персонажа есть свойство. Им можно воспользоваться один раз, до или после строительства: нажми его кнопку или выбери то, что светится. Гид обводит самое полезное.
    .title = Твоё свойство
tour-assassin = Назови персонажа, и тот, у кого он окажется, пропустит ход. Подумай, кого взял бы лидер: со множеством торговых кварталов — Купца, с грудой золота — Зодчего.
    .title = Ассасин
tour-thief = Назови персонажа, и когда его вызовут, всё его золото станет твоим. Найди самого богатого и угадай, какой персонаж подходит его городу. Ранг 1 и жертва Ассасина недосягаемы.
    .title = Вор
tour-magician = Поменяй свою руку на руку побольше — лучше всего после того, как построишь, что можешь. Или положи ненужные карты под колоду и возьми столько же.
    .title = Чародей
tour-king = Корона переходит к тебе, и в следующем раунде выбор снова начнётся с тебя. До строительства нажми «{ verb-income }»: дворянские приносят по золотому, и этого может хватить на квартал подороже.
    .title = Король
tour-bishop = В этом раунде Кондотьер не может тронуть твой город. До строительства нажми «{ verb-income }»: церковные приносят по золотому.
    .title = Епископ
tour-merchant = До строительства нажми «{ verb-bonus }» и «{ verb-income }». С каждым торговым кварталом Купец становится выгоднее.
    .title = Купец
tour-architect = Сначала нажми «{ verb-bonus }», потом строй до трёх кварталов, если хватит золота. Так быстро не растёт никто, поэтому за богатым Зодчим Ассасины и охотятся.
    .title = Зодчий
tour-warlord = Получи доход с воинских кварталов. Потом можешь разрушить квартал на 1 золотой дешевле его цены: то, что стоит 1, — бесплатно. Бей по городу лидера, пока тот ещё не достроен.
    .title = Кондотьер
tour-build = Выбери карту в руке, чтобы построить её; обведённая даст больше всего очков. Один квартал за ход и никогда двух одинаковых в городе. Дешёвые быстрее его достраивают, а на хороший можно и накопить.
    .title = Строй
tour-end-turn = Строить больше нечего. Если свойство уже использовано или не нужно, нажми «{ choice-end-turn }». Золото сохранится до следующего раунда, если тебя не найдёт Вор.
    .title = Закончи ход
tour-round = Все персонажи возвращаются, и их берут заново; первым выбирает тот, у кого корона. Прежде чем выбрать, посмотри на города и золото: что нужно тебе и что никак нельзя отдать другим?
    .title = Новый раунд
tour-points = В конце кварталы приносят столько очков, сколько стоят. По одному каждого из пяти типов — ещё 3 очка, первый достроенный город — 4, любой другой достроенный — 2. Каких типов твоему городу ещё не хватает?
    .title = Очки
tour-robbed = Вор угадал твоего персонажа, и всё твоё золото пропало. Трать золото, пока оно есть, или бери персонажа, которого от тебя не ждут.
    .title = Тебя обокрали
tour-killed = Ассасин угадал твоего персонажа: ты пропускаешь этот ход, но только этот. В следующем раунде возьми того, кого от тебя не ждут.
    .title = Тебя убили
tour-destroyed = Кондотьер разрушил твой квартал. Первыми гибнут дешёвые: они обходятся ему недорого. Епископ защищает город, а достроенный город неприкосновенен.
    .title = Квартал потерян
tour-swapped-hands = Чародей забрал твою руку и отдал тебе другую. Просмотри её: вдруг там есть что построить. Полная рука так и манит Чародеев.
    .title = Другая рука
tour-completed = Один город достроен: это последний раунд. Каждый ещё успеет сделать ход. Посчитай, что выгоднее: дорогой квартал, недостающий тип или достройка своего города.
    .title = Последний раунд

## Help

help-terminal =
    Что можно набрать:
      1, 2, 3 ...   один из вариантов по его номеру
      build tavern  вариант по его тексту (help choices покажет все)
      help          эта справка
      help ИМЯ      что делает персонаж или квартал, например help епископ
      help C5.4     правило по его номеру
      help choices  тексты всех вариантов
      why ВЫБОР     почему что-то сейчас невозможно, например why build castle
      why           почему боты только что так выбрали
      hint          что выбрать, почему и что почти так же хорошо
      quit          выйти из игры
    Enter без текста снова показывает стол. На нём
      Д3 Поместье   квартал: буква типа, цена, название
      Аня, (Аня)    после персонажа: Аня его открыла; он у Ани, и знает это только она
    а перед именем игрока стоит его номер.
help-character = { $name }, ранг { $rank }
help-district = { $name }, { $type } квартал, цена { $cost }
help-copies = Таких карт в колоде: { $copies }.

## Options

option-citadels-preset = готовый набор персонажей и бонусных кварталов (см. ниже)
option-citadels-characters = персонажи через запятую; каждый заменяет персонажа своего ранга
option-citadels-uniques = 14 бонусных кварталов через запятую
option-citadels-ninth = играть с персонажем ранга 9 там, где он необязателен
option-citadels-crown = место, которое первым получает корону, считая с 0; если не указано — по жребию
cli-players =
    кто играет, по часовой стрелке, через запятую: имена людей и уровни ботов, от слабейшего:
    random, newcomer, regular, veteran, expert, master (expert:3 — трое); если не указано, ты против regular:3
options-more =
    наборы:
    { $presets }

    персонажи по рангам:
    { $characters }

    бонусные кварталы:
    { $uniques }

## Why a bot chose as it did

# the selection phase
motive-citadels-take-stop = { $character } ещё может притормозить игрока { $seat }: там город почти достроен.
motive-citadels-take-bishop =
    { $count ->
        [0] Город достроен, и Епископ его сбережёт.
        [one] Не хватает всего { $count } квартала: до тех пор город сбережёт Епископ.
       *[other] Не хватает всего { $count } кварталов: до тех пор город сбережёт Епископ.
    }
motive-citadels-take-builds =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } и несколько карт: { $character } сможет построить больше одного квартала.
motive-citadels-take-refund = Всё, что уплачено за строительство, вернётся к Алхимику.
motive-citadels-take-income = { $character } получает доход за { $type_acc } кварталы: их { $count }.
motive-citadels-take-cards = Карт мало, а { $character } их приносит.
motive-citadels-take-rich =
    { $character } может разжиться чужим золотом: до { $gold ->
        [one] { $gold } золотого
       *[other] { $gold } золотых
    }.
motive-citadels-take-district = { $character } может получить квартал из чужого города.
motive-citadels-take-taxes = Накопились налоги: { n-gold }.
motive-citadels-take-crown = { $character } решает, кто выбирает первым в следующем раунде.
motive-citadels-take-safe = Обокрасть { $character_acc } нельзя, а терять есть что.
motive-citadels-take-slow = { $character } может притормозить игрока { $seat }: тот впереди всех.
motive-citadels-take-merchant = Купец в любом случае приносит ещё 1 золотой.
motive-citadels-take-architect = Зодчий приносит ещё 2 карты и может построить до трёх кварталов.
motive-citadels-take-best = { $character } пригодится в этом раунде.
motive-citadels-discard = { $seat } больше всего хочет получить { $character_acc }.
motive-citadels-swap-character = У игрока { $seat } персонаж, скорее всего, лучше.
motive-citadels-keep-character = Нынешний персонаж достаточно хорош.

# victims
motive-citadels-kill-finisher = { $seat } вот-вот достроит город и вполне может быть { $character_ins }.
motive-citadels-kill-leader = { $seat } впереди всех и вполне может быть { $character_ins }.
motive-citadels-kill-rival = { $seat } — опасный соперник ({ n-gold }, { n-cards }) и вполне может быть { $character_ins }.
motive-citadels-kill-thief = Вор мог бы украсть { n-gold }.
motive-citadels-kill-guess = { $seat } вполне может быть { $character_ins }.
motive-citadels-kill-nobody = Скорее всего, { $character } ни у кого: никто не пострадает.
motive-citadels-bewitch-power = Свойство { $character_gen } пригодилось бы, а { $seat } вполне может им владеть.
motive-citadels-bewitch-seat = { $seat } вполне может быть { $character_ins } и потеряет ход.
motive-citadels-bewitch-nobody = Скорее всего, { $character } ни у кого: никто не пострадает.
motive-citadels-rob-rich = { $seat } богаче всех ({ n-gold }) и вполне может быть { $character_ins }.
motive-citadels-rob-guess = { $seat } ({ n-gold }) вполне может быть { $character_ins }.
motive-citadels-rob-nobody = Скорее всего, { $character } ни у кого: это догадка наудачу.
motive-citadels-warrant = { $seat } может что-нибудь построить ({ n-gold }) и вполне может быть { $character_ins }.
motive-citadels-sign = { $character } — это, возможно, { $seat }: там есть на что строить ({ n-gold }), и построят, скорее всего, что-то стоящее.
motive-citadels-threaten = { $seat } ({ n-gold }) вполне может быть { $character_ins }.
motive-citadels-flower = Больше всех может потерять { $seat } ({ n-gold }), если это { $character }.
motive-citadels-mark-nobody = Скорее всего, { $character } ни у кого: это блеф.
motive-citadels-confiscate = { $district } — даром.
motive-citadels-let-build = Забирать нет смысла или нельзя.
motive-citadels-let-bluff = Угроза была блефом, и знать об этом никому не надо.
motive-citadels-let-pass = Выгоды никакой.
motive-citadels-bribe = { n-gold } — меньшая потеря.
motive-citadels-bribe-nothing = Это ничего не стоит.
motive-citadels-bribe-real = Угроза наверняка настоящая: лучше потерять { n-gold }, чем всё.
motive-citadels-refuse = Это может быть блеф.
motive-citadels-reveal = Угроза настоящая: всё золото забирается.
motive-citadels-reveal-bluff = Только чтобы показать, что это был блеф.

# gathering
motive-citadels-gather-gold-build = Тогда сразу можно построить { $district_acc }.
motive-citadels-gather-gold-save =
    { $count ->
        [one] Есть { $count } карта для стройки, не хватает золота.
        [few] Есть { $count } карты для стройки, не хватает золота.
       *[other] Есть { $count } карт для стройки, не хватает золота.
    }
motive-citadels-gather-gold = Золото пригодится на что угодно.
motive-citadels-gather-cards-none = В руке нет ничего, что можно построить.
motive-citadels-gather-cards-paid =
    { $gold ->
        [one] Есть { $gold } золотой, на квартал хватит
       *[other] Есть { $gold } золотых, на квартал хватит
    }; понадобятся ещё карты.
motive-citadels-gather-cards-choice =
    { $count ->
        [one] Построить можно только { $count } карту.
       *[other] Может прийти что-то лучше тех { $count } карт, что в руке.
    }
motive-citadels-keep-fifth = { $district } — это был бы пятый тип.
motive-citadels-keep-affordable = На { $district_acc } золота хватает уже сейчас.
motive-citadels-keep-unique = { $district }: пользы больше, чем затрат.
motive-citadels-keep-best = { $district } — лучшее для этого города.
motive-citadels-keep-anyway = { $district } уже есть в городе, но лучше ничего нет.

# building
motive-citadels-build-ends-ahead = Построить { $district_acc } — значит достроить город и закончить игру, пока есть преимущество.
motive-citadels-build-ends = Построить { $district_acc } — значит достроить город раньше всех.
motive-citadels-build-completes = Построить { $district_acc } — значит достроить город, пока игра не кончилась.
motive-citadels-build-last =
    Это последний раунд: { $district } — это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
motive-citadels-build-fifth = { $district } — пятый тип: ещё 3 очка.
motive-citadels-build-refunded = Золото за { $district_acc } вернётся в конце хода.
motive-citadels-build-unique = { $district }: польза уже с этого хода или больше очков, чем стоит.
motive-citadels-build-earns = За { $district_acc } { $character } сразу получит доход.
motive-citadels-build-near =
    { $district } — и до достройки останется { $count ->
        [one] { $count } квартал
        [few] { $count } квартала
       *[other] { $count } кварталов
    }.
motive-citadels-build-type = { $district } — первый { $type } квартал в городе.
motive-citadels-build-points =
    { $district } — лучшее, на что хватает золота: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
motive-citadels-framework = { $district } ценнее Каркаса, и золото не нужно.
motive-citadels-necropolis = Некрополь ценнее, чем { $district }, и золото не нужно.
motive-citadels-den = За Логово воров можно заплатить лишними картами.
motive-citadels-loan = Лишние карты и чужое золото оплатят { $district_acc }.
motive-citadels-pay-rest = Остальные карты ценнее золота.
motive-citadels-borrow = У игрока { $seat } есть недостающее золото.
motive-citadels-least-needed = Меньше всего нужна эта карта: { $district }.
motive-citadels-end-built = Строить больше нельзя.
motive-citadels-end-no-cards = В руке ничего нет.
motive-citadels-end-save = Лучше накопить на что-то другое.
motive-citadels-end-too-soon = Заканчивать игру сейчас слишком рано.
motive-citadels-end-poor =
    { $gold ->
        [0] Золота нет, строить не на что.
        [one] { $gold } золотого не хватит ни на одну карту в руке.
       *[other] { $gold } золотых не хватит ни на одну карту в руке.
    }

# powers
motive-citadels-free = Это ничего не стоит.
motive-citadels-income =
    { $count ->
        [one] Доход приносит { $count } квартал.
        [few] Доход приносят { $count } квартала.
       *[other] Доход приносят { $count } кварталов.
    }
motive-citadels-mix-gold = Золото нужнее: { n-gold }, { n-cards }.
motive-citadels-mix-cards = Карты нужнее: { n-gold }, { n-cards }.
motive-citadels-navigate-gold = 4 золотых сейчас дадут больше, чем 4 карты.
motive-citadels-navigate-cards = 4 карты сейчас дадут больше, чем 4 золотых.
motive-citadels-swap-hands = У игрока { $seat } в руке { n-cards }, а здесь — { $own }.
motive-citadels-redraw = Часть карт в руке бесполезна.
motive-citadels-draw = Остальное стоит оставить в руке.
motive-citadels-spy = У игрока { $seat } в руке { n-cards }, среди них, скорее всего, есть { $type_acc }.
motive-citadels-look = У игрока { $seat } в руке { n-cards }: есть из чего выбрать.
motive-citadels-pocket = Карта { $district } пригодится позже.
motive-citadels-foresee = Ненужные карты уйдут, придут другие.
motive-citadels-crown-behind = { $seat } отстаёт: корона там почти не навредит.
motive-citadels-crown = { $seat } выбирает прямо перед этим местом.
motive-citadels-demand-gold = Золотой — верная прибыль.
motive-citadels-demand-card = Нужна карта.
motive-citadels-demand-nothing = Ничего не нужно.
motive-citadels-tithe = { $seat } богаче всех.
motive-citadels-study = Лучшая из семи карт того стоит.
motive-citadels-destroy-free = Это ничего не стоит, а { $seat } теряет { $district_acc }.
motive-citadels-raid-finisher = { $seat } вот-вот достроит город: { $district_acc } надо снести.
motive-citadels-raid-leader = { $seat } впереди всех: без { $district_gen } придётся туго.
motive-citadels-raid = Игроку { $seat } без { $district_gen } придётся туго.
motive-citadels-raid-own = Без { $district_gen } освободится место.
motive-citadels-seize = { $district }: здесь кварталом больше, у игрока { $seat } кварталом меньше.
motive-citadels-exchange = { $district } ценнее того, что { $seat } получит взамен.
motive-citadels-beautify = Очко за золотой: { $district } и так в городе.
motive-citadels-collect = Накопились налоги: { n-gold }.
motive-citadels-sell = 2 золотых полезнее, чем { $district }.
motive-citadels-forge = Карты нужнее, чем 2 золотых.
motive-citadels-exhibit = Строить { $district_acc } вряд ли придётся: в Музее это очко.

## The arena

arena-players = кто играет, по одному на каждое из 2–8 мест: например, random или search:0.2s; одно имя можно повторять
arena-side = Место{ "\u00A0" }{ $number }

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Закончить ход
verb-discard = Сбросить
ask-discard = Что сбросишь?
verb-keep = Оставить
ask-keep = Какую оставишь?
verb-pay = Заплатить
verb-pass = Нет, спасибо
verb-take = Взять
ask-take = Какого персонажа возьмёшь?
verb-swap-character = Поменяться персонажами
ask-swap-character = С кем меняешься персонажами?
verb-gather-gold = Взять золото
verb-draw-cards = Взять карты
verb-income = Получить доход
verb-bonus = Взять бонус
verb-build = Построить
ask-build = Какой квартал построишь?
verb-framework = Построить с Каркасом
ask-framework = Что построишь с Каркасом?
verb-necropolis = Построить Некрополь
ask-necropolis = Вместо какого квартала?
verb-borrow = Построить в долг
ask-borrow = Что построишь в долг?
verb-give = Отдать
ask-give = Какую карту отдашь?
verb-kill = Убить
ask-kill = Кого убьёшь?
verb-bewitch = Околдовать
ask-bewitch = Кого околдуешь?
verb-warrant = Выписать ордер
ask-warrant = На кого ордер?
verb-confiscate = Конфисковать
verb-rob = Обокрасть
ask-rob = Кого обкрадёшь?
verb-spy = Шпионить
ask-spy = За кем шпионишь?
verb-threaten = Угрожать
ask-threaten = Кому угрожаешь?
verb-bribe = Откупиться
verb-refuse = Отказать
verb-reveal = Вскрыть
verb-swap-hands = Поменяться рукой
ask-swap-hands = С кем меняешься рукой?
verb-redraw = Поменять карты
verb-look = Посмотреть
ask-look = Чью руку посмотришь?
verb-pocket = Взять в руку
ask-pocket = Какую карту возьмёшь в руку?
verb-foresee = Взять карты
verb-crown = Отдать корону
ask-crown = Кому отдашь корону?
verb-demand = Потребовать
verb-tithe = Десятина
ask-tithe = У кого возьмёшь 1 золотой?
verb-study = Изучить 7 карт
verb-destroy = Разрушить
ask-destroy = Какой квартал разрушишь?
ask-income = Сколько дохода?
ask-bonus = Золото или карты?
verb-exchange = Обменять
ask-exchange = Какой квартал обменяешь?
verb-seize = Захватить
ask-seize = Какой квартал захватишь?
verb-beautify = Украсить
ask-beautify = Какой квартал украсишь?
verb-tax = Собрать налоги
verb-smithy = Кузница
verb-laboratory = Лаборатория
ask-laboratory = Какую карту продашь за 2 золотых?
verb-museum = Музей
ask-museum = Какую карту положишь под Музей?
verb-armory = Арсенал
ask-armory = Что разрушишь, отдав Арсенал?
table-last-round = Последний раунд

## What the dock says: questions of a turn, by what may be done

question-gather = Взять золото или карты?
question-gather-or = Взять золото, карты или { $other }?
question-turn =
    { $count ->
        [0] Что-нибудь ещё или конец хода?
        [1] { $first }?
        [2] { $first } или { $second }?
       *[other] { $first }, { $second } или { $third }?
    }
may-build = построить квартал
may-kill = кого-то убить
may-warrant = выписать ордера
may-rob = кого-то обокрасть
may-spy = за кем-то шпионить
may-threaten = угрожать двоим
may-swap-hands = поменяться рукой
may-redraw = поменять карты
may-look = посмотреть чужую руку
may-foresee = взять у всех по карте
may-crown = отдать корону
may-tithe = взять десятину
may-study = изучить семь карт
may-destroy =
    { $build ->
        [yes] разрушить чужой
       *[no] разрушить квартал
    }
may-exchange = обменяться кварталами
may-seize =
    { $build ->
        [yes] захватить чужой
       *[no] захватить квартал
    }
may-beautify = украсить квартал
may-armory = использовать Арсенал

## ... what the reader may conclude or should know

aside-role = Твой персонаж: { $character }.
aside-go-on =
    { $count ->
        [one] Оставшегося получит { $name }.
       *[other] Остальных ({ $count }) получит { $name }.
    }
aside-hidden = Лицевой стороной вниз лежит { $character }.
aside-took = У игрока { $name } { $one } или { $two }; другой из них лежит лицевой стороной вниз.
aside-missing = Взяты или лежат лицевой стороной вниз: { $characters }.

## ... what a verb takes or brings

chip-gold = +{ n-gold }
chip-cards = +{ n-cards }
chip-keep = { n-cards }, оставить { $keep }
chip-build =
    ещё { $left }, { $several ->
        [yes] от { $gold } зол.
       *[no] { n-gold }
    }
chip-cost =
    { $several ->
        [yes] от { $gold } зол.
       *[no] { n-gold }
    }
chip-ahead = сначала взять золото; цена: { chip-cost }
chip-smithy = 3 карты за 2 золотых
chip-laboratory = 2 золотых за карту
chip-museum = карта за 1 очко

## ... what follows

follows-kill = У кого { $character }, тот пропустит ход в этом раунде.
follows-bewitch = У кого { $character }, тот только возьмёт золото или карты; остальной ход сыграешь ты.
follows-rob = Когда вызовут { $character_acc }, всё золото этого игрока станет твоим.
follows-loses = У игрока { $name } останется { $left } из { $goal } кварталов, а у тебя — { n-gold }.
follows-own-loses = У тебя останется { $left } из { $goal } кварталов и { n-gold }.
follows-points =
    { $own ->
        [yes] Твои очки: { $before } → { $after }.
       *[no] Очки игрока { $name }: { $before } → { $after }.
    }
follows-swap-hands = Отдашь карт: { $own }, получишь: { $other }.
follows-sacrifice = Из твоего города уйдёт { $district }.
follows-refuse = Если угроза настоящая, ты потеряешь всё золото: { $gold }.
follows-reveal = Если она настоящая, всё золото игрока { $name } станет твоим.
follows-confiscate = { $name } получит золото назад, а квартал станет твоим.
wasted-build = Ты ещё можешь построить квартал.

## Moments: what was done to you

moment-kill = Тебя убили
moment-kill-then = Ход пропал: в этом раунде ты не берёшь золото и карты и не строишь.
moment-kill-crown = Корона всё равно твоя: ты возьмёшь её в конце раунда.
moment-bewitch = Тебя околдовали
moment-bewitch-then = Ты можешь только взять золото или карты: остальной ход сыграет Ведьма.
moment-rob = Вор нацелился на тебя
moment-rob-then = Когда вызовут твой ранг, всё твоё золото достанется Вору.
moment-robbed = Тебя обокрали
moment-confiscated = Конфисковано!
moment-threat-revealed = Угроза была настоящей
moment-spied = За тобой шпионили
moment-looked = Кто-то смотрит твои карты
moment-took-card = У тебя забрали карту
moment-took-gold = Пришлось заплатить
moment-swapped-hands = С тобой поменялись картами
moment-swapped-character = С тобой поменялись персонажем
moment-destroyed = Твой квартал разрушен
moment-exchanged = Твой квартал обменяли
moment-seized = Твой квартал захвачен
moment-crowned = Корона меняет владельца
moment-completed = Последний раунд

## Several of a kind, one after the other

several-took-character = Взято персонажей: { $count }.
several-face-up = Открыто персонажей: { $count }.
several-called = Вызываются ранги { $first }–{ $last }.

## What points are for

part-districts = Кварталы
part-types = Все пять типов
part-completed = Достроенный город

## The end

verdict =
    { $ahead ->
        [0] Счёт { $best }:{ $next }, решает старший персонаж.
       *[other] Счёт { $best }:{ $next }, перевес { $ahead }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-citadels-draft = Какой персонаж?
puzzle-title-citadels-discard = Кого сбросить?
puzzle-title-citadels-kill = Кого убить?
puzzle-title-citadels-bewitch = Кого околдовать?
puzzle-title-citadels-rob = Кого обокрасть?
puzzle-title-citadels-warrant = На кого ордер?
puzzle-title-citadels-threaten = Кому угрожать?
puzzle-title-citadels-build = Что построить?
puzzle-title-citadels-keep = Какую карту оставить?
puzzle-title-citadels-raid = Какой квартал выбрать целью?
puzzle-title-citadels-swap-hands = С кем поменяться картами?
puzzle-title-citadels-look = Чьи карты посмотреть?
puzzle-title-citadels-crown = Кому отдать корону?
puzzle-title-citadels-tithe = Кто заплатит?
puzzle-title-citadels-beautify = Какой квартал украсить?
puzzle-title-citadels-turn = Что теперь?
puzzle-theme-citadels-finish = Конец игры
puzzle-lesson-citadels-finish = Если сейчас ты впереди, достраивай город: каждый лишний раунд даёт другим шанс догнать.
puzzle-theme-citadels-last-round = Последний раунд
puzzle-lesson-citadels-last-round = В последнем раунде золото и карты уже ничего не стоят: преврати всё в очки.
puzzle-theme-citadels-five-types = Все пять типов
puzzle-lesson-citadels-five-types = За все пять типов в городе дают ещё 3 очка: недостающий тип приносит больше, чем стоит.
puzzle-theme-citadels-stop = Остановить соперника
puzzle-lesson-citadels-stop = Когда кому-то не хватает всего одного квартала, сначала останови его: свои планы подождут.
puzzle-theme-citadels-leader = Лидер
puzzle-lesson-citadels-leader = Целься в лидера и подумай, какой персонаж ему нужнее всего.
puzzle-theme-citadels-transfer = Чужое добро
puzzle-lesson-citadels-transfer = Чужое бывает нужнее своего. Отнять его вдвойне выгодно: другие это теряют.
puzzle-theme-citadels-rob = По следу золота
puzzle-lesson-citadels-rob = Смотри, у кого золото, а не у какого персонажа доход: подумай, чего богатому ещё не хватает.
puzzle-theme-citadels-protect = Защита
puzzle-lesson-citadels-protect = Когда есть что терять, сначала позаботься о защите: другие попробуют это отнять.
puzzle-theme-citadels-many = Один большой ход
puzzle-lesson-citadels-many = Накопленные золото и карты сильнее всего в одном большом ходе: бери персонажа, который позволит построить больше.
puzzle-theme-citadels-income = Доход
puzzle-lesson-citadels-income = Сначала посчитай свои кварталы: персонаж, которому они приносят доход, даёт больше, чем пара золотых из банка.
puzzle-theme-citadels-afford = Счёт золота
puzzle-lesson-citadels-afford = Прежде чем что-то брать, посчитай, на что хватит в этот ход.
puzzle-theme-citadels-cards = Карты в руке
puzzle-lesson-citadels-cards = Одно золото ничего не построит: запасайся картами, пока они не кончились.
puzzle-theme-citadels-unique = Бонусные кварталы
puzzle-lesson-citadels-unique = Бонусный квартал ценен тем, что даст за оставшиеся раунды, а не тем, сколько стоит.
puzzle-theme-citadels-patience = Терпение
puzzle-lesson-citadels-patience = Не всё, что можно построить, нужно строить сейчас: копи на то, что принесёт победу.
puzzle-theme-citadels-crown = Корона
puzzle-lesson-citadels-crown = Кто выбирает первым, решает, что останется другим: думай и о следующем раунде.
