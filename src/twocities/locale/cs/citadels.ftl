# Texts of Citadels. $reader says who reads an event: its actor, its target or another.

game-citadels = Citadela (vydání z roku 2016), pro 2–8 hráčů

## Types of districts

# in the feminine, because they describe a district (stavba) or of its card (karta)
type-noble = šlechtická
    .gen = šlechtické
    .dat = šlechtické
    .acc = šlechtickou
    .ins = šlechtickou
    .loc = šlechtické
    .gender = f
    .letter = Š
type-religious = církevní
    .gen = církevní
    .dat = církevní
    .acc = církevní
    .ins = církevní
    .loc = církevní
    .gender = f
    .letter = C
type-trade = obchodní
    .gen = obchodní
    .dat = obchodní
    .acc = obchodní
    .ins = obchodní
    .loc = obchodní
    .gender = f
    .letter = O
type-military = vojenská
    .gen = vojenské
    .dat = vojenské
    .acc = vojenskou
    .ins = vojenskou
    .loc = vojenské
    .gender = f
    .letter = V
type-unique = unikátní
    .gen = unikátní
    .dat = unikátní
    .acc = unikátní
    .ins = unikátní
    .loc = unikátní
    .gender = f
    .letter = U

## Phases

phase-selection = výběr postav
phase-theater = lze použít Divadlo
phase-turns = tahy hráčů
phase-round-end = konec kola
phase-settle = vyhodnocení kola
phase-over = konec hry

## Named sets

preset-first-game = První hra
    .about = Osm klasických postav: vražda, krádež, výměna karet a bourání. Snadno se to naučíš a nikdy to neomrzí.
preset-ambitious-aristocrats = Ambiciózní aristokraté
    .about = Soudce, Mág, Patricij a Maršál: příkazy a zábory. Co postavíš, může skončit v cizím městě.
preset-cunning-agents = Prohnaní agenti
    .about = Čarodějnice, Vyděrač, Císař a Alchymista: blufy a výhrůžky. Nikdo není úplným pánem svého tahu.
preset-illustrious-emissaries = Vznešení vyslanci
    .about = Čarodějnice, Špeh, Kartářka, Učenec a Diplomatka: karty i stavby putují z ruky do ruky. Málokteré tajemství vydrží.
preset-devious-dignitaries = Lstiví hodnostáři
    .about = Soudce, Vyděrač, Mág a Navigátor: každé kolo příkazy, výhrůžky a kradené karty. Nejostřejší sada.
preset-tenacious-delegates = Neústupní delegáti
    .about = Vrah, Špeh, Kartářka, Kardinál a Diplomatka: plné ruce a půjčené zlato. Pro ty, kdo plánují dopředu.
preset-vicious-nobles = Krutí šlechtici
    .about = Vrah, Zloděj, Patricij, Navigátor a Žoldnéř: tvrdé rány, ale i bohatství, díky kterému se z nich vzpamatuješ.
preset-random = náhodné postavy a unikátní stavby
    .about = Od každého čísla jedna postava a 14 unikátních staveb, vylosovaných na začátku hry. Některé si můžeš níže určit.
preset-own = všechny postavy uveď pomocí --characters

## Characters

character-assassin = Vrah
    .short = Zabij postavu: přijde o tah.
    .gen = Vraha
    .dat = Vrahovi
    .acc = Vraha
    .ins = Vrahem
    .loc = Vrahovi
    .gender = m
    .help = Označí jinou postavu, ta v tomto kole přijde o tah a ani se po vyvolání neohlásí.
character-witch = Čarodějnice
    .short = Očaruj postavu a odehraj její tah.
    .gen = Čarodějnice
    .dat = Čarodějnici
    .acc = Čarodějnici
    .ins = Čarodějnicí
    .loc = Čarodějnici
    .gender = f
    .help = Získá zdroje, označí jinou postavu a přeruší tah. Jakmile označený hráč získá zdroje, dohraje Čarodějnice jeho tah: se schopnostmi té postavy, ale s vlastními zlaťáky, rukou a městem.
character-magistrate = Soudce
    .short = Tři příkazy: jedna stavba zadarmo.
    .gen = Soudce
    .dat = Soudci
    .acc = Soudce
    .ins = Soudcem
    .loc = Soudci
    .gender = m
    .help = Vydá příkazy na tři postavy a jeden z nich tajně podepíše. Když postava s podepsaným příkazem poprvé platí za stavbu, smí jí ji Soudce zabavit a mít zdarma; zaplacené zlaťáky se vrátí.
character-thief = Zloděj
    .short = Okraď postavu o všechny zlaťáky.
    .gen = Zloděje
    .dat = Zloději
    .acc = Zloděje
    .ins = Zlodějem
    .loc = Zloději
    .gender = m
    .help = Označí jinou postavu. Až bude vyvolána, připadnou všechny její zlaťáky Zloději. Okrást nelze číslo 1 ani zabitou či očarovanou postavu.
character-spy = Špeh
    .short = Prohlédni ruku: zlaťáky a karty za typ.
    .gen = Špeha
    .dat = Špehovi
    .acc = Špeha
    .ins = Špehem
    .loc = Špehovi
    .gender = m
    .help = Zvolí hráče a typ stavby a podívá se mu do ruky. Za každou kartu toho typu mu vezme 1 zlaťák (dokud nějaký má) a dobere si 1 kartu z balíčku.
character-blackmailer = Vyděrač
    .short = Vydírej dvě postavy o půlku zlaťáků.
    .gen = Vyděrače
    .dat = Vyděrači
    .acc = Vyděrače
    .ins = Vyděračem
    .loc = Vyděrači
    .gender = m
    .help = Vydírá dvě postavy, ale jen jedna výhrůžka je skutečná. Každá oběť získá zdroje a pak se buď vykoupí polovinou zlaťáků, nebo odmítne. Když odmítne, smí Vyděrač výhrůžku otočit: skutečná bere všechny zlaťáky.
character-magician = Čaroděj
    .short = Vyměň si ruku, nebo karty s balíčkem.
    .gen = Čaroděje
    .dat = Čaroději
    .acc = Čaroděje
    .ins = Čarodějem
    .loc = Čaroději
    .gender = m
    .help = Buď si s jiným hráčem vymění celou ruku, nebo vrátí libovolný počet svých karet pod balíček a dobere si stejný počet.
character-wizard = Mág
    .short = Vezmi kartu z cizí ruky, hned ji postav.
    .gen = Mága
    .dat = Mágovi
    .acc = Mága
    .ins = Mágem
    .loc = Mágovi
    .gender = m
    .help = Podívá se jinému hráči do ruky a jednu kartu si vezme: buď do ruky, nebo ji hned postaví za její cenu nad obvyklý limit. V tomto tahu smí postavit i to, co už ve městě má.
character-seer = Kartářka
    .short = Od každého kartu, jednu zpět. Stavíš 2.
    .gen = Kartářky
    .dat = Kartářce
    .acc = Kartářku
    .ins = Kartářkou
    .loc = Kartářce
    .gender = f
    .help = Vezme každému z ostatních hráčů náhodnou kartu a pak každému z nich jednu kartu podle svého výběru vrátí. Staví až dvě stavby.
character-king = Král
    .short = Koruna a zlaťák za šlechtické.
    .gen = Krále
    .dat = Králi
    .acc = Krále
    .ins = Králem
    .loc = Králi
    .gender = m
    .help = Vezme si korunu a 1 zlaťák za každou šlechtickou stavbu. I zabitý dostane na konci kola korunu.
character-emperor = Císař
    .short = Předej korunu; zlaťák za šlechtické.
    .gen = Císaře
    .dat = Císaři
    .acc = Císaře
    .ins = Císařem
    .loc = Císaři
    .gender = m
    .help = Předá korunu jinému hráči, který ji neměl, a vezme si od něj 1 zlaťák nebo náhodnou kartu. Získá 1 zlaťák za každou šlechtickou stavbu. Zabitý předá korunu až na konci kola a nic si nevezme.
character-patrician = Patricij
    .short = Koruna a karta za šlechtické.
    .gen = Patricije
    .dat = Patriciji
    .acc = Patricije
    .ins = Patricijem
    .loc = Patriciji
    .gender = m
    .help = Vezme si korunu a dobere si 1 kartu za každou šlechtickou stavbu. I zabitý dostane na konci kola korunu.
character-bishop = Kněz
    .short = Zlaťák za církevní. V bezpečí před 8.
    .gen = Kněze
    .dat = Knězi
    .acc = Kněze
    .ins = Knězem
    .loc = Knězi
    .gender = m
    .help = Získá 1 zlaťák za každou církevní stavbu. Do konce kola nemůže postava číslo 8 na jeho město sáhnout.
character-abbot = Opat
    .short = Zlaťák či karta za církevní; desátek.
    .gen = Opata
    .dat = Opatovi
    .acc = Opata
    .ins = Opatem
    .loc = Opatovi
    .gender = m
    .help = Každá církevní stavba dá 1 zlaťák nebo 1 kartu, v libovolném poměru. Je-li nejbohatší někdo jiný, vezme mu Opat 1 zlaťák.
character-cardinal = Kardinál
    .short = Karta za církevní; stavba na dluh.
    .gen = Kardinála
    .dat = Kardinálovi
    .acc = Kardinála
    .ins = Kardinálem
    .loc = Kardinálovi
    .gender = m
    .help = Dobere si 1 kartu za každou církevní stavbu. Chybí-li mu na stavbu zlaťáky, vezme si od jednoho hráče přesně tolik, kolik potřebuje, a za každý zlaťák mu dá kartu.
character-merchant = Kupec
    .short = Zlaťák a další za každou obchodní.
    .gen = Kupce
    .dat = Kupci
    .acc = Kupce
    .ins = Kupcem
    .loc = Kupci
    .gender = m
    .help = Získá 1 zlaťák za každou obchodní stavbu a 1 zlaťák navíc.
character-alchemist = Alchymista
    .short = Vrátí se ti zlaťáky za stavění.
    .gen = Alchymisty
    .dat = Alchymistovi
    .acc = Alchymistu
    .ins = Alchymistou
    .loc = Alchymistovi
    .gender = m
    .help = Na konci tahu se mu vrátí zlaťáky, které v něm zaplatil za stavby.
character-trader = Obchodník
    .short = Zlaťák za obchodní; ty stavíš bez limitu.
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .ins = Obchodníkem
    .loc = Obchodníkovi
    .gender = m
    .help = Získá 1 zlaťák za každou obchodní stavbu. Obchodní stavby se mu nepočítají do limitu.
character-architect = Architekt
    .short = 2 karty navíc. Stavíš až tři.
    .gen = Architekta
    .dat = Architektovi
    .acc = Architekta
    .ins = Architektem
    .loc = Architektovi
    .gender = m
    .help = Dobere si 2 karty navíc a staví až tři stavby.
character-navigator = Navigátor
    .short = 4 zlaťáky, nebo 4 karty, bez stavění.
    .gen = Navigátora
    .dat = Navigátorovi
    .acc = Navigátora
    .ins = Navigátorem
    .loc = Navigátorovi
    .gender = m
    .help = Vezme si navíc 4 zlaťáky nebo 4 karty, ale nesmí stavět.
character-scholar = Učenec
    .short = Jedna ze 7 karet. Stavíš až dvě.
    .gen = Učence
    .dat = Učenci
    .acc = Učence
    .ins = Učencem
    .loc = Učenci
    .gender = m
    .help = Dobere si 7 karet, jednu si nechá a ostatní zamíchá do balíčku. Staví až dvě stavby.
character-warlord = Žoldnéř
    .short = Zbourej stavbu; vojenský příjem.
    .gen = Žoldnéře
    .dat = Žoldnéři
    .acc = Žoldnéře
    .ins = Žoldnéřem
    .loc = Žoldnéři
    .gender = m
    .help = Získá 1 zlaťák za každou vojenskou stavbu. Smí zbourat stavbu za o 1 zlaťák méně, než je její cena, ale ne v dokončeném městě.
character-diplomat = Diplomatka
    .short = Vyměň stavbu; vojenský příjem.
    .gen = Diplomatky
    .dat = Diplomatce
    .acc = Diplomatku
    .ins = Diplomatkou
    .loc = Diplomatce
    .gender = f
    .help = Získá 1 zlaťák za každou vojenskou stavbu. Smí vyměnit svou stavbu za stavbu z jiného nedokončeného města a jejímu majiteli doplatí rozdíl v ceně.
character-marshal = Maršál
    .short = Zaber stavbu; vojenský příjem.
    .gen = Maršála
    .dat = Maršálovi
    .acc = Maršála
    .ins = Maršálem
    .loc = Maršálovi
    .gender = m
    .help = Získá 1 zlaťák za každou vojenskou stavbu. Smí z nedokončeného města zabrat stavbu v ceně nejvýš 3 a její cenu zaplatí majiteli.
character-queen = Královna
    .short = 3 zlaťáky, sedí-li vedle tebe číslo 4.
    .gen = Královny
    .dat = Královně
    .acc = Královnu
    .ins = Královnou
    .loc = Královně
    .gender = f
    .help = Získá 3 zlaťáky, sedí-li vedle ní hráč s postavou číslo 4; byla-li ta postava zabita, až na konci kola.
character-artist = Umělec
    .short = Zkrášli až dvě své stavby.
    .gen = Umělce
    .dat = Umělci
    .acc = Umělce
    .ins = Umělcem
    .loc = Umělci
    .gender = m
    .help = Zkrášlí až dvě své stavby, každou 1 zlaťákem: taková stavba natrvalo stojí o 1 víc a má o 1 bod víc.
character-tax-collector = Výběrčí daní
    .short = Vyber daně od těch, kdo staví.
    .gen = Výběrčího daní
    .dat = Výběrčímu daní
    .acc = Výběrčího daní
    .ins = Výběrčím daní
    .loc = Výběrčím daní
    .gender = m
    .help = Dokud je ve hře, každý, kdo staví, zaplatí potom 1 zlaťák daně, pokud mu nějaký zbyl. Ve svém tahu si Výběrčí daní vezme všechny dosud zaplacené daně.

## Districts

district-manor = Lovecký zámek
    .gen = Loveckého zámku
    .dat = Loveckému zámku
    .acc = Lovecký zámek
    .ins = Loveckým zámkem
    .loc = Loveckém zámku
    .gender = m
district-castle = Hrad
    .gen = Hradu
    .dat = Hradu
    .acc = Hrad
    .ins = Hradem
    .loc = Hradu
    .gender = m
district-palace = Palác
    .gen = Paláce
    .dat = Paláci
    .acc = Palác
    .ins = Palácem
    .loc = Paláci
    .gender = m
district-temple = Chrám
    .gen = Chrámu
    .dat = Chrámu
    .acc = Chrám
    .ins = Chrámem
    .loc = Chrámu
    .gender = m
district-church = Kostel
    .gen = Kostela
    .dat = Kostelu
    .acc = Kostel
    .ins = Kostelem
    .loc = Kostele
    .gender = m
district-monastery = Opatství
    .gen = Opatství
    .dat = Opatství
    .acc = Opatství
    .ins = Opatstvím
    .loc = Opatství
    .gender = n
district-cathedral = Katedrála
    .gen = Katedrály
    .dat = Katedrále
    .acc = Katedrálu
    .ins = Katedrálou
    .loc = Katedrále
    .gender = f
district-tavern = Hospoda
    .gen = Hospody
    .dat = Hospodě
    .acc = Hospodu
    .ins = Hospodou
    .loc = Hospodě
    .gender = f
district-market = Tržnice
    .gen = Tržnice
    .dat = Tržnici
    .acc = Tržnici
    .ins = Tržnicí
    .loc = Tržnici
    .gender = f
district-trading-post = Obchodní kancelář
    .gen = Obchodní kanceláře
    .dat = Obchodní kanceláři
    .acc = Obchodní kancelář
    .ins = Obchodní kanceláří
    .loc = Obchodní kanceláři
    .gender = f
district-docks = Doky
    .gen = Doků
    .dat = Dokům
    .acc = Doky
    .ins = Doky
    .loc = Docích
    .gender = pl
district-harbor = Přístav
    .gen = Přístavu
    .dat = Přístavu
    .acc = Přístav
    .ins = Přístavem
    .loc = Přístavu
    .gender = m
district-town-hall = Radnice
    .gen = Radnice
    .dat = Radnici
    .acc = Radnici
    .ins = Radnicí
    .loc = Radnici
    .gender = f
district-watchtower = Strážní věž
    .gen = Strážní věže
    .dat = Strážní věži
    .acc = Strážní věž
    .ins = Strážní věží
    .loc = Strážní věži
    .gender = f
district-prison = Žalář
    .gen = Žaláře
    .dat = Žaláři
    .acc = Žalář
    .ins = Žalářem
    .loc = Žaláři
    .gender = m
district-barracks = Cvičiště
    .gen = Cvičiště
    .dat = Cvičišti
    .acc = Cvičiště
    .ins = Cvičištěm
    .loc = Cvičišti
    .gender = n
district-fortress = Pevnost
    .gen = Pevnosti
    .dat = Pevnosti
    .acc = Pevnost
    .ins = Pevností
    .loc = Pevnosti
    .gender = f
district-armory = Zbrojnice
    .gen = Zbrojnice
    .dat = Zbrojnici
    .acc = Zbrojnici
    .ins = Zbrojnicí
    .loc = Zbrojnici
    .gender = f
    .help = Ve svém tahu můžeš zbourat Zbrojnici, a tím zbourat i jednu jinou stavbu v kterémkoli nedokončeném městě.
district-basilica = Bazilika
    .gen = Baziliky
    .dat = Bazilice
    .acc = Baziliku
    .ins = Bazilikou
    .loc = Bazilice
    .gender = f
    .help = Na konci hry získáš 1 bod za každou svou stavbu s lichou cenou.
district-capitol = Kapitol
    .gen = Kapitolu
    .dat = Kapitolu
    .acc = Kapitol
    .ins = Kapitolem
    .loc = Kapitolu
    .gender = m
    .help = Na konci hry získáš 3 body, jsou-li aspoň tři tvé stavby stejného typu.
district-dragon-gate = Dračí brána
    .gen = Dračí brány
    .dat = Dračí bráně
    .acc = Dračí bránu
    .ins = Dračí bránou
    .loc = Dračí bráně
    .gender = f
    .help = Na konci hry získáš 2 body navíc.
district-factory = Manufaktura
    .gen = Manufaktury
    .dat = Manufaktuře
    .acc = Manufakturu
    .ins = Manufakturou
    .loc = Manufaktuře
    .gender = f
    .help = Ostatní unikátní stavby tě stojí o 1 zlaťák méně.
district-framework = Lešení
    .gen = Lešení
    .dat = Lešení
    .acc = Lešení
    .ins = Lešením
    .loc = Lešení
    .gender = n
    .help = Když stavíš, můžeš místo placení obětovat Lešení.
district-gold-mine = Zlatý důl
    .gen = Zlatého dolu
    .dat = Zlatému dolu
    .acc = Zlatý důl
    .ins = Zlatým dolem
    .loc = Zlatém dole
    .gender = m
    .help = Když si jako zdroje bereš zlaťáky, vezmi si o 1 víc.
district-great-wall = Velká zeď
    .gen = Velké zdi
    .dat = Velké zdi
    .acc = Velkou zeď
    .ins = Velkou zdí
    .loc = Velké zdi
    .gender = f
    .help = Postava číslo 8 zaplatí o 1 zlaťák víc, použije-li svou schopnost na jinou tvou stavbu.
district-haunted-quarter = Strašidelná čtvrť
    .gen = Strašidelné čtvrti
    .dat = Strašidelné čtvrti
    .acc = Strašidelnou čtvrť
    .ins = Strašidelnou čtvrtí
    .loc = Strašidelné čtvrti
    .gender = f
    .help = Na konci hry se počítá jako typ, který se ti hodí nejvíc.
district-imperial-treasury = Císařská pokladnice
    .gen = Císařské pokladnice
    .dat = Císařské pokladnici
    .acc = Císařskou pokladnici
    .ins = Císařskou pokladnicí
    .loc = Císařské pokladnici
    .gender = f
    .help = Na konci hry získáš 1 bod za každý svůj zlaťák.
district-ivory-tower = Věž ze slonoviny
    .gen = Věže ze slonoviny
    .dat = Věži ze slonoviny
    .acc = Věž ze slonoviny
    .ins = Věží ze slonoviny
    .loc = Věži ze slonoviny
    .gender = f
    .help = Na konci hry získáš 5 bodů, je-li to tvá jediná unikátní stavba.
district-keep = Obranná věž
    .gen = Obranné věže
    .dat = Obranné věži
    .acc = Obrannou věž
    .ins = Obrannou věží
    .loc = Obranné věži
    .gender = f
    .help = Postava číslo 8 s ní nic nesvede.
district-laboratory = Laboratoř
    .gen = Laboratoře
    .dat = Laboratoři
    .acc = Laboratoř
    .ins = Laboratoří
    .loc = Laboratoři
    .gender = f
    .help = Jednou za tah můžeš vrátit kartu z ruky pod balíček a vzít si 2 zlaťáky.
district-library = Knihovna
    .gen = Knihovny
    .dat = Knihovně
    .acc = Knihovnu
    .ins = Knihovnou
    .loc = Knihovně
    .gender = f
    .help = Když si jako zdroje bereš karty, nech si všechny dobrané.
district-map-room = Mapovna
    .gen = Mapovny
    .dat = Mapovně
    .acc = Mapovnu
    .ins = Mapovnou
    .loc = Mapovně
    .gender = f
    .help = Na konci hry získáš 1 bod za každou kartu v ruce.
district-monument = Památník
    .gen = Památníku
    .dat = Památníku
    .acc = Památník
    .ins = Památníkem
    .loc = Památníku
    .gender = m
    .help = Pro dokončení města se počítá za dvě stavby. Máš-li už pět staveb, nelze ho postavit.
district-museum = Muzeum
    .gen = Muzea
    .dat = Muzeu
    .acc = Muzeum
    .ins = Muzeem
    .loc = Muzeu
    .gender = n
    .help = Jednou za tah pod ně můžeš položit kartu z ruky. Na konci hry získáš 1 bod za každou kartu pod ním.
district-necropolis = Nekropole
    .gen = Nekropole
    .dat = Nekropoli
    .acc = Nekropoli
    .ins = Nekropolí
    .loc = Nekropoli
    .gender = f
    .help = Místo placení za ni můžeš zbourat jednu ze svých staveb.
district-observatory = Hvězdárna
    .gen = Hvězdárny
    .dat = Hvězdárně
    .acc = Hvězdárnu
    .ins = Hvězdárnou
    .loc = Hvězdárně
    .gender = f
    .help = Když si jako zdroje bereš karty, dober si 3 místo 2.
district-park = Park
    .gen = Parku
    .dat = Parku
    .acc = Park
    .ins = Parkem
    .loc = Parku
    .gender = m
    .help = Končíš-li tah s prázdnou rukou, dober si 2 karty.
district-poor-house = Chudobinec
    .gen = Chudobince
    .dat = Chudobinci
    .acc = Chudobinec
    .ins = Chudobincem
    .loc = Chudobinci
    .gender = m
    .help = Končíš-li tah bez zlaťáků, vezmi si 1.
district-quarry = Kamenolom
    .gen = Kamenolomu
    .dat = Kamenolomu
    .acc = Kamenolom
    .ins = Kamenolomem
    .loc = Kamenolomu
    .gender = m
    .help = Smíš stavět i stavby, které už ve městě máš.
district-school-of-magic = Čarodějná škola
    .gen = Čarodějné školy
    .dat = Čarodějné škole
    .acc = Čarodějnou školu
    .ins = Čarodějnou školou
    .loc = Čarodějné škole
    .gender = f
    .help = Když něco získáváš za každou stavbu určitého typu, počítá se jako kterýkoli typ.
district-secret-vault = Tajná skrýš
    .gen = Tajné skrýše
    .dat = Tajné skrýši
    .acc = Tajnou skrýš
    .ins = Tajnou skrýší
    .loc = Tajné skrýši
    .gender = f
    .help = Nelze ji postavit. Máš-li ji na konci hry v ruce, získáš 3 body.
district-smithy = Kovárna
    .gen = Kovárny
    .dat = Kovárně
    .acc = Kovárnu
    .ins = Kovárnou
    .loc = Kovárně
    .gender = f
    .help = Jednou za tah můžeš zaplatit 2 zlaťáky a dobrat si 3 karty.
district-stables = Stáje
    .gen = Stájí
    .dat = Stájím
    .acc = Stáje
    .ins = Stájemi
    .loc = Stájích
    .gender = pl
    .help = Do limitu staveb se nepočítají.
district-statue = Socha
    .gen = Sochy
    .dat = Soše
    .acc = Sochu
    .ins = Sochou
    .loc = Soše
    .gender = f
    .help = Na konci hry získáš 5 bodů, máš-li korunu.
district-theater = Divadlo
    .gen = Divadla
    .dat = Divadlu
    .acc = Divadlo
    .ins = Divadlem
    .loc = Divadle
    .gender = n
    .help = Až si všichni vyberou postavy, můžeš svou naslepo vyměnit s jiným hráčem.
district-thieves-den = Zlodějské doupě
    .gen = Zlodějského doupěte
    .dat = Zlodějskému doupěti
    .acc = Zlodějské doupě
    .ins = Zlodějským doupětem
    .loc = Zlodějském doupěti
    .gender = n
    .help = Libovolnou část jeho ceny můžeš zaplatit kartami z ruky, každá platí za 1 zlaťák.
district-wishing-well = Studna přání
    .gen = Studny přání
    .dat = Studně přání
    .acc = Studnu přání
    .ins = Studnou přání
    .loc = Studně přání
    .gender = f
    .help = Na konci hry získáš 1 bod za každou svou unikátní stavbu, včetně této.

## Parts of sentences

n-gold =
    { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
n-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
    .acc =
        { $count ->
            [one] 1 kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
# ": Tavern, Market", to those who saw the cards
which-cards =
    { $told ->
        [yes] { "" }: { $cards }
       *[no] { "" }
    }
whom =
    { $reader ->
        [target] ty
       *[other] { $target }
    }
    .gen =
        { $reader ->
            [target] tebe
           *[other] hráče { $target }
        }
    .ins =
        { $reader ->
            [target] tebou
           *[other] hráčem { $target }
        }
whose =
    { $reader ->
        [target] tvé město
       *[other] město hráče { $target }
    }
    .gen =
        { $reader ->
            [target] tvého města
           *[other] města hráče { $target }
        }
    .loc =
        { $reader ->
            [target] tvém městě
           *[other] městě hráče { $target }
        }

## Events

event-round = Začíná { $number }. kolo. Korunu { $reader ->
        [actor] máš ty
       *[other] má { $name }
    }.
event-face-up = Postava odložená lícem nahoru: { $character }.
event-face-down = Jedna postava se odkládá lícem dolů.
event-took-character =
    { $reader ->
        [actor] Bereš si
       *[other] { $name } si bere
    } { $told ->
        [yes] { $character_acc }
       *[no] postavu
    }.
event-discarded-character =
    { $reader ->
        [actor] Odhazuješ
       *[other] { $name } odhazuje
    } { $told ->
        [yes] { $character_acc }
       *[no] postavu
    }.
event-swapped-character =
    Divadlo: { $reader ->
        [actor] vyměňuješ si postavu s hráčem { $target }.
       *[other] { $name } si vyměňuje postavu s { whom.ins }.
    }
event-holds-character =
    { $told ->
        [yes] { $reader ->
            [actor] Teď máš
           *[other] { $name } má teď
        } { $character_acc }.
       *[no] { $name } si prohlíží novou postavu.
    }
event-called = Vyvolává se číslo { $rank }.
event-revealed =
    { $reader ->
        [actor] Odhaluješ
       *[other] { $name } odhaluje
    } { $character_acc }.
event-robbed =
    { $reader ->
        [actor] Okrádáš hráče { $target }: { n-gold }.
        [target] { $name } tě okrádá: { n-gold }.
       *[other] { $name } okrádá hráče { $target }: { n-gold }.
    }
event-resumed =
    { $reader ->
        [actor] Jako Čarodějnice hraješ dál
       *[other] { $name } jako Čarodějnice hraje dál
    } za { $character_acc }.
event-turn-ended =
    { $reader ->
        [actor] Tvůj tah končí.
       *[other] { $name } končí tah.
    }
event-crowned =
    { $reader ->
        [actor] Dostáváš
       *[other] { $name } dostává
    } korunu.
event-scored =
    { $reader ->
        [actor] Získáváš
       *[other] { $name } získává
    } { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-gained =
    { $reader ->
        [actor] Získáváš
       *[other] { $name } získává
    } { n-gold }.
event-paid =
    { $reader ->
        [actor] Platíš { n-gold } hráči { $target }.
        [target] { $name } ti platí { n-gold }.
       *[other] { $name } platí { n-gold } hráči { $target }.
    }
event-took-gold =
    { $reader ->
        [actor] Bereš si { n-gold } od hráče { $target }.
        [target] { $name } ti bere { n-gold }.
       *[other] { $name } si bere { n-gold } od hráče { $target }.
    }
event-drew =
    { $reader ->
        [actor] Dobíráš si
       *[other] { $name } si dobírá
    } { n-cards.acc }{ which-cards }.
event-lifted =
    { $reader ->
        [actor] Prohlížíš si
       *[other] { $name } si prohlíží
    } { n-cards.acc } z vrchu balíčku{ which-cards }.
event-kept =
    { $reader ->
        [actor] Necháváš si
       *[other] { $name } si nechává
    }{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-put-under =
    { $reader ->
        [actor] Vracíš pod balíček
       *[other] { $name } vrací pod balíček
    }{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-shuffled =
    { $reader ->
        [actor] Mícháš
       *[other] { $name } míchá
    } balíček.
event-took-card =
    { $reader ->
        [actor] Bereš si { n-cards.acc } od hráče { $target }
        [target] { $name } ti bere { n-cards.acc }
       *[other] { $name } si bere { n-cards.acc } od hráče { $target }
    }{ which-cards }.
event-gave-card =
    { $reader ->
        [actor] Dáváš { n-cards.acc } hráči { $target }
        [target] { $name } ti dává { n-cards.acc }
       *[other] { $name } dává { n-cards.acc } hráči { $target }
    }{ which-cards }.
event-swapped-hands =
    { $reader ->
        [actor] Vyměňuješ si celou ruku s hráčem { $target }.
       *[other] { $name } si vyměňuje celou ruku s { whom.ins }.
    }
event-received-hand =
    { $reader ->
        [actor] V ruce teď máš
       *[other] { $name } má teď v ruce
    } { n-cards.acc }{ which-cards }.
event-built =
    { $reader ->
        [actor] Stavíš
       *[other] { $name } staví
    } { $district_acc }{ $gold ->
        [0] { "" } bez zlaťáků
       *[other] { "" } za { n-gold }
    }.
event-borrowed =
    { $reader ->
        [actor] Půjčuješ si
       *[other] { $name } si půjčuje
    } { n-gold } od { whom.gen } za { n-cards.acc }{ which-cards }.
event-confiscated =
    { $reader ->
        [actor] Zabavuješ hráči { $target } { $district_acc }; zlaťáky se mu vracejí.
        [target] { $name } ti zabavuje { $district_acc }; zlaťáky se ti vracejí.
       *[other] { $name } zabavuje hráči { $target } { $district_acc }; zlaťáky se mu vracejí.
    }
event-taxed =
    { $reader ->
        [actor] Platíš
       *[other] { $name } platí
    } daň: { n-gold }.
event-completed =
    { $reader ->
        [actor] Dokončuješ
       *[other] { $name } dokončuje
    } město jako první: toto je poslední kolo.
event-named =
    { $reader ->
        [actor] { $power ->
            [kill] Zabíjíš
            [bewitch] Očarováváš
            [rob] Chceš okrást
            [warrant] Vydáváš příkaz na
           *[threaten] Vydíráš
        }
       *[other] { $name } { $power ->
            [kill] zabíjí
            [bewitch] očarovává
            [rob] chce okrást
            [warrant] vydává příkaz na
           *[threaten] vydírá
        }
    } { $character_acc }.
event-signed =
    { $reader ->
        [actor] Podepisuješ příkaz na { $character_acc }.
       *[other] { $name } { $told ->
            [yes] podepisuje příkaz na { $character_acc }
           *[no] tajně podepisuje jeden z příkazů
        }.
    }
event-flower-put =
    { $reader ->
        [actor] Tvá skutečná výhrůžka míří na { $character_acc }.
       *[other] { $told ->
            [yes] Skutečná výhrůžka hráče { $name } míří na { $character_acc }.
           *[no] { $name } tajně volí, která výhrůžka je skutečná.
        }
    }
event-let-pass =
    { $reader ->
        [actor] Necháváš to být.
       *[other] { $name } to nechává být.
    }
event-bribed =
    { $reader ->
        [actor] Dáváš hráči { $target } úplatek: { n-gold }.
        [target] { $name } ti dává úplatek: { n-gold }.
       *[other] { $name } dává hráči { $target } úplatek: { n-gold }.
    }
event-refused =
    { $reader ->
        [actor] Odmítáš dát hráči { $target } úplatek.
        [target] { $name } ti odmítá dát úplatek.
       *[other] { $name } odmítá dát hráči { $target } úplatek.
    }
event-threat-revealed =
    { $reader ->
        [actor] Otáčíš
       *[other] { $name } otáčí
    } výhrůžku: { $gold ->
        [0] { $reader ->
            [target] nepřicházíš o nic
           *[other] { $target } nepřichází o nic
        }
       *[other] { $reader ->
            [target] přicházíš o { n-gold }
           *[other] { $target } přichází o { n-gold }
        }
    }.
event-spied =
    { $reader ->
        [actor] Špehuješ hráče { $target }
        [target] { $name } tě špehuje
       *[other] { $name } špehuje hráče { $target }
    } (typ: { $type }){ $told ->
        [yes] ; v ruce { n-cards }{ which-cards }
       *[no] { "" }
    }.
event-looked =
    { $reader ->
        [actor] Prohlížíš si
       *[other] { $name } si prohlíží
    } { $reader ->
        [target] tvou ruku
       *[other] ruku hráče { $target }
    }{ which-cards }.
event-destroyed =
    { $own ->
        [yes] { $reader ->
            [actor] Obětuješ
           *[other] { $name } obětuje
        } { $district_acc }.
       *[no] { $reader ->
            [actor] Bouráš
           *[other] { $name } bourá
        } { $district_acc } ve { whose.loc }.
    }
event-exchanged =
    { $reader ->
        [actor] Výměnou získáváš
       *[other] { $name } výměnou získává
    } { $district_acc } z { whose.gen }.
event-gave-district =
    Na oplátku { $reader ->
        [actor] dáváš hráči { $target } { $district_acc }.
        [target] ti { $name } dává { $district_acc }.
       *[other] dává { $name } hráči { $target } { $district_acc }.
    }
event-seized =
    { $reader ->
        [actor] Zabíráš
       *[other] { $name } zabírá
    } { $district_acc } z { whose.gen }.
event-beautified =
    { $reader ->
        [actor] Zkrášluješ
       *[other] { $name } zkrášluje
    } { $district_acc } zlaťákem.
event-collected =
    { $reader ->
        [actor] Vybíráš
       *[other] { $name } vybírá
    } daně: { n-gold }.
event-sold =
    { $reader ->
        [actor] Prodáváš
       *[other] { $name } prodává
    } v Laboratoři{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.
event-exhibited =
    { $reader ->
        [actor] Pokládáš
       *[other] { $name } pokládá
    } pod Muzeum{ $told ->
        [yes] : { $cards }
       *[no] { "" } { n-cards.acc }
    }.

## Decisions: what a seat is asked

decision-take-character = Vezmi si tajně jednu postavu.
decision-discard-character = Odhoď tajně jednu postavu.
decision-take-last = Vzít si poslední postavu, nebo tu zakrytou?
decision-theater = Vyměníš si postavu, nebo si necháš svou?
decision-turn =
    Tvá postava: { $character }. { $gathered ->
        [yes] Co uděláš?
       *[no] Vezmeš si zlaťáky, karty, nebo nejdřív uděláš něco jiného?
    }
decision-keep-drawn = Kterou kartu si necháš?
decision-pay-with-cards = Kterými kartami zaplatíš za Zlodějské doupě?
decision-loan = Kterou kartu za půjčku dostane { $about }?
decision-confiscation = { $actor } platí za stavbu: { $cards }. Zabavíš ji?
decision-name-bewitched = Koho očaruješ?
decision-place-warrant = Na koho další příkaz?
decision-sign-warrant = Který příkaz podepíšeš?
decision-place-threat = Koho ještě budeš vydírat?
decision-pick-flower = Která výhrůžka je skutečná?
decision-bribe =
    Úplatek: { $half ->
        [one] 1 zlaťák
        [few] { $half } zlaťáky
       *[other] { $half } zlaťáků
    }. Zaplatíš, nebo odmítneš?
decision-reveal-threat = { $actor } odmítá. Otočíš výhrůžku?
decision-set-aside = Které karty vrátíš pod balíček, než si dobereš?
decision-take-card = Kterou kartu vezmeš hráči { $about }?
decision-give-back = Kterou kartu dostane { $about }?
decision-demand = Korunu má teď { $about }. Co si vyžádáš?
decision-heir-crown = Tvůj Císař byl zabit. Kdo dostane korunu?
decision-keep-studied = Kterou kartu si necháš?
decision-give-district = Kterou stavbu dáš hráči { $about }?

## Choices

choice-take-CHARACTER = Vzít si { $character_acc }
choice-discard-CHARACTER = Odhodit { $character_acc }
choice-swap-character-with-SEAT = Vyměnit si postavu s hráčem { $seat }
choice-swap-CHARACTER-with-SEAT = Vyměnit { $character_acc } za jednu z postav hráče { $seat }
choice-keep-character = Nechat si svou postavu
choice-gather-gold = Vzít si zlaťáky
choice-gather-cards = Vzít si karty
choice-keep-DISTRICT = Nechat si { $district_acc }
choice-end-turn = Ukončit tah
choice-build-DISTRICT =
    Postavit { $district_acc } ({ $price ->
        [one] 1 zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    })
choice-build-DISTRICT-with-framework = Postavit { $district_acc } a obětovat Lešení
choice-build-necropolis-over-DISTRICT = Postavit Nekropoli a obětovat { $district_acc }
choice-build-thieves-den-with-cards = Postavit Zlodějské doupě a platit kartami
choice-build-DISTRICT-on-loan-from-SEAT = Postavit { $district_acc } za půjčku od hráče { $seat }
choice-build-DISTRICT-at-once =
    Hned postavit { $district_acc } ({ $price ->
        [one] 1 zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    })
choice-build-thieves-den-at-once-with-cards = Hned postavit Zlodějské doupě a platit kartami
choice-pay-with-DISTRICT = Zaplatit kartou: { $district }
choice-pay-the-rest = Zbytek zaplatit zlaťáky
choice-borrow-the-rest-from-SEAT = Zbytek si půjčit od hráče { $seat }
choice-give-DISTRICT = Dát { $district_acc }
choice-kill-CHARACTER = Zabít { $character_acc }
choice-bewitch-CHARACTER = Očarovat { $character_acc }
choice-warrant-CHARACTER = Vydat příkaz na { $character_acc }
choice-sign-CHARACTER = Podepsat příkaz na { $character_acc }
choice-confiscate = Zabavit
choice-let-pass = Nechat být
choice-rob-CHARACTER = Okrást { $character_acc }
choice-spy-TYPE-of-SEAT = Špehovat hráče { $seat }, typ: { $type }
choice-threaten-CHARACTER = Vydírat { $character_acc }
choice-flower-CHARACTER = Výhrůžka { $character_dat }
choice-bribe = Zaplatit úplatek
choice-refuse = Odmítnout
choice-reveal-threat = Otočit výhrůžku
choice-swap-hands-with-SEAT = Vyměnit si ruku s hráčem { $seat }
choice-redraw = Vrátit karty pod balíček a dobrat si stejný počet
choice-set-aside-DISTRICT = Odložit { $district_acc }
choice-draw = Dobrat si tolik karet, kolik odkládáš
choice-look-at-SEAT = Prohlédnout si ruku hráče { $seat }
choice-pocket-DISTRICT = Vzít { $district_acc } do ruky
choice-foresee = Vzít si kartu od každého z ostatních
choice-income = Vybrat příjem ze svých staveb
choice-income-NUMBER-gold =
    { $number ->
        [0] Vybrat celý příjem v kartách
        [one] Vybrat příjem: 1 zlaťák, zbytek v kartách
        [few] Vybrat příjem: { $number } zlaťáky, zbytek v kartách
       *[other] Vybrat příjem: { $number } zlaťáků, zbytek v kartách
    }
choice-crown-SEAT = Předat korunu hráči { $seat }
choice-demand-gold = Vyžádat si 1 zlaťák
choice-demand-card = Vyžádat si náhodnou kartu
choice-demand-nothing = Nežádat nic
choice-tithe-from-SEAT = Vzít 1 zlaťák nejbohatšímu hráči: { $seat }
choice-bonus-gold = Vzít si zlaťáky navíc
choice-bonus-cards = Dobrat si karty navíc
choice-study = Dobrat si sedm karet a jednu si nechat
choice-destroy-DISTRICT-of-SEAT =
    Zbourat { $own ->
        [yes] vlastní { $district_acc }
       *[no] hráči { $seat } { $district_acc }
    } ({ $price ->
        [0] zdarma
        [one] 1 zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    })
choice-exchange-for-DISTRICT-of-SEAT = Vyměnit stavbu za { $district_acc } hráče { $seat }
choice-exchange-DISTRICT =
    Dát { $district_acc } ({ $price ->
        [0] bez doplatku
        [one] 1 zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    })
choice-seize-DISTRICT-of-SEAT =
    Zabrat hráči { $seat } { $district_acc } ({ $price ->
        [one] 1 zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    })
choice-beautify-DISTRICT = Zkrášlit { $district_acc } za 1 zlaťák
choice-collect-taxes = Vybrat daně
choice-sell-DISTRICT = Prodat { $district_acc } v Laboratoři za 2 zlaťáky
choice-forge = Zaplatit v Kovárně 2 zlaťáky za 3 karty
choice-exhibit-DISTRICT = Položit { $district_acc } pod Muzeum
choice-bombard-DISTRICT-of-SEAT =
    Obětovat Zbrojnici a zbourat { $own ->
        [yes] vlastní { $district_acc }
       *[no] hráči { $seat } { $district_acc }
    }

## Reasons: why something is refused

reason-game-over = Hra skončila.
reason-most-points = Vyhrává ten, kdo má nejvíc bodů.
reason-higher-rank = Z hráčů s nejvyšším počtem bodů vyhrává ten, kdo v posledním kole odhalil postavu s nejvyšším číslem.
reason-not-your-decision = Teď nerozhoduješ ty.
reason-not-offered = To teď nejde.
reason-unresolved = Nejdřív odpověz na položenou otázku.
reason-only-gather = Zatím si můžeš jen vzít zdroje.
reason-already-gathered = Zdroje už v tomto tahu máš.
reason-deck-empty = Balíček je prázdný.
reason-gather-first = Nejdřív si musíš vzít zdroje.
reason-not-in-hand = Tuto kartu v ruce nemáš.
reason-too-expensive = Nemáš dost zlaťáků.
reason-limit-reached = Víc už v tomto tahu postavit nesmíš.
reason-duplicate = Tato stavba už ve tvém městě stojí.
reason-cannot-build = Navigátor nesmí stavět.
reason-never-built = Tajnou skrýš nelze postavit.
reason-city-too-large = Památník nelze postavit ve městě s pěti a více stavbami.
reason-no-loan = Tento hráč ti nemůže půjčit přesně tolik, kolik chybí, nebo máš málo karet, nebo půjčku nepotřebuješ.
reason-not-your-power = Tvá postava tuto schopnost nemá.
reason-already-used = To už je v tomto tahu použité.
reason-no-such-target = Takový cíl v této hře není.
reason-no-such-district = Taková stavba tam není.
reason-nothing-to-gain = Nic by ti to nepřineslo.
reason-own-character = Vlastní postavu označit nesmíš.
reason-rank-one = Číslo 1 nelze označit.
reason-killed = Tato postava už je zabitá.
reason-bewitched = Tato postava je očarovaná.
reason-already-marked = Tato postava už je označená.
reason-not-yourself = Musí to být jiný hráč.
reason-empty-hand = V té ruce není žádná karta.
reason-holds-crown = Tento hráč už korunu má.
reason-must-crown = Než ukončíš tah, musíš někomu předat korunu.
reason-not-richest = Zlaťák se bere jen nejbohatšímu hráči, a ne když patříš k nejbohatším.
reason-completed-city = Dokončené město je v bezpečí.
reason-protected = Toto město v tomto kole chrání Kněz.
reason-keep-stands = Postava číslo 8 s Obrannou věží nic nesvede.
reason-too-costly-to-seize = Zabrat lze jen stavbu v ceně nejvýš 3.
reason-would-duplicate = V jednom městě by stály dvě stejné stavby.
reason-already-beautified = Tato stavba už je zkrášlená.
reason-not-your-district = Stavba, která to dovoluje, ve tvém městě nestojí.
reason-not-signed = Tvůj příkaz na tuto postavu není ten podepsaný.
reason-player-count = Citadelu hrají 2 až 8 hráčů.
reason-unknown-preset = Žádná sada postav se nejmenuje „{ $about }“.
reason-unknown-character = Žádná postava se nejmenuje „{ $about }“.
reason-unknown-unique = Žádná unikátní stavba se nejmenuje „{ $about }“.
reason-repeated-unique = Unikátní stavba „{ $about }“ je uvedena víckrát.
reason-fourteen-uniques = Různých unikátních staveb musí být 14, ne { $about }.
reason-two-of-one-rank = Každé číslo smí mít jen jedna postava: { $about }.
reason-missing-rank = Chybí postava číslo { $about }.
reason-ninth-required = Při 3 nebo 8 hráčích je potřeba postava číslo 9.
reason-ninth-forbidden = Při 2 hráčích se číslo 9 nepoužívá.
reason-no-emperor = Při 2 hráčích Císař nehraje.
reason-no-queen = Při méně než 5 hráčích Královna nehraje.
reason-no-such-crown = Koruna musí připadnout existujícímu místu; místa se počítají od 0.

## The table in the terminal

table-title = Kolo { $round }: { $phase }
table-goal =
    dokončené město: { $goal ->
        [one] 1 stavba
        [few] { $goal } stavby
       *[other] { $goal } staveb
    }
table-deck =
    v balíčku { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-player = Hráč
table-gold = Zlato
table-hand = Ruka
table-city = Město
table-crown = ♛
table-called = ▸
table-empty = –
table-taxes =
    Daně: { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
table-museum =
    Pod Muzeem: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-protected = Mimo dosah postavy číslo 8: { $name }
table-complete = První dokončené město: { $name }
table-own-hand =
    { $alone ->
        [yes] Tvá ruka:
       *[no] { $name }, v ruce:
    }
table-aside =
    { $alone ->
        [yes] Odloženo:
       *[no] { $name }, odloženo:
    }
table-known =
    { $alone ->
        [yes] Víš, že { $other } má v ruce:
       *[no] { $name } ví, že { $other } má v ruce:
    }
note-face-up = lícem nahoru
note-silent = mlčí
note-hidden = ({ $name })
note-killed = oběť Vraha
note-bewitched = oběť Čarodějnice
note-robbed = oběť Zloděje
note-warrant = příkaz
note-signed = podepsaný příkaz
note-served = příkaz vyčerpán
note-threat = výhrůžka
note-real = skutečná výhrůžka
note-settled = výhrůžka vyřízena

## The table in the browser

table-card = { $name }, { $type } stavba, cena { $cost }
table-ranks = Postavy podle čísel
table-has =
    { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    } v ruce, stavby: { $built } { $goal ->
        [7] ze
       *[other] z
    } { $goal }
table-city-of = Město hráče { $name }
table-your-hand = Tvá ruka
table-no-hand = V ruce nic nemáš.
table-hand-of = Ruka hráče { $name }
table-in-hand = V ruce: { $cards }
table-laid-aside = Odloženo
table-drawn = Z balíčku
table-known-cards = Víš o kartách: { $cards }
table-perhaps-cards = Možná tady, podle toho, co víš: { $cards }
table-deck-help = Kdo si jako zdroje bere karty, dobere odsud dvě a jednu si nechá. Vrácené karty jdou pod balíček.
table-bank = Bank
table-bank-help = Kdo si jako zdroje bere zlaťáky, vezme si odsud dva. Bank nikdy nedojde.
note-yours = máš ty
note-passed-on = předáno dál
note-crown = má korunu
note-protected = v bezpečí před číslem 8
note-completed = první dokončené město
note-decides = teď rozhoduje
table-your-city = Tvé město
table-built =
    stavby: { $built } { $goal ->
        [7] ze
       *[other] z
    } { $goal }
table-face-up = Odkryté: nikdo je nemá
table-show-cities = Ukázat města
table-show-draft = Zpět k postavám
note-uncalled = ještě čeká
note-hidden-role = skrytá postava
note-has-chosen = má vybráno
note-next = další na řadě
note-later = vybírá později
note-duplicate = už stojí
note-too-dear = moc drahá

## The end

over-place = { $place }. { $name }, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## The first game: what is taught, and when

tour-cities = Každý buduje město ze staveb. Každá stavba má tolik bodů, kolik stojí. Jakmile jich má někdo sedm, kolo se dohraje do konce a vyhrává ten, kdo má nejvíc bodů.
    .title = Města
tour-hand = Tyto stavby můžeš postavit. Číslo je cena a zároveň body. Barva je typ: šlechtická, církevní, obchodní, vojenská nebo unikátní. Stavby některých typů přinášejí příjem a za všech pět typů jsou na konci další 3 body.
    .title = Tvá ruka
tour-players = Každý vidí, kolik kdo má zlaťáků a karet, ale ne jaké karty to jsou. Koruna ukazuje, kdo si vybírá postavu první: v tomto kole ty.
    .title = Zlaťáky, karty a koruna
tour-ranks = Každé kolo si každý tajně vezme jednu z těchto postav. Pak se vyvolávají podle čísel od nejnižšího; kdo vyvolanou postavu má, hraje svůj tah. Vrah a Kněz leží lícem nahoru: v tomto kole je nikdo mít nemůže.
    .title = Postavy
tour-draft = Vezmi si Krále: máš dvě šlechtické stavby, za každou ti vydělá zlaťák a koruna zůstane u tebe. Architekt smí za tah postavit tři stavby, Kupec přináší zlaťáky. Ostatní mohou jen hádat.
    .title = Vezmi si postavu
tour-called = Teď si postavy vybírají ostatní a pak se vyvolávají čísla. Sleduj, kdo co odhalí a co se děje s městy. Na řadu přijdeš, až se vyvolá tvé číslo.
    .title = Ostatní
tour-gather = Každý tah začíná zdroji. Stiskni „{ verb-gather-gold }“ a dostaneš 2 zlaťáky: v ruce máš stavby, za které se vyplatí platit. Jinak je lepší podívat se na 2 karty a jednu si nechat.
    .title = Vezmi si zdroje
tour-keep = Nech si kartu, na kterou ti budou zlaťáky stačit nejdřív, nebo takovou, jejíž typ ve tvém městě chybí. Druhá jde pod balíček.
    .title = Nech si jednu kartu
tour-power = Každá postava má schopnost. Můžeš ji použít jednou, před stavěním, nebo po něm: stiskni její tlačítko, nebo vyber, co svítí. Průvodce zakroužkuje, co ti nejvíc pomůže.
    .title = Tvá schopnost
tour-assassin = Označ postavu, a kdo ji má, přijde o tah. Zkus uhodnout, co by si vzal hráč, který vede: s mnoha obchodními stavbami Kupce, s hromadou zlaťáků Architekta.
    .title = Vrah
tour-thief = Označ postavu, a až bude vyvolána, všechny její zlaťáky jsou tvoje. Najdi nejbohatšího hráče a uhodni, která postava se k jeho městu hodí. Číslo 1 ani oběť Vraha okrást nelze.
    .title = Zloděj
tour-magician = Vyměň celou svou ruku za větší, nejlépe až postavíš, co šlo. Nebo vrať pod balíček karty, které stavět nebudeš, a dober si stejný počet.
    .title = Čaroděj
tour-king = Koruna jde k tobě, takže příští kolo zase vybíráš před všemi. Před stavěním stiskni „{ verb-income }“: každá šlechtická stavba dá zlaťák a to může stačit na něco lepšího.
    .title = Král
tour-bishop = Žoldnéř v tomto kole na tvé město nemůže. Před stavěním stiskni „{ verb-income }“: každá církevní stavba dá zlaťák.
    .title = Kněz
tour-merchant = Před stavěním stiskni „{ verb-bonus }“ a „{ verb-income }“. S každou další obchodní stavbou ti Kupec příště vynese víc.
    .title = Kupec
tour-architect = Nejdřív stiskni „{ verb-bonus }“ a pak postav až tři stavby, pokud na ně máš. Nikdo jiný neroste tak rychle, a proto jde po bohatém Architektovi každý Vrah.
    .title = Architekt
tour-warlord = Vyber si příjem z vojenských staveb. Pak můžeš zbourat stavbu za o 1 zlaťák méně, než je její cena: tu, která stála 1, zdarma. Zaměř se na město, které vede, dokud není dokončené, a tedy v bezpečí.
    .title = Žoldnéř
tour-build = Vyber kartu z ruky a postav ji; zakroužkovaná přinese nejvíc bodů. Jedna stavba za tah a ve městě nikdy dvě stejné. S levnými město dokončíš dřív, na lepší si můžeš našetřit.
    .title = Stavění
tour-end-turn = Už není co stavět. Jestli máš schopnost použitou nebo ji nepotřebuješ, stiskni „{ choice-end-turn }“. Ušetřené zlaťáky ti zůstanou do dalšího kola, ledaže si tě najde Zloděj.
    .title = Konec tahu
tour-round = Všechny postavy se vrátily a vybírá se znovu; první vybírá ten, kdo má korunu. Než si vybereš, podívej se na města a na zlaťáky: co potřebuješ a co nesmí dostat nikdo jiný?
    .title = Nové kolo
tour-points = Na konci mají stavby tolik bodů, kolik stojí. Po jedné od každého z pěti typů znamená další 3 body, první dokončené město 4 a každé další dokončené 2. Které typy ve tvém městě ještě chybějí?
    .title = Body
tour-robbed = Zloděj uhodl tvou postavu a všechny tvé zlaťáky jsou pryč. Příště je utrať, dokud je máš, nebo si vezmi postavu, kterou u tebe nikdo nečeká.
    .title = Krádež
tour-killed = Vrah uhodl tvou postavu: přicházíš o tento tah, ale jen o něj. Příště si vezmi takovou, kterou u tebe nikdo nečeká.
    .title = Vražda
tour-destroyed = Žoldnéř ti zboural stavbu. Nejdřív padají levné, protože ho stojí málo. Město ochrání Kněz a dokončené je v bezpečí.
    .title = Stavba v troskách
tour-swapped-hands = Čaroděj ti vzal všechny karty a dal ti své. Projdi si je: třeba je mezi nimi něco na stavění. Kdo drží hodně karet, říká si o to.
    .title = Jiná ruka
tour-completed = Jedno město je dokončené: toto je poslední kolo. Každý má ještě tah. Spočítej si, co ti přinese nejvíc: drahá stavba, chybějící typ, nebo dokončení vlastního města.
    .title = Poslední kolo

## Help

help-terminal =
    Co můžeš napsat:
      1, 2, 3 ...   jedna z možností podle čísla
      build tavern  možnost podle jejího zápisu (help choices je vypíše všechny)
      help          tato nápověda
      help NÁZEV    co umí postava nebo stavba, třeba help kněz
      help C5.4     pravidlo podle jeho čísla
      help choices  zápisy všech možností
      why ZÁPIS     proč něco teď nejde, třeba why build castle
      why           proč se boti naposledy rozhodli tak, jak se rozhodli
      hint          co zvolit, proč a co je skoro stejně dobré
      quit          odejít ze hry
    Samotný Enter znovu ukáže stůl. Na něm
      Š4 Hrad       je stavba: písmeno typu, cena a název
      Jana, (Jana)  za postavou: Jana ji odhalila; Jana ji má a ví to jen ona
    a číslo hráče stojí před jménem.
help-character = { $name }, číslo { $rank }
help-district = { $name }, { $type } stavba, cena { $cost }
help-copies = Počet takových karet: { $copies }.

## Options

option-citadels-preset = hotová sada postav a unikátních staveb (viz níže)
option-citadels-characters = postavy, názvy oddělené čárkami; každá nahradí tu se stejným číslem
option-citadels-uniques = 14 unikátních staveb, názvy oddělené čárkami
option-citadels-ninth = hrát s postavou číslo 9 i tam, kde je nepovinná
option-citadels-crown = místo, které má korunu jako první (místa se počítají od 0); jinak náhodné
cli-players =
    kdo hraje, po směru hodinových ručiček, oddělené čárkami: jména lidí a úrovně botů, od nejslabšího:
    random, newcomer, regular, veteran, expert, master (expert:3 znamená tři); bez uvedení hraješ ty proti regular:3
options-more =
    sady:
    { $presets }

    postavy podle čísel:
    { $characters }

    unikátní stavby:
    { $uniques }

## Why a bot chose as it did

# the selection phase
motive-citadels-take-stop = { $character } může ještě zpomalit hráče { $seat }, který má město skoro hotové.
motive-citadels-take-bishop =
    { $count ->
        [0] Město je dokončené a Kněz ho ochrání.
        [one] Chybí jen jedna stavba: do té doby město ochrání Kněz.
        [few] Chybějí jen { $count } stavby: do té doby město ochrání Kněz.
       *[other] Chybí jen { $count } staveb: do té doby město ochrání Kněz.
    }
motive-citadels-take-builds = Karty jsou, zlaťáky také ({ $gold }): { $character } smí postavit víc než jednu stavbu.
motive-citadels-take-refund = Co Alchymista za stavby zaplatí, to se mu vrátí.
motive-citadels-take-income =
    { $character } vydělá na { $count ->
        [one] 1 stavbě
       *[other] { $count } stavbách
    } (typ: { $type }).
motive-citadels-take-cards = Karet je málo a { $character } nějaké přinese.
motive-citadels-take-rich =
    { $character } může ostatním vzít až { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
motive-citadels-take-district = { $character } může získat stavbu z cizího města.
motive-citadels-take-taxes = Na daních je připraveno: { n-gold }.
motive-citadels-take-crown = { $character } rozhoduje, kdo bude v příštím kole vybírat první.
motive-citadels-take-safe = { $character } se nedá okrást, a je o co přijít.
motive-citadels-take-slow = { $character } může zpomalit hráče { $seat }, který vede.
motive-citadels-take-merchant = Kupec v každém případě přinese 1 zlaťák navíc.
motive-citadels-take-architect = Architekt přinese 2 karty navíc a smí postavit až tři stavby.
motive-citadels-take-best = V tomto kole se bude hodit { $character }.
motive-citadels-discard = Nejvíc se { $character } hodí hráči { $seat }.
motive-citadels-swap-character = { $seat } má nejspíš něco lepšího.
motive-citadels-keep-character = Současná postava je dost dobrá.

# victims
motive-citadels-kill-finisher = { $seat } brzy dokončí město a dost možná je to { $character }.
motive-citadels-kill-leader = { $seat } vede a dost možná je to { $character }.
motive-citadels-kill-rival = { $seat } je nebezpečný soupeř ({ n-gold }, { n-cards }) a dost možná je to { $character }.
motive-citadels-kill-thief = Zloděj by si mohl odnést { n-gold }.
motive-citadels-kill-guess = { $seat } je dost možná { $character }.
motive-citadels-kill-nobody = { $character_acc } nejspíš nikdo nemá: toto nikomu neublíží.
motive-citadels-bewitch-power = Schopnost { $character_gen } by se hodila a { $seat } ji dost možná má.
motive-citadels-bewitch-seat = { $seat } je dost možná { $character } a přijde o tah.
motive-citadels-bewitch-nobody = { $character_acc } nejspíš nikdo nemá: toto nikomu neublíží.
motive-citadels-rob-rich = { $seat } má nejvíc ({ n-gold }) a dost možná je to { $character }.
motive-citadels-rob-guess = { $seat } ({ n-gold }) je dost možná { $character }.
motive-citadels-rob-nobody = { $character_acc } nejspíš nikdo nemá: tip naslepo.
motive-citadels-warrant = { $seat } má za co stavět ({ n-gold }) a dost možná je to { $character }.
motive-citadels-sign = { $seat } má za co stavět ({ n-gold }) a jako { $character } nejspíš postaví něco, co stojí za zabavení.
motive-citadels-threaten = { $seat } ({ n-gold }) je dost možná { $character }.
motive-citadels-flower = { $seat } ({ n-gold }) může přijít o nejvíc, pokud je to { $character }.
motive-citadels-mark-nobody = { $character_acc } nejspíš nikdo nemá: je to bluf.
motive-citadels-confiscate = { $district } zadarmo.
motive-citadels-let-build = Nestojí za zabavení, nebo zabavit nejde.
motive-citadels-let-bluff = Výhrůžka byla jen bluf a nikdo to nemusí vědět.
motive-citadels-let-pass = Není co získat.
motive-citadels-bribe = Menší ztráta: { n-gold }.
motive-citadels-bribe-nothing = Nic to nestojí.
motive-citadels-bribe-real = Tato výhrůžka musí být ta skutečná: lepší přijít o { n-gold } než o všechno.
motive-citadels-refuse = Může to být bluf.
motive-citadels-reveal = Výhrůžka je skutečná: bere všechny zlaťáky.
motive-citadels-reveal-bluff = Jen aby se ukázalo, že to byl bluf.

# gathering
motive-citadels-gather-gold-build = Pak půjde hned postavit { $district_acc }.
motive-citadels-gather-gold-save =
    { $count ->
        [one] Je tu karta na stavění, chybějí zlaťáky.
        [few] Jsou tu { $count } karty na stavění, chybějí zlaťáky.
       *[other] Je tu { $count } karet na stavění, chybějí zlaťáky.
    }
motive-citadels-gather-gold = Zlaťáky se hodí, ať přijde cokoli.
motive-citadels-gather-cards-none = V ruce není nic, co by šlo postavit.
motive-citadels-gather-cards-paid = Na stavbu to už stačí ({ n-gold }); budou potřeba další karty.
motive-citadels-gather-cards-choice =
    { $count ->
        [one] Postavit by šlo jen jednu kartu.
        [few] Může přijít něco lepšího než { $count } karty v ruce.
       *[other] Může přijít něco lepšího než { $count } karet v ruce.
    }
motive-citadels-keep-fifth = { $district }: to by byl pátý typ.
motive-citadels-keep-affordable = Na { $district_acc } zlaťáky stačí už teď.
motive-citadels-keep-unique = { $district }: užitek větší než cena.
motive-citadels-keep-best = K městu se nejlépe hodí { $district }.
motive-citadels-keep-anyway = { $district } už ve městě stojí, ale nic lepšího není.

# building
motive-citadels-build-ends-ahead = { $district } dokončí město a s ním i hru, dokud je náskok.
motive-citadels-build-ends = { $district } dokončí město dřív, než to udělá někdo jiný.
motive-citadels-build-completes = { $district } dokončí město ještě před koncem hry.
motive-citadels-build-last =
    Je poslední kolo: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $district_acc }.
motive-citadels-build-fifth = { $district }: pátý typ, 3 body navíc.
motive-citadels-build-refunded = Zlaťáky za { $district_acc } se na konci tahu vrátí.
motive-citadels-build-unique = { $district }: užitek hned od teď, nebo víc bodů, než kolik to stojí.
motive-citadels-build-earns =
    { $district } hned { $district_gender ->
        [pl] vydělávají
       *[other] vydělává
    } ({ $character }).
motive-citadels-build-near =
    { $district }: konec se blíží, { $count ->
        [one] chybí jedna stavba
        [few] chybějí { $count } stavby
       *[other] chybí { $count } staveb
    }.
motive-citadels-build-type = { $district }: první stavba svého typu ({ $type }).
motive-citadels-build-points =
    Nic lepšího než { $district } zaplatit nejde: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
motive-citadels-framework =
    { $district } { $district_gender ->
        [pl] mají
       *[other] má
    } větší cenu než Lešení a zlaťáky to nestojí.
motive-citadels-necropolis = Nekropole má větší cenu než { $district } a zlaťáky to nestojí.
motive-citadels-den = Za Zlodějské doupě zaplatí přebytečné karty.
motive-citadels-loan = Za { $district_acc } zaplatí přebytečné karty a cizí zlaťáky.
motive-citadels-pay-rest = Ostatní karty mají větší cenu než zlaťáky.
motive-citadels-borrow = { $seat } má zlaťáky, které chybějí.
motive-citadels-least-needed = Nejméně se hodí { $district }.
motive-citadels-end-built = Víc už stavět nejde.
motive-citadels-end-no-cards = V ruce nic není.
motive-citadels-end-save = Lepší je šetřit na něco jiného.
motive-citadels-end-too-soon = Na konec hry je ještě brzy.
motive-citadels-end-poor = { n-gold } na nic z ruky nestačí.

# powers
motive-citadels-free = Nic to nestojí.
motive-citadels-income =
    { $count ->
        [one] Vydělává jedna stavba.
        [few] Vydělávají { $count } stavby.
       *[other] Vydělává { $count } staveb.
    }
motive-citadels-mix-gold = Víc jsou potřeba zlaťáky: { n-gold }, { n-cards }.
motive-citadels-mix-cards = Víc jsou potřeba karty: { n-gold }, { n-cards }.
motive-citadels-navigate-gold = 4 zlaťáky teď vynesou víc než 4 karty.
motive-citadels-navigate-cards = 4 karty teď vynesou víc než 4 zlaťáky.
motive-citadels-swap-hands = { $seat } má v ruce { n-cards.acc }; vlastních karet je jen { $own }.
motive-citadels-redraw = Některé karty v ruce jsou k ničemu.
motive-citadels-draw = Co v ruce zbylo, se vyplatí nechat.
motive-citadels-spy = { $seat } má v ruce { n-cards.acc }, nejspíš i nějakou { $type_acc }.
motive-citadels-look = { $seat } má v ruce { n-cards.acc }: je z čeho vybírat.
motive-citadels-pocket = { $district } se později hodí.
motive-citadels-foresee = Zbytečné karty jdou pryč, jiné přijdou.
motive-citadels-crown-behind = { $seat } zaostává: tam koruna moc neuškodí.
motive-citadels-crown = { $seat } vybírá těsně před tímto místem.
motive-citadels-demand-gold = Zlaťák je jistota.
motive-citadels-demand-card = Je potřeba karta.
motive-citadels-demand-nothing = Nic není potřeba.
motive-citadels-tithe = { $seat } má nejvíc zlaťáků.
motive-citadels-study = Nejlepší ze sedmi karet se vyplatí.
motive-citadels-destroy-free = Nic to nestojí a { $seat } přijde o { $district_acc }.
motive-citadels-raid-finisher = { $seat } brzy dokončí město: { $district } musí pryč.
motive-citadels-raid-leader = { $seat } vede: ztráta { $district_gen } zabolí.
motive-citadels-raid = { $seat } pocítí ztrátu { $district_gen }.
motive-citadels-raid-own = Bez { $district_gen } bude víc místa.
motive-citadels-seize = { $district }: tady o stavbu víc, { $seat } má o jednu míň.
motive-citadels-exchange = { $seat } za to dostane něco méně cenného než { $district }.
motive-citadels-beautify = Bod za zlaťák: { $district } stejně stojí.
motive-citadels-collect = Na daních je připraveno: { n-gold }.
motive-citadels-sell = 2 zlaťáky mají větší cenu než { $district }.
motive-citadels-forge = Karty jsou potřeba víc než 2 zlaťáky.
motive-citadels-exhibit = { $district } se sotva postaví: bod v Muzeu.

## The arena

arena-players = kdo hraje, po jednom na každé ze 2 až 8 míst: třeba random nebo search:0.2s; stejný název se smí opakovat
arena-side = Místo{ "\u00A0" }{ $number }

## Verbs: what picking a thing does, and what is asked when the verb is chosen first

verb-end-turn = Ukončit tah
verb-discard = Odhodit
ask-discard = Co odhodíš?
verb-keep = Nechat si
ask-keep = Kterou si necháš?
verb-pay = Zaplatit
verb-pass = Ne, díky
verb-take = Vzít si
ask-take = Kterou postavu si vezmeš?
verb-swap-character = Vyměnit postavy
ask-swap-character = S kým si vyměníš postavu?
verb-gather-gold = Vzít zlaťáky
verb-draw-cards = Dobrat karty
verb-income = Vybrat příjem
verb-bonus = Vzít bonus
verb-build = Postavit
ask-build = Kterou stavbu postavíš?
verb-framework = Postavit s Lešením
ask-framework = Co postavíš s Lešením?
verb-necropolis = Postavit Nekropoli
ask-necropolis = Místo které stavby?
verb-borrow = Postavit na dluh
ask-borrow = Co postavíš na dluh?
verb-give = Dát
ask-give = Kterou kartu dáš?
verb-kill = Zabít
ask-kill = Koho zabiješ?
verb-bewitch = Očarovat
ask-bewitch = Koho očaruješ?
verb-warrant = Vydat příkaz
ask-warrant = Na koho příkaz?
verb-confiscate = Zabavit
verb-rob = Okrást
ask-rob = Koho okradeš?
verb-spy = Špehovat
ask-spy = Koho budeš špehovat?
verb-threaten = Vydírat
ask-threaten = Koho budeš vydírat?
verb-bribe = Zaplatit úplatek
verb-refuse = Odmítnout
verb-reveal = Otočit
verb-swap-hands = Vyměnit si ruku
ask-swap-hands = S kým si vyměníš ruku?
verb-redraw = Vyměnit karty
verb-look = Prohlédnout
ask-look = Čí ruku si prohlédneš?
verb-pocket = Vzít do ruky
ask-pocket = Kterou kartu vezmeš do ruky?
verb-foresee = Vzít karty
verb-crown = Předat korunu
ask-crown = Komu předáš korunu?
verb-demand = Vyžádat si
verb-tithe = Desátek
ask-tithe = Komu vezmeš 1 zlaťák?
verb-study = Dobrat 7 karet
verb-destroy = Zbourat
ask-destroy = Kterou stavbu zbouráš?
ask-income = Jak velký příjem?
ask-bonus = Zlaťáky, nebo karty?
verb-exchange = Vyměnit
ask-exchange = Kterou stavbu vyměníš?
verb-seize = Zabrat
ask-seize = Kterou stavbu zabereš?
verb-beautify = Zkrášlit
ask-beautify = Kterou stavbu zkrášlíš?
verb-tax = Vybrat daně
verb-smithy = Kovárna
verb-laboratory = Laboratoř
ask-laboratory = Kterou kartu prodáš za 2 zlaťáky?
verb-museum = Muzeum
ask-museum = Kterou kartu dáš pod Muzeum?
verb-armory = Zbrojnice
ask-armory = Co zbouráš obětováním Zbrojnice?
table-last-round = Poslední kolo

## What the dock says: questions of a turn, by what may be done

question-gather = Vzít si zlaťáky, nebo karty?
question-gather-or = Vzít si zlaťáky, karty, nebo { $other }?
question-turn =
    { $count ->
        [0] Ještě něco, nebo konec tahu?
        [1] { $first }?
        [2] { $first }, nebo { $second }?
       *[other] { $first }, { $second }, nebo { $third }?
    }
may-build = postavit stavbu
may-kill = někoho zabít
may-warrant = vydat příkazy
may-rob = někoho okrást
may-spy = někoho špehovat
may-threaten = někoho vydírat
may-swap-hands = vyměnit si ruku
may-redraw = vyměnit karty
may-look = prohlédnout si cizí ruku
may-foresee = vzít si od každého kartu
may-crown = předat korunu
may-tithe = vybrat desátek
may-study = dobrat si sedm karet
may-destroy =
    { $build ->
        [yes] zbourat cizí
       *[no] zbourat stavbu
    }
may-exchange = vyměnit si stavbu
may-seize =
    { $build ->
        [yes] zabrat cizí
       *[no] zabrat cizí stavbu
    }
may-beautify = zkrášlit stavbu
may-armory = použít Zbrojnici

## ... what the reader may conclude or should know

aside-role = Tvá postava: { $character }.
aside-go-on =
    { $count ->
        [one] Zbylou kartu dostane { $name }.
        [few] Zbylé { $count } karty dostane { $name }.
       *[other] Zbylých { $count } karet dostane { $name }.
    }
aside-hidden = Lícem dolů leží { $character }.
aside-took = { $name } má { $one_acc } nebo { $two_acc }; druhá z těch postav leží lícem dolů.
aside-missing = Vzaté nebo lícem dolů: { $characters }.

## ... what a verb takes or brings

chip-gold = +{ n-gold }
chip-cards = +{ n-cards }
chip-keep = { n-cards }, zůstane { $keep }
chip-build =
    ještě { $left }, { $several ->
        [yes] od { $gold } zl.
       *[no] { n-gold }
    }
chip-cost =
    { $several ->
        [yes] od { $gold } zl.
       *[no] { n-gold }
    }
chip-ahead = nejdřív vzít zlaťáky; cena: { chip-cost }
chip-smithy = 3 karty za 2 zlaťáky
chip-laboratory = 2 zlaťáky za kartu
chip-museum = karta za 1 bod

## ... what follows

follows-kill = Kdo má { $character_acc }, přijde v tomto kole o tah.
follows-bewitch = Kdo má { $character_acc }, si jen vezme zdroje; zbytek tahu odehraješ ty.
follows-rob = Po vyvolání { $character_gen } jsou všechny zlaťáky toho hráče tvoje.
follows-loses =
    { $name } bude mít { $left } { $goal ->
        [7] ze
       *[other] z
    } { $goal } staveb, tobě { $gold ->
        [few] zbudou
       *[other] zbude
    } { n-gold }.
follows-own-loses =
    Zbude ti { $left } { $goal ->
        [7] ze
       *[other] z
    } { $goal } staveb a { n-gold }.
follows-points =
    { $own ->
        [yes] Tvoje body: { $before } → { $after }.
       *[no] Body hráče { $name }: { $before } → { $after }.
    }
follows-swap-hands = Dáš karet: { $own }, dostaneš: { $other }.
follows-sacrifice = Z tvého města zmizí { $district }.
follows-refuse = Je-li výhrůžka skutečná, přijdeš o všechny zlaťáky: { $gold }.
follows-reveal = Je-li skutečná, všechny zlaťáky hráče { $name } jsou tvoje.
follows-confiscate = { $name } dostane zlaťáky zpět a stavba je tvoje.
wasted-build = Ještě můžeš postavit stavbu.

## Moments: what was done to you

moment-kill = Zabili ti postavu
moment-kill-then = Přicházíš o tah: v tomto kole si nevezmeš zdroje ani nepostavíš.
moment-kill-crown = Koruna je pořád tvoje: vezmeš si ji na konci kola.
moment-bewitch = Očarovali tě
moment-bewitch-then = Smíš si jen vzít zdroje; zbytek tahu za tebe odehraje Čarodějnice.
moment-rob = Zloděj si tě vyhlédl
moment-rob-then = Až se vyvolá tvé číslo, všechny tvé zlaťáky dostane Zloděj.
moment-robbed = Okradli tě
moment-confiscated = Zabaveno!
moment-threat-revealed = Výhrůžka byla skutečná
moment-spied = Někdo tě špehuje
moment-looked = Někdo si prohlíží tvé karty
moment-took-card = Vzali ti kartu
moment-took-gold = Vzali ti zlaťáky
moment-swapped-hands = Vyměnili ti karty v ruce
moment-swapped-character = Vyměnili ti postavu
moment-destroyed = Zbourali ti stavbu
moment-exchanged = Vyměnili ti stavbu
moment-seized = Zabrali ti stavbu
moment-crowned = Koruna mění majitele
moment-completed = Poslední kolo

## Several of a kind, one after the other

several-took-character =
    { $count ->
        [few] Vybrány { $count } postavy.
       *[other] Vybráno { $count } postav.
    }
several-face-up = Odkryté postavy: { $count }.
several-called = Vyvolávají se čísla { $first } až { $last }.

## What points are for

part-districts = Stavby
part-types = Všech pět typů
part-completed = Dokončené město

## The end

verdict =
    { $ahead ->
        [0] { $best }:{ $next }, rozhoduje vyšší číslo postavy.
       *[other] { $best }:{ $next }, náskok { $ahead }.
    }

## Puzzles: what is asked, and the lesson, in short and in full

puzzle-title-citadels-draft = Která postava?
puzzle-title-citadels-discard = Kterou postavu odhodit?
puzzle-title-citadels-kill = Koho zabít?
puzzle-title-citadels-bewitch = Koho očarovat?
puzzle-title-citadels-rob = Koho okrást?
puzzle-title-citadels-warrant = Na koho příkaz?
puzzle-title-citadels-threaten = Koho vydírat?
puzzle-title-citadels-build = Co postavit?
puzzle-title-citadels-keep = Kterou kartu si nechat?
puzzle-title-citadels-raid = Která stavba je cílem?
puzzle-title-citadels-swap-hands = S kým si vyměnit karty?
puzzle-title-citadels-look = Čí karty si prohlédnout?
puzzle-title-citadels-crown = Komu dát korunu?
puzzle-title-citadels-tithe = Kdo zaplatí?
puzzle-title-citadels-beautify = Kterou stavbu zkrášlit?
puzzle-title-citadels-turn = Co teď?
puzzle-theme-citadels-finish = Konec hry
puzzle-lesson-citadels-finish = Když teď vedeš, dokonči město: každé další kolo dává ostatním šanci tě dohnat.
puzzle-theme-citadels-last-round = Poslední kolo
puzzle-lesson-citadels-last-round = V posledním kole už zlaťáky ani karty nic neznamenají: proměň všechno v body.
puzzle-theme-citadels-five-types = Všech pět typů
puzzle-lesson-citadels-five-types = Za všech pět typů ve městě jsou 3 body navíc: chybějící typ má větší cenu, než kolik stojí.
puzzle-theme-citadels-stop = Zastavit soupeře
puzzle-lesson-citadels-stop = Když někomu chybí už jen jedna stavba, nejdřív ho zastav: vlastní plány počkají.
puzzle-theme-citadels-leader = Vedoucí hráč
puzzle-lesson-citadels-leader = Miř na vedoucího hráče a zamysli se, kterou postavu nejvíc potřebuje.
puzzle-theme-citadels-transfer = Co mají ostatní
puzzle-lesson-citadels-transfer = Co mají ostatní, může mít pro tebe větší cenu než všechno, co máš. Vzít jim to pomáhá dvakrát, protože o to přijdou.
puzzle-theme-citadels-rob = Po stopě zlaťáků
puzzle-lesson-citadels-rob = Sleduj, kdo má zlaťáky, a ne která postava má příjem: zamysli se, co bohatému ještě chybí.
puzzle-theme-citadels-protect = Bezpečí
puzzle-lesson-citadels-protect = Když máš hodně co ztratit, mysli nejdřív na bezpečí: ostatní ti to zkusí vzít.
puzzle-theme-citadels-many = Jeden velký tah
puzzle-lesson-citadels-many = Nastřádané zlaťáky a karty zmohou nejvíc v jednom velkém tahu: vezmi si postavu, která dovolí postavit víc.
puzzle-theme-citadels-income = Příjem
puzzle-lesson-citadels-income = Nejdřív si spočítej stavby: postava, které nesou příjem, dá víc než pár zlaťáků z banku.
puzzle-theme-citadels-afford = Počítání zlaťáků
puzzle-lesson-citadels-afford = Než si cokoli vezmeš, spočítej si, na co ti v tomto tahu vystačí.
puzzle-theme-citadels-cards = Karty v ruce
puzzle-lesson-citadels-cards = Samotné zlaťáky nic nepostaví: karty si obstarej dřív, než dojdou.
puzzle-theme-citadels-unique = Unikátní stavby
puzzle-lesson-citadels-unique = Unikátní stavba má cenu podle toho, co přinese ve zbývajících kolech, ne podle toho, kolik stojí.
puzzle-theme-citadels-patience = Trpělivost
puzzle-lesson-citadels-patience = Ne všechno, co se dá postavit, je třeba stavět hned: šetři na to, co přinese výhru.
puzzle-theme-citadels-crown = Koruna
puzzle-lesson-citadels-crown = Kdo si vybírá první, rozhoduje, co zbude ostatním: mysli i na příští kolo.
