import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const path = createRequire(import.meta.url).resolve("sql.js/dist/sql-wasm.wasm");

export const sqlWasm: ArrayBuffer = new Uint8Array(readFileSync(path)).buffer;
