import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PdfFiles } from "../pdf/open-pdf.ts";

const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** pdf.js's own tables, from where npm put them. */
export const pdfFiles: PdfFiles = async (folder, name) => new Uint8Array(await readFile(join(home, folder, name)));
