import { expect, test } from "vitest";
import { heardBy, type Moonshine, withoutLoops } from "./moonshine.ts";

class Tensor {
  readonly data: unknown;
  constructor(_type: string, data: unknown) {
    this.data = data;
  }
}

/** A model that says these numbers, one a step, and then that it is done. */
function saying(numbers: readonly number[]) {
  const given: { readonly last: number; readonly goesOn: boolean; readonly memory: string }[] = [];
  const model: Moonshine = {
    runtime: { Tensor: Tensor as never },
    encoder: { run: async () => ({ last_hidden_state: new Tensor("float32", [1]) as never }) },
    decoder: {
      run: async (all) => {
        const name = "past_key_values.5.decoder.value";
        given.push({
          last: Number(all.input_ids?.data[0]),
          goesOn: Boolean(all.use_cache_branch?.data[0]),
          memory: `${all[name]?.data} ${all["past_key_values.5.encoder.value"]?.data}`,
        });
        const step = given.length;
        const logits = Float32Array.from({ length: 10 }, (_, at) => (at === (numbers[step - 1] ?? 2) ? 1 : 0));
        return {
          logits: { data: logits } as never,
          "present.5.decoder.value": { data: `d${step}` } as never,
          "present.5.encoder.value": { data: `e${step}` } as never,
        };
      },
    },
    wordsOf: (all) => all.slice(1).join(" "),
  };
  return { model, given };
}

test("what is heard is written number by number, each out of those before it, until the model is done [LEC-1]", async () => {
  const { model, given } = saying([7, 3, 9]);
  expect(await heardBy(model, new Float32Array(16_000))).toBe("7 3 9");
  expect(given).toEqual([
    { last: 1, goesOn: false, memory: " " },
    { last: 7, goesOn: true, memory: "d1 e1" },
    { last: 3, goesOn: true, memory: "d2 e1" },
    { last: 9, goesOn: true, memory: "d3 e1" },
  ]);
});

test("a model that never ends says no more than somebody could in that time [LEC-1]", async () => {
  const { model, given } = saying(Array.from({ length: 999 }, (_, at) => (at % 7) + 3));
  await heardBy(model, new Float32Array(32_000));
  expect(given.length).toBe(13);
});

test.each([
  ["you know you know you know you know you know", "you know"],
  ["So it is. Thank you. Thank you. Thank you. Thank you. Thank you.", "So it is. Thank you."],
  ["no no no", "no no no"],
  ["very, very good", "very, very good"],
])("what a model says again and again is said once: %s [LEC-1]", (text, once) => {
  expect(withoutLoops(text)).toBe(once);
});
