import { escapeWords } from "@jotter/markdown/escape-words";
import { tagAt } from "@jotter/markdown/html-tag";
import { htmlToMarkdown } from "@jotter/markdown/html-to-markdown";

/**
 * Blocks of a Markdown file with the HTML that people write in them as our markdown: what it says is shown, its tags are
 * not, and nothing in it runs or is fetched. Code stays as it is.
 */
export function blocksWithoutHtml(blocks: readonly string[]): readonly string[] {
  let hiddenTo: string | undefined;
  return blocks.flatMap((block) => {
    let rest = block;
    if (hiddenTo) {
      const end = rest.toLowerCase().indexOf(hiddenTo);
      if (end < 0) return [];
      rest = rest.slice(end + hiddenTo.length);
      hiddenTo = undefined;
    }
    if (!rest.includes("<") || isCode.test(rest)) return rest.trim() === "" ? [] : [rest];
    const hidden = hiddenStart.exec(rest);
    const ending = hidden && endOf(hidden[0]);
    // A comment or a script may go on behind a blank line.
    if (hidden && ending && !rest.toLowerCase().includes(ending, hidden.index)) {
      hiddenTo = ending;
      rest = rest.slice(0, hidden.index);
    }
    const shown = startsBlock.test(rest) ? htmlToMarkdown(rest, { isDocument: true }).text : withoutTags(rest);
    return shown.trim() === "" ? [] : [shown];
  });
}

const isCode = /^(?: {0,3}(?:`{3,}|~{3,}|\$\$)| {4}|\t)/;
const hiddenStart = /^ {0,3}(?:<!--|<script\b|<style\b)/im;

function endOf(start: string): string {
  return start.endsWith("--") ? "-->" : `</${start.trim().slice(1).toLowerCase()}>`;
}

/** What begins a block of HTML in Markdown, whatever follows it. */
const startsBlock =
  /^ {0,3}(?:<!--|<\/?(?:address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|picture|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]))/i;

/** Only what is HTML: `vector<int>` in a sentence is nobody's tag. */
const tagNames = new Set(
  "a,abbr,b,bdi,big,br,center,cite,code,del,details,dfn,div,em,font,h1,h2,h3,h4,h5,h6,hr,i,img,ins,kbd,li,mark,ol,p,picture,q,s,samp,small,source,span,strike,strong,sub,summary,sup,table,tbody,td,th,thead,time,tr,tt,u,ul,var,video,wbr".split(
    ",",
  ),
);

/** Code first, so that no tag is looked for in it. */
const signs = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\\[\s\S]|<!--[\s\S]*?-->|</g;

function withoutTags(markdown: string): string {
  let words = "";
  let at = 0;
  for (const { 0: sign, index } of markdown.matchAll(signs)) {
    if (index < at) continue;
    if (sign.startsWith("<!--")) {
      words += markdown.slice(at, index);
      at = index + sign.length;
      continue;
    }
    const tag = sign === "<" ? tagAt(markdown, index) : null;
    // A line break is known to whoever shows it.
    if (!tag || tag === "unclosed" || tag.name === "br" || !tagNames.has(tag.name)) continue;
    words += markdown.slice(at, index) + escapeWords(tag.name === "img" ? (tag.attributes.alt ?? "") : "");
    at = tag.end;
  }
  return words + markdown.slice(at);
}
