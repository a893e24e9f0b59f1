# Words of the browser client, whatever the game; those of choices, events and cards are the game's.

pages-not-built = Stránky Two Cities ještě nejsou sestavené: vytvoří je npm ci a npm run build ve složce web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = ● Jsi na řadě – { $game }
home = Na začátek
loading = Moment…
unknown = ?
no-page = Na téhle adrese nic není.
no-words = Stránku se nepodařilo načíst. Načti ji znovu.

refused-connection = Spojení se přerušilo dřív, než server odpověděl. Podívej se, jestli se to povedlo, a případně to zkus znovu.
refused-unloaded = Část stránky se nepodařilo načíst. Načti stránku znovu.

## Settings

settings = Nastavení
language = Jazyk
theme = Barvy
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
sound = Zvuk
motion = Animace
speed = Jak dlouho ukazovat události
pace = Tempo botů
pace-calm = Klidné
pace-normal = Běžné
pace-fast = Rychlé
pace-instant = Okamžitě
taps = Ptát se před volbou
taps-harm = Když někomu škodí
taps-always = Vždy
taps-never = Nikdy
take-forced = Provádět kroky, u kterých není na výběr
choose-ahead = Nabízet, na co budu mít, když si vezmu zlaťáky
take-income = Na konci tahu vzít zbylý příjem
warn-waste = Varovat, než něco propadne

## The start page

your-name = Tvoje jméno
guest-name = Host
your-games = Tvé hry
continue = Pokračovat
with = hráči: { $names }
own-open = ještě nezačala
own-running = přemýšlejí ostatní
own-over = dohraná
play-now = Hrát hned
set-up = S přáteli
name-citadels = Citadela
name-machine = V zajetí Všehostroje
about-citadels = Tajně si vyber postavu, buduj město a kaz ostatním plány. 2–8 hráčů, půl hodiny.
about-machine = Jeden je Všehostroj, který řídí město, ostatní ho burcují ke vzpouře. 2–4 hráči, hodina.
play-now-citadels = Proti třem počítačovým hráčům
play-now-machine = Za odbojáře, proti počítači
learn = Naučit se
open-tables = Otevřené stoly
no-open-tables = Na hráče teď nikdo nečeká.
running-tables = Stoly ke sledování
finished-games = Dohrané hry
table-seats = obsazená místa: { $taken } z { $all }
listed-cards = karty z krabice
won-by = vítězství: { $names }
join = Přidat se
watch = Sledovat
see-replay = Přehrát
join-by-link = Máš od někoho odkaz?
link = Odkaz nebo kód stolu
go = Přejít
bring = Vlastní hra
bring-lead = Prohlédni si uložený záznam nebo pozici, nebo z nich hraj dál.
bring-go = Otevřít soubor
file = Soubor
file-text = Nebo jeho text
file-over = V této pozici hra skončila: už není co hrát.
file-moment = Hrát dál po rozhodnutí { $choices } z { $last }
look = Prohlédnout
play-on = Hrát dál

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
       *[other] ({ $count } ze 14)
    }
uniques-fill = Dolosovat
uniques-reset = Podle sady
crown = Kdo má první korunu
crown-random = náhodný hráč
goal = Stavby dokončeného města

revolutionaries = Odbojáři
shared = Za třetího hrdinu smí jednat kterýkoli odbojář
heroes = Hrdinové
heroes-lead = Vyber tři v pořadí míst, nebo žádného a budou náhodní.
hero-of = hraje: { $seats }
cards = Karty
cards-ours = Naše
cards-own = Z krabice
cards-lead = Máš-li krabicovou hru, přines soubor s čísly, názvy a texty jejích karet. Jak ho napsat, ukazuje docs/cards.md.
cards-file = Soubor s kartami
cards-leave = Hrát s našimi kartami
city = Město
city-own = vlastní město
city-valid = Město je v pořádku.
builder-lead = Přetáhni čtvrť tam, kde má ležet. Nebo ji vyber: šipky ji posouvají, R otáčí. Zlaté značky ukazují, co je propojené.
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
plan-start = Kde začíná Velký plán
plan-1 = zkušený Všehostroj proti nováčkům
plan-2 = obvyklý začátek
plan-3 = první hra
plan-will-start = Tahle hra začne na { $plan }.
last-winner = Dynamický plán
last-winner-off = Vypnutý
last-winner-none = Zapnutý: je to vaše první společná hra
last-winner-machine = Zapnutý: minulou hru vyhrál Všehostroj, krok dostanou odbojáři
last-winner-revolutionaries = Zapnutý: minulou hru vyhráli odbojáři, krok dostane Všehostroj

seat-number = Místo { $number }
seat-machine = Všehostroj
seat-revolutionary = Odbojář { $number }
seat-me = Ty
seat-person = Člověk
    .about = Dostaneš odkaz, který pošleš.
seat-programs = Počítačový hráč
all-others = Všichni ostatní
all-others-choose = Vybrat pro všechny…
level = Úroveň počítačových hráčů
level-newcomer = Nováček
    .about = zná pravidla, často chybuje
level-regular = Pokročilý
    .about = hraje solidně a hned
level-expert = Expert
    .about = chvilku přemýšlí dopředu
level-master = Mistr
    .about = dvě sekundy přemýšlí dopředu: nejsilnější

bot-ada = Ada
bot-boris = Boris
bot-celia = Celie
bot-dmitri = Dmitrij
bot-elena = Elena
bot-felix = Felix
bot-greta = Gréta
bot-hugo = Hugo

clock = Čas
clock-none = kolik kdo potřebuje
clock-each = Na každé rozhodnutí
clock-days = Na každé rozhodnutí, celé dny
clock-whole = Na celou hru
clock-of-choice = { $time } na každé rozhodnutí
clock-of-game = { $time } na celou hru
time-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
time-hours =
    { $count ->
        [one] 1 hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
time-days =
    { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    }
time-left-days = { $days } d { $hours } h
time-up = Když čas vyprší
time-up-choice = tohle jedno rozhodnutí udělá počítačový hráč
time-up-seat = místo převezme počítačový hráč
listed = Ukázat stůl všem na úvodní stránce
make-table = Založit stůl
start-game = Začít hru

## At the table

status-connecting = Připojování…
status-lost = Spojení je přerušené. Připojuje se znovu…
status-closed = Tahle stránka už není připojená.
stuck = Server nemohl poslední rozhodnutí uložit. Zkus to za chvilku znovu.
paused = Hra je pozastavená.
seats = Místa
seat-open = Volné místo
you = ty
host = hostitel
away = pryč
decides = teď rozhoduje
seconds-left = ještě { $time }
sit-here = Sednout si sem
sit-at = Sednout si: { $seat }
sit-again = Vrátit se na své místo
leave-seat = Uvolnit své místo
let-program = Nechat hrát počítač
free-seat = Uvolnit místo
remove = Předat toto místo počítači
remove-question = { $name } přijde o místo a dál bude hrát počítač. Nepůjde to vrátit.
remove-sure = Ano, předat
remove-not = Ne, nechat
seat-label = Místo { $number }: { $facts }
arrange = Změnit nastavení
arrange-save = Změnit
arrange-leave = Nechat beze změny
shown-to = Stůl vidí
shown-to-all = všichni, na úvodní stránce
shown-by-link = ti, kdo mají odkaz
invite = Pozvi ostatní tímto odkazem
invite-alone = Zatím je stůl dostupný jen na tomto počítači. Jak pustit přátele, říká popis serveru.
invited = Zvou tě ke hře
invited-by = { $name } tě zve ke hře
invited-full = Všechna místa jsou obsazená. Můžeš se dívat.
sit-and-play = Posadit se a hrát
copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Zkopíruj označený odkaz
waiting-for-start = Až budou všechna místa obsazená, hostitel spustí hru.
waiting-for-seats = Hra může začít, až bude na každém místě člověk nebo počítačový hráč.
fill-with-programs = Počítačové hráče na volná místa
watching = Sleduješ hru.
wait-for = Čeká se na: { $names }.
your-choices = Tvé možnosti
cancel-pick = Zpět
choices-in-words = Slovy ({ $count })
undo = Vzít zpět
ask-to-undo = Požádat ostatní o vzetí zpět
proposal = { $name } chce vzít zpět poslední rozhodnutí.
proposal-waits = Čeká se na souhlas ostatních.
agree = Souhlasím
disagree = Nesouhlasím
pause = Pozastavit
resume = Pokračovat
replace = Ať tentokrát rozhodne počítač
log = Co se stalo
talk = Řeči u stolu
uses = Sdílet nebo hrát dál
tab-log = Záznam
tab-talk = Hovor
tab-seats = Místa
tab-uses = Sdílet, hrát dál
talk-empty = Zatím nikdo nic neřekl.
say-label = Řekni něco
say-phrase = Nebo vyber hotovou větu
say = Říct
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
to-rematch = K další hře
to-replay = Přehrát hru znovu

## What the reader should notice

your-turn = Jsi na řadě.

## Replays

replay-of = Přehrávání: { $game }
replay-running = Hra pokračuje. Takhle to tehdy vypadalo z tvého pohledu.
eyes = Pohled
eyes-all = všichni dohromady
eyes-spectator = divák
to-table = Ke stolu
to-file = K souboru
replay-slider = Okamžik hry
replay-moment = Kolo { $round } · rozhodnutí { $at } z { $last }
replay-round-back = Na začátek kola
replay-back = O rozhodnutí zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-forward = O rozhodnutí dál
replay-round-forward = Na další kolo
replay-speed = Rychlost
replay-times = { $speed }×
share = Sdílet
save-file = Uložit jako soubor
play-from-here = Hrát dál od kola { $round }

news-seated = { $name } si sedá ke stolu.
news-started = Hra začíná.
news-undone = Rozhodnutí se vzala zpět.
news-proposed = { $name } chce vzít rozhodnutí zpět.
news-paused = Hra je pozastavená.
news-resumed = Hra pokračuje.
news-finished = Hra skončila.
news-closed = Nikdo se nevrátil: stůl je zavřený.

## A first game

learn-game = Nauč se hrát: { $game }
learn-lead = Průvodce tě provede skutečnou, už rozehranou hrou proti lehkým soupeřům. Trvá to asi deset minut a průvodce můžeš kdykoli poslat pryč.
learn-ready = A teď si zahraj
learn-side-city = Zahrát si s průvodcem
learn-side-heroes = Vést hrdiny
learn-side-machine = Být Všehostrojem
learn-to-table = Ke stolu
learn-first = Nejdřív se ji naučit
learn-skip = Přeskočit a připravit stůl
tour = Průvodce
tour-lessons = Lekce
tour-progress = { $read } z { $all }
tour-next = Dál
tour-back = Zpět
tour-skip = Přeskočit průvodce
tour-waits = Průvodce se ozve, až přijde něco nového.
    .title = Hraj dál
tour-bar = Tady je otázka na tebe. Co můžeš vybrat, to svítí: vyber to tam, nebo stiskni tlačítko tady. Ukaž na cokoli na stole, nebo to podrž, a přečteš si o tom.
    .title = Tvé možnosti
tour-finished = Víš všechno, co potřebuješ. Zbytek nechává průvodce na tobě: dohraj tuhle hru!
    .title = Výborně!
tour-ended = Tvoje první hra skončila. Ta další začne od začátku: vyber si soupeře, nebo pozvi přátele.
    .title = Tak tohle je { $game }!
tour-play-on = Hrát dál
tour-close = Zavřít průvodce
tour-fold = Text průvodce
tour-own-game = Zahrát si celou hru

## The rules

rules = Pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found =
    { $all ->
        [0] nenalezeno
       *[other] { $at } / { $all }
    }
rules-previous = Předchozí místo
rules-next = Další místo
rulings = Výklady ({ $count })
help-pin = Stiskni ?, aby to zůstalo otevřené.
mark-card = karta
mark-house = náš nápad
mark-inferred = vyplývá
mark-ours = naše rozhodnutí
mark-public = známé

## The dock

confirm-choice = { $choice }?
leave-it = Nechat být
fold = Zavřít
price-free = zdarma
chip-price =
    { $several ->
        [yes] od { $least }
       *[no] { $least }
    }
go-on = Dál
key-enter = Enter
goes-by-itself = zavře se samo
cheapest-way = Jít nejlevnější cestou
standing = Kdyby hra teď skončila
standing-you = Ty
standing-part = { $part }: { $points }

## The end

how-counted = Jak se počítalo
where-turned = Kde se to zlomilo
to-result = K výsledku
show-table = Ukázat stůl
look-there = Podívat se
percent = { $percent } %
chose-in-secret = { $name }: tajná volba.
