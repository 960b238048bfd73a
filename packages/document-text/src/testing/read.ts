import type { DocumentText } from "../document.ts";
import { type ReadOptions, readDocument } from "../read-document.ts";
import { pdfFiles } from "./pdf-files.ts";

/** What stands in it; a file that is refused fails the test. */
export async function textOf(
  name: string,
  content: Uint8Array | string,
  options: ReadOptions = {},
): Promise<DocumentText> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const result = await readDocument({ name, bytes }, { pdfFiles, ...options });
  if (!result.ok) throw new Error(`refused: ${result.problem.reason}`);
  return result.value;
}

export async function refusalOf(
  name: string,
  content: Uint8Array | string,
  options: ReadOptions = {},
): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const result = await readDocument({ name, bytes }, { pdfFiles, ...options });
  return result.ok ? `read as ${result.value.kind}` : result.problem.reason;
}
