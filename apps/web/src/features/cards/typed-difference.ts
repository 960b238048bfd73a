import { isTypedRight, readOf } from "./typed-right.ts";

/** A stretch of what was typed, or of what was left out. */
export type Typed = { readonly kind: "same" | "extra" | "missing"; readonly text: string };

/** What was typed against what was meant, letter by letter: the longest common letters stay. [FLA-2] */
export function typedDifference(typed: string, meant: string): readonly Typed[] {
  const [own, right] = [[...plain(typed)], [...plain(readOf(meant))]];
  const [ownKeys, rightKeys] = [own.map(keyOf), right.map(keyOf)];
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let one = own.length - 1; one >= 0; one--) {
    for (let other = right.length - 1; other >= 0; other--) {
      const [row, below] = [lengths[one] as Uint16Array, lengths[one + 1] as Uint16Array];
      row[other] =
        ownKeys[one] === rightKeys[other]
          ? (below[other + 1] ?? 0) + 1
          : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  const pieces: { kind: Typed["kind"]; text: string }[] = [];
  const add = (kind: Typed["kind"], letter: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += letter;
    else pieces.push({ kind, text: letter });
  };
  let [one, other] = [0, 0];
  while (one < own.length || other < right.length) {
    if (one < own.length && other < right.length && ownKeys[one] === rightKeys[other]) {
      add("same", own[one] ?? "");
      one++;
      other++;
    } else if (
      other < right.length &&
      (one >= own.length || at(lengths, one, other + 1) >= at(lengths, one + 1, other))
    ) {
      add("missing", right[other] ?? "");
      other++;
    } else {
      add("extra", own[one] ?? "");
      one++;
    }
  }
  return pieces;
}

/** The same for whoever looks at what they typed: a wrong letter is wrong, and nothing is missing beside it. [FLA-2] */
export function markedAsTyped(typed: string, meant: string): readonly Typed[] {
  if (isTypedRight(typed, meant)) return [{ kind: "same", text: plain(typed) }];
  const pieces = typedDifference(typed, meant);
  const isWrong = (piece: Typed | undefined) => piece?.kind === "extra";
  return pieces.filter(({ kind }, at) => kind !== "missing" || !(isWrong(pieces[at - 1]) || isWrong(pieces[at + 1])));
}

/** A letter is one sign, however it was put together, and a blank too many is nobody's to type. */
function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, 500);
}

/** Capitals, widths and the drawing of an apostrophe are no other letters. */
function keyOf(letter: string): string {
  return letter
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘ʼ]/, "'")
    .replace(/[‐‑‒–—−]/, "-");
}

function at(lengths: readonly Uint16Array[], one: number, other: number): number {
  return lengths[one]?.[other] ?? 0;
}
