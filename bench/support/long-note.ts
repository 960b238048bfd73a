/** A note as a diligent student has it at the end of a term: 207 KB, 344 formulas in its lines and 86 of their own. */
export function longNote(): { readonly text: string; readonly inline: number; readonly display: number } {
  const sections = 86;
  const inlinePerSection = 4;
  const parts = Array.from({ length: sections }, (_, index) => section(index));
  return { text: parts.join("\n"), inline: sections * inlinePerSection, display: sections };
}

const words =
  "the cell keeps what it needs and lets go of what it does not while the gradient across its membrane drives every second step of the chain".split(
    " ",
  );

/** The same words every time, in another order for every sentence. */
function sentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 7 + index * (1 + (seed % 5))) % words.length] ?? "",
  );
  const text = picked.join(" ");
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

function prose(seed: number, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => sentence(seed + index, 14 + ((seed + index) % 5))).join(" ");
}

function section(index: number): string {
  return `## Part ${index + 1}: ${sentence(index, 4)}

${prose(index, 6)} So $x_{${index}}^2 + y^2 = r^2$ and **not** $\\frac{a_{${index}}}{b}$, as *we* saw.

$$
\\int_{0}^{${index + 1}} \\frac{\\partial \\varphi}{\\partial x} \\, dx = \\sum_{k=1}^{${index + 2}} \\alpha_k \\sqrt{k + ${index}}
$$

- ${prose(index + 3, 2)} With $\\Delta G = RT \\ln ${index + 2}$.
- ${prose(index + 5, 2)} See [chapter ${index}](https://example.org/${index}).
  1. ${sentence(index + 1, 12)}
  2. ${sentence(index + 2, 12)}

> ${prose(index + 7, 2)} Then $e^{i\\pi} + ${index + 1} = 0$.

| Quantity | Sign | Value |
|:--|:-:|--:|
| ${sentence(index, 3)} | \`D\` | ${index} |
| ${sentence(index + 4, 3)} | \`c\` | ${index * 3} |

\`\`\`python
def part_${index}(c1, c2, dx):
    return -${index} * (c2 - c1) / dx
\`\`\`

${prose(index + 11, 9)}
`;
}
