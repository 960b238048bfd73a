/** A note of about `bytes` characters with `formulas` formulas spread over it: headings, lists, tables, code, CJK. */
export function lecture(bytes: number, formulas: number): string {
  const words =
    "the light of a star bends near a heavy body and we measure how far by comparing two plates taken months apart";
  const prose = (seed: number) => `${words.slice(seed % 40)}. ${words.slice((seed * 7) % 60)}.`;
  const blocks: string[] = [];
  let made = 0;
  let size = 0;
  const perFormula = bytes / Math.max(1, formulas);
  for (let n = 0; size < bytes; n++) {
    const lines: string[] = [];
    if (n % 9 === 0) lines.push(`## Part ${n / 9 + 1}: what follows`);
    else if (n % 9 === 3) lines.push(`- ${prose(n)}\n  - ${prose(n + 3)}\n- [ ] ${prose(n + 5)}`);
    else if (n % 9 === 5) lines.push(`| Quantity | Unit |\n| --- | ---: |\n| mass ${n} | kg |\n| length | m |`);
    else if (n % 9 === 7) lines.push("```python\nfor x in range(10):\n    print(x ** 2)\n```");
    else if (n % 18 === 8) lines.push("> [!tip] 光の曲がり\n> 重い天体の近くで光は曲がる。");
    else lines.push(`**Note ${n}.** ${prose(n)} ${prose(n + 1)} ${prose(n + 2)}`);
    while (made < formulas && (made + 1) * perFormula <= size + 400) {
      lines.push(
        made % 5 === 4
          ? `$$\n\\int_0^{${made}} \\frac{x^${made % 9}}{1+x^2}\\,dx = \\sum_{k=1}^{n} a_k\n$$`
          : `So $x_{${made}}^2 + \\alpha_{${made % 7}} = \\sqrt{${made}}$ holds.`,
      );
      made++;
    }
    const block = lines.join("\n\n");
    blocks.push(block);
    size += block.length + 2;
  }
  const middle = Math.floor(blocks.length / 2);
  blocks.splice(middle, 0, "Here is the middle of the lecture.");
  return `${blocks.join("\n\n")}\n`;
}
