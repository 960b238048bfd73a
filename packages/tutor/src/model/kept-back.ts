import { type Expression, symbolsOf } from "@jotter/analysis/maths/expression";
import { realValue } from "@jotter/analysis/maths/numeric";
import { parseStatement } from "@jotter/analysis/maths/parse";
import type { Language } from "@jotter/domain/settings";
import type { Problem } from "../problem.ts";
import { relationsIn } from "../real-sets.ts";
import { isRevealing } from "../revealing.ts";
import { typesetLine } from "../typeset.ts";
import { sameValue } from "../values.ts";
import { asksInWords } from "./asks.ts";
import { namesFor, namesOf, numbersIn, plainOf } from "./number-words.ts";

/** What is known of a problem and what the student has written of it themselves. */
export type Secret = {
  readonly problem: Problem;
  readonly lines: readonly string[];
  readonly language: Language;
};

/** Why words of a model are not passed on. */
export type KeptBack = "no-question" | "verdict" | "new-number" | "answer" | "hidden";

const longestQuestion = 260;

/**
 * A model may ask one question and nothing else, and in it name no number that is not the student's own already: what it
 * was talked into saying then has nowhere to stand. Null where it may be passed on. [TUT-1]
 */
export function keptBack(question: string, secret: Secret): KeptBack | null {
  const asked = withoutPlaces(plainOf(powersFlat(question)).trim(), secret.lines.length);
  if (!isQuestion(asked) || !asksInWords(asked)) return "no-question";
  if (confirms(asked)) return "verdict";
  const plain = scriptsApart(asked);
  if (isHiding(plain, secret)) return "hidden";
  if (namesAnswer(plain, secret)) return "answer";
  const own = new Set(numbersIn(givenText(secret)).map(({ value }) => value));
  const said = numbersIn(plain, secret.language === "en" ? ["en"] : [secret.language, "en"]);
  return said.some(({ value, isLoose }) => !isLoose && !own.has(value)) ? "new-number" : null;
}

/** Whether a message wants a value judged: that is what lines are for. */
export function namesValue(message: string, { problem, lines, language }: Secret): boolean {
  const plain = withoutPlaces(plainOf(message), lines.length);
  if (/[=≈<>]/.test(plain)) return true;
  const own = new Set(numbersIn([problem.text, ...lines].join("\n")).map(({ value }) => value));
  const answers = valuesOf(problem);
  return numbersIn(plain, [language]).some(
    ({ value, isLoose }) => !isLoose && (!own.has(value) || answers.some((each) => isClose(each, value))),
  );
}

/** "2³": made plain it would be 23. */
const powersFlat = (text: string) => text.replace(/[⁰¹²³⁴-⁹]+/gu, (raised) => `^${raised}`);

const givenText = ({ problem, lines }: Secret) => [problem.text, ...lines].join("\n");

/** Words of an alphabet between signs that are not parted by blanks are words of their own. */
function scriptsApart(text: string): string {
  return text.replace(
    /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])(?=\p{sc=Latin})|(?<=[\p{sc=Latin}=])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu,
    " ",
  );
}

/** "line 2": a place on the sheet is no number of the problem. */
function withoutPlaces(text: string, lines: number): string {
  return text.replace(
    /(?:\b(?:lines?|líneas?|linea|lignes?|zeilen?)\s*|第\s*)(\d+)(?:\s*行(?:目)?)?|(\d+)\s*行目/giu,
    (whole, one, other) => (Number(one ?? other) <= lines ? " " : whole),
  );
}

/** One sentence that asks. */
function isQuestion(text: string): boolean {
  if (text.length > longestQuestion || !/[?？]["”»」』)]?$/u.test(text) || /\n/.test(text)) return false;
  const inside = text.replace(/[?？]["”»」』)]?$/u, "").replace(/\d[.,]\d/g, "");
  return !/[.!?。！？;；](?:\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u.test(inside);
}

const verdicts =
  /^[\s"“¡¿«「]*(?:(?:ha|oh|ah|hm+|well|okay|ok|so|and|now|sure|bueno|pues|eh bien|alors|na|also|tja|嗯|那|ええと)[\s,!.…]+)*(?:yes|yep|yeah|no|nope|correct|right|exactly|true|false|wrong|sí|si,|correcto|exacto|claro|así es|oui|non|exact|juste|c'est ça|correcte?|ja|nein|richtig|genau|stimmt|falsch|对|對|是的|没错|正确|不对|不是|错|はい|いいえ|うん|そう|正解|合って|違)(?!\p{L}*[\p{Ll}])/iu;
const properties =
  /\b(?:is|it's|be|was)\s+(?:an?\s+)?(?:even|odd|prime|greater|bigger|larger|smaller|less|more|positive|negative)\b|\bes\s+(?:un\s+número\s+)?(?:par|impar|primo|mayor|menor|positivo|negativo)\b|\best\s+(?:un\s+nombre\s+)?(?:pair|impair|premier|plus|moins|positif|négatif|supérieur|inférieur)\b|\bist\s+(?:eine?\s+)?(?:gerade|ungerade|größer|kleiner|mehr|weniger|positiv|negativ|prim)|[是为](?:偶|奇|双|单|正|负|质)数|(?:偶数|奇数|素数|正の数|負の数)(?:です|だ|に|で)|より(?:大き|小さ)/iu;
/** How far off a value is, or how many it is by something everybody counts. */
const distances =
  /\b(?:short|off|out|(?:too|way) \p{L}+) by\b|\bas many as\b|\bqued\p{L}+ cort|\bse pas\p{L}+ (?:por|de)\b|\btant[oa]s como\b|\bautant que\b|\bso viele wie\b|\bum \S+ (?:zu \p{L}+|daneben)\b|才(?:对|對|正确)|(?:足りない|足りません|多すぎ|少なすぎ)/iu;
/** The letter of a choice. */
const choices =
  /\b(?:letter|option|choice|opción|letra|lettre|choix|buchstabe|antwort|option)\b[^?]*?(?<!\p{L})[A-E](?!\p{L})|(?:选|選択肢|正しいのは|正解は)\s*[A-Eア-オ](?!\p{sc=Katakana})/iu;

/** A question that begins by telling, or tells what kind of number it is. */
const confirms = (text: string) =>
  [isVerdict(text), properties.test(text), distances.test(text), choices.test(text)].includes(true);

/** Whether it says that something is right or wrong. */
export const isVerdict = (text: string) => verdicts.test(text) || nods.test(text);

/** Neither by a nod nor by congratulations. */
const nods =
  /\b(?:nods?|nodding|shakes? (?:my|its|his|her) head|bravo|congratulations|trust your|asiente|asiento|felicidades|enhorabuena|hoche|hochement|félicitations|nickt?|nicke|kopfschütteln|glückwunsch)\b|点头|點頭|摇头|恭喜|うなず|頷|首を振|おめでとう/iu;

function namesAnswer(text: string, secret: Secret): boolean {
  const { problem, lines, language } = secret;
  const { solution } = problem;
  if (solution === null) return false;
  const values = valuesOf(problem);
  const said = numbersIn(text).filter(({ isLoose }) => !isLoose);
  const isAnswer = (value: number) => values.some((each) => isClose(Math.abs(each), Math.abs(value)));
  if (said.some(({ value }) => isAnswer(value))) return true;
  const written = [...numbersIn(text, []).map(({ value }) => value), ...(portions.test(text) ? [2, 3, 4] : [])];
  if (written.some((one, at) => written.some((other, index) => index > at && joined(one, other).some(isAnswer))))
    return true;
  const digits = text.replace(/\D/g, "");
  if (saysShare(text, values) || countsAsked(text, secret, values)) return true;
  if (values.some((each) => Math.abs(each) >= 10 && digits.includes(String(Math.abs(each)).replace(/\D/g, "")))) {
    return true;
  }
  if (formulasIn(text, language).some((formula) => isAnswerFormula(formula, problem, isAnswer))) return true;
  return saysWords(text, [problem.text, ...lines].join(" "), solution.plain);
}

/** "a quarter of an ampere". */
const shares: readonly (readonly [value: number, words: RegExp])[] = [
  [
    1 / 2,
    /\b(?:a|one|un|une|ein|eine) (?:half|medio|demie?|halbe[rsn]?)\b|\bhalf an?\b|\bla (?:mitad|moitié)\b|二分之一|2 ?分の ?1|半分/iu,
  ],
  [1 / 3, /\b(?:a|one|un|ein) (?:third|tercio|tiers|drittel)\b|三分之一|[三3] ?分の ?[一1]/iu],
  [1 / 4, /\b(?:a|one|un|ein) (?:quarter|fourth|cuarto|quart|viertel)\b|四分之一|[四4] ?分の ?[一1]/iu],
  [
    3 / 4,
    /\bthree (?:quarters|fourths)\b|\btres cuartos\b|\btrois quarts\b|\bdrei ?viertel\b|四分之三|[四4] ?分の ?[三3]/iu,
  ],
];

function saysShare(text: string, values: readonly number[]): boolean {
  return shares.some(([value, words]) => values.some((each) => isClose(Math.abs(each), value)) && words.test(text));
}

/** "There are two moles": a word that elsewhere means nothing, before the very thing that is asked for. */
function countsAsked(text: string, { problem, language }: Secret, values: readonly number[]): boolean {
  const nouns =
    [problem.text, problem.solution?.plain ?? ""]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const names = [...namesOf(language)]
    .filter(([, value]) => value <= 3 && values.includes(value))
    .map(([name]) => name);
  return names.some((name) =>
    [...text.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})${name}\\s+(\\p{L}{3,})`, "gu"))].some(([, noun = ""]) =>
      nouns.some((one) => one.startsWith(noun.slice(0, 3))),
    ),
  );
}

/** "half of 84" is a division, too. */
const portions =
  /\b(?:hal(?:f|ve)|twice|doubl\w*|thirds?|quarters?|mitad|doble|terci\w+|cuart\w+|moitié|tiers|quarts?|hälfte|halb\w*|doppel\w*|drittel|viertel)\b|一半|半分|两倍|二倍|[三四]分/iu;

/** What two numbers come to: the last step is not to be told with its numbers. */
function joined(one: number, other: number): readonly number[] {
  return [one + other, one - other, one * other, one / other, other / one, one ** other];
}

function formulasIn(text: string, language: Language): readonly string[] {
  return [...typesetLine(text.replace(/[?？]/g, " "), language).matchAll(/\$([^$]+)\$/g)].map(([, tex = ""]) => tex);
}

function isAnswerFormula(formula: string, problem: Problem, isAnswer: (value: number) => boolean): boolean {
  if (isRevealing(formula, problem)) return true;
  const read = parseStatement(formula);
  if (!read.ok) return false;
  const sides =
    read.value.kind === "expression"
      ? [read.value.expression]
      : relationsIn(read.value).flatMap(({ left, right }) => [left, right]);
  return sides.some((side) => (symbolsOf(side).size === 0 ? isAnswer(realValue(side)) : isSameFunction(side, problem)));
}

/** Of a derivative any form of it is the answer; of what is only rewritten every step has the same value. */
function isSameFunction(side: Expression, { meaning, solution }: Problem): boolean {
  if (meaning.kind !== "derivative" && meaning.kind !== "antiderivative") return false;
  const result = parseStatement(solution?.result ?? "");
  return result.ok && result.value.kind === "expression" && sameValue(side, result.value.expression) === "same";
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** An answer in words: all that is in it and not in the problem. */
function saysWords(text: string, given: string, answer: string): boolean {
  const wanted = letters(answer);
  // A name of two signs is a whole name.
  const isLong = wanted.length >= (/[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(wanted) ? 2 : 4);
  if (isLong && !letters(given).includes(wanted) && letters(text).includes(wanted)) return true;
  const words = answer.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const told = words.filter((word) => !given.toLowerCase().includes(word));
  return /\p{L}{3}/u.test(answer) && told.length > 0 && told.every((word) => text.toLowerCase().includes(word));
}

/** The numbers that solve it. */
export function valuesOf({ solution }: Problem): readonly number[] {
  const read = solution === null ? null : parseStatement(solution.result.replace(/\$/g, ""));
  const exact =
    read?.ok !== true
      ? []
      : read.value.kind === "expression"
        ? [read.value.expression]
        : relationsIn(read.value).flatMap(({ left, right }) => [left, right]);
  const values = exact.filter((side) => symbolsOf(side).size === 0).map((side) => realValue(side));
  // "40 km": what cannot be read as one formula still holds its numbers.
  return values.length > 0 || solution === null
    ? values.filter(Number.isFinite)
    : // "g/cm³": the power of a unit is none of them.
      numbersIn(solution.plain.replace(/(?<=\p{L})(?:\^-?\d|[⁻²³])+/gu, ""), []).map(({ value }) => value);
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

/** Signs that are no words of a question: in them an answer can hide from whoever looks for it. */
function isHiding(text: string, secret: Secret): boolean {
  // Dots and dashes, strokes, the same picture again and again, code.
  if (/(?<![\w.])[.\-–—·•_]{1,5}(?:[\s/|]+[.\-–—·•_]{1,5}){1,}(?![\w])|[.\-–—·•]{4,}|-\.+|\.-/u.test(text)) return true;
  if (/([^\p{L}\d\s._])\1{2,}|(?<!\p{L})([Il])\2{2,}(?!\p{L})|(\p{Extended_Pictographic})\s*\3/u.test(text))
    return true;
  if (/[`\\{}<>]|\p{Co}|\p{Cn}/u.test(text.replace(/\$[^$]*\$/g, ""))) return true;
  const given = plainOf(givenText(secret));
  const values = valuesOf(secret.problem).filter(Number.isInteger).map(Math.abs);
  const tokens = text.match(/[\p{L}\p{N}+/=]+/gu) ?? [];
  const names = new Set([...values.flatMap(namesFor), ...namesOfWords(secret)]);
  const isSecret = (hidden: string) =>
    (hidden.match(/\d+/g) ?? []).some((digits) => values.includes(Number(digits))) ||
    names.has(hidden.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const bones = withoutVowels(text);
  return (
    [...names].some((name) => withoutVowels(name).length >= 6 && bones.includes(withoutVowels(name))) ||
    tokens.some((token) => !given.includes(token) && decodings(token).some(isSecret)) ||
    values.some((value) => tokens.some((token) => letterForms(value).includes(token) && !given.includes(token))) ||
    streams(text).some((stream) => [...names].some((name) => name.length >= 3 && stream.includes(name)))
  );
}

const withoutVowels = (text: string) => letters(text).replace(/[aeiouäöüáéíóúàèùâêîôûœæ]/gu, "");

/** An answer that is a word or a name hides as well as a number does. */
function namesOfWords(secret: Secret): readonly string[] {
  const { problem } = secret;
  const answer = letters(problem.solution?.plain ?? "");
  const isWord = /^\p{L}{4,}$/u.test(answer) && !letters(givenText(secret)).includes(answer);
  return isWord && valuesOf(problem).length === 0 ? [answer] : [];
}

/** The same token as other alphabets would have it. */
function decodings(token: string): readonly string[] {
  const found = [[...token].reverse().join("")];
  if (/^[a-z]+$/i.test(token)) {
    found.push(token.replace(/[a-z]/gi, (sign) => turned(sign)));
    found.push([...(found[1] ?? "")].reverse().join(""));
  }
  if (/^(?:0x)?[0-9a-f]{1,6}$/i.test(token) && /\d/.test(token)) found.push(String(Number.parseInt(token, 16)));
  if (/^(?:0b)?[01]{2,16}$/.test(token)) found.push(String(Number.parseInt(token.replace(/^0b/, ""), 2)));
  if (/^[A-Za-z0-9+/]{2,}={0,2}$/.test(token) && token.length % 4 === 0) found.push(ofBase64(token));
  return found;
}

const sixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function ofBase64(token: string): string {
  const bits = [...token.replace(/=+$/, "")].map((sign) => sixBits.indexOf(sign).toString(2).padStart(6, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join("");
}

const turned = (sign: string) => {
  const base = sign <= "Z" ? 65 : 97;
  return String.fromCharCode(((sign.charCodeAt(0) - base + 13) % 26) + base);
};

/** A is 1: digit by digit, and as one letter. */
function letterForms(value: number): readonly string[] {
  const letter = (place: number) => (place >= 1 && place <= 26 ? String.fromCharCode(64 + place) : "0");
  const digits = [...String(value)].map((digit) => letter(Number(digit))).join("");
  return [digits, letter(value)].filter((form) => form !== "0" && form !== "I" && form !== "A");
}

/** What is read when letters are taken together that stand apart, or the first of each word. */
function streams(text: string): readonly string[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const single = words.filter((word) => [...word].length === 1).join("");
  const [firsts, lasts] = [
    words.map((word) => word[0] ?? "").join(""),
    words.map((word) => word.at(-1) ?? "").join(""),
  ];
  const openings = [...text.matchAll(/(?:^|[,.;:!?\n–—-]\s*)["“«(*]*(\p{L})/gu)].map(([, letter]) => letter).join("");
  const capitals = words.map((word) => (/^\p{Lu}/u.test(word) ? word[0] : "")).join("");
  return [single, firsts, lasts, openings, capitals]
    .map((stream) => stream.toLowerCase())
    .flatMap((stream) => [stream, [...stream].reverse().join("")]);
}
