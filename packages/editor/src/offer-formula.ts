import { syntaxTree } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import { formulaMarkdown } from "@jotter/markdown/formula-markdown";
import type { SyntaxNode } from "@lezer/common";
import type { Stretch } from "./changed-block.ts";
import { editorHost } from "./host.ts";
import { insertBlock } from "./insert-block.ts";
import { keepPlace } from "./pending.ts";
import { toggleSigns } from "./signs.ts";

/** Opens the app's formula editor on the formula at the caret or a new one; without one, the signs are put around. */
export function offerFormula(view: EditorView, display: boolean, isNew = false): boolean {
  const { editFormula } = view.state.facet(editorHost);
  if (!editFormula) return display ? insertBlock("$$\n\n$$", 3)(view) : toggleSigns("$")(view);
  const beside = formulaAtCaret(view);
  const { head } = view.state.selection.main;
  // Whoever asks for a formula right after another one means the next.
  const isOutside = beside !== null && (head <= beside.from || head >= beside.to);
  const here = isNew && isOutside ? null : beside;
  const { from, to } = here ?? view.state.selection.main;
  const given = { tex: here ? here.tex : view.state.sliceDoc(from, to), display: here ? here.display : display };
  const place = keepPlace(view, { from, to });
  void editFormula(given).then((result) => {
    view.focus();
    place.settle((now) => {
      const isSame = here && result?.tex === here.tex && result.display === here.display;
      return result && !isSame ? written(view, now, result, here?.isBlock === true) : null;
    });
  });
  return true;
}

function written(
  { state }: EditorView,
  { from, to }: Stretch,
  { tex, display }: { readonly tex: string; readonly display: boolean },
  isBlock: boolean,
) {
  const isOwnLine = isBlock || (display && state.doc.lineAt(from).text.trim() === state.sliceDoc(from, to).trim());
  const shape = display ? (isOwnLine ? "block" : "display") : "inline";
  const formula = tex.trim() === "" ? "" : formulaMarkdown(tex, shape, state.sliceDoc(to, to + 1));
  // Two signs of two formulas side by side would be one of a display.
  const isBesideSign = formula.startsWith("$") && state.sliceDoc(Math.max(0, from - 1), from) === "$";
  const insert = isBesideSign ? ` ${formula}` : formula;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: "input.formula",
    scrollIntoView: true,
  };
}

type FormulaHere = Stretch & {
  readonly tex: string;
  readonly display: boolean;
  readonly isBlock: boolean;
};

function formulaAtCaret({ state }: EditorView): FormulaHere | null {
  const at = state.selection.main.head;
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
