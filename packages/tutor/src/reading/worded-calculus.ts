/** What a line may leave out because the problem has said it. */
export type CalculusContext = {
  /** Where a limit is taken: the letter and the point, as text. */
  /** The letter for y'. */
  readonly slope?: string;
  readonly limit?: { readonly letter: string; readonly point: string };
};

const number = "[-+]?[\\w./\\\\{}πe∞^()]+";
const spans = [
  "from A to B(?: of)?",
  "von A bis B(?: von)?",
  "de A (?:a|à|hasta)? ?B(?: de)?",
  "desde A hasta B(?: de)?",
];

/** Integrals, brackets with bounds and limits that are written with words, as formulas. */
export function wordedCalculus(text: string, { limit, slope }: CalculusContext): string {
  const sloped =
    slope === undefined ? text : text.replace(/y'(?:\(x\))?|dy\s*\/\s*dx|\\frac\{dy\}\{dx\}/g, ` ${slope} `);
  let read = sloped.replace(/^(.*?)\s*(?:→|,)?\s*limit\s+([a-z])\s*→\s*(\S+)\s*$/, "\\lim_{$2 \\to $3} ($1)");
  for (const span of spans) {
    const words = span.replace(/A/, `(${number})`).replace(/B/, `(${number})`).replaceAll(" ", "\\s+");
    read = read
      .replace(new RegExp(`∫\\s*([^∫=]*?d[a-z])\\s+${words}(?![\\w])`, "gi"), "\\int_{$2}^{$3} $1")
      .replace(new RegExp(`∫\\s*${words}\\s`, "gi"), "\\int_{$1}^{$2} ")
      .replace(new RegExp(`\\[([^\\[\\]]+)\\]\\s*${words}(?![\\w])`, "gi"), (_whole, f: string, a: string, b: string) =>
        between(f, a, b),
      );
  }
  return read
    .replace(/\[([^[\]]+)\]_\{?([^{}^\s]+)\}?\^\{?([^{}\s]+)\}?/g, (_whole, f: string, a: string, b: string) =>
      between(f, a, b),
    )
    .replace(/∫/g, "\\int ")
    .replace(/\\lim(?![a-z])/g, "lim")
    .replace(/lim\s*\(\s*([a-z])\s*→\s*([^\s{}()]+)\s*\)/g, "\\lim_{$1 \\to $2} ")
    .replace(/lim\s*_?\{?\s*([a-z])\s*→\s*([^\s{}]+?)\}?(?:\s+(?:of|von|de)\b|\s|(?=\\))/g, "\\lim_{$1 \\to $2} ")
    .replace(
      /(?<![\\a-z])lim(?![a-z_])/g,
      limit === undefined ? "lim" : `\\lim_{${limit.letter} \\to ${limit.point}} `,
    );
}

/** F at the upper bound less F at the lower one. */
function between(f: string, low: string, high: string): string {
  const letter =
    /(?<![a-zA-Z\\])([xtuyzrs])(?![a-zA-Z])/.exec(f.replace(/\\[a-zA-Z]+/g, (word) => " ".repeat(word.length)))?.[1] ??
    "x";
  const at = (value: string) =>
    f.replace(/\\[a-zA-Z]+|[a-zA-Z]+/g, (run) =>
      run === letter
        ? `(${value})`
        : /^\\|^(?:sin|cos|tan|ln|log|exp|sqrt)/.test(run)
          ? run
          : run.replaceAll(letter, `(${value})`),
    );
  return `((${at(high)})-(${at(low)}))`;
}
