import { type EditorState, type Extension, Prec, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { EditorView, type KeyBinding, keymap, showTooltip, type Tooltip, ViewPlugin } from "@codemirror/view";
import {
  type Asked,
  askedAt,
  noteLinked,
  type Offer,
  offersFor,
  oneBlank,
  tagged,
  takeOffer,
  withEnd,
} from "./completion.ts";
import { endComposition } from "./composition.ts";
import { editorHost } from "./host.ts";
import { keepPlace } from "./pending.ts";
import { focusLeft } from "./touched.ts";

/*
 * The menu of what can come where the student types `/`, `[[` or `#`. It answers with the key that asks: whoever types
 * "/table" and Enter as fast as they can gets a table. Notes and tags come from a worker; an Enter that is faster is kept
 * until they are there.
 */
type Menu = {
  readonly asked: Asked;
  /** The last that came: for the words as they are if `isAnswer`, else for those a moment ago. */
  readonly offers: readonly Offer[];
  readonly isAnswer: boolean;
  /** None is -1: Enter after a tag begins a line, unless the student went to one of the others. */
  readonly chosen: number;
};
type MenuState = {
  readonly menu: Menu | null;
  /** The sign whose menu the student closed with Escape. */
  readonly closedAt: number | null;
};

const close = StateEffect.define<null>();
const choose = StateEffect.define<number>();
const answer = StateEffect.define<{ readonly words: string; readonly offers: readonly Offer[] }>();

export const menuField = StateField.define<MenuState>({
  create: () => ({ menu: null, closedAt: null }),
  update(last, transaction) {
    let { menu, closedAt } = last;
    if (closedAt !== null && transaction.docChanged) closedAt = transaction.changes.mapPos(closedAt);
    if (transaction.docChanged || transaction.selection) {
      const asked = menu || isTyping(transaction) ? askedAt(transaction.state) : null;
      if (asked?.from !== closedAt) closedAt = null;
      menu = asked && asked.from !== closedAt ? menuFor(transaction.state, asked, menu) : null;
    }
    if (focusLeft(transaction.startState, transaction.state)) menu = null;
    for (const effect of transaction.effects) {
      if (effect.is(close) && menu) {
        closedAt = menu.asked.from;
        menu = null;
      }
      if (effect.is(choose) && menu) menu = { ...menu, chosen: effect.value };
      if (effect.is(answer) && menu?.asked.words === effect.value.words) {
        menu = { ...menu, offers: effect.value.offers, isAnswer: true, chosen: firstChosen(menu.asked) };
      }
    }
    return menu === last.menu && closedAt === last.closedAt ? last : { menu, closedAt };
  },
  provide: (field) => [
    showTooltip.from(field, ({ menu }) => tooltipFor(menu)),
    EditorView.contentAttributes.from(field, ({ menu }) => {
      if (!menu || menu.offers.length === 0) return { "aria-autocomplete": "list" };
      const current = menu.chosen < 0 ? undefined : optionId(menu.chosen);
      return {
        "aria-autocomplete": "list",
        "aria-controls": listId,
        ...(current && { "aria-activedescendant": current }),
      };
    }),
  ],
});

function isTyping(transaction: Transaction): boolean {
  return transaction.isUserEvent("input.type") || transaction.isUserEvent("input.insert");
}

function firstChosen({ kind }: Asked): number {
  return kind === "tag" ? -1 : 0;
}

function menuFor(state: EditorState, asked: Asked, last: Menu | null): Menu {
  const isSame = last?.asked.kind === asked.kind && last.asked.from === asked.from;
  if (last && isSame && last.asked.words === asked.words) return { ...last, asked };
  const chosen = firstChosen(asked);
  if (asked.kind !== "insert") return { asked, offers: isSame ? last.offers : [], isAnswer: false, chosen };
  const offers = offersFor(state, asked);
  return { asked, offers: Array.isArray(offers) ? offers : [], isAnswer: true, chosen };
}

/** Asks the app for notes and tags, with every key: an answer to other words is no answer. */
const asking = ViewPlugin.define((view) => ({
  update({ state, startState }) {
    const { menu } = state.field(menuField);
    const before = startState.field(menuField).menu;
    if (!menu || menu.isAnswer || (before?.asked.words === menu.asked.words && before.asked.kind === menu.asked.kind))
      return;
    const { words } = menu.asked;
    void Promise.resolve(offersFor(state, menu.asked))
      .catch(() => [])
      .then((offers) => view.dispatch({ effects: answer.of({ words, offers }) }));
  },
}));

const keys: readonly KeyBinding[] = [
  { key: "ArrowDown", run: (view) => move(view, 1) },
  { key: "ArrowUp", run: (view) => move(view, -1) },
  { key: "Enter", run: (view) => take(view, "Enter") },
  { key: "Tab", run: (view) => take(view, "Tab") },
  {
    key: "Escape",
    run: (view) => {
      const { menu } = view.state.field(menuField);
      if (!menu) return false;
      view.dispatch({ effects: close.of(null) });
      return menu.offers.length > 0;
    },
  },
];

function move(view: EditorView, step: 1 | -1): boolean {
  const { menu } = view.state.field(menuField);
  if (!menu || menu.offers.length === 0) return false;
  const count = menu.offers.length;
  const next = menu.chosen < 0 ? (step === 1 ? 0 : count - 1) : (menu.chosen + step + count) % count;
  view.dispatch({ effects: choose.of(next) });
  return true;
}

export function take(view: EditorView, key: "Enter" | "Tab"): boolean {
  const { menu } = view.state.field(menuField);
  if (!menu) return false;
  const { asked, chosen } = menu;
  if (asked.kind === "tag" && chosen < 0 && key === "Enter") return false;
  if (!menu.isAnswer && chosen <= 0) {
    takeWhenAnswered(view, asked, key);
    return true;
  }
  const offer = menu.offers[Math.max(0, chosen)];
  if (!offer) return false;
  takeOffer(view, asked, offer);
  return true;
}

/** The key was faster than the answer: the first match comes where it was asked for, and typing goes on after it. */
function takeWhenAnswered(view: EditorView, asked: Asked, key: "Enter" | "Tab"): void {
  const { state } = view;
  const here = asked.kind === "note" ? withEnd(state, asked) : asked;
  view.dispatch({ selection: { anchor: here.to }, effects: close.of(null) });
  const place = keepPlace(view, here);
  const wanted = state.sliceDoc(here.from, here.to);
  void Promise.resolve(offersFor(state, asked))
    .catch(() => [])
    .then(([first]) => {
      place.settle((now) => {
        // Undone or written over meanwhile: nobody asks any more.
        if (view.state.sliceDoc(now.from, now.to) !== wanted) return null;
        if (first && asked.kind === "note") return noteLinked(view.state, now, first.label);
        if (first) return tagged(view.state, now, first.label);
        // Nothing of that name: then the key was a line break, if it was one.
        return key === "Enter" ? lineBreak(view.state, now.to) : null;
      });
    });
}

function lineBreak(state: EditorState, at: number) {
  const changes = state.changes({ from: at, insert: "\n" });
  return { changes, selection: state.selection.map(changes, 1), userEvent: "input" };
}

const listId = "j-menu";
const optionId = (index: number) => `${listId}-${index}`;

function tooltipFor(menu: Menu | null): Tooltip | null {
  return menu && menu.offers.length > 0 ? { pos: menu.asked.from, create: draw } : null;
}

function draw(view: EditorView) {
  const dom = document.createElement("div");
  dom.className = "j-menu";
  const list = document.createElement("ul");
  list.id = listId;
  list.setAttribute("role", "listbox");
  // It scrolls. The focus stays in the text, but who has no mouse must be able to come here.
  list.tabIndex = 0;
  list.setAttribute("aria-label", view.state.phrase("Completions"));
  dom.append(list);
  let shown: readonly Offer[] = [];
  const show = ({ offers, chosen, asked }: Menu) => {
    if (shown !== offers) list.replaceChildren(...offers.map((offer, index) => option(view, asked, offer, index)));
    shown = offers;
    for (const [index, each] of [...list.children].entries()) {
      each.setAttribute("aria-selected", String(index === chosen));
      if (index === chosen) bringIntoSight(list, each);
    }
  };
  const { menu } = view.state.field(menuField);
  if (menu) show(menu);
  // The focus stays in the text, and the caret with it.
  dom.addEventListener("mousedown", (event) => {
    event.preventDefault();
    const pressed = (event.target as Element).closest("li");
    const { menu } = view.state.field(menuField);
    const offer = pressed && menu?.offers[[...list.children].indexOf(pressed)];
    if (!offer || event.button !== 0) return;
    endComposition(view);
    takeOffer(view, menu.asked, offer);
  });
  return {
    dom,
    mount: () => menu && show(menu),
    update: ({ state }: { readonly state: EditorState }) => {
      const { menu } = state.field(menuField);
      if (menu && menu.offers.length > 0) show(menu);
    },
  };
}

function option(view: EditorView, { kind }: Asked, { label, name }: Offer, index: number): HTMLElement {
  const item = document.createElement("li");
  item.id = optionId(index);
  item.setAttribute("role", "option");
  const outline = name && view.state.facet(editorHost).insertIcons?.[name];
  if (outline) item.append(icon(outline));
  item.append(kind === "tag" ? `#${label}` : label);
  return item;
}

const svg = "http://www.w3.org/2000/svg";

function icon(outline: string): SVGElement {
  const box = document.createElementNS(svg, "svg");
  box.setAttribute("viewBox", "0 0 256 256");
  box.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", outline);
  box.append(path);
  return box;
}

/** Only the list is scrolled, never the page. */
function bringIntoSight(list: HTMLElement, item: Element): void {
  const [around, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (own.top < around.top) list.scrollTop -= around.top - own.top;
  else if (own.bottom > around.bottom) list.scrollTop += own.bottom - around.bottom;
}

export const menu: Extension = [menuField, asking, oneBlank, Prec.highest(keymap.of([...keys]))];
