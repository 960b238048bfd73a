import { type Scope, scopes } from "@jotter/domain/series-changes";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Radio } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./event-dialog.module.css";

/** A question about a series, asked before it is changed. */
export type ScopeQuestion = {
  readonly act: "change" | "delete";
  readonly offered: readonly Scope[];
  readonly answer: (scope: Scope | null) => void;
};

export function ScopeDialog({ question, onClose }: { readonly question: ScopeQuestion; readonly onClose: () => void }) {
  const t = useTexts();
  const title = t(question.act === "delete" ? "calendar.deleteSeries" : "calendar.changeSeries");
  const dialog = useRef<HTMLDialogElement>(null);
  const answered = useRef<Scope | null>(null);
  const offered = scopes.filter((scope) => question.offered.includes(scope));
  const [chosen, setChosen] = useState<Scope>(offered[0] ?? "all");

  function choose(submit: FormEvent) {
    submit.preventDefault();
    answered.current = chosen;
    dialog.current?.close();
  }

  return (
    <Dialog
      ref={dialog}
      title={title}
      size="small"
      onClose={() => {
        question.answer(answered.current);
        onClose();
      }}
    >
      <form className={styles.form} onSubmit={choose}>
        <div className={styles.scopes} role="radiogroup" aria-label={title}>
          {offered.map((scope) => (
            <label key={scope}>
              <Radio name="scope" value={scope} checked={chosen === scope} onChange={() => setChosen(scope)} />
              {t(`calendar.scope.${scope}`)}
            </label>
          ))}
        </div>
        <div className={styles.actions}>
          <span className={styles.gap} />
          <Button onClick={() => dialog.current?.close()}>{t("action.cancel")}</Button>
          <Button look={question.act === "delete" ? "danger" : "primary"} type="submit">
            {t(question.act === "delete" ? "action.delete" : "calendar.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
