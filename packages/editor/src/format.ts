import { syntaxTree } from "@codemirror/language";
import { EditorSelection, type StateCommand, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { formulaMarkdown } from "@jotter/markdown/formula-markdown";
import type { SyntaxNode } from "@lezer/common";
import { editorHost, type FormatName, type InsertName } from "./host.ts";
import { focusCaret } from "./table-keys.ts";

const signs = { bold: "**", italic: "*", strike: "~~", highlight: "==", code: "`", formula: "$" } as const;

/** Puts signs around what is selected, or takes them away again. */
export function toggleSigns(sign: string): StateCommand {
  return ({ state, dispatch }) => {
    const size = sign.length;
    const change = state.changeByRange((range) => {
      const { from, to } = widened(range.from, range.to);
      const before = state.sliceDoc(from - size, from);
      const after = state.sliceDoc(to, to + size);
      const inner = state.sliceDoc(from, to);
      // Next to two stars and no third, one star is half of a bold's sign.
      const isOnlyBold =
        sign === "*" && state.sliceDoc(from - 2, from) === "**" && state.sliceDoc(from - 3, from) !== "***";
      if (before === sign && after === sign && !isOnlyBold) {
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      }
      if (inner.length > size * 2 && inner.startsWith(sign) && inner.endsWith(sign)) {
        return {
          changes: { from, to, insert: inner.slice(size, -size) },
          range: EditorSelection.range(from, to - size * 2),
        };
      }
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
    dispatch(state.update(change, { userEvent: "input.format", scrollIntoView: true }));
    return true;

    /** Signs stand next to words: blanks at the ends of a selection stay outside. */
    function widened(from: number, to: number) {
      const text = state.sliceDoc(from, to);
      const lead = text.length - text.trimStart().length;
      const tail = text.length - text.trimEnd().length;
      return text.trim() === "" ? { from, to } : { from: from + lead, to: to - tail };
    }
  };
}

const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const insert = isAddress ? `[](${words})` : `[${words}]()`;
  const caret = isAddress ? from + 1 : from + words.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert },
      selection: { anchor: caret },
      userEvent: "input.format",
      scrollIntoView: true,
    }),
  );
  return true;
};

export function format(name: FormatName): StateCommand {
  return name === "link" ? insertLink : toggleSigns(signs[name]);
}

/** Makes each selected line begin with a mark, or with none if they all did. */
export function toggleLines(mark: (index: number) => string, known: RegExp): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from);
    const last = state.doc.lineAt(to);
    const lines = Array.from({ length: last.number - first.number + 1 }, (_, index) =>
      state.doc.line(first.number + index),
    );
    const isOn = lines.every(({ text }) => known.test(text));
    const anyMark = /^(\s*)(#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+[.)] )?/;
    const changes = lines.map((line, index) => {
      const [whole = "", indent = ""] = anyMark.exec(line.text) ?? [];
      return { from: line.from, to: line.from + whole.length, insert: indent + (isOn ? "" : mark(index)) };
    });
    dispatch(state.update({ changes, userEvent: "input.format", scrollIntoView: true }));
    return true;
  };
}

const lineKinds = {
  heading1: toggleLines(() => "# ", /^\s*# /),
  heading2: toggleLines(() => "## ", /^\s*## /),
  heading3: toggleLines(() => "### ", /^\s*### /),
  bullets: toggleLines(() => "- ", /^\s*[-*+] (?!\[)/),
  numbers: toggleLines((index) => `${index + 1}. `, /^\s*\d+[.)] /),
  tasks: toggleLines(() => "- [ ] ", /^\s*[-*+] \[[ xX]\] /),
  quote: toggleLines(() => "> ", /^\s*> /),
} as const;

/** Inserts what the `/` menu, the strip on a phone or a shortcut asks for. */
export function insert(view: EditorView, name: InsertName): boolean {
  const { state } = view;
  if (name in lineKinds) return lineKinds[name as keyof typeof lineKinds](view);
  const host = state.facet(editorHost);
  switch (name) {
    case "inlineFormula":
      return offerFormula(view, false);
    case "displayFormula":
      return offerFormula(view, true);
    case "table":
      return block(view, "|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |", 2);
    case "code":
      return block(view, "```\n\n```", 4);
    case "tip":
    case "warning":
    case "question":
      return block(view, `> [!${name}]\n> `, name.length + 8);
    case "rule":
      return block(view, "---\n", 4);
    case "noteLink":
      return place(view, "[[]]", 2);
    case "footnote":
      return insertFootnote(view);
    case "image":
      void host.chooseImages?.().then((files) => insertImages(view, files));
      return true;
    default:
      return false;
  }
}

function place(view: EditorView, text: string, caret: number): boolean {
  const { from, to } = view.state.selection.main;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + caret },
    userEvent: "input.insert",
    scrollIntoView: true,
  });
  view.focus();
  return true;
}

/** On lines of its own, with a blank line around it where there are words. */
function block(view: EditorView, text: string, caret: number): boolean {
  const { state } = view;
  const line = state.doc.lineAt(state.selection.main.head);
  const isEmpty = line.text.trim() === "";
  const from = isEmpty ? line.from : line.to;
  const before = isEmpty ? (line.number > 1 && state.doc.line(line.number - 1).text.trim() !== "" ? "\n" : "") : "\n\n";
  const next = line.number < state.doc.lines ? state.doc.line(line.number + 1).text : "";
  const after = line.number === state.doc.lines ? "\n" : next.trim() === "" ? "" : "\n";
  const changes = { from, to: line.to, insert: before + text + after };
  view.dispatch({
    changes,
    selection: { anchor: from + before.length + caret },
    userEvent: "input.insert",
    scrollIntoView: true,
  });
  focusCaret(view);
  return true;
}

function insertFootnote(view: EditorView): boolean {
  const { state } = view;
  const text = state.doc.toString();
  const taken = new Set([...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
  let number = 1;
  while (taken.has(number)) number++;
  const { to } = state.selection.main;
  const end = state.doc.length;
  const lead =
    text.endsWith("\n\n") || text === ""
      ? ""
      : text.endsWith("\n")
        ? /\[\^\d+\]:.*\n$/.test(text)
          ? ""
          : "\n"
        : "\n\n";
  const reference = `[^${number}]`;
  const definition = `${lead}[^${number}]: `;
  const spec: TransactionSpec = {
    changes: [
      { from: to, insert: reference },
      { from: end, insert: definition },
    ],
    selection: { anchor: end + reference.length + definition.length },
    userEvent: "input.insert",
    scrollIntoView: true,
  };
  view.dispatch(spec);
  view.focus();
  return true;
}

/** Opens the app's formula editor on the formula at the caret or a new one; without one, the signs are put around. */
export function offerFormula(view: EditorView, display: boolean): boolean {
  const { editFormula } = view.state.facet(editorHost);
  const here = formulaAtCaret(view);
  if (!editFormula) {
    return display ? block(view, "$$\n\n$$", 3) : toggleSigns("$")(view);
  }
  const { from, to } = here ?? view.state.selection.main;
  const tex = here ? here.tex : view.state.sliceDoc(from, to);
  const before = view.state.doc;
  void editFormula({ tex, display: here ? here.display : display }).then((result) => {
    view.focus();
    if (!result || view.state.doc !== before) return;
    if (here && result.tex === here.tex && result.display === here.display) return;
    const isOwnLine =
      here?.isBlock ||
      (result.display && view.state.doc.lineAt(from).text.trim() === view.state.sliceDoc(from, to).trim());
    const next = view.state.sliceDoc(to, to + 1);
    const shape = result.display ? (isOwnLine ? "block" : "display") : "inline";
    const insert = result.tex.trim() === "" ? "" : formulaMarkdown(result.tex, shape, next);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: "input.formula",
      scrollIntoView: true,
    });
  });
  return true;
}

export type FormulaHere = {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly display: boolean;
  readonly isBlock: boolean;
};

export function formulaAtCaret(view: EditorView, at = view.state.selection.main.head): FormulaHere | null {
  const { state } = view;
  for (const side of [-1, 1] as const) {
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent) {
      if (!/Math$/.test(node.name)) continue;
      const source = state.sliceDoc(node.from, node.to);
      const mark = source.startsWith("$") && !source.startsWith("$$") ? 1 : 2;
      return {
        from: node.from,
        to: node.to,
        tex: source.slice(mark, -mark).trim(),
        display: node.name !== "InlineMath",
        isBlock: node.name === "BlockMath",
      };
    }
  }
  return null;
}

export async function insertImages(view: EditorView, files: readonly File[], at?: number): Promise<void> {
  const { addImages } = view.state.facet(editorHost);
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  if (!addImages || pictures.length === 0) return;
  const { from, to } = at === undefined ? view.state.selection.main : { from: at, to: at };
  const texts = await addImages(pictures);
  if (texts.length === 0) return;
  // The text may have changed while the pictures were looked at.
  const place = Math.min(from, view.state.doc.length);
  // On lines of their own, and the caret below them: next to it they would be shown as they are written.
  const line = view.state.doc.lineAt(place);
  const lead = view.state.sliceDoc(line.from, place).trim() === "" ? "" : "\n\n";
  const insert = `${lead}${texts.join("\n\n")}\n`;
  view.dispatch({
    changes: { from: place, to: at === undefined ? Math.min(to, view.state.doc.length) : place, insert },
    selection: { anchor: place + insert.length },
    userEvent: "input.paste",
    scrollIntoView: true,
  });
}
