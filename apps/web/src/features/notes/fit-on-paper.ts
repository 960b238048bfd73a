/** What is left of a sheet of A4, the narrower of the two in use, between the margins that the style sheets give it. */
const sheetWidth = ((210 - 2 * 22) / 25.4) * 96;
/** As the style sheets print the text of a note and its tables. */
const printedFont = (11 / 72) * 96;
const cellPaddingEm = 1.2;

/**
 * Paper cannot be scrolled: what no line can break, as a fraction, is printed as small as the sheet needs. Hands out how
 * to have everything as it was. [NOT-5]
 */
export function fitOnPaper(sheet: HTMLElement): () => void {
  const column = sheet.clientWidth;
  /** What stands in a list or a quotation has less room. */
  const roomOf = (element: Element) => sheetWidth - Math.max(0, column - element.getBoundingClientRect().width);
  const wanted: { readonly element: HTMLElement; readonly size: string }[] = [];
  for (const formula of sheet.querySelectorAll<HTMLElement>("[data-display]")) {
    if (formula.closest("table")) continue;
    const printed = widestPart(formula) * (printedFont / fontOf(formula));
    const block =
      formula.dataset.display === "true" ? formula : (formula.closest("p, li, h2, h3, h4, h5, h6") ?? sheet);
    const scale = fittingScale(printed, roomOf(block));
    if (scale < 1) wanted.push({ element: formula, size: `${scale}em` });
  }
  for (const table of sheet.querySelectorAll("table")) {
    const font = fontOf(table);
    const scale = fittingScale(narrowest(table, font), roomOf(table.parentElement ?? table));
    if (scale < 1) wanted.push({ element: table, size: `${font * scale}px` });
  }
  // Only now: a size that is set before the next width is asked for would lay out the whole page once for each.
  for (const { element, size } of wanted) element.style.fontSize = size;
  return () => {
    for (const { element } of wanted) element.style.fontSize = "";
  };
}

/** The same for a page that is there to be printed and nothing else. No browser breaks MathML. */
export function fitPageOnPaper(page: Document): void {
  const formulas = [...page.querySelectorAll<HTMLElement>(".maths")];
  const scales = formulas.map((formula) => fittingScale(formula.scrollWidth, sheetWidth));
  for (const [at, formula] of formulas.entries()) formula.style.fontSize = `${scales[at] ?? 1}em`;
}

/** A little less than would just fit: letters on paper are not as wide as on a screen, in one browser more than in another. */
function fittingScale(width: number, room: number): number {
  return width > room ? (room / width) * 0.94 : 1;
}

/** KaTeX lets a line break between its bases, and nowhere else. */
function widestPart(element: Element): number {
  let widest = 0;
  for (const part of element.querySelectorAll(".katex-html > .katex-base"))
    widest = Math.max(widest, part.getBoundingClientRect().width);
  return widest;
}

/** How narrow a table can be: on paper its words break anywhere, its formulas do not. */
function narrowest(table: HTMLTableElement, font: number): number {
  const columns: number[] = [];
  for (const row of table.rows)
    for (const [at, cell] of [...row.cells].entries()) columns[at] = Math.max(columns[at] ?? font, widestPart(cell));
  return columns.reduce((sum, width) => sum + width + cellPaddingEm * font + 1, 0);
}

function fontOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
