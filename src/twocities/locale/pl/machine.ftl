# City of the Great Machine in Polish. Texts on cards are our own words.

game-machine = Miasto Wielkiej Maszyny, dla 2–4 graczy

## The City

# .short: seven letters at most
# Districts differ in their prepositions (w Dystrykcie, na Placu; do Dystryktu, na Plac). So .loc says where and .dat
# says where to, each with its preposition; .gen, .acc and .ins are plain cases.
district-art = Sztuka
    .gen = Dystryktu Sztuki
    .dat = do Dystryktu Sztuki
    .acc = Dystrykt Sztuki
    .ins = Dystryktem Sztuki
    .loc = w Dystrykcie Sztuki
    .gender = f
    .short = Sztuka
district-science = Nauka
    .gen = Dystryktu Nauki
    .dat = do Dystryktu Nauki
    .acc = Dystrykt Nauki
    .ins = Dystryktem Nauki
    .loc = w Dystrykcie Nauki
    .gender = f
    .short = Nauka
district-commerce = Handel
    .gen = Dystryktu Handlu
    .dat = do Dystryktu Handlu
    .acc = Dystrykt Handlu
    .ins = Dystryktem Handlu
    .loc = w Dystrykcie Handlu
    .gender = m
    .short = Handel
district-industrial = Przemysł
    .gen = Dystryktu Przemysłu
    .dat = do Dystryktu Przemysłu
    .acc = Dystrykt Przemysłu
    .ins = Dystryktem Przemysłu
    .loc = w Dystrykcie Przemysłu
    .gender = m
    .short = Przem.
district-velvet = Aksamitny
    .gen = Dystryktu Aksamitnego
    .dat = do Dystryktu Aksamitnego
    .acc = Dystrykt Aksamitny
    .ins = Dystryktem Aksamitnym
    .loc = w Dystrykcie Aksamitnym
    .gender = m
    .short = Aksam.
district-grand-citadel = Wielka Cytadela
    .gen = Wielkiej Cytadeli
    .dat = do Wielkiej Cytadeli
    .acc = Wielką Cytadelę
    .ins = Wielką Cytadelą
    .loc = w Wielkiej Cytadeli
    .gender = f
    .short = Cytad.
    .help = Sługa może tu dobrać Dyrektywę. Bohater może tu obejrzeć Dyrektywy na ręce Maszyny i odrzucić jedną albo przywrócić aresztowanego Obywatela.
district-tower-of-law = Wieża Prawa
    .gen = Wieży Prawa
    .dat = do Wieży Prawa
    .acc = Wieżę Prawa
    .ins = Wieżą Prawa
    .loc = w Wieży Prawa
    .gender = f
    .short = Wieża
    .help = Sługa może tu opublikować Dyrektywę. Bohater może tu odwołać opublikowaną Dyrektywę albo pozwolić Bohaterowi odzyskać utraconą kartę Dostępu.
district-control-nexus = Stacja Kontroli Nexus
    .gen = Stacji Kontroli Nexus
    .dat = do Stacji Kontroli Nexus
    .acc = Stację Kontroli Nexus
    .ins = Stacją Kontroli Nexus
    .loc = w Stacji Kontroli Nexus
    .gender = f
    .short = Nexus
    .help = Sługa lub Bohater może tu zmienić położenie Dystryktu. Bohater może zamiast tego za darmo dać dowolnemu Bohaterowi 3 Zaufania.
district-central-square = Plac Centralny
    .gen = Placu Centralnego
    .dat = na Plac Centralny
    .acc = Plac Centralny
    .ins = Placem Centralnym
    .loc = na Placu Centralnym
    .gender = m
    .short = Plac
    .help = Sługa może tu za darmo zebrać po Obligacji za każdego Obywatela ponad liczbę Strażników. Bohater może tu podnieść Niezadowolenie o liczbę Obywateli ponad liczbę Strażników, nie licząc ujawnionych Zdrajców.

preset-first-game = blok z Placem Centralnym w środku: na pierwszą rozgrywkę
preset-ring = wokół szerokiego dziedzińca
preset-double-row = dwa długie rzędy
preset-windmill = krzyż ze skrzydłami
preset-courtyards = dwa dziedzińce
preset-random = losowe Miasto

## People


player-nobody = Automat

servant-lex-hecate = Sługa Prawa
    .gen = Sługi Prawa
    .dat = Słudze Prawa
    .acc = Sługę Prawa
    .ins = Sługą Prawa
    .loc = Słudze Prawa
    .gender = m
servant-judgementor = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
    .loc = Sędzim
    .gender = m
servant-phantasmer = Fantomer
    .gen = Fantomera
    .dat = Fantomerowi
    .acc = Fantomera
    .ins = Fantomerem
    .loc = Fantomerze
    .gender = m

class-artist = Artysta
    .gen = Artysty
    .dat = Artyście
    .acc = Artystę
    .ins = Artystą
    .loc = Artyście
    .gender = m
class-scientist = Naukowiec
    .gen = Naukowca
    .dat = Naukowcowi
    .acc = Naukowca
    .ins = Naukowcem
    .loc = Naukowcu
    .gender = m
class-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .loc = Kupcu
    .gender = m
class-industrialist = Przemysłowiec
    .gen = Przemysłowca
    .dat = Przemysłowcowi
    .acc = Przemysłowca
    .ins = Przemysłowcem
    .loc = Przemysłowcu
    .gender = m
class-noble = Arystokrata
    .gen = Arystokraty
    .dat = Arystokracie
    .acc = Arystokratę
    .ins = Arystokratą
    .loc = Arystokracie
    .gender = m
class-traitor = Zdrajca
    .gen = Zdrajcy
    .dat = Zdrajcy
    .acc = Zdrajcę
    .ins = Zdrajcą
    .loc = Zdrajcy
    .gender = m

hero-physician = Lekarz
    .gen = Lekarza
    .dat = Lekarzowi
    .acc = Lekarza
    .ins = Lekarzem
    .loc = Lekarzu
    .gender = m
    .help = Wizyty domowe: rozpoznanie Obywatela kosztuje Lekarza najwyżej 1 Zaufanie, bez względu na liczbę Strażników.
hero-smuggler = Przemytnik
    .gen = Przemytnika
    .dat = Przemytnikowi
    .acc = Przemytnika
    .ins = Przemytnikiem
    .loc = Przemytniku
    .gender = m
    .help = Boczne uliczki: opuszczenie pierwszego Dystryktu w turze nie kosztuje Zaufania i nie wymaga rzutu.
hero-fowler = Łowca
    .gen = Łowcy
    .dat = Łowcy
    .acc = Łowcę
    .ins = Łowcą
    .loc = Łowcy
    .gender = m
    .help = Błyskawiczny refleks: może wykonać dwie różne Akcje zamiast jednej, o ile żadna nie wywołuje Zamieszek, a pierwsza nie służy zdobyciu Zaufania.
hero-actress = Aktorka
    .gen = Aktorki
    .dat = Aktorce
    .acc = Aktorkę
    .ins = Aktorką
    .loc = Aktorce
    .gender = f
    .help = Ulubienica tłumu: gdy zatrzymuje ją Obława, Niezadowolenie rośnie o 2, jeśli Maszyna kończy jej turę, albo Aktorka otrzymuje 2 Zaufania, jeśli Maszyna awansuje Plan.
hero-artificer = Artystka
    .gen = Artystki
    .dat = Artystce
    .acc = Artystkę
    .ins = Artystką
    .loc = Artystce
    .gender = f
    .help = Pewna ręka: atakując Strażnika, najpierw rzuca, a dopiero potem wybiera, ile zapłacić.
hero-journalist = Dziennikarka
    .gen = Dziennikarki
    .dat = Dziennikarce
    .acc = Dziennikarkę
    .ins = Dziennikarką
    .loc = Dziennikarce
    .gender = f
    .help = Pierwsza strona: jej Podburzanie podnosi Niezadowolenie o 2 tam, gdzie nie ma Sługi.

## Directives

directive-optimize = Optymalizacja
    .gen = Optymalizacji
    .dat = Optymalizacji
    .acc = Optymalizację
    .ins = Optymalizacją
    .loc = Optymalizacji
    .gender = f
    .help = Raz na rundę jeden Sługa może wykonać drugą Akcję za zwykłą cenę.
directive-pacify = Pacyfikacja
    .gen = Pacyfikacji
    .dat = Pacyfikacji
    .acc = Pacyfikację
    .ins = Pacyfikacją
    .loc = Pacyfikacji
    .gender = f
    .help = Akcja Sługi za 2 Obligacje: w Mniejszym Dystrykcie ze Strażnikiem Niezadowolenie spada o 1.
directive-confiscate = Konfiskata
    .gen = Konfiskaty
    .dat = Konfiskacie
    .acc = Konfiskatę
    .ins = Konfiskatą
    .loc = Konfiskacie
    .gender = f
    .help =
        Akcja Sługi za 2 Obligacje: każdy Bohater w tym Dystrykcie traci { $confiscated_trust ->
            [one] 1 Zaufanie
           *[many] do { $confiscated_trust } Zaufania
        }, a Maszyna otrzymuje tyle samo Obligacji.
directive-resettle = Przesiedlenie
    .gen = Przesiedlenia
    .dat = Przesiedleniu
    .acc = Przesiedlenie
    .ins = Przesiedleniem
    .loc = Przesiedleniu
    .gender = n
    .help = Raz na rundę Maszyna za darmo przemieszcza Obywatela z Dystryktu ze Sługą na dowolne wolne pole.
directive-curfew = Godzina policyjna
    .gen = Godziny policyjnej
    .dat = Godzinie policyjnej
    .acc = Godzinę policyjną
    .ins = Godziną policyjną
    .loc = Godzinie policyjnej
    .gender = f
    .help = Opuszczenie Dystryktu bez Strażników kosztuje Bohatera 1 Zaufanie, jeśli jakieś ma.
directive-reinforced-plating = Wzmocniony pancerz
    .gen = Wzmocnionego pancerza
    .dat = Wzmocnionemu pancerzowi
    .acc = Wzmocniony pancerz
    .ins = Wzmocnionym pancerzem
    .loc = Wzmocnionym pancerzu
    .gender = m
    .help = Liczby na kości Szturmu są o 1 wyższe.
directive-informers = Donosiciele
    .gen = Donosicieli
    .dat = Donosicielom
    .acc = Donosicieli
    .ins = Donosicielami
    .loc = Donosicielach
    .gender = pl
    .help = Pierwsza nieudana Obława w rundzie nie podnosi Niezadowolenia.
directive-rapid-deployment = Szybki przerzut
    .gen = Szybkiego przerzutu
    .dat = Szybkiemu przerzutowi
    .acc = Szybki przerzut
    .ins = Szybkim przerzutem
    .loc = Szybkim przerzucie
    .gender = m
    .help =
        Raz na rundę Strażnik przechodzi za darmo { $deployment_range ->
            [one] o 1 Dystrykt
            [few] najwyżej o { $deployment_range } Dystrykty
           *[many] najwyżej o { $deployment_range } Dystryktów
        }.
directive-levy = Danina
    .gen = Daniny
    .dat = Daninie
    .acc = Daninę
    .ins = Daniną
    .loc = Daninie
    .gender = f
    .help =
        W każdej fazie Otwarcia Maszyna otrzymuje o { $levy_bonds ->
            [one] 1 Obligację
            [few] { $levy_bonds } Obligacje
           *[many] { $levy_bonds } Obligacji
        } więcej.
directive-surveillance = Inwigilacja
    .gen = Inwigilacji
    .dat = Inwigilacji
    .acc = Inwigilację
    .ins = Inwigilacją
    .loc = Inwigilacji
    .gender = f
    .help = Obywatele w Dystrykcie ze Sługą nie dają Zaufania.
directive-show-trials = Pokazowe procesy
    .gen = Pokazowych procesów
    .dat = Pokazowym procesom
    .acc = Pokazowe procesy
    .ins = Pokazowymi procesami
    .loc = Pokazowych procesach
    .gender = pl
    .help = Gdy Bohater zostaje zatrzymany, Niezadowolenie spada o 1.
directive-checkpoints = Punkty kontrolne
    .gen = Punktów kontrolnych
    .dat = Punktom kontrolnym
    .acc = Punkty kontrolne
    .ins = Punktami kontrolnymi
    .loc = Punktach kontrolnych
    .gender = pl
    .help = Opuszczenie Głównego Dystryktu kosztuje Bohatera o 1 Zaufanie więcej.
directive-censorship = Cenzura
    .gen = Cenzury
    .dat = Cenzurze
    .acc = Cenzurę
    .ins = Cenzurą
    .loc = Cenzurze
    .gender = f
    .help = Akcje w Dystrykcie ze Sługą podnoszą Niezadowolenie o 1 mniej.
directive-night-repairs = Nocne naprawy
    .gen = Nocnych napraw
    .dat = Nocnym naprawom
    .acc = Nocne naprawy
    .ins = Nocnymi naprawami
    .loc = Nocnych naprawach
    .gender = pl
    .help = Na koniec każdej rundy każdy Sługa naprawia Strażnika w swoim Dystrykcie.
directive-acceleration = Przyspieszenie
    .gen = Przyspieszenia
    .dat = Przyspieszeniu
    .acc = Przyspieszenie
    .ins = Przyspieszeniem
    .loc = Przyspieszeniu
    .gender = n
    .help = Przy każdym tasowaniu kart ruchu znacznik Postępu przesuwa się o 1 krok dalej.

## City Events: what applies this round, and when the Master Plan advances

# .plan follows "Master Plan awansuje," and so is a clause
city-event-win-over-the-judges = Przychylność sędziów
    .gen = Przychylności sędziów
    .dat = Przychylności sędziów
    .acc = Przychylność sędziów
    .ins = Przychylnością sędziów
    .loc = Przychylności sędziów
    .gender = f
    .help = Na koniec rundy każdy Bohater może odzyskać utraconą kartę Dostępu, odrzucając tyle Zaufania, ilu Strażników jest w jego Dystrykcie.
    .plan =
        chyba że Bohaterowie odrzucą wtedy razem { $judges_trust ->
            [one] 1 Zaufanie
           *[many] { $judges_trust } Zaufania
        }
city-event-census-day = Dzień spisu
    .gen = Dnia spisu
    .dat = Dniowi spisu
    .acc = Dzień spisu
    .ins = Dniem spisu
    .loc = Dniu spisu
    .gender = m
    .help =
        Nie można rozpoznać Obywatela w Dystrykcie, w którym jest { $census_guards ->
            [one] choćby 1 Strażnik
           *[many] co najmniej { $census_guards } Strażników
        }.
    .plan =
        jeśli w co najmniej { $census_districts ->
            [one] 1 Dystrykcie
           *[many] { $census_districts } Dystryktach
        } jest co najmniej po 2 Strażników
city-event-parade-of-progress = Parada postępu
    .gen = Parady postępu
    .dat = Paradzie postępu
    .acc = Paradę postępu
    .ins = Paradą postępu
    .loc = Paradzie postępu
    .gender = f
    .help =
        Zbiórka na Placu Centralnym przynosi o { $parade_bonds ->
            [one] 1 Obligację
            [few] { $parade_bonds } Obligacje
           *[many] { $parade_bonds } Obligacji
        } więcej.
    .plan =
        jeśli na Placu Centralnym stoi { $parade_guards ->
            [one] choćby 1 Strażnik
           *[many] co najmniej { $parade_guards } Strażników
        }
city-event-market-fair = Jarmark
    .gen = Jarmarku
    .dat = Jarmarkowi
    .acc = Jarmark
    .ins = Jarmarkiem
    .loc = Jarmarku
    .gender = m
    .help =
        W tej fazie Otwarcia Bohaterowie w Dystrykcie Handlu dzielą między siebie o { $fair_trust ->
            [one] 1 Zaufanie
           *[many] { $fair_trust } Zaufania
        } więcej.
    .plan =
        jeśli w Dystrykcie Handlu stoi { $fair_guards ->
            [one] choćby 1 Strażnik
           *[many] co najmniej { $fair_guards } Strażników
        }
city-event-public-lectures = Otwarte wykłady
    .gen = Otwartych wykładów
    .dat = Otwartym wykładom
    .acc = Otwarte wykłady
    .ins = Otwartymi wykładami
    .loc = Otwartych wykładach
    .gender = pl
    .help = Podburzanie w Dystrykcie Nauki podnosi Niezadowolenie o 2.
    .plan = jeśli w Dystrykcie Nauki jest Sługa, a nie ma Bohatera
city-event-opening-night = Wielka premiera
    .gen = Wielkiej premiery
    .dat = Wielkiej premierze
    .acc = Wielką premierę
    .ins = Wielką premierą
    .loc = Wielkiej premierze
    .gender = f
    .help = Podburzanie w Dystrykcie Sztuki podnosi Niezadowolenie o 2.
    .plan = jeśli w Dystrykcie Sztuki jest Sługa, a nie ma Bohatera
city-event-open-gates = Otwarte bramy
    .gen = Otwartych bram
    .dat = Otwartym bramom
    .acc = Otwarte bramy
    .ins = Otwartymi bramami
    .loc = Otwartych bramach
    .gender = pl
    .help = Bohaterowie opuszczają Główne Dystrykty za darmo.
    .plan = jeśli w żadnym Głównym Dystrykcie nie ma Bohatera
city-event-steam-shortage = Niedobór pary
    .gen = Niedoboru pary
    .dat = Niedoborowi pary
    .acc = Niedobór pary
    .ins = Niedoborem pary
    .loc = Niedoborze pary
    .gender = m
    .help =
        Opuszczenie pierwszego Dystryktu przez Sługę w tej rundzie kosztuje { $steam_cost ->
            [one] 1 Obligację
            [few] { $steam_cost } Obligacje
           *[many] { $steam_cost } Obligacji
        }.
    .plan = jeśli w tej rundzie żaden Strażnik nie został uszkodzony
city-event-inspection-tour = Inspekcja
    .gen = Inspekcji
    .dat = Inspekcji
    .acc = Inspekcję
    .ins = Inspekcją
    .loc = Inspekcji
    .gender = f
    .help = Akcja Sługi za 2 Obligacje: tylko Maszyna ogląda zakrytego Obywatela w tym Dystrykcie.
    .plan = jeśli trzej Słudzy są w trzech różnych Mniejszych Dystryktach
city-event-night-shift = Nocna zmiana
    .gen = Nocnej zmiany
    .dat = Nocnej zmianie
    .acc = Nocną zmianę
    .ins = Nocną zmianą
    .loc = Nocnej zmianie
    .gender = f
    .help = Pierwszy ruch Strażnika w tej rundzie nic nie kosztuje.
    .plan = jeśli w Dystrykcie Przemysłu jest Sługa, a nie ma Bohatera
city-event-martial-law = Stan wojenny
    .gen = Stanu wojennego
    .dat = Stanowi wojennemu
    .acc = Stan wojenny
    .ins = Stanem wojennym
    .loc = Stanie wojennym
    .gender = m
    .help = Opuszczenie Dystryktu ze Sługą kosztuje Bohatera o 1 Zaufanie więcej.
    .plan = jeśli w tej rundzie został zatrzymany jakiś Bohater
city-event-mass-arrests = Masowe aresztowania
    .gen = Masowych aresztowań
    .dat = Masowym aresztowaniom
    .acc = Masowe aresztowania
    .ins = Masowymi aresztowaniami
    .loc = Masowych aresztowaniach
    .gender = pl
    .help = Aresztowanie kosztuje 1 Obligację.
    .plan =
        { $mass_arrested ->
            [one] jeśli aresztowany jest choćby 1 Obywatel
           *[many] jeśli aresztowanych jest co najmniej { $mass_arrested } Obywateli
        }
city-event-state-of-the-city = Orędzie do Miasta
    .gen = Orędzia do Miasta
    .dat = Orędziu do Miasta
    .acc = Orędzie do Miasta
    .ins = Orędziem do Miasta
    .loc = Orędziu do Miasta
    .gender = n
    .help = Opublikowanie Dyrektywy kosztuje 1 Obligację.
    .plan =
        { $state_directives ->
            [one] jeśli opublikowana jest jakaś Dyrektywa
            [few] jeśli opublikowane są co najmniej { $state_directives } Dyrektywy
           *[many] jeśli opublikowanych jest co najmniej { $state_directives } Dyrektyw
        }
city-event-barricades = Barykady
    .gen = Barykad
    .dat = Barykadom
    .acc = Barykady
    .ins = Barykadami
    .loc = Barykadach
    .gender = pl
    .help = Strażnicy nie mogą wchodzić do Dystryktu z żetonem Zamieszek.
    .plan = jeśli w żadnym Dystrykcie bez Strażników nie ma Bohatera
city-event-velvet-ball = Aksamitny bal
    .gen = Aksamitnego balu
    .dat = Aksamitnemu balowi
    .acc = Aksamitny bal
    .ins = Aksamitnym balem
    .loc = Aksamitnym balu
    .gender = m
    .help = Obywatele w Dystrykcie Aksamitnym nie dają w tej rundzie Zaufania.
    .plan =
        { $ball_guards ->
            [one] jeśli w Dystrykcie Aksamitnym są Sługa i Strażnik
           *[many] jeśli w Dystrykcie Aksamitnym są Sługa i co najmniej { $ball_guards } Strażników
        }
city-event-strike = Strajk
    .gen = Strajku
    .dat = Strajkowi
    .acc = Strajk
    .ins = Strajkiem
    .loc = Strajku
    .gender = m
    .help = Nie można naprawiać Strażników.
    .plan =
        jeśli w Dystrykcie Przemysłu są Sługa i { $strike_guards ->
            [one] Strażnik
           *[many] co najmniej { $strike_guards } Strażników
        }
city-event-loyalty-oath = Przysięga lojalności
    .gen = Przysięgi lojalności
    .dat = Przysiędze lojalności
    .acc = Przysięgę lojalności
    .ins = Przysięgą lojalności
    .loc = Przysiędze lojalności
    .gender = f
    .help = Zatrzymany Bohater traci dodatkowo 1 Zaufanie.
    .plan =
        jeśli Maszyna zapłaci wtedy { $oath_bonds ->
            [one] 1 Obligację
            [few] { $oath_bonds } Obligacje
           *[many] { $oath_bonds } Obligacji
        }
city-event-searchlights = Reflektory
    .gen = Reflektorów
    .dat = Reflektorom
    .acc = Reflektory
    .ins = Reflektorami
    .loc = Reflektorach
    .gender = pl
    .help =
        Obława chwyta także Bohatera, który kończy ruch w połączonym Dystrykcie, gdzie jest { $searchlight_guards ->
            [one] choćby 1 Strażnik
           *[many] co najmniej { $searchlight_guards } Strażników
        }.
    .plan = jeśli co najmniej 2 Bohaterów jest w Dystryktach ze Strażnikami
city-event-closed-bridges = Zamknięte mosty
    .gen = Zamkniętych mostów
    .dat = Zamkniętym mostom
    .acc = Zamknięte mosty
    .ins = Zamkniętymi mostami
    .loc = Zamkniętych mostach
    .gender = pl
    .help = Nie można zmieniać położenia Dystryktów.
    .plan =
        jeśli w Wielkiej Cytadeli, w Wieży Prawa i w Stacji Kontroli Nexus jest { $bridges_guards ->
            [one] choćby po 1 Strażniku
           *[many] co najmniej po { $bridges_guards } Strażników
        }
city-event-voice-of-the-machine = Głos Maszyny
    .gen = Głosu Maszyny
    .dat = Głosowi Maszyny
    .acc = Głos Maszyny
    .ins = Głosem Maszyny
    .loc = Głosie Maszyny
    .gender = m
    .help = Jedna Akcja podnosi Niezadowolenie najwyżej o 1. Na koniec rundy Niezadowolenie spada o 1.
    .plan = jeśli w tej rundzie nikt nie wywołał Zamieszek
city-event-the-countdown = Odliczanie
    .gen = Odliczania
    .dat = Odliczaniu
    .acc = Odliczanie
    .ins = Odliczaniem
    .loc = Odliczaniu
    .gender = n
    .help = Obowiązuje już do końca gry.
    .plan = ilekroć kończy się runda
city-event-grand-tour = Wielki obchód
    .gen = Wielkiego obchodu
    .dat = Wielkiemu obchodowi
    .acc = Wielki obchód
    .ins = Wielkim obchodem
    .loc = Wielkim obchodzie
    .gender = m
    .help = Słudzy Automatu nie wykonują Akcji.
    .plan = jeśli trzej Słudzy są w trzech różnych Dystryktach
city-event-performance-review = Ocena wyników
    .gen = Oceny wyników
    .dat = Ocenie wyników
    .acc = Ocenę wyników
    .ins = Oceną wyników
    .loc = Ocenie wyników
    .gender = f
    .help = Żaden Bohater nie może zdobyć Zaufania Akcją.
    .plan = jeśli otwartych Misji jest co najmniej { $review_missions }
city-event-parade-of-steel = Stalowa parada
    .gen = Stalowej parady
    .dat = Stalowej paradzie
    .acc = Stalową paradę
    .ins = Stalową paradą
    .loc = Stalowej paradzie
    .gender = f
    .help = Liczby na kości Szturmu są o 1 wyższe.
    .plan = jeśli niebieskich Strażników w Mieście jest co najmniej { $steel_guards }

## The Automaton: Missions of the Heroes, and movement cards

mission-secret-meeting = Tajne spotkanie
    .help = Wszyscy trzej Bohaterowie są w tym samym Dystrykcie.
mission-infiltration = Infiltracja
    .help = Trzej Bohaterowie są w trzech różnych Głównych Dystryktach.
mission-free-streets = Wolne ulice
    .help = Każdy Bohater jest w Dystrykcie bez Strażników.
mission-network = Siatka
    .help = Rozpoznani lub ujawnieni Obywatele w Mieście: co najmniej { $network_citizens }.
mission-war-chest = Wspólna kasa
    .help = Zaufanie wszystkich Bohaterów razem: co najmniej { $chest_trust }.
mission-sabotage = Sabotaż
    .help = Uszkodzeni Strażnicy w Mieście: co najmniej { $sabotage_guards }.
mission-jailbreak = Ucieczka z więzienia
    .help = Obywatele na wolności: co najmniej { $jailbreak_citizens }.
mission-forged-papers = Fałszywe papiery
    .help = Karty Dostępu wszystkich Bohaterów, które nie są utracone: co najmniej { $papers_cards }.
mission-great-rally = Wielki wiec
    .help = Obywatele na Placu Centralnym: co najmniej { $rally_citizens }.
mission-stronghold = Bastion
    .help = Obywatele w jednym Mniejszym Dystrykcie bez Strażników: co najmniej { $stronghold_citizens }.
mission-unrest = Wrzenie
    .help = Etap Niezadowolenia: co najmniej { $unrest_stage }.
mission-open-city = Otwarte miasto
    .help = Dystrykty bez Strażników: co najmniej { $open_districts }.

movement-up = w górę
    .help = Sługa idzie do Dystryktu połączonego u góry; z dwóch do lewego. Jeśli nie ma tam Dystryktu, próbuje się kolejnych połączeń zgodnie z ruchem wskazówek zegara.
movement-right = w prawo
    .help = Sługa idzie do Dystryktu połączonego po prawej; z dwóch do wyższego. Jeśli nie ma tam Dystryktu, próbuje się kolejnych połączeń zgodnie z ruchem wskazówek zegara.
movement-down = w dół
    .help = Sługa idzie do Dystryktu połączonego u dołu; z dwóch do prawego. Jeśli nie ma tam Dystryktu, próbuje się kolejnych połączeń zgodnie z ruchem wskazówek zegara.
movement-left = w lewo
    .help = Sługa idzie do Dystryktu połączonego po lewej; z dwóch do niższego. Jeśli nie ma tam Dystryktu, próbuje się kolejnych połączeń zgodnie z ruchem wskazówek zegara.
movement-stay = postój
    .help = Sługa zostaje na miejscu.
movement-guard = postój i nowy Strażnik
    .help = Sługa zostaje na miejscu, a w jego Dystrykcie przybywa niebieski Strażnik.
movement-maintenance = konserwacja
    .help = Sługa zostaje, a wszyscy uszkodzeni Strażnicy w jego Dystrykcie zostają naprawieni. Nikogo nie zatrzymuje i nie wykonuje Akcji.
movement-square = Plac Centralny
    .help = Sługa idzie od razu na Plac Centralny.
movement-rose = róża
    .help = Sługa idzie do Bohatera z najniższą Inicjatywą.
movement-goggles = gogle
    .help = Sługa idzie do Bohatera ze środkową Inicjatywą.
movement-bird = ptak
    .help = Sługa idzie do Bohatera z najwyższą Inicjatywą.

## Phases

phase-opening = Otwarcie
    .short = Otwarcie
phase-access = Dostęp
    .short = Dostęp
phase-great-machine = Wielka Maszyna
    .short = Maszyna
phase-heroes = Bohaterowie
    .short = Bohaterowie
phase-closing = Zamknięcie
    .short = Zamknięcie
phase-over = koniec gry

## Parts of sentences

# .acc: as a price
n-bonds =
    { $price ->
        [one] 1 Obligacja
        [few] { $price } Obligacje
       *[many] { $price } Obligacji
    }
    .acc =
        { $price ->
            [0] za darmo
            [one] 1 Obligacja
            [few] { $price } Obligacje
           *[many] { $price } Obligacji
        }
n-trust =
    { $price ->
        [one] 1 Zaufanie
       *[many] { $price } Zaufania
    }
    .acc =
        { $price ->
            [0] za darmo
            [one] 1 Zaufanie
           *[many] { $price } Zaufania
        }
# "Citizen 4", to those who know more "Citizen 4 (Merchant)"
citizen =
    Obywatel { $number }{ $told ->
        [yes] { "" } ({ $class_ })
       *[no] { "" }
    }
card-plan = Master Plan awansuje, { $plan }.

## Events

event-round = Zaczyna się runda { $number }: { $event }.
event-bonds =
    { $reader ->
        [actor] Otrzymujesz
       *[other] Maszyna otrzymuje
    } { $bonds ->
        [one] 1 Obligację
        [few] { $bonds } Obligacje
       *[many] { $bonds } Obligacji
    }.
event-trust =
    { $hero } otrzymuje { $trust ->
        [one] 1 Zaufanie
       *[many] { $trust } Zaufania
    }.
event-spent =
    { $hero } wydaje { $trust ->
        [one] 1 Zaufanie
       *[many] { $trust } Zaufania
    }.
event-access-chosen = Wszystkie cele są wybrane.
event-guard-moved = Strażnik opuszcza { $from_acc } i idzie { $to_dat }.
event-servant-moved = { $servant } idzie { $to_dat }.
event-arrested = Obywatel { $citizen } zostaje aresztowany { $district_loc }.
event-repaired = { $servant } naprawia Strażnika { $district_loc }.
event-raided = { $servant } organizuje Obławę { $district_loc }.
event-drew =
    { $told ->
        [yes] Maszyna dobiera Dyrektywę: { $directive }.
       *[no] Maszyna dobiera Dyrektywę.
    }
event-published = Maszyna publikuje Dyrektywę: { $directive }.
event-taken-back = Maszyna cofa Dyrektywę na rękę: { $directive }.
event-repositioned = Zmienia się położenie { $district_gen }; teraz obok: { $beside }.
event-pacified = Pacyfikacja { $district_loc }.
event-confiscated =
    Maszyna konfiskuje { $hero_dat } { $trust ->
        [one] 1 Zaufanie
       *[many] { $trust } Zaufania
    }.
event-inspected =
    { $told ->
        [yes] Maszyna sprawdza Obywatela { $citizen }: { $class }.
       *[no] Maszyna sprawdza Obywatela { $citizen }.
    }
event-resettled = Obywatel { $citizen } zostaje przesiedlony { $to_dat }.
event-phase-ended =
    { $reader ->
        [actor] Twoja faza się kończy.
       *[other] Maszyna kończy swoją fazę.
    }
event-revealed-card = { $hero } pokazuje kartę Dostępu do { $district_gen }.
event-moved = { $hero } idzie { $to_dat }.
event-escaped = { $hero } przemyka obok Strażników.
event-captured =
    Strażnicy chwytają { $hero_acc }, { $hero_gender ->
        [f] która zostaje zatrzymana
       *[other] który zostaje zatrzymany
    }.
event-caught =
    { $hero } wpada w Obławę i zostaje { $hero_gender ->
        [f] zatrzymana
       *[other] zatrzymany
    } { $district_loc }.
event-plan = Master Plan awansuje na { $plan }.
event-discontent = Niezadowolenie wynosi teraz { $slot }.
event-no-trust =
    Brak Zaufania! { $hero } { $trust ->
        [0] nie ma czego stracić
        [one] traci 1 Zaufanie
       *[many] traci { $trust } Zaufania
    }.
event-forfeited = Brak Dostępu! { $hero } traci kartę Dostępu do { $district_gen }.
event-rolled =
    { $hero } rzuca kością Szturmu: { $die ->
        [0] tarcza
       *[other] { $die }
    }.
event-guard-broken = Strażnicy { $district_loc } są uszkodzeni.
event-identified =
    { $reader ->
        [actor] Rozpoznajesz
       *[other] { $name } rozpoznaje
    } Obywatela { $citizen }{ $told ->
        [yes] : { $class }
       *[no] { "" }
    }.
event-citizen-moved = Obywatel { $citizen } idzie { $to_dat }.
event-citizen-revealed = Obywatel { $citizen } zostaje ujawniony: { $class }.
event-riot =
    { $success ->
        [0] Zamieszki { $district_loc } kończą się porażką.
       *[other] Zamieszki { $district_loc } kończą się sukcesem!
    }
event-cancelled = Dyrektywa zostaje odwołana: { $directive }.
event-retrieved =
    { $hero } odzyskuje { $known ->
        [yes] kartę Dostępu do { $district_gen }
       *[no] utraconą kartę Dostępu
    }.
event-searched = Rewolucjoniści oglądają Dyrektywy Maszyny.
event-struck-out = Dyrektywa odrzucona z ręki Maszyny: { $directive }.
event-released =
    { $told ->
        [yes] Aresztowany Obywatel ({ $class }) zostaje przywrócony i idzie { $to_dat }.
       *[no] Aresztowany Obywatel zostaje przywrócony i idzie { $to_dat }.
    }
event-passed = { $hero } nie wykonuje Akcji.
event-raid-failed = Obława { $district_loc } jest nieudana.
event-movement = { $servant } dobiera kartę ruchu: { $card }.
event-seized = { $servant } zatrzymuje { $hero_acc }.
event-blue-guard = Pojawia się niebieski Strażnik { $district_loc }.
event-shuffled = Wszystkie karty ruchu zostają potasowane.
event-progress = Znacznik Postępu przesuwa się na { $plan }.
event-accomplished = Misja wykonana: { $mission }.
event-won =
    { $side ->
        [machine] Wielka Maszyna wypełnia Master Plan.
        [automaton] Automat wypełnia Master Plan.
       *[revolutionaries] Trzecie Zamieszki są udane: Miasto jest wolne.
    }

## Decisions

decision-split-trust = { $hero } { $district_loc }: ile dostaje z { $total } Zaufania?
decision-choose-access = Dokąd idzie każdy z twoich Bohaterów?
decision-machine-turn = Przemieszczasz Strażników, działasz Sługami czy kończysz fazę?
decision-take-directive-back = Trzy Dyrektywy są już opublikowane. Którą cofasz, by opublikować { $directive_acc }?
decision-put-district = Dokąd przesuwasz { $district_acc }?
decision-settle-citizen = Dokąd trafia { $citizen }?
decision-go-on = { $hero } idzie { $destination_dat }: którędy?
decision-detainment =
    { $hero_gender ->
        [f] { $hero } zatrzymana { $place_loc }: co dalej?
       *[other] { $hero } zatrzymany { $place_loc }: co dalej?
    }
decision-hero-action = { $hero } { $place_loc }. Jaką Akcję wykonuje?
decision-pay-for-attack =
    Kość Szturmu pokazuje { $number ->
        [0] tarczę
       *[other] { $number }
    }. Ile płaci { $hero }?
decision-more-citizens =
    { $verb ->
        [identify] { $hero }: kogo jeszcze rozpoznajesz?
       *[move] { $hero }: kogo jeszcze przemieszczasz?
    }
decision-jail-active = Zamieszki są nieudane. Kogo aresztujesz { $district_loc }?
decision-retrieve-card = Którą utraconą kartę Dostępu odzyskuje { $hero }?
decision-strike-out-directive = Którą z Dyrektyw Maszyny odrzuca { $hero }?
decision-place-released = { $citizen } zostaje przywrócony. Dokąd idzie?
decision-identify-any = Obława jest nieudana. Którego Obywatela rozpoznajesz?
decision-win-back =
    Czy { $hero } odzyskuje utraconą kartę Dostępu za { $guards ->
        [one] 1 Zaufanie
       *[many] { $guards } Zaufania
    }?
decision-buy-off =
    Bohaterowie mogą razem oddać { $judges_trust ->
        [one] 1 Zaufanie
       *[many] { $judges_trust } Zaufania
    }, by zatrzymać Plan. Ile daje { $hero }?
decision-swear =
    Płacisz { $oath_bonds ->
        [one] 1 Obligację
        [few] { $oath_bonds } Obligacje
       *[many] { $oath_bonds } Obligacji
    }, by Plan awansował? Masz { $bonds }.

## Choices

choice-take-NUMBER-trust =
    { $number ->
        [one] 1 Zaufanie
       *[many] { $number } Zaufania
    }
choice-send-HERO-to-DISTRICT = { $hero } { $district_dat }
choice-confirm = Zatwierdź cele
choice-reconsider = Zmień zdanie
choice-guard-DISTRICT-to-TO = Strażnik: { $district } → { $to } ({ $price })
choice-move-SERVANT-to-TO = { $servant } { $to_dat } ({ $price })
choice-SERVANT-arrests-citizen-NUMBER = { $servant } aresztuje: { $citizen } ({ n-bonds.acc })
choice-SERVANT-repairs = { $servant } naprawia Strażnika ({ n-bonds.acc })
choice-SERVANT-raids = { $servant } organizuje Obławę ({ n-bonds.acc })
choice-SERVANT-draws = { $servant } dobiera Dyrektywę ({ n-bonds.acc })
choice-SERVANT-publishes-DIRECTIVE = { $servant } publikuje { $directive_acc } ({ n-bonds.acc })
choice-SERVANT-repositions-TO = { $servant } przesuwa { $to_acc } ({ n-bonds.acc })
choice-SERVANT-collects = { $servant } zbiera Obligacje
choice-SERVANT-pacifies = { $servant } pacyfikuje ({ n-bonds.acc })
choice-SERVANT-confiscates = { $servant } konfiskuje Zaufanie
choice-SERVANT-inspects-citizen-NUMBER = { $servant } sprawdza: { $citizen } ({ n-bonds.acc })
choice-resettle-citizen-NUMBER = Przesiedl: { $citizen }
choice-deploy-DISTRICT-to-TO = Przerzut: { $district } → { $to } (za darmo)
choice-end-phase = Zakończ fazę
choice-take-back-DIRECTIVE = Cofnij { $directive_acc }
choice-put-DISTRICT-at-PLACE =
    { $turned ->
        [yes] Z obrotem, obok: { $near } ({ $place })
       *[no] Obok: { $near } ({ $place })
    }
choice-settle-in-DISTRICT = Idzie { $district_dat }
choice-go-to-DISTRICT = Przez { $district_acc } ({ n-trust.acc })
choice-advance-plan = Awansuj Master Plan
choice-no-trust = Brak Zaufania! Weź Zaufanie Bohatera jako Obligacje
choice-no-access = Brak Dostępu! Karta Dostępu jest utracona
choice-incite = Podburzanie ({ n-trust.acc })
choice-attack-for-NUMBER =
    Zaatakuj Strażnika za { $number ->
        [one] 1 Zaufanie
       *[many] { $number } Zaufania
    }
choice-attack = Zaatakuj Strażnika: rzut, potem zapłata
choice-pay-NUMBER =
    Zapłać { $number ->
        [one] 1 Zaufanie
       *[many] { $number } Zaufania
    }
choice-identify-citizen-NUMBER = Rozpoznaj: { $citizen } ({ n-trust.acc })
choice-move-citizen-NUMBER-to-TO = { $citizen } { $to_dat } ({ $price })
choice-gain-trust = Zdobądź 1 Zaufanie
choice-start-riot = Wywołaj Zamieszki ({ n-trust.acc })
choice-agitate = Przemów do tłumu ({ n-trust.acc })
choice-reposition-DISTRICT = Przesuń { $district_acc } ({ n-trust.acc })
choice-grant-HERO = 3 Zaufania dla { $hero_gen }
choice-cancel-DIRECTIVE = Odwołaj { $directive_acc } ({ n-trust.acc })
choice-let-HERO-retrieve = { $hero } odzyskuje utraconą kartę Dostępu ({ n-trust.acc })
choice-search-citadel = Obejrzyj Dyrektywy Maszyny i odrzuć jedną ({ n-trust.acc })
choice-discard-DIRECTIVE = Odrzuć { $directive_acc }
choice-release-citizen = Przywróć aresztowanego Obywatela ({ n-trust.acc })
choice-pass = Nic nie rób
choice-done = Gotowe
choice-arrest-citizen-NUMBER = Aresztuj: { $citizen }
choice-give-NUMBER-trust =
    Oddaj { $number ->
        [one] 1 Zaufanie
       *[many] { $number } Zaufania
    }
choice-retrieve-DISTRICT-for-TO_HERO = { $to_hero } odzyskuje kartę: { $district }

## Refusals

reason-overlap = Dwa Dystrykty zachodziłyby na siebie: { $about }.
reason-too-few-connections = Każdy Dystrykt musi stykać się z dwoma innymi: { $about }.
reason-apart = Te Dystrykty byłyby odcięte od reszty: { $about }.
reason-only-route = Zasada Połączenia: Miasto musi pozostać połączone bez któregokolwiek Dystryktu. Jedyną drogą byłyby: { $about }.
reason-cannot-slide = Dystrykt nie może się tam wsunąć.
reason-not-moved = Dystrykt musi trafić gdzie indziej albo się obrócić.
reason-enclosed = Otaczają go inne Dystrykty, więc nie może się ruszyć: { $about }.
reason-no-valid-end = Dokądkolwiek by się przesunął, Miasto nie byłoby poprawne: { $about }.
reason-game-over = Gra jest skończona.
reason-plan-fulfilled = Master Plan doszedł do XII.
reason-plan-met = Master Plan spotkał się ze znacznikiem Postępu.
reason-three-riots = Doszło do trzecich Zamieszek.
reason-not-your-decision = Teraz nie ty decydujesz.
reason-unresolved = Najpierw odpowiedz na bieżące pytanie.
reason-not-offered = To teraz niemożliwe.
reason-too-few-bonds = Nie masz dość Obligacji.
reason-too-little-trust = Bohater nie ma dość Zaufania.
reason-no-free-square = Nie ma wolnego pola.
reason-no-guard = Nie ma sprawnego Strażnika.
reason-already-acted = Ten Sługa wykonał już Akcję.
reason-barred = Nie pozwala na to obowiązująca karta.
reason-not-here = W tym Dystrykcie Sługa nie może tego zrobić.
reason-no-card = Tej karty Dostępu nie ma na ręce albo jest już wybrana.
reason-not-your-hero = To nie twój Bohater.
reason-not-all-chosen = Najpierw każdy z twoich Bohaterów musi mieć cel.
reason-no-route = Tędy nie prowadzi droga do celu.
reason-not-possible-here = W tym Dystrykcie Bohater nie może tego zrobić.
reason-raid-before = W tym Dystrykcie jest już Obława.
reason-no-directives = Nie ma już Dyrektyw do dobrania.
reason-already-confirmed = Cele są już zatwierdzone; najpierw zmień zdanie.
reason-riot-before = W tym Dystrykcie były już Zamieszki.
reason-known-citizen = Ten Obywatel jest już rozpoznany.
reason-not-active = Aresztować można tylko Obywatela, który jest ujawniony i aktywny.
reason-already-there = Już tam jest.
reason-more-than-shared = Nie ma tyle Zaufania do podziału.
reason-citizen-elsewhere = Tego Obywatela nie ma w tym Dystrykcie.
reason-none-broken = W tym Dystrykcie nie ma uszkodzonego Strażnika.
reason-no-raid-token = Wszystkie trzy żetony Obławy są na planszy.
reason-not-in-hand = Maszyna nie ma tej Dyrektywy na ręce.
reason-not-published = Ta Dyrektywa nie jest opublikowana.
reason-not-in-force = Nie pozwala na to żadna obowiązująca karta.
reason-no-servant = W Dystrykcie tego Obywatela nie ma Sługi.
reason-once-a-round = Można to zrobić tylko raz na rundę.
reason-too-far = To za daleko.
reason-second-action = Druga Akcja musi być inna niż pierwsza i żadna nie może wywoływać Zamieszek.
reason-other-attack = Tylko Artystka najpierw rzuca, a potem płaci; inni Bohaterowie płacą przed rzutem.
reason-attack-for-nothing = Atak kosztuje co najmniej 1 Zaufanie.
reason-no-crowd = Na Placu Centralnym nie ma więcej Obywateli niż Strażników.
reason-not-in-play = Ten Bohater nie bierze udziału w grze.
reason-none-forfeited = Ten Bohater nie ma utraconych kart Dostępu.
reason-not-forfeited = Ta karta Dostępu nie jest utracona.
reason-empty-hand = Maszyna nie ma Dyrektyw na ręce.
reason-nobody-arrested = Nikt nie jest aresztowany.
reason-not-on-board = Tego Obywatela nie ma na planszy.
reason-not-needed = Tyle nie potrzeba.
reason-revolutionary-count = Potrzebna jest Maszyna i od 1 do 3 Rewolucjonistów.
reason-unknown-hero = Nie ma Bohatera o nazwie „{ $about }”.
reason-hero-claimed-twice = Bohater „{ $about }” jest podany więcej niż raz.
reason-three-heroes = Musi być 3 Bohaterów, a nie { $about }.
reason-unknown-city = Nie ma Miasta ani Dystryktu o nazwie „{ $about }”.
reason-placed-twice = Dystrykt ma więcej niż jedno miejsce: { $about }.
reason-no-place = „{ $about }” to nie jest miejsce: podaj x,y lewego górnego pola, każde od -2 do 17, potem h lub v, np. art=2,0v.
reason-unplaced = Nie podano miejsca tych Dystryktów: { $about }.
reason-plan-start = Master Plan zaczyna się na 1, 2 lub 3.
reason-automaton-level = Automat ma poziomy od 1 do 6; przy 0 ktoś gra Maszyną.
reason-unknown-winner = Nie ma strony o nazwie „{ $about }”: możliwe są machine, revolutionaries lub none.

## The table in the terminal

table-round = Runda { $round }
table-title = Runda { $round }: { $phase }
table-plan = Master Plan: { $plan } z { $last }
table-discontent =
    Niezadowolenie: { $slot } ({ $riot ->
        [yes] Etap Zamieszek
       *[no] Etap { $stage }
    })
table-riots = Zamieszki: { $count } z { $goal }
table-bonds = Obligacje: { $count }
table-events = Kolejne Wydarzenia Miejskie: { $count }
table-own-cards = karty z pudełka (help cards)
table-movement = Karty ruchu: zostało { $count } z { $all }
table-movement-card =
    { $card }{ $told ->
        [yes] { "" } ({ $hero })
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { "" } × { $count }
    }
table-missions = Misje:
table-mission =
    { $mission } { $done ->
        [yes] ✓
       *[no] { $have }/{ $need }
    }
table-blue =
    { $count ->
        [one] 1 niebieski
       *[many] niebieskich: { $count }
    }
table-visits = Sługa
table-chance = { $percent }%
table-event = Wydarzenie Miejskie ({ $provenance }):
table-directives = Dyrektywy do dobrania: { $count }
table-published = opublikowane: { $cards }
table-discarded = odrzucone: { $cards }
table-hand = na ręce: { $count }
table-hand-known = ({ $cards })
table-none = –
table-district = Dystrykt
table-guards = Straż
table-content = Kto i co
table-guard-squares =
    { $guards }{ $broken ->
        [0] { "" }
       *[other] +{ $broken }
    }/{ $squares }
table-arrested = Areszt
table-riot = ZAMIESZKI
table-raid = OBŁAWA
table-acted = { "" } (po Akcji)
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
table-hero = Bohater
table-player = Gracz
table-trust = Zauf.
table-cards = Karty Dostępu
table-card-count = { $count } na ręce
table-forfeited = utracone: { $cards }
table-destination = cel: { $district }
table-detained = zatrzymanie

## The table in the browser

table-thing = { $name }: { $facts }
table-n-guards =
    { $count ->
        [0] bez Strażników
        [one] 1 Strażnik
       *[many] { $count } Strażników
    }
table-n-broken =
    { $count ->
        [one] 1 uszkodzony
       *[many] { $count } uszkodzonych
    }
table-n-citizens =
    { $count ->
        [0] bez Obywateli
        [one] 1 Obywatel
       *[many] { $count } Obywateli
    }
table-squares =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
table-guards-change =
    { $more ->
        [yes] o { $count } więcej niż przedtem
       *[no] o { $count } mniej niż przedtem
    }
table-guards-of = Strażnicy ({ $district })
table-a-raid = Obława
table-a-riot = Zamieszki
table-jail = Więzienie
table-jailed = aresztowany
table-status-unknown = nierozpoznany
table-status-identified = rozpoznany
table-status-revealed = ujawniony
table-active = aktywny
table-n-class = { $class_ }: { $count }
table-among = Na pewno są wśród nich: { $who }.
table-trust-of = Zaufanie: { $trust } z { $most }
table-actions-taken =
    { $count ->
        [0] jeszcze przed Akcją
       *[other] już po Akcji
    }
table-card-where =
    { $where ->
        [published] obowiązuje
        [discarded] na stosie kart odrzuconych
       *[hand] na ręce Maszyny
    }
table-access-card = { $hero }, karta Dostępu: { $district }
table-access-state =
    { $state ->
        [forfeited] utracona
        [chosen] wybrana
        [perhaps] być może utracona
       *[hand] na ręce
    }
table-plan-now =
    { $advances ->
        [yes] Na razie tak.
        [no] Na razie nie.
       *[open] Jeszcze nie wiadomo.
    }
table-plan-count = { $have }/{ $need }
table-hand-of-machine =
    { $count ->
        [0] Maszyna nie ma Dyrektyw na ręce
        [one] Maszyna ma na ręce 1 Dyrektywę
        [few] Maszyna ma na ręce { $count } Dyrektywy
       *[many] Maszyna ma na ręce { $count } Dyrektyw
    }
table-heroes = Bohaterowie
table-city = Miasto
table-look-at = Obejrzyj: { $name }
table-close = Zamknij
table-city-event = Wydarzenie Miejskie
table-to-come = jeszcze { $count }
table-in-force = Obowiązujące Dyrektywy
table-of = { $count } z { $most }
table-free-place = wolne miejsce
table-own-design = Nasz pomysł
table-own-design-note = Nasz pomysł: instrukcja nie podaje tego tekstu.
table-hidden = zakryty
table-forecast =
    { $sure ->
        [yes] aktywni Obywatele: { $known } przeciw { $against }
       *[no] aktywni Obywatele: od { $known } do { $possible } przeciw { $against }
    }
table-hero-acts = działa
table-hero-acted = po Akcji
table-hero-next = zaraz
board-master-plan = Master Plan
board-plan = Plan
board-discontent = Niezadowolenie
board-stage = Etap
board-riots = Zamieszki
board-bonds =
    { $count ->
        [one] Obligacja
        [few] Obligacje
       *[many] Obligacji
    }
board-left-to-act = z { $most } przed Akcją
board-in-hand = na ręce
board-in-deck = w talii
board-raids-left = z { $most } Obław
board-arrested = w areszcie
board-servant =
    { $acted ->
        [yes] po Akcji
       *[no] może działać
    }
table-help-guards = Za każdego Strażnika Bohater płaci 1 Zaufanie, gdy opuszcza Dystrykt, a także za większość Akcji w nim. Ruch Strażnika kosztuje Maszynę 1 Obligację za każdy opuszczany Dystrykt. Uszkodzeni Strażnicy zajmują swoje pola, ale się nie liczą.
    .source = Zasady M7.2, M7.13, M8.2; { provenance-rulebook }.
table-help-citizen = Daje w rundzie 1 Zaufanie Bohaterom w swoim Dystrykcie; ujawniony i aktywny daje 2, a ujawniony Zdrajca nic.
    .source = Zasady M5.3, M9.13; { provenance-rulebook }.
table-help-access = Bohater idzie tam, dokąd pozwala mu karta z ręki. Maszyna nie może oglądać utraconych kart.
    .source = Zasady M3.8, M6.1; { provenance-rulebook }.
table-help-place = Dystrykt przesuwa się tutaj ze wszystkimi, którzy w nim są.
    .source = Zasada M10; { provenance-rulebook }.
table-help-dial = Wskazówka pokazuje Master Plan: na XII wygrywa Maszyna. Pierścień pokazuje Niezadowolenie: z każdym Etapem kolejna klasa Obywateli staje się aktywna, a Maszyna otrzymuje więcej Obligacji. Ostatnie pole liczy się jako Zamieszki. Rewolucjoniści wygrywają po trzecich Zamieszkach.
    .source = Zasady M1.4, M1.5, M4; { provenance-rulebook }.
table-help-bonds = Tym płaci Maszyna. W każdej rundzie otrzymuje ich od 6 do 12, tym więcej, im wyższy Etap Niezadowolenia.
    .source = Zasada M4.4; { provenance-rulebook }.
table-help-directives = Dobierane w Wielkiej Cytadeli, publikowane w Wieży Prawa: naraz obowiązują najwyżej 3. Talii nigdy nie tasuje się ponownie.
    .source = Zasady M7.8, M7.9; { provenance-rulebook }.
table-help-jail = Aresztowani Obywatele leżą zakryci. Bohater w Wielkiej Cytadeli może przywrócić jednego, wylosowanego.
    .source = Zasady M7.5, M9.12; { provenance-rulebook }.

## The table in the browser: the Automaton

automaton-deck = Talia ruchu
automaton-of-left = z { $all }
automaton-n-left = zostało: { $count }
automaton-drawn = dobrana
automaton-shuffled = Gdy zostanie mniej niż { $count }, wszystkie są tasowane.
automaton-chances = Szanse na mapie
automaton-card-up = w górę
automaton-card-right = w prawo
automaton-card-down = w dół
automaton-card-left = w lewo
automaton-card-stay = postój
automaton-card-guard = Strażn.
automaton-card-maintenance = kons.
automaton-card-square = Plac
automaton-card-rose = róża
automaton-card-goggles = gogle
automaton-card-bird = ptak
automaton-missions = Misje
automaton-done = wykonane: { $count } z { $all }
automaton-accomplished = wykonana
automaton-chance = szansa odwiedzin: { $percent }%
automaton-risk = szansa zatrzymania w tej rundzie
automaton-raid = szansa Obławy w tym Dystrykcie
automaton-plan = Master Plan: { $plan }, znacznik Postępu: { $progress }, kroki między nimi: { $steps }
automaton-steps = Kroki do porażki: { $count }
automaton-n-blue =
    { $count ->
        [one] 1 niebieski
       *[many] { $count } niebieskich
    }
automaton-aside =
    Kaucja za Bohatera, którego znajdzie Sługa: { $bail ->
        [one] 1 Zaufanie
       *[many] { $bail } Zaufania
    }
automaton-verdict = Master Plan i znacznik Postępu spotkały się na { $plan }. Udane Zamieszki: { $riots } z 3.
board-progress = Postęp
table-help-movement = Co rundę każdy Sługa dobiera kartę: najpierw Sługa Prawa, na końcu Fantomer. Karty nie wracają do talii. Gdy zostanie ich mniej niż 3, wszystkie 13 zostaje potasowanych, znacznik Postępu przesuwa się o krok za każdą otwartą Misję, a jedna Dyrektywa wchodzi w życie.
    .source = Zasady M16.3, M16.4, M16.8.
table-help-progress = Master Plan awansuje, a znacznik Postępu zbliża się do niego. Gdy się spotkają, Plan jest ukończony i przegrywasz. Po trzecich Zamieszkach wygrywasz. Pierścień pokazuje Niezadowolenie: z każdym Etapem aktywna staje się kolejna klasa Obywateli.
    .source = Zasady M4, M16.8, M16.12.

## The first game against the Automaton: what is taught, and when

tour-automaton = Tutaj nikt nie gra Maszyną. Wygrywasz po trzecich udanych Zamieszkach, a jedne już były. Plan awansuje, a czerwony znacznik Postępu idzie mu naprzeciw: gdy się spotkają, przegrywasz.
    .title = Przeciw Automatowi
tour-automaton-deck = Gdy wybierzesz cele, każdy Sługa dobiera kartę ruchu i idzie tam, gdzie ona każe. Dobrane karty są przekreślone: z 13 zostały 4. Wskaż kartę, a zobaczysz, dokąd zaprowadzi każdego Sługę.
    .title = Talia ruchu
tour-automaton-chances = Możesz więc liczyć: każdy Dystrykt pokazuje dokładną szansę, że skończy tam Sługa. Sługa, który nikogo nie zastanie, działa: Sługa Prawa organizuje Obławę, Sędzia sądzi Obywatela, Fantomer wzywa Strażnika.
    .title = Szanse
tour-automaton-bail = Bohater zostaje zatrzymany tam, gdzie zastanie go Sługa, jeszcze przed swoim ruchem: szansę widać przy każdym Bohaterze. Płaci kaucję w Zaufaniu i działa dalej albo traci turę. Zachowaj więc trochę Zaufania.
    .title = Kaucja
tour-automaton-missions = Trzy Misje. Pod koniec rundy każda, której warunek jest spełniony, zostaje wykonana na stałe. Za każdą otwartą znacznik Postępu przesuwa się przy tasowaniu kart. Jedna jest już prawie gotowa.
    .title = Misje
tour-automaton-destinations = Na dole widać, dokąd może iść Bohater, ile kosztuje droga i jaka jest tam szansa Obławy: najpierw najmniejsza. Przemytnik idzie do Aksamitnego, Aktorka zostaje w Dystrykcie Sztuki, a Dziennikarka idzie na Plac Centralny. Potem potwierdź.
    .title = Cele
tour-automaton-steps = Słudzy po kolei dobrali karty, ruszyli i wykonali Akcje; strzałki pokazują, dokąd poszli. Wszystko jest też w dzienniku. Teraz kolej na twoich Bohaterów.
    .title = Słudzy
tour-automaton-riot = Aktywnych Obywateli jest tu więcej niż Strażników: naciśnij „{ verb-riot }”. Po nieudanych Zamieszkach wszyscy aktywni Obywatele Dystryktu zostają aresztowani.
    .title = Zamieszki!
tour-automaton-accomplished = Misja jest wykonana i taka zostanie, cokolwiek się stanie.
    .title = Wykonana
tour-automaton-shuffled = Zostały mniej niż 3 karty, więc tasuje się wszystkie 13. Znacznik Postępu przesunął się o krok za każdą otwartą Misję, a jedna Dyrektywa weszła w życie. Licz rundy: tak jest mniej więcej co cztery.
    .title = Tasowanie
tour-automaton-blue = W Mieście pojawił się niebieski Strażnik. Liczy się jak każdy inny, ale uszkodzony znika.
    .title = Niebiescy Strażnicy

over =
    { $side ->
        [machine] Wygrywa Wielka Maszyna.
        [automaton] Wygrywa Automat.
       *[revolutionaries] Wygrywają Rewolucjoniści.
    }

## The first game: what is taught, and when

tour-sides = Prowadzisz trzech Bohaterów przeciw Wielkiej Maszynie. Ona wygrywa, gdy jej Master Plan dojdzie do XII. Ty wygrywasz po trzecich udanych Zamieszkach: w Dystrykcie Przemysłu już wybuchły, więc potrzebujesz jeszcze drugich i trzecich.
    .title = Dwie strony
tour-discontent = To, co robią Bohaterowie, podnosi Niezadowolenie. Z każdym Etapem kolejna klasa Obywateli staje się aktywna, czyli gotowa na Zamieszki: teraz Artyści, Naukowcy i Kupcy. Ostatnie pole samo liczy się jako Zamieszki.
    .title = Niezadowolenie
tour-city = Dziewięć Dystryktów ze Strażnikami i Obywatelami. Większość Obywateli leży zakryta: nikt nie zna ich klasy, a pięciu to Zdrajcy, którzy pomagają Maszynie. Ci w Dystrykcie Sztuki są już rozpoznani; ty widzisz, kim są, a Maszyna nie.
    .title = Miasto
tour-heroes = Twoi Bohaterowie płacą Zaufaniem. Na początku rundy każdy Obywatel daje Bohaterowi w tym samym Dystrykcie 1 Zaufanie, a ujawniony i aktywny 2. Karta Dostępu pozwala Bohaterowi iść do jej Dystryktu; utraconej nie można użyć.
    .title = Twoi Bohaterowie
tour-event = Wydarzenie Miejskie zmienia zasady na tę rundę. Na koniec rundy mówi, czy Plan awansuje: przy Otwartych bramach awansuje, chyba że jakiś Bohater jest w Głównym Dystrykcie, np. na Placu Centralnym. Wyślij więc tam kogoś!
    .title = Wydarzenie Miejskie
tour-split = W jednym Dystrykcie jest kilku Bohaterów: dzielą między siebie to, co dają Obywatele. Daj temu, kto musi opuścić strzeżony Dystrykt albo planuje drogą Akcję; co przekracza maksimum Bohatera, przepada.
    .title = Podziel Zaufanie
tour-destinations = Wybierz w tajemnicy: Bohatera, a potem Dystrykt. Aktorka zostaje w Dystrykcie Sztuki: pięciu aktywnych na jednego Strażnika. Przemytnik idzie do Aksamitnego, Dziennikarka na Plac Centralny. Potem naciśnij „{ choice-confirm }”.
    .title = Cele
tour-exits = Opuszczenie Dystryktu kosztuje 1 Zaufanie za każdego Strażnika w nim; Strażnicy u celu nic nie kosztują. Kto nie może zapłacić, traci całe Zaufanie, rzuca kością Ucieczki i może zostać schwytany.
    .title = Strażnicy po drodze
tour-way = Bohater pokazuje kartę i idzie do celu krok po kroku. Za Strażników w każdym opuszczanym Dystrykcie płaci Zaufaniem, więc szukaj drogi, na której jest ich najmniej. Przy Otwartych bramach Główne Dystrykty są za darmo.
    .title = Którędy?
tour-action = Bohater wykonuje jedną Akcję, a większość kosztuje 1 Zaufanie za każdego Strażnika w Dystrykcie. Podburzanie podnosi Niezadowolenie w Mniejszym Dystrykcie. Gdy na nic cię nie stać, zdobądź 1 Zaufanie: to za darmo.
    .title = Akcja
tour-riot = Naciśnij „{ verb-riot }”. Wszyscy Obywatele tutaj zostaną ujawnieni; jeśli aktywnych jest więcej niż Strażników i Zdrajców razem, Zamieszki się udadzą. Tu się udadzą. Nieudane awansują Plan, a Maszyna może aresztować aktywnych.
    .title = Zamieszki!
tour-major = Każdy Główny Dystrykt ma własną Akcję. Na Placu Centralnym Niezadowolenie rośnie o liczbę Obywateli ponad liczbę Strażników, często od razu o 2. Wskaż Dystrykt, aby przeczytać, co można w nim zrobić.
    .title = Główny Dystrykt
tour-identify = Wybierz zakrytego Obywatela w Dystrykcie Aksamitnym, aby go rozpoznać: 1 Zaufanie za każdego Strażnika. Będziesz wiedzieć, na kogo można liczyć podczas Zamieszek, a Maszyna nie.
    .title = Poznaj swoich Obywateli
tour-attack = Płacisz Zaufaniem i rzucasz: jeśli na kości jest nie więcej, niż wynosi zapłata, Strażnik zostaje uszkodzony, ale tarcza zawsze go ratuje. Płać więcej, by mieć większe szanse. Mniej Strażników to niższe ceny.
    .title = Zaatakuj Strażnika
tour-raid = Sługa zorganizował Obławę. Bohater, który kończy drogę w tym Dystrykcie, zostaje zatrzymany. Twoje cele są już ustalone; jeśli nikt tam nie przyjdzie, Obława się nie uda i Niezadowolenie wzrośnie.
    .title = Obława
tour-raid-failed = Nikt nie wpadł w Obławę: nie udała się i Niezadowolenie rośnie. Pójść nie tam, gdzie Maszyna się ciebie spodziewa, to czasem tyle co Akcja.
    .title = Nieudana Obława
tour-arrested = Obywatel jest aresztowany, o jednego zwolennika mniej. Aresztować można tylko ujawnionych i aktywnych Obywateli, więc ci jedynie rozpoznani są bezpieczni. W Wielkiej Cytadeli Bohater może jednego przywrócić.
    .title = Aresztowanie
tour-directive = Maszyna opublikowała Dyrektywę: jej zasada obowiązuje, dopóki Bohater w Wieży Prawa jej nie odwoła. Wskaż ją, aby ją przeczytać.
    .title = Dyrektywa
tour-detained = Bohater jest zatrzymany. Maszyna wybiera: albo Plan awansuje, a Bohater gra dalej, albo jego tura się kończy i Maszyna stosuje Środek Karny: Bohater traci całe Zaufanie lub właśnie zagraną kartę Dostępu.
    .title = Zatrzymanie
tour-riot-succeeded = Zamieszki są udane, a Strażnicy w Dystrykcie uszkodzeni, dopóki nie naprawi ich Sługa. Trzecie udane Zamieszki dają zwycięstwo.
    .title = Dystrykt się buntuje!
tour-riot-failed = Aktywnych Obywateli było za mało albo Strażników i Zdrajców za dużo. Plan awansuje. Teraz znasz tam wszystkich: zanim spróbujesz gdzie indziej, podnieś Niezadowolenie albo uszkodź Strażnika.
    .title = Nieudane Zamieszki
tour-plan = Master Plan awansuje: przez Wydarzenia Miejskie, nieudane Zamieszki i zatrzymanych Bohaterów. Od rundy 13 awansuje w każdej rundzie, więc nie zwlekaj zbyt długo.
    .title = Plan awansuje
tour-round = Nowa runda: Maszyna dostała Obligacje, a twoi Bohaterowie Zaufanie od Obywateli wokół siebie. Najpierw przeczytaj nowe Wydarzenie Miejskie i zastanów się, jak zatrzymać Plan. Potem spójrz, gdzie mogą wybuchnąć następne Zamieszki.
    .title = Nowa runda
tour-powers = Każdy Bohater ma zdolność. Przemytnik za darmo opuszcza pierwszy Dystrykt. Podburzanie Dziennikarki liczy się podwójnie tam, gdzie nie ma Sługi. Aktorka odpłaca Maszynie, gdy wpadnie w Obławę. Wskaż Bohatera, aby przeczytać więcej.
    .title = Ich zdolności
tour-servants = Maszyna płaci Obligacjami za ruchy Strażników i trzech Sług. Każdy Sługa ma w rundzie jedną Akcję tam, gdzie jest: Obława, areszt ujawnionego i aktywnego Obywatela, naprawa Strażnika, dobranie lub publikacja Dyrektywy.
    .title = Co robią Słudzy
tour-identify-more = Wybierz kolejnego Obywatela, dopóki cię stać. Uważaj na Zdrajców: w Zamieszkach liczą się po stronie Maszyny. Potem naciśnij „{ choice-done }”.
    .title = A pozostali?
tour-move = Obywateli można przeprowadzić gdzie indziej, po 1 Zaufaniu za Dystrykt. Wybierz Artystę na Placu Centralnym, a potem Dystrykt Aksamitny: tam mogą wybuchnąć następne Zamieszki. Tak samo można odprowadzić Zdrajcę.
    .title = Przemieść Obywateli
tour-move-more = Jeśli cię stać, wybierz też Kupca, a potem Dystrykt Aksamitny. Na koniec naciśnij „{ choice-done }”.
    .title = Jeszcze ktoś?
tour-raids = Gdzie Maszyna może czekać na Bohaterów? Obława zatrzymuje tego, kto kończy tam ruch; jeśli nikt nie przyjdzie, nie udaje się i Niezadowolenie rośnie. Nie idź tam, gdzie Maszyna się ciebie spodziewa. Następne Zamieszki mogą być w Aksamitnym.
    .title = Uważaj na Obławy

# for the player of the Machine
tour-as-machine-sides = Jesteś Wielką Maszyną. Wygrywasz, gdy Master Plan dojdzie do XII; teraz jest na V. Bohaterowie wygrywają po trzecich udanych Zamieszkach: w Dystrykcie Przemysłu już wybuchły, więc potrzebują jeszcze drugich i trzecich.
    .title = Dwie strony
tour-as-machine-discontent = Podnoszą je Bohaterowie. Z każdym Etapem kolejna klasa Obywateli jest gotowa na Zamieszki: teraz Artyści, Naukowcy i Kupcy. Ostatnie pole samo liczy się jako Zamieszki. Ale każdy Etap daje ci też więcej Obligacji.
    .title = Niezadowolenie
tour-as-machine-city = Bohater płaci 1 Zaufanie za każdego Strażnika, by opuścić Dystrykt, i tyle samo za większość Akcji w nim. W Zamieszkach Strażnicy stają przeciw aktywnym Obywatelom. Uszkodzeni się nie liczą.
    .title = Twoi Strażnicy
tour-as-machine-event = Mówi, kiedy awansuje Plan. Jarmark: jeśli na koniec rundy w Dystrykcie Handlu jest co najmniej 3 Strażników. Teraz jest 2, więc wyślij trzeciego!
    .title = Wydarzenie Miejskie
tour-as-machine-bonds = Płacisz Obligacjami i masz ich 9: 1 za każdy Dystrykt opuszczany przez Strażnika, 2 przez Sługę i 2 za większość Akcji Sług. Bohaterowie już wybrali, dokąd idą; możesz tylko zgadywać.
    .title = Obligacje
tour-as-machine-guard = Wybierz Strażników w Wielkiej Cytadeli, a potem Dystrykt Handlu. Za 1 Obligację będzie tam trzech i na koniec rundy Plan awansuje.
    .title = Przemieść Strażnika
tour-as-machine-raid = Opuszczenie Dystryktu Nauki kosztuje 3 Zaufania, a Lekarz ma 2: pewnie zostanie. Wybierz Sędziego, który tam jest, i zorganizuj Obławę.
    .title = Zorganizuj Obławę
tour-as-machine-arrest = Ujawnionych i aktywnych Obywateli można aresztować: nie dadzą wtedy Zaufania ani nie wezmą udziału w Zamieszkach. Wybierz Fantomera, potem Dystrykt Przemysłu. Tam znów wybierz Fantomera i jednego z Obywateli.
    .title = Aresztuj Obywatela
tour-as-machine-draw = Sługa Prawa jest w Wielkiej Cytadeli, gdzie dobiera się Dyrektywy. Wybierz go i dobierz jedną: opublikowana zmieni zasady na twoją korzyść.
    .title = Dobierz Dyrektywę
tour-as-machine-end = Na kolejne Akcje już cię nie stać. Pozostałe Obligacje zachowujesz. Naciśnij „{ choice-end-phase }”.
    .title = Zakończ fazę
tour-as-machine-heroes = Teraz Bohaterowie pokazują, dokąd idą. Płacą za Strażników, których mijają, wpadają w Obławę albo nie, i każdy wykonuje jedną Akcję. Patrz, do czego dążą.
    .title = Faza Bohaterów
tour-as-machine-detained = Wybierasz: Plan awansuje, a Bohater gra dalej; albo jego tura się kończy, a ty zabierasz całe Zaufanie jako Obligacje lub kartę Dostępu. Naciśnij „{ verb-plan }”: to krok bliżej XII.
    .title = Bohater złapany!
tour-as-machine-round = Masz nowe Obligacje, tym więcej, im wyższy Etap Niezadowolenia. Najpierw przeczytaj nowe Wydarzenie Miejskie: czego trzeba, by Plan awansował? Potem zgadnij, dokąd chce iść każdy Bohater.
    .title = Nowa runda
tour-as-machine-publish = Orędzie do Miasta: Plan awansuje, jeśli jakaś Dyrektywa jest opublikowana, a publikacja kosztuje tylko 1 Obligację. Wybierz Sługę Prawa, potem Wieżę Prawa; tam opublikuj dobraną Dyrektywę.
    .title = Opublikuj Dyrektywę
tour-as-machine-collect = Na Placu Centralnym Sługa dostaje Obligację za każdego Obywatela ponad liczbę Strażników i nic za to nie płaci.
    .title = Zbierz Obligacje
tour-as-machine-repair = Sługa jest tam, gdzie leżą uszkodzeni Strażnicy. Za 2 Obligacje naprawia jednego z nich: znów się liczy i może się ruszać.
    .title = Napraw Strażnika
tour-as-machine-jail = Aktywnych Obywateli było za mało i Plan awansuje. Teraz aresztuj aktywnych za darmo: wybieraj ich po kolei.
    .title = Nieudane Zamieszki
tour-as-machine-raid-failed = Nikt nie wpadł w twoją Obławę i Niezadowolenie rośnie. Organizuj Obławy tam, gdzie Bohater ma powód być albo skąd nie stać go na wyjście.
    .title = Nieudana Obława
tour-as-machine-riot = Zamieszki są udane, a Strażnicy tam uszkodzeni, dopóki nie naprawi ich Sługa. Trzecie oznaczają przegraną: nie pozwól, by aktywnych Obywateli było więcej niż Strażników.
    .title = Dystrykt się buntuje

## Help

help-terminal =
    Co można wpisać:
      1, 2, 3 ...    opcja, podana numerem
      go to science  opcja, podana jej zapisem (help choices pokazuje wszystkie)
      help           ta pomoc
      help NAZWA     co robi Bohater, Sługa, Dyrektywa, Wydarzenie Miejskie, Dystrykt lub Obywatel
                     oraz czy tak mówi instrukcja, czy to nasz własny pomysł
      help M7.6      zasada, podana jej numerem
      help choices   zapisy wszystkich opcji
      why ZAPIS      dlaczego czegoś nie można teraz zrobić, np. why start riot
      why            dlaczego boty ostatnio wybrały tak, a nie inaczej
      hint           co wybrać, dlaczego i co jest prawie równie dobre
      quit           wyjście z gry
    Sam Enter pokazuje stół jeszcze raz. Na stole
      2+1/4          to Strażnicy: 2 sprawnych, 1 uszkodzony, na 4 polach
      12             to nierozpoznany Obywatel
      12 Arystokrata to ujawniony Obywatel; 12 (Arystokrata) zna tylko twoja strona
      12 (?)         to Obywatel rozpoznany przez Rewolucjonistów
      (2,0v)         to miejsce: kolumna i wiersz lewego górnego pola, potem h (poziomo) lub v (pionowo)
    a liczba w nawiasie za opcją to jej koszt.
help-hero =
    Inicjatywa { $initiative }, najwyżej { $trust ->
        [one] 1 Zaufanie
       *[many] { $trust } Zaufania
    }, start: { $start }.
help-district =
    { $minor ->
        [yes] Mniejszy
       *[no] Główny
    } Dystrykt; pola Strażników: { $guards }, pola Obywateli: { $citizens }.
help-minor = Bohater może tu podburzać ludzi: Niezadowolenie rośnie o 1.
help-servant = Ruch Sługi Maszyny kosztuje 2 Obligacje za Dystrykt. Raz na rundę Sługa może wykonać Akcję tam, gdzie jest, za 2 Obligacje, jeśli nie podano innego kosztu; potem już się nie rusza. Trzej Słudzy różnią się tylko nazwą.
help-automaton-lex-hecate = Dobiera kartę ruchu jako pierwszy ze Sług. Jeśli nikogo nie zatrzyma, organizuje Obławę tam, gdzie jest.
help-automaton-judgementor = Dobiera kartę ruchu jako drugi ze Sług. Jeśli nikogo nie zatrzyma, ujawnia w swoim Dystrykcie zakrytego lub aktywnego Obywatela z najniższym numerem, a jeśli jest aktywny, aresztuje go.
help-automaton-phantasmer = Dobiera kartę ruchu jako trzeci ze Sług. Jeśli nikogo nie zatrzyma, wzywa do swojego Dystryktu Strażnika z połączonego Dystryktu, w którym jest ich najwięcej.
help-class =
    { $traitor ->
        [yes] Nigdy nie jest aktywny i działa przeciw Zamieszkom.
       *[no] Aktywny od Etapu { $stage } Niezadowolenia.
    }

help-source-figures = Zasada { $clause }; { $provenance }; { help-figures }.
help-figures =
    { $own ->
        [yes] liczby z pliku
       *[no] liczby są nasze
    }

own-cards = Karty z pudełka
own-cards-help = Te karty mają liczby, nazwy lub teksty z pliku do gry z pudełka. Od naszych różnią się:
own-cards-both = { $own } U nas: { $ours }
die-escape = Kość Ucieczki
    .help = Ścianki, dzięki którym Bohater wymyka się Strażnikom: { $free } z { $faces }.
die-assault = Kość Szturmu
    .help = Ścianki: { $numbers }.
die-shield = tarcza

## Options

option-machine-revolutionaries = liczba Rewolucjonistów, od 1 do 3
option-machine-heroes = trzech Bohaterów, nazwy rozdzielone przecinkami, w kolejności miejsc; losowi, jeśli nie podano
option-machine-shared = przy 2 Rewolucjonistach: każdy z nich może działać za trzeciego Bohatera
option-machine-city = Miasto (patrz niżej) albo miejsca, np. "art=0,0h science=2,0v ..."
option-machine-plan = gdzie zaczyna się Master Plan: 3 w pierwszej rozgrywce, 1 przeciw początkującym
option-machine-last_winner = zmienny Master Plan: kto wygrał ostatnią grę (machine, revolutionaries albo none, jeśli jeszcze nikt); druga strona dostaje krok przewagi
option-machine-automaton = poziom Automatu, od 1 do 6, który gra wtedy Maszyną; 0: gra nią ktoś
cli-players =
    kto gra, po przecinkach: najpierw Maszyna (chyba że gra nią Automat), potem od 1 do 3 Rewolucjonistów; imiona ludzi i poziomy
    botów, od najsłabszego: random, newcomer, regular, veteran, expert, master (expert:3 oznacza trzech);
    jeśli nie podano, ty przeciw Maszynie regular
options-more =
    Bohaterowie:
      { $heroes }

    Miasta:
    { $cities }

## The arena

arena-players = dwóch graczy: każdy gra na zmianę Maszyną przeciw Rewolucjonistom drugiego
arena-side =
    { $number ->
        [0] Maszyna
       *[other] Rewolucjoniści
    }

## Why a bot chose as it did

motive-nothing = Nic innego nie jest warte swojej ceny.
motive-confirm = Każdy Bohater ma dobry cel.
motive-reconsider = Inny cel może być lepszy.
motive-guard-plan =
    Plan awansuje przy { $number ->
        [one] 1 Strażniku
       *[many] { $number } Strażnikach
    } { $to_loc }: { $event }.
motive-guard-riot = Zamieszki { $to_loc } mają { $before }% szans; z jednym Strażnikiem więcej { $after }%.
motive-guard-hero =
    { $hero } { $to_loc } ma { $trust ->
        [one] 1 Zaufanie
       *[many] { $trust } Zaufania
    }: każdy Strażnik utrudni wyjście.
motive-guard-crowd =
    Na Placu Centralnym jest o { $number ->
        [one] 1 Obywatela
       *[many] { $number } Obywateli
    } więcej niż Strażników; Bohater miałby do kogo przemawiać.
motive-guard-visit = Szansa, że Bohater przyjdzie { $to_dat }, to { $chance }%, a każdy Strażnik kosztuje go Zaufanie.
motive-servant-plan = Plan potrzebuje Sługi { $to_loc }: { $event }.
motive-servant-raid = Obława { $to_loc } może schwytać Bohatera.
motive-servant-special = Akcja jest warta tej drogi ({ $to }).
motive-servant-repair = Jest uszkodzony Strażnik { $to_loc }.
motive-raid = Szansa, że Bohater przyjdzie { $district_dat }, to { $chance }%.
motive-arrest =
    Przy { $guards ->
        [one] 1 Strażniku
       *[many] { $guards } Strażnikach
    } { $district_loc } liczy się każdy aresztowany zwolennik Zamieszek.
motive-repair = Strażnicy { $district_loc }: { $guards }. Każdy kolejny się przyda.
motive-draw = Dyrektywa opublikowana wcześnie działa przez wiele rund.
motive-publish = { $directive }: korzyść we wszystkich kolejnych rundach.
motive-take-back = Najmniej warta z opublikowanych: { $directive }.
motive-collect =
    To { $bonds ->
        [one] 1 Obligacja
        [few] { $bonds } Obligacje
       *[many] { $bonds } Obligacji
    } za darmo.
motive-pacify = Mniej Niezadowolenia to mniej aktywnych Obywateli.
motive-confiscate = Bohaterowie tracą tam to, co zyskuje Maszyna.
motive-inspect = Kogo się zna, tego można pilnować.
motive-resettle = Gdzie indziej ten Obywatel mniej pomoże Zamieszkom.
motive-settle = Tam ten Obywatel najmniej zaszkodzi.
motive-end = W tej rundzie nie warto wydawać więcej Obligacji.
motive-swear = Dobrze wydane Obligacje: Plan awansuje na { $plan }.
motive-advance-plan = Nic, co { $hero } może teraz zrobić, nie jest warte kroku: Plan awansuje na { $plan }.
motive-no-trust =
    { $hero } może teraz narobić większych szkód, niż wart jest krok Planu{ $trust ->
        [0] { "" }
        [one] , a traci 1 Zaufanie
       *[many] , a traci { $trust } Zaufania
    }.
motive-no-access = Tura się kończy, a utrata karty zaboli bardziej niż utrata Zaufania.
motive-jail = Kto jest w więzieniu, nie wesprze Zamieszek.
motive-split = Równo podzielone Zaufanie służy wszystkim i nic się nie marnuje.
motive-contribute = Dobrze wydane Zaufanie: Plan nie może awansować.
motive-go = To najtańsza droga do celu.
motive-incite =
    { $guards ->
        [0] Nie ma Strażników { $district_loc }
        [one] Jest tylko 1 Strażnik { $district_loc }
       *[many] { $guards } Strażników { $district_loc } to niezbyt wielu
    }. Niezadowolenie, teraz { $discontent }, wzrośnie.
motive-agitate = Tłum jest duży: Niezadowolenie rośnie od razu o { $number }.
motive-riot =
    Aktywni Obywatele { $district_loc }: { $active }, nieznani: { $unknown }, przeciw { $guards ->
        [one] 1 Strażnikowi
       *[many] { $guards } Strażnikom
    }. Szansa powodzenia to { $chance }%.
motive-attack-plan = O Strażnika mniej { $district_loc }, a Plan stanie: { $event }.
motive-attack = O Strażnika mniej { $district_loc }, a wszystko tam będzie łatwiejsze.
motive-identify = Trzeba wiedzieć, na kogo można liczyć podczas Zamieszek.
motive-move-crowd = Większy tłum na Placu Centralnym szybciej podnosi Niezadowolenie.
motive-move-riot = Ten Obywatel bardziej pomoże Zamieszkom { $to_loc } niż { $district_loc }.
motive-move-away = Ten Obywatel przeszkadza Zamieszkom { $district_loc }.
motive-gain = Na nic lepszego teraz nie starcza, a Zaufanie zawsze się przyda.
motive-grant = Ten Bohater najbardziej potrzebuje Zaufania.
motive-directive = Najbardziej szkodliwa ze wszystkich: { $directive }.
motive-retrieve = Bohatera, który może iść wszędzie, trudniej złapać.
motive-search = Dyrektywa odrzucona z ręki nigdy nie zadziała.
motive-release = Kto jest na wolności, może wesprzeć Zamieszki.
motive-destination-plan = Bohater { $district_loc } zatrzyma Plan: { $event }.
motive-destination-riot = Zamieszki { $district_loc } mają { $chance }% szans.
motive-destination-incite =
    Podburzanie { $district_loc } kosztuje { $guards ->
        [one] 1 Zaufanie
       *[many] { $guards } Zaufania
    }, a ludzie dają tam więcej.
motive-destination-crowd =
    Na Placu Centralnym jest do kogo przemówić: Obywateli jest { $number }, a Strażników { $guards }.
motive-destination-special = Warto tam iść dla tamtejszej Akcji ({ $district }).

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Zakończ fazę
verb-discard = Odrzuć
ask-discard = Którą Dyrektywę odrzucasz?
verb-pay = Zapłać
verb-pass = Gotowe
verb-go-to = Idź
ask-go-to = Dokąd wysyłasz Bohatera?
ask-send = Dokąd idzie { $hero }?
verb-confirm = Zatwierdź
verb-reconsider = Zmień zdanie
verb-share-trust = Zaufanie
verb-move-guard = Ruch Strażnika
ask-move-guard = Którego Strażnika przemieszczasz?
verb-deploy = Przerzuć
ask-deploy = Którego Strażnika przerzucasz?
verb-move-servant = Ruch Sługi
ask-move-servant = Którego Sługę przemieszczasz?
verb-arrest = Aresztuj
ask-arrest = Kogo aresztujesz?
verb-inspect = Sprawdź
ask-inspect = Kogo sprawdzasz?
verb-repair = Napraw
ask-repair = Który Sługa naprawia Strażnika?
verb-raid = Obława
ask-raid = Który Sługa organizuje Obławę?
verb-draw-directive = Dobierz
ask-draw-directive = Który Sługa dobiera Dyrektywę?
verb-publish = Opublikuj
ask-publish = Którą Dyrektywę publikujesz?
verb-reposition = Przesuń
ask-reposition = Który Dystrykt przesuwasz?
verb-bonds = Zbierz
ask-bonds = Który Sługa zbiera Obligacje?
verb-pacify = Pacyfikuj
ask-pacify = Który Sługa pacyfikuje?
verb-confiscate-trust = Zabierz Zaufanie
ask-confiscate-trust = Który Sługa konfiskuje Zaufanie?
verb-resettle = Przesiedl
ask-resettle = Kogo przesiedlasz?
verb-take-back = Cofnij
ask-take-back = Którą Dyrektywę cofasz?
verb-place = Połóż tutaj
ask-place = Dokąd przesuwasz Dystrykt?
verb-walk = Idź
ask-walk = Którędy?
verb-plan = Awansuj Plan
verb-detain = Zabierz kartę
verb-incite = Podburzaj
verb-attack = Atakuj
ask-attack = Za ile Zaufania atakujesz?
verb-identify = Rozpoznaj
ask-identify = Kogo rozpoznajesz?
verb-move-citizens = Ruch Obywateli
ask-move-citizens = Którego Obywatela przemieszczasz?
verb-gain-trust = Zdobądź Zaufanie
verb-riot = Zamieszki
verb-agitate = Przemów do tłumu
verb-grant = Daj Zaufanie
ask-grant = Komu dajesz Zaufanie?
verb-cancel = Odwołaj
ask-cancel = Którą Dyrektywę odwołujesz?
verb-retrieve = Odzyskaj
ask-retrieve = Którą kartę Dostępu odzyskujesz?
verb-search = Obejrzyj Dyrektywy
verb-release = Przywróć
verb-oath = Przysięga

## Next to the question, on chips, before doing harm and before wasting something

aside-guards =
    { $guards ->
        [one] 1 Strażnik: większość Akcji kosztuje tu 1
       *[other] { $guards } Strażników: większość Akcji kosztuje tu { $guards }
    }
aside-servants = Słudzy przed Akcją: { $count } z { $most }
aside-secret = Maszyna nie widzi, co wybierasz
aside-way = najtańsza droga: { $places }
note-discontent = Niezad. { $before } → { $after }
note-trust = Zaufanie { $before } → { $after }
note-hidden = nieznani: { $count }, stać na: { $reach }
note-citizens = tutaj: { $count }
note-guards = mogą iść: { $count }
note-left = zostało: { $count }
follows-attack = Ścianki kości, które uszkadzają Strażnika: { $good } z { $of }. Zapłata przepada tak czy inaczej.
follows-riot =
    Aktywni Obywatele: { $sure ->
        [yes] { $known }
       *[no] od { $known } do { $possible }
    }, przeciw nim Strażnicy i znani Zdrajcy: { $against }. Aktywnych musi być więcej; nieudane Zamieszki awansują Plan.
follows-plan = Master Plan awansuje z { $before } na { $after }, a Bohater gra dalej.
follows-no-trust = Zaufanie Bohatera, które dostajesz jako Obligacje: { $trust }. Jego tura się kończy.
follows-no-access = Karta Dostępu do { $district_gen } jest utracona, a tura Bohatera się kończy.
follows-arrest = Kto jest w areszcie, nie wesprze Zamieszek.
wasted-bonds = Niewydane Obligacje: { $bonds }.
wasted-servants = Słudzy, którzy mogą jeszcze działać: { $count }.
wasted-action = Zdobycie 1 Zaufania nic nie kosztuje.

## Moments: what was done to you

moment-captured =
    { $hero } { $hero_gender ->
        [f] schwytana
       *[other] schwytany
    }
moment-caught =
    { $hero } { $hero_gender ->
        [f] zatrzymana
       *[other] zatrzymany
    }
moment-no-trust = Brak Zaufania!
moment-forfeited = Brak Dostępu!
moment-confiscated = Konfiskata Zaufania
moment-cancelled = Dyrektywa odwołana
moment-struck-out = Dyrektywa odrzucona
moment-raid-failed = Nieudana Obława
moment-guard-broken = Uszkodzenia Straży
moment-riot = Udane Zamieszki!
moment-riot-fails = Nieudane Zamieszki
moment-riots = Zamieszki: { $count } z 3.
moment-stage = Niezadowolenie osiąga Etap { $stage }

## Several of a kind, one after the other

several-guard-moved = Maszyna przemieszcza { $count } Strażników.
several-servant-moved = Maszyna przemieszcza Sług { $count } razy.
several-trust = { $count } Bohaterów otrzymuje Zaufanie.
several-identified = Rozpoznani Obywatele: { $count }.
several-citizen-moved = Przemieszczeni Obywatele: { $count }.
several-citizen-revealed = Ujawnieni Obywatele: { $count }.
several-arrested = Aresztowani Obywatele: { $count }.

## The end

how-far = Jak daleko doszły obie strony
verdict =
    { $side ->
        [machine] Master Plan jest ukończony. Udane Zamieszki: { $riots } z 3.
       *[revolutionaries] Trzecie Zamieszki są udane: Miasto jest wolne. Plan stał na { $plan }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-machine-destination = Dokąd iść?
puzzle-title-machine-guard = Dokąd posłać Strażnika?
puzzle-title-machine-servant = Dokąd posłać Sługę?
puzzle-title-machine-arrest = Kogo aresztować?
puzzle-title-machine-publish = Którą Dyrektywę opublikować?
puzzle-title-machine-reposition = Jak zmienić układ Miasta?
puzzle-title-machine-settle = Kogo i dokąd przesiedlić?
puzzle-title-machine-identify = Kogo rozpoznać?
puzzle-title-machine-citizen = Kogo i dokąd przemieścić?
puzzle-title-machine-directive = Która Dyrektywa?
puzzle-title-machine-grant = Któremu Bohaterowi pomóc?
puzzle-title-machine-route = Którędy iść?
puzzle-title-machine-turn = Co teraz?
puzzle-theme-machine-plan = Master Plan
puzzle-lesson-machine-plan = Dla Maszyny krok Planu jest wart więcej niż prawie wszystko, co może odebrać Bohaterom.
puzzle-theme-machine-stop-plan = Zatrzymać Plan
puzzle-lesson-machine-stop-plan = Najpierw przeczytaj warunek Wydarzenia Miejskiego: jeden Bohater we właściwym miejscu zatrzyma Plan.
puzzle-theme-machine-riot = Wywołać Zamieszki
puzzle-lesson-machine-riot = Zamieszki, które mają duże szanse, są ważniejsze niż wszystko inne: licz Obywateli, których znasz, a potem pozostałych.
puzzle-theme-machine-gather-crowd = Przygotować Zamieszki
puzzle-lesson-machine-gather-crowd = Zamieszki wygrywa się, zanim wybuchną: zbierz właściwych Obywateli i dowiedz się, kim są.
puzzle-theme-machine-prevent-riot = Zapobiec Zamieszkom
puzzle-lesson-machine-prevent-riot = Tam, gdzie grożą Zamieszki, najwięcej znaczy jeden Strażnik więcej albo jeden Obywatel mniej.
puzzle-theme-machine-raid = Obławy
puzzle-lesson-machine-raid = Urządzaj Obławę tam, dokąd Bohaterowie muszą iść, a nie tam, gdzie są: zastanów się, którego Dystryktu potrzebują.
puzzle-theme-machine-drain-trust = Bohaterowie bez Zaufania
puzzle-lesson-machine-drain-trust = Bohaterowie bez Zaufania nic nie zrobią: niech drogo płacą za każdy krok.
puzzle-theme-machine-discontent = Wzrost Niezadowolenia
puzzle-lesson-machine-discontent = Im wyższe Niezadowolenie, tym więcej aktywnych Obywateli: podnoś je tam, gdzie kosztuje to najmniej.
puzzle-theme-machine-directives = Dyrektywy
puzzle-lesson-machine-directives = Dyrektywa działa w każdej rundzie: im wcześniej zostanie opublikowana albo odwołana, tym więcej to daje.
puzzle-theme-machine-special = Główne Dystrykty
puzzle-lesson-machine-special = Akcje Głównych Dystryktów są warte długiej drogi, jeśli nie zatrzymuje cię nic pilnego.
puzzle-theme-machine-freedom = Karty Dostępu
puzzle-lesson-machine-freedom = Im więcej kart Dostępu ma Bohater, tym trudniej zgadnąć, dokąd pójdzie.
puzzle-theme-machine-guards = Strażnicy
puzzle-lesson-machine-guards = Zanim coś zaplanujesz, policz Strażników: jeden więcej albo mniej decyduje o tym, ile tam wszystko kosztuje.
