import { holdsNothingness, isWithinBounds } from "./json-bounds.ts";
import type { HttpContext } from "./route.ts";

/** The text of a request's body, or undefined where it is longer than allowed. */
export async function bodyText(context: HttpContext, mostBytes: number): Promise<string | undefined> {
  const bytes = await bodyBytes(context, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The same as it came. */
export async function bodyBytes({ req }: HttpContext, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const declared = req.header("content-length");
  // Node's parser ends a body at its declared length; only one without needs counting.
  if (declared !== undefined) {
    return Number(declared) > mostBytes ? undefined : Buffer.from(await req.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The value of a JSON text, or undefined where it is none, or one that nobody sends in earnest. */
export function jsonValue(text: string): unknown {
  return holdsNothingness(text) ? undefined : jsonOfRecords(text);
}

/** The same for students' records, whose words are kept as JSON and may hold any sign. */
export function jsonOfRecords(text: string): unknown {
  if (!isWithinBounds(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
