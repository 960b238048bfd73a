import { fillerWords } from "@jotter/analysis/filler-words";
import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { bagOf, pairsOf } from "@jotter/analysis/similarity";
import { wordCount } from "@jotter/analysis/words";
import { type Language, orEnglish } from "@jotter/domain/settings";
import { askedTerm } from "./asked-term.ts";

/**
 * Where a text says what a term is without opening a sentence with it: "mens rea, i.e. the guilty mind", "… get rounder
 * (attrition)", "… One calls this inertia." The last may need the sentence before. The best first.
 */
export function namedBeside(term: string, reading: Reading, isTerm: (text: string) => boolean): readonly Sentence[][] {
  const { language, sentences } = reading;
  const spoken = sentences.filter(({ paragraph }) => reading.paragraphs[paragraph]?.aside === null);
  const same = spoken.filter(({ text }) => saysThatIs(text, language, isTerm));
  const bracketed = spoken.filter(({ text }) => isInBrackets(text, language, isTerm));
  const called = spoken.flatMap((sentence) => {
    const before = calledIn(sentence.text, language, isTerm);
    if (before === null) return [];
    const last = sentence.place > 0 ? sentences[sentence.index - 1] : undefined;
    const isEnough = wordCount(before, language) >= (isSpaceless(language) ? 10 : 5);
    return isEnough || !last ? [[sentence]] : [[last, sentence]];
  });
  return term === "" ? [] : [...same.map((one) => [one]), ...bracketed.map((one) => [one]), ...called];
}

/** "X, i.e. …", with something behind it. */
function saysThatIs(text: string, language: Language, isTerm: (text: string) => boolean): boolean {
  for (const match of text.matchAll(thatIs[language])) {
    const before = text.slice(0, match.index);
    const clause = /[^,;:.，；：。、]*$/u.exec(before)?.[0] ?? "";
    const words = clause.trim().split(/\s+/u);
    const ends = isSpaceless(language) ? [clause.trim()] : words.map((_, at) => words.slice(at).join(" "));
    const isLong = wordCount(text.slice(match.index + match[0].length), language) >= (isSpaceless(language) ? 5 : 2);
    if (isLong && ends.some(isTerm)) return true;
  }
  return false;
}

const thatIs = orEnglish<RegExp>({
  en: /,? \(?(?:i\. ?e\.?,?|ie|that is(?: to say)?,|that means|meaning|which means|or in other words) /giu,
  es: /,? \(?(?:es decir,?|o sea,?|esto es,?|i\. ?e\.) /giu,
  fr: /,? \(?(?:c['’ ]?est[- ]à[- ]dire|cad|c\.?-?à-?d\.?|à savoir|autrement dit|i\. ?e\.) /giu,
  de: /,? \(?(?:d\. ?h\.|dh|das heißt|das heisst|also|sprich|i\. ?e\.) /giu,
  zh: /，?(?:即|也就是说?|就是说|亦即|换言之)/gu,
  ja: /、(?:つまり|すなわち|要するに|言い換えると)/gu,
});

/** "… (attrition) …" behind what it is. */
function isInBrackets(text: string, language: Language, isTerm: (text: string) => boolean): boolean {
  const fewest = isSpaceless(language) ? 8 : 4;
  // "length(vector)" calls a function.
  const bracketed = isSpaceless(language) ? /[(（]([^()（）]{2,60})[)）]/gu : /(?<=\s)[(（]([^()（）]{2,60})[)）]/gu;
  return [...text.matchAll(bracketed)].some(
    ({ 1: inside = "", index }) => isTerm(inside.trim()) && wordCount(text.slice(0, index), language) >= fewest,
  );
}

/** What stands before "is called X", if that is the term. */
function calledIn(text: string, language: Language, isTerm: (text: string) => boolean): string | null {
  const match = called[language].exec(text);
  const name = match?.groups?.term?.trim() ?? "";
  // "May be named along=vector" sets a name to something.
  if (!match || name === "" || /^\S+=/u.test(name)) return null;
  const words = name.split(/\s+/u);
  const starts = isSpaceless(language) ? [name] : words.map((_, at) => words.slice(0, at + 1).join(" "));
  return starts.some((start) => isTerm(start)) ? text.slice(0, match.index) : null;
}

const name = "(?<term>[^,.;:()，。；：]{2,60})";

const called = orEnglish<RegExp>({
  en: new RegExp(
    `(?<!\\p{L})(?:(?:(?:this|that|it|which) is |it['’]?s |is |are )?(?:called|known as|named|termed)|(?:we|one|you|they|people) calls? (?:this|that|it)|that['’]?s(?: what)?(?: we call)?|this is) (?:the |an? )?${name}`,
    "iu",
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:(?:a )?(?:esto|eso|est[ea] \\p{L}+)? ?(?:se|le|lo) (?:le |lo )?(?:llama|llaman|denomina|conoce como|dice)(?: como)?|es lo que (?:se llama|llamamos)|lo llamamos|eso es|esto es) (?:el |la |los |las |una? )?${name}`,
    "iu",
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:c['’ ]?est ce qu['’ ]?on (?:appelle|nomme)|on (?:appelle|nomme) (?:ça|cela|ceci)|(?:ça|cela|ceci) s['’ ]?appelle|on l['’ ]?appelle|qu['’ ]?on appelle|s['’ ]?appelle|est appelée?|c['’ ]?est) (?:le |la |les |l['’ ]|une? )?${name}`,
    "iu",
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:man|wir) nenn(?:t|en) (?:das|dies|diesen \\p{L}+|diese \\p{L}+|es|sie|ihn)|(?:das|dies) (?:nennt man|nennen wir|heißt|heisst|ist|bezeichnet man als)|nennt man(?: das| dies| auch)?|(?:wird|werden) als|bezeichnet man als|heißt|heisst) (?:auch |dann |die |der |das |den |eine?n? )*${name}`,
    "iu",
  ),
  zh: /(?:这(?:个|种)?(?:现象|过程|反应|特权|作用)?(?:就|也|被)?(?:叫做?|称为|是)|(?:叫做?|称为|称之为|称作|被称为))[“「]?(?<term>[^，。；：“”「」]{2,20})/u,
  ja: /(?:これ|それ|このこと|この(?:現象|性質|はたらき|働き|状態|制度))(?:を|が|は)「?(?<term>[^、。「」]{2,20}?)」?(?:と(?:いう|いい|言う|呼ぶ|呼ばれる|よぶ)|。|$|だ|です|である)/u,
});

/** Of the lesson, not of the subject: "will be on the test", "look it up on page 12". */
export function isPassing({ text }: Sentence, language: Language): boolean {
  const small = text.toLowerCase();
  const plain = isSpaceless(language) ? small : small.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  const { tasks, people } = fillerWords[language];
  people.lastIndex = 0;
  return tasks.test(plain) || people.test(plain) || passing[language].test(small);
}

const passing = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:on the (?:test|exam|quiz)|in the (?:test|exam)|(?:the|my) (?:textbook|workbook|worksheet)|p\. ?\d|page \d|we (?:did|had|saw)|in class|last (?:week|lesson)|look (?:it|this) up|also happens|obviously)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cae (?:seguro|en)|entra en|en el examen|del libro|p[aá]g\.? ?\d|en clase|lo vimos|hicimos|repasar|mirar)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tombe (?:au|en|à)|au (?:ds|bac|contrôle)|dans le (?:livre|manuel)|p\. ?\d|page \d|en (?:tp|cours|classe)|on a (?:vu|fait)|à (?:relire|revoir|apprendre)|ne pas confondre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:kommt|kommen) (?:\d+ ?% )?(?:sicher |safe |bestimmt )?dran|im (?:test|buch|geschichtsbuch|heft)|in der klausur|s\. ?\d|seite \d|hatten wir|haben wir|nachlesen|nochmal anschauen|im (?:unterricht|versuch)|an der tafel)(?!\p{L})/iu,
  zh: /必考|会考|要考|考过|课本|第\d+页|p\.?\d|老师|同学|背|默写|作业|直到\d|才(?:废除|出现|结束)/iu,
  ja: /テスト(?:に)?出る|絶対出る|教科書|p\.?\d|プリント|授業|実験でやった|やった。?$|先生|宿題|覚え|記事|点もらえ/iu,
});

/** The sentence that says why, of those that speak of what was asked; null where it is no such question. */
export function reasonFor(
  about: string,
  readings: readonly Reading[],
): { reading: Reading; sentence: Sentence } | null {
  if (!Object.values(asksWhy).some((form) => form.test(about))) return null;
  const found = readings.flatMap((reading) => {
    const { language } = reading;
    const wanted = partsIn(askedTerm(about), language);
    return reading.sentences
      .filter(({ text, paragraph }) => saysWhy[language].test(text) && !reading.paragraphs[paragraph]?.aside)
      .map((sentence) => {
        const own = new Set(partsIn(sentence.text, language));
        const shared = new Set(wanted.filter((key) => own.has(key))).size;
        return { reading, sentence, shared, part: shared / Math.max(1, new Set(wanted).size) };
      });
  });
  const [best] = found.toSorted((one, other) => other.shared - one.shared);
  if (!best) return null;
  return (best.shared >= 2 && best.part >= 0.3) || (best.shared > 0 && best.part >= 0.5) ? best : null;
}

/** By words; Japanese that is written in kana has none to go by, and goes by pairs of letters too. */
function partsIn(text: string, language: Language): readonly string[] {
  const words = [...bagOf(text, language).keys()].flatMap((key) => partsOf(key, language));
  return language === "ja" ? [...words, ...pairsOf(text.replace(/[^\p{L}\p{N}]/gu, ""))] : words;
}

function partsOf(key: string, language: Language): readonly string[] {
  return isSpaceless(language) ? [...key] : [key.normalize("NFD").replace(/\p{M}/gu, "")];
}

const asksWhy = orEnglish<RegExp>({
  en: /^\W*(?:(?:so|but|and|ok) )?(?:why|how come)(?!\p{L})/iu,
  es: /^\W*(?:y )?(?:por ?q(?:u[eé])?|pq|xq)(?!\p{L})/iu,
  fr: /^\W*(?:mais |et )?(?:pourquoi|pk|pq|pkoi|pourkoi)(?!\p{L})/iu,
  de: /^\W*(?:und |aber )?(?:warum|wieso|weshalb)(?!\p{L})/iu,
  zh: /为什么|为啥|为何|怎么会/u,
  ja: /なぜ|なんで|どうして/u,
});

const saysWhy = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:because|bc|cos|cuz|since|due to|therefore|so|thats why|that's why|thanks to|as a result|in order to)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:porque|ya que|debido a|por eso|as[ií] que|gracias a|pues|pq|porq|a causa|para que)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:parce qu|car|grâce|grace|donc|puisque|à cause|du coup|c['’]est pourquoi|afin|pour que|pcq|pck)/iu,
  de: /(?<!\p{L})(?:weil|denn|da|deshalb|deswegen|darum|daher|wegen|durch|damit|um(?= [^,.]* zu ))(?!\p{L})/iu,
  zh: /因为|所以|因此|由于|导致|使得?|为了/u,
  ja: /から|ので|ため|なぜなら|によって|ことで|ように/u,
});
