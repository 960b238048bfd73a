import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isCalledOff } from "../failure.ts";
import type { Work } from "../work.ts";
import type { OpenPdf } from "./open-pdf.ts";

/** pdf.js's numbers for what draws letters, and lines and areas. */
const textOperators: ReadonlySet<number> = new Set([44, 45, 46, 47]);
const pathOperator = 91;
/** Numbers that paths are made of: some rules and frames have fewer, a word in outlines has more. */
const fewOfPaths = 200;
const fewGlyphs = 20;

/**
 * Of pages without text, those that have nothing on them that could hold letters: no picture and hardly a line. What
 * cannot be told is not blank. No picture is decoded: where one stands, the strict file stops and the other leaves it
 * out, so that what they draw differs. [DOC-3]
 */
export async function blankAmong(
  pages: readonly number[],
  document: PDFDocumentProxy,
  openStrictly: () => Promise<OpenPdf>,
  work: Work,
): Promise<ReadonlySet<number>> {
  const blank = new Set<number>();
  if (pages.length === 0 || work.isLate()) return blank;
  let strict: OpenPdf | null = null;
  try {
    strict = await openStrictly();
    for (const page of pages) {
      await work.giveWay();
      if (work.isLate()) break;
      const drawn = await drawnOn(document, page, work);
      if (isHardlyAny(drawn) && drawn.count === (await drawnOn(strict.document, page, work)).count) blank.add(page);
    }
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
  } finally {
    await strict?.close();
  }
  return blank;
}

type Drawn = { readonly count: number; readonly glyphs: number; readonly ofPaths: number };

function isHardlyAny({ glyphs, ofPaths }: Drawn): boolean {
  return glyphs < fewGlyphs && ofPaths < fewOfPaths;
}

async function drawnOn(document: PDFDocumentProxy, number: number, work: Work): Promise<Drawn> {
  const page = await work.inTime(document.getPage(number + 1));
  const { fnArray, argsArray } = await work.inTime(page.getOperatorList());
  page.cleanup();
  let glyphs = 0;
  let ofPaths = 0;
  fnArray.forEach((operator, place) => {
    const given = argsArray[place];
    if (textOperators.has(operator)) glyphs += glyphsIn(given?.[0]);
    if (operator === pathOperator) ofPaths += given?.[1]?.[0]?.length ?? fewOfPaths;
  });
  return { count: fnArray.length, glyphs, ofPaths };
}

/** Blanks are none, and the numbers between glyphs only move them. */
function glyphsIn(shown: unknown): number {
  if (!Array.isArray(shown)) return 0;
  return shown.filter((one) => typeof one === "object" && one !== null && !one.isSpace).length;
}
