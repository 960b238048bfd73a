import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { type EditorView, type KeyBinding, showTooltip, type Tooltip, type ViewUpdate } from "@codemirror/view";
import { endComposition } from "./composition.ts";
import { format } from "./format.ts";
import { editorHost, type FormatName, formatNames, type SelectionOffer } from "./host.ts";
import { offerFormula } from "./offer-formula.ts";
import { isTouched } from "./touched.ts";

const faces: Readonly<Record<FormatName, string>> = {
  bold: "B",
  italic: "I",
  strike: "S",
  highlight: "H",
  code: "‹›",
  link: "↗",
  formula: "√x",
};

const focusInside = StateEffect.define<boolean>();

/** The focus is on one of the buttons: then the editor has none, and they stay all the same. */
const isInside = StateField.define<boolean>({
  create: () => false,
  update: (is, { effects }) => effects.find((effect) => effect.is(focusInside))?.value ?? is,
});

const hide = StateEffect.define<null>();

/** Put aside, until something else is selected. */
const isHidden = StateField.define<boolean>({
  create: () => false,
  update: (is, { effects, docChanged, startState, state }) =>
    effects.some((effect) => effect.is(hide)) || (is && !docChanged && startState.selection.eq(state.selection)),
});

/** Buttons above what is selected. With the keyboard: Alt+F10 goes there, Escape comes back, and then closes them. */
const toolbar = StateField.define<Tooltip | null>({
  create: () => null,
  update: (last, { state, docChanged, startState }) => {
    const { main } = state.selection;
    if (last && !docChanged && startState.selection.main.eq(main) && isShown(state)) return last;
    return isShown(state) ? { pos: main.from, end: main.to, above: true, create } : null;
  },
  provide: (field) => showTooltip.from(field),
});

export const selectionToolbar = [isInside, isHidden, toolbar];

function isShown(state: EditorState): boolean {
  const { main } = state.selection;
  const isAttended = state.field(isInside) || isTouched(state, main.from, main.to);
  return !main.empty && isAttended && !state.field(isHidden) && state.sliceDoc(main.from, main.to).trim() !== "";
}

function create(view: EditorView) {
  const { words, offers = [] } = view.state.facet(editorHost);
  const dom = document.createElement("div");
  dom.className = "j-toolbar";
  dom.setAttribute("role", "toolbar");
  dom.setAttribute("aria-label", words.format.label);
  const formats = groupOf("j-formats", words.format.label);
  dom.append(formats);
  for (const name of formatNames) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `j-format j-format-${name}`;
    button.textContent = faces[name];
    button.title = words.format[name];
    button.setAttribute("aria-label", words.format[name]);
    button.tabIndex = name === formatNames[0] ? 0 : -1;
    button.addEventListener("click", () => {
      endComposition(view);
      if (name === "formula") offerFormula(view, false);
      else format(name)(view);
      view.focus();
    });
    formats.append(button);
  }
  const group = offers.length > 0 ? offersOf(offers, words.offers, view) : null;
  if (group) dom.append(group.dom);
  // What is selected stays selected.
  dom.addEventListener("mousedown", (event) => event.preventDefault());
  dom.addEventListener("focusout", ({ relatedTarget }) => {
    if (!dom.contains(relatedTarget as Node | null)) queueMicrotask(() => leave(dom, view));
  });
  dom.addEventListener("keydown", (event) => {
    const buttons = [...dom.querySelectorAll<HTMLButtonElement>("button:not([hidden])")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Escape") view.focus();
    else if (event.key === "ArrowRight") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowLeft") buttons.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  });
  // Not at once: whoever is asked may look at the editor, which is in the middle of an update.
  let timer = setTimeout(() => group?.ask());
  return {
    dom,
    update: ({ docChanged, selectionSet }: ViewUpdate) => {
      if (!group || !(docChanged || selectionSet)) return;
      clearTimeout(timer);
      timer = setTimeout(group.ask, restMs);
    },
    destroy: () => clearTimeout(timer),
  };
}

/** As long as a selection rests before it is asked what there is for it. */
const restMs = 200;

/** Not at once: they may be taken away in the middle of an update of the editor, and the focus with them. */
function leave(dom: HTMLElement, view: EditorView): void {
  view.dispatch({ effects: focusInside.of(false) });
  if (!dom.isConnected && view.dom.isConnected && document.activeElement === document.body) view.focus();
}

function groupOf(className: string, label: string): HTMLElement {
  const group = document.createElement("div");
  group.className = className;
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  return group;
}

function offersOf(offers: readonly SelectionOffer[], label: string, view: EditorView) {
  const asks: (() => void)[] = [];
  const group = groupOf("j-offers", label);
  for (const { label, icon, press, isOffered } of offers) {
    const button = document.createElement("button");
    button.type = "button";
    button.title = label;
    button.hidden = isOffered !== undefined;
    let last = 0;
    const ask = () => {
      const asked = ++last;
      // What is known of words that were selected before is of no use any more.
      void isOffered?.().then((is) => {
        if (asked === last) button.hidden = !is;
      });
    };
    asks.push(ask);
    button.tabIndex = -1;
    const outline = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    outline.setAttribute("viewBox", "0 0 256 256");
    outline.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", icon);
    outline.append(path);
    const name = document.createElement("span");
    name.textContent = label;
    button.append(outline, name);
    button.addEventListener("click", () => {
      endComposition(view);
      press();
    });
    group.append(button);
  }
  const keys = document.createElement("kbd");
  keys.textContent = "Alt F10";
  keys.setAttribute("aria-hidden", "true");
  group.append(keys);
  const ask = () => {
    for (const one of asks) one();
  };
  return { dom: group, ask };
}

export const toolbarKeys: readonly KeyBinding[] = [
  {
    key: "Alt-F10",
    run: (view) => {
      const button = view.dom.querySelector<HTMLElement>(".j-toolbar button");
      if (!button) return false;
      view.dispatch({ effects: focusInside.of(true) });
      button.focus();
      return true;
    },
  },
  {
    key: "Escape",
    run: (view) => {
      if (!view.state.field(toolbar)) return false;
      view.dispatch({ effects: hide.of(null) });
      return true;
    },
  },
];
