import { linesAt, pdfOf } from "@jotter/document-text/testing/write-pdf";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { linksOn } from "./pdf-links.ts";

const link = (what: string, rect = "[59.5 757.8 119 800]") => `<< /Type /Annot /Subtype /Link /Rect ${rect} ${what} >>`;

async function linksIn(annotations: readonly string[], rotate = 0) {
  const words = linesAt(60, 780, ["Somewhere"]);
  const more = `/Annots [${annotations.join(" ")}]`;
  const data = pdfOf([{ words, more, rotate }, { words }, { words }], {
    catalogue: "/Names << /Dests << /Names [(third) [14 0 R /FitH 421]] >> >>",
  });
  const task = pdfjs.getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const links = await linksOn(pdf, await pdf.getPage(1));
  await task.destroy();
  return links;
}

test("links of a PDF lead to its pages and out into the world, and stand where they are printed [DOC-3]", async () => {
  const area = { x: 100, y: 49.9, width: 100, height: 50.1 };
  expect(
    await linksIn([
      link("/Dest [12 0 R /XYZ 0 631.5 null]"),
      link("/A << /S /GoTo /D (third) >>"),
      link("/Dest [14 0 R /Fit]"),
      link("/A << /S /URI /URI (https://example.org/a?b=c) >>"),
      link("/A << /S /URI /URI (mailto:ada@example.org) >>"),
    ]),
  ).toEqual([
    { area, place: { page: 1, share: 0.25 } },
    { area, place: { page: 2, share: 0.5 } },
    { area, place: { page: 2, share: 0 } },
    { area, href: "https://example.org/a?b=c" },
    { area, href: "mailto:ada@example.org" },
  ]);
  const [turned] = await linksIn([link("/Dest [12 0 R /Fit]")], 90);
  expect(turned?.area.x).toBeGreaterThan(890);
});

test("nothing that a PDF would run, start or send is a link, and none leads to nowhere or into Jotter [DOC-4]", async () => {
  expect(
    await linksIn([
      link("/A << /S /JavaScript /JS (app.alert\\(1\\)) >>"),
      link("/A << /S /Launch /F (calc.exe) >>"),
      link("/A << /S /URI /URI (javascript:alert\\(1\\)) >>"),
      link("/A << /S /URI /URI (file:///etc/passwd) >>"),
      link("/A << /S /URI /URI (/api/account) >>"),
      link("/A << /S /SubmitForm /F (https://example.org) >>"),
      link("/A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>"),
      link("/Dest (nowhere)"),
      link("/Dest [99 0 R /Fit]"),
      link("/Dest [12 0 R /Fit] /F 2"),
      link("/Dest [12 0 R /Fit]", "[0 0 0 0]"),
      "<< /Type /Annot /Subtype /Widget /FT /Btn /Rect [0 0 100 100] /A << /S /URI /URI (https://example.org) >> >>",
    ]),
  ).toEqual([]);
});
