/** "2.1 Vectors . . . . . . 7": dots lead from a title to its page. */
const dotted = /(?:\. ?){5,}|…{2,}|(?:[・．] ?){5,}/u;
const allDotted = new RegExp(dotted.source, "gu");

/** A page as it is studied from: of a contents page its headings alone, and no line that dots lead to a number. */
export function withoutContents(body: string): string {
  return dotted.test(body) ? toldBlocks(body.split(/\n{2,}/u), body).join("\n\n") : body;
}

/** The blocks of a page that say something by themselves. */
export function toldBlocks(blocks: readonly string[], body: string): readonly string[] {
  const leaders = blocks.filter((block) => dotted.test(block)).length;
  const isContents = leaders > 0 && (leaders > 2 || (body.match(allDotted)?.length ?? 0) > 2);
  return blocks.filter((block) => !dotted.test(block) && (!isContents || /^#{1,6} /u.test(block)));
}
