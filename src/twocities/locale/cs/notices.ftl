# Oznámení mimo stránku, jejich nastavení a to, co je vidět bez spojení.

notice-turn = Jsi na řadě.
notice-turn-with = Jsi na řadě. U stolu: { $names }.
notice-seated = { $name } usedá k tvému stolu.
notice-invited = { $name } tě zve ke hře.
notice-ended = Hra skončila.
notice-ended-with = Hra skončila. U stolu: { $names }.

notices = Oznámení
notices-lead = Two Cities tě může zavolat ke stolu, i když je stránka zavřená.
notices-on = Zapnout v tomto prohlížeči
notices-off = Vypnout v tomto prohlížeči
notices-here = V tomto prohlížeči jsou oznámení zapnutá.
notices-denied = Tento prohlížeč oznámení od Two Cities nedovoluje. Povolit je můžeš v jeho nastavení pro tuto stránku.
notices-unsupported = Tento prohlížeč oznámení neumí. Na iPhonu a iPadu nejdřív přidej Two Cities na plochu.
notices-failed = Prohlížeči se nepodařilo oznámení zapnout. Zkus to později.
notices-kinds = Zavolat mě, když
notices-turn = jsem na řadě ve hře s hodinami na hodiny nebo dny
notices-seated = někdo usedne k mému stolu
notices-invited = mě někdo z přátel pozve
notices-ended = skončí hra, kterou hraji
notices-quiet = Tiché hodiny: počkat, až skončí
notices-from = od
notices-until = do
notices-offer = Tahle hra potrvá mnoho dní. Máme tě zavolat, až budeš na řadě?
notices-offer-on = Zavolat
notices-offer-never = Ne, díky

offline-title = Bez spojení
offline-text = Two Cities se nemůže spojit se serverem. Z tvých her se nic neztratí a stránka se vrátí, jakmile bude spojení.
offline-retry = Zkusit znovu
