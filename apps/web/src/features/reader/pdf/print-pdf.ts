import type { PdfFile } from "./pdf-file.ts";

/** Dots for a point: as a good printer of a school sets them. */
const dots = 150 / 72;

/** Draws one page after the other for paper, hands them to the printer, and tidies up. */
export async function printPdf(file: PdfFile, onPage: (page: number) => void, signal: AbortSignal): Promise<void> {
  const pages = document.createElement("div");
  pages.dataset.printedPages = "";
  const urls: string[] = [];
  try {
    for (let page = 0; page < file.pages && !signal.aborted; page++) {
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
    if (signal.aborted) return;
    document.body.append(pages);
    print();
  } finally {
    pages.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
