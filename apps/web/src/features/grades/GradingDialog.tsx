import { type Category, courseLevels } from "@jotter/domain/course";
import type { Book } from "@jotter/domain/grade-book";
import { type FormEvent, useId, useState } from "react";
import { classChanges } from "../../student/grades/class-changes.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
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
import { CutOffs } from "./CutOffs.tsx";
import { changedIn } from "./changed-in.ts";
import styles from "./grading-dialog.module.css";
import { type CategoryDraft, categoriesOf, draftsOf, newCategory, sumOf } from "./grading-draft.ts";
import { scaleDraftOf, scaleIn } from "./scale-draft.ts";
import { readNumber } from "./score-text.ts";
import { useGradeWrites } from "./use-grade-writes.ts";
import { WeightSum } from "./WeightSum.tsx";

type GradingDialogProps = { readonly book: Book; readonly onClose: () => void };

/** What is particular to one class: its level, credits, teacher, weights and drops. [GRD-5] [GRD-7] [GRD-9] */
export function GradingDialog({ book, onClose }: GradingDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const desk = useGradeWrites();
  const { course } = book;
  const number = (value: number | undefined) =>
    value === undefined ? "" : String(value).replace(".", format.decimalPoint());
  const { replica, account, now } = useStudent();
  const [nameProblem, setNameProblem] = useState<"empty" | "taken" | null>(null);
  const [begun] = useState(() => ({
    name: course.name,
    level: course.level,
    credits: number(course.credits),
    teacher: course.teacher ?? "",
    room: course.room ?? "",
    isInGpa: !course.outsideGpa,
    hasOwn: Boolean(course.categories?.length),
    hasScale: Boolean(course.scale),
    scale: scaleDraftOf(course, number),
    drafts: draftsOf(book.categories, t, number),
  }));
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(`grading:${course.id}`, begun);
  const {
    name = course.name,
    level,
    credits,
    isInGpa,
    hasOwn,
    drafts,
    hasScale = begun.hasScale,
    scale = begun.scale,
  } = draft;
  const change = (part: Partial<typeof draft>) => setDraft((last) => ({ ...last, ...part }));
  const creditsProblem = credits.trim() !== "" && !((readNumber(credits) ?? 101) <= 100);

  const scaleProblem = hasScale && scaleIn(scale) === undefined;

  const said = ({ level, credits, teacher, room, isInGpa, hasOwn, drafts, hasScale, scale }: typeof draft) => {
    const categories: Category[] = hasOwn ? categoriesOf(drafts, t) : [];
    return {
      level,
      credits: readNumber(credits),
      teacher: teacher.trim(),
      room: room.trim(),
      outsideGpa: !isInGpa,
      categories: categories.length > 0 ? categories : null,
      scale: (hasScale && scaleIn(scale)) || null,
    };
  };
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (creditsProblem || scaleProblem) return;
    if (name !== begun.name) {
      const renamed = await classChanges({ replica, account, now }).rename(course.id, name);
      if (!renamed.ok) {
        setNameProblem(renamed.problem);
        form.querySelector<HTMLElement>("[name=name]")?.focus();
        return;
      }
    }
    const changed = changedIn(said(begun), said(draft));
    if (Object.keys(changed).length > 0) void desk.changeCourse(course.id, changed);
    leave();
  }

  function nameHint(): string | undefined {
    if (nameProblem === null) return undefined;
    return nameProblem === "empty" ? t("grades.classNameEmpty") : t("grades.subjectThere", { name: name.trim() });
  }

  function leave() {
    forget();
    onClose();
  }

  return (
    <Dialog title={t("grades.gradingOf", { name: course.name })} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        {isBack && <DraftBack onStartOver={startOver} />}
        <TextField
          name="name"
          label={t("grades.className")}
          value={name}
          autoComplete="off"
          maxLength={300}
          aria-invalid={nameProblem !== null}
          hint={nameHint()}
          onChange={(event) => {
            setNameProblem(null);
            change({ name: event.currentTarget.value });
          }}
        />
        <div className={styles.pair}>
          <Field label={t("grades.level")}>
            {(control) => (
              <Select
                {...control}
                value={level}
                onChange={(event) =>
                  change({ level: courseLevels.find((each) => each === event.currentTarget.value) ?? level })
                }
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
            onChange={(event) => change({ credits: event.currentTarget.value })}
          />
        </div>
        <div className={styles.pair}>
          {(["teacher", "room"] as const).map((field) => (
            <TextField
              key={field}
              label={t(`grades.${field}`)}
              value={draft[field]}
              autoComplete="off"
              maxLength={100}
              onChange={(event) => change({ [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        <Checkbox checked={isInGpa} onChange={(event) => change({ isInGpa: event.currentTarget.checked })}>
          {t("grades.countsInGpa")}
        </Checkbox>
        <Checkbox checked={hasOwn} onChange={(event) => change({ hasOwn: event.currentTarget.checked })}>
          {t("grades.ownWeights")}
        </Checkbox>
        {hasOwn && <Categories drafts={drafts} onChange={(drafts) => change({ drafts })} freshId={desk.freshId} />}
        <Checkbox checked={hasScale} onChange={(event) => change({ hasScale: event.currentTarget.checked })}>
          {t("grades.ownScale")}
        </Checkbox>
        {hasScale && <CutOffs draft={scale} onChange={(scale) => change({ scale })} />}
        <div className={styles.actions}>
          <Button onClick={leave}>{t("action.cancel")}</Button>
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
