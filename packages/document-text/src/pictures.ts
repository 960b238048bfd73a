import { openZip } from "@jotter/file-bytes/zip-read";
import { pixelsOf } from "./image.ts";
import { lettersAt } from "./kind.ts";
import { usualLimits } from "./limits.ts";
import { isBomb } from "./packed.ts";
import { partNumber } from "./part-key.ts";
import { workOf } from "./work.ts";
import { attributeOf, readXml, type XmlElement } from "./xml.ts";

/** A picture as the text names it; null where it is none that a browser draws, or would cost too much to draw. */
export type PictureOf = (key: string) => Promise<Blob | null>;

/** Of one picture, drawn: four bytes each. */
const mostPixels = 40_000_000;
const drawingBytes = 1_000_000;

/** The pictures within a book, slides or a Word file, each unpacked when it is asked for. [DOC-3] [DOC-4] */
export async function openPictures(file: Blob): Promise<PictureOf> {
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  const entries = [...(await openZip({ length: file.size, read }, usualLimits.entries)).values()];
  return async (key) => {
    const entry = entries[partNumber(key) ?? -1];
    const isTooMuch = !entry || entry.isLocked || entry.size > usualLimits.pictureBytes;
    if (isTooMuch || isBomb(entry, { limits: usualLimits })) return null;
    try {
      const bytes = await entry.read(workOf(usualLimits, {}).pace);
      const type = pictureType(bytes);
      return type === null ? null : new Blob([new Uint8Array(bytes)], { type });
    } catch {
      // A damaged part is a picture less; the words are there.
      return null;
    }
  };
}

/** By its first bytes, whatever its name says. */
function pictureType(bytes: Uint8Array): string | null {
  const head = lettersAt(bytes, 0, 16);
  const found = heads.find(([form]) => form.test(head));
  if (found) return pixelsOf(bytes) <= mostPixels ? found[1] : null;
  return isDrawing(bytes) ? "image/svg+xml" : null;
}

const heads: readonly (readonly [RegExp, string])[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files begin so.
  [/^\x89PNG\r\n\x1a\n/, "image/png"],
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^GIF8[79]a/, "image/gif"],
  [/^RIFF....WEBP/s, "image/webp"],
  [/^BM/, "image/bmp"],
];

/** How many things a drawing may come to once all that it refers to is drawn. */
const mostDrawn = 200_000;

/**
 * An SVG shown as a picture runs nothing and asks nobody. But a few lines that refer to each other are drawn a billion
 * times: what it comes to is counted before.
 */
function isDrawing(bytes: Uint8Array): boolean {
  if (bytes.length > drawingBytes || !/<svg\b/i.test(new TextDecoder().decode(bytes.subarray(0, 4000)))) return false;
  const root = readXml(new TextDecoder().decode(bytes));
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const id = attributeOf(element, "id");
    if (id) byId.set(id, element);
    for (const child of element.children) if (child.type === "element") collect(child);
  };
  collect(root);
  const counted = new Map<XmlElement, number>();
  const drawn = (element: XmlElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // Whoever comes back to it while it is counted goes in a circle.
    counted.set(element, mostDrawn + 1);
    const referred = Object.values(element.attributes).flatMap((value) =>
      [...value.matchAll(/#([^\s"'()]{1,200})/g)].flatMap(([, id = ""]) => byId.get(id) ?? []),
    );
    const within = element.children.filter((node) => node.type === "element");
    const sum = [...within, ...referred].reduce((all, one) => all + drawn(one), 1);
    counted.set(element, sum);
    return sum;
  };
  return drawn(root) <= mostDrawn;
}
