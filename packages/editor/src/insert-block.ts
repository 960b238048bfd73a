import type { EditorState, StateCommand } from "@codemirror/state";
import { endOfWords, wordsOf } from "./line-words.ts";

/** Where in a note a line stands: in quotes, in a list. */
const containers = /^((?:\s*>)*\s*)((?:[-*+]|\d{1,9}[.)])(?:\s+|$))?(\[[ xX]\](?:\s+|$))?/;

/**
 * Something that takes lines of its own: below the words of the caret's line, or in place of a line without words. What
 * stands in a list item or a quote stays in it where `inside` says that it can.
 */
export function insertBlock(text: string, caret: number, { inside = false } = {}): StateCommand {
  return ({ state, dispatch }) => {
    const { doc } = state;
    const line = doc.lineAt(state.selection.main.to);
    const words = wordsOf(line.text);
    const [whole = "", quote = "", bullet = ""] = containers.exec(words) ?? [];
    const isEmpty = words.slice(whole.length).trim() === "";
    const lead = inside ? quote + (isEmpty ? "" : " ".repeat(bullet.length)) : "";
    const indented = text.replaceAll("\n", `\n${lead}`);
    const end = endOfWords(line);
    const from = isEmpty ? line.from : end;
    const before = isEmpty ? blankAbove(state, line.number, lead) : lead === "" ? "\n\n" : blankIn(lead);
    const next = line.number < doc.lines ? doc.line(line.number + 1).text : "";
    const after = line.number === doc.lines ? "\n" : next.trim() === "" || lead !== "" ? "" : "\n";
    const anchor =
      from + before.length + lead.length + caret + lead.length * (text.slice(0, caret).split("\n").length - 1);
    dispatch(
      state.update({
        changes: { from, to: end, insert: before + lead + indented + after },
        selection: { anchor },
        userEvent: "input.insert",
        scrollIntoView: true,
      }),
    );
    return true;
  };
}

function blankAbove(state: EditorState, line: number, lead: string): string {
  const above = line > 1 ? state.doc.line(line - 1).text : "";
  if (above.replaceAll(">", "").trim() === "") return "";
  return lead.includes(">") ? `${lead.trimEnd()}\n` : "\n";
}

/** In a quote a line with nothing but its sign; in a list none, or its items would stand apart. */
function blankIn(lead: string): string {
  return lead.includes(">") ? `\n${lead.trimEnd()}\n` : "\n";
}

/** What is selected becomes the inside: whole lines of it. */
export function wrapLines(first: string, each: string, end: string | null): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const start = state.doc.lineAt(from).from;
    const last = state.doc.lineAt(to > from && state.doc.lineAt(to).from === to ? to - 1 : to);
    const { number } = last;
    const stop = endOfWords(last);
    const inner = each + state.sliceDoc(start, stop).replaceAll("\n", `\n${each}`);
    const lead = blankAbove(state, state.doc.lineAt(from).number, "");
    const isLast = number === state.doc.lines;
    const after = isLast ? "\n" : state.doc.line(number + 1).text.trim() === "" ? "" : "\n";
    const wrapped = `${lead}${first}\n${inner}`;
    dispatch(
      state.update({
        changes: { from: start, to: stop, insert: wrapped + (end === null ? "" : `\n${end}`) + after },
        selection: { anchor: start + wrapped.length },
        userEvent: "input.insert",
        scrollIntoView: true,
      }),
    );
    return true;
  };
}
