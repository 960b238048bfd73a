import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { formulaKeys, inserted } from "./formula-keys.ts";
import styles from "./tutor.module.css";

type FormulaKeysProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** Signs a keyboard does not have, written where the caret stands. One stop of Tab; arrows go along. */
export function FormulaKeys({ field, text, onText }: FormulaKeysProps) {
  const t = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const insert = (index: number) => {
    const input = field.current;
    const key = formulaKeys[index];
    if (!input || !key) return;
    const [from, to] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length];
    const next = inserted(text, from, to, key.writes);
    // In the field before the next key is: one typed meanwhile would stand behind them.
    flushSync(() => onText(next.text));
    input.focus();
    input.setSelectionRange(next.caret, next.caret);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + formulaKeys.length) % formulaKeys.length;
    setAt(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={row} className={styles.keys} role="toolbar" aria-label={t("formula.symbols")} onKeyDown={move}>
      {formulaKeys.map(({ name, shows }, index) => (
        <Pressable
          key={shows}
          className={styles.sign}
          tabIndex={index === at ? 0 : -1}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(index)}
        >
          {name ? (
            <>
              <span aria-hidden="true">{shows}</span>
              <span className="visually-hidden">{t(`formula.key.${name}`)}</span>
            </>
          ) : (
            shows
          )}
        </Pressable>
      ))}
    </div>
  );
}
