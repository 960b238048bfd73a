import type { PackagedFile } from "./ocr-data.ts";

/** Tesseract as its packages have it, with the hashes of a lockfile. Apache-2.0, its data too. */
const reader = { package: "tesseract.js", version: "7.0.0", integrity: "" };
const core = { package: "tesseract.js-core", version: "7.0.0", integrity: "" };
const data = {
  eng: "",
  spa: "",
  fra: "",
  deu: "",
  chi_sim: "",
  jpn: "",
} as const;

/** By the name a browser asks for. */
export const ocrFiles: Readonly<Record<string, PackagedFile>> = {
  "tesseract.esm.min.js": { ...reader, path: "dist/tesseract.esm.min.js" },
  "worker.min.js": { ...reader, path: "dist/worker.min.js" },
  "tesseract-core-simd-lstm.wasm.js": { ...core, path: "tesseract-core-simd-lstm.wasm.js" },
  ...Object.fromEntries(
    Object.entries(data).map(([language, integrity]) => [
      `${language}.traineddata.gz`,
      {
        package: `@tesseract.js-data/${language}`,
        version: "1.0.0",
        integrity,
        path: `4.0.0_best_int/${language}.traineddata.gz`,
      },
    ]),
  ),
};
