import type { ChangeObject } from "diff";
import { diffArrays } from "diff/lib/diff/array.js";

/** How one text became another, for a person to read: by paragraph, and by word where a paragraph was changed. */
export type DiffBlock =
  | { readonly kind: "same"; readonly text: string }
  /** Unchanged too, and so long that it is shown only when asked for. */
  | { readonly kind: "folded"; readonly text: string; readonly paragraphs: number }
  | { readonly kind: "changed"; readonly pieces: readonly DiffPiece[] };

export type DiffPiece = { readonly change: "same" | "added" | "removed"; readonly text: string };

/** Two texts with nothing in common take for ever to compare; after this long they are shown one after the other. */
const patienceMs = 3000;
/** So many unchanged lines stay around a change. */
const linesAround = 2;
/** Less in common than that, and two paragraphs are not one paragraph changed. */
const leastInCommon = 0.25;

export function noteDiff(before: string, after: string): readonly DiffBlock[] {
  const blocks: DiffBlock[] = [];
  const changes = changesOf(linesOf(before), linesOf(after));
  for (let at = 0; at < changes.length; at++) {
    const [change, next] = [changes[at], changes[at + 1]];
    if (!change) continue;
    if (!change.added && !change.removed) {
      blocks.push(...unchanged(change.value, at > 0, at < changes.length - 1));
    } else if (change.removed && next?.added) {
      blocks.push({ kind: "changed", pieces: rewritten(change.value.join(""), next.value.join("")) });
      at++;
    } else {
      const text = change.value.join("");
      blocks.push({ kind: "changed", pieces: [{ change: change.added ? "added" : "removed", text }] });
    }
  }
  return blocks;
}

function unchanged(lines: readonly string[], isAfterChange: boolean, isBeforeChange: boolean): readonly DiffBlock[] {
  const [head, tail] = [isAfterChange ? linesAround : 0, isBeforeChange ? linesAround : 0];
  const hidden = lines.slice(head, lines.length - tail);
  const paragraphs = hidden.filter((line) => line.trim() !== "").length;
  if (paragraphs < 3) return [{ kind: "same", text: lines.join("") }];
  const all: readonly DiffBlock[] = [
    { kind: "same", text: lines.slice(0, head).join("") },
    { kind: "folded", text: hidden.join(""), paragraphs },
    { kind: "same", text: lines.slice(lines.length - tail).join("") },
  ];
  return all.filter((block) => block.kind !== "same" || block.text !== "");
}

function rewritten(before: string, after: string): readonly DiffPiece[] {
  const pieces = changesOf(wordsOf(before), wordsOf(after)).map(
    ({ added, removed, value }): DiffPiece => ({
      change: added ? "added" : removed ? "removed" : "same",
      text: value.join(""),
    }),
  );
  const common = pieces
    .filter(({ change }) => change === "same")
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  if (common >= leastInCommon * Math.min(before.trim().length, after.trim().length)) return pieces;
  return [
    { change: "removed", text: before },
    { change: "added", text: after },
  ];
}

function changesOf(before: readonly string[], after: readonly string[]): readonly ChangeObject<string[]>[] {
  const changes = diffArrays([...before], [...after], { timeout: patienceMs });
  const whole = (value: readonly string[], added: boolean) => ({
    value: [...value],
    added,
    removed: !added,
    count: value.length,
  });
  return changes ?? [whole(before, false), whole(after, true)];
}

function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Words, spaces and signs; Chinese and Japanese letter by letter. */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+|\s+|[^\p{L}\p{N}\p{M}\s]|\p{M}/gu,
    ) ?? []
  );
}
