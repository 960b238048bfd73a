import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBeside } from "./beside.ts";
import { createLog } from "./log.ts";

let folder: string;
let file: URL;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-beside-"));
  const path = join(folder, "worker.mjs");
  writeFileSync(
    path,
    `import { parentPort } from "node:worker_threads";
    parentPort.on("message", (job) => {
      if (job === "break") throw new TypeError("broken");
      if (job !== "silence") parentPort.postMessage(job);
    });`,
  );
  file = pathToFileURL(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a thread that breaks is told to the operator, and the next job is done [OPS-3]", async () => {
  const lines: string[] = [];
  const beside = createBeside<string, string>(
    file,
    createLog("error", (line) => void lines.push(line)),
  );
  expect(await beside.ask(async () => "break")).toBe(undefined);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "thread.failed", error: "TypeError" }]);
  expect(await beside.ask(async () => "well")).toBe("well");
  await beside.close();
  expect(lines).toHaveLength(1);
});

test("a server that stops waits neither for the job at hand nor for those after it [OPS-3]", async () => {
  const lines: string[] = [];
  const beside = createBeside<string, string>(
    file,
    createLog("error", (line) => void lines.push(line)),
  );
  expect(await beside.ask(async () => "begun")).toBe("begun");
  const made: string[] = [];
  const asked = ["silence", "silence", "next"].map((job) =>
    beside.ask(async () => {
      made.push(job);
      return job;
    }),
  );
  await expect.poll(() => made).toEqual(["silence"]);
  await beside.close();
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
  expect([made, lines]).toEqual([["silence"], []]);
});
