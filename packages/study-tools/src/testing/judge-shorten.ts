import { leftOutToShorten } from "../edit.ts";
import { type Case, casesIn } from "./cases-in.ts";

export type ShortenCase = Case & {
  readonly text: string;
  /** What a good shortening still says, and what it does not say any more. */
  readonly keep: readonly string[];
  readonly drop: readonly string[];
  /** What it said twice, and says once. */
  readonly once?: readonly string[];
  /** Every line matters. */
  readonly whole?: boolean;
};

export const shortenCases = ["./shorten-cases.jsonl", "./shorten-prose-cases.jsonl"].flatMap((file) =>
  casesIn<ShortenCase>(new URL(file, import.meta.url)),
);

/** Empty where it was shortened well; else what is gone, or still there. */
export function shortenFaults({ text, language, keep, drop, once = [], whole }: ShortenCase): readonly string[] {
  const gone = leftOutToShorten(text, language) ?? [];
  const short = [...gone].reverse().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  return [
    ...keep.filter((one) => !short.includes(one)).map((one) => `gone: ${one}`),
    ...drop.filter((one) => short.includes(one)).map((one) => `left: ${one}`),
    ...once.filter((one) => short.split(one).length !== 2).map((one) => `not once: ${one}`),
    ...(whole ? gone.map(({ from, to }) => `cut: ${text.slice(from, to)}`) : []),
  ];
}
