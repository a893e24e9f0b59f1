# How each game works, explained with pictures. A text has at most about 35 words.

learn-how = Jak to działa
learn-to-end = Pomiń

## Citadels

learn-citadels-aim = Każdy buduje miasto, dzielnica po dzielnicy. Gdy ktoś ma ich siedem, dogrywa się rundę i gra się kończy. Wygrywa ten, kto ma najwięcej punktów.
    .title = Zbuduj najwspanialsze miasto
learn-citadels-draft = W każdej rundzie zakryte karty postaci krążą wokół stołu. Zatrzymujesz jedną, resztę podajesz dalej. Nikt inny nie wie, kim jesteś.
    .title = Wybierz postać w tajemnicy
learn-citadels-call = Potem postacie są wywoływane po kolei, od 1 do 8. Gdy padnie twój numer, ujawniasz postać i rozgrywasz turę.
    .title = Czekaj na swój numer
learn-citadels-gather = Turę zaczynasz od pobrania zasobów: weź 2 monety albo obejrzyj 2 karty i zatrzymaj jedną z nich.
    .title = Monety albo karty
learn-citadels-build = Zapłać koszt karty z ręki, a dzielnica stanie w twoim mieście. Jedna na turę i nigdy dwie takie same.
    .title = Zbuduj dzielnicę
learn-citadels-power = Każda postać potrafi coś szczególnego. Król zabiera koronę, więc w następnej rundzie wybiera pierwszy, i dostaje 1 monetę za każdą szlachecką dzielnicę w swoim mieście.
    .title = Użyj swojej zdolności
learn-citadels-points = Każda dzielnica jest warta tyle, ile kosztowała. Miasto we wszystkich pięciu kolorach dostaje 3 punkty więcej, pierwsze z siedmioma dzielnicami – 4, a każde następne – 2.
    .title = Co liczy się na koniec
learn-citadels-guess = Zabójczyni zabija postać, nie gracza. Złodziej też okrada postać. Kim więc każdy chce być w tej rundzie i za kogo uważają ciebie?
    .title = A teraz zgadnij, kto jest kim

## City of the Great Machine

learn-machine-aim = Jeden gracz jest Wielką Maszyną, która wygrywa, gdy jej Master Plan dojdzie do XII. Pozostali prowadzą trzech Bohaterów, którzy wygrywają po trzecich udanych Zamieszkach.
    .title = Miasto na krawędzi buntu
learn-machine-event = Wydarzenie Miejskie zmienia zasady rundy i mówi, kiedy Plan awansuje. Maszyna dostaje Obligacje, a Obywatele dają Zaufanie Bohaterom w swoim Dystrykcie.
    .title = Początek rundy
learn-machine-access = Każdy Bohater kładzie zakrytą kartę Dostępu: to Dystrykt, do którego pójdzie. Maszyna widzi, gdzie Bohaterowie stoją, ale nie wie, dokąd idą.
    .title = Bohaterowie wybierają w tajemnicy
learn-machine-machine = Maszyna musi zgadywać. Za Obligacje przemieszcza Strażników i trzech Sług. Sługa może zorganizować Obławę, aresztować Obywatela, naprawić Strażnika, dobrać lub opublikować Dyrektywę.
    .title = Maszyna zastawia pułapki
learn-machine-way = Teraz ruszają Bohaterowie. Opuszczenie Dystryktu kosztuje 1 Zaufanie za każdego Strażnika w nim. Kto wpadnie w Obławę, zostaje zatrzymany, a Maszyna na tym zyskuje.
    .title = Strażnicy kosztują Zaufanie
learn-machine-action = U celu Bohater wykonuje jedną Akcję: podburza, atakuje Strażnika, rozpoznaje lub przemieszcza Obywateli, zdobywa Zaufanie albo wywołuje Zamieszki. Im więcej Strażników, tym drożej.
    .title = Każdy ma jedną Akcję
learn-machine-discontent = Podburzanie podnosi Niezadowolenie. Z każdym Etapem aktywnych Obywateli jest więcej: najpierw Artyści, na końcu Arystokraci. Zdrajcy nie są aktywni nigdy.
    .title = Miasto się budzi
learn-machine-riot = Zamieszki udają się, gdy aktywnych Obywateli jest więcej niż Strażników i Zdrajców. Ale większość Obywateli jest zakryta. Poznaj ich i uderz tam, gdzie Maszyna się ciebie nie spodziewa.
    .title = Zamieszki!
