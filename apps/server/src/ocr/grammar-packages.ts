import type { OcrPackage } from "./ocr-packages.ts";

/**
 * The grammar of English a browser reads essays with. As a dependency it would be 35 MB of every first start and 72 MB
 * on every disk; of it 8 MB go over the wire, to who proofreads in English. Apache-2.0. [ESS-1]
 */
export const grammarPackages: readonly OcrPackage[] = [
  {
    name: "harper.js",
    version: "2.10.0",
    integrity: "sha512-s6BDuqtRbX8M/5exH1G5M7VzAuv6l0TagbRxMY37OsrT/1kWFjWmqHydWrkYFqTUW+fFhu4Hj2yUxvChp862Pg==",
    bytes: 35_491_792,
    // Named by version: browsers keep them for a year, and the two have to fit.
    files: {
      "harper-2.10.0.js": { path: "dist/BinaryModule-BmeyZWwZ.js", bytes: 17_448, isGzip: true },
      "harper-2.10.0.wasm": { path: "dist/harper_wasm_slim_bg.wasm", bytes: 8_066_999, isGzip: true },
    },
  },
];
