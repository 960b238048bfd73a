import type { StudyQuestion } from "../study-question.ts";
import { randomOf, shuffled } from "./random.ts";

/** Options in an order nobody can learn: each place is the right one as often as any other. [QUZ-2] */
export function placed(all: readonly StudyQuestion[], seed: number): readonly StudyQuestion[] {
  const random = randomOf(seed);
  const left = new Map<number, readonly number[]>();
  const nextPlace = (of: number): number => {
    const [place = 0, ...rest] = left.get(of)?.length ? (left.get(of) ?? []) : shuffled(range(of), random);
    left.set(of, rest);
    return place;
  };
  return all.map((question) => {
    const { type, options, answer, answers = [] } = question;
    if (type === "multiple") return { ...question, options: shuffled(options, random) };
    if (type === "ordering") return { ...question, options: outOfOrder(answers, random) };
    if (type !== "choice") return question;
    const others = shuffled(
      options.filter((one) => one !== answer),
      random,
    );
    const to = nextPlace(options.length);
    return { ...question, options: [...others.slice(0, to), answer, ...others.slice(to)] };
  });
}

/** Never as it is to become. */
function outOfOrder(answers: readonly string[], random: () => number): readonly string[] {
  const mixed = shuffled(answers, random);
  return mixed.every((one, at) => one === answers[at]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}
