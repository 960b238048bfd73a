/** As our server calls them, once somebody needs them: see its `ocr/grammar-packages.ts`. */
export const harperFiles = { code: "harper.js", grammar: "harper.wasm" };
