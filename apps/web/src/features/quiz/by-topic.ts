import { isKnown } from "@jotter/domain/quiz";
import { plainTopic } from "@jotter/memory/topic-name";
import { isWaiting, type TakenQuestion } from "@jotter/study-tools/quiz/stored";

export type TopicKnown = { readonly topic: string; readonly known: number; readonly of: number };

/** How it went by topic, the weakest first, without what waits for a verdict. None where there is one topic or none: that is the whole quiz. [QUZ-1] */
export function topicsOf(all: readonly TakenQuestion[]): readonly TopicKnown[] {
  const found = new Map<string, TopicKnown>();
  for (const taken of all) {
    const { question, answer } = taken;
    const topic = question.topic?.trim() ?? "";
    if (topic === "") continue;
    const { known, of, ...first } = found.get(plainTopic(topic)) ?? { topic, known: 0, of: 0 };
    found.set(plainTopic(topic), {
      ...first,
      known: known + (isKnown(answer?.share) ? 1 : 0),
      of: of + (isWaiting(taken) ? 0 : 1),
    });
  }
  if (found.size < 2) return [];
  const judged = [...found.values()].filter(({ of }) => of > 0);
  return judged.toSorted((one, other) => one.known / one.of - other.known / other.of);
}
