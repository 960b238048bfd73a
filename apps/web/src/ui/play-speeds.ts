/** How fast a voice or a recording is heard. */
export const playSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next one in this direction; the same at the end. */
export function speedBy(speed: number, step: -1 | 1): number {
  const place = playSpeeds.findIndex((one) => one >= speed);
  return playSpeeds[place + step] ?? speed;
}
