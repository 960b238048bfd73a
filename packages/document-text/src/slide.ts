import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import { formulaMarkdown } from "@jotter/markdown/formula-markdown";
import { tableLines } from "./table-markdown.ts";
import { wordFormula } from "./word-formula.ts";
import { allNamed, attributeOf, childNamed, childrenNamed, localName, wordsIn, type XmlElement } from "./xml.ts";

/** What a slide shows that lies in other parts, by the names it has for it. */
type Beside = {
  readonly diagrams: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, string>;
};

/** The title first, then the shapes in their order. Dates, footers and numbers of slides are not read. */
export function slideMarkdown(slide: XmlElement, beside: Beside): string {
  const shapes = shapesIn(childNamed(childNamed(slide, "cSld"), "spTree"));
  const named = shapes.filter((shape) => /^(?:title|ctrTitle)$/.test(placeholder(shape) ?? ""));
  const titles = named.length > 0 ? named : titleByLooks(shapes);
  const isTitle = (shape: XmlElement) => titles.includes(shape);
  const ordered = [...shapes.filter(isTitle), ...shapes.filter((shape) => !isTitle(shape))];
  const blocks = ordered.map((shape) => {
    if (isTitle(shape)) {
      const words = paragraphsOf(shape)
        .map(({ words }) => words.replace(/\s+/g, " "))
        .join(" ");
      return words === "" ? "" : `# ${escapedWords(words)}`;
    }
    if (localName(shape) === "pic") return pictureMarkdown(shape, beside);
    return localName(shape) === "graphicFrame" ? frameMarkdown(shape, beside) : shapeMarkdown(shape);
  });
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** In hundredths of a point: what words are that name no size, and how much larger a title is. */
const usualSize = 1800;
const titleShare = 1.2;
const longestTitle = 120;

/** Of a slide that names no title: the words above all others, where they are set clearly larger than those. */
function titleByLooks(shapes: readonly XmlElement[]): readonly XmlElement[] {
  const worded = shapes.filter((shape) => localName(shape) === "sp" && paragraphsOf(shape).length > 0);
  const [highest, ...others] = worded.toSorted((one, other) => topOf(one) - topOf(other));
  if (!highest) return [];
  const [words, ...more] = paragraphsOf(highest);
  const isLine = words && more.length === 0 && words.words.length <= longestTitle && words.mark !== "bullet";
  return isLine && sizeOf(highest) >= titleShare * Math.max(usualSize, ...others.map(sizeOf)) ? [highest] : [];
}

function topOf(shape: XmlElement): number {
  return Number(attributeOf(allNamed(childNamed(shape, "spPr"), "off")[0], "y") ?? 0);
}

/** That of its largest letters. */
function sizeOf(shape: XmlElement): number {
  const sizes = allNamed(childNamed(shape, "txBody"), "rPr").map((one) => Number(attributeOf(one, "sz") ?? usualSize));
  return Math.max(usualSize, ...sizes.filter(Number.isFinite));
}

/** The paragraphs of the shapes that are this placeholder. */
export function shapeWords(slide: XmlElement | undefined, kind: string): readonly string[] {
  return shapesIn(childNamed(childNamed(slide, "cSld"), "spTree"))
    .filter((shape) => placeholder(shape) === kind)
    .flatMap((shape) => paragraphsOf(shape).map(({ words }) => words.replace(/[\ufdd2\ufdd3]/g, "")));
}

const unread = new Set(["dt", "ftr", "sldNum", "hdr"]);

/** Groups are looked into; of two ways to show a thing, the newer is taken where it has words. */
function shapesIn(tree: XmlElement | undefined): readonly XmlElement[] {
  return (tree?.children ?? []).flatMap((node) => {
    if (node.type !== "element") return [];
    const name = localName(node);
    if (name === "sp" || name === "graphicFrame" || name === "pic")
      return unread.has(placeholder(node) ?? "") ? [] : [node];
    if (name === "grpSp") return shapesIn(node);
    if (name !== "AlternateContent") return [];
    const chosen = shapesIn(childNamed(node, "Choice"));
    return chosen.some((shape) => localName(shape) === "pic" || wordsIn(shape).trim() !== "")
      ? chosen
      : shapesIn(childNamed(node, "Fallback"));
  });
}

/** What a shape is for; "body" where it is one without a name, undefined where it stands free. */
function placeholder(shape: XmlElement): string | undefined {
  const properties = childrenOfFirst(shape, /^nv/);
  const mark = allNamed(properties, "ph")[0];
  return mark && (attributeOf(mark, "type") ?? "body");
}

function childrenOfFirst(shape: XmlElement, name: RegExp): XmlElement | undefined {
  return shape.children.filter((node) => node.type === "element").find((node) => name.test(localName(node)));
}

type Paragraph = {
  readonly words: string;
  readonly level: number;
  readonly mark: "none" | "bullet" | "number" | "given";
};

function paragraphsOf(shape: XmlElement): readonly Paragraph[] {
  return childrenNamed(childNamed(shape, "txBody"), "p").flatMap((paragraph) => {
    const words = textOf(paragraph)
      .replace(/[ \t\u00a0]+/g, " ")
      .trim();
    const properties = childNamed(paragraph, "pPr");
    const level = Math.min(8, Number(attributeOf(properties, "lvl") ?? 0) || 0);
    const marks = (properties?.children ?? []).flatMap((node) => (node.type === "element" ? [localName(node)] : []));
    const mark = marks.includes("buNone")
      ? "none"
      : marks.includes("buAutoNum")
        ? "number"
        : marks.includes("buChar")
          ? "bullet"
          : "given";
    return words === "" ? [] : [{ words, level, mark }];
  });
}

function textOf(paragraph: XmlElement): string {
  return paragraph.children
    .map((node) => {
      if (node.type !== "element") return "";
      const name = localName(node);
      if (name === "r" || name === "fld") return wordsIn(childNamed(node, "t")).replace(/[\ufdd2\ufdd3]/g, "");
      if (name === "br") return "\n";
      if (name === "m" || name === "AlternateContent") return formulaWords(node);
      return "";
    })
    .join("");
}

/** Of two ways to show it, the newer is a formula and the other a picture. */
function formulaWords(node: XmlElement): string {
  const chosen = localName(node) === "AlternateContent" ? childNamed(node, "Choice") : node;
  const formulas = chosen && localName(chosen) === "oMath" ? [chosen] : allNamed(chosen, "oMath");
  return formulas.map((one) => `${formulaStart}${wordFormula(one) ?? ""}${formulaEnd}`).join(" ");
}

/** Two signs that are no letters and in no text, around a formula among words that are not escaped yet. */
const [formulaStart, formulaEnd] = ["\ufdd2", "\ufdd3"];

/** Words of a slide as our markdown, formulas among them. */
function escapedWords(words: string): string {
  return words
    .split(/\ufdd2([^\ufdd3]*)\ufdd3/)
    .map((part, place, all) => {
      if (place % 2 === 0) return escapeWords(part);
      return part === "" ? "" : formulaMarkdown(part, "inline", all[place + 1]);
    })
    .join("");
}

function shapeMarkdown(shape: XmlElement): string {
  const paragraphs = paragraphsOf(shape);
  const kind = placeholder(shape);
  const isList = (one: Paragraph) =>
    one.mark === "bullet" ||
    one.mark === "number" ||
    one.level > 0 ||
    (one.mark === "given" && kind === "body" && paragraphs.length > 1);
  const numbers: number[] = [];
  let text = "";
  for (const [place, one] of paragraphs.entries()) {
    const lines = one.words.split("\n").map((line) => escapeLineStart(escapedWords(line.trim())));
    const isTight = place > 0 && isList(one) && isList(paragraphs[place - 1] ?? one);
    if (place > 0) text += isTight ? "\n" : "\n\n";
    if (!isList(one)) {
      numbers.length = 0;
      text += lines.join("\n");
      continue;
    }
    // No deeper than one below the item before: what stands further in would be code.
    const level = Math.min(one.level, numbers.length);
    numbers.length = Math.min(numbers.length, level + 1);
    numbers[level] = (numbers[level] ?? 0) + 1;
    const indent = "   ".repeat(level);
    text += `${indent}${one.mark === "number" ? `${numbers[level]}. ` : "- "}${lines.join(`\n${indent}  `)}`;
  }
  return text;
}

function pictureMarkdown(shape: XmlElement, { pictures }: Beside): string {
  // A drawing is a picture once more beside it, for programs that do not know drawings.
  const drawn = attributeOf(allNamed(shape, "svgBlip")[0], "embed");
  const key = pictures.get(drawn ?? "") ?? pictures.get(attributeOf(allNamed(shape, "blip")[0], "embed") ?? "");
  const told = attributeOf(allNamed(childrenOfFirst(shape, /^nv/), "cNvPr")[0], "descr") ?? "";
  const words = told.replace(/[\s|]+/g, " ").trim();
  return key === undefined
    ? escapeWords(words)
    : `![${escapeWords(words).replaceAll("[", "&#91;")}](attachment:${key})`;
}

function frameMarkdown(frame: XmlElement, { diagrams }: Beside): string {
  const table = allNamed(frame, "tbl")[0];
  if (table) {
    const rows = childrenNamed(table, "tr").map((row) =>
      childrenNamed(row, "tc").map((cell) =>
        paragraphsOf(cell)
          .map(({ words }) => words)
          .join("\n"),
      ),
    );
    const width = Math.min(
      100,
      rows.reduce((most, row) => Math.max(most, row.length), 0),
    );
    return width === 0 ? "" : tableLines(rows, width, escapedWords);
  }
  const data = attributeOf(allNamed(frame, "relIds")[0], "dm");
  return data === undefined ? "" : (diagrams.get(data) ?? "");
}
