import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { afterIcon, beforeIcon } from "../../ui/icons/reader.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./reader.module.css";
import type { useFind } from "./use-find.ts";

type FindBarProps = {
  readonly find: ReturnType<typeof useFind>;
  /** Its text is not all there yet. What comes is looked through by itself. */
  readonly isReading: boolean;
  readonly isPhone: boolean;
  readonly onClose: () => void;
  /** It is closed, and what had the focus before is gone. */
  readonly onLeft: () => void;
  /** It was left by Escape: what was found may be taken from there. */
  readonly onEscape: () => void;
};

export function FindBar({ find, isReading, isPhone, onClose, onLeft, onEscape }: FindBarProps) {
  const t = useTexts();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { words, setWords, hits, place, total, step } = find;
  const [before] = useState(() => document.activeElement);
  useEffect(() => input.current?.select(), []);
  useBackCloses(isPhone, onClose);
  function close() {
    onClose();
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else onLeft();
  }
  const says =
    hits.length > 0
      ? t(isReading ? "reader.findSoFar" : "reader.findAt", { at: format.number(place), count: format.number(total) })
      : t(isReading ? "reader.findReading" : "reader.findNone");
  return (
    <search className={styles.find}>
      <Input
        ref={input}
        type="search"
        aria-label={t("reader.find")}
        placeholder={t("reader.find")}
        value={words ?? ""}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
          else if (event.key === "Escape") {
            close();
            onEscape();
          } else return;
          event.preventDefault();
        }}
      />
      <span className={styles.findAt} role="status">
        {words?.trim() ? says : ""}
      </span>
      <IconButton aria-label={t("reader.findPrevious")} disabled={hits.length === 0} onClick={() => step(-1)}>
        <Icon shape={beforeIcon} size={18} />
      </IconButton>
      <IconButton aria-label={t("reader.findNext")} disabled={hits.length === 0} onClick={() => step(1)}>
        <Icon shape={afterIcon} size={18} />
      </IconButton>
      <IconButton aria-label={t("action.close")} onClick={close}>
        <Icon shape={closeIcon} size={18} />
      </IconButton>
    </search>
  );
}
