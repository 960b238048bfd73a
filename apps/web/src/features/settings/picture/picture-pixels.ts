import { failed, ok, type Result } from "@jotter/domain/result";
import { type ImageProblem, imageSize } from "../../../student/session/image-file.ts";
import { type Crop, cropSquare } from "./crop.ts";

const workingSide = 1600;
export const pictureSide = 512;

/** A chosen file as pixels to crop from, made smaller while it is decoded. The way a phone was held is respected. */
export async function pixelsOf(file: Blob): Promise<Result<ImageBitmap, ImageProblem>> {
  const size = imageSize(new Uint8Array(await file.arrayBuffer()));
  if (!size.ok) return size;
  const { width, height } = size.value;
  const scale = Math.min(1, workingSide / Math.max(width, height));
  try {
    const resizeWidth = Math.max(1, Math.round(width * scale));
    return ok(await createImageBitmap(file, scale < 1 ? { resizeWidth, resizeQuality: "high" } : {}));
  } catch {
    return failed("damaged"); // The browser says no more than that it could not.
  }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = "high";
  // What was see-through must not turn black where only JPEG can be written.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Written anew from its pixels: where it was taken, and with what, does not travel along. */
export async function croppedFile(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  drawCrop(canvas, picture, crop);
  const written = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  const webp = await written("image/webp");
  // A browser that cannot write WebP answers with PNG, which is many times as large.
  return webp?.type === "image/webp" ? webp : written("image/jpeg");
}
