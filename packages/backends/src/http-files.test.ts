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
