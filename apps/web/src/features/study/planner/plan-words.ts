import { addDays } from "@jotter/domain/days";
import type { BlockReason, KnownBlock } from "@jotter/domain/plan/plan-block";
import type { Remark } from "@jotter/domain/plan/schedule";
import type { OnDay, Shortage, WayOut } from "@jotter/domain/plan/shortage";
import { wallMs } from "@jotter/domain/zones";
import { useMemo } from "react";
import { spokenTimesFor } from "../../../student/next-up/spoken-times.ts";
import type { PlanWork } from "../../../student/plan/plan-input.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { spokenRange } from "../../../ui/spoken-range.ts";

export type PlanWords = ReturnType<typeof usePlanWords>;

/** A plan in the words of the student's language. */
export function usePlanWords(works: ReadonlyMap<string, PlanWork>) {
  const { t, format, language } = useLanguage();
  return useMemo(() => {
    const { duration } = spokenTimesFor(language);
    const formatter = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    const time = { hour: "numeric", minute: "2-digit" } as const;
    const [clock, shortDay, weekday, dayNumber, longDay, hour] = [
      formatter(time),
      formatter({ weekday: "short", day: "numeric", month: "short" }),
      formatter({ weekday: "short" }),
      formatter({ day: "numeric" }),
      formatter({ weekday: "long", day: "numeric", month: "long" }),
      formatter({ hour: "numeric" }),
    ];
    const moment = formatter({ weekday: "short", ...time });
    const instant = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short" });
    const titleOf = (workId: string) => works.get(workId)?.title ?? "";
    const counted = (count: number) => ({ count, formatted: format.number(count) });
    const percent = (share: number) => format.percent(share);

    function reason(one: BlockReason): string {
      switch (one.kind) {
        case "mock":
          return t("planner.reason.mock", counted(one.daysBefore));
        case "weak":
          return t("planner.reason.weak", { percent: percent(one.recall) });
        case "refresh":
          return t("planner.reason.refresh", { percent: percent(one.recall) });
        case "weighs":
          return t("planner.reason.weighs", { percent: percent(one.percent / 100) });
        case "often":
          return t("planner.reason.often", { formatted: format.number(one.times) });
        case "part":
          return t("planner.reason.part", { formatted: format.number(one.part), total: format.number(one.of) });
        case "due":
          return t("planner.reason.due", { day: instant.format(one.dueAt) });
        case "exam":
          return t("planner.reason.exam", { day: instant.format(one.at) });
        case "last-look":
          return t("planner.reason.lastLook");
        case "evening-before":
          return t("planner.reason.eveningBefore");
        case "some-day":
          return t("planner.reason.someDay");
        case "other-hours":
          return t("planner.reason.otherHours");
        default:
          return t(`planner.reason.${one.kind}`);
      }
    }

    function remark(one: Remark): string {
      switch (one.kind) {
        case "clash":
          return t("planner.remark.clash", {
            titles: new Intl.ListFormat(language).format(one.workIds.map(titleOf)),
          });
        case "no-topics":
          return t("planner.remark.noTopics", { title: titleOf(one.workId) });
        case "assumed":
          return t("planner.remark.assumed", { title: titleOf(one.workId), time: duration(one.minutes) });
        default:
          return t(`planner.remark.${one.kind}`, { title: titleOf(one.workId) });
      }
    }

    function when({ start, end }: Pick<KnownBlock, "start" | "end">): string {
      return `${shortDay.format(wallMs(start))}, ${spokenRange(clock, wallMs(start), wallMs(end))}`;
    }

    function onDay({ recall, missing }: OnDay): readonly string[] {
      return [
        ...(recall === null ? [] : [t("planner.cost.recall", { percent: percent(recall) })]),
        ...(missing > 0 ? [t("planner.cost.missing", { time: duration(missing) })] : []),
      ];
    }

    function way(one: WayOut): { readonly label: string; readonly cost: string } {
      const places = "places" in one ? one.places.map(({ start }) => moment.format(wallMs(start))).join(", ") : "";
      switch (one.kind) {
        case "over-limit":
          return {
            label: t("planner.way.overLimit", { when: places }),
            cost: [
              ...onDay(one.onDay),
              ...(one.overBy > 0 ? [t("planner.cost.over", { time: duration(one.overBy) })] : []),
            ].join(" · "),
          };
        case "kept-free":
          return {
            label: t("planner.way.keptFree", { when: places }),
            cost: [...onDay(one.onDay), t("planner.cost.free")].join(" · "),
          };
        case "take-from": {
          const { recall } = one.there;
          const there =
            recall === null
              ? t("planner.cost.lessThere", { time: duration(one.minutes) })
              : t("planner.cost.there", { percent: percent(recall) });
          return {
            label: t("planner.way.takeFrom", {
              time: duration(one.minutes),
              title: one.topic ?? titleOf(one.workId),
            }),
            cost: [...onDay(one.onDay), there].join(" · "),
          };
        }
        case "leave-out":
          return { label: t("planner.way.leaveOut"), cost: onDay(one.onDay).join(" · ") };
      }
    }

    return {
      titleOf,
      /** "Buffers · mock test" */
      what: ({ topic, activity }: KnownBlock) =>
        [
          topic,
          topic === null || activity === "mock" || activity === "memory" ? t(`planner.activity.${activity}`) : null,
        ]
          .filter((part) => part !== null)
          .join(" · "),
      reason,
      remark,
      way,
      when,
      short: ({ workId, minutes, dueAt }: Shortage) =>
        t(dueAt === null ? "planner.shortNoDay" : "planner.short", {
          time: duration(minutes),
          title: titleOf(workId),
          day: dueAt === null ? "" : instant.format(dueAt),
        }),
      duration,
      clock: (wall: string) => clock.format(wallMs(wall)),
      hour: (one: number) => hour.format(one * 3_600_000),
      day: (day: string) => shortDay.format(wallMs(day)),
      dayLong: (day: string) => longDay.format(wallMs(day)),
      weekday: (day: string) => weekday.format(wallMs(day)),
      dayNumber: (day: string) => dayNumber.formatToParts(wallMs(day)).find(({ type }) => type === "day")?.value ?? "",
      /** Of the days of a week, 0 is Monday. */
      weekdayNames: Array.from({ length: 7 }, (_, at) =>
        formatter({ weekday: "long" }).format(wallMs(addDays("2024-01-01", at))),
      ),
    };
  }, [t, format, language, works]);
}
