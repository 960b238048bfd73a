import { clockText } from "@jotter/lecture/timed-lines";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./lecture.module.css";
import type { Lines, ShownLine } from "./use-lines.ts";

type LineSheetProps = {
  readonly lines: Lines;
  readonly label: string;
  /** Where a new line would stand; null where none can be added. */
  readonly nextMs: (() => number) | null;
  readonly nextShown?: string;
  /** The line that plays; -1 for none. */
  readonly playing?: number;
  readonly onHear?: (atMs: number) => void;
};

/**
 * Paper with a margin: in it the second of each line, on it what was written. A line shows its formulas until it is
 * written in again. Enter begins the next one, Backspace in an empty one goes back. [LEC-1]
 */
export function LineSheet({ lines, label, nextMs, nextShown, playing = -1, onHear }: LineSheetProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  // An input method writes in the field it began in: the line is one when its first word is.
  const [composed, setComposed] = useState<{ readonly text: string; readonly atMs: number } | null>(null);
  const fields = () => [...(list.current?.querySelectorAll<HTMLTextAreaElement>("textarea") ?? [])];
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-key="${wanted.current}"]`);
    wanted.current = null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });
  const move = (from: HTMLTextAreaElement, by: number) => {
    const all = fields();
    const to = all[all.indexOf(from) + by];
    to?.focus();
    to?.setSelectionRange(to.value.length, to.value.length);
    return to !== undefined;
  };
  const keyed = (event: KeyboardEvent<HTMLTextAreaElement>, line: ShownLine | null) => {
    const field = event.currentTarget;
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0;
    const isAtEnd = field.selectionStart === field.value.length;
    if (event.key === "Enter") move(field, 1);
    else if (event.key === "Backspace" && line && field.value === "") {
      move(field, -1) || move(field, 1);
      lines.remove(line.key);
    } else if (event.key === "ArrowUp" && isAtStart) move(field, -1);
    else if (event.key === "ArrowDown" && isAtEnd) move(field, 1);
    else return;
    event.preventDefault();
  };
  return (
    <ol ref={list} className={styles.lines} aria-label={label}>
      {lines.lines.map((line, at) => (
        <li key={line.key} data-mark={line.mark} data-playing={at === playing || undefined}>
          {onHear ? (
            <Pressable
              className={styles.second}
              data-plays
              aria-label={t("lecture.hear", { time: clockText(line.atMs) })}
              onClick={() => onHear(line.atMs)}
            >
              {clockText(line.atMs)}
            </Pressable>
          ) : (
            <span className={styles.second}>{clockText(line.atMs)}</span>
          )}
          <div className={styles.field} data-text={`${line.text} `}>
            <TextBox
              bare
              rows={1}
              data-key={line.key}
              aria-label={t("lecture.lineAt", { time: clockText(line.atMs) })}
              value={line.text}
              onChange={(event) => lines.write(line.key, event.currentTarget.value.replace(/\n/g, " "))}
              onKeyDown={(event) => keyed(event, line)}
            />
            <span className={styles.typeset} aria-hidden="true">
              <InlineMarkdown text={line.text} />
            </span>
          </div>
          {line.mark && (
            <span className={styles.markName}>
              {t(line.mark === "important" ? "lecture.importantMark" : "lecture.unclearMark")}
            </span>
          )}
        </li>
      ))}
      {nextMs && (
        <li key="new" data-new>
          <span className={styles.second}>{nextShown}</span>
          <div className={styles.field}>
            <TextBox
              bare
              rows={1}
              data-key="new"
              aria-label={t("lecture.newLine")}
              placeholder={t("lecture.newLine")}
              value={composed?.text ?? ""}
              onChange={(event) => {
                const text = event.currentTarget.value.replace(/\n/g, " ");
                // The second of a line is that of its first letter.
                const atMs = composed?.atMs ?? nextMs();
                if ((event.nativeEvent as InputEvent).isComposing) setComposed({ text, atMs });
                else if (text !== "") wanted.current = lines.add(atMs, text);
              }}
              onCompositionEnd={(event) => {
                const text = event.currentTarget.value;
                if (text !== "") wanted.current = lines.add(composed?.atMs ?? nextMs(), text);
                setComposed(null);
              }}
              onKeyDown={(event) => keyed(event, null)}
            />
          </div>
        </li>
      )}
    </ol>
  );
}
