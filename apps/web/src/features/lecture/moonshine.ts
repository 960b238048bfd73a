/** As much of ONNX Runtime as we ask for. */
export type Runtime = {
  readonly Tensor: new (type: "float32" | "int64" | "bool", data: unknown, size: readonly number[]) => Tensor;
};
type Tensor = { readonly data: ArrayLike<number>; readonly dispose: () => void };
export type Session = { readonly run: (given: Readonly<Record<string, Tensor>>) => Promise<Record<string, Tensor>> };

export type Moonshine = {
  readonly runtime: Runtime;
  readonly encoder: Session;
  readonly decoder: Session;
  /** The words of its numbers. */
  readonly wordsOf: (numbers: readonly number[]) => string;
};

const layers = 6;
const heads = 8;
const headSize = 36;
const [begin, end] = [1, 2];
/** Nobody says more in a second. */
const mostPerSecond = 6.5;
const rate = 16_000;

/**
 * What somebody says in a stretch of sound, by Moonshine's smallest model. It writes one number after the other, each
 * out of the sound and of those before, which it remembers as tensors. [LEC-1]
 */
export async function heardBy(model: Moonshine, samples: Float32Array): Promise<string> {
  const { runtime, encoder, decoder } = model;
  const tensor = (...parts: ConstructorParameters<Runtime["Tensor"]>) => new runtime.Tensor(...parts);
  const { last_hidden_state: sound } = await encoder.run({
    input_values: tensor("float32", samples, [1, samples.length]),
  });
  if (!sound) return "";
  const memory = new Map<string, Tensor>();
  for (const name of memoryNames) memory.set(name, tensor("float32", new Float32Array(0), [0, heads, 1, headSize]));
  const numbers = [begin];
  const most = Math.ceil((samples.length / rate) * mostPerSecond);
  for (let step = 0; step < most; step++) {
    const answer = await decoder.run({
      input_ids: tensor("int64", BigInt64Array.of(BigInt(numbers.at(-1) ?? begin)), [1, 1]),
      encoder_hidden_states: sound,
      use_cache_branch: tensor("bool", [step > 0], [1]),
      ...Object.fromEntries(memory),
    });
    const number = likeliest(answer.logits?.data ?? []);
    if (number === end) break;
    numbers.push(number);
    for (const name of memoryNames) {
      // What it remembers of the sound is told once.
      if (step > 0 && name.includes("encoder")) continue;
      const now = answer[name.replace("past_key_values", "present")];
      if (now) memory.set(name, now);
    }
  }
  return withoutLoops(model.wordsOf(numbers).trim());
}

const memoryNames = Array.from({ length: layers }, (_, layer) =>
  ["decoder", "encoder"].flatMap((of) => ["key", "value"].map((part) => `past_key_values.${layer}.${of}.${part}`)),
).flat();

function likeliest(weights: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < weights.length; at++) if ((weights[at] ?? 0) > (weights[best] ?? 0)) best = at;
  return best;
}

/** In noise a model may say the same again and again: once is what was heard, if anything was. */
export function withoutLoops(text: string): string {
  return text.replace(/(?<=^|\s)((?:\S+\s+){0,7}\S+)(?:\s+\1(?=\s|$)){3,}/gu, "$1");
}
