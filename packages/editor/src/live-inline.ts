import { syntaxTree } from "@codemirror/language";
import type { EditorState, Extension, Range } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { noteAddress } from "@jotter/markdown/address";
import { calloutKind, calloutMarkers } from "@jotter/markdown/callouts";
import { cardLines } from "@jotter/markdown/card-lines";
import { texOf } from "@jotter/markdown/tex";
import type { SyntaxNode, SyntaxNodeRef } from "@lezer/common";
import { cardSigns, signsChanged, signWidget } from "./card-signs.ts";
import { blockAround, changedBlock, type Stretch } from "./changed-block.ts";
import { FormulaWidget } from "./formula.ts";
import { editorHost } from "./host.ts";
import { focusMoved, isTouched } from "./touched.ts";
import {
  BulletWidget,
  CalloutWidget,
  ImageWidget,
  PartSignWidget,
  RuleWidget,
  TaskWidget,
  TooMuchWidget,
} from "./widgets.ts";

/** What is on the screen, drawn in place: marks hidden, formulas and pictures shown, except where the caret is. */
export const liveInline: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    atoms: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = this.atoms = Decoration.none;
      this.draw(view.state, view.visibleRanges, view.visibleRanges);
    }

    update(update: ViewUpdate) {
      const { view, state, startState, changes, docChanged } = update;
      if (docChanged) {
        this.decorations = this.decorations.map(changes);
        this.atoms = this.atoms.map(changes);
      }
      // Redrawing around a Japanese or Chinese word that is being composed would break it off.
      if (view.composing) return;
      const grew = !docChanged && syntaxTree(state) !== syntaxTree(startState);
      const block = docChanged ? changedBlock(startState, state, changes) : null;
      const isAnew =
        grew || update.viewportChanged || focusMoved(startState, state) || signsChanged(update.transactions);
      if (isAnew || (docChanged && !block)) {
        this.decorations = this.atoms = Decoration.none;
        this.draw(state, view.visibleRanges, view.visibleRanges);
        return;
      }
      // Only where something was typed, where the caret is, and where it was.
      const carets = update.selectionSet
        ? [...startState.selection.ranges.map((range) => range.map(changes)), ...state.selection.ranges]
        : [];
      const stretches = [...(block ? [block] : []), ...carets.map((range) => around(state, range))];
      for (const stretch of united(stretches)) this.draw(state, [stretch], view.visibleRanges);
    }

    /** Draws some stretches of the text anew, as far as they are on the screen. */
    draw(state: EditorState, stretches: readonly Stretch[], onScreen: readonly Stretch[]) {
      for (const stretch of stretches) {
        for (const { from: first, to: last } of onScreen) {
          const from = Math.max(stretch.from, first);
          const to = Math.min(stretch.to, last);
          if (from > to) continue;
          const drawing = new Drawing(state);
          drawing.longLines(from, to);
          drawing.cards(from, to);
          syntaxTree(state).iterate({
            from,
            to,
            enter: (node) => (drawing.isFull(node.from) ? false : drawNode(drawing, node, from, to)),
          });
          const inside = {
            filterFrom: from,
            filterTo: to,
            filter: (start: number, end: number) => start > to || end < from,
          };
          this.decorations = this.decorations.update({ ...inside, add: within(drawing.shown, from, to), sort: true });
          this.atoms = this.atoms.update({ ...inside, add: within(drawing.atoms, from, to), sort: true });
        }
      }
    }
  },
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atoms ?? Decoration.none),
  },
);

const hidden = Decoration.replace({});
const tooMuch = Decoration.widget({ widget: new TooMuchWidget(), side: 1 });

/** What nobody writes by hand and no browser lays out in time: beyond this a line is shown as it was typed. */
const limits = { formulasInLine: 300, drawnAtOnce: 4000, longLine: 2000, longWord: 500, hidden: 20_000 } as const;

/** Chinese and Japanese break between any two letters. */
function hasLongWord(text: string): boolean {
  return text.split(/[\s\u3000-\u9fff]/).some((word) => word.length > limits.longWord);
}

const emptyLine = /^\s*$/;

class Drawing {
  readonly state: EditorState;
  readonly shown: Range<Decoration>[] = [];
  readonly atoms: Range<Decoration>[] = [];
  private readonly lines = new Set<string>();
  private readonly formulasByLine = new Map<number, number>();
  private readonly givenUp = new Set<number>();

  constructor(state: EditorState) {
    this.state = state;
  }

  isTouched(from: number, to: number): boolean {
    return isTouched(this.state, from, to);
  }

  /** Whether so much is drawn already that the rest stays as it was typed. */
  isFull(at: number): boolean {
    if (this.shown.length < limits.drawnAtOnce) return false;
    this.giveUp(at);
    return true;
  }

  mayDrawFormula(at: number): boolean {
    const line = this.state.doc.lineAt(at).from;
    const count = (this.formulasByLine.get(line) ?? 0) + 1;
    this.formulasByLine.set(line, count);
    if (count > limits.formulasInLine) this.giveUp(at);
    return count <= limits.formulasInLine;
  }

  private giveUp(at: number): void {
    const line = this.state.doc.lineAt(at);
    if (this.givenUp.has(line.from)) return;
    this.givenUp.add(line.from);
    this.shown.push(tooMuch.range(at));
  }

  /** Kerning ties every letter of a line to the next: a browser would set a line of a million letters again at each break. */
  longLines(from: number, to: number): void {
    const { doc } = this.state;
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      if (line.length > limits.longLine) {
        const part = line.text.slice(Math.max(0, from - line.from), to - line.from);
        this.line(line.from, hasLongWord(part) ? "j-long j-unbroken" : "j-long");
      }
      if (line.to >= to || line.number === doc.lines) return;
    }
  }

  /** What a line asks and what it answers: the sign between them, and a card beside the line. */
  cards(from: number, to: number): void {
    const { doc } = this.state;
    const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
    const start = first.length > limits.longLine ? from : first.from;
    const end = last.length > limits.longLine ? to : last.to;
    // Most stretches have none, and this is done with every key.
    if (!/::|：：|==/.test(doc.sliceString(start, end))) return;
    const title = this.state.facet(editorHost).words.card;
    for (const card of cardLines(doc, syntaxTree(this.state), start, end)) {
      const at = card.kind === "basic" ? card.front.from : card.whole.from;
      const sign = this.signAt(at);
      this.line(at, sign?.sign ? "j-card j-card-made" : "j-card");
      if (card.kind === "basic") this.mark(card.between.from, card.between.to, "j-card-between", { title });
      // At the end of the line what is known of its card, or that it could be one.
      const { from, to } = doc.lineAt(at);
      if (sign) this.shown.push(signWidget(sign, this.isTouched(from, to)).range(to));
    }
  }

  private signAt(at: number) {
    const { from, to } = this.state.doc.lineAt(at);
    return this.state.field(cardSigns).find((sign) => sign.at >= from && sign.at <= to);
  }

  /** Nothing can be typed right before something drawn, or in it: the browser would put it behind. */
  isCaretIn(from: number, to: number): boolean {
    const { ranges } = this.state.selection;
    return this.isTouched(from, to) && ranges.some(({ empty, head }) => empty && from <= head && head < to);
  }

  isLineTouched(at: number): boolean {
    const { from, to } = this.state.doc.lineAt(at);
    return this.isTouched(from, to);
  }

  hide(from: number, to: number): void {
    if (from < to && this.mayHide(from, to)) this.shown.push(hidden.range(from, to));
  }

  /** A caret that comes to a million hidden signs would bring all of them onto the screen at once. */
  mayHide(from: number, to: number): boolean {
    return to - from <= limits.hidden && !this.crossesLines(from, to);
  }

  replace(from: number, to: number, widget: Decoration): void {
    if (!this.crossesLines(from, to)) this.shown.push(widget.range(from, to));
  }

  crossesLines(from: number, to: number): boolean {
    return this.state.doc.lineAt(from).to < to;
  }

  mark(from: number, to: number, name: string, attributes?: Record<string, string>): void {
    if (from < to) this.shown.push(Decoration.mark({ class: name, ...(attributes && { attributes }) }).range(from, to));
  }

  line(at: number, name: string, attributes?: Record<string, string>): void {
    const { from } = this.state.doc.lineAt(at);
    const key = `${from} ${name}`;
    if (this.lines.has(key)) return;
    this.lines.add(key);
    this.shown.push(Decoration.line({ class: name, ...(attributes && { attributes }) }).range(from));
  }

  /** Each line of a block that is on the screen. */
  linesOf(
    node: SyntaxNodeRef,
    from: number,
    to: number,
    name: (line: number, first: number, last: number) => string,
  ): void {
    const { doc } = this.state;
    const first = doc.lineAt(node.from).number;
    const last = doc.lineAt(node.to).number;
    const start = Math.max(first, doc.lineAt(from).number);
    const end = Math.min(last, doc.lineAt(to).number);
    for (let number = start; number <= end; number++) this.line(doc.line(number).from, name(number, first, last));
  }
}

/** The block around a caret, or the lines of a selection that reaches over more than one. */
function around(state: EditorState, { from, to }: Stretch): Stretch {
  return (
    blockAround(state, from, to) ?? {
      from: blockAround(state, from, from)?.from ?? state.doc.lineAt(from).from,
      to: blockAround(state, to, to)?.to ?? state.doc.lineAt(to).to,
    }
  );
}

function united(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.toSorted((one, other) => one.from - other.from);
  const result: Stretch[] = [];
  for (const { from, to } of sorted) {
    const last = result.at(-1);
    if (last && from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else result.push({ from, to });
  }
  return result;
}

/** What a block that is half on the screen would have drawn outside of the stretch was not taken away there. */
function within(drawn: readonly Range<Decoration>[], from: number, to: number): Range<Decoration>[] {
  return drawn.filter((range) => range.from <= to && range.to >= from);
}

/** Draws one node; false where nothing inside it is to be drawn. */
function drawNode(drawing: Drawing, node: SyntaxNodeRef, from: number, to: number): boolean | undefined {
  const { state } = drawing;
  switch (node.name) {
    case "ATXHeading1":
    case "ATXHeading2":
    case "ATXHeading3":
    case "ATXHeading4":
    case "ATXHeading5":
    case "ATXHeading6":
      drawing.line(node.from, `j-heading j-h${node.name.slice(-1)}`);
      return undefined;
    case "SetextHeading1":
    case "SetextHeading2":
      drawing.linesOf(node, from, to, () => `j-heading j-h${node.name.slice(-1)}`);
      return undefined;
    case "HeaderMark": {
      const line = state.doc.lineAt(node.from);
      const space = state.sliceDoc(node.to, node.to + 1) === " " ? 1 : 0;
      if (!drawing.isLineTouched(node.from) && line.to > node.to) drawing.hide(node.from, node.to + space);
      return undefined;
    }
    case "EmphasisMark":
    case "StrikethroughMark":
    case "HighlightMark":
    case "CodeMark": {
      const parent = node.node.parent;
      if (parent && !drawing.isTouched(parent.from, parent.to)) drawing.hide(node.from, node.to);
      return undefined;
    }
    case "Escape":
      if (!drawing.isTouched(node.from, node.to)) drawing.hide(node.from, node.from + 1);
      return undefined;
    case "Blockquote":
      drawing.linesOf(node, from, to, () => "j-quote");
      return undefined;
    case "QuoteMark": {
      const space = state.sliceDoc(node.to, node.to + 1) === " " ? 1 : 0;
      if (!drawing.isLineTouched(node.from)) drawing.hide(node.from, node.to + space);
      return undefined;
    }
    case "CalloutMark":
      drawCallout(drawing, node, from, to);
      return undefined;
    case "FencedCode":
      drawing.linesOf(node, from, to, (line, first, last) =>
        line === first ? "j-fence j-fence-first" : line === last ? "j-fence j-fence-last" : "j-fence",
      );
      return undefined;
    case "CodeBlock":
      drawing.linesOf(node, from, to, () => "j-fence");
      return undefined;
    case "FrontMatter":
      drawing.linesOf(node, from, to, () => "j-front-line");
      return false;
    case "HTMLBlock":
      drawing.linesOf(node, from, to, () => "j-html");
      return false;
    case "HorizontalRule":
      if (!drawing.isLineTouched(node.from) && drawing.mayHide(node.from, node.to)) {
        drawing.replace(node.from, node.to, Decoration.replace({ widget: new RuleWidget() }));
      }
      return undefined;
    case "ListItem":
      drawItem(drawing, node.node);
      return undefined;
    case "TaskMarker":
      drawTask(drawing, node);
      return undefined;
    case "Link":
      return drawLink(drawing, node.node);
    case "Image":
      return drawImage(drawing, node.node);
    case "Autolink":
    case "URL":
      if (node.node.parent?.name !== "Link" && node.node.parent?.name !== "Image") {
        drawing.mark(node.from, node.to, "j-link", {
          "data-address": state.sliceDoc(node.from, node.to).replace(/^<|>$/g, ""),
        });
      }
      return undefined;
    case "WikiLink":
    case "WikiEmbed":
      drawWikiLink(drawing, node.node);
      return false;
    case "FootnoteReference":
    case "FootnoteLabel": {
      const end = node.name === "FootnoteLabel" ? 2 : 1;
      if (!drawing.isTouched(node.from, node.to)) {
        drawing.hide(node.from, node.from + 2);
        drawing.hide(node.to - end, node.to);
      }
      return undefined;
    }
    case "InlineMath":
    case "DisplayMath":
      drawFormula(drawing, node.node);
      return false;
    case "Table":
    case "BlockMath":
      return false; // Drawn as blocks; see live-blocks.ts.
    default:
      return undefined;
  }
}

function drawFormula(drawing: Drawing, node: SyntaxNode): void {
  if (drawing.isTouched(node.from, node.to) || !drawing.mayDrawFormula(node.from)) return;
  const display = node.name === "DisplayMath";
  const widget = new FormulaWidget(texOf(node, drawing.state.sliceDoc(node.from, node.to), node.from), display);
  drawing.replace(node.from, node.to, Decoration.replace({ widget }));
}

function drawCallout(drawing: Drawing, node: SyntaxNodeRef, from: number, to: number): void {
  const quote = node.node.parent?.parent;
  if (quote?.name !== "Blockquote") return;
  const kind = calloutKind(/\w+/.exec(drawing.state.sliceDoc(node.from, node.to))?.[0] ?? "");

  drawing.linesOf(quote, from, to, (line, first, last) => {
    const edge = line === first ? " j-callout-first" : line === last ? " j-callout-last" : "";
    return `j-callout j-callout-${calloutMarkers[kind]}${edge}`;
  });
  if (!drawing.isLineTouched(node.from)) {
    drawing.replace(node.from, node.to, Decoration.replace({ widget: new CalloutWidget(kind) }));
  }
}

/** A list item hangs: its mark stands in a column of its own, and wrapped lines begin under the words. */
function drawItem(drawing: Drawing, item: SyntaxNode): void {
  const { state } = drawing;
  const mark = item.getChild("ListMark");
  if (!mark) return;
  const line = state.doc.lineAt(mark.from);
  const before = state.sliceDoc(line.from, mark.from);
  let level = 0;
  for (let up = item.parent?.parent; up; up = up.parent) if (up.name === "ListItem") level++;
  drawing.line(line.from, "j-item", { style: `--level:${level + 1}` });
  if (!emptyLine.test(before)) return; // In a quotation, or a list right after another list's mark.
  const after = state.sliceDoc(mark.to, mark.to + 1) === " " ? mark.to + 1 : mark.to;
  if (item.parent?.name === "BulletList") {
    if (after === mark.to && line.to > mark.to) return;
    const isTask = item.firstChild?.nextSibling?.name === "Task";
    const widget = isTask ? hidden : Decoration.replace({ widget: new BulletWidget(level) });
    if (drawing.isCaretIn(line.from, after)) drawing.mark(line.from, after, "j-number");
    else drawing.shown.push(widget.range(line.from, after));
    drawing.atoms.push(widget.range(line.from, after));
  } else {
    if (!drawing.isCaretIn(line.from, mark.from)) drawing.hide(line.from, mark.from);
    if (line.from < mark.from) drawing.atoms.push(hidden.range(line.from, mark.from));
    drawing.mark(mark.from, after, "j-number");
  }
}

function drawTask(drawing: Drawing, node: SyntaxNodeRef): void {
  const { state } = drawing;
  const isDone = /[xX]/.test(state.sliceDoc(node.from, node.to));
  const to = state.sliceDoc(node.to, node.to + 1) === " " ? node.to + 1 : node.to;
  const widget = Decoration.replace({ widget: new TaskWidget(isDone) });
  if (!drawing.isCaretIn(node.from, to)) drawing.replace(node.from, to, widget);
  drawing.atoms.push(widget.range(node.from, to));
  if (isDone) drawing.mark(to, state.doc.lineAt(node.from).to, "j-done");
}

function drawLink(drawing: Drawing, link: SyntaxNode): boolean | undefined {
  const marks = link.getChildren("LinkMark");
  const url = link.getChild("URL");
  const [open, close] = marks;
  if (!open || !close || !url) return undefined;
  const address = drawing.state.sliceDoc(url.from, url.to);
  const note = noteAddress(address.replace(/^<|>$/g, ""));
  if (note === null) drawing.mark(open.to, close.from, "j-link", { "data-address": address });
  else drawing.mark(open.to, close.from, "j-wiki", { "data-note": note });
  if (drawing.isTouched(link.from, link.to) || close.from === open.to) return undefined;
  drawing.hide(open.from, open.to);
  drawing.hide(close.from, link.to);
  return undefined;
}

function drawImage(drawing: Drawing, image: SyntaxNode): boolean | undefined {
  const url = image.getChild("URL");
  const [open, close] = image.getChildren("LinkMark");
  if (!url || !open || !close) return undefined;
  const address = drawing.state.sliceDoc(url.from, url.to);
  // Only the app's own pictures: a foreign address would tell a stranger when a note is read.
  if (!address.startsWith("attachment:")) {
    drawing.mark(open.to, close.from, "j-link", { "data-address": address });
    return undefined;
  }
  if (drawing.isTouched(image.from, image.to)) return undefined;
  const widget = new ImageWidget(address, drawing.state.sliceDoc(open.to, close.from));
  drawing.replace(image.from, image.to, Decoration.replace({ widget }));
  return false;
}

function drawWikiLink(drawing: Drawing, link: SyntaxNode): void {
  const target = link.getChild("WikiTarget");
  const label = link.getChild("WikiLabel");
  const words = label ?? target;
  if (!target || !words) return;
  const name = drawing.state.sliceDoc(target.from, target.to);
  drawing.mark(words.from, words.to, "j-wiki", { "data-note": name });
  if (drawing.isTouched(link.from, link.to)) return;
  drawing.hide(link.from, words.from);
  drawing.hide(words.to, link.to);
  // A part of a note: "Limits › Left".
  const sign = label ? -1 : name.indexOf("#");
  if (sign === 0) drawing.hide(words.from, words.from + 1);
  else if (sign > 0) drawing.replace(words.from + sign, words.from + sign + 1, partSign);
}

const partSign = Decoration.replace({ widget: new PartSignWidget() });
