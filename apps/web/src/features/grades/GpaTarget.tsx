import { type GpaGoal, gpaGoal } from "@jotter/domain/gpa-goal";
import type { Book } from "@jotter/domain/grade-book";
import { shownPercent } from "@jotter/domain/grade-scale";
import { useMemo, useState } from "react";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./needed-score.module.css";
import { readNumber } from "./score-text.ts";

type GpaTargetProps = { readonly books: readonly Book[]; readonly gpa: number };

/** What the classes have to end at for a GPA the student wants. [GRD-8] */
export function GpaTarget({ books, gpa }: GpaTargetProps) {
  const t = useTexts();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(usualTarget(gpa)).replace(".", format.decimalPoint());
  const target = readNumber(text);
  const goal = useMemo(() => (target === undefined ? null : gpaGoal(books, target)), [books, target]);
  return (
    <section className={`${cardClass} ${styles.needed}`} aria-labelledby="gpa-target">
      <h2 id="gpa-target">{t("grades.needed")}</h2>
      <TextField
        label={t("grades.gpaTarget")}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        {...(target === undefined && { hint: t("grades.gpaTargetUnreadable") })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {goal && (
        <div className={styles.goal} aria-live="polite">
          <p>{words(goal)}</p>
          {goal.kind === "raises" && (
            <dl className={styles.answers}>
              {goal.raises.map(({ classId, from, percent, letter }) => (
                <div key={classId} data-kind="needed">
                  <dt>
                    {t("grades.gpaClassNow", {
                      name: books.find(({ course }) => course.id === classId)?.course.name ?? "",
                      percent: format.exactPercent(shownPercent(from)),
                    })}
                  </dt>
                  <dd>{t("grades.targetIs", { percent: format.exactPercent(percent), letter })}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </section>
  );

  function words(goal: GpaGoal): string {
    if (goal.kind === "reached") return t("grades.gpaReached");
    if (goal.kind === "unreachable")
      return t("grades.gpaUnreachable", { best: format.gradePoints(roundedDown(goal.best)) });
    return t("grades.gpaRaises", { gpa: format.gradePoints(roundedDown(goal.gpa)), count: goal.raises.length });
  }
}

/** What is not enough for a 3.7 is not called a 3.7. */
function roundedDown(gpa: number): number {
  return Math.floor(gpa * 100 + 1e-6) / 100;
}

/** The next one that students speak of. */
function usualTarget(gpa: number): number {
  return [2, 2.5, 3, 3.3, 3.5, 3.7].find((target) => target > gpa) ?? 4;
}
