/** More pixels than this a phone does not give to a canvas. */
const mostPixels = 16_000_000;
const longestSide = 8192;

/** How many pixels for one of the page's points: as sharp as the screen, as far as a canvas goes. */
export function drawnScale(
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
  pixelRatio: number,
): { readonly scale: number; readonly isSharp: boolean } {
  const wanted = scale * pixelRatio;
  const possible = Math.min(Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height));
  return { scale: Math.min(wanted, possible), isSharp: wanted <= possible };
}
