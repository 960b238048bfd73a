/** pdf.js's own folders, which the build puts beside the app: letters of Chinese and Japanese, fonts, decoders. */
export const pdfFolders = ["cmaps", "standard_fonts", "wasm"] as const;

/** With pdf.js's version in it, since what lies under /assets is kept for good. */
export const pdfAddress = "/assets/pdfjs-6.5.438/";

/** pdf.js itself, by what it is imported as: what shows, what reads and what draws, once for pages and workers alike. */
export const pdfCode = {
  "pdfjs-dist/legacy/build/pdf.mjs": "pdf.js",
  "pdfjs-dist/legacy/build/pdf.worker.mjs": "pdf.worker.js",
  "pdfjs-dist/legacy/build/pdf.renderer.mjs": "pdf.renderer.js",
} as const;

/** One of their files, from our own server. */
export async function pdfFile(folder: (typeof pdfFolders)[number], name: string): Promise<Uint8Array> {
  const answer = await fetch(`${pdfAddress}${folder}/${name}`);
  if (!answer.ok) throw new Error(`${folder}/${name} is not here`);
  return new Uint8Array(await answer.arrayBuffer());
}
