import { strToU8, zipSync } from "fflate";

type Parts = Readonly<Record<string, string | Uint8Array>>;

export function packed(parts: Parts, level: 0 | 6 | 9 = 6): Uint8Array {
  const bytes = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes), { level });
}

const relations = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The body of a Word file, as its XML says it. */
export function docxParts(body: string, more: Parts = {}): Parts {
  return {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "_rels/.rels": relations([["rId1", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document ${w}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>${[
      1, 2,
    ]
      .map((level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`)
      .join("")}</w:styles>`,
    "word/_rels/document.xml.rels": relations([
      ["rId1", "styles", "styles.xml"],
      ["rId2", "footnotes", "footnotes.xml"],
    ]),
    ...more,
  };
}

export function wordParagraph(text: string, style = ""): string {
  const properties = style === "" ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export type Slide = { readonly shapes: string; readonly notes?: string; readonly file: string };

const p =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export function shape(kind: string | null, paragraphs: readonly string[]): string {
  const mark = kind === null ? "" : `<p:ph${kind === "" ? "" : ` type="${kind}"`}/>`;
  const text = paragraphs
    .map((one) => (one.startsWith("<a:p>") ? one : `<a:p><a:r><a:t>${one}</a:t></a:r></a:p>`))
    .join("");
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr>${mark}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${text}</p:txBody></p:sp>`;
}

/** A presentation whose slides are listed in this order, whatever their files are called. */
export function pptxParts(slides: readonly Slide[], more: Parts = {}): Parts {
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "_rels/.rels": relations([["rId1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml": `<p:presentation ${p}><p:sldIdLst>${slides.map((_, place) => `<p:sldId id="${256 + place}" r:id="rId${place + 1}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(
      slides.map(({ file }, place) => [`rId${place + 1}`, "slide", `slides/${file}.xml`]),
    ),
  };
  slides.forEach(({ shapes, notes, file }, place) => {
    parts[`ppt/slides/${file}.xml`] = `<p:sld ${p}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) return;
    parts[`ppt/slides/_rels/${file}.xml.rels`] = relations([
      ["rId1", "notesSlide", `../notesSlides/n${90 - place}.xml`],
    ]);
    parts[`ppt/notesSlides/n${90 - place}.xml`] =
      `<p:notes ${p}><p:cSld><p:spTree>${shape("body", [notes])}${shape("sldNum", ["7"])}</p:spTree></p:cSld></p:notes>`;
  });
  return { ...parts, ...more };
}

export type Chapter = { readonly file: string; readonly body: string };

/** A book whose spine has this order, whatever its files are called. */
export function epubParts(chapters: readonly Chapter[], more: Parts = {}): Parts {
  const items = chapters.map(
    ({ file }, place) => `<item id="c${place}" href="text/${file}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return {
    mimetype: "application/epub+zip",
    "META-INF/container.xml":
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "OEBPS/book.opf": `<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Leaves &amp; light</dc:title><dc:language>en-GB</dc:language></metadata><manifest>${items.toReversed().join("")}<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest><spine>${chapters.map((_, place) => `<itemref idref="c${place}"/>`).join("")}</spine></package>`,
    "OEBPS/nav.xhtml": `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol>${chapters.map(({ file }, place) => `<li><a href="text/${file}.xhtml#top">Part ${place + 1}</a></li>`).join("")}</ol></nav></body></html>`,
    ...Object.fromEntries(
      chapters.map(({ file, body }) => [
        `OEBPS/text/${file}.xhtml`,
        `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`,
      ]),
    ),
    ...more,
  };
}
