/** A small book that is all right, as its files lie. */
export const sampleText = `---
title: Two steps
also: solve for x, undo, balance
---

An equation says that two amounts are the same. ==Undo what was done to the unknown, last thing first==, on both sides.

## terms
- **Equation**: two expressions joined by an equals sign.
- **Solution**: a value that makes the equation true.
- **Inverse**: what undoes another step, as taking away undoes adding.

## rules
### Same on both sides
{both}
Adding the same number to both sides keeps the solutions. It holds for every number. [Expressions](/textbook/sample/expressions) may stand there, too.

## worked: Two steps back
Solve $2x+6=20$.
1. Take 6 from both sides.
2. Halve both sides.

## worked: A taxi ride
A taxi costs 3 dollars and 2 more for each mile. What do 4 miles cost?
1. Multiply the miles by the price of one.
2. Add what the ride costs before it begins.

## figure: Where two lines meet
Move the number on the right: where the lines cross, both sides are the same.
- x: x
- curve 1: left side
- curve 2: right side
- parameter: number on the right

## mixed
- $2x$ is not $x+2$: the one doubles, the other adds.
- A minus before a number belongs to it.

## checks
### Solve $3x-5=16$.
> Add 5, then divide by 3.
### Which steps keep the solutions?
- adding the same number to both sides
- multiplying both sides by zero
- dividing both sides by 4
> Multiplying by zero makes $0=0$.
### A value that makes the equation true is a _____.
= solution | root
> It is what is left when all is undone.
`;

export const sampleChapter = {
  needs: [],
  next: ["sample/expressions"],
  minutes: 5,
  names: { es: "dos pasos", fr: "deux étapes", de: "zwei Schritte; umformen", zh: "两步", ja: "二段階" },
  formulas: { both: "a=b \\iff a+c=b+c" },
  worked: [
    {
      problem: "Solve 2x+6=20",
      steps: [
        { tex: "2x=14", line: "2x=14" },
        { tex: "x=7", line: "x=7" },
      ],
    },
    {
      steps: [
        { tex: "4\\cdot 2=8", holds: ["4*2 = 8"] },
        { tex: "8+3=11", holds: ["8+3 = 11"], answer: "11" },
      ],
    },
  ],
  figure: {
    kind: "plot",
    plot: {
      x: { from: -5, to: 10 },
      curves: [{ expression: "2x+6" }, { expression: "0x+a" }],
      parameter: { name: "a", from: 0, to: 30, value: 20 },
    },
  },
  checks: [{ type: "numeric", answer: "7", by: "(16+5)/3" }, { type: "multiple", right: [0, 2] }, { type: "cloze" }],
  practice: ["Solve 2x+3=11"],
};

const filler = "Say what you do to both sides, and write each line under the one before. ".repeat(24);

export function sampleBook(changes: Readonly<Record<string, string | null>> = {}): Map<string, string> {
  const files = new Map([
    ["book.json", JSON.stringify({ subjects: ["sample"], awaited: ["sample/expressions"] })],
    [
      "sample/subject.json",
      JSON.stringify({ marker: "violet", courses: ["Algebra I"], chapters: ["two-steps", "expressions"] }),
    ],
    ["sample/en.md", "---\ntitle: Sample\nline: Steps, equations\n---\n"],
    ["sample/two-steps/chapter.json", JSON.stringify(sampleChapter)],
    ["sample/two-steps/en.md", sampleText.replace("## worked: A", `${filler}\n\n## worked: A`)],
  ]);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
}
