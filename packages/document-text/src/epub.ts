import { escapeWords } from "@jotter/markdown/escape-words";
import { tagAt } from "@jotter/markdown/html-tag";
import { idIn, isOutside, markedChapter, placeName, placesIn } from "./book-places.ts";
import type { Cut, OutlineEntry, Reading } from "./document.ts";
import { isCalledOff, isHarmful } from "./failure.ts";
import { bareWords, headingsIn } from "./flow.ts";
import { withFormulas } from "./formulas.ts";
import { markdownOf } from "./html.ts";
import { type Packed, resolved } from "./packed.ts";
import { lettersIn } from "./tidy.ts";
import { refuse, type Work } from "./work.ts";
import { allNamed, attributeOf, childNamed, childrenNamed, wordsIn, type XmlElement } from "./xml.ts";

type Item = { readonly id: string; readonly path: string; readonly type: string; readonly properties: string };

/** Container, package, spine: the chapters in the order in which they are to be read. */
export async function readEpub(packed: Packed, work: Work): Promise<Reading> {
  await refuseLocked(packed);
  const container = await packed.xml("META-INF/container.xml");
  const opfPath = attributeOf(allNamed(container, "rootfile")[0], "full-path") ?? "";
  const opf = await packed.xml(opfPath);
  if (!opf) return refuse("broken");
  const items = itemsOf(opf, opfPath);
  const spine = childrenNamed(childNamed(opf, "spine"), "itemref").flatMap((one) => {
    const item = items.get(attributeOf(one, "idref") ?? "");
    return item && /x?html|xml/.test(item.type) && !/svg/.test(item.type) ? [item] : [];
  });
  const pageOf = new Map(spine.map(({ path }, page) => [path, page]).reverse() as [string, number][]);
  const { chapters, links, cut } = await readChapters(packed, spine.slice(0, work.limits.pages + 1), pageOf, work);
  const metadata = childNamed(opf, "metadata");
  const title = wordsIn(allNamed(metadata, "title")[0]).trim();
  const language = wordsIn(allNamed(metadata, "language")[0]).trim();
  const listed = await outlineOf(packed, opf, items, pageOf);
  const titled = chapters.map((chapter, place) =>
    withHeading(chapter, listed.find(({ page }) => page === place)?.title),
  );
  const lineOf = ({ page, id }: Target) => titled[page]?.lineOf.get(id);
  const pages = titled.map(({ text }, place) => ({
    label: String(place + 1),
    text: text.replace(/\]\(#place-(\d+)\)/g, (_, number: string) => {
      const target = links[Number(number)];
      return target ? `](#${placeName(target.page, lineOf(target))})` : "]()";
    }),
  }));
  const outline = listed.map(({ id, ...entry }) => {
    const line = lineOf({ page: entry.page, id });
    return line === undefined ? entry : { ...entry, line };
  });
  return { pages, outline, ...(title && { title }), ...(language && { language }), ...(cut && { cut }) };
}

/** An element of a chapter; without a name its beginning. */
type Target = { readonly page: number; readonly id: string };
type Chapter = { readonly text: string; readonly lineOf: ReadonlyMap<string, number> };

/** Fonts may be scrambled in a book that anybody can read; a chapter that is, belongs to a shop. */
async function refuseLocked(packed: Packed) {
  if (packed.has("META-INF/rights.xml") && packed.has("META-INF/encryption.xml")) refuse("encrypted");
  if (!packed.has("META-INF/encryption.xml")) return;
  const locks = allNamed(await packed.xml("META-INF/encryption.xml"), "CipherReference");
  if (locks.some((one) => /\.x?html?$/i.test(attributeOf(one, "URI") ?? ""))) refuse("encrypted");
}

function itemsOf(opf: XmlElement, opfPath: string): ReadonlyMap<string, Item> {
  return new Map(
    childrenNamed(childNamed(opf, "manifest"), "item").map(({ attributes }) => {
      const { id = "", href = "", "media-type": type = "", properties = "" } = attributes;
      return [id, { id, path: resolved(opfPath, decoded(href)), type, properties }];
    }),
  );
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** Where its links lead to is known by their numbers, and becomes places when all chapters are read. */
async function readChapters(packed: Packed, spine: readonly Item[], pageOf: ReadonlyMap<string, number>, work: Work) {
  const chapters: Chapter[] = [];
  const links: Target[] = [];
  let cut: Cut | undefined;
  let broken = 0;
  for (const [place, { path }] of spine.entries()) {
    if (work.isLate()) cut = "time";
    if (cut) break;
    let chapter = noChapter;
    try {
      const html = await packed.text(path);
      if (html === undefined) broken++;
      else {
        const marked = markedChapter(withFormulas(withPlates(html)), (href) => {
          const page = href.startsWith("#") ? place : pageOf.get(resolved(path, decoded(href)));
          return page === undefined ? null : `#place-${links.push({ page, id: idIn(href) }) - 1}`;
        });
        const pictureKey = (src: string) => (isOutside(src) ? null : packed.pictureKey(resolved(path, decoded(src))));
        chapter = placesIn(markdownOf(marked.html, pictureKey), marked.ids);
      }
    } catch (thrown) {
      if (isCalledOff(thrown)) throw thrown;
      if (isHarmful(thrown) && chapters.every(({ text }) => text === "")) throw thrown;
      broken++;
    }
    chapters.push(chapter);
    work.pace.tell(place + 1, spine.length);
    await work.giveWay();
  }
  if (chapters.length === 0 || broken === chapters.length) return refuse("broken");
  return { chapters, links, cut: cut ?? (broken > 0 ? ("broken" as const) : undefined) };
}

/** A plate is often a drawing whose only part is a picture, so that it fills its page. */
function withPlates(html: string): string {
  const parts = html.split(/(?=<svg\b)/i).map((part, place) => {
    const end = place === 0 && !/^<svg\b/i.test(part) ? null : /<\/svg\s*>/i.exec(part);
    if (!end) return part;
    const plates = [...part.slice(0, end.index).matchAll(/<image\b/gi)].map(({ index }) => {
      const tag = tagAt(part, index);
      const src = tag && tag !== "unclosed" ? tag.attributes.href : undefined;
      return src ? `<img alt="" src="${src.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"/>` : "";
    });
    return plates.join("") + part.slice(plates.length > 0 ? end.index + end[0].length : 0);
  });
  return parts.join("");
}

const noChapter: Chapter = { text: "", lineOf: new Map() };

/** A chapter that has no heading of its own has the one the book's contents give it. */
function withHeading(chapter: Chapter, title: string | undefined): Chapter {
  const { text, lineOf } = chapter;
  const isTitled = headingsIn(text).length > 0 || lettersIn(text) === 0 || !title;
  const isSaid = title !== undefined && bareWords(text.slice(0, 300)).toLowerCase().includes(title.toLowerCase());
  if (isTitled || isSaid) return chapter;
  const heading = `# ${escapeWords(title)}\n\n`;
  return { text: heading + text, lineOf: new Map([...lineOf].map(([id, line]) => [id, line + 2])) };
}

/** As the book's contents have it. */
type Listed = OutlineEntry & { readonly id: string };

async function outlineOf(
  packed: Packed,
  opf: XmlElement,
  items: ReadonlyMap<string, Item>,
  pageOf: ReadonlyMap<string, number>,
): Promise<readonly Listed[]> {
  try {
    const nav = [...items.values()].find(({ properties }) => /(?:^|\s)nav(?:\s|$)/.test(properties));
    const found = nav ? await fromNav(packed, nav.path, pageOf) : [];
    if (found.length > 0) return found;
    const ncxId = attributeOf(childNamed(opf, "spine"), "toc") ?? "";
    const ncx = items.get(ncxId) ?? [...items.values()].find(({ type }) => type === "application/x-dtbncx+xml");
    return ncx ? await fromNcx(packed, ncx.path, pageOf) : [];
  } catch (thrown) {
    if (isCalledOff(thrown)) throw thrown;
    // Without its contents a book can still be read.
    return [];
  }
}

async function fromNav(packed: Packed, path: string, pageOf: ReadonlyMap<string, number>) {
  const root = await packed.xml(path);
  const navs = allNamed(root, "nav");
  const contents = navs.find((nav) => attributeOf(nav, "type") === "toc") ?? navs[0];
  const entries: Listed[] = [];
  const walk = (list: XmlElement | undefined, level: number) => {
    for (const one of childrenNamed(list, "li")) {
      const link = childNamed(one, "a") ?? childNamed(one, "span");
      const href = attributeOf(link, "href") ?? "";
      add(entries, wordsIn(link), level, pageOf.get(resolved(path, decoded(href))), idIn(href));
      walk(childNamed(one, "ol"), level + 1);
    }
  };
  walk(childNamed(contents, "ol"), 1);
  return entries;
}

async function fromNcx(packed: Packed, path: string, pageOf: ReadonlyMap<string, number>) {
  const root = await packed.xml(path);
  const entries: Listed[] = [];
  const walk = (parent: XmlElement | undefined, level: number) => {
    for (const point of childrenNamed(parent, "navPoint")) {
      const source = attributeOf(childNamed(point, "content"), "src") ?? "";
      add(
        entries,
        wordsIn(childNamed(point, "navLabel")),
        level,
        pageOf.get(resolved(path, decoded(source))),
        idIn(source),
      );
      walk(point, level + 1);
    }
  };
  walk(childNamed(root, "navMap"), 1);
  return entries;
}

function add(entries: Listed[], words: string, level: number, page: number | undefined, id: string) {
  const title = words.replace(/\s+/g, " ").trim();
  if (title !== "" && page !== undefined && entries.length < 10_000)
    entries.push({ title, level: Math.min(6, level), page, id });
}
