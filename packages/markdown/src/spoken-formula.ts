/** What a formula is spoken with; `say` has the words of one language. */
export type Spoken =
  | "plus"
  | "minus"
  | "negative"
  | "times"
  | "over"
  | "equals"
  | "about"
  | "less"
  | "more"
  | "atMost"
  | "atLeast"
  | "notEqual"
  | "plusMinus"
  | "or"
  | "and"
  | "yields"
  | "becomes"
  | "infinity"
  | "factorial"
  | "integral"
  | "sum"
  | "bar"
  | "open"
  | "close"
  | "of"
  | "prime"
  | "squared"
  | "cubed"
  | "power"
  | "powerLong"
  | "sub"
  | "fraction"
  | "fractionLong"
  | "root"
  | "rootLong"
  | "rootOf"
  | "bounds"
  | "under"
  | "rows"
  | "row"
  | "empty";

export type Say = (id: Spoken, parts?: Readonly<Record<string, string>>) => string;

const operators: Readonly<Record<string, Spoken>> = {
  "+": "plus",
  "-": "minus",
  "−": "minus",
  "⋅": "times",
  "·": "times",
  "×": "times",
  "∗": "times",
  "*": "times",
  "/": "over",
  "÷": "over",
  "=": "equals",
  "≈": "about",
  "<": "less",
  ">": "more",
  "≤": "atMost",
  "≥": "atLeast",
  "≦": "atMost",
  "≧": "atLeast",
  "≠": "notEqual",
  "±": "plusMinus",
  "∨": "or",
  "∧": "and",
  "→": "becomes",
  "⟶": "yields",
  "⇌": "yields",
  "⇒": "yields",
  "∞": "infinity",
  "!": "factorial",
  "∫": "integral",
  "∑": "sum",
  "|": "bar",
  "∣": "bar",
  "(": "open",
  ")": "close",
  "′": "prime",
  "∅": "empty",
};

type Node = {
  readonly name: string;
  readonly text: string;
  readonly isUpright: boolean;
  readonly children: readonly Node[];
};

/** The markup of a drawn formula with its words as the name of its MathML: a screen reader says those. */
export function withSpokenName(html: string, say: Say): string {
  const words = spokenFormula(html, say);
  return words === "" ? html : html.replace("<math ", `<math aria-label="${escaped(words)}" `);
}

const escaped = (words: string) => words.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** A drawn formula in words, out of its MathML. */
export function spokenFormula(html: string, say: Say): string {
  const from = html.indexOf("<math");
  const [root] = from < 0 ? [] : nodesIn(html.slice(from, html.indexOf("</math>") + "</math>".length));
  return root === undefined ? "" : tidied(spoken(root, say));
}

const tidied = (words: string) =>
  words
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;:.、，；])/g, "")
    .trim()
    .replace(/[,，、]$/u, "");

function nodesIn(markup: string): readonly Node[] {
  const root = { name: "", text: "", isUpright: false, children: [] as Node[] };
  const open = [root];
  for (const [whole, closes, name = "", isEmpty, text] of markup.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>|([^<]+)/g)) {
    const top = open.at(-1) ?? root;
    if (text !== undefined) top.text += plain(text);
    else if (closes === "/") open.pop();
    else {
      const node = { name, text: "", isUpright: whole.includes("normal"), children: [] as Node[] };
      top.children.push(node);
      if (isEmpty !== "/") open.push(node);
    }
  }
  return root.children;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " " };
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const isSimple = ({ name, children }: Node): boolean =>
  /^m[ino]$/.test(name) ||
  (name === "mrow" && children.length === 1 && children[0] !== undefined && isSimple(children[0]));

function spoken(node: Node, say: Say): string {
  const { name, children } = node;
  const [one, two, three] = children;
  const part = (child: Node | undefined) => (child === undefined ? "" : spoken(child, say));
  if (name === "annotation" || name === "mspace" || name === "mpadded") return "";
  if (name === "semantics") return part(one);
  if (name === "mo") return operator(node.text, say);
  if (name === "mi" && operators[node.text] !== undefined) return operator(node.text, say);
  if (name === "mi" || name === "mn" || name === "mtext") return ` ${node.text.replace(/[\u2061\u2062]/gu, "")} `;
  if (name === "mfrac") {
    const isShort = one !== undefined && two !== undefined && isSimple(one) && isSimple(two);
    return ` ${say(isShort ? "fraction" : "fractionLong", { top: part(one).trim(), bottom: part(two).trim() })} `;
  }
  if (name === "msqrt") {
    const of = inRow(children, say).trim();
    return ` ${say(children.length === 1 && one !== undefined && isSimple(one) ? "root" : "rootLong", { of })} `;
  }
  if (name === "mroot") return ` ${say("rootOf", { of: part(one).trim(), degree: part(two).trim() })} `;
  if (name === "msup") return raised(part(one), two, say);
  if (name === "munder" || (name === "msub" && /^(?:lim|max|min)/.test(textOf(one ?? node))))
    return ` ${part(one)} ${say("under", { under: part(two).trim() })} `;
  if (name === "msub") return ` ${say("sub", { base: part(one).trim(), index: part(two).trim() })} `;
  if (name === "msubsup" || name === "munderover") {
    if (isLarge(one)) return ` ${part(one)} ${say("bounds", { from: part(two).trim(), to: part(three).trim() })} `;
    return raised(say("sub", { base: part(one).trim(), index: part(two).trim() }), three, say);
  }
  if (name === "mover") return part(one);
  if (name === "mtable") {
    const rows = children.map((row) => say("row", { cells: row.children.map((cell) => part(cell).trim()).join(", ") }));
    return ` ${say("rows", { rows: rows.join("; ") })} `;
  }
  return inRow(children, say);
}

const isLarge = (node: Node | undefined): boolean =>
  node !== undefined && (/[∫∑∏]/u.test(node.text) || node.children.some(isLarge));

function raised(base: string, exponent: Node | undefined, say: Say): string {
  if (exponent === undefined) return base;
  const words = spoken(exponent, say).trim();
  if (/^′+$/u.test(textOf(exponent))) return ` ${base.trim()} ${words} `;
  if (textOf(exponent) === "2") return ` ${say("squared", { base: base.trim() })} `;
  if (textOf(exponent) === "3") return ` ${say("cubed", { base: base.trim() })} `;
  return ` ${say(isSimple(exponent) ? "power" : "powerLong", { base: base.trim(), exponent: words })} `;
}

const textOf = ({ text, children }: Node): string => (children.length > 0 ? children.map(textOf).join("") : text);

/** "f(x)" is f of x; other brackets are said. */
function inRow(children: readonly Node[], say: Say): string {
  const words: string[] = [];
  for (let at = 0; at < children.length; at++) {
    const node = children[at];
    if (node === undefined) continue;
    const [open, inner, close] = children.slice(at + 1, at + 4);
    const isCall =
      open?.text === "(" &&
      close?.text === ")" &&
      inner !== undefined &&
      isSimple(inner) &&
      /^[fghyFP]′*$/u.test(textOf(node));
    if (isCall) {
      words.push(` ${say("of", { name: spoken(node, say).trim(), argument: spoken(inner, say).trim() })} `);
      at += 3;
    } else if (isSign(children[at - 1], node)) words.push(` ${say("negative")} `);
    // "Fe" is one element, though drawn letter by letter.
    else if (isOneName(children[at - 1], node))
      words.push(`${words.pop()?.trimEnd() ?? ""}${spoken(node, say).trimStart()}`);
    else words.push(spoken(node, say));
  }
  return words.join("");
}

/** A minus that takes nothing away: it opens the row, or stands behind another sign. */
function isSign(before: Node | undefined, { name, text }: Node): boolean {
  const isMinus = name === "mo" && /^[-−]$/u.test(text);
  return isMinus && (before === undefined || (before.name === "mo" && !/^[)\]}!′|∣]$/u.test(before.text)));
}

function isOneName(before: Node | undefined, node: Node): boolean {
  const { name, text, isUpright } = /^ms(?:ub|up|ubsup)$/.test(node.name) ? (node.children[0] ?? node) : node;
  return name === "mi" && isUpright && /^\p{Ll}$/u.test(text) && before?.name === "mi" && before.isUpright;
}

function operator(text: string, say: Say): string {
  const sign = text.trim();
  if (/^′+$/u.test(sign)) return ` ${[...sign].map(() => say("prime")).join(" ")} `;
  const id = operators[sign];
  return id === undefined ? ` ${sign.replace(/[\u2061-\u2063]/gu, "")} ` : ` ${say(id)} `;
}
