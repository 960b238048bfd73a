import { failed, ok } from "@jotter/domain/result";
import type { FilesPort, FilesProblem } from "@jotter/ports/backend";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryingFiles, triedMs } from "./retrying-files.ts";

/** A server that answers with these problems, one after the other, and then well. Time passes only in pauses. */
function desk(problems: readonly FilesProblem[], options: { readonly isOnline?: boolean } = {}) {
  let clock = 0;
  let asked = 0;
  const answer = async () => {
    const problem = problems[Math.min(asked++, problems.length)];
    return problem ? failed(problem) : ok(null as never);
  };
  const port: FilesPort = {
    upload: answer,
    list: answer,
    download: answer,
    remove: answer,
    address: (id) => id,
  };
  const files = retryingFiles(port, {
    now: () => clock,
    pause: async (ms) => {
      clock += ms;
    },
    isOnline: () => options.isOnline ?? true,
  });
  return { files, asked: () => asked, clock: () => clock };
}

const cut: FilesProblem = { kind: "offline" };
const broken: FilesProblem = { kind: "unavailable", detail: "status 503", isPassing: true };
const forever = (problem: FilesProblem) => Array<FilesProblem>(10_000).fill(problem);
const upload = { name: "a.txt", content: new Blob(["a"]) };

describe("what is asked of the files [DAT-3]", () => {
  test("is asked again after trouble of the line or the server, and then answered", async () => {
    const { files, asked } = desk([cut, broken, cut]);
    expect([await files.remove("a"), asked()]).toEqual([ok(null), 4]);
  });

  test("is tried for 120 seconds, an upload for 600, and then the limit is told", async () => {
    const operation = desk(forever(broken));
    expect(await operation.files.list()).toEqual(failed({ kind: "retry-limit" }));
    expect(operation.clock()).toBeGreaterThan(triedMs.operation - 10_001);
    expect(operation.clock()).toBeLessThan(triedMs.operation);
    const sending = desk(forever(cut));
    expect(await sending.files.upload(upload)).toEqual(failed({ kind: "retry-limit" }));
    expect(sending.clock()).toBeGreaterThan(triedMs.upload - 10_001);
    expect(sending.clock()).toBeLessThan(triedMs.upload);
  });

  test("goes on for as long as an upload comes further, and ten minutes more", async () => {
    let clock = 0;
    let sent = 0;
    const port = {
      upload: async ({ onProgress }: Parameters<FilesPort["upload"]>[0]) => {
        // A piece in five minutes, and the line breaks; the fourth never comes.
        if (sent < 3) onProgress?.(++sent, 4);
        clock += 300_000;
        return failed(cut);
      },
    } as unknown as FilesPort;
    const pause = async (ms: number) => {
      clock += ms;
    };
    const deps = { now: () => clock, pause, isOnline: () => true };
    expect(await retryingFiles(port, deps).upload(upload)).toEqual(failed({ kind: "retry-limit" }));
    expect(clock).toBeGreaterThanOrEqual(2 * 300_000 + triedMs.upload);
    expect(clock).toBeLessThan(4 * 300_000 + triedMs.upload);
  });

  test.each<FilesProblem>([
    { kind: "not-found" },
    { kind: "unauthorized" },
    { kind: "quota-exceeded", limitBytes: 5 },
    { kind: "too-large", limitBytes: 5 },
    { kind: "canceled" },
    { kind: "unavailable", detail: "TAKEN" },
  ])("is not asked again where the answer would be the same: $kind", async (problem) => {
    const { files, asked } = desk(forever(problem));
    expect([await files.upload(upload), asked()]).toEqual([failed(problem), 1]);
  });

  test("is answered at once where the device has no network", async () => {
    const { files, clock } = desk(forever(cut), { isOnline: false });
    expect([await files.download("a"), clock()]).toEqual([failed(cut), 0]);
  });

  test("ends as canceled when it is left between two attempts", async () => {
    const leaving = new AbortController();
    const { files } = desk(forever(cut));
    leaving.abort();
    expect(await files.list(leaving.signal)).toEqual(failed({ kind: "canceled" }));
  });

  test("never takes longer than it may, and ends well whenever the trouble passes early enough", async () => {
    const trouble = fc.array(fc.constantFrom(cut, broken), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(trouble, async (problems) => {
        const { files, clock } = desk(problems);
        const answer = await files.list();
        expect(clock()).toBeLessThan(triedMs.operation);
        // 1 + 2 + 4 + 8 seconds, and then ten at a time.
        expect(answer.ok).toBe(problems.length <= 14);
      }),
    );
  });
});
