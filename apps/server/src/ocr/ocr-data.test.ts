import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openOcrData, type PackagedFile } from "./ocr-data.ts";
import { fileInTar } from "./tar.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-ocr-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A tar as npm writes it. */
function tarOf(files: Readonly<Record<string, string>>): Uint8Array {
  const parts = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(`package/${name}`);
    head.write(bytes.length.toString(8).padStart(11, "0"), 124);
    head.write("0", 156);
    return Buffer.concat([head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

function desk(content: Uint8Array | null, integrity?: string) {
  const right = content ? `sha512-${createHash("sha512").update(content).digest("base64")}` : "";
  const eng: PackagedFile = {
    package: "@data/eng",
    version: "1.0.0",
    integrity: integrity ?? right,
    path: "best/eng.gz",
  };
  let asked = 0;
  const fetchPackage = async () => {
    asked++;
    return content;
  };
  return { data: openOcrData({ folder, files: { "eng.gz": eng }, fetchPackage }), asked: () => asked };
}

const packed = gzipSync(tarOf({ "package.json": "{}", "best/eng.gz": "letters" }));

describe("what reading of pictures needs [DOC-3]", () => {
  test("is fetched when it is first asked for, once, and kept", async () => {
    const { data, asked } = desk(packed);
    expect(readdirSync(folder)).toEqual([]);
    const [one, other] = await Promise.all([data.pathOf("eng.gz"), data.pathOf("eng.gz")]);
    expect([one, asked()]).toEqual([other, 1]);
    expect(readFileSync(one ?? "", "utf8")).toBe("letters");
    const later = desk(null);
    expect([await later.data.pathOf("eng.gz"), later.asked()]).toEqual([one, 0]);
  });

  test("is not taken where it is not what it was, not there, or not known", async () => {
    expect(await desk(packed, "sha512-other").data.pathOf("eng.gz")).toBeNull();
    expect(await desk(null).data.pathOf("eng.gz")).toBeNull();
    expect(await desk(gzipSync(tarOf({ "package.json": "{}" }))).data.pathOf("eng.gz")).toBeNull();
    for (const name of ["fra.gz", "../secret", "__proto__", "toString"]) {
      expect(await desk(packed).data.pathOf(name)).toBeNull();
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

test("a file of a package is found by its path, and a torn package has none", () => {
  const tar = tarOf({ a: "x".repeat(700), "b/c": "second" });
  expect(Buffer.from(fileInTar(tar, "b/c") ?? []).toString()).toBe("second");
  expect(fileInTar(tar, "c")).toBeNull();
  expect(fileInTar(tar.subarray(0, 900), "a")).toBeNull();
});
