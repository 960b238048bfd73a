/** Half of what a phone gives to one canvas: several are alive. */
const mostPixels = 8_400_000;
/** Where that is not sharp, what is on the screen is drawn once more: below it less will do. */
const pixelsBelow = 4_000_000;
const longestSide = 8192;

/** How many pixels for one of the page's points: as sharp as the screen, as far as a canvas goes. */
export function drawnScale(
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
  pixelRatio: number,
): { readonly scale: number; readonly isSharp: boolean } {
  const wanted = scale * pixelRatio;
  const within = (pixels: number) =>
    Math.min(Math.sqrt(pixels / (width * height)), longestSide / Math.max(width, height));
  const isSharp = wanted <= within(mostPixels);
  return { scale: isSharp ? wanted : within(pixelsBelow), isSharp };
}
