import type { DocumentFailure } from "./document.ts";

type Reason = DocumentFailure["reason"];

/** The words of the rooms below for what is wrong with bytes. */
const asReason: Readonly<Record<string, Reason>> = {
  empty: "empty",
  encrypted: "encrypted",
  broken: "broken",
  "too-large": "too-large",
  "unknown-kind": "unknown-kind",
  "wrong-kind": "wrong-kind",
  bomb: "bomb",
  unsafe: "unsafe",
  "too-slow": "too-slow",
  "not-loaded": "not-loaded",
  cancelled: "cancelled",
  "no-zip": "broken",
  damaged: "broken",
};

/** Whatever was thrown while a foreign file was read is said of the file: libraries throw at broken ones as they like. */
export function reasonOf(thrown: unknown): Reason {
  const problem = thrown instanceof Error && "problem" in thrown ? String(thrown.problem) : "";
  return asReason[problem] ?? "broken";
}

/** Whether a part was made to do harm, and not only torn. */
export function isHarmful(thrown: unknown): boolean {
  const reason = reasonOf(thrown);
  return reason === "bomb" || reason === "unsafe";
}

/** Whether reading is to end at once, whatever was read before. */
export function isCalledOff(thrown: unknown): boolean {
  return reasonOf(thrown) === "cancelled";
}
