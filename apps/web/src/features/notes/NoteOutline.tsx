import type { Editor } from "@jotter/editor/editor";
import type { Heading } from "@jotter/editor/outline";
import { type RefObject, useEffect, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./note-outline.module.css";

type NoteOutlineProps = {
  readonly editor: RefObject<Editor | null>;
  /** Grows when the text has changed. */
  readonly revision: number;
  /** At the side of a wide screen, where a few headings are worth the room. */
  readonly isAside?: boolean;
  readonly onGone?: () => void;
};

/** The headings of the open note; a press goes there. */
export function NoteOutline({ editor, revision, isAside = false, onGone }: NoteOutlineProps) {
  const t = useTexts();
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever the text has changed.
  useEffect(() => setHeadings(editor.current?.outline() ?? []), [revision, editor]);
  if (isAside && headings.length < 2) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.outline} aria-label={t("editor.outline")}>
      <h2>{t("editor.outline")}</h2>
      {headings.length === 0 && <p>{t("editor.noHeadings")}</p>}
      <ul>
        {headings.map(({ level, text, at }) => (
          <li key={at} style={{ paddingInlineStart: `calc(${level - top} * var(--space-3))` }}>
            <Pressable
              onClick={() => {
                editor.current?.goTo(at);
                onGone?.();
              }}
            >
              {text}
            </Pressable>
          </li>
        ))}
      </ul>
    </nav>
  );
}
