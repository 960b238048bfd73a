import { Markdown } from "../../ui/Markdown.tsx";

/** The beginning of a note as it is read: with its formulas. Its headings stand below the card's. */
export function RenderedNote({ id, text }: { readonly id: string; readonly text: string }) {
  return <Markdown text={text} headingOffset={3} idPrefix={`${id}-`} />;
}
