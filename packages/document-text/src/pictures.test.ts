import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { openPictures } from "./pictures.ts";
import { textOf } from "./testing/read.ts";
import { docxParts, epubParts, packed, pptxParts, shape, wordParagraph } from "./testing/write-office.ts";

/** The head of a PNG of this size, which is all anybody looks at before it is drawn. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect id="a" width="9" height="9"/><use href="#a"/></svg>';

async function pictureIn(file: Uint8Array, key: string): Promise<Blob | null> {
  return (await openPictures(new Blob([new Uint8Array(file)])))(key);
}

/** The pictures a text names, and what comes out of the file for each. */
async function shownIn(name: string, file: Uint8Array) {
  const { pages } = await textOf(name, file);
  const text = pages.map((page) => page.text).join("\n\n");
  const keys = [...text.matchAll(/!\[(.*?)\]\(attachment:([\w-]+)\)/g)];
  return Promise.all(
    keys.map(async ([, alt, key = ""]) => {
      const picture = await pictureIn(file, key);
      return { alt, type: picture?.type, size: picture?.size };
    }),
  );
}

describe("the pictures of a file stand among its words, and come out of it [DOC-3]", () => {
  test("in a book, also where a plate is a drawing around a picture", async () => {
    const file = packed(
      epubParts(
        [
          {
            file: "one",
            body: '<svg viewBox="0 0 9 9"><image width="9" xlink:href="../img/cover%20one.png"/></svg><p>Leaves.</p>',
          },
          { file: "two", body: '<p>See <img src="../img/leaf.svg" alt="A [green] leaf"/> here.</p>' },
        ],
        { "OEBPS/img/cover one.png": png(30, 40), "OEBPS/img/leaf.svg": drawing },
      ),
    );
    expect(await shownIn("a.epub", file)).toEqual([
      { alt: "", type: "image/png", size: 64 },
      { alt: "A &#91;green\\] leaf", type: "image/svg+xml", size: drawing.length },
    ]);
  });

  test("in slides, with the words somebody wrote for those who cannot see them", async () => {
    const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture 3" descr="A cell"/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip ${r} r:embed="rId7"/></p:blipFill></p:pic>`;
    const file = packed(
      pptxParts([{ file: "s1", shapes: picture + shape("title", ["Cells"]) }], {
        "ppt/slides/_rels/s1.xml.rels":
          '<Relationships><Relationship Id="rId7" Type="x/image" Target="../media/image1.jpeg"/></Relationships>',
        "ppt/media/image1.jpeg": new Uint8Array([0xff, 0xd8, 0xff, ...new Array(40).fill(0)]),
      }),
    );
    expect((await textOf("a.pptx", file)).pages[0]?.text).toMatch(/^# Cells\n\n!\[A cell\]\(attachment:p\d+\)$/);
    expect(await shownIn("a.pptx", file)).toEqual([{ alt: "A cell", type: "image/jpeg", size: 43 }]);
  });

  test("in a Word file", async () => {
    const picture =
      '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="x" descr="A root"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    const relation =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId5" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>';
    const file = packed(
      docxParts(wordParagraph("Roots") + picture, {
        "word/_rels/document.xml.rels": relation,
        "word/media/image1.png": png(5, 5),
      }),
    );
    expect(await shownIn("a.docx", file)).toEqual([{ alt: "A root", type: "image/png", size: 64 }]);
  });

  test("and a page that is a picture alone has no text still", async () => {
    const file = packed(
      epubParts(
        [
          { file: "one", body: '<img src="../leaf.svg"/>' },
          { file: "two", body: "<p>Words.</p>" },
        ],
        { "OEBPS/leaf.svg": drawing },
      ),
    );
    expect((await textOf("a.epub", file)).withoutText).toEqual([0]);
  });
});

describe("a picture harms nobody [DOC-4]", () => {
  const one = async (content: string | Uint8Array) => pictureIn(packed({ "a.png": content }), "p0");

  test("a known kind comes with the type of its bytes, whatever it is called", async () => {
    expect((await one(png(3, 3)))?.type).toBe("image/png");
    expect((await one(drawing))?.type).toBe("image/svg+xml");
  });

  test.each([
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a picture that would fill the memory", png(60_000, 60_000)],
    ["a metafile", strToU8("\x01\x00\x00\x00 EMF and more of it, which no browser draws")],
    ["a drawing with entities", '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
    ["a drawing that draws itself", '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>'],
    [
      "a drawing of a few lines that comes to a billion",
      `<svg xmlns="http://www.w3.org/2000/svg"><rect id="n0"/>${Array.from(
        { length: 9 },
        (_, level) => `<g id="n${level + 1}">${`<use href="#n${level}"/>`.repeat(10)}</g>`,
      ).join("")}</svg>`,
    ],
    ["a bomb of zeros", new Uint8Array(15_000_000)],
  ])("%s is not shown", async (_, content) => expect(await one(content)).toBe(null));

  test("what the text names and the file does not have is none", async () => {
    const pictureOf = await openPictures(new Blob([new Uint8Array(packed({ "a.png": png(3, 3) }))]));
    await fc.assert(
      fc.asyncProperty(fc.string(), async (key) => {
        fc.pre(key !== "p0" && key !== "p00" && !/^p0+$/.test(key));
        expect(await pictureOf(key)).toBe(null);
      }),
    );
  });
});
