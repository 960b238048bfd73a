import { formulaMarkdown } from "@jotter/markdown/formula-markdown";
import TurndownService from "turndown";
import { escapeLinkWords, escapeText } from "./escape-text.ts";
import { markFormulas } from "./page-formulas.ts";
import { tidyPage } from "./tidy-page.ts";

/** Null where the page has nothing that its plain text has not. */
export function pageToMarkdown(html: string): string | null {
  // Inert: DOMParser's documents load nothing and run nothing.
  const page = new DOMParser().parseFromString(html, "text/html");
  markFormulas(page);
  const isRaised = page.body.querySelector("sup, sub") !== null;
  tidyPage(page);
  if (!isRaised && !page.body.querySelector(telling)) return null;
  return converter().turndown(page.body).trim();
}

const telling =
  "h1, h2, h3, h4, h5, h6, ul, ol, dl, table, pre, code, b, strong, i, em, del, s, mark, a[href], blockquote, hr, " +
  "[data-formula], [data-task]";

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
  });
  service.escape = escapeText;
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  return service;
}

const rules: Readonly<Record<string, TurndownService.Rule>> = {
  formula: {
    filter: (node) => node.hasAttribute("data-formula"),
    replacement: (_, node) => (isElement(node) ? formulaIn(node) : ""),
  },
  link: {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement: (content, node) => {
      const address = isElement(node) ? (node.getAttribute("href") ?? "") : "";
      const words = escapeLinkWords(content.replace(/\s+/g, " ").trim());
      // An address in full is a link by itself.
      if (node.textContent?.trim() === address && /^https?:/.test(address)) return address;
      return `[${words}](${/[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address})`;
    },
  },
  item: {
    filter: "li",
    replacement: (content, node) => {
      const item = isElement(node) ? node : null;
      const list = item?.parentElement;
      const index = [...(list?.children ?? [])]
        .filter(({ localName }) => localName === "li")
        .findIndex((one) => one.isSameNode(item));
      const number = Number(list?.getAttribute("start") ?? 1) + index;
      const task = item?.getAttribute("data-task");
      const mark = list?.localName === "ol" ? `${number}. ` : "- ";
      const words = content.trim().replace(/\n{2,}(?=(- |\d+\. ))/g, "\n");
      const indented = words.replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);
      return `${mark}${task ? `[${task}] ` : ""}${indented}${node.nextSibling ? "\n" : ""}`;
    },
  },
  struck: { filter: ["del", "s"], replacement: (content) => (content.trim() ? `~~${content}~~` : "") },
  marked: { filter: "mark", replacement: (content) => (content.trim() ? `==${content}==` : "") },
  term: { filter: ["dt", "summary"], replacement: (content) => `\n\n**${content.trim()}**\n\n` },
  cell: {
    filter: ["td", "th"],
    replacement: (content, node) => {
      const wide = isElement(node) ? Number(node.getAttribute("colspan") ?? 1) : 1;
      const words = content
        .replace(/\s+/g, " ")
        .trim()
        .replace(/(?<!\\)\|/g, "\\|");
      return ` ${words} |${"  |".repeat(Math.min(wide, 20) - 1)}`;
    },
  },
  row: {
    filter: "tr",
    replacement: (content, node) => {
      const isFirst = isElement(node) && node.closest("table")?.rows[0] === node;
      const columns = isElement(node) ? columnsOf(node.closest("table")) : 0;
      const missing = "  |".repeat(Math.max(0, columns - (content.match(/(?<!\\)\|/g)?.length ?? 0)));
      return `|${content}${missing}\n${isFirst ? `|${" --- |".repeat(columns)}\n` : ""}`;
    },
  },
  tablePart: { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content },
  columns: { filter: ["colgroup", "col"], replacement: () => "" },
  caption: { filter: "caption", replacement: (content) => `${content.trim()}\n\n` },
  table: { filter: "table", replacement: (content) => `\n\n${content.trim()}\n\n` },
};

function formulaIn(element: Element): string {
  const tex = element.getAttribute("data-formula") ?? "";
  if (element.hasAttribute("data-display")) return `\n\n${formulaMarkdown(tex, "block")}\n\n`;
  const next = element.nextSibling;
  const isFormula = next !== null && isElement(next) && next.hasAttribute("data-formula");
  // In a table a stroke would begin the next cell.
  const inCell = element.closest("td, th") ? tex.replaceAll("\\|", "\\Vert ").replaceAll("|", "\\vert ") : tex;
  return formulaMarkdown(inCell, "inline", isFormula ? "$" : (next?.textContent ?? ""));
}

function columnsOf(table: HTMLTableElement | null): number {
  const widths = [...(table?.rows ?? [])].map((row) =>
    [...row.cells].reduce((sum, cell) => sum + Math.min(cell.colSpan, 20), 0),
  );
  return Math.max(1, ...widths);
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
