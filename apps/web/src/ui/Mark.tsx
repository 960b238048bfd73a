import type { ReactNode } from "react";
import styles from "./mark.module.css";

/** The highlighter's stroke. At most one on a screen: it says "this matters". */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}

/** A text of locales with its stroke: "Good to see you [[again]]". */
export function MarkedText({ text }: { readonly text: string }) {
  const [before = "", marked, after = ""] = text.split(/\[\[|\]\]/);
  if (!marked) return before;
  // A line may begin behind the stroke: a comma must not be its first sign.
  const [, sign, rest] = /^(\p{Po}*)(.*)$/su.exec(after) ?? [];
  return (
    <>
      {before}
      <span className={styles.held}>
        <Mark>{marked}</Mark>
        {sign}
      </span>
      {rest}
    </>
  );
}
