import type { GradeBooks } from "@jotter/domain/book-keeper";
import type { TrendPoint } from "@jotter/domain/gpa-trend";
import { scaleOfClass, shownPercent } from "@jotter/domain/grade-scale";
import { insightsOf } from "@jotter/domain/insights";
import { nextNeed } from "@jotter/domain/next-need";
import type { Occurrence } from "@jotter/domain/occurrences";
import { habitsOf, habitsSince } from "@jotter/domain/study-patterns";
import { type CSSProperties, useMemo } from "react";
import { useFocusSessions } from "../../student/focus/use-focus-sessions.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Card, Nothing } from "./Card.tsx";
import styles from "./grades-glance.module.css";
import { useGpaTrend } from "./use-gpa-trend.ts";

type GradesGlanceProps = {
  readonly grades: GradeBooks;
  readonly occurrences: readonly Occurrence[];
  readonly clock: Clock;
  readonly isArriving: boolean;
  /** Without a grade it has nothing to say, and is not there. */
  readonly isQuiet?: boolean;
};

const mostClasses = 6;

/** The GPA, the way it took, and each class as a bar. [DSH-1] [INS-1] */
export function GradesGlance({ grades, occurrences, clock, isArriving, isQuiet = false }: GradesGlanceProps) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const { books, results, overall } = grades;
  const trend = useGpaTrend(books);
  const sessions = useFocusSessions(habitsSince(clock.span[0]));
  const habits = useMemo(() => {
    const worked = (sessions ?? []).map(({ data }) => data);
    return habitsOf(worked, clock.zone, clock.now);
  }, [sessions, clock]);
  const insights = useMemo(() => {
    const classes = books.map(({ course }) => ({
      name: course.name,
      average: results.get(course.id)?.simple ?? null,
    }));
    const { today, now } = clock;
    return insightsOf({ classes, hasEvents: occurrences.length > 0, occurrences, today, now, habits });
  }, [books, results, occurrences, clock, habits]);
  const graded = books.flatMap(({ course }) => {
    const percent = results.get(course.id)?.weighted ?? null;
    return percent === null ? [] : { course, percent };
  });
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: "exceptZero" });

  if (graded.length === 0) {
    if (isArriving || isQuiet) return null;
    return (
      <Card id="grades" title={t("dashboard.grades.title")}>
        <Nothing text={t("dashboard.grades.empty")} href="/grades" action={t("dashboard.grades.add")} />
      </Card>
    );
  }
  const [first, last] = [trend[0], trend.at(-1)];
  const change = first && last ? Math.round((last.gpa - first.gpa) * 100) / 100 : 0;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const { academic, calendar, studyPatterns } = insights;
  const need = nextNeed(books, occurrences, clock.now);
  return (
    <Card
      id="grades"
      title={t("dashboard.grades.title")}
      link={{ href: "/grades", label: t("dashboard.grades.details") }}
    >
      {need && (
        <p className={styles.need}>
          {t(need.exam ? "dashboard.grades.need" : "dashboard.grades.needNext", {
            percent: format.exactPercent(need.percent),
            title: need.exam?.event.title ?? "",
            day: need.exam ? format.calendarDay(need.exam.start.slice(0, 10), clock.today) : "",
            goal: t(`dashboard.grades.goals.${need.letter}`),
            class: need.book.course.name,
          })}
        </p>
      )}
      <div className={styles.glance}>
        <p className={styles.gpa}>
          {overall.gpa !== null && <b>{precise.format(overall.gpa)}</b>}
          <span>
            {t("dashboard.grades.gpa")}
            {first && change !== 0 && (
              <em data-way={change > 0 ? "up" : "down"}>
                {t("dashboard.grades.since", {
                  change: signed.format(change),
                  month: words.month(momentOf(first.date)),
                })}
              </em>
            )}
          </span>
        </p>
        {trend.length > 1 && <Trend points={trend} />}
        <ul className={styles.classes} aria-label={t("dashboard.grades.classes")}>
          {graded.slice(0, mostClasses).map(({ course, percent }) => (
            <li key={course.id} data-marker={course.marker}>
              <PlainLink href={`/grades?class=${course.id}`}>
                <i aria-hidden="true" />
                {course.name}
              </PlainLink>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
              </span>
              <b>{format.exactPercent(shownPercent(percent, 0, scaleOfClass(course)))}</b>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.insights}>
        {academic.strengths.length > 0 && (
          <li>{t("insights.strengths", { classes: list.format(academic.strengths) })}</li>
        )}
        {academic.weaknesses.length > 0 && (
          <li>{t("insights.weaknesses", { classes: list.format(academic.weaknesses) })}</li>
        )}
        {academic.recommendations.includes("study-habits") && <li>{t("insights.tip")}</li>}
        {habits && <li>{t(habitTexts[studyPatterns.preferredTime])}</li>}
        {calendar.hasEvents && (
          <li>{t("insights.studyTime", { amount: t(`insights.${studyTimes[calendar.studyTimeAvailable]}`) })}</li>
        )}
      </ul>
    </Card>
  );
}

const habitTexts = {
  Morning: "insights.mornings",
  Afternoon: "insights.afternoons",
  Evening: "insights.evenings",
  Night: "insights.nights",
} as const;
const studyTimes = { Limited: "limited", Moderate: "moderate", Flexible: "flexible" } as const;

function momentOf(day: string): number {
  return new Date(`${day}T12:00`).getTime();
}

/** A line from the first grade to the last; the numbers stand beside it in words. */
function Trend({ points }: { readonly points: readonly TrendPoint[] }) {
  const { t, language } = useLanguage();
  const values = points.map(({ gpa }) => gpa);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(0.1, (high - low) * 0.25);
  const [bottom, top] = [low - margin, high + margin];
  const [begins, ends] = [momentOf(points[0]?.date ?? ""), momentOf(points.at(-1)?.date ?? "")];
  const x = (date: string) => ((momentOf(date) - begins) / Math.max(1, ends - begins)) * 100;
  const y = (gpa: number) => ((top - gpa) / (top - bottom)) * 100;
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(language, { month: "short" });
  const lines = high - low < 0.05 ? [high] : [low, high];
  const last = points.at(-1);
  return (
    <figure
      className={styles.trend}
      role="img"
      aria-label={t("dashboard.grades.trend", { from: one.format(values[0] ?? 0), to: one.format(values.at(-1) ?? 0) })}
    >
      <div className={styles.plot}>
        {lines.map((value) => (
          <span key={value} className={styles.level} style={{ top: `${y(value)}%` }}>
            {one.format(value)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={points.map(({ date, gpa }) => `${x(date)},${y(gpa)}`).join(" ")} />
        </svg>
        {last && <i style={{ "--x": `${x(last.date)}%`, "--y": `${y(last.gpa)}%` } as CSSProperties} />}
      </div>
      <div className={styles.months}>
        {monthsOf(points).map((date) => (
          <span key={date} style={{ left: `${Math.min(94, x(date))}%` }}>
            {month.format(momentOf(date))}
          </span>
        ))}
      </div>
    </figure>
  );
}

const mostMonths = 5;

/** The first day of each month something was graded in, and of those so many that their names do not meet. */
function monthsOf(points: readonly TrendPoint[]): readonly string[] {
  const firsts = points.filter(({ date }, at) => date.slice(0, 7) !== points[at - 1]?.date.slice(0, 7));
  const step = Math.ceil(firsts.length / mostMonths);
  return firsts.filter((_, at) => at % step === 0).map(({ date }) => date);
}
