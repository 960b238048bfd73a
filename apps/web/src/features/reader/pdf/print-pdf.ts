import type { PdfFile } from "./pdf-file.ts";

/** Dots for a point: as a good printer of a school sets them. */
const dots = 150 / 72;

/** From the first of them to the last. */
export type PagesToPrint = { readonly from: number; readonly to: number };

/**
 * Draws one page after the other for paper and hands them to the printer. Phones go on while they print, so the pages
 * stay until that is over.
 */
export async function printPdf(
  file: PdfFile,
  { from, to }: PagesToPrint,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages = document.createElement("div");
  pages.dataset.printedPages = "";
  const urls: string[] = [];
  const tidyUp = () => {
    pages.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  };
  try {
    for (let page = from; page <= to && !signal.aborted; page++) {
      onPage(page);
      const canvas = document.createElement("canvas");
      await file.draw(page, canvas, { scale: dots, isPrint: true, signal });
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
      canvas.width = 0;
      file.forget(page);
      if (!picture) continue;
      const url = URL.createObjectURL(picture);
      urls.push(url);
      const image = new Image();
      image.src = url;
      pages.append(image);
      await image.decode();
    }
    if (signal.aborted) return tidyUp();
    document.querySelector("[data-printed-pages]")?.remove();
    document.body.append(pages);
    addEventListener("afterprint", tidyUp, { once: true });
    print();
  } catch (error) {
    tidyUp();
    throw error;
  }
}
