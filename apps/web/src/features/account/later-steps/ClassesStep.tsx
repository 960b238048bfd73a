import { markers } from "@jotter/domain/course";
import { classNameMaximum, hasClass, tidyName, withClass } from "@jotter/domain/sign-up";
import { useRef, useState } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { removeIcon } from "../../../ui/icons/account.ts";
import { useTexts } from "../../../ui/language.tsx";
import { StepProblem } from "../StepActions.tsx";
import type { SignUp } from "../use-sign-up.ts";
import { ClassField } from "./ClassField.tsx";
import styles from "./later-steps.module.css";
import { StepForm } from "./StepForm.tsx";

/** [SUP-5] */
export function ClassesStep({ form: { draft, change, goTo } }: { readonly form: SignUp }) {
  const t = useTexts();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { classes } = draft;

  /** Whether it is taken care of; what is too long stays in the field. */
  function add(wanted: string): boolean {
    const name = tidyName(wanted);
    if (name.length > classNameMaximum) {
      setProblem(t("signUp.classTooLong", { length: name.length }));
      return false;
    }
    setProblem(null);
    setTyped("");
    if (name === "" || hasClass(classes, name)) return true;
    change({ classes: withClass(classes, name) });
    setNews(t("signUp.added", { name }));
    return true;
  }

  function remove(name: string) {
    change({ classes: classes.filter((each) => each !== name) });
    setNews(t("signUp.removed", { name }));
    field.current?.focus();
  }

  return (
    // What stands in the field was meant: it is not lost because nobody pressed Add.
    <StepForm onBack={() => goTo(2)} onNext={() => add(typed) && goTo(4)}>
      <ClassField fieldRef={field} chosen={classes} typed={typed} onTyped={setTyped} onAdd={add} />
      {problem && <StepProblem text={problem} />}
      <section aria-label={t("signUp.yourClasses")}>
        {classes.length === 0 ? (
          <p className={styles.empty}>{t("signUp.noClasses")}</p>
        ) : (
          <ul className={styles.chips}>
            {classes.map((name, index) => (
              <li key={name} data-marker={markers[index % markers.length]}>
                <bdi>{name}</bdi>
                <IconButton aria-label={t("signUp.remove", { name })} onClick={() => remove(name)}>
                  <Icon shape={removeIcon} size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </StepForm>
  );
}
