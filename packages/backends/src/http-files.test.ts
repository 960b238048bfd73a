import { expect, test } from "vitest";
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
