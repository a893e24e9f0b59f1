// Finding words in what a page shows, with or without their accents and non-breaking spaces: lodz finds Łódź.

/** A text in plain lower-case letters, with the same length. */
export function fold(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const plain = letter.normalize("NFD")[0]!.toLowerCase().replace("ł", "l").replace("\u00a0", " ");
    return plain.length === letter.length ? plain : letter;
  });
}

/** Where a text occurs within an element, in order. */
export function find(wanted: string, within: Element): Range[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let shown = "";
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: shown.length });
    shown += fold(walker.currentNode.nodeValue!);
  }
  const boundary = (at: number): [Node, number] => {
    const { node, start } = nodes.findLast(({ start }) => start <= at)!;
    return [node, at - start];
  };
  return placesOf(fold(wanted), shown).map((start) => {
    const range = new Range();
    range.setStart(...boundary(start));
    const [node, last] = boundary(start + wanted.length - 1);
    range.setEnd(node, last + 1);
    return range;
  });
}

function placesOf(wanted: string, shown: string): number[] {
  const places = [];
  for (let at = shown.indexOf(wanted); at >= 0; at = shown.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}
