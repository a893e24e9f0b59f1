# Words of the browser client, whatever the game; those of choices, events and cards are the game's.

pages-not-built = Strony Two Cities nie są jeszcze zbudowane: zrobią to npm ci i npm run build w folderze web.

title = Two Cities
title-of = { $page } – { title }
title-your-turn = ● Twoja kolej – { $game }
home = Na początek
loading = Chwileczkę…
unknown = ?
no-page = Pod tym adresem nic nie ma.
no-words = Nie udało się wczytać strony. Wczytaj ją ponownie.

refused-connection = Połączenie zostało przerwane, zanim serwer odpowiedział. Sprawdź, czy się udało, i ewentualnie spróbuj ponownie.
refused-unloaded = Nie udało się wczytać części strony. Wczytaj stronę ponownie.

## Settings

settings = Ustawienia
language = Język
theme = Kolory
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
sound = Dźwięk
motion = Animacje
speed = Jak długo pokazywać zdarzenia
pace = Tempo botów
pace-calm = Spokojne
pace-normal = Zwykłe
pace-fast = Szybkie
pace-instant = Natychmiast
taps = Pytaj przed wyborem
taps-harm = Gdy komuś szkodzi
taps-always = Zawsze
taps-never = Nigdy
take-forced = Wykonuj kroki bez wyboru
choose-ahead = Pokazuj, na co mnie stać po wzięciu monet
take-income = Na koniec tury weź zaległy dochód
warn-waste = Ostrzegaj, zanim coś przepadnie

## The start page

your-name = Twoje imię
guest-name = Gość
your-games = Twoje gry
continue = Graj dalej
with = gracze: { $names }
own-open = jeszcze się nie zaczęła
own-running = inni myślą
own-over = zakończona
play-now = Zagraj teraz
set-up = Ze znajomymi
name-citadels = Cytadela
name-machine = Miasto Wielkiej Maszyny
about-citadels = W tajemnicy wybierz postać, zbuduj miasto, pokrzyżuj innym plany. 2–8 graczy, pół godziny.
about-machine = Jedna osoba jest Maszyną, która rządzi Miastem, reszta podburza je do buntu. 2–4 graczy, godzina.
play-now-citadels = Przeciw trzem graczom komputerowym
play-now-machine = Jako Rewolucjoniści, przeciw komputerowi
learn = Nauka
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na graczy.
running-tables = Stoły do oglądania
finished-games = Zakończone gry
table-seats = zajęte miejsca: { $taken } z { $all }
listed-cards = karty z pudełka
won-by = zwycięstwo: { $names }
join = Dołącz
watch = Oglądaj
see-replay = Powtórka
join-by-link = Masz link od kogoś?
link = Link lub numer stołu
go = Przejdź
bring = Własna gra
bring-lead = Obejrzyj zachowany zapis lub pozycję albo graj od nich dalej.
bring-go = Otwórz plik
file = Plik
file-text = Albo jego treść
file-over = W tej pozycji gra jest skończona: nie ma już w co grać.
file-moment = Graj dalej po { $choices } z { $last } decyzji
look = Obejrzyj
play-on = Graj dalej

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
       *[other] ({ $count } z 14)
    }
uniques-fill = Dolosuj
uniques-reset = Jak w zestawie
crown = Kto pierwszy ma koronę
crown-random = losowy gracz
goal = Dzielnice ukończonego miasta

revolutionaries = Rewolucjoniści
shared = Za trzeciego Bohatera może działać każdy z Rewolucjonistów
heroes = Bohaterowie
heroes-lead = Wybierz trzech, w kolejności miejsc, albo nikogo, by byli losowi.
hero-of = gra: { $seats }
cards = Karty
cards-ours = Nasze
cards-own = Z pudełka
cards-lead = Jeśli masz grę w pudełku, wczytaj plik z liczbami, nazwami i tekstami jej kart. Jak go napisać, pokazuje docs/cards.md.
cards-file = Plik z kartami
cards-leave = Graj naszymi kartami
city = Miasto
city-own = własne Miasto
city-valid = Miasto jest prawidłowe.
builder-lead = Przeciągnij Dystrykt tam, gdzie ma leżeć. Albo zaznacz go: strzałki przesuwają, R obraca. Złote znaki pokazują połączenia.
tile =
    { $district }, { $lies ->
        [upright] pionowo
       *[flat] poziomo
    }, kolumna { $column }, rząd { $row }, { $neighbours ->
        [none] bez połączeń
       *[other] połączenia: { $neighbours }
    }
move-district = Przesuń zaznaczony Dystrykt
move-left = W lewo
move-up = W górę
move-down = W dół
move-right = W prawo
turn = Obróć
plan-start = Gdzie zaczyna się Master Plan
plan-1 = doświadczona Maszyna przeciw początkującym
plan-2 = zwykły początek
plan-3 = pierwsza gra
plan-will-start = Ta gra zaczyna się na { $plan }.
last-winner = Zmienny Master Plan
last-winner-off = Wyłączony
last-winner-none = Włączony: to wasza pierwsza wspólna gra
last-winner-machine = Włączony: ostatnią grę wygrała Maszyna, krok dostają Rewolucjoniści
last-winner-revolutionaries = Włączony: ostatnią grę wygrali Rewolucjoniści, krok dostaje Maszyna

seat-number = Miejsce { $number }
seat-machine = Wielka Maszyna
seat-revolutionary = Rewolucjonista { $number }
seat-me = Ty
seat-person = Człowiek
    .about = Dostaniesz link do wysłania.
seat-programs = Gracz komputerowy
all-others = Wszyscy pozostali
all-others-choose = Wybierz dla wszystkich…
level = Poziom graczy komputerowych
level-newcomer = Nowicjusz
    .about = zna zasady, często się myli
level-regular = Bywalec
    .about = gra solidnie i od razu
level-expert = Ekspert
    .about = przez chwilę myśli naprzód
level-master = Mistrz
    .about = przez dwie sekundy myśli naprzód: najsilniejszy

bot-ada = Ada
bot-boris = Borys
bot-celia = Celia
bot-dmitri = Dymitr
bot-elena = Elena
bot-felix = Feliks
bot-greta = Greta
bot-hugo = Hugo

clock = Czas
clock-none = bez ograniczeń
clock-each = Na każdą decyzję
clock-days = Na każdą decyzję, całymi dniami
clock-whole = Na całą grę
clock-of-choice = { $time } na każdą decyzję
clock-of-game = { $time } na całą grę
time-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
time-days =
    { $count ->
        [one] 1 dzień
       *[many] { $count } dni
    }
time-left-days = { $days } d { $hours } h
time-up = Gdy czas minie
time-up-choice = tę jedną decyzję podejmuje gracz komputerowy
time-up-seat = miejsce przejmuje gracz komputerowy
listed = Pokaż stół wszystkim na stronie startowej
make-table = Otwórz stół
start-game = Zacznij grę

## At the table

status-connecting = Łączenie…
status-lost = Połączenie przerwane. Trwa ponowne łączenie…
status-closed = Ta strona nie jest już połączona.
stuck = Serwer nie mógł zapisać ostatniej decyzji. Spróbuj ponownie za chwilę.
paused = Gra jest wstrzymana.
seats = Miejsca
seat-open = Wolne miejsce
you = ty
host = gospodarz
away = poza stołem
decides = teraz decyduje
seconds-left = jeszcze { $time }
sit-here = Usiądź tutaj
sit-at = Usiądź: { $seat }
sit-again = Wróć na moje miejsce
leave-seat = Zwolnij moje miejsce
let-program = Niech gra komputer
free-seat = Zwolnij to miejsce
remove = Oddaj to miejsce komputerowi
remove-question = { $name } traci miejsce, a dalej gra komputer. Nie będzie można tego cofnąć.
remove-sure = Tak, oddaj
remove-not = Nie, zostaw
seat-label = Miejsce { $number }: { $facts }
arrange = Zmień opcje
arrange-save = Zmień
arrange-leave = Zostaw bez zmian
shown-to = Widoczny
shown-to-all = dla wszystkich, na stronie startowej
shown-by-link = dla tych, którzy mają link
invite = Zaproś innych tym linkiem
invite-alone = Na razie stół jest dostępny tylko na tym komputerze. Jak wpuścić znajomych, opisuje przewodnik po serwerze.
invited = Zaproszenie do gry
invited-by = { $name } zaprasza do gry
invited-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
sit-and-play = Usiądź i graj
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Skopiuj zaznaczony link
waiting-for-start = Gdy wszystkie miejsca będą zajęte, gospodarz zacznie grę.
waiting-for-seats = Gra może się zacząć, gdy na każdym miejscu jest człowiek albo gracz komputerowy.
fill-with-programs = Gracze komputerowi na wolne miejsca
watching = Oglądasz grę.
wait-for = Czekamy na: { $names }.
your-choices = Twoje możliwości
cancel-pick = Wróć
choices-in-words = Słowami ({ $count })
undo = Cofnij
ask-to-undo = Poproś innych o zgodę na cofnięcie
proposal = { $name } chce cofnąć ostatnie decyzje.
proposal-waits = Czekamy na zgodę innych.
agree = Zgadzam się
disagree = Nie zgadzam się
pause = Wstrzymaj
resume = Wznów
replace = Niech ten jeden raz zdecyduje komputer
log = Co się wydarzyło
talk = Rozmowy przy stole
uses = Udostępnij albo graj dalej
tab-log = Dziennik
tab-talk = Rozmowa
tab-seats = Miejsca
tab-uses = Udostępnij, graj dalej
talk-empty = Nikt się jeszcze nie odezwał.
say-label = Powiedz coś
say-phrase = Albo wybierz gotowe zdanie
say = Powiedz
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
to-rematch = Do następnej gry
to-replay = Obejrzyj powtórkę

## What the reader should notice

your-turn = Twoja kolej.

## Replays

replay-of = Powtórka: { $game }
replay-running = Gra toczy się dalej. Tak to wtedy wyglądało dla ciebie.
eyes = Kto patrzy
eyes-all = wszyscy razem
eyes-spectator = widz
to-table = Do stołu
to-file = Do pliku
replay-slider = Moment gry
replay-moment = Runda { $round } · decyzja { $at } z { $last }
replay-round-back = Na początek rundy
replay-back = O decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = O decyzję naprzód
replay-round-forward = Do następnej rundy
replay-speed = Tempo
replay-times = { $speed }×
share = Udostępnij
save-file = Zapisz jako plik
play-from-here = Graj dalej od rundy { $round }

news-seated = { $name } siada do stołu.
news-started = Gra się zaczyna.
news-undone = Decyzje zostały cofnięte.
news-proposed = { $name } chce cofnąć decyzje.
news-paused = Gra jest wstrzymana.
news-resumed = Gra toczy się dalej.
news-finished = Gra jest skończona.
news-closed = Nikt nie wrócił: stół jest zamknięty.

## The rules

rules = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found =
    { $all ->
        [0] nie znaleziono
       *[other] { $at } / { $all }
    }
rules-previous = Poprzednie miejsce
rules-next = Następne miejsce
rulings = Rozstrzygnięcia ({ $count })
help-pin = Naciśnij ?, aby to zostało na ekranie.
mark-card = karta
mark-house = nasz pomysł
mark-inferred = wynika
mark-ours = nasza decyzja
mark-public = znane

## A first game

learn-game = Naucz się grać: { $game }
learn-lead = Przewodnik poprowadzi cię przez prawdziwą, już rozpoczętą grę z łatwymi przeciwnikami. Trwa to około dziesięciu minut, a przewodnika możesz w każdej chwili odesłać.
learn-ready = Teraz zagraj
learn-side-city = Zagraj z przewodnikiem
learn-side-heroes = Poprowadź Bohaterów
learn-side-machine = Bądź Wielką Maszyną
learn-to-table = Do stołu
learn-first = Najpierw poznaj grę
learn-skip = Pomiń i przygotuj stół
tour = Przewodnik
tour-lessons = Lekcje
tour-progress = { $read } z { $all }
tour-next = Dalej
tour-back = Wstecz
tour-skip = Pomiń przewodnika
tour-waits = Przewodnik odezwie się, gdy pojawi się coś nowego.
    .title = Graj dalej
tour-bar = Tutaj jest pytanie do ciebie. Co możesz wybrać, to się świeci: wybierz to tam albo naciśnij przycisk tutaj. Wskaż cokolwiek na stole albo przytrzymaj, aby o tym przeczytać.
    .title = Twoje możliwości
tour-finished = Wiesz już wszystko, co trzeba. Resztę przewodnik zostawia tobie: dokończ tę grę!
    .title = Brawo!
tour-ended = Twoja pierwsza gra dobiegła końca. Następna zacznie się od początku: wybierz przeciwników albo zaproś znajomych.
    .title = I to jest właśnie { $game }!
tour-play-on = Graj dalej
tour-close = Zamknij przewodnika
tour-fold = Tekst przewodnika
tour-own-game = Zagraj pełną grę

## The dock

confirm-choice = { $choice }?
leave-it = Zostaw
fold = Zamknij
price-free = gratis
chip-price =
    { $several ->
        [yes] od { $least }
       *[no] { $least }
    }
go-on = Dalej
key-enter = Enter
goes-by-itself = zniknie samo
cheapest-way = Idź najtańszą drogą
standing = Gdyby to był koniec
standing-you = Ty
standing-part = { $part }: { $points }

## The end

how-counted = Jak to policzono
where-turned = Gdzie się rozstrzygnęło
to-result = Do wyniku
show-table = Pokaż stół
look-there = Zobacz
percent = { $percent }%
chose-in-secret = { $name }: wybór w tajemnicy.
