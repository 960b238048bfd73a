/** The half of pdf.js that reads; it comes without types. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: unknown;
}

declare module "pdfjs-dist/legacy/build/pdf.renderer.mjs" {
  export {};
}
