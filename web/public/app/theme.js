// Before anything is shown: the colours that were set in this browser (src/lib/settings.svelte.ts).
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("settings")).theme;
} catch {
  // then those of the system
}
