# Notifications that reach people when the page is closed, how they are set, and what is shown without a connection.

notification-turn = Jsi na řadě.
notification-turn-with = Jsi na řadě. U stolu: { $names }.
notification-seated = { $name } si sedá k tvému stolu.
notification-invited = { $name } tě zve ke hře.
notification-ended = Hra skončila.
notification-ended-with = Hra skončila. U stolu: { $names }.

notifications = Oznámení
notifications-lead = Two Cities ti může dát vědět, co se děje u tvých stolů, i když je tato stránka zavřená.
notifications-turn-on = Zapnout v tomto prohlížeči
notifications-turn-off = Vypnout v tomto prohlížeči
notifications-here = V tomto prohlížeči jsou oznámení zapnutá.
notifications-denied = Tento prohlížeč oznámení od Two Cities nedovoluje. Povolit je můžeš v jeho nastavení pro tuto stránku.
notifications-unsupported = Tento prohlížeč oznámení neumí. Na iPhonu a iPadu nejdřív přidej Two Cities na plochu.
notifications-insecure = Oznámení potřebují zabezpečené spojení: otevři Two Cities na adrese, která začíná https.
notifications-failed = Tento prohlížeč se nemohl spojit se svou službou pro oznámení, takže jsou vypnutá. Zkus to později.
notifications-kinds = Dát mi vědět, když
notifications-turn = jsem na řadě ve hře, kde jsou na tah hodiny nebo dny
notifications-seated = si někdo sedne k mému stolu
notifications-invited = mě pozve někdo z přátel
notifications-ended = skončí hra, kterou hraji
notifications-quiet = Tiché hodiny: počkat s oznámeními, dokud neskončí
notifications-since = od
notifications-until = do
notifications-zone = časové pásmo: { $zone }
notifications-offer = Dát mi vědět, až budu na řadě
notifications-offer-done = Dáme ti vědět, až budeš na řadě.
notifications-offer-never = Ne, díky

offline-title = Bez spojení
offline-text = Two Cities se nemůže spojit se serverem. Tvé hry jsou v bezpečí a stránka se vrátí, jakmile se spojení obnoví.
offline-retry = Zkusit znovu
