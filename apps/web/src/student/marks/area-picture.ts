import type { Mark } from "@jotter/domain/mark";
import type { DrawnPdf } from "../documents/drawn-pdf.ts";

type Area = NonNullable<Mark["areas"]>[number];
type Size = { readonly width: number; readonly height: number };

/** What pages are drawn from; of text alone there are no pictures. */
export type AreaSource =
  | { readonly state: "pdf"; readonly file: Pick<DrawnPdf, "sizeOf" | "draw"> }
  | { readonly state: "image"; readonly url: string; readonly size: Size }
  | { readonly state: "opening" | "text" | "failed" | "unreached" };

/** Sharp on a screen, and no larger than a picture in a note needs to be. */
const [sharp, mostPixels] = [2.5, 1600];

/** How many pixels for a point of the page, so that the area is sharp and not too large. */
export function pictureScale({ width, height }: Size, area: Area, actual = sharp): number {
  const longest = Math.max(width * area.width, height * area.height) / 1000;
  return Math.min(actual, mostPixels / Math.max(1, longest));
}

/** An area of a page as a picture; null where the page cannot be drawn now. */
export async function areaPicture(source: AreaSource, page: number, area: Area, name: string): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const part = { x: area.x / 1000, y: area.y / 1000, width: area.width / 1000, height: area.height / 1000 };
  try {
    if (source.state === "pdf") {
      const scale = pictureScale(await source.file.sizeOf(page), area);
      await source.file.draw(page, canvas, { scale, part, signal: new AbortController().signal });
    } else if (source.state === "image") {
      const { width, height } = source.size;
      const scale = pictureScale(source.size, area, 1);
      canvas.width = Math.max(1, Math.round(width * part.width * scale));
      canvas.height = Math.max(1, Math.round(height * part.height * scale));
      const image = new Image();
      image.src = source.url;
      await image.decode();
      const from = [part.x * width, part.y * height, part.width * width, part.height * height] as const;
      canvas.getContext("2d")?.drawImage(image, ...from, 0, 0, canvas.width, canvas.height);
    } else return null;
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return picture && new File([picture], `${name}.png`, { type: picture.type });
  } catch {
    // The words that name the area are still there.
    return null;
  } finally {
    canvas.width = 0;
  }
}
