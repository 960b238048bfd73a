import { type Document, document } from "@jotter/domain/document";
import { documentText, pageBreak } from "@jotter/domain/document-text";
import type { Replica } from "@jotter/replica/replica";
import { boxesByPage, storedBoxes } from "./word-boxes.ts";

type Text = NonNullable<Document["text"]>;

/** What was read off the picture of a page, and where on it the words stand. */
export type SeenPage = { readonly text: string; readonly boxes: string };

/**
 * The pages that are still to be read off their pictures, the first first; none where nobody asked for it. Those whose
 * text is there already come last.
 */
export function pagesToSee(text: Document["text"]): readonly number[] {
  if (text?.state !== "read") return [];
  const inOrder = (pages: readonly number[] = []) => pages.toSorted((one, other) => one - other);
  return [...inOrder(text.ocr && text.withoutText), ...inOrder(text.unplaced?.pages)];
}

/** The student wants the pages without text read, in these languages. */
export function wantOcr(replica: Replica, documentId: string, languages: readonly string[]): Promise<void> {
  return changeText(replica, documentId, (text) => ({ ...text, ocr: { languages: [...languages] } }));
}

/** What was read so far stays. A scan says before it is read itself that its pictures are wanted: that ends, too. */
export async function stopOcr(replica: Replica, documentId: string): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(document, documentId);
    if (!stored?.text?.ocr && !stored?.text?.unplaced) return;
    const { ocr: _, unplaced: __, ...text } = stored.text;
    await replica.update(document, documentId, { text });
  });
}

/** One page as it was read off its picture. Written page by page: after a reload the next one is due. [DOC-3] */
export async function writeSeenPage(
  replica: Replica,
  documentId: string,
  page: number,
  seen: SeenPage,
  now: number,
): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(document, documentId);
    // Two devices may read the same page, and a reading of the file itself knows better.
    const { withoutText, unplaced } = stored?.text ?? {};
    if (!withoutText?.includes(page) && !unplaced?.pages.includes(page)) return;
    await writePage(replica, documentId, page, seen, now);
    await changeText(replica, documentId, (text) => withoutPage(text, page));
  });
}

async function writePage(
  replica: Replica,
  documentId: string,
  page: number,
  seen: SeenPage,
  now: number,
): Promise<void> {
  const rows = await replica.having(documentText, "documentId", [documentId]);
  const row = rows.find(({ data: { from, labels } }) => from <= page && page < from + labels.length);
  const part = row && (await replica.get(documentText, row.id));
  if (!row || !part) return;
  const pages = part.body.split(pageBreak);
  const words = seen.text.replaceAll(pageBreak, "\n").trim();
  // A number at its foot stands in the picture, too.
  if (words.length < (pages[page - part.from] ?? "").length) return;
  const body = pages.with(page - part.from, words).join(pageBreak);
  const wordBoxes = storedBoxes(new Map([...boxesByPage(part.wordBoxes), [page, seen.boxes]]));
  const boxes = wordBoxes === (part.wordBoxes ?? "") ? {} : { wordBoxes };
  if (body !== part.body || boxes.wordBoxes !== undefined)
    await replica.update(documentText, row.id, { body, ...boxes, updatedAt: now });
}

function withoutPage({ withoutText = [], ocr, unplaced, ...text }: Text, page: number): Text {
  const left = withoutText.filter((one) => one !== page);
  const pages = unplaced?.pages.filter((one) => one !== page) ?? [];
  return {
    ...text,
    ...(left.length > 0 && { withoutText: left, ...(ocr && { ocr }) }),
    ...(unplaced && pages.length > 0 && { unplaced: { ...unplaced, pages } }),
  };
}

async function changeText(replica: Replica, documentId: string, change: (text: Text) => Text): Promise<void> {
  const stored = await replica.get(document, documentId);
  if (stored?.text?.state === "read") await replica.update(document, documentId, { text: change(stored.text) });
}
