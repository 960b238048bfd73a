import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { objectReader } from "./object-answer.ts";

const Cards = z.object({
  cards: z.array(
    z.object({ front: z.string(), kind: z.enum(["basic", "cloze"]), tags: z.optional(z.array(z.string())) }),
  ),
});
const read = objectReader(z.toJSONSchema(Cards));

describe("a value in an answer", () => {
  const value = { cards: [{ front: "1/2", kind: "basic" }] };
  const json = JSON.stringify(value);
  test.each([
    ["as it should be", json],
    ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["in a fence that never closes", `Sure!\n\`\`\`\n${json}`],
    ["with words around it", `Here you are: ${json}`],
    ["with a comma too many", json.replace("}]", ",}]")],
    ["with quotes of another kind", `{cards: [{'front': "1/2", 'kind': 'basic'}]}`],
    ["cut off", json.slice(0, -3)],
  ])("is found %s", (_, answer) => {
    expect(read?.(answer)).toEqual({ ok: true, value });
  });

  test("may hold fences itself", () => {
    const code = { cards: [{ front: "```js\n[1]\n```", kind: "basic" }] };
    for (const answer of [JSON.stringify(code), `\`\`\`json\n${JSON.stringify(code)}\n\`\`\`\nThat is all.`]) {
      expect(read?.(answer)).toEqual({ ok: true, value: code });
    }
  });

  test.each([
    ["", "It is not JSON."],
    ["I would rather not.", "It is not JSON."],
    [`{"cards":[{"front":1,"kind":"basic"}]}`, "expected string, received number"],
    [`{"cards":[{"front":"a","kind":"picture"}]}`, `expected one of "basic"|"cloze"`],
  ])("that is not there, or does not fit, is told why: %s", (answer, fault) => {
    expect(read?.(answer)).toEqual({ ok: false, problem: expect.stringContaining(fault) });
  });
});

describe("a schema", () => {
  const nested = (depth: number): object =>
    depth === 0 ? { type: "string" } : { type: "array", items: nested(depth - 1) };
  test.each<[string, object]>([
    [
      "a pattern, which could run for ever",
      { type: "object", properties: { a: { type: "string", pattern: "(a+)+$" } } },
    ],
    ["patterns of names", { type: "object", patternProperties: { "(a+)+$": {} } }],
    ["a reference", { type: "object", properties: { a: { $ref: "#" } } }],
    ["a type that is none", { type: "object", properties: { a: { type: "letter" } } }],
    ["something hidden in a choice", { anyOf: [{ type: "string", pattern: "a" }] }],
    ["no end", nested(40)],
  ])("with %s is not taken", (_, schema) => {
    expect(objectReader(schema as Record<string, unknown>)).toBeUndefined();
  });

  test("is not held against a schema without end, nor an answer without end against any [OPS-3]", () => {
    const wide = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `a${at}`);
      const properties = Object.fromEntries(names.map((name) => [name, { const: 1 }]));
      return { type: "array", items: { type: "object", properties, required: names } };
    };
    expect(objectReader(wide(2000))).toBe(undefined);
    const long = JSON.stringify(Array.from({ length: 20_000 }, () => ({})));
    expect(objectReader(wide(500))?.(long)).toEqual({ ok: false, problem: "It is too long." });
    const told = objectReader(wide(500))?.(JSON.stringify([{}, {}, {}]));
    expect(told?.ok === false && told.problem.length).toBe(4000);
  });
});
