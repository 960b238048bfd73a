import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { afterIcon, beforeIcon } from "../../ui/icons/reader.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./reader.module.css";
import type { useFind } from "./use-find.ts";

type FindBarProps = {
  readonly find: ReturnType<typeof useFind>;
  /** Its text is not all there yet. What comes is looked through by itself. */
  readonly isReading: boolean;
  readonly onClose: () => void;
};

export function FindBar({ find, isReading, onClose }: FindBarProps) {
  const t = useTexts();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { words, setWords, hits, place, total, step } = find;
  useEffect(() => input.current?.select(), []);
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
          else if (event.key === "Escape") onClose();
          else return;
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
      <IconButton aria-label={t("action.close")} onClick={onClose}>
        <Icon shape={closeIcon} size={18} />
      </IconButton>
    </search>
  );
}
