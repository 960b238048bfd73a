/** Words at a place, x from the left and y from the bottom, in points. */
export type PdfWords = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** "unicode" for what Latin-1 cannot say; "unnamed" for a font that does not say which letters its shapes are. */
  readonly font?: "plain" | "typewriter" | "unicode" | "unnamed";
  /** In degrees, against the clock. */
  readonly angle?: number;
};

export type PdfPage = {
  readonly words: readonly PdfWords[];
  /** What else is drawn, in a PDF's own words. */
  readonly drawing?: string;
  /** What else the page has, like its links: `/Annots [<< … >>]`. The first page is object 10, the next one 12. */
  readonly more?: string;
  readonly rotate?: number;
  readonly width?: number;
  readonly height?: number;
};

export type PdfOptions = {
  readonly title?: string;
  readonly language?: string;
  /** As in a PDF: `<< /Nums [0 << /S /r >>] >>`. */
  readonly labels?: string;
  readonly outline?: readonly { readonly title: string; readonly page: number }[];
  /** What else stands in the catalogue. */
  readonly catalogue?: string;
};

/** A small PDF, so that a test can say what stands where. */
export function pdfOf(pages: readonly PdfPage[], options: PdfOptions = {}): Uint8Array {
  const objects: string[] = [];
  const add = (content: string) => objects.push(content);
  const kids = pages.map((_, place) => 10 + place * 2);
  const first = 10 + pages.length * 2;
  add(
    `<< /Type /Catalog /Pages 2 0 R ${options.language ? `/Lang (${options.language})` : ""} ` +
      `${options.labels ? `/PageLabels ${options.labels}` : ""} ${options.outline ? `/Outlines ${first} 0 R` : ""} ${options.catalogue ?? ""} >>`,
  );
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>");
  add("<< /Type /Font /Subtype /Type0 /BaseFont /U /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>");
  add(
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /U /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>",
  );
  add(streamOf(identityMap));
  add("<< /Type /Font /Subtype /Type0 /BaseFont /V /Encoding /Identity-H /DescendantFonts [6 0 R] >>");
  add(`<< ${options.title ? `/Title ${hexOf(options.title)}` : ""} >>`);
  pages.forEach(({ words, drawing = "", more = "", rotate = 0, width = 595, height = 842 }, place) => {
    const fonts = "/Font << /plain 3 0 R /typewriter 4 0 R /unicode 5 0 R /unnamed 8 0 R >>";
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} ${more} /Resources << ${fonts} >> /Contents ${11 + place * 2} 0 R >>`,
    );
    add(streamOf([...words.map(drawn), drawing].join("\n")));
  });
  if (options.outline) addOutline(options.outline, first, kids, add);
  return assembled(objects);
}

function addOutline(
  outline: NonNullable<PdfOptions["outline"]>,
  first: number,
  kids: readonly number[],
  add: (content: string) => void,
) {
  add(`<< /Type /Outlines /First ${first + 1} 0 R /Last ${first + outline.length} 0 R /Count ${outline.length} >>`);
  outline.forEach(({ title, page }, place) => {
    const next = place + 1 < outline.length ? `/Next ${first + place + 2} 0 R` : "";
    add(`<< /Title ${hexOf(title)} /Parent ${first} 0 R ${next} /Dest [${kids[page]} 0 R /Fit] >>`);
  });
}

function drawn({ x, y, text, size = 10, font = "plain", angle = 0 }: PdfWords): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)].map((one) =>
    one.toFixed(5),
  );
  const string = font === "plain" || font === "typewriter" ? latinOf(text) : `<${wide(text)}>`;
  return `BT /${font} ${size} Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${y} Tm ${string} Tj ET`;
}

function latinOf(text: string): string {
  return `(${text.replace(/[\\()]/g, "\\$&").replace(/[^ -~]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}`)})`;
}

function wide(text: string): string {
  return [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, "0")).join("");
}

function hexOf(text: string): string {
  return `<FEFF${wide(text)}>`;
}

function streamOf(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const identityMap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap end end`;

/** Objects, numbered from 1, as a file. */
export function assembled(objects: readonly string[], trailer = ""): Uint8Array {
  let file = "%PDF-1.7\n";
  const places = objects.map((content, place) => {
    const at = file.length;
    file += `${place + 1} 0 obj\n${content}\nendobj\n`;
    return at;
  });
  const from = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 9 0 R ${trailer} >>\nstartxref\n${from}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** Lines of text, one below the other. */
export function linesAt(
  x: number,
  top: number,
  lines: readonly string[],
  more: Partial<PdfWords> & { readonly leading?: number } = {},
): PdfWords[] {
  const { leading = 12, ...rest } = more;
  return lines.map((text, place) => ({ x, y: top - place * leading, text, ...rest }));
}
