import { grammar } from "./grammar.ts";

/** Words as a teacher counts them on the page: what is written, and not how. Chinese and Japanese by character. [NOT-3] */
export function countWords(markdown: string): number {
  const text = writtenWords(markdown);
  let count = 0;
  for (const piece of text.match(pieces) ?? []) {
    if (spaceless.test(piece)) count++;
    else if (/[\p{L}\p{N}]/u.test(piece)) count++;
  }
  return count;
}

/** Characters of scripts that put no blanks between words, and their full-width stops, each for itself. */
const inSpaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆、。〈-】〔-〟・！-／：-＠［-｀｛-･`;
export const spaceless = new RegExp(`[${inSpaceless}]`, "u");
/** A blank or a long dash parts words; a short dash only where it does not stand between numbers. */
const pieces = new RegExp(`[${inSpaceless}]|(?:(?<=\\d)–(?=\\d)|[^\\s—–…${inSpaceless}])+`, "gu");

/** Stands for a formula: one word, and joined to what it is joined to. */
const formula = "x";

/** How a part of the text counts: "" not at all, " " not at all and what is around it is not one word. */
const countedAs: Readonly<Record<string, string>> = {
  InlineMath: formula,
  DisplayMath: formula,
  BlockMath: ` ${formula} `,
  Image: "",
  HTMLTag: " ",
  HTMLBlock: " ",
  Comment: " ",
  CommentBlock: " ",
  ProcessingInstruction: " ",
  ProcessingInstructionBlock: " ",
  FrontMatter: " ",
  LinkReference: " ",
  LinkMark: "",
  LinkTitle: "",
  LinkLabel: "",
  WikiMark: "",
  FootnoteReference: "",
  FootnoteLabel: " ",
  CalloutMark: " ",
  CodeInfo: " ",
  CodeMark: "",
  EmphasisMark: "",
  StrikethroughMark: "",
  HighlightMark: "",
  HeaderMark: " ",
  QuoteMark: " ",
  ListMark: " ",
  TaskMarker: " ",
  TableDelimiter: " ",
  HorizontalRule: " ",
  Entity: "",
};

function writtenWords(markdown: string): string {
  let words = "";
  let at = 0;
  grammar.parse(markdown).iterate({
    enter: (part) => {
      const { name, from, to } = part;
      const isAddress = name === "URL" && part.node.parent?.name === "Link";
      const isHiddenName = name === "WikiTarget" && part.node.parent?.getChild("WikiLabel");
      const stands = isAddress || isHiddenName ? "" : countedAs[name];
      if (stands === undefined || from < at) return true;
      words += markdown.slice(at, from) + stands;
      at = to;
      return false;
    },
  });
  return words + markdown.slice(at);
}
