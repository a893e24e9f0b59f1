// How the client is built: into the package of the server, which serves it.
import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offlineWords } from "./src/worker/words.ts";

const LOCALE = "../src/twocities/locale";
const SERVER = "http://127.0.0.1:8000"; // for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  define: { LANGUAGES: readdirSync(LOCALE), OFFLINE: offlineWords(LOCALE) },
  build: {
    outDir: "../src/twocities/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "files.json", // what needs what: its sizes are measured
    rolldownOptions: {
      input: ["index.html", "src/worker/worker.ts"],
      // A service worker keeps its address, and is in charge of everything below it.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
      checks: { bundlerTimings: false }, // it warns on slow machines
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/locale": SERVER },
    fs: { allow: [".", "../docs/rules"] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
