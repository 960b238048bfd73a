import { failed, ok, type Result } from "@jotter/domain/result";
import { withoutRadicals } from "@jotter/markdown/radicals";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { pdfFile } from "../../../student/documents/reading-pdf-files.ts";
import { linksOn, type PdfLink } from "./pdf-links.ts";
import { endOfWords } from "./use-steady-selection.ts";

export type Size = { readonly width: number; readonly height: number };

/** What of a page is drawn, in parts of it; left out, all. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A PDF to be looked at. Sizes are in its own points. */
export type PdfFile = {
  readonly pages: number;
  readonly firstSize: Size;
  readonly sizeOf: (page: number) => Promise<Size>;
  /** Something of it is to be seen: what is less wanted may begin. */
  readonly seen: Promise<void>;
  /** Draws at so many pixels for a point, and ends early when it is called off. */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    options: { readonly scale: number; readonly part?: Part; readonly isPrint?: boolean; readonly signal: AbortSignal },
  ) => Promise<void>;
  /** Lays the page's words over it, to be selected and to be heard. */
  readonly layWords: (page: number, over: HTMLElement, signal: AbortSignal) => Promise<void>;
  readonly linksOn: (page: number) => Promise<readonly PdfLink[]>;
  /** Lets go of what a page that is out of sight has taken. */
  readonly forget: (page: number) => void;
  readonly close: () => void;
};

/** Pictures beyond this many pixels are left out: they are there to burst. */
const mostImagePixels = 1 << 26;

/** One that waits for the next file: starting it takes as long as reading a book's beginning. */
let spare: Worker | null = null;

/** Whoever looks through the library opens one next. */
export function keepWorkerReady(): void {
  spare ??= newWorker();
}

function takenWorker(): Worker {
  const taken = spare ?? newWorker();
  spare = null;
  return taken;
}

function newWorker(): Worker {
  const worker = new Worker(new URL("./pdf-drawing-worker.ts", import.meta.url), { type: "module", name: "pdf" });
  worker.addEventListener("error", () => {
    if (spare === worker) spare = null;
  });
  return worker;
}

/**
 * Opens it in a worker of ours, which starts while the file is still on its way. Nothing in it is run, and without an
 * address nothing can be asked for. [DOC-4]
 */
export async function openPdfFile(file: Blob | Promise<Blob>): Promise<Result<PdfFile, "encrypted" | "broken">> {
  const thread = takenWorker();
  const worker = pdfjs.PDFWorker.create({ port: thread });
  // Drawing a page holds up whoever scrolls. Where it cannot be fetched, pdf.js draws here.
  const painter = new Worker(new URL("./pdf-painting-worker.ts", import.meta.url), { type: "module", name: "pages" });
  let task: pdfjs.PDFDocumentLoadingTask | null = null;
  const close = () => {
    void task?.destroy().catch(() => {});
    worker.destroy();
    thread.terminate();
    painter.terminate();
  };
  // A worker that cannot be fetched would leave us waiting for good.
  const lost = new Promise<never>((_, reject) => thread.addEventListener("error", reject, { once: true }));
  try {
    const bytes = new Uint8Array(await (await file).arrayBuffer());
    pdfjs.GlobalWorkerOptions.rendererPorts = [painter];
    task = openedBy(worker, bytes);
    const document = await Promise.race([task.promise, lost]);
    lost.catch(() => {});
    const first = (await Promise.race([document.getPage(1), lost])).getViewport({ scale: 1 });
    return ok(fileOf(document, { width: first.width, height: first.height }, close));
  } catch (thrown) {
    close();
    return failed(thrown instanceof Error && thrown.name === "PasswordException" ? "encrypted" : "broken");
  }
}

/** As pdf.js takes it. */
function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error("There is no memory left to draw a page in.");
  return pen;
}

function openedBy(worker: pdfjs.PDFWorker, data: Uint8Array): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    data,
    worker,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    enableXfa: false,
    useWorkerFetch: false,
    maxImageSize: mostImagePixels,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
    // Names of folders, not addresses: the files come by `BinaryDataFactory`.
    cMapUrl: "cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "standard_fonts/",
    wasmUrl: "wasm/",
    BinaryDataFactory: FromOurServer,
  });
}

function fileOf(pdf: pdfjs.PDFDocumentProxy, firstSize: Size, close: () => void): PdfFile {
  const pageOf = (page: number) => pdf.getPage(page + 1);
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  let isFirst = true;
  return {
    seen,
    pages: pdf.numPages,
    firstSize,
    sizeOf: async (page) => {
      const { width, height } = (await pageOf(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: async (page, canvas, { scale, part, isPrint = false, signal }) => {
      const proxy = await pageOf(page);
      if (signal.aborted) return;
      const whole = proxy.getViewport({ scale });
      const { x, y, width, height } = part ?? { x: 0, y: 0, width: 1, height: 1 };
      canvas.width = Math.max(1, Math.floor(whole.width * width));
      canvas.height = Math.max(1, Math.floor(whole.height * height));
      const viewport = proxy.getViewport({ scale, offsetX: -x * whole.width, offsetY: -y * whole.height });
      // The first page is waited for, and is here sooner than from a worker that still starts.
      const here = isFirst ? { canvas: null, canvasContext: penOf(canvas) } : { canvas };
      isFirst = false;
      const drawing = proxy.render({ ...here, viewport, intent: isPrint ? "print" : "display" });
      const stop = () => drawing.cancel();
      signal.addEventListener("abort", stop, { once: true });
      await drawing.promise
        .catch((thrown: unknown) => {
          if (!(thrown instanceof pdfjs.RenderingCancelledException)) throw thrown;
        })
        .finally(() => {
          signal.removeEventListener("abort", stop);
          see();
        });
    },
    layWords: async (page, over, signal) => {
      const proxy = await pageOf(page);
      if (signal.aborted) return;
      // Apart from the page: each word is measured, and in the page each would have its styles reckoned first.
      const apart = document.createElement("div");
      const layer = new pdfjs.TextLayer({
        textContentSource: proxy.streamTextContent({ includeMarkedContent: true }),
        container: apart,
        viewport: proxy.getViewport({ scale: 1 }),
      });
      signal.addEventListener("abort", () => layer.cancel(), { once: true });
      // Called off, it ends with an error that is none.
      await layer.render().catch(() => {});
      if (signal.aborted) return;
      for (const words of layer.textDivs) {
        const read = words.textContent ?? "";
        if (withoutRadicals(read) !== read) words.textContent = withoutRadicals(read);
      }
      over.style.cssText = apart.style.cssText;
      Object.assign(over.dataset, apart.dataset);
      delete over.dataset.seen;
      over.replaceChildren(...apart.childNodes, endOfWords());
    },
    linksOn: async (page) => linksOn(pdf, await pageOf(page)),
    forget: (page) =>
      void pageOf(page).then(
        (proxy) => proxy.cleanup(),
        () => {},
      ),
    close,
  };
}

const folders = { cMapUrl: "cmaps", standardFontDataUrl: "standard_fonts", wasmUrl: "wasm" } as const;

/** A class in the eyes of pdf.js: it calls `new` and `fetch`. */
class FromOurServer {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const folder = folders[kind as keyof typeof folders];
    if (!folder || !/^[\w.-]{1,80}$/.test(filename)) throw new Error("not here");
    return pdfFile(folder, filename);
  }
}
