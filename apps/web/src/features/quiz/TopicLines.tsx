import type { CSSProperties } from "react";
import { useFormat, useTexts } from "../../ui/language.tsx";
import type { TopicKnown } from "./by-topic.ts";
import styles from "./result.module.css";

/** Each topic with how many of its questions were known, in words and as a line. */
export function TopicLines({ topics }: { readonly topics: readonly TopicKnown[] }) {
  const t = useTexts();
  const format = useFormat();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="quiz-topics" className={styles.after}>
      <h3 id="quiz-topics">{t("quiz.result.byTopic")}</h3>
      <ul>
        {topics.map(({ topic, known, of }) => (
          <li key={topic} className={styles.topic}>
            <span>{topic}</span>
            <i aria-hidden="true" className={styles.level} style={{ "--share": known / of } as CSSProperties} />
            <b>{t("quiz.result.topicKnown", { known: format.number(known), of: format.number(of) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
