import { plainCategories } from "@jotter/domain/course";
import { type NextUp, type Reason, titleOf } from "@jotter/domain/next-up";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import { shownNoteTitle } from "../notes/note-title.ts";
import type { Clock } from "../records/use-clock.ts";
import { reviewOf } from "./links.ts";
import type { Words } from "./spoken-times.ts";

export function entryTitle(entry: NextUp, t: Translate, format: Format): string {
  const title = titleOf(entry);
  const counted = (count: number) => ({ title, count, formatted: format.number(count) });
  const review = reviewOf(entry);
  if (review) return t("dashboard.nextUp.review", counted(review.cards));
  if (entry.kind === "mistakes") return t("dashboard.nextUp.mistakes", counted(entry.quiz.count));
  if (entry.kind === "note") return shownNoteTitle(title, t);
  return entry.kind === "grade" ? t("dashboard.nextUp.grade", { title }) : title;
}

export function reasonText(
  reason: Reason,
  entry: NextUp,
  { now, today }: Clock,
  t: Translate,
  format: Format,
  words: Words,
): string {
  const kind = entry.kind === "coming" ? entry.coming.kind : "assignment";
  const due = entry.kind === "coming" || entry.kind === "grade" ? entry.coming.due : null;
  const when = due ? words.when(due, now, today) : "";
  switch (reason.id) {
    case "running":
      return t("dashboard.reason.running", { time: format.time(reason.until) });
    case "begin":
      return t("dashboard.reason.begin", { time: format.time(reason.by) });
    case "category": {
      const plain = plainCategories.find((each) => each === reason.category);
      const category = reason.name || (plain ? t(`gradeCategory.${plain}`) : t("gradeCategory.gone"));
      return t("dashboard.reason.category", { category, percent: format.percent(reason.percent / 100) });
    }
    case "written":
      return t("dashboard.reason.written", { when });
    case "due":
      return t(kind === "assignment" ? "dashboard.reason.due" : `dashboard.reason.${kind}`, { when });
    case "overdue":
      return t("dashboard.reason.overdue", { duration: due ? words.late(due, now, today) : "" });
    case "weighs":
      return t("dashboard.reason.weighs", { percent: format.percent(reason.percent / 100) });
    case "stands":
      return t("dashboard.reason.stands", { percent: format.percent(reason.percent / 100) });
    case "letter":
      return t("dashboard.reason.letter", {
        letter: reason.letter,
        points: format.number(Math.round(reason.distance * 10) / 10),
      });
    case "topics":
      return t("dashboard.reason.topics", { open: reason.open, total: reason.total });
    case "takes":
      return t("dashboard.reason.takes", { duration: words.duration(reason.minutes) });
    case "fading": {
      const { weakest, cards, returning, fresh, unseen } = reason;
      if (weakest)
        return t("dashboard.reason.weakest", { topic: weakest.topic, percent: format.percent(weakest.share) });
      const seen = cards > 0 ? (["fading", cards] as const) : (["returning", returning] as const);
      const [said, count] = seen[1] > 0 ? seen : (["fresh", fresh] as const);
      if (said === "fresh" && unseen > fresh) {
        return t("dashboard.reason.freshToday", { formatted: format.number(unseen), today: format.number(fresh) });
      }
      return t(`dashboard.reason.${said}`, { count, formatted: format.number(count) });
    }
    case "before":
      return t("dashboard.reason.exam", { when: words.when(reason.due, now, today) });
    case "mistakes":
    case "notBegun":
      return t(`dashboard.reason.${reason.id}`);
    case "tasks":
      return t("dashboard.reason.tasks", { count: reason.open });
  }
}
