// Svelte as it is: the file tells its tools so.
export default {};
