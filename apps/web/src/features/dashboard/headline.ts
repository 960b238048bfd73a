import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import type { Left } from "./agenda.ts";

export type Situation = {
  readonly left: Left;
  readonly notes: number;
  readonly isArriving: boolean;
};

/** One sentence with one stroke: what is true right now and matters most. */
export function headline({ left, notes, isArriving }: Situation, t: Translate, format: Format): string {
  const { count, until, overdue, dueThisWeek } = left;
  if (count > 0) {
    const number = numberWord(count, t, format);
    return until === null
      ? t("dashboard.leftToday", { count, number })
      : t("dashboard.left", { count, number, time: format.time(until) });
  }
  if (overdue > 0) return t("dashboard.late", { count: overdue, number: numberWord(overdue, t, format) });
  if (dueThisWeek > 0) return t("dashboard.week", { count: dueThisWeek, formatted: format.number(dueThisWeek) });
  if (isArriving) return t("notes.arriving");
  return notes > 0 ? t("dashboard.yours") : t("dashboard.headlineNone");
}

const inWords = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"] as const;

function numberWord(count: number, t: Translate, format: Format): string {
  const name = inWords[count - 1];
  return name ? t(`dashboard.numbers.${name}`) : format.number(count);
}
