# Texts of the browser client that both games share; those of choices, events and cards are with each game.

pages-not-built = Strony Two Cities nie są jeszcze zbudowane. Uruchom npm ci i npm run build w folderze web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = Twoja kolej – { $game }
home = Strona główna
loading = Chwileczkę…
unknown = ?
no-page = Pod tym adresem nic nie ma.
no-words = Nie udało się wczytać strony. Wczytaj ją ponownie.

refused-connection = Połączenie zostało przerwane, zanim serwer odpowiedział. Sprawdź, czy się udało, i w razie potrzeby spróbuj ponownie.
refused-unloaded = Nie udało się wczytać części strony. Wczytaj stronę ponownie.

## Settings

settings = Ustawienia
language = Język
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
sound = Dźwięk
motion = Animacje
speed = Tempo pokazywania zdarzeń
pace = Tempo botów
pace-calm = Spokojne
pace-normal = Zwykłe
pace-fast = Szybkie
pace-instant = Natychmiastowe
taps = Pytaj o potwierdzenie
taps-harm = Gdy to komuś szkodzi
taps-always = Zawsze
taps-never = Nigdy
take-forced = Wykonuj za mnie wymuszone ruchy
choose-ahead = Pokazuj też, na co będzie mnie stać po wzięciu monet
take-income = Na koniec tury bierz za mnie nieodebrany dochód
warn-waste = Ostrzegaj, zanim coś przepadnie
show-reasons = Pokazuj w dzienniku powody decyzji botów
hide-reasons = Ćwiczenie: najpierw zgadnij powód, potem go zobacz

## The start page

person-menu = Twoje menu: { $name }
your-record = Twoje wyniki
your-friends = Znajomi
your-account = Twoje konto
your-name = Twoje imię
guest-name = Gość
your-games = Twoje gry
your-waiting =
    { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
continue = Graj dalej
open-game = Otwórz
with = gracze: { $names }
own-round = { $game }, runda { $round }
own-turn = Twoja kolej
own-ready = Można zaczynać
own-asked = Zakończyć grę?
own-waits-for = Czekamy na: { $names }
own-until = do { $time }
own-paused = Wstrzymana
own-won = Wygrana
own-lost = Przegrana
own-no-result = Bez wyniku
own-menu = Więcej: { $game }
own-leave = Odejdź od stołu
own-delete = Usuń tę grę
own-delete-follows = Gra skończy się bez wyniku i zniknie z twojej listy.
own-remove = Usuń z listy
play-now = Zagraj teraz
set-up = Graj ze znajomymi
name-citadels = Cytadela
name-machine = Miasto Wielkiej Maszyny
about-citadels = W tajemnicy wybierz postać, zbuduj miasto, pokrzyżuj innym plany. 2–8 graczy, pół godziny.
about-machine = Jeden gracz jest Maszyną, która rządzi Miastem, pozostali podburzają je do buntu. 1–4 graczy, godzina.
play-now-citadels = Przeciw trzem botom
play-now-machine = Jako Rewolucjoniści, przeciw botowi
solo = Solo: przeciw Automatowi
learn = Jak grać
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy.
more-tables = Pokaż więcej
lobby-open = Otwarte
lobby-running = W toku
lobby-finished = Zakończone
no-running-tables = Teraz nie ma gier do oglądania.
no-finished-games = Nie ma jeszcze zakończonych gier.
no-such-tables = Nie ma takich stołów.
show-all-tables = Pokaż wszystkie
all-tables = Wszystkie stoły
host-table = Stół: { $name }
find-game = Znajdź grę
any = Bez różnicy
clock-live = Minuty lub godziny
clock-slow = Dni
table-seats = zajęte { $taken } z { $all } miejsc
listed-cards = karty z pudełka
listed-hints = z podpowiedziami
won-by = zwycięstwo: { $names }
join = Dołącz
watch = Oglądaj
see-replay = Powtórka
join-by-link = Masz link?
link = Link lub numer stołu
go = Przejdź
more-games = Inne gry
bring = Zapisane gry
bring-lead = Otwórz zapisaną grę lub pozycję, obejrzyj ją albo graj od niej dalej.
bring-go = Otwórz zapisaną grę
file = Plik
file-text = Albo wklej jego treść
file-over = W tej pozycji gra jest już skończona, więc nie można grać dalej.
file-moment = Graj dalej po { $choices } z { $last } decyzji
file-exact = Dokładnie ta pozycja, z zakrytymi kartami takimi jak w pliku
look = Obejrzyj
play-on = Graj dalej

## Friends

friends-lead = Twoi współgracze. Widzisz, kto jest teraz na stronie, i każdego możesz jednym kliknięciem zaprosić do nowego stołu.
friends-none = Jeszcze nikogo tu nie ma. Po grze z innymi ludźmi znajdziesz ich tutaj i zaprosisz jednym kliknięciem.
friend-games =
    { $count ->
        [one] 1 wspólna gra
        [few] { $count } wspólne gry
       *[many] { $count } wspólnych gier
    }
friend-last = ostatnia { $ago }
friend-online = teraz na stronie
friend-join = Dołącz do stołu: { $game }
friend-watch = Oglądaj grę: { $game }
invite-to = Zaproś do gry:
invite-name = Zaproś: { $name }
invite-someone = Zaproś kogoś z poprzednich gier
invited-invited = zaproszenie wysłane
invited-declined = odmowa
invited-seated = przy stole
accept = Przyjmij
decline = Odrzuć
shun-label = Wycisz lub zablokuj: { $name }
shun-not = Anuluj
shunned = Wyciszeni i zablokowani
muted-do = Wycisz
muted-undo = Cofnij wyciszenie
muted-means = Nie będziesz widzieć, co { $name } pisze przy stole. Ta osoba się o tym nie dowie.
blocked-do = Zablokuj
blocked-undo = Odblokuj
blocked-means = Nie będziesz widzieć, co pisze { $name }. Ta osoba nie będzie mogła cię zapraszać ani siadać przy twoich stołach i nie trafi z tobą do jednej gry przez szybkie dobieranie. Nie dostanie o tym wiadomości.
is-muted = wyciszenie
is-blocked = blokada
talk-people = Wycisz lub zablokuj
said-hidden = { $name } (wyciszenie): pokaż

## Setting up

set-up-game = Przygotowanie: { $game }
the-game = Gra
the-table = Stół
at-random = Losowo
nobody = Nikt

players = Gracze
set-of-cards = Zestaw kart
characters = Postacie
change-characters = Zmień postacie
rank = Ranga { $rank }
uniques = Unikatowe dzielnice
change-uniques = Zmień unikatowe dzielnice
uniques-chosen =
    { $count ->
        [0] (losowo)
       *[other] ({ $count } z 14)
    }
uniques-fill = Uzupełnij losowo
uniques-reset = Jak w zestawie
crown = Kto zaczyna z koroną
crown-random = losowy gracz
goal = Liczba dzielnic w ukończonym mieście

machine-player = Kto gra Wielką Maszyną
machine-player-seat = Człowiek albo bot
    .about = Dla 2–4 graczy.
machine-player-automaton = Automat
    .about = Porusza się według kart, a ty widzisz, które zostały. Dla 1–3 Rewolucjonistów, samotnie lub razem.
automaton = Automat
automaton-level = poziom { $level }
automaton-levels = Poziom Automatu, od łatwego do trudnego
revolutionaries = Rewolucjoniści
shared = Za trzeciego Bohatera może działać każdy z Rewolucjonistów
heroes = Bohaterowie
heroes-lead = Wybierz trzech, w kolejności miejsc, albo nikogo – wtedy wskaże ich los.
hero-of = gra: { $seats }
cards = Karty
cards-ours = Nasze
cards-own = Z pudełka
cards-lead = Jeśli masz grę w pudełku, możesz wczytać plik z liczbami, nazwami i tekstami jej kart. Format opisuje docs/cards.md.
cards-file = Plik z kartami
cards-leave = Graj naszymi kartami
city = Miasto
city-own = własne Miasto
city-valid = Miasto jest prawidłowe.
builder-lead = Przeciągnij Dystrykty na miejsce albo zaznacz jeden i użyj strzałek; R go obraca. Złote znaki pokazują połączenia.
tile =
    { $district }, { $lies ->
        [upright] pionowo
       *[flat] poziomo
    }, kolumna { $column }, rząd { $row }, { $neighbours ->
        [none] bez połączeń
       *[other] połączenia: { $neighbours }
    }
move-district = Przesuń zaznaczony Dystrykt
move-left = W lewo
move-up = W górę
move-down = W dół
move-right = W prawo
turn = Obróć
plan-start = Master Plan zaczyna się na
plan-1 = doświadczona Maszyna przeciw początkującym
plan-2 = zwykły start
plan-3 = pierwsza rozgrywka
plan-will-start = Ta gra zaczyna się na { $plan }.
last-winner = Zmienny Master Plan
last-winner-off = Wyłączony
last-winner-none = Włączony: to pierwsza gra albo nie ma to znaczenia
last-winner-machine = Włączony: ostatnią grę wygrała Maszyna, więc Rewolucjoniści dostają krok przewagi
last-winner-revolutionaries = Włączony: ostatnią grę wygrali Rewolucjoniści, więc Maszyna dostaje krok przewagi

seat-number = Miejsce { $number }
seat-machine = Wielka Maszyna
seat-revolutionary = Rewolucjonista { $number }
seat-me = Ty
seat-person = Człowiek
    .about = Dostaniesz link do wysłania.
seat-programs = Bot
all-others = Wszyscy pozostali
all-others-choose = Ustaw wszystkich…
level = Poziom botów
level-newcomer = Nowicjusz
    .about = zna zasady, często się myli
level-regular = Bywalec
    .about = gra solidnie i szybko
level-veteran = Weteran
    .about = uczył się na wielu tysiącach gier, odpowiada od razu
level-expert = Ekspert
    .about = trochę myśli naprzód
level-master = Mistrz
    .about = najsilniejszy: myśli przez dwie sekundy
rating = { $rating } ± { $spread }
rated-name = { $name } ({ $rating } ± { $spread })
rating-label = ranking { $rating } ± { $spread }
rating-about = Ranking pochodzi z gier z ludźmi przy stołach widocznych dla wszystkich. Każdy zaczyna od 1500; po ± widać, o ile może się jeszcze mylić.

bot-ada = Ada
bot-boris = Borys
bot-celia = Celia
bot-dmitri = Dymitr
bot-elena = Elena
bot-felix = Feliks
bot-greta = Greta
bot-hugo = Hugo

clock = Limit czasu
clock-none = Bez limitu
clock-each = Na każdą decyzję
clock-days = Na każdą decyzję, w dniach
clock-whole = Na całą grę
clock-of-choice = { $time } na każdą decyzję
clock-of-game = { $time } na całą grę
time-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
time-days =
    { $count ->
        [one] 1 dzień
       *[many] { $count } dni
    }
time-left-days = { $days } d { $hours } h
time-up = Gdy czas minie
time-up-choice = tę jedną decyzję podejmuje bot
time-up-seat = miejsce przejmuje bot
listed = Pokaż stół wszystkim, na liście stołów
make-table = Utwórz stół
start-game = Zacznij grę

## At the table

status-connecting = Łączenie…
status-lost = Połączenie przerwane. Trwa ponowne łączenie…
status-closed = Ta strona nie jest już połączona.
stuck = Serwer nie mógł zapisać ostatniej decyzji. Spróbuj ponownie za chwilę.
paused = Gra jest wstrzymana.
origin = Od pozycji
origin-exact = Ta gra zaczyna się od pozycji wybranej przez gospodarza; gospodarz może znać każdą kartę.
origin-position = Ta gra zaczyna się od pozycji wybranej przez gospodarza. Zakryte karty rozdano na nowo, więc nikt ich nie zna.
seats = Miejsca
seat-open = Wolne miejsce
you = ty
host = gospodarz
away = nie ma przy stole
decides = decyduje
seconds-left = jeszcze { $time }
sit-here = Usiądź tutaj
ask-for-seat = Poproś o to miejsce
sit-at = Usiądź: { $seat }
sit-again = Wróć na moje miejsce
leave-seat = Zwolnij moje miejsce
resign = Poddaj się
resign-follows = Przegrywasz, a na twoim miejscu dalej gra bot. Tego nie można cofnąć.
end-game = Zakończ grę
end-game-follows = Skończy się bez wyniku. Tego nie można cofnąć.
propose-end = Zaproponuj zakończenie gry
let-program = Niech gra bot
free-seat = Zwolnij to miejsce
remove = Zastąp botem
remove-question = { $name } traci miejsce i dalej gra bot. Tego nie można cofnąć.
remove-sure = Zastąp
remove-not = Anuluj
seat-label = Miejsce { $number }: { $facts }
arrange = Zmień opcje
arrange-save = Zapisz
arrange-leave = Anuluj
shown-to = Stół widoczny
shown-to-all = dla wszystkich, na liście stołów
shown-by-link = tylko dla tych, którzy mają link
invite = Zaproś innych tym linkiem
invite-alone = Na razie stół jest dostępny tylko na tym komputerze. Jak wpuścić znajomych, opisuje instrukcja serwera.
invited = Zaproszenie do gry
invited-by = { $name } zaprasza do gry
invited-here = przy stole
invited-free = wolne miejsce
invited-bot = bot
invited-full = Wszystkie miejsca są zajęte. Możesz oglądać grę.
sit-and-play = Usiądź i graj
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Skopiuj zaznaczony link
waiting-for-start = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
waiting-for-seats = Gra może się zacząć, gdy na każdym miejscu będzie człowiek albo bot.
fill-with-programs = Boty na wolne miejsca
watching = Oglądasz grę.
wait-for = Czekamy na: { $names }.
your-choices = Twoje opcje
verb-choose = Wybierz
cancel-pick = Wróć
choices-in-words = Lista ({ $count })
undo = Cofnij
ask-to-undo = Poproś innych o cofnięcie
proposal = { $name } chce cofnąć ostatnie decyzje.
proposal-waits = Czekamy na zgodę innych.
application = { $name } prosi o przejęcie miejsca, na którym gra { $bot }. Kto tam usiądzie, zobaczy te karty.
application-waits = { $name } prosi o miejsce. Czekamy na zgodę graczy.
ending =
    { $count ->
        [one] { $names } chce zakończyć grę bez wyniku.
       *[other] { $names } chcą zakończyć grę bez wyniku.
    }
ending-waits = Chcesz zakończyć grę. Czekamy na zgodę innych.
withdraw = Wycofaj
agree = Zgadzam się
disagree = Nie zgadzam się
pause = Wstrzymaj
resume = Wznów
replace = Niech tę decyzję podejmie bot
log = Co się wydarzyło
earlier = Pokaż, co było wcześniej
talk = Rozmowa przy stole
uses = Udostępnij albo graj dalej
tab-log = Dziennik
tab-talk = Rozmowa
tab-seats = Miejsca
tab-uses = Udostępnij, graj dalej
talk-empty = Nikt się jeszcze nie odezwał.
say-label = Powiedz coś
say-phrase = Albo wybierz gotowe zdanie
say = Wyślij
said = { $name }: { $text }
rematch = Zagraj jeszcze raz
result-wins =
    { $own ->
        [yes] Wygrywasz!
       *[no] { $count ->
            [one] Wygrywa { $names }!
           *[many] Wygrywają { $names }!
        }
    }
no-result = Gra skończyła się bez wyniku.
no-result-agreed = Wszyscy zgodzili się ją zakończyć.
to-rematch = Przejdź do następnej gry
to-replay = Obejrzyj powtórkę

## What the reader should notice

your-turn = Twoja kolej.

## Replays

replay-of = Powtórka: { $game }
replay-running = Gra wciąż trwa. Tak to wtedy wyglądało dla ciebie.
eyes = Widok
eyes-all = wszyscy razem
eyes-spectator = widz
to-table = Wróć do stołu
to-file = Wróć do pliku
replay-slider = Moment gry
replay-moment = Runda { $round } · decyzja { $at } z { $last }
replay-round-back = Na początek rundy
replay-back = O decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O decyzję naprzód
replay-round-forward = Do następnej rundy
replay-speed = Tempo
replay-times = { $speed }×
share = Udostępnij
save-file = Zapisz w pliku
play-from-here = Graj dalej od rundy { $round }

news-seated = { $name } siada do stołu.
news-started = Gra się zaczyna.
news-undone = Decyzje zostały cofnięte.
news-proposed = { $name } chce cofnąć decyzje.
news-wanted = { $name } prosi o miejsce.
news-paused = Gra jest wstrzymana.
news-resumed = Gra toczy się dalej.
news-finished = Koniec gry.
news-resigned = { $name } poddaje się. Dalej gra bot.
news-voted =
    { $agrees ->
        [yes] { $name } chce zakończyć grę.
       *[no] { $name } chce grać dalej.
    }
news-ended = Gra kończy się bez wyniku.
news-closed = Nikt nie wrócił: stół jest zamknięty.

## The rules

rules = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found =
    { $all ->
        [0] brak wyników
       *[other] { $at } / { $all }
    }
rules-previous = Poprzedni wynik
rules-next = Następny wynik
rulings = Rozstrzygnięcia ({ $count })
help-pin = Naciśnij ?, aby to zostało na ekranie.
## A first game

learn-game = Naucz się grać: { $game }
learn-lead = To prawdziwa gra, już w toku, z łatwymi przeciwnikami. Przewodnik poprowadzi cię przez nią w około dziesięć minut, a możesz go w każdej chwili zamknąć.
learn-ready = Teraz spróbuj
learn-side-city = Zagraj z przewodnikiem
learn-side-heroes = Poprowadź Bohaterów
learn-side-machine = Bądź Wielką Maszyną
learn-side-automaton = Solo: Automat
learn-to-table = Wróć do stołu
learn-first = Najpierw poznaj grę (2 minuty)
learn-skip = Pomiń i przygotuj stół
tour = Przewodnik
tour-lessons = Lekcje
tour-progress = { $read } z { $all }
tour-next = Dalej
tour-back = Wstecz
tour-skip = Graj bez przewodnika
tour-waits = Przewodnik odezwie się, gdy pojawi się coś nowego.
    .title = Graj dalej
tour-bar = Tutaj pojawia się pytanie do ciebie. To, co możesz wybrać, świeci się: kliknij to na stole albo naciśnij przycisk tutaj. Wskaż cokolwiek albo przytrzymaj, aby o tym przeczytać.
    .title = Twoje opcje
tour-finished = Wiesz już wszystko, co trzeba. Dokończ tę grę samodzielnie!
    .title = Brawo!
tour-ended = Twoja pierwsza gra dobiegła końca. Następną rozegrasz od samego początku: wybierz przeciwników albo zaproś znajomych.
    .title = I to jest właśnie { $game }!
tour-play-on = Graj dalej
tour-close = Zamknij przewodnika
tour-fold = Tekst przewodnika
tour-own-game = Zagraj pełną grę

## The dock

confirm-choice = { $choice } – na pewno?
leave-it = Anuluj
fold = Zamknij
price-free = za darmo
chip-price =
    { $several ->
        [yes] od { $least }
       *[no] { $least }
    }
go-on = Dalej
key-enter = Enter
goes-by-itself = dalej automatycznie
cheapest-way = Idź najtańszą drogą
standing = Gdyby gra skończyła się teraz
standing-you = Ty
standing-part = { $part }: { $points }

## The end

how-counted = Jak policzono punkty
where-turned = Punkty zwrotne
chance-to-win = Szansa na wygraną
in-round = Runda { $round }
to-result = Wróć do wyniku
show-table = Pokaż stół
look-there = Zobacz
percent = { $percent }%
chose-in-secret =
    { $own ->
        [yes] Twój tajny wybór.
       *[no] { $name }: tajny wybór.
    }

# playing with people now
play-people = Zagraj teraz z ludźmi
play-people-lead = Miejsce dostajesz od razu: przy pasującym stole albo przy nowym, do którego mogą dołączyć inni.
side = Strona
seat-revolutionaries = Rewolucjoniści
wait-for-people = Ile czekać na ludzi, zanim dołączą boty
wait-not = Nie czekać
wait-for-ever = Bez botów
find-table = Znajdź stół
waiting-for-people = Czekamy na graczy
fills-in = Boty zajmą wolne miejsca za { $time }.
fills-never = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
start-with-bots = Zacznij teraz z botami
leave-table = Odejdź od stołu

## Podpowiedź

hint-title = Podpowiedź
hint-key = Podpowiedź (H)
hint-close = Ukryj podpowiedź
hint-thinking = Szukam podpowiedzi…
hint-to-win = na wygraną
hint-do = Zrób to
hint-next-best = Następne w kolejności
hint-equal-chance = Mniej więcej równie dobre
why = Dlaczego?
why-hidden = Powód zależy od tego, co jest jeszcze przed tobą ukryte.
reason-hidden = Jest powód. Jaki?
reason-which = Jaki jest główny powód?
reason-right = Zgadza się!
reason-wrong = Nie tym razem.
reason-score = Odgadnięte powody: { $right } z { $asked }
allow-hints = Zezwól na podpowiedzi, także w grze między ludźmi (gra bez rankingu)
hints = Podpowiedzi
hints-allowed = dozwolone dla wszystkich; gra bez rankingu
hints-mark = Z podpowiedziami
hints-told = Przy tym stole każdy może prosić o podpowiedzi. Gra nie liczy się do rankingu.
analysis = Analiza
puzzle-of-the-day = Zadanie dnia
puzzle-streak =
    { $days ->
        [0] Jeszcze bez serii
        [one] 1 dzień z rzędu
        [few] { $days } dni z rzędu
       *[other] { $days } dni z rzędu
    }
puzzle-today-open = Znajdź najlepszą opcję
puzzle-today-solve = Rozwiąż
puzzle-today-done = Na dziś zrobione
