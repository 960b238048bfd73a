import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageSize, imageType, mayMove } from "./image-file.ts";

describe("a file that is to become a picture [SET-1]", () => {
  test("is known by its bytes, and its size is read before anything is decoded", () => {
    expect(imageSize(png(640, 480))).toEqual({ ok: true, value: { width: 640, height: 480 } });
    expect(imageSize(jpeg(4000, 3000))).toEqual({ ok: true, value: { width: 4000, height: 3000 } });
    expect(imageSize(bytes("GIF89a", [0x20, 0x03, 0x58, 0x02], ";"))).toEqual({
      ok: true,
      value: { width: 800, height: 600 },
    });
    const webp = (kind: string, rest: number[]) => {
      const body = bytes("WEBP", kind, [0, 0, 0, 0], rest);
      return bytes("RIFF", [body.length, 0, 0, 0], [...body]);
    };
    const is = (width: number, height: number) => ({ ok: true, value: { width, height } });
    expect(imageSize(webp("VP8X", [0, 0, 0, 0, 0xff, 1, 0, 0xff, 0, 0]))).toEqual(is(512, 256));
    expect(imageSize(webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x00, 0x02, 0x00, 0x01]))).toEqual(is(512, 256));
    expect(imageSize(webp("VP8L", [0x2f, 0xff, 0xc1, 0x3f, 0]))).toEqual(is(512, 256));
  });

  test("is told apart from others, and what may move is known before it is drawn anew [NOT-3]", () => {
    const webp = (flags: number) => bytes("RIFF", [30, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, flags, 0, 0, 0]);
    const files = [png(1, 1), jpeg(1, 1), bytes("GIF89a"), webp(0), webp(2), bytes("<svg/>")];
    expect(files.map((file) => [imageType(file), mayMove(file)])).toEqual([
      ["image/png", false],
      ["image/jpeg", false],
      ["image/gif", true],
      ["image/webp", false],
      ["image/webp", true],
      [null, false],
    ]);
  });

  test("is no picture where it only has the name of one", () => {
    for (const text of [
      "",
      "<!doctype html><script>1</script>",
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "%PDF-1.7",
    ])
      expect(imageSize(bytes(text))).toEqual({ ok: false, problem: "not-a-picture" });
  });

  test("is damaged where its end is missing", () => {
    const whole = [png(64, 64), jpeg(64, 64), bytes("RIFF", [25, 0, 0, 0], "WEBPVP8X", Array(21).fill(1))];
    for (const file of whole) {
      expect(imageSize(file.subarray(0, file.length - 13))).toEqual({ ok: false, problem: "damaged" });
    }
    expect(imageSize(png(0, 64))).toEqual({ ok: false, problem: "damaged" });
  });

  test("may have forty megapixels, but not four hundred, and is no ribbon", () => {
    expect(imageSize(png(8000, 5000))).toMatchObject({ ok: true });
    expect(imageSize(png(20_000, 20_000))).toEqual({ ok: false, problem: "too-large" });
    expect(imageSize(png(40_000, 10))).toEqual({ ok: false, problem: "too-large" });
  });

  test("never breaks the reader, whatever its bytes are", () => {
    const start = fc.constantFrom("", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF89a", "RIFF0000WEBPVP8 ");
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        expect(imageSize(bytes(head, [...rest])).ok).toBeTypeOf("boolean");
      }),
    );
  });
});

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)));
}

function png(width: number, height: number): Uint8Array {
  const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  const chunk = (name: string, content: readonly number[]) => [
    ...number(content.length),
    ...Buffer.from(name),
    ...content,
    ...[0, 0, 0, 0],
  ];
  return bytes(
    "\x89PNG\r\n\x1a\n",
    chunk("IHDR", [...number(width), ...number(height), 8, 2, 0, 0, 0]),
    chunk("IDAT", [...deflateSync(Buffer.alloc(10))]),
    chunk("IEND", []),
  );
}

function jpeg(width: number, height: number): Uint8Array {
  const app = [0xff, 0xe0, 0, 4, 1, 2];
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, ...Array.from({ length: 40 }, () => 7)];
  return bytes([0xff, 0xd8], app, [0xff], frame, scan, [0xff, 0xd9]);
}
