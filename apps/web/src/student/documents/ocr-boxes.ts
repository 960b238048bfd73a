import { type SeenLine, writtenLines } from "./word-boxes.ts";

type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** As much as we ask of what Tesseract tells of a picture, in its pixels. */
export type SeenBlock = {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly bbox: Box;
      readonly baseline?: Box;
      readonly rowAttributes?: { readonly rowHeight: number; readonly descenders: number };
      readonly words: readonly { readonly text: string; readonly bbox: Box }[];
    }[];
  }[];
};

type TesseractLine = SeenBlock["paragraphs"][number]["lines"][number];
type Size = { readonly width: number; readonly height: number };

/** Where the words of a picture stand, in the order they are read, as it is kept. */
export function boxesOfSeen(blocks: readonly SeenBlock[] | null | undefined, size: Size): string {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  return writtenLines(lines.map((line) => lineOf(line, size)));
}

function lineOf(line: TesseractLine, size: Size): SeenLine {
  const across = (pixels: number) => (pixels / size.width) * 1000;
  const down = (pixels: number) => (pixels / size.height) * 1000;
  const { top, height, drop } = standing(line);
  return {
    top: down(top),
    height: down(height),
    drop: down(drop),
    words: line.words.map(({ text, bbox }) => ({ text, x: across(bbox.x0), width: across(bbox.x1 - bbox.x0) })),
  };
}

/** By what its letters stand on: the box around a line that is not straight covers half of its neighbours. */
function standing({ bbox, baseline, rowAttributes }: TesseractLine) {
  const whole = bbox.y1 - bbox.y0;
  const { rowHeight = 0, descenders = 0 } = rowAttributes ?? {};
  const drop = baseline ? baseline.y1 - baseline.y0 : 0;
  const isKnown = baseline && rowHeight > 0 && rowHeight < whole * 2 && Math.abs(drop) < whole * 1.2;
  if (!isKnown) return { top: bbox.y0, height: whole, drop: 0 };
  return { top: baseline.y0 + descenders - rowHeight, height: rowHeight, drop };
}
