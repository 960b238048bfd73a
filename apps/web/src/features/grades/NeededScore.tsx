import { letters } from "@jotter/domain/grade";
import type { Book, ClassResult } from "@jotter/domain/grade-book";
import { type Needed, neededOnNext, neededOnRemaining } from "@jotter/domain/grade-goals";
import { letterOf, scaleOfClass } from "@jotter/domain/grade-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { useMemo, useState } from "react";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { categoryName } from "./grade-texts.ts";
import styles from "./needed-score.module.css";
import { nextTarget, targetPercent } from "./target.ts";

type NeededScoreProps = { readonly book: Book; readonly result: ClassResult; readonly clues: NumberClues };

/** What it takes to reach a target: on the next piece of work, and on all that is still to come. [GRD-8] */
export function NeededScore({ book, result, clues }: NeededScoreProps) {
  const t = useTexts();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const scale = scaleOfClass(book.course);
  const text = typed ?? nextTarget(result.weighted, scale);
  const target = targetPercent(text, clues, scale);
  // Each is found by fifty reckonings of the class.
  const answers = useMemo(() => (target === undefined ? [] : answersFor(book, target)), [book, target]);
  return (
    <section className={`${cardClass} ${styles.needed}`} aria-labelledby="needed">
      <h2 id="needed">{t("grades.needed")}</h2>
      <TextField
        label={t("grades.target")}
        value={text}
        autoComplete="off"
        list="grade-targets"
        hint={
          target === undefined
            ? t("grades.targetUnreadable")
            : t("grades.targetIs", { percent: format.exactPercent(target), letter: letterOf(target, scale) })
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <datalist id="grade-targets">
        {letters.map((letter) => (
          <option key={letter} value={letter} />
        ))}
      </datalist>
      {target !== undefined && (
        <dl className={styles.answers} aria-live="polite">
          {answers.map(({ category, needed }) => (
            <Answer
              key={category?.id ?? ""}
              question={
                category ? t("grades.onNext", { category: categoryName(category, t) }) : t("grades.onRemaining")
              }
              needed={needed}
            />
          ))}
        </dl>
      )}
    </section>
  );
}

/** On the next item of each category that weighs anything, and at last on all that remains. */
function answersFor(book: Book, target: number) {
  const next = book.categories
    .filter(({ weight }) => weight > 0)
    .map((category) => ({ category, needed: neededOnNext(book, target, category.id) }));
  return [...next, { category: null, needed: neededOnRemaining(book, target) }];
}

function Answer({ question, needed }: { readonly question: string; readonly needed: Needed }) {
  const t = useTexts();
  const format = useFormat();
  const words = {
    reached: () => t("grades.answer.reached"),
    needed: () => format.exactPercent(needed.kind === "needed" ? Math.ceil(needed.percent * 100) / 100 : 0),
    unreachable: () =>
      t("grades.answer.unreachable", {
        // Rounded down: "even 100 % gives 90 %" would be enough for 90 %.
        best: format.exactPercent(needed.kind === "unreachable" ? Math.floor(needed.best * 100) / 100 : 0),
      }),
    "nothing-left": () => t("grades.answer.nothingLeft"),
  }[needed.kind]();
  return (
    <div data-kind={needed.kind}>
      <dt>{question}</dt>
      <dd>{words}</dd>
    </div>
  );
}
