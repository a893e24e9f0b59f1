# Powiadomienia poza stroną, ich ustawienia i to, co widać bez połączenia.

notice-turn = Twoja kolej.
notice-turn-with = Twoja kolej. Przy stole: { $names }.
notice-seated = { $name } siada do twojego stołu.
notice-invited = { $name } zaprasza cię do gry.
notice-ended = Gra skończona.
notice-ended-with = Gra skończona. Przy stole: { $names }.

notices = Powiadomienia
notices-lead = Two Cities może wezwać cię do stołu także wtedy, gdy strona jest zamknięta.
notices-on = Włącz w tej przeglądarce
notices-off = Wyłącz w tej przeglądarce
notices-here = Powiadomienia są włączone w tej przeglądarce.
notices-denied = Ta przeglądarka nie pozwala na powiadomienia z Two Cities. Możesz je dopuścić w jej ustawieniach dla tej strony.
notices-unsupported = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Two Cities do ekranu początkowego.
notices-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później.
notices-kinds = Wezwij mnie, gdy
notices-turn = jest moja kolej w grze z zegarem na godziny lub dni
notices-seated = ktoś siada do mojego stołu
notices-invited = ktoś znajomy mnie zaprasza
notices-ended = kończy się gra z moim udziałem
notices-quiet = Cisza nocna: poczekaj, aż minie
notices-from = od
notices-until = do
notices-offer = Ta gra potrwa wiele dni. Wezwać cię, gdy przyjdzie twoja kolej?
notices-offer-on = Wezwij mnie
notices-offer-never = Nie, dziękuję

offline-title = Brak połączenia
offline-text = Two Cities nie może połączyć się z serwerem. Z twoich gier nic nie ginie, a strona wróci, gdy tylko będzie połączenie.
offline-retry = Spróbuj jeszcze raz
