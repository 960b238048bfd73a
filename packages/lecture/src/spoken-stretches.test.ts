import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCutter, hearingRate, spreadOver } from "./spoken-stretches.ts";

/** Speech is noise that comes and goes; a room is never quite silent. */
function sound(parts: readonly { readonly ms: number; readonly speaks: boolean }[]): Float32Array {
  const all = parts.map(({ ms, speaks }) =>
    Float32Array.from({ length: (ms * hearingRate) / 1000 }, (_, at) => Math.sin(at * 0.9) * (speaks ? 0.2 : 0.0005)),
  );
  const joined = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const lengths = { leastMs: 4000, mostMs: 15_000, restMs: 1000 };

function cut(samples: Float32Array, portion: number, fromMs = 0) {
  const cutter = createCutter(lengths, fromMs);
  const found = [];
  for (let at = 0; at < samples.length; at += portion) found.push(...cutter.add(samples.subarray(at, at + portion)));
  return [...found, ...cutter.end()];
}

describe("sound cut where nobody speaks [LEC-1]", () => {
  test("leaves silence out, and tells the second of what is said", () => {
    const samples = sound([
      { ms: 5000, speaks: false },
      { ms: 3000, speaks: true },
      { ms: 8000, speaks: false },
      { ms: 2000, speaks: true },
      { ms: 4000, speaks: false },
    ]);
    const found = cut(samples, 7000).map(({ fromMs, toMs }) => [fromMs, toMs]);
    expect(found).toEqual([
      [4800, 8200],
      [15_800, 18_200],
    ]);
    expect(cut(samples, 7000, 60_000)[0]?.fromMs).toBe(64_800);
    expect(cut(sound([{ ms: 9000, speaks: false }]), 7000)).toEqual([]);
  });

  test("cuts a talk without a pause, too", () => {
    const found = cut(sound([{ ms: 40_000, speaks: true }]), 16_000);
    expect(found.length).toBeGreaterThan(2);
    expect(found.at(-1)?.toMs).toBe(40_000);
  });

  test("gives every word once, in order, however it comes", () => {
    const talk = fc.array(
      fc.record({ ms: fc.integer({ min: 1, max: 300 }).map((n) => n * 40), speaks: fc.boolean() }),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(talk, fc.integer({ min: 500, max: 50_000 }), (parts, portion) => {
        const found = cut(sound(parts), portion);
        let last = 0;
        for (const { fromMs, toMs, samples } of found) {
          expect(fromMs).toBeGreaterThanOrEqual(last);
          expect(toMs - fromMs).toBeLessThanOrEqual(lengths.mostMs + 1000);
          expect(Math.abs(samples.length - ((toMs - fromMs) * hearingRate) / 1000)).toBeLessThanOrEqual(320);
          last = toMs;
        }
        let at = 0;
        for (const { ms, speaks } of parts) {
          const middle = at + ms / 2;
          // A frame is 20 ms long.
          if (speaks && ms >= 80)
            expect(found.some(({ fromMs, toMs }) => fromMs <= middle && middle <= toMs)).toBe(true);
          at += ms;
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("a text without seconds is spread over the stretch it was said in [LEC-1]", () => {
  const lines = spreadOver({ fromMs: 60_000, toMs: 70_000 }, "The quiz is on Friday. Please read chapter four.");
  expect(lines.map(({ text }) => text)).toEqual(["The quiz is on Friday.", "Please read chapter four."]);
  expect(lines[0]?.atMs).toBe(60_000);
  expect(lines[1]?.atMs).toBeGreaterThan(63_000);
  expect(spreadOver({ fromMs: 0, toMs: 1000 }, " ")).toEqual([]);
});
