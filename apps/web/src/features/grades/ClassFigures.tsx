import type { Book, ClassResult } from "@jotter/domain/grade-book";
import { scaleOfClass, shownPercent } from "@jotter/domain/grade-scale";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import styles from "./class-figures.module.css";
import { GradeBar } from "./GradeBar.tsx";
import { categoryName, noFigure } from "./grade-texts.ts";

type ClassFiguresProps = { readonly book: Book; readonly result: ClassResult };

/** Where a class stands, and how that comes about. [GRD-2] */
export function ClassFigures({ book, result }: ClassFiguresProps) {
  const t = useTexts();
  const format = useFormat();
  const { course } = book;
  const scale = scaleOfClass(course);
  const percent = (value: number | null) =>
    value === null ? noFigure : format.exactPercent(shownPercent(value, 2, scale));
  const gpa = (value: number | null) => (value === null ? noFigure : format.gradePoints(value));
  const facts = [
    [t("grades.weightedAverage"), percent(result.weighted)],
    [t("grades.simpleAverage"), percent(result.simple)],
    [t("grades.gpa"), gpa(result.gpa)],
    ...(course.level === "standard"
      ? []
      : [[t("grades.gpaAtLevel", { level: t(`signUp.levels.${course.level}`) }), gpa(result.weightedGpa)]]),
    ...(result.points
      ? [
          [
            t("grades.pointsSoFar"),
            t("grades.ofAll", {
              some: format.number(result.points.earned),
              all: format.number(result.points.possible),
            }),
          ],
        ]
      : []),
  ];
  return (
    <section className={`${cardClass} ${styles.figures}`} data-marker={course.marker} aria-labelledby="class-figures">
      <h2 id="class-figures" className="visually-hidden">
        {t("grades.standingOf")}
      </h2>
      <p className={styles.letter}>
        <span className="visually-hidden">{t("grades.letter")}</span> {result.letter ?? noFigure}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Shares book={book} result={result} />
      <Remarks book={book} result={result} />
    </section>
  );
}

function Shares({ book, result }: ClassFiguresProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className={styles.shares} aria-label={t("grades.byCategory")}>
      {result.categories.map(({ id, average, weight, share }) => {
        const name = categoryName(book.categories.find((category) => category.id === id) ?? { id }, t);
        return (
          <li key={id}>
            <span className={styles.shareName}>{name}</span>
            <span className={styles.shareWeight}>
              {average === null
                ? t("grades.weightIs", { percent: format.exactPercent(weight) })
                : t("grades.countsFor", { percent: format.percent(share) })}
            </span>
            <GradeBar percent={average ?? 0} />
            <b>{average === null ? noFigure : format.exactPercent(shownPercent(average))}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What would otherwise be a riddle: weights that stand in for others, that are no hundred, and what leaves the GPA. */
function Remarks({ book, result }: ClassFiguresProps) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const empty = result.categories.filter(({ average, weight }) => average === null && weight > 0);
  const names = empty.map(({ id }) => categoryName(book.categories.find((each) => each.id === id) ?? { id }, t));
  const remarks = [
    result.renormalised &&
      t("grades.renormalised", {
        names: new Intl.ListFormat(language, { type: "conjunction" }).format(names),
        count: names.length,
      }),
    Math.abs(result.weightSum - 100) > 0.005 && t("grades.sumIsNot", { sum: format.exactPercent(result.weightSum) }),
    book.course.outsideGpa && t("grades.outsideGpa"),
    result.dropped.length > 0 &&
      t("grades.droppedCount", { count: result.dropped.length, formatted: format.number(result.dropped.length) }),
  ].filter((remark) => typeof remark === "string");
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
