import { document } from "@jotter/domain/document";
import { note } from "@jotter/domain/note";
import type { PageSpan } from "@jotter/domain/study-result";
import type { Replica } from "@jotter/replica/replica";
import type { Translate } from "../../ui/translate.ts";
import { pagesOf } from "../documents/document-pages.ts";
import { shownDocumentTitle } from "../documents/document-title.ts";
import { placeHref } from "../marks/mark-link.ts";
import { pageAt, spannedText } from "./document-source.ts";
import { passageAround, type Quoted } from "./passage-around.ts";

type Source = {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly pages?: PageSpan | undefined;
  readonly page?: number | undefined;
};

type ShownPassage = {
  readonly title: string;
  /** Null where the words stand there no more. */
  readonly around: ReturnType<typeof passageAround>;
  /** Of a document, as it is printed. */
  readonly page?: string;
  /** Where it opens; null where there is nothing to open. */
  readonly href: string | null;
};

const linesShown = 12;

/** Words with the lines around them, as their source is called and reads now. [AIX-7] */
export async function shownPassage(
  source: Source,
  citation: Quoted,
  { replica, t }: { readonly replica: Replica; readonly t: Translate },
): Promise<ShownPassage> {
  const { kind, id, title } = source;
  if (kind === "document") return inDocument(source, citation, replica, t);
  const text = kind === "note" ? (await replica.get(note, id))?.body : source.text;
  const around = text === undefined ? null : passageAround(text, citation, linesShown);
  return { title, around, href: kind === "note" && text !== undefined ? `/editor/${id}` : null };
}

async function inDocument(
  { id, title, pages: span, page }: Source,
  { quote, from }: Quoted,
  replica: Replica,
  t: Translate,
): Promise<ShownPassage> {
  const stored = await replica.get(document, id);
  if (!stored) return { title, around: null, href: null };
  const { text, starts } = spannedText(await pagesOf(replica, id), span);
  const start = starts.find((one) => one.page === page);
  // A card knows its page, a question where its words began.
  const near = from ?? text.indexOf(quote, start?.at ?? 0);
  const anywhere = passageAround(text, { quote, from: Math.max(0, near) }, linesShown);
  const found = (anywhere && pageAt(starts, anywhere.at)) ?? start;
  const end = found && starts.find(({ at }) => at > found.at)?.at;
  const onPage =
    anywhere && found
      ? passageAround(text.slice(found.at, end), { quote, from: anywhere.at - found.at }, linesShown)
      : null;
  // Words that go on overleaf are shown with both pages.
  const around = onPage ?? anywhere;
  return {
    title: shownDocumentTitle(stored.title, t),
    around,
    ...(found && { page: found.label }),
    href: placeHref(id, { page: found?.page, quote: quote || undefined }),
  };
}
