import { isComposing } from "../../ui/composing.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import type { AnswerProps } from "./OptionKeys.tsx";
import styles from "./quiz.module.css";

/** From so many letters on, an answer is told and not named. */
const told = 60;

/** A few words in a line; what is to be explained has a sheet. */
export function WordsAnswer({
  question,
  given,
  onGive,
  onSubmit,
  isOneOfMany = false,
  askedBy,
}: AnswerProps & { readonly onSubmit: () => void }) {
  const t = useTexts();
  const written = typeof given === "string" ? given : "";
  const field = {
    "aria-label": t("quiz.yourAnswer"),
    "aria-describedby": askedBy,
    value: written,
    autoFocus: !isOneOfMany,
    autoComplete: "off",
    maxLength: 5000,
  };
  if (question.answer.length < told) {
    return (
      <div className={styles.field}>
        <div className={styles.box}>
          <Input {...field} bare className={styles.large} onChange={(event) => onGive(event.currentTarget.value)} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <TextBox
        {...field}
        className={styles.told}
        rows={4}
        onChange={(event) => onGive(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
    </div>
  );
}
