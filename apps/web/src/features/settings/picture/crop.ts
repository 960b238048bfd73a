import type { ImageSize } from "../../../student/session/image-file.ts";

/** Which square of a picture is kept: its middle in shares of the picture, and how close it is. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The square in the picture's own pixels. At zoom 1 it is as large as the picture allows. */
export function cropSquare({ width, height }: ImageSize, crop: Crop) {
  const side = Math.min(width, height) / crop.zoom;
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side };
}

/** A crop moved by shares of the square's own side, and kept within the picture. */
export function movedCrop(size: ImageSize, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(size, crop);
  return kept(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
}

export function zoomedCrop(size: ImageSize, crop: Crop, zoom: number): Crop {
  return kept(size, { ...crop, zoom: Math.min(mostZoom, Math.max(1, zoom)) });
}

function kept(size: ImageSize, crop: Crop): Crop {
  const { side } = cropSquare(size, crop);
  const within = (share: number, length: number) => {
    const margin = side / 2 / length;
    return Math.min(1 - margin, Math.max(margin, share));
  };
  return { ...crop, x: within(crop.x, size.width), y: within(crop.y, size.height) };
}
