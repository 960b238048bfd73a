import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./chapter.module.css";

type SideProps = {
  readonly title: string;
  readonly marker?: string;
  /** Its words are the chapter's own, and can be marked like the others. */
  readonly isOfChapter?: boolean;
  readonly children: ReactNode;
};

/** A note at the right of the text. */
export function Side({ title, marker, isOfChapter, children }: SideProps) {
  const { language } = useLanguage();
  return (
    <div
      className={styles.note}
      data-marker={marker}
      data-chapter-words={isOfChapter}
      lang={isOfChapter ? undefined : language}
    >
      <h2 lang={language}>{title}</h2>
      {children}
    </div>
  );
}
