import { failed, ok, type Result } from "@jotter/domain/result";
import type { FilesPort, FilesProblem, StoredFile, Upload } from "@jotter/ports/backend";
import { mostBytesAtOnce } from "@jotter/ports/file-id";
import { z } from "zod/mini";
import { type Call, isGatewayTrouble, readTrouble, type Trouble, timeouts, troubleIn } from "./http-call.ts";

const StoredFileAnswer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  createdAt: z.number(),
  purpose: z.enum(["document", "note-image"]),
});
const FileList = z.object({
  files: z.array(StoredFileAnswer),
  usedBytes: z.number(),
  quotaBytes: z.number(),
  fileBytes: z.optional(z.number()),
});

/** A piece of a file has arrived: where the next one begins, and how long the server wants it. Or all is there. */
const PieceAnswer = z.union([StoredFileAnswer, z.object({ next: z.number(), pieceBytes: z.number() })]);

export function httpFiles(call: Call, baseUrl: string): FilesPort {
  const address = (id: string) => `${baseUrl}/api/files/${encodeURIComponent(id)}`;
  const path = (id: string) => `/api/files/${encodeURIComponent(id)}`;
  const ask = async <Value>(
    what: string,
    init: RequestInit,
    read: (response: Response) => Promise<Value>,
    timeoutMs?: number,
  ): Promise<Result<Value, FilesProblem>> => {
    const response = await call(what, init, timeoutMs);
    if (response === "aborted") return failed({ kind: "canceled" });
    if (response === "unreachable") return failed({ kind: "offline" });
    if (!response.ok) return failed(filesProblem(response.status, await troubleIn(response)));
    try {
      return ok(await read(response));
    } catch (error) {
      // The head had come, and the rest did not: the page was left, or the line went.
      if (init.signal?.aborted) return failed({ kind: "canceled" });
      if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
        return failed({ kind: "offline" });
      throw error;
    }
  };

  /** fetch cannot tell how far an upload is; where there is XMLHttpRequest, it can. */
  function post<Answer>(target: string, answer: { parse: (body: unknown) => Answer }, sent: Sent) {
    if (typeof XMLHttpRequest !== "undefined") return postWithProgress(`${baseUrl}${target}`, answer, sent);
    const { content, signal } = sent;
    const init = { method: "POST", body: content, ...(signal && { signal }) };
    return ask(target, init, async (response) => answer.parse(await response.json()), timeouts.uploadMs);
  }

  const asWhole = ({ id, name, purpose, ...sent }: Upload) =>
    post(
      `/api/files?${new URLSearchParams({ name, ...(id && { id }), ...(purpose && { purpose }) })}`,
      StoredFileAnswer,
      sent,
    );

  /** From where the server has it, whoever sent what is there already. */
  async function inPieces(id: string, upload: Upload): Promise<Result<StoredFile, FilesProblem>> {
    const { name, purpose = "document", content, onProgress, signal } = upload;
    const pieces = `/api/file-pieces?id=${encodeURIComponent(id)}`;
    const readAnswer = async (response: Response) => PieceAnswer.parse(await response.json());
    let answer = await ask(pieces, signal ? { signal } : {}, readAnswer);
    // An older server knows nothing of pieces.
    if (!answer.ok && answer.problem.kind === "not-found") return await asWhole(upload);
    const isPassing = { kind: "unavailable", detail: "PIECES", isPassing: true } as const;
    let last = -1;
    for (;;) {
      // Another server than the one that was asked, from before there were pieces: soon all of them know.
      if (!answer.ok) return answer.problem.kind === "not-found" ? failed(isPassing) : answer;
      if ("id" in answer.value) return ok(answer.value);
      const { next: from, pieceBytes } = answer.value;
      // It wants what it just took: whoever tries again begins by asking.
      if (from <= last || from >= content.size) return failed(isPassing);
      last = from;
      onProgress?.(from, content.size);
      const piece = content.slice(from, from + pieceBytes);
      const query = new URLSearchParams({ name, purpose, from: String(from), of: String(content.size) });
      answer = await post(`${pieces}&${query}`, PieceAnswer, {
        content: piece,
        signal,
        onProgress: (sent, total) => onProgress?.(from + piece.size * (total === 0 ? 0 : sent / total), content.size),
      });
    }
  }

  return {
    address,
    upload: (upload) =>
      upload.id && upload.content.size > mostBytesAtOnce ? inPieces(upload.id, upload) : asWhole(upload),
    list: (signal) =>
      ask("/api/files", signal ? { signal } : {}, async (response) => FileList.parse(await response.json())),
    download: (id, range, signal) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return ask(path(id), { headers, ...(signal && { signal }) }, (response) => response.blob(), timeouts.uploadMs);
    },
    remove: (id) => ask(path(id), { method: "DELETE" }, async () => null),
  };
}

type Sent = Pick<Upload, "content"> & {
  readonly onProgress?: Upload["onProgress"] | undefined;
  readonly signal?: AbortSignal | undefined;
};

function postWithProgress<Answer>(
  url: string,
  answer: { parse: (body: unknown) => Answer },
  { content, onProgress, signal }: Sent,
): Promise<Result<Answer, FilesProblem>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (result: Result<Answer, FilesProblem>) => {
      signal?.removeEventListener("abort", abort);
      resolve(result);
    };
    if (signal?.aborted) return end(failed({ kind: "canceled" }));
    signal?.addEventListener("abort", abort);
    request.open("POST", url);
    request.timeout = timeouts.uploadMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      const body = readJson(request.responseText);
      try {
        if (request.status < 300) return end(ok(answer.parse(body)));
      } catch {
        // Somebody in between answered in the server's place.
      }
      end(failed(filesProblem(request.status, readTrouble(body))));
    };
    request.onerror = () => end(failed({ kind: "offline" }));
    request.ontimeout = () => end(failed({ kind: "offline" }));
    request.onabort = () => end(failed({ kind: "canceled" }));
    request.send(content);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page; the status says enough.
    return undefined;
  }
}

function filesProblem(status: number, { code, limit = 0 }: Trouble): FilesProblem {
  if (status === 401) return { kind: "unauthorized" };
  if (status === 404) return { kind: "not-found" };
  if (status === 413) return { kind: "too-large", limitBytes: limit };
  if (status === 507 && code === "QUOTA") return { kind: "quota-exceeded", limitBytes: limit };
  if (isGatewayTrouble(status)) return { kind: "offline" };
  const isPassing = status >= 500 || status === 429 || code === "BUSY";
  return { kind: "unavailable", detail: code ?? `status ${status}`, ...(isPassing && { isPassing: true as const }) };
}
