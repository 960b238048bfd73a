import { decodedEntities } from "./entities.ts";
import { tagAt } from "./html-tag.ts";
import { mathsWithGaps } from "./maths-with-gaps.ts";

/** What a field of Anki's holds: HTML of which nothing is ever run, formulas, sounds, and gaps where it is a cloze. */
export type HtmlNode =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "maths"; readonly tex: string; readonly display: boolean; readonly gaps?: readonly number[] }
  | { readonly type: "sound"; readonly name: string }
  | HtmlElement;

export type HtmlElement = {
  readonly type: "element";
  /** Lower case; "gap" for `{{c1::words}}`. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
  /** Of a gap. */
  readonly number?: number;
  hint?: string;
};

export type HtmlOptions = { readonly hasGaps: boolean };

/** Deeper than anybody writes, and shallow enough for whoever walks the tree. */
const deepest = 40;

/** In one pass from left to right. It never fails: what is no markup is text. */
export function nodesOf(html: string, { hasGaps }: HtmlOptions): readonly HtmlNode[] {
  const root: HtmlElement = { type: "element", tag: "", attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  /** What was looked for to the end and is not there is not looked for again. */
  const missing = new Set<string>();
  const top = () => open.at(-1) ?? root;
  const inGap = () => open.findLastIndex(({ tag }) => tag === "gap");
  const addText = (raw: string) => {
    if (raw !== "") top().children.push({ type: "text", text: decodedEntities(raw) });
  };
  const until = (close: string, from: number) => {
    const end = missing.has(close) ? -1 : html.indexOf(close, from);
    if (end < 0) missing.add(close);
    return end;
  };

  let textFrom = 0;
  let at = 0;
  const special = /[<{}\\[:]/g;
  const endText = (next: number) => {
    addText(html.slice(textFrom, at));
    at = next;
    textFrom = next;
  };
  for (;;) {
    special.lastIndex = at;
    const found = special.exec(html);
    if (!found) break;
    at = found.index;
    const end = step();
    if (end === null) at += 1;
    else textFrom = at = end;
  }
  at = html.length;
  endText(html.length);
  return root.children;

  /** Where the markup that begins here ends; null where none does. */
  function step(): number | null {
    const sign = html[at];
    if (sign === "<") return element();
    if (sign === "\\" || sign === "[") return formula() ?? sound();
    if (!hasGaps) return null;
    if (sign === "{") return openGap();
    if (sign === "}") return closeGap();
    return hint();
  }

  function formula(): number | null {
    const kind = formulas.find(({ open }) => html.startsWith(open, at));
    const end = kind ? until(kind.close, at + kind.open.length) : -1;
    if (!kind || end < 0) return null;
    const raw = html.slice(at + kind.open.length, end);
    endText(end + kind.close.length);
    const bare = raw.replace(/<(?:br|\/?div|\/?p)\b[^<>]*>/gi, " ").replace(/<\/?[a-z][^<>]*>/gi, "");
    const tex = decodedEntities(bare);
    const isMixed = kind.open === "[latex]" && tex.includes("$");
    if (hasGaps && /\{\{c\d{1,3}::/.test(tex)) top().children.push(...mathsWithGaps(tex, kind.display));
    else if (isMixed) top().children.push(...mixedLatex(tex));
    else top().children.push({ type: "maths", tex, display: kind.display });
    return at;
  }

  function sound(): number | null {
    const name = /^\[sound:([^\]<>]{1,300})\]/.exec(html.slice(at, at + 320));
    if (!name) return null;
    endText(at + name[0].length);
    top().children.push({ type: "sound", name: decodedEntities(name[1] ?? "") });
    return at;
  }

  function openGap(): number | null {
    const opening = /^\{\{c(\d{1,3})::/.exec(html.slice(at, at + 9));
    if (!opening || open.length > deepest) return null;
    endText(at + opening[0].length);
    push({ type: "element", tag: "gap", attributes: {}, children: [], number: Number(opening[1]) });
    return at;
  }

  function closeGap(): number | null {
    const place = inGap();
    if (place < 0 || html[at + 1] !== "}") return null;
    endText(at + 2);
    open.length = place;
    return at;
  }

  function hint(): number | null {
    const gap = open[inGap()];
    const end = gap && html[at + 1] === ":" ? until("}}", at) : -1;
    if (!gap || end < 0) return null;
    const words = html.slice(at + 2, end);
    if (words.includes("{{")) return null;
    endText(end);
    gap.hint = decodedEntities(words.replace(/<[^<>]*>/g, " "));
    return at;
  }

  function element(): number | null {
    if (html.startsWith("<!--", at)) {
      const end = until("-->", at + 4);
      if (end < 0) return null;
      endText(end + 3);
      return at;
    }
    const tag = missing.has(">") ? null : tagAt(html, at);
    if (tag === "unclosed") missing.add(">");
    if (!tag || tag === "unclosed") return null;
    endText(tag.end);
    if (tag.isClosing) close(tag.name);
    else if (unseen.has(tag.name)) return tag.isEmpty ? at : afterElement(tag.name);
    else {
      const node: HtmlElement = { type: "element", tag: tag.name, attributes: tag.attributes, children: [] };
      if (selfClosing.has(tag.name) || open.length > deepest) top().children.push(node);
      else {
        if (closesItself.has(tag.name)) closeOpen(tag.name);
        push(node);
      }
    }
    return at;
  }

  function push(node: HtmlElement) {
    top().children.push(node);
    open.push(node);
  }

  /** Over a gap's edge nothing is closed: its two ends belong together. */
  function close(name: string) {
    const place = open.findLastIndex(({ tag }) => tag === name);
    if (place > Math.max(0, inGap())) open.length = place;
  }

  /** A second `<li>` ends the first, unless it stands in a list within. */
  function closeOpen(name: string) {
    const place = open.findLastIndex(({ tag }) => tag === name);
    const fence = open.findLastIndex(({ tag }) => tag === "ul" || tag === "ol" || tag === "table" || tag === "gap");
    if (place > fence) open.length = place;
  }

  function afterElement(name: string): number {
    const end = html.slice(at).search(new RegExp(`</${name}\\b`, "i"));
    const close = end < 0 ? -1 : html.indexOf(">", at + end);
    textFrom = at = close < 0 ? html.length : close + 1;
    return at;
  }
}

const formulas = [
  { open: "\\(", close: "\\)", display: false },
  { open: "\\[", close: "\\]", display: true },
  { open: "[$$]", close: "[/$$]", display: true },
  { open: "[$]", close: "[/$]", display: false },
  { open: "[latex]", close: "[/latex]", display: true },
] as const;

/** LaTeX of words with formulas among them. */
function mixedLatex(tex: string): readonly HtmlNode[] {
  return tex.split(/(\$\$[^$]+\$\$|\$[^$]+\$)/).map((part, index): HtmlNode => {
    const display = part.startsWith("$$");
    const bare = part.replace(/^\$+|\$+$/g, "");
    return index % 2 === 0 ? { type: "text", text: part } : { type: "maths", tex: bare, display };
  });
}

/** What they hold is nothing to read. */
const unseen = new Set(
  "script,style,head,title,template,noscript,iframe,object,embed,svg,math,canvas,audio,video,select,textarea".split(
    ",",
  ),
);
const selfClosing = new Set("br,img,hr,input,wbr,col,meta,link,source,base,area,param,track".split(","));
const closesItself = new Set(["li", "p", "tr", "td", "th", "dt", "dd"]);
