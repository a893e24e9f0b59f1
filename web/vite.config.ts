// How the client is built: into the package of the server, which serves it.
import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000"; // for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  define: { LANGUAGES: readdirSync("../src/twocities/locale") },
  build: {
    outDir: "../src/twocities/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "files.json", // what needs what: its sizes are measured
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine it would complain
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/locale": SERVER },
    fs: { allow: [".", "../docs/rules"] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
