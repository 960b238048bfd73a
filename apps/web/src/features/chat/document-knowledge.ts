import { document } from "@jotter/domain/document";
import type { Language } from "@jotter/domain/settings";
import type { Replica } from "@jotter/replica/replica";
import type { OpenDocument } from "@jotter/study-tools/chat/answer";
import type { NoteText } from "@jotter/study-tools/chat/note-passages";
import { bestPages, type PageNumber } from "../../student/documents/best-pages.ts";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { pageInSight } from "../../student/documents/page-in-sight.ts";
import { countedPages, type PageNames, pageNames, pageUnit } from "../../student/documents/page-names.ts";
import { pagesWith } from "../../student/documents/pages-with.ts";
import { linkedPlace } from "../../student/marks/mark-link.ts";
import { formatFor } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** The document of the page that is open there. */
function documentIdIn(path: string): string | null {
  return /^\/docs\/([\w-]+)/.exec(new URL(path, "http://page").pathname)?.[1] ?? null;
}

/** The open document, to be quoted from; null where none is. [CHT-6] */
export async function openDocumentIn(
  path: string,
  replica: Replica,
  t: Translate,
  language: Language,
): Promise<OpenDocument | null> {
  const id = documentIdIn(path);
  const stored = id && (await replica.get(document, id));
  if (!id || !stored) return null;
  const title = shownDocumentTitle(stored.title, t);
  const format = formatFor(language);
  const read = async () => {
    const { texts, labels, outline } = await pagesOf(replica, id);
    const names = pageNames(stored.kind, labels, t, format);
    const pages = texts.map((text, at) => pageText({ documentId: id, at }, title, text, names));
    return { texts, outline, pages };
  };
  return {
    id,
    title,
    pagesWith: async (words) => {
      const { texts, pages } = await read();
      const near = pageSeenOf(path, id, stored.place?.page);
      return bestPages(texts, words, near).flatMap((at) => pages[at] ?? []);
    },
    whole: async () => {
      const { pages, outline } = await read();
      const counted = countedPages(stored.kind, pages.length, t, format);
      return { pages, counted, outline, inSight: pageSeenOf(path, id, stored.place?.page) };
    },
  };
}

const mostLetters = 6000;

/** What a model is told of it: its title, and the text from the page in sight on. */
export async function documentSeen(path: string, replica: Replica): Promise<string | null> {
  const id = documentIdIn(path);
  const stored = id && (await replica.get(document, id));
  if (!id || !stored) return null;
  const { texts, labels } = await pagesOf(replica, id);
  const page = Math.min(pageSeenOf(path, id, stored.place?.page), Math.max(0, texts.length - 1));
  const around = texts.slice(page, page + 3).join("\n\n");
  const where = `The open document is "${stored.title}", and ${pageUnit(stored.kind)} ${labels[page] ?? page + 1} is in sight:`;
  return `${where}\n${around.slice(0, mostLetters)}`;
}

function pageSeenOf(path: string, id: string, readTo = 0): number {
  const asked = linkedPlace(Object.fromEntries(new URL(path, "http://page").searchParams)).page;
  return pageInSight(id) ?? asked ?? readTo;
}

/** Pages of all documents with these words, the best first. */
export async function pageTextsWith(
  words: readonly string[],
  most: number,
  { replica, t, language }: { readonly replica: Replica; readonly t: Translate; readonly language: Language },
): Promise<readonly NoteText[]> {
  const pages = await pagesWith(words, most, replica);
  return pages
    .map(({ documentId, page: at, title, kind, text, labels }) => {
      const names = pageNames(kind, labels, t, formatFor(language));
      return pageText({ documentId, at }, shownDocumentTitle(title, t), text, names);
    })
    .filter(({ body }) => body !== "");
}

function pageText(page: PageNumber, title: string, body: string | undefined, names: PageNames): NoteText {
  const { documentId, at } = page;
  const own = { ...page, label: names.label(at), name: names.short(at) };
  return { id: `document:${documentId}:${at}`, title, body: body ?? "", page: own };
}
