import type { TopicScore } from "@jotter/memory/quiz-topics";
import type { CSSProperties } from "react";
import { scoreWords } from "../../student/study/score-words.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./result.module.css";

/** Each topic with how many of its questions were known, in words and as a line. */
export function TopicLines({ topics }: { readonly topics: readonly TopicScore[] }) {
  const t = useTexts();
  const format = useFormat();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="quiz-topics" className={styles.after}>
      <h3 id="quiz-topics">{t("quiz.result.byTopic")}</h3>
      <ul>
        {topics.map((score) => (
          <li key={score.topic} className={styles.topic}>
            <span>{score.topic}</span>
            <i
              aria-hidden="true"
              className={styles.level}
              style={{ "--share": score.known / score.of } as CSSProperties}
            />
            <b>{scoreWords(score, { t, format }, true)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
