import { expect, test } from "vitest";
import { draftFor, presetOf, presets, scaleDraftOf, scaleIn } from "./scale-draft.ts";

const comma = (value: number) => String(value).replace(".", ",");

test("each of the usual scales comes back as it was chosen, rounding or not [GRD-9]", () => {
  for (const [name, scale] of Object.entries(presets)) {
    for (const rounds of [false, true]) {
      const draft = { ...draftFor(scale, comma), rounds };
      expect(presetOf(draft)).toBe(name);
      expect(scaleDraftOf({ scale: scaleIn(draft) }, comma)).toEqual(draft);
    }
  }
});

test("cut-offs are read as they are typed, and what is no scale is said [GRD-9]", () => {
  expect(scaleIn({ from: { A: "89,5", B: " 80 % ", C: "" }, rounds: true })).toEqual({
    from: { A: 89.5, B: 80 },
    rounding: "whole",
  });
  expect(presetOf({ from: { A: "89,5" }, rounds: false })).toBeNull();
  for (const from of [{}, { A: "great" }, { A: "80", B: "90" }, { A: "90", B: "90" }, { A: "0" }, { A: "300" }]) {
    expect(scaleIn({ from, rounds: false }), JSON.stringify(from)).toBeUndefined();
  }
});
