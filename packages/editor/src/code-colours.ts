import { syntaxTree } from "@codemirror/language";
import { type Extension, type Range, StateEffect } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { type CodeKind, type CodePiece, codeKinds, highlighted, knownLanguage } from "@jotter/markdown/highlight";
import type { SyntaxNode } from "@lezer/common";

/** Longer code keeps its letters plain while it is written: reading it anew takes longer than a key may. */
const longest = 20_000;
/** Colours wait until nobody has typed for a moment. */
const quietMs = 150;
const kept = 100;

const coloursCame = StateEffect.define<null>();
/** What was read before, the last at the end: code comes back with every scroll. */
const known = new Map<string, readonly CodePiece[] | null>();

/** The code on the screen in the colours it is read in. They are colours only: no line moves when they come. */
export const codeColours: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = Decoration.none;
    private readonly view: EditorView;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(view: EditorView) {
      this.view = view;
      this.paintSoon(0);
    }

    update({ docChanged, viewportChanged, changes, transactions, startState, state }: ViewUpdate) {
      if (docChanged) this.decorations = this.decorations.map(changes);
      const came = transactions.some(({ effects }) => effects.some((effect) => effect.is(coloursCame)));
      if (came) this.decorations = paint(this.view).decorations;
      else if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.paintSoon(quietMs);
    }

    destroy() {
      clearTimeout(this.timer);
    }

    private paintSoon(ms: number) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.read(), ms);
    }

    private async read() {
      if (this.view.composing) return this.paintSoon(quietMs);
      const { missing, hasCode } = paint(this.view);
      if (!hasCode && this.decorations.size === 0) return;
      for (const { key, text, language } of missing) {
        const pieces = await highlighted(text, language).catch(() => null); // Code without colours is still code.
        known.set(key, pieces);
        if (known.size > kept) known.delete(known.keys().next().value ?? "");
      }
      if (this.view.dom.isConnected) this.view.dispatch({ effects: coloursCame.of(null) });
    }
  },
  { decorations: ({ decorations }) => decorations },
);

type Missing = { readonly key: string; readonly text: string; readonly language: string };

function paint(view: EditorView): {
  readonly decorations: DecorationSet;
  readonly missing: readonly Missing[];
  readonly hasCode: boolean;
} {
  const { state } = view;
  const shown: Range<Decoration>[] = [];
  const missing: Missing[] = [];
  const seen = new Set<number>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, node }) => {
        if (name !== "FencedCode") return undefined;
        if (seen.has(node.from)) return false;
        seen.add(node.from);
        const code = codeOf(view, node);
        if (!code) return false;
        const pieces = known.get(code.key);
        if (pieces === undefined) missing.push(code);
        else if (pieces) addMarks(shown, pieces, code.from);
        return false;
      },
    });
  }
  return { decorations: Decoration.set(shown, true), missing, hasCode: seen.size > 0 };
}

/** Code of one stretch only: in a quotation the marks of the lines lie between. */
function codeOf({ state }: EditorView, node: SyntaxNode): (Missing & { readonly from: number }) | null {
  const info = node.getChild("CodeInfo");
  const texts = node.getChildren("CodeText");
  const [first] = texts;
  const last = texts.at(-1);
  if (!info || !first || !last || last.to - first.from > longest || node.getChild("QuoteMark")) return null;
  const language =
    /^[^\s{,]*/.exec(state.sliceDoc(info.from, Math.min(info.to, info.from + 40)))?.[0].toLowerCase() ?? "";
  if (knownLanguage(language) === null) return null;
  const text = state.sliceDoc(first.from, last.to);
  return { key: `${language}\n${text}`, text, language, from: first.from };
}

const marks = Object.fromEntries(codeKinds.map((kind) => [kind, Decoration.mark({ class: `j-c-${kind}` })])) as Record<
  CodeKind,
  Decoration
>;

function addMarks(shown: Range<Decoration>[], pieces: readonly CodePiece[], from: number): void {
  let at = from;
  for (const { text, kind } of pieces) {
    if (kind && text !== "") shown.push(marks[kind].range(at, at + text.length));
    at += text.length;
  }
}
