import type { BrowserContext } from "@playwright/test";

/** What our server would have of Moonshine, small: the n-th stretch of sound is taken for the n-th of these sentences. */
export async function standInForMoonshine(context: BrowserContext, sentences: readonly string[]): Promise<void> {
  const files: Readonly<Record<string, string>> = {
    "onnx-1.22.0.js": runtime,
    "llama-tokenizer-1.2.2.js": `const said = ${JSON.stringify(sentences)};
export default { decode: (numbers) => numbers.slice(1).map((number) => said[number - 3] ?? "").join(" ") };`,
    "onnx-1.22.0-core.js": "code",
    "onnx-1.22.0-core.wasm": "core",
    "moonshine-0.1.29-encoder.onnx": "ear",
    "moonshine-0.1.29-decoder.onnx": "mouth",
  };
  await context.route("**/api/ocr", (route) =>
    route.fulfill({
      json: { files: Object.entries(files).map(([name, { length }]) => ({ name, bytes: length, toFetch: 0 })) },
    }),
  );
  await context.route("**/api/ocr/*", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return route.fulfill({ body: files[name] ?? "", contentType: "text/javascript" });
  });
}

const runtime = `export const env = { wasm: {} };
export class Tensor { constructor(type, data) { this.data = data; } }
let heard = 0;
export const InferenceSession = { create: async (address) => ({
  run: async (given) => {
    if (address.includes("encoder")) {
      if (given.input_values.data.length < 1000) throw new Error("no sound");
      heard += 1;
      return { last_hidden_state: new Tensor("float32", [heard]) };
    }
    const number = given.use_cache_branch.data[0] ? 2 : 2 + given.encoder_hidden_states.data[0];
    return { logits: { data: Float32Array.from({ length: 40 }, (_, at) => (at === number ? 1 : 0)) } };
  },
}) };`;
