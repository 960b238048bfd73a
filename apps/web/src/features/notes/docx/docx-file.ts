import { zipOf } from "../export-zip.ts";
import { type DocxOptions, type DocxParts, docxParts } from "./document.ts";
import { escapedXml } from "./xml.ts";

type DocxNote = { readonly title: string; readonly body: string; readonly tags: readonly string[] };

/** A Word document: a zip of a few XML files that point at each other. [NOT-5] */
export function docxFile(notes: readonly DocxNote[], at: number, options: DocxOptions): Promise<Blob> {
  const parts = docxParts(notes, options);
  const encoder = new TextEncoder();
  const file = (path: string, xml: string) => ({ path, content: encoder.encode(head + xml), at });
  const media = [...parts.pictures.values()].map(({ id, picture }) => ({
    path: `word/media/${id}.${picture.type}`,
    content: picture.bytes,
    at,
  }));
  const body = `${parts.body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`;
  return zipOf(
    [
      file("[Content_Types].xml", contentTypes),
      file("_rels/.rels", relationships([["document", `${officeTypes}/officeDocument`, "word/document.xml"]])),
      file("word/document.xml", `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
      file("word/_rels/document.xml.rels", documentRelationships(parts)),
      file("word/styles.xml", styles),
      file("word/numbering.xml", numbering(parts.listStarts)),
      file("word/footnotes.xml", footnotesXml(parts.footnotes)),
      file("word/_rels/footnotes.xml.rels", documentRelationships(parts)),
      ...media,
    ],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  );
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordTypes = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const namespaces = `${w} xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="${officeTypes}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;

const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="gif" ContentType="image/gif"/>${[
  ["document", "document.main"],
  ["styles", "styles"],
  ["numbering", "numbering"],
  ["footnotes", "footnotes"],
]
  .map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${wordTypes}.${type}+xml"/>`)
  .join("")}</Types>`;

type Relationship = readonly [id: string, type: string, target: string, isOutside?: true];

function relationships(all: readonly Relationship[]): string {
  const each = all.map(([id, type, target, isOutside]) => {
    const mode = isOutside ? ' TargetMode="External"' : "";
    return `<Relationship Id="${id}" Type="${type}" Target="${escapedXml(target)}"${mode}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
}

/** Footnotes have links and pictures too, under the same ids. */
function documentRelationships({ links, pictures }: DocxParts): string {
  return relationships([
    ...["styles", "numbering", "footnotes"].map(
      (name): Relationship => [name, `${officeTypes}/${name}`, `${name}.xml`],
    ),
    ...[...links].map(([id, href]): Relationship => [id, `${officeTypes}/hyperlink`, href, true]),
    ...[...pictures.values()].map(
      ({ id, picture }): Relationship => [id, `${officeTypes}/image`, `media/${id}.${picture.type}`],
    ),
  ]);
}

function footnotesXml(footnotes: readonly string[]): string {
  const line = (id: number, type: string, sign: string) =>
    `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${sign}/></w:r></w:p></w:footnote>`;
  const mark =
    '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r>';
  const notes = footnotes.map(
    (words, index) => `<w:footnote w:id="${index + 1}"><w:p>${mark}${words}</w:p></w:footnote>`,
  );
  const lines = line(-1, "separator", "separator") + line(0, "continuationSeparator", "continuationSeparator");
  return `<w:footnotes ${namespaces}>${lines}${notes.join("")}</w:footnotes>`;
}

/** Bullets for all lists without numbers; each ordered list counts for itself, from its own first number. */
function numbering(starts: readonly number[]): string {
  const levels = (form: string, sign: (level: number) => string) =>
    Array.from({ length: 9 }, (_, level) => {
      const place = `<w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="360"/></w:pPr>`;
      return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${sign(level)}"/><w:lvlJc w:val="left"/>${place}</w:lvl>`;
    }).join("");
  const kind = (id: number, inside: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${inside}</w:abstractNum>`;
  const bullets = kind(
    0,
    levels("bullet", (level) => ["•", "◦", "▪"][level % 3] ?? "•"),
  );
  const numbers = kind(
    1,
    levels("decimal", (level) => `%${level + 1}.`),
  );
  const lists = starts.map((start, index) => {
    const from = Array.from(
      { length: 9 },
      (_, level) => `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    );
    return `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>${from.join("")}</w:num>`;
  });
  return `<w:numbering ${w}>${bullets}${numbers}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join("")}</w:numbering>`;
}

const headings = [32, 28, 26, 24, 22, 22].map(
  (size, index) =>
    `<w:style w:type="paragraph" w:styleId="Heading${index + 1}"><w:name w:val="heading ${index + 1}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="${index}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`,
);

function paragraphStyle(id: string, name: string, form: string, run = ""): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${form}</w:pPr>${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;
}

const side = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`;

const styles = `<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Yu Gothic" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:style>${[
  paragraphStyle("Title", "Title", '<w:spacing w:after="200"/>', '<w:b/><w:sz w:val="44"/>'),
  ...headings,
  paragraphStyle("Tags", "Tags", "", '<w:color w:val="666666"/>'),
  paragraphStyle(
    "Quote",
    "Quote",
    '<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="A6A6A6"/></w:pBdr><w:ind w:left="360"/>',
    '<w:color w:val="404040"/>',
  ),
  paragraphStyle("ListParagraph", "List Paragraph", '<w:spacing w:after="60"/>'),
  paragraphStyle(
    "CodeBlock",
    "Code",
    '<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/><w:spacing w:line="240" w:lineRule="auto"/>',
    '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="19"/>',
  ),
  paragraphStyle("Rule", "Rule", '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="A6A6A6"/></w:pBdr>'),
].join(
  "",
)}<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${["top", "left", "bottom", "right", "insideH", "insideV"].map(side).join("")}</w:tblBorders><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
