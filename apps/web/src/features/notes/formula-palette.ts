import type { Texts } from "@jotter/locales/en";

type KeyName = keyof Texts["formula"]["key"];
export type PaletteGroup = keyof Texts["formula"]["group"];

/**
 * A key of the palette. `#?` is a place to fill in, `#@` what stands before the caret. A shape has a name in every
 * language; a sign is its own name, and every screen reader knows it.
 */
export type PaletteKey = {
  readonly insert: string;
  /** What is drawn on the key. */
  readonly face: string;
} & ({ readonly name: KeyName } | { readonly sign: string });

const raw = String.raw;
const box = raw`\square`;

export const palette: Readonly<Record<PaletteGroup, readonly PaletteKey[]>> = {
  basics: [
    shape("fraction", raw`\frac{#?}{#?}`),
    shape("power", "#@^{#?}", "x^{\\square}"),
    shape("index", "#@_{#?}", "x_{\\square}"),
    shape("both", "#@_{#?}^{#?}", "x_{\\square}^{\\square}"),
    shape("root", raw`\sqrt{#?}`),
    shape("nthRoot", raw`\sqrt[#?]{#?}`),
    shape("brackets", raw`\left(#?\right)`),
    shape("absolute", raw`\left|#?\right|`),
    shape("words", raw`\text{#?}`, raw`\text{abc}`),
    shape("degree", raw`^{\circ}`, raw`{}^{\circ}`),
    ...signs(raw`+:+ −:- ·:\cdot ×:\times ÷:\div ±:\pm =:= ≠:\ne <:< >:> ≤:\le ≥:\ge ≈:\approx ∞:\infty π:\pi`),
  ],
  calculus: [
    shape("sum", raw`\sum_{#?}^{#?}#?`, raw`\sum`),
    shape("product", raw`\prod_{#?}^{#?}#?`, raw`\prod`),
    shape("integral", raw`\int #?\,\mathrm{d}#?`, raw`\int`),
    shape("area", raw`\int_{#?}^{#?}#?\,\mathrm{d}#?`, raw`\int_{a}^{b}`),
    shape("limit", raw`\lim_{#?\to #?}#?`, raw`\lim`),
    shape("derivative", raw`\frac{\mathrm{d}#?}{\mathrm{d}#?}`, raw`\frac{\mathrm{d}y}{\mathrm{d}x}`),
    shape("partial", raw`\frac{\partial #?}{\partial #?}`, raw`\frac{\partial f}{\partial x}`),
    shape("binomial", raw`\binom{#?}{#?}`, raw`\binom{n}{k}`),
    ...signs(raw`′:' ∂:\partial ∇:\nabla ∬:\iint ∮:\oint →:\to ∞:\infty !:! Δ:\Delta`),
    ...["sin", "cos", "tan", "ln", "log", "exp"].map((name) => ({
      insert: `\\${name} `,
      face: `\\${name}`,
      sign: name,
    })),
  ],
  vectors: [
    shape("vector", raw`\vec{#?}`, raw`\vec{v}`),
    shape("column", raw`\begin{pmatrix}#? \\ #?\end{pmatrix}`, raw`\binom{x}{y}`),
    shape(
      "matrix",
      raw`\begin{pmatrix}#? & #? \\ #? & #?\end{pmatrix}`,
      raw`\left(\begin{smallmatrix}a&b\\c&d\end{smallmatrix}\right)`,
    ),
    shape(
      "largeMatrix",
      raw`\begin{pmatrix}#? & #? & #? \\ #? & #? & #? \\ #? & #? & #?\end{pmatrix}`,
      raw`\left(\begin{smallmatrix}\cdot&\cdot&\cdot\\\cdot&\cdot&\cdot\\\cdot&\cdot&\cdot\end{smallmatrix}\right)`,
    ),
    shape(
      "determinant",
      raw`\begin{vmatrix}#? & #? \\ #? & #?\end{vmatrix}`,
      raw`\left|\begin{smallmatrix}a&b\\c&d\end{smallmatrix}\right|`,
    ),
    shape(
      "cases",
      raw`\begin{cases}#? & #? \\ #? & #?\end{cases}`,
      raw`\left\{\begin{smallmatrix}a\\b\end{smallmatrix}\right.`,
    ),
    shape(
      "steps",
      raw`\begin{aligned}#? &= #? \\ &= #?\end{aligned}`,
      raw`\begin{smallmatrix}x=\\\phantom{x}=\end{smallmatrix}`,
    ),
    shape("norm", raw`\left\lVert #?\right\rVert`, raw`\lVert v\rVert`),
    shape("mean", raw`\overline{#?}`, raw`\overline{x}`),
    shape("hat", raw`\hat{#?}`, raw`\hat{x}`),
    ...signs(raw`·:\cdot ×:\times ⊥:\perp ∥:\parallel ∠:\angle ⊗:\otimes ⋯:\cdots ⋮:\vdots ⋱:\ddots`),
  ],
  greek: signs(
    raw`α:\alpha β:\beta γ:\gamma δ:\delta ε:\varepsilon ζ:\zeta η:\eta θ:\theta ι:\iota κ:\kappa λ:\lambda μ:\mu ν:\nu ξ:\xi π:\pi ρ:\rho σ:\sigma τ:\tau υ:\upsilon φ:\varphi χ:\chi ψ:\psi ω:\omega Γ:\Gamma Δ:\Delta Θ:\Theta Λ:\Lambda Ξ:\Xi Π:\Pi Σ:\Sigma Φ:\Phi Ψ:\Psi Ω:\Omega`,
  ),
  relations: signs(
    raw`=:= ≠:\ne ≈:\approx ≡:\equiv ∼:\sim ≅:\cong ∝:\propto <:< >:> ≤:\le ≥:\ge ≪:\ll ≫:\gg ∈:\in ∉:\notin ⊂:\subset ⊆:\subseteq ∪:\cup ∩:\cap ∖:\setminus ∅:\emptyset ℕ:\mathbb{N} ℤ:\mathbb{Z} ℚ:\mathbb{Q} ℝ:\mathbb{R} ℂ:\mathbb{C} ∀:\forall ∃:\exists ¬:\neg ∧:\land ∨:\lor ∣:\mid`,
  ),
  arrows: [
    ...signs(
      raw`→:\to ←:\leftarrow ↔:\leftrightarrow ⇒:\Rightarrow ⇐:\Leftarrow ⇔:\Leftrightarrow ↦:\mapsto ⟶:\longrightarrow ↑:\uparrow ↓:\downarrow ↗:\nearrow ↘:\searrow ⇌:\rightleftharpoons`,
    ),
    shape("overArrow", raw`\xrightarrow{#?}`, raw`\xrightarrow{n}`),
  ],
  chemistry: [
    shape("compound", raw`\mathrm{#?}_{#?}`, raw`\mathrm{H}_{2}`),
    shape("cation", raw`\mathrm{#?}^{#?+}`, raw`\mathrm{Na}^{+}`),
    shape("anion", raw`\mathrm{#?}^{#?-}`, raw`\mathrm{Cl}^{-}`),
    shape("isotope", raw`{}^{#?}_{#?}\mathrm{#?}`, raw`{}^{14}_{6}\mathrm{C}`),
    shape("reaction", raw`\longrightarrow `, raw`\longrightarrow`),
    shape("equilibrium", raw`\rightleftharpoons `, raw`\rightleftharpoons`),
    shape("overArrow", raw`\xrightarrow{#?}`, raw`\xrightarrow{\Delta}`),
    shape("gas", raw`\uparrow `, raw`\uparrow`),
    shape("solid", raw`\downarrow `, raw`\downarrow`),
    shape("state", raw`_{(\mathrm{#?})}`, raw`_{(\mathrm{aq})}`),
    shape("enthalpy", raw`\Delta H`),
    ...signs(raw`+:+ ·:\cdot °:^{\circ} λ:\lambda`),
  ],
};

function shape(name: KeyName, insert: string, face = insert.replaceAll(/#[?@]/g, box)): PaletteKey {
  return { name, insert, face };
}

/** "α:\alpha β:\beta": each sign, and how it is written. A command ends before the letter that may follow it. */
function signs(list: string): readonly PaletteKey[] {
  return list.split(" ").map((pair) => {
    const [sign = "", tex = ""] = [pair.slice(0, pair.indexOf(":", 1)), pair.slice(pair.indexOf(":", 1) + 1)];
    return { sign, insert: /\\[a-zA-Z]+$/.test(tex) ? `${tex} ` : tex, face: tex };
  });
}
