/** What is on the clipboard after copying from the pages students copy from, and the markdown it becomes. */
export type Pasted = { readonly name: string; readonly html: string; readonly markdown: string | null };

const raw = String.raw;
const katex = (tex: string) =>
  `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">x</span></span></span>`;

export const pasteCorpus: readonly Pasted[] = [
  {
    name: "Google Docs: the wrapper that is not bold, and words that are",
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400">The </span><span style="font-weight:700">cell</span><span style="font-weight:700"> wall</span><span style="font-weight:400"> is </span><span style="font-style:italic;font-weight:400">rigid</span><span>.</span></p></b>',
    markdown: "The **cell wall** is *rigid*.",
  },
  {
    name: "Google Docs: headings and a list inside a list beside its item",
    html: '<b style="font-weight:normal"><h2 dir="ltr"><span style="font-weight:700">Mitosis</span></h2><ul><li dir="ltr"><p><span>Prophase</span></p></li><ul><li><p><span>early</span></p></li><li><p><span>late</span></p></li></ul><li><p><span>Metaphase</span></p></li></ul></b>',
    markdown: "## Mitosis\n\n- Prophase\n  - early\n  - late\n- Metaphase",
  },
  {
    name: "Google Docs: a link through Google, and a lowered digit",
    html: '<b style="font-weight:normal"><p><a href="https://www.google.com/url?q=https://example.org/water&amp;sa=D"><span style="color:#1155cc;text-decoration:underline">Water</span></a><span> is H</span><span style="font-size:0.6em;vertical-align:sub">2</span><span>O</span></p></b>',
    markdown: "[Water](https://example.org/water) is H₂O",
  },
  {
    name: "Google Docs: a table without a heading row",
    html: '<b style="font-weight:normal"><div dir="ltr"><table><colgroup><col width="100"><col width="100"></colgroup><tbody><tr><td><p><span style="font-weight:400">Planet</span></p></td><td><p><span>Moons</span></p></td></tr><tr><td><p>Mars</p></td><td><p>2</p></td></tr></tbody></table></div></b>',
    markdown: "| Planet | Moons |\n| --- | --- |\n| Mars | 2 |",
  },
  {
    name: "Google Docs: a checklist",
    html: '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="checkbox"><p><span>read</span></p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA"><p><span>summarise</span></p></li></ul>',
    markdown: "- [x] read\n- [ ] summarise",
  },
  {
    name: "Word: a list of paragraphs, in two levels",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Causes<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Alliances<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Course</p><p class=MsoNormal>After it.</p><!--EndFragment--></body></html>`,
    markdown: "- Causes\n  - Alliances\n- Course\n\nAfter it.",
  },
  {
    name: "Word: a numbered list",
    html: `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Read</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Think</p>`,
    markdown: "1. Read\n2. Think",
  },
  {
    name: "Word: bold and struck by style, and what is hidden",
    html: `<p class=MsoNormal><b><span lang=EN-US>Thesis:</span></b> war was <s>likely</s> certain<span style='mso-hide:all;display:none'>secret</span><o:p></o:p></p>`,
    markdown: "**Thesis:** war was ~~likely~~ certain",
  },
  {
    name: "Wikipedia: a formula with its MathML and its picture",
    html: raw`<p>Energy is <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math alttext="{\displaystyle E=mc^{2}}"><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">{\displaystyle E=mc^{2}}</annotation></semantics></math></span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/9f" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="{\displaystyle E=mc^{2}}"></span>.<sup class="reference"><a href="#cite">[1]</a></sup></p>`,
    markdown: "Energy is $E=mc^{2}$.",
  },
  {
    name: "Wikipedia: only the picture of a formula was copied",
    html: raw`<p>It is <img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/9f" class="mwe-math-fallback-image-inline" alt="{\displaystyle a^{2}+b^{2}=c^{2}}">, he said.</p>`,
    markdown: "It is $a^{2}+b^{2}=c^{2}$, he said.",
  },
  {
    name: "Wikipedia: links, italics and a heading with its edit link",
    html: '<h2><span class="mw-headline">History</span><span class="mw-editsection">[<a href="https://en.wikipedia.org/w/edit">edit</a>]</span></h2><p>The <i><a href="https://en.wikipedia.org/wiki/Magna_Carta_(1215)" title="Magna Carta">Magna Carta</a></i> of <a href="/wiki/1215">1215</a></p>',
    markdown: "## History\n\nThe *[Magna Carta](<https://en.wikipedia.org/wiki/Magna_Carta_(1215)>)* of 1215",
  },
  {
    name: "Wikipedia: a picture elsewhere becomes a link",
    html: '<figure><a href="https://en.wikipedia.org/wiki/File:Cell.jpg"><img src="https://upload.wikimedia.org/Cell.jpg" alt="A plant cell" width="220"></a><figcaption>Drawn in 1880</figcaption></figure>',
    markdown: "[A plant cell](https://upload.wikimedia.org/Cell.jpg)\n\nDrawn in 1880",
  },
  {
    name: "a picture with words, one without, and one of a single dot",
    html: '<p><b>See</b> <img src="https://example.org/a/plan%20b.png"> and <img src="https://example.org/c.png" alt="the chart"><img src="https://example.org/t.gif" width="1" height="1"></p>',
    markdown: "**See** [plan b.png](https://example.org/a/plan%20b.png) and [the chart](https://example.org/c.png)",
  },
  {
    name: "GitHub: code with its language, and a heading with its anchor",
    html: '<div class="markdown-heading"><h2>Install</h2><a class="anchor" aria-hidden="true" href="#install"><svg></svg></a></div><div class="highlight highlight-source-python"><pre><span class="pl-k">def</span> <span class="pl-en">f</span>(x):\n    <span class="pl-k">return</span> x <span class="pl-c1">*</span> 2</pre><div class="zeroclipboard-container"><button>Copy</button></div></div>',
    markdown: "## Install\n\n```python\ndef f(x):\n    return x * 2\n```",
  },
  {
    name: "GitHub: tasks and inline code",
    html: '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked disabled> Write <code>main.ts</code></li><li class="task-list-item"><input type="checkbox" disabled> Test it</li></ul>',
    markdown: "- [x] Write `main.ts`\n- [ ] Test it",
  },
  {
    name: "GitHub: a table with a stroke in a cell",
    html: "<table><thead><tr><th>Op</th><th>ToolDeps</th></tr></thead><tbody><tr><td><code>a | b</code></td><td>or</td></tr><tr><td colspan='2'><strong>all</strong></td></tr></tbody></table>",
    markdown: "| Op | ToolDeps |\n| --- | --- |\n| `a \\| b` | or |\n| **all** |  |",
  },
  {
    name: "ChatGPT: formulas by KaTeX, in the line and on their own",
    html: `<p>So ${katex("x_1^2")} and:</p><span class="katex-display">${katex(raw`\int_0^1 x\,dx = \frac{1}{2}`)}</span><p>Done.</p>`,
    markdown: `So $x_1^2$ and:\n\n$$\n${raw`\int_0^1 x\,dx = \frac{1}{2}`}\n$$\n\nDone.`,
  },
  {
    name: "ChatGPT: code under a bar with a button",
    html: '<pre class="overflow-visible!"><div class="contain-inline-size"><div class="flex">js</div><div><button>Copy code</button></div><div dir="ltr"><code class="whitespace-pre! language-js"><span class="hljs-keyword">const</span> a = <span>`b`</span>;\n</code></div></div></pre><p><strong>Note</strong></p>',
    markdown: "```js\nconst a = `b`;\n```\n\n**Note**",
  },
  {
    name: "Gemini: the source beside the drawing",
    html: raw`<p>Area <span class="math-inline" data-math="\pi r^2"><span class="katex-html" aria-hidden="true">πr2</span></span></p><div class="math-block" data-math="A = \pi r^2"><span>A=πr2</span></div>`,
    markdown: "Area $\\pi r^2$\n\n$$\nA = \\pi r^2\n$$",
  },
  {
    name: "Notion: a to-do list, a quotation and a divider",
    html: '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Essay</span></li></ul><blockquote>Know thyself.</blockquote><hr><p>Text</p>',
    markdown: "- [x] Essay\n\n> Know thyself.\n\n---\n\nText",
  },
  {
    name: "Stack Exchange: MathJax 2 with its script",
    html: raw`<p>Let <span class="MathJax_Preview"></span><span class="MathJax" id="M1"><nobr><span>x∈R</span></nobr></span><script type="math/tex" id="M1s">x \in \mathbb{R}</script>, then</p><div class="MathJax_Display"><span class="MathJax" data-mathml="&lt;math&gt;&lt;mi&gt;y&lt;/mi&gt;&lt;/math&gt;">y</span></div><script type="math/tex; mode=display">y = x^2</script>`,
    markdown: "Let $x \\in \\mathbb{R}$, then\n\n$$\ny = x^2\n$$",
  },
  {
    name: "Stack Exchange: MathJax 2 after the browser has dropped the scripts",
    html: `<p>the root <span class="MathJax" data-mathml="<math><msqrt><mi>x</mi></msqrt></math>"><nobr>√x</nobr></span></p>`,
    markdown: "the root $\\sqrt{x}$",
  },
  {
    name: "MathJax 3: only MathML for readers is left",
    html: `<p>So <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mi><mjx-c></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml><math><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math></mjx-assistive-mml></mjx-container>.</p>`,
    markdown: "So $\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}$.",
  },
  {
    name: "MathML of its own: sums, matrices, vectors and functions",
    html: `<p>A: <math><munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>α</mi><mi>k</mi></math></p><p>B: <math display="block"><mover><mi>v</mi><mo>→</mo></mover><mo>=</mo><mfenced><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable></mfenced><mi>sin</mi><mi>x</mi></math></p>`,
    markdown:
      "A: $\\sum_{k=1}^{n}\\alpha k$\n\nB:\n\n$$\n\\vec{v}=\\begin{pmatrix}1 & 0 \\\\ 0 & 1\\end{pmatrix}\\sin x\n$$",
  },
  {
    name: "Canvas: a formula as a picture with its source",
    html: raw`<p>Solve <img class="equation_image" title="x^2=4" src="https://school.example/equation_images/x" alt="LaTeX: x^2=4" data-equation-content="x^2=4">4 times</p>`,
    markdown: "Solve \\(x^2=4\\)4 times",
  },
  {
    name: "Moodle: a page laid out in tables, and a table in it",
    html: "<table><tr><td><h3>Week 1</h3><p>Read <b>chapter 2</b></p><table><tr><th>Day</th><th>Task</th></tr><tr><td>Mon</td><td><ul><li>read</li><li>note</li></ul></td></tr></table></td></tr></table>",
    markdown: "### Week 1\n\nRead **chapter 2**\n\n| Day | Task |\n| --- | --- |\n| Mon | • read • note |",
  },
  {
    name: "a textbook: raised and lowered letters",
    html: "<p>x<sup>2</sup> + x<sup>10</sup>, CO<sub>2</sub>, SO<sub>4</sub><sup>2−</sup>, v<sub>max</sub></p>",
    markdown: "x² + x¹⁰, CO₂, SO₄²⁻, v$_{max}$",
  },
  {
    name: "LaTeX in plain words stays, and money is money",
    html: raw`<p><em>Note</em> that \(a_1 * b\) and $x_2$ cost $5 and $10, or 5$ and 6$.</p>`,
    markdown: raw`*Note* that \(a_1 * b\) and $x_2$ cost \$5 and \$10, or 5\$ and 6\$.`,
  },
  {
    name: "prices need no backslash where no rule would make maths of them",
    html: "<p>It <i>was</i> $5 and is $10 now.</p>",
    markdown: "It *was* $5 and is $10 now.",
  },
  {
    name: "words that look like markdown are words",
    html: "<p><b>1</b></p><p># no heading</p><p>1. no list</p><p>- nor this, 2*3*4, snake_case, _x_, &lt;b&gt;, [see](this), [1]</p>",
    markdown:
      "**1**\n\n\\# no heading\n\n1\\. no list\n\n\\- nor this, 2\\*3\\*4, snake_case, \\_x\\_, \\<b>, [see\\](this), [1]",
  },
  {
    name: "nothing that runs, and no address that could",
    html: '<p onclick="evil()"><b>Hi</b> <a href="javascript:evil()">there</a> <a href="data:text/html,x">you</a><img src="x" onerror="window.ran=true"><script>window.ran=true</script><svg onload="window.ran=true"></svg><iframe src="https://example.org"></iframe></p><style>p{}</style>',
    markdown: "**Hi** there you",
  },
  {
    name: "an address in full, and a mail",
    html: '<p><a href="https://example.org/a_b_c">https://example.org/a_b_c</a>, <a href="mailto:ada@example.org">Ada</a></p>',
    markdown: "https://example.org/a_b_c, [Ada](mailto:ada@example.org)",
  },
  {
    name: "Japanese with furigana-free emphasis, and Chinese",
    html: "<p>光合成は<strong>葉緑体</strong>で行われる。</p><p>细胞<em>分裂</em></p>",
    markdown: "光合成は**葉緑体**で行われる。\n\n细胞*分裂*",
  },
  {
    name: "definitions, a mark and a summary",
    html: "<dl><dt>Osmosis</dt><dd>Flow of <mark>water</mark></dd></dl><details><summary>Answer</summary><p>42</p></details>",
    markdown: "**Osmosis**\n\nFlow of ==water==\n\n**Answer**\n\n42",
  },
  {
    name: "an ordered list that begins at three, with a paragraph of code inside",
    html: '<ol start="3"><li><p>Run</p><pre><code class="language-sh">npm test</code></pre></li><li>Look</li></ol>',
    markdown: "3. Run\n\n   ```sh\n   npm test\n   ```\n4. Look",
  },
  {
    name: "only paragraphs: the plain text says as much",
    html: "<p>One.</p><p>Two <span>words</span>.</p>",
    markdown: null,
  },
  { name: "nothing at all", html: "", markdown: null },
];
