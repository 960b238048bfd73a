import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import type { Cut, DocumentPage, Reading } from "./document.ts";
import { isCalledOff, isHarmful } from "./failure.ts";
import { type Packed, relationsOf } from "./packed.ts";
import { shapeWords, slideMarkdown } from "./slide.ts";
import { refuse, type Work } from "./work.ts";
import { allNamed, attributeOf, childNamed, childrenNamed, wordsIn } from "./xml.ts";

/** Slides in the order the presentation lists them; what is said to each comes after it, as a quotation. */
export async function readPptx(packed: Packed, work: Work): Promise<Reading> {
  const main = (await relationsOf(packed, "")).find(({ type }) => type === "officeDocument")?.path;
  const path = main !== undefined && packed.has(main) ? main : "ppt/presentation.xml";
  const presentation = await packed.xml(path);
  if (!presentation) return refuse("broken");
  const targets = new Map((await relationsOf(packed, path)).map(({ id, path: target }) => [id, target]));
  const listed = childrenNamed(childNamed(presentation, "sldIdLst"), "sldId").flatMap((one) => {
    const target = targets.get(relationId(one.attributes));
    return target === undefined ? [] : [target];
  });
  const { pages, cut } = await slides(packed, listed.slice(0, work.limits.pages + 1), work);
  const title = await titleOf(packed);
  const language = attributeOf(allNamed(childNamed(presentation, "defaultTextStyle"), "defRPr")[0], "lang");
  return { pages, outline: [], ...(title && { title }), ...(language && { language }), ...(cut && { cut }) };
}

/** `r:id`, beside a plain `id` that is something else. */
function relationId(attributes: Readonly<Record<string, string>>): string {
  const key = Object.keys(attributes).find((name) => /^[^:]+:id$/.test(name));
  return key === undefined ? "" : (attributes[key] ?? "");
}

async function slides(packed: Packed, paths: readonly string[], work: Work) {
  const pages: DocumentPage[] = [];
  let cut: Cut | undefined;
  let broken = 0;
  for (const [place, path] of paths.entries()) {
    if (work.isLate()) cut = "time";
    if (cut) break;
    let text = "";
    try {
      text = await slideOf(packed, path);
    } catch (thrown) {
      if (isCalledOff(thrown)) throw thrown;
      if (isHarmful(thrown) && pages.every((page) => page.text === "")) throw thrown;
      broken++;
    }
    pages.push({ label: String(place + 1), text });
    work.pace.tell(place + 1, paths.length);
    await work.giveWay();
  }
  if (pages.length > 0 && broken === pages.length) return refuse("broken");
  return { pages, cut: cut ?? (broken > 0 ? ("broken" as const) : undefined) };
}

async function slideOf(packed: Packed, path: string): Promise<string> {
  const slide = await packed.xml(path);
  if (!slide) return refuse("broken");
  const relations = await relationsOf(packed, path);
  const diagrams = new Map<string, string>();
  for (const { id, type, path: target } of relations) {
    if (type === "diagramData") diagrams.set(id, await diagramWords(packed, target));
  }
  const notes = relations.find(({ type }) => type === "notesSlide");
  const said = notes && packed.has(notes.path) ? await notesOf(packed, notes.path) : "";
  const pictures = new Map(
    relations.flatMap(({ id, type, path: target }) => {
      const key = type === "image" ? packed.pictureKey(target) : null;
      return key === null ? [] : [[id, key] as const];
    }),
  );
  return [slideMarkdown(slide, { diagrams, pictures }), said].filter((part) => part !== "").join("\n\n");
}

async function diagramWords(packed: Packed, path: string): Promise<string> {
  const lines = allNamed(await packed.xml(path), "t").flatMap((body) =>
    allNamed(body, "p").map((paragraph) => allNamed(paragraph, "t").map(wordsIn).join("").trim()),
  );
  return lines.flatMap((line) => (line === "" ? [] : [`- ${escapeLineStart(escapeWords(line))}`])).join("\n");
}

async function notesOf(packed: Packed, path: string): Promise<string> {
  const notes = await packed.xml(path);
  return shapeWords(notes, "body")
    .map((words) =>
      words
        .split("\n")
        .map((line) => `> ${escapeLineStart(escapeWords(line.trim()))}`.trimEnd())
        .join("\n"),
    )
    .join("\n>\n");
}

async function titleOf(packed: Packed): Promise<string> {
  try {
    const core = packed.has("docProps/core.xml") ? await packed.xml("docProps/core.xml") : undefined;
    const title = wordsIn(childNamed(core, "title")).trim();
    // What a program calls every new file.
    return /^(?:power\s?point(?:\s|-)pr|pr[eé]sentation|presentaci[oó]n|slide \d|foliensatz|演示文稿|プレゼンテーション)/i.test(
      title,
    )
      ? ""
      : title;
  } catch {
    // What is said about the slides is not the slides.
    return "";
  }
}
