import { thoughtOf } from "./mind-map/thought-line.ts";

/** The lines of a nested list, as deep as they stand. */
export function piecesOf(content: string): readonly { readonly depth: number; readonly text: string }[] {
  return content.split("\n").flatMap((line) => {
    const item = /^( *)[-*] (.*)$/.exec(line);
    if (!item) return [];
    const [, blanks = "", words = ""] = item;
    const text = thoughtOf(words);
    return text === "" ? [] : [{ depth: blanks.length / 2, text }];
  });
}
