import { Annotation, type ChangeSet, type ChangeSpec, type Text } from "@codemirror/state";
import { diffArrays } from "diff/lib/diff/array.js";
import { commonEnds } from "./common-ends.ts";
import type { TextEdit } from "./host.ts";

/** Marks what came from elsewhere: it is not the student's to undo, and it is not to be saved again. */
export const fromElsewhere = Annotation.define<true>();

/**
 * The changes that turn one text into another, as small as they need be: the caret, the scrolling and what is being
 * composed stay where they are, unless it is their own words that changed.
 */
export function changesBetween(before: string, after: string): readonly ChangeSpec[] {
  return before === after ? [] : changesIn(0, before, after, [lines, words]);
}

type Change = { readonly from: number; readonly to: number; readonly insert: string };
type Grain = { readonly split: RegExp; readonly least: number; readonly most: number };

/** Of what is long, the lines that changed are found first, and in them the words. */
const lines: Grain = { split: /[^\n]*\n|[^\n]+/g, least: 1000, most: Number.POSITIVE_INFINITY };
const words: Grain = {
  split: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}\p{M}]+|\s+|./gsu,
  least: 0,
  most: 5000,
};

function changesIn(offset: number, before: string, after: string, grains: readonly Grain[]): readonly Change[] {
  const whole = trimmed(offset, before, after);
  const removed = before.slice(whole.from - offset, whole.to - offset);
  const length = removed.length + whole.insert.length;
  const [grain, ...finer] = grains;
  if (!grain || removed === "" || whole.insert === "") return [whole];
  if (length < grain.least) return changesIn(offset, before, after, finer);
  const split = (text: string) => text.match(grain.split) ?? [];
  const parts = length <= grain.most && diffArrays(split(removed), split(whole.insert), { timeout: 200 });
  if (!parts) return [whole];
  const changes: Change[] = [];
  let at = whole.from;
  let [gone, come] = ["", ""];
  const flush = () => {
    if (gone !== "" || come !== "") changes.push(...changesIn(at, gone, come, finer));
    at += gone.length;
    [gone, come] = ["", ""];
  };
  for (const { removed, added, value } of parts) {
    const text = value.join("");
    if (removed) gone += text;
    else if (added) come += text;
    else {
      flush();
      at += text.length;
    }
  }
  flush();
  return changes;
}

function trimmed(offset: number, before: string, after: string): Change {
  let { start, end } = commonEnds(before, after);
  // Never between the two halves of one character.
  if (start > 0 && isHigh(before, start - 1)) start--;
  if (end > 0 && isLow(before, before.length - end)) end--;
  return { from: offset + start, to: offset + before.length - end, insert: after.slice(start, after.length - end) };
}

function isHigh(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code < 0xe000;
}

/** What a student changed, as whoever keeps it wants to know. */
export function editsOf(changes: ChangeSet): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => edits.push({ from, to, insert: storedText(inserted) }));
  return edits;
}

/** The text as it is stored: CodeMirror splits at "\n" alone here, so every other byte is where it was. */
export function storedText(doc: Text): string {
  return doc.sliceString(0, doc.length, "\n");
}
