# City of the Great Machine in Czech. Texts on cards are our own words.

game-machine = V zajetí Všehostroje, pro 2–4 hráče

## The City

# .short: seven letters at most
# Districts differ in their prepositions (v Umělecké čtvrti, ve Věži zákona, na Hlavním náměstí; do čtvrti, na náměstí).
# So .loc says where and .dat says where to, each with its preposition; .gen, .acc and .ins are plain cases.
district-art = Umělecká
    .gen = Umělecké čtvrti
    .dat = do Umělecké čtvrti
    .acc = Uměleckou čtvrť
    .ins = Uměleckou čtvrtí
    .loc = v Umělecké čtvrti
    .gender = f
    .short = Umění
district-science = Vědecká
    .gen = Vědecké čtvrti
    .dat = do Vědecké čtvrti
    .acc = Vědeckou čtvrť
    .ins = Vědeckou čtvrtí
    .loc = ve Vědecké čtvrti
    .gender = f
    .short = Věda
district-commerce = Obchodnická
    .gen = Obchodnické čtvrti
    .dat = do Obchodnické čtvrti
    .acc = Obchodnickou čtvrť
    .ins = Obchodnickou čtvrtí
    .loc = v Obchodnické čtvrti
    .gender = f
    .short = Obchod
district-industrial = Průmyslová
    .gen = Průmyslové čtvrti
    .dat = do Průmyslové čtvrti
    .acc = Průmyslovou čtvrť
    .ins = Průmyslovou čtvrtí
    .loc = v Průmyslové čtvrti
    .gender = f
    .short = Průmysl
district-velvet = Sametová
    .gen = Sametové čtvrti
    .dat = do Sametové čtvrti
    .acc = Sametovou čtvrť
    .ins = Sametovou čtvrtí
    .loc = v Sametové čtvrti
    .gender = f
    .short = Samet
district-grand-citadel = Velká citadela
    .gen = Velké citadely
    .dat = do Velké citadely
    .acc = Velkou citadelu
    .ins = Velkou citadelou
    .loc = ve Velké citadele
    .gender = f
    .short = Citad.
    .help = Nohsled si tu může dobrat nařízení. Hrdina si tu může prohlédnout nařízení v ruce Všehostroje a jedno odhodit, nebo vysvobodit zatčeného občana.
district-tower-of-law = Věž zákona
    .gen = Věže zákona
    .dat = do Věže zákona
    .acc = Věž zákona
    .ins = Věží zákona
    .loc = ve Věži zákona
    .gender = f
    .short = Věž
    .help = Nohsled tu může vydat nařízení. Hrdina tu může zrušit vydané nařízení, nebo vrátit některému hrdinovi kartu odepřeného přístupu.
district-control-nexus = Strojovna plošin
    .gen = Strojovny plošin
    .dat = do Strojovny plošin
    .acc = Strojovnu plošin
    .ins = Strojovnou plošin
    .loc = ve Strojovně plošin
    .gender = f
    .short = Plošiny
    .help = Nohsled i hrdina tu může přesunout čtvrť. Hrdina může místo toho zdarma dát kterémukoli hrdinovi 3 přísliby.
district-central-square = Hlavní náměstí
    .gen = Hlavního náměstí
    .dat = na Hlavní náměstí
    .acc = Hlavní náměstí
    .ins = Hlavním náměstím
    .loc = na Hlavním náměstí
    .gender = n
    .short = Náměstí
    .help = Nohsled tu může zdarma získat tolik povelů, o kolik je tu občanů víc než strážných. Hrdina tu může o tolik zvýšit pobouření; odhalení zrádci se pak nepočítají.

preset-first-game = blok s Hlavním náměstím uprostřed: pro první hru
preset-ring = kolem širokého dvora
preset-double-row = dvě dlouhé řady
preset-windmill = kříž s lopatkami
preset-courtyards = dva dvory
preset-random = náhodné město

## People


player-nobody = Automat

servant-lex-hecate = Lex Hecaté
    .gen = Lex Hecaté
    .dat = Lex Hecaté
    .acc = Lex Hecaté
    .ins = Lex Hecaté
    .loc = Lex Hecaté
    .gender = f
servant-judgementor = Rozsudkátor
    .gen = Rozsudkátora
    .dat = Rozsudkátorovi
    .acc = Rozsudkátora
    .ins = Rozsudkátorem
    .loc = Rozsudkátorovi
    .gender = m
servant-phantasmer = Fantazmar
    .gen = Fantazmara
    .dat = Fantazmarovi
    .acc = Fantazmara
    .ins = Fantazmarem
    .loc = Fantazmarovi
    .gender = m

class-artist = Umělec
    .gen = Umělce
    .dat = Umělci
    .acc = Umělce
    .ins = Umělcem
    .loc = Umělci
    .gender = m
class-scientist = Vědec
    .gen = Vědce
    .dat = Vědci
    .acc = Vědce
    .ins = Vědcem
    .loc = Vědci
    .gender = m
class-merchant = Obchodník
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .ins = Obchodníkem
    .loc = Obchodníkovi
    .gender = m
class-industrialist = Průmyslník
    .gen = Průmyslníka
    .dat = Průmyslníkovi
    .acc = Průmyslníka
    .ins = Průmyslníkem
    .loc = Průmyslníkovi
    .gender = m
class-noble = Smetánka
    .gen = Smetánky
    .dat = Smetánce
    .acc = Smetánku
    .ins = Smetánkou
    .loc = Smetánce
    .gender = f
class-traitor = Zrádce
    .gen = Zrádce
    .dat = Zrádci
    .acc = Zrádce
    .ins = Zrádcem
    .loc = Zrádci
    .gender = m

hero-physician = Lékař
    .gen = Lékaře
    .dat = Lékaři
    .acc = Lékaře
    .ins = Lékařem
    .loc = Lékaři
    .gender = m
    .help = Domácí návštěvy: identifikace občana ho stojí nejvýš 1 příslib, ať je strážných kolik chce.
hero-smuggler = Pašerák
    .gen = Pašeráka
    .dat = Pašerákovi
    .acc = Pašeráka
    .ins = Pašerákem
    .loc = Pašerákovi
    .gender = m
    .help = Postranní uličky: za opuštění první čtvrti v tahu neplatí přísliby ani nehází kostkou.
hero-fowler = Nimrod
    .gen = Nimroda
    .dat = Nimrodovi
    .acc = Nimroda
    .ins = Nimrodem
    .loc = Nimrodovi
    .gender = m
    .help = Bleskové reflexy: místo jedné akce smí provést dvě různé, pokud žádná nevyhlašuje vzpouru a první není zisk příslibu.
hero-actress = Herečka
    .gen = Herečky
    .dat = Herečce
    .acc = Herečku
    .ins = Herečkou
    .loc = Herečce
    .gender = f
    .help = Miláček davu: když je zadržena při zátahu a Všehostroj ukončí její tah, pobouření stoupne o 2; posune-li místo toho Velký plán, získá Herečka 2 přísliby.
hero-artificer = Strojařka
    .gen = Strojařky
    .dat = Strojařce
    .acc = Strojařku
    .ins = Strojařkou
    .loc = Strojařce
    .gender = f
    .help = Pevná ruka: při napadení strážného nejdřív hodí a teprve pak zvolí, kolik zaplatí.
hero-journalist = Novinářka
    .gen = Novinářky
    .dat = Novinářce
    .acc = Novinářku
    .ins = Novinářkou
    .loc = Novinářce
    .gender = f
    .help = Titulní strana: její podněcování zvedá pobouření o 2 tam, kde není žádný nohsled.

## Directives

directive-optimize = Optimalizace
    .gen = Optimalizace
    .dat = Optimalizaci
    .acc = Optimalizaci
    .ins = Optimalizací
    .loc = Optimalizaci
    .gender = f
    .help = Jednou za kolo smí jeden nohsled provést za obvyklé náklady druhou akci.
directive-pacify = Umravnění
    .gen = Umravnění
    .dat = Umravnění
    .acc = Umravnění
    .ins = Umravněním
    .loc = Umravnění
    .gender = n
    .help = Akce nohsleda za 2 povely: v malé čtvrti se strážným klesne pobouření o 1.
directive-confiscate = Zabavení
    .gen = Zabavení
    .dat = Zabavení
    .acc = Zabavení
    .ins = Zabavením
    .loc = Zabavení
    .gender = n
    .help =
        Akce nohsleda za 2 povely: každý hrdina v této čtvrti přijde nejvýš o { $confiscated_trust ->
            [one] 1 příslib
            [few] { $confiscated_trust } přísliby
           *[other] { $confiscated_trust } příslibů
        } a Všehostroj získá stejný počet povelů.
directive-resettle = Přesídlení
    .gen = Přesídlení
    .dat = Přesídlení
    .acc = Přesídlení
    .ins = Přesídlením
    .loc = Přesídlení
    .gender = n
    .help = Jednou za kolo Všehostroj zdarma přemístí občana ze čtvrti s nohsledem na kterékoli volné políčko.
directive-curfew = Zákaz vycházení
    .gen = Zákazu vycházení
    .dat = Zákazu vycházení
    .acc = Zákaz vycházení
    .ins = Zákazem vycházení
    .loc = Zákazu vycházení
    .gender = m
    .help = Opuštění čtvrti bez strážných stojí hrdinu 1 příslib, pokud nějaký má.
directive-reinforced-plating = Zesílený pancíř
    .gen = Zesíleného pancíře
    .dat = Zesílenému pancíři
    .acc = Zesílený pancíř
    .ins = Zesíleným pancířem
    .loc = Zesíleném pancíři
    .gender = m
    .help = Hodnoty na kostce napadení jsou o 1 vyšší.
directive-informers = Udavači
    .gen = Udavačů
    .dat = Udavačům
    .acc = Udavače
    .ins = Udavači
    .loc = Udavačích
    .gender = pl
    .help = První neúspěšný zátah v kole nezvyšuje pobouření.
directive-rapid-deployment = Rychlé nasazení
    .gen = Rychlého nasazení
    .dat = Rychlému nasazení
    .acc = Rychlé nasazení
    .ins = Rychlým nasazením
    .loc = Rychlém nasazení
    .gender = n
    .help =
        Jednou za kolo se strážný zdarma přemístí { $deployment_range ->
            [one] o 1 čtvrť
            [few] nejvýš o { $deployment_range } čtvrti
           *[other] nejvýš o { $deployment_range } čtvrtí
        }.
directive-levy = Mimořádná daň
    .gen = Mimořádné daně
    .dat = Mimořádné dani
    .acc = Mimořádnou daň
    .ins = Mimořádnou daní
    .loc = Mimořádné dani
    .gender = f
    .help =
        V každé fázi zahájení získá Všehostroj o { $levy_bonds ->
            [one] 1 povel
            [few] { $levy_bonds } povely
           *[other] { $levy_bonds } povelů
        } víc.
directive-surveillance = Sledování
    .gen = Sledování
    .dat = Sledování
    .acc = Sledování
    .ins = Sledováním
    .loc = Sledování
    .gender = n
    .help = Občané ve čtvrti s nohsledem nedávají přísliby.
directive-show-trials = Monstrprocesy
    .gen = Monstrprocesů
    .dat = Monstrprocesům
    .acc = Monstrprocesy
    .ins = Monstrprocesy
    .loc = Monstrprocesech
    .gender = pl
    .help = Kdykoli je zadržen hrdina, klesne pobouření o 1.
directive-checkpoints = Kontrolní stanoviště
    .gen = Kontrolních stanovišť
    .dat = Kontrolním stanovištím
    .acc = Kontrolní stanoviště
    .ins = Kontrolními stanovišti
    .loc = Kontrolních stanovištích
    .gender = pl
    .help = Opuštění velké čtvrti stojí hrdinu o 1 příslib víc.
directive-censorship = Cenzura
    .gen = Cenzury
    .dat = Cenzuře
    .acc = Cenzuru
    .ins = Cenzurou
    .loc = Cenzuře
    .gender = f
    .help = Akce ve čtvrti s nohsledem zvedají pobouření o 1 méně.
directive-night-repairs = Noční opravy
    .gen = Nočních oprav
    .dat = Nočním opravám
    .acc = Noční opravy
    .ins = Nočními opravami
    .loc = Nočních opravách
    .gender = pl
    .help = Na konci každého kola opraví každý nohsled ve své čtvrti jednoho strážného.
directive-acceleration = Zrychlení
    .gen = Zrychlení
    .dat = Zrychlení
    .acc = Zrychlení
    .ins = Zrychlením
    .loc = Zrychlení
    .gender = n
    .help = Při každém zamíchání karet pohybu se značka pokroku posune o krok navíc.

## City Events: what applies this round, and when the Master Plan advances

# .plan follows "Velký plán postoupí," and so is a clause
city-event-win-over-the-judges = Přízeň soudců
    .gen = Přízně soudců
    .dat = Přízni soudců
    .acc = Přízeň soudců
    .ins = Přízní soudců
    .loc = Přízni soudců
    .gender = f
    .help = Na konci kola si každý hrdina smí vzít zpět kartu odepřeného přístupu, odhodí-li tolik příslibů, kolik je v jeho čtvrti strážných.
    .plan =
        ledaže hrdinové pak dohromady odhodí { $judges_trust ->
            [one] 1 příslib
            [few] { $judges_trust } přísliby
           *[other] { $judges_trust } příslibů
        }
city-event-census-day = Den sčítání
    .gen = Dne sčítání
    .dat = Dni sčítání
    .acc = Den sčítání
    .ins = Dnem sčítání
    .loc = Dni sčítání
    .gender = m
    .help =
        Občany nelze identifikovat ve čtvrti, kde { $census_guards ->
            [one] je aspoň 1 strážný
            [few] jsou aspoň { $census_guards } strážní
           *[other] je aspoň { $census_guards } strážných
        }.
    .plan =
        pokud v nejméně { $census_districts ->
            [one] 1 čtvrti
           *[other] { $census_districts } čtvrtích
        } stojí aspoň po 2 strážných
city-event-parade-of-progress = Přehlídka pokroku
    .gen = Přehlídky pokroku
    .dat = Přehlídce pokroku
    .acc = Přehlídku pokroku
    .ins = Přehlídkou pokroku
    .loc = Přehlídce pokroku
    .gender = f
    .help =
        Vybírání na Hlavním náměstí přinese o { $parade_bonds ->
            [one] 1 povel
            [few] { $parade_bonds } povely
           *[other] { $parade_bonds } povelů
        } víc.
    .plan =
        pokud na Hlavním náměstí stojí aspoň { $parade_guards ->
            [one] 1 strážný
            [few] { $parade_guards } strážní
           *[other] { $parade_guards } strážných
        }
city-event-market-fair = Jarmark
    .gen = Jarmarku
    .dat = Jarmarku
    .acc = Jarmark
    .ins = Jarmarkem
    .loc = Jarmarku
    .gender = m
    .help =
        Hrdinové v Obchodnické čtvrti si v této fázi zahájení rozdělí o { $fair_trust ->
            [one] 1 příslib
            [few] { $fair_trust } přísliby
           *[other] { $fair_trust } příslibů
        } víc.
    .plan =
        pokud v Obchodnické čtvrti stojí aspoň { $fair_guards ->
            [one] 1 strážný
            [few] { $fair_guards } strážní
           *[other] { $fair_guards } strážných
        }
city-event-public-lectures = Veřejné přednášky
    .gen = Veřejných přednášek
    .dat = Veřejným přednáškám
    .acc = Veřejné přednášky
    .ins = Veřejnými přednáškami
    .loc = Veřejných přednáškách
    .gender = pl
    .help = Podněcování ve Vědecké čtvrti zvedá pobouření o 2.
    .plan = pokud je ve Vědecké čtvrti nohsled a není tam hrdina
city-event-opening-night = Slavnostní premiéra
    .gen = Slavnostní premiéry
    .dat = Slavnostní premiéře
    .acc = Slavnostní premiéru
    .ins = Slavnostní premiérou
    .loc = Slavnostní premiéře
    .gender = f
    .help = Podněcování v Umělecké čtvrti zvedá pobouření o 2.
    .plan = pokud je v Umělecké čtvrti nohsled a není tam hrdina
city-event-open-gates = Otevřené brány
    .gen = Otevřených bran
    .dat = Otevřeným branám
    .acc = Otevřené brány
    .ins = Otevřenými branami
    .loc = Otevřených branách
    .gender = pl
    .help = Hrdinové opouštějí velké čtvrti zdarma.
    .plan = pokud v žádné velké čtvrti není hrdina
city-event-steam-shortage = Nedostatek páry
    .gen = Nedostatku páry
    .dat = Nedostatku páry
    .acc = Nedostatek páry
    .ins = Nedostatkem páry
    .loc = Nedostatku páry
    .gender = m
    .help =
        Za první čtvrť, kterou nohsled v tomto kole opustí, se platí { $steam_cost ->
            [one] 1 povel
            [few] { $steam_cost } povely
           *[other] { $steam_cost } povelů
        }.
    .plan = pokud v tomto kole nebyl rozbit žádný strážný
city-event-inspection-tour = Inspekce
    .gen = Inspekce
    .dat = Inspekci
    .acc = Inspekci
    .ins = Inspekcí
    .loc = Inspekci
    .gender = f
    .help = Akce nohsleda za 2 povely: Všehostroj si sám prohlédne občana, který ve čtvrti leží lícem dolů.
    .plan = pokud jsou tři nohsledi ve třech různých malých čtvrtích
city-event-night-shift = Noční směna
    .gen = Noční směny
    .dat = Noční směně
    .acc = Noční směnu
    .ins = Noční směnou
    .loc = Noční směně
    .gender = f
    .help = První přemístění strážného v tomto kole nic nestojí.
    .plan = pokud je v Průmyslové čtvrti nohsled a není tam hrdina
city-event-martial-law = Stanné právo
    .gen = Stanného práva
    .dat = Stannému právu
    .acc = Stanné právo
    .ins = Stanným právem
    .loc = Stanném právu
    .gender = n
    .help = Opuštění čtvrti s nohsledem stojí hrdinu o 1 příslib víc.
    .plan = pokud byl v tomto kole zadržen nějaký hrdina
city-event-mass-arrests = Hromadné zatýkání
    .gen = Hromadného zatýkání
    .dat = Hromadnému zatýkání
    .acc = Hromadné zatýkání
    .ins = Hromadným zatýkáním
    .loc = Hromadném zatýkání
    .gender = n
    .help = Zatčení stojí 1 povel.
    .plan =
        pokud { $mass_arrested ->
            [one] je zatčen aspoň 1 občan
            [few] jsou zatčeni aspoň { $mass_arrested } občané
           *[other] je zatčeno aspoň { $mass_arrested } občanů
        }
city-event-state-of-the-city = Zpráva o stavu města
    .gen = Zprávy o stavu města
    .dat = Zprávě o stavu města
    .acc = Zprávu o stavu města
    .ins = Zprávou o stavu města
    .loc = Zprávě o stavu města
    .gender = f
    .help = Vydání nařízení stojí 1 povel.
    .plan =
        { $state_directives ->
            [one] pokud platí nějaké nařízení
           *[other] pokud platí aspoň { $state_directives } nařízení
        }
city-event-barricades = Barikády
    .gen = Barikád
    .dat = Barikádám
    .acc = Barikády
    .ins = Barikádami
    .loc = Barikádách
    .gender = pl
    .help = Strážní nesmějí do čtvrti se žetonem vzpoury.
    .plan = pokud v žádné čtvrti bez strážných není hrdina
city-event-velvet-ball = Sametový ples
    .gen = Sametového plesu
    .dat = Sametovému plesu
    .acc = Sametový ples
    .ins = Sametovým plesem
    .loc = Sametovém plese
    .gender = m
    .help = Občané v Sametové čtvrti v tomto kole nedávají přísliby.
    .plan =
        { $ball_guards ->
            [one] pokud je v Sametové čtvrti nohsled a strážný
            [few] pokud je v Sametové čtvrti nohsled a aspoň { $ball_guards } strážní
           *[other] pokud je v Sametové čtvrti nohsled a aspoň { $ball_guards } strážných
        }
city-event-strike = Stávka
    .gen = Stávky
    .dat = Stávce
    .acc = Stávku
    .ins = Stávkou
    .loc = Stávce
    .gender = f
    .help = Strážné nelze opravovat.
    .plan =
        pokud je v Průmyslové čtvrti nohsled a { $strike_guards ->
            [one] strážný
            [few] aspoň { $strike_guards } strážní
           *[other] aspoň { $strike_guards } strážných
        }
city-event-loyalty-oath = Přísaha věrnosti
    .gen = Přísahy věrnosti
    .dat = Přísaze věrnosti
    .acc = Přísahu věrnosti
    .ins = Přísahou věrnosti
    .loc = Přísaze věrnosti
    .gender = f
    .help = Zadržený hrdina navíc přijde o 1 příslib.
    .plan =
        pokud Všehostroj pak zaplatí { $oath_bonds ->
            [one] 1 povel
            [few] { $oath_bonds } povely
           *[other] { $oath_bonds } povelů
        }
city-event-searchlights = Světlomety
    .gen = Světlometů
    .dat = Světlometům
    .acc = Světlomety
    .ins = Světlomety
    .loc = Světlometech
    .gender = pl
    .help =
        Zátah dopadne i hrdinu, který skončí pohyb v propojené čtvrti, kde { $searchlight_guards ->
            [one] je aspoň 1 strážný
            [few] jsou aspoň { $searchlight_guards } strážní
           *[other] je aspoň { $searchlight_guards } strážných
        }.
    .plan = pokud jsou aspoň 2 hrdinové ve čtvrtích se strážnými
city-event-closed-bridges = Uzavřené mosty
    .gen = Uzavřených mostů
    .dat = Uzavřeným mostům
    .acc = Uzavřené mosty
    .ins = Uzavřenými mosty
    .loc = Uzavřených mostech
    .gender = pl
    .help = Čtvrti nelze přesouvat.
    .plan =
        pokud ve Velké citadele, ve Věži zákona i ve Strojovně plošin { $bridges_guards ->
            [one] stojí aspoň po 1 strážném
           *[other] stojí aspoň po { $bridges_guards } strážných
        }
city-event-voice-of-the-machine = Hlas Všehostroje
    .gen = Hlasu Všehostroje
    .dat = Hlasu Všehostroje
    .acc = Hlas Všehostroje
    .ins = Hlasem Všehostroje
    .loc = Hlasu Všehostroje
    .gender = m
    .help = Jedna akce zvedne pobouření nejvýš o 1. Na konci kola pobouření o 1 klesne.
    .plan = pokud v tomto kole nebyla vyhlášena vzpoura
city-event-the-countdown = Odpočet
    .gen = Odpočtu
    .dat = Odpočtu
    .acc = Odpočet
    .ins = Odpočtem
    .loc = Odpočtu
    .gender = m
    .help = Platí až do konce hry.
    .plan = kdykoli končí kolo
city-event-grand-tour = Velká obchůzka
    .gen = Velké obchůzky
    .dat = Velké obchůzce
    .acc = Velkou obchůzku
    .ins = Velkou obchůzkou
    .loc = Velké obchůzce
    .gender = f
    .help = Nohsledi Automatu neprovádějí akce.
    .plan = pokud jsou tři nohsledi ve třech různých čtvrtích
city-event-performance-review = Hodnocení výkonu
    .gen = Hodnocení výkonu
    .dat = Hodnocení výkonu
    .acc = Hodnocení výkonu
    .ins = Hodnocením výkonu
    .loc = Hodnocení výkonu
    .gender = n
    .help = Žádný hrdina nemůže získat příslib akcí.
    .plan = pokud je otevřených misí nejméně { $review_missions }
city-event-parade-of-steel = Ocelová přehlídka
    .gen = Ocelové přehlídky
    .dat = Ocelové přehlídce
    .acc = Ocelovou přehlídku
    .ins = Ocelovou přehlídkou
    .loc = Ocelové přehlídce
    .gender = f
    .help = Hodnoty na kostce napadení jsou o 1 vyšší.
    .plan = pokud je modrých strážných ve městě nejméně { $steel_guards }

## The Automaton: Missions of the Heroes, and movement cards

mission-secret-meeting = Tajná schůzka
    .help = Všichni tři hrdinové jsou v téže čtvrti.
mission-infiltration = Infiltrace
    .help = Tři hrdinové jsou ve třech různých velkých čtvrtích.
mission-free-streets = Volné ulice
    .help = Každý hrdina je ve čtvrti bez strážných.
mission-network = Síť
    .help = Identifikovaných nebo odhalených občanů ve městě: nejméně { $network_citizens }.
mission-war-chest = Společná pokladna
    .help = Příslibů všech hrdinů dohromady: nejméně { $chest_trust }.
mission-sabotage = Sabotáž
    .help = Rozbitých strážných ve městě: nejméně { $sabotage_guards }.
mission-jailbreak = Útěk z vězení
    .help = Občanů na svobodě: nejméně { $jailbreak_citizens }.
mission-forged-papers = Falešné papíry
    .help = Neodepřených karet přístupu všech hrdinů: nejméně { $papers_cards }.
mission-great-rally = Velké shromáždění
    .help = Občanů na Hlavním náměstí: nejméně { $rally_citizens }.
mission-stronghold = Bašta
    .help = Občanů v jedné malé čtvrti bez strážných: nejméně { $stronghold_citizens }.
mission-unrest = Nepokoje
    .help = Úroveň pobouření: nejméně { $unrest_stage }.
mission-open-city = Otevřené město
    .help = Čtvrtí bez strážných: nejméně { $open_districts }.

movement-up = nahoru
    .help = Nohsled jde do čtvrti propojené nahoře, ze dvou do levé. Není-li tam žádná čtvrť, zkoušejí se další spojnice po směru hodinových ručiček.
movement-right = doprava
    .help = Nohsled jde do čtvrti propojené vpravo, ze dvou do horní. Není-li tam žádná čtvrť, zkoušejí se další spojnice po směru hodinových ručiček.
movement-down = dolů
    .help = Nohsled jde do čtvrti propojené dole, ze dvou do pravé. Není-li tam žádná čtvrť, zkoušejí se další spojnice po směru hodinových ručiček.
movement-left = doleva
    .help = Nohsled jde do čtvrti propojené vlevo, ze dvou do dolní. Není-li tam žádná čtvrť, zkoušejí se další spojnice po směru hodinových ručiček.
movement-stay = stát
    .help = Nohsled zůstane na místě.
movement-guard = stát a vyrobit strážného
    .help = Nohsled zůstane na místě a v jeho čtvrti přibude modrý strážný.
movement-maintenance = údržba
    .help = Nohsled zůstane a všichni rozbití strážní v jeho čtvrti se opraví. Nikoho nezadrží a neprovede akci.
movement-square = Hlavní náměstí
    .help = Nohsled jde rovnou na Hlavní náměstí.
movement-rose = růže
    .help = Nohsled jde k hrdinovi s nejnižší iniciativou.
movement-goggles = brýle
    .help = Nohsled jde k hrdinovi s prostřední iniciativou.
movement-bird = pták
    .help = Nohsled jde k hrdinovi s nejvyšší iniciativou.

## Phases

phase-opening = zahájení kola
    .short = Zahájení
phase-access = přístupová fáze
    .short = Přístup
phase-great-machine = fáze Všehostroje
    .short = Všehostroj
phase-heroes = fáze hrdinů
    .short = Hrdinové
phase-closing = ukončení kola
    .short = Ukončení
phase-over = konec hry

## Parts of sentences

# .acc: as a price
n-bonds =
    { $price ->
        [one] 1 povel
        [few] { $price } povely
       *[other] { $price } povelů
    }
    .acc =
        { $price ->
            [0] zdarma
            [one] 1 povel
            [few] { $price } povely
           *[other] { $price } povelů
        }
n-trust =
    { $price ->
        [one] 1 příslib
        [few] { $price } přísliby
       *[other] { $price } příslibů
    }
    .acc =
        { $price ->
            [0] zdarma
            [one] 1 příslib
            [few] { $price } přísliby
           *[other] { $price } příslibů
        }
# "Citizen 4", to those who know more "Citizen 4 (Merchant)"
citizen =
    Občan { $number }{ $told ->
        [yes] { "" } ({ $class_ })
       *[no] { "" }
    }
card-plan = Velký plán postoupí, { $plan }.

## Events

event-round = Začíná { $number }. kolo: { $event }.
event-bonds =
    { $reader ->
        [actor] Získáváš
       *[other] Všehostroj získává
    } { $bonds ->
        [one] 1 povel
        [few] { $bonds } povely
       *[other] { $bonds } povelů
    }.
event-trust =
    { $hero } získává { $trust ->
        [one] 1 příslib
        [few] { $trust } přísliby
       *[other] { $trust } příslibů
    }.
event-spent =
    { $hero } platí { $trust ->
        [one] 1 příslib
        [few] { $trust } přísliby
       *[other] { $trust } příslibů
    }.
event-access-chosen = Všechny cíle jsou zvolené.
event-guard-moved = Strážný opouští { $from_acc } a jde { $to_dat }.
event-servant-moved = { $servant } jde { $to_dat }.
event-arrested = Občan { $citizen } je zatčen { $district_loc }.
event-repaired = { $servant } opravuje strážného { $district_loc }.
event-raided = { $servant } organizuje zátah { $district_loc }.
event-drew =
    { $told ->
        [yes] Všehostroj si dobírá nařízení: { $directive }.
       *[no] Všehostroj si dobírá nařízení.
    }
event-published = Všehostroj vydává nařízení: { $directive }.
event-taken-back = Všehostroj si bere nařízení zpět do ruky: { $directive }.
event-repositioned = Přesun čtvrti: { $district }. Teď leží vedle: { $beside }.
event-pacified = Umravnění { $district_loc }.
event-confiscated =
    Všehostroj zabavuje { $hero_dat } { $trust ->
        [one] 1 příslib
        [few] { $trust } přísliby
       *[other] { $trust } příslibů
    }.
event-inspected =
    { $told ->
        [yes] Všehostroj prověřuje občana { $citizen }: { $class }.
       *[no] Všehostroj prověřuje občana { $citizen }.
    }
event-resettled = Občan { $citizen } je přesídlen { $to_dat }.
event-phase-ended =
    { $reader ->
        [actor] Tvá fáze končí.
       *[other] Všehostroj končí svou fázi.
    }
event-revealed-card = { $hero } ukazuje kartu přístupu { $district_dat }.
event-moved = { $hero } jde { $to_dat }.
event-escaped = { $hero } strážným uniká.
event-captured = Strážní zadržují { $hero_acc }.
event-caught =
    Při zátahu { $district_loc } je { $hero_gender ->
        [f] zadržena
       *[other] zadržen
    } { $hero }.
event-plan = Velký plán postupuje na { $plan }.
event-discontent = Pobouření je teď na { $slot }.
event-no-trust =
    Žádné přísliby! { $hero } { $trust ->
        [0] nemá oč přijít
        [one] přichází o 1 příslib
        [few] přichází o { $trust } přísliby
       *[other] přichází o { $trust } příslibů
    }.
event-forfeited = Žádný přístup! { $hero } přichází o kartu přístupu { $district_dat }.
event-rolled =
    { $hero } hází kostkou napadení: { $die ->
        [0] štít
       *[other] { $die }
    }.
event-guard-broken = Strážní { $district_loc } jsou rozbití.
event-identified =
    { $reader ->
        [actor] Identifikuješ
       *[other] { $name } identifikuje
    } občana { $citizen }{ $told ->
        [yes] : { $class }
       *[no] { "" }
    }.
event-citizen-moved = Občan { $citizen } jde { $to_dat }.
event-citizen-revealed = Občan { $citizen } je odhalen: { $class }.
event-riot =
    { $success ->
        [0] Vzpoura { $district_loc } je neúspěšná.
       *[other] Vzpoura { $district_loc } je úspěšná!
    }
event-cancelled = Nařízení je zrušeno: { $directive }.
event-retrieved =
    { $hero } si bere zpět { $known ->
        [yes] kartu přístupu { $district_dat }
       *[no] kartu odepřeného přístupu
    }.
event-searched = Odbojáři si prohlížejí nařízení v ruce Všehostroje.
event-struck-out = Nařízení odhozené z ruky Všehostroje: { $directive }.
event-released =
    { $told ->
        [yes] Zatčený občan je vysvobozen a jde { $to_dat }: { $class }.
       *[no] Zatčený občan je vysvobozen a jde { $to_dat }.
    }
event-passed = { $hero } neprovádí akci.
event-raid-failed = Zátah { $district_loc } je neúspěšný.
event-movement = { $servant } si dobírá kartu pohybu: { $card }.
event-seized = { $servant } zadržuje { $hero_acc }.
event-blue-guard = Objevuje se modrý strážný { $district_loc }.
event-shuffled = Všechny karty pohybu se zamíchají.
event-progress = Značka pokroku se posouvá na { $plan }.
event-accomplished = Mise splněna: { $mission }.
event-won =
    { $side ->
        [machine] Všehostroj dokončuje Velký plán.
        [automaton] Automat dokončuje Velký plán.
       *[revolutionaries] Třetí vzpoura je úspěšná: město je svobodné.
    }

## Decisions

decision-split-trust =
    K rozdělení { $district_loc } { $total ->
        [one] je 1 příslib
        [few] jsou { $total } přísliby
       *[other] je { $total } příslibů
    }. Kolik si vezme { $hero }?
decision-choose-access = Kam půjde každý z tvých hrdinů?
decision-machine-turn = Přemístit strážné, hrát s nohsledy, nebo ukončit fázi?
decision-take-directive-back = Platí už tři nařízení. Které si vezmeš zpět výměnou za { $directive_acc }?
decision-put-district = Kam přesuneš { $district_acc }?
decision-settle-citizen = Kam půjde { $citizen }?
decision-go-on = { $hero } míří { $destination_dat }: kudy?
decision-detainment =
    { $hero_gender ->
        [f] { $hero } je zadržena { $place_loc }. Co dál?
       *[other] { $hero } je zadržen { $place_loc }. Co dál?
    }
decision-hero-action = { $hero } { $place_loc }. Jakou akci provede?
decision-pay-for-attack =
    Na kostce napadení je { $number ->
        [0] štít
       *[other] { $number }
    }. Kolik zaplatí { $hero }?
decision-more-citizens =
    { $verb ->
        [identify] { $hero }: koho dalšího identifikuješ?
       *[move] { $hero }: koho dalšího evakuuješ?
    }
decision-jail-active = Vzpoura je neúspěšná. Koho { $district_loc } zatkneš?
decision-retrieve-card = Kterou kartu odepřeného přístupu si { $hero } vezme zpět?
decision-strike-out-directive = Které z nařízení v ruce Všehostroje { $hero } odhodí?
decision-place-released = { $citizen } je vysvobozen. Kam půjde?
decision-identify-any = Zátah byl neúspěšný. Kterého občana identifikuješ?
decision-win-back =
    Vezme si { $hero } zpět kartu odepřeného přístupu za { $guards ->
        [one] 1 příslib
        [few] { $guards } přísliby
       *[other] { $guards } příslibů
    }?
decision-buy-off =
    Hrdinové mohou dohromady odevzdat { $judges_trust ->
        [one] 1 příslib
        [few] { $judges_trust } přísliby
       *[other] { $judges_trust } příslibů
    } a Velký plán zdržet. Kolik dá { $hero }?
decision-swear =
    Zaplatíš { $oath_bonds ->
        [one] 1 povel
        [few] { $oath_bonds } povely
       *[other] { $oath_bonds } povelů
    }, aby Velký plán postoupil? Máš { $bonds }.

## Choices

choice-take-NUMBER-trust =
    { $number ->
        [one] 1 příslib
        [few] { $number } přísliby
       *[other] { $number } příslibů
    }
choice-send-HERO-to-DISTRICT = { $hero } { $district_dat }
choice-confirm = Potvrdit cíle
choice-reconsider = Rozmyslet si to znovu
choice-guard-DISTRICT-to-TO = Strážný: { $district } → { $to } ({ $price })
choice-move-SERVANT-to-TO = { $servant } { $to_dat } ({ $price })
choice-SERVANT-arrests-citizen-NUMBER = { $servant } zatýká: { $citizen } ({ n-bonds.acc })
choice-SERVANT-repairs = { $servant } opravuje strážného ({ n-bonds.acc })
choice-SERVANT-raids = { $servant } organizuje zátah ({ n-bonds.acc })
choice-SERVANT-draws = { $servant } si dobírá nařízení ({ n-bonds.acc })
choice-SERVANT-publishes-DIRECTIVE = { $servant } vydává nařízení { $directive } ({ n-bonds.acc })
choice-SERVANT-repositions-TO = { $servant } přesouvá { $to_acc } ({ n-bonds.acc })
choice-SERVANT-collects = { $servant } vybírá povely
choice-SERVANT-pacifies = { $servant } umravňuje ({ n-bonds.acc })
choice-SERVANT-confiscates = { $servant } zabavuje přísliby
choice-SERVANT-inspects-citizen-NUMBER = { $servant } prověřuje: { $citizen } ({ n-bonds.acc })
choice-resettle-citizen-NUMBER = Přesídlit: { $citizen }
choice-deploy-DISTRICT-to-TO = Nasazení: { $district } → { $to } (zdarma)
choice-end-phase = Ukončit fázi
choice-take-back-DIRECTIVE = Vzít zpět { $directive_acc }
choice-put-DISTRICT-at-PLACE =
    { $turned ->
        [yes] Otočená, vedle: { $near } ({ $place })
       *[no] Vedle: { $near } ({ $place })
    }
choice-settle-in-DISTRICT = Jde { $district_dat }
choice-go-to-DISTRICT = Jít { $district_dat } ({ n-trust.acc })
choice-advance-plan = Posunout Velký plán
choice-no-trust = Žádné přísliby! Získat je jako povely
choice-no-access = Žádný přístup! Odepřít kartu přístupu
choice-incite = Podněcování ({ n-trust.acc })
choice-attack-for-NUMBER =
    Napadnout strážného za { $number ->
        [one] 1 příslib
        [few] { $number } přísliby
       *[other] { $number } příslibů
    }
choice-attack = Napadnout strážného: hodit, pak platit
choice-pay-NUMBER =
    Zaplatit { $number ->
        [one] 1 příslib
        [few] { $number } přísliby
       *[other] { $number } příslibů
    }
choice-identify-citizen-NUMBER = Identifikovat: { $citizen } ({ n-trust.acc })
choice-move-citizen-NUMBER-to-TO = { $citizen } { $to_dat } ({ $price })
choice-gain-trust = Získat 1 příslib
choice-start-riot = Vyhlásit vzpouru ({ n-trust.acc })
choice-agitate = Promluvit k davu ({ n-trust.acc })
choice-reposition-DISTRICT = Přesunout { $district_acc } ({ n-trust.acc })
choice-grant-HERO = Dát { $hero_dat } 3 přísliby
choice-cancel-DIRECTIVE = Zrušit { $directive_acc } ({ n-trust.acc })
choice-let-HERO-retrieve = { $hero } si vezme zpět kartu odepřeného přístupu ({ n-trust.acc })
choice-search-citadel = Prohlédnout si nařízení Všehostroje a jedno odhodit ({ n-trust.acc })
choice-discard-DIRECTIVE = Odhodit { $directive_acc }
choice-release-citizen = Vysvobodit zatčeného občana ({ n-trust.acc })
choice-pass = Nedělat nic
choice-done = Hotovo
choice-arrest-citizen-NUMBER = Zatknout: { $citizen }
choice-give-NUMBER-trust =
    Odevzdat { $number ->
        [one] 1 příslib
        [few] { $number } přísliby
       *[other] { $number } příslibů
    }
choice-retrieve-DISTRICT-for-TO_HERO = { $to_hero } dostane zpět kartu: { $district }

## Refusals

reason-overlap = Dvě čtvrti by se překrývaly: { $about }.
reason-too-few-connections = Každá čtvrť se musí dotýkat dvou dalších: { $about }.
reason-apart = Tyto čtvrti by byly odříznuty od ostatních: { $about }.
reason-only-route = Princip dvou cest: město musí zůstat propojené i bez kterékoli jedné čtvrti. Jedinou cestou by byly: { $about }.
reason-cannot-slide = Tam se čtvrť nedá přisunout.
reason-not-moved = Čtvrť musí skončit jinde, nebo aspoň otočená.
reason-enclosed = Obklopují ji jiné čtvrti, takže se nemůže pohnout: { $about }.
reason-no-valid-end = Ať by se posunula kamkoli, město by neodpovídalo pravidlům: { $about }.
reason-game-over = Hra skončila.
reason-plan-fulfilled = Velký plán dosáhl XII.
reason-plan-met = Velký plán se setkal se značkou pokroku.
reason-three-riots = Započítala se třetí vzpoura.
reason-not-your-decision = Teď nerozhoduješ ty.
reason-unresolved = Nejdřív odpověz na položenou otázku.
reason-not-offered = To teď nejde.
reason-too-few-bonds = Nemáš dost povelů.
reason-too-little-trust = Hrdina nemá dost příslibů.
reason-no-free-square = Není tu volné políčko.
reason-no-guard = Není tu funkční strážný.
reason-already-acted = Tento nohsled už akci provedl.
reason-barred = Nedovoluje to platná karta.
reason-not-here = V této čtvrti to nohsled udělat nemůže.
reason-no-card = Tato karta přístupu není v ruce, nebo už je zvolená.
reason-not-your-hero = Tohoto hrdinu neposíláš ty.
reason-not-all-chosen = Nejdřív musí mít každý z tvých hrdinů cíl.
reason-no-route = Tudy cesta k cíli nevede.
reason-not-possible-here = V této čtvrti to hrdina udělat nemůže.
reason-raid-before = V této čtvrti už zátah je.
reason-no-directives = Nezbývá žádné nařízení k dobrání.
reason-already-confirmed = Cíle už máš potvrzené; nejdřív si to rozmysli znovu.
reason-riot-before = V této čtvrti už vzpoura byla.
reason-known-citizen = Tento občan už je identifikovaný.
reason-not-active = Zatknout lze jen občana, který je odhalený a pobouřený.
reason-already-there = Tam už je.
reason-more-than-shared = Tolik příslibů k rozdělení není.
reason-citizen-elsewhere = Tento občan v té čtvrti není.
reason-none-broken = V této čtvrti není žádný rozbitý strážný.
reason-no-raid-token = Všechny tři žetony zátahu už jsou na plánu.
reason-not-in-hand = Toto nařízení Všehostroj v ruce nemá.
reason-not-published = Toto nařízení není vydané.
reason-not-in-force = Nedovoluje to žádná platná karta.
reason-no-servant = Ve čtvrti tohoto občana není žádný nohsled.
reason-once-a-round = To lze udělat jen jednou za kolo.
reason-too-far = To je moc daleko.
reason-second-action = Druhá akce musí být jiná než první a žádná z nich nesmí vyhlašovat vzpouru.
reason-other-attack = Jen Strojařka nejdřív hází a platí až potom; ostatní hrdinové platí před hodem.
reason-attack-for-nothing = Napadení stojí aspoň 1 příslib.
reason-no-crowd = Na Hlavním náměstí není víc občanů než strážných.
reason-not-in-play = Tento hrdina ve hře není.
reason-none-forfeited = Tento hrdina nemá žádnou kartu odepřeného přístupu.
reason-not-forfeited = Tato karta přístupu není odepřená.
reason-empty-hand = Všehostroj nemá v ruce žádné nařízení.
reason-nobody-arrested = Žádný občan není zatčený.
reason-not-on-board = Tento občan není na plánu.
reason-not-needed = Tolik není potřeba.
reason-revolutionary-count = Musí hrát Všehostroj a 1 až 3 odbojáři.
reason-unknown-hero = Žádný hrdina se nejmenuje „{ $about }“.
reason-hero-claimed-twice = Hrdina „{ $about }“ je uveden víckrát.
reason-three-heroes = Hrdinové musí být tři, ne { $about }.
reason-unknown-city = Žádné město ani čtvrť se nejmenuje „{ $about }“.
reason-placed-twice = Čtvrť má víc než jedno místo: { $about }.
reason-no-place = „{ $about }“ není místo: patří sem x,y levého horního pole, obojí od -2 do 17, pak h nebo v, třeba art=2,0v.
reason-unplaced = Chybí místo těchto čtvrtí: { $about }.
reason-plan-start = Velký plán začíná na 1, 2 nebo 3.
reason-automaton-level = Automat má úrovně 1 až 6; při 0 hraje za Všehostroj někdo.
reason-unknown-winner = Žádná strana se nejmenuje „{ $about }“: může to být machine, revolutionaries, nebo none.

## The table in the terminal

table-round = Kolo { $round }
table-title = Kolo { $round }: { $phase }
table-plan = Velký plán: { $plan }/{ $last }
table-discontent =
    Pobouření: { $slot } ({ $riot ->
        [yes] celoměstská vzpoura
       *[no] úroveň { $stage }
    })
table-riots = Vzpoury: { $count } ze { $goal }
table-bonds = Povely: { $count }
table-events = Zbývající městské události: { $count }
table-own-cards = karty z krabice (help cards)
table-movement = Karty pohybu: zbývá { $count } ze { $all }
table-movement-card =
    { $card }{ $told ->
        [yes] { "" } ({ $hero })
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { "" } × { $count }
    }
table-missions = Mise:
table-mission =
    { $mission } { $done ->
        [yes] ✓
       *[no] { $have }/{ $need }
    }
table-blue =
    { $count ->
        [one] 1 modrý
        [few] { $count } modří
       *[other] { $count } modrých
    }
table-visits = Nohsled
table-chance = { $percent } %
table-event = Městská událost ({ $provenance }):
table-directives = Nařízení k dobrání: { $count }
table-published = vydaná: { $cards }
table-discarded = odhozená: { $cards }
table-hand = v ruce: { $count }
table-hand-known = ({ $cards })
table-none = –
table-district = Čtvrť
table-guards = Stráž
table-content = Kdo a co
table-guard-squares =
    { $guards }{ $broken ->
        [0] { "" }
       *[other] +{ $broken }
    }/{ $squares }
table-arrested = Zatčení
table-riot = VZPOURA
table-raid = ZÁTAH
table-acted = { "" } (po akci)
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
table-hero = Hrdina
table-player = Hráč
table-trust = Přísl.
table-cards = Karty přístupu
table-card-count = { $count } v ruce
table-forfeited = odepřené: { $cards }
table-destination = cíl: { $district }
table-detained = zadržení

## The table in the browser

table-thing = { $name }: { $facts }
table-n-guards =
    { $count ->
        [0] bez strážných
        [one] 1 strážný
        [few] { $count } strážní
       *[other] { $count } strážných
    }
table-n-broken =
    { $count ->
        [one] 1 rozbitý
        [few] { $count } rozbití
       *[other] { $count } rozbitých
    }
table-n-citizens =
    { $count ->
        [0] bez občanů
        [one] 1 občan
        [few] { $count } občané
       *[other] { $count } občanů
    }
table-squares =
    { $count ->
        [one] 1 políčko
        [few] { $count } políčka
       *[other] { $count } políček
    }
table-guards-change =
    { $more ->
        [yes] o { $count } víc než předtím
       *[no] o { $count } méně než předtím
    }
table-guards-of = Strážní ({ $district })
table-a-raid = zátah
table-a-riot = vzpoura
table-jail = Vězení
table-jailed = zatčený
table-status-unknown = neidentifikovaný
table-status-identified = identifikovaný
table-status-revealed = odhalený
table-active = pobouřený
table-n-class = { $class_ }: { $count }
table-among = Určitě jsou mezi nimi: { $who }.
table-trust-of =
    přísliby: { $trust } { $most ->
        [7] ze
       *[other] z
    } { $most }
table-actions-taken =
    { $count ->
        [0] ještě před akcí
       *[other] už po akci
    }
table-card-where =
    { $where ->
        [published] platí
        [discarded] v odhazovacím balíčku
       *[hand] v ruce Všehostroje
    }
table-access-card = { $hero }, karta přístupu: { $district }
table-access-state =
    { $state ->
        [forfeited] odepřená
        [chosen] zvolená
        [perhaps] možná odepřená
       *[hand] v ruce
    }
table-plan-now =
    { $advances ->
        [yes] Zatím ano.
        [no] Zatím ne.
       *[open] Ještě se rozhodne.
    }
table-plan-count = { $have }/{ $need }
table-hand-of-machine =
    { $count ->
        [0] Všehostroj nemá v ruce žádné nařízení
       *[other] Všehostroj má v ruce { $count } nařízení
    }
table-heroes = Hrdinové
table-city = Město
table-look-at = Prohlédnout: { $name }
table-close = Zavřít
table-city-event = Městská událost
table-to-come = ještě { $count }
table-in-force = Platná nařízení
table-of = { $count } ze { $most }
table-free-place = volné místo
table-own-design = Náš nápad
table-own-design-note = Náš nápad: pravidla tento text neuvádějí.
table-hidden = skrytý
table-forecast =
    { $sure ->
        [yes] pobouření občané: { $known } proti { $against }
       *[no] pobouření občané: { $known } až { $possible } proti { $against }
    }
table-hero-acts = hraje
table-hero-acted = po tahu
table-hero-next = další
board-master-plan = Velký plán
board-plan = Plán
board-discontent = Pobouření
board-stage = Úroveň
board-riots = Vzpoury
board-bonds =
    { $count ->
        [one] povel
        [few] povely
       *[other] povelů
    }
board-left-to-act = ze { $most } před akcí
board-in-hand = v ruce
board-in-deck = v balíčku
board-raids-left = ze { $most } zátahů
board-arrested = ve vězení
board-servant =
    { $acted ->
        [yes] po akci
       *[no] může hrát
    }
table-help-guards = Za každého strážného platí hrdina 1 příslib při opuštění čtvrti a také za většinu akcí v ní. Přemístění strážného stojí Všehostroj 1 povel za každou opuštěnou čtvrť. Rozbití strážní zabírají políčko, ale nepočítají se.
    .source = Pravidla M7.2, M7.13, M8.2; { provenance-rulebook }.
table-help-citizen = Dává hrdinům ve své čtvrti 1 příslib za kolo; odhalený a pobouřený 2, odhalený zrádce žádný.
    .source = Pravidla M5.3, M9.13; { provenance-rulebook }.
table-help-access = Hrdina jde tam, kam mu dovolí karta v ruce. Odepřené karty si Všehostroj prohlížet nesmí.
    .source = Pravidla M3.8, M6.1; { provenance-rulebook }.
table-help-place = Čtvrť se sem přesune se všemi, kdo v ní jsou.
    .source = Pravidlo M10; { provenance-rulebook }.
table-help-dial = Ručička ukazuje Velký plán: na XII vyhrává Všehostroj. Prstenec ukazuje pobouření: s každou úrovní se pobouří další třída občanů a Všehostroj získává víc povelů. Poslední políčko se počítá jako vzpoura. Odbojáři vyhrávají po 3 vzpourách.
    .source = Pravidla M1.4, M1.5, M4; { provenance-rulebook }.
table-help-bonds = Platidlo Všehostroje. Každé kolo jich získá 6 až 12, tím víc, čím vyšší je úroveň pobouření.
    .source = Pravidlo M4.4; { provenance-rulebook }.
table-help-directives = Dobírají se ve Velké citadele a vydávají ve Věži zákona: najednou platí nejvýš 3. Balíček se už nikdy znovu nezamíchá.
    .source = Pravidla M7.8, M7.9; { provenance-rulebook }.
table-help-jail = Zatčení občané leží lícem dolů. Hrdina ve Velké citadele může jednoho z nich, vylosovaného, vysvobodit.
    .source = Pravidla M7.5, M9.12; { provenance-rulebook }.

## The table in the browser: the Automaton

automaton-deck = Karty pohybu
automaton-of-left = ze { $all }
automaton-n-left = zbývá: { $count }
automaton-drawn = dobraná
automaton-shuffled = Když jich zbývá méně než { $count }, zamíchají se všechny.
automaton-chances = Šance na mapě
automaton-card-up = nahoru
automaton-card-right = doprava
automaton-card-down = dolů
automaton-card-left = doleva
automaton-card-stay = stát
automaton-card-guard = strážný
automaton-card-maintenance = údržba
automaton-card-square = náměstí
automaton-card-rose = růže
automaton-card-goggles = brýle
automaton-card-bird = pták
automaton-missions = Mise
automaton-done = splněno: { $count }/{ $all }
automaton-accomplished = splněná
automaton-chance = šance na návštěvu: { $percent } %
automaton-risk = šance na zadržení v tomto kole
automaton-raid = šance na zátah v té čtvrti
automaton-plan = Velký plán: { $plan }, značka pokroku: { $progress }, kroků mezi nimi: { $steps }
automaton-steps = Kroků do prohry: { $count }
automaton-n-blue =
    { $count ->
        [one] 1 modrý
        [few] { $count } modří
       *[other] { $count } modrých
    }
automaton-aside = Kauce za hrdinu, ke kterému přijde nohsled: { $bail }
automaton-verdict = Velký plán a značka pokroku se setkaly na { $plan }. Vzpoury odbojářů: { $riots } ze 3.
board-progress = Pokrok
table-help-movement = Každé kolo si každý nohsled dobere kartu: první Lex Hecaté, poslední Fantazmar. Karty se nevracejí. Když jich zbývá méně než 3, zamíchá se všech 13, značka pokroku se posune o krok za každou otevřenou misi a vydá se nařízení.
    .source = Pravidla M16.3, M16.4, M16.8.
table-help-progress = Velký plán postupuje a značka pokroku jde proti němu. Když se setkají, plán je dokončen a prohráváš. Se třetí vzpourou vyhráváš. Prstenec ukazuje pobouření: s každou úrovní se pobouří další třída občanů.
    .source = Pravidla M4, M16.8, M16.12.

## The first game against the Automaton: what is taught, and when

tour-automaton = Za Všehostroj tu nikdo nehraje. Vyhraješ třetí vzpourou a jedna už byla. Plán postupuje a červená značka pokroku jde proti němu: když se setkají, prohraješ.
    .title = Proti Automatu
tour-automaton-deck = Až zvolíš cíle, každý nohsled si dobere kartu pohybu a jde, kam říká. Dobrané karty jsou škrtnuté: ze 13 zbývají 4. Ukaž na kartu a uvidíš, kam by každého nohsleda zavedla.
    .title = Karty pohybu
tour-automaton-chances = Můžeš tedy počítat: každá čtvrť ukazuje přesnou šanci, že v ní skončí nohsled. Nohsled, který nikoho nenajde, provede akci: Lex Hecaté zorganizuje zátah, Rozsudkátor soudí občana, Fantazmar povolá strážného.
    .title = Šance
tour-automaton-bail = Hrdina je zadržen tam, kde ho nohsled najde, ještě než se pohne: šanci vidíš u každého hrdiny. Zaplatí kauci v příslibech a pokračuje, nebo přijde o tah. Nech si proto nějaké přísliby.
    .title = Kauce
tour-automaton-missions = Tři mise. Na konci kola je každá, jejíž podmínka platí, natrvalo splněná. Za každou otevřenou se při míchání karet posune značka pokroku. Jedna už je skoro splněná.
    .title = Mise
tour-automaton-destinations = Dole vidíš, kam hrdina může jít, kolik stojí cesta a jaká je tam šance na zátah: čtvrti s nejnižší šancí jsou první. Pašerák půjde do Sametové čtvrti, Herečka zůstane v Umělecké čtvrti a Novinářka půjde na Hlavní náměstí. Pak volbu potvrď.
    .title = Cíle
tour-automaton-steps = Nohsledi si jeden po druhém dobrali kartu, přemístili se a provedli akci; šipky ukazují, kam šli. Všechno je i v záznamu. Teď jsou na řadě tvoji hrdinové.
    .title = Nohsledi
tour-automaton-riot = Pobouřených občanů je tu víc než strážných: stiskni „{ verb-riot }“. Když vzpoura neuspěje, všichni pobouření občané čtvrti jsou zatčeni.
    .title = Vzpoura!
tour-automaton-accomplished = Mise je splněná a zůstane splněná, ať se stane cokoli.
    .title = Splněno
tour-automaton-shuffled = Zbývaly méně než 3 karty, a tak se zamíchalo všech 13. Značka pokroku se posunula o krok za každou otevřenou misi a začalo platit nařízení. Počítej kola: stává se to asi každé čtvrté.
    .title = Zamícháno
tour-automaton-blue = Do města přišel modrý strážný. Počítá se jako každý jiný, ale když se rozbije, zmizí.
    .title = Modří strážní

over =
    { $side ->
        [machine] Vyhrává Všehostroj.
        [automaton] Vyhrává Automat.
       *[revolutionaries] Vyhrávají odbojáři.
    }

## The first game: what is taught, and when

tour-sides = Vedeš tři hrdiny proti Všehostroji. Ten vyhraje, když jeho Velký plán dosáhne XII. Ty vyhraješ třetí vzpourou: Průmyslová čtvrť už povstala, takže potřebuješ ještě dvě.
    .title = Dvě strany
tour-discontent = To, co tvoji hrdinové dělají, zvedá pobouření, úroveň za úrovní. S každou úrovní se pobouří další třída občanů, to znamená, že je připravená ke vzpouře: teď umělci, vědci a obchodníci. Poslední políčko se samo počítá jako vzpoura.
    .title = Pobouření
tour-city = Devět čtvrtí se strážnými a občany. Většina občanů leží lícem dolů: nikdo nezná jejich třídu a pět z nich jsou zrádci, kteří pomáhají Všehostroji. Občany v Umělecké čtvrti už máš identifikované; ty vidíš, kdo jsou, Všehostroj ne.
    .title = Město
tour-heroes = Tvoji hrdinové platí přísliby. Na začátku kola dá každý občan hrdinovi ve stejné čtvrti 1, odhalený a pobouřený 2. Karta přístupu pustí hrdinu do čtvrti, která je na ní; odepřenou použít nelze.
    .title = Tvoji hrdinové
tour-event = Městská událost mění pravidla pro toto kolo a říká, jestli na jeho konci Velký plán postoupí. S Otevřenými branami postoupí, ledaže je nějaký hrdina ve velké čtvrti, třeba na Hlavním náměstí. Tak tam někoho pošli!
    .title = Městská událost
tour-split = V jedné čtvrti je několik hrdinů a dělí se o to, co občané dávají. Dej to tomu, kdo musí opustit střeženou čtvrť nebo chystá drahou akci; co přesáhne hrdinovo maximum, propadne.
    .title = Rozděl přísliby
tour-destinations = Vol tajně: vyber hrdinu a pak čtvrť. Herečka zůstane v Umělecké čtvrti: pět pobouřených proti jednomu strážnému. Pašerák půjde do Sametové čtvrti, Novinářka na Hlavní náměstí. Pak stiskni „{ choice-confirm }“.
    .title = Cíle
tour-exits = Opuštění čtvrti stojí 1 příslib za každého strážného v ní; strážní v cíli nic nestojí. Kdo nemůže zaplatit, přijde o všechny přísliby, hází kostkou úniku a může být zadržen.
    .title = Strážní na cestě
tour-way = Hrdina ukáže kartu a jde k cíli krok za krokem. Za každou opuštěnou čtvrť platí přísliby podle počtu strážných v ní, takže hledej cestu, kde je jich nejmíň. S Otevřenými branami nestojí opuštění velkých čtvrtí nic.
    .title = Kudy?
tour-action = Hrdina provádí jednu akci a většina stojí 1 příslib za každého strážného ve čtvrti. Podněcování zvedá pobouření v malé čtvrti. Když na nic nemáš, získej 1 příslib: to je zdarma.
    .title = Akce
tour-riot = Stiskni „{ verb-riot }“. Všichni občané tady se odhalí; je-li pobouřených víc než strážných a zrádců dohromady, vzpoura uspěje. Tady uspěje. Neúspěch by posunul Velký plán a Všehostroj by směl pobouřené zatknout.
    .title = Vzpoura!
tour-major = Každá velká čtvrť má vlastní akci. Na Hlavním náměstí stoupne pobouření o tolik, o kolik je tam občanů víc než strážných, často hned o 2. Ukaž na čtvrť a přečteš si, co se v ní dá dělat.
    .title = Velká čtvrť
tour-identify = Vyber v Sametové čtvrti občana lícem dolů a identifikuj ho: 1 příslib za každého strážného. Budeš vědět, s kým můžeš při vzpouře počítat, a Všehostroj ne.
    .title = Poznej své občany
tour-attack = Při napadení strážného platíš přísliby a házíš: padne-li nejvýš tolik, kolik platíš, strážný je rozbitý, ale štít ho zachrání vždy. Víc příslibů, lepší šance. S každým strážným méně je tu všechno levnější.
    .title = Napadni strážného
tour-raid = Nohsled zorganizoval zátah. Hrdina, který v té čtvrti skončí cestu, bude zadržen. Tvé cíle už jsou dané; když tam nikdo nepřijde, zátah neuspěje a pobouření stoupne.
    .title = Zátah
tour-raid-failed = Do zátahu nikdo nepřišel: neuspěl a pobouření stoupá. Nejít tam, kde tě Všehostroj čeká, má stejnou cenu jako akce.
    .title = Neúspěšný zátah
tour-arrested = Občan je zatčen: máš o jednoho podporovatele méně. Zatknout lze jen odhalené a pobouřené občany, takže ti pouze identifikovaní jsou v bezpečí. Ve Velké citadele může hrdina někoho vysvobodit.
    .title = Zatčení
tour-directive = Všehostroj vydal nařízení: jeho pravidlo platí, dokud ho hrdina ve Věži zákona nezruší. Ukaž na ně a přečteš si je.
    .title = Nařízení
tour-detained = Hrdina je zadržen. Všehostroj volí: buď Velký plán postoupí a hrdina hraje dál, nebo jeho tah končí a přijde o všechny přísliby, nebo o právě ukázanou kartu přístupu.
    .title = Zadržení
tour-riot-succeeded = Vzpoura uspěla a strážní ve čtvrti jsou rozbití, dokud je nohsled neopraví. Třetí úspěšná vzpoura znamená výhru.
    .title = Čtvrť povstává!
tour-riot-failed = Pobouřených občanů bylo málo, nebo strážných a zrádců moc. Velký plán postupuje. Teď tam znáš všechny: než to zkusíš jinde, zvyš pobouření, nebo rozbij strážného.
    .title = Neúspěšná vzpoura
tour-plan = Velký plán postupuje: kvůli městským událostem, neúspěšným vzpourám a zadrženým hrdinům. Od 13. kola postoupí každé kolo, takže neotálej.
    .title = Velký plán postupuje
tour-round = Nové kolo: Všehostroj dostal povely a tvoji hrdinové přísliby od občanů kolem sebe. Nejdřív si přečti novou městskou událost a zjisti, jak Velký plán zdržet. Pak se podívej, kde by mohla být další vzpoura.
    .title = Nové kolo
tour-powers = Každý hrdina má schopnost. Pašerák opouští první čtvrť zdarma. Podněcování Novinářky platí dvojnásob tam, kde není nohsled. Herečka to Všehostroji oplatí, když ji zadrží při zátahu. Ukaž na hrdinu a přečteš si víc.
    .title = Jejich schopnosti
tour-servants = Všehostroj platí povely za přemístění strážných a svých tří nohsledů. Každý nohsled smí jednou za kolo provést akci tam, kde je: zorganizovat zátah, zatknout odhaleného a pobouřeného občana, opravit strážného, dobrat nebo vydat nařízení.
    .title = Co dělají nohsledi
tour-identify-more = Vyber dalšího občana, dokud máš čím platit. Pozor na zrádce: ve vzpouře stojí na straně Všehostroje. Pak stiskni „{ choice-done }“.
    .title = A co ostatní?
tour-move = Občany můžeš odvést jinam, za 1 příslib za každou čtvrť, kterou opustí. Vyber umělce na Hlavním náměstí a pak Sametovou čtvrť: tam může být příští vzpoura. Stejně tak můžeš odvést i zrádce.
    .title = Evakuuj občany
tour-move-more = Máš-li čím platit, vyber i obchodníka a pak Sametovou čtvrť. Potom stiskni „{ choice-done }“.
    .title = Ještě někdo?
tour-raids = Kde si asi Všehostroj na hrdiny počká? Zátah zadrží toho, kdo tam skončí cestu; když nikdo nepřijde, neuspěje a pobouření stoupne. Jdi tam, kde tě Všehostroj nečeká. Příští vzpoura může být v Sametové čtvrti.
    .title = Pozor na zátahy

# for the player of the Machine
tour-as-machine-sides = Jsi Všehostroj. Vyhraješ, když Velký plán dosáhne XII; teď je na V. Hrdinové vyhrají třetí vzpourou: Průmyslová čtvrť už povstala, takže potřebují ještě dvě.
    .title = Dvě strany
tour-as-machine-discontent = Pobouření zvedají hrdinové. S každou úrovní je ke vzpouře připravená další třída občanů: teď umělci, vědci a obchodníci. Poslední políčko se samo počítá jako vzpoura. Každá úroveň ti ale přinese i víc povelů.
    .title = Pobouření
tour-as-machine-city = Hrdina platí 1 příslib za každého strážného, aby čtvrť opustil, a stejně za většinu akcí v ní. Ve vzpouře stojí strážní proti pobouřeným občanům. Rozbití se nepočítají.
    .title = Tví strážní
tour-as-machine-event = Městská událost říká, kdy Velký plán postoupí. Při Jarmarku postoupí, jsou-li na konci kola v Obchodnické čtvrti aspoň 3 strážní. Teď jsou tam 2, tak pošli třetího!
    .title = Městská událost
tour-as-machine-bonds = Platíš povely a máš jich 9: 1 za každou čtvrť, kterou opustí strážný, 2 za každou, kterou opustí nohsled, 2 za většinu akcí nohsledů. Hrdinové už zvolili, kam půjdou; můžeš jen hádat.
    .title = Povely
tour-as-machine-guard = Vyber strážné ve Velké citadele a pak Obchodnickou čtvrť. Za 1 povel tam budou tři a na konci kola Velký plán postoupí.
    .title = Přemísti strážného
tour-as-machine-raid = Opuštění Vědecké čtvrti stojí 3 přísliby a Lékař má 2: nejspíš zůstane. Vyber Rozsudkátora, který tam je, a zorganizuj zátah.
    .title = Zorganizuj zátah
tour-as-machine-arrest = Odhalené a pobouřené občany lze zatknout: nedají pak přísliby a nepřidají se ke vzpouře. Vyber Fantazmara a pak Průmyslovou čtvrť. Tam znovu vyber Fantazmara a jednoho z občanů.
    .title = Zatkni občana
tour-as-machine-draw = Lex Hecaté je ve Velké citadele, kde se dobírají nařízení. Vyber Lex Hecaté a jedno si dober: až bude vydané, změní pravidla ve tvůj prospěch.
    .title = Dober nařízení
tour-as-machine-end = Na další akce už povely nestačí. Co zbylo, si necháš. Stiskni „{ choice-end-phase }“.
    .title = Ukonči fázi
tour-as-machine-heroes = Teď hrdinové ukážou, kam jdou. Zaplatí za strážné ve čtvrtích, které opouštějí, možná je zadrží tvůj zátah a každý provede jednu akci. Sleduj, o co jim jde.
    .title = Fáze hrdinů
tour-as-machine-detained = Volíš ty: buď Velký plán postoupí a hrdina hraje dál, nebo jeho tah končí a ty mu vezmeš všechny přísliby, které získáš jako povely, nebo kartu přístupu. Stiskni „{ verb-plan }“: k XII bude blíž.
    .title = Hrdina je zadržen!
tour-as-machine-round = Máš nové povely, s každou úrovní pobouření víc. Nejdřív si přečti novou městskou událost: co je potřeba, aby Velký plán postoupil? Pak odhadni, kam chce který hrdina jít.
    .title = Nové kolo
tour-as-machine-publish = Zpráva o stavu města: Velký plán postoupí, je-li vydané nějaké nařízení, a vydání stojí jen 1 povel. Vyber Lex Hecaté a pak Věž zákona; tam vydej dobrané nařízení.
    .title = Vydej nařízení
tour-as-machine-collect = Na Hlavním náměstí získá nohsled zdarma tolik povelů, o kolik je tam občanů víc než strážných.
    .title = Vyber povely
tour-as-machine-repair = Nohsled je tam, kde leží rozbití strážní. Za 2 povely jednoho opraví: zase se počítá a lze ho přemístit.
    .title = Oprav strážného
tour-as-machine-jail = Pobouřených občanů bylo málo a Velký plán postupuje. Teď pobouřené zdarma zatkni: vybírej je po jednom.
    .title = Neúspěšná vzpoura
tour-as-machine-raid-failed = Do tvého zátahu nikdo nepřišel a pobouření stoupá. Zátahy chystej tam, kde má hrdina důvod být, nebo odkud nemá za co odejít.
    .title = Neúspěšný zátah
tour-as-machine-riot = Vzpoura uspěla a strážní tam jsou rozbití, dokud je nohsled neopraví. Třetí znamená prohru: nenech pobouřené občany přečíslit své strážné.
    .title = Čtvrť povstává

## Help

help-terminal =
    Co můžeš napsat:
      1, 2, 3 ...    jedna z možností podle čísla
      go to science  možnost podle jejího zápisu (help choices je vypíše všechny)
      help           tato nápověda
      help NÁZEV     co umí hrdina, nohsled, nařízení, městská událost, čtvrť nebo občan
                     a jestli to říkají pravidla hry, nebo je to náš vlastní nápad
      help M7.6      pravidlo podle jeho čísla
      help choices   zápisy všech možností
      why ZÁPIS      proč něco teď nejde, třeba why start riot
      why            proč se boti naposledy rozhodli tak, jak se rozhodli
      hint           co zvolit, proč a co je skoro stejně dobré
      quit           odejít ze hry
    Samotný Enter znovu ukáže stůl. Na něm
      2+1/4          jsou strážní: 2 funkční, 1 rozbitý, na 4 políčkách
      12             je občan, kterého nikdo nezná
      12 Smetánka    je odhalený občan; 12 (Smetánka) zná jen tvá strana
      12 (?)         je občan, kterého odbojáři identifikovali
      (2,0v)         je místo: sloupec a řádek levého horního pole, pak h (vodorovně) nebo v (svisle)
    a číslo v závorce za možností je její cena.
help-hero =
    Iniciativa { $initiative }, nejvýš { $trust ->
        [one] 1 příslib
        [few] { $trust } přísliby
       *[other] { $trust } příslibů
    }, začíná: { $start }.
help-district =
    { $minor ->
        [yes] Malá
       *[no] Velká
    } čtvrť; políčka strážných: { $guards }, políčka občanů: { $citizens }.
help-minor = Hrdina tu může lid podněcovat: pobouření stoupne o 1.
help-servant = Nohsled Všehostroje se přemísťuje za 2 povely za čtvrť. Jednou za kolo smí tam, kde je, provést akci za 2 povely, nejsou-li uvedeny jiné náklady; pak už se nepohne. Tři nohsledi se liší jen jménem.
help-automaton-lex-hecate = Kartu pohybu si dobírá jako první z nohsledů. Pokud nikoho nezadrží, zorganizuje tam, kde je, zátah.
help-automaton-judgementor = Kartu pohybu si dobírá jako druhý z nohsledů. Pokud nikoho nezadrží, odhalí ve své čtvrti toho z občanů ležících lícem dolů nebo pobouřených, který má nejnižší číslo, a je-li pobouřený, zatkne ho.
help-automaton-phantasmer = Kartu pohybu si dobírá jako třetí z nohsledů. Pokud nikoho nezadrží, povolá do své čtvrti strážného z propojené čtvrti, kde je jich nejvíc.
help-class =
    { $traitor ->
        [yes] Nikdy není pobouřený a počítá se proti vzpouře.
       *[no] Tito občané jsou pobouřeni od úrovně { $stage }.
    }

help-source-figures = Pravidlo { $clause }; { $provenance }; { help-figures }.
help-figures =
    { $own ->
        [yes] čísla ze souboru
       *[no] čísla: naše vlastní
    }

own-cards = Karty z krabice
own-cards-help = Tyto karty mají čísla, názvy nebo texty ze souboru ke krabicové hře. Od našich se liší:
own-cards-both = { $own } U nás: { $ours }
die-escape = Kostka úniku
    .help = Stěny, s nimiž hrdina strážným proklouzne: { $free }/{ $faces }.
die-assault = Kostka napadení
    .help = Stěny: { $numbers }.
die-shield = štít

## Options

option-machine-revolutionaries = počet odbojářů, 1 až 3
option-machine-heroes = tři hrdinové, názvy oddělené čárkami, v pořadí míst; jinak náhodní
option-machine-shared = se 2 odbojáři: za třetího hrdinu smí jednat kterýkoli z nich
option-machine-city = město (viz níže), nebo místa, třeba "art=0,0h science=2,0v ..."
option-machine-plan = kde začíná Velký plán: 3 pro první hru, 1 proti nováčkům
option-machine-last_winner = Dynamický plán: kdo vyhrál minulou hru (machine, revolutionaries, nebo zatím nikdo: none); druhá strana dostane krok náskoku
option-machine-automaton = úroveň Automatu, 1 až 6, který pak hraje za Všehostroj; 0: hraje za něj někdo
cli-players =
    kdo hraje, oddělené čárkami: nejdřív Všehostroj (nehraje-li za něj Automat), pak 1 až 3 odbojáři; jména lidí a úrovně botů,
    od nejslabšího: random, newcomer, regular, veteran, expert, master (expert:3 znamená tři); bez uvedení hraješ ty
    proti Všehostroji regular
options-more =
    Hrdinové:
      { $heroes }

    Města:
    { $cities }

## The arena

arena-players = dva hráči: každý střídavě hraje za Všehostroj proti odbojářům toho druhého
arena-side =
    { $number ->
        [0] Všehostroj
       *[other] Odbojáři
    }

## Why a bot chose as it did

motive-nothing = Nic jiného za svou cenu nestojí.
motive-confirm = Každý hrdina má dobrý cíl.
motive-reconsider = Jiný cíl může být lepší.
motive-guard-plan =
    Velký plán postoupí, { $number ->
        [one] bude-li 1 strážný
        [few] budou-li { $number } strážní
       *[other] bude-li { $number } strážných
    } { $to_loc }: { $event }.
motive-guard-riot = Vzpoura { $to_loc } má šanci { $before }{ "\u00A0" }%; s jedním strážným navíc { $after }{ "\u00A0" }%.
motive-guard-hero =
    { $hero } { $to_loc } má { $trust ->
        [one] 1 příslib
        [few] { $trust } přísliby
       *[other] { $trust } příslibů
    }: s každým strážným bude těžší odejít.
motive-guard-crowd =
    Na Hlavním náměstí je o { $number ->
        [one] 1 občana
        [few] { $number } občany
       *[other] { $number } občanů
    } víc než strážných: hrdina by měl ke komu mluvit.
motive-guard-visit = Hrdina přijde { $to_dat } s pravděpodobností { $chance }{ "\u00A0" }% a každý strážný ho stojí příslib.
motive-servant-plan = Velký plán potřebuje nohsleda { $to_loc }: { $event }.
motive-servant-raid = Zátah { $to_loc } může dopadnout hrdinu.
motive-servant-special = Tamní akce za tu cestu stojí ({ $to }).
motive-servant-repair = Rozbitý strážný { $to_loc } čeká na opravu.
motive-raid = Hrdina přijde { $district_dat } s pravděpodobností { $chance }{ "\u00A0" }%.
motive-arrest =
    Proti { $guards ->
        [one] 1 strážnému
       *[other] { $guards } strážným
    } { $district_loc } je znát i jeden podporovatel vzpoury méně.
motive-repair = Strážní { $district_loc }: { $guards }. Jeden navíc je znát.
motive-draw = Brzy vydané nařízení platí po mnoho kol.
motive-publish = { $directive } poslouží ve všech dalších kolech.
motive-take-back = Nejméně cenné z vydaných nařízení: { $directive }.
motive-collect =
    Přinese to zdarma { $bonds ->
        [one] 1 povel
        [few] { $bonds } povely
       *[other] { $bonds } povelů
    }.
motive-pacify = Menší pobouření, méně pobouřených občanů.
motive-confiscate = Co tam hrdinové ztratí, to Všehostroj získá.
motive-inspect = Vyplatí se vědět, kdo je kdo.
motive-resettle = Jinde tento občan vzpouře pomůže méně.
motive-settle = Tam tento občan nadělá nejméně škody.
motive-end = Víc povelů se v tomto kole utratit nevyplatí.
motive-swear = Dobře utracené povely: Velký plán postoupí na { $plan }.
motive-advance-plan = Nic, co teď { $hero } může udělat, nevyváží krok Velkého plánu na { $plan }.
motive-no-trust =
    { $hero } teď může napáchat víc škody, než zač stojí krok Velkého plánu{ $trust ->
        [0] { "" }
        [one] , a přichází o 1 příslib
        [few] , a přichází o { $trust } přísliby
       *[other] , a přichází o { $trust } příslibů
    }.
motive-no-access = Hrdinův tah končí a karta mu bude chybět víc než přísliby.
motive-jail = Kdo je ve vězení, vzpouru nepodpoří.
motive-split = Rovným dílem poslouží přísliby všem a žádný nepřijde nazmar.
motive-contribute = Dobře utracené přísliby: Velký plán nesmí postoupit.
motive-go = Tudy to vyjde nejlevněji.
motive-incite =
    { $guards ->
        [0] Žádný strážný { $district_loc }
        [one] Jen 1 strážný { $district_loc }
        [few] Ani { $guards } strážní { $district_loc } nevadí
       *[other] Ani { $guards } strážných { $district_loc } nevadí
    }: pobouření, teď { $discontent }, stoupne.
motive-agitate = Dav je velký: pobouření stoupne hned o { $number }.
motive-riot =
    Občané { $district_loc }: pobouřených { $active }, neznámých { $unknown }, proti { $guards ->
        [one] 1 strážnému
       *[other] { $guards } strážným
    }. Šance na úspěch je { $chance }{ "\u00A0" }%.
motive-attack-plan = O strážného méně { $district_loc } a Velký plán se zdrží: { $event }.
motive-attack = O strážného méně { $district_loc } a všechno tam bude snazší.
motive-identify = Je třeba vědět, s kým se dá při vzpouře počítat.
motive-move-crowd = Větší dav na Hlavním náměstí zvedá pobouření rychleji.
motive-move-riot = Občan pomůže vzpouře { $to_loc } víc než { $district_loc }.
motive-move-away = Občan stojí v cestě vzpouře { $district_loc }.
motive-gain = Na nic lepšího teď není a přísliby jsou potřeba vždycky.
motive-grant = Tento hrdina potřebuje přísliby nejvíc.
motive-directive = Nejvíc ze všech škodí { $directive }.
motive-retrieve = Hrdina, který může všude, se hůř chytá.
motive-search = Nařízení odhozené z ruky nikdy nezačne platit.
motive-release = Kdo je venku z vězení, může podpořit vzpouru.
motive-destination-plan = Hrdina { $district_loc } zdrží Velký plán: { $event }.
motive-destination-riot = Vzpoura { $district_loc } má šanci { $chance }{ "\u00A0" }%.
motive-destination-incite =
    Podněcování { $district_loc } stojí { $guards ->
        [one] 1 příslib
        [few] { $guards } přísliby
       *[other] { $guards } příslibů
    } a občané tam dávají víc.
motive-destination-crowd = Na Hlavním náměstí je ke komu mluvit: občané { $number }, strážní { $guards }.
motive-destination-special = Tamní akce za tu cestu stojí ({ $district }).

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Ukončit fázi
verb-discard = Odhodit
ask-discard = Které nařízení odhodíš?
verb-pay = Zaplatit
verb-pass = Hotovo
verb-go-to = Jít
ask-go-to = Kam hrdinu pošleš?
ask-send = Kam půjde { $hero }?
verb-confirm = Potvrdit
verb-reconsider = Rozmyslet si
verb-share-trust = Přísliby
verb-move-guard = Pohyb stráže
ask-move-guard = Kterého strážného přemístíš?
verb-deploy = Nasadit
ask-deploy = Kterého strážného nasadíš?
verb-move-servant = Pohyb nohsleda
ask-move-servant = Kterého nohsleda přemístíš?
verb-arrest = Zatknout
ask-arrest = Koho zatkneš?
verb-inspect = Prověřit
ask-inspect = Koho prověříš?
verb-repair = Opravit
ask-repair = Který nohsled opraví strážného?
verb-raid = Zátah
ask-raid = Který nohsled zorganizuje zátah?
verb-draw-directive = Dobrat
ask-draw-directive = Který nohsled dobere nařízení?
verb-publish = Vydat
ask-publish = Které nařízení vydáš?
verb-reposition = Přesunout
ask-reposition = Kterou čtvrť přesuneš?
verb-bonds = Vybrat
ask-bonds = Který nohsled vybere povely?
verb-pacify = Umravnit
ask-pacify = Který nohsled čtvrť umravní?
verb-confiscate-trust = Zabavit
ask-confiscate-trust = Který nohsled zabaví přísliby?
verb-resettle = Přesídlit
ask-resettle = Koho přesídlíš?
verb-take-back = Vzít zpět
ask-take-back = Které nařízení si vezmeš zpět?
verb-place = Sem
ask-place = Kam čtvrť přesuneš?
verb-walk = Jít
ask-walk = Kudy?
verb-plan = Posunout plán
verb-detain = Odepřít přístup
verb-incite = Podněcovat
verb-attack = Napadnout
ask-attack = Kolik příslibů dáš za útok?
verb-identify = Identifikovat
ask-identify = Koho identifikuješ?
verb-move-citizens = Evakuovat
ask-move-citizens = Kterého občana evakuuješ?
verb-gain-trust = Získat příslib
verb-riot = Vzpoura
verb-agitate = Promluvit k davu
verb-grant = Dát přísliby
ask-grant = Komu dáš přísliby?
verb-cancel = Zrušit
ask-cancel = Které nařízení zrušíš?
verb-retrieve = Získat zpět
ask-retrieve = Kterou kartu přístupu získáš zpět?
verb-search = Prohlédnout nařízení
verb-release = Vysvobodit
verb-oath = Přísaha

## Next to the question, on chips, before doing harm and before wasting something

aside-guards =
    { $guards ->
        [one] 1 strážný: většina akcí tu stojí 1
        [few] { $guards } strážní: většina akcí tu stojí { $guards }
       *[other] { $guards } strážných: většina akcí tu stojí { $guards }
    }
aside-servants = nohsledi před akcí: { $count } ze { $most }
aside-secret = Všehostroj nevidí, co volíš
aside-way = nejlevnější cesta: { $places }
note-discontent = Pobouření { $before } → { $after }
note-trust = Přísliby { $before } → { $after }
note-hidden = neznámí: { $count }, stačí na { $reach }
note-citizens = tady: { $count }
note-guards = k pohybu: { $count }
note-left = zbývá: { $count }
follows-attack = Šance, že strážného rozbiješ: { $good }/{ $of }. Zaplacené přísliby jsou pryč tak i tak.
follows-riot =
    Pobouření občané: { $sure ->
        [yes] { $known }
       *[no] { $known } až { $possible }
    }, proti nim strážní a známí zrádci: { $against }. Pobouřených musí být víc; neúspěšná vzpoura posune plán.
follows-plan = Velký plán: { $before } → { $after }. Hrdina hraje dál.
follows-no-trust = Hrdinovy přísliby, které získáš jako povely: { $trust }. Jeho tah končí.
follows-no-access = Karta přístupu { $district_dat } je odepřena a hrdinův tah končí.
follows-arrest = Kdo je ve vězení, vzpouru nepodpoří.
wasted-bonds = Nevyužité povely: { $bonds }.
wasted-servants = Nohsledi, kteří ještě mohou hrát: { $count }.
wasted-action = Získat 1 příslib nic nestojí.

## Moments: what was done to you

moment-captured =
    { $hero_gender ->
        [f] { $hero } je zadržena
       *[other] { $hero } je zadržen
    }
moment-caught =
    { $hero_gender ->
        [f] { $hero } je zadržena
       *[other] { $hero } je zadržen
    }
moment-no-trust = Žádné přísliby!
moment-forfeited = Žádný přístup!
moment-confiscated = Přísliby zabaveny
moment-cancelled = Nařízení zrušeno
moment-struck-out = Nařízení odhozeno
moment-raid-failed = Neúspěšný zátah
moment-guard-broken = Strážní rozbití
moment-riot = Vzpoura je úspěšná!
moment-riot-fails = Vzpoura je neúspěšná
moment-riots = Vzpoury: { $count } ze 3.
moment-stage = Pobouření dosáhlo úrovně { $stage }

## Several of a kind, one after the other

several-guard-moved =
    Všehostroj přemísťuje { $count ->
        [few] { $count } strážné
       *[other] { $count } strážných
    }.
several-servant-moved = Všehostroj přemísťuje nohsledy: { $count }×.
several-trust =
    { $count ->
        [few] { $count } hrdinové dostávají
       *[other] { $count } hrdinů dostává
    } přísliby.
several-identified = Identifikovaní občané: { $count }.
several-citizen-moved = Přemístění občané: { $count }.
several-citizen-revealed = Odhalení občané: { $count }.
several-arrested = Zatčení občané: { $count }.

## The end

how-far = Jak daleko se obě strany dostaly
verdict =
    { $side ->
        [machine] Velký plán je dokončen. Vzpoury odbojářů: { $riots } ze 3.
       *[revolutionaries] Třetí vzpoura je úspěšná: město je svobodné. Velký plán byl na { $plan }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-machine-destination = Kam jít?
puzzle-title-machine-guard = Kam poslat strážného?
puzzle-title-machine-servant = Kam poslat nohsleda?
puzzle-title-machine-arrest = Koho zatknout?
puzzle-title-machine-publish = Které nařízení vydat?
puzzle-title-machine-reposition = Jak změnit mapu města?
puzzle-title-machine-settle = Koho a kam přesídlit?
puzzle-title-machine-identify = Koho identifikovat?
puzzle-title-machine-citizen = Koho a kam evakuovat?
puzzle-title-machine-directive = Které nařízení?
puzzle-title-machine-grant = Kterému hrdinovi pomoct?
puzzle-title-machine-route = Kudy jít?
puzzle-title-machine-turn = Co teď?
puzzle-theme-machine-plan = Velký plán
puzzle-lesson-machine-plan = Pro Všehostroj má krok Velkého plánu větší cenu než skoro všechno, co může hrdinům vzít.
puzzle-theme-machine-stop-plan = Zdržet plán
puzzle-lesson-machine-stop-plan = Nejdřív si přečti podmínku městské události: jediný hrdina na správném místě Velký plán zdrží.
puzzle-theme-machine-riot = Vyhlásit vzpouru
puzzle-lesson-machine-riot = Vzpoura s dobrou šancí má přednost přede vším: počítej nejdřív občany, které znáš, a pak ostatní.
puzzle-theme-machine-gather-crowd = Připravit vzpouru
puzzle-lesson-machine-gather-crowd = Vzpoura se vyhrává ještě před začátkem: dej dohromady správné občany a zjisti, kdo jsou.
puzzle-theme-machine-prevent-riot = Předejít vzpouře
puzzle-lesson-machine-prevent-riot = Kde hrozí vzpoura, má největší cenu strážný navíc nebo o občana míň.
puzzle-theme-machine-raid = Zátahy
puzzle-lesson-machine-raid = Zátah chystej tam, kam hrdinové musí, ne tam, kde jsou: zamysli se, kterou čtvrť potřebují.
puzzle-theme-machine-drain-trust = Hrdinové bez příslibů
puzzle-lesson-machine-drain-trust = Hrdinové bez příslibů nic nezmohou: ať je každý krok vyjde draho.
puzzle-theme-machine-discontent = Růst pobouření
puzzle-lesson-machine-discontent = Čím vyšší pobouření, tím víc pobouřených občanů: zvyšuj ho tam, kde to stojí nejmíň.
puzzle-theme-machine-directives = Nařízení
puzzle-lesson-machine-directives = Nařízení platí každé kolo: čím dřív se vydá nebo zruší, tím víc to přinese.
puzzle-theme-machine-special = Velké čtvrti
puzzle-lesson-machine-special = Akce velkých čtvrtí stojí za dlouhou cestu, pokud tě nezdržuje nic naléhavého.
puzzle-theme-machine-freedom = Karty přístupu
puzzle-lesson-machine-freedom = Čím víc karet přístupu hrdina má, tím hůř se hádá, kam půjde.
puzzle-theme-machine-guards = Strážní
puzzle-lesson-machine-guards = Než začneš plánovat, spočítej strážné: jeden navíc nebo míň rozhoduje, kolik tam všechno stojí.
