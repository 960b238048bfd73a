import { fileNameOf } from "../../ui/file-name.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { Translate } from "../../ui/translate.ts";
import type { DocxPicture } from "./docx/document.ts";
import type { FilePage } from "./export-file.ts";
import { markdownAlone, picturesIn } from "./export-markdown.ts";
import type { ExportedNote } from "./exported-note.ts";
import { fitPageOnPaper } from "./fit-on-paper.ts";

export type ExportOptions = {
  readonly t: Translate;
  readonly language: string;
  /** A picture of the student's, from this device or the server; null where it cannot be had. */
  readonly pictureOf: (id: string) => Promise<Blob | null>;
  readonly classNameOf: (id: string) => string | null;
};

export type ExportForm = "md" | "html" | "docx";

/**
 * Hands the student one file: a note as it is stored, several or one with pictures as a zip of such files, or a page that
 * needs nothing but itself, or a Word document. Gives how many pictures could not be reached. [NOT-5]
 */
export async function exportNotes(
  notes: readonly ExportedNote[],
  form: ExportForm,
  options: ExportOptions,
): Promise<{ readonly missing: number }> {
  const [first] = notes;
  const only = notes.length === 1 && first ? first : null;
  const title = only ? only.title : options.t("reading.severalNotes");
  const name = fileNameOf(title);
  if (form === "html") {
    saveFile(`${name}.html`, "text/html;charset=utf-8", await page(title, notes, options));
    return { missing: 0 };
  }
  if (form === "docx") {
    const { file, missing } = await wordDocument(notes, options);
    saveFile(`${name}.docx`, file.type, file);
    return { missing };
  }
  if (only && picturesIn(only.body).size === 0) {
    const className = only.classId ? options.classNameOf(only.classId) : null;
    saveFile(`${name}.md`, "text/markdown;charset=utf-8", markdownAlone(only, className, name));
    return { missing: 0 };
  }
  const { notesZip } = await import("./export-zip.ts");
  const { zip, missing } = await notesZip(notes, options);
  saveFile(`${name}.zip`, zip.type, zip);
  return { missing };
}

async function wordDocument(notes: readonly ExportedNote[], { t, pictureOf }: ExportOptions) {
  const [{ docxFile }, { wordPicture }, { loadTypesetter }] = await Promise.all([
    import("./docx/docx-file.ts"),
    import("./docx/word-picture.ts"),
    import("@jotter/markdown/formula"),
  ]);
  const ids = new Set(notes.flatMap(({ body }) => [...picturesIn(body).keys()]));
  const pictures = new Map<string, DocxPicture>();
  for (const id of ids) {
    const content = await pictureOf(id).catch(() => null);
    const picture = content && (await wordPicture(content));
    if (picture) pictures.set(id, picture);
  }
  const latest = Math.max(...notes.map(({ updatedAt }) => updatedAt));
  const file = await docxFile(notes, latest, {
    typeset: await loadTypesetter(),
    pictureOf: (id) => pictures.get(id) ?? null,
    calloutName: (kind) => t(`reading.callout.${kind}`),
  });
  return { file, missing: ids.size - pictures.size };
}

/** Several notes on paper, one after the other; the page that would be exported is what is printed. */
export async function printNotes(notes: readonly ExportedNote[], options: ExportOptions): Promise<void> {
  const sheet = document.createElement("iframe");
  sheet.title = options.t("reading.pdf");
  Object.assign(sheet.style, {
    position: "fixed",
    inset: "100% auto auto 100%",
    width: "1px",
    height: "1px",
    border: "0",
  });
  sheet.srcdoc = await page(options.t("reading.severalNotes"), notes, options);
  sheet.addEventListener("load", () => {
    sheet.contentWindow?.addEventListener("afterprint", () => sheet.remove());
    if (sheet.contentDocument) fitPageOnPaper(sheet.contentDocument);
    sheet.contentWindow?.print();
  });
  document.body.append(sheet);
}

async function page(title: string, notes: readonly ExportedNote[], { t, language, pictureOf }: ExportOptions) {
  const { htmlFile, imagesIn } = await import("./export-page.ts");
  const images = await inlined(imagesIn(notes), pictureOf);
  const words: FilePage["words"] = {
    footnotes: t("reading.footnotes"),
    backToText: (number) => t("reading.backToText", { number }),
    done: t("reading.done"),
    notDone: t("reading.notDone"),
    callout: (kind) => t(`reading.callout.${kind}`),
  };
  return htmlFile({ title, language, notes, words, imageUrl: (id) => images.get(id) ?? null });
}

/** The pictures themselves instead of their addresses. One that cannot be had leaves its words. */
async function inlined(
  ids: readonly string[],
  pictureOf: ExportOptions["pictureOf"],
): Promise<ReadonlyMap<string, string>> {
  const images = new Map<string, string>();
  for (const id of ids) {
    const content = await pictureOf(id).catch(() => null);
    if (content && /^image\/(?:png|jpeg|gif|webp|avif)$/.test(content.type)) images.set(id, await dataUrl(content));
  }
  return images;
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
