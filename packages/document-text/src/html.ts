import { decodedEntities } from "@jotter/markdown/entities";
import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import { htmlToMarkdown } from "@jotter/markdown/html-to-markdown";
import type { Reading } from "./document.ts";
import { blocksIn, portionsOf } from "./flow.ts";
import { withFormulas } from "./formulas.ts";
import type { Work } from "./work.ts";
import { allNamed, readXml, wordsIn } from "./xml.ts";

/** As text only: nothing in it runs, and nothing it names is fetched. */
export async function readHtml(text: string, work: Work): Promise<Reading> {
  const isDrawing = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\]\s*)?>)*<svg\b/i.test(
    text.slice(0, 10_000),
  );
  if (isDrawing) return drawing(text);
  const whole = text.slice(0, work.limits.letters);
  const title = titleOf(whole);
  const language = /<html\b[^>]{0,1000}?\s(?:xml:)?lang\s*=\s*["']?([\w-]+)/i.exec(whole.slice(0, 5000))?.[1];
  await work.giveWay();
  const pages = portionsOf(blocksIn(markdownOf(whole)));
  const isCut = text.length > work.limits.letters;
  return { pages, outline: [], ...(title && { title }), ...(language && { language }), ...(isCut && { cut: "size" }) };
}

/** The body of a page as our markdown; `pictureKey` names the pictures that lie beside it. */
export function markdownOf(html: string, pictureKey?: (src: string) => string | null): string {
  const body = /<body\b[^>]*>/i.exec(html.slice(0, 200_000));
  const inner = body
    ? html.slice(body.index + body[0].length)
    : html.replace(/^\s*(?:<\?xml[^>]*>|<!doctype[^>]*>|\s)*/i, "");
  const plain = inner.replace(/<\?[^>]{0,200}>|<!\[CDATA\[|\]\]>/g, "").replace(noAlt, 'alt=""');
  return htmlToMarkdown(withFormulas(plain), { isDocument: true, ...(pictureKey && { fileKey: pictureKey }) }).text;
}

/** What programs write where nobody said what a picture shows. */
const noAlt = /\balt=(["'])\s{0,9}\(?(?:missing|no) alt(?:[. ]?text)?\)?\s{0,9}\1/gi;

export function titleOf(html: string): string | undefined {
  const title = /<title\b[^>]{0,200}>([^<]{1,1000})<\/title/i.exec(html.slice(0, 100_000))?.[1];
  return title && decodedEntities(title).replace(/\s+/g, " ").trim();
}

/** What stands in a drawing for people to read. */
function drawing(text: string): Reading {
  const root = readXml(text);
  const words = ["title", "desc", "text"].flatMap((name) =>
    allNamed(root, name).map((element) => wordsIn(element).replace(/\s+/g, " ").trim()),
  );
  const blocks = words.filter((line) => line !== "").map((line) => escapeLineStart(escapeWords(line)));
  const pages = portionsOf(blocks);
  return pages.length > 0
    ? { pages, outline: [] }
    : { pages: [{ label: "1", text: "" }], outline: [], withoutText: [0] };
}
