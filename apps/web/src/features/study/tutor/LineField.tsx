import type { Language } from "@jotter/domain/settings";
import { typesetLine } from "@jotter/tutor/typeset";
import type { KeyboardEvent, RefObject } from "react";
import { isComposing } from "../../../ui/composing.ts";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { Input } from "../../../ui/kit/Input.tsx";
import { FormulaKeys } from "./FormulaKeys.tsx";
import styles from "./tutor.module.css";

type LineFieldProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly text: string;
  readonly language: Language;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
};

/** One line being written, drawn as it is typed. */
export function LineField({
  ref,
  label,
  placeholder,
  hint,
  text,
  language,
  onText,
  onEnter,
  onEscape,
}: LineFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onEnter();
    } else if (event.key === "Escape") onEscape();
  };
  return (
    <div className={styles.field}>
      <Input
        ref={ref}
        bare
        className={styles.typed ?? ""}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text.trim() !== "" && (
        <div className={styles.drawn} aria-hidden="true">
          <InlineMarkdown text={typesetLine(text, language)} />
        </div>
      )}
      <FormulaKeys field={ref} text={text} onText={onText} />
      {hint && <small className={styles.quiet}>{hint}</small>}
    </div>
  );
}
