"""Draws the table of City of the Great Machine as text."""

from collections.abc import Sequence
from typing import Final

from twocities.core import State
from twocities.machine.city_text import draw
from twocities.machine.districts import DISTRICTS
from twocities.machine.documents import HeroView, View
from twocities.machine.game import GreatMachine
from twocities.machine.movement import ALL_CARDS, CARD_NAMES, ROSE
from twocities.machine.state import RIOT_SLOT, RIOTS_TO_WIN, SERVANTS
from twocities.terminal.machine_telling import PLAN, MachineTelling, machine
from twocities.terminal.screen import BLUE, BOLD, DIM, GREEN, PURPLE, RED, WIDTH, YELLOW, flow, pad, paragraph
from twocities.terminal.teller import yes

NAME_WIDTH: Final = 16  # at least, for names
HERO_WIDTH: Final = 11


class MachineTeller(MachineTelling):
    """Describes and draws City of the Great Machine."""

    def draw(self, state: State, seats: Sequence[int]) -> list[str]:
        s = machine(state)
        public = s.view(None)
        views = [public, *[s.view(seat) for seat in seats]]
        title = f"{self.title(public.round, public.phase):─<{WIDTH}}"
        names = [self.short(name) for name in DISTRICTS]
        return [
            self.paint(title, BOLD),
            *self._tracks(s, public),
            *self._event(public),
            *self._directives(views),
            *self._automaton(public),
            "",
            *draw(s.city, names),
            "",
            *self._districts(s, views),
            "",
            *self._heroes(views, seats),
        ]

    # -- tracks and cards

    def _tracks(self, s: GreatMachine, view: View) -> list[str]:
        riot_stage = view.tracks.discontent == RIOT_SLOT
        return flow(
            [
                self.words("table-plan", plan=PLAN[view.tracks.plan], last=PLAN[s.progress]),
                self.words("table-discontent", slot=view.tracks.discontent, stage=s.stage(), riot=yes(riot_stage)),
                self.words("table-riots", count=len(view.city.riots) + riot_stage, goal=RIOTS_TO_WIN),
                *([] if view.automaton else [self.words("table-bonds", count=view.tracks.bonds)]),
                self.words("table-events", count=view.event.left),
                *([self.words("table-own-cards")] if self.cards else []),
            ]
        )

    def _event(self, view: View) -> list[str]:
        head = self.words("table-event", provenance=self.event_provenance(view.event.name))
        return paragraph(f"{head} {self.event_help(view.event.name)}")

    def _directives(self, views: Sequence[View]) -> list[str]:
        told = views[0].directives
        known = max([seen.directives.hand for seen in views], key=len)
        facts = [self.words("table-directives", count=told.left)]
        facts.append(self.words("table-published", cards=self.directives(told.published) or self.words("table-none")))
        if told.discarded:
            facts.append(self.words("table-discarded", cards=self.directives(told.discarded)))
        if not views[0].automaton:
            facts.append(self.words("table-hand", count=told.hand_count))
        if known:
            facts.append(self.words("table-hand-known", cards=self.directives(known)))
        return flow(facts, 2)

    def _automaton(self, view: View) -> list[str]:
        """The movement cards that are left, and the Missions."""
        if not view.automaton:
            return []
        cards = []
        for number, name in enumerate(CARD_NAMES):
            if count := view.automaton.deck.count(name):
                hero = self.hero(view.heroes[number - ROSE].name) if number >= ROSE else ""
                card = self.words(f"movement-{name}")
                cards.append(self.words("table-movement-card", card=card, count=count, told=yes(bool(hero)), hero=hero))
        missions = [
            self.words(
                "table-mission",
                mission=self.words.name(f"mission-{mission.name}"),
                done=yes(mission.accomplished),
                have=mission.count.have,
                need=mission.count.need,
            )
            for mission in view.automaton.missions
        ]
        return [
            *flow([self.words("table-movement", count=len(view.automaton.deck), all=len(ALL_CARDS)), *cards], 2),
            *flow([self.words("table-missions"), *missions], 2),
        ]

    # -- the board

    def _districts(self, s: GreatMachine, views: Sequence[View]) -> list[str]:
        heads = [self.words(f"table-{name}") for name in ("district", "guards", "content")]
        width = max([NAME_WIDTH, *[len(self.district(name)) for name in DISTRICTS]])
        chances = self._chances(s, views[0])
        content_at = width + (17 if chances else 9)
        head = f"{heads[0]:{width}} {heads[1]:8}" + (self.words("table-visits") if chances else "")
        lines = [self.paint(pad(head, content_at) + heads[2], DIM)]
        for number, name in enumerate(DISTRICTS):
            guards = self.words(
                "table-guard-squares",
                guards=views[0].city.guards[number],
                broken=views[0].city.broken[number],
                squares=s.figures.guard_squares[number],
            )
            content = self._content(views, name) or [self.words("table-none")]
            row = f"{self.district(name):{width}} {guards:8}" + (chances[number] if chances else "")
            lines += flow([pad(row, content_at) + content[0], *content[1:]], content_at)
        jailed = self._citizens(views, "arrested") or [self.words("table-none")]
        return [*lines, *flow([pad(self.words("table-arrested"), content_at) + jailed[0], *jailed[1:]], content_at)]

    def _chances(self, s: GreatMachine, view: View) -> list[str]:
        """By District: how likely a Servant of the Automaton is to come there, before it draws its card."""
        visits = s.outlook([]).visits
        if view.phase != "access" or not visits:
            return []
        return [self.words("table-chance", percent=round(100 * count / visits.draws)) for count in visits.districts]

    def _content(self, views: Sequence[View], name: str) -> list[str]:
        """Tokens, Heroes, Servants and Citizens in a District."""
        view = views[0]
        marks = [(view.city.riots, "riot"), (view.city.raids, "raid")]
        out = [self.paint(self.words(f"table-{mark}"), RED) for places, mark in marks if name in places]
        if view.automaton and (blue := view.automaton.blue[DISTRICTS.index(name)]):
            out.append(self.paint(self.words("table-blue", count=blue), BLUE))
        out += [self.paint(self.hero(hero.name), BOLD) for hero in view.heroes if hero.place == name]
        for servant, place, acted in zip(SERVANTS, view.city.servants, view.city.acted, strict=True):
            if place == name:
                done = self.words("table-acted") if acted and view.phase == "great-machine" else ""
                out.append(self.paint(self._servant(servant) + done, PURPLE))
        return out + self._citizens(views, name)

    def _citizens(self, views: Sequence[View], place: str) -> list[str]:
        """Citizens by number, with what the readers know: a class, in brackets unless everybody knows it."""
        out = []
        for token, citizen in enumerate(views[0].city.citizens):
            if citizen.place == place:
                known = max([view.city.citizens[token].known_as for view in views])
                text = self.words(
                    "table-citizen",
                    number=str(token),
                    status=citizen.status,
                    told=yes(bool(known)),
                    class_=self.class_(known),
                )
                colour = YELLOW if known == "traitor" else GREEN if citizen.status == "revealed" else BLUE
                out.append(self.paint(text, colour if known else DIM))
        return out

    # -- Heroes

    def _heroes(self, views: Sequence[View], seats: Sequence[int]) -> list[str]:
        heads = [self.words(f"table-{name}") for name in ("hero", "player", "trust", "cards")]
        width = max([HERO_WIDTH, *[len(self.hero(hero.name)) for hero in views[0].heroes]])
        cards_at = width + NAME_WIDTH + 9
        lines = [self.paint(pad(f"{heads[0]:{width}} {heads[1]:{NAME_WIDTH}} {heads[2]}", cards_at) + heads[3], DIM)]
        for index, public in enumerate(views[0].heroes):
            known = max([view.heroes[index] for view in views], key=lambda hero: len(hero.forfeited))
            destination = max([view.heroes[index].destination for view in views])
            names = ", ".join([self.names[seat] for seat in public.seats])
            row = f"{self.hero(public.name):{width}} {names:{NAME_WIDTH}} {public.trust}/{public.max_trust}"
            row = self.paint(row, BOLD) if list(seats) and set(seats) <= set(public.seats) else row
            notes = self._cards(public, known, destination)
            lines += flow([pad(row, cards_at) + notes[0], *notes[1:]], cards_at)
        return lines

    def _cards(self, public: HeroView, known: HeroView, destination: str) -> list[str]:
        notes = [self.words("table-card-count", count=len(DISTRICTS) - public.forfeited_count)]
        if known.forfeited_count == len(known.forfeited):
            notes += [self.short(name) for name in DISTRICTS if name not in known.forfeited]
        elif known.forfeited:
            notes.append(self.words("table-forfeited", cards=", ".join(map(self.short, known.forfeited))))
        if destination:
            notes.append(self.paint(self.words("table-destination", district=self.short(destination)), BOLD))
        if public.detained:
            notes.append(self.paint(self.words("table-detained"), RED))
        return notes
