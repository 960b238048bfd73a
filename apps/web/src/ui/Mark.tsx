import type { ReactNode } from "react";
import styles from "./mark.module.css";

/** The highlighter's stroke. At most one on a screen: it says "this matters". */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}

/** A text of locales with its stroke: "Good to see you [[again]]". */
export function MarkedText({ text }: { readonly text: string }) {
  const [before = "", marked, after = ""] = text.split(/\[\[|\]\]/);
  return (
    <>
      {before}
      {marked && <Mark>{marked}</Mark>}
      {after}
    </>
  );
}
