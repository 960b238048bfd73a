import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { OutlineEntry } from "../document.ts";
import { isCalledOff } from "../failure.ts";
import type { Work } from "../work.ts";

const mostEntries = 3000;
type Node = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** The file's own table of contents. One that is broken is none: the pages are still there. */
export async function outlineIn(document: PDFDocumentProxy, work: Work): Promise<readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  let seen = 0;
  const walk = async (nodes: readonly Node[], level: number): Promise<void> => {
    for (const node of nodes) {
      seen++;
      if (seen > mostEntries || work.isLate()) return;
      await work.giveWay();
      const page = await pageOf(document, node.dest, work);
      const title = node.title.replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, 300);
      if (page !== null && title !== "") entries.push({ title, level: Math.min(6, level), page });
      if (level < 8) await walk(node.items ?? [], level + 1);
    }
  };
  try {
    await walk((await work.inTime(document.getOutline())) ?? [], 1);
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
  }
  return entries;
}

async function pageOf(document: PDFDocumentProxy, dest: Node["dest"], work: Work): Promise<number | null> {
  try {
    const place = typeof dest === "string" ? await work.inTime(document.getDestination(dest)) : dest;
    const target: unknown = Array.isArray(place) ? place[0] : null;
    if (typeof target === "number") return target;
    if (typeof target !== "object" || target === null) return null;
    return await work.inTime(document.getPageIndex(target as Parameters<PDFDocumentProxy["getPageIndex"]>[0]));
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
    // It leads to nowhere.
    return null;
  }
}
