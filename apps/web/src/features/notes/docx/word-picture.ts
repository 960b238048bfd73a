import { imageSize, imageType } from "../../../student/session/image-file.ts";
import type { DocxPicture } from "./document.ts";

/** A picture in a format that every Word knows; WebP is none. null where it cannot be read. */
export async function wordPicture(content: Blob): Promise<DocxPicture | null> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const type = imageType(bytes);
  if (type === "image/webp") return drawnAsPng(content);
  const size = imageSize(bytes);
  const kind = type === "image/png" ? "png" : type === "image/jpeg" ? "jpeg" : type === "image/gif" ? "gif" : null;
  return size.ok && kind ? { bytes, type: kind, ...size.value } : null;
}

async function drawnAsPng(content: Blob): Promise<DocxPicture | null> {
  const pixels = await createImageBitmap(content).catch(() => null);
  if (!pixels) return null;
  const { width, height } = pixels;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(pixels, 0, 0);
  pixels.close();
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return png && { bytes: new Uint8Array(await png.arrayBuffer()), type: "png", width, height };
}
