import { type Language, orEnglish } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import type { Reading, Sentence } from "../reading.ts";
import { vocabulary } from "../vocabulary.ts";
import { isClause } from "../word-lists.ts";
import { wordCount } from "../words.ts";
import type { Fact } from "./fact.ts";
import { isAside, isExample, withoutRemarks } from "./off-subject.ts";

/** Formulas with the name the text gives them, before or behind: "Weight is found from $W = mg$", "$D$ を判別式という". */
export function formulaFacts(reading: Reading): readonly Fact[] {
  const { language, paragraphs, source } = reading;
  if (!source.includes("$")) return [];
  const inline = paragraphs.flatMap((paragraph) =>
    isAside(paragraph, language) || isExample(paragraph)
      ? []
      : paragraph.sentences.flatMap((one) => factsOf(one, language)),
  );
  return [...inline, ...displayed(reading)];
}

function factsOf(sentence: Sentence, language: Language): readonly Fact[] {
  const { from, to } = sentence;
  const text = withoutRemarks(sentence.text, language);
  if (vocabulary[language].illustrates.test(text)) return [];
  const formulas = [...text.matchAll(/\$[^$]+\$/gu)].filter(([formula]) => relation.test(formula));
  const named = formulas.flatMap((match, at) => {
    const last = formulas[at - 1];
    const before = text.slice(last ? last.index + last[0].length : 0, match.index);
    const end = match.index + match[0].length;
    const behind = called[language].exec(text.slice(end))?.groups?.name;
    const name = behind ?? nameBefore(before, language);
    return name === null ? [] : [{ name, begin: match.index, end, start: match.index - before.length }];
  });
  return named.map(({ name, begin, end }, at) => {
    const next = named[at + 1];
    const rest = next ? text.slice(end, text.lastIndexOf(next.name, next.begin)) : text.slice(end);
    const answer = withoutEnd(`${text.slice(begin, end)}${rest}`, language);
    return { kind: "formula", term: name, context: "", answer, group: "formula", from, to };
  });
}

/** What leads on to the next name is no part of this one's formula. */
function withoutEnd(answer: string, language: Language): string {
  const bare = answer.replace(/[\s,;:.，、；：。]+$/u, "").replace(/(?<=[$\s])(?:的|の|である|で|であり|です)$/u, "");
  const last = /(?<=\s)(?:\p{L}+|[ld]['’])$/iu.exec(bare)?.[0] ?? "";
  const isOver = last !== "" && (/['’]$/.test(last) || vocabulary[language].stopWords.has(last.toLowerCase()));
  return isOver ? withoutEnd(bare.slice(0, -last.length), language) : bare.trim();
}

const relation = /=|\\iff|\\approx|\\le|\\ge|[<>≤≥]/u;

/** The words before a formula, back to the last mark, without what only leads to it. */
function nameBefore(before: string, language: Language): string | null {
  const bare = before.trimEnd().replace(/\s*(?:[:：→=＝–—…]|->|——)\s*$/u, "");
  const said = bare.replace(leads[language], "").trimEnd();
  // What stands in brackets behind a name belongs to it.
  const masked = said.replace(/[(（][^()（）]*[)）]/gu, (part) => "x".repeat(part.length));
  const cut = [...masked.matchAll(/[.;；。,，、→:：]\s?|\s[–—]\s|->/gu)].at(-1);
  const name = said.slice(cut ? cut.index + cut[0].length : 0).trim();
  const own = withoutOpening(name, language);
  if (own === "" || !/\p{L}{2}|\p{sc=Han}/u.test(own) || /^(?:叫做?|称为)/u.test(own) || /\$|^\d/.test(own))
    return null;
  return wordCount(own, language) <= (isSpaceless(language) ? 20 : 10) ? own : null;
}

function withoutOpening(name: string, language: Language): string {
  if (isSpaceless(language)) return name.replace(/^(?:的|の|其中|若|如果|设|则|なお|また|このとき|ここで)/u, "");
  const words = name.split(" ");
  const { stopWords } = vocabulary[language];
  while (words.length > 0 && stopWords.has((words[0] ?? "").toLowerCase())) words.shift();
  return words.join(" ").replace(/^(?:l|d)['’]/iu, "");
}

const leads = orEnglish<RegExp>({
  en: /\s(?:is|are|equals|is (?:found|given|calculated|defined|expressed|written) (?:from|by|as|through)|can be written(?: as)?|reads|states that|says that|becomes|of)$/iu,
  es: /\s(?:es|son|vale|es igual a|se (?:calcula|resuelve|escribe|define)(?: con| como| por)?|viene dad[oa] por|(?:está|es|queda) (?:dad|definid|expresad)[oa] (?:por|como)|se expresa (?:como|con|por)|dice que)$/iu,
  fr: /\s(?:est|sont|vaut|s['’]écrit|se (?:calcule|note)(?: avec| par)?|est égale? à|est (?:donn|calcul|not)ée? (?:par|comme)|est (?:définie?|écrite?) (?:par|comme)|se définit (?:par|comme)|a pour expression)$/iu,
  de: /\s(?:ist|sind|lautet|beträgt|gilt|berechnet man (?:mit|durch)|(?:ist|wird) (?:gegeben|definiert|berechnet|beschrieben) (?:durch|als|mit)|(?:definiert|schreibt) man als|heißt)$/iu,
  zh: /(?:可以?)?(?:被?定义为|表示为|写作|写成|由下式给出|如下|是|为|等于|满足)\s?$/u,
  ja: /(?:は|が|とは|を表す式は)、?\s?(?:(?:次|以下|下)の?(?:ように|式で|とおり|通り)(?:に)?(?:定義|表|与え|書|求め)(?:される|され|されます|られる|られます|ける|く|す)?)?$/u,
});

const called = orEnglish<RegExp>({
  en: /^ (?:is|are) (?:called|known as) (?:the |an? )?(?<name>[\p{L}\- ]{3,40}?)(?=[.,;:]|$)/u,
  es: /^ se (?:llama|denomina) (?:el |la )?(?<name>[\p{L}\- ]{3,40}?)(?=[.,;:]|$)/u,
  fr: /^ (?:s['’]appelle|est appelée?) (?:le |la |l['’])?(?<name>[\p{L}\- ]{3,40}?)(?=[.,;:]|$)/u,
  de: /^ (?:heißt|nennt man) (?:die |der |das )?(?<name>[\p{L}\- ]{3,40}?)(?=[.,;:]|$)/u,
  zh: /^\s?(?:叫做|叫|称为)(?<name>\p{sc=Han}{2,10})/u,
  ja: /^\s?を(?<name>[\p{sc=Han}\p{sc=Katakana}ー]{2,12})と(?:いい|いう|呼)/u,
});

/** A formula on a line of its own is named by the line above it. A line that is a card says all by itself. */
function displayed({ source, paragraphs, language }: Reading): readonly Fact[] {
  return [...source.matchAll(/\$\$(?<formula>[^$]+)\$\$/gu)].flatMap(({ 0: written, index, groups }) => {
    const above = paragraphs.findLast(({ to }) => to <= index && source.slice(to, index).trim().length <= 3);
    const last = above?.sentences.at(-1)?.text ?? "";
    const isApart = above !== undefined && /\n\s*\n/u.test(source.slice(above.to, index));
    if (above?.aside || (isApart && !leadsTo(last, language))) return [];
    const name = nameBefore(last.replace(/\s?[:：]\s*$/u, ""), language);
    const formula = groups?.formula?.trim().replace(/\s+/gu, " ") ?? "";
    if (!above || name === null) return [];
    const to = index + written.length;
    return [
      { kind: "formula", term: name, context: "", answer: `$${formula}$`, group: "formula", from: above.from, to },
    ];
  });
}

/** Over an empty line only what points at a formula names it: "The gas law:", "Density is given by", "Euler's formula". */
function leadsTo(text: string, language: Language): boolean {
  if (/[:：→=＝]\s*$/u.test(text) || leads[language].test(text)) return true;
  const isShort = wordCount(text, language) <= (isSpaceless(language) ? 12 : 5);
  return isShort && /[\p{L}\p{N})）]$/u.test(text) && !isClause(text, language);
}
