import type { Proposal } from "@jotter/domain/proposal";
import type { FormEvent } from "react";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/kit/Input.tsx";
import { TextBox } from "../../../ui/kit/TextBox.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { draftNameOf } from "./draft-name.ts";
import styles from "./proposal.module.css";

type ProposedNote = Extract<Proposal, { kind: "note" }>["note"];

/** As it would be written, sign by sign. */
export function NoteShown({ note: { title, body } }: { readonly note: ProposedNote }) {
  const t = useTexts();
  return (
    <>
      <p className={styles.title}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys. */}
      <pre className={styles.body} tabIndex={0}>
        {body === "" ? t("chat.proposal.empty") : body}
      </pre>
    </>
  );
}

type NoteFormProps = {
  readonly note: ProposedNote;
  readonly onAdd: (note: ProposedNote) => void;
  readonly onBack: () => void;
};

export function NoteForm({ note, onAdd, onBack }: NoteFormProps) {
  const t = useTexts();
  const { draft: typed, setDraft: setTyped, forget } = useKeptDraft(draftNameOf(note.id), note);
  function submit(form: FormEvent) {
    form.preventDefault();
    forget();
    onAdd(typed);
  }
  function goBack() {
    forget();
    onBack();
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t("chat.proposal.noteTitle")}>
        {(control) => (
          <Input
            {...control}
            value={typed.title}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t("chat.proposal.noteBody")}>
        {(control) => (
          <TextBox
            {...control}
            value={typed.body}
            onChange={(event) => setTyped({ ...typed, body: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {t("chat.proposal.add")}
        </Button>
        <Button onClick={goBack}>{t("action.cancel")}</Button>
      </div>
    </form>
  );
}
