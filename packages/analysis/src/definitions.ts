import { type Language, orEnglish } from "@jotter/domain/settings";
import { isBareAdjective } from "./bare-adjectives.ts";
import { isSpoken } from "./chatter.ts";
import { isCommon } from "./common-words.ts";
import { type Findings, findings } from "./findings.ts";
import { isGenusOf } from "./genus.ts";
import { isSpaceless } from "./language.ts";
import { holdsClause, isPredicate, leavesOpen } from "./predicates.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import {
  elisionIn,
  isBalanced,
  isPartPlayed,
  isRecord,
  isRemark,
  namesAnother,
  runsOn,
  withoutOpenBracket,
  withoutSecondPredicate,
} from "./remarks.ts";
import { strongForm } from "./strong-form.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount, wordsOf } from "./words.ts";

export type Definition = {
  readonly term: string;
  /** As the text says it, without the term. */
  readonly meaning: string;
  readonly sentence: Sentence;
};

/** What a text itself defines, in its own words, in the order of the text. */
export function definitions(reading: Reading, most = 30): Findings<Definition> {
  const known = readBefore.get(reading) ?? definitionsIn(reading);
  readBefore.set(reading, known);
  return findings(known.found, most, reading.sentences.length < 1, known.unsure);
}

/** What a text says of a term without defining it: its part in something, its worth. It can still be asked for. */
export function tellings(reading: Reading): readonly Definition[] {
  definitions(reading);
  return readBefore.get(reading)?.told ?? [];
}

/** The sentences that explain something, also where it is not sure what. */
export function explaining(reading: Reading): ReadonlySet<number> {
  definitions(reading);
  return readBefore.get(reading)?.explaining ?? new Set();
}

type Known = {
  readonly found: readonly Definition[];
  readonly told: readonly Definition[];
  readonly unsure: number;
  readonly explaining: ReadonlySet<number>;
};

/** Terms, sentences and questions all ask for them. */
const readBefore = new WeakMap<Reading, Known>();

function definitionsIn(reading: Reading): Known {
  const found = new Map<string, Definition>();
  const told = new Map<string, Definition>();
  const explains = new Set<number>();
  let unsure = 0;
  for (const sentence of reading.sentences) {
    const read = definitionIn(sentence, reading);
    // What points back to a sentence that is not there explains nothing by itself.
    const one = read !== null && read !== "unsure" && leavesOpen(read.meaning, reading.language) ? "unsure" : read;
    if (one === "unsure" || one?.isTold) unsure += 1;
    if (one !== null) explains.add(sentence.index);
    if (one === null || one === "unsure") continue;
    const { isTold, ...definition } = one;
    const all = isTold ? told : found;
    const key = definition.term.toLowerCase();
    if (!all.has(key)) all.set(key, definition);
  }
  return {
    found: [...found.values()],
    told: [...told].flatMap(([key, one]) => (found.has(key) ? [] : [one])),
    unsure,
    explaining: explains,
  };
}

/** "The steady speed … is called terminal velocity". */
function isMeaningFirst({ term = "", meaning = "" }: Record<string, string>, text: string): boolean {
  return text.indexOf(meaning) < text.lastIndexOf(term);
}

/** "Recitative is sung speech, and what only a harpsichord accompanies is called secco": a part of it is. */
function isOneOfMany(groups: Record<string, string>, text: string, said: string, language: Language): boolean {
  const { term = "", meaning = "" } = groups;
  // What was cut off stood next to the name.
  const isCut = text.indexOf(meaning) < text.indexOf(term) && !meaning.trim().endsWith(said.slice(-4));
  return isCut || narrowed[language].test(meaning);
}

const narrowed: Readonly<Record<Language, RegExp>> = {
  en: /[,;] (?:and|but|while|whereas) (?:what|that which|the (?:one|ones|kind|sort|part|type|form)|those|any|one) /iu,
  es: /[,;] (?:y|pero|mientras que) (?:lo que|(?:el|la|los|las) que|aquell[oa]s?|aquel) /iu,
  fr: /[,;] (?:et|mais|tandis que) (?:ce qu|celui|celle|ceux|celles) ?/iu,
  de: /[,;] (?:und|aber|doch|während) (?:was|wer|das,|den,|die,|der,|solche|derjenige|diejenige|dasjenige)/iu,
  zh: /[是为][^，]*，.*(?:其中|而|那些)/u,
  ja: /(?:であり|だが|ですが|であるが|[^ぁ-ん]で)、.*(?:もの|場合|の)$/u,
};

/** What happened once, to somebody, is not what a word means. */
function isNarrative(text: string, language: Language): boolean {
  return /(?<!\d)[12]\d{3}(?!\d| ?(?:°|m|km|g|kg|%|K|Hz)(?!\p{L}))/u.test(text) || told[language].test(text);
}

const told: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:was|were|had|did|became|began|went|took|gave|made|came|fell|led|said|wrote|fought|won|lost|(?:he|she|they|we|I|\p{Lu}\p{L}+) \p{Ll}+ed)(?!\p{L})/u,
  es: /(?<!\p{L})(?:fue|fueron|era|eran|había|habían|hubo|hizo|dio|dijo|tuvo|pudo|\p{Ll}{3,}(?:ó|aron|ieron|aban))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:fut|furent|était|étaient|avait|avaient|(?:il|elle|ils|elles|on|\p{Lu}\p{Ll}+) (?:a|ont) \p{Ll}+|\p{Ll}{3,}(?:èrent|irent|aient))(?!\p{L})/u,
  de: /(?<!\p{L})(?:war|waren|wurde|wurden|hatte|hatten|kam|kamen|ging|gab|nahm|ließ|schrieb|zog|zogen|konnte|musste|wollte|\p{Ll}{3,}ten?(?= (?:der|die|das|den|dem|sich|er|sie|ein)))(?!\p{L})/u,
  zh: /\d年|世纪|了[^，。解]|曾|当时|皇帝|将军|国王|[他她]/u,
  ja: /\d年|世紀|翌|将軍|天皇|国王|彼|(?:した|された|った|いた|えた|めた|けた)。?$/u,
};

/** "2　等高線とは": the number of a question is no part of it. */
const numbering = /^(?:[(（]?[\dA-Za-z０-９][)）.．、]|[\d０-９]{1,2}) (?=\D)/u;

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How somebody starts to speak: "So, basically, a bog is …". */
const leadIns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:ok|okay|so|well|right|now|basically|actually|anyway|and|but|also|then|first|finally|in short|remember|note)(?:,? (?=\p{L})|: ))+/iu,
  es: /^(?:(?:bueno|pues|a ver|entonces|o sea|vale|ahora bien|además|en resumen|básicamente|luego|por último)(?:,? (?=\p{L})|: ))+/iu,
  fr: /^(?:(?:bon|alors|donc|bref|en gros|en fait|ensuite|puis|enfin|en résumé|or)(?:,? (?=\p{L})|: ))+/iu,
  de: /^(?:(?:[Aa]lso|[Nn]un|[Nn]a ja|[Nn]aja|[Gg]ut|[Oo]ka?y?|[Kk]urz gesagt|[Zz]unächst|[Zz]uerst|[Dd]ann|[Aa]ußerdem)(?:,? (?=\p{L})|: ))+(?=(?:der|die|das|eine?|unter|als) |\p{Lu})/u,
  zh: /^(?:那么|所以|其实|简单(?:来)?说|总之|首先|其次|另外|此外|好|嗯)，?/u,
  ja: /^(?:では|まず|次に|さて|つまり|そして|また|なお)、/u,
};

type Read = Definition & { readonly isTold: boolean };

function definitionIn(sentence: Sentence, reading: Reading): Read | "unsure" | null {
  const { language } = reading;
  const text = upper(sentence.text.replace(/\s+/g, " ").replace(numbering, "").replace(leadIns[language], ""));
  const isItem = reading.paragraphs[sentence.paragraph]?.kind === "item";
  let isUnsure = false;
  for (const form of isItem ? [glossary, ...forms[language]] : forms[language]) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const raw = cleanTerm(groups.term ?? "", language);
    const written = language === "de" ? nominative(strongForm(raw, text), text, reading.source) : raw;
    if (written === null) {
      isUnsure = true;
      continue;
    }
    const term = properCase(written, text, reading);
    const isNamedLast = isMeaningFirst(groups, text);
    const said = cleanMeaning(
      isNamedLast ? lastNamed(groups.meaning ?? "", language) : (groups.meaning ?? ""),
      language,
    );
    const before = sentence.place > 0 ? reading.sentences[sentence.index - 1] : undefined;
    const isBack = pointsBack(said, language);
    if (!isTerm(term, language) || /_{2,}/.test(text)) continue;
    if (
      noTerms[language].test(term) ||
      figures[language].test(term) ||
      isPartPlayed(term, language) ||
      (isNamedLast && isQuality(written, text, reading)) ||
      (isBack &&
        (!before ||
          !namesWhatHappens[language].test(said) ||
          vocabulary[language].points.test(before.text) ||
          /^[这那此]时/.test(said)))
    ) {
      isUnsure = true;
      continue;
    }
    if (
      // What is cut short no longer tells what happens.
      (isBack && before && (isNarrative(before.text, language) || isCutShort(before.text, language))) ||
      (isNamedLast && (isOneOfMany(groups, text, said, language) || namesAnother(said, language)))
    ) {
      isUnsure = true;
      continue;
    }
    const whole = isBack && before ? cleanMeaning(before.text, language) : said.replace(pointer, "");
    const meaning = form === glossary ? withoutFigure(whole, language) : whole;
    const isNoun =
      form === glossary
        ? isListed(term, meaning, language) &&
          !isPredicate(meaning, term, language) &&
          saysWhatItIs(meaning, language) &&
          !isPaired(sentence, reading) &&
          // Who writes "=" means it.
          (text.includes("=") || (isGenusOf(written, meaning, reading) && !listsFacts(sentence, reading)))
        : !(isNamedLast && holdsClause(said, language)) &&
          isSubject(written, text, meaning, reading) &&
          !isIdentity(written, meaning, language) &&
          !isInverted(text, meaning, language) &&
          !isRole(term, meaning, language);
    const isWhole =
      !hanging[language].test(meaning) &&
      !goesOn[language].test(meaning) &&
      !runsOn(meaning, language) &&
      elisionIn(meaning, language) < 0 &&
      // "A mechanical wave and spreads in air": too short to be cut.
      withoutSecondPredicate(meaning, language) === meaning &&
      isBalanced(meaning) &&
      // "A tax that fell on its consumption": whose, the sentence before may say.
      !(sentence.place > 0 && owned[language].test(meaning)) &&
      !isSpoken(meaning, language);
    // 頂点に置かれる石: so short, it is the top of what the sentence before speaks of.
    const isBrief = isSpaceless(language) && isNamedLast && wordCount(meaning, language) < 10;
    if (isNoun && isWhole && !isBrief && isMeaning(meaning, term, language)) {
      // "By amplitude one means the greatest …" defines, whatever it says.
      const isCopula = isSpaceless(language) || form === forms[language].at(-1);
      const isTold =
        form !== glossary && isCopula && !isBack && (roles[language].test(meaning) || isRecord(meaning, language));
      return { term, meaning, sentence, isTold };
    }
    isUnsure = true;
  }
  return isUnsure ? "unsure" : null;
}

/** "The quantities that grow with it are called extensive". */
function isQuality(term: string, text: string, { language, source }: Reading): boolean {
  if (term.includes(" ")) return false;
  return isBareAdjective(term, text.slice(0, text.lastIndexOf(term)), language, source);
}

/** 先の揺れを初期微動、後の揺れを主要動という, 夏に来るものは夏鳥、冬に来るものは冬鳥と呼ばれる: each name has its own stretch. */
function lastNamed(meaning: string, language: Language): string {
  if (language !== "ja") return meaning;
  return meaning.replace(
    /^.*[をは]「?[\p{sc=Han}\p{sc=Katakana}ーA-Za-z\d]{2,16}」?(?:と(?:いい|呼び|よび))?、(?=.)/u,
    "",
  );
}

function isCutShort(text: string, language: Language): boolean {
  return wordCount(cleanMeaning(text, language), language) < wordCount(text, language);
}

/** "Sugar in the blood, normally about 1 g/l": what somebody adds to a note. */
function withoutFigure(meaning: string, language: Language): string {
  const cut = meaning.replace(
    /[,，、] ?(?!(?:that|which|who|whose|que|cuy|donde|qui|dont|où|der|die|das|dem|den|in|wo)(?!\p{L}))[^,，、]*\d[^,，、]*$/u,
    "",
  );
  return wordCount(cut, language) >= (isSpaceless(language) ? 9 : 4) ? cut : meaning;
}

/** A part, a rank or praise: what a thing is to others, not what it is. */
const roles: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|an?) (?:(?:main|major|chief|leading|principal|central|biggest|greatest|key|great) \p{L}+|guardians?|heart|backbone|cradle|father|mother|pride|jewel|golden age|heyday|peak|high point|turning point|milestone|(?:basic |central )?idea (?:behind|underlying|at the (?:root|heart|core))|symbol|pillar|cornerstone|engine|criterion|place where) /iu,
  es: /^(?:el|la|los|las|una?) (?:(?:principal(?:es)?|gran|mayor) \p{L}+|guardian(?:es)?|guardián|corazón|cuna|padre|madre|orgullo|símbolo|pilar|motor|edad de oro|apogeo|auge|cumbre|hito|punto de inflexión|idea (?:básica|central|fundamental)|clave|criterio|lugar (?:donde|en el que)) /iu,
  fr: /^(?:(?:le|la|les|une?) |l['’])(?:(?:principale?s?|principaux|grande?) \p{L}+|gardienn?e?s?|cœur|berceau|père|mère|fierté|symbole|pilier|moteur|âge d['’]or|apogée|sommet|tournant|idée (?:de base|centrale|fondamentale)|clé|clef|critère|lieu où|endroit où) /iu,
  de: /^(?:der|die|das|eine?) (?:(?:zentrale|größte|bedeutendste|wichtigste|wichtiger?s?|große[rs]?) \p{L}+|Haupt(?:problem|ursache|grund|aufgabe|rolle)\p{L}*|Hüter(?:in)?|Herz|Wiege|Vater|Mutter|Stolz|Symbol|Motor|Rückgrat|Schlüssel|goldene Zeit\p{L}*|Höhepunkt|Blütezeit|Glanzzeit|Wendepunkt|Meilenstein|Grundgedanke|Grundidee|Kriterium|Ort,) /iu,
  zh: /的(?:主要|重要|核心|关键)?(?:问题|黄金时代|摇篮|关键|之父|源泉|灵魂|象征|标志|支柱|骄傲|监护人|守护者|母亲|父亲|榜样|(?:鼎盛|全盛|繁荣|巅峰|极盛)(?:阶段|时期|时代|期))$/u,
  ja: /の(?:主な|主要な|最大の|重要な)?(?:問題|黄金時代|父|母|象徴|柱|誇り|保護者|守り手|源|鍵|全盛期|最盛期|絶頂期|黄金期|到達点|転換点)$|(?:根本|根底|中心|中核|背景|土台)に(?:ある|なる)[^、。]{1,6}$/u,
};

/** A line of a word list explains a term; "Homework: page 45", "Size: 10 to 20 mm" and "Question: why?" do not. */
function isListed(term: string, meaning: string, language: Language): boolean {
  if (/[?!？！]/.test(meaning) || /^[\d±≈~約约+-]|[=→]|->/.test(meaning)) return false;
  if (!/^[\p{L}\p{N}\-'’ ・]+$/u.test(term) || labels[language].test(term)) return false;
  if (fields[language].test(term) || isFilledIn(term, meaning, language)) return false;
  // A date, a clause with a verb, "the three kinds": what stands before the colon is no term.
  if (/\p{N}{2,}|年代?$|世[纪紀]$/u.test(term) || inner[language]?.test(` ${term} `) || spoken[language]?.test(term))
    return false;
  if (calendarOf(language).some((name) => term.toLowerCase().startsWith(name))) return false;
  // "France: Talleyrand" and "Japan: 1868" tell what was there.
  if (regionsOf(language).includes(term)) return false;
  if (isSpaceless(language)) return !/^(?:見|读|看|課本|课本|教科書)/.test(meaning);
  const [first, ...rest] = wordsOf(meaning, language);
  if (!first || vocabulary[language].prepositions.has(first.text.toLowerCase()) || limits.test(first.text))
    return false;
  // Mere names side by side are parts of it, not what it is: "temperature, wind, pressure".
  const pieces = meaning.split(/, | y | et | und | and /);
  if (pieces.length > 2 && pieces.every((piece) => piece.split(" ").length < 3)) return false;
  if (wordsOf(term, language)[0]?.isStop) return false;
  if (language === "de") return /^\p{Lu}\S*$/u.test(term.split(" ").at(-1) ?? "");
  const isAdjective = !term.includes(" ") && (adjectives[language]?.test(term) ?? false);
  return !isAdjective || rest.some(({ text }) => /^(?:que|qui|dont|which|that|who)$/i.test(text));
}

/**
 * "A pair of elements that stand in the wrong order" names a kind and what sets it apart; "quadratic" and "estabilidad
 * de precios y máximo empleo" are what somebody notes beside a word.
 */
function saysWhatItIs(meaning: string, language: Language): boolean {
  if (/^["“„«»‘「『]/.test(meaning) || ranked[language].test(meaning)) return false;
  const bare = meaning.replace(/\s?[（(][^）)]*[）)]/g, "").trim();
  if (language === "zh" || language === "ja") {
    const [first = "", ...more] = bare.split("。", 1)[0]?.split(/[，；、]/) ?? [];
    return [first, more.at(-1) ?? ""].some((part) => (language === "ja" ? japaneseKind : chineseKind).test(part));
  }
  const [first = "", second = ""] = bare.split(" ");
  // "Nace en el suelo": after a bare noun stands "de" or "que", after a verb where or how.
  if (places[language]?.test(second) && !nouns[language]?.test(first)) return false;
  return kinds[language].test(bare) && setsApart[language].test(bare);
}

const places: Partial<Record<Language, RegExp>> = {
  es: /^(?:en|por|desde|hasta|sobre|entre|hacia|contra|sin|bajo|al?|con|para|del)$/,
  fr: /^(?:dans|en|par|sur|sous|vers|chez|à|au|aux|avec|sans|pour|entre|contre)$/,
};

const nouns: Partial<Record<Language, RegExp>> = {
  es: /(?:ión|miento|dad|aje|or|ura|ncia|ismo|ista|eza|ario|ería|ancia|o|lo|la|los|las)$/i,
  fr: /(?:ion|ment|age|té|eur|ure|ance|ence|isme|iste|esse|oir|eau|é|ée|le|la|les)$/i,
};

/** "The largest single cause of loss" is what a thing is to others. */
const ranked: Readonly<Record<Language, RegExp>> = {
  en: /^the (?:\p{L}+est|most|best|worst|first|only|last|main)(?!\p{L})/iu,
  es: /^(?:el|la|los|las) (?:más|mayor|mejor|peor|primer[oa]?|únic[oa]|últim[oa]|principal|\p{L}+ más)(?!\p{L})/iu,
  fr: /^(?:le |la |les |l['’])(?:plus|meilleure?s?|pire|première?s?|seule?s?|dernière?s?|principale?s?|uniques?)(?!\p{L})/iu,
  de: /^(?:der|die|das) (?:erste|einzige|letzte|meiste|beste|wichtigste|größte|älteste|höchste|\p{Ll}+ste)n?(?!\p{L})/u,
  zh: /^(?:世界|全国|中国)?(?:上)?(?:最|第一|唯一)/u,
  ja: /^(?:世界|日本)?(?:で)?(?:最|唯一|はじめて|初めて)/u,
};

const chineseKind = /的[^的]{1,10}$|^(?:一[种个类项门段场块条]|指)/u;
const japaneseKind =
  /[\p{sc=Han}\p{sc=Katakana}ーぁ-ん](?:こと|もの|ところ|[\p{sc=Han}\p{sc=Katakana}ー]+|しくみ|はたらき|ことば|つくり)$/u;

/** What opens a kind: an article, or a noun at once; no adverb, no adjective by itself. */
const kinds: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /^(?!(?:not|very|too|only|always|never|often|usually|more|less|about|up|down|if|when|because|see|same|yes|no|like|as|similar|almost|mostly|both|either|neither|can|cannot|looks?)(?!\p{L}))/iu,
  es: /^(?!(?:no|muy|más|menos|solo|sólo|siempre|nunca|cuando|si|porque|ver|igual|como|parecid[oa]s?|casi|lo contrario|demasiad[oa]s?|mucho|poco)(?!\p{L}))/iu,
  fr: /^(?!(?:ne|pas|très|plus|moins|seulement|toujours|jamais|quand|si|parce|voir|pareil|comme|semblables?|presque|trop|beaucoup|peu|\p{L}+er)(?!\p{L}))/iu,
  de: /^(?!(?:nicht|sehr|mehr|weniger|nur|immer|nie|oft|wenn|weil|siehe|gleich|wie|ähnlich|fast|zu|kaum|etwa|circa|ca)(?!\p{L}))/iu,
};

/** What tells one of a kind from the others: a clause, an "of", what was done to it. */
const setsApart: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /(?<!\p{L})(?:that|which|who|whose|where|of|for|with|without|from|between|by|in|to|on|at|into|used|made|how|when)(?!\p{L})/u,
  es: /(?<!\p{L})(?:que|quien|donde|cuy[oa]s?|del?|para|con|sin|entre|por|en|al?|\p{L}+[ai]d[oa]s?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:qui|que|lequel|laquelle|lesquels|lesquelles|dont|où|de|du|des|pour|avec|sans|entre|par|dans|en|à|aux?|sur|\p{L}+ée?s?|\p{L}+ant)(?!\p{L})|d['’]|qu['’])/u,
  de: /(?<!\p{L})(?:der|die|das|den|dem|dessen|deren|des|von|vom|für|mit|ohne|aus|zwischen|durch|zum|zur|zu|in|im|bei|an|am|auf|wie|wo|aller|\p{Lu}\p{L}+(?:er|en) \p{Lu}\p{L}+|ge\p{Ll}+te?[nrs]?|\p{Ll}+er \p{Lu}\p{L}+)(?!\p{L})/u,
};

/** The lines of the list that a line stands in, under one heading. */
function listAround(paragraph: number, { paragraphs }: Reading): readonly [from: number, to: number] {
  const own = paragraphs[paragraph]?.headings.join("\n");
  const belongs = (at: number) => paragraphs[at]?.kind === "item" && paragraphs[at]?.headings.join("\n") === own;
  let [from, to] = [paragraph, paragraph + 1];
  while (belongs(from - 1) && paragraph - from < 20) from -= 1;
  while (belongs(to) && to - paragraph < 20) to += 1;
  return [from, to];
}

/** Lines that set a name beside a name, "Prussia: Hardenberg", tell who is who, also where one of them says more. */
function isPaired({ paragraph }: Sentence, reading: Reading): boolean {
  const { paragraphs, language } = reading;
  const meanings = paragraphs
    .slice(...listAround(paragraph, reading))
    .flatMap(({ sentences: [first] }) => glossary.exec(first?.text ?? "")?.groups?.meaning ?? []);
  const short = meanings.filter((one) => wordCount(one, language) < (isSpaceless(language) ? 6 : 4));
  return short.length > 1 && short.length >= meanings.length / 3;
}

/** What stands under "The treaty's terms:" or "The presidents" tells of them, and defines no word. */
function listsFacts({ paragraph }: Sentence, reading: Reading): boolean {
  const { paragraphs, language } = reading;
  const [from, to] = listAround(paragraph, reading);
  // "Benjamin Constant, 1797: …" or "2008: …" beside it: a list of who and when.
  const isDated = ({ sentences: [first] }: Paragraph) =>
    /^[^:：]{0,40}(?:\d{3,4}|\d世[纪紀])[^:：]{0,20}[:：]/u.test(first?.text ?? "");
  if (paragraphs.slice(from, to).some(isDated)) return true;
  const before = paragraphs[from - 1]?.sentences.at(-1)?.text ?? "";
  const heading = paragraphs[from]?.headings.at(-1) ?? "";
  return facts[language].test(heading) || (/[:：]$/.test(before) && facts[language].test(before));
}

const facts: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:terms of|provisions|clauses|measures|decisions|demands|dates|events|timeline|participants|actors|delegates|leaders|presidents|kings|members|causes|consequences|results|effects|objections|critics|criticisms?|critiques?|debates?|views|positions|opinions|arguments|authors|thinkers|figures|persons|people|cases?|case stud(?:y|ies)|examples?|steps|stages|phases|properties|characteristics|features|advantages|disadvantages|uses|applications|history|background|reception|course|outcome|chronology|threats|dangers|risks|problems|challenges|importance|value|benefits|impacts?|solutions|homework|tasks?|exercises?|questions|complexity|comparison|schedule|plan|characters)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cláusulas|condiciones|medidas|decisiones|fechas|acontecimientos|cronología|participantes|actores|protagonistas|presidentes|reyes|miembros|causas|consecuencias|resultados|objeciones|críticas?|críticos|debates?|posturas|posiciones|opiniones|argumentos|autor(?:a|es|as)?|pensadores|figuras|personas|personajes|casos?|ejemplos?|pasos|etapas|fases|propiedades|características|rasgos|ventajas|desventajas|usos|aplicaciones|historia|antecedentes|recepción|desarrollo|balance|evolución|amenazas|peligros|riesgos|problemas|retos|importancia|valor|beneficios|impactos?|soluciones|deberes|tareas?|ejercicios?|preguntas|comparación|calendario)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:clauses|conditions|mesures|décisions|dates|événements|chronologie|participants|acteurs|délégués|présidents|rois|membres|causes|conséquences|résultats|objections?|critiques?|débats?|positions|opinions|arguments?|auteurs?|penseurs|figures|personnes|personnages|cas|exemples?|étapes|phases|propriétés|caractéristiques|traits|avantages|inconvénients|usages|applications|histoire|contexte|réception|déroulement|bilan|évolution|menaces|dangers|risques|problèmes|enjeux|importance|valeur|bienfaits|impacts?|solutions|devoirs?|tâches?|exercices?|questions|comparaison|calendrier)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bestimmungen|bedingungen|maßnahmen|beschlüsse|entscheidungen|daten|ereignisse|zeitleiste|teilnehmer|akteure|beteiligte|präsidenten|könige|mitglieder|ursachen|folgen|ergebnisse|einwände|kritik|kritiker|debatten?|forschungsdebatte|positionen|meinungen|argumente|autoren|denker|personen|figuren|fälle|fallbeispiele?|beispiele?|schritte|phasen|stufen|eigenschaften|merkmale|vorteile|nachteile|anwendungen|verwendung|geschichte|hintergrund|rezeption|verlauf|bilanz|chronologie|entwicklung|bedrohung(?:en)?|gefahren|risiken|probleme|bedeutung|nutzen|lösungen|durchsetzung|hausaufgaben?|aufgaben?|übungen|fragen|vergleich|ablauf|zeitplan)(?!\p{L})/iu,
  zh: /内容|条款|措施|决定|规定|时间线|大事|年表|人物|参加者|代表|成员|原因|影响|结果|后果|案例|例子|举例|批评|争议|观点|评价|意见|步骤|阶段|过程|特点|性质|优点|缺点|应用|用途|历史|背景|作业|任务|练习|思考|比较|对比|安排|数据|经过|经历|威胁|危害|风险|问题|价值|好处|对策|导入|意义/u,
  ja: /内容|条項|措置|決定|年表|出来事|人物|参加者|代表|メンバー|原因|影響|結果|事例|実例|具体例|批判|論争|評価|意見|主張|手順|段階|過程|特徴|性質|長所|短所|応用|用途|歴史|背景|宿題|課題|練習|比較|予定|データ|経過|流れ|展開|脅威|危険|問題|意義|価値|対策|利点/u,
};

/** "The highest peak is Mont Blanc" and "the Alps are the highest range in Europe" say which one, not what. */
function isIdentity(term: string, meaning: string, language: Language): boolean {
  const best = superlatives[language];
  if (best.test(term) && !/comm?[ouú]n|gemeinsam|公/iu.test(term)) return true;
  const opening = isSpaceless(language) ? meaning.slice(0, 10) : meaning.split(" ").slice(0, 6).join(" ");
  if (best.test(opening) && regionsOf(language).some((region) => meaning.includes(region))) return true;
  if (language === "zh" && /最[^，。的]{1,4}的\p{sc=Han}{1,3}$/u.test(meaning)) return true;
  return names[language]?.test(meaning) ?? false;
}

/** "A drawback is the weight" says which one; "a symbol is an object that …" says what. */
function isRole(term: string, meaning: string, language: Language): boolean {
  return rolePlayers[language].test(term) && (language === "de" || !/^(?:an?|una?|une) /iu.test(meaning));
}

/** "A handy tool is the plasmid, a ring of DNA": the term stands behind the verb. */
function isInverted(text: string, meaning: string, language: Language): boolean {
  if (language === "zh" || language === "ja") return false;
  return /^(?:an?|une?|una|eine?) /iu.test(text) && presented[language].test(meaning);
}

const presented: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /^the (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:an?|the|one|which|also|or|so-called) )/iu,
  es: /^(?:el|la|los|las) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:una?|el|la|que|también|o) )/iu,
  fr: /^(?:(?:le|la|les) |l['’])(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:(?:une?|le|la|qui|aussi|ou) |l['’]))/iu,
  de: /^(?:der|die|das) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?:$|, (?:eine?|auch|also|oder) )/u,
};

const rolePlayers: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:big|great|another|other|further|obvious|common|serious|main|real|only|possible) )?(?:drawback|disadvantage|advantage|benefit|problem|reason|cause|consequence|example|difference|exception|feature|characteristic|condition|task|question|highlight|symbol|sign|goal|step|idea|explanation|solution|danger|risk|trick|secret|point|proof|answer|key|trouble|challenge|weakness|strength|limit|test|core|centrepiece|heart|basis|forerunner|successor|alternative|novelty)$/iu,
  es: /^(?:(?:gran|otr[oa]|nuev[oa]|posible|verdader[oa]|únic[oa]) )?(?:inconveniente|desventaja|ventaja|beneficio|problema|razón|motivo|ejemplo|diferencia|excepción|rasgo|característica|condición|tarea|pregunta|símbolo|señal|meta|paso|idea|explicación|solución|peligro|riesgo|truco|secreto|clave|prueba|respuesta|reto|debilidad|límite|novedad|base|precursor|alternativa|núcleo)(?: (?:importante|principal|grave|posible))?$/iu,
  fr: /^(?:(?:grande?|autre|nouve(?:au|lle)|seule?|vraie?) )?(?:inconvénient|désavantage|avantage|problème|raison|exemple|différence|exception|trait|caractéristique|condition|tâche|question|symbole|signe|objectif|étape|idée|explication|solution|danger|risque|astuce|secret|clé|preuve|réponse|défi|faiblesse|limite|nouveauté|base|cœur|précurseur|alternative)(?: (?:importante?|principale?|grave|possible|majeure?))?$/iu,
  de: /^(?:(?:große|weitere|andere|neue|mögliche|häufige|einzige)[rs]? )?(?:Nachteil|Vorteil|Problem|Beispiel|Unterschied|Merkmal|Besonderheit|Bedingung|Aufgabe|Frage|Höhepunkt|Symbol|Zeichen|Schritt|Idee|Erklärung|Lösung|Gefahr|Risiko|Trick|Kniff|Clou|Kern|Beweis|Hauptgrund|Schwäche|Stärke|Antwort|Grenze|Neuerung|Kernstück|Herzstück|Grundlage|Ausgangspunkt|Mittelpunkt|Bestandteil|Vorläufer|Nachfolger|Gegenstück|Auslöser|Neuheit|Alternative|Zweck|Hauptursache|Sonderfall|Voraussetzung)$/u,
  zh: /^(?:另一个?|最大的?|主要)?(?:缺点|优点|好处|坏处|问题|例子|区别|例外|特点|条件|任务|标志|目标|步骤|想法|解释|办法|危险|风险|诀窍|秘密|关键|证据|答案|难点|挑战|弱点|局限)$/u,
  ja: /^(?:もう一つの|最大の|主な)?(?:欠点|短所|利点|長所|問題|例|違い|例外|特徴|条件|課題|目印|目標|手順|考え|説明|解決策|危険|秘密|鍵|証拠|答え|弱点|限界)$/u,
};

const superlatives: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:high|larg|small|tall|long|short|old|young|new|bigg|great|strong|weak|deep|low|fast|slow|near|clos|hard|rich|poor|hott|cold|warm|wid|thick|heavi|earli|lat|fin)est|most|best|worst)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:más|menos) \p{L}+|^(?:mayor|menor|mejor|peor|únic[oa]|primer[oa]?)(?!\p{L})|^(?:el|la) (?:mayor|menor|mejor|primer[oa]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:le|la|les)? ?(?:plus|moins) \p{L}+|^(?:(?:le|la) )?(?:meilleure?|pire|seule?|première?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?!erste|letzte|fest|robust|(?:un)?bewusst|ernst|wüst)\p{L}{2,}ste[nrs]?(?= \p{L})/u,
  zh: /(?:世界|全国|全球|中国|亚洲|欧洲)(?:上|第一)?最|最[高大长深早小多快](?:的|山|峰|河|湖|岛|城|国|洲|海)/u,
  ja: /最[高大長深古]の|最も/u,
};

/** A name after the article, and nothing that it would be an adjective to. */
const names: Partial<Record<Language, RegExp>> = {
  en: /^the \p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|in|at|with|from|near|and)(?!\p{L}))/u,
  es: /^(?:el|la) \p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|en|con|y)(?!\p{L}))/u,
  fr: /^(?:le |la |l['’])\p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|en|dans|avec|et)(?!\p{L}))/u,
  de: /^(?:der|die|das) \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
};

const calendars = new Map<Language, readonly string[]>();

/** Months and days of the week: what stands beside them happened then. */
function calendarOf(language: Language): readonly string[] {
  const known = calendars.get(language);
  if (known) return known;
  const name = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(day).toLowerCase();
  const months = Array.from({ length: 12 }, (_, at) => name(new Date(Date.UTC(2024, at, 1)), { month: "long" }));
  const days = Array.from({ length: 7 }, (_, at) => name(new Date(Date.UTC(2024, 0, at + 1)), { weekday: "long" }));
  calendars.set(language, [...months, ...days]);
  return [...months, ...days];
}

const regions = new Map<Language, readonly string[]>();

/** Countries and continents as a language calls them. */
export function regionsOf(language: Language): readonly string[] {
  const known = regions.get(language);
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = [...letters.flatMap((a) => letters.map((b) => a + b)), "001", "002", "003", "005", "009", "142", "150"];
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const all = codes.flatMap((code) => display.of(code) ?? []);
  regions.set(language, all);
  return all;
}

const limits =
  /^(?:only|solo|sólo|seulement|nur|see|véase|voir|siehe|vgl|bis|ca|etwa|about|around|until|hasta|environ|jusqu['’])$/i;

/** Words that open a line of notes and are no terms. */
const labels = orEnglish<RegExp>({
  en: /^(?:exam|complete|copy|fill in|draw|match|circle|underline|explain|discuss|think|write|read|find|compare|name|class|step|goal|aim|tip|special case|exception|exam tips?|todo|to do|homework|reading|questions?|answers?|examples?|note|notes|remember|important|source|sources|next|task|tasks|size|date|dates|place|year|evidence|proof|causes?|consequences?|effects?|results?|types?|kinds?|factors?|elements?|parts?|advantages?|disadvantages?|difference|problem|solution|summary|conclusion|page|pages|chapter)(?!\p{L})/iu,
  es: /^(?:ojo|completa|copia|rellena|dibuja|relaciona|rodea|subraya|explica|comenta|piensa|escribe|lee|busca|compara|nombre|curso|paso|objetivo|para saber más|recuerda|caso especial|excepción|examen|tarea|deberes|leer|preguntas?|respuestas?|ejemplos?|notas?|importante|atención|recordar|fuentes?|tamaño|fechas?|lugar|año|pruebas?|causas?|consecuencias?|efectos?|resultados?|tipos?|clases|factores|elementos|partes|ventajas|desventajas|inconvenientes|diferencias?|problemas?|solución|resumen|conclusión|páginas?|capítulo)(?!\p{L})/iu,
  fr: /^(?:attention|complète|complétez|copie|dessine|relie|entoure|souligne|explique|réfléchis|écris|lis|cherche|compare|nom|classe|étape|objectif|pour aller plus loin|rappelle|cas particulier|exception|examen|devoirs?|lire|questions?|réponses?|exemples?|notes?|important|rappel|à|sources?|taille|dates?|lieu|année|preuves?|causes?|conséquences?|effets?|résultats?|types?|sortes|facteurs|éléments|parties|avantages?|inconvénients?|différences?|problèmes?|solution|résumé|conclusion|pages?|chapitre|schéma|TP)(?!\p{L})/iu,
  de: /^(?:achtung|ergänze|fülle|zeichne|verbinde|unterstreiche|erkläre|überlege|schreibe|lies|suche|vergleiche|name|klasse|schritt|ziel|sonderfall|ausnahme|klausur|prüfung|tipp|hausaufgaben?|lesen|fragen?|antworten?|beispiele?|notiz|wichtig|merke|merken|quellen?|größe|daten|datum|ort|jahr|beweise?|ursachen?|gründe|folgen?|wirkung|ergebnisse?|arten|typen|faktoren|elemente|teile|vorteile?|nachteile?|unterschiede?|probleme?|lösung|zusammenfassung|fazit|seiten?|kapitel|nächste|skizze|aufgaben?)(?!\p{L})/iu,
  zh: /^(?:作业|填空|姓名|班级|日期|思考|讨论|完成|写出|比较|步骤|目标|知识点|特殊情况|例外|备注|说明|补充|考点|重点|难点|注意|例|例如|例子|问题|答案|提示|来源|大小|时间|地点|原因|结果|影响|意义|类型|种类|特点|要素|因素|组成|优点|缺点|区别|总结|结论|页|预习|复习|阅读)/,
  ja: /^(?:宿題|名前|氏名|日付|問|考え|書き|比べ|手順|目標|めあて|例外|特例|備考|補足|課題|重要|注意|例|例えば|問題|質問|答え|ヒント|出典|大きさ|日時|場所|原因|結果|影響|意義|種類|特徴|要素|要因|長所|短所|違い|まとめ|結論|予習|復習|テスト|ポイント|来週|次回)/,
});

/** "Epoch: Viennese classicism, 1770 to 1827": a common word, and beside it a name or a date. */
function isFilledIn(term: string, meaning: string, language: Language): boolean {
  const [word, ...more] = wordsOf(term, language);
  if (!word || more.length > 0) return false;
  if (!isCommon(word.key, language) && !vocabulary[language].generic.has(term.toLowerCase())) return false;
  return /\d{2}/.test(meaning) || (language !== "de" && /^\p{Lu}\p{Ll}+(?:,| \p{Lu}|$)/u.test(meaning));
}

/** Blanks of a form that notes fill in. */
const fields: Readonly<Record<Language, RegExp>> = {
  en: /^(?:authors?|composers?|painters?|artists?|directors?|founders?|publishers?|title|genre|style|epoch|period|era|time|location|setting|capital|population|area|language|currency|born|died|topic|subject|teacher|room|deadline|duration|representatives?|main representatives?|key figures?|characters?|participants?)$/iu,
  es: /^(?:autor(?:a|es)?|compositor(?:a|es)?|pintor(?:a|es)?|artistas?|director(?:a)?|fundador(?:a|es)?|editorial|título|género|estilo|época|período|periodo|tiempo|ubicación|localización|capital|población|superficie|idioma|lengua|moneda|nacimiento|muerte|tema|asignatura|profesora?|aula|plazo|duración|representantes?|personajes?|participantes)$/iu,
  fr: /^(?:auteure?s?|compositeurs?|compositrice|peintres?|artistes?|réalisat(?:eur|rice)|fondat(?:eur|rice)s?|éditeur|titre|genre|style|époque|période|temps|localisation|cadre|capitale|population|superficie|langue|monnaie|naissance|mort|thème|sujet|matière|professeure?|salle|délai|durée|représentants?|personnages?|participants)$/iu,
  de: /^(?:autor(?:in|en)?|komponist(?:in|en)?|maler(?:in)?|künstler(?:in)?|regisseur(?:in)?|gründer(?:in)?|verlag|titel|gattung|stil|epoche|zeit|zeitraum|zeitpunkt|lage|schauplatz|hauptstadt|einwohner|bevölkerung|fläche|sprache|währung|geboren|gestorben|thema|fach|lehrer(?:in)?|raum|frist|dauer|(?:haupt)?vertreter(?:in)?|(?:haupt)?figur(?:en)?|teilnehmer|uraufführung)$/iu,
  zh: /^(?:作者|作曲家?|画家|导演|创始人|出版社|书名|题目|标题|体裁|风格|时代|年代|时期|日期|位置|地点|首都|人口|面积|语言|货币|出生|逝世|主题|科目|老师|教室|期限|代表人物|代表作|主人公|人物|地位)$/u,
  ja: /^(?:作者|著者|作曲者?|作曲家|画家|監督|創始者|出版社|題名|タイトル|ジャンル|様式|時代|年代|時期|日付|日時|位置|場所|首都|人口|面積|言語|通貨|生年|没年|テーマ|科目|先生|教室|期限|期間|代表者|代表作|主人公|登場人物|提出)$/u,
};

/** An adjective of its own may be the name of a kind: "oceanic: much rain". */
const adjectives: Partial<Record<Language, RegExp>> = {
  en: /(?:al|ic|ive|ous|ose|ent|ant|able|ible|ar)$/,
  es: /(?:[iáéó]c[oa]|áne[oa]|al|iv[oa]|os[oa]|ble|ente|ante|ari[oa])$/,
  fr: /(?:ique|éen(?:ne)?|al|ale|if|ive|eux|euse|able|ible|ent|ant|aire)$/,
};

/** "Curious is the mood of those days", "the reason is a lack of money": what stands before the verb is no term. */
function isSubject(written: string, text: string, meaning: string, { language, source }: Reading): boolean {
  if (isSpaceless(language)) return true;
  const words = wordsOf(written, language);
  const { generic } = vocabulary[language];
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  if (words[0]?.isStop && contents.some(({ text: word }) => /^\p{Ll}/u.test(word))) return false;
  if (contents.length === 1 && generic.has(contents[0]?.text.toLowerCase() ?? "")) return false;
  // A term seldom holds an article: "working unit of the organ" describes.
  if (inner[language]?.test(written) && !/ \p{Lu}/u.test(written)) return false;
  if (language !== "de") return true;
  const noun = words.at(-1)?.text ?? "";
  if (!/^\p{Lu}/u.test(noun)) return false;
  const isBare = words.length === 1 && text.startsWith(noun);
  if (!isBare) return true;
  if (/(?:ig|lich|isch|end|bar|sam|haft|los|voll|iert|reich|wert)$/.test(noun) || germanAdjectives.has(noun))
    return false;
  if (new RegExp(`(?<!\\p{L})${noun.toLowerCase()}(?!\\p{L})`, "u").test(source)) return false;
  const isSeenInside = new RegExp(`[\\p{L},] ${noun}(?!\\p{L})`, "u").test(source);
  return (
    isSeenInside || !/^(?:der|die|das) /.test(meaning) || /(?:ung|heit|keit|schaft|tion|tät|mus|nis|ie)$/.test(noun)
  );
}

/** No ending tells these from nouns. */
const germanAdjectives = new Set(
  `Gesund Ungesund Bitter Neu Gut Schlecht Schön Schwer Leicht Groß Klein Stark Schwach Alt Jung Arm Hart Weich Teuer
  Selten Sicher Unsicher Klar Unklar Wahr Falsch Berühmt Bekannt Unbekannt Beliebt Umstritten Interessant Ideal Neutral
  Modern Zentral Perfekt Komplex Absurd Fatal Legal Illegal Knapp Dicht Fest Rund Eng Weit Früh Spät Tief Hoch Kurz Lang
  Genial Grausam Brutal Kurios Grandios Relevant Markant Elegant Brisant Offen Verboten Erlaubt Gefragt Verbreitet`.split(
    /\s+/,
  ),
);
const inner: Partial<Record<Language, RegExp>> = {
  en: / (?:the|an?|this|these|that|those|its|their|his|her|our|my|your) /i,
  es: / (?:este|esta|estos|estas|ese|esa|su|sus|un|una|mi|nuestr[oa]) /i,
  fr: / (?:ce|cet|cette|ces|son|sa|ses|leur|leurs|un|une|mon|notre) /i,
  de: / (?:diese[rsmn]?|jene[rsmn]?|seine[rsmn]?|ihre[rsmn]?|unsere[rsmn]?|eine[rsmn]?) /i,
};

/** A verb, or how good or how many: no word list explains these. */
const spoken: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|had|does|do|did|can|may|must|will|needs?|gives?|makes?|takes?|uses|(?:worst|best|average|base|edge) case|time|space|complexity|step|phase|stage|first|second|third|formula|rule|law|claim|thesis|main|key|other|two|three|four|pros?|cons?)(?!\p{L})|^(?:how|why|what|who|when|where)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|era|fue|tienen?|tenía|hay|ha|han|puede|pueden|debe|deben|hace|hacen|da|dan|sirve|usa|(?:mejor|peor) caso|paso|fase|etapa|primer[oa]?|segund[oa]|tercer[oa]?|fórmula|regla|tesis|principal(?:es)?|dos|tres|cuatro|se)(?!\p{L})|^(?:de|por|cómo|qué|quién|cuándo|dónde)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|était|fut|ont|avait|peut|peuvent|doit|doivent|fait|font|sert|(?:meilleur|pire) cas|étape|phase|première?|deuxième|second|seconde|troisième|formule|règle|thèse|principale?s?|deux|trois|quatre|se|contraire)(?!\p{L})|^(?:de|par|comment|pourquoi|quoi|qui|quand|où|son|sa|ses)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|kann|können|muss|müssen|soll|gibt|macht|schritt|phase|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|formel|regel|these|wichtigste[rsn]?|zwei|drei|vier|sich)(?!\p{L})|^(?:wie|warum|was|wer|wann|wo)(?!\p{L})/iu,
  zh: /^(?:如何|为什么|什么|谁|怎[么样]|第[一二三四五六七八九十](?:步|阶段|种|个|点|章|讲|课)|最[好坏差]|步骤|阶段|公式|主张|论点|两|三|四)|[是有被把将了着过]|情况$|步骤$|阶段$|公式$/u,
  ja: /^(?:なぜ|どう|何|誰|第[一二三四五六七八九十](?:段階|の|に)|最[良悪]|手順|段階|公式|主張|二つ|三つ)|場合$|段階$|公式$|[はがをにで]/u,
};

/** "This process is called osmosis": what it is was said the sentence before. */
function pointsBack(meaning: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const isShort = size > 0 && size <= (isSpaceless(language) ? 9 : 4);
  // "Das Außenufer heißt Prallhang" says what it is; "Das heißt Prallhang" does not.
  if (language === "de" && /^(?:der|die|das) /i.test(meaning)) return false;
  return isShort && vocabulary[language].leansBack.test(meaning);
}

/** What a whole sentence tells may be "this" or "this process"; "this procession" is one thing in it. */
const namesWhatHappens: Readonly<Record<Language, RegExp>> = {
  en: /^(?:this|that|it|(?:this|that|such an?|the) (?:\p{L}+ )?(?:process|procedure|phenomenon|effect|method|technique|principle|cycle|reaction|behaviou?r|change|practice|mechanism|transformation|approach|strategy))$/iu,
  es: /^(?:esto|eso|ello|es[ae]|est[ae] (?:proceso|procedimiento|fenómeno|recorrido|efecto|método|técnica|principio|ciclo|reacción|cambio|práctica|mecanismo|transformación|paso))$/iu,
  fr: /^(?:cela|ceci|ça|c['’]|ce(?:t|tte)? (?:processus|procédé|phénomène|effet|méthode|technique|principe|cycle|réaction|changement|pratique|mécanisme|transformation|passage))$/iu,
  de: /^(?:dies|das|diese[rsn]? (?:Vorgang|Prozess|Verfahren|Phänomen|Erscheinung|Effekt|Methode|Technik|Prinzip|Kreislauf|Reaktion|Veränderung|Umwandlung|Mechanismus|Übergang|Ablauf))$/iu,
  zh: /^[这那此](?:一|个|种|类|样)?(?:过程|现象|手法|方法|做法|制度|技术|反应|变化|作用|原理|规律|机制|效应|转变)?$/u,
  ja: /^(?:これ|それ|[こそ]のよう(?:な|に).*|[こそ]の(?:過程|現象|方法|手法|技法|やり方|手順|操作|制度|反応|変化|作用|働き|はたらき|原理|仕組み|しくみ|効果|考え方))$/u,
};

/** A line of a word list: "Osmosis: water passing through a membrane". */
const glossary =
  /^(?:[^:：=]{1,40}[:：]\s?(?=[^=]*=))?(?<term>[\p{L}\p{N}][^:：–—=≠]{1,40}?)\s?(?:[:：=]|\s[–—-]\s)\s?(?<meaning>.{6,})$/u;

/** "Unter einem Elektrolyten versteht man": what it is called by itself, or null where nobody can be sure. */
function nominative(term: string, text: string, source: string): string | null {
  const isBent = /^Unter |(?<!\p{L})(?:nennt|nennen|bezeichnet) (?:man|wir)(?!\p{L})/u.test(text);
  const at = text.lastIndexOf(` ${term}`);
  const before = text.slice(0, at).split(" ").at(-1)?.toLowerCase() ?? "";
  if (!isBent || at < 0 || !/^(?:unter|als|einem|dem|den|einen|einer|der)$/.test(before)) return term;
  const isFeminine = before === "einer" || before === "der";
  if (/^\p{Ll}+e[nm] \p{Lu}/u.test(term)) return isFeminine ? term.replace(/^(\p{Ll}+e)n /u, "$1 ") : null;
  if (!/(?:en|eln|ern)$/.test(term) || isFeminine || /(?:ung|heit|keit|schaft|ion|tät)en$/.test(term)) return term;
  const isWeak = /(?:ist|ant|ent|at|it|yt|et|graph|soph|nom)en$/.test(term);
  if (before === "als")
    return isWeak && /(?:bezeichnet man|bezeichnen wir) (?:einen|den|jeden) /.test(text) ? null : term;
  if (isWeak && /^(?:einem|dem|einen)$/.test(before)) return term.slice(0, -2);
  const seen = new RegExp(`(?<!\\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]in) ${term}(?!\\p{L})`, "u");
  return seen.test(source) ? term : null;
}

/** "Photosynthesis" opens a sentence and is small elsewhere; "Newton" is not. */
function properCase(term: string, text: string, { language, source }: Reading): string {
  if (isSpaceless(language) || language === "de" || !/^\p{Lu}\p{Ll}/u.test(term)) return term;
  const isBare = text.startsWith(term);
  // Here only a name begins a sentence without an article.
  if (isBare && (language === "es" || language === "fr") && !source.includes(` ${term.toLowerCase()}`)) return term;
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  if (isBare && language === "en" && !isSmallIn(term, source)) return term;
  const isNamed =
    /['’]s |\s\p{Lu}/u.test(term) || new RegExp(`[\\p{Ll},] ${term.split(" ")[0]}(?!\\p{L})`, "u").test(source);
  return isNamed && !source.includes(` ${small}`) ? term : small;
}

/** Its first word is written small somewhere, or somewhere with another end. */
function isSmallIn(term: string, source: string): boolean {
  const first = (term.split(" ")[0] ?? "").toLowerCase().replace(/(?:es|s|y)$/, "");
  return new RegExp(`(?<!\\p{L})${first}`, "u").test(source);
}

const lead = {
  en: String.raw`(?:In [\p{L} ]{3,30}, |(?:Simply put|Put simply|Broadly|Formally), )?`,
  es: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  fr: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  de: String.raw`(?:In der [\p{L} ]{3,30} )?`,
};
const name = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\-'’ ]{1,50}?)`;
const aside = String.raw`(?: ?\([^)]{1,60}\)|, [^,]{4,60},)?`;
const spaced = (language: keyof typeof lead, pattern: string) => new RegExp(`^${lead[language]}${pattern}\\.?$`, "iu");

/** Here a capital tells a noun. */
const german = (pattern: string) => new RegExp(`^${lead.de}${pattern}\\.?$`, "u");

/** The better a form tells a definition from a remark, the earlier it stands. */
const forms = orEnglish<readonly RegExp[]>({
  en: [
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are) (?:defined as|the (?:name|term) (?:for|given to)) (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?:(?:an?|the) )?${name}${aside} (?:refers? to|means?|denotes?|describes) (?<meaning>(?:an?|the|any|how|when|what|all|that|[\p{L}]+ing) .+)`,
    ),
    spaced(
      "en",
      String.raw`(?<term>(?:the )?[\p{L}\-'’ ]{3,50}(?:law|principle|theorem|rule|hypothesis|theory|law of [\p{L} ]{3,30}|principle of [\p{L} ]{3,30})) (?:states?|says|holds) that (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?<meaning>.{4,200}?),? (?:is|are) (?:called|known as|termed|named) (?:(?:an?|the) )?(?<term>[\p{L}\-'’ ]{3,40}?)(?:, (?:and|while|whereas|because) .*)?`,
    ),
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are|was|were) (?<meaning>(?:an?|the|any|one of the|what|when|how) .+)`,
    ),
  ],
  es: [
    spaced(
      "es",
      String.raw`(?:se (?:llama|denomina|conoce como)|llamamos|denominamos) (?<term>[\p{L}\- ]{3,40}?) (?:a|al) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:se definen? como|significan?|consisten? en|se refieren? a|designan?) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<term>(?:la|el) (?:ley|principio|teorema|regla|teoría)[\p{L} ]{0,40}) (?:establece|afirma|dice|enuncia) que (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<meaning>.{4,200}?),? se (?:llaman?|denominan?|conocen? como) (?:(?:el|la|los|las) )?(?<term>[\p{L}\- ]{3,40}?)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:es|son|era|fue|fueron|eran) (?<meaning>(?:el|la|los|las|un|una|unos|unas|aquell?[oa]s?|cualquier|todo|toda) .+)`,
    ),
  ],
  fr: [
    spaced(
      "fr",
      String.raw`on (?:appelle|nomme) (?:l['’]|la |le |les )?(?<term>[\p{L}\-'’ ]{3,40}?),? (?<meaning>(?:l['’]|la |le |les |un |une |tout |toute |des |ce qui |l['’]ensemble ).+)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:désigne(?:nt)?|signifie(?:nt)?|se définit comme|se définissent comme|consiste(?:nt)? (?:à|en)|correspond(?:ent)? (?:à|au|aux)|est défini[e]? comme) (?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<term>(?:la |le |l['’])(?:loi|principe|théorème|règle|théorie)[\p{L}'’ ]{0,40}) (?:énonce|affirme|dit|établit|stipule) que? ?(?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<meaning>.{4,200}?),? (?:s['’]appelle(?:nt)?|est appelée?|sont appelée?s|se nomme(?:nt)?|est nommée?) (?:le |la |l['’]|les )?(?<term>[\p{L}\-'’ ]{3,40}?)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:est|sont|était|étaient|fut) (?<meaning>(?:l['’]|le |la |les |un |une |des |ce qui |celui |celle ).+)`,
    ),
  ],
  de: [
    german(`Unter (?:dem |der |einem |einer |den )?${name} versteht man (?<meaning>.+)`),
    german(`Als ${name} bezeichnet man (?<meaning>.+)`),
    german(`${name} nennt man (?<meaning>(?:den|das|die|einen?|eine) .+)`),
    german(
      String.raw`(?<meaning>.{3,200}?),? (?:nennt man|nennen wir|heißt|heißen) (?:auch )?(?:der |die |das |den )?(?<term>\p{Lu}[\p{L}\-]{2,40})(?:,.*)?`,
    ),
    german(String.raw`(?<meaning>.{3,200}?) (?:wird|werden) als (?<term>\p{Lu}[\p{L}\-]{2,40}) bezeichnet`),
    german(
      `(?:(?:Der|Die|Das|Ein|Eine) )?${name}${aside} (?:bezeichnet|bezeichnen|bedeutet|beschreibt|besagt),? (?<meaning>.+)`,
    ),
    german(
      String.raw`(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}\p{N}\- ]{1,50}?)${aside} (?:ist|sind|war|waren) (?<meaning>(?:der|die|das|ein|eine|einer|jede[rs]?|alle) .+|\p{Lu}\p{L}+, (?:der|die|das|den|dem|mit|in|bei|auf) .+)`,
    ),
  ],
  zh: [
    /^(?:所谓)?(?<term>[^，。、：；的是]{1,14}?)(?:[（(][^）)]{1,30}[）)])?，?(?:就?是指|指的是|就是指|定义为|意思是|(?<![手食拇戒])[泛特专]?指(?![出针南导纹标甲数示令向挥定望明责引点证控]))(?<meaning>.{5,})。?$/u,
    /^(?<term>[^，。、：；的是]{2,14}(?:定律|原理|定理|法则))(?:指出|表明|认为|告诉我们)，?(?<meaning>.{8,})。?$/u,
    /^(?<term>[^，。、：；的是在]{1,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>(?:一种|一个|一类|一项|一门|一段|一场|由|用来|用于|把|将|以)[^。]{4,60})。?$/u,
    /^(?<term>[^，。、：；的是在]{2,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>[^。]{4,60}的[^，。的]{1,6})(?:，[^。]*)?。?$/u,
    /^(?<meaning>[^是，。]{1,50}?)，?(?:被称为|[统俗又简合通]?称为|叫做|叫作|称作|称之为|就叫)“?(?<term>[^，。、”]{2,12})”?。?$/u,
  ],
  ja: [
    /^(?<term>[^、。はをがに]{1,20}?)(?:[（(][^）)]{1,30}[）)])?(?:(?<![びひふこもごあま])とは|というのは)(?!、?(?:異なり|異なって|違い|違って|ちが|限ら|言え|いえ|別に|逆に|反対に|対照|無関係))、?(?<meaning>.{5,}?)(?:のことである|のことです|のことをいう|のことだ|をいう|を指す|を意味する|である|です|だ)?。?$/u,
    /^(?<meaning>.{2,80}?)(?:のこと)?を、?「?(?<term>[^、。」をはがの]{2,16})」?(?:(?:という|と呼ぶ|とよぶ|と呼んでいる|といいます|と呼びます)。?|といい、.*)$/u,
    /^(?<meaning>.{2,80}?)は、?「?(?<term>[^、。」をはがの]{2,16})」?(?:と呼ばれる|と呼ばれている|とよばれる|と呼ばれます)。?$/u,
    /^(?<term>[^、。はをがに]{2,16}?)(?:[（(][^）)]{1,30}[）)])?(?<!と)は、(?<meaning>.{6,}?(?:こと|もの|過程|現象|制度|法則|力|運動|物質|器官|割合|考え方|仕組み|しくみ|性質|量|働き|はたらき|戦争|改革|条約|関数|グラフ|技法|文学|詩|反応|状態|変化|出来事|理論|単位|層|細胞|国|時代|組織|価格|指標|言葉|本|地図|改革|定型詩|機関|方法|式|点|線|角))(?:である|です|だ)。?$/u,
  ],
});

function cleanTerm(raw: string, language: Language): string {
  const term = raw.trim().replace(/^["“”„«»'‘’「『]+|["“”»«'‘’」』,]+$/g, "");
  const bare = term.replace(adverbs[language], "").replace(frames[language], "");
  return isSpaceless(language) ? bare : bare.replace(articles[language] ?? /^$/, "");
}

/** Where, in which subject, of what letters, by which other name: no part of the term. */
const frames: Readonly<Record<Language, RegExp>> = {
  en: / (?:of|for) \p{Lu}(?: (?:given|and|on|over|from|to|by) \p{Lu})*$|(?<=\p{Lu}\S+ \p{Lu}\S+) (?:in|near) \p{Lu}[\p{L} ]+$| in \p{Ll}*(?:logy|ics|nomy|graphy|istry|metry|medicine|law|music)$/u,
  es: / de \p{Lu}(?: (?:dad[oa]|y|sobre|en|a|entre) \p{Lu})*$|(?<=\p{Lu}\S+ (?:de )?\p{Lu}\S+) en \p{Lu}[\p{L} ]+$| en \p{Ll}*(?:logía|nomía|grafía|ística|ática|ímica|ísica|etría|derecho|medicina|música)$/u,
  fr: / de \p{Lu}(?: (?:sachant|et|sur|par|à|en) \p{Lu})*$|(?<=\p{Lu}\S+ (?:de )?\p{Lu}\S+) (?:en|à|au) \p{Lu}[\p{L} ]+$| en \p{Ll}*(?:logie|nomie|graphie|istique|atique|himie|hysique|étrie|droit|médecine|musique)$/u,
  de: / (?:von|für) \p{Lu}(?: (?:gegeben|und|nach|über|auf|unter der Bedingung) \p{Lu})*$| in der \p{Lu}\p{L}*(?:logie|nomie|grafie|graphie|istik|atik|emie|ysik|etrie|medizin)$/u,
  zh: /^在?\p{sc=Han}{1,6}学[中里上](?=\p{sc=Han}{2})|(?<=^.{2,})[（(，]?(?:简称|又称|又叫|也称|也叫|亦称|俗称|别称|全称|旧称|古称)为?[^，。]{1,12}$/u,
  ja: /^[^、。]{1,10}?(?:でいうところの|でいう|で言う|における)(?=.{2})|(?<=^.{2,})[（(][^）)]*[）)]$/u,
};

/** How it is called, not what: "is called simply a force". */
const adverbs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:simply|also|sometimes|often|usually|commonly|collectively|especially) /i,
  es: /^(?:simplemente|también|a veces|a menudo|comúnmente|especialmente|normalmente) /i,
  fr: /^(?:simplement|aussi|parfois|souvent|couramment|communément|notamment|également) /i,
  de: /^(?:einfach|auch|manchmal|oft|häufig|meist|besonders|insbesondere) /i,
  zh: /^(?:通常|尤其|往往|有时|特别是|尤其是)/,
  ja: /^(?:とくに|特に|一般に|ふつう|主に|おもに|単に|まとめて|俗に|あわせて|合わせて|ときに)、?/,
};

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:an?|the)\s+/i,
  es: /^(?:el|la|los|las|un|una)\s+/i,
  fr: /^(?:le |la |les |l['’]|un |une )/i,
  de: /^(?:der|die|das|ein|eine)\s+/i,
};

/** A tail that warns or adds is no part of a definition. */
const tails: Partial<Record<Language, RegExp>> = {
  en: /(?:,? and should not be|, and (?:is|are|was|were|does|do|has|have|can|cannot|may|will|usually|often|only) |, (?:it|they|he|she) (?=\p{L})|, and (?:it|they|this|(?:an? |the )?[\p{L}]+ (?:is|are|was|were)) |, (?:while|whereas) |; | — | – |, (?:an? )?(?:feature|trait|fact|property|thing|name|habit|practice|idea) (?:that|which) ).*$/iu,
  es: /(?:; |, y (?:se|su|sus|no|solo|sólo|también|es|son|está|tiene|sirve|suele|puede|el que|la que|los que) |(?<!(?:que|cuy[oa]s?|donde) [^,]*, [^,]*), (?:es|son|tiene|tienen|está|están|hay|viven?|miden?|pesan?|duran?|crecen?|sirven?|llegan?|pueden?|suelen?) |, mientras que |, (?:un )?(?:rasgo|hecho|propiedad|fenómeno|costumbre|nombre|idea|proceso|característica|algo|cosa) que |, (?:el|la|los|las) \p{L}+ (?:un|una|otr[oa]) ).*$/iu,
  fr: /(?: ?; |(?<!(?:qui|que|dont|où) [^,]*, [^,]*), (?:vit|vivent|mesure|pèse|dure|sert|servent|peut|peuvent|est|sont) |, et (?:ne |n['’]|se |s['’]|sert |peut |est |sont |a |ont |doit )|,(?: et)? (?:il|elle|ils|elles|on|ça) |,(?: et)? c['’]est |, (?:un )?(?:trait|fait|propriété|phénomène|habitude|nom|idée|processus|caractéristique|chose) qu[ie] |, ce qu[ie] |, (?:tandis|alors) qu(?:e |['’])|, (?:la |le |l['’])\p{L}+ (?:un|une|l['’]autre) ).*$/iu,
  de: /(?:; |,(?: und)? (?:er|sie|es|man) (?=\p{Ll})|, und (?:ist|sind|wird|hat|dient|kann|muss|gehört|kommt) |, was |, (?:ein )?(?:Merkmal|Zug|Umstand|Brauch|Name), | und (?:wird|wurde|trat|gehört) |, während |, (?:der|die|das) \p{Lu}\p{L}+ (?:deren|dessen|eine?n?) ).*$/u,
  zh: /(?:[；;]|，(?:[它他她]们?|这|那|现在|目前|今天|如今|至今|后来|最早|最初|又[称叫名]|也[称叫]|俗称|简称|一般|通常|多[见用]|常[见用]|往往|是|被|由于|因为?|始于|起源|流行|盛行|距今|至少|全国|主要)).*$/u,
  ja: /(?:[；;]|(?<=[\p{sc=Han}\p{sc=Katakana}ーとの])(?:であり|で)、(?!これ|それ|この|その)|(?<=(?:もの|こと))(?:であり|で)、(?!これ|それ|この|その)|であり、(?=(?:その|この|これ|それ)[^。]*を[^、。]{2,16}(?:という|と呼ぶ|とよぶ|といいます|と呼びます)$)).*$/u,
};

/** "…, and a mark told who had cut it": after the only comma another sentence begins. */
const secondClause: Partial<Record<Language, RegExp>> = {
  en: /(?<=^[^,]{20,}), and (?:an?|the|its|his|her|their|this|these|some|many|most|each|every) .*$/iu,
  es: /(?<=^[^,]{20,}), y (?:el|la|los|las|una?|cada|algun[oa]s|much[oa]s|sus?) .*$/iu,
  fr: /(?<=^[^,]{20,}), et (?:(?:le|la|les|une?|chaque|certaine?s|ce|cet|cette|ces|son|sa|ses|leurs?) |l['’]).*$/iu,
  de: /(?<=^[^,]{20,}), und (?:der|die|das|den|dem|eine?|jede[rs]?|manche|viele|(?:sein|ihr)e?[nrsm]?) .*$/u,
};

/** "…, invented in 1973 by a tea factory": what became of it is no part of what it is. */
const dated: Readonly<Record<Language, RegExp>> = {
  en: /, (?:(?:first|originally|later|and) )?(?:(?:invented|introduced|developed|discovered|proposed|founded|built|published|coined|described|made|used) )?(?:by [^,]{2,40} )?(?:in|since|from|around|until) (?:about |around |early |late |\p{Lu}\p{L}+ )?\d{4}(?!\d)[^,]*$/u,
  es: /, (?:(?:inventad|introducid|desarrollad|descubiert|propuest|fundad|construid|publicad|cread|usad)[oa]s? )?(?:por [^,]{2,40} )?(?:en|desde|hacia|hasta)(?: \p{L}+ de)? \d{4}(?!\d)[^,]*$|, (?:fue|fueron|era|eran|surgió|nació|data) .*$/u,
  fr: /, (?:(?:inventé|introduit|développé|découvert|proposé|fondé|construit|publié|créé|mis au point)e?s? )?(?:par [^,]{2,40} )?(?:en|dès|vers|depuis|jusqu['’]en) (?:\p{L}+ )?\d{4}(?!\d)[^,]*$|, (?:fut|furent|était|date|remonte|apparut|naquit) .*$/u,
  de: /, (?:erstmals |zuerst )?(?:im Jahre? |seit |um |ab |von |im \p{Lu}\p{L}+ )?\d{4}(?!\d)[^,]*$/u,
  zh: /(?<=的[^的，]{1,8})，(?:于|在|自|到)?(?:公元前?)?(?:\d{1,4}年|\d+世纪|[一二三四五六七八九十]+世纪|[唐宋元明清汉]代).*$/u,
  ja: /(?<=[\p{sc=Han}\p{sc=Katakana}ー])、\d{3,4}年[^、]*(?:された|した|れた)$/u,
};

function cleanMeaning(raw: string, language: Language): string {
  const tail = tails[language];
  const meaning = raw
    .trim()
    .replace(/[.。]$/, "")
    // …の集まりである（さいころなら1から6まで）: the verb goes, whatever follows in brackets.
    .replace(/(?<=\p{sc=Han}|もの|こと|まり)(?:である|です|だ)(?=[（(][^）)]*[）)]$)/u, "")
    // "An image … from one point : the skull of Holbein, 1533": an example after the colon.
    .replace(/(?<=^.{30,}) ?: \p{L}[^:]*\d{4}$/u, "")
    // "A defect of the eye: the image forms …": what follows the colon explains.
    .replace(explained, "$<said>")
    // A sentence that opens with a number was not told from the one before it.
    .replace(/(?<=\p{Ll}{3})[.!?] (?=[\p{Lu}\d»«"„]).*$/u, "")
    .replace(secondClause[language] ?? /(?!)/, "")
    .replace(/^(?:逆に|反対に|同様に|それに対し|また|一方|なお|さらに|ただし|これに対して|つまり)、/, "");
  const elided = elisionIn(meaning, language);
  const first = elided < 0 ? meaning : meaning.slice(0, elided);
  const cut = withoutSecondPredicate((tail ? first.replace(tail, "") : first).replace(dated[language], ""), language);
  const left = wordCount(cut, language) >= 4 ? cut : meaning;
  const kept = withoutRemark((isBalanced(left) ? left : withoutOpenBracket(left)).trim(), language);
  if (language !== "de") return kept;
  const now = kept.replace(
    /^(?:(?:heute|allgemein|meist|meistens|gewöhnlich|üblicherweise|normalerweise|eigentlich|also|auch|in der Regel|im Allgemeinen|hier|dabei|nun) )+/iu,
    "",
  );
  // "Als X bezeichnet man den Umbau": the case belongs to the verb that is gone.
  return now
    .replace(/^(?:[Dd]en|[Ee]inen) (?=\p{Lu})/u, "")
    .replace(/^[Dd]en (\p{Ll}+e)n (?=\p{Lu})/u, "der $1 ")
    .replace(/^[Ee]inen (\p{Ll}+e)n (?=\p{Lu})/u, "ein $1r ");
}

const explained =
  /^(?<said>(?:[^\s:]+ ){3,}[^\s:]+) ?: (?:(?:the|an?|it|they|el|la|los|las|una?|es|le|les|une?|il|elle|ils|elles|der|die|das|eine?|er|sie) |l['’]|c['’]est ).*$/iu;

/** 小蜘蛛…飘到远方的行为，达尔文就记录过: what it is ends with its kind; what follows is a remark. */
function withoutRemark(meaning: string, language: Language): string {
  if (language !== "zh") return meaning;
  const [first = "", ...more] = meaning.split("，");
  const isWhole = [...first].length > 5 && /的[^的]{1,8}$/u.test(first);
  const goesWith = /^(?:如|例如|比如|像|包括|即)/u;
  // 把…的数据，按大小排列的方法 goes on to its kind.
  const isOpen =
    /^(?:把|将|用|由|以|通过|在|对|使|当|从|根据)/u.test(first) && /的[^的]{1,8}$/u.test(more.at(-1) ?? "");
  return isWhole && !isOpen && more.length > 0 && !goesWith.test(more[0] ?? "") ? first : meaning;
}

/** What sets it apart is only that it has to do with something of somebody's. */
const owned: Readonly<Record<Language, RegExp>> = {
  en: /(?:that|which|who) \p{Ll}+ (?:on |to |in |for |by )?(?:its|his|her|their) \p{L}+$/u,
  es: /que \p{Ll}+ (?:a |en |por |sobre )?sus? \p{L}+$/u,
  fr: /qui \p{Ll}+ (?:à |sur |pour |par |dans )?(?:son|sa|ses|leurs?) \p{L}+$/u,
  de: /, (?:der|die|das) (?:auf |in |für |durch |an )?(?:sein|ihr)e?[nmrs]? \p{L}+ \p{L}+$/u,
  zh: /^其/u,
  ja: /^その/u,
};

/** A sentence of its own is glued on or stands before, or a word of it speaks of something outside. */
const goesOn: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[Oo]nce|[Ii]f|[Aa]fter|[Bb]efore|[Bb]ecause|[Ww]hile|[Aa]lthough|[Aa]s) |,? (?:and|but) (?:(?:its|his|her|their|the|an?|this|that|these|it|he|she|they|we|you) )(?:(?!(?:that|which|who|whose|where|when)(?!\p{L}))[\p{L}-]+ ){0,4}?(?:is|are|was|were|has|have|had|can|will|did|does)(?!\p{L})|(?<!\p{L})(?:I|my)(?!\p{L})/u,
  es: /^(?:cuando|si|después|antes|porque|mientras|aunque) |,? (?:y|pero) (?:(?:su|sus|el|la|los|las|un|una|est[aeo]s?) )(?:(?!(?:que|quien|donde|cuy[oa]s?|cuando)(?!\p{L}))[\p{L}-]+ ){0,4}?(?:es|son|era|eran|fue|fueron|tiene|tienen|ha|han|se)(?!\p{L})|, [^,]*(?:[aei]r|[áé]ndo)l[oae]s?$|(?<!\p{L})(?:yo|nosotros|me|o sea|creo)(?!\p{L})/iu,
  fr: /^(?:quand|lorsque|si|après|avant|parce|pendant|bien que) |,? (?:et|mais) (?:(?:son|sa|ses|leurs?|le|la|les|un|une|ce|cet|cette|ces) |l['’])(?:(?!(?:qui|que|dont|où|quand)(?!\p{L})|qu['’])[\p{L}\-'’]+ ){0,4}?(?:[ln]['’]|s['’])?(?:est|sont|était|étaient|fut|a|ont|avait)(?!\p{L})|(?<!\p{L})(?:je|je pense|en gros)(?!\p{L})|(?<!\p{L})j['’]/iu,
  de: /^(?:sobald|wenn|nachdem|bevor|weil|während|obwohl|falls) |(?<!\p{L})(?:ist|sind|war|waren|hat|haben|wird|werden)(?!\p{L})[^,]*, und |,? und (?:der|die|das|den|dem|eine?|sein\p{L}*|ihr\p{L}*) (?:\p{Ll}+ )*\p{Lu}\p{L}+ (?:ist|sind|war|waren|hat|hatte|heißt)(?!\p{L})|, (?:und|aber|doch) (?:er|sie|es|man|den|dem)(?!\p{L})|(?<!\p{L})(?:ich|mir|mich)(?!\p{L})/u,
  zh: /所谓|我(?!们)|[，；][^，；]{1,10}(?:是指|就是|指的是|称为|叫做)|[，；](?:但|而|所以|因此|可是|不过|然后|于是|后来|结果)(?!.*的[^的，]{1,8}$)|[，；]其?[^，；的]{1,6}是[^，；]*$/u,
  ja: /私|僕|[、；](?:しかし|だから|でも|ただし|ところが)/u,
};

const pointing = orEnglish<RegExp>({
  en: /^(man|woman|men|women|person|people|first|last|rest|this|these|those|that|it|its|they|there|here|he|she|we|you|one|both|what|which|who|another|other|next|further|additional|important|second(?! (?:derivative|law|world|moment|order|person|language))|main(?! (?:clause|memory|sequence|verb))|some|many|most|all|each|every|his|her|their|such|if|when|while|because|after|before|as|in|on|at|for|by|with|although|the (first|second|third|main|most|two|other|result|reason|answer|only|key|difference|problem|aim|goal|purpose))(?!\p{L})|(?<!\p{L})(and|or|but|that|which|who|because|is|are|was|not)(?!\p{L})/iu,
  es: /^(hombre|mujer|persona|gente|primer[oa]?|segund[oa](?! (?:derivada|ley|guerra|república))|últim[oa]|próxim[oa]|siguiente|importante|resto|est[aeo]s?|es[aeo]s?|aquell?[oa]s?|ell[oa]s?|él|lo|su|sus|otr[oa]s?|un[oa]s?|algun[oa]s|much[oa]s|cada|ambos|ambas|si|cuando|en|por|con|para|como|la (primera|segunda|principal)|el (primer|primero|segundo|principal|resultado|objetivo)|principal|resultado|objetivo|causa|consecuencia)(?!\p{L})|(?<!\p{L})(que|pero|porque|no|se|y)(?!\p{L})| (?:importante|adicional|siguiente)$|(?<!memoria|oración|proposición|secuencia) principal$/iu,
  fr: /^(homme|femme|personne|gens|dernière?|reste|ce|cet|cette|ces|cela|ceci|c['’]|il|elle|ils|elles|on|son|sa|ses|leur|leurs|un autre|une autre|chaque|plusieurs|certain[es]*|tou[ts]|si|quand|lorsque|dans|en|par|pour|avec|après|le (premier|second|principal|résultat|but)|la (première|seconde|principale)|premier|première|principal|principale|résultat|but|cause|conséquence|autre|deuxième|seconde?(?! (?:loi|guerre|république))|prochaine?|importante?)(?!\p{L})|(?<!\p{L})(qui|que|mais|parce|ne|pas|et|ou)(?!\p{L})| (?:importante?|supplémentaire|suivante?)$|(?<!mémoire|proposition|séquence) principale?$/iu,
  de: /^(mann|frau|mensch|leute|rest|dies|diese[rsmn]?|es|er|sie|ihre?[rnm]?|seine?[rnm]?|man|hier|dort|beide|jede[rsn]?|viele|einige|alle|wenn|weil|als|in|im|auf|bei|für|mit|nach|so|da|(?:erste|zweite|dritte|letzte|nächste|weitere|andere|wichtige|wichtigste|zusätzliche)[rs]?|ergebnis|ziel|folge|grund|ursache|vorbild|typisch|wichtig|beispiel|bekannt|voraussetzung)(?!\p{L})|(?<!\p{L})(und|oder|aber|dass|nicht|sich|ist|sind)(?!\p{L})/iu,
  zh: /^[^和与]{2,}[和与][^和与]{2,}$|^(这|那|它|他|她|此|其|我们|人们|因此|所以|但|如果|当|一|两|每|许多|目的|原因|结果|特点|主要|其中|同时|例如|然后|接着|后来|随后|最后|首先|其次|最初|起初|最终|于是|先|再|才|只|也|都|还|又|不|没|就|而|则|现在|今天|当时|如今|从前|过去|因为|由于|虽然|可是|不过|可能|大概|其实|当然|关键|问题|重点|本质|答案|区别|任务|意义|好处|优点|缺点|自己|大家|别人|有人|老师|考试|总之|接下来|剩下|所有|另|还有|有一|重要|其他|下一|第[一二三四五六七八九十][个种类项])/,
  ja: /^(これ|それ|この|その|あの|ここ|そこ|彼|私|また|しかし|一方|目的|原因|結果|理由|特徴|最|多く|一つ|二つ|次|まず|今|昔|当時|後|自分|みんな|先生|テスト|問題|答え|ポイント|残り|他|別の|重要な|主な|第[一二三四五]の|もう|ただ|だから|でも|そして|さらに|実|本来|普通|ふつう)/,
});

/** "below the crust", or "Mr Miller says this": a place or a speaker, no term. */
const noTerms: Readonly<Record<Language, RegExp>> = {
  en: /^(?:below|above|under|beneath|behind|between|near|beyond|inside|outside|around|next to)(?!\p{L})|(?<!\p{L})(?:says|said|thinks|believes|argues|claims|this|these)(?!\p{L})/iu,
  es: /^(?:debajo|encima|bajo|sobre|entre|tras|detrás|delante|dentro|fuera|alrededor|junto)(?!\p{L})|(?<!\p{L})(?:dice|dijo|afirma|cree|opina|según|est[aeo]s?)(?!\p{L})/iu,
  fr: /^(?:sous|sur|entre|derrière|devant|près|autour|au-dess[ou]u?s)(?!\p{L})|(?<!\p{L})(?:dit|affirme|pense|croit|selon|cet?|cette|ces)(?!\p{L})/iu,
  de: /^(?:unter|über|neben|zwischen|hinter|vor|unterhalb|oberhalb|um|an|am|laut)(?!\p{L})|(?<!\p{L})(?:sagt|sagte|meint|glaubt|zufolge|diese[rsmn]?)(?!\p{L})/iu,
  zh: /(?:[不并也都就还才又正便即乃均皆仍却只]|其实|一般|大多|往往|通常)$|(?:[上下里外前后]面|之[上下内外间中前后]|以[上下内外]|附近|周围|旁边|中间)$|之一$|认为|强调|老师|[他她它]们?的/u,
  ja: /の(?:下|上|中|前|後|内側|外側|間|近く|周り|まわり|周辺|となり)$|[一1]つ$|のひとつ$|によると|によれば|先生/u,
};

/** "The actual workers are the liver cells": how a text speaks of a thing, no term. */
export const figures: Readonly<Record<Language, RegExp>> = {
  en: /^(?:actual|true(?! (?:ribs?|north|value))|real(?! (?:numbers?|part|estate|wages?|income|gdp|interest|images?|analysis|value|gas|gases|axis|time|line|terms)(?!\p{L}))) /iu,
  es: /^(?:verdader[oa]s?|auténtic[oa]s?) | (?:verdader[oa]s?|auténtic[oa]s?|propiamente dich[oa]s?)$/iu,
  fr: /^(?:véritables?|vraie?s?) | (?:véritables?|proprement dite?s?)$/iu,
  de: /^(?:eigentlich|wirklich|tatsächlich)e[nrsm]? /iu,
  zh: /^真正/u,
  ja: /^本当の/u,
};

function isTerm(term: string, language: Language): boolean {
  if (term === "" || pointing[language].test(term)) return false;
  if (isSpaceless(language))
    return (
      /^\p{sc=Han}|../u.test(term) && /[\p{L}]/u.test(term) && !/\p{sc=Hiragana}{4,}|いた$|った$|んだ$/u.test(term)
    );
  const words = wordsOf(term, language);
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  return contents.length >= 1 && words.length <= 6;
}

function isMeaning(meaning: string, term: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const [least, most] = isSpaceless(language) ? [6, 90] : [4, 45];
  if (size < least || size > most) return false;
  if (vocabulary[language].leansBack.test(meaning) && !/^(the|das|die|der|ein|so) /i.test(meaning)) return false;
  if (
    /^(the (same|reason|first|second|third|last|result|most|best|case|only|two|main|other)|a (result|matter|good|great|long|little)|one of the (most|best|first)|el mismo|la misma|el primer[oa]?|la primera|el últim[oa]|la última|le premier|la première|le dernier|la dernière|der erste|die erste|das erste|der letzte|die letzte|das letzte|la raz[oó]n|le même|la même|la raison|derselbe|dieselbe|der grund|das gleiche)(?!\p{L})/iu.test(
      meaning,
    )
  )
    return false;
  // "one of the most famous", "the best known example" praises, it does not define.
  if (praise.test(meaning) || isRemark(meaning, language)) return false;
  return !meaning.toLowerCase().includes(` ${term.toLowerCase()} `);
}

/** こういう、上からの改革を進めた君主: what follows the comma is whole. */
const pointer = /^(?:こういう|こういった|こうした|そういう|そうした|[こそ]のような)、/u;

/** It speaks of something said elsewhere. */
const hanging = orEnglish<RegExp>({
  en: /^(?:since then|from then on|thereafter|afterwards)(?!\p{L})|^(?:\S+ ){1,4}(?:it|they)(?!\p{L})|^(?:the|an?) (?:opposite|contrary|reverse|inverse|former|latter|exception|example)(?!\p{L})|, and (?:this|that) one$|(?<!\p{L})(?:this|these|those|such an?)(?!\p{L})|^such /iu,
  es: /^(?:desde entonces|a partir de entonces|después|más tarde)(?!\p{L})|^(?:est[aeo]s?|es[aeo]s?) |(?<!\p{L})(?:tal|tales|dich[oa]s?) \p{L}|^(?:\S+ ){0,3}que (?:l[oe]s? (?=\p{L}+(?:ó|aron|ieron|aba|ía)(?!\p{L}))|lo )|^(?:una excepción|un ejemplo|(?:el|la|lo|un|una) (?:\p{L}+ )?(?:contrari[oa]|opuest[oa]|invers[oa]|anterior))(?!\p{L})|(?<!\p{L})(?:de|entre|a|con|en|por) (?:ell[oa]s|él|est[aeo]s?|es[aeo]s?)(?!\p{L})|, (?:y )?est[aeo]s? \p{L}+$/iu,
  fr: /^(?:dès lors|depuis lors|ensuite|par la suite)(?!\p{L})|^(?:cet?|cette|ces) (?!qu)|(?<!\p{L})(?:une? |de )tel(?:le)?s? |^(?:\S+ ){1,3}(?:où|quand|dont|qu['’])\s?(?:il|elle|ils|elles)(?!\p{L})|^(?:une exception|un exemple|(?:le |la |l['’]|un |une )(?:\p{L}+ )?(?:contraire|inverse|opposée?|précédente?))(?!\p{L})|(?:puis|et) (?:à|en) |(?<!\p{L})(?:d['’]|de |entre |à |par |dans )(?:eux|elles|lui|cet|cette|ces)(?!\p{L})|, (?:et )?ce(?:t|tte|s)? \p{L}+$/iu,
  de: /^(?:seitdem|danach|später|fortan|seither)(?!\p{L})|^(?:\S+ ){1,2}\S+, (?:\p{L}+ )?(?:der|die|das|dem|denen|wo) (?:er|sie)(?!\p{L})|^(?:das gegenteil|eine ausnahme|ein beispiel|(?:der|die|das|den|eine?n?) (?:umgekehrt|gegenteilig|entgegengesetzt|vorig)e[nrs]?)(?!\p{L})|(?<!\p{L})(?:davon|daran|dafür|von ihnen|diese[rsmn]?|solche?[rsmn]?|derartige[rsmn]?)(?!\p{L})/iu,
  zh: /[！!]|的$|^(?:此后|以后|之后|从此|此前|同年|随后|后来)|^(?:这样|如此|那样|[这那此][种类个些])|^(?:与[此之]|和[此之])?相反|^(?:反之|上述|以上|前者|后者)|，[这那此](?:一|个|种|类)?\p{sc=Han}{0,4}$/u,
  ja: /^(?:以後|以降|以来|のちに|後に|同時に|同年)|^(?:こういう|こういった|こうした|そういう|そうした|[こそ]のような)|(?:これ|それ|あれ|(?<!も)の)$|^(?:逆|反対|上|前|別)の|、(?:この|その)[^、]{1,8}$/u,
});

const praise =
  /之一|最著名|最重要|高峰|代表(?:人物)?$|他|她|(?<!\p{L})(?:^one of the|one of the (?:most|main|first|\p{L}+est)|best[- ]known|most (?:famous|important)|(?:el|la|los|las) (?:ejemplo|más)|ejemplo más|^una? de l[oa]s|una? de l[oa]s (?:más|mayores|mejores|principales|grandes|primer[oa]s)|^l['’]une? des|l['’]une? des (?:plus|principa|grand|premi|meilleur)\p{L}*|(?:le|la) plus connue?|eine[rs]? der (?:wichtigsten|bekanntesten|größten)|das bekannteste|die bekannteste)(?!\p{L})/iu;
