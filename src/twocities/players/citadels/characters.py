"""How much a seat wants each character."""

from twocities.citadels.build import price_of
from twocities.citadels.cards import COST, KIND, MILITARY, NOBLE, RELIGIOUS, TRADE
from twocities.citadels.state import FACE_UP, CitadelsState
from twocities.players.citadels import weights as w
from twocities.players.citadels.districts import SECRET_VAULT
from twocities.players.citadels.outlook import Outlook


def face_up(s: CitadelsState) -> int:
    """The ranks laid out face-up, a bit each."""
    mask = 0
    for at in range(len(s.owners)):
        if s.owners[at] == FACE_UP:
            mask |= 1 << s.draft[at]
    return mask


def wishes(s: CitadelsState, seat: int, own: bool) -> list[float]:
    """By rank, how much a seat wants a character, in points; `own`: its hand may be looked at."""
    o = Outlook(s, seat)
    gold = o.gold
    hand = len(s.hands[seat])
    school = o.summary.any_type
    counts = o.counts
    budget = gold + 2
    # what can be built
    gap = 9  # gold missing for one district more
    if own:
        twins, works, kinds = o.summary.twins, o.city.works, o.city.kinds
        prices: list[int] = []
        for card in s.hands[seat]:
            if (twins or KIND[card] not in kinds) and card != SECRET_VAULT:
                prices.append(price_of(s, seat, card) if works else COST[card])
        prices.sort()
        useful, builds, spent, dearest = len(prices), 0, 0, 0
        for price in prices:
            if price <= budget:
                dearest = price
                if spent + price <= budget:
                    spent += price
                    builds += 1
            elif gap == 9:
                gap = price - budget
    else:
        useful = min(4, (hand * 3 + 3) // 4)
        builds = min(useful, budget // 3)
        dearest = min(budget, 4) if useful else 0
        if budget < 5 and useful:
            gap = 5 - budget
    need = w.CARD_NEED[min(useful, 4)]
    pay = w.PAY + (w.PAY_SHORT if gap < 9 else 0.0)  # what a gold more is worth
    unlock = w.UNLOCK if dearest else w.UNLOCK_FIRST  # as much gold as is missing
    second = w.SECOND_BUILD if builds > 1 else 0.0
    if builds > 1 and o.missing == 2:
        second += w.FINISH_NOW
    # the others
    richest, total, cards, threat = 0, 0, 0, 0.0
    for other in range(s.players):
        if other != seat:
            richest = max(richest, s.gold[other])
            total += s.gold[other]
            cards = max(cards, len(s.hands[other]))
            missing = s.goal - s.cities[other].size
            if missing <= 2:
                close = 0.35 if missing == 2 else 1.0
                threat = max(threat, close)
    out_mask = face_up(s)
    loot = w.LOOT_RICHEST * richest + w.LOOT_MEAN * total / (s.players - 1)
    safe = 0.0 if out_mask & 4 else w.SAFE * gold  # the Thief cannot touch ranks 1 and 2
    endangered = not out_mask & 256 and o.missing <= w.ENDANGERED
    out = [0.0]
    cast = s.cast
    # rank 1
    number = cast[0].number
    if number == 0:  # Assassin
        out.append(w.ASSASSIN + w.ASSASSIN_THREAT * threat + safe)
    elif number == 1:  # Witch
        out.append(w.WITCH + w.WITCH_THREAT * threat + safe)
    else:  # Magistrate
        out.append(w.MAGISTRATE + w.MAGISTRATE_THREAT * threat + safe)
    # rank 2
    number = cast[1].number
    if number == 3:  # Thief
        out.append(w.THIEF * loot + safe)
    elif number == 4:  # Spy
        out.append(w.SPY * cards * (need + w.SPY_GOLD) + safe)
    else:  # Blackmailer
        out.append(w.BLACKMAILER * loot + safe)
    # rank 3
    number = cast[2].number
    if number == 6:  # Magician
        out.append(w.MAGICIAN + w.MAGICIAN_CARD * max(cards - hand, 0) + w.MAGICIAN_JUNK * max(hand - useful, 0))
    elif number == 7:  # Wizard
        out.append(w.WIZARD_CARD * min(cards, 4) + w.WIZARD_NEED * need + w.WIZARD_GOLD * min(gold, 6))
    else:  # Seer
        out.append(w.SEER + second)
    # rank 4
    number = cast[3].number
    nobles = counts[NOBLE] + school
    if number == 9:  # King
        out.append(nobles * pay + w.CROWN + (unlock if nobles >= gap else 0.0))
    elif number == 10:  # Emperor
        out.append(nobles * pay + w.EMPEROR + (unlock if nobles >= gap else 0.0))
    else:  # Patrician
        out.append(w.PATRICIAN * nobles * need + w.CROWN)
    # rank 5
    number = cast[4].number
    churches = counts[RELIGIOUS] + school
    if number == 12:  # Bishop
        out.append(churches * pay + (w.BISHOP_SAFE if endangered else w.BISHOP) + (unlock if churches >= gap else 0.0))
    elif number == 13:  # Abbot
        out.append(churches * max(pay, w.ABBOT_CARD * need) + (w.ABBOT_TITHE if richest > gold else 0.0))
    else:  # Cardinal
        loan = w.CARDINAL_LOAN if gap < hand else 0.0
        out.append(w.CARDINAL * churches * need + loan)
    # rank 6
    number = cast[5].number
    shops = counts[TRADE] + school
    if number == 15:  # Merchant
        out.append(w.MERCHANT + (shops + 1) * pay + (unlock if shops + 1 >= gap else 0.0))
    elif number == 16:  # Alchemist
        out.append(w.ALCHEMIST + dearest * pay)
    else:  # Trader
        out.append(w.TRADER + shops * pay + (w.TRADER_BUILD if builds > 1 else 0.0) + (unlock if shops >= gap else 0.0))
    # rank 7
    number = cast[6].number
    if number == 18:  # Architect
        more = min(builds, 3, max(o.missing, 1)) - 1
        finish = w.FINISH_NOW if more and more + 1 == o.missing else 0.0
        out.append(w.ARCHITECT_CARD * 2 * need + w.ARCHITECT_BUILD * max(more, 0) + finish)
    elif number == 19:  # Navigator
        out.append(4 * max(pay, w.NAVIGATOR_CARD * need) - (w.NAVIGATOR_LOSS if dearest else w.NAVIGATOR_FREE))
    else:  # Scholar
        out.append(w.SCHOLAR + need + second)
    # rank 8
    number = cast[7].number
    towers = counts[MILITARY] + school
    barracks = towers * pay + (w.RAIDER_SAFE if endangered else 0.0) + (unlock if towers >= gap else 0.0)
    if number == 21:  # Warlord
        out.append(barracks + w.WARLORD + w.WARLORD_THREAT * threat)
    elif number == 22:  # Diplomat
        out.append(barracks + w.DIPLOMAT + w.DIPLOMAT_THREAT * threat)
    else:  # Marshal
        out.append(barracks + w.MARSHAL + (w.MARSHAL_GOLD if gold > 1 else 0.0) + w.MARSHAL_THREAT * threat)
    if len(cast) > 8:
        number = cast[8].number
        if number == 24:  # Queen
            out.append(w.QUEEN * 2.0 / (s.players - 1))
        elif number == 25:  # Artist
            out.append(w.ARTIST + w.ARTIST_COIN * min(budget - dearest, 2))
        else:  # Tax Collector
            out.append(w.TAX_COLLECTOR + s.taxes * pay)
    return out
