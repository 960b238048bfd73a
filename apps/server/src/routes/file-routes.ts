import type { FilePurpose, StoredFile } from "@jotter/ports/backend";
import { isFileId } from "@jotter/ports/file-id";
import type { Received } from "../files/arrival.ts";
import { dispositionOf } from "../files/file-name.ts";
import type { ByteRange, FileStore } from "../files/file-store.ts";
import { isShownInPlace } from "../files/file-type.ts";
import type { StudentFiles } from "../files/student-files.ts";
import { createTurns } from "../files/turns.ts";
import { send, withoutContent } from "../send-file.ts";
import { json, jsonFor, problem } from "./answer.ts";
import type { Route, SignedInCall } from "./route.ts";

export type FileRooms = { readonly files: StudentFiles; readonly fileStore: FileStore };

/** More than a page asks for at once. */
const mostAtOnce = { arriving: 8, leaving: 32 };

export function fileRoutes({ files, fileStore }: FileRooms): readonly Route[] {
  const arriving = createTurns(mostAtOnce.arriving);
  const leaving = createTurns(mostAtOnce.leaving);
  return [
    { method: "POST", path: "/api/files", access: "signed-in", handle: inTurn(upload) },
    { method: "POST", path: "/api/file-pieces", access: "signed-in", handle: inTurn(uploadPiece) },
    { method: "GET", path: "/api/file-pieces", access: "signed-in", handle: nextPiece },
    { method: "GET", path: "/api/files", access: "signed-in", handle: list },
    { method: "GET", path: "/api/files/:id", access: "signed-in", handle: download },
    { method: "DELETE", path: "/api/files/:id", access: "signed-in", handle: remove },
  ];

  function inTurn(handle: (call: SignedInCall) => Promise<Response>) {
    return async (call: SignedInCall) => {
      const release = await arriving(call.session.userId);
      try {
        return await handle(call);
      } finally {
        release();
      }
    };
  }

  async function upload({ context, session, now }: SignedInCall) {
    const name = context.req.query("name");
    const id = context.req.query("id");
    const purpose = context.req.query("purpose") ?? "document";
    if (!name) return problem(400, "BAD_REQUEST", { message: "name is missing" });
    if (id !== undefined && !isFileId(id)) return problem(400, "BAD_REQUEST", { message: "id is no file's id" });
    if (!isFilePurpose(purpose)) return problem(400, "BAD_REQUEST", { message: "purpose is unknown" });
    const declared = context.req.header("content-length");
    const received = await files.receive({
      userId: session.userId,
      id,
      name,
      purpose,
      declaredBytes: declared === undefined ? undefined : Number(declared),
      content: context.env.incoming,
      now,
    });
    return answerTo(received);
  }

  async function uploadPiece({ context, session, now }: SignedInCall) {
    const { id = "", name, purpose = "document", from, of } = context.req.query();
    const [start, whole] = [Number(from), Number(of)];
    if (!isFileId(id) || !name || !isFilePurpose(purpose)) return problem(400, "BAD_REQUEST");
    const length = Math.min(files.pieceBytes, whole - start);
    const isPiece = isCount(from) && isCount(of) && length > 0 && start % files.pieceBytes === 0;
    if (!isPiece || context.req.header("content-length") !== String(length))
      return problem(400, "BAD_REQUEST", { message: "this is no piece of the file" });
    const content = context.env.incoming;
    const { userId } = session;
    const received = await files.receivePiece({ userId, id, name, purpose, from: start, of: whole, content, now });
    if (received.kind === "more")
      return json(JSON.stringify({ next: received.next, pieceBytes: files.pieceBytes }), 202);
    return received.kind === "busy" ? problem(409, "BUSY") : answerTo(received);
  }

  async function nextPiece({ context, session }: SignedInCall) {
    const next = await files.nextPiece(session.userId, context.req.query("id") ?? "");
    return await jsonFor(context, JSON.stringify("next" in next ? { ...next, pieceBytes: files.pieceBytes } : next));
  }

  async function list({ context, session }: SignedInCall) {
    return await jsonFor(context, JSON.stringify(await files.list(session.userId)));
  }

  async function download({ context, session }: SignedInCall) {
    const file = await files.find(session.userId, context.req.param("id") ?? "");
    if (!file) return problem(404, "NOT_FOUND");
    const headers = headersOf(file);
    if (context.req.header("if-none-match") === headers.etag) return withoutContent(304, headers);

    const ifRange = context.req.header("if-range");
    const range =
      ifRange === undefined || ifRange === headers.etag ? rangeOf(context.req.header("range"), file.bytes) : undefined;
    if (range === "outside") return problem(416, "RANGE", {}, { "content-range": `bytes */${file.bytes}` });
    const length = range ? range.end - range.start + 1 : file.bytes;
    const sent = {
      ...headers,
      "content-length": String(length),
      ...(range && { "content-range": `bytes ${range.start}-${range.end}/${file.bytes}` }),
    };
    const status = range ? 206 : 200;
    if (context.req.method === "HEAD") return withoutContent(status, sent);
    const release = await leaving(session.userId);
    try {
      const content = await fileStore.read(file.id, range);
      return content ? await send(context.env.outgoing, status, sent, content) : problem(404, "NOT_FOUND");
    } finally {
      release();
    }
  }

  async function remove({ context, session }: SignedInCall) {
    const removed = await files.remove(session.userId, context.req.param("id") ?? "");
    return removed ? new Response(null, { status: 204 }) : problem(404, "NOT_FOUND");
  }
}

function answerTo(received: Received): Response {
  if (received.kind === "stored") return json(JSON.stringify(received.file), 201);
  if (received.kind === "gone") return problem(401, "SIGNED_OUT");
  if (received.kind === "taken") return problem(409, "TAKEN");
  return received.kind === "quota"
    ? problem(507, "QUOTA", { limit: received.limit })
    : problem(413, "TOO_LARGE", { limit: received.limit });
}

function isCount(text: string | undefined): boolean {
  return /^\d{1,15}$/.test(text ?? "");
}

const purposes: readonly string[] = ["document", "note-image"] satisfies readonly FilePurpose[];

function isFilePurpose(purpose: string): purpose is FilePurpose {
  return purposes.includes(purpose);
}

/** A student's file is never a page of ours: whatever is in it may not run, load or be taken for another type. */
function headersOf(file: StoredFile) {
  return {
    "content-type": file.type === "text/plain" ? "text/plain; charset=utf-8" : file.type,
    "content-disposition": dispositionOf(isShownInPlace(file.type) ? "inline" : "attachment", file.name),
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    // What a student may read offline is kept by the app, and leaves this device with them: a browser's own copy stays.
    "cache-control": "private, no-store",
    etag: `"${file.id}"`,
  };
}

/** One range of a file; several at once are answered with the whole, as the standard allows. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | "outside" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? "outside" : { start, end };
}
