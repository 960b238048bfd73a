import { strToU8, zlibSync } from "fflate";
import { docxParts, epubParts, packed, pptxParts, shape, wordParagraph } from "./write-office.ts";
import { assembled, linesAt, pdfOf } from "./write-pdf.ts";

/** A file made to do harm, and all that may come of it. "read" means that what can be read of it is there. */
export type Hostile = {
  readonly what: string;
  readonly name: string;
  readonly bytes: () => Uint8Array;
  readonly may: readonly string[];
};

const text = strToU8;
const line = "Leaves are green in spring and yellow in autumn, every year.";
const page = { words: linesAt(72, 700, [line, line, line, line]) };
const goodPdf = () => pdfOf([page, page, page, page]);
const goodDocx = () => packed(docxParts(wordParagraph(line)));
const goodPptx = () => packed(pptxParts([{ file: "s1", shapes: shape("title", [line]) }]));
const goodEpub = () => packed(epubParts([{ file: "a", body: `<h1>A</h1><p>${line}</p>` }]));

/** The start of a catalogue, with what is to be tried in place of the rest. */
const pdfWith = (objects: readonly string[], trailer?: string) => assembled(objects, trailer);
const pagesObject = (kids: string, count: number) => `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`;
const pageObject = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
const font = "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
const stream = (content: string, more = "") => `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const drawn = `BT /F 12 Tf 72 700 Td (${line}) Tj ET`;
const onePage = (content: string, more = "") =>
  pdfWith([catalogue, pagesObject("3 0 R", 1), pageObject(`${font} /Contents 4 0 R ${more}`), content]);

/** Two hundred and sixty megabytes of blanks. */
const burst = () => {
  packedBlanks ??= zlibSync(new Uint8Array(260_000_000).fill(32), { level: 1 });
  return packedBlanks.slice();
};
let packedBlanks: Uint8Array | undefined;

/** The same behind a piece that is not packed, and says what ends a stream. */
function withFalseEnd(): Uint8Array {
  const word = strToU8("\nendstream\nendobj\n");
  const piece = [0, word.length, 0, 255 - word.length, 255, ...word];
  const packed = burst();
  return Uint8Array.from([...packed.subarray(0, 2), ...piece, ...packed.subarray(2)]);
}
const inHex = (bytes: Uint8Array) => strToU8(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));

/** The second byte of a head makes it divisible by 31. */
function withHead(packed: Uint8Array, head: number): Uint8Array {
  packed.set([head, 31 - ((head * 256) % 31)]);
  return packed;
}

/** One letter, then each entry of the table the moment it is made; again until it is enough. */
function tableBurst(): Uint8Array {
  const codes: [code: number, width: number][] = [];
  for (let round = 0; round < 34; round++) {
    codes.push([256, round === 0 ? 9 : 12], [97, 9]);
    for (let code = 258; code < 4095; code++)
      codes.push([code, code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12]);
  }
  const bits = codes.map(([code, width]) => code.toString(2).padStart(width, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

const cutAt = (bytes: () => Uint8Array, share: number) => () => bytes().slice(0, Math.floor(bytes().length * share));
const changed = (bytes: () => Uint8Array, change: (bytes: Uint8Array) => void) => () => {
  const copy = bytes().slice();
  change(copy);
  return copy;
};

/** Before what a zip says of each of its files. */
const listHead = [0x50, 0x4b, 0x01, 0x02];

const inEveryHead = (good: () => Uint8Array, set: readonly number[], place: number) =>
  changed(good, (bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      if (listHead.every((byte, next) => bytes[at + next] === byte)) bytes.set(set, at + place);
    }
  });

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, place) => `<!ENTITY ${"abcdefghijklmnopqrstuvwxyz"[place + 1]} "${`&${"abcdefghijklmnopqrstuvwxyz"[place]};`.repeat(10)}">`).join("")}]>`;
const foreign = '<!DOCTYPE x [<!ENTITY u SYSTEM "file:///etc/passwd">]>';
const deep = (count: number) => "<a>".repeat(count) + "</a>".repeat(count);

const pdfs: readonly Hostile[] = [
  { what: "a PDF of a first line alone", name: "a.pdf", bytes: () => text("%PDF-1.7\n"), may: ["broken"] },
  ...[0.05, 0.3, 0.6, 0.9, 0.99].map((share) => ({
    what: `a PDF cut off after ${share * 100} percent`,
    name: "a.pdf",
    bytes: cutAt(goodPdf, share),
    may: ["broken", "read"],
  })),
  {
    what: "a PDF with a password",
    name: "a.pdf",
    bytes: () =>
      pdfWith(
        [catalogue, pagesObject("3 0 R", 1), pageObject("")],
        `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> /P -4 >>`,
      ),
    may: ["encrypted"],
  },
  {
    what: "a PDF that claims a million pages",
    name: "a.pdf",
    bytes: () =>
      pdfWith([catalogue, pagesObject("3 0 R", 1_000_000), pageObject(`${font} /Contents 4 0 R`), stream(drawn)]),
    may: ["read", "broken"],
  },
  {
    what: "a PDF whose few pages are listed a million times",
    name: "a.pdf",
    bytes: () => {
      const levels = Array.from(
        { length: 20 },
        (_, level) => `<< /Type /Pages /Count ${2 ** (20 - level)} /Kids [${level + 3} 0 R ${level + 3} 0 R] >>`,
      );
      return pdfWith([catalogue, ...levels, pageObject(`${font} /Contents 23 0 R`), stream(drawn)]);
    },
    may: ["read", "broken", "too-slow"],
  },
  {
    what: "a PDF whose pages contain themselves",
    name: "a.pdf",
    bytes: () => pdfWith([catalogue, pagesObject("2 0 R", 5)]),
    may: ["broken"],
  },
  {
    what: "a PDF with a page beside a circle",
    name: "a.pdf",
    bytes: () =>
      pdfWith([catalogue, pagesObject("3 0 R 2 0 R", 2), pageObject(`${font} /Contents 4 0 R`), stream(drawn)]),
    may: ["read", "broken"],
  },
  {
    what: "a PDF whose pages lie five thousand deep",
    name: "a.pdf",
    bytes: () =>
      pdfWith([
        catalogue,
        ...Array.from({ length: 5000 }, (_, place) => pagesObject(`${place + 3} 0 R`, 1)),
        pageObject(""),
      ]),
    may: ["read", "broken"],
  },
  {
    what: "a PDF whose text is not there",
    name: "a.pdf",
    bytes: () => pdfWith([catalogue, pagesObject("3 0 R", 1), pageObject("/Contents 99 0 R")]),
    may: ["read", "broken"],
  },
  {
    what: "a PDF of a hundred thousand open brackets",
    name: "a.pdf",
    bytes: () => pdfWith([catalogue, pagesObject("3 0 R", 1), pageObject(`/X ${"[".repeat(100_000)}`)]),
    may: ["read", "broken"],
  },
  {
    what: "a PDF that opens a thousand states",
    name: "a.pdf",
    bytes: () => onePage(stream(`${"q ".repeat(1_000)}${drawn}`)),
    may: ["read"],
  },
  {
    what: "a PDF whose text calls itself",
    name: "a.pdf",
    bytes: () =>
      onePage(
        stream("/X Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>"),
        "/Resources << /XObject << /X 4 0 R >> >>",
      ),
    may: ["read", "broken", "too-slow"],
  },
  {
    what: "a PDF that packs forty megabytes of blanks",
    name: "a.pdf",
    bytes: () =>
      onePage(stream(latin(zlibSync(new Uint8Array(40_000_000).fill(32), { level: 9 })), "/Filter /FlateDecode")),
    may: ["read", "bomb"],
  },
  {
    what: "a PDF that packs two hundred and sixty megabytes of blanks",
    name: "a.pdf",
    bytes: () => onePage(stream(latin(burst()), "/Filter /FlateDecode")),
    may: ["bomb"],
  },
  {
    what: "a PDF that is packed twice",
    name: "a.pdf",
    bytes: () =>
      onePage(
        stream(
          latin(zlibSync(zlibSync(new Uint8Array(100_000_000).fill(32), { level: 9 }), { level: 9 })),
          "/Filter [/FlateDecode /FlateDecode]",
        ),
      ),
    may: ["bomb"],
  },
  ...[
    ["calls it a picture", "/Filter /FlateDecode /Subtype /Image /Width 9 /Height 9", burst],
    ["says how far from its bytes", `/Filter /FlateDecode /Note (${"x".repeat(700)})`, burst],
    ["writes its packing by numbers", "/Filter /Fl#61teDecode", burst],
    ["has a small window", "/Filter /FlateDecode", () => withHead(burst(), 0x48)],
    ["writes it in hex", "/Filter [/ASCIIHexDecode /FlateDecode]", () => inHex(burst())],
    ["is packed by a table", "/Filter /LZWDecode", tableBurst],
    ["is packed by run lengths", "/Filter /RunLengthDecode", () => new Uint8Array(3_400_000).fill(129)],
  ].map(
    ([what, more, content]): Hostile => ({
      what: `a PDF that packs two hundred and sixty megabytes and ${what}`,
      name: "a.pdf",
      bytes: () => onePage(stream(latin((content as () => Uint8Array)()), String(more))),
      may: ["bomb"],
    }),
  ),
  {
    what: "a PDF that says elsewhere how it is packed",
    name: "a.pdf",
    bytes: () =>
      pdfWith([
        catalogue,
        pagesObject("3 0 R", 1),
        pageObject(`${font} /Contents 4 0 R`),
        stream(latin(new Uint8Array(3_400_000).fill(129)), "/Filter 5 0 R"),
        "/RunLengthDecode",
      ]),
    may: ["bomb"],
  },
  ...[
    ["an object", "/Length 5 0 R", (length: number) => `${length}`],
    ["no object at all", "/Length 9 0 R", () => "null"],
    ["a wrong number", "/Length 7", () => "null"],
  ].map(
    ([what, length, object]): Hostile => ({
      what: `a PDF whose packed bytes hold the word that ends them, with their length in ${what}`,
      name: "a.pdf",
      bytes: () => {
        const content = latin(withFalseEnd());
        return pdfWith([
          catalogue,
          pagesObject("3 0 R", 1),
          pageObject(`${font} /Contents 4 0 R`),
          `<< ${length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
          (object as (length: number) => string)(content.length),
        ]);
      },
      // What is cut off at the false end is harmless.
      may: what === "an object" ? ["bomb"] : ["bomb", "read", "broken"],
    }),
  ),
  {
    what: "a PDF with scripts",
    name: "a.pdf",
    bytes: () =>
      pdfOf([page], {
        catalogue:
          "/OpenAction << /S /JavaScript /JS (app.alert(1); while(true){}) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (this.submitForm('http://example.org')) >>] >> >>",
      }),
    may: ["read"],
  },
  {
    what: "a PDF that opens an address",
    name: "a.pdf",
    bytes: () =>
      pdfOf([page], {
        catalogue: "/OpenAction << /S /URI /URI (http://example.org/x) >> /URI << /Base (http://example.org/) >>",
      }),
    may: ["read"],
  },
  {
    what: "a PDF with a form of XFA",
    name: "a.pdf",
    bytes: () => pdfOf([page], { catalogue: `/AcroForm << /XFA (${deep(2000)}) /Fields [] >>` }),
    may: ["read"],
  },
  {
    what: "a PDF with endless labels",
    name: "a.pdf",
    bytes: () =>
      pdfOf([page, page], {
        labels: `<< /Nums [0 << /S /D /P (${"x".repeat(100_000)}) >> 1 << /S /r /St 2000000000 >>] >>`,
      }),
    may: ["read"],
  },
  {
    what: "a PDF whose outline goes in circles",
    name: "a.pdf",
    bytes: () => pdfOf([page], { catalogue: "/Outlines << /First 3 0 R /Last 3 0 R /Next 3 0 R >>" }),
    may: ["read"],
  },
  {
    what: "a PDF whose older version is itself",
    name: "a.pdf",
    bytes: () =>
      pdfWith([catalogue, pagesObject("3 0 R", 1), pageObject(`${font} /Contents 4 0 R`), stream(drawn)], "/Prev 9"),
    may: ["read", "broken"],
  },
  {
    what: "a PDF on paper without end",
    name: "a.pdf",
    bytes: () => pdfOf([{ ...page, width: 1e30, height: -5 }]),
    may: ["read"],
  },
  {
    what: "a PDF with letters beyond all bounds",
    name: "a.pdf",
    bytes: () =>
      onePage(
        stream(
          `BT /F 1e30 Tf 1e38 0 0 1e38 1e38 1e38 Tm (a) Tj 0 0 0 0 0 0 Tm (b) Tj /F 0 Tf (c) Tj -1e-30 Tz (d) Tj ET ${drawn}`,
        ),
      ),
    may: ["read"],
  },
  {
    what: "a PDF of fifty thousand words on top of each other",
    name: "a.pdf",
    bytes: () => onePage(stream(`BT /F 9 Tf 72 700 Td ${"(x) Tj 3 0 Td (y) Tj -3 0 Td ".repeat(25_000)} ET`)),
    may: ["read"],
  },
  {
    what: "a PDF whose font has four billion letters",
    name: "a.pdf",
    bytes: () => {
      const map = stream(
        "begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap",
      );
      const type0 =
        "/Resources << /Font << /F << /Type /Font /Subtype /Type0 /BaseFont /U /Encoding /Identity-H /ToUnicode 5 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /U /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >> >> >>";
      return pdfWith([
        catalogue,
        pagesObject("3 0 R", 1),
        pageObject(`${type0} /Contents 4 0 R`),
        stream("BT /F 9 Tf 72 700 Td <00410042> Tj ET"),
        map,
      ]);
    },
    may: ["read", "broken"],
  },
];

const packages: readonly Hostile[] = [
  ...(
    [
      ["docx", goodDocx],
      ["pptx", goodPptx],
      ["epub", goodEpub],
    ] as const
  ).flatMap(([kind, good]) => [
    ...[0.2, 0.5, 0.8, 0.98].map((share) => ({
      what: `${kind} cut off after ${share * 100} percent`,
      name: `a.${kind}`,
      bytes: cutAt(good, share),
      may: ["broken"],
    })),
    {
      what: `${kind} with a byte changed in its midst`,
      name: `a.${kind}`,
      bytes: changed(good, (bytes) => bytes.set([1, 2, 3], 120)),
      may: ["broken", "read"],
    },
    {
      what: `${kind} that wants a password`,
      name: `a.${kind}`,
      bytes: inEveryHead(good, [1], 8),
      may: ["encrypted"],
    },
    {
      what: `${kind} that claims four gigabytes`,
      name: `a.${kind}`,
      bytes: inEveryHead(good, [0xf0, 0xff, 0xff, 0xff], 24),
      may: ["bomb"],
    },
    {
      what: `${kind} that claims less than it holds`,
      name: `a.${kind}`,
      bytes: inEveryHead(good, [9, 0, 0, 0], 24),
      may: ["broken"],
    },
  ]),
  {
    what: "a Word file of thirty megabytes of blanks",
    name: "a.docx",
    bytes: () => packed(docxParts(wordParagraph(" ".repeat(30_000_000))), 9),
    may: ["bomb"],
  },
  {
    what: "slides of thirty megabytes of blanks",
    name: "a.pptx",
    bytes: () => packed(pptxParts([{ file: "s", shapes: shape("title", [" ".repeat(30_000_000)]) }]), 9),
    may: ["bomb"],
  },
  {
    what: "a book of thirty megabytes of blanks",
    name: "a.epub",
    bytes: () => packed(epubParts([{ file: "a", body: " ".repeat(30_000_000) }]), 9),
    may: ["bomb"],
  },
  {
    what: "a zip in a zip in a zip",
    name: "a.docx",
    bytes: () => packed({ "a.zip": packed({ "b.zip": packed({ "c.zip": goodDocx() }) }) }),
    may: ["wrong-kind"],
  },
  {
    what: "a zip of thirty thousand files",
    name: "a.docx",
    bytes: () => packed(Object.fromEntries(Array.from({ length: 30_000 }, (_, place) => [`word/${place}.xml`, ""])), 0),
    may: ["bomb"],
  },
  {
    what: "a book whose chapters lie outside it",
    name: "a.epub",
    bytes: () =>
      packed({
        ...epubParts([{ file: "../../../../../../etc/passwd", body: `<p>${line}</p>` }]),
        "../../etc/passwd": "root",
      }),
    may: ["broken", "read"],
  },
  {
    what: "a book at an address",
    name: "a.epub",
    bytes: () => packed(epubParts([{ file: "http://example.org/a", body: "" }])),
    may: ["broken", "read"],
  },
  { what: "a book without chapters", name: "a.epub", bytes: () => packed(epubParts([])), may: ["broken"] },
  {
    what: "a book with scripts",
    name: "a.epub",
    bytes: () =>
      packed(
        epubParts([
          {
            file: "a",
            body: `<script>fetch("http://example.org")</script><p onclick="x()">${line}</p><iframe src="http://example.org"></iframe>`,
          },
        ]),
      ),
    may: ["read"],
  },
  {
    what: "a book whose chapter lies a hundred thousand deep",
    name: "a.epub",
    bytes: () => packed(epubParts([{ file: "a", body: `${"<div>".repeat(100_000)}${line}` }]), 0),
    may: ["read"],
  },
  ...[laughs, foreign].flatMap((head, place) => [
    {
      what: `a book that ${place ? "reads another file" : "laughs"} in its package`,
      name: "a.epub",
      bytes: () => packed({ ...epubParts([]), "OEBPS/book.opf": `${head}<package>&k;&u;</package>` }),
      may: ["unsafe"],
    },
    {
      what: `a book that ${place ? "reads another file" : "laughs"} in its container`,
      name: "a.epub",
      bytes: () => packed({ ...epubParts([]), "META-INF/container.xml": `${head}<container>&k;&u;</container>` }),
      may: ["unsafe"],
    },
    {
      what: `a slide that ${place ? "reads another file" : "laughs"}`,
      name: "a.pptx",
      bytes: () =>
        packed({ ...pptxParts([{ file: "s", shapes: "" }]), "ppt/slides/s.xml": `${head}<p:sld>&k;&u;</p:sld>` }),
      may: ["unsafe"],
    },
    {
      what: `a Word file that ${place ? "reads another file" : "laughs"}`,
      name: "a.docx",
      bytes: () => packed({ ...docxParts(""), "word/document.xml": `${head}<w:document>&k;&u;</w:document>` }),
      may: ["unsafe"],
    },
    {
      what: `a drawing that ${place ? "reads another file" : "laughs"}`,
      name: "a.svg",
      bytes: () =>
        text(`<?xml version="1.0"?>${head.replace("DOCTYPE x", "DOCTYPE svg")}<svg><text>&k;&u;</text></svg>`),
      may: ["unsafe"],
    },
  ]),
  {
    what: "a slide ten thousand deep",
    name: "a.pptx",
    bytes: () => packed(pptxParts([{ file: "s", shapes: `<p:grpSp>${deep(10_000)}</p:grpSp>` }]), 0),
    may: ["bomb"],
  },
  {
    what: "a Word file ten thousand deep",
    name: "a.docx",
    bytes: () => packed(docxParts(deep(10_000)), 0),
    may: ["bomb"],
  },
  {
    what: "slides that list one slide fifty thousand times",
    name: "a.pptx",
    bytes: () =>
      packed(
        {
          ...pptxParts([{ file: "s", shapes: shape("title", [line]) }]),
          "ppt/presentation.xml": `<p:presentation xmlns:r="r"><p:sldIdLst>${'<p:sldId id="1" r:id="rId1"/>'.repeat(50_000)}</p:sldIdLst></p:presentation>`,
        },
        0,
      ),
    may: ["read"],
  },
  {
    what: "slides that lie elsewhere",
    name: "a.pptx",
    bytes: () =>
      packed({
        ...pptxParts([{ file: "s", shapes: "" }]),
        "ppt/_rels/presentation.xml.rels":
          '<Relationships><Relationship Id="rId1" Type="x/slide" Target="http://example.org/s.xml" TargetMode="External"/></Relationships>',
      }),
    may: ["empty", "broken"],
  },
  {
    what: "a Word file with a picture that lies elsewhere",
    name: "a.docx",
    bytes: () =>
      packed({
        ...docxParts(
          `${wordParagraph(line)}<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
        ),
        "word/_rels/document.xml.rels":
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://example.org/x.png" TargetMode="External"/></Relationships>',
      }),
    may: ["read"],
  },
  {
    what: "a Word file that says nothing",
    name: "a.docx",
    bytes: () => packed({ "word/document.xml": "" }),
    may: ["broken"],
  },
];

const picture = (head: string, length = 64) => Uint8Array.from({ length }, (_, at) => head.charCodeAt(at) || 0);

const others: readonly Hostile[] = [
  { what: "nothing at all", name: "a.pdf", bytes: () => new Uint8Array(), may: ["empty"] },
  { what: "only blanks", name: "a.txt", bytes: () => text(" \n\t\n"), may: ["empty"] },
  {
    what: "bytes without a meaning",
    name: "a.docx",
    bytes: () => Uint8Array.from({ length: 5000 }, (_, at) => (at * at * 31 + (at >> 3)) & 255),
    may: ["broken"],
  },
  { what: "a program by the name of a PDF", name: "a.pdf", bytes: () => picture("MZ\x90\0\x03"), may: ["wrong-kind"] },
  {
    what: "a film by the name of slides",
    name: "a.pptx",
    bytes: () => picture("\0\0\0\x18ftypmp42"),
    may: ["wrong-kind"],
  },
  {
    what: "a locked file of Word's",
    name: "a.docx",
    bytes: () =>
      picture(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[..."EncryptedPackage"].map((letter) => `${letter}\0`).join("")}`),
    may: ["encrypted"],
  },
  {
    what: "an old file of Word's",
    name: "a.docx",
    bytes: () => picture("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0d\0"),
    may: ["wrong-kind"],
  },
  { what: "a PDF by the name of a Word file", name: "a.docx", bytes: goodPdf, may: ["read"] },
  {
    what: "a picture as large as a town",
    name: "a.png",
    bytes: () => picture("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\x0f\xff\xff\0\x0f\xff\xff"),
    may: ["bomb"],
  },
  {
    what: "a photograph as large as a town",
    name: "a.jpg",
    bytes: () => picture("\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03"),
    may: ["bomb"],
  },
  { what: "a picture of ten bytes", name: "a.png", bytes: () => picture("\x89PNG\r\n\x1a\n", 10), may: ["broken"] },
  {
    what: "a page of tags that never end",
    name: "a.html",
    bytes: () => text(`<html><body><p>${line}${'<a href="'.repeat(100_000)}`),
    may: ["read"],
  },
  {
    what: "a page of comments that never end",
    name: "a.html",
    bytes: () => text(`<html><body><p>${line}${"<!-- ".repeat(200_000)}`),
    may: ["read"],
  },
  {
    what: "a page a hundred thousand deep",
    name: "a.html",
    bytes: () => text(`<html><body>${"<ul><li>".repeat(50_000)}${line}`),
    may: ["read"],
  },
  {
    what: "a page of a hundred thousand scripts",
    name: "a.html",
    bytes: () => text(`<html><body>${"<script>x</script><style>y</style>".repeat(50_000)}${line}`),
    may: ["read"],
  },
  {
    what: "a table with a hundred thousand columns",
    name: "a.csv",
    bytes: () => text(`${",".repeat(100_000)}\n${"a,b\n".repeat(1000)}`),
    may: ["read"],
  },
  {
    what: "a table whose quotation never ends",
    name: "a.csv",
    bytes: () => text(`a,b\n"${"x,\n".repeat(300_000)}`),
    may: ["read"],
  },
  ...["=", "[", "\\", "*", "`", "$", " ", "_", "~", ">", "- ", "| ", "a:", "https://", "www.", "&#", "1."].map(
    (sign) => ({
      what: `a text of nothing but ${JSON.stringify(sign)}`,
      name: "a.txt",
      bytes: () => text(`${line}${sign.repeat(100_000)}x`),
      may: ["read"],
    }),
  ),
];

export const hostileFiles: readonly Hostile[] = [...pdfs, ...packages, ...others];
