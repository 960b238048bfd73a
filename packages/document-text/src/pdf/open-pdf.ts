import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { fetched, refuse, type Work } from "../work.ts";

/** One file of pdf.js's own folders (`cmaps`, `standard_fonts`, `wasm`), from wherever the app keeps them. */
export type PdfFiles = (folder: "cmaps" | "standard_fonts" | "wasm", name: string) => Promise<Uint8Array>;

export type OpenPdf = { readonly document: PDFDocumentProxy; readonly close: () => Promise<void> };

/**
 * pdf.js, both halves in this thread: we are in a worker already, and a worker within it would have to be fetched by an
 * address. Scripts, forms of XFA, fonts and pictures are not touched; without an address nothing can be asked for.
 * `isStrict`: a picture is an error instead of nothing.
 */
export async function openPdf(
  bytes: Uint8Array,
  work: Work,
  files: PdfFiles | null,
  { isStrict = false } = {},
): Promise<OpenPdf> {
  const pdfjs = await fetched(loaded());
  const task = pdfjs.getDocument({
    // It keeps what it is given.
    data: bytes.slice(),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    maxImageSize: 0,
    stopAtErrors: isStrict,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
    // Names of folders, not addresses: the files come by `BinaryDataFactory`.
    cMapUrl: "cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "standard_fonts/",
    BinaryDataFactory: dataFactory(files),
  });
  const close = () => task.destroy();
  try {
    return { document: await work.inTime(task.promise), close };
  } catch (thrown) {
    await close();
    if (thrown instanceof Error && thrown.name === "PasswordException") refuse("encrypted");
    throw thrown;
  }
}

const folders = { cMapUrl: "cmaps", standardFontDataUrl: "standard_fonts", wasmUrl: "wasm" } as const;

/** It calls `new` and `fetch`: a class in its eyes. */
function dataFactory(files: PdfFiles | null) {
  return class {
    async fetch({ kind, filename }: { readonly kind: keyof typeof folders; readonly filename: string }) {
      if (!files || !/^[\w.-]{1,80}$/.test(filename)) throw new Error("not here");
      return files(folders[kind], filename);
    }
  };
}

type Pdfjs = typeof import("pdfjs-dist/legacy/build/pdf.mjs");
let loading: Promise<Pdfjs> | undefined;

function loaded(): Promise<Pdfjs> {
  loading ??= aside(async () => {
    await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
    return import("pdfjs-dist/legacy/build/pdf.mjs");
  });
  // The next file tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Its other half answers on the channel of any worker it finds itself in, which is ours; and in Node both say at length
 * that there is no canvas. With a window in sight and nobody to warn they load in silence.
 */
async function aside<Value>(load: () => Promise<Value>): Promise<Value> {
  const place = globalThis as { window?: unknown };
  const isBare = !("window" in place);
  const { warn } = console;
  if (isBare) place.window = globalThis;
  console.warn = () => {};
  try {
    return await load();
  } finally {
    console.warn = warn;
    if (isBare) delete place.window;
  }
}
