import { type Category, courseLevels } from "@jotter/domain/course";
import type { Book } from "@jotter/domain/grade-book";
import { type FormEvent, useId, useState } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { changedIn } from "./changed-in.ts";
import styles from "./grading-dialog.module.css";
import { type CategoryDraft, categoriesOf, draftsOf, newCategory, sumOf } from "./grading-draft.ts";
import { readNumber } from "./score-text.ts";
import { useGradeDesk } from "./use-grade-desk.ts";
import { WeightSum } from "./WeightSum.tsx";

type GradingDialogProps = { readonly book: Book; readonly onClose: () => void };

/** What is particular to one class: its level, credits, weights and drops. [GRD-5] [GRD-7] [GRD-9] */
export function GradingDialog({ book, onClose }: GradingDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const desk = useGradeDesk();
  const { course } = book;
  const number = (value: number | undefined) =>
    value === undefined ? "" : String(value).replace(".", format.decimalPoint());
  const [level, setLevel] = useState(course.level);
  const [credits, setCredits] = useState(number(course.credits));
  const [isInGpa, setIsInGpa] = useState(!course.outsideGpa);
  const [hasOwn, setHasOwn] = useState(Boolean(course.categories?.length));
  const [drafts, setDrafts] = useState(() => draftsOf(book.categories, t, number));
  const creditsProblem = credits.trim() !== "" && !((readNumber(credits) ?? 101) <= 100);

  const said = () => {
    const categories: Category[] = hasOwn ? categoriesOf(drafts, t) : [];
    return {
      level,
      credits: readNumber(credits),
      outsideGpa: !isInGpa,
      categories: categories.length > 0 ? categories : null,
    };
  };
  const [first] = useState(said);

  function save(event: FormEvent) {
    event.preventDefault();
    if (creditsProblem) return;
    const change = changedIn(first, said());
    if (Object.keys(change).length > 0) void desk.changeCourse(course.id, change);
    onClose();
  }

  return (
    <Dialog title={t("grades.gradingOf", { name: course.name })} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <div className={styles.pair}>
          <Field label={t("grades.level")}>
            {(control) => (
              <Select
                {...control}
                value={level}
                onChange={(event) => setLevel(courseLevels.find((each) => each === event.currentTarget.value) ?? level)}
              >
                {courseLevels.map((each) => (
                  <option key={each} value={each}>
                    {t(`signUp.levels.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextField
            label={t("grades.credits")}
            value={credits}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={creditsProblem}
            {...(creditsProblem && { hint: t("grades.creditsUnreadable") })}
            onChange={(event) => setCredits(event.currentTarget.value)}
          />
        </div>
        <Checkbox checked={isInGpa} onChange={(event) => setIsInGpa(event.currentTarget.checked)}>
          {t("grades.countsInGpa")}
        </Checkbox>
        <Checkbox checked={hasOwn} onChange={(event) => setHasOwn(event.currentTarget.checked)}>
          {t("grades.ownWeights")}
        </Checkbox>
        {hasOwn && <Categories drafts={drafts} onChange={setDrafts} freshId={desk.freshId} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t("action.cancel")}</Button>
          <Button type="submit" look="primary">
            {t("grades.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type CategoriesProps = {
  readonly drafts: readonly CategoryDraft[];
  readonly onChange: (drafts: readonly CategoryDraft[]) => void;
  readonly freshId: () => string;
};

function Categories({ drafts, onChange, freshId }: CategoriesProps) {
  const t = useTexts();
  const id = useId();
  const fields = [
    { field: "name", label: t("grades.categoryName"), mode: "text" },
    { field: "weight", label: t("grades.weightPercent"), mode: "decimal" },
    { field: "dropLowest", label: t("grades.dropLowest"), mode: "numeric" },
    { field: "dropHighest", label: t("grades.dropHighest"), mode: "numeric" },
  ] as const;
  return (
    <fieldset className={styles.categories}>
      <legend className="visually-hidden">{t("grades.ownWeights")}</legend>
      {drafts.map((draft, place) => (
        <div key={draft.id} className={styles.category}>
          {fields.map(({ field, label, mode }) => (
            <label key={field} className={styles.cell}>
              <span>{label}</span>
              <Input
                id={`${id}-${draft.id}-${field}`}
                inputMode={mode}
                autoComplete="off"
                maxLength={field === "name" ? 200 : 8}
                value={draft[field]}
                onChange={(event) => onChange(drafts.with(place, { ...draft, [field]: event.currentTarget.value }))}
              />
            </label>
          ))}
          <IconButton
            aria-label={t("grades.removeCategory", { name: draft.name })}
            onClick={() => {
              onChange(drafts.filter((each) => each !== draft));
              document.getElementById(`${id}-add`)?.focus();
            }}
          >
            <Icon shape={closeIcon} size={16} />
          </IconButton>
        </div>
      ))}
      <WeightSum sum={sumOf(drafts)} />
      <Button
        id={`${id}-add`}
        onClick={() => onChange([...drafts, newCategory(freshId())])}
        disabled={drafts.length >= 50}
      >
        <Icon shape={plusIcon} size={18} />
        {t("grades.addCategory")}
      </Button>
    </fieldset>
  );
}
