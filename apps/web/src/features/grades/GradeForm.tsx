import type { Category } from "@jotter/domain/course";
import type { NumberScale } from "@jotter/domain/table-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { whereNothingChanged } from "../../student/records/kept-draft.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import fieldStyles from "./fields.module.css";
import { fieldsOf, type GradeDraft, hasWords, isZeroScore, type Standing, standings } from "./grade-draft.ts";
import styles from "./grade-form.module.css";
import { categoryName } from "./grade-texts.ts";
import { ScaleField } from "./ScaleField.tsx";
import { readScore } from "./score-text.ts";
import type { GradeFields } from "./use-grade-writes.ts";

type GradeFormProps = {
  readonly label: string;
  /** What is typed and not saved is kept under this name. */
  readonly keptAs: string;
  readonly first: GradeDraft;
  readonly categories: readonly Category[];
  /** What plain numbers in this class are. */
  readonly clues: NumberClues;
  /** What a grade without a name is called. */
  readonly nameless: (category: Category | undefined) => string;
  readonly nameRef: Ref<HTMLInputElement>;
  /** The rest is filled in: only the score is to be typed. */
  readonly isScoreNext?: boolean;
  /** The scale is given where it says what the class's plain numbers are. */
  readonly onSave: (fields: GradeFields, scale?: NumberScale) => void;
  /** Given where a grade is edited; without it the form is for new ones and starts over after each. */
  readonly onCancel?: () => void;
};

/** One line for a grade: everything by keyboard, and Enter anywhere in it saves. [GRD-2] [GRD-6] */
export function GradeForm(props: GradeFormProps) {
  const { label, keptAs, first, categories, clues, nameless, nameRef, isScoreNext = false, onSave, onCancel } = props;
  const t = useTexts();
  const id = useId();
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(
    `grade:${keptAs}`,
    first,
    onCancel || isScoreNext ? whereNothingChanged : ({ draft }) => (hasWords(draft) ? draft : null),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const score = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isScoreNext) score.current?.focus();
  }, [isScoreNext]);
  const isEditing = onCancel !== undefined;
  // The one that was chosen may be gone since: then it is the one the list shows.
  const category = categories.find(({ id }) => id === draft.category) ?? categories[0];
  // Null: points, of how many is still to be said.
  const [chosen, setChosen] = useState<NumberScale | null>();
  const [asks, setAsks] = useState(false);
  const known = chosen === undefined ? clues : { ...clues, said: chosen };
  const typed = readScore(draft.score, known);
  const scale = typed.kind === "given" ? (typed.scale ?? null) : null;
  // A percent is what everybody expects; while the first digit of "92" is typed nobody is asked.
  const showsScale = chosen !== undefined || (scale && scale.as !== "percent") || (asks && typed.kind === "unclear");
  const isZero = typed.kind === "given" && isZeroScore(typed.score);
  const change = (some: Partial<GradeDraft>) => {
    setDraft({ ...draft, ...some });
    setProblem(null);
    if (some.score === "") choose(undefined);
  };
  function choose(next: NumberScale | null | undefined) {
    setChosen(next);
    setProblem(null);
    if (next === undefined) setAsks(false);
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => form.querySelector<HTMLElement>(`[name=${name}]`);
    if (!hasWords(draft)) {
      field("name")?.focus();
      return;
    }
    const fields = fieldsOf({ ...draft, category: category?.id ?? draft.category }, nameless(category), known);
    if (!fields && typed.kind === "unclear") {
      flushSync(() => {
        setAsks(true);
        setProblem(t("grades.numberUnclear"));
      });
      (field("possible") ?? field("scale"))?.focus();
      return;
    }
    if (!fields) {
      setProblem(t("grades.scoreUnreadable"));
      field("score")?.focus();
      return;
    }
    const isNews = scale && (chosen || scale.as !== "percent");
    onSave(fields, isNews ? scale : undefined);
    forget();
    if (isEditing) return;
    choose(undefined);
    // The kind of work and the day stay: a teacher hands back a pile of the same.
    setDraft({ ...first, name: "", category: draft.category, date: draft.date });
    field("name")?.focus();
  }

  function byKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Escape" && onCancel) {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && event.target instanceof HTMLSelectElement) {
      // Enter on a list would do nothing.
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={save} onKeyDown={byKey} noValidate>
      {isBack && <DraftBack onStartOver={startOver} />}
      <div className={styles.line}>
        <Field label={t("grades.name")}>
          {(control) => (
            <Input
              {...control}
              ref={nameRef}
              name="name"
              value={draft.name}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t("grades.score")}>
          {(control) => (
            <Input
              {...control}
              ref={score}
              name="score"
              value={draft.score}
              placeholder={t("grades.scoreExample")}
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onChange={(event) => change({ score: event.currentTarget.value })}
              onBlur={() => setAsks(true)}
            />
          )}
        </Field>
        <Field label={t("grades.categoryLabel")}>
          {(control) => (
            <Select
              {...control}
              value={category?.id}
              onChange={(event) => change({ category: event.currentTarget.value })}
            >
              {categories.map((each) => (
                <option key={each.id} value={each.id}>
                  {categoryName(each, t)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("grades.date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.date}
              max="9999-12-31"
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
          )}
        </Field>
        {!isEditing && (
          <Button type="submit" look="primary">
            <Icon shape={plusIcon} size={18} />
            {t("grades.add")}
          </Button>
        )}
      </div>
      {isEditing && (
        <div className={styles.more}>
          <Field label={t("grades.standing")}>
            {(control) => (
              <Select
                {...control}
                value={draft.standing}
                onChange={(event) => change({ standing: event.currentTarget.value as Standing })}
              >
                {standings.map((standing) => (
                  <option key={standing} value={standing}>
                    {t(`grades.standings.${standing}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Checkbox
            checked={draft.extraCredit}
            onChange={(event) => change({ extraCredit: event.currentTarget.checked })}
          >
            {t("grades.extraCredit")}
          </Checkbox>
        </div>
      )}
      {showsScale && (
        <ScaleField label={t("grades.numberIs")} scale={chosen === undefined ? scale : chosen} onChange={choose} />
      )}
      {isZero && draft.standing === "scored" && (
        <Checkbox checked={draft.realZero} onChange={(event) => change({ realZero: event.currentTarget.checked })}>
          {t("grades.realZero")}
        </Checkbox>
      )}
      {problem && (
        <p id={`${id}-problem`} className={fieldStyles.problem} role="alert">
          {problem}
        </p>
      )}
      {isEditing && (
        <div className={styles.actions}>
          <Button
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t("action.cancel")}
          </Button>
          <Button type="submit" look="primary">
            {t("grades.save")}
          </Button>
        </div>
      )}
    </form>
  );
}
