"""Which lesson a puzzle teaches, by the motive of its answer, and its title, by the choices it offers. Motives that say
nothing specific are left out: they make no puzzle."""

from typing import Final

LESSONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {  # by game and lesson: the motives
    "citadels": {
        "finish": ("build-ends-ahead", "build-ends"),
        "last-round": ("build-last", "build-completes", "framework", "necropolis", "beautify", "exhibit"),
        "five-types": ("build-fifth", "keep-fifth"),
        "stop": ("take-stop", "kill-finisher", "raid-finisher"),
        "leader": ("kill-leader", "kill-rival", "take-slow", "raid-leader", "destroy-free", "bewitch-seat", "sign"),
        "transfer": (
            "take-district",
            "seize",
            "exchange",
            "confiscate",
            "bewitch-power",
            "swap-character",
            "swap-hands",
        ),
        "rob": ("rob-rich", "rob-guess", "tithe", "take-rich", "threaten", "flower"),
        "protect": ("take-bishop", "take-safe", "kill-thief"),
        "many": ("take-builds", "take-refund", "build-refunded", "den", "loan"),
        "income": ("take-income", "build-earns", "take-taxes", "collect", "income"),
        "afford": ("gather-gold-build", "keep-affordable", "mix-gold", "navigate-gold"),
        "cards": (
            "gather-cards-none",
            "gather-cards-paid",
            "take-cards",
            "mix-cards",
            "navigate-cards",
            "spy",
            "look",
            "study",
            "forge",
        ),
        "unique": ("build-unique", "keep-unique"),
        "patience": ("end-too-soon", "end-save", "gather-gold-save"),
        "crown": ("take-crown", "crown-behind", "crown", "discard"),
    },
    "machine": {
        "plan": ("guard-plan", "servant-plan", "swear", "advance-plan"),
        "stop-plan": ("destination-plan", "attack-plan", "contribute"),
        "riot": ("riot", "destination-riot"),
        "gather-crowd": ("move-riot", "move-away", "identify", "release", "move-crowd"),
        "prevent-riot": ("guard-riot", "arrest", "pacify", "resettle", "settle", "jail"),
        "raid": ("raid", "servant-raid"),
        "drain-trust": ("guard-hero", "guard-visit", "no-trust", "confiscate"),
        "discontent": ("incite", "agitate", "destination-incite", "destination-crowd"),
        "directives": ("publish", "draw", "directive", "search"),
        "special": ("destination-special", "servant-special"),
        "freedom": ("retrieve", "no-access", "grant"),
        "guards": ("attack", "repair", "servant-repair", "guard-crowd"),
    },
}
TITLES: Final[dict[str, dict[str, tuple[str, ...]]]] = {  # by game and title: the verbs, by their words in choices
    "citadels": {
        "draft": ("take",),
        "discard": ("discard",),
        "kill": ("kill",),
        "bewitch": ("bewitch",),
        "rob": ("rob",),
        "warrant": ("warrant", "sign"),
        "threaten": ("threaten", "flower"),
        "build": ("build",),
        "keep": ("keep",),
        "raid": ("destroy of", "exchange for of", "seize of", "bombard of"),
        "swap-hands": ("swap hands with",),
        "look": ("look at", "spy of"),
        "crown": ("crown",),
        "tithe": ("tithe from",),
        "beautify": ("beautify",),
    },
    "machine": {
        "destination": ("send to",),
        "guard": ("guard to", "deploy to"),
        "servant": ("move to",),
        "arrest": ("arrests citizen", "arrest citizen"),
        "publish": ("publishes",),
        "reposition": ("repositions", "put at", "reposition"),
        "settle": ("resettle citizen", "settle in"),
        "identify": ("identify citizen", "inspects citizen"),
        "citizen": ("move citizen to",),
        "directive": ("cancel", "discard", "take back"),
        "grant": ("grant", "let retrieve"),
        "route": ("go to",),
    },
}
MIXED: Final = "turn"  # the title if choices of several kinds are offered
PREFIX: Final = {"citadels": "motive-citadels-", "machine": "motive-"}


def lesson_of(game: str, motive: str) -> str | None:
    """None if the motive says nothing specific."""
    name = motive.removeprefix(PREFIX[game])
    return next((lesson for lesson, motives in LESSONS[game].items() if name in motives), None)


def title_of(game: str, verbs: set[str]) -> str | None:
    """None if no puzzle asks about this kind of choice."""
    if len(verbs) > 1:
        return MIXED
    return next((title for title, words in TITLES[game].items() if verbs & {*words}), None)
