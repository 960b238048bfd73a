/** The lines of a nested list, as deep as they stand. */
export function piecesOf(content: string): readonly { readonly depth: number; readonly text: string }[] {
  return content.split("\n").flatMap((line) => {
    const item = /^( *)[-*] (.*)$/.exec(line);
    if (!item) return [];
    const [, blanks = "", words = ""] = item;
    // What was escaped to be read as it is.
    const text = words.replace(/\\([!-/:-@[\]^-`{-~])/g, "$1").trim();
    return text === "" ? [] : [{ depth: blanks.length / 2, text }];
  });
}
