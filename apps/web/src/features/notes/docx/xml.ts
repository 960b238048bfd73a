/** Text as XML has it. What XML has no letter for is left out. */
export function escapedXml(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, "\ufffd")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows none of them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
  );
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The letters right inside of it. */
  readonly text: string;
};

type OpenNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/** Markup whose every tag is closed, as KaTeX writes its MathML; null for anything else. */
export function parsedXml(markup: string): XmlNode | null {
  const root: OpenNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const piece = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy;
  let at = 0;
  for (let found = piece.exec(markup); found; found = piece.exec(markup)) {
    at = piece.lastIndex;
    const [, closes, name = "", attributes = "", isEmpty, text] = found;
    const inside = open.at(-1);
    if (!inside) return null;
    if (text !== undefined) inside.text += unescapedXml(text);
    else if (closes) {
      if (inside.name !== name) return null;
      open.pop();
    } else {
      const node: OpenNode = { name, attributes: attributesOf(attributes), children: [], text: "" };
      inside.children.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  return at === markup.length && open.length === 1 ? (root.children[0] ?? null) : null;
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescapedXml(value)]),
  );
}

function unescapedXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[name as string] ?? whole;
  });
}
