import { safeAddress } from "@jotter/markdown/address";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Area, areasOf } from "../mark-areas.ts";
import type { Place } from "../page-window.ts";

/** A link on a page: to a place in the file, or out into the world. */
export type PdfLink = { readonly area: Area } & ({ readonly place: Place } | { readonly href: string });

/** An index has hundreds; more than this on one page nobody meant to be pressed. */
const mostLinks = 500;

/** Of all that a page may want to do only this is taken: to lead somewhere. Nothing is run, started or sent. [DOC-4] */
export async function linksOn(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<readonly PdfLink[]> {
  const sheet = page.getViewport({ scale: 1 });
  const annotations: readonly Annotation[] = await page.getAnnotations({ intent: "display" });
  const links = annotations.filter(isLink).slice(0, mostLinks);
  const found = await Promise.all(
    links.map(async ({ rect, url, dest }): Promise<PdfLink[]> => {
      const [left = 0, top = 0] = sheet.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0);
      const [right = 0, bottom = 0] = sheet.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0);
      const box = { left: Math.min(left, right), top: Math.min(top, bottom) };
      const size = { width: Math.abs(right - left), height: Math.abs(bottom - top) };
      const [area] = areasOf([{ ...box, ...size }], { left: 0, top: 0, width: sheet.width, height: sheet.height });
      if (!area) return [];
      const href = url === undefined ? null : outside(url);
      if (href) return [{ area, href }];
      const place = await placeOf(
        pdf,
        dest,
        (height) => (sheet.convertToViewportPoint(0, height)[1] ?? 0) / sheet.height,
      );
      return place ? [{ area, place }] : [];
    }),
  );
  return found.flat();
}

/** What pdf.js tells of it, as far as it is read here. */
type Annotation = {
  readonly subtype?: string;
  readonly rect: readonly number[];
  readonly annotationFlags?: number;
  readonly url?: string;
  readonly dest?: unknown;
};

const isUnseen = 0b10_0010;

function isLink({ subtype, rect, annotationFlags = 0 }: Annotation): boolean {
  return subtype === "Link" && Array.isArray(rect) && (annotationFlags & isUnseen) === 0;
}

/** Only what a link in a text may lead to as well, and nothing of our own. */
function outside(url: string): string | null {
  const address = safeAddress(url);
  return address && !/^[/#]/.test(address) ? address : null;
}

/** `shareOf`: how far down a page a height in its points is; pages of one file are mostly of one size. */
async function placeOf(
  pdf: PDFDocumentProxy,
  dest: unknown,
  shareOf: (height: number) => number,
): Promise<Place | null> {
  try {
    const wanted: unknown = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    if (!Array.isArray(wanted)) return null;
    const [target, kind, ...numbers] = wanted as readonly unknown[];
    const page = typeof target === "number" ? target : await pdf.getPageIndex(target as PageReference);
    if (!Number.isInteger(page) || page < 0 || page >= pdf.numPages) return null;
    const height = numbers[heightAt[nameOf(kind)] ?? -1];
    const share = typeof height === "number" ? shareOf(height) : 0;
    return { page, share: Math.min(1, Math.max(0, share)) };
  } catch {
    // It leads to nowhere.
    return null;
  }
}

type PageReference = Parameters<PDFDocumentProxy["getPageIndex"]>[0];

/** Which of its numbers says how high up the page it leads. */
const heightAt: Readonly<Record<string, number>> = { XYZ: 1, FitH: 0, FitBH: 0, FitR: 3 };

function nameOf(kind: unknown): string {
  return typeof kind === "object" && kind !== null && "name" in kind ? String(kind.name) : "";
}
