import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Who takes nothing for so long, and wants the rest, asks for it again. */
const readerIdleMs = 120_000;

/** Streams content straight to the socket, at the pace the reader takes it. */
export async function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: Readable,
) {
  response.setTimeout(readerIdleMs, () => response.destroy());
  response.writeHead(status, headers);
  // A reader who goes away in the middle is no error of ours, and nobody is left to be told.
  await pipeline(content, response).catch(() => response.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** The answer to a HEAD request, or to one for what the reader already has. */
export function withoutContent(status: number, headers: Readonly<Record<string, string>>) {
  return new Response(null, { status, headers });
}
