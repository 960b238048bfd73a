/** How many tasks of a note's text are not ticked yet. [DSH-2] */
export function openTasks(body: string): number {
  return body.match(/^\s*(?:[-*+]|\d+[.)])\s+\[ \]\s+\S/gm)?.length ?? 0;
}
