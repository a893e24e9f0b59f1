// Styles for things on the board by their keys: the things may come and go while they are styled.

const named = (name: string, key: string): string => `[${name}="${CSS.escape(key)}"]`;

/** What selects a thing, also one that cannot be picked and is only a place now. */
export const onThing = (thing: string): string => `:is(${named("data-thing", thing)}, ${named("data-place", thing)})`;

/** Styles the page as long as the component is there that calls it. */
export function styled(css: () => string): void {
  const style = new CSSStyleSheet();
  $effect(() => {
    document.adoptedStyleSheets.push(style);
    return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style));
  });
  $effect(() => void style.replaceSync(css()));
}
