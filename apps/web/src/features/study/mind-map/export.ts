import type { Marker } from "@jotter/domain/course";
import { escaped } from "@jotter/markdown/html";
import { type Box, type Layout, layoutOf, type Measure, widest } from "./layout.ts";
import { readThought } from "./thought-line.ts";
import type { MindNode } from "./tree.ts";

/** What a map is drawn in; everything a picture needs, since it has no style sheet. */
export type MapColours = {
  readonly page: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly marker: string;
  readonly soft: string;
  readonly stroke: string;
  readonly onStroke: string;
};

/** How wide a text is in a font of CSS. */
export type WidthOf = (text: string, font: string) => number;

/** A picture of the whole map in the colours of the page as it is now. [SUM-1] */
export function pictureOf(tree: MindNode, { marker, language }: { marker?: Marker; language: string }): string {
  const context = document.createElement("canvas").getContext("2d");
  const widthOf: WidthOf = (text, font) => {
    if (!context) return text.length * 9;
    context.font = font;
    return context.measureText(text).width;
  };
  const read = asRead(tree);
  const layout = layoutOf(read, { ...paper, measure: paperMeasure(widthOf, language) });
  return svgOf(read, layout, coloursOf(marker), language);
}

/** A picture has no fonts of its own: formulas in it are letters. */
function asRead(node: MindNode): MindNode {
  return { ...node, text: readThought(node.text), children: node.children.map(asRead) };
}

/** Stands alone: no script, no style sheet, no address; letters in whatever the viewer has for plain ones. */
export function svgOf(tree: MindNode, layout: Layout, colours: MapColours, language = "en"): string {
  const [width, height] = [Math.ceil(layout.width) + 2 * margin, Math.ceil(layout.height)];
  const size = `width="${width}" height="${height}" viewBox="${-margin} 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} xml:lang="${written(language)}" font-family="sans-serif">`,
    `<title>${written(tree.text)}</title>`,
    `<rect x="${-margin}" width="100%" height="100%" fill="${written(colours.page)}"/>`,
    `<g fill="none" stroke="${written(colours.marker)}" stroke-width="2.5" stroke-linecap="round">`,
    ...layout.curves.map((curve) => `<path d="${curve}"/>`),
    "</g>",
    ...layout.guides.map(
      (guide) =>
        `<rect x="${guide.x}" y="${guide.y}" width="1" height="${guide.height}" fill="${written(colours.line)}"/>`,
    ),
    ...layout.boxes.map((box) => thought(box, colours)),
    "</svg>",
  ].join("\n");
}

/** As sharp as asked for, as far as browsers hold such a picture; null where they do not. */
export async function pngOf(svg: string, scale: number): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    const canvas = document.createElement("canvas");
    const held = heldScale(image.naturalWidth, image.naturalHeight, scale);
    canvas.width = Math.floor(image.naturalWidth * held);
    canvas.height = Math.floor(image.naturalHeight * held);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Phones hold 16 million points, and nobody more than 8192 in a row. */
export function heldScale(width: number, height: number, scale: number): number {
  return Math.min(scale, 8192 / Math.max(width, height), Math.sqrt(16_000_000 / (width * height)));
}

/** The sizes of a thought as lines of letters. */
export function paperMeasure(widthOf: WidthOf, language: string): Measure {
  const words = new Intl.Segmenter(language, { granularity: "word" });
  return (node, level) => {
    const { font, leading, x, y } = lettersOf(level);
    const number = node.mark === undefined ? 0 : widthOf(` ${node.mark}`, font);
    const room = widest(level, paper.width) - 2 * x - number;
    const lines = linesOf(node.text, room, (text) => widthOf(text, font), words);
    const width = Math.max(...lines.map((line) => widthOf(line, font))) + number;
    return { width: Math.ceil(width) + 2 * x, height: lines.length * leading + 2 * y, lines };
  };
}

/** What stays on one line: a word with the signs after it, and what is joined without a blank, like d/dx. */
function partsOf(text: string, words: Intl.Segmenter): readonly string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const before = parts.at(-1) ?? "";
    const mayBreak = isWordLike && (/\s$/u.test(before) || unspaced.test(before.slice(-1)) || unspaced.test(segment));
    if (before === "" || mayBreak) parts.push(segment);
    else parts[parts.length - 1] = before + segment;
  }
  return parts;
}

/** Scripts written without blanks. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u;

/** Broken between words; within one only where it is too long for a line of its own. */
export function linesOf(
  text: string,
  room: number,
  widthOf: (text: string) => number,
  words: Intl.Segmenter,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const add = (part: string) => {
    if (line.trim() !== "" && widthOf((line + part).trimEnd()) > room) {
      lines.push(line.trim());
      line = "";
    }
    line += part;
  };
  for (const part of partsOf(text, words)) {
    if (widthOf(part.trimEnd()) <= room) add(part);
    else for (const letter of part) add(letter);
  }
  return line.trim() === "" && lines.length > 0 ? lines : [...lines, line.trim()];
}

const paper = { width: 1200, height: 640 };
const margin = 28;

function lettersOf(level: number) {
  const [size, weight, x, y] = (
    [
      [30, 700, 10, 4],
      [17, 600, 16, 8],
      [15, 400, 4, 2],
    ] as const
  )[level] ?? [14, 400, 4, 2];
  return { size, weight, x, y, leading: Math.round(size * 1.3), font: `${weight} ${size}px sans-serif` };
}

function thought(box: Box, colours: MapColours): string {
  const { size, weight, x, y, leading } = lettersOf(box.level);
  const isCentre = box.level === 0;
  const isLeft = box.side === "left";
  const anchor = isCentre ? "middle" : isLeft ? "end" : "start";
  const start = isCentre ? box.x + box.width / 2 : isLeft ? box.x + box.width - x : box.x + x;
  const lines = box.lines ?? [box.node.text];
  const fill = isCentre ? colours.onStroke : box.level === 1 ? colours.text : colours.quiet;
  const spans = lines.map((line, index) => {
    const number =
      box.node.mark !== undefined && index === lines.length - 1
        ? `<tspan dy="${-size * 0.35}" font-size="${size * 0.7}"> ${box.node.mark}</tspan>`
        : "";
    const base = box.y + y + index * leading + leading * 0.5 + size * 0.35;
    return `<text x="${start}" y="${base}" text-anchor="${anchor}">${written(line)}${number}</text>`;
  });
  return `${behind(box, colours)}<g fill="${written(fill)}" font-size="${size}" font-weight="${weight}">${spans.join("")}</g>`;
}

/** The highlighter's stroke behind the centre, and the ground of a branch. */
function behind({ level, x, y, width, height }: Box, colours: MapColours): string {
  if (level > 1) return "";
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (level === 1) return `<rect ${place} rx="14" fill="${written(colours.soft)}"/>`;
  const middle = `${x + width / 2} ${y + height / 2}`;
  return `<rect ${place} rx="8" fill="${written(colours.stroke)}" transform="rotate(-1.1 ${middle})"/>`;
}

/** What XML cannot hold at all is left out. */
function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return escaped(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ""));
}

function coloursOf(marker: Marker | undefined): MapColours {
  const place = document.createElement("span");
  if (marker) place.dataset.marker = marker;
  document.body.append(place);
  const style = getComputedStyle(place);
  const colour = (name: string, otherwise = "") => style.getPropertyValue(name).trim() || otherwise;
  const colours = {
    page: colour("--bg"),
    text: colour("--tx"),
    quiet: colour("--tx-2"),
    line: colour("--line-2"),
    marker: colour("--marker", colour("--tx-3")),
    soft: colour("--marker-soft", colour("--s-3")),
    stroke: colour("--mark"),
    onStroke: colour("--mark-tx"),
  };
  place.remove();
  return colours;
}
