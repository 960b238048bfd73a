/** LaTeX for MathML that has none with it. It covers what schools write; what it does not know is written as text. */
export function mathmlToTex(math: Element): string {
  return children(math).replace(/ {2,}/g, " ").trim();
}

function children(node: Element): string {
  return [...node.children].map(texOf).reduce(joined, "");
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
      return identifier(text, node.getAttribute("mathvariant"));
    case "mn":
      return text;
    case "mo":
      return operator(text);
    case "mtext":
    case "ms":
      return text === "" ? "\\ " : `\\text{${text}}`;
    case "mspace":
      return "\\ ";
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
      return `${base(part(0))}_${group(1)}`;
    case "mover":
      return over(part(0), (parts[1]?.textContent ?? "").trim(), part(1));
    case "mfenced":
      return fenced(node, parts.map(texOf));
    case "mtable":
      return `\\begin{matrix}${parts.map(texOf).join(" \\\\ ")}\\end{matrix}`;
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
  return /^(\\?[\p{L}\p{N}]|\\[a-zA-Z]+|[^\p{L}\p{N}\s\\])$/u.test(tex) || tex === "" ? tex : `{${tex}}`;
}

function over(below: string, mark: string, above: string): string {
  const accent = accents.get(mark);
  if (accent) return `\\${accent}{${below}}`;
  return /^\\(sum|prod|int|lim)/.test(below) ? `${below}^{${above}}` : `\\overset{${above}}{${below}}`;
}

function fenced(node: Element, parts: readonly string[]): string {
  const open = operator(node.getAttribute("open") ?? "(");
  const close = operator(node.getAttribute("close") ?? ")");
  return `\\left${open || "."}${parts.join(node.getAttribute("separators")?.trim()[0] ?? ",")}\\right${close || "."}`;
}

function identifier(text: string, variant: string | null): string {
  const known = symbols.get(text);
  if (known) return `\\${known}`;
  if (/^(sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|det|gcd)$/.test(text)) {
    return `\\${text}`;
  }
  if (variant === "double-struck" && text.length === 1) return `\\mathbb{${text}}`;
  return [...text].length > 1 || variant === "normal" ? `\\mathrm{${text}}` : text;
}

function operator(text: string): string {
  const known = symbols.get(text);
  if (known) return `\\${known}`;
  if (/^[{}%#&$]$/.test(text)) return `\\${text}`;
  if (/^[a-z]{2,}$/i.test(text)) return identifier(text, null);
  if (text === "−") return "-";
  if (text === "′") return "'";
  // What stands between things without being seen: applied to, times, separated from.
  return text.replace(/[\u2061-\u2064]/g, "");
}

const accents = new Map([
  ["→", "vec"],
  ["⃗", "vec"],
  ["^", "hat"],
  ["ˆ", "hat"],
  ["¯", "overline"],
  ["‾", "overline"],
  ["―", "overline"],
  ["˙", "dot"],
  ["¨", "ddot"],
  ["~", "tilde"],
  ["˜", "tilde"],
  ["⏞", "overbrace"],
]);

const names =
  "α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi " +
  "π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda " +
  "Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∑ sum ∏ prod ∫ int ∬ iint ∭ iiint ∮ oint ∂ partial ∇ nabla ∞ infty " +
  "± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∘ circ ∗ ast ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ∝ propto ≪ ll " +
  "≫ gg ∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊃ supset ⊇ supseteq ∪ cup ∩ cap ∖ setminus ∅ emptyset ∀ forall ∃ exists " +
  "¬ neg ∧ land ∨ lor ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ∠ angle → to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow " +
  "⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ⟶ longrightarrow ⇌ rightleftharpoons ↑ uparrow ↓ downarrow … dots ⋯ cdots " +
  "⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert ∣ mid  ℏ hbar ℓ ell ° degree " +
  "ℕ mathbb{N} ℤ mathbb{Z} ℚ mathbb{Q} ℝ mathbb{R} ℂ mathbb{C}";

const symbols = new Map([...names.matchAll(/(\S+) (\S+)/g)].map(([, sign = "", name = ""]) => [sign, name] as const));
