// What a screen reader says about a thing after its name. In ARIA 1.3, but not yet in the types of Svelte.

export const describedAs = (text: string): object => (text ? { "aria-description": text } : {});
