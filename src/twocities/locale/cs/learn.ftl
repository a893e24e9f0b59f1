# How each game works, explained with pictures. A text has at most about 35 words.

learn-how = Jak to funguje
learn-to-end = Přeskočit

## Citadels

learn-citadels-aim = Každý staví své město, stavbu po stavbě. Jakmile jich má někdo sedm, kolo se dohraje a hra končí. Vyhrává ten, kdo má nejvíc bodů.
    .title = Postav nejkrásnější město
learn-citadels-draft = Každé kolo putují karty postav lícem dolů kolem stolu. Jednu si necháš, ostatní pošleš dál. Nikdo jiný neví, kdo jsi.
    .title = Vyber si tajně postavu
learn-citadels-call = Pak se postavy vyvolávají popořadě, od 1 do 8. Když přijde řada na tvou, odhalíš ji a máš tah.
    .title = Počkej na své číslo
learn-citadels-gather = Tah začíná získáním zdrojů: vezmi si 2 zlaťáky, nebo se podívej na 2 karty a jednu si nech.
    .title = Zlaťáky, nebo karty
learn-citadels-build = Zaplať cenu na kartě z ruky a stavba stojí ve tvém městě. Jedna za tah a nikdy dvě stejné.
    .title = Postav stavbu
learn-citadels-power = Každá postava umí něco zvláštního. Král si bere korunu, takže příští kolo vybírá první, a za každou šlechtickou stavbu ve svém městě dostane 1 zlaťák.
    .title = Využij schopnost
learn-citadels-points = Každá stavba dává tolik bodů, kolik stála zlaťáků. Město se všemi pěti barvami dostane 3 body navíc, první se sedmi stavbami 4, každé další 2.
    .title = Co se počítá na konci
learn-citadels-guess = Vrah zabíjí postavu, ne hráče. Zloděj také okrádá postavu. Koho si tedy v tomto kole vybrali ostatní a za koho považují tebe?
    .title = A teď hádej, kdo je kdo

## City of the Great Machine

learn-machine-aim = Jeden hráč je Všehostroj, který vyhraje, když jeho Velký plán dosáhne XII. Ostatní vedou tři hrdiny, kteří vyhrají třetí vzpourou.
    .title = Město na pokraji vzpoury
learn-machine-event = Městská událost mění pravidla kola a říká, kdy Velký plán postoupí. Všehostroj dostane povely a občané dají přísliby hrdinům ve své čtvrti.
    .title = Začátek kola
learn-machine-access = Každý hrdina položí lícem dolů kartu přístupu té čtvrti, do které půjde. Všehostroj vidí, kde hrdinové stojí, ale ne, kam mají namířeno.
    .title = Hrdinové volí tajně
learn-machine-machine = Všehostroj musí hádat. Za povely přemísťuje strážné a své tři nohsledy. Nohsled může zorganizovat zátah, zatknout občana, opravit strážného, dobrat nebo vydat nařízení.
    .title = Všehostroj číhá
learn-machine-way = Teď vyrážejí hrdinové. Opuštění čtvrti stojí 1 příslib za každého strážného v ní. Kdo přijde tam, kde čeká zátah, je zadržen a Všehostroj z toho těží.
    .title = Za strážné se platí
learn-machine-action = V cíli provede hrdina jednu akci: podněcuje, napadne strážného, identifikuje nebo evakuuje občany, získá příslib, nebo vyhlásí vzpouru. Čím víc strážných, tím dráž.
    .title = Každý má jednu akci
learn-machine-discontent = Podněcování zvedá pobouření. S každou úrovní je pobouřených občanů víc: nejdřív umělci, nakonec smetánka. Zrádci nikdy.
    .title = Město se probouzí
learn-machine-riot = Vzpoura uspěje, je-li pobouřených občanů víc než strážných a zrádců. Většina občanů ale leží lícem dolů. Poznej je a udeř tam, kde tě Všehostroj nečeká.
    .title = Vzpoura!
