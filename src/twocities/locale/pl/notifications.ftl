# Notifications that reach people when the page is closed, how they are set, and what is shown without a connection.

notification-turn = Twoja kolej.
notification-turn-with = Twoja kolej. Przy stole: { $names }.
notification-seated = { $name } siada przy twoim stole.
notification-invited = { $name } zaprasza cię do gry.
notification-ended = Koniec gry.
notification-ended-with = Koniec gry. Przy stole: { $names }.

notifications = Powiadomienia
notifications-lead = Two Cities może ci powiedzieć, co dzieje się przy twoich stołach, także gdy ta strona jest zamknięta.
notifications-turn-on = Włącz w tej przeglądarce
notifications-turn-off = Wyłącz w tej przeglądarce
notifications-here = Powiadomienia są włączone w tej przeglądarce.
notifications-denied = Ta przeglądarka nie pozwala na powiadomienia z Two Cities. Możesz je dopuścić w jej ustawieniach dla tej strony.
notifications-unsupported = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Two Cities do ekranu początkowego.
notifications-insecure = Powiadomienia wymagają bezpiecznego połączenia: otwórz Two Cities pod adresem, który zaczyna się od https.
notifications-failed = Ta przeglądarka nie mogła połączyć się ze swoją usługą powiadomień, więc są wyłączone. Spróbuj później.
notifications-kinds = Powiadom mnie, gdy
notifications-turn = przyjdzie moja kolej w grze, w której na ruch są godziny lub dni
notifications-seated = ktoś usiądzie przy moim stole
notifications-invited = zaprosi mnie ktoś znajomy
notifications-ended = skończy się gra z moim udziałem
notifications-quiet = Godziny ciszy: wstrzymaj powiadomienia do ich końca
notifications-since = od
notifications-until = do
notifications-zone = strefa czasowa: { $zone }
notifications-offer = Powiadom mnie, gdy przyjdzie moja kolej
notifications-offer-done = Powiadomimy cię, gdy przyjdzie twoja kolej.
notifications-offer-never = Nie, dziękuję

offline-title = Brak połączenia
offline-text = Two Cities nie może połączyć się z serwerem. Twoje gry są bezpieczne, a strona wróci, gdy tylko pojawi się połączenie.
offline-retry = Spróbuj jeszcze raz
