import type { Line } from "./lines.ts";
import type { PageLayout } from "./page-layout.ts";

/** How many lines at the top and at the bottom of a page may be its running heads. */
const edgeLines = 3;
/** Two of them may differ from page to page: the left and the right. */
const near = 6;

/** What stands at the edge of page after page and is not its text: running heads and the numbers of pages. */
export function runningHeads(
  pages: readonly PageLayout[],
  labels: readonly string[],
  bodySize: number,
): ReadonlySet<Line> {
  const dropped = new Set<Line>();
  const places = new Map<string, number[]>();
  const edges = pages.map((page) =>
    edgesOf(page).filter((line) => line.size < bodySize * 1.3 && line.text.length < 160),
  );
  edges.forEach((lines, page) => {
    for (const line of lines) {
      for (const key of keysOf(line, page)) {
        const seen = places.get(key);
        if (seen?.at(-1) === page) continue;
        if (seen) seen.push(page);
        else places.set(key, [page]);
      }
    }
  });
  edges.forEach((lines, page) => {
    for (const line of lines) {
      const isRunning = keysOf(line, page).some((key) => isOften(places.get(key) ?? [], page));
      if (isRunning || isNumberOf(line.text, labels[page] ?? "", page)) dropped.add(line);
    }
  });
  return dropped;
}

function edgesOf({ parts, height }: PageLayout): readonly Line[] {
  const lines = parts.flat().toSorted((one, other) => one.y - other.y);
  const upper = lines.slice(0, edgeLines).filter(({ y }) => y < height * 0.16);
  const lower = lines.slice(-edgeLines).filter(({ y }) => y > height * 0.84);
  return [...new Set([...upper, ...lower])];
}

/**
 * The same words, whatever number is among them, or other words beside the page's own number, as sections give them; at
 * the same height, a little higher or lower.
 */
function keysOf({ text, y }: Line, page: number): readonly string[] {
  const words = text
    .replace(/\d+/g, "#")
    .replace(/(?<![\p{L}#])[ivxlc]{1,7}(?![\p{L}#])/giu, "#")
    .replace(/\s+/g, "");
  const numbers = [/^(\d{1,4})\s/, /\s(\d{1,4})$/].flatMap((place) => place.exec(text)?.[1] ?? []);
  const step = Math.round(y / 4);
  return [words, ...numbers.map((number) => `page ${Number(number) - page}`)].flatMap((what) => [
    `${what}@${step}`,
    `${what}@${step + (y / 4 > step ? 1 : -1)}`,
  ]);
}

/** On three pages that are near each other. */
function isOften(pages: readonly number[], page: number): boolean {
  return pages.filter((one) => Math.abs(one - page) <= near).length >= 3;
}

/** "12", "- 12 -", "Page 12 of 80": its own number and next to nothing else. */
function isNumberOf(text: string, label: string, page: number): boolean {
  const bare = text.replace(/[\s\-–—|[\]().·•]/g, "").toLowerCase();
  if (label !== "" && bare === label.toLowerCase()) return true;
  const [, number] = /^(?:page|seite|página|pagina|p)?(\d{1,4})(?:(?:of|von|de|sur|\/)\d{1,4})?$/.exec(bare) ?? [];
  return number !== undefined && (number === label || (bare !== number && Number(number) === page + 1));
}
