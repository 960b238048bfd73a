import type { OcrPackage } from "./ocr-packages.ts";

/**
 * What a browser turns English speech into text with: Moonshine's smallest weights, the runtime they need and the words
 * of their numbers, all MIT. 24 MB of it go over the wire, to who wants a lecture transcribed on the device. Of
 * Moonshine's licence only the part on English is touched: its Spanish weights have another one. [LEC-1]
 */
export const speechPackages: readonly OcrPackage[] = [
  {
    name: "@moonshine-ai/moonshine-js",
    version: "0.1.29",
    integrity: "sha512-Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==",
    bytes: 21_514_347,
    // Named by version, as with grammars.
    files: {
      "moonshine-0.1.29-encoder.onnx": {
        path: "dist/model/tiny/quantized/encoder_model.onnx",
        bytes: 5_494_197,
        isGzip: true,
      },
      "moonshine-0.1.29-decoder.onnx": {
        path: "dist/model/tiny/quantized/decoder_model_merged.onnx",
        bytes: 14_932_832,
        isGzip: true,
      },
    },
  },
  {
    name: "onnxruntime-web",
    version: "1.22.0",
    integrity: "sha512-Ud/+EBo6mhuaQWt/OjaOk0iNWjXqJoeeMFr6xQEERZdIZH2OWpGzuujz7lfuOBjUa6TEE/sc4nb7Da5dNL34fg==",
    bytes: 20_387_966,
    files: {
      "onnx-1.22.0.js": { path: "dist/ort.wasm.min.mjs", bytes: 15_648, isGzip: true },
      "onnx-1.22.0-core.js": { path: "dist/ort-wasm-simd-threaded.mjs", bytes: 8428, isGzip: true },
      "onnx-1.22.0-core.wasm": { path: "dist/ort-wasm-simd-threaded.wasm", bytes: 2_899_936, isGzip: true },
    },
  },
  {
    name: "llama-tokenizer-js",
    version: "1.2.2",
    integrity: "sha512-Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==",
    bytes: 388_950,
    files: { "llama-tokenizer-1.2.2.js": { path: "llama-tokenizer.js", bytes: 380_595, isGzip: true } },
  },
];
