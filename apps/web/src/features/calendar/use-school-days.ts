import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { namedDaysOf } from "@jotter/domain/timetable";
import { useMemo } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";

/** What a school calls a day, "Week B", "Day 3" or the name of a holiday; undefined where it says nothing of it. */
export type SchoolDayName = (day: string) => string | undefined;

export const weekLetters = "ABCDEFGHIJ";

/** A day of a rotation: of two they are A and B, as schools call them, of more they have numbers. */
export function rotationDayName(
  turn: number,
  count: number,
  { t, format }: Pick<ReturnType<typeof useLanguage>, "t" | "format">,
): string {
  return count === 2
    ? t("timetable.letterDay", { letter: weekLetters.charAt(turn) })
    : t("timetable.rotationDay", { formatted: format.number(turn + 1) });
}

/** The days as the student's timetable names them. [CAL-4] */
export function useSchoolDays(): SchoolDayName {
  const { replica } = useStudent();
  const { t, format } = useLanguage();
  const timetable = useLive(async () => (await replica.get(settings, onlyOne))?.timetable ?? null, [replica]);
  return useMemo(() => {
    if (!timetable) return () => undefined;
    const named = namedDaysOf(timetable);
    return (day: string) => {
      const one = named.get(day);
      if (!one) return undefined;
      if (one.kind === "off") return one.name.trim() || t("timetable.noSchool");
      return one.kind === "week"
        ? t("timetable.week", { letter: weekLetters.charAt(one.turn) })
        : rotationDayName(one.turn, timetable.rotation.count, { t, format });
    };
  }, [timetable, t, format]);
}
