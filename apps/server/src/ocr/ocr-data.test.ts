import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { languages } from "@jotter/locales/languages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { grammarPackages } from "./grammar-packages.ts";
import { openOcrData } from "./ocr-data.ts";
import { ocrPackages } from "./ocr-packages.ts";
import { speechPackages } from "./speech-packages.ts";
import { fileInTar } from "./tar.ts";
import { tarOf } from "./test-tar.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-ocr-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server whose one package arrives when the test says so. */
function desk(content: Uint8Array | null, integrity?: string) {
  const right = content ? `sha512-${createHash("sha512").update(content).digest("base64")}` : "";
  const eng = {
    name: "@data/eng",
    version: "1.0.0",
    integrity: integrity ?? right,
    bytes: 900,
    files: { "eng.gz": { path: "best/eng.gz", bytes: 7 }, "eng.js": { path: "eng.js", bytes: 4 } },
  };
  const asked: { readonly come: (bytes: number) => void; readonly arrive: () => void }[] = [];
  let clock = 1000;
  const data = openOcrData({
    folder,
    packages: [eng],
    fetchPackage: (_, come) => new Promise((resolve) => asked.push({ come, arrive: () => resolve(content) })),
    now: () => clock,
  });
  return { data, asked, wait: (ms: number) => (clock += ms) };
}

const packed = gzipSync(tarOf({ "package.json": "{}", "best/eng.gz": "letters", "eng.js": "code" }));

describe("what reading of pictures needs [DOC-3]", () => {
  test("is fetched when it is first asked for, once, says how far it is, and is kept", async () => {
    const { data, asked } = desk(packed);
    expect(data.list()).toEqual([
      { name: "eng.gz", bytes: 7, toFetch: 900 },
      { name: "eng.js", bytes: 4, toFetch: 0 },
    ]);
    expect([readdirSync(folder), asked.length]).toEqual([[], 0]);
    expect([data.ask("eng.gz"), data.ask("eng.js"), data.ask("eng.gz")]).toEqual(
      Array(3).fill({ state: "coming", bytes: 0, of: 900 }),
    );
    asked[0]?.come(450);
    expect(data.ask("eng.gz")).toEqual({ state: "coming", bytes: 450, of: 900 });
    asked[0]?.arrive();
    const path = join(folder, "1.0.0-eng.gz");
    await vi.waitFor(() => expect(data.ask("eng.js").state).toBe("here"));
    expect([data.ask("eng.gz"), asked.length]).toEqual([{ state: "here", path, isGzip: false }, 1]);
    expect(readFileSync(path, "utf8")).toBe("letters");
    expect(data.list().map(({ toFetch }) => toFetch)).toEqual([0, 0]);
    // After the next start of the server.
    expect(desk(null).data.ask("eng.gz")).toEqual({ state: "here", path, isGzip: false });
  });

  test.each([
    ["not what it was", packed, "sha512-other"],
    ["not to be reached", null, undefined],
    ["without the file", gzipSync(tarOf({ "package.json": "{}" })), undefined],
    ["no package at all", Buffer.from("<html>Sign in to this network</html>"), undefined],
  ])("is not taken where it is %s, and tried again later", async (_, content, integrity) => {
    const { data, asked, wait } = desk(content, integrity);
    data.ask("eng.gz");
    asked[0]?.arrive();
    await vi.waitFor(() => expect(data.ask("eng.gz")).toEqual({ state: "unreachable" }));
    expect([readdirSync(folder), asked.length]).toEqual([[], 1]);
    wait(10_000);
    expect([data.ask("eng.gz").state, asked.length]).toEqual(["coming", 2]);
  });

  test("is nothing but what is named", () => {
    const { data, asked } = desk(packed);
    for (const name of ["fra.gz", "../secret", "__proto__", "toString", ""]) {
      expect(data.ask(name)).toEqual({ state: "unknown" });
    }
    expect(asked).toEqual([]);
  });

  test("is packed once where it is sent packed [ESS-1]", async () => {
    const integrity = `sha512-${createHash("sha512").update(packed).digest("base64")}`;
    const files = { "eng.js": { path: "eng.js", bytes: 4, isGzip: true } };
    const data = openOcrData({
      folder,
      packages: [{ name: "@data/eng", version: "1.0.0", integrity, bytes: 900, files }],
      fetchPackage: async () => packed,
    });
    await vi.waitFor(() => expect(data.ask("eng.js")).toMatchObject({ state: "here", isGzip: true }));
    expect(gunzipSync(readFileSync(join(folder, "1.0.0-eng.js"))).toString()).toBe("code");
  });

  test("is there for every language, and of known hashes", () => {
    const names = ocrPackages.flatMap(({ files }) => Object.keys(files));
    for (const { letters } of Object.values(languages)) expect(names).toContain(`${letters}.traineddata.gz`);
    for (const { integrity } of [...ocrPackages, ...grammarPackages, ...speechPackages])
      expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  });
});

test("a file of a package is found by its path, and a torn package has none", () => {
  const tar = tarOf({ a: "x".repeat(700), "b/c": "second" });
  expect(Buffer.from(fileInTar(tar, "b/c") ?? []).toString()).toBe("second");
  expect(fileInTar(tar, "c")).toBeNull();
  expect(fileInTar(tar.subarray(0, 900), "a")).toBeNull();
});
