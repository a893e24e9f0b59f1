// Keys pressed on a page.

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether a key is one of the page's own: pressed alone, and not meant for a field. */
export function isShortcut(event: KeyboardEvent, fields = FIELDS): boolean {
  const meant = event.target instanceof Element && event.target.matches(fields);
  return !meant && !event.ctrlKey && !event.metaKey && !event.altKey;
}
