import { failed, ok, type Result } from "@jotter/domain/result";
import { type PhotoPage, pdfOfPhotos } from "./photos-pdf.ts";

/** Enough to read small print on a sheet of paper by. */
const mostSide = 2600;

/**
 * Photos of pages as one file: a picture, or a PDF of several. Drawn anew and the right way up: where they were taken,
 * and with what, does not travel along. Fails with the name of what is no picture.
 */
export async function scanOf(photos: readonly File[], title: string): Promise<Result<File, string>> {
  const pages: PhotoPage[] = [];
  for (const photo of photos) {
    const page = await photoPage(photo, mostSide).catch(() => null);
    if (!page) return failed(photo.name);
    pages.push(page);
  }
  const [only, ...others] = pages;
  if (only && others.length === 0) return ok(new File([only.jpeg], `${title}.jpg`, { type: "image/jpeg" }));
  return ok(new File([pdfOfPhotos(pages)], `${title}.pdf`, { type: "application/pdf" }));
}

/** In the order they were taken; a camera counts in their names. */
export function inOrderTaken(photos: readonly File[]): readonly File[] {
  const names = new Intl.Collator("en", { numeric: true });
  return photos.toSorted((one, other) => one.lastModified - other.lastModified || names.compare(one.name, other.name));
}

/** Drawn anew, no side longer than this. Throws where it is no picture that this browser knows. */
export async function photoPage(photo: Blob, longestSide: number): Promise<PhotoPage | null> {
  const pixels = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestSide / Math.max(pixels.width, pixels.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(pixels.width * scale));
  canvas.height = Math.max(1, Math.round(pixels.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // A JPEG cannot be seen through: what is clear would be black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(pixels, 0, 0, canvas.width, canvas.height);
  pixels.close();
  const { width, height } = canvas;
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  canvas.width = 0;
  return jpeg && { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}
