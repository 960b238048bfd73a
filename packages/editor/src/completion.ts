import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { insert } from "./format.ts";
import { editorHost, insertNames } from "./host.ts";

/** The `/` menu, names of notes after `[[`, tags after `#`. */
export const completion: Extension = autocompletion({
  override: [slashMenu, noteNames, tagNames],
  icons: false,
  activateOnTyping: true,
  // Nobody opens it by accident: it comes after a sign. So Enter takes the first entry at once.
  interactionDelay: 0,
  optionClass: () => "j-option",
  tooltipClass: () => "j-menu",
});

function isInCode({ state, pos }: CompletionContext): boolean {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(pos, -1); node; node = node.parent) {
    if (/Code|Math|HTML|FrontMatter/.test(node.name)) return true;
  }
  return false;
}

function slashMenu(context: CompletionContext): CompletionResult | null {
  const typed = context.matchBefore(/(?:^|\s)\/[\p{L}\p{N} ]{0,24}$/u);
  if (!typed || isInCode(context)) return null;
  const from = typed.from + typed.text.indexOf("/");
  const asked = typed.text.slice(typed.text.indexOf("/") + 1).toLocaleLowerCase();
  if (asked.startsWith(" ") || asked.endsWith("  ")) return null;
  const { words } = context.state.facet(editorHost);
  const options = insertNames
    .map((name) => ({ name, label: words.insert[name] }))
    .filter(({ name, label }) => `${label} ${name}`.toLocaleLowerCase().includes(asked))
    .map(
      ({ name, label }, index): Completion => ({
        label,
        boost: -index,
        type: name,
        apply: (view: EditorView, picked: Completion, start: number, end: number) => {
          view.dispatch({ changes: { from: start, to: end }, annotations: pickedCompletion.of(picked) });
          insert(view, name);
        },
      }),
    );
  return options.length === 0 ? null : { from, options, filter: false };
}

async function noteNames(context: CompletionContext): Promise<CompletionResult | null> {
  const typed = context.matchBefore(/\[\[[^[\]\n|]*$/);
  const { findNotes } = context.state.facet(editorHost);
  if (!typed || !findNotes || isInCode(context)) return null;
  const titles = await findNotes(typed.text.slice(2));
  if (context.aborted) return null;
  const options = titles.map(
    (title): Completion => ({
      label: title,
      apply: (view: EditorView, picked: Completion, from: number, to: number) => {
        const end = view.state.sliceDoc(to, to + 2) === "]]" ? to + 2 : to;
        const text = `${title.replace(/[[\]|\n]/g, " ").trim()}]]`;
        view.dispatch({
          changes: { from, to: end, insert: text },
          selection: { anchor: from + text.length },
          annotations: pickedCompletion.of(picked),
        });
      },
    }),
  );
  return { from: typed.from + 2, options, filter: false };
}

async function tagNames(context: CompletionContext): Promise<CompletionResult | null> {
  const typed = context.matchBefore(/(?:^|[\s(])#[\p{L}\p{N}_/-]+$/u);
  const { findTags } = context.state.facet(editorHost);
  if (!typed || !findTags || isInCode(context)) return null;
  const from = typed.from + typed.text.indexOf("#") + 1;
  const tags = await findTags(typed.text.slice(typed.text.indexOf("#") + 1));
  if (context.aborted) return null;
  const options = tags.map(
    (tag): Completion => ({
      label: `#${tag}`,
      apply: (view: EditorView, picked: Completion, start: number, to: number) => {
        view.dispatch({
          changes: { from: start, to, insert: tag },
          selection: { anchor: start + tag.length },
          annotations: pickedCompletion.of(picked),
        });
      },
    }),
  );
  return { from, options, filter: false };
}
