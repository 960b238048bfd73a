/** pdf.js's own folders, which the build puts beside the app: letters of Chinese and Japanese, fonts, decoders. */
type Folder = "cmaps" | "standard_fonts" | "wasm";

/** One of their files, from our own server. */
export async function pdfFile(folder: Folder, name: string): Promise<Uint8Array> {
  const answer = await fetch(`/assets/pdfjs-6.5.438/${folder}/${name}`);
  if (!answer.ok) throw new Error(`${folder}/${name} is not here`);
  return new Uint8Array(await answer.arrayBuffer());
}
