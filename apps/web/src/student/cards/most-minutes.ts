/** How long is learned on the busiest of these days, in whole minutes: on none, today with it, longer than was said. */
export function mostMinutes(days: readonly number[]): number {
  return Math.ceil(Math.max(0, ...days));
}
