import { failed, ok, type Result } from "@jotter/domain/result";

/** The texts of `settings.pictureProblem` and `images.problem` in locales. */
export type ImageProblem = "not-a-picture" | "damaged" | "too-large";
export type ImageSize = { readonly width: number; readonly height: number };

/** A picture is decoded whole before it is made smaller: four bytes for each of these. */
const mostPixels = 100_000_000;
const mostBytes = 50 * 1024 * 1024;
/** Nobody is that slim; such files are made to fill a memory. */
const mostTimesAsLong = 16;

/** What a file is by its first bytes, whatever it is called, and how large it would be. Nothing is decoded yet. */
export function imageSize(file: Uint8Array): Result<ImageSize, ImageProblem> {
  const format = formats.find(({ isOne }) => isOne(file));
  if (!format) return failed("not-a-picture");
  const size = format.isWhole(file) ? format.size(file) : null;
  if (!size || size.width < 1 || size.height < 1) return failed("damaged");
  const [short = 0, long = 0] = [size.width, size.height].sort((one, other) => one - other);
  const isTooLarge = file.length > mostBytes || short * long > mostPixels || long > short * mostTimesAsLong;
  return isTooLarge ? failed("too-large") : ok(size);
}

/** PNG, JPEG, GIF or WebP by its first bytes; null for everything else. */
export function imageType(file: Uint8Array): string | null {
  return formats.find(({ isOne }) => isOne(file))?.type ?? null;
}

/** Drawing it anew would make it stand still. */
export function mayMove(file: Uint8Array): boolean {
  const isMovingWebp = startsWith(file, 8, "WEBPVP8X") && ((file[20] ?? 0) & 0x02) !== 0;
  return imageType(file) === "image/gif" || isMovingWebp;
}

type Format = {
  readonly type: string;
  readonly isOne: (file: Uint8Array) => boolean;
  readonly isWhole: (file: Uint8Array) => boolean;
  readonly size: (file: Uint8Array) => ImageSize | null;
};

const formats: readonly Format[] = [
  {
    type: "image/png",
    isOne: (file) => startsWith(file, 0, "\x89PNG\r\n\x1a\n"),
    isWhole: (file) => startsWith(file, file.length - 8, "IEND") || startsWith(file, endOfPng(file), "IEND"),
    size: (file) => (startsWith(file, 12, "IHDR") ? { width: big(file, 16, 4), height: big(file, 20, 4) } : null),
  },
  {
    type: "image/jpeg",
    isOne: (file) => startsWith(file, 0, "\xff\xd8\xff"),
    // Some cameras put more behind the picture's end.
    isWhole: (file) => latin(file.subarray(-64 * 1024)).includes("\xff\xd9"),
    size: jpegSize,
  },
  {
    type: "image/gif",
    isOne: (file) => startsWith(file, 0, "GIF87a") || startsWith(file, 0, "GIF89a"),
    isWhole: (file) => latin(file.subarray(-16)).includes(";"),
    size: (file) => ({ width: little(file, 6, 2), height: little(file, 8, 2) }),
  },
  {
    type: "image/webp",
    isOne: (file) => startsWith(file, 0, "RIFF") && startsWith(file, 8, "WEBP"),
    isWhole: (file) => file.length >= little(file, 4, 4) + 8,
    size: webpSize,
  },
];

/** Where the name of the last chunk stands, if one chunk follows the other to the end. */
function endOfPng(file: Uint8Array): number {
  let at = 8;
  while (at + 8 <= file.length && !startsWith(file, at + 4, "IEND")) at += 12 + big(file, at, 4);
  return at + 4;
}

/** A JPEG is a row of segments; one of them, before the picture itself, says how large it is. */
function jpegSize(file: Uint8Array): ImageSize | null {
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: big(file, at + 5, 2), width: big(file, at + 7, 2) };
    at += 2 + Math.max(2, big(file, at + 2, 2));
  }
  return null;
}

function webpSize(file: Uint8Array): ImageSize | null {
  if (startsWith(file, 12, "VP8X")) return { width: little(file, 24, 3) + 1, height: little(file, 27, 3) + 1 };
  if (startsWith(file, 12, "VP8 "))
    return { width: little(file, 26, 2) & 0x3fff, height: little(file, 28, 2) & 0x3fff };
  if (!startsWith(file, 12, "VP8L")) return null;
  const bits = little(file, 21, 4);
  return { width: (bits & 0x3fff) + 1, height: (Math.floor(bits / 2 ** 14) & 0x3fff) + 1 };
}

function startsWith(file: Uint8Array, at: number, text: string): boolean {
  return at >= 0 && latin(file.subarray(at, at + text.length)) === text;
}

/** Byte by byte; a TextDecoder's "latin1" is another alphabet between 0x80 and 0x9f. */
function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function big(file: Uint8Array, at: number, bytes: number): number {
  return file.subarray(at, at + bytes).reduce((number, byte) => number * 256 + byte, 0);
}

function little(file: Uint8Array, at: number, bytes: number): number {
  return file.subarray(at, at + bytes).reduceRight((number, byte) => number * 256 + byte, 0);
}
