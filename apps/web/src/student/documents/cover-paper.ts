/** What stands on a small sheet: each line as it is set. */
export type PaperLine = { readonly text: string; readonly isHeading: boolean };

/** A sheet of A4 is so much higher than wide. */
export const paperShape = Math.SQRT2;

/** The first words of a page without the signs of our markdown, a paragraph in a line. */
export function paperLines(markdown: string, most: number): readonly PaperLine[] {
  return markdown
    .slice(0, 4000)
    .split(/\n+/)
    .flatMap((line) => {
      const text = line
        .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/, "")
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1")
        .replace(/\*\*|__|[`|]/g, "")
        .trim();
      return /[\p{L}\p{N}]/u.test(text) ? [{ text, isHeading: /^\s*#{1,6}\s/.test(line) }] : [];
    })
    .slice(0, most);
}

/** Sets them as a page is set: the heading first, then lines that end where the margin is. */
export function drawPaper(canvas: HTMLCanvasElement, lines: readonly PaperLine[], width: number): void {
  const height = Math.round(width * paperShape);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const unit = width / 30;
  pen.fillStyle = "#fbfaf7";
  pen.fillRect(0, 0, width, height);
  let top = unit * 3;
  for (const { text, isHeading } of lines) {
    const size = unit * (isHeading ? 2 : 1.45);
    pen.font = `${isHeading ? 700 : 400} ${size}px system-ui, sans-serif`;
    pen.fillStyle = isHeading ? "#1b1923" : "#56505f";
    for (const line of wrapped(text, width - unit * 6, (part) => pen.measureText(part).width)) {
      if (top > height - unit * 2) return;
      pen.fillText(line, unit * 3, top + size);
      top += size * 1.45;
    }
    top += unit * 0.7;
  }
}

/** At spaces where there are some, or else anywhere: Chinese and Japanese have none. */
export function wrapped(text: string, room: number, widthOf: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu,
  ) ?? []) {
    if (line !== "" && widthOf((line + piece).trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}
