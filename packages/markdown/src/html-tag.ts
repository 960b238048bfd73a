import { decodedEntities } from "./entities.ts";

export type Tag = {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly end: number;
};

/** The tag that begins at this `<`; null where it is only a sign, "unclosed" where nothing ends it. */
export function tagAt(html: string, at: number): Tag | "unclosed" | null {
  const [opening, slash = "", name = ""] = /^<(\/?)([a-z][a-z0-9:-]{0,40})/i.exec(html.slice(at, at + 45)) ?? [];
  if (!opening) return null;
  const end = tagEnd(html, at + opening.length);
  if (end < 0) return "unclosed";
  const inside = html.slice(at + opening.length, end);
  return {
    name: name.toLowerCase(),
    isClosing: slash !== "",
    isEmpty: inside.endsWith("/"),
    attributes: slash === "" ? attributesIn(inside) : {},
    end: end + 1,
  };
}

function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at++) {
    const sign = html[at] ?? "";
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === ">") return at;
    // Only after an equals sign: an apostrophe elsewhere opens nothing.
    else if ((sign === '"' || sign === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 4), at))) quote = sign;
  }
  return -1;
}

/** Those that say what is to be shown, or how a place is called; everything else an element may carry is left where it is. */
const wanted = new Set(["href", "src", "alt", "width", "start", "id", "name"]);

function attributesIn(inside: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", bare, double, single] of inside.slice(0, 20_000).matchAll(attributeForm)) {
    const key = name.toLowerCase();
    if (wanted.has(key) && !Object.hasOwn(attributes, key)) {
      attributes[key] = decodedEntities(double ?? single ?? bare ?? "");
    }
  }
  return attributes;
}

const attributeForm = /([a-z-]{1,30})\s{0,4}=\s{0,4}("([^"]*)"|'([^']*)'|[^\s"'>]+)/gi;
