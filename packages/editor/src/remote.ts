import { Annotation, type ChangeSet, type ChangeSpec, type Text } from "@codemirror/state";
import { diffLines } from "diff/lib/diff/line.js";
import { commonEnds } from "./common-ends.ts";
import type { TextEdit } from "./host.ts";

/** Marks what came from elsewhere: it is not the student's to undo, and it is not to be saved again. */
export const fromElsewhere = Annotation.define<true>();

/**
 * The changes that turn one text into another, as small as they need be: the caret, the scrolling and what is being
 * composed stay where they are, unless it is their own words that changed.
 */
export function changesBetween(before: string, after: string): ChangeSpec[] {
  if (before === after) return [];
  const whole = trimmed(0, before, after);
  // One stretch that changed: no need to look closer, unless it is so long that much of it will be the same.
  if (whole.to - whole.from < 200 || whole.insert.length < 200) return [whole];
  const changes: ChangeSpec[] = [];
  let at = whole.from;
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed !== "" || added !== "") changes.push(trimmed(at, removed, added));
    at += removed.length;
    removed = "";
    added = "";
  };
  for (const part of diffLines(before.slice(whole.from, whole.to), whole.insert, { timeout: 200 }) ?? []) {
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else {
      flush();
      at += part.value.length;
    }
  }
  flush();
  return changes.length === 0 ? [whole] : changes;
}

function trimmed(offset: number, before: string, after: string) {
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
