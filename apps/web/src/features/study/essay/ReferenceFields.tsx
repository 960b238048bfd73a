import { referenceKinds } from "@jotter/domain/reference";
import { familyFirst } from "@jotter/essay/citations/names";
import { readAuthors } from "@jotter/essay/citations/written-authors";
import { Field } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/kit/Select.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "./essay.module.css";
import { type DraftField, fieldsByKind, isNumberRight, type ReferenceDraft } from "./reference-draft.ts";

type ReferenceFieldsProps = {
  readonly draft: ReferenceDraft;
  readonly onDraft: (draft: ReferenceDraft) => void;
};

/** What is known of a source, typed by hand; only its title is needed. [ESS-2] */
export function ReferenceFields({ draft, onDraft }: ReferenceFieldsProps) {
  const t = useTexts();
  const hintOf = (field: DraftField) => {
    if (field === "authors") {
      const names = readAuthors(draft.authors).map(familyFirst).join(" · ");
      // Who is shown is who was meant, or is typed otherwise.
      return names === "" ? t("essay.source.authorsHint") : t("essay.source.authorsRead", { names });
    }
    if (field === "number" && !isNumberRight(draft)) return t("essay.source.numberWrong");
    return undefined;
  };
  return (
    <div className={styles.fields}>
      <Field label={t("essay.source.kind")}>
        {(control) => (
          <Select
            {...control}
            value={draft.kind}
            onChange={({ currentTarget: { value } }) =>
              onDraft({ ...draft, kind: referenceKinds.find((kind) => kind === value) ?? draft.kind })
            }
          >
            {referenceKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`essay.source.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {fieldsByKind[draft.kind].map((field) => (
        <TextField
          key={field}
          label={t(`essay.source.fields.${field}`)}
          hint={hintOf(field)}
          value={draft[field]}
          required={field === "title"}
          maxLength={1000}
          autoComplete="off"
          type={field === "accessed" ? "date" : "text"}
          inputMode={field === "year" ? "numeric" : undefined}
          onChange={(event) => onDraft({ ...draft, [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
