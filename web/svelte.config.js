// Svelte without changes: its tools expect this file.
export default {};
