/** A package of the npm registry, and what of it reading of pictures needs, by the name a browser asks for. */
export type OcrPackage = {
  readonly name: string;
  readonly version: string;
  /** As a lockfile has it: "sha512-…". What is anything else is not taken. */
  readonly integrity: string;
  /** How much there is to fetch. */
  readonly bytes: number;
  readonly files: Readonly<Record<string, PackageFile>>;
};

/** `isGzip`: packed once when it comes, and sent so; its bytes are those of the packed one. */
type PackageFile = { readonly path: string; readonly bytes: number; readonly isGzip?: boolean };

type Data = { readonly bytes: number; readonly letters: number; readonly integrity: string };

/** By what Tesseract calls a language. */
const data: Readonly<Record<string, Data>> = {
  eng: {
    bytes: 13_839_644,
    letters: 2_952_873,
    integrity: "sha512-mbTumm6KQPUHyzTPQaF3ObXYnx0SqqfV2nabqFVQBwD6Kl7PhGSLSzOlfFTWy0P3BjghaSKA2W9GB19Jk+ZcTg==",
  },
  spa: {
    bytes: 10_436_372,
    letters: 2_100_190,
    integrity: "sha512-9Ln+QKq/TNu4Hy4aOp5b4nXo9U0C6IqJMzNDpAJZe/fNtz6jXG9G/hQgR/Irxj+RGf0M7Xy1MNx1yl4wQUIfeg==",
  },
  fra: {
    bytes: 6_959_264,
    letters: 707_406,
    integrity: "sha512-pp58gMaoyidoBBLd5y5rnf0WW0Y1994QrGqZrYatITqIU/AReUJMykD+YY3JDgvnmgz7uAx1UmhjjuyEmV8JEA==",
  },
  deu: {
    bytes: 8_411_089,
    letters: 1_333_102,
    integrity: "sha512-3ter1p2gFAiCd5CMC+PodZ9YY2UDomkKj+ytlKeeZqOUmhLx1SDnYPf5zog0g5MBbxYveW+8omI3PUflqHfZ4Q==",
  },
  chi_sim: {
    bytes: 21_809_859,
    letters: 1_718_768,
    integrity: "sha512-iuErURkPbECDUazgsLn/r3c+tU2y5o5S/w14d0A/YiagfsjYyZKgTo75RUpsGJ311qtu0dIX4hqnXAAjmqf2CA==",
  },
  jpn: {
    bytes: 18_107_568,
    letters: 2_030_256,
    integrity: "sha512-nUq2xHUjiWE6FRqkvLIIbByLZ39B8qNaBSOnVP4XIKGPKtZ1e0hiRnK7WhPfl8A+Fe7aNE1u/QoXXUym3TbSCA==",
  },
};

/** Tesseract as its packages have it, with the hashes of a lockfile. Apache-2.0, the packages of its data MIT. */
export const ocrPackages: readonly OcrPackage[] = [
  {
    name: "tesseract.js",
    version: "7.0.0",
    integrity: "sha512-exPBkd+z+wM1BuMkx/Bjv43OeLBxhL5kKWsz/9JY+DXcXdiBjiAch0V49QR3oAJqCaL5qURE0vx9Eo+G5YE7mA==",
    bytes: 616_435,
    files: {
      "tesseract.esm.min.js": { path: "dist/tesseract.esm.min.js", bytes: 63_220 },
      "worker.min.js": { path: "dist/worker.min.js", bytes: 111_307 },
    },
  },
  {
    name: "tesseract.js-core",
    version: "7.0.0",
    integrity: "sha512-WnNH518NzmbSq9zgTPeoF8c+xmilS8rFIl1YKbk/ptuuc7p6cLNELNuPAzcmsYw450ca6bLa8j3t0VAtq435Vw==",
    bytes: 16_935_308,
    files: {
      "tesseract-core-simd-lstm.wasm.js": { path: "tesseract-core-simd-lstm.wasm.js", bytes: 3_899_472 },
    },
  },
  ...Object.entries(data).map(([language, { bytes, letters, integrity }]) => ({
    name: `@tesseract.js-data/${language}`,
    version: "1.0.0",
    integrity,
    bytes,
    files: {
      [`${language}.traineddata.gz`]: { path: `4.0.0_best_int/${language}.traineddata.gz`, bytes: letters },
    },
  })),
];
