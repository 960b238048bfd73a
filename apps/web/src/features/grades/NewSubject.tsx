import { courseName } from "@jotter/domain/course";
import { type FormEvent, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./overview.module.css";

/** Any name makes a class, here as in the profile. [GRD-2] */
export function NewSubject() {
  const t = useTexts();
  const { addClass } = useClasses();
  const { draft: typed, setDraft: setTyped } = useKeptDraft("new-class", "");
  const [hint, setHint] = useState("");

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = courseName(typed);
    if (!name) return;
    // At once: whoever types on while it is stored has begun the next one.
    setTyped("");
    const isNew = await addClass(name);
    setHint(t(isNew ? "grades.added" : "grades.subjectThere", { name }));
  }

  return (
    <section className={`${cardClass} ${styles.subject}`} aria-labelledby="new-subject">
      <h2 id="new-subject">{t("grades.addSubject")}</h2>
      <form className={styles.inline} onSubmit={add}>
        <TextField
          label={t("grades.subjectName")}
          autoComplete="off"
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">
          <Icon shape={plusIcon} size={18} />
          {t("grades.add")}
        </Button>
      </form>
      <p className={styles.quiet} role="status">
        {hint}
      </p>
    </section>
  );
}
