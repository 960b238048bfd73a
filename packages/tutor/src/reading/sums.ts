/** What the reader of formulas has no word for, written out where it is a number: sums, choices, integrals in words. */
export function latexSums(text: string): string {
  return dottedSums(text)
    .replace(
      /\\sum_\{([a-z])=(-?\d+)\}\^\{(-?\d+)\}\s*(\\left\(.*\\right\)|\([^()]*\)|(?:[^+\-=.?,;]|\.\d)+)/g,
      writtenOut,
    )
    .replace(/\\binom\{(\d+)\}\{(\d+)\}|\bC\((\d+)\s*[,;]\s*(\d+)\)|\bC_(\d+)\^(\d+)/g, (whole, n, k, m, l) =>
      choices(Number(n ?? m), Number(k ?? l), whole),
    )
    .replace(/(\d)\s*\^\s*\{?\\circ\}?/g, "$1°");
}

function writtenOut(whole: string, letter: string, low: string, high: string, body: string): string {
  const [from, to] = [Number(low), Number(high)];
  if (!(to >= from && to - from < 200)) return whole;
  const terms = Array.from(
    { length: to - from + 1 },
    (_, index) => `(${body.replace(new RegExp(`(?<![a-zA-Z\\\\])${letter}(?![a-zA-Z])`, "g"), `(${from + index})`)})`,
  );
  return `(${terms.join("+")})`;
}

function choices(of: number, taken: number, whole: string): string {
  if (!(of >= taken && of <= 60)) return whole;
  let value = 1n;
  for (let index = 1n; index <= BigInt(taken); index++) value = (value * (BigInt(of) - BigInt(taken) + index)) / index;
  return `(${value})`;
}

/** "2 + 5 + 8 + … + 59" and "1² + 2² + … + 10²", written out where the numbers grow evenly. */
function dottedSums(text: string): string {
  const term = "(\\d+)(\\s*(?:²|³|\\^\\{?\\d\\}?))?";
  const sum = new RegExp(`((?:${term}\\s*\\+\\s*)+)…\\s*\\+\\s*${term}`, "g");
  return text.replace(sum, (whole: string, first: string, ...found: readonly unknown[]) => {
    const given = [...first.matchAll(new RegExp(term, "g"))].map(([, digits = "", power = ""]) => ({
      digits: Number(digits),
      power,
    }));
    const [last, power] = [Number(found[2]), typeof found[3] === "string" ? found[3] : ""];
    const [one, two, ...more] = given;
    if (one === undefined || two === undefined || given.some((each) => each.power !== power)) return whole;
    const stride = two.digits - one.digits;
    const isEven = more.every((each, index) => each.digits === two.digits + stride * (index + 1));
    const count = (last - one.digits) / stride;
    if (!isEven || stride <= 0 || !Number.isInteger(count) || count > 300) return whole;
    const raised = BigInt(/²|2/.test(power) ? 2 : /³|3/.test(power) ? 3 : (/\d/.exec(power)?.[0] ?? 1));
    const terms = Array.from({ length: count + 1 }, (_, index) => BigInt(one.digits + stride * index) ** raised);
    return `(${terms.reduce((total, each) => total + each, 0n)})`;
  });
}
