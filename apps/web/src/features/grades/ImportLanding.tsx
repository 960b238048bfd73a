import type { Grade } from "@jotter/domain/grade";
import type { ImportClass } from "@jotter/domain/grade-csv";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { ScoreFigure } from "./GradeList.tsx";
import { isIdleZero } from "./grade-draft.ts";
import listStyles from "./grade-list.module.css";
import styles from "./import-dialog.module.css";
import type { ImportPlan } from "./import-plan.ts";

const shownGrades = 5;

type ImportLandingProps = {
  readonly plan: ImportPlan;
  readonly today: string;
  readonly addsDoubles: boolean;
  readonly onAddDoubles: (adds: boolean) => void;
  readonly zerosCount: boolean;
  readonly onZerosCount: (count: boolean) => void;
};

/** The first grades as they would stand in the list, and what was understood of all of them. [GRD-10] */
export function ImportLanding(props: ImportLandingProps) {
  const { plan, today, addsDoubles, onAddDoubles, zerosCount, onZerosCount } = props;
  const t = useTexts();
  const format = useFormat();
  const { grades, doubles, classes, zeros } = plan;
  const more = grades.length - shownGrades;
  return (
    <section className={styles.landing} aria-labelledby="import-landing">
      <h3 id="import-landing">{t("grades.csv.landing")}</h3>
      <p className={styles.quiet}>{understood()}</p>
      <ul className={`${listStyles.list} ${styles.landed}`}>
        {grades.slice(0, shownGrades).map((grade, place) => (
          <Landed
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a table may be alike in everything.
            key={place}
            grade={grade}
            into={classes.find(({ id }) => id === grade.classId)}
            isDouble={doubles.has(place)}
            isLeftOut={doubles.has(place) && !addsDoubles}
            today={today}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.quiet}>{t("grades.csv.moreGrades", { count: more, formatted: format.number(more) })}</p>
      )}
      {zeros > 0 && (
        <div className={styles.notice}>
          <Checkbox checked={zerosCount} onChange={(event) => onZerosCount(event.currentTarget.checked)}>
            {t("grades.csv.zeros", { count: zeros, formatted: format.number(zeros) })}
          </Checkbox>
        </div>
      )}
      {doubles.size > 0 && (
        <div className={styles.notice}>
          <p role="status">
            {t("grades.csv.doubles", { count: doubles.size, formatted: format.number(doubles.size) })}
          </p>
          <Checkbox checked={addsDoubles} onChange={(event) => onAddDoubles(event.currentTarget.checked)}>
            {t("grades.csv.addDoubles")}
          </Checkbox>
        </div>
      )}
    </section>
  );

  function understood(): string {
    const kinds = ["points", "percent", "letter", "none"] as const;
    const kindOf = ({ score, state }: Grade) => (state === "ungraded" ? "none" : (score?.as ?? "none"));
    return kinds
      .map((kind) => ({ kind, count: grades.filter((grade) => kindOf(grade) === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`grades.csv.understood.${kind}`, { formatted: format.number(count) }))
      .join(" · ");
  }
}

type LandedProps = {
  readonly grade: Grade;
  readonly into: ImportClass | undefined;
  readonly isDouble: boolean;
  readonly isLeftOut: boolean;
  readonly today: string;
};

function Landed({ grade, into, isDouble, isLeftOut, today }: LandedProps) {
  const t = useTexts();
  const format = useFormat();
  const { name, state, score, date, extraCredit } = grade;
  return (
    <li className={listStyles.row} data-counts={!isLeftOut} data-left-out={isLeftOut}>
      <span className={listStyles.name}>{name}</span>
      <span className={listStyles.meta}>
        {into?.name && <span>{into.name}</span>}
        <span>{into?.categories.find(({ id }) => id === grade.category)?.name ?? t("gradeCategory.gone")}</span>
        {date && <time dateTime={date}>{format.calendarDay(date, today)}</time>}
        {state !== "graded" && <b className={listStyles.tag}>{t(`grades.tag.${state}`)}</b>}
        {extraCredit && <b className={listStyles.tag}>{t("grades.tag.extraCredit")}</b>}
        {isIdleZero(grade) && <b className={listStyles.tag}>{t("grades.tag.zero")}</b>}
        {isDouble && <b className={listStyles.tag}>{t("grades.csv.double")}</b>}
      </span>
      <ScoreFigure score={score} isAwaited={state === "ungraded"} />
    </li>
  );
}
