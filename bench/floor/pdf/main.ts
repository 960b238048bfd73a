// pdf.js as its examples use it: a file is opened and its first page drawn, or its text is asked for. Nothing of ours.
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";

pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.mjs", import.meta.url).href;

const opened = async (address: string) => {
  const bytes = await (await fetch(address)).arrayBuffer();
  return pdfjs.getDocument({ data: new Uint8Array(bytes) }).promise;
};

Object.assign(window, {
  /** Milliseconds from being asked to the first page on the screen, as wide as ours. */
  firstPage: async (address: string, widthPixels: number) => {
    const began = performance.now();
    const page = await (await opened(address)).getPage(1);
    const canvas = document.querySelector("canvas") as HTMLCanvasElement;
    const viewport = page.getViewport({ scale: widthPixels / page.getViewport({ scale: 1 }).width });
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    await page.render({ canvas, viewport }).promise;
    return performance.now() - began;
  },
  /** Milliseconds for the text of every page. */
  allText: async (address: string) => {
    const began = performance.now();
    const document = await opened(address);
    let letters = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ("str" in item) letters += item.str.length;
    }
    return { ms: performance.now() - began, letters };
  },
});
