# Texts of the browser client that both games share; those of choices, events and cards are with each game.

pages-not-built = Stránky Two Cities ještě nejsou sestavené. Spusť npm ci a npm run build ve složce web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = Jsi na řadě – { $game }
home = Úvodní stránka
loading = Moment…
unknown = ?
no-page = Na této adrese nic není.
no-words = Stránku se nepodařilo načíst. Načti ji znovu.

refused-connection = Spojení se přerušilo dřív, než server odpověděl. Podívej se, jestli se to povedlo, a případně to zkus znovu.
refused-unloaded = Část stránky se nepodařilo načíst. Načti stránku znovu.

## Settings

settings = Nastavení
language = Jazyk
theme = Motiv
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
sound = Zvuk
motion = Animace
speed = Tempo událostí
pace = Tempo botů
pace-calm = Klidné
pace-normal = Běžné
pace-fast = Rychlé
pace-instant = Okamžité
taps = Ptát se na potvrzení
taps-harm = Když tah někomu škodí
taps-always = Vždy
taps-never = Nikdy
take-forced = Provádět vynucené tahy za mě
choose-ahead = Nabízet i to, na co budu mít, až si vezmu zlaťáky
take-income = Na konci tahu vzít zbylý příjem
warn-waste = Varovat, než něco propadne
show-reasons = Vysvětlovat v záznamu, proč se boti tak rozhodli
hide-reasons = Cvičení: nejdřív důvod uhodnout, pak ho vidět

## The start page

person-menu = Tvá nabídka: { $name }
your-record = Tvé výsledky
your-friends = Přátelé
your-account = Tvůj účet
your-name = Tvé jméno
guest-name = Host
your-games = Tvé hry
your-waiting =
    { $count ->
        [one] { $count } čeká na tebe
        [few] { $count } čekají na tebe
       *[other] { $count } čeká na tebe
    }
continue = Pokračovat
open-game = Otevřít
with = hráči: { $names }
own-round = { $game }, { $round }. kolo
own-turn = Jsi na řadě
own-ready = Může se začít
own-asked = Ukončit hru?
own-waits-for = Čeká se na: { $names }
own-until = do { $time }
own-paused = Pozastavená
own-won = Výhra
own-lost = Prohra
own-no-result = Bez výsledku
own-menu = Další možnosti: { $game }
own-leave = Odejít od stolu
own-delete = Smazat hru
own-delete-follows = Hra skončí bez výsledku a zmizí z tvého seznamu.
own-remove = Odebrat ze seznamu
play-now = Hrát hned
set-up = Hrát s přáteli
name-citadels = Citadela
name-machine = V zajetí Všehostroje
about-citadels = Tajně si vyber postavu, buduj město a kaz ostatním plány. 2–8 hráčů, půl hodiny.
about-machine = Jeden hráč je Všehostroj, který řídí město, ostatní burcují občany ke vzpouře. 1–4 hráči, hodina.
play-now-citadels = Proti třem botům
play-now-machine = Za odbojáře, proti botovi
solo = Sólo: proti Automatu
learn = Jak hrát
open-tables = Otevřené stoly
no-open-tables = Žádný stůl teď nečeká na hráče.
more-tables = Ukázat další
lobby-open = Otevřené
lobby-running = Probíhají
lobby-finished = Dohrané
no-running-tables = Teď tu není žádná hra ke sledování.
no-finished-games = Zatím tu není žádná dohraná hra.
no-such-tables = Takový stůl tu není.
show-all-tables = Ukázat všechny
all-tables = Všechny stoly
host-table = Stůl: { $name }
find-game = Najít hru
any = Libovolně
clock-live = Minuty nebo hodiny
clock-slow = Dny
table-seats =
    obsazená místa: { $taken } { $all ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
listed-cards = karty z krabice
listed-hints = s nápovědou
won-by = vítězství: { $names }
join = Přidat se
watch = Sledovat
see-replay = Přehrát
join-by-link = Máš odkaz?
link = Odkaz nebo kód stolu
go = Přejít
more-games = Další hry
bring = Uložené hry
bring-lead = Otevři uložený záznam nebo pozici, prohlédni si je, nebo z nich hraj dál.
bring-go = Otevřít uloženou hru
file = Soubor
file-text = Nebo vlož jeho text
file-over = V této pozici hra skončila: už není co hrát.
file-moment = Hrát dál po rozhodnutí { $choices }/{ $last }
file-exact = Přesně tato pozice, se skrytými kartami jako v souboru
look = Prohlédnout
play-on = Hrát dál

## Friends

friends-lead = Tvoji dosavadní spoluhráči. Vidíš, kdo je právě tady, a jedním kliknutím kohokoli pozveš k novému stolu.
friends-none = Zatím nikdo. Po hře s jinými lidmi je najdeš tady a jedním kliknutím je pozveš.
friend-games =
    { $count ->
        [one] 1 společná hra
        [few] { $count } společné hry
       *[other] { $count } společných her
    }
friend-last = poslední { $ago }
friend-online = právě tady
friend-join = Přidat se ke stolu: { $game }
friend-watch = Sledovat hru: { $game }
invite-to = Pozvat ke hře:
invite-name = Pozvat: { $name }
invite-someone = Pozvi někoho z předchozích her
invited-invited = pozvánka odeslána
invited-declined = odmítnuto
invited-seated = u stolu
accept = Přijmout
decline = Odmítnout
shun-label = Ztlumit nebo zablokovat: { $name }
shun-not = Zrušit
shunned = Ztlumení a zablokovaní
muted-do = Ztlumit
muted-undo = Zrušit ztlumení
muted-means = Neuvidíš, co { $name } píše u stolu. Tento hráč se to nedozví.
blocked-do = Zablokovat
blocked-undo = Odblokovat
blocked-means = Neuvidíš, co píše { $name }. Tento hráč tě nebude moci zvát ani si sedat k tvým stolům a hledání spoluhráčů tě s ním neposadí k jednomu stolu. Zprávu o tom nedostane.
is-muted = ztlumeno
is-blocked = zablokováno
talk-people = Ztlumit nebo zablokovat
said-hidden = { $name } (ztlumeno): ukázat

## Setting up

set-up-game = Příprava: { $game }
the-game = Hra
the-table = Stůl
at-random = Náhodně
nobody = Nikdo

players = Hráči
set-of-cards = Sada karet
characters = Postavy
change-characters = Změnit postavy
rank = Číslo { $rank }
uniques = Unikátní stavby
change-uniques = Změnit unikátní stavby
uniques-chosen =
    { $count ->
        [0] (náhodně)
       *[other] ({ $count } ze 14)
    }
uniques-fill = Dolosovat
uniques-reset = Podle sady
crown = Kdo začíná s korunou
crown-random = náhodný hráč
goal = Počet staveb v dokončeném městě

machine-player = Kdo hraje za Všehostroj
machine-player-seat = Člověk nebo bot
    .about = Pro 2 až 4 hráče.
machine-player-automaton = Automat
    .about = Pohybuje se podle karet a ty vidíš, které zbývají. Pro 1 až 3 odbojáře, sólo nebo společně.
automaton = Automat
automaton-level = úroveň { $level }
automaton-levels = Úroveň Automatu, od lehké po těžkou
revolutionaries = Odbojáři
shared = Za třetího hrdinu smí jednat kterýkoli odbojář
heroes = Hrdinové
heroes-lead = Vyber tři v pořadí míst, nebo žádného – pak je určí los.
hero-of = hraje: { $seats }
cards = Karty
cards-ours = Naše
cards-own = Z krabice
cards-lead = Máš-li krabicovou hru, můžeš nahrát soubor s čísly, názvy a texty jejích karet. Formát popisuje docs/cards.md.
cards-file = Soubor s kartami
cards-leave = Hrát s našimi kartami
city = Město
city-own = vlastní město
city-valid = Město je v pořádku.
builder-lead = Přetáhni čtvrti na místo, nebo jednu vyber a použij šipky; R ji otočí. Zlaté značky ukazují propojení.
tile =
    { $district }, { $lies ->
        [upright] svisle
       *[flat] vodorovně
    }, sloupec { $column }, řada { $row }, { $neighbours ->
        [none] bez propojení
       *[other] propojení: { $neighbours }
    }
move-district = Posunout vybranou čtvrť
move-left = Doleva
move-up = Nahoru
move-down = Dolů
move-right = Doprava
turn = Otočit
plan-start = Velký plán začíná na
plan-1 = zkušený Všehostroj proti nováčkům
plan-2 = obvyklý začátek
plan-3 = první hra
plan-will-start = Tato hra začne na { $plan }.
last-winner = Dynamický plán
last-winner-off = Vypnutý
last-winner-none = Zapnutý: je to první hra, nebo na tom nezáleží
last-winner-machine = Zapnutý: minulou hru vyhrál Všehostroj, odbojáři dostanou krok náskoku
last-winner-revolutionaries = Zapnutý: minulou hru vyhráli odbojáři, Všehostroj dostane krok náskoku

seat-number = Místo { $number }
seat-machine = Všehostroj
seat-revolutionary = Odbojář { $number }
seat-me = Ty
seat-person = Člověk
    .about = Dostaneš odkaz, který můžeš poslat.
seat-programs = Bot
all-others = Všichni ostatní
all-others-choose = Nastavit všem…
level = Úroveň botů
level-newcomer = Nováček
    .about = zná pravidla, často chybuje
level-regular = Pokročilý
    .about = hraje solidně a rychle
level-veteran = Veterán
    .about = učil se na mnoha tisících her, odpovídá hned
level-expert = Expert
    .about = trochu přemýšlí dopředu
level-master = Mistr
    .about = nejsilnější: přemýšlí dvě sekundy
rating = { $rating } ± { $spread }
rated-name = { $name } ({ $rating } ± { $spread })
rating-label = hodnocení { $rating } ± { $spread }
rating-about = Hodnocení pochází z her s lidmi u stolů, které vidí všichni. Každý začíná na 1500; za ± je, o kolik se ještě může mýlit.

bot-ada = Ada
bot-boris = Boris
bot-celia = Celie
bot-dmitri = Dmitrij
bot-elena = Elena
bot-felix = Felix
bot-greta = Gréta
bot-hugo = Hugo

clock = Časový limit
clock-none = Bez limitu
clock-each = Na každé rozhodnutí
clock-days = Na každé rozhodnutí, v řádu dnů
clock-whole = Na celou hru
clock-of-choice = { $time } na každé rozhodnutí
clock-of-game = { $time } na celou hru
time-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
time-hours =
    { $count ->
        [one] 1 hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
time-days =
    { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    }
time-left-days = { $days } d { $hours } h
time-up = Když čas vyprší
time-up-choice = toto jedno rozhodnutí udělá bot
time-up-seat = místo převezme bot
listed = Ukázat stůl všem, v seznamu stolů
make-table = Vytvořit stůl
start-game = Začít hru

## At the table

status-connecting = Připojování…
status-lost = Spojení se přerušilo. Obnovuje se…
status-closed = Tato stránka už není připojená.
stuck = Server nemohl poslední rozhodnutí uložit. Zkus to za chvilku znovu.
paused = Hra je pozastavená.
origin = Z pozice
origin-exact = Tato hra začíná z pozice, kterou vybral hostitel; hostitel může znát každou kartu.
origin-position = Tato hra začíná z pozice, kterou vybral hostitel. Skryté karty byly rozdány znovu, takže je nikdo nezná.
seats = Místa
seat-open = Volné místo
you = ty
host = hostitel
away = pryč
decides = rozhoduje
seconds-left = ještě { $time }
sit-here = Sednout si sem
ask-for-seat = Požádat o toto místo
sit-at = Sednout si: { $seat }
sit-again = Vrátit se na své místo
leave-seat = Uvolnit své místo
resign = Vzdát se
resign-follows = Prohraješ a na tvém místě bude dál hrát bot. To nelze vrátit.
end-game = Ukončit hru
end-game-follows = Skončí bez výsledku. To nelze vrátit.
propose-end = Navrhnout ukončení hry
let-program = Ať hraje bot
free-seat = Uvolnit místo
remove = Nahradit botem
remove-question = { $name } přijde o místo a dál bude hrát bot. To nelze vrátit.
remove-sure = Nahradit
remove-not = Zrušit
seat-label = Místo { $number }: { $facts }
arrange = Změnit nastavení
arrange-save = Uložit
arrange-leave = Zrušit
shown-to = Stůl vidí
shown-to-all = všichni, v seznamu stolů
shown-by-link = jen ti, kdo mají odkaz
invite = Pozvi ostatní tímto odkazem
invite-alone = Zatím je stůl dostupný jen na tomto počítači. Jak k němu pustit přátele, popisuje příručka serveru.
invited = Zvou tě ke hře
invited-by = { $name } tě zve ke hře
invited-here = u stolu
invited-free = volné místo
invited-bot = bot
invited-full = Všechna místa jsou obsazená. Můžeš se dívat.
sit-and-play = Posadit se a hrát
copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Zkopíruj označený odkaz
waiting-for-start = Až budou všechna místa obsazená, hostitel spustí hru.
waiting-for-seats = Hra může začít, až bude na každém místě člověk nebo bot.
fill-with-programs = Obsadit volná místa boty
watching = Sleduješ hru.
wait-for = Čeká se na: { $names }.
your-choices = Tvé možnosti
verb-choose = Vybrat
cancel-pick = Zpět
choices-in-words = Seznam ({ $count })
undo = Vzít zpět
ask-to-undo = Požádat ostatní o vrácení tahu
proposal = { $name } chce vzít zpět poslední rozhodnutí.
proposal-waits = Čeká se na souhlas ostatních.
application = { $name } žádá o místo, na kterém hraje { $bot }. Kdo si tam sedne, uvidí jeho karty.
application-waits = { $name } žádá o místo. Čeká se na souhlas hráčů.
ending =
    { $count ->
        [one] { $names } chce ukončit hru bez výsledku.
       *[other] { $names } chtějí ukončit hru bez výsledku.
    }
ending-waits = Chceš ukončit hru. Čeká se na souhlas ostatních.
withdraw = Stáhnout návrh
agree = Souhlasím
disagree = Nesouhlasím
pause = Pozastavit
resume = Pokračovat
replace = Ať toto rozhodne bot
log = Co se stalo
earlier = Ukázat, co bylo dřív
talk = Rozhovor u stolu
uses = Sdílet nebo hrát dál
tab-log = Záznam
tab-talk = Rozhovor
tab-seats = Místa
tab-uses = Sdílet, hrát dál
talk-empty = Zatím nikdo nic neřekl.
say-label = Řekni něco
say-phrase = Nebo vyber hotovou větu
say = Odeslat
said = { $name }: { $text }
rematch = Hrát znovu
result-wins =
    { $own ->
        [yes] Vyhráváš!
       *[no] { $count ->
            [one] Vyhrává { $names }!
           *[other] Vyhrávají { $names }!
        }
    }
no-result = Hra skončila bez výsledku.
no-result-agreed = Všichni souhlasili s jejím ukončením.
to-rematch = Přejít k další hře
to-replay = Přehrát záznam

## What the reader should notice

your-turn = Jsi na řadě.

## Replays

replay-of = Přehrávání: { $game }
replay-running = Hra ještě běží. Tak to tehdy vypadalo z tvého pohledu.
eyes = Pohled
eyes-all = všichni
eyes-spectator = divák
to-table = Zpět ke stolu
to-file = Zpět k souboru
replay-slider = Okamžik hry
replay-moment = { $round }. kolo · rozhodnutí { $at }/{ $last }
replay-round-back = Na začátek kola
replay-back = O rozhodnutí zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-forward = O rozhodnutí dál
replay-round-forward = Na další kolo
replay-speed = Rychlost
replay-times = { $speed }×
share = Sdílet
save-file = Uložit do souboru
play-from-here = Hrát dál od { $round }. kola

news-seated = { $name } si sedá ke stolu.
news-started = Hra začíná.
news-undone = Rozhodnutí byla vzata zpět.
news-proposed = { $name } chce vzít rozhodnutí zpět.
news-wanted = { $name } žádá o místo.
news-paused = Hra je pozastavená.
news-resumed = Hra pokračuje.
news-finished = Hra skončila.
news-resigned = { $name } to vzdává. Dál hraje bot.
news-voted =
    { $agrees ->
        [yes] { $name } chce hru ukončit.
       *[no] { $name } chce hrát dál.
    }
news-ended = Hra končí bez výsledku.
news-closed = Nikdo se nevrátil: stůl je zavřený.

## A first game

learn-game = Nauč se hrát: { $game }
learn-lead = Je to skutečná, už rozehraná hra proti lehkým soupeřům. Průvodce tě jí provede, zabere to asi deset minut a kdykoli ho můžeš zavřít.
learn-ready = Teď to zkus
learn-side-city = Zahrát si s průvodcem
learn-side-heroes = Hrát za hrdiny
learn-side-machine = Hrát za Všehostroj
learn-side-automaton = Sólo: Automat
learn-to-table = Zpět ke stolu
learn-first = Nejdřív se hru naučit (2 minuty)
learn-skip = Přeskočit a připravit stůl
tour = Průvodce
tour-lessons = Lekce
tour-progress = { $read }/{ $all }
tour-next = Dál
tour-back = Zpět
tour-skip = Hrát bez průvodce
tour-waits = Průvodce se ozve, až přijde něco nového.
    .title = Hraj dál
tour-bar = Tady se objeví, o čem máš rozhodnout. Co můžeš vybrat, to svítí: klikni na to na stole, nebo stiskni tlačítko tady. Na cokoli ukaž, nebo na tom podrž prst, a přečteš si o tom.
    .title = Tvé možnosti
tour-finished = Víš všechno, co potřebuješ. Dohraj tuto hru bez průvodce!
    .title = Výborně!
tour-ended = Tvá první hra skončila. Příští už začne úplně od začátku: vyber si soupeře, nebo pozvi přátele.
    .title = To byla hra { $game }!
tour-play-on = Hrát dál
tour-close = Zavřít průvodce
tour-fold = Text průvodce
tour-own-game = Zahrát si celou hru

## The rules

rules = Pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found =
    { $all ->
        [0] nenalezeno
       *[other] { $at } / { $all }
    }
rules-previous = Předchozí shoda
rules-next = Další shoda
rulings = Výklady ({ $count })
help-pin = Klávesou ? to necháš otevřené.
## The dock

confirm-choice = { $choice }?
leave-it = Zrušit
fold = Zavřít
price-free = zdarma
chip-price =
    { $several ->
        [yes] od { $least }
       *[no] { $least }
    }
go-on = Dál
key-enter = Enter
goes-by-itself = pokračuje samo
cheapest-way = Jít nejlevnější cestou
standing = Kdyby hra teď skončila
standing-you = Ty
standing-part = { $part }: { $points }

## The end

how-counted = Jak se počítaly body
where-turned = Zlomové okamžiky
chance-to-win = Šance na výhru
in-round = { $round }. kolo
to-result = Zpět k výsledku
show-table = Ukázat stůl
look-there = Podívat se
percent = { $percent } %
chose-in-secret =
    { $own ->
        [yes] Tvá tajná volba.
       *[no] { $name }: tajná volba.
    }

# playing with people now
play-people = Hrát hned s lidmi
play-people-lead = Místo dostaneš hned: u vhodného stolu, nebo u nového, ke kterému se mohou přidat ostatní.
side = Strana
seat-revolutionaries = Odbojáři
wait-for-people = Jak dlouho čekat na lidi, než přijdou boti
wait-not = Nečekat
wait-for-ever = Bez botů
find-table = Najít stůl
waiting-for-people = Čekáme na hráče
fills-in = Boti obsadí volná místa za { $time }.
fills-never = Hra začne, až budou všechna místa obsazená.
start-with-bots = Začít hned s boty
leave-table = Odejít od stolu

## Nápověda

hint-title = Nápověda
hint-key = Nápověda (H)
hint-close = Skrýt nápovědu
hint-thinking = Hledám nápovědu…
hint-to-win = na výhru
hint-do = Udělat to
hint-next-best = Další v pořadí
hint-equal-chance = Zhruba stejně dobré
why = Proč?
why-hidden = Důvod závisí na tom, co je ti zatím skryto.
reason-hidden = Důvod tu je. Jaký?
reason-which = Jaký je hlavní důvod?
reason-right = Správně!
reason-wrong = Ne tak docela.
reason-score = Uhodnuté důvody: { $right } z { $asked }
allow-hints = Povolit nápovědu, i ve hře mezi lidmi (hra se pak nepočítá do hodnocení)
hints = Nápověda
hints-allowed = povolena všem; bez hodnocení
hints-mark = S nápovědou
hints-told = U tohoto stolu si každý může vyžádat nápovědu. Hra se nepočítá do hodnocení.
analysis = Rozbor
puzzle-of-the-day = Úloha dne
puzzle-streak =
    { $days ->
        [0] Zatím bez série
        [one] 1 den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
puzzle-today-open = Najdi nejlepší možnost
puzzle-today-solve = Vyřešit
puzzle-today-done = Pro dnešek hotovo
