import type { TextEdit } from "@jotter/editor/host";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { composedEdits, joinedEdit } from "./composed-edits.ts";

const applied = (text: string, { from, to, insert }: TextEdit) => text.slice(0, from) + insert + text.slice(to);

test("kana that become kanji are what stands in the end, once it is chosen [ESS-2]", () => {
  vi.useFakeTimers();
  const told: [string, number, string][] = [];
  const edits = composedEdits(({ from, to, insert }, before, origin) =>
    told.push([insert, to - from, `${origin} ${before()}`]),
  );
  edits.start();
  for (const [from, to, insert] of [
    [3, 3, "k"],
    [3, 4, "か"],
    [4, 4, "n"],
    [3, 5, "かん"],
    [5, 5, "j"],
    [3, 6, "かんじ"],
    [3, 6, "漢字"],
  ] as const)
    edits.take({ from, to, insert }, () => "abc", "typed");
  expect(told).toEqual([]);
  edits.end();
  vi.advanceTimersByTime(100);
  edits.take({ from: 5, to: 5, insert: "x" }, () => "abc漢字", "typed");
  expect(told).toEqual([
    ["漢字", 0, "typed abc"],
    ["x", 0, "typed abc漢字"],
  ]);
  vi.useRealTimers();
});

test("a composition that is given up is nothing, and one over a selection takes it away once [ESS-2]", () => {
  const told: [string, number][] = [];
  const edits = composedEdits(({ from, to, insert }) => told.push([insert, to - from]));
  edits.start();
  edits.take({ from: 2, to: 2, insert: "n" }, () => "ab", "typed");
  edits.take({ from: 2, to: 3, insert: "" }, () => "abn", "typed");
  edits.start();
  edits.take({ from: 0, to: 2, insert: "s" }, () => "ab", "typed");
  edits.take({ from: 0, to: 1, insert: "水" }, () => "s", "typed");
  edits.close();
  expect(told).toEqual([["水", 2]]);
});

test("two edits that touch are one of the text before both [ESS-2]", () => {
  const text = "0123456789";
  const edit = (length: number) =>
    fc
      .tuple(fc.nat(length), fc.nat(length), fc.string({ maxLength: 4 }))
      .map(([a, b, insert]) => ({ from: Math.min(a, b), to: Math.max(a, b), insert }));
  fc.assert(
    fc.property(
      edit(text.length).chain((one) => edit(applied(text, one).length).map((next) => [one, next] as const)),
      ([one, next]) => {
        const joined = joinedEdit(one, next);
        fc.pre(joined !== null);
        expect(joined && applied(text, joined)).toBe(applied(applied(text, one), next));
      },
    ),
  );
});
