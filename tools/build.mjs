// Builds what `npm start` serves: the web app, its compressed twins, and the server as one bundle.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as bundle } from "rolldown";
import { build as buildWeb } from "vite";

rmSync("dist", { recursive: true, force: true });
await buildWeb({ root: "apps/web", logLevel: "warn" });
await compressAll("dist/web");
await bundle({
  input: { main: "apps/server/src/main.ts" },
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

async function compressAll(folder) {
  const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/;
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  for (const name of files) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  }
}
