import { failed, ok, type Result } from "@jotter/domain/result";
import { type ImageProblem, type ImageSize, imageSize, imageType, mayMove } from "../session/image-file.ts";

/** Enough for a page of handwriting over the whole width of a screen. */
const mostSide = 2400;
/** A long screenshot keeps letters that can be read: its short side is not made smaller than this. */
const readableSide = 800;
/** Up to here a screenshot stays as sharp as it is. */
const smallPngBytes = 2 * 1024 * 1024;
const mostMovingBytes = 20 * 1024 * 1024;

export type ReadyImage = ImageSize & { readonly content: Blob };

/**
 * A picture as it goes into a note. Photographs are drawn anew, at most 2400 px wide or high: where they were taken,
 * and with what, does not travel along. Screenshots stay PNG unless that is large; what moves stays as it is.
 */
export async function readyImage(file: Blob): Promise<Result<ReadyImage, ImageProblem>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = imageSize(bytes);
  if (!size.ok) return size;
  const type = imageType(bytes) ?? "";
  const asItIs = new Blob([bytes], { type });
  if (mayMove(bytes)) {
    return file.size > mostMovingBytes ? failed("too-large") : ok({ ...size.value, content: asItIs });
  }
  const pixels = await decoded(asItIs, size.value);
  if (!pixels) return failed("damaged");
  try {
    const target = fitted(pixels);
    const isSmall = scaleOf(size.value) === 1 && file.size <= smallPngBytes;
    const content = type === "image/png" && isSmall ? asItIs : await drawn(pixels, target, type);
    return content ? ok({ ...target, content }) : failed("damaged");
  } finally {
    pixels.close();
  }
}

function scaleOf({ width, height }: ImageSize): number {
  const [short = 1, long = 1] = [width, height].sort((one, other) => one - other);
  return Math.min(1, Math.max(mostSide / long, readableSide / short));
}

function fitted(size: ImageSize): ImageSize {
  const scale = scaleOf(size);
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** Made smaller while it is decoded. A photograph may turn here as the phone was held, so it is fitted once more after. */
async function decoded(file: Blob, size: ImageSize): Promise<ImageBitmap | null> {
  const { width } = fitted(size);
  try {
    return await createImageBitmap(
      file,
      width < size.width ? { resizeWidth: width, resizeQuality: "high" } : undefined,
    );
  } catch {
    return null; // The browser says no more than that it could not.
  }
}

async function drawn(pixels: ImageBitmap, { width, height }: ImageSize, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(pixels, 0, 0, width, height);
  const written = (as: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, 0.88));
  const webp = await written("image/webp");
  // A browser that cannot write WebP answers with PNG.
  const photograph = webp?.type === "image/webp" ? webp : await written(type === "image/png" ? type : "image/jpeg");
  if (type !== "image/png") return photograph;
  const png = await written("image/png");
  return png && (png.size <= smallPngBytes || png.size <= (photograph?.size ?? 0)) ? png : photograph;
}
