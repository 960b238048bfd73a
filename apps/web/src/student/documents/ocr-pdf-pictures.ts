import type { DrawnPdf } from "./drawn-pdf.ts";
import type { PagePictures, Picture } from "./ocr-queue.ts";

type Size = { readonly width: number; readonly height: number };

/** Letters of a printed page are read best at so many dots for an inch; a point is a 72nd of it. */
const wantedScale = 300 / 72;
const mostPixels = 16_000_000;

/** Pictures of a PDF's pages, drawn one at a time when they are asked for. */
export function pdfPictures(file: DrawnPdf): PagePictures {
  const leaving = new AbortController();
  return {
    pictureOf: async (page) => {
      const canvas = document.createElement("canvas");
      try {
        await file.draw(page, canvas, { scale: scaleToRead(await file.sizeOf(page)), signal: leaving.signal });
        return await pictureOn(canvas);
      } finally {
        file.forget(page);
        // Its memory goes now, not when somebody cleans up.
        canvas.width = 0;
        canvas.height = 0;
      }
    },
    close: () => {
      leaving.abort();
      file.close();
    },
  };
}

/** As fine as is wanted, as long as the picture fits into memory: a poster is drawn coarser. */
export function scaleToRead({ width, height }: Size): number {
  return Math.min(wantedScale, scaleToFit({ width, height }));
}

export function scaleToFit({ width, height }: Size): number {
  return Math.sqrt(mostPixels / Math.max(1, width * height));
}

export function pictureOn(canvas: HTMLCanvasElement): Promise<Picture> {
  const { width, height } = canvas;
  return new Promise((resolve, reject) =>
    canvas.toBlob((image) =>
      image ? resolve({ image, width, height }) : reject(new Error("the page could not be drawn")),
    ),
  );
}
