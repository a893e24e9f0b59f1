// What a screen reader says of a thing after its name. ARIA 1.3 has it, the types of Svelte not yet.

export const describedAs = (text: string): object => (text ? { "aria-description": text } : {});
