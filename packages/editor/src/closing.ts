import type { StateCommand, Text, TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { endOfWords, wordsOf } from "./line-words.ts";

/*
 * Brackets are not closed by themselves: in a lecture `[0, 1)`, `]0, 1[` and `f'(x)` are words like any other, and a
 * bracket that nobody typed would stay. What is selected is put into them, and what opens a block is closed by Enter.
 */
const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "`": "`" };

export const bracketsAround = EditorView.inputHandler.of((view, from, to, text) => {
  if (view.composing || view.state.readOnly) return false;
  const { main, ranges } = view.state.selection;
  if (ranges.length > 1 || from !== main.from || to !== main.to) return false;
  const closing = pairs[text];
  if (!main.empty && closing) {
    view.dispatch({
      changes: [
        { from, insert: text },
        { from: to, insert: closing },
      ],
      selection: { anchor: main.anchor + 1, head: main.head + 1 },
      userEvent: "input.type",
    });
    return true;
  }
  // The end of a link to a note may be there already: it is typed over.
  if (main.empty && text === "]" && isLinkEnd(view.state.doc, from)) {
    view.dispatch({ selection: { anchor: from + 1 }, userEvent: "input.type", scrollIntoView: true });
    return true;
  }
  const going = main.empty ? ontoEnd(view.state.doc, from, text) : null;
  if (going) view.dispatch(going);
  return going !== null;
});

function isLinkEnd(doc: Text, at: number): boolean {
  const line = doc.lineAt(at);
  const before = line.text.slice(0, at - line.from);
  const after = line.text.slice(at - line.from);
  return (/\[\[[^[\]]*$/.test(before) && after.startsWith("]]")) || (/\[\[[^[\]]*\]$/.test(before) && after[0] === "]");
}

/** Enter after the line that opens a code block or a formula: its end comes too, and the caret stands inside. */
export const closeBlock: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const sign = head === endOfWords(line) ? signOf(wordsOf(line.text)) : null;
  if (!empty || !sign || !isUnclosed(state.doc, line.number)) return false;
  // In a list or a quote, so are the lines that follow.
  const lead = sign.lead.replace(/[-*+]|\d+[.)]/g, (mark) => " ".repeat(mark.length));
  const insert = `\n${lead}\n${lead}${sign.sign}`;
  dispatch(
    state.update({
      changes: { from: head, insert },
      selection: { anchor: head + 1 + lead.length },
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/**
 * Enter has brought the end of a code block or a formula, and the student types it all the same, as a hand does that
 * knows markdown: it is not written twice, the caret goes onto the one that is there.
 */
export function ontoEnd(doc: Text, at: number, typed: string): TransactionSpec | null {
  if (!/^[`~$]$/.test(typed)) return null;
  const line = doc.lineAt(at);
  if (line.number === 1 || line.number === doc.lines) return null;
  const end = doc.line(line.number + 1);
  const isAtEnd = line.text.slice(at - line.from).trim() === "";
  if (!isAtEnd || line.text.slice(0, at - line.from) + typed !== end.text.replace(/\s+$/, "")) return null;
  const sign = signOf(end.text)?.sign;
  if (!sign || openAfter(doc, 1, line.number - 1) !== sign) return null;
  return {
    changes: { from: line.from, to: end.from },
    selection: { anchor: at + typed.length },
    userEvent: "input.type",
    scrollIntoView: true,
  };
}

type Sign = { readonly lead: string; readonly sign: string; readonly hasWords: boolean };

function signOf(text: string): Sign | null {
  const found = /^((?:\s*(?:>|[-*+] |\d{1,9}[.)] ))*\s*)(?:(`{3,})([^`]*)|(~{3,})(.*)|(\$\$)(\s*))$/.exec(text);
  if (!found) return null;
  const [, lead = "", ticks, language = "", waves, name = "", dollars] = found;
  return { lead, sign: ticks ?? waves ?? dollars ?? "", hasWords: (language || name).trim() !== "" };
}

/** Whether a line opens a block that nothing closes. Below, one that opens another must not be taken for its end. */
function isUnclosed(doc: Text, number: number): boolean {
  if (openAfter(doc, 1, number - 1)) return false;
  return openAfter(doc, number + 1, doc.lines) === null;
}

function openAfter(doc: Text, first: number, last: number): string | null {
  let open: string | null = null;
  if (first > last) return open;
  for (const text of doc.iterLines(first, last + 1)) {
    const found = signOf(text);
    if (!found) continue;
    if (open === null) open = found.sign;
    else if (found.sign.startsWith(open) && !found.hasWords) open = null;
  }
  return open;
}
