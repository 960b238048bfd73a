import { dayMs } from "./zones.ts";

/** 1 now, a half a day away, an eighth a week away. */
export function nearness(milliseconds: number): number {
  return 1 / (1 + Math.max(0, milliseconds) / dayMs);
}
