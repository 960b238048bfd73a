/** So long nobody types who looks up from the text. */
const restMs = 400;

/**
 * The first text at once, later ones when the typing rests: what reads an essay and draws its comments at every key would
 * be felt under the fingers.
 */
export function rested(tell: (text: string) => void): (text: string) => void {
  let resting: ReturnType<typeof setTimeout> | null = null;
  let hasTold = false;
  return (text) => {
    if (resting !== null) clearTimeout(resting);
    if (!hasTold) tell(text);
    else resting = setTimeout(() => tell(text), restMs);
    hasTold = true;
  };
}
