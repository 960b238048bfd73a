import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** What a plan would make of cards nobody was asked yet. */
export type UntriedPlan = {
  /** The share that would be known on the day; null without cards. */
  readonly planned: number | null;
  /** How many cards it begins until then. */
  readonly begins: number;
};

/** As what it is: no word of what is known now, but what comes of learning so many cards. [DSH-4] */
export function planWords(
  { planned, begins }: UntriedPlan,
  when: string,
  { t, format }: { readonly t: Translate; readonly format: Pick<Format, "number" | "percent"> },
): string | null {
  if (planned === null || begins <= 0) return null;
  const counted = { count: begins, formatted: format.number(begins) };
  return t("ready.wouldBe", { ...counted, percent: format.percent(planned), when });
}
