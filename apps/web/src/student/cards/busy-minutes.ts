/** How long is learned a day: of the days on which anything is to be done, in whole minutes, never too few. */
export function busyMinutes(days: readonly number[]): number {
  const busy = days.filter((minutes) => minutes > 0);
  return Math.ceil(busy.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, busy.length));
}
