import type { Book, StoredGrade } from "@jotter/domain/grade-book";
import type { WhatIf } from "@jotter/domain/grade-goals";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { useState } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import type { Format } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, restoreIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./grade-list.module.css";
import { categoryName, noFigure, scoreWords } from "./grade-texts.ts";
import { latestFirst } from "./latest-first.ts";
import { readScore, typedScore } from "./score-text.ts";
import { withoutGrade, withReal, withScoreOf } from "./what-if.ts";

const atOnce = 100;

type WhatIfListProps = {
  /** What is real. */
  readonly book: Book;
  readonly shown: Book;
  readonly clues: NumberClues;
  readonly changes: WhatIf;
  readonly onChange: (changes: WhatIf) => void;
};

/** The grades to play with: every score is a field, whatever is real stands beside it. */
export function WhatIfList({ book, shown, clues, changes, onChange }: WhatIfListProps) {
  const t = useTexts();
  const format = useFormat();
  const [limit, setLimit] = useState(atOnce);
  const real = new Map(book.grades.map((grade) => [grade.id, grade]));
  const rows = latestFirst([...book.grades, ...changes.added]);
  return (
    <>
      <ul className={styles.list} aria-label={t("grades.whatIfGrades")}>
        {rows.slice(0, limit).map((grade) => (
          <WhatIfRow
            key={grade.id}
            grade={grade}
            clues={clues}
            real={real.get(grade.id)}
            category={categoryName(shown.categories.find(({ id }) => id === grade.category) ?? { id: "" }, t)}
            isOut={changes.without.includes(grade.id)}
            isChanged={grade.id in changes.scores}
            onScore={(score) => onChange(withScoreOf(changes, grade.id, score))}
            onOut={() => onChange(withoutGrade(changes, grade.id))}
            onReal={() => onChange(withReal(changes, grade.id))}
          />
        ))}
      </ul>
      {rows.length > limit && (
        <Button onClick={() => setLimit(limit + atOnce)}>
          {t("grades.showMore", { count: rows.length - limit, formatted: format.number(rows.length - limit) })}
        </Button>
      )}
    </>
  );
}

type WhatIfRowProps = {
  readonly grade: StoredGrade;
  readonly clues: NumberClues;
  /** Undefined for one that is only imagined. */
  readonly real: StoredGrade | undefined;
  readonly category: string;
  readonly isOut: boolean;
  readonly isChanged: boolean;
  readonly onScore: (score: StoredGrade["score"]) => void;
  readonly onOut: () => void;
  readonly onReal: () => void;
};

function WhatIfRow({ grade, clues, real, category, isOut, isChanged, onScore, onOut, onReal }: WhatIfRowProps) {
  const t = useTexts();
  const format = useFormat();
  const asStored = typedScore(grade.score, grade.state === "ungraded", format.decimalPoint(), clues.said ?? undefined);
  const [typed, setTyped] = useState(asStored);
  const { name } = grade;
  const { kind } = readScore(typed, clues);

  function play(text: string) {
    setTyped(text);
    const read = readScore(text, clues);
    if (read.kind === "given" || read.kind === "awaited") onScore(read.kind === "given" ? read.score : null);
  }

  return (
    <li className={styles.row} data-counts={!isOut} data-imagined={!real}>
      <span className={styles.name}>{name}</span>
      <span className={styles.meta}>
        <span>{category}</span>
        {!real && <b className={styles.tag}>{t("grades.tag.imagined")}</b>}
        {kind === "unclear" && <b className={styles.tag}>{t("grades.sayWhich")}</b>}
        {isOut && <b className={styles.tag}>{t("grades.tag.out")}</b>}
        {real && isChanged && <span>{t("grades.really", { score: realWords(real, format) })}</span>}
      </span>
      <span className={styles.played}>
        <Input
          aria-label={t("grades.scoreOf", { name })}
          aria-invalid={kind === "unreadable" || kind === "unclear"}
          value={typed}
          disabled={isOut}
          autoComplete="off"
          onChange={(event) => play(event.currentTarget.value)}
        />
      </span>
      <span className={styles.actions}>
        {real && (isChanged || isOut) ? (
          <IconButton
            aria-label={t("grades.backToReal", { name })}
            onClick={() => {
              setTyped(asStored);
              onReal();
            }}
          >
            <Icon shape={restoreIcon} />
          </IconButton>
        ) : (
          <IconButton aria-label={t("grades.leaveOut", { name })} onClick={onOut}>
            <Icon shape={closeIcon} />
          </IconButton>
        )}
      </span>
    </li>
  );
}

function realWords({ score, state }: StoredGrade, format: Format): string {
  return score && state !== "ungraded" ? scoreWords(score, format) : noFigure;
}
