import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { openZip } from "./zip-file.ts";

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const zipped = (files: Zippable) => zipSync(files);

/** Puts a number, lowest byte first, wherever this entry's list says so. */
function tampered(zip: Uint8Array, place: number, length: number, value: number): Uint8Array {
  const bytes = zip.slice();
  for (let at = 0; at + 4 < bytes.length; at++) {
    const isList = bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2;
    if (!isList) continue;
    for (let byte = 0; byte < length; byte++) bytes[at + place + byte] = Math.floor(value / 256 ** byte) & 255;
  }
  return bytes;
}

async function contents(zip: Uint8Array) {
  const opened = await openZip(blobOf(zip));
  if (!opened.ok) return opened.problem;
  const found: [string, string | null][] = [];
  for (const entry of opened.value) {
    const read = await entry.read();
    found.push([entry.path, read.ok ? new TextDecoder().decode(read.value) : null]);
  }
  return found;
}

describe("a zip file [NOT-5]", () => {
  test("gives what is in it, packed or not, folders and letters of every language too", async () => {
    const zip = zipped({
      "Vault/细胞.md": strToU8("x".repeat(200_000)),
      "Vault/plain.md": [strToU8("as it is"), { level: 0 }],
      "Vault/empty.md": strToU8(""),
      "Vault/folder/": strToU8(""),
    });
    expect(await contents(zip)).toEqual([
      ["Vault/细胞.md", "x".repeat(200_000)],
      ["Vault/plain.md", "as it is"],
      ["Vault/empty.md", ""],
    ]);
    const noise = new Uint8Array([...new Uint8Array(300), ...zip]);
    expect((await contents(noise)).length).toBe(3);
    const made = zipSync({ "a.md": [strToU8("x"), { mtime: new Date(2026, 4, 5, 6, 7, 8) }] });
    const opened = await openZip(blobOf(made));
    expect(opened.ok && opened.value[0]?.lastModified).toBe(new Date(2026, 4, 5, 6, 7, 8).getTime());
  });

  test.each(["../a.md", "x/../../a.md", "/etc/a.md", "C:\\a.md", "..\\a.md"])(
    "with the path %s is refused",
    async (path) => {
      expect(await contents(zipped({ "fine.md": strToU8("x"), [path]: strToU8("x") }))).toBe("zip-unsafe");
    },
  );

  test("that is cut, is none, or lies is refused, or gives nothing for what is damaged", async () => {
    const zip = zipped({ "a.md": strToU8("word ".repeat(1000)) });
    expect(await contents(zip.subarray(0, zip.length - 30))).toBe("zip-broken");
    expect(await contents(strToU8("no zip at all"))).toBe("zip-broken");
    expect(await contents(new Uint8Array())).toBe("zip-broken");
    const flipped = zip.slice();
    flipped[40] = (flipped[40] ?? 0) ^ 0xff;
    expect(await contents(flipped)).toEqual([["a.md", null]]);
    expect(await contents(tampered(zip, 16, 4, 1))).toEqual([["a.md", null]]);
    expect(await contents(tampered(zip, 10, 2, 12))).toEqual([["a.md", null]]);
    expect(await contents(tampered(zip, 8, 2, 1))).toBe("zip-locked");
    expect(await contents(tampered(zip, 42, 4, 0xfffffff))).toEqual([["a.md", null]]);
  });

  test("that unpacks to more than it says is stopped at what it said", async () => {
    const bomb = zipped({ "a.md": new Uint8Array(3_000_000) });
    expect(await contents(tampered(bomb, 24, 4, 1000))).toEqual([["a.md", null]]);
  });
});
