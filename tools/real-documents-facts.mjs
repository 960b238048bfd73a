import { execFileSync } from "node:child_process";
import { normalize } from "node:path/posix";

/** What others find in a file, and where we differ. */
export function factsOf(path, result) {
  if (!result.ok) return refused(path, result.problem.reason);
  const { kind, pages } = result.value;
  const others = othersOf(kind, path);
  if (others === null) return { kind, pages: pages.length, words: "-", order: "-", whats: [] };
  const whats = [];
  const isWhole = kind === "docx";
  // What is said to a slide lies elsewhere than the slide.
  const shown = (text) => (kind === "pptx" ? text.replace(/^>.*$/gm, "") : text);
  const ours = isWhole ? [pages.map(({ text }) => text).join("\n")] : pages.map(({ text }) => shown(text));
  if (!isWhole && ours.length !== others.length) whats.push(`${ours.length} pages instead of ${others.length}`);
  const compared = others.slice(0, ours.length).map((text, page) => comparison(text, ours[page] ?? ""));
  const [there, all] = [sum(compared, "there"), sum(compared, "all")];
  const [extra, own] = [sum(compared, "extra"), sum(compared, "own")];
  if (all > 0 && there / all < 0.95) whats.push(`words lacking: ${((1 - there / all) * 100).toFixed(0)} %`);
  if (own > 0 && extra / own > 0.05) whats.push(`words nobody else finds: ${((extra / own) * 100).toFixed(0)} %`);
  const bad = compared.flatMap((one, page) => (one.all >= 40 && one.there / one.all < 0.75 ? [page + 1] : []));
  if (bad.length > 0) whats.push(`pages that lack much: ${shortened(bad)}`);
  const mixed = compared.flatMap((one, page) => (one.order < 0.7 ? [page + 1] : []));
  if (mixed.length > 0) whats.push(`pages in another order: ${shortened(mixed)}`);
  const order = compared.length === 0 ? 1 : compared.reduce((all, one) => all + one.order, 0) / compared.length;
  return {
    kind,
    pages: pages.length,
    words: all === 0 ? "-" : `${((there / all) * 100).toFixed(1)} %`,
    order: order.toFixed(2),
    whats,
  };
}

/** The same pages as others read them; null where they do not. */
function othersOf(kind, path) {
  try {
    return { pdf: pdfPages, epub: epubPages, pptx: pptxPages, docx: docxPages }[kind]?.(path) ?? null;
  } catch {
    return null;
  }
}

function refused(path, reason) {
  const pages = othersOf("pdf", path)?.length ?? 0;
  return {
    kind: "-",
    pages: "-",
    words: "-",
    order: "-",
    whats: pages > 0 ? [`refused as ${reason}, poppler finds ${pages} pages`] : [],
  };
}

function shortened(pages) {
  return pages.length > 12 ? `${pages.length} of them, from ${pages[0]}` : pages.join(" ");
}

function sum(list, key) {
  return list.reduce((all, one) => all + one[key], 0);
}

function comparison(theirs, ours) {
  const [their, our] = [wordsOf(theirs), wordsOf(ours)];
  const [theirCounts, ourCounts] = [countsOf(their), countsOf(our)];
  // A word that one side has in two halves is no loss.
  const joined = our.join("");
  const there = [...theirCounts].reduce((all, [word, count]) => {
    const found = Math.min(count, ourCounts.get(word) ?? 0);
    return all + (found === 0 && word.length > 3 && joined.includes(word) ? count : found);
  }, 0);
  const theirJoined = their.join("");
  const extra = [...ourCounts].reduce((all, [word, count]) => all + (theirJoined.includes(word) ? 0 : count), 0);
  return { there, all: their.length, extra, own: our.length, order: orderOf(their, our, theirCounts, ourCounts) };
}

/** Letters of Chinese and Japanese one by one; other words of three letters and more. */
function wordsOf(text) {
  const plain = text
    .replace(/!\[[^\n]*?\]\(attachment:\w+\)/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\]\([^)\s]*\)/g, "]")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u064b-\u065f\u0640]/g, "")
    .replace(/(\p{L})[-‐]\n\s*(?=\p{Ll})/gu, "$1")
    .toLowerCase();
  return plain.match(/[\u3040-\u30ff\u3400-\u9fff]|[^\P{L}\u3040-\u30ff\u3400-\u9fff]{3,}/gu) ?? [];
}

function countsOf(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How much of what both have once stands in the same order: the longest row that does. */
function orderOf(their, our, theirCounts, ourCounts) {
  const places = new Map(our.map((word, place) => [word, place]));
  const row = their
    .filter((word) => theirCounts.get(word) === 1 && ourCounts.get(word) === 1)
    .map((word) => places.get(word));
  if (row.length < 20) return 1;
  const ends = [];
  for (const place of row) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
  }
  return ends.length / row.length;
}

function pdfPages(path) {
  const count = Number(/^Pages:\s+(\d+)/m.exec(output("pdfinfo", [path]))?.[1] ?? 0);
  const pages = output("pdftotext", ["-enc", "UTF-8", path, "-"]).split("\f");
  return Array.from({ length: count }, (_, page) => pages[page] ?? "");
}

function epubPages(path) {
  const opfPath = /full-path=["']([^"']+)["']/.exec(part(path, "META-INF/container.xml"))?.[1] ?? "";
  const opf = part(path, opfPath);
  const folder = opfPath.includes("/") ? opfPath.replace(/[^/]*$/, "") : "";
  const items = new Map(
    [...opf.matchAll(/<(?:\w+:)?item\s[^>]*>/g)].map(([tag]) => [
      /\bid=["']([^"']*)["']/.exec(tag)?.[1],
      /\bhref=["']([^"']*)["']/.exec(tag)?.[1],
    ]),
  );
  const spine = [...opf.matchAll(/<(?:\w+:)?itemref\s[^>]*idref=["']([^"']*)["']/g)].map(
    ([, id]) => items.get(id) ?? "",
  );
  return spine.map((href) => bareHtml(part(path, normalize(folder + decodeURIComponent(href)))));
}

function bareHtml(html) {
  const body = html.slice(Math.max(0, html.search(/<body\b/i)));
  return entities(
    body
      .replace(/<(script|style|svg|math)\b[\s\S]*?<\/\1>/gi, " ")
      .replace(
        /<\/?(?:i|b|em|strong|span|a|code|sub|sup|small|u|tt|kbd|var|font|abbr|acronym|cite|q|big|samp|dfn|del|ins)\b[^>]*>/gi,
        "",
      )
      .replace(/<[^>]*>/g, " "),
  );
}

function pptxPages(path) {
  const order = [...part(path, "ppt/presentation.xml").matchAll(/<p:sldId\s[^>]*r:id="([^"]+)"/g)].map(([, id]) => id);
  const relations = part(path, "ppt/_rels/presentation.xml.rels");
  return order.map((id) => {
    const tag =
      [...relations.matchAll(/<Relationship\s[^>]*>/g)].map(([one]) => one).find((one) => one.includes(`Id="${id}"`)) ??
      "";
    const target = (/Target="([^"]+)"/.exec(tag)?.[1] ?? "").replace(/^\/?(?:ppt\/)?/, "ppt/");
    return wordsIn(part(path, target), "a");
  });
}

function docxPages(path) {
  return [
    ["word/document.xml", "word/footnotes.xml", "word/endnotes.xml"]
      .map((name) => wordsIn(part(path, name), "w"))
      .join("\n"),
  ];
}

function wordsIn(xml, prefix) {
  const bare = xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, "");
  const paragraphs = bare.split(new RegExp(`</${prefix}:p>|<${prefix}:br ?/>|<${prefix}:tab ?/>`));
  const words = new RegExp(`<${prefix}:t(?: [^>]*)?>([^<]*)<`, "g");
  return entities(paragraphs.map((one) => [...one.matchAll(words)].map(([, text]) => text).join("")).join("\n"));
}

function entities(text) {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(?:nbsp|lt|gt|quot|apos);/g, " ")
    .replace(/&amp;/g, "&");
}

function part(path, name) {
  try {
    return output("unzip", ["-p", path, name.replace(/[[\]*?]/g, "\\$&")]);
  } catch {
    return "";
  }
}

function output(command, words) {
  return execFileSync(command, words, { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] }).toString();
}
