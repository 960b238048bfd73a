import { refuse } from "./work.ts";

export type XmlNode = XmlElement | { readonly type: "text"; readonly text: string };

export type XmlElement = {
  readonly type: "element";
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
};

const deepest = 256;
const mostNodes = 3_000_000;

/**
 * XML as programs write it. There is no document type that defines anything and no entity but the five: with them a
 * few lines become gigabytes, or another file's content. What is not well-formed is refused.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { type: "element", name: "", attributes: {}, children: [] };
  const open: XmlElement[] = [top];
  let nodes = 0;
  let at = text.startsWith("\ufeff") ? 1 : 0;
  const add = (node: XmlNode) => {
    nodes++;
    if (nodes > mostNodes) refuse("bomb");
    open.at(-1)?.children.push(node);
  };
  const after = (end: string, from: number) => {
    const place = text.indexOf(end, from);
    return place < 0 ? refuse("broken") : place + end.length;
  };
  while (at < text.length) {
    const next = text.indexOf("<", at);
    const words = text.slice(at, next < 0 ? text.length : next);
    if (words !== "" && open.length > 1) add({ type: "text", text: lettersOf(words) });
    if (next < 0) break;
    at = next;
    if (text.startsWith("<!--", at)) at = after("-->", at + 4);
    else if (text.startsWith("<![CDATA[", at)) {
      const end = after("]]>", at);
      if (open.length > 1) add({ type: "text", text: text.slice(at + 9, end - 3) });
      at = end;
    } else if (text.startsWith("<?", at)) at = after("?>", at);
    else if (text.startsWith("<!", at)) at = afterDoctype(text, at);
    else if (text[at + 1] === "/") {
      const end = after(">", at);
      if (text.slice(at + 2, end - 1).trim() !== open.pop()?.name || open.length === 0) refuse("broken");
      at = end;
    } else {
      const { element, isEmpty, end } = tagAt(text, at);
      add(element);
      if (!isEmpty) open.push(element);
      if (open.length > deepest) refuse("bomb");
      at = end;
    }
  }
  const root = top.children.find((node) => node.type === "element");
  return open.length === 1 && root?.type === "element" ? root : refuse("broken");
}

/** It may be named; what it defines is not taken. */
function afterDoctype(text: string, at: number): number {
  const [whole] = /^<!DOCTYPE[^<>[]{0,2000}>/.exec(text.slice(at, at + 2100)) ?? [];
  return whole ? at + whole.length : refuse("unsafe");
}

const tagForm = /<([^\s/<>"'=]{1,200})((?:\s+[^\s/<>"'=]{1,200}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributeForm = /([^\s/<>"'=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

function tagAt(text: string, at: number) {
  tagForm.lastIndex = at;
  const [whole, name = "", inside = "", slash] = tagForm.exec(text) ?? [];
  if (whole === undefined) return refuse("broken");
  const attributes: Record<string, string> = {};
  for (const [, key = "", double, single] of inside.matchAll(attributeForm)) {
    if (key !== "__proto__") attributes[key] = lettersOf(double ?? single ?? "");
  }
  const element: XmlElement = { type: "element", name, attributes, children: [] };
  return { element, isEmpty: slash === "/", end: at + whole.length };
}

const five: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function lettersOf(written: string): string {
  if (!written.includes("&")) return written;
  return written.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return five[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
  });
}

/** Without its prefix: programs choose them freely. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}

export function childrenNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (element?.children ?? []).filter((node) => node.type === "element").filter((node) => localName(node) === name);
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenNamed(element, name)[0];
}

/** All of a name, however deep, in their order; not those within another of that name. */
export function allNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (element?.children ?? []).flatMap((node) => {
    if (node.type !== "element") return [];
    return localName(node) === name ? [node] : allNamed(node, name);
  });
}

export function wordsIn(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((node) => (node.type === "text" ? node.text : wordsIn(node))).join("");
}

/** An attribute by its bare name. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const key = Object.keys(element.attributes).find((one) => one === name || one.endsWith(`:${name}`));
  return key === undefined ? undefined : element.attributes[key];
}
