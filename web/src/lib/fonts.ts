// The fonts of a language are loaded with its texts, so that nothing is first shown in another font.

const FACES = [
  ...["500", "600", "700"].map((weight) => `${weight} 1em "Fira Sans Condensed"`),
  ...["700", "800"].map((weight) => `${weight} 1em Alegreya`),
  '700 1em "Old Standard TT"',
];
/** A letter of each file that a language needs besides the Latin one. */
const LETTERS: Record<string, string> = { cs: "ě", pl: "ł", ru: "я" };
const LONGEST = 1000; // milliseconds; after that, text matters more than its looks

/** Waits for the fonts that a language needs, but not too long. */
export async function fontsFor(language: string): Promise<void> {
  const letters = `a${LETTERS[language] ?? ""}`;
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters))), late]);
}
