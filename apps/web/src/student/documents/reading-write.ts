import type { DocumentText } from "@jotter/document-text/document";
import { type Document, document, titleOfFile, untitledDocument } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import type { Replica } from "@jotter/replica/replica";
import { type DocumentPages, pagesOf } from "./document-pages.ts";
import { type Part, partsOf } from "./reading-parts.ts";
import { isTitle, saysSomething } from "./saying-names.ts";
import { lettersOf } from "./seen-letters.ts";

/** Grows when the same bytes give another text. 2: pictures of books, slides and Word files, and where seen words stand. 3: its language, titles of slides, letters named after radicals, heads that name sections. 4: formulas, points of slides. */
export const readingVersion = 4;

/**
 * What was read becomes records, one part at a time, and the document says so when all of them are there. Called again
 * after an interruption it writes only what is missing. [DOC-3]
 */
export async function writeReading(replica: Replica, documentId: string, read: DocumentText): Promise<void> {
  const before = await replica.get(document, documentId);
  if (!before) return;
  const stored = await pagesOf(replica, documentId);
  const kept = before.text?.again ? withoutSeenPages(stored) : stored;
  const { pages, withoutText, wordBoxes, unplaced } = withSeenPages(read, kept);
  const found = { ...read, pages, withoutText, unplaced };
  const parts = partsOf(
    {
      labels: pages.map(({ label }) => label),
      texts: pages.map(({ text }) => text),
      outline: read.outline,
      wordBoxes,
    },
    documentId,
    before.createdAt,
  );
  for (const part of parts) await writePart(replica, part);
  await dropOthers(replica, documentId, parts);
  await replica.together(async () => {
    const now = await replica.get(document, documentId);
    // Trashed meanwhile: an edit would bring it back.
    if (now) await replica.update(document, documentId, changeOf(now, found));
  });
}

function withoutSeenPages({ texts, wordBoxes, ...others }: DocumentPages): DocumentPages {
  return { ...others, texts: texts.map((text, page) => (wordBoxes?.has(page) ? "" : text)) };
}

/** What was read off a page's picture stays, where the file itself still has nothing to say. */
function withSeenPages({ pages, withoutText }: DocumentText, { texts: stored, wordBoxes = new Map() }: DocumentPages) {
  const isBare = new Set(withoutText);
  // A number at its foot is what the file says, not what was read off the picture.
  const isSeen = (page: number) =>
    isBare.has(page) && (stored[page] ?? "").trim() !== "" && stored[page] !== pages[page]?.text;
  const unplaced = withoutText.filter((page) => isSeen(page) && !wordBoxes.has(page));
  return {
    unplaced,
    pages: pages.map(({ label, text }, page) => ({ label, text: isSeen(page) ? (stored[page] ?? "") : text })),
    withoutText: withoutText.filter((page) => !isSeen(page)),
    wordBoxes: new Map([...wordBoxes].filter(([page]) => isSeen(page))),
  };
}

async function writePart(replica: Replica, { id, data }: Part): Promise<void> {
  const stored = await replica.get(documentText, id);
  if (stored && isSamePart(stored, data)) return;
  // What the file itself says has no boxes of ours.
  const without = stored?.wordBoxes ? { wordBoxes: "" } : {};
  await replica.upsert(documentText, id, { ...without, ...data }, {});
}

function isSamePart(stored: Part["data"], data: Part["data"]): boolean {
  return (
    stored.body === data.body &&
    (stored.wordBoxes ?? "") === (data.wordBoxes ?? "") &&
    JSON.stringify([stored.labels, stored.outline]) === JSON.stringify([data.labels, data.outline])
  );
}

/** An earlier reading may have cut its parts elsewhere. */
async function dropOthers(replica: Replica, documentId: string, parts: readonly Part[]): Promise<void> {
  const kept = new Set(parts.map(({ id }) => id));
  for (const { id } of await replica.having(documentText, "documentId", [documentId])) {
    if (!kept.has(id)) await replica.remove(documentText, id);
  }
}

/** The student's own words stay: a title is taken from the file only where nobody gave one, nor a name that says something. */
function changeOf(
  stored: Document,
  { kind, pages, language, title, withoutText, unplaced, cut }: DocumentText & { readonly unplaced: readonly number[] },
): Partial<Document> {
  const isOwn = stored.title !== untitledDocument && stored.title !== titleOfFile(stored.name);
  const isNamed = isOwn || saysSomething(stored.title);
  return {
    pages: pages.length,
    // By its bytes; before, it may have been known by its name alone.
    kind,
    ...(language && { language: language.slice(0, 20) }),
    ...(title && !isNamed && isTitle(title) && { title: title.slice(0, 1000) }),
    text: {
      state: "read",
      version: readingVersion,
      ...(cut && { reason: cut }),
      ...(withoutText.length > 0 && { withoutText: withoutText.slice(0, 2000), ...ocrOf(stored) }),
      ...(unplaced.length > 0 && {
        unplaced: {
          pages: unplaced.slice(0, 2000),
          languages: [lettersOf(unplaced.map((page) => pages[page]?.text ?? "").join("\n"))],
        },
      }),
    },
  };
}

/** Of a scan it is known before that its pictures are to be read. */
function ocrOf({ text }: Document) {
  return text?.ocr ? { ocr: text.ocr } : {};
}

/** Why it was not read. Where it was only to be read again, all is as it was before. */
export async function writeFailure(replica: Replica, documentId: string, reason: string): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(document, documentId);
    if (!stored) return;
    const again = stored.text?.again;
    const kept = again && {
      ...again,
      version: readingVersion,
      ...(reason !== "cancelled" && { reason: again.reason ?? "not-again" }),
    };
    const text = kept ?? { state: "failed" as const, reason, version: readingVersion };
    await replica.update(document, documentId, { text });
  });
}

/** It could not be read anew: what was read before stays, and it is not tried at every start. */
export async function writeNothingNew(replica: Replica, documentId: string): Promise<void> {
  await replica.together(async () => {
    const text = (await replica.get(document, documentId))?.text;
    if (text?.state === "read")
      await replica.update(document, documentId, { text: { ...text, version: readingVersion } });
  });
}

/**
 * The student wants it tried again. What is there stays until the new reading is: it may not come for days, or never. Then
 * also what was read off pictures is done anew: it may have been read by the letters of another language.
 */
export async function readAgain(replica: Replica, documentId: string): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(document, documentId);
    if (!stored) return;
    const before = stored.text?.again ?? stored.text;
    const again = before?.state === "read" ? { again: before } : {};
    await replica.update(document, documentId, { text: { state: "waiting", ...again } });
  });
}

/** Of a file that was on the server before its bytes were seen: the same ones are known from now on. [DOC-2] */
export async function noteHash(replica: Replica, documentId: string, hash: string): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(document, documentId);
    if (stored && stored.hash === undefined) await replica.update(document, documentId, { hash });
  });
}
