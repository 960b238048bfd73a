import { createArriving } from "./arriving.ts";
import { holdsNothingness, isWithinBounds } from "./json-bounds.ts";
import type { HttpContext } from "./route.ts";

/** The text of a request's body, or undefined where it is longer than allowed. */
export async function bodyText(context: HttpContext, mostBytes: number): Promise<string | undefined> {
  const bytes = await bodyBytes(context, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The same as it came. */
export async function bodyBytes(
  { req, env }: HttpContext,
  mostBytes: number,
  arriving = arrivingHere,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const declared = req.header("content-length");
  if (declared !== undefined && Number(declared) > mostBytes) return undefined;
  const body = arriving.begin(() => env.incoming.destroy());
  try {
    // Node's parser ends a body at its declared length; what is short need not be counted as it comes.
    if (declared !== undefined && Number(declared) <= shortBody) {
      body.grow(Number(declared));
      return Buffer.from(await req.arrayBuffer());
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of req.raw.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) return undefined;
      body.grow(chunk.byteLength);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    body.end();
  }
}

const MiB = 1024 * 1024;
/** This process has one memory. */
const arrivingHere = createArriving(256 * MiB);
const shortBody = 64 * 1024;

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
