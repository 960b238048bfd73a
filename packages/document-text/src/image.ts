import type { Reading } from "./document.ts";
import { lettersAt } from "./kind.ts";
import type { Limits } from "./limits.ts";
import { refuse } from "./work.ts";

/** A picture is one page without text. How large it would be once drawn is known before anybody draws it. */
export function readImage(bytes: Uint8Array, limits: Limits): Reading {
  const size = pixelsOf(bytes);
  if (size > limits.pixels) refuse("bomb");
  return { pages: [{ label: "1", text: "" }], outline: [], withoutText: [0] };
}

/** 0 where the head does not say. */
export function pixelsOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = lettersAt(bytes, 0, 32);
  if (bytes.length < 30) return refuse("broken");
  if (head.startsWith("\x89PNG")) return view.getUint32(16) * view.getUint32(20);
  if (head.startsWith("GIF8")) return view.getUint16(6, true) * view.getUint16(8, true);
  if (head.startsWith("BM")) return Math.abs(view.getInt32(18, true)) * Math.abs(view.getInt32(22, true));
  if (head.slice(12, 16) === "VP8X") {
    // Sides of three bytes each, less one.
    return (1 + (view.getUint32(24, true) & 0xffffff)) * (1 + (view.getUint32(26, true) >>> 8));
  }
  if (head.slice(12, 16) === "VP8 ") return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  if (head.slice(12, 16) === "VP8L") {
    // Fourteen bits each, less one.
    const sides = view.getUint32(21, true);
    return (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff));
  }
  return head.startsWith("\xff\xd8") ? jpegPixels(view) : 0;
}

function jpegPixels(view: DataView): number {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return 0;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return 0;
}
