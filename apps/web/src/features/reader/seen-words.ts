import { areApart } from "../../student/documents/ocr-text.ts";
import { linesIn, type SeenLine } from "../../student/documents/word-boxes.ts";
import { endOfWords } from "./pdf/use-steady-selection.ts";

type Size = { readonly width: number; readonly height: number };

/** A word where it is laid: in points of its page, with the blank that stands behind it. */
type LaidWord = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How wide `measured` is to be. */
  readonly width: number;
  /** The word, with the blank where that reaches to the next one. */
  readonly measured: string;
};

/** A gap that is wider than a line is high lies between two columns: no blank is as wide. */
const widestBlank = 1;

/** Words of a line are laid up to the next one, so that no gap stands in what is selected. */
export function laidLine({ top, height, drop, words }: SeenLine, size: Size): readonly LaidWord[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const across = (share: number) => (share / 1000) * size.width;
  const down = (share: number) => (share / 1000) * size.height;
  const length = Math.max(1, last.x + last.width - first.x);
  return words.map(({ x, width, text }, at) => {
    const next = words[at + 1];
    const blank = next && areApart(text, next.text) ? " " : "";
    const gap = next ? next.x - x - width : 0;
    const isClose = next !== undefined && next.x > x && across(gap) <= down(height) * widestBlank;
    const along = Math.min(1, Math.max(0, (x + width / 2 - first.x) / length));
    return {
      text: text + blank,
      x: across(x),
      y: down(top + drop * along),
      height: down(height),
      width: across(isClose ? next.x - x : width),
      measured: isClose ? text + blank : text,
    };
  });
}

/** Lays the words that were read off a page's picture over it, unseen, to be selected and to be heard. [DOC-3] */
export function laySeenWords(over: HTMLElement, written: string, size: Size): void {
  const { widthOf, lineOf } = letters();
  const pieces = linesIn(written).flatMap((line) => {
    const words = laidLine(line, size).map(({ text, x, y, height, width, measured }) => {
      const word = document.createElement("span");
      word.textContent = text;
      const font = height / lineOf;
      word.style.left = `${(x / size.width) * 100}%`;
      // What is selected of letters is higher than their size, as much above as below.
      word.style.top = `${((y + (height - font) / 2) / size.height) * 100}%`;
      word.style.setProperty("--font-height", `${font}px`);
      word.style.setProperty("--scale-x", String(width / Math.max(1e-3, widthOf(measured) * font)));
      return word;
    });
    const end = document.createElement("br");
    end.role = "presentation";
    return [...words, end];
  });
  over.style.cssText = `--min-font-size: ${leastLetters()}; font-family: sans-serif`;
  over.dataset.mainRotation = "0";
  over.dataset.seen = "";
  over.replaceChildren(...pieces, endOfWords());
}

const measuredAt = 100;

/** How wide words and how high a line of them are at a size of 1. */
function letters() {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen) pen.font = `${measuredAt}px sans-serif`;
  const { fontBoundingBoxAscent = 1, fontBoundingBoxDescent = 0 } = pen?.measureText("x") ?? {};
  return {
    widthOf: (words: string) => (pen?.measureText(words).width ?? 0) / measuredAt,
    lineOf: Math.max(0.5, (fontBoundingBoxAscent + fontBoundingBoxDescent) / measuredAt),
  };
}

let least = 0;

/** Some browsers draw no letters below a size: they are drawn at it, and made smaller. */
function leastLetters(): number {
  if (least > 0) return least;
  const probe = document.createElement("div");
  Object.assign(probe.style, { position: "absolute", opacity: "0", lineHeight: "1", fontSize: "1px" });
  probe.textContent = "x";
  document.body.append(probe);
  least = Math.max(1, probe.getBoundingClientRect().height);
  probe.remove();
  return least;
}
