# Your account: your name, your devices, your data.

account-name-lead = Toto jméno uvidí ostatní hráči u každého stolu, ke kterému si odteď sedneš.

devices = Tvá zařízení
devices-none = Na tomto zařízení hraješ jako host. Přidej telefon nebo jiné zařízení a hraj na něm jako tatáž osoba: se stejnými hrami, přáteli a výsledky. Není k tomu potřeba heslo ani e-mail.
devices-lead = Toto jsou tvá zařízení. Když se některé ztratí, odhlas ho tady.
device-this = toto zařízení
device-unknown = Neznámý prohlížeč
device-seen = Naposledy: { $date }
add-device = Přidat zařízení
enter-code = Zadat kód
sign-out = Odhlásit
sign-out-others = Odhlásit všechna ostatní

code = Kód
code-lead = Naskenuj to druhým zařízením, nebo na něm otevři Two Cities a zadej kód na stránce „Tvůj účet“.
code-left = Platí jednou, ještě { $time }.
code-late = Tento kód už neplatí.
new-code = Nový kód
copy-link = Kopírovat odkaz
device-added = Tvé druhé zařízení je připravené.
done = Hotovo

this-device = Hrát tady jako tatáž osoba
code-from-other = Kód z druhého zařízení
code-go = Dál
join-as = Na tomto zařízení budeš hrát jako { $name }.
join-loses = Na tomto zařízení už jsou hry. Odsud se k nim nevrátíš.
join-go = Pokračovat

passkeys = Přístupové klíče
passkeys-lead = S přístupovým klíčem se vrátíš, i když tě tento prohlížeč zapomene. Zařízení ho odemkne otiskem prstu, obličejem nebo kódem PIN.
passkeys-unavailable = Tento prohlížeč tady přístupové klíče použít nemůže. Vyžadují zabezpečené spojení a název serveru.
passkey-since = Přidán: { $date }
passkey-add = Přidat klíč
passkey-sign-in = Přihlásit se klíčem
passkey-remove = Odebrat
passkey-unused = Žádný klíč nebyl použit.

your-data = Tvá data
your-data-lead = Vše, co o tobě tento server ukládá.
export = Stáhnout
delete = Smazat vše
delete-sure = Smazat všechna tvá data?
delete-lead = Odejdeš ze všech svých her a tvé jméno, zařízení, klíče, přátelé i výsledky budou smazány. Dohrané hry zůstanou tvým soupeřům bez tvého jména a tvých slov. Nelze to vrátit zpět.
delete-go = Smazat vše
