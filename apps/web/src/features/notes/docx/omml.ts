import { escapedXml, parsedXml, type XmlNode } from "./xml.ts";

/** A formula as Word's own, from KaTeX's MathML; null where something in it has no counterpart. [NOT-5] */
export function ommlOf(mathMl: string): string | null {
  const math = parsedXml(mathMl);
  const content = math?.name === "math" ? math.children[0] : undefined;
  const inside = content?.name === "semantics" ? content.children[0] : content;
  if (!inside) return null;
  try {
    return `<m:oMath>${row([inside])}</m:oMath>`;
  } catch (error) {
    if (error instanceof NoCounterpart) return null;
    throw error;
  }
}

class NoCounterpart extends Error {}

/** Nodes one after the other. Large operators take what follows them, brackets what is between them. */
function row(nodes: readonly XmlNode[]): string {
  const flat = nodes.flatMap(unwrapped);
  let omml = "";
  for (let at = 0; at < flat.length; at++) {
    const node = flat[at];
    if (!node) continue;
    const large = largeOperator(node);
    if (!large) {
      omml += one(node);
      continue;
    }
    const end = endOfOperand(flat, at + 1, large.sign);
    omml += nary(large, row(flat.slice(at + 1, end)));
    at = end - 1;
  }
  return omml;
}

/** Rows that only hold things together; one with brackets at its ends stays. */
function unwrapped(node: XmlNode): readonly XmlNode[] {
  const isRow = ["mrow", "mstyle", "mpadded", "semantics"].includes(node.name);
  if (!isRow || bracketsOf(node)) return [node];
  return node.children.filter(({ name }) => name !== "annotation").flatMap(unwrapped);
}

function one(node: XmlNode): string {
  const [first, second, third] = node.children;
  const part = (child: XmlNode | undefined) => (child ? row([child]) : "");
  switch (node.name) {
    case "mrow":
      return brackets(node);
    case "mi":
    case "mn":
    case "mo":
    case "mtext":
    case "ms":
      return letters(node);
    case "mspace":
      return blank(node.attributes.width ?? "");
    case "mfrac": {
      const hasNoLine = /^0(?:\D|$)/.test(node.attributes.linethickness ?? "");
      const form = hasNoLine ? '<m:fPr><m:type m:val="noBar"/></m:fPr>' : "";
      return `<m:f>${form}<m:num>${part(first)}</m:num><m:den>${part(second)}</m:den></m:f>`;
    }
    case "msqrt":
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${row(node.children)}</m:e></m:rad>`;
    case "mroot":
      return `<m:rad><m:deg>${part(second)}</m:deg><m:e>${part(first)}</m:e></m:rad>`;
    case "msub":
      return `<m:sSub><m:e>${part(first)}</m:e><m:sub>${part(second)}</m:sub></m:sSub>`;
    case "msup":
      return `<m:sSup><m:e>${part(first)}</m:e><m:sup>${part(second)}</m:sup></m:sSup>`;
    case "msubsup":
      return `<m:sSubSup><m:e>${part(first)}</m:e><m:sub>${part(second)}</m:sub><m:sup>${part(third)}</m:sup></m:sSubSup>`;
    case "munder":
      return below(part(first), second);
    case "mover":
      return above(part(first), second);
    case "munderover":
      return above(below(part(first), second), third);
    case "mtable":
      return matrix(node);
    case "mphantom":
      return `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${row(node.children)}</m:e></m:phant>`;
    case "menclose":
      return node.attributes.notation === "box"
        ? `<m:borderBox><m:e>${row(node.children)}</m:e></m:borderBox>`
        : row(node.children);
    default:
      throw new NoCounterpart(node.name);
  }
}

const styles: Readonly<Record<string, string>> = {
  normal: '<m:sty m:val="p"/>',
  bold: '<m:sty m:val="b"/>',
  "bold-italic": '<m:sty m:val="bi"/>',
  italic: '<m:sty m:val="i"/>',
  "double-struck": '<m:scr m:val="double-struck"/><m:sty m:val="p"/>',
  script: '<m:scr m:val="script"/><m:sty m:val="p"/>',
  fraktur: '<m:scr m:val="fraktur"/><m:sty m:val="p"/>',
  "sans-serif": '<m:scr m:val="sans-serif"/><m:sty m:val="p"/>',
  monospace: '<m:scr m:val="monospace"/><m:sty m:val="p"/>',
};

function letters({ name, text, attributes }: XmlNode): string {
  // Function application and the like: signs nobody sees.
  const shown = text.replace(/[\u2061-\u2064\u200b]/g, "");
  if (shown === "") return "";
  if (name === "mtext" || name === "ms") return run("<m:nor/>", shown.replaceAll("\u00a0", " "));
  const isLetter = name === "mi" && [...shown].length === 1;
  return run(styles[attributes.mathvariant ?? ""] ?? (isLetter ? "" : (styles.normal ?? "")), shown);
}

function run(style: string, text: string): string {
  const form = style === "" ? "" : `<m:rPr>${style}</m:rPr>`;
  const font = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
  return `<m:r>${form}${font}<m:t xml:space="preserve">${escapedXml(text)}</m:t></m:r>`;
}

function blank(width: string): string {
  const em = Number.parseFloat(width);
  if (!(em > 0)) return "";
  return run(
    '<m:sty m:val="p"/>',
    em < 0.2 ? "\u2009" : em < 0.4 ? "\u2005" : em < 1 ? "\u2002" : "\u2003".repeat(Math.round(em)),
  );
}

type LargeOperator = { readonly sign: string; readonly sub: string; readonly sup: string; readonly isBeside: boolean };

const largeSigns = /^[∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⨀⋁⋀⨆⨄]$/u;

function largeOperator(node: XmlNode): LargeOperator | null {
  const [base, second, third] = node.children;
  const at = (child: XmlNode | undefined) => (child ? row([child]) : "");
  if (node.name === "mo" && largeSigns.test(node.text.trim())) {
    return { sign: node.text.trim(), sub: "", sup: "", isBeside: true };
  }
  const sign = base?.name === "mo" ? base.text.trim() : "";
  if (!largeSigns.test(sign)) return null;
  const isBeside = node.name.startsWith("ms");
  if (node.name === "msub" || node.name === "munder") return { sign, sub: at(second), sup: "", isBeside };
  if (node.name === "msup" || node.name === "mover") return { sign, sub: "", sup: at(second), isBeside };
  const isBoth = node.name === "msubsup" || node.name === "munderover";
  return isBoth ? { sign, sub: at(second), sup: at(third), isBeside } : null;
}

/** A sum reaches to the next plus, an integral over it; neither over an equals sign. */
function endOfOperand(nodes: readonly XmlNode[], from: number, sign: string): number {
  const ends = /^[∫∬∭∮∯∰]$/u.test(sign) ? /^[=<>≤≥≈≠≡→⇒⇔,;]$/u : /^[=<>≤≥≈≠≡→⇒⇔,;+−-]$/u;
  let at = from;
  while (at < nodes.length && !(nodes[at]?.name === "mo" && ends.test(nodes[at]?.text.trim() ?? ""))) at++;
  return at;
}

function nary({ sign, sub, sup, isBeside }: LargeOperator, operand: string): string {
  const place = `<m:limLoc m:val="${isBeside ? "subSup" : "undOvr"}"/>`;
  const hidden = `<m:subHide m:val="${sub ? 0 : 1}"/><m:supHide m:val="${sup ? 0 : 1}"/>`;
  const form = `<m:naryPr><m:chr m:val="${sign}"/>${place}${hidden}</m:naryPr>`;
  return `<m:nary>${form}<m:sub>${sub}</m:sub><m:sup>${sup}</m:sup><m:e>${operand}</m:e></m:nary>`;
}

/** What stands over and under letters, as Word calls it. */
const accents: Readonly<Record<string, string>> = {
  "^": "\u0302",
  ˆ: "\u0302",
  "~": "\u0303",
  "˜": "\u0303",
  "˙": "\u0307",
  "¨": "\u0308",
  "→": "\u20d7",
  "⃗": "\u20d7",
  ˇ: "\u030c",
  "˘": "\u0306",
  "´": "\u0301",
  "`": "\u0300",
  ˊ: "\u0301",
  ˋ: "\u0300",
  "˚": "\u030a",
};

function above(base: string, over: XmlNode | undefined): string {
  const sign = signOf(over);
  if (/^[¯‾ˉ―]$/u.test(sign)) return `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${base}</m:e></m:bar>`;
  if (accents[sign]) return `<m:acc><m:accPr><m:chr m:val="${accents[sign]}"/></m:accPr><m:e>${base}</m:e></m:acc>`;
  if (sign === "⏞") return group(base, sign, "top");
  return `<m:limUpp><m:e>${base}</m:e><m:lim>${over ? row([over]) : ""}</m:lim></m:limUpp>`;
}

function below(base: string, under: XmlNode | undefined): string {
  const sign = signOf(under);
  if (/^[_‾¯―]$/u.test(sign)) return `<m:bar><m:barPr><m:pos m:val="bot"/></m:barPr><m:e>${base}</m:e></m:bar>`;
  if (sign === "⏟") return group(base, sign, "bot");
  return `<m:limLow><m:e>${base}</m:e><m:lim>${under ? row([under]) : ""}</m:lim></m:limLow>`;
}

function group(base: string, sign: string, side: "top" | "bot"): string {
  const other = side === "top" ? "bot" : "top";
  const form = `<m:groupChrPr><m:chr m:val="${sign}"/><m:pos m:val="${side}"/><m:vertJc m:val="${other}"/></m:groupChrPr>`;
  return `<m:groupChr>${form}<m:e>${base}</m:e></m:groupChr>`;
}

function signOf(node: XmlNode | undefined): string {
  if (!node) return "";
  const [inside] = unwrapped(node);
  return inside?.name === "mo" ? inside.text.trim() : "";
}

/** The brackets at both ends of a row; an invisible one is empty. */
function bracketsOf(node: XmlNode): readonly [string, string] | null {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const isFence = (child: XmlNode | undefined) => child?.name === "mo" && child.attributes.fence === "true";
  if (node.children.length < 2 || !first || !last || !isFence(first) || !isFence(last)) return null;
  return [first.text.trim(), last.text.trim()];
}

function brackets(node: XmlNode): string {
  const [open, close] = bracketsOf(node) ?? ["", ""];
  const form = `<m:dPr><m:begChr m:val="${escapedXml(open)}"/><m:endChr m:val="${escapedXml(close)}"/></m:dPr>`;
  return `<m:d>${form}<m:e>${row(node.children.slice(1, -1))}</m:e></m:d>`;
}

function matrix(table: XmlNode): string {
  const rows = table.children.map(({ children }) => children);
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const sides = (table.attributes.columnalign ?? "").split(/\s+/);
  const columns = Array.from({ length: width }, (_, at) => {
    const side = /^(?:left|right)$/.test(sides[at] ?? "") ? sides[at] : "center";
    return `<m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="${side}"/></m:mcPr></m:mc>`;
  });
  const cell = (cells: readonly XmlNode[], at: number) => `<m:e>${cells[at] ? row(cells[at].children) : ""}</m:e>`;
  const lines = rows.map((cells) => `<m:mr>${columns.map((_, at) => cell(cells, at)).join("")}</m:mr>`);
  return `<m:m><m:mPr><m:mcs>${columns.join("")}</m:mcs></m:mPr>${lines.join("")}</m:m>`;
}
