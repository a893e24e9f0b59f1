// The colours of all games: every page may show a part of one.
import.meta.glob("./*/palette.css", { eager: true });
