/** What is maths and what is not: the rule, the grammar and the renderer are all held to these. */
export type GoldenMaths = {
  readonly name: string;
  readonly text: string;
  /** The formulas in order; display ones with two dollars around them. */
  readonly formulas: readonly string[];
  /** Not for the plain rule, which knows no code and no blocks. */
  readonly needsGrammar?: true;
};

const raw = String.raw;

export const goldenMaths: readonly GoldenMaths[] = [
  { name: "inline dollars", text: "so $a_1+b_2$ holds", formulas: ["$a_1+b_2$"] },
  { name: "inline parentheses", text: raw`so \(a_1+b_2\) holds`, formulas: ["$a_1+b_2$"] },
  { name: "display dollars in a line", text: "before $$x^2$$ after", formulas: ["$$x^2$$"] },
  { name: "display brackets in a line", text: raw`before \[x^2\] after`, formulas: ["$$x^2$$"] },
  { name: "display dollars in lines of their own", text: "$$\nx\n= y\n$$", formulas: ["$$\nx\n= y\n$$"] },
  { name: "display brackets in lines of their own", text: "\\[\nx\n\\]", formulas: ["$$\nx\n$$"] },
  { name: "two in one line", text: "$a$ and $b$", formulas: ["$a$", "$b$"] },
  { name: "next to each other", text: "$a$$b$", formulas: [] },
  { name: "in parentheses", text: "($x$), [$y$].", formulas: ["$x$", "$y$"] },
  { name: "right after a Chinese character", text: "函数$f(x)$的", formulas: ["$f(x)$"] },
  { name: "two prices", text: "$5 and $10", formulas: [] },
  { name: "a price with a currency", text: "It is US$20, or US$30.", formulas: [] },
  { name: "one price", text: "It costs $5.", formulas: [] },
  { name: "a price and a formula", text: "It costs $5, and $x$ more", formulas: ["$x$"] },
  { name: "prices in a row of words", text: "$5, $6 or $7 each", formulas: [] },
  { name: "a range of prices", text: "$5-$10", formulas: [] },
  { name: "a blank after the first dollar", text: "$ x$", formulas: [] },
  { name: "a blank before the last dollar", text: "$x $", formulas: [] },
  { name: "a digit after the last dollar", text: "$x$2", formulas: [] },
  { name: "an escaped dollar", text: raw`\$5 and \$10`, formulas: [] },
  { name: "an escaped first dollar", text: raw`\$x$`, formulas: [] },
  { name: "a dollar inside a formula", text: raw`$\text{for \$5}$`, formulas: [raw`$\text{for \$5}$`] },
  { name: "an escaped backslash before a parenthesis", text: raw`\\(x\\)`, formulas: [] },
  { name: "a line break of LaTeX before the end", text: raw`\(a \\\)`, formulas: [raw`$a \\$`] },
  { name: "a line break inside", text: "$a\n+b$", formulas: ["$a\n+b$"] },
  { name: "a blank line inside", text: "$a\n\n+b$", formulas: [] },
  { name: "a blank line inside display", text: "$$a\n\n+b$$", formulas: [] },
  { name: "a blank line after a backslash", text: "\\(a\\\n\n+b\\) and $a\\\n\n+b$", formulas: [] },
  { name: "nothing", text: "$$ $$", formulas: [] },
  { name: "nothing in parentheses", text: raw`\( \) and \[\]`, formulas: [] },
  { name: "no end", text: raw`$a and \(b and \[c and $$d`, formulas: [] },
  { name: "stars and underscores", text: "$a*b*c_d_e$", formulas: ["$a*b*c_d_e$"] },
  { name: "angle brackets", text: "$a<b>c$", formulas: ["$a<b>c$"] },
  {
    name: "a matrix",
    text: raw`$$\begin{pmatrix}1&2\\3&4\end{pmatrix}$$`,
    formulas: [raw`$$\begin{pmatrix}1&2\\3&4\end{pmatrix}$$`],
  },
  // The first sign that begins a formula begins it, and the first end of its own kind ends it: nothing nests.
  { name: "a parenthesis inside a parenthesis", text: raw`\( a \( b \)`, formulas: [raw`$ a \( b $`] },
  { name: "both parentheses inside a parenthesis", text: raw`\( a \( b \) c \)`, formulas: [raw`$ a \( b $`] },
  { name: "parentheses inside dollars", text: raw`$a \(b\) c$`, formulas: [raw`$a \(b\) c$`] },
  { name: "dollars inside brackets", text: raw`\[ a $x$ b \]`, formulas: [raw`$$ a $x$ b $$`] },
  { name: "brackets inside parentheses", text: raw`\(a \[b\] c\)`, formulas: [raw`$a \[b\] c$`] },
  { name: "an end without a beginning", text: raw`a \) b \] and \(c\)`, formulas: ["$c$"] },
  { name: "a beginning without an end before a formula", text: raw`a \[ b and \(c\)`, formulas: ["$c$"] },
  { name: "a list of formulas", text: raw`- \(a\)\n- \(b\): so`.replaceAll("\\n", "\n"), formulas: ["$a$", "$b$"] },
  {
    name: "in the code of a line",
    text: raw`a \`\(x\)\` and \(y\)`.replaceAll("\\`", "`"),
    formulas: ["$y$"],
    needsGrammar: true,
  },
  { name: "in a fence", text: "~~~\n\\(x\\)\n\\[\ny\n\\]\n~~~\n\n\\(z\\)", formulas: ["$z$"], needsGrammar: true },
  {
    name: "a block in an item of a list in a list",
    text: "- a\n  - b\n\n    $$\n    x\n    $$\n  - \\(c\\)",
    formulas: ["$$\nx\n$$", "$c$"],
    needsGrammar: true,
  },
  {
    name: "a block of brackets in a numbered item",
    text: "1. a\n   \\[\n   x\n   \\]\n2. \\(b\\)",
    formulas: ["$$\nx\n$$", "$b$"],
    needsGrammar: true,
  },
  { name: "in a heading", text: "# The $x$ axis", formulas: ["$x$"], needsGrammar: true },
  { name: "in strong text", text: "**so $x*y$ is**", formulas: ["$x*y$"], needsGrammar: true },
  { name: "in a code span", text: "`$x$` and `\\(y\\)`", formulas: [], needsGrammar: true },
  { name: "in a fenced code block", text: "```\n$x$\n$$\ny\n$$\n```", formulas: [], needsGrammar: true },
  { name: "in an indented code block", text: "text\n\n    $x$", formulas: [], needsGrammar: true },
  {
    name: "lines that look like a list",
    text: "$$\na\n- b\n+ c\n# d\n$$",
    formulas: ["$$\na\n- b\n+ c\n# d\n$$"],
    needsGrammar: true,
  },
  {
    name: "a display block in a list",
    text: "- item\n  $$\n  x\n  - y\n  $$",
    formulas: ["$$\nx\n- y\n$$"],
    needsGrammar: true,
  },
  { name: "a display block in a quotation", text: "> $$\n> x\n> $$", formulas: ["$$\nx\n$$"], needsGrammar: true },
  {
    name: "a display block right after a line",
    text: "so\n$$\nx\n- y\n$$\nand",
    formulas: ["$$\nx\n- y\n$$"],
    needsGrammar: true,
  },
  { name: "a table cell", text: "| a | b |\n|---|---|\n| $x$ | $5 |", formulas: ["$x$"], needsGrammar: true },
  { name: "a link's words", text: "[the $x$](https://example.org/$a$)", formulas: ["$x$"], needsGrammar: true },
  { name: "Windows line ends", text: "$$\r\nx\r\n$$\r\n", formulas: ["$$\nx\n$$"], needsGrammar: true },
];
