import { type EditorView, WidgetType } from "@codemirror/view";
import { type FormulaFault, loadedTypesetter, loadTypesetter, type Typesetter } from "@jotter/markdown/formula";
import { type EditorTexts, editorHost } from "./host.ts";

/** How long formulas may be drawn in one go. The others follow, a few at a time: between them a key is heard. */
const sliceMs = 50;
const kept = 1000;
/** Drawn formulas, the ones used last at the end. A note is scrolled and its formulas come back again and again. */
const drawn = new Map<string, HTMLElement>();

export class FormulaWidget extends WidgetType {
  readonly tex: string;
  readonly display: boolean;
  readonly isBlock: boolean;

  constructor(tex: string, display: boolean, isBlock = false) {
    super();
    this.tex = tex;
    this.display = display;
    this.isBlock = isBlock;
  }

  override eq(other: FormulaWidget): boolean {
    return this.tex === other.tex && this.display === other.display && this.isBlock === other.isBlock;
  }

  override get estimatedHeight(): number {
    return this.isBlock ? 64 + 24 * (this.tex.match(/\\\\/g)?.length ?? 0) : -1;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement(this.isBlock ? "div" : "span");
    box.className = this.isBlock
      ? "j-formula j-formula-block"
      : this.display
        ? "j-formula j-formula-display"
        : "j-formula";
    drawFormula(box, this.tex, this.display, view);
    return box;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Draws at once if KaTeX is here; otherwise shows the source until it is. */
export function drawFormula(box: HTMLElement, tex: string, display: boolean, view: EditorView): void {
  const typeset = loadedTypesetter();
  if (!typeset) {
    box.textContent = tex;
    box.classList.add("j-formula-waiting");
    void loadTypesetter().then(
      () => {
        if (!box.isConnected) return;
        box.classList.remove("j-formula-waiting");
        box.textContent = "";
        drawFormula(box, tex, display, view);
        view.requestMeasure();
      },
      () => undefined, // The source stays; the next formula tries again.
    );
    return;
  }
  const key = `${display ? "d" : "i"}${tex}`;
  const known = drawn.get(key);
  if (known) {
    drawn.delete(key);
    drawn.set(key, known);
    box.append(known.cloneNode(true));
    return;
  }
  if (isTimeUp()) {
    box.textContent = tex;
    box.classList.add("j-formula-waiting");
    drawLater(box, tex, display, view);
    return;
  }
  const begun = performance.now();
  typesetInto(box, key, tex, display, typeset, view);
  spentMs += performance.now() - begun;
}

function typesetInto(
  box: HTMLElement,
  key: string,
  tex: string,
  display: boolean,
  typeset: Typesetter,
  view: EditorView,
): void {
  const result = typeset(tex, display);
  if ("fault" in result) {
    showFault(box, tex, result.fault, view.state.facet(editorHost).words);
    return;
  }
  const inside = document.createElement("span");
  inside.innerHTML = result.html; // KaTeX's own markup; see packages/markdown/src/formula.ts.
  drawn.set(key, inside);
  if (drawn.size > kept) drawn.delete(drawn.keys().next().value ?? "");
  box.append(inside.cloneNode(true));
}

let spentMs = 0;
let isCounting = false;
const waiting: { readonly box: HTMLElement; readonly draw: () => void; readonly view: EditorView }[] = [];

function isTimeUp(): boolean {
  if (!isCounting) {
    isCounting = true;
    spentMs = 0;
    setTimeout(() => {
      isCounting = false;
      drawWaiting();
    });
  }
  return spentMs > sliceMs;
}

function drawLater(box: HTMLElement, tex: string, display: boolean, view: EditorView): void {
  const draw = () => {
    box.classList.remove("j-formula-waiting");
    box.textContent = "";
    drawFormula(box, tex, display, view);
  };
  waiting.push({ box, draw, view });
}

function drawWaiting(): void {
  const views = new Set<EditorView>();
  // Whatever was scrolled away meanwhile has no need of being drawn.
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!next.box.isConnected) continue;
    next.draw();
    views.add(next.view);
    if (isTimeUp()) break;
  }
  for (const view of views) view.requestMeasure();
}

function showFault(box: HTMLElement, tex: string, fault: FormulaFault, words: EditorTexts): void {
  const message = words.fault(fault);
  const source = document.createElement("code");
  source.className = "j-formula-source";
  source.textContent = tex.length > 200 ? `${tex.slice(0, 200)}…` : tex;
  const why = document.createElement("span");
  why.className = "j-formula-fault";
  why.textContent = message;
  box.classList.add("j-formula-wrong");
  box.title = message;
  box.append(source, why);
}
