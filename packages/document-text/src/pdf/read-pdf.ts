import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Cut, DocumentPage, OutlineEntry, Reading } from "../document.ts";
import { isCalledOff, reasonOf } from "../failure.ts";
import { headingsIn } from "../flow.ts";
import { lettersIn } from "../tidy.ts";
import { refuse, type Work } from "../work.ts";
import { blankAmong } from "./blank-pages.ts";
import { factsOf } from "./facts.ts";
import { openPdf, type PdfFiles } from "./open-pdf.ts";
import { layoutOf, type PageLayout } from "./page-layout.ts";
import { runsOf } from "./page-runs.ts";
import { outlineIn } from "./pdf-outline.ts";
import { refuseBombs } from "./refuse-bombs.ts";
import { repairedPdf } from "./repaired-pdf.ts";
import { runningHeads } from "./running-heads.ts";
import { pageMarkdown } from "./write-page.ts";

/** So many pages one after the other that cannot be read: the rest will not be either. */
const mostBroken = 25;

export async function readPdf(bytes: Uint8Array, work: Work, files: PdfFiles | null): Promise<Reading> {
  await refuseBombs(bytes, work);
  const { document, close, bytes: read, isRepaired } = await openedPdf(bytes, work, files);
  try {
    const { pages, cut: because } = await layouts(document, work);
    const cut = because ?? (isRepaired ? "broken" : undefined);
    const labels = await labelsOf(document, pages.length, work);
    const outline = work.isLate() ? [] : await outlineIn(document, work);
    const written = await writtenPages(pages, labels, outline, work);
    const { title, language } = await about(document, work);
    const named = title ?? headingsIn(written[0]?.text ?? "")[0]?.title;
    const bare = written.flatMap(({ text }, page) => (isBare(text, pages[page]) ? [page] : []));
    const blank = await blankAmong(bare, document, () => openPdf(read, work, files, { isStrict: true }), work);
    return {
      pages: written,
      outline,
      withoutText: bare.filter((page) => !blank.has(page)),
      ...(named && { title: named }),
      ...(language && { language }),
      ...(cut && { cut }),
    };
  } finally {
    await close();
  }
}

/** One whose end is lost is given another: what stands before it is still there. */
async function openedPdf(bytes: Uint8Array, work: Work, files: PdfFiles | null) {
  try {
    return { ...(await openPdf(bytes, work, files)), bytes, isRepaired: false };
  } catch (thrown) {
    const repaired = reasonOf(thrown) === "broken" ? repairedPdf(bytes) : null;
    if (!repaired) throw thrown;
    return { ...(await openPdf(repaired, work, files)), bytes: repaired, isRepaired: true };
  }
}

async function layouts(document: PDFDocumentProxy, work: Work): Promise<{ pages: PageLayout[]; cut: Cut | undefined }> {
  const count = Math.min(document.numPages, work.limits.pages);
  const pages: PageLayout[] = [];
  let cut: Cut | undefined = document.numPages > count ? "pages" : undefined;
  let letters = 0;
  let broken = 0;
  let inARow = 0;
  for (let number = 1; number <= count && inARow < mostBroken; number++) {
    await work.giveWay();
    if (work.isLate() || letters > work.limits.letters) {
      cut = work.isLate() ? "time" : "size";
      break;
    }
    try {
      const page = await work.inTime(document.getPage(number));
      const layout = layoutOf(await runsOf(page, work));
      page.cleanup();
      pages.push(layout);
      for (const line of layout.parts.flat()) letters += line.text.length;
      inARow = 0;
    } catch (thrown) {
      if (isCalledOff(thrown)) throw thrown;
      if (reasonOf(thrown) === "too-slow") continue;
      pages.push({ parts: [], height: 0 });
      broken++;
      inARow++;
      cut = "broken";
    }
    work.pace.tell(number, count);
  }
  if (pages.length === 0 || broken === pages.length) return refuse(work.isLate() ? "too-slow" : "broken");
  // What follows the last page that could be read was only claimed.
  return { pages: inARow >= mostBroken ? pages.slice(0, pages.length - inARow) : pages, cut };
}

/** As they are printed. A file may claim any; longer ones are no labels. */
async function labelsOf(document: PDFDocumentProxy, count: number, work: Work): Promise<readonly string[]> {
  let given: readonly string[] | null = null;
  try {
    given = document.numPages > 20_000 ? null : await work.inTime(document.getPageLabels());
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
  }
  return Array.from({ length: count }, (_, page) => {
    const label = given?.[page]?.trim() ?? "";
    return label === "" || label.length > 30 ? String(page + 1) : label;
  });
}

async function writtenPages(
  pages: readonly PageLayout[],
  labels: readonly string[],
  outline: readonly OutlineEntry[],
  work: Work,
): Promise<readonly DocumentPage[]> {
  const facts = factsOf(pages);
  await work.giveWay();
  const dropped = runningHeads(pages, labels, facts.bodySize);
  const headings = new Map<number, OutlineEntry[]>();
  for (const entry of outline) headings.set(entry.page, [...(headings.get(entry.page) ?? []), entry]);
  const written: DocumentPage[] = [];
  for (const [place, page] of pages.entries()) {
    const text = isUnreadable(page) ? "" : pageMarkdown(page, dropped, facts, headings.get(place) ?? []);
    written.push({ label: labels[place] ?? String(place + 1), text });
    await work.giveWay();
  }
  return written;
}

/** A font that does not say which letters its shapes are gives none that can be read. */
function isUnreadable({ parts }: PageLayout): boolean {
  const text = parts.flatMap((lines) => lines.map((line) => line.text)).join("");
  const unknown = text.match(/\ufffd/g)?.length ?? 0;
  return unknown > 5 && unknown > text.length * 0.3;
}

const nextToNothing = 20;

function isBare(text: string, page: PageLayout | undefined): boolean {
  return (
    lettersIn(text) < nextToNothing && (page === undefined || isUnreadable(page) || allLetters(page) < nextToNothing)
  );
}

/** With its running heads: a page that has nothing else is none to be looked at for more. */
function allLetters({ parts }: PageLayout): number {
  return parts.reduce((sum, lines) => sum + lines.reduce((all, line) => all + lettersIn(line.text), 0), 0);
}

async function about(document: PDFDocumentProxy, work: Work) {
  try {
    const { info } = (await work.inTime(document.getMetadata())) as { info: Record<string, unknown> };
    const title = typeof info.Title === "string" ? info.Title.trim() : "";
    const language = typeof info.Language === "string" ? info.Language : undefined;
    // What a program or a scanner calls a file is not what it is called.
    const isName =
      /^(?:untitled|microsoft (?:word|powerpoint)|.*\.(?:docx?|pptx?|pdf|dvi|tex|indd|qxd|ps|xlsx?))\b/i.test(title);
    return { title: title === "" || isName ? undefined : title, language };
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
    return {};
  }
}
