import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { spawnJotter, type TestProcess } from "../test-process.ts";
import { type Mishap, type StrictS3, startStrictS3 } from "./test-s3.ts";

let folder: string;
let s3: StrictS3;
let running: TestProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "jotter-kill-"));
  s3 = await startStrictS3();
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ exit }) => exit));
  running = [];
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start() {
  const jotter = spawnJotter({ DATA_DIR: folder, LOG_LEVEL: "error", FILES_URL: s3.url });
  running.push(jotter);
  return jotter;
}
const id = "a".repeat(32);
const content = "x".repeat(6_000_000);
const upload = (student: TestClient) =>
  student.send(`/api/files?name=f&id=${id}`, { method: "POST", body: content }).then(
    ({ status }) => status,
    () => "cut off",
  );
const used = async (student: TestClient) => ((await student.get("/api/files")).body as { usedBytes: number }).usedBytes;

test.each<[string, Mishap]>([
  [`POST ${id}?uploads`, "silent"],
  [`PUT ${id}?partNumber=2`, "silent"],
  [`POST ${id}?upload`, "silent"],
  // The store has all of it, and the server is gone before it hears so.
  [`POST ${id}?upload`, "done, then silent"],
])(
  "a server that is killed while %s is %s leaves no file, no room taken, and a name that is free [OPS-2]",
  async (when, mishap) => {
    const first = start();
    const ada = await newStudent({ url: await first.url });
    let asked = () => {};
    const reached = new Promise<void>((resolve) => {
      asked = resolve;
    });
    s3.mishap = (what) => {
      if (what !== when) return undefined;
      setTimeout(asked, 50);
      return mishap;
    };
    const cut = upload(ada);
    await reached;
    expect(await used(ada)).toBe(content.length);
    first.process.kill("SIGKILL");
    await first.exit;
    expect(await cut).toBe("cut off");
    s3.mishap = () => undefined;

    const [name = "", value = ""] = ada.cookie().split("=");
    const again = createClient({ url: await start().url }, new Map([[name, value]]));
    await expect.poll(() => used(again)).toBe(0);
    expect([...s3.objects.keys()]).toEqual([]);
    expect((await again.send(`/api/files/${id}`)).status).toBe(404);
    expect(await upload(again)).toBe(201);
    expect(await (await again.send(`/api/files/${id}`)).text()).toBe(content);
    expect([await used(again), s3.objects.size]).toEqual([content.length, 1]);
  },
);

test("a store that is away costs nobody a name or room, and what is removed meanwhile is gone when it is back [OPS-2]", async () => {
  const jotter = start();
  const ada = await newStudent({ url: await jotter.url });
  expect(await upload(ada)).toBe(201);
  s3.mishap = () => ({ status: 403, code: "AccessDenied" });
  const other = "b".repeat(32);
  const refused = await ada.send(`/api/files?name=f&id=${other}`, { method: "POST", body: "small" });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "UNAVAILABLE"]);
  expect(await used(ada)).toBe(content.length);
  expect((await ada.send(`/api/files/${id}`)).status).toBe(503);
  expect((await ada.send(`/api/files/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await ada.send(`/api/files/${id}`)).status).toBe(404);
  s3.mishap = () => undefined;
  expect((await ada.send(`/api/files?name=f&id=${other}`, { method: "POST", body: "whole" })).status).toBe(201);
  jotter.process.kill("SIGTERM");
  await jotter.exit;
  await start().url;
  await expect.poll(() => [...s3.objects.keys()]).toEqual([`files/${other}`]);
  expect(jotter.stderr()).toContain(`"said":"AccessDenied"`);
});
