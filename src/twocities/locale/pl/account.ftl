# Your account: your name, your devices, your data.

account-name-lead = To imię zobaczą inni gracze przy każdym stole, do którego odtąd dołączysz.

devices = Twoje urządzenia
devices-none = Na tym urządzeniu grasz jako gość. Dodaj telefon lub inne urządzenie, aby grać na nim jako ta sama osoba: z tymi samymi grami, znajomymi i wynikami. Nie trzeba hasła ani adresu e-mail.
devices-lead = Te urządzenia są twoje. Jeśli któreś zginie, wyloguj je tutaj.
device-this = to urządzenie
device-unknown = Nieznana przeglądarka
device-seen = Ostatnio używane: { $date }
add-device = Dodaj urządzenie
enter-code = Wpisz kod
sign-out = Wyloguj
sign-out-others = Wyloguj wszystkie inne

code = Kod
code-lead = Zeskanuj to drugim urządzeniem albo otwórz na nim Two Cities i wpisz kod na stronie „Twoje konto”.
code-left = Działa raz, jeszcze przez { $time }.
code-late = Ten kod już nie działa.
new-code = Nowy kod
copy-link = Kopiuj link
device-added = Twoje drugie urządzenie jest gotowe.
done = Gotowe

this-device = Graj tutaj jako ta sama osoba
code-from-other = Kod z drugiego urządzenia
code-go = Dalej
join-as = Na tym urządzeniu będziesz grać jako { $name }.
join-loses = Na tym urządzeniu są już gry. Nie będzie można do nich stąd wrócić.
join-go = Kontynuuj

passkeys = Klucze dostępu
passkeys-lead = Z kluczem dostępu wrócisz, nawet jeśli ta przeglądarka cię zapomni. Urządzenie odblokuje go odciskiem palca, twarzą lub kodem PIN.
passkeys-unavailable = Ta przeglądarka nie może tu używać kluczy dostępu. Wymagają bezpiecznego połączenia i nazwy hosta.
passkey-since = Dodany: { $date }
passkey-add = Dodaj klucz
passkey-sign-in = Zaloguj się kluczem
passkey-remove = Usuń
passkey-unused = Nie użyto żadnego klucza.

your-data = Twoje dane
your-data-lead = Wszystko, co ten serwer o tobie przechowuje.
export = Pobierz
delete = Usuń wszystko
delete-sure = Usunąć wszystkie twoje dane?
delete-lead = Opuścisz wszystkie swoje gry, a twoje imię, urządzenia, klucze, znajomi i wyniki zostaną usunięte. Z zakończonych gier przeciwnicy zachowają przebieg, bez twojego imienia i słów. Tego nie można cofnąć.
delete-go = Usuń wszystko
