import type { PackagedFile } from "./ocr-data.ts";

/** Tesseract as its packages have it, with the hashes of a lockfile. Apache-2.0, the packages of its data MIT. */
const reader = {
  package: "tesseract.js",
  version: "7.0.0",
  integrity: "sha512-exPBkd+z+wM1BuMkx/Bjv43OeLBxhL5kKWsz/9JY+DXcXdiBjiAch0V49QR3oAJqCaL5qURE0vx9Eo+G5YE7mA==",
};
const core = {
  package: "tesseract.js-core",
  version: "7.0.0",
  integrity: "sha512-WnNH518NzmbSq9zgTPeoF8c+xmilS8rFIl1YKbk/ptuuc7p6cLNELNuPAzcmsYw450ca6bLa8j3t0VAtq435Vw==",
};
const data = {
  eng: "sha512-mbTumm6KQPUHyzTPQaF3ObXYnx0SqqfV2nabqFVQBwD6Kl7PhGSLSzOlfFTWy0P3BjghaSKA2W9GB19Jk+ZcTg==",
  spa: "sha512-9Ln+QKq/TNu4Hy4aOp5b4nXo9U0C6IqJMzNDpAJZe/fNtz6jXG9G/hQgR/Irxj+RGf0M7Xy1MNx1yl4wQUIfeg==",
  fra: "sha512-pp58gMaoyidoBBLd5y5rnf0WW0Y1994QrGqZrYatITqIU/AReUJMykD+YY3JDgvnmgz7uAx1UmhjjuyEmV8JEA==",
  deu: "sha512-3ter1p2gFAiCd5CMC+PodZ9YY2UDomkKj+ytlKeeZqOUmhLx1SDnYPf5zog0g5MBbxYveW+8omI3PUflqHfZ4Q==",
  chi_sim: "sha512-iuErURkPbECDUazgsLn/r3c+tU2y5o5S/w14d0A/YiagfsjYyZKgTo75RUpsGJ311qtu0dIX4hqnXAAjmqf2CA==",
  jpn: "sha512-nUq2xHUjiWE6FRqkvLIIbByLZ39B8qNaBSOnVP4XIKGPKtZ1e0hiRnK7WhPfl8A+Fe7aNE1u/QoXXUym3TbSCA==",
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
