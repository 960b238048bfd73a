import { zipSync } from "fflate";
import type { Reading } from "./document.ts";
import { blocksIn, portionsOf } from "./flow.ts";
import { withWordFormulas } from "./formulas.ts";
import { markdownOf } from "./html.ts";
import { type Packed, relationsOf } from "./packed.ts";
import { fetched, refuse, type Work } from "./work.ts";
import { allNamed, attributeOf, childNamed, readXml, wordsIn } from "./xml.ts";

type Parts = Record<string, Uint8Array>;

/** The parts that have words, or say what they are. Fonts and macros stay packed, and of pictures only the name goes. */
const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|[^/]+\/(?:_rels\/)?(?:document|styles|numbering|footnotes|endnotes)\d*\.xml(?:\.rels)?)$/;

/**
 * By mammoth, out of a package that we packed anew: what comes out of a stranger's zip is held by our own reader, and
 * every part is known to be plain XML before another reader walks through it. [DOC-4]
 */
export async function readDocx(packed: Packed, work: Work): Promise<Reading> {
  const parts: Parts = {};
  const main =
    (await relationsOf(packed, "")).find(({ type }) => type === "officeDocument")?.path ?? "word/document.xml";
  for (const path of packed.paths().filter((one) => wanted.test(one) || one === main)) {
    const bytes = await packed.bytes(path);
    if (!bytes) continue;
    const xml = new TextDecoder().decode(bytes);
    checkDepth(xml);
    const plain = withWordFormulas(xml);
    parts[path] = plain === xml ? bytes : new TextEncoder().encode(plain);
    await work.giveWay();
  }
  for (const path of packed.paths().filter((one) => /^[^/]+\/media\//.test(one))) {
    parts[path] = new TextEncoder().encode(packed.pictureKey(path) ?? "");
  }
  const value = await work.inTime(htmlOf(parts).catch(() => htmlOf(withoutNotes(parts))));
  await work.giveWay();
  const html = value
    .replace(/<a id="[^"]*"><\/a>/g, "")
    .replace(/<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, "")
    .replace(/<sup><a href="#(?:foot|end)note-\d+"[^>]*>\[(\d+)\]<\/a><\/sup>/g, "<sup>$1</sup>");
  const pages = portionsOf(blocksIn(markdownOf(html, (src) => src || null)));
  const { title, language } = await about(packed);
  return {
    pages: pages.length > 0 ? pages : [{ label: "1", text: "" }],
    outline: [],
    ...(title && { title }),
    ...(language && { language }),
  };
}

async function htmlOf(parts: Parts): Promise<string> {
  const { default: mammoth } = await fetched(import("mammoth"));
  const file = zipSync(parts, { level: 0 });
  // In Node it asks for `buffer`, elsewhere for `arrayBuffer`.
  const input = { buffer: file, arrayBuffer: file.buffer as ArrayBuffer } as unknown as { arrayBuffer: ArrayBuffer };
  const { value } = await mammoth.convertToHtml(input, {
    styleMap,
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
    // What it finds there is the picture's name. One that lies elsewhere has none.
    convertImage: mammoth.images.imgElement(async (image) => ({
      src: await image.readAsArrayBuffer().then(
        (name) => new TextDecoder().decode(name),
        () => "",
      ),
    })),
  });
  return value;
}

/** A note that is referred to and not there ends mammoth's work; the text is worth more than its notes. */
function withoutNotes(parts: Parts): Parts {
  const bare = (xml: Uint8Array) =>
    new TextEncoder().encode(new TextDecoder().decode(xml).replace(/<w:(?:foot|end)noteReference\b[^<>]*\/>/g, ""));
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, bare(xml)]));
}

const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h6:fresh`),
];

/** The readers that follow call themselves for each level. */
function checkDepth(xml: string) {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) refuse("unsafe");
  let depth = 0;
  for (const [tag] of xml.matchAll(/<[^!?][^<>]*>/g)) {
    if (tag[1] === "/") depth--;
    else if (!tag.endsWith("/>")) depth++;
    if (depth > 256) refuse("bomb");
  }
}

async function about(packed: Packed) {
  const core = packed.has("docProps/core.xml") ? await packed.text("docProps/core.xml") : undefined;
  const styles = packed.has("word/styles.xml") ? await packed.text("word/styles.xml") : undefined;
  try {
    const title = core && wordsIn(childNamed(readXml(core), "title")).trim();
    const defaults = styles ? allNamed(childNamed(readXml(styles), "docDefaults"), "lang")[0] : undefined;
    const language = attributeOf(defaults, "val");
    return { title, language };
  } catch {
    // What is said about the text is not the text: without it, it is still there.
    return {};
  }
}
