import { failed, ok, type Result } from "@jotter/domain/result";
import type { FilesPort, FilesProblem, StoredFile } from "@jotter/ports/backend";
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
  return {
    address,
    upload: ({ id, name, purpose, content, onProgress, signal }) => {
      const target = `/api/files?${new URLSearchParams({ name, ...(id && { id }), ...(purpose && { purpose }) })}`;
      // fetch cannot tell how far an upload is; where there is XMLHttpRequest, it can.
      if (typeof XMLHttpRequest !== "undefined")
        return uploadWithProgress(`${baseUrl}${target}`, content, onProgress, signal);
      const init = { method: "POST", body: content, ...(signal && { signal }) };
      return ask(target, init, async (response) => StoredFileAnswer.parse(await response.json()), timeouts.uploadMs);
    },
    list: (signal) =>
      ask("/api/files", signal ? { signal } : {}, async (response) => FileList.parse(await response.json())),
    download: (id, range, signal) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return ask(path(id), { headers, ...(signal && { signal }) }, (response) => response.blob(), timeouts.uploadMs);
    },
    remove: (id) => ask(path(id), { method: "DELETE" }, async () => null),
  };
}

function uploadWithProgress(
  url: string,
  content: Blob,
  onProgress?: (sent: number, total: number) => void,
  signal?: AbortSignal,
): Promise<Result<StoredFile, FilesProblem>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (answer: Result<StoredFile, FilesProblem>) => {
      signal?.removeEventListener("abort", abort);
      resolve(answer);
    };
    if (signal?.aborted) return end(failed({ kind: "canceled" }));
    signal?.addEventListener("abort", abort);
    request.open("POST", url);
    request.timeout = timeouts.uploadMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      const body = readJson(request.responseText);
      const file = StoredFileAnswer.safeParse(body);
      if (request.status < 300 && file.success) end(ok(file.data));
      else end(failed(filesProblem(request.status, readTrouble(body))));
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
  const isPassing = status >= 500 || status === 429;
  return { kind: "unavailable", detail: code ?? `status ${status}`, ...(isPassing && { isPassing: true as const }) };
}
