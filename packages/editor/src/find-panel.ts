import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type EditorView, type Panel, runScopeHandlers, type ViewUpdate } from "@codemirror/view";
import { foundInTables } from "./find-in-tables.ts";
import { countMatches, isInCommand, type Matches, matchCount, placeAmong } from "./find-matches.ts";
import { editorHost } from "./host.ts";

/** Finding and replacing in the note: which of how many, and how many were replaced. [NOT-3] */
export const finding: Extension = [search({ top: true, createPanel: findPanel }), foundInTables];

const shapes = { previous: "M6 15l6-6 6 6", next: "M6 9l6 6 6-6", close: "M6 6l12 12M18 6L6 18" } as const;
const faces = { matchCase: "Aa", byWord: "ab", regexp: ".*" } as const;

function findPanel(view: EditorView): Panel {
  const { words } = view.state.facet(editorHost);
  const panel = document.createElement("div");
  panel.className = "j-find";
  panel.setAttribute("role", "search");
  panel.setAttribute("aria-label", words.find.label);

  const find = field(words.find.find);
  find.setAttribute("main-field", "true");
  find.enterKeyHint = "search";
  const replacement = field(words.find.replace);
  const said = document.createElement("span");
  said.className = "j-find-said";
  said.setAttribute("role", "status");
  const toggles = { matchCase: toggle("matchCase"), byWord: toggle("byWord"), regexp: toggle("regexp") };
  panel.append(
    group("j-find-field", find, said),
    group(
      "j-find-tools",
      ...Object.values(toggles),
      iconButton("previous", () => move(findPrevious)),
      iconButton("next", () => move(findNext)),
    ),
    iconButton("close", () => closeSearchPanel(view)),
    group("j-find-field", replacement),
    group(
      "j-find-tools j-find-replace",
      textButton(words.find.replaceOne, () => move(replaceNextWord)),
      textButton(words.find.replaceAll, replaceEvery),
    ),
  );

  /** Where the student was when they began to look: what is found as they type is searched from here. */
  let origin = view.state.selection.main.from;
  let matches: Matches = { found: [], isAll: true };
  let stopCounting = () => {};
  let recount: ReturnType<typeof setTimeout> | undefined;

  function button(name: string): HTMLButtonElement {
    const made = document.createElement("button");
    made.type = "button";
    made.title = name;
    made.setAttribute("aria-label", name);
    return made;
  }

  function iconButton(name: keyof typeof shapes, run: () => void): HTMLButtonElement {
    const made = button(words.find[name]);
    made.className = `j-find-icon j-find-${name}`;
    made.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${shapes[name]}"/></svg>`;
    made.addEventListener("click", run);
    return made;
  }

  function textButton(name: string, run: () => void): HTMLButtonElement {
    const made = button(name);
    made.textContent = name;
    made.addEventListener("click", run);
    return made;
  }

  function toggle(name: keyof typeof faces): HTMLButtonElement {
    const made = button(words.find[name]);
    made.className = `j-find-toggle j-find-${name}`;
    // Letters that are a picture: whoever speaks to the button says its name.
    made.dataset.face = faces[name];
    made.setAttribute("aria-pressed", "false");
    made.addEventListener("click", () => {
      made.setAttribute("aria-pressed", String(made.getAttribute("aria-pressed") !== "true"));
      ask();
    });
    return made;
  }

  const isOn = (one: HTMLElement) => one.getAttribute("aria-pressed") === "true";

  function queryAsked(test?: ConstructorParameters<typeof SearchQuery>[0]["test"]): SearchQuery {
    return new SearchQuery({
      ...(test && { test }),
      search: find.value,
      replace: replacement.value,
      caseSensitive: isOn(toggles.matchCase),
      wholeWord: isOn(toggles.byWord),
      regexp: isOn(toggles.regexp),
      // Otherwise the \n of \nabla would be a line end.
      literal: !isOn(toggles.regexp),
    });
  }

  /** What is looked for has changed: the first from where the student was is shown, and the others are counted. */
  function ask(): void {
    const query = queryAsked();
    if (query.eq(getSearchQuery(view.state))) return;
    view.dispatch({ effects: setSearchQuery.of(query) });
    count(() => {
      const { found } = matches;
      const first = found.find(({ from }) => from >= origin) ?? found[0];
      if (first) select(first.from, first.to);
    });
  }

  function select(from: number, to: number): void {
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true, userEvent: "select.search" });
  }

  function count(then?: () => void): void {
    stopCounting();
    clearTimeout(recount);
    stopCounting = countMatches(view.state, getSearchQuery(view.state), (counted) => {
      matches = counted;
      say();
      then?.();
    });
  }

  function say(): void {
    const { main } = view.state.selection;
    const { found, isAll } = matches;
    const hasQuery = getSearchQuery(view.state).search !== "";
    const text = hasQuery ? words.find.count(placeAmong(found, main.from, main.to), found.length, isAll) : "";
    if (said.textContent !== text) said.textContent = text;
    panel.dataset.found = hasQuery && found.length === 0 ? "none" : "";
  }

  function move(command: (view: EditorView) => boolean): void {
    command(view);
    origin = view.state.selection.main.from;
  }

  /** Half of a formula's command is no word to be replaced: what stood there would be no formula any more. */
  function replaceEvery(): void {
    const query = getSearchQuery(view.state);
    const careful = queryAsked((_, state, from, to) => !isInCommand(state, from, to));
    const [found, replaced] = [query, careful].map((one) => matchCount(view.state, one)) as [number, number];
    view.dispatch({ effects: setSearchQuery.of(careful) });
    replaceAll(view);
    view.dispatch({ effects: setSearchQuery.of(query) });
    count(() => {
      const left = found - replaced;
      said.textContent = words.find.replaced(replaced) + (left > 0 ? ` · ${words.find.left(left)}` : "");
    });
  }

  function replaceNextWord(target: EditorView): boolean {
    const { from, to } = target.state.selection.main;
    return isInCommand(target.state, from, to) ? findNext(target) : replaceNext(target);
  }

  find.addEventListener("input", ask);
  replacement.addEventListener("input", ask);
  panel.addEventListener("keydown", (event) => {
    // Enter ends a word of Japanese or Chinese that is being composed.
    if (event.isComposing) return;
    if (runScopeHandlers(view, event, "search-panel")) event.preventDefault();
    else if (event.key === "Enter" && event.target === find) {
      event.preventDefault();
      move(event.shiftKey ? findPrevious : findNext);
    } else if (event.key === "Enter" && event.target === replacement) {
      event.preventDefault();
      move(replaceNextWord);
    }
  });

  function show(query: SearchQuery): void {
    if (find.value !== query.search) find.value = query.search;
    if (replacement.value !== query.replace) replacement.value = query.replace;
    toggles.matchCase.setAttribute("aria-pressed", String(query.caseSensitive));
    toggles.byWord.setAttribute("aria-pressed", String(query.wholeWord));
    toggles.regexp.setAttribute("aria-pressed", String(query.regexp));
  }

  show(getSearchQuery(view.state));
  return {
    dom: panel,
    top: true,
    mount: () => {
      find.select();
      count();
    },
    update: (update: ViewUpdate) => {
      const isOther = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(setSearchQuery)));
      if (isOther) {
        show(getSearchQuery(update.state));
        count();
      } else if (update.docChanged) {
        // Not with every key that is typed into the text beside it.
        clearTimeout(recount);
        recount = setTimeout(count, 120);
      } else if (update.selectionSet) say();
    },
    destroy: () => {
      stopCounting();
      clearTimeout(recount);
    },
  };
}

function field(label: string): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "text";
  input.placeholder = label;
  input.setAttribute("aria-label", label);
  input.autocomplete = "off";
  input.spellcheck = false;
  return input;
}

function group(name: string, ...parts: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  made.append(...parts);
  return made;
}
