import { openDocumentRecords } from "@jotter/note-index/document-records";
import { openNoteRecords } from "@jotter/note-index/note-records";
import { type QuoteRequest, quoteAnswers, type SourceText } from "./quote-answers.ts";

export type ToQuoteWorker =
  | { readonly kind: "open"; readonly userId: string; readonly essayId: string }
  | { readonly kind: "check"; readonly request: QuoteRequest };

/** Some thousand pages; of a longer library the rest is not held against. */
const mostLetters = 16_000_000;
const notesAtOnce = 50;

let opened = { userId: "", essayId: "" };
const answerTo = quoteAnswers(readSources);

/** To read a whole library takes a while: here nobody waits for it. */
addEventListener("message", ({ data }: MessageEvent<ToQuoteWorker>) => {
  if (data.kind === "open") opened = data;
  // Where the records were taken off this device meanwhile, nothing is left to be said.
  else void answerTo(data.request).then(postMessage, () => undefined);
});

/** The student's notes but for the essay itself, and the pages of their documents. */
async function readSources(): Promise<readonly SourceText[]> {
  const { userId, essayId } = opened;
  const texts: SourceText[] = [];
  let letters = 0;
  const take = (place: SourceText["place"], text: string) => {
    if (text.trim() === "" || letters > mostLetters) return;
    letters += text.length;
    texts.push({ place, text });
  };
  const notes = await openNoteRecords(userId, () => undefined);
  if (notes) {
    const ids = [...(await notes.stamps()).keys()].filter((id) => id !== essayId);
    for (let at = 0; at < ids.length && letters <= mostLetters; at += notesAtOnce) {
      const some = ids.slice(at, at + notesAtOnce);
      for (const [place, body] of (await notes.bodies(some)).entries())
        take({ kind: "note", id: some[place] ?? "" }, body);
    }
    notes.close();
  }
  const documents = await openDocumentRecords(userId, () => undefined);
  if (documents) {
    await documents.stamps();
    await documents.eachBody(async (batch) => {
      for (const { id, body } of batch) {
        const place = documents.placeOf(id);
        if (place) take({ kind: "document", id: place.documentId, page: place.page, label: place.label }, body);
      }
      return letters <= mostLetters;
    });
    documents.close();
  }
  return texts;
}
