import type { CalloutKind } from "@jotter/markdown/callouts";
import type { Typesetter } from "@jotter/markdown/formula";
import { offsetUnderTitle } from "@jotter/markdown/outline";
import { treeOf } from "@jotter/markdown/tree";
import type { Block, Inline, List, Table } from "@jotter/markdown/tree-types";
import { ommlOf } from "./omml.ts";
import { escapedXml } from "./xml.ts";

/** A picture as it goes into the file: a format Word knows, and how large it is in pixels. */
export type DocxPicture = {
  readonly bytes: Uint8Array;
  readonly type: "png" | "jpeg" | "gif";
  readonly width: number;
  readonly height: number;
};

export type DocxOptions = {
  readonly typeset: Typesetter;
  readonly pictureOf: (id: string) => DocxPicture | null;
  readonly calloutName: (kind: CalloutKind) => string;
};

/** What the text of a document refers to, and has to lie beside it. */
export type DocxParts = {
  readonly body: string;
  readonly footnotes: readonly string[];
  /** Addresses of links, by the id they have in the text. */
  readonly links: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, { readonly id: string; readonly picture: DocxPicture }>;
  /** The first number of each ordered list; lists are numbered from 2 on, 1 is for bullets. */
  readonly listStarts: readonly number[];
};

type Look = { readonly run: string; readonly indent: number };

const plain: Look = { run: "", indent: 0 };
/** A step to the right, in twentieths of a point. */
const step = 360;

/** Notes as the text of a Word document, one after the other. [NOT-5] */
export function docxParts(
  notes: readonly { readonly title: string; readonly body: string; readonly tags: readonly string[] }[],
  { typeset, pictureOf, calloutName }: DocxOptions,
): DocxParts {
  const footnotes: string[] = [];
  const links = new Map<string, string>();
  const pictures = new Map<string, { id: string; picture: DocxPicture }>();
  const listStarts: number[] = [];
  let drawings = 0;
  /** Where the footnotes of the note that is being written begin. */
  let firstNote = 0;

  const body = notes.map((note, index) => {
    const tree = treeOf(note.body);
    const offset = offsetUnderTitle(tree);
    firstNote = footnotes.length;
    const used = tree.footnotes.filter(({ uses }) => uses > 0);
    footnotes.push(...used.map(({ children }) => inlines(children, "")));
    const title = paragraph(text(note.title, ""), { style: "Title", before: index > 0 ? "<w:pageBreakBefore/>" : "" });
    const tags =
      note.tags.length > 0 ? paragraph(text(note.tags.map((tag) => `#${tag}`).join(" "), ""), { style: "Tags" }) : "";
    const blocks = tree.blocks.map(({ block }) => blockOf(block, plain, offset)).join("");
    const unused = tree.footnotes.filter(({ uses }) => uses === 0);
    return title + tags + blocks + unused.map(({ children }) => paragraph(inlines(children, ""), {})).join("");
  });

  function blockOf(block: Block, look: Look, offset = 0): string {
    switch (block.type) {
      case "heading": {
        const level = Math.max(1, Math.min(6, block.level + offset - 1));
        return paragraph(inlines(block.children, look.run), { style: `Heading${level}`, indent: look.indent });
      }
      case "paragraph":
        return paragraph(inlines(block.children, look.run), { indent: look.indent });
      case "code":
        return paragraph(text(block.text, ""), { style: "CodeBlock", indent: look.indent });
      case "maths": {
        const omml = formula(block.tex, true);
        return omml
          ? paragraph(`<m:oMathPara>${omml}</m:oMathPara>`, { indent: look.indent })
          : paragraph(text(block.tex.trim(), code), { indent: look.indent });
      }
      case "quote":
        return inside(block.children, { ...look, indent: look.indent + step }, "Quote");
      case "callout": {
        const title = block.title.length > 0 ? inlines(block.title, bold) : text(calloutName(block.kind), bold);
        const deeper = { ...look, indent: look.indent + step };
        return paragraph(title, { style: "Quote", indent: deeper.indent }) + inside(block.children, deeper, "Quote");
      }
      case "list":
        return listOf(block, look, 0);
      case "table":
        return tableOf(block);
      case "embed":
        return paragraph(text(block.label, look.run), { indent: look.indent });
      case "source":
        return paragraph(text(block.text, ""), { indent: look.indent });
      case "rule":
        return paragraph("", { style: "Rule" });
    }
  }

  function inside(blocks: readonly Block[], look: Look, style: string): string {
    return blocks
      .map((block) =>
        block.type === "paragraph"
          ? paragraph(inlines(block.children, look.run), { style, indent: look.indent })
          : blockOf(block, look),
      )
      .join("");
  }

  function listOf({ start, items }: List, look: Look, depth: number): string {
    if (start !== null) listStarts.push(start);
    const list = start === null ? 1 : listStarts.length + 1;
    return items
      .map(({ task, children }) => {
        const [lead, ...rest] = children;
        const isLine = lead?.type === "paragraph";
        const words = isLine ? inlines(lead.children, look.run) : "";
        const numbered = `<w:numPr><w:ilvl w:val="${Math.min(8, depth)}"/><w:numId w:val="${list}"/></w:numPr>`;
        const indent = look.indent + step * (depth + 1);
        const line = task
          ? paragraph(text(task.done ? "☑ " : "☐ ", "") + words, { style: "ListParagraph", indent })
          : paragraph(words, { style: "ListParagraph", before: numbered, ...(look.indent > 0 && { indent }) });
        const below = (isLine ? rest : children).map((block) =>
          block.type === "list" ? listOf(block, look, depth + 1) : blockOf(block, { ...look, indent }),
        );
        return line + below.join("");
      })
      .join("");
  }

  function tableOf({ align, head, rows }: Table): string {
    const width = rows.reduce((most, row) => Math.max(most, row.length), Math.max(1, head.length));
    const cell = (children: readonly Inline[], at: number, look: string) => {
      const side = align[at] ? `<w:jc w:val="${align[at]}"/>` : "";
      return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph(inlines(children, look), { after: side })}</w:tc>`;
    };
    const line = (cells: readonly (readonly Inline[])[], look: string, form = "") =>
      `<w:tr>${form}${Array.from({ length: Math.max(1, head.length, cells.length) }, (_, at) => cell(cells[at] ?? [], at, look)).join("")}</w:tr>`;
    const columns = `<w:tblGrid>${`<w:gridCol w:w="${Math.floor(9000 / width)}"/>`.repeat(width)}</w:tblGrid>`;
    const form = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>';
    const top = line(head, bold, "<w:trPr><w:tblHeader/></w:trPr>");
    // Two tables without anything between them would be one.
    return `<w:tbl>${form}${columns}${top}${rows.map((row) => line(row, "")).join("")}</w:tbl>${paragraph("", {})}`;
  }

  function inlines(children: readonly Inline[], look: string): string {
    return children.map((each) => inline(each, look)).join("");
  }

  function inline(one: Inline, look: string): string {
    switch (one.type) {
      case "text":
        return text(one.text, look);
      case "emphasis":
        return inlines(one.children, look + italic);
      case "strong":
        return inlines(one.children, look + bold);
      case "strike":
        return inlines(one.children, `${look}<w:strike/>`);
      case "highlight":
        return inlines(one.children, `${look}<w:highlight w:val="yellow"/>`);
      case "code":
        return text(one.text, look + code);
      case "maths":
        return formula(one.tex, one.display) ?? text(one.tex.trim(), look + code);
      case "link":
        return link(one.href, inlines(one.children, look + (/^[#/]/.test(one.href) ? "" : linked)));
      case "image":
        return drawing(one.id, one.alt, one.width) ?? text(one.alt, look);
      case "wikilink":
        return text(one.label, look);
      case "hashtag":
        return text(`#${one.tag}`, look);
      case "footnote":
        return one.use === 1
          ? `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${firstNote + one.number}"/></w:r>`
          : text(String(one.number), `${look}<w:vertAlign w:val="superscript"/>`);
      case "break":
        return "<w:r><w:br/></w:r>";
    }
  }

  function formula(tex: string, display: boolean): string | null {
    const drawn = typeset(tex, display);
    const mathMl = "html" in drawn ? /<math[\s\S]*<\/math>/.exec(drawn.html)?.[0] : undefined;
    return mathMl ? ommlOf(mathMl) : null;
  }

  /** Places in the text and pages of ours lead nowhere in a file. */
  function link(href: string, words: string): string {
    if (/^[#/]/.test(href)) return words;
    const id = `link${links.size + 1}`;
    links.set(id, href);
    return `<w:hyperlink r:id="${id}">${words}</w:hyperlink>`;
  }

  function drawing(id: string, alt: string, wanted?: number): string | null {
    const picture = pictures.get(id)?.picture ?? pictureOf(id);
    if (!picture) return null;
    const known = pictures.get(id) ?? { id: `picture${pictures.size + 1}`, picture };
    pictures.set(id, known);
    drawings++;
    const shown = wanted ? { ...picture, width: wanted, height: (picture.height * wanted) / picture.width } : picture;
    return drawingOf(known.id, drawings, alt, shown);
  }

  return { body: body.join(""), footnotes, links, pictures, listStarts };
}

const bold = "<w:b/>";
const italic = "<w:i/>";
const code = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>';
const linked = '<w:color w:val="0563C1"/><w:u w:val="single"/>';
/** The order in which Word wants what it is told about letters; the same thing twice is once. */
const runOrder = ["rFonts", "b", "i", "strike", "color", "highlight", "u", "vertAlign"];

function text(words: string, look: string): string {
  const told = new Map([...look.matchAll(/<w:(\w+)[^>]*\/>/g)].map(([whole, name = ""]) => [name, whole]));
  const form = runOrder.flatMap((name) => told.get(name) ?? []).join("");
  const lines = words.split(/\r?\n/).map((line) => `<w:t xml:space="preserve">${escapedXml(line)}</w:t>`);
  return `<w:r>${form && `<w:rPr>${form}</w:rPr>`}${lines.join("<w:br/>")}</w:r>`;
}

type ParagraphForm = {
  readonly style?: string;
  readonly indent?: number;
  /** What Word wants before the indent, and after it. */
  readonly before?: string;
  readonly after?: string;
};

function paragraph(content: string, { style, indent = 0, before = "", after = "" }: ParagraphForm): string {
  const named = style ? `<w:pStyle w:val="${style}"/>` : "";
  const moved = indent > 0 ? `<w:ind w:left="${indent}"/>` : "";
  const form = named + before + moved + after;
  return `<w:p>${form && `<w:pPr>${form}</w:pPr>`}${content}</w:p>`;
}

/** Word measures in 360,000ths of a centimetre; a page of text is 16 cm wide. */
function drawingOf(reference: string, number: number, alt: string, { width, height }: DocxPicture): string {
  const scale = Math.min(1, (16 * 360_000) / (width * 9525), (22 * 360_000) / (height * 9525));
  const size = `cx="${Math.round(width * 9525 * scale)}" cy="${Math.round(height * 9525 * scale)}"`;
  const name = `id="${number}" name="Picture ${number}"`;
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${name} descr="${escapedXml(alt)}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${reference}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
