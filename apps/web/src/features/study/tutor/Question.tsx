import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import styles from "./tutor.module.css";

/** A problem in large letters, line by line as it was given. */
export function Question({ shown }: { readonly shown: string }) {
  return (
    <div className={styles.question}>
      {shown.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the problem.
        <p key={at}>
          <InlineMarkdown text={line} />
        </p>
      ))}
    </div>
  );
}
