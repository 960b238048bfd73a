import { call, type Expression, number, power, product, quotient } from "../expression.ts";
import { latexOf } from "../print.ts";
import { type Rational, rational } from "../rational.ts";
import { noteFormula, type StepId, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import type { Form, Posed } from "./form.ts";
import { saysMoreThan } from "./qualifiers.ts";

const factorial = (of: bigint): Expression => call("factorial", number(of));
const whole = (of: Rational | undefined) => of?.n ?? 0n;

/** n choose k, by factorials as schools write it. */
export function choices(n: bigint, k: bigint): Expression {
  return quotient(factorial(n), product(factorial(k), factorial(n - k)));
}

function said(working: Working, id: StepId, before: string, value: Expression): Expression {
  noteFormula(working, id, before, latexOf(value));
  return value;
}

export const countingForms = {
  arrangements: {
    topic: "counting",
    question: ([n]) => `${whole(n)}!`,
    solve: ([n], working) => said(working, "countArrangements", `P_{${whole(n)}}`, factorial(whole(n))),
    vary: (chance) => [rational(BigInt(4 + chance(5)))],
  },
  circle: {
    topic: "counting",
    question: ([n]) => `(${whole(n)} - 1)!`,
    solve: ([n], working) => said(working, "countCircle", `(${whole(n)} - 1)!`, factorial(whole(n) - 1n)),
    vary: (chance) => [rational(BigInt(5 + chance(4)))],
  },
  ordered: {
    topic: "counting",
    question: ([n, k]) => `\\frac{${whole(n)}!}{(${whole(n)} - ${whole(k)})!}`,
    solve: ([n, k], working) =>
      said(
        working,
        "countOrdered",
        `P(${whole(n)}, ${whole(k)})`,
        quotient(factorial(whole(n)), factorial(whole(n) - whole(k))),
      ),
    vary: (chance) => [rational(BigInt(6 + chance(6))), rational(BigInt(2 + chance(3)))],
  },
  choices: {
    topic: "counting",
    question: ([n, k]) => `\\binom{${whole(n)}}{${whole(k)}}`,
    solve: ([n, k], working) =>
      said(working, "countChoices", `\\binom{${whole(n)}}{${whole(k)}}`, choices(whole(n), whole(k))),
    vary: (chance) => [rational(BigInt(6 + chance(7))), rational(BigInt(2 + chance(3)))],
  },
  repeated: {
    topic: "counting",
    question: ([n, k]) => `${whole(n)}^{${whole(k)}}`,
    solve: ([n, k], working) =>
      said(
        working,
        "countRepeated",
        `${whole(n)} \\cdot ${whole(n)} \\cdots`,
        power(number(whole(n)), number(whole(k))),
      ),
    vary: (chance) => [rational(BigInt(4 + chance(8))), rational(BigInt(3 + chance(2)))],
  },
  letters: {
    topic: "counting",
    question: ([n, ...same]) => `\\frac{${whole(n)}!}{${same.map((each) => `${whole(each)}!`).join(" \\cdot ")}}`,
    solve: ([n, ...same], working) => {
      const above = factorial(whole(n));
      const value = quotient(above, product(...same.map((each) => factorial(whole(each)))));
      return said(working, "countLetters", latexOf(above), value);
    },
    vary: (chance) => [rational(BigInt(6 + chance(4))), rational(BigInt(2 + chance(2))), rational(2n)],
  },
} as const satisfies Record<string, Form>;

const words = {
  many: /how many|in how many|number of ways|cu[aá]nt[ao]s|combien|wie viele|auf wie viele|多少种|多少个|几种|何通り|通りあるか|evaluate|compute|calculate|find|calcul|berechne|计算|求/iu,
  choose:
    /choose|chosen|select|committee|\bteams?\b|group of|\bpick|handshake|comit[eé]|equipos?|elegir|escoger|seleccion|équipe|choisir|délégation|auswähl|ausgewählt|wählen|gewählt|选出|选|挑|選ぶ|選び|選ん/iu,
  row: /arrange|line up|lined up|\bin a row|\bin order|permut|ordenar|ordenan|colocar|en fila|orden\b|ranger|aligner|ordre|en ligne|anordn|angeordnet|in einer reihe|reihenfolge|nebeneinander|排成|排列|顺序|一排|并排|並べ|一列|順列/iu,
  posts: /president|captain and|gold|1st and|medal|presidente|podium|委員長/iu,
  /** Nothing but a choice is meant, which is what we take it for. */
  anyOrder:
    /order (?:does not|doesn['’]t|is not) (?:matter|important)|ohne (?:beachtung|berücksichtigung) der reihenfolge|reihenfolge (?:spielt keine rolle|ist egal)|sin importar el orden|el orden no importa|sans tenir compte de l['’]ordre|l['’]ordre ne compte pas|不(?:考虑|计)顺序|順序(?:は考えない|を問わない)/iu,
  /** Said of what the words take for granted, or of what they say already. */
  plainly:
    /(?:without|no|ohne|sin|sans) (?:repetition|wiederholung(?:en)?|repetici[oó]n|répétition)s?|不重复|重複なし|\bif [^.?!]{0,40}\bin order\b/giu,
  /** "3 cards of the same suit" */
  alike: /\bsame\b|\bgleiche[nrsm]?\b|\bmism[oa]s?\b|\bmêmes?\b|同一|相同|同じ/iu,
  /** "a captain and 3 other players": some have posts, some have none. */
  others: /(?<!each )\bothers?\b|weitere|\botr[oa]s?\b|\bautres?\b|其他|其余|他の/iu,
  /** "4 boys and 3 girls": two kinds of what is counted. */
  kinds:
    /\d+ \p{L}+(?: \p{L}+)?(?:,| and| und| y| e| et) \d+ \p{L}|\d+[个名位本人][\p{sc=Han}]{1,4}[和、与，]\d+[个名位本人]|\d+[人個冊][とや、]\p{L}{1,4}\d+[人個冊]/iu,
  circle:
    /round table|in a circle|mesa redonda|en c[ií]rculo|table ronde|en cercle|runden tisch|im kreis|圆桌|围成|円卓|円形|輪に/iu,
  again:
    /repetition (?:is )?allowed|with repetition|may (?:be )?repeat|can (?:be )?repeat|repeats? allowed|con repetici[oó]n|pueden repetirse|avec répétition|répétitions? (?:autorisée|permise)|mit wiederholung|dürfen sich wiederholen|wiederholungen erlaubt|可以重复|允许重复|重複を許/iu,
} as const;

const understood = ["running", "different"] as const;
const understoodAgain = [...understood, "condition", "selection"] as const;

/** How many ways there are: what is chosen, put in order, or written with letters. */
export function readCounting(text: string, _options: ReadingOptions): Posed | null {
  const signed = signedIn(text);
  if (signed !== null) return signed;
  if (!words.many.test(text) || /prob|wahrsch|概率|確率|%/iu.test(text)) return null;
  const isAgain = words.again.test(text);
  const said = text.replace(words.again, " ").replace(words.plainly, " ").replace(words.anyOrder, " ");
  if (saysMoreThan(said, isAgain ? understoodAgain : understood)) return null;
  if (words.kinds.test(text) || words.alike.test(text) || (words.posts.test(text) && words.others.test(text)))
    return null;
  const isOrdered = words.row.test(text.replace(words.anyOrder, " "));
  const word =
    /(?:letters?|letras|lettres|buchstaben|字母|文字)[^A-Z]*["“”„'«]?\s*([A-ZÄÖÜÉÑ]{3,})/u.exec(text)?.[1] ??
    /["“”„'«「]?([A-Z]{3,})["”」]?\s*(?:的字母|の.?文字)/u.exec(text)?.[1];
  if (word !== undefined && !/\d/.test(text.replace(word, ""))) return lettersOf(word);
  const numbers = (text.match(/(?<![\d.,/])\d+(?![\d.,/]*\d)/g) ?? []).map(BigInt);
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2 || /[.,/]\d/.test(text)) return null;
  const of = (...all: readonly bigint[]) => all.map((each) => rational(each));
  if (second === undefined) {
    const isSmall = first > 1n && first <= 30n;
    if (words.circle.test(text) && isSmall) return { form: "circle", figures: of(first) };
    if (/handshake|apretones|poignées|händedrücke|握手/iu.test(text))
      return { form: "choices", figures: of(first, 2n) };
    const isCode = /(\d+)[- ]?(?:digit|stellige?|cifras|chiffres|位数?|桁)/iu.test(text) && isAgain;
    if (isCode) return { form: "repeated", figures: of(10n, first) };
    return isOrdered && isSmall && !words.choose.test(text) && !words.posts.test(text)
      ? { form: "arrangements", figures: of(first) }
      : null;
  }
  const [n, k] = first > second ? [first, second] : [second, first];
  if (n > 60n || k < 1n || n === k) return null;
  if (isAgain) {
    // Of "4 letters out of 26" the greater number is what is chosen from.
    return words.choose.test(text) || k > 12n ? null : { form: "repeated", figures: of(n, k) };
  }
  if (isOrdered || words.posts.test(text)) return { form: "ordered", figures: of(n, k) };
  return words.choose.test(text) ? { form: "choices", figures: of(n, k) } : null;
}

/** "8C3", "C(8, 3)", "P(8, 3)", "\binom{8}{3}". */
function signedIn(text: string): Posed | null {
  const chosen =
    /\\d?binom\s*\{(\d+)\}\s*\{(\d+)\}|(?<![\w])C\((\d+)\s*[,;]\s*(\d+)\)|(?<![\w])(\d+)\s*C\s*(\d+)(?!\w)|(?<!\w)_\{?(\d+)\}?C_\{?(\d+)\}?/u.exec(
      text,
    );
  const ordered =
    /(?<![\w])P\((\d+)\s*[,;]\s*(\d+)\)|(?<![\w])(\d+)\s*P\s*(\d+)(?!\w)|(?<!\w)_\{?(\d+)\}?P_\{?(\d+)\}?/u.exec(text);
  const found = chosen ?? ordered;
  if (found === null) return null;
  const rest = text.replace(found[0], " ");
  const [n, k] = found
    .slice(1)
    .filter((each) => each !== undefined)
    .map(BigInt);
  if (n === undefined || k === undefined || k > n || n > 60n || /[\d=+*/^<>-]/.test(rest)) return null;
  return { form: chosen === null ? "ordered" : "choices", figures: [rational(n), rational(k)] };
}

function lettersOf(word: string): Posed | null {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const same = [...counts.values()].filter((each) => each > 1).map((each) => rational(BigInt(each)));
  const size = rational(BigInt(word.length));
  if (word.length > 20) return null;
  return same.length === 0 ? { form: "arrangements", figures: [size] } : { form: "letters", figures: [size, ...same] };
}
