import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { OcrData } from "../ocr/ocr-data.ts";
import { send } from "../send-file.ts";
import { json, problem } from "./answer.ts";
import type { Route, SignedInCall } from "./route.ts";

export type OcrRooms = { readonly ocr: OcrData };

/** What a browser needs to read letters off pictures, and grammars. Heavy, and fetched by the server when it is first asked for. */
export function ocrRoutes({ ocr }: OcrRooms): readonly Route[] {
  return [
    { method: "GET", path: "/api/ocr", access: "signed-in", handle: list },
    { method: "GET", path: "/api/ocr/:name", access: "signed-in", handle: read },
  ];

  async function list() {
    return json(JSON.stringify({ files: ocr.list() }));
  }

  /** 202 while it is on its way to this server: to be asked again. */
  async function read({ context }: SignedInCall) {
    const name = context.req.param("name") ?? "";
    const answer = ocr.ask(name);
    if (answer.state === "unknown") return problem(404, "NOT_FOUND");
    if (answer.state === "unreachable") return problem(503, "UNAVAILABLE");
    if (answer.state === "coming") return json(JSON.stringify({ bytes: answer.bytes, of: answer.of }), 202);
    const headers = {
      "content-type": typeOf(name),
      ...(answer.isGzip ? { "content-encoding": "gzip" } : {}),
      "content-length": String((await stat(answer.path)).size),
      "cache-control": "private, max-age=31536000, immutable",
    };
    return await send(context.env.outgoing, 200, headers, createReadStream(answer.path));
  }
}

function typeOf(name: string): string {
  if (name.endsWith(".js")) return "text/javascript; charset=utf-8";
  return name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
}
