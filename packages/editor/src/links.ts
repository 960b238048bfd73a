import { syntaxTree } from "@codemirror/language";
import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { EditorView, showTooltip, type Tooltip } from "@codemirror/view";
import { addressOfWords, noteAddress, safeAddress } from "@jotter/markdown/address";
import type { SyntaxNode } from "@lezer/common";
import { editorHost } from "./host.ts";
import { isTouched } from "./touched.ts";

export type LinkTarget = { readonly note: string } | { readonly address: string };
type Link = { readonly from: number; readonly to: number; readonly target: LinkTarget };

/** Where an address leads as it was written: to a note, a page of ours or the web; null where it leads nowhere. */
export function writtenTarget(written: string): LinkTarget | null {
  const bare = written.replace(/^<|>$/g, "");
  const note = noteAddress(bare);
  if (note !== null) return { note };
  const address = addressOfWords(bare) ?? safeAddress(bare);
  return address === null || address.startsWith("#") ? null : { address };
}

export function follow(view: EditorView, target: LinkTarget): void {
  const { openLink, openNote } = view.state.facet(editorHost);
  if ("note" in target) openNote(target.note);
  else openLink(target.address);
}

/** The link that this place in the text is in or next to. */
export function linkAt(state: EditorState, position: number): Link | null {
  for (const side of [-1, 1] as const) {
    let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, side);
    let found: SyntaxNode | null = null;
    for (; node; node = node.parent) if (linkNames.has(node.name)) found = node;
    const target = found && targetOf(state, found);
    if (found && target) return { from: found.from, to: found.to, target };
  }
  return null;
}

const linkNames: ReadonlySet<string> = new Set(["Link", "Autolink", "URL", "WikiLink", "WikiEmbed"]);

function targetOf(state: EditorState, link: SyntaxNode): LinkTarget | null {
  const name = link.getChild("WikiTarget");
  if (name) return { note: state.sliceDoc(name.from, name.to) };
  const written = link.name === "Link" ? link.getChild("URL") : link;
  return written && writtenTarget(state.sliceDoc(written.from, written.to));
}

const fingerUsed = StateEffect.define<boolean>();

const byFinger = StateField.define<boolean>({
  create: () => false,
  update: (is, { effects }) => effects.find((effect) => effect.is(fingerUsed))?.value ?? is,
});

const fingers = EditorView.domEventHandlers({
  pointerdown({ pointerType }, view) {
    const is = pointerType === "touch" || pointerType === "pen";
    if (is !== view.state.field(byFinger)) view.dispatch({ effects: fingerUsed.of(is) });
  },
});

/** A finger has no Ctrl: where it puts the caret into a link, a button below follows it. */
const offer = StateField.define<{ readonly link: Link; readonly tooltip: Tooltip } | null>({
  create: () => null,
  update(last, transaction) {
    if (transaction.isUserEvent("input.type.compose")) return last;
    const { state, docChanged } = transaction;
    const link = offeredLink(state);
    if (!link) return null;
    return last && !docChanged && last.link.from === link.from ? last : { link, tooltip: tooltipFor(link) };
  },
  provide: (field) => showTooltip.from(field, (offered) => offered?.tooltip ?? null),
});

export const linkOffer = [byFinger, fingers, offer];

function offeredLink(state: EditorState): Link | null {
  const { head, empty } = state.selection.main;
  if (!empty || !state.field(byFinger) || !isTouched(state, head, head)) return null;
  return linkAt(state, head);
}

function tooltipFor({ from, to, target }: Link): Tooltip {
  return { pos: from, end: to, above: false, create: (view) => ({ dom: button(view, target) }) };
}

function button(view: EditorView, target: LinkTarget): HTMLElement {
  const box = document.createElement("div");
  box.className = "j-link-offer";
  const press = document.createElement("button");
  press.type = "button";
  press.textContent = view.state.facet(editorHost).words.openLink;
  press.addEventListener("mousedown", (event) => event.preventDefault());
  press.addEventListener("click", () => follow(view, target));
  box.append(press);
  return box;
}
