# Texts of Citadels. $reader says who reads an event: its actor, its target or another.

game-citadels = Cytadela (wydanie z 2016 roku), dla 2–8 graczy

## Types of districts

# In the feminine, because they describe a district (dzielnica) or of its card (karta). .dat and .ins say the plural: dzielnice
# handlowe, dzielnic handlowych.
type-noble = szlachecka
    .gen = szlacheckiej
    .dat = szlacheckie
    .acc = szlachecką
    .ins = szlacheckich
    .loc = szlacheckiej
    .gender = f
    .letter = S
type-religious = religijna
    .gen = religijnej
    .dat = religijne
    .acc = religijną
    .ins = religijnych
    .loc = religijnej
    .gender = f
    .letter = R
type-trade = handlowa
    .gen = handlowej
    .dat = handlowe
    .acc = handlową
    .ins = handlowych
    .loc = handlowej
    .gender = f
    .letter = H
type-military = wojskowa
    .gen = wojskowej
    .dat = wojskowe
    .acc = wojskową
    .ins = wojskowych
    .loc = wojskowej
    .gender = f
    .letter = W
type-unique = unikatowa
    .gen = unikatowej
    .dat = unikatowe
    .acc = unikatową
    .ins = unikatowych
    .loc = unikatowej
    .gender = f
    .letter = U

## Phases

phase-selection = wybór postaci
phase-theater = można użyć Teatru
phase-turns = tury graczy
phase-round-end = koniec rundy
phase-settle = rozliczenie rundy
phase-over = koniec gry

## Named sets

preset-first-game = Pierwsza rozgrywka
    .about = Osiem klasycznych postaci: morderstwo, kradzież, zamiana kart i burzenie. Łatwo się nauczyć, trudno się nudzić.
preset-ambitious-aristocrats = Ambitni arystokraci
    .about = Sędzia, Czarodziej, Patrycjusz i Marszałek: nakazy i przejęcia. Co zbudujesz, może wylądować w cudzym mieście.
preset-cunning-agents = Przebiegli agenci
    .about = Wiedźma, Szantażystka, Cesarz i Alchemik: blef i groźby. Nikt nie jest do końca panem własnej tury.
preset-illustrious-emissaries = Wpływowi wysłannicy
    .about = Wiedźma, Szpieg, Wróżka, Uczona i Dyplomata: karty i dzielnice wędrują z rąk do rąk. Mało co da się ukryć.
preset-devious-dignitaries = Sprytni dygnitarze
    .about = Sędzia, Szantażystka, Czarodziej i Nawigatorka: w każdej rundzie nakazy, szantaże i kradzione karty. Najostrzejszy zestaw.
preset-tenacious-delegates = Nieustępliwi delegaci
    .about = Zabójczyni, Szpieg, Wróżka, Kardynał i Dyplomata: pełne ręce i pożyczone monety. Dla tych, którzy planują naprzód.
preset-vicious-nobles = Mściwa szlachta
    .about = Zabójczyni, Złodziej, Patrycjusz, Nawigatorka i Generał: ciężkie ciosy, ale i bogactwo, by się po nich podnieść.
preset-random = postacie i unikatowe dzielnice losowo
    .about = Po jednej postaci każdej rangi i 14 unikatowych dzielnic, losowanych na początku gry. Niektóre możesz ustalić poniżej.
preset-own = podaj wszystkie postacie po --characters

## Characters

character-assassin = Zabójczyni
    .short = Zabij postać: traci turę.
    .gen = Zabójczyni
    .dat = Zabójczyni
    .acc = Zabójczynię
    .ins = Zabójczynią
    .loc = Zabójczyni
    .gender = f
    .help = Wskazuje inną postać, która traci turę w tej rundzie i nawet nie odpowiada na wywołanie.
character-witch = Wiedźma
    .short = Zaczaruj postać i rozegraj jej turę.
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .ins = Wiedźmą
    .loc = Wiedźmie
    .gender = f
    .help = Pobiera zasoby, wskazuje inną postać i przerywa turę. Gdy wskazany gracz pobierze zasoby, Wiedźma rozgrywa resztę jego tury: ze zdolnościami tamtej postaci, ale z własnymi monetami, ręką i miastem.
character-magistrate = Sędzia
    .short = Trzy nakazy: jedna dzielnica za darmo.
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
    .loc = Sędzim
    .gender = m
    .help = Wystawia nakazy na trzy postacie i w tajemnicy podpisuje jeden. Gdy postać z podpisanym nakazem pierwszy raz płaci za dzielnicę, Sędzia może ją przejąć za darmo; płacący odzyskuje monety.
character-thief = Złodziej
    .short = Okradnij postać ze wszystkich monet.
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .ins = Złodziejem
    .loc = Złodzieju
    .gender = m
    .help = Wskazuje inną postać. Gdy zostanie wywołana, wszystkie jej monety trafiają do Złodzieja. Nie można okraść rangi 1 ani postaci zabitej lub zaczarowanej.
character-spy = Szpieg
    .short = Podejrzyj rękę: monety i karty za rodzaj.
    .gen = Szpiega
    .dat = Szpiegowi
    .acc = Szpiega
    .ins = Szpiegiem
    .loc = Szpiegu
    .gender = m
    .help = Wybiera gracza i rodzaj dzielnicy, po czym ogląda jego rękę. Za każdą kartę tego rodzaju zabiera mu 1 monetę (póki ten jakieś ma) i dobiera 1 kartę z talii.
character-blackmailer = Szantażystka
    .short = Zastrasz dwie: połowa monet albo ryzyko.
    .gen = Szantażystki
    .dat = Szantażystce
    .acc = Szantażystkę
    .ins = Szantażystką
    .loc = Szantażystce
    .gender = f
    .help = Szantażuje dwie postacie, ale tylko jedną naprawdę. Każda ofiara pobiera zasoby, a potem wykupuje się za połowę monet albo odmawia; wtedy Szantażystka może ujawnić szantaż, a prawdziwy zabiera wszystko.
character-magician = Iluzjonistka
    .short = Zamień karty z graczem albo z talią.
    .gen = Iluzjonistki
    .dat = Iluzjonistce
    .acc = Iluzjonistkę
    .ins = Iluzjonistką
    .loc = Iluzjonistce
    .gender = f
    .help = Albo wymienia się z innym graczem całą ręką, albo odkłada dowolną liczbę swoich kart pod talię i dobiera tyle samo.
character-wizard = Czarodziej
    .short = Weź kartę z cudzej ręki, zbuduj od razu.
    .gen = Czarodzieja
    .dat = Czarodziejowi
    .acc = Czarodzieja
    .ins = Czarodziejem
    .loc = Czarodzieju
    .gender = m
    .help = Ogląda rękę innego gracza i bierze z niej kartę: na swoją rękę albo od razu buduje ją za jej koszt, poza zwykłym limitem. W tej turze może budować dzielnice, które już ma.
character-seer = Wróżka
    .short = Weź i oddaj każdemu kartę. Buduj do dwóch.
    .gen = Wróżki
    .dat = Wróżce
    .acc = Wróżkę
    .ins = Wróżką
    .loc = Wróżce
    .gender = f
    .help = Bierze losową kartę od każdego z pozostałych graczy, a potem każdemu z nich oddaje jedną kartę według własnego wyboru. Buduje do dwóch dzielnic.
character-king = Król
    .short = Korona; moneta za każdą szlachecką.
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .ins = Królem
    .loc = Królu
    .gender = m
    .help = Bierze koronę i 1 monetę za każdą szlachecką dzielnicę. Zabity i tak dostaje koronę, gdy kończy się runda.
character-emperor = Cesarz
    .short = Przekaż koronę; moneta za szlachecką.
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .ins = Cesarzem
    .loc = Cesarzu
    .gender = m
    .help = Przekazuje koronę innemu graczowi, który jej nie miał, i bierze od niego 1 monetę albo losową kartę. Otrzymuje 1 monetę za każdą szlachecką dzielnicę. Zabity przekazuje koronę, gdy kończy się runda, i niczego nie bierze.
character-patrician = Patrycjusz
    .short = Korona; karta za każdą szlachecką.
    .gen = Patrycjusza
    .dat = Patrycjuszowi
    .acc = Patrycjusza
    .ins = Patrycjuszem
    .loc = Patrycjuszu
    .gender = m
    .help = Bierze koronę i dobiera 1 kartę za każdą szlachecką dzielnicę. Zabity i tak dostaje koronę, gdy kończy się runda.
character-bishop = Biskup
    .short = Moneta za religijną. Ochrona przed 8.
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .ins = Biskupem
    .loc = Biskupie
    .gender = m
    .help = Otrzymuje 1 monetę za każdą religijną dzielnicę. Do końca rundy ranga 8 nie może tknąć miasta Biskupa.
character-abbot = Opat
    .short = Moneta lub karta za religijną; dziesięcina.
    .gen = Opata
    .dat = Opatowi
    .acc = Opata
    .ins = Opatem
    .loc = Opacie
    .gender = m
    .help = Każda religijna dzielnica daje 1 monetę albo 1 kartę, w dowolnym połączeniu. Jeśli najbogatszy jest ktoś inny, Opat bierze od niego 1 monetę.
character-cardinal = Kardynał
    .short = Karta za religijną; budowa na kredyt.
    .gen = Kardynała
    .dat = Kardynałowi
    .acc = Kardynała
    .ins = Kardynałem
    .loc = Kardynale
    .gender = m
    .help = Dobiera 1 kartę za każdą religijną dzielnicę. Gdy brakuje mu monet na dzielnicę, bierze od jednego gracza dokładnie tyle, ile trzeba, i oddaje za każdą monetę kartę.
character-merchant = Kupiec
    .short = Moneta i po jednej za każdą handlową.
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .loc = Kupcu
    .gender = m
    .help = Otrzymuje 1 monetę za każdą handlową dzielnicę i jeszcze 1 monetę.
character-alchemist = Alchemik
    .short = Odzyskujesz monety wydane na budowę.
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .ins = Alchemikiem
    .loc = Alchemiku
    .gender = m
    .help = Na koniec tury odzyskuje monety, którymi w niej zapłacił za dzielnice.
character-trader = Handlarz
    .short = Moneta za handlową; te buduj bez limitu.
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .ins = Handlarzem
    .loc = Handlarzu
    .gender = m
    .help = Otrzymuje 1 monetę za każdą handlową dzielnicę. Handlowe dzielnice nie wliczają się do limitu budowy.
character-architect = Architekt
    .short = 2 karty więcej. Buduj do trzech.
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .ins = Architektem
    .loc = Architekcie
    .gender = m
    .help = Dobiera 2 dodatkowe karty i buduje do trzech dzielnic.
character-navigator = Nawigatorka
    .short = 4 monety albo 4 karty, bez budowania.
    .gen = Nawigatorki
    .dat = Nawigatorce
    .acc = Nawigatorkę
    .ins = Nawigatorką
    .loc = Nawigatorce
    .gender = f
    .help = Bierze 4 dodatkowe monety albo 4 dodatkowe karty, ale nie może budować.
character-scholar = Uczona
    .short = Jedna z 7 kart. Buduj do dwóch.
    .gen = Uczonej
    .dat = Uczonej
    .acc = Uczoną
    .ins = Uczoną
    .loc = Uczonej
    .gender = f
    .help = Dobiera 7 kart, zatrzymuje jedną, a resztę wtasowuje do talii. Buduje do dwóch dzielnic.
character-warlord = Generał
    .short = Moneta za wojskową. Zburz dzielnicę.
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .ins = Generałem
    .loc = Generale
    .gender = m
    .help = Otrzymuje 1 monetę za każdą wojskową dzielnicę. Może zburzyć dzielnicę za 1 monetę mniej, niż wynosi jej koszt, ale nie w ukończonym mieście.
character-diplomat = Dyplomata
    .short = Moneta za wojskową. Wymień dzielnicę.
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
    .gender = m
    .help = Otrzymuje 1 monetę za każdą wojskową dzielnicę. Może wymienić swoją dzielnicę na dzielnicę z innego, nieukończonego miasta, dopłacając jej właścicielowi różnicę kosztów.
character-marshal = Marszałek
    .short = Moneta za wojskową. Zabierz dzielnicę.
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .ins = Marszałkiem
    .loc = Marszałku
    .gender = m
    .help = Otrzymuje 1 monetę za każdą wojskową dzielnicę. Może zabrać z nieukończonego miasta dzielnicę o koszcie najwyżej 3, płacąc ten koszt jej właścicielowi.
character-queen = Królowa
    .short = 3 monety, jeśli obok siedzi ranga 4.
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .ins = Królową
    .loc = Królowej
    .gender = f
    .help = Otrzymuje 3 monety, jeśli obok niej siedzi gracz, który ujawnił rangę 4; jeśli ta postać została zabita, dopiero na koniec rundy.
character-artist = Artystka
    .short = Upiększ do dwóch swoich dzielnic.
    .gen = Artystki
    .dat = Artystce
    .acc = Artystkę
    .ins = Artystką
    .loc = Artystce
    .gender = f
    .help = Upiększa do dwóch swoich dzielnic, kładąc na nich po 1 monecie: taka dzielnica na stałe kosztuje i liczy się o 1 więcej.
character-tax-collector = Poborca podatkowy
    .short = Zbierz podatki od budujących.
    .gen = Poborcy podatkowego
    .dat = Poborcy podatkowemu
    .acc = Poborcę podatkowego
    .ins = Poborcą podatkowym
    .loc = Poborcy podatkowym
    .gender = m
    .help = Dopóki jest w grze, każdy, kto buduje, płaci potem 1 monetę podatku, jeśli mu coś zostało. W swojej turze Poborca podatkowy zabiera wszystkie zebrane dotąd podatki.

## Districts

district-manor = Dwór
    .gen = Dworu
    .dat = Dworowi
    .acc = Dwór
    .ins = Dworem
    .loc = Dworze
    .gender = m
district-castle = Zamek
    .gen = Zamku
    .dat = Zamkowi
    .acc = Zamek
    .ins = Zamkiem
    .loc = Zamku
    .gender = m
district-palace = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .acc = Pałac
    .ins = Pałacem
    .loc = Pałacu
    .gender = m
district-temple = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .ins = Świątynią
    .loc = Świątyni
    .gender = f
district-church = Kościół
    .gen = Kościoła
    .dat = Kościołowi
    .acc = Kościół
    .ins = Kościołem
    .loc = Kościele
    .gender = m
district-monastery = Klasztor
    .gen = Klasztoru
    .dat = Klasztorowi
    .acc = Klasztor
    .ins = Klasztorem
    .loc = Klasztorze
    .gender = m
district-cathedral = Katedra
    .gen = Katedry
    .dat = Katedrze
    .acc = Katedrę
    .ins = Katedrą
    .loc = Katedrze
    .gender = f
district-tavern = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .ins = Tawerną
    .loc = Tawernie
    .gender = f
district-market = Targowisko
    .gen = Targowiska
    .dat = Targowisku
    .acc = Targowisko
    .ins = Targowiskiem
    .loc = Targowisku
    .gender = n
district-trading-post = Faktoria
    .gen = Faktorii
    .dat = Faktorii
    .acc = Faktorię
    .ins = Faktorią
    .loc = Faktorii
    .gender = f
district-docks = Doki
    .gen = Doków
    .dat = Dokom
    .acc = Doki
    .ins = Dokami
    .loc = Dokach
    .gender = pl
district-harbor = Przystań
    .gen = Przystani
    .dat = Przystani
    .acc = Przystań
    .ins = Przystanią
    .loc = Przystani
    .gender = f
district-town-hall = Ratusz
    .gen = Ratusza
    .dat = Ratuszowi
    .acc = Ratusz
    .ins = Ratuszem
    .loc = Ratuszu
    .gender = m
district-watchtower = Strażnica
    .gen = Strażnicy
    .dat = Strażnicy
    .acc = Strażnicę
    .ins = Strażnicą
    .loc = Strażnicy
    .gender = f
district-prison = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .acc = Więzienie
    .ins = Więzieniem
    .loc = Więzieniu
    .gender = n
district-barracks = Koszary
    .gen = Koszar
    .dat = Koszarom
    .acc = Koszary
    .ins = Koszarami
    .loc = Koszarach
    .gender = pl
district-fortress = Forteca
    .gen = Fortecy
    .dat = Fortecy
    .acc = Fortecę
    .ins = Fortecą
    .loc = Fortecy
    .gender = f
district-armory = Zbrojownia
    .gen = Zbrojowni
    .dat = Zbrojowni
    .acc = Zbrojownię
    .ins = Zbrojownią
    .loc = Zbrojowni
    .gender = f
    .help = W swojej turze zburz Zbrojownię, aby zburzyć jedną inną dzielnicę w dowolnym nieukończonym mieście.
district-basilica = Bazylika
    .gen = Bazyliki
    .dat = Bazylice
    .acc = Bazylikę
    .ins = Bazyliką
    .loc = Bazylice
    .gender = f
    .help = Na koniec gry 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
district-capitol = Kapitol
    .gen = Kapitolu
    .dat = Kapitolowi
    .acc = Kapitol
    .ins = Kapitolem
    .loc = Kapitolu
    .gender = m
    .help = Na koniec gry 3 punkty, jeśli co najmniej trzy twoje dzielnice są jednego rodzaju.
district-dragon-gate = Smocza Brama
    .gen = Smoczej Bramy
    .dat = Smoczej Bramie
    .acc = Smoczą Bramę
    .ins = Smoczą Bramą
    .loc = Smoczej Bramie
    .gender = f
    .help = Na koniec gry 2 dodatkowe punkty.
district-factory = Fabryka
    .gen = Fabryki
    .dat = Fabryce
    .acc = Fabrykę
    .ins = Fabryką
    .loc = Fabryce
    .gender = f
    .help = Twoje pozostałe unikatowe dzielnice kosztują cię o 1 monetę mniej.
district-framework = Rusztowanie
    .gen = Rusztowania
    .dat = Rusztowaniu
    .acc = Rusztowanie
    .ins = Rusztowaniem
    .loc = Rusztowaniu
    .gender = n
    .help = Gdy budujesz dzielnicę, możesz poświęcić Rusztowanie zamiast płacić.
district-gold-mine = Kopalnia złota
    .gen = Kopalni złota
    .dat = Kopalni złota
    .acc = Kopalnię złota
    .ins = Kopalnią złota
    .loc = Kopalni złota
    .gender = f
    .help = Gdy pobierasz monety, weź o 1 więcej.
district-great-wall = Wielki Mur
    .gen = Wielkiego Muru
    .dat = Wielkiemu Murowi
    .acc = Wielki Mur
    .ins = Wielkim Murem
    .loc = Wielkim Murze
    .gender = m
    .help = Ranga 8 płaci o 1 monetę więcej, gdy używa zdolności wobec innej twojej dzielnicy.
district-haunted-quarter = Nawiedzona Dzielnica
    .gen = Nawiedzonej Dzielnicy
    .dat = Nawiedzonej Dzielnicy
    .acc = Nawiedzoną Dzielnicę
    .ins = Nawiedzoną Dzielnicą
    .loc = Nawiedzonej Dzielnicy
    .gender = f
    .help = Na koniec gry liczy się jako rodzaj, który da ci najwięcej.
district-imperial-treasury = Cesarski skarbiec
    .gen = Cesarskiego skarbca
    .dat = Cesarskiemu skarbcowi
    .acc = Cesarski skarbiec
    .ins = Cesarskim skarbcem
    .loc = Cesarskim skarbcu
    .gender = m
    .help = Na koniec gry 1 punkt za każdą twoją monetę.
district-ivory-tower = Samotna wieża
    .gen = Samotnej wieży
    .dat = Samotnej wieży
    .acc = Samotną wieżę
    .ins = Samotną wieżą
    .loc = Samotnej wieży
    .gender = f
    .help = Na koniec gry 5 punktów, jeśli to twoja jedyna unikatowa dzielnica.
district-keep = Fort
    .gen = Fortu
    .dat = Fortowi
    .acc = Fort
    .ins = Fortem
    .loc = Forcie
    .gender = m
    .help = Ranga 8 nie może użyć wobec niego swojej zdolności.
district-laboratory = Laboratorium
    .gen = Laboratorium
    .dat = Laboratorium
    .acc = Laboratorium
    .ins = Laboratorium
    .loc = Laboratorium
    .gender = n
    .help = Raz na turę odłóż kartę z ręki pod talię i weź 2 monety.
district-library = Biblioteka
    .gen = Biblioteki
    .dat = Bibliotece
    .acc = Bibliotekę
    .ins = Biblioteką
    .loc = Bibliotece
    .gender = f
    .help = Gdy pobierasz karty, zatrzymaj wszystkie dobrane.
district-map-room = Komnata map
    .gen = Komnaty map
    .dat = Komnacie map
    .acc = Komnatę map
    .ins = Komnatą map
    .loc = Komnacie map
    .gender = f
    .help = Na koniec gry 1 punkt za każdą kartę na twojej ręce.
district-monument = Monument
    .gen = Monumentu
    .dat = Monumentowi
    .acc = Monument
    .ins = Monumentem
    .loc = Monumencie
    .gender = m
    .help = Przy kończeniu miasta liczy się jako dwie dzielnice. Nie można go zbudować, gdy masz już pięć dzielnic.
district-museum = Muzeum
    .gen = Muzeum
    .dat = Muzeum
    .acc = Muzeum
    .ins = Muzeum
    .loc = Muzeum
    .gender = n
    .help = Raz na turę połóż pod nim kartę z ręki. Na koniec gry 1 punkt za każdą leżącą tam kartę.
district-necropolis = Nekropolia
    .gen = Nekropolii
    .dat = Nekropolii
    .acc = Nekropolię
    .ins = Nekropolią
    .loc = Nekropolii
    .gender = f
    .help = Zamiast za nią płacić, możesz zburzyć jedną ze swoich dzielnic.
district-observatory = Obserwatorium
    .gen = Obserwatorium
    .dat = Obserwatorium
    .acc = Obserwatorium
    .ins = Obserwatorium
    .loc = Obserwatorium
    .gender = n
    .help = Gdy pobierasz karty, dobierz 3 zamiast 2.
district-park = Park
    .gen = Parku
    .dat = Parkowi
    .acc = Park
    .ins = Parkiem
    .loc = Parku
    .gender = m
    .help = Jeśli kończysz turę z pustą ręką, dobierz 2 karty.
district-poor-house = Dom biedoty
    .gen = Domu biedoty
    .dat = Domowi biedoty
    .acc = Dom biedoty
    .ins = Domem biedoty
    .loc = Domu biedoty
    .gender = m
    .help = Jeśli kończysz turę bez monet, weź 1.
district-quarry = Kamieniołom
    .gen = Kamieniołomu
    .dat = Kamieniołomowi
    .acc = Kamieniołom
    .ins = Kamieniołomem
    .loc = Kamieniołomie
    .gender = m
    .help = Możesz budować dzielnice, które już masz.
district-school-of-magic = Szkoła magii
    .gen = Szkoły magii
    .dat = Szkole magii
    .acc = Szkołę magii
    .ins = Szkołą magii
    .loc = Szkole magii
    .gender = f
    .help = Liczy się jako dowolny rodzaj, gdy otrzymujesz coś za każdą dzielnicę danego rodzaju.
district-secret-vault = Tajny skarbiec
    .gen = Tajnego skarbca
    .dat = Tajnemu skarbcowi
    .acc = Tajny skarbiec
    .ins = Tajnym skarbcem
    .loc = Tajnym skarbcu
    .gender = m
    .help = Nie można go zbudować. Na koniec gry jest wart 3 punkty na twojej ręce.
district-smithy = Kuźnia
    .gen = Kuźni
    .dat = Kuźni
    .acc = Kuźnię
    .ins = Kuźnią
    .loc = Kuźni
    .gender = f
    .help = Raz na turę zapłać 2 monety i dobierz 3 karty.
district-stables = Stajnie
    .gen = Stajni
    .dat = Stajniom
    .acc = Stajnie
    .ins = Stajniami
    .loc = Stajniach
    .gender = pl
    .help = Ich budowa nie wlicza się do limitu.
district-statue = Pomnik
    .gen = Pomnika
    .dat = Pomnikowi
    .acc = Pomnik
    .ins = Pomnikiem
    .loc = Pomniku
    .gender = m
    .help = Na koniec gry 5 punktów, jeśli masz koronę.
district-theater = Teatr
    .gen = Teatru
    .dat = Teatrowi
    .acc = Teatr
    .ins = Teatrem
    .loc = Teatrze
    .gender = m
    .help = Gdy wszyscy wybiorą postacie, możesz w ciemno zamienić swoją z postacią innego gracza.
district-thieves-den = Kryjówka złodziei
    .gen = Kryjówki złodziei
    .dat = Kryjówce złodziei
    .acc = Kryjówkę złodziei
    .ins = Kryjówką złodziei
    .loc = Kryjówce złodziei
    .gender = f
    .help = Dowolną część jej kosztu możesz zapłacić kartami z ręki, każda za 1 monetę.
district-wishing-well = Studnia życzeń
    .gen = Studni życzeń
    .dat = Studni życzeń
    .acc = Studnię życzeń
    .ins = Studnią życzeń
    .loc = Studni życzeń
    .gender = f
    .help = Na koniec gry 1 punkt za każdą twoją unikatową dzielnicę, także za tę.

## Parts of sentences

n-gold =
    { $gold ->
        [one] 1 moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }
    .acc =
        { $gold ->
            [one] 1 monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }
n-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .acc =
        { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
# ": Tavern, Market", to those who saw the cards; .loc, within a sentence: " (Tavern, Market)"
which-cards =
    { $told ->
        [yes] { "" }: { $cards }
       *[no] { "" }
    }
    .loc =
        { $told ->
            [yes] { "" } ({ $cards })
           *[no] { "" }
        }
whom =
    { $reader ->
        [target] ty
       *[other] { $target }
    }
    .gen =
        { $reader ->
            [target] ciebie
           *[other] gracza { $target }
        }
    .dat =
        { $reader ->
            [target] ci
           *[other] graczowi { $target }
        }
    .acc =
        { $reader ->
            [target] cię
           *[other] gracza { $target }
        }
    .ins =
        { $reader ->
            [target] tobą
           *[other] graczem { $target }
        }
whose =
    { $reader ->
        [target] twoje miasto
       *[other] miasto gracza { $target }
    }
    .gen =
        { $reader ->
            [target] twojego miasta
           *[other] miasta gracza { $target }
        }
    .loc =
        { $reader ->
            [target] twoim mieście
           *[other] mieście gracza { $target }
        }

## Events

event-round =
    Zaczyna się runda { $number }. Koronę { $reader ->
        [actor] masz ty
       *[other] ma { $name }
    }.
event-face-up = Odrzucona odkryta postać: { $character }.
event-face-down = Jedna postać zostaje odrzucona zakryta.
event-took-character =
    { $reader ->
        [actor] Bierzesz
       *[other] { $name } bierze
    } { $told ->
        [yes] { $character_acc }
       *[no] postać
    }.
event-discarded-character =
    { $reader ->
        [actor] Odrzucasz
       *[other] { $name } odrzuca
    } { $told ->
        [yes] { $character_acc }
       *[no] postać
    }.
event-swapped-character =
    Teatr: { $reader ->
        [actor] zamieniasz się postacią z graczem { $target }.
       *[other] { $name } zamienia się postacią z { whom.ins }.
    }
event-holds-character =
    { $told ->
        [yes] { $reader ->
            [actor] Masz teraz
           *[other] { $name } ma teraz
        } { $character_acc }.
       *[no] { $name } ogląda nową postać.
    }
event-called = Wywołana zostaje ranga { $rank }.
event-revealed =
    { $reader ->
        [actor] Ujawniasz
       *[other] { $name } ujawnia
    } { $character_acc }.
event-robbed =
    { $reader ->
        [actor] Okradasz gracza { $target }: { n-gold }.
       *[other] { $name } okrada { whom.acc }: { n-gold }.
    }
event-resumed =
    { $reader ->
        [actor] Jako Wiedźma rozgrywasz
       *[other] { $name } jako Wiedźma rozgrywa
    } resztę tury { $character_gen }.
event-turn-ended =
    { $reader ->
        [actor] Twoja tura się kończy.
       *[other] { $name } kończy turę.
    }
event-crowned =
    { $reader ->
        [actor] Dostajesz
       *[other] { $name } dostaje
    } koronę.
event-scored =
    { $reader ->
        [actor] Zdobywasz
       *[other] { $name } zdobywa
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-gained =
    { $reader ->
        [actor] Otrzymujesz
       *[other] { $name } otrzymuje
    } { n-gold.acc }.
event-paid =
    { $reader ->
        [actor] Płacisz { n-gold.acc } graczowi { $target }.
        [target] { $name } płaci ci { n-gold.acc }.
       *[other] { $name } płaci { n-gold.acc } graczowi { $target }.
    }
event-took-gold =
    { $reader ->
        [actor] Zabierasz { n-gold.acc } graczowi { $target }.
        [target] { $name } zabiera ci { n-gold.acc }.
       *[other] { $name } zabiera { n-gold.acc } graczowi { $target }.
    }
event-drew =
    { $reader ->
        [actor] Dobierasz
       *[other] { $name } dobiera
    } { n-cards.acc }{ which-cards }.
event-lifted =
    { $reader ->
        [actor] Oglądasz
       *[other] { $name } ogląda
    } { n-cards.acc } z wierzchu talii{ which-cards }.
event-kept =
    { $reader ->
        [actor] Zatrzymujesz
       *[other] { $name } zatrzymuje
    }{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-put-under =
    { $reader ->
        [actor] Odkładasz
       *[other] { $name } odkłada
    } pod talię{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-shuffled =
    { $reader ->
        [actor] Tasujesz
       *[other] { $name } tasuje
    } talię.
event-took-card =
    { $reader ->
        [actor] Zabierasz { n-cards.acc }{ which-cards.loc } graczowi { $target }.
        [target] { $name } zabiera ci { n-cards.acc }{ which-cards }.
       *[other] { $name } zabiera { n-cards.acc }{ which-cards.loc } graczowi { $target }.
    }
event-gave-card =
    { $reader ->
        [actor] Dajesz { n-cards.acc }{ which-cards.loc } graczowi { $target }.
        [target] { $name } daje ci { n-cards.acc }{ which-cards }.
       *[other] { $name } daje { n-cards.acc }{ which-cards.loc } graczowi { $target }.
    }
event-swapped-hands =
    { $reader ->
        [actor] Wymieniasz się całą ręką z graczem { $target }.
       *[other] { $name } wymienia się całą ręką z { whom.ins }.
    }
event-received-hand =
    { $reader ->
        [actor] Masz teraz na ręce
       *[other] { $name } ma teraz na ręce
    } { n-cards.acc }{ which-cards }.
event-built =
    { $reader ->
        [actor] Budujesz
       *[other] { $name } buduje
    } { $district_acc }{ $gold ->
        [0] { "" } bez wydawania monet
       *[other] { "" } za { n-gold.acc }
    }.
event-borrowed =
    { $reader ->
        [actor] Pożyczasz
       *[other] { $name } pożycza
    } { n-gold.acc } od { whom.gen } za { n-cards.acc }{ which-cards }.
event-confiscated =
    { $reader ->
        [actor] Konfiskujesz { $district_acc } graczowi { $target }, który odzyskuje monety.
        [target] { $name } konfiskuje ci { $district_acc }; odzyskujesz monety.
       *[other] { $name } konfiskuje { $district_acc } graczowi { $target }, który odzyskuje monety.
    }
event-taxed =
    { $reader ->
        [actor] Płacisz
       *[other] { $name } płaci
    } podatek: { n-gold }.
event-completed =
    { $reader ->
        [actor] Twoje miasto
       *[other] Miasto gracza { $name }
    } jest ukończone jako pierwsze: to ostatnia runda.
event-named =
    { $reader ->
        [actor] { $power ->
            [kill] Zabijasz
            [bewitch] Zaczarowujesz
            [rob] Zamierzasz okraść
            [warrant] Wystawiasz nakaz na
           *[threaten] Szantażujesz
        }
       *[other] { $name } { $power ->
            [kill] zabija
            [bewitch] zaczarowuje
            [rob] zamierza okraść
            [warrant] wystawia nakaz na
           *[threaten] szantażuje
        }
    } { $character_acc }.
event-signed =
    { $reader ->
        [actor] Podpisujesz nakaz na { $character_acc }.
       *[other] { $name } podpisuje { $told ->
            [yes] nakaz na { $character_acc }
           *[no] w tajemnicy jeden z nakazów
        }.
    }
event-flower-put =
    { $reader ->
        [actor] Twój prawdziwy szantaż dotyczy { $character_gen }.
       *[other] { $told ->
            [yes] Prawdziwy szantaż gracza { $name } dotyczy { $character_gen }.
           *[no] { $name } decyduje w tajemnicy, który szantaż jest prawdziwy.
        }
    }
event-let-pass =
    { $reader ->
        [actor] Odpuszczasz.
       *[other] { $name } odpuszcza.
    }
event-bribed =
    { $reader ->
        [actor] Dajesz graczowi { $target } łapówkę: { n-gold }.
       *[other] { $name } daje { whom.dat } łapówkę: { n-gold }.
    }
event-refused =
    { $reader ->
        [actor] Odmawiasz graczowi { $target } łapówki.
       *[other] { $name } odmawia { whom.dat } łapówki.
    }
event-threat-revealed =
    { $reader ->
        [actor] Ujawniasz
       *[other] { $name } ujawnia
    } szantaż: { $gold ->
        [0] bez straty dla { whom.gen }
       *[other] { $reader ->
            [target] tracisz { n-gold.acc }
           *[other] { $target } traci { n-gold.acc }
        }
    }.
event-spied =
    { $reader ->
        [actor] Szpiegujesz gracza { $target } (dzielnice { $type_dat })
       *[other] { $name } szpieguje { whom.acc } (dzielnice { $type_dat })
    }{ $told ->
        [yes] ; na ręce { n-cards }{ which-cards }
       *[no] { "" }
    }.
event-looked =
    { $reader ->
        [actor] Oglądasz
       *[other] { $name } ogląda
    } { $reader ->
        [target] twoją rękę
       *[other] rękę gracza { $target }
    }{ which-cards }.
event-destroyed =
    { $own ->
        [yes] { $reader ->
            [actor] Burzysz własną dzielnicę: { $district }.
           *[other] { $name } burzy własną dzielnicę: { $district }.
        }
       *[no] { $reader ->
            [actor] Burzysz
           *[other] { $name } burzy
        } { $district_acc } w { whose.loc }.
    }
event-exchanged =
    { $reader ->
        [actor] Bierzesz
       *[other] { $name } bierze
    } { $district_acc } z { whose.gen } w ramach wymiany.
event-gave-district =
    { $reader ->
        [actor] Oddajesz
       *[other] { $name } oddaje
    } { whom.dat } w zamian { $district_acc }.
event-seized =
    { $reader ->
        [actor] Zabierasz
       *[other] { $name } zabiera
    } { $district_acc } z { whose.gen }.
event-beautified =
    { $reader ->
        [actor] Upiększasz
       *[other] { $name } upiększa
    } { $district_acc } za 1 monetę.
event-collected =
    { $reader ->
        [actor] Zbierasz
       *[other] { $name } zbiera
    } podatki: { n-gold }.
event-sold =
    { $reader ->
        [actor] Sprzedajesz
       *[other] { $name } sprzedaje
    } w Laboratorium{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-exhibited =
    { $reader ->
        [actor] Kładziesz
       *[other] { $name } kładzie
    } pod Muzeum{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.

## Decisions: what a seat is asked

decision-take-character = Weź w tajemnicy jedną postać.
decision-discard-character = Odrzuć w tajemnicy jedną postać.
decision-take-last = Ostatnia postać czy ta zakryta?
decision-theater = Zamieniasz postać czy ją zatrzymujesz?
decision-turn =
    Twoja postać: { $character }. { $gathered ->
        [yes] Co robisz?
       *[no] Pobierasz monety, karty czy najpierw robisz coś innego?
    }
decision-keep-drawn = Którą kartę zatrzymujesz?
decision-pay-with-cards = Którymi kartami płacisz za Kryjówkę złodziei?
decision-loan = Którą kartę za pożyczkę dostaje { $about }?
decision-confiscation = { $actor } buduje: { $cards }. Konfiskujesz?
decision-name-bewitched = Kogo zaczarowujesz?
decision-place-warrant = Na kogo następny nakaz?
decision-sign-warrant = Który nakaz podpisujesz?
decision-place-threat = Kogo jeszcze szantażujesz?
decision-pick-flower = Który szantaż jest prawdziwy?
decision-bribe =
    Łapówka: { $half ->
        [one] 1 moneta
        [few] { $half } monety
       *[many] { $half } monet
    }. Płacisz czy odmawiasz?
decision-reveal-threat = { $actor } odmawia. Ujawniasz szantaż?
decision-set-aside = Które karty odkładasz pod talię, zanim dobierzesz?
decision-take-card = Którą kartę zabierasz graczowi { $about }?
decision-give-back = Którą kartę dostaje { $about }?
decision-demand = Czego żądasz? Koronę ma { $about }.
decision-heir-crown = Twój Cesarz został zabity. Kto dostaje koronę?
decision-keep-studied = Którą kartę zatrzymujesz?
decision-give-district = Którą dzielnicę oddajesz graczowi { $about }?

## Choices

choice-take-CHARACTER = Weź { $character_acc }
choice-discard-CHARACTER = Odrzuć { $character_acc }
choice-swap-character-with-SEAT = Zamień się postacią z graczem { $seat }
choice-swap-CHARACTER-with-SEAT = Zamień { $character_acc } na jedną z postaci gracza { $seat }
choice-keep-character = Zatrzymaj swoją postać
choice-gather-gold = Pobierz monety
choice-gather-cards = Pobierz karty
choice-keep-DISTRICT = Zatrzymaj { $district_acc }
choice-end-turn = Zakończ turę
choice-build-DISTRICT =
    Zbuduj { $district_acc } ({ $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    })
choice-build-DISTRICT-with-framework = Zbuduj { $district_acc }, poświęcając Rusztowanie
choice-build-necropolis-over-DISTRICT = Zbuduj Nekropolię, poświęcając { $district_acc }
choice-build-thieves-den-with-cards = Zbuduj Kryjówkę złodziei, płacąc kartami
choice-build-DISTRICT-on-loan-from-SEAT = Zbuduj { $district_acc } za pożyczkę od gracza { $seat }
choice-build-DISTRICT-at-once =
    Zbuduj od razu { $district_acc } ({ $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    })
choice-build-thieves-den-at-once-with-cards = Zbuduj od razu Kryjówkę złodziei, płacąc kartami
choice-pay-with-DISTRICT = Zapłać kartą: { $district }
choice-pay-the-rest = Resztę zapłać monetami
choice-borrow-the-rest-from-SEAT = Resztę pożycz od gracza { $seat }
choice-give-DISTRICT = Oddaj { $district_acc }
choice-kill-CHARACTER = Zabij { $character_acc }
choice-bewitch-CHARACTER = Zaczaruj { $character_acc }
choice-warrant-CHARACTER = Wystaw nakaz na { $character_acc }
choice-sign-CHARACTER = Podpisz nakaz na { $character_acc }
choice-confiscate = Skonfiskuj
choice-let-pass = Odpuść
choice-rob-CHARACTER = Okradnij { $character_acc }
choice-spy-TYPE-of-SEAT = Szpieguj gracza { $seat } (dzielnice { $type_dat })
choice-threaten-CHARACTER = Szantażuj { $character_acc }
choice-flower-CHARACTER = Szantaż na { $character_loc }
choice-bribe = Zapłać łapówkę
choice-refuse = Odmów
choice-reveal-threat = Ujawnij szantaż
choice-swap-hands-with-SEAT = Wymień się całą ręką z graczem { $seat }
choice-redraw = Odłóż karty pod talię i dobierz tyle samo
choice-set-aside-DISTRICT = Odłóż { $district_acc }
choice-draw = Dobierz tyle kart, ile odkładasz
choice-look-at-SEAT = Obejrzyj rękę gracza { $seat }
choice-pocket-DISTRICT = Weź { $district_acc } na rękę
choice-foresee = Weź po karcie od pozostałych graczy
choice-income = Weź dochód ze swoich dzielnic
choice-income-NUMBER-gold =
    { $number ->
        [0] Weź cały dochód w kartach
        [one] Weź jako dochód 1 monetę, resztę w kartach
        [few] Weź jako dochód { $number } monety, resztę w kartach
       *[many] Weź jako dochód { $number } monet, resztę w kartach
    }
choice-crown-SEAT = Przekaż koronę graczowi { $seat }
choice-demand-gold = Zażądaj 1 monety
choice-demand-card = Zażądaj losowej karty
choice-demand-nothing = Nie żądaj niczego
choice-tithe-from-SEAT = Weź 1 monetę od najbogatszego gracza: { $seat }
choice-bonus-gold = Weź dodatkowe monety
choice-bonus-cards = Dobierz dodatkowe karty
choice-study = Dobierz siedem kart i zatrzymaj jedną
choice-destroy-DISTRICT-of-SEAT =
    Zburz { $district_acc } u { $own ->
        [yes] siebie
       *[no] gracza { $seat }
    } ({ $price ->
        [0] za darmo
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    })
choice-exchange-for-DISTRICT-of-SEAT = Wymień dzielnicę na { $district_acc } gracza { $seat }
choice-exchange-DISTRICT =
    Oddaj { $district_acc } ({ $price ->
        [0] bez dopłaty
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    })
choice-seize-DISTRICT-of-SEAT =
    Zabierz graczowi { $seat } { $district_acc } ({ $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    })
choice-beautify-DISTRICT = Upiększ { $district_acc } za 1 monetę
choice-collect-taxes = Zbierz podatki
choice-sell-DISTRICT = Sprzedaj { $district_acc } w Laboratorium za 2 monety
choice-forge = Zapłać 2 monety w Kuźni za 3 karty
choice-exhibit-DISTRICT = Połóż { $district_acc } pod Muzeum
choice-bombard-DISTRICT-of-SEAT =
    Poświęć Zbrojownię, aby zburzyć { $district_acc } u { $own ->
        [yes] siebie
       *[no] gracza { $seat }
    }

## Reasons: why something is refused

reason-game-over = Gra jest skończona.
reason-most-points = Wygrywa najwyższy wynik.
reason-higher-rank = Spośród graczy z najwyższym wynikiem wygrywa ten, kto w ostatniej rundzie ujawnił postać najwyższej rangi.
reason-not-your-decision = Teraz nie ty decydujesz.
reason-not-offered = To teraz niemożliwe.
reason-unresolved = Najpierw odpowiedz na bieżące pytanie.
reason-only-gather = Na razie możesz tylko pobrać zasoby.
reason-already-gathered = Zasoby są w tej turze już pobrane.
reason-deck-empty = Talia jest pusta.
reason-gather-first = Najpierw musisz pobrać zasoby.
reason-not-in-hand = Nie masz tej karty na ręce.
reason-too-expensive = Nie masz dość monet.
reason-limit-reached = Limit budowy w tej turze jest wyczerpany.
reason-duplicate = Ta dzielnica już stoi w twoim mieście.
reason-cannot-build = Nawigatorka nie może budować.
reason-never-built = Tajnego skarbca nie można zbudować.
reason-city-too-large = Monumentu nie można zbudować w mieście, które ma co najmniej pięć dzielnic.
reason-no-loan = Ten gracz nie może ci pożyczyć dokładnie tyle, ile brakuje, albo masz za mało kart, albo nie potrzebujesz pożyczki.
reason-not-your-power = Twoja postać nie ma tej zdolności.
reason-already-used = Ta zdolność jest w tej turze już wykorzystana.
reason-no-such-target = W tej grze nie ma takiego celu.
reason-no-such-district = Nie ma tam takiej dzielnicy.
reason-nothing-to-gain = Nic by ci to nie dało.
reason-own-character = Nie możesz wskazać własnej postaci.
reason-rank-one = Nie można wskazać rangi 1.
reason-killed = Ta postać jest już zabita.
reason-bewitched = Ta postać jest zaczarowana.
reason-already-marked = Ta postać jest już oznaczona.
reason-not-yourself = To musi być inny gracz.
reason-empty-hand = Na tej ręce nie ma kart.
reason-holds-crown = Ten gracz już ma koronę.
reason-must-crown = Przed końcem tury musisz komuś przekazać koronę.
reason-not-richest = Monetę bierze się tylko od najbogatszego gracza; nie można, gdy należysz do najbogatszych.
reason-completed-city = Ukończone miasto jest bezpieczne.
reason-protected = W tej rundzie to miasto chroni Biskup.
reason-keep-stands = Fortu nie można tknąć.
reason-too-costly-to-seize = Zabrać można tylko dzielnicę o koszcie najwyżej 3.
reason-would-duplicate = W mieście stałyby dwie takie same dzielnice.
reason-already-beautified = Ta dzielnica jest już upiększona.
reason-not-your-district = W twoim mieście nie ma dzielnicy, która na to pozwala.
reason-not-signed = Twój nakaz na tę postać nie jest podpisany.
reason-player-count = W Cytadelę gra od 2 do 8 graczy.
reason-unknown-preset = Nie ma zestawu postaci o nazwie „{ $about }”.
reason-unknown-character = Nie ma postaci o nazwie „{ $about }”.
reason-unknown-unique = Nie ma unikatowej dzielnicy o nazwie „{ $about }”.
reason-repeated-unique = Unikatowa dzielnica „{ $about }” jest podana więcej niż raz.
reason-fourteen-uniques = Unikatowych dzielnic musi być 14 różnych, a nie { $about }.
reason-two-of-one-rank = Każdą rangę może mieć tylko jedna postać: { $about }.
reason-missing-rank = Brakuje postaci o randze { $about }.
reason-ninth-required = Przy 3 lub 8 graczach potrzebna jest postać o randze 9.
reason-ninth-forbidden = Przy 2 graczach nie używa się rangi 9.
reason-no-emperor = Cesarz nie bierze udziału w grze na 2 graczy.
reason-no-queen = Królowa nie bierze udziału w grze na mniej niż 5 graczy.
reason-no-such-crown = Korona musi trafić na istniejące miejsce; miejsca liczy się od 0.

## The table in the terminal

table-title = Runda { $round }: { $phase }
table-goal = miasto jest ukończone przy { $goal } dzielnicach
table-deck =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } w talii
table-player = Gracz
table-gold = Mon.
table-hand = Ręka
table-city = Miasto
table-crown = ♛
table-called = ▸
table-empty = –
table-taxes =
    Podatki: { $gold ->
        [one] 1 moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }
table-museum =
    Pod Muzeum: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
table-protected = Poza zasięgiem rangi 8: { $name }
table-complete = Pierwsze ukończone miasto: { $name }
table-own-hand =
    { $alone ->
        [yes] Twoja ręka:
       *[no] { $name }, na ręce:
    }
table-aside =
    { $alone ->
        [yes] Odłożone:
       *[no] { $name }, odłożone:
    }
table-known =
    { $alone ->
        [yes] Wiesz, że { $other } ma na ręce:
       *[no] { $name } wie, że { $other } ma na ręce:
    }
note-face-up = odkryta karta
note-silent = milczy
note-hidden = ({ $name })
note-killed = ofiara Zabójczyni
note-bewitched = ofiara Wiedźmy
note-robbed = ofiara Złodzieja
note-warrant = nakaz
note-signed = podpisany nakaz
note-served = nakaz zużyty
note-threat = szantaż
note-real = prawdziwy szantaż
note-settled = szantaż rozliczony

## The table in the browser

table-card = { $name }, dzielnica { $type }, koszt { $cost }
table-ranks = Postacie według rang
table-has =
    { $gold ->
        [one] 1 moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce, { $built } z { $goal } dzielnic
table-city-of = Miasto gracza { $name }
table-your-hand = Twoja ręka
table-no-hand = Nie masz kart na ręce.
table-hand-of = Ręka gracza { $name }
table-in-hand = Na ręce: { $cards }
table-laid-aside = Odłożone
table-drawn = Z talii
table-known-cards = Wiesz o kartach: { $cards }
table-perhaps-cards = Być może tutaj, sądząc po tym, co dotąd wiesz: { $cards }
table-deck-help = Kto pobiera karty, dobiera stąd dwie i zatrzymuje jedną. Odłożone karty trafiają pod talię.
table-bank = Bank
table-bank-help = Kto pobiera monety, bierze stąd dwie. W banku nigdy ich nie zabraknie.
note-yours = to ty
note-passed-on = przekazano dalej
note-crown = ma koronę
note-protected = miasto bezpieczne przed rangą 8
note-completed = pierwsze ukończone miasto
note-decides = teraz decyduje
table-your-city = Twoje miasto
table-built = { $built } z { $goal } dzielnic
table-face-up = Odkryte: nikt ich nie ma
table-show-cities = Pokaż miasta
table-show-draft = Wróć do postaci
note-uncalled = jeszcze czeka
note-hidden-role = ukryta postać
note-has-chosen = już po wyborze
note-next = zaraz wybiera
note-later = wybiera później
note-duplicate = już stoi
note-too-dear = za droga

## The end

over-place = { $place }. { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## The first game: what is taught, and when

tour-cities = Każdy buduje miasto z dzielnic. Każda dzielnica jest warta tyle punktów, ile kosztuje. Gdy ktoś ma ich siedem, rundę gra się do końca i wygrywa ten, kto ma najwięcej punktów.
    .title = Miasta
tour-hand = To dzielnice, które możesz zbudować. Liczba to koszt, a zarazem punkty. Kolor to rodzaj: szlachecka, religijna, handlowa, wojskowa lub unikatowa. Dzielnice niektórych rodzajów przynoszą dochód, a komplet pięciu rodzajów daje na koniec 3 punkty.
    .title = Twoja ręka
tour-players = Wszyscy widzą, ile kto ma monet i kart, ale nie widzą, jakie to karty. Korona pokazuje, kto pierwszy bierze postać: w tej rundzie ty.
    .title = Monety, karty i korona
tour-ranks = W każdej rundzie każdy bierze w tajemnicy jedną z tych postaci. Potem wywołuje się je według rang, od najniższej; kto ma wywołaną postać, rozgrywa turę. Zabójczyni i Biskup leżą odkryci: w tej rundzie nikt nie może ich mieć.
    .title = Postacie
tour-draft = Weź Króla: masz dwie szlacheckie dzielnice, za każdą da ci monetę, a korona zostanie u ciebie. Architekt może zbudować w turze trzy dzielnice, Kupiec przynosi monety. Inni mogą tylko zgadywać.
    .title = Weź postać
tour-called = Teraz swoje postacie biorą inni, a potem wywołuje się rangi. Patrz, kto co ujawnia i co dzieje się z miastami. Twoja tura nadejdzie, gdy zostanie wywołana twoja ranga.
    .title = Pozostali
tour-gather = Każda tura zaczyna się od pobrania zasobów. Naciśnij „{ verb-gather-gold }”, a dostaniesz 2 monety: masz na ręce dzielnice, za które warto zapłacić. W innym razie lepiej obejrzeć 2 karty i zatrzymać jedną.
    .title = Pobierz zasoby
tour-keep = Zatrzymaj kartę, na którą najszybciej będzie cię stać, albo taką, której rodzaju brakuje w twoim mieście. Druga trafia pod talię.
    .title = Zatrzymaj jedną kartę
tour-power = Każda postać ma zdolność. Możesz jej użyć raz, przed budową albo po niej: naciśnij jej przycisk albo wybierz to, co się świeci. Ramka pokazuje, co najbardziej pomoże.
    .title = Twoja zdolność
tour-assassin = Wskaż postać, a ten, kto ją ma, straci turę. Zastanów się, co wziąłby gracz na prowadzeniu: przy wielu handlowych dzielnicach Kupca, przy wielu monetach Architekta.
    .title = Zabójczyni
tour-thief = Wskaż postać, a gdy zostanie wywołana, wszystkie jej monety będą twoje. Znajdź najbogatszego gracza i zgadnij, która postać pasuje do jego miasta. Ranga 1 i ofiara Zabójczyni są poza zasięgiem.
    .title = Złodziej
tour-magician = Wymień całą rękę na większą, najlepiej gdy masz już zbudowane, co się dało. Albo odłóż pod talię karty, których nie zbudujesz, i dobierz tyle samo.
    .title = Iluzjonistka
tour-king = Korona trafia do ciebie, więc w następnej rundzie znów wybierasz przed wszystkimi. Naciśnij „{ verb-income }” przed budową: szlacheckie dają po monecie, co może wystarczyć na lepszą dzielnicę.
    .title = Król
tour-bishop = W tej rundzie Generał nie może tknąć twojego miasta. Naciśnij „{ verb-income }” przed budową: religijne dają po monecie.
    .title = Biskup
tour-merchant = Przed budową naciśnij „{ verb-bonus }” i „{ verb-income }”. Każda handlowa dzielnica sprawia, że następnym razem Kupiec da więcej.
    .title = Kupiec
tour-architect = Najpierw naciśnij „{ verb-bonus }”, a potem zbuduj do trzech dzielnic, jeśli cię na nie stać. Nikt inny tak szybko nie rośnie, więc bogaty Architekt to łakomy kąsek dla Zabójczyni.
    .title = Architekt
tour-warlord = Weź dochód z wojskowych dzielnic. Potem możesz zburzyć dzielnicę za 1 monetę mniej, niż kosztowała: tę za 1 burzysz za darmo. Wybierz miasto, które prowadzi, zanim będzie ukończone i bezpieczne.
    .title = Generał
tour-build = Wybierz kartę z ręki, aby ją zbudować; ta w ramce da najwięcej punktów. Jedna dzielnica na turę i nigdy dwie takie same w mieście. Tanie szybciej je kończą, a na lepszą możesz też oszczędzać.
    .title = Buduj
tour-end-turn = Nie ma już nic do zbudowania. Jeśli zdolność jest wykorzystana albo niepotrzebna, naciśnij „{ choice-end-turn }”. Zachowane monety zostaną na następną rundę, chyba że znajdzie cię Złodziej.
    .title = Zakończ turę
tour-round = Wszystkie postacie wracają i wybiera się je od nowa; pierwszy wybiera ten, kto ma koronę. Zanim wybierzesz, spójrz na miasta i monety: czego potrzebujesz i czego nie może dostać nikt inny?
    .title = Nowa runda
tour-points = Na koniec dzielnice liczą się tyle, ile kosztują. Po jednej każdego z pięciu rodzajów to 3 punkty więcej, pierwsze ukończone miasto – 4, a każde kolejne – 2. Jakich rodzajów jeszcze brakuje w twoim mieście?
    .title = Punkty
tour-robbed = Złodziej trafnie wskazał twoją postać i wszystkie twoje monety przepadły. Na przyszłość wydawaj monety, póki je masz, albo bierz postać, której nikt się po tobie nie spodziewa.
    .title = Kradzież
tour-killed = Zabójczyni trafnie wskazała twoją postać: tracisz tę turę, ale tylko tę. W następnej rundzie weź taką, której nikt się po tobie nie spodziewa.
    .title = Zabójstwo
tour-destroyed = Generał zburzył ci dzielnicę. Najpierw padają tanie, bo mało go to kosztuje; Biskup chroni miasto, a ukończone miasto jest bezpieczne.
    .title = Dzielnica w gruzach
tour-swapped-hands = Iluzjonistka zabrała ci wszystkie karty i dała swoje. Przejrzyj je: może jest wśród nich coś do zbudowania. Kto trzyma dużo kart, musi się z tym liczyć.
    .title = Inne karty
tour-completed = Jedno z miast jest ukończone: to ostatnia runda. Każdy ma jeszcze turę. Policz, co da ci najwięcej: droga dzielnica, brakujący rodzaj czy ukończenie własnego miasta.
    .title = Ostatnia runda

## Help

help-terminal =
    Co można wpisać:
      1, 2, 3 ...   opcja, podana numerem
      build tavern  opcja, podana jej zapisem (help choices pokazuje wszystkie)
      help          ta pomoc
      help NAZWA    co robi postać lub dzielnica, np. help biskup
      help C5.4     zasada, podana jej numerem
      help choices  zapisy wszystkich opcji
      why ZAPIS     dlaczego czegoś nie można teraz zrobić, np. why build castle
      why           dlaczego boty ostatnio wybrały tak, a nie inaczej
      hint          co wybrać, dlaczego i co jest prawie równie dobre
      quit          wyjście z gry
    Sam Enter pokazuje stół jeszcze raz. Na stole
      S3 Dwór       to dzielnica: litera rodzaju, koszt i nazwa
      Ola, (Ola)    za postacią: Ola ją ujawniła; Ola ją ma i tylko ona o tym wie
    a numer gracza stoi przed imieniem.
help-character = { $name }, ranga { $rank }
help-district = { $name }, dzielnica { $type }, koszt { $cost }
help-copies = Liczba takich kart: { $copies }.

## Options

option-citadels-preset = gotowy zestaw postaci i unikatowych dzielnic (patrz niżej)
option-citadels-characters = postacie, nazwy rozdzielone przecinkami; każda zastępuje postać swojej rangi
option-citadels-uniques = 14 unikatowych dzielnic, nazwy rozdzielone przecinkami
option-citadels-ninth = graj z postacią o randze 9 tam, gdzie jest opcjonalna
option-citadels-crown = miejsce, które zaczyna z koroną, licząc od 0; losowe, jeśli nie podano
cli-players =
    kto gra, zgodnie z ruchem wskazówek zegara, po przecinkach: imiona ludzi i poziomy botów, od najsłabszego:
    random, newcomer, regular, veteran, expert, master (expert:3 oznacza trzech); jeśli nie podano, ty przeciw regular:3
options-more =
    zestawy:
    { $presets }

    postacie według rang:
    { $characters }

    unikatowe dzielnice:
    { $uniques }

## Why a bot chose as it did

# the selection phase
motive-citadels-take-stop = { $character } może jeszcze spowolnić gracza { $seat }, któremu niewiele brakuje do ukończenia miasta.
motive-citadels-take-bishop =
    { $count ->
        [0] Miasto jest ukończone, a Biskup je chroni.
        [one] Brakuje tylko jednej dzielnicy: do tego czasu miasto chroni Biskup.
       *[many] Brakuje tylko { $count } dzielnic: do tego czasu miasto chroni Biskup.
    }
motive-citadels-take-builds =
    { $gold ->
        [one] Jest 1 moneta
        [few] Są { $gold } monety
       *[many] Jest { $gold } monet
    } i kilka kart, a { $character } może zbudować więcej niż jedną dzielnicę.
motive-citadels-take-refund = Wszystko, co Alchemik zapłaci za budowę, wraca do niego.
motive-citadels-take-income =
    { $character } zarabia na { $count ->
        [one] 1 dzielnicy { $type_loc }
       *[many] { $count } dzielnicach { $type_ins }
    }.
motive-citadels-take-cards = Kart jest mało, a { $character } trochę ich przyniesie.
motive-citadels-take-rich =
    { $character } może zabrać innym nawet { $gold ->
        [one] 1 monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
motive-citadels-take-district = { $character } może zdobyć dzielnicę z innego miasta.
motive-citadels-take-taxes = Podatki do wzięcia: { n-gold }.
motive-citadels-take-crown = { $character } decyduje, kto w następnej rundzie wybiera pierwszy.
motive-citadels-take-safe = Nikt nie może okraść { $character_gen }, a jest co stracić.
motive-citadels-take-slow = { $character } może spowolnić gracza { $seat }, który prowadzi.
motive-citadels-take-merchant = Kupiec tak czy inaczej daje 1 dodatkową monetę.
motive-citadels-take-architect = Architekt daje 2 dodatkowe karty i może zbudować do trzech dzielnic.
motive-citadels-take-best = { $character } przyda się w tej rundzie.
motive-citadels-discard = Na { $character_acc } najbardziej czeka { $seat }.
motive-citadels-swap-character = { $seat } ma pewnie coś lepszego.
motive-citadels-keep-character = Obecna postać jest dość dobra.

# victims
motive-citadels-kill-finisher = { $seat } zaraz ukończy miasto i może być { $character_ins }.
motive-citadels-kill-leader = { $seat } prowadzi i może być { $character_ins }.
motive-citadels-kill-rival = { $seat } jest groźnym przeciwnikiem ({ n-gold }, { n-cards }) i może być { $character_ins }.
motive-citadels-kill-thief = Złodziej mógłby zabrać { n-gold.acc }.
motive-citadels-kill-guess = { $seat } może być { $character_ins }.
motive-citadels-kill-nobody = Pewnie nikt nie jest { $character_ins }: to nikogo nie zaboli.
motive-citadels-bewitch-power = Zdolność { $character_gen } by się przydała, a { $seat } może ją mieć.
motive-citadels-bewitch-seat = { $seat } może być { $character_ins }; strata tury zaboli.
motive-citadels-bewitch-nobody = Pewnie nikt nie jest { $character_ins }: to nikogo nie zaboli.
motive-citadels-rob-rich = { $seat } ma najwięcej ({ n-gold }) i może być { $character_ins }.
motive-citadels-rob-guess = { $seat } ({ n-gold }) może być { $character_ins }.
motive-citadels-rob-nobody = Pewnie nikt nie jest { $character_ins }: strzał w ciemno.
motive-citadels-warrant = { $seat } ma za co budować ({ n-gold }) i może być { $character_ins }.
motive-citadels-sign = { $seat } ma za co budować ({ n-gold }) i jako { $character } najpewniej zbuduje coś, co warto zabrać.
motive-citadels-threaten = { $seat } ({ n-gold }) może być { $character_ins }.
motive-citadels-flower = { $seat } ({ n-gold }) ma najwięcej do stracenia, o ile to { $character }.
motive-citadels-mark-nobody = Pewnie nikt nie jest { $character_ins }: to blef.
motive-citadels-confiscate = { $district } za darmo.
motive-citadels-let-build = Nie warto jej brać albo nie można.
motive-citadels-let-bluff = Szantaż był blefem i nikt nie musi o tym wiedzieć.
motive-citadels-let-pass = Nie ma nic do zyskania.
motive-citadels-bribe = Lepiej stracić { n-gold.acc }, niż ryzykować wszystko.
motive-citadels-bribe-nothing = To nic nie kosztuje.
motive-citadels-bribe-real = Ten szantaż musi być prawdziwy: lepiej stracić { n-gold.acc } niż wszystko.
motive-citadels-refuse = To może być blef.
motive-citadels-reveal = Szantaż jest prawdziwy: zabiera wszystkie monety.
motive-citadels-reveal-bluff = Tylko po to, by pokazać, że to był blef.

# gathering
motive-citadels-gather-gold-build = Wtedy można od razu zbudować { $district_acc }.
motive-citadels-gather-gold-save =
    { $count ->
        [one] Jest karta do zbudowania, brakuje monet.
        [few] Są { $count } karty do zbudowania, brakuje monet.
       *[many] Jest { $count } kart do zbudowania, brakuje monet.
    }
motive-citadels-gather-gold = Monety przydadzą się, cokolwiek nadejdzie.
motive-citadels-gather-cards-none = Na ręce nie ma nic, co dałoby się zbudować.
motive-citadels-gather-cards-paid = Na dzielnicę wystarczy to, co jest ({ n-gold }); przydadzą się kolejne karty.
motive-citadels-gather-cards-choice =
    { $count ->
        [one] Jest tylko jedna karta, którą dałoby się zbudować.
        [few] Może trafi się coś lepszego niż { $count } karty na ręce.
       *[many] Może trafi się coś lepszego niż { $count } kart na ręce.
    }
motive-citadels-keep-fifth = { $district } to byłby piąty rodzaj.
motive-citadels-keep-affordable = Na { $district_acc } starczy już teraz.
motive-citadels-keep-unique = { $district }: więcej pożytku niż kosztu.
motive-citadels-keep-best =
    { $district } najlepiej { $district_gender ->
        [pl] pasują
       *[other] pasuje
    } do miasta.
motive-citadels-keep-anyway =
    { $district } już { $district_gender ->
        [pl] stoją
       *[other] stoi
    } w mieście, ale nie ma nic lepszego.

# building
motive-citadels-build-ends-ahead =
    { $district } { $district_gender ->
        [pl] kończą
       *[other] kończy
    } miasto, a z nim grę, póki jest przewaga.
motive-citadels-build-ends =
    { $district } { $district_gender ->
        [pl] kończą
       *[other] kończy
    } miasto, zanim ktoś inny zrobi to pierwszy.
motive-citadels-build-completes =
    { $district } { $district_gender ->
        [pl] kończą
       *[other] kończy
    } miasto przed końcem gry.
motive-citadels-build-last =
    To ostatnia runda: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $district_acc }.
motive-citadels-build-fifth = { $district } to piąty rodzaj: 3 punkty więcej.
motive-citadels-build-refunded = Monety za { $district_acc } wrócą na koniec tury.
motive-citadels-build-unique = { $district }: zysk od zaraz albo więcej punktów, niż wynosi koszt.
motive-citadels-build-earns =
    { $district } od razu { $district_gender ->
        [pl] zarabiają
       *[other] zarabia
    } ({ $character }).
motive-citadels-build-near =
    { $district } to krok ku końcowi: { $count ->
        [one] brakuje jednej dzielnicy
       *[many] brakuje { $count } dzielnic
    }.
motive-citadels-build-type = { $district } to pierwsza { $type } dzielnica w mieście.
motive-citadels-build-points =
    { $district } to najlepsze, na co starcza: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
motive-citadels-framework =
    { $district } { $district_gender ->
        [pl] dadzą
       *[other] da
    } więcej niż Rusztowanie, i to bez wydawania monet.
motive-citadels-necropolis = Nekropolia da więcej niż { $district } i nie kosztuje monet.
motive-citadels-den = Za Kryjówkę złodziei zapłacą zbędne karty.
motive-citadels-loan = Za { $district_acc } zapłacą zbędne karty i cudze monety.
motive-citadels-pay-rest = Pozostałe karty są warte więcej niż monety.
motive-citadels-borrow = { $seat } ma brakujące monety.
motive-citadels-least-needed =
    { $district } { $district_gender ->
        [pl] przydadzą
       *[other] przyda
    } się najmniej.
motive-citadels-end-built = Nic więcej nie wolno zbudować.
motive-citadels-end-no-cards = Na ręce nie ma kart.
motive-citadels-end-save = Lepiej oszczędzać na coś innego.
motive-citadels-end-too-soon = Na koniec gry jest jeszcze za wcześnie.
motive-citadels-end-poor =
    { $gold ->
        [one] 1 moneta nie wystarczy
        [few] { $gold } monety nie wystarczą
       *[many] { $gold } monet nie wystarczy
    } na żadną kartę z ręki.

# powers
motive-citadels-free = To nic nie kosztuje.
motive-citadels-income =
    { $count ->
        [one] Zarabia jedna dzielnica.
        [few] Zarabiają { $count } dzielnice.
       *[many] Zarabia { $count } dzielnic.
    }
motive-citadels-mix-gold = Bardziej potrzeba monet: { n-gold }, { n-cards }.
motive-citadels-mix-cards = Bardziej potrzeba kart: { n-gold }, { n-cards }.
motive-citadels-navigate-gold = 4 monety dają teraz więcej niż 4 karty.
motive-citadels-navigate-cards = 4 karty dają teraz więcej niż 4 monety.
motive-citadels-swap-hands = { $seat } ma na ręce { n-cards.acc }, a tu na ręce jest ich tylko { $own }.
motive-citadels-redraw = Niektóre karty na ręce są bezużyteczne.
motive-citadels-draw = To, co zostało na ręce, warto zachować.
motive-citadels-spy = { $seat } ma na ręce { n-cards.acc }, pewnie i dzielnice { $type_dat }.
motive-citadels-look = { $seat } ma na ręce { n-cards.acc }: jest w czym wybierać.
motive-citadels-pocket =
    { $district } { $district_gender ->
        [pl] przydadzą
       *[other] przyda
    } się później.
motive-citadels-foresee = Bezużyteczne karty odchodzą, inne przychodzą.
motive-citadels-crown-behind = { $seat } jest z tyłu: tam korona mało szkodzi.
motive-citadels-crown = { $seat } wybiera tuż przed tym miejscem.
motive-citadels-demand-gold = Moneta to pewny zysk.
motive-citadels-demand-card = Potrzebna jest karta.
motive-citadels-demand-nothing = Niczego nie potrzeba.
motive-citadels-tithe = { $seat } ma najwięcej monet.
motive-citadels-study = Warto mieć najlepszą z siedmiu kart.
motive-citadels-destroy-free = To nic nie kosztuje, a { $seat } traci { $district_acc }.
motive-citadels-raid-finisher =
    { $seat } zaraz ukończy miasto: { $district } { $district_gender ->
        [pl] muszą
       *[other] musi
    } zniknąć.
motive-citadels-raid-leader = { $seat } prowadzi: { $district } to dotkliwa strata.
motive-citadels-raid = { $seat } odczuje brak { $district_gen }.
motive-citadels-raid-own = Bez { $district_gen } będzie więcej miejsca.
motive-citadels-seize = { $district } to tutaj o jedną dzielnicę więcej, a { $seat } będzie mieć o jedną mniej.
motive-citadels-exchange = { $seat } dostaje w zamian coś mniej wartego niż { $district }.
motive-citadels-beautify =
    Punkt za monetę: { $district } i tak { $district_gender ->
        [pl] stoją
       *[other] stoi
    }.
motive-citadels-collect = Podatki do wzięcia: { n-gold }.
motive-citadels-sell = 2 monety dadzą więcej niż { $district }.
motive-citadels-forge = Karty są bardziej potrzebne niż 2 monety.
motive-citadels-exhibit =
    { $district } raczej nie { $district_gender ->
        [pl] powstaną
       *[other] powstanie
    }: punkt w Muzeum.

## The arena

arena-players = kto gra, po jednym na każde z 2–8 miejsc: np. random albo search:0.2s; ta sama nazwa może wystąpić kilka razy
arena-side = Miejsce{ "\u00A0" }{ $number }

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Zakończ turę
verb-discard = Odrzuć
ask-discard = Co odrzucasz?
verb-keep = Zatrzymaj
ask-keep = Którą kartę zatrzymujesz?
verb-pay = Zapłać
verb-pass = Nie, dziękuję
verb-take = Weź
ask-take = Którą postać bierzesz?
verb-swap-character = Zamień postacie
ask-swap-character = Z kim zamieniasz się postacią?
verb-gather-gold = Weź monety
verb-draw-cards = Dobierz karty
verb-income = Weź dochód
verb-bonus = Weź premię
verb-build = Zbuduj
ask-build = Którą dzielnicę budujesz?
verb-framework = Zbuduj z Rusztowaniem
ask-framework = Co budujesz z Rusztowaniem?
verb-necropolis = Zbuduj Nekropolię
ask-necropolis = Kosztem której dzielnicy?
verb-borrow = Zbuduj na kredyt
ask-borrow = Co budujesz na kredyt?
verb-give = Oddaj
ask-give = Którą kartę oddajesz?
verb-kill = Zabij
ask-kill = Kogo zabijasz?
verb-bewitch = Zaczaruj
ask-bewitch = Kogo zaczarowujesz?
verb-warrant = Wystaw nakaz
ask-warrant = Na kogo nakaz?
verb-confiscate = Skonfiskuj
verb-rob = Okradnij
ask-rob = Kogo okradasz?
verb-spy = Szpieguj
ask-spy = Kogo szpiegujesz?
verb-threaten = Szantażuj
ask-threaten = Kogo szantażujesz?
verb-bribe = Zapłać łapówkę
verb-refuse = Odmów
verb-reveal = Ujawnij
verb-swap-hands = Zamień się kartami
ask-swap-hands = Z kim zamieniasz się kartami?
verb-redraw = Wymień z talią
verb-look = Obejrzyj
ask-look = Czyją rękę oglądasz?
verb-pocket = Weź na rękę
ask-pocket = Którą kartę bierzesz na rękę?
verb-foresee = Weź karty
verb-crown = Przekaż koronę
ask-crown = Komu przekazujesz koronę?
verb-demand = Zażądaj
verb-tithe = Dziesięcina
ask-tithe = Komu zabierasz 1 monetę?
verb-study = Przejrzyj 7 kart
verb-destroy = Zburz
ask-destroy = Którą dzielnicę burzysz?
ask-income = Ile dochodu?
ask-bonus = Monety czy karty?
verb-exchange = Wymień
ask-exchange = Którą dzielnicę wymieniasz?
verb-seize = Zabierz
ask-seize = Którą dzielnicę zabierasz?
verb-beautify = Upiększ
ask-beautify = Którą dzielnicę upiększasz?
verb-tax = Zbierz podatki
verb-smithy = Kuźnia
verb-laboratory = Laboratorium
ask-laboratory = Którą kartę sprzedajesz za 2 monety?
verb-museum = Muzeum
ask-museum = Którą kartę kładziesz pod Muzeum?
verb-armory = Zbrojownia
ask-armory = Co burzysz, poświęcając Zbrojownię?
table-last-round = Ostatnia runda

## What the dock says: questions of a turn, by what may be done

question-gather = Wziąć monety czy karty?
question-gather-or = Wziąć monety, karty czy { $other }?
question-turn =
    { $count ->
        [0] Coś jeszcze czy koniec tury?
        [1] { $first }?
        [2] { $first } czy { $second }?
       *[other] { $first }, { $second } czy { $third }?
    }
may-build = zbudować dzielnicę
may-kill = kogoś zabić
may-warrant = wystawić nakazy
may-rob = kogoś okraść
may-spy = kogoś podejrzeć
may-threaten = szantażować dwie postacie
may-swap-hands = zamienić się kartami
may-redraw = wymienić karty z talią
may-look = obejrzeć czyjąś rękę
may-foresee = wziąć po karcie od każdego
may-crown = przekazać koronę
may-tithe = wziąć dziesięcinę
may-study = przejrzeć siedem kart
may-destroy =
    { $build ->
        [yes] zburzyć inną
       *[no] zburzyć dzielnicę
    }
may-exchange = wymienić się dzielnicą
may-seize =
    { $build ->
        [yes] zabrać cudzą
       *[no] zabrać cudzą dzielnicę
    }
may-beautify = upiększyć dzielnicę
may-armory = użyć Zbrojowni

## ... what the reader may conclude or should know

aside-role = Twoja postać: { $character }.
aside-go-on =
    { $count ->
        [one] Kartę, którą zostawisz, dostanie { $name }.
        [few] { $count } karty, które zostawisz, dostanie { $name }.
       *[many] { $count } kart, które zostawisz, dostanie { $name }.
    }
aside-hidden =
    { $character_gender ->
        [f] Zakryta
       *[other] Zakryty
    } leży { $character }.
aside-took = { $name } ma { $one_acc } albo { $two_acc }; druga z tych postaci leży zakryta.
aside-missing = Wzięte lub zakryte: { $characters }.

## ... what a verb takes or brings

chip-gold = +{ n-gold }
chip-cards = +{ n-cards }
chip-keep = { n-cards }, zostaje { $keep }
chip-build =
    jeszcze { $left }, { $several ->
        [yes] od { $gold } mon.
       *[no] { n-gold }
    }
chip-cost =
    { $several ->
        [yes] od { $gold } mon.
       *[no] { n-gold }
    }
chip-ahead = najpierw weź monety; koszt: { chip-cost }
chip-smithy = 2 monety za 3 karty
chip-laboratory = karta za 2 monety
chip-museum = karta za 1 punkt

## ... what follows

follows-kill = Kto ma { $character_acc }, traci turę w tej rundzie.
follows-bewitch = Kto ma { $character_acc }, tylko pobiera zasoby; resztę tej tury rozgrywasz ty.
follows-rob = Po wywołaniu { $character_gen } wszystkie monety tego gracza są twoje.
follows-loses =
    { $name } będzie mieć { $left } z { $goal } dzielnic, a tobie { $gold ->
        [few] zostaną
       *[other] zostanie
    } { n-gold }.
follows-own-loses = Zostanie ci { $left } z { $goal } dzielnic i { n-gold }.
follows-points =
    { $own ->
        [yes] Twoje punkty: { $before } → { $after }.
       *[no] Punkty gracza { $name }: { $before } → { $after }.
    }
follows-swap-hands = Oddasz karty: { $own }, dostaniesz: { $other }.
follows-sacrifice =
    Z twojego miasta { $district_gender ->
        [pl] znikają
       *[other] znika
    } { $district }.
follows-refuse = Jeśli szantaż jest prawdziwy, tracisz wszystkie monety: { $gold }.
follows-reveal = Jeśli to ten prawdziwy, wszystkie monety gracza { $name } są twoje.
follows-confiscate = { $name } odzyskuje monety, a dzielnica jest twoja.
wasted-build = Możesz jeszcze zbudować dzielnicę.

## Moments: what was done to you

moment-kill = Zabito twoją postać
moment-kill-then = Tracisz turę: w tej rundzie nie pobierasz zasobów i nie budujesz.
moment-kill-crown = Korona nadal jest twoja: bierzesz ją na koniec rundy.
moment-bewitch = Zaczarowano twoją postać
moment-bewitch-then = Możesz tylko pobrać zasoby; resztę tury rozgrywa Wiedźma.
moment-rob = Złodziej ma cię na oku
moment-rob-then = Gdy twoja ranga zostanie wywołana, wszystkie twoje monety weźmie Złodziej.
moment-robbed = Okradziono cię
moment-confiscated = Konfiskata!
moment-threat-revealed = Szantaż był prawdziwy
moment-spied = Szpieg przejrzał twoją rękę
moment-looked = Obejrzano twoje karty
moment-took-card = Zabrano ci kartę
moment-took-gold = Zabrano ci monety
moment-swapped-hands = Zamieniono ci karty
moment-swapped-character = Zamieniono ci postać
moment-destroyed = Zburzono twoją dzielnicę
moment-exchanged = Wymieniono twoją dzielnicę
moment-seized = Zabrano ci dzielnicę
moment-crowned = Korona zmienia właściciela
moment-completed = Ostatnia runda

## Several of a kind, one after the other

several-took-character =
    { $count ->
        [few] Wzięto { $count } postacie.
       *[many] Wzięto { $count } postaci.
    }
several-face-up = Odkryte postacie: { $count }.
several-called = Wywołane zostają rangi od { $first } do { $last }.

## What points are for

part-districts = Dzielnice
part-types = Komplet pięciu rodzajów
part-completed = Ukończone miasto

## The end

verdict =
    { $ahead ->
        [0] { $best }:{ $next }, decyduje postać wyższej rangi.
       *[other] { $best }:{ $next }, przewaga { $ahead } pkt.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-citadels-draft = Która postać?
puzzle-title-citadels-discard = Którą postać odrzucić?
puzzle-title-citadels-kill = Kogo zabić?
puzzle-title-citadels-bewitch = Kogo zaczarować?
puzzle-title-citadels-rob = Kogo okraść?
puzzle-title-citadels-warrant = Na kogo nakaz?
puzzle-title-citadels-threaten = Kogo szantażować?
puzzle-title-citadels-build = Co zbudować?
puzzle-title-citadels-keep = Którą kartę zatrzymać?
puzzle-title-citadels-raid = Która dzielnica jest celem?
puzzle-title-citadels-swap-hands = Z kim zamienić się kartami?
puzzle-title-citadels-look = Czyje karty obejrzeć?
puzzle-title-citadels-crown = Komu dać koronę?
puzzle-title-citadels-tithe = Kto ma zapłacić?
puzzle-title-citadels-beautify = Którą dzielnicę upiększyć?
puzzle-title-citadels-turn = Co teraz?
puzzle-theme-citadels-finish = Koniec gry
puzzle-lesson-citadels-finish = Jeśli teraz prowadzisz, ukończ miasto: każda kolejna runda daje innym szansę cię dogonić.
puzzle-theme-citadels-last-round = Ostatnia runda
puzzle-lesson-citadels-last-round = W ostatniej rundzie monety i karty nie są już nic warte: zamień wszystko na punkty.
puzzle-theme-citadels-five-types = Pięć rodzajów
puzzle-lesson-citadels-five-types = Miasto ze wszystkimi rodzajami dzielnic daje 3 punkty więcej: brakujący rodzaj jest wart więcej, niż kosztuje.
puzzle-theme-citadels-stop = Zatrzymać przeciwnika
puzzle-lesson-citadels-stop = Gdy komuś brakuje już tylko jednej dzielnicy, najpierw go zatrzymaj: własne plany mogą poczekać.
puzzle-theme-citadels-leader = Prowadzący gracz
puzzle-lesson-citadels-leader = Celuj w prowadzącego i zastanów się, której postaci najbardziej potrzebuje.
puzzle-theme-citadels-transfer = To, co mają inni
puzzle-lesson-citadels-transfer = To, co mają inni, bywa dla ciebie cenniejsze niż wszystko, co masz. Gdy im to zabierasz, zyskujesz podwójnie, bo oni to tracą.
puzzle-theme-citadels-rob = Tropem monet
puzzle-lesson-citadels-rob = Patrz, kto ma monety, a nie która postać ma dochód: zastanów się, czego bogatemu jeszcze brakuje.
puzzle-theme-citadels-protect = Bezpieczeństwo
puzzle-lesson-citadels-protect = Kiedy masz wiele do stracenia, najpierw zadbaj o bezpieczeństwo: inni spróbują ci to zabrać.
puzzle-theme-citadels-many = Jedna duża tura
puzzle-lesson-citadels-many = Zebrane monety i karty dają najwięcej w jednej dużej turze: wybierz postać, która pozwala zbudować więcej.
puzzle-theme-citadels-income = Dochód
puzzle-lesson-citadels-income = Najpierw policz swoje dzielnice: postać, która ma z nich dochód, daje więcej niż kilka monet z banku.
puzzle-theme-citadels-afford = Liczenie monet
puzzle-lesson-citadels-afford = Zanim cokolwiek weźmiesz, policz, na co starczy ci w tej turze.
puzzle-theme-citadels-cards = Karty na ręce
puzzle-lesson-citadels-cards = Same monety niczego nie zbudują: zadbaj o karty, zanim ich zabraknie.
puzzle-theme-citadels-unique = Unikatowe dzielnice
puzzle-lesson-citadels-unique = Unikatowa dzielnica jest warta tyle, ile da w pozostałych rundach, a nie tyle, ile kosztuje.
puzzle-theme-citadels-patience = Cierpliwość
puzzle-lesson-citadels-patience = Nie wszystko, co da się zbudować, trzeba budować teraz: oszczędzaj na to, co daje wygraną.
puzzle-theme-citadels-crown = Korona
puzzle-lesson-citadels-crown = Kto wybiera pierwszy, decyduje, co zostanie innym: myśl też o następnej rundzie.
