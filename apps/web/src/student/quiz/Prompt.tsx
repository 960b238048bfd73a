import type { ReactNode } from "react";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import styles from "./quiz.module.css";

/** How a question writes what is left out of it. */
export const gap = "_____";

/** The words of a question; what belongs into its gap stands there once it is known. */
export function Prompt({ text, filled }: { readonly text: string; readonly filled?: ReactNode }) {
  const [before = "", ...rest] = text.split(gap);
  if (rest.length === 0) return <InlineMarkdown text={text} />;
  const after = rest.join(gap);
  return (
    <>
      {before !== "" && <InlineMarkdown text={before} />}
      {/* A line begins and ends without spaces; those around a gap are meant. */}
      {/\s$/.test(before) && " "}
      {filled ?? (
        <span className={styles.gap}>
          <span className="visually-hidden">{gap}</span>
        </span>
      )}
      {/^\s/.test(after) && " "}
      {after !== "" && <InlineMarkdown text={after} />}
    </>
  );
}

export function hasGap(text: string): boolean {
  return text.includes(gap);
}
