import { pictureOn, scaleToFit } from "./ocr-pdf-pictures.ts";
import type { PagePictures } from "./ocr-queue.ts";

/** A photo is its own picture: the right way up, and no larger than memory bears. */
export function photoPictures(photo: Blob): PagePictures {
  return {
    pictureOf: async () => {
      const drawn = await createImageBitmap(photo, { imageOrientation: "from-image" });
      const canvas = document.createElement("canvas");
      const scale = Math.min(1, scaleToFit(drawn));
      canvas.width = Math.max(1, Math.floor(drawn.width * scale));
      canvas.height = Math.max(1, Math.floor(drawn.height * scale));
      const pen = canvas.getContext("2d");
      // What is seen through would be black on black.
      if (pen) pen.fillStyle = "#fff";
      pen?.fillRect(0, 0, canvas.width, canvas.height);
      pen?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
      drawn.close();
      return pictureOn(canvas).finally(() => {
        canvas.width = 0;
        canvas.height = 0;
      });
    },
    close: () => undefined,
  };
}
