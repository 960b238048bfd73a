import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

export type Run = readonly Token[];

/** Words that stand side by side. */
export function runsOf(tokens: readonly Token[], { text, tokens: all }: Statement): readonly Run[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? text.slice(last.to, token.from) : "";
    const isNext = last && all.indexOf(token) === all.indexOf(last) + 1;
    if (isNext && /^(?:[\s・·.&-]|de|del|von|van|der|la|da|di|du|and|y|et|und|的|の)*$/u.test(between))
      runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** With the word before it, where it is a number of something. */
export function shown(run: Run, { text, tokens }: Statement): string {
  const [opening] = run;
  const before = opening && tokens[tokens.indexOf(opening) - 1];
  const isNumber = opening && run.length === 1 && /^(?:[IVX]+|\p{Lu})$/u.test(opening.text);
  return text.slice((isNumber && before ? before : opening)?.from ?? 0, run.at(-1)?.to ?? 0);
}
