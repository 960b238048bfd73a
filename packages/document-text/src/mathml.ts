import { decodedEntities } from "@jotter/markdown/entities";
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
import { attributeOf, childrenNamed, localName, wordsIn, type XmlElement } from "./xml.ts";

/** A formula of the web, as e-books and pages have them, as LaTeX; null where nothing stands in it. */
export function mathmlFormula(math: XmlElement): string | null {
  return tidyTex(row(math));
}

function elementsIn(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((node) => node.type === "element");
}

function row(element: XmlElement): string {
  return elementsIn(element).map(texOf).join("");
}

function lettersIn(element: XmlElement): string {
  return decodedEntities(wordsIn(element)).replace(/\s+/g, " ").trim();
}

function texOf(element: XmlElement): string {
  const reader = readers[localName(element)];
  return reader ? reader(element) : row(element);
}

const none = () => "";
/** The parts of an element that has one for each place. */
const parts = (element: XmlElement) => elementsIn(element).map(texOf);

const readers: Readonly<Record<string, (element: XmlElement) => string>> = {
  mi: (element) => nameTex(lettersIn(element)),
  mn: (element) => lettersTex(lettersIn(element)),
  mo: (element) => {
    const sign = lettersIn(element);
    return /^[A-Za-z]{2,}$/.test(sign) ? nameTex(sign) : lettersTex(sign);
  },
  mtext: (element) => wordsTex(decodedEntities(wordsIn(element)).replace(/\s+/g, " ")),
  ms: (element) => wordsTex(lettersIn(element)),
  mspace: () => " ",
  mphantom: none,
  annotation: none,
  "annotation-xml": none,
  semantics: (element) => {
    const [first] = elementsIn(element);
    const written = childrenNamed(element, "annotation").find((one) => /tex/i.test(attributeOf(one, "encoding") ?? ""));
    // Whoever wrote it as LaTeX meant just that.
    const tex = written ? lettersIn(written).replace(/^\$+|\$+$/g, "") : "";
    return tex !== "" && !/\$|\\[)\]]/.test(tex) ? tex : first ? texOf(first) : "";
  },
  mfrac: (element) => {
    const [above = "", below = ""] = parts(element);
    return fraction(above, below, !/^0(?:\D|$)/.test(attributeOf(element, "linethickness") ?? ""));
  },
  msqrt: (element) => root(row(element)),
  mroot: (element) => {
    const [inner = "", degree = ""] = parts(element);
    return root(inner, degree);
  },
  msub: (element) => {
    const [base = "", below = ""] = parts(element);
    return withScripts(base, below, "");
  },
  msup: (element) => {
    const [base = "", above = ""] = parts(element);
    // A stroke beside a letter is raised already.
    return /^'+$/.test(above) ? `${base.trimEnd()}${above}` : withScripts(base, "", above);
  },
  msubsup: (element) => {
    const [base = "", below = "", above = ""] = parts(element);
    return withScripts(base, below, above);
  },
  munder: (element) => {
    const [base = "", below = ""] = parts(element);
    return around(element, base, below, "");
  },
  mover: (element) => {
    const [base = "", above = ""] = parts(element);
    return around(element, base, "", above);
  },
  munderover: (element) => {
    const [base = "", below = "", above = ""] = parts(element);
    return around(element, base, below, above);
  },
  mfenced: (element) => {
    const signs = [...(attributeOf(element, "separators") ?? ",").replace(/\s/g, "")];
    const inner = parts(element).map((part, place) => {
      const sign = place === 0 ? "" : (signs[place - 1] ?? signs.at(-1) ?? "");
      return lettersTex(sign) + part;
    });
    return fenced(attributeOf(element, "open") ?? "(", inner.join(""), attributeOf(element, "close") ?? ")");
  },
  menclose: (element) =>
    /box/.test(attributeOf(element, "notation") ?? "") ? `\\boxed{${row(element)}}` : row(element),
  mtable: (element) => {
    const rows = elementsIn(element).filter((one) => /^m(?:labeled)?tr$/.test(localName(one)));
    return rowsTex(
      rows.map((one) => childrenNamed(one, "mtd").map(row)),
      "matrix",
    );
  },
};

/** Of a sum the bounds, of a letter the sign above it, of anything else what stands over and under it. */
function around(element: XmlElement, base: string, below: string, above: string): string {
  if (isLimit(base)) return withScripts(base, below, above);
  if (/^\\(?:under|over)brace\{/.test(base)) return withScripts(base, below, above);
  const signs = elementsIn(element).map(lettersIn);
  if (above !== "" && below === "") {
    const named = accented(base, signs[1] ?? "");
    if (named) return named;
  }
  if (below !== "" && signs[1] === "⏟") return `\\underbrace{${base}}`;
  if (below !== "" && "_¯‾―\u0332".includes(signs[1] || " ")) return `\\underline{${base}}`;
  const over = above === "" ? base : `\\overset{${above}}{${base}}`;
  return below === "" ? over : `\\underset{${below}}{${over}}`;
}
