import type { ReactNode } from "react";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import styles from "./quiz.module.css";

const gap = "_____";

/** The words of a question; what belongs into its gap stands there once it is known. */
export function Prompt({ text, filled }: { readonly text: string; readonly filled?: ReactNode }) {
  const [before = "", ...rest] = text.split(gap);
  if (rest.length === 0) return <InlineMarkdown text={text} />;
  return (
    <>
      {before !== "" && <InlineMarkdown text={before} />}
      {filled ?? (
        <span className={styles.gap}>
          <span className="visually-hidden">{gap}</span>
        </span>
      )}
      {rest.join(gap) !== "" && <InlineMarkdown text={rest.join(gap)} />}
    </>
  );
}

export function hasGap(text: string): boolean {
  return text.includes(gap);
}
