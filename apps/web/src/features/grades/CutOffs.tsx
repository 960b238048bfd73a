import { useId } from "react";
import { Field } from "../../ui/Field.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import fieldStyles from "./fields.module.css";
import styles from "./grading-dialog.module.css";
import { cutOffLetters, draftFor, presetOf, presets, type ScaleDraft, scaleIn } from "./scale-draft.ts";

type CutOffsProps = { readonly draft: ScaleDraft; readonly onChange: (draft: ScaleDraft) => void };

/** From which percent on a class gives which letter: one of the usual scales, or each letter by itself. [GRD-9] */
export function CutOffs({ draft, onChange }: CutOffsProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const preset = presetOf(draft);
  const isProblem = scaleIn(draft) === undefined;
  const number = (value: number) => String(value).replace(".", format.decimalPoint());

  function choose(name: string) {
    const chosen = Object.entries(presets).find(([each]) => each === name)?.[1];
    if (chosen) onChange({ ...draftFor(chosen, number), rounds: draft.rounds });
  }

  return (
    <fieldset className={styles.cutOffs} aria-describedby={isProblem ? `${id}-problem` : undefined}>
      <legend className="visually-hidden">{t("grades.ownScale")}</legend>
      <Field label={t("grades.scalePreset")}>
        {(control) => (
          <Select {...control} value={preset ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
            {preset === null && <option value="">{t("grades.scalePresets.own")}</option>}
            {Object.keys(presets).map((name) => (
              <option key={name} value={name}>
                {t(`grades.scalePresets.${name as keyof typeof presets}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.letters}>
        {cutOffLetters.map((letter) => (
          <label key={letter} className={styles.letter}>
            <span aria-hidden="true">{letter}</span>
            <Input
              aria-label={t("grades.cutOffOf", { letter })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              placeholder="–"
              value={draft.from[letter] ?? ""}
              onChange={(event) => onChange({ ...draft, from: { ...draft.from, [letter]: event.currentTarget.value } })}
            />
          </label>
        ))}
      </div>
      <p className={styles.quiet}>{t("grades.cutOffsText")}</p>
      <Checkbox
        checked={draft.rounds}
        onChange={(event) => onChange({ ...draft, rounds: event.currentTarget.checked })}
      >
        {t("grades.roundsWhole")}
      </Checkbox>
      {isProblem && (
        <p id={`${id}-problem`} className={fieldStyles.problem} role="alert">
          {t("grades.cutOffsProblem")}
        </p>
      )}
    </fieldset>
  );
}
