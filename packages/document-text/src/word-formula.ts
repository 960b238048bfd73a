import {
  accented,
  fenced,
  fraction,
  isLimit,
  lettersTex,
  nameTex,
  root,
  rowsTex,
  tidyTex,
  withScripts,
  wordsTex,
} from "./formula-tex.ts";
import { attributeOf, childNamed, childrenNamed, localName, wordsIn, type XmlElement } from "./xml.ts";

/** A formula of Word or PowerPoint as LaTeX; null where nothing stands in it. */
export function wordFormula(formula: XmlElement): string | null {
  return tidyTex(texOf(formula));
}

function inner(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((node) => (node.type === "element" ? texOf(node) : "")).join("");
}

function part(element: XmlElement, name: string): string {
  return inner(childNamed(element, name));
}

/** What a formula's part says of itself: `<m:fPr><m:type m:val="noBar"/></m:fPr>`. */
function said(element: XmlElement, name: string): string | undefined {
  const properties = element.children.find((node) => node.type === "element" && localName(node).endsWith("Pr"));
  const one = properties?.type === "element" ? childNamed(properties, name) : undefined;
  return one && (attributeOf(one, "val") ?? "on");
}

function isOn(element: XmlElement, name: string): boolean {
  return /^(?:on|1|true)$/.test(said(element, name) ?? "");
}

function texOf(element: XmlElement): string {
  const name = localName(element);
  if (name.endsWith("Pr")) return "";
  const reader = readers[name];
  return reader ? reader(element) : inner(element);
}

const readers: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: runTex,
  t: (element) => lettersTex(wordsIn(element)),
  f: (element) => {
    const [above, below, type] = [part(element, "num"), part(element, "den"), said(element, "type")];
    return type === "lin" ? `${grouped(above)}/${grouped(below)}` : fraction(above, below, type !== "noBar");
  },
  sSup: (element) => withScripts(part(element, "e"), "", part(element, "sup")),
  sSub: (element) => withScripts(part(element, "e"), part(element, "sub"), ""),
  sSubSup: (element) => withScripts(part(element, "e"), part(element, "sub"), part(element, "sup")),
  sPre: (element) => `${withScripts("", part(element, "sub"), part(element, "sup"))}${part(element, "e")}`,
  rad: (element) => root(part(element, "e"), isOn(element, "degHide") ? "" : part(element, "deg")),
  nary: (element) => {
    const sign = lettersTex(said(element, "chr") ?? "∫");
    return `${withScripts(sign, part(element, "sub"), part(element, "sup"))} ${part(element, "e")}`;
  },
  d: (element) => {
    const between = lettersTex(said(element, "sepChr") ?? "|");
    const parts = childrenNamed(element, "e").map(inner);
    return fenced(said(element, "begChr") ?? "(", parts.join(between), said(element, "endChr") ?? ")");
  },
  func: (element) => `${functionName(childNamed(element, "fName"))} ${part(element, "e")}`,
  limLow: (element) => limit(element, "below"),
  limUpp: (element) => limit(element, "above"),
  acc: (element) => {
    const sign = said(element, "chr") ?? "\u0302";
    return accented(part(element, "e"), sign) ?? `\\overset{${lettersTex(sign)}}{${part(element, "e")}}`;
  },
  bar: (element) => `\\${said(element, "pos") === "top" ? "overline" : "underline"}{${part(element, "e")}}`,
  groupChr: (element) => {
    const [sign, isAbove, whole] = [said(element, "chr") ?? "⏟", said(element, "pos") === "top", part(element, "e")];
    if (sign === "⏟" || sign === "⏞") return `\\${isAbove ? "over" : "under"}brace{${whole}}`;
    return `\\${isAbove ? "over" : "under"}set{${lettersTex(sign)}}{${whole}}`;
  },
  borderBox: (element) => `\\boxed{${part(element, "e")}}`,
  phant: () => "",
  eqArr: (element) => rowsTex(childrenNamed(element, "e").map(alignedRow), "aligned"),
  m: (element) =>
    rowsTex(
      childrenNamed(element, "mr").map((row) => childrenNamed(row, "e").map(inner)),
      "matrix",
    ),
};

/** Equations under each other are set so that the sign "&" of each, which is not drawn, stands under that of the others. */
function alignedRow(row: XmlElement): readonly string[] {
  return inner(row).split("\\&");
}

function runTex(run: XmlElement): string {
  const words = childrenNamed(run, "t").map(wordsIn).join("");
  const properties = childNamed(run, "rPr");
  if (childNamed(properties, "nor")) return /^[\d\s.,+=()-]*$/.test(words) ? lettersTex(words) : wordsTex(words);
  const isUpright = attributeOf(childNamed(properties, "sty"), "val") === "p";
  if (isUpright && /^[A-Za-z]{2,}$/.test(words)) return nameTex(words);
  return lettersTex(words);
}

/** The name is letters like any others, unless it is told to be more. */
function functionName(name: XmlElement | undefined): string {
  const runs = name?.children.filter((node) => node.type === "element") ?? [];
  const isPlain = runs.every((node) => /^(?:r|.*Pr)$/.test(localName(node)));
  return isPlain && name ? nameTex(wordsIn(name).trim()) : inner(name);
}

function limit(element: XmlElement, where: "below" | "above"): string {
  const base = childNamed(element, "e");
  const [tex, to] = [functionName(base), part(element, "lim")];
  if (isLimit(tex)) return where === "below" ? withScripts(tex, to, "") : withScripts(tex, "", to);
  if (/^\\(?:under|over)brace\{/.test(tex)) return where === "below" ? `${tex}_{${to}}` : `${tex}^{${to}}`;
  return `\\${where === "below" ? "under" : "over"}set{${to}}{${tex}}`;
}

function grouped(tex: string): string {
  return /^(?:\w|\d+|\\[A-Za-z]+ ?)$/.test(tex) ? tex : fenced("(", tex, ")");
}
