import type { NoteText } from "./note-passages.ts";
import { quotablePage } from "./quotable-page.ts";

const mostBeginning = 500;

/** The first sentences of a page's text, without its headings; whole, and no more than a reader takes in at once. */
export function beginningOf(body: string): string {
  const blocks = quotablePage(body)
    .split(/\n{2,}/u)
    .filter((block) => !/^#{1,6} [^\n]*$/u.test(block.trim()) && block.trim() !== "");
  let told = "";
  for (const block of blocks) {
    const room = mostBeginning - told.length;
    if (block.length > room) return told || cutAtSentence(block, mostBeginning);
    told += told === "" ? block.trim() : `\n\n${block.trim()}`;
    if (told.length > mostBeginning / 2) return told;
  }
  return told;
}

function cutAtSentence(text: string, most: number): string {
  const cut = text.slice(0, most);
  const ends = [...cut.matchAll(/[.!?](?=\s)|[。！？；]|[,;:](?=\s)/gu)];
  const end = ends.findLast(({ 0: mark }) => /[.!?。！？]/u.test(mark)) ?? ends.at(-1);
  return end ? cut.slice(0, end.index + 1).trim() : `${cut.replace(/\s\S*$/u, "").trim()} …`;
}

/** The line of a title page that names who wrote it: marked as such, else names below the title. */
export function authorLine(pages: readonly NoteText[]): { readonly page: NoteText; readonly line: string } | null {
  const lines = pages.flatMap((page, at) =>
    page.body
      .split("\n")
      .map((line) => line.replace(/^#{1,6} /u, "").trim())
      .filter((line, place) => line !== "" && line.length < (at === 0 && place < 8 ? longestNames : longestLine))
      .map((line, place) => ({ page, line, bare: withoutMarks(line), isFirst: at === 0 && place > 0 && place < 8 })),
  );
  const { marked, named, copyright } = {
    marked: lines.find(({ line }) => byAuthor.test(line)),
    named: lines.find(({ bare, isFirst }) => isFirst && names.test(bare)),
    copyright: lines.find(({ line }) => copyrighted.test(line)),
  };
  const found = named ?? marked ?? copyright;
  return found ? { page: found.page, line: found.line } : null;
}

const longestLine = 200;
/** A paper has as many authors as it has. */
const longestNames = 600;

/** Behind each name stands which of the places below is theirs, and a line may end in a comma. */
function withoutMarks(line: string): string {
  return line
    .replace(/(?<=\p{L})[\s^]*(?:[\d∗*†‡§¶+#♯⁰¹²³⁴⁵⁶⁷⁸⁹]|\\[$#*+])+/gu, "")
    .replace(/\s*,\s*$/u, "")
    .trim();
}

const byAuthor =
  /^(?:written by|authors?|by|por|autor(?:a|es)?|profesora?|par|auteure?s?|von|verfasst von|autor(?:in|en)?|professor)(?:\s?[:：]\s?|\s+(?=\p{Lu}))\S|^(?:作者|编著|著者|主编|作|文責|執筆|筆者)\s?[:：]?\s?\S|^[\p{L}・ ]{2,20}[著編]$/iu;
const name = "(?:\\p{Lu}\\.?|\\p{Lu}[\\p{L}'’-]+|[\\p{sc=Han}\\p{sc=Katakana}・]{2,8})";
const many = "(?:\\s?[,、，&]\\s?|\\s(?:and|y|e|et|und|with)\\s(?:the\\s)?|、|和|と)";
/** Two words with capitals are a name as often as a title: several names, or initials. */
const names = new RegExp(
  `^(?:${name}(?:[ ]${name}){0,4}(?:${many}+${name}(?:[ ]${name}){0,4})+|(?:\\p{Lu}\\.[ ]?)+\\p{Lu}[\\p{L}'’-]+)$`,
  "u",
);
const copyrighted = /(?:copyright|©|製作著作|版权所有).*\d{4}.*\p{L}{3}/iu;

type Part = { readonly page: NoteText; readonly heading: string; readonly text: string };

/** What stands under "Article 26", "3 Objects" or 第3章, on its page and the next. */
export function partTitled(
  { name: kind, number }: { readonly name: string; readonly number: string },
  pages: readonly NoteText[],
): Part | null {
  const escaped = number.replace(/\./gu, "\\.");
  const spaceless = /^[章节節条課课]$/u.test(kind);
  const titles = spaceless
    ? [new RegExp(`^#{1,6} +第 ?${escaped} ?${kind}.*$`, "mu"), new RegExp(`^#{1,2} +${escaped}[. ].*$`, "mu")]
    : [
        new RegExp(`^#{1,6} +${kind} ${escaped}(?![\\d.]*\\d)[^\\n]*$`, "imu"),
        // A heading that was printed at the end of a line of text.
        new RegExp(`(?<=^|[.!?] )${kind} ${escaped}$`, "imu"),
        ...(/^(?:art|part|ex|th)/iu.test(kind) ? [] : [new RegExp(`^#{1,6} +${escaped}\\.? [^\\n]*$`, "mu")]),
      ];
  for (const title of titles) {
    for (const [at, page] of pages.entries()) {
      const found = title.exec(page.body);
      if (!found) continue;
      const rest = page.body.slice(found.index + found[0].length);
      const below = rest.trim() === "" || rest.trim().length < 80 ? `${rest}\n\n${pages[at + 1]?.body ?? ""}` : rest;
      const [text = ""] = below
        .trim()
        .split(/^#{1,6} /mu)
        .filter((one) => one.trim() !== "");
      const own = text.replace(/(?<=[.!?] )\p{Lu}\p{L}+ \d+$/mu, "").trim();
      if (own !== "") return { page, heading: found[0].replace(/^#{1,6} +/u, "").trim(), text: own };
    }
  }
  return null;
}
