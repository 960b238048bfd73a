import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saidNear, wordsOf } from "./said-near.ts";
import { timedLinesIn } from "./timed-lines.ts";

const transcript = timedLinesIn(`[08:40] So far we had one proton to give.
[09:02] Now phosphoric acid has three of them, so the curve has more than one jump.
[09:12] You take the one you need, for phosphoric acid usually the second,
[09:18] because the first is too flat to see.
[11:40] Phenolphthalein turns between eight point two and ten.`);

const near = (atMs: number, text: string) => {
  const said = saidNear({ atMs, text }, transcript, "en");
  return said && [said.isSame, wordsOf(transcript, said)];
};

describe("what was said near a line [LEC-1]", () => {
  test("is what has its words, a little before or after it was written", () => {
    expect(near(548_000, "phosphoric acid: take the one you need")).toEqual([
      true,
      "You take the one you need, for phosphoric acid usually the second, because the first is too flat to see.",
    ]);
    expect(near(715_000, "Phenolphthalein 8.2 to 10")?.[0]).toBe(true);
  });

  test("is what was said at that second where no word is the same", () => {
    expect(near(545_000, "??")).toEqual([
      false,
      "Now phosphoric acid has three of them, so the curve has more than one jump. You take the one you need, for phosphoric acid usually the second,",
    ]);
  });

  test("is nothing where nothing was said, and never from another part of the lecture", () => {
    expect(near(1_900_000, "Why is the end point not at 7?")).toBeNull();
    expect(near(0, "phosphoric acid")).toBeNull();
    expect(saidNear({ atMs: 0, text: "a" }, [], "en")).toBeNull();
  });

  test.each([
    ["de", "[00:10] Eine Pufferlösung hält den pH-Wert fast konstant.", "Puffer hält pH-Wert"],
    ["es", "[00:10] Una disolución tampón mantiene el pH casi constante.", "tampón: pH constante"],
    ["fr", "[00:10] Une solution tampon garde un pH presque constant.", "tampon = pH constant"],
    ["zh", "[00:10] 缓冲溶液能保持酸碱度几乎不变。", "缓冲溶液 酸碱度不变"],
    ["ja", "[00:10] 緩衝液はpHをほぼ一定に保ちます。", "緩衝液 pH一定"],
  ] as const)("is found by its words in %s", (language, said, text) => {
    expect(saidNear({ atMs: 20_000, text }, timedLinesIn(said), language)?.isSame).toBe(true);
  });

  test("is always a stretch of the transcript", () => {
    const lines = fc.array(fc.record({ atMs: fc.nat(200_000), mark: fc.constant(null), text: fc.lorem() }));
    fc.assert(
      fc.property(lines, fc.nat(200_000), fc.lorem(), (some, atMs, text) => {
        const said = saidNear(
          { atMs, text },
          some.toSorted((one, other) => one.atMs - other.atMs),
          "en",
        );
        expect(said === null || (said.from >= 0 && said.from <= said.to && said.to < some.length)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
