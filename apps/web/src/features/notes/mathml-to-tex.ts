/**
 * LaTeX for MathML that has none with it: browsers leave the source out when a formula is copied. It covers what schools
 * write; what it does not know is written as it stands.
 */
export function mathmlToTex(math: Element): string {
  return children(math).replace(/ {2,}/g, " ").trim();
}

function children(node: Element): string {
  const parts = [...node.children];
  const [first, last] = [parts[0], parts.at(-1)];
  // Cases have a brace before them, and nothing behind.
  if (parts.length === 2 && isFence(first) && last?.localName === "mtable") {
    return fenced(first?.textContent?.trim() ?? "", texOf(last), "");
  }
  const isFenced = parts.length > 1 && isFence(first) && isFence(last);
  const inner = (isFenced ? parts.slice(1, -1) : parts).map(texOf).reduce(joined, "");
  return isFenced ? fenced(first?.textContent?.trim() ?? "", inner, last?.textContent?.trim() ?? "") : inner;
}

function isFence(node: Element | undefined): boolean {
  return node?.localName === "mo" && node.getAttribute("fence") === "true" && node.getAttribute("stretchy") !== "false";
}

function texOf(node: Element): string {
  const parts = [...node.children];
  const part = (index: number) => {
    const one = parts[index];
    return one ? texOf(one) : "";
  };
  const group = (index: number) => `{${part(index)}}`;
  const text = (node.textContent ?? "").trim();
  switch (node.localName) {
    case "mi":
      return identifier(text, node);
    case "mn":
      return text;
    case "mo":
      return operator(text);
    case "mtext":
    case "ms":
      return text === "" ? spaceOf(node.textContent ?? "") : `\\text{${node.textContent?.replaceAll("\u00a0", " ")}}`;
    case "mspace":
      return spaces.get(node.getAttribute("width") ?? "") ?? "\\ ";
    case "mfrac":
      return `\\frac${group(0)}${group(1)}`;
    case "msqrt":
      return `\\sqrt{${children(node)}}`;
    case "mroot":
      return `\\sqrt[${part(1)}]${group(0)}`;
    case "msup":
      return /^′+$/.test(parts[1]?.textContent?.trim() ?? "")
        ? base(part(0)) + part(1)
        : `${base(part(0))}^${group(1)}`;
    case "msub":
      return `${base(part(0))}_${group(1)}`;
    case "msubsup":
    case "munderover":
      return `${base(part(0))}_${group(1)}^${group(2)}`;
    case "munder":
      return under(part(0), (parts[1]?.textContent ?? "").trim(), part(1));
    case "mover":
      return over(part(0), (parts[1]?.textContent ?? "").trim(), part(1));
    case "mfenced":
      return fenced(
        node.getAttribute("open") ?? "(",
        parts.map(texOf).join(node.getAttribute("separators")?.trim()[0] ?? ","),
        node.getAttribute("close") ?? ")",
      );
    case "mtable": {
      // Rows under each other that meet at their equals signs.
      const name = /^right left/.test(node.getAttribute("columnalign") ?? "") ? "aligned" : "matrix";
      return `\\begin{${name}}${parts.map(texOf).join(" \\\\ ")}\\end{${name}}`;
    }
    case "mtr":
    case "mlabeledtr":
      return parts.map(texOf).join(" & ");
    case "semantics":
      return part(0);
    case "annotation":
    case "annotation-xml":
    case "mphantom":
      return "";
    default:
      return parts.length > 0 ? children(node) : text;
  }
}

/** A command's name must not run into the letter that follows it. */
function joined(before: string, next: string): string {
  return /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(next) ? `${before} ${next}` : before + next;
}

function base(tex: string): string {
  const isOne =
    /^(\\?[\p{L}\p{N}]|\\[a-zA-Z]+|[^\p{L}\p{N}\s\\]|\\(under|over)brace\{.*\}|\\[a-zA-Z]+\{[^{}]*\})$/u.test(tex);
  return isOne ? tex : `{${tex}}`;
}

function under(above: string, mark: string, below: string): string {
  if (mark === "⏟") return `\\underbrace{${above}}`;
  return mark !== "" && "_‾―".includes(mark) ? `\\underline{${above}}` : `${base(above)}_{${below}}`;
}

function over(below: string, mark: string, above: string): string {
  if (below === "\\to") return `\\xrightarrow{${above}}`;
  if (mark === "→") return below.length > 1 ? `\\overrightarrow{${below}}` : `\\vec{${below}}`;
  const accent = accents.get(mark);
  if (accent) return `\\${accent}{${below}}`;
  return /^\\(sum|prod|int|lim)/.test(below) ? `${below}^{${above}}` : `\\overset{${above}}{${below}}`;
}

function fenced(open: string, inner: string, close: string): string {
  const tex = `\\left${operator(open) || "."}${inner}\\right${operator(close) || "."}`;
  const table = /^\\left(\S+?)\\begin\{matrix\}([\s\S]*)\\end\{matrix\}\\right(\S+)$/.exec(tex);
  const name = table && !table[2]?.includes("\\begin") ? tables.get(`${table[1]} ${table[3]}`) : undefined;
  return name ? `\\begin{${name}}${table?.[2]}\\end{${name}}` : tex.replace(/^(\\left\\[a-zA-Z]+)(?=[a-zA-Z])/, "$1 ");
}

const tables = new Map([
  ["( )", "pmatrix"],
  ["[ ]", "bmatrix"],
  ["| |", "vmatrix"],
  ["\\{ .", "cases"],
]);

function identifier(text: string, node: Element): string {
  const variant = node.getAttribute("mathvariant");
  const known = symbols.get(text);
  if (known) return `\\${known}`;
  if (functions.test(text)) return `\\${text}`;
  if (variant === "double-struck" && text.length === 1) return `\\mathbb{${text}}`;
  if (text === "∣") return "|";
  if (/^[{}%#&$]$/.test(text)) return `\\${text}`;
  const isFunction = node.nextElementSibling?.textContent === "\u2061";
  if (isFunction && text.length > 1) return `\\operatorname{${text}}`;
  return [...text].length > 1 || variant === "normal" ? `\\mathrm{${text}}` : text;
}

function operator(text: string): string {
  const known = symbols.get(text);
  if (known) return `\\${known}`;
  if (/^[{}%#&$]$/.test(text)) return `\\${text}`;
  if (functions.test(text)) return `\\${text}`;
  if (text === "∣") return "|";
  if (text === "−") return "-";
  if (text === "′") return "'";
  // What stands between things without being seen: applied to, times, separated from.
  return text.replace(/[\u2061-\u2064]/g, "");
}

const functions =
  /^(sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|det|gcd|sup|inf|dim|ker|deg|arg)$/;

const accents = new Map([
  ["⃗", "vec"],
  ["^", "hat"],
  ["ˆ", "hat"],
  ["¯", "overline"],
  ["ˉ", "bar"],
  ["‾", "overline"],
  ["―", "overline"],
  ["˙", "dot"],
  ["¨", "ddot"],
  ["~", "tilde"],
  ["˜", "tilde"],
  ["⏞", "overbrace"],
]);

const spaces = new Map([
  ["0.1667em", "\\,"],
  ["0.2222em", "\\:"],
  ["0.2778em", "\\;"],
  ["1em", "\\quad "],
  ["2em", "\\qquad "],
  ["0em", ""],
]);

/** Some write a narrow space as a letter of its own. */
function spaceOf(text: string): string {
  if (text === "\u2009" || text === "\u200a" || text === "\u202f") return "\\,";
  return /^[\u200b-\u200d\u2060]*$/.test(text) ? "" : "\\ ";
}

const names =
  "α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi " +
  "π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda " +
  "Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∑ sum ∏ prod ∫ int ∬ iint ∭ iiint ∮ oint ∂ partial ∇ nabla ∞ infty " +
  "± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∘ circ ∗ ast ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ∝ propto ≪ ll " +
  "≫ gg ∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊃ supset ⊇ supseteq ∪ cup ∩ cap ∖ setminus ∅ emptyset ∀ forall ∃ exists " +
  "¬ neg ∧ land ∨ lor ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ∠ angle → to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow " +
  "⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ⟶ longrightarrow ⇌ rightleftharpoons ↑ uparrow ↓ downarrow … dots ⋯ cdots " +
  "⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert ⟹ implies ⟸ impliedby ⟺ iff ⟷ longleftrightarrow  ℏ hbar ℓ ell ° degree " +
  "ℕ mathbb{N} ℤ mathbb{Z} ℚ mathbb{Q} ℝ mathbb{R} ℂ mathbb{C}";

const symbols = new Map([...names.matchAll(/(\S+) (\S+)/g)].map(([, sign = "", name = ""]) => [sign, name] as const));
