import type { Book } from "@jotter/domain/grade-book";
import { Field } from "../../ui/Field.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./import-dialog.module.css";
import { aNewClass, type ImportPlan } from "./import-plan.ts";

type IntoFieldProps = {
  readonly books: readonly Book[];
  readonly into: string;
  readonly newClassName: string;
  readonly lacksName: boolean;
  readonly onChange: (into: string) => void;
  readonly onName: (name: string) => void;
};

/** Where rows go that name no class: into one there is, or into a new one. */
export function IntoField({ books, into, newClassName, lacksName, onChange, onName }: IntoFieldProps) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      {books.length > 0 && (
        <Field label={t("grades.csv.into")}>
          {(control) => (
            <Select {...control} value={into} onChange={(event) => onChange(event.currentTarget.value)}>
              {books.map(({ course }) => (
                <option key={course.id} value={course.id}>
                  {course.name}
                </option>
              ))}
              <option value={aNewClass}>{t("grades.csv.newClass")}</option>
            </Select>
          )}
        </Field>
      )}
      {into === aNewClass && (
        <Field label={t("grades.csv.newClassName")} hint={lacksName ? t("grades.csv.lacksName") : undefined}>
          {(control) => (
            <Input
              {...control}
              value={newClassName}
              autoComplete="off"
              maxLength={300}
              onChange={(event) => onName(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

type NewClassesProps = {
  readonly newClasses: ImportPlan["newClasses"];
  readonly refused: ReadonlySet<string>;
  readonly onChange: (refused: ReadonlySet<string>) => void;
};

/** Classes that the table names and the student does not have: made with the grades, where that is wanted. */
export function NewClasses({ newClasses, refused, onChange }: NewClassesProps) {
  const t = useTexts();
  const format = useFormat();
  const count = newClasses.length;
  return (
    <fieldset className={styles.notice}>
      <legend>{t("grades.csv.newClasses", { count, formatted: format.number(count) })}</legend>
      <div className={styles.checks}>
        {newClasses.map(({ name, rows }) => (
          <Checkbox
            key={name}
            checked={!refused.has(name)}
            onChange={(event) => {
              const others = [...refused].filter((each) => each !== name);
              onChange(new Set(event.currentTarget.checked ? others : [...others, name]));
            }}
          >
            {t("grades.csv.newClassRows", { name, count: rows, formatted: format.number(rows) })}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
