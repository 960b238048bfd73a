import { loadTypesetter } from "@jotter/markdown/formula";
import { describe, expect, test } from "vitest";
import { withFormulas } from "./formulas.ts";
import { mathmlFormula } from "./mathml.ts";
import { textOf } from "./testing/read.ts";
import { docxParts, epubParts, packed, pptxParts, shape } from "./testing/write-office.ts";
import { wordFormula } from "./word-formula.ts";
import { readXml } from "./xml.ts";

const run = (letters: string, properties = "") =>
  `<m:r>${properties && `<m:rPr>${properties}</m:rPr>`}<m:t>${letters}</m:t></m:r>`;
const e = (inner: string) => `<m:e>${inner}</m:e>`;
const power = (base: string, above: string) => `<m:sSup>${e(run(base))}<m:sup>${run(above)}</m:sup></m:sSup>`;
const value = (name: string, what: string) => `<m:${name} m:val="${what}"/>`;
const quadratic = `${run("x=")}<m:f><m:num>${run("−b±")}<m:rad><m:radPr>${value("degHide", "1")}</m:radPr><m:deg/>${e(power("b", "2") + run("−4ac"))}</m:rad></m:num><m:den>${run("2a")}</m:den></m:f>`;

const word: readonly (readonly [string, string])[] = [
  [quadratic, "x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}"],
  [
    `<m:nary><m:naryPr>${value("chr", "∑")}</m:naryPr><m:sub>${run("k=1")}</m:sub><m:sup>${run("n")}</m:sup>${e(power("k", "2"))}</m:nary>`,
    "\\sum_{k=1}^{n} k^{2}",
  ],
  [`<m:nary><m:sub/><m:sup/>${e(run("f dx"))}</m:nary>`, "\\int f dx"],
  [
    `<m:func><m:fName><m:limLow>${e(run("lim", value("sty", "p")))}<m:lim>${run("x→0")}</m:lim></m:limLow></m:fName>${e(run("f"))}</m:func>`,
    "\\lim_{x\\to 0} f",
  ],
  [`<m:func><m:fName>${run("sin")}</m:fName>${e(run("θ"))}</m:func>`, "\\sin\\theta"],
  [`<m:acc><m:accPr>${value("chr", "\u20d7")}</m:accPr>${e(run("v"))}</m:acc>`, "\\vec{v}"],
  [`<m:acc>${e(run("p"))}</m:acc>`, "\\hat{p}"],
  [`<m:d><m:dPr>${value("begChr", "|")}${value("endChr", "|")}</m:dPr>${e(run("x"))}</m:d>`, "\\left|x\\right|"],
  [
    `<m:d><m:dPr>${value("begChr", "{")}${value("endChr", "")}</m:dPr>${e(`<m:eqArr>${e(run("x&amp;=1"))}${e(run("y&amp;=2"))}</m:eqArr>`)}</m:d>`,
    "\\left\\{\\begin{aligned} x & =1 \\\\ y & =2 \\end{aligned}\\right.",
  ],
  [
    `<m:d>${e(`<m:m><m:mr>${e(run("1"))}${e(run("0"))}</m:mr><m:mr>${e(run("0"))}${e(run("1"))}</m:mr></m:m>`)}</m:d>`,
    "\\left(\\begin{matrix} 1 & 0 \\\\ 0 & 1 \\end{matrix}\\right)",
  ],
  [
    `<m:d>${e(`<m:f><m:fPr>${value("type", "noBar")}</m:fPr><m:num>${run("n")}</m:num><m:den>${run("k")}</m:den></m:f>`)}</m:d>`,
    "\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)",
  ],
  [run(" if rain &amp; 50% ", "<m:nor/>"), "\\text{ if rain \\& 50\\% }"],
  [`${run("v")}${run("速度")}${run("𝑡")}`, "v\\text{速度}t"],
  [`<m:sSub>${e(run("ab"))}<m:sub>${run("12")}</m:sub></m:sSub>`, "{ab}_{12}"],
  [`<m:groupChr>${e(run("a+b"))}<m:groupChrPr>${value("chr", "⏟")}</m:groupChrPr></m:groupChr>`, "\\underbrace{a+b}"],
];

const mathml: readonly (readonly [string, string])[] = [
  [
    "<mrow><mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></mrow>",
    "x=\\frac{-b\\pm\\sqrt{b^{2}}}{2a}",
  ],
  [
    "<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>k</mi></msub>",
    "\\sum_{k=1}^{n}a_{k}",
  ],
  ["<mi>sin</mi><mo>&#x2061;</mo><mi>α</mi>", "\\sin\\alpha"],
  ["<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>f</mi>", "\\lim_{x\\to 0}f"],
  ["<mover accent='true'><mi>F</mi><mo>→</mo></mover>", "\\vec{F}"],
  ["<mover><mi>x</mi><mo>¯</mo></mover>", "\\bar{x}"],
  ["<mroot><mi>x</mi><mn>3</mn></mroot>", "\\sqrt[3]{x}"],
  ["<mfenced open='[' close=')'><mn>0</mn><mn>1</mn></mfenced>", "\\left[0,1\\right)"],
  ["<msup><mi>f</mi><mo>′</mo></msup><mo>&lt;</mo><mn>5</mn><mtext> cm</mtext>", "f'<5\\text{ cm}"],
  ["<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>", "\\begin{matrix} 1 & 2 \\end{matrix}"],
  [
    "<semantics><mi>y</mi><annotation encoding='application/x-tex'>\\frac{y}{2}</annotation></semantics>",
    "\\frac{y}{2}",
  ],
];

describe("formulas of others", () => {
  test.each(word)("of Word come as LaTeX: %#, $1 [DOC-3]", async (omml, tex) => {
    expect(wordFormula(readXml(`<m:oMath>${omml}</m:oMath>`))).toBe(tex);
    expect(await drawing(tex)).toEqual({ html: expect.any(String) });
  });

  test.each(mathml)("of the web come as LaTeX: %#, $1 [DOC-3]", async (written, tex) => {
    expect(mathmlFormula(readXml(`<math>${written}</math>`))).toBe(tex);
    expect(await drawing(tex)).toEqual({ html: expect.any(String) });
  });

  test("stand among the words of a Word file, where they stood [DOC-3]", async () => {
    const body = `<w:p><w:r><w:t xml:space="preserve">Solve </w:t></w:r><m:oMath>${quadratic}</m:oMath><w:r><w:t xml:space="preserve"> for a &lt; 5.</w:t></w:r></w:p><w:p><m:oMathPara><m:oMath>${run("a&lt;b")}</m:oMath></m:oMathPara></w:p>`;
    const { pages } = await textOf("a.docx", packed(docxParts(body)));
    expect(pages[0]?.text).toBe("Solve $x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}$ for a < 5.\n\n$$a<b$$");
  });

  test("stand on slides, in titles and tables too, newer than their pictures [DOC-3]", async () => {
    const formula = (inner: string) =>
      `<mc:AlternateContent><mc:Choice><a14:m><m:oMathPara><m:oMath>${inner}</m:oMath></m:oMathPara></a14:m></mc:Choice><mc:Fallback><a:r><a:t>[picture]</a:t></a:r></mc:Fallback></mc:AlternateContent>`;
    const shapes =
      shape("title", [`<a:p><a:r><a:t>On </a:t></a:r>${formula(power("e", "x"))}</a:p>`]) +
      shape(null, [`<a:p><a:r><a:t>It is 5$ or </a:t></a:r>${formula(quadratic)}</a:p>`]);
    const { pages } = await textOf("a.pptx", packed(pptxParts([{ file: "slide1", shapes }])));
    expect(pages[0]?.text).toBe("# On $e^{x}$\n\nIt is 5\\$ or $x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}$");
  });

  test("stand in books and pages of the web, and a page that has them twice shows them once [DOC-3]", async () => {
    const book = epubParts([
      {
        file: "a",
        body: `<h1>Light</h1><p>So <math><mi>E</mi><mo>=</mo><mi>h</mi><mi>ν</mi></math>, says Planck.</p>`,
      },
    ]);
    expect((await textOf("a.epub", packed(book))).pages[0]?.text).toBe("# Light\n\nSo $E=h\\nu$, says Planck.");
    const twice = `<html><body><p>Let <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span>x</span><span>1</span></span></span></span> be.</p></body></html>`;
    expect((await textOf("a.html", twice)).pages[0]?.text).toBe("Let $x_1$ be.");
  });

  test("that are pictures named by their LaTeX are formulas, other pictures stay what they are [DOC-3]", async () => {
    const page =
      '<p>From <img class="math" src="m/1.png" alt="100~\\Omega &lt; R"/> on. <img class="math inline" alt="a photo of \\( x \\)" src="x.png"> <img class="photo" alt="the lab" src="y.png"></p>';
    expect((await textOf("a.html", `<html><body>${page}</body></html>`)).pages[0]?.text).toBe(
      "From $100~\\Omega < R$ on. a photo of \\\\( x \\\\) the lab",
    );
  });

  test("that are broken, endless or empty cost nothing and take nothing along [DOC-4]", async () => {
    expect(withFormulas("<p>a <math><mi>x</p> b")).toBe("<p>a <math><mi>x</p> b");
    expect(withFormulas("a <math></math> b <math><mi>y</mi></math>")).toBe("a  b \\(y\\)");
    const many = "<math><mi>".repeat(200_000);
    const began = performance.now();
    expect(withFormulas(many)).toBe(many);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(mathmlFormula(readXml(`<math>${"<mi>x</mi>".repeat(5000)}</math>`))).toBeNull();
    const breakout =
      "<math><semantics><mi>x</mi><annotation encoding='TeX'>x\\) ![](https://x.example/)</annotation></semantics></math>";
    expect(withFormulas(breakout)).toBe("\\(x\\)");
  });
});

async function drawing(tex: string) {
  return (await loadTypesetter())(tex, true);
}
