import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { OcrData } from "../ocr/ocr-data.ts";
import { send } from "../send-file.ts";
import { problem } from "./answer.ts";
import type { Route, SignedInCall } from "./route.ts";

export type OcrRooms = { readonly ocr: OcrData };

/** What a browser needs to read letters off pictures. Heavy, and fetched by the server when it is first asked for. */
export function ocrRoutes({ ocr }: OcrRooms): readonly Route[] {
  return [{ method: "GET", path: "/api/ocr/:name", access: "signed-in", handle: read }];

  async function read({ context }: SignedInCall) {
    const name = context.req.param("name") ?? "";
    const path = await ocr.pathOf(name);
    if (path === null) return problem(404, "NOT_FOUND");
    const headers = {
      "content-type": name.endsWith(".js") ? "text/javascript; charset=utf-8" : "application/octet-stream",
      "content-length": String((await stat(path)).size),
      "cache-control": "private, max-age=31536000, immutable",
    };
    return await send(context.env.outgoing, 200, headers, createReadStream(path));
  }
}
