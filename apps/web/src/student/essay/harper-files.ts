/** As our server calls them, once somebody needs them: see its `ocr/grammar-packages.ts`. */
export const harperFiles = { code: "harper-2.10.0.js", grammar: "harper-2.10.0.wasm" };
