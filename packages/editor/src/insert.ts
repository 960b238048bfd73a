import { isolateHistory } from "@codemirror/commands";
import type { StateCommand } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Stretch } from "./changed-block.ts";
import { toggleLines } from "./format.ts";
import { editorHost, type InsertName } from "./host.ts";
import { insertBlock, wrapLines } from "./insert-block.ts";
import { insertImages } from "./insert-images.ts";
import { offerFormula } from "./offer-formula.ts";
import { focusCaret } from "./table-keys.ts";

/** Inserts what the `/` menu, the strip on a phone or a shortcut asks for, in place of what was typed to ask for it. */
export function insert(view: EditorView, name: InsertName, asked?: Stretch): boolean {
  const command = insertedText[name];
  if (command) {
    if (asked) command(without(view, asked));
    else command(view);
    focusCaret(view);
    return true;
  }
  if (asked) view.dispatch({ changes: asked, userEvent: "delete.asked" });
  if (name === "inlineFormula") return offerFormula(view, false, true);
  if (name === "displayFormula") return offerFormula(view, true, true);
  void view.state
    .facet(editorHost)
    .chooseImages?.()
    .then((files) => insertImages(view, files));
  return true;
}

/** The editor as it will be without some words, and both changes as one to be undone. */
function without(view: EditorView, asked: Stretch): Parameters<StateCommand>[0] {
  const removed = view.state.update({ changes: asked });
  return {
    state: removed.state,
    dispatch: ({ changes, newSelection }) =>
      view.dispatch(
        { changes: asked },
        {
          changes,
          selection: newSelection,
          sequential: true,
          userEvent: "input.insert",
          annotations: isolateHistory.of("before"),
          scrollIntoView: true,
        },
      ),
  };
}

const fence: StateCommand = (target) => {
  const { from, to, empty } = target.state.selection.main;
  if (empty) return insertBlock("```\n\n```", 4, { inside: true })(target);
  const longest = Math.max(2, ...[...target.state.sliceDoc(from, to).matchAll(/`+/g)].map(([run]) => run.length));
  const sign = "`".repeat(longest + 1);
  return wrapLines(sign, "", sign)(target);
};

function callout(kind: "tip" | "warning" | "question"): StateCommand {
  return (target) =>
    target.state.selection.main.empty
      ? insertBlock(`> [!${kind}]\n> `, kind.length + 8)(target)
      : wrapLines(`> [!${kind}]`, "> ", null)(target);
}

/** With the caret before its end: what is typed there looks for a note. */
const noteLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const text = `[[${state.sliceDoc(from, to).replace(/[[\]|\n]/g, " ")}`;
  dispatch(
    state.update({
      changes: { from, to, insert: `${text}]]` },
      selection: { anchor: from + text.length },
      userEvent: "input.insert",
      scrollIntoView: true,
    }),
  );
  return true;
};

const footnote: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString();
  const taken = new Set([...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
  let number = 1;
  while (taken.has(number)) number++;
  const { to } = state.selection.main;
  const reference = `[^${number}]`;
  const plain = (part: string) => part.replaceAll("\r", "");
  const definition = `${spaceBeforeFootnote(plain(text), plain(text.slice(0, to)).length)}[^${number}]: `;
  dispatch(
    state.update({
      changes: [
        { from: to, insert: reference },
        { from: text.length, insert: definition },
      ],
      selection: { anchor: text.length + reference.length + definition.length },
      userEvent: "input.insert",
      scrollIntoView: true,
    }),
  );
  return true;
};

const date: StateCommand = ({ state, dispatch }) => {
  const today = state.facet(editorHost).today?.() ?? "";
  dispatch(state.update(state.replaceSelection(today), { userEvent: "input.insert", scrollIntoView: true }));
  return true;
};

/** A blank line, except below another footnote. */
function spaceBeforeFootnote(text: string, caret: number): string {
  const isOnLastLine = caret > text.lastIndexOf("\n");
  if (isOnLastLine || !text.endsWith("\n"))
    return /(^|\n)\[\^\d+\]:[^\n]*$/.test(text) && !isOnLastLine ? "\n" : "\n\n";
  return text.endsWith("\n\n") || /\[\^\d+\]:.*\n$/.test(text) ? "" : "\n";
}

export const insertedText: Readonly<Partial<Record<InsertName, StateCommand>>> = {
  heading1: toggleLines(() => "# ", /^\s*# /),
  heading2: toggleLines(() => "## ", /^\s*## /),
  heading3: toggleLines(() => "### ", /^\s*### /),
  bullets: toggleLines(() => "- ", /^\s*[-*+] (?!\[)/),
  numbers: toggleLines((index) => `${index + 1}. `, /^\s*\d+[.)] /),
  tasks: toggleLines(() => "- [ ] ", /^\s*[-*+] \[[ xX]\] /),
  quote: toggleLines(() => "> ", /^\s*> /),
  table: insertBlock("|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |", 2),
  code: fence,
  tip: callout("tip"),
  warning: callout("warning"),
  question: callout("question"),
  rule: insertBlock("---\n", 4),
  noteLink,
  footnote,
  date,
};
