import type { Quiz } from "@jotter/domain/quiz";
import { type TopicScore, topicScores } from "@jotter/memory/quiz-topics";

/** How it went by topic, the weakest first. None where there is one topic or none: that is the whole quiz. [QUZ-1] */
export function topicsOf(quiz: Quiz): readonly TopicScore[] {
  const scores = [...topicScores(quiz).values()];
  if (scores.length < 2) return [];
  return scores.toSorted((one, other) => shareOf(one) - shareOf(other));
}

/** Of what is judged; a topic of which all waits is not a weak one. */
function shareOf({ known, toLearn, waiting }: TopicScore): number {
  const judged = known + toLearn;
  return judged === 0 && waiting > 0 ? 1 : known / Math.max(1, judged);
}
