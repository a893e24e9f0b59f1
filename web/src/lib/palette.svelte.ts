// The colours of a game, for the whole page while a part of it is shown.

export function usePalette(game: () => string | undefined): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.game = game() ?? "";
    return () => delete dataset.game;
  });
}
