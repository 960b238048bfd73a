/** As our server calls them, once somebody needs them: see its `ocr/speech-packages.ts`. */
export const speechFiles = {
  runtime: "onnx-1.22.0.js",
  coreCode: "onnx-1.22.0-core.js",
  core: "onnx-1.22.0-core.wasm",
  encoder: "moonshine-0.1.29-encoder.onnx",
  decoder: "moonshine-0.1.29-decoder.onnx",
  words: "llama-tokenizer-1.2.2.js",
};
