import { tagAt } from "@jotter/markdown/html-tag";
import { mathmlFormula } from "./mathml.ts";
import { wordFormula } from "./word-formula.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** A page of the web whose formulas are written out, between the signs our reader of HTML knows. */
export function withFormulas(page: string): string {
  const html = withPicturedFormulas(withoutDoubles(page));
  if (!/<(?:\w{1,20}:)?math\b/i.test(html)) return html;
  return replaced(html, /<((?:\w{1,20}:)?math)\b([^<>]*)>/gi, ([, , said = ""], element) => {
    const tex = mathmlFormula(element);
    if (tex === null) return "";
    // A link may lead to the formula.
    const id = /\sid\s*=\s*["']([^"'<>&]{1,200})["']/i.exec(said)?.[1];
    const isDisplay = /\bdisplay\s*=\s*["']block["']|\bmode\s*=\s*["']display["']/i.test(said);
    return `${id ? `<span id="${id}"></span>` : ""}${between(tex, isDisplay)}`;
  });
}

/** Sphinx and others draw their formulas as pictures, and name each by its LaTeX. */
function withPicturedFormulas(html: string): string {
  if (!/<img\b[^<>]*\bmath\b/i.test(html)) return html;
  return html.replace(/<img\b[^<>]{1,4000}>/gi, (written) => {
    const tag = tagAt(written, 0);
    if (!tag || tag === "unclosed") return written;
    const kind = /\sclass\s*=\s*["']?([^"'<>]{1,200})/i.exec(written)?.[1] ?? "";
    const { alt = "" } = tag.attributes;
    const tex = alt
      .trim()
      .replace(/^(?:\$\$?|\\[([])|(?:\$\$?|\\[)\]])$/g, "")
      .trim();
    const isTex = /(?:^|\s)math(?:\s|$)/.test(kind) && tex !== "" && !/\$|\\[()[\]]/.test(tex);
    return isTex ? between(tex, /\bdisplay\b/.test(kind)) : written;
  });
}

/** What is drawn beside a formula for programs that cannot: a picture, or its letters one by one. */
function withoutDoubles(html: string): string {
  if (!/<(?:\w{1,20}:)?math\b/i.test(html)) return html;
  const bare = html.replace(/<img\b[^<>]{0,200}\bclass="mwe-math-fallback[^<>]*>/gi, "");
  return bare
    .split(/<span class="katex-html"/i)
    .map((part, place) => (place === 0 ? part : afterSpan(part)))
    .join("");
}

/** From behind the end of the span that `part` is the inside of. */
function afterSpan(part: string): string {
  let depth = 1;
  for (const { 0: tag, index } of part.matchAll(/<\/?span\b[^<>]*>/gi)) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth === 0) return part.slice(index + tag.length);
  }
  return part.replace(/^[^<>]*>/, "");
}

/** A part of a Word file whose formulas are runs of text, which is all that is read after it. */
export function withWordFormulas(xml: string): string {
  if (!/<\w{1,20}:oMath/.test(xml)) return xml;
  return replaced(xml, /<(\w{1,20}:oMath(?:Para)?)(?=[\s>])([^<>]*)>/g, ([, name = ""], element) => {
    const tex = wordFormula(element);
    const text = tex && between(tex, name.endsWith("Para"));
    return text ? `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>` : "";
  });
}

function between(tex: string, isDisplay: boolean): string {
  const escaped = tex.replace(/[&<>]/g, (one) => `&#${one.codePointAt(0)};`);
  return isDisplay ? `\\[${escaped}\\]` : `\\(${escaped}\\)`;
}

/** What cannot be read is left as it stands: the words around it are worth more than it. */
function replaced(
  source: string,
  opening: RegExp,
  written: (opening: RegExpExecArray, element: XmlElement) => string,
): string {
  let [text, from] = ["", 0];
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const [tag, name = ""] = found;
    if (tag.endsWith("/>")) continue;
    const close = source.indexOf(`</${name}`, opening.lastIndex);
    const end = close < 0 ? -1 : source.indexOf(">", close);
    // Without an end it is looked for once, not for each that begins.
    if (end < 0) break;
    const element = elementOf(source.slice(found.index, end + 1));
    if (element) text += source.slice(from, found.index) + written(found, element);
    if (element) from = end + 1;
    opening.lastIndex = end + 1;
  }
  return text + source.slice(from);
}

function elementOf(xml: string): XmlElement | null {
  try {
    return readXml(xml);
  } catch {
    return null;
  }
}
