import { unitText } from "@jotter/study-tools/quiz/unit-text";
import { useId, useRef } from "react";
import { KeyCap } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { equalsIcon } from "../../ui/icons/quiz.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { numberHint, wantsFormula } from "./number-hint.ts";
import type { AnswerProps } from "./OptionKeys.tsx";
import styles from "./quiz.module.css";

const signs = [
  ["+", " + "],
  ["−", " - "],
  ["×", " * "],
  ["÷", " / "],
  ["log", "log "],
  ["xʸ", "^"],
] as const;

/** A number in any form that is equal, and how it was understood; signs where a formula is wanted. */
export function NumberAnswer({ question, given, onGive, isOneOfMany = false, askedBy }: AnswerProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const written = typeof given === "string" ? given : "";
  const hint = numberHint(question, written);
  const insert = (sign: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const [from, to] = [selectionStart ?? written.length, selectionEnd ?? written.length];
    onGive(written.slice(0, from) + sign + written.slice(to));
    field.current?.focus();
  };
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <Input
          ref={field}
          bare
          className={styles.large}
          aria-label={t("quiz.yourNumber")}
          aria-describedby={[askedBy, question.unit && `${id}-unit`, id].filter(Boolean).join(" ")}
          value={written}
          autoFocus={!isOneOfMany}
          autoComplete="off"
          spellCheck={false}
          inputMode="text"
          maxLength={200}
          onChange={(event) => onGive(event.currentTarget.value)}
        />
        {question.unit && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unitText(question.unit)}
          </span>
        )}
      </div>
      <p id={id} className={styles.readAs}>
        {hint && (
          <>
            <Icon shape={equalsIcon} size={16} />
            {hint.text === "quiz.readAs"
              ? t(hint.text, { value: [format.number(hint.value), hint.unit].filter(Boolean).join(" ") })
              : t(hint.text)}
          </>
        )}
      </p>
      {wantsFormula(question) && (
        <div className={styles.signs}>
          {signs.map(([sign, inserted]) => (
            <KeyCap key={sign} aria-label={t("quiz.insert", { sign })} onClick={() => insert(inserted)}>
              {sign}
            </KeyCap>
          ))}
        </div>
      )}
    </div>
  );
}
