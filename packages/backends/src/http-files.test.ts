import { mostBytesAtOnce } from "@jotter/ports/file-id";
import { describe, expect, test } from "vitest";
import { httpFiles } from "./http-files.ts";

/** An answer whose head has come, and whose rest ends like this. */
const broken = (error: Error) => new Response(new ReadableStream({ pull: (rest) => rest.error(error) }));

test("a list that is left while it arrives is canceled, and one whose line goes is offline [DOC-4]", async () => {
  const leaving = new AbortController();
  const left = httpFiles(async () => {
    leaving.abort();
    return broken(new DOMException("left", "AbortError"));
  }, "");
  expect(await left.list(leaving.signal)).toEqual({ ok: false, problem: { kind: "canceled" } });
  const cut = httpFiles(async () => broken(new TypeError("network error")), "");
  expect(await cut.list()).toEqual({ ok: false, problem: { kind: "offline" } });
  expect(await cut.download("id")).toEqual({ ok: false, problem: { kind: "offline" } });
});

test.each([
  [401, {}, { kind: "unauthorized" }],
  [404, {}, { kind: "not-found" }],
  [413, { limit: 5 }, { kind: "too-large", limitBytes: 5 }],
  [507, { code: "QUOTA", limit: 9 }, { kind: "quota-exceeded", limitBytes: 9 }],
  [409, { code: "TAKEN" }, { kind: "unavailable", detail: "TAKEN" }],
  [503, {}, { kind: "unavailable", detail: "status 503", isPassing: true }],
  [429, {}, { kind: "unavailable", detail: "status 429", isPassing: true }],
  [502, {}, { kind: "offline" }],
])("what the server answers with %i is a problem of its own [DAT-3]", async (status, body, problem) => {
  const files = httpFiles(async () => Response.json(body, { status }), "");
  expect(await files.remove("id")).toEqual({ ok: false, problem });
});

describe("a long file [LEC-1] [DAT-3]", () => {
  const id = "0123456789abcdef".repeat(2);
  const pieceBytes = mostBytesAtOnce / 2;
  const content = new Blob([new Uint8Array(mostBytesAtOnce + 5)]);
  const stored = { id, name: "a.webm", type: "audio/webm", bytes: content.size, createdAt: 1, purpose: "document" };

  /** A server that has this much of it, and loses the line at the given pieces. */
  function server(has: number, lost: readonly number[] = [], knowsPieces: "all" | "some" | "none" = "all") {
    const asked: string[] = [];
    let next = has;
    let sent = 0;
    const files = httpFiles(async (path, init) => {
      const { pathname, searchParams } = new URL(path, "http://localhost");
      const method = init?.method ?? "GET";
      asked.push([method, pathname, searchParams.get("from") ?? ""].join(" ").trim());
      const isOlder = knowsPieces === "none" || (knowsPieces === "some" && method === "POST");
      if (pathname.endsWith("-pieces") && isOlder) return Response.json({ code: "NOT_FOUND" }, { status: 404 });
      if (!pathname.endsWith("-pieces")) return Response.json(stored, { status: 201 });
      if (method === "GET") return Response.json({ next, pieceBytes });
      if (lost.includes(++sent)) return "unreachable";
      next += init?.body instanceof Blob ? init.body.size : 0;
      return next < content.size
        ? Response.json({ next, pieceBytes }, { status: 202 })
        : Response.json(stored, { status: 201 });
    }, "");
    return { files, asked };
  }

  test("goes in pieces, and on from where the server has it after the line broke", async () => {
    const { files, asked } = server(0, [2]);
    const told: number[] = [];
    const upload = { id, name: "a.webm", content, onProgress: (sent: number) => void told.push(sent) };
    expect(await files.upload(upload)).toEqual({ ok: false, problem: { kind: "offline" } });
    expect(await files.upload(upload)).toEqual({ ok: true, value: stored });
    const pieces = "/api/file-pieces";
    expect(asked).toEqual([
      `GET ${pieces}`,
      `POST ${pieces} 0`,
      `POST ${pieces} ${pieceBytes}`,
      `GET ${pieces}`,
      `POST ${pieces} ${pieceBytes}`,
      `POST ${pieces} ${2 * pieceBytes}`,
    ]);
    expect(told).toEqual([0, pieceBytes, pieceBytes, 2 * pieceBytes]);
  });

  test("is tried again where one of several servers does not know pieces yet", async () => {
    const { files } = server(0, [], "some");
    expect(await files.upload({ id, name: "a.webm", content })).toMatchObject({
      problem: { kind: "unavailable", isPassing: true },
    });
  });

  test("is one request to a server that knows no pieces, and so is every short one", async () => {
    const older = server(0, [], "none");
    expect(await older.files.upload({ id, name: "a.webm", content })).toEqual({ ok: true, value: stored });
    expect(older.asked).toEqual(["GET /api/file-pieces", "POST /api/files"]);
    const { files, asked } = server(0);
    await files.upload({ id, name: "a.webm", content: content.slice(0, mostBytesAtOnce) });
    expect(asked).toEqual(["POST /api/files"]);
  });

  test("is not sent round and round to a server that wants the same piece for ever", async () => {
    const files = httpFiles(async () => Response.json({ next: 0, pieceBytes }), "");
    const problem = { kind: "unavailable", detail: "PIECES", isPassing: true };
    expect(await files.upload({ id, name: "a.webm", content })).toEqual({ ok: false, problem });
  });

  test("waits where another page sends a piece of it just now", async () => {
    const files = httpFiles(async (_, init) => {
      if (!init?.method) return Response.json({ next: 0, pieceBytes });
      return Response.json({ code: "BUSY" }, { status: 409 });
    }, "");
    const problem = { kind: "unavailable", detail: "BUSY", isPassing: true };
    expect(await files.upload({ id, name: "a.webm", content })).toEqual({ ok: false, problem });
  });
});
