import { withoutRadicals } from "@jotter/markdown/radicals";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Work } from "../work.ts";

/** Letters that stand in a row, upright: x to the right, y down to the line they stand on, in points. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly size: number;
  /** Whether a blank was written before it. */
  readonly isApart: boolean;
  readonly isTypewriter: boolean;
};

export type PageRuns = {
  /** What is read upright, and then what stands at other angles, each turned upright. */
  readonly turns: readonly (readonly Run[])[];
  readonly width: number;
  readonly height: number;
};

/** More than a page can hold to be read. */
const mostRuns = 100_000;

export async function runsOf(page: PDFPageProxy, work: Work): Promise<PageRuns> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const reader = page.streamTextContent({ includeMarkedContent: false, disableNormalization: true }).getReader();
  const turns: Run[][] = [[], [], [], []];
  let count = 0;
  let isApart = false;
  try {
    for (;;) {
      const { done, value } = await work.inTime(reader.read());
      if (done || count > mostRuns) break;
      for (const item of value.items) {
        if (!("str" in item)) continue;
        const text = readable(item.str);
        if (text.trim() === "") {
          isApart = true;
          continue;
        }
        const placed = upright(transform, item, value.styles[item.fontName], width, height);
        // All letters of Chinese and Japanese are as wide: that makes no typewriter.
        const isTypewriter = placed.run.isTypewriter && !/[\u3040-\u9fff\uac00-\ud7af]/.test(text);
        const isFirst = isApart || /^\s/.test(text);
        turns[placed.turn]?.push({ ...placed.run, text: text.trim(), isTypewriter, isApart: isFirst });
        isApart = item.hasEOL || /\s$/.test(text);
        count++;
      }
      if (work.pace.isTime()) await work.giveWay();
    }
  } finally {
    // Whoever leaves early does not want the rest.
    reader.cancel(new Error("enough")).catch(() => {});
  }
  const isWide = turns[1] && turns[3] && lettersOf(turns[1]) + lettersOf(turns[3]) > 2 * lettersOf(turns[0] ?? []);
  const ordered = turns.filter((turn) => turn.length > 0).toSorted((one, other) => lettersOf(other) - lettersOf(one));
  return { turns: ordered, width: isWide ? height : width, height: isWide ? width : height };
}

function lettersOf(runs: readonly Run[]): number {
  return runs.reduce((count, { text }) => count + text.length, 0);
}

type Item = { readonly transform: readonly number[]; readonly width: number; readonly height: number };
type Style = { readonly vertical?: boolean; readonly fontFamily?: string } | undefined;

/** Which way it is written, in quarters of a turn, and where it stands once that is undone. */
function upright(view: readonly number[], item: Item, style: Style, width: number, height: number) {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = view;
  const [ia = 1, ib = 0, ic = 0, id = 1, ie = 0, jf = 0] = item.transform;
  const across = { x: a * ia + c * ib, y: b * ia + d * ib };
  const x = a * ie + c * jf + e;
  const y = b * ie + d * jf + f;
  const size = Math.hypot(a * ic + c * id, b * ic + d * id) || Math.hypot(across.x, across.y) || 1;
  const isVertical = style?.vertical === true;
  const quarter = Math.round(Math.atan2(across.y, across.x) / (Math.PI / 2));
  const turn = (((isVertical ? quarter + 1 : quarter) % 4) + 4) % 4;
  const length = Math.abs(isVertical ? item.height : item.width);
  const [left = 0, line = 0] = [
    [x, y],
    [y, width - x],
    [width - x, height - y],
    [height - y, x],
  ][turn] ?? [x, y];
  const run = { x: left, y: line, right: left + length, size, isTypewriter: style?.fontFamily === "monospace" };
  return { turn, run };
}

/** Bullets that the symbol fonts of office programs have at places of their own. */
const bullets = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf0a8\uf06e\uf071\uf02d\uf0f0]/g;

/** Without soft hyphens, with letters in place of ligatures, and without what has no meaning outside its font. */
function readable(text: string): string {
  return (
    withoutRadicals(text)
      .replace(bullets, "•")
      // Ligatures, and the shapes a letter of Arabic or Hebrew has within a word. Alone, some marks stand on a blank.
      // pdf.js would part them before it turns what is read from the right, and their letters with it.
      .replace(/[\u00a0\u00b5\u037e\u0eb3\u2000-\u200a\u202f\u2126\ufb00-\ufdff\ufe70-\ufefc]/g, (shape) =>
        shape.normalize("NFKC").replace(/^ (?=[\u064b-\u0652])/, ""),
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without names for their letters give these.
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd\ufffe\uffff]/g, "\ufffd")
      .replace(/[\u200b\u2060\ufeff]/g, "")
  );
}
