/** As much as the field of a problem holds. */
export const longestProblem = 1000;

/**
 * Where a problem is worked out line by line: a chapter, a note or a mistake gives its text, as plain words or LaTeX, and
 * the sources that explain it as `addressOf` names them. It is confirmed there before it begins. [TUT-1]
 */
export function tutorHref(problem: string, from?: string): string {
  const text = problem.trim().slice(0, longestProblem);
  return `/ai-tools/tutor?${new URLSearchParams({ about: asText(text), ...(from === undefined ? {} : { from }) })}`;
}

/** "[[1,2],[3,4]]" stays words: the address would read it as a list. */
function asText(text: string): string {
  try {
    JSON.parse(text);
    return JSON.stringify(text);
  } catch {
    return text;
  }
}
