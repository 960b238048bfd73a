// Builds what `npm start` serves: the web app and the bundled server.
import { rmSync } from "node:fs";
import { build as bundle } from "rolldown";
import { build as buildWeb } from "vite";

rmSync("dist", { recursive: true, force: true });
await buildWeb({ root: "apps/web", logLevel: "warn" });
await bundle({
  input: {
    main: "apps/server/src/main.ts",
    "ics-worker": "apps/server/src/feeds/ics-worker.ts",
    "calendar-worker": "apps/server/src/calendar/calendar-worker.ts",
    "book-worker": "apps/server/src/textbook/book-worker.ts",
  },
  platform: "node",
  // Loaded only where PostgreSQL is used; it looks for native parts at run time, which no bundle can hold.
  external: ["pg"],
  output: {
    dir: "dist/server",
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    minify: true,
  },
  // Better Auth's adapters for other databases are not used; their missing parts are no news.
  onLog: (level, log, handle) => level === "warn" || handle(level, log),
});
