import type { Language } from "@jotter/domain/settings";
import { isBareAdjective } from "./bare-adjectives.ts";
import { isCommon } from "./common-words.ts";
import { figures } from "./defined-terms.ts";
import { definitions, explaining, tellings } from "./definitions.ts";
import { type Findings, findings } from "./findings.ts";
import { isSpaceless } from "./language.ts";
import type { Reading } from "./reading.ts";
import { regionsOf } from "./regions.ts";
import { isPartPlayed } from "./remarks.ts";
import { stepsOf } from "./stages.ts";
import { strongForm } from "./strong-form.ts";
import { vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

export type Keyphrase = {
  /** As the text writes it most often. */
  readonly text: string;
  readonly key: string;
  readonly score: number;
  readonly times: number;
  /** The numbers of the sentences it stands in. */
  readonly sentences: readonly number[];
  /** What makes it a term: the text says what it is or calls it so, it is a name, or it comes back again and again. */
  readonly by: "definition" | "name" | "repetition";
};

/** The terms a text is about, the weightiest first. A verb or a half of a term is worse than nothing. */
export function keyphrases(reading: Reading, most = 12): Findings<Keyphrase> {
  const known = readBefore.get(reading) ?? phrasesIn(reading);
  readBefore.set(reading, known);
  const unsure = Math.max(0, Math.min(most, known.all) - known.sure.length);
  return findings(known.sure, most, reading.sentences.length < 3, unsure);
}

type Known = { readonly sure: readonly Keyphrase[]; readonly all: number };

/** Questions, outlines and comparisons all ask for them. */
const readBefore = new WeakMap<Reading, Known>();

function phrasesIn(reading: Reading): Known {
  const { language } = reading;
  const seen =
    language === "ja" ? japaneseTerms(reading) : language === "zh" ? chineseTerms(reading) : spacedTerms(reading);
  for (const { term, sentence } of [...definitions(reading).found, ...tellings(reading)]) {
    const known = seen.get(phraseKey(term, language));
    if (known) {
      known.isDefined = true;
      // "circulación menor" shares its key with "circulación", which is less.
      const isNew = ![...known.forms.keys()].some((form) => form.toLowerCase() === term.toLowerCase());
      if ((term.includes(" ") || language === "de") && isNew) known.forms.set(term, known.times + 1);
    } else
      add(seen, { key: phraseKey(term, language), form: term, sentence: sentence.index, size: 1, isDefined: true });
  }
  const ranked = withoutParts(Array.from(stepsOf("ranking", [...seen.values()]), (one) => scored(one, reading)));
  const found = [...ranked].sort((a, b) => b.score - a.score || (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0));
  return {
    sure: found.flatMap(({ by, ...one }) => (by ? [{ ...one, by }] : [])),
    all: found.length,
  };
}

/** Before it is known to be sure. */
type Ranked = Omit<Keyphrase, "by"> & { readonly by: Keyphrase["by"] | null };

function groundsFor(one: Candidate, form: string, reading: Reading): Keyphrase["by"] | null {
  const { language } = reading;
  if (one.isDefined) return "definition";
  if (isRejected(one, reading)) return null;
  if (one.isIntroduced) return "definition";
  if (courses[language].test(form)) return null;
  if (one.counted === one.times || one.placed === one.times) return null;
  if (isPartOfMeaning(one, form, reading)) return null;
  // Where something happened: the text is about what did.
  if (regionsOf(language).includes(form)) return null;
  // "Mar Menor" shares its key with "mar", which is no name.
  const isWritten = isSpaceless(language) || /^\p{Lu}.*[\s'’-]\p{Lu}/u.test(form);
  if (one.isName && isWritten && (one.times > 1 || one.stands > 0)) return "name";
  if (isCommon(one.key, language) && !isTreatedAsTerm(form, reading)) return null;
  const inSentences = one.sentences.size;
  // "A combination of strategies": so far it only helps to explain something else.
  if (!isInHeading(one.key, form, reading) && isOnlyInMeanings(one, reading)) return null;
  // That a word comes back makes it no term: "shadow", "Ton", 革命. One of the whole text stands in a heading too.
  if (one.size === 1 && !isInHeading(one.key, form, reading) && !isTreatedAsTerm(form, reading)) return null;
  if (one.size === 1 && !isTreatedAsTerm(form, reading) && isMostlyHead(one, reading)) return null;
  if (isMostlyInside(one, form, reading)) return null;
  if (isSpaceless(language)) {
    const isSure = language === "zh" ? one.times > 2 && one.stands === one.times : one.stands > 2;
    return isSure && inSentences > 1 ? "repetition" : null;
  }
  if (ordinal.test(form) || figures[language].test(form) || isPartPlayed(form, language)) return null;
  if (one.size > 1) return one.times > 1 && inSentences > 1 && one.stands > 0 ? "repetition" : null;
  const isCapital = /^\p{Lu}/u.test(form);
  return one.times > 2 && inSentences > 1 && (isCapital || one.stands > 1) ? "repetition" : null;
}

/** "SVT Terminale", "Biology Year 10": what stands above notes. */
const courses: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:GCSE|A[- ]Levels?|Year|Grade|Semester|Term|Lecture|Seminar|Honou?rs|Unit|Week)$|^(?:AP|IB|GCSE) /u,
  es: /(?<!\p{L})(?:ESO|Bachillerato|Selectividad|EBAU|Semestre|Trimestre|Grado)$/u,
  fr: /(?<!\p{L})(?:Terminale|Tle|Seconde|Première|Spécialité|Spé|Licence|Master|BTS|Bac|Semestre|Trimestre|Brevet)$|^(?:SVT|SES|HGGSP|NSI|EMC|HLP) /u,
  de: /(?<!\p{L})(?:Klasse|Oberstufe|Mittelstufe|Leistungskurs|Grundkurs|LK|GK|Abitur|Semester|Vorlesung|Seminar)$|^(?:Klasse|LK|GK|Leistungskurs|Grundkurs) /u,
  zh: /^(?:[高初大][一二三四]|[一二三四五六七八九]年级|必修|选修|选择性必修)/u,
  ja: /^(?:高校|中学|[一二三123]年|前期|後期)|(?:学期|年生)$/u,
};

/** "contrôle" in "contrôle a priori" and "contrôle a posteriori": the longer ones are the terms. */
function isMostlyHead({ key, sentences, times }: Candidate, { language, sentences: all }: Reading): boolean {
  if (isSpaceless(language)) return false;
  const beside: string[] = [];
  for (const index of sentences) {
    const text = all[index]?.text ?? "";
    const words = wordsOf(text, language);
    for (const [at, word] of words.entries()) {
      if (word.key !== key) continue;
      const complement = complements[language]?.exec(text.slice(word.to))?.groups?.of;
      if (complement !== undefined) {
        beside.push(complement.toLowerCase());
        continue;
      }
      const isBefore = language === "en" || language === "de";
      // "a priori", "a posteriori" are two words.
      const skipped = !isBefore && small(words[at + 1]) === "a" ? 1 : 0;
      const other = words[isBefore ? at - 1 : at + 1 + skipped];
      if (!other || other.isStop || other.isNumber || (language === "de" && !/^\p{Ll}.*e[nrsm]?$/u.test(other.text)))
        continue;
      const [from, to] = isBefore ? [other.to, word.from] : [word.to, other.from];
      if (/^(?: a)? $/.test(text.slice(from, to))) beside.push(other.key);
    }
  }
  return new Set(beside).size > 1 && beside.length * 2 >= times;
}

/** "independencia del Perú", "independencia de los Estados Unidos". */
const complements: Partial<Record<Language, RegExp>> = {
  en: /^ of (?:the |an? )?(?<of>\p{L}+)/u,
  es: /^ (?:de(?: la| los| las)?|del) (?<of>\p{L}+)/u,
  fr: /^ (?:(?:de(?: la)?|du|des) |d['’]|de l['’])(?<of>\p{L}+)/u,
  de: /^ (?:des|der|von|vom) (?<of>\p{L}+)/u,
};

/** "white blood" of "white blood cells", 神经 of 神经元 and 神经网络: it hardly stands by itself. */
function isMostlyInside({ sentences, size }: Candidate, form: string, { language, sentences: all }: Reading): boolean {
  if (language === "ja" || language === "de" || (language === "zh" ? [...form].length > 3 : size < 2)) return false;
  const gap = language === "zh" ? 0 : 1;
  const small = form.toLowerCase();
  /** What stands right beside it, for each time it is said. */
  const beside: string[][] = [];
  for (const index of sentences) {
    const text = (all[index]?.text ?? "").toLowerCase();
    const words = wordsOf(text, language);
    for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1)) {
      const before = words.find((word) => word.to === at - gap);
      const after = words.find((word) => word.from === at + small.length + gap);
      const named = (side: string, word: Word | undefined) =>
        word && !word.isStop && !word.isNumber ? [side + word.key] : [];
      beside.push([...named("<", before), ...named(">", after)]);
    }
  }
  const often = (one: string) => beside.filter((others) => others.includes(one)).length > 1;
  const inside = beside.filter((others) => others.some(often)).length;
  return beside.length > 1 && (language === "zh" ? inside * 2 >= beside.length : inside === beside.length);
}

/** "The first clock" counts clocks. */
const ordinal =
  /^(?:first|second|last|next|new|old|primer[oa]?s?|segund[oa]s?|últim[oa]s?|nuev[oa]s?|premi(?:er|ère)s?|seconde?s?|deuxième|dernière?s?|nouve(?:au|lle)s?|erste[nrsm]?|zweite[nrsm]?|letzte[nrsm]?|neue[nrsm]?) /iu;

/** 修復技法 in "金継ぎ is a 修復技法": what kind of thing it is, and nowhere else. */
function isPartOfMeaning({ sentences }: Candidate, form: string, reading: Reading): boolean {
  const { found } = definitions(reading);
  return [...sentences].every((index) =>
    found.some(({ sentence, meaning }) => sentence.index === index && meaning.includes(form)),
  );
}

function isOnlyInMeanings({ sentences }: Candidate, reading: Reading): boolean {
  const all = explaining(reading);
  return [...sentences].every((index) => all.has(index));
}

/** "Often called a frozen liquid, but the phrase misleads": the text gives the name only to take it back. */
function isRejected({ forms, sentences }: Candidate, reading: Reading): boolean {
  const { language } = reading;
  return [...sentences].some((index) => {
    const text = reading.sentences[index]?.text ?? "";
    if (rejecting[language].test(text)) return true;
    const [form = ""] = forms.keys();
    const at = text.toLowerCase().indexOf(form.toLowerCase());
    return at > 0 && hedged[language].test(text.slice(0, at)) && takenBack[language].test(text.slice(at));
  });
}

const rejecting: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:mislead\p{L}*|misnomer|(?:wrongly|mistakenly|incorrectly|falsely) (?:called|known|termed))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mal llamad[oa]s?|engaños[oa]s?|inexact[oa]s?|(?:errónea|equivocada|impropia)mente|induce a error)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:trompeu(?:r|se)s?|impropre(?:ment)?|induit en erreur|à tort|abusivement)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:irreführend\p{L}*|fälschlich\p{L}*|zu Unrecht|missverständlich\p{L}*)(?!\p{L})/iu,
  zh: /误称|误导|错误地称|被误认为|容易引起误解|这个(?:说法|名称)并不准确/u,
  ja: /誤って|誤解を招|正確ではない|紛らわしい名/u,
};

const hedged: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:often|sometimes|popularly|commonly|usually|frequently) (?:called|known as|described as|named)/iu,
  es: /(?<!\p{L})(?:a menudo|a veces|popularmente|con frecuencia|suele)(?!\p{L})[^,]{0,12}(?:llama|denomina|conoce)/iu,
  fr: /(?<!\p{L})(?:souvent|parfois|couramment)(?!\p{L})[^,]{0,12}(?:appel|nomm|qualifi)|(?:appelle|nomme)(?:nt)? (?:souvent|parfois)/iu,
  de: /(?<!\p{L})(?:oft|häufig|manchmal|gern|gerne|im Volksmund)(?!\p{L})[^,]{0,20}$/iu,
  zh: /(?:常|往往|有时|经常|俗)被?(?:称|叫)/u,
  ja: /(?:しばしば|よく|ときに|俗に)[^。]*$/u,
};

const takenBack: Readonly<Record<Language, RegExp>> = {
  en: /(?:,? (?:but|though|although|yet)|;? however)(?!\p{L})/iu,
  es: /,? (?:pero|aunque|sin embargo)(?!\p{L})/iu,
  fr: /,? (?:mais|bien que|quoique|pourtant)(?!\p{L})/iu,
  de: /,? (?:aber|doch|obwohl|jedoch|obgleich)(?!\p{L})/iu,
  zh: /，(?:但|其实|可是|不过|然而)/u,
  ja: /が、|けれど|しかし/u,
};

function isInHeading(key: string, form: string, { language, headings }: Reading): boolean {
  return headings.some(({ text }) =>
    isSpaceless(language)
      ? isBoundedIn(text, form, language)
      : wordsOf(text, language).some((word) => word.key === key),
  );
}

/** 神经网络的训练 speaks of 训练, and not of 神经. */
function isBoundedIn(title: string, form: string, language: Language): boolean {
  const subject = title.replace(sheetEnds, " ");
  const runs: string[] = [];
  let end = -1;
  for (const { text, from, to, isStop, isNumber } of wordsOf(subject, language)) {
    if (isStop || isNumber) continue;
    if (from === end) runs.push((runs.pop() ?? "") + text);
    else runs.push(text);
    end = to;
  }
  return runs.includes(form) || subject.split(/[的与の\s\p{P}\p{N}]+/u).includes(form);
}

const sheetEnds = /小结|总结|笔记|复习|概述|简介|导论|概论|提纲|讲义|入门|まとめ|ノート|プリント|入門|概論|概説/gu;

/** It is a heading of its own, or it is emphasised. */
function isTreatedAsTerm(form: string, { language, headings, source }: Reading): boolean {
  const key = phraseKey(form, language);
  // A word inside a heading is mostly half a term: "desert plants", 免疫细胞.
  const inHeading = headings.some(({ text }) => {
    const title = text.replace(/^[\p{N}一二三四五六七八九十]+[.．、)）\s]+/u, "");
    return isSpaceless(language) ? title === form : phraseKey(title, language) === key;
  });
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return inHeading || new RegExp(`(\\*{1,3}|_{1,3}|==)${escaped}\\1`, "iu").test(source);
}

type Candidate = {
  readonly key: string;
  readonly forms: Map<string, number>;
  readonly sentences: Set<number>;
  readonly size: number;
  times: number;
  /** How often it began where a noun may begin, and ended where one may end. */
  opened: number;
  closed: number;
  isDefined: boolean;
  /** Introduced by "called" or the like. */
  isIntroduced: boolean;
  /** A name of several words. */
  isName: boolean;
  /** How often it stood where only a noun, or for a name only the whole of it, can stand. */
  stands: number;
  /** How often a number stood right before it, as before "degrees Celsius". */
  counted: number;
  /** How often it only said where, as "in Vienna". */
  placed: number;
};

type Sighting = {
  readonly key: string;
  readonly form: string;
  readonly sentence: number;
  readonly size: number;
  readonly isOpen?: boolean;
  readonly isClosed?: boolean;
  readonly isDefined?: boolean;
  readonly isIntroduced?: boolean;
  readonly isName?: boolean;
  readonly isStanding?: boolean;
  readonly isCounted?: boolean;
  readonly isPlaced?: boolean;
};

function add(candidates: Map<string, Candidate>, seen: Sighting): void {
  const one = candidates.get(seen.key) ?? {
    key: seen.key,
    forms: new Map<string, number>(),
    sentences: new Set<number>(),
    size: seen.size,
    times: 0,
    opened: 0,
    closed: 0,
    isDefined: false,
    isIntroduced: false,
    isName: false,
    stands: 0,
    counted: 0,
    placed: 0,
  };
  one.forms.set(seen.form, (one.forms.get(seen.form) ?? 0) + 1);
  one.sentences.add(seen.sentence);
  one.times += 1;
  one.opened += Number(seen.isOpen ?? true);
  one.closed += Number(seen.isClosed ?? true);
  one.isDefined ||= seen.isDefined ?? false;
  one.isIntroduced ||= seen.isIntroduced ?? false;
  one.isName ||= seen.isName ?? false;
  one.stands += Number(seen.isStanding ?? false);
  one.counted += Number(seen.isCounted ?? false);
  one.placed += Number(seen.isPlaced ?? false);
  candidates.set(seen.key, one);
}

function scored(one: Candidate, reading: Reading): Ranked {
  const { language, sentences, headings } = reading;
  const places = [...one.sentences].sort((a, b) => a - b);
  const form = [...one.forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? one.key;
  const inHeading = headings.some(({ text }) => text.toLowerCase().includes(form.toLowerCase()));
  const early = 1 - (places[0] ?? 0) / Math.max(1, sentences.length);
  const length = isSpaceless(language)
    ? Math.min(1.6, 0.5 + [...form].length / 5)
    : ([0, 1, 1.55, 1.7][one.size] ?? 1.7);
  let score = Math.log(1 + one.times) * length * (1 + 0.3 * early) + 0.2 * (places.length - 1);
  if (inHeading) score *= 1.5;
  if (one.isDefined) score = score * 1.3 + 0.8;
  else if (one.isIntroduced) score = score * 1.2 + 0.5;
  else if (one.isName) score = score * 1.2 + 0.2;
  else if (one.times === 2 && one.size === 1 && !isSpaceless(language)) score *= 0.8;
  const by = groundsFor(one, form, reading);
  return {
    text: language === "de" ? strongForm(form, reading.source) : form,
    key: one.key,
    score,
    times: one.times,
    sentences: places,
    by,
  };
}

/** What the key of a phrase is, so that "Zelle" and "Zellen" are one. */
function phraseKey(text: string, language: Language): string {
  if (isSpaceless(language)) return text;
  return wordsOf(text, language)
    .filter(({ isStop }) => !isStop)
    .map(({ key }) => key)
    .join(" ");
}

/** A phrase inside a longer one that occurs as often says nothing more; a longer one that is rarer says less. */
function withoutParts(all: readonly Ranked[]): readonly Ranked[] {
  const isInside = (part: Ranked, whole: Ranked) => {
    if (part === whole) return false;
    if (/[\p{sc=Han}\p{sc=Katakana}]/u.test(part.key)) return whole.key.includes(part.key);
    return ` ${whole.key} `.includes(` ${part.key} `);
  };
  return Array.from(stepsOf("sifting", all), (one) => {
    const isPart = all.some(
      (other) => isInside(one, other) && other.times >= one.times * 0.6 && other.score > one.score,
    );
    // "loi" beside "loi universelle", "Ton" beside "Halbton": the longer one is the term.
    const isHead =
      one.by === "repetition" &&
      !one.key.includes(" ") &&
      all.some((other) => other.by !== null && (isInside(one, other) || isCompoundOf(one, other)));
    const isRareWhole =
      one.times === 1 && one.score < 1 && all.some((other) => isInside(other, one) && other.times > 2);
    return isPart || isHead || isRareWhole ? [] : [one];
  }).flat();
}

function isCompoundOf(part: Ranked, whole: Ranked): boolean {
  return part.key.length > 2 && whole.key.length > part.key.length + 2 && whole.key.endsWith(part.key);
}

function spacedTerms({ language, sentences, source }: Reading): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  const { determiners, prepositions, generic, introduces, connectors } = vocabulary[language];
  const verbs = verbalKeys(sentences, language);
  // In Spanish and French a noun without an article is rare; in German a capital tells it.
  const hasArticles = language === "es" || language === "fr";
  const isNoun = language === "de";
  for (const { text: raw, index } of stepsOf("terms", sentences)) {
    const text = withoutFormulas(raw);
    const words = wordsOf(text, language);
    for (const [from, head] of words.entries()) {
      for (const [run, to] of runsFrom(words, from, text, language)) {
        const last = run.at(-1);
        if (
          !last ||
          !isNounLike(
            run.filter(({ isStop }) => !isStop),
            language,
            verbs,
            from === 0,
          )
        )
          continue;
        const [before, after] = [words[from - 1], words[to]];
        if (language === "en" && isClause(run, text.slice(0, head.from))) continue;
        if (language !== "de" && isInsideName(words, from, to, text)) continue;
        const form = text.slice(head.from, last.to);
        const isIntroduced = introduces.test(text.slice(Math.max(0, head.from - 40), head.from));
        const isFree = isIntroduced || before === undefined || (!hasArticles && !touches(text, before, head));
        const isDetermined = determiners.has(small(before)) && touches(text, before, head);
        const isWholeName =
          isNamed(run, language) &&
          !generic.has(small(head)) &&
          !(from === 0 && openers.test(head.text)) &&
          !(language === "de" && !isGermanName(run, before, source)) &&
          !/^\p{Lu}/u.test(before?.text ?? "") &&
          !/^\p{Lu}/u.test(after?.text ?? "") &&
          !isFromCountry(run, language) &&
          // "Summary Biology: bees" is what the page is, not what it is about.
          !/^\s?[:：]/.test(text.slice(last.to)) &&
          !(from === 0 && (sheets.test(head.text) || (index === 0 && /^\s[–—|·-]\s/.test(text.slice(last.to)))));
        // A name in passing is no term: "a party in New Orleans".
        const isSubjectName =
          from === 0 ||
          (from === 1 && isDetermined) ||
          (before?.isNumber === true && /^[\s,]*$/.test(text.slice(before.to, head.from)));
        const opens =
          isFree || isWholeName || isNoun || determiners.has(small(before)) || prepositions.has(small(before));
        const isSubject = run.length > 1 && (before === undefined || determiners.has(small(before)));
        const isOwner = language === "en" && /^['’]s(?!\p{L})/u.test(text.slice(last.to));
        const closes =
          isWholeName ||
          (!isOwner &&
            (after === undefined ||
              !touches(text, last, after) ||
              after.isStop ||
              prepositions.has(small(after)) ||
              (language === "en" && isSubject && isVerbAfter(last, after))));
        add(candidates, {
          key: phraseKey(form, language),
          form: from === 0 && !isNamed(run, language) ? lowered(form, language, source) : form,
          sentence: index,
          size: run.filter(({ isStop }) => !isStop).length,
          isOpen: opens,
          isClosed: closes,
          // "called the cycle of water" introduces the whole of it.
          // Somebody "called Gerald" is no term.
          isIntroduced:
            isIntroduced &&
            closes &&
            !(run.length === 1 && isBareAdjective(head.text, text.slice(0, head.from), language, source)) &&
            !(language !== "de" && run.length === 1 && /^\p{Lu}\p{Ll}/u.test(head.text)) &&
            !(connectors.has(small(after)) && after && touches(text, last, after)),
          isName: isWholeName,
          isStanding: isWholeName ? isSubjectName : isDetermined,
          // A year opens a sentence: "In 1871 Charles Darwin".
          isCounted:
            (before?.isNumber === true && !/^\d{4}$/.test(before.text) && touches(text, before, head)) ||
            // "Accord OCDE de 2021": without its year it is another.
            /^ (?:of|del?|du|von|vom) \d/.test(text.slice(last.to)),
          isPlaced: run.length === 1 && isPlaced(head, before, after, language),
        });
      }
    }
  }
  const heard = wordTimes(sentences, language);
  for (const [key, one] of candidates) {
    const [form = ""] = one.forms.keys();
    const isBounded = one.opened / one.times >= (hasArticles ? 0.5 : one.size > 1 ? 0.4 : 0.01) && one.closed > 0;
    const isHeard =
      one.times > 1 || one.isIntroduced || one.isName || (one.size > 1 && namesOneOfAKind(form, key, language, heard));
    const parts = form.toLowerCase().split(" ");
    const isGeneral = generic.has(parts.at(-1) ?? "") || (one.size === 1 && generic.has(parts[0] ?? ""));
    if (!isBounded || !isHeard || isGeneral) candidates.delete(key);
  }
  return candidates;
}

/** What a page is. */
const sheets =
  /^(?:summary|notes?|lecture|chapter|worksheet|handout|revision|resumen|apuntes|tema|unidad|ficha|résumé|fiche|cours|chapitre|zusammenfassung|mitschrift|kapitel|vorlesung|lernzettel|arbeitsblatt|klausur)$/iu;

/** "Hoy Costa de Marfil": a capital that the sentence gives. */
const openers =
  /^(?:Read|See|Compare|Lee|Leer|Véase|Lire|Voir|Lies|Siehe|Today|Now|Once|Later|Soon|Then|Meanwhile|Since|Under|During|After|Before|With|While|When|Hoy|Ayer|Ahora|Actualmente|Luego|Después|Desde|Durante|Según|Tras|Cuando|Mientras|Hier|Maintenant|Autrefois|Depuis|Selon|Pendant|Quand|Après|Avant|Sous|Avec|Heute|Gestern|Seit|Nach|Unter|Während)$/u;

/** "in Vienna", and "Wiener" before a noun. */
function isPlaced(word: Word, before: Word | undefined, after: Word | undefined, language: Language): boolean {
  if (!/^\p{Lu}/u.test(word.text)) return false;
  const isAdjective = language === "de" && /er$/.test(word.text) && /^\p{Lu}/u.test(after?.text ?? "");
  return isAdjective || (placing[language]?.test(before?.text ?? "") ?? false);
}

const placing: Partial<Record<Language, RegExp>> = {
  en: /^(?:in|at|near)$/i,
  es: /^en$/i,
  fr: /^(?:à|en)$/i,
  de: /^(?:in|nach|bei)$/i,
};

/** "Linear search looks": after a singular an s is the verb's. */
function isVerbAfter(subject: Word, word: Word): boolean {
  return /[^su]s$/.test(word.text) && /[^s]$/.test(subject.text) && /^\p{Ll}/u.test(word.text);
}

/** "as the price rises", "each cell divides": behind one thing an s is the verb's. */
function isClause(run: readonly Word[], before: string): boolean {
  const [subject, verb] = run.slice(-2);
  if (run.length < 2 || !subject || !verb || !isVerbAfter(subject, verb)) return false;
  return /(?<!\p{L})(?:(?:as|when|whenever|if|because|while|until|once|unless) (?:the |its |their |this )?|each |every |an? )$/iu.test(
    before,
  );
}

/** "divergent boundary", said once, in a text that speaks of boundaries again and again; or a name and its thing. */
function namesOneOfAKind(form: string, key: string, language: Language, heard: ReadonlyMap<string, number>): boolean {
  const words = key.split(" ");
  if (form.split(/[\s'’]/).length > words.length || words.length > 2) return false;
  const kind = language === "es" || language === "fr" ? words[0] : words.at(-1);
  if (language === "de") return false;
  const adjective = adjectives[language];
  if (adjective && !adjective.test(form)) return false;
  return /\p{Lu}/u.test(form) || (heard.get(kind ?? "") ?? 0) > 1;
}

/** After a noun stands an adjective or a verb; these are adjectives. */
const adjectives: Partial<Record<Language, RegExp>> = {
  es: /(?:[iíaáoó]c[oa]|iv[oa]|al|ar|os[oa]|[ai]d[oa]|[aeo]ri[oa]|ble|[ie]nte|[aieo]n[oa]|iot[oa]|til|est[eoa]|ul[oa])(?:e?s)?$|\p{Lu}/u,
  fr: /(?:ique|al|ale|aux|el|elle|if|ive|eux|euse|aire|ée?|[ai]ble|ain|aine|ois|oise|ine?|ue?|ière?|ural|ture|grêle|ide|ome)s?$|\p{Lu}/u,
};

function wordTimes(sentences: Reading["sentences"], language: Language): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { text } of sentences) {
    for (const { key } of wordsOf(text, language)) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}

/** Up to three words with a subject, side by side; between them may stand an "of". */
function* runsFrom(
  words: readonly Word[],
  from: number,
  text: string,
  language: Language,
): Generator<readonly [readonly Word[], number]> {
  const { connectors } = vocabulary[language];
  // "First World War": inside a name also a word without a subject counts.
  const carries = (word: Word, at: number) =>
    !word.isNumber &&
    !word.text.includes("__") &&
    word.text.length > 2 &&
    (!word.isStop || (at > 0 && language !== "de" && /^\p{Lu}/u.test(word.text)));
  for (let to = from + 1; to <= Math.min(words.length, from + 5); to += 1) {
    const run = words.slice(from, to);
    const last = run.at(-1);
    const before = run.at(-2);
    if (!last || (before && !touches(text, before, last))) return;
    if (!carries(last, to - 1)) {
      // "cycle de la vie", but not "on appelle œillet le bassin".
      const isArticle = /^(?:la|le|les|las|los)$/.test(small(last));
      if (run.length > 1 && connectors.has(small(last)) && !(isArticle && !connectors.has(small(before)))) continue;
      return;
    }
    if (run.filter((word, at) => carries(word, from + at)).length > 3) return;
    if (run.length === 1 && vocabulary[language].determiners.has(small(last))) return;
    if (run.length === 1 && last.isStop) continue;
    yield [run, to];
  }
}

const small = (word: Word | undefined) => word?.text.toLowerCase() ?? "";

function isNamed(run: readonly Word[], language: Language): boolean {
  const { connectors } = vocabulary[language];
  const isCapital = ({ text }: Word) => /^\p{Lu}/u.test(text);
  const joins = (word: Word) => connectors.has(small(word)) && !/^(?:à|en)$/.test(word.text);
  return run.filter(isCapital).length > 1 && run.every((word) => isCapital(word) || joins(word));
}

/** "Georges Clemenceau of France": the name ends before the "of". */
function isFromCountry(run: readonly Word[], language: Language): boolean {
  const last = run.at(-1)?.text ?? "";
  return run.length > 3 && /^(?:of|de)$/.test(run.at(-2)?.text ?? "") && regionsOf(language).includes(last);
}

/** "York" in "New York", "Premier" in "Premier ministre": the rest of the name stands beside it. */
function isInsideName(words: readonly Word[], from: number, to: number, text: string): boolean {
  const [before, head, last] = [words[from - 1], words[from], words[to - 1]];
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
  if (head && from > 1 && isCapital(before) && touches(text, before, head) && (before?.isStop || isCapital(head)))
    return true;
  return (
    isCapital(last) &&
    /^[\s'’]+(?:(?:of|de|del|du|des|la|las|los|le|les|d['’])[\s'’]+){0,2}\p{Lu}\p{L}/u.test(text.slice(last?.to))
  );
}

/** Any two nouns have capitals: "bei der Zentralbank Geld leihen", "Gregors Sicht" are no names. */
function isGermanName(run: readonly Word[], before: Word | undefined, source: string): boolean {
  const [first, last] = [run[0]?.text ?? "", run.at(-1)?.text ?? ""];
  if (germanThings.test(`${first} ${last}`)) return false;
  const isAfterArticle = before !== undefined && vocabulary.de.determiners.has(small(before));
  if (isAfterArticle) return /er$/.test(first);
  if (before && /^\p{Ll}.*(?:en|e|er|es|em)$/u.test(before.text) && !before.isStop) return false;
  const isGenitive = first.endsWith("s") && new RegExp(`(?<!\\p{L})${first.slice(0, -1)}(?!\\p{L})`, "u").test(source);
  return !isGenitive && !/(?:en|innen)$/.test(first);
}

/** Two nouns side by side in German that are no name: "Schicht Zink". */
const germanThings =
  /(?:ung|heit|keit|schaft|stoffe?|oxid|wesen|nis|tum|mus|ion|tät|ose|dauer|schicht|scheibe|gramm|liter|meter|menge|zahl|art)(?:en|n|s)?(?![\p{L}])/iu;

/** Of one text, what was asked before: each question looks through all of it. */
const loweredIn = { source: "", forms: new Map<string, string>() };

/** A word that has a capital only because a sentence begins with it is written small. */
function lowered(form: string, language: Language, source: string): string {
  if (loweredIn.source !== source) Object.assign(loweredIn, { source, forms: new Map() });
  const known = loweredIn.forms.get(`${language} ${form}`);
  if (known !== undefined) return known;
  const found = loweredAnew(form, language, source);
  loweredIn.forms.set(`${language} ${form}`, found);
  return found;
}

function loweredAnew(form: string, language: Language, source: string): string {
  if (language === "de" || /^\p{Lu}{2}/u.test(form) || /^\p{Lu}[\p{L}]*-\p{Lu}/u.test(form)) return form;
  // "every Arrhenius acid": inside a sentence the capital is its own.
  if (new RegExp(`\\p{Ll} ${form} `, "u").test(source)) return form;
  if (!new RegExp(`(?<!\\p{L})${form.charAt(0).toLowerCase()}${form.slice(1).split(" ")[0]}`, "u").test(source))
    return form;
  return form.charAt(0).toLowerCase() + form.slice(1);
}

/** Only spaces and apostrophes between them. */
function touches(text: string, before: Word | undefined, after: Word): boolean {
  return before !== undefined && /^[\s'’]*$/.test(text.slice(before.to, after.from));
}

function withoutFormulas(text: string): string {
  return text.replace(/\$[^$]+\$/g, (formula) => ",".repeat(formula.length));
}

/** Words that a determiner follows at once, and none precedes: "plants convert the light". */
function verbalKeys(sentences: Reading["sentences"], language: Language): ReadonlySet<string> {
  const { determiners } = vocabulary[language];
  const balance = new Map<string, number>();
  for (const { text } of sentences) {
    const words = wordsOf(text, language);
    for (const [at, word] of words.entries()) {
      if (word.isStop) continue;
      const [before, after] = [words[at - 1], words[at + 1]];
      const isOpened = before !== undefined && determiners.has(small(before)) && touches(text, before, word);
      const isFollowed = after !== undefined && determiners.has(small(after)) && touches(text, word, after);
      if (isOpened) balance.set(word.key, (balance.get(word.key) ?? 0) - 1);
      else if (isFollowed) balance.set(word.key, (balance.get(word.key) ?? 0) + 1);
    }
  }
  return new Set([...balance].filter(([, votes]) => votes > 0).map(([key]) => key));
}

/** Endings of verbs and adverbs, with the nouns that only look like them. */
const verbEndings: Partial<Record<Language, { readonly verb: RegExp; readonly noun: RegExp }>> = {
  en: { verb: /(?:ly|ed|ize[sd]?|ified|ifies)$/, noun: /(?:eed|bed|family|assembly|monopoly|supply|anomaly)$/ },
  es: {
    verb: /(?:mente|aron|ieron|aban?|ando|iendo|[aei]rse|ar[áé]n?|er[áé]n?|ió|[^aeiou]ó|[ae]rl[oa]s?)$/,
    noun: /^(?:átomo|mente)$/,
  },
  fr: {
    verb: /(?:ment|èrent|aient|issent|[^l]ait|irent|urent|[^rnm]ant)$/,
    noun: /(?:[aeiou]?(?:[élgvdr]|pp|ss|nn|tt|ll)ement|liment|nument|ciment|courant|enfant|habitant|élément|éant|volant|gant|chant|sang)$/,
  },
};

function isNounLike(
  contents: readonly Word[],
  language: Language,
  verbs: ReadonlySet<string>,
  opensSentence: boolean,
): boolean {
  const [head, last] = [contents[0], contents.at(-1)];
  if (!head || !last) return false;
  if (language === "de") {
    // Nouns have capitals. One adjective may stand before, or another name.
    if (!/^\p{Lu}/u.test(last.text) || (opensSentence && verbs.has(head.key))) return false;
    if (contents.length === 1) return true;
    const isAdjective = /^\p{Ll}/u.test(head.text) && /(?:e|en|er|es|em)$/.test(head.text);
    return contents.length === 2 && (isAdjective || (/^\p{Lu}/u.test(head.text) && !opensSentence));
  }
  if (contents.some(({ key }) => verbs.has(key))) return false;
  const endings = verbEndings[language];
  const isVerb = ({ text }: Word) => {
    const word = text.toLowerCase();
    return endings?.verb.test(word) && !endings.noun.test(word);
  };
  if (language !== "en") return !contents.some(isVerb);
  if (isVerb(last) || /ly$/.test(head.text)) return false;
  if (contents.length === 1) return !(/ing$/.test(last.text) && last.text.length < 8);
  // "volcanoes lie", "reflects green": before a noun a word with this s is a noun or a verb of its own.
  const isPlural = ({ text }: Word) => /[^su']s$/.test(text) && !/^\p{Lu}/u.test(text);
  return !contents.slice(0, -1).some(isPlural) && !(/ing$/.test(last.text) && contents.length > 1);
}

/** Treaties, laws, rights, wars: said once, such a run of kanji is a term all the same. */
const named =
  /^[^一二三四五六七八九十百千万].{2,}(?:条約|憲法|法|権|制|制度|主義|戦争|革命|天皇|原理|法則|定理|同盟|運動|宣言|改革|の乱|事件|会議|幕府|王朝)$/u;

/** Runs of kanji and katakana. */
function japaneseTerms({ sentences }: Reading): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  const { generic } = vocabulary.ja;
  for (const { text, index } of stepsOf("terms", sentences)) {
    for (const { text: run, isStop, isNumber, to } of wordsOf(withoutFormulas(text), "ja")) {
      const key = run.replace(/^約/, "");
      if (isStop || isNumber || generic.has(key) || [...key].length < 2 || /^[A-Za-z]{1,2}$/.test(key)) continue;
      if (/^(?:第?[一二三四五六七八九十百千]+[つ年人]?|[一二三四五六七八九十百千]+\p{sc=Han})$/u.test(key)) continue;
      // 立法・行政・司法 are three; only names in katakana hold such a point.
      if (/\p{sc=Han}・\p{sc=Han}/u.test(key)) continue;
      // 発見した and 発見された are verbs here.
      const isVerb = /^(?:する|した|して|され|させ|し、|し|すれ|でき)/.test(text.slice(to, to + 2));
      if (isVerb) continue;
      // 石川倉次という教師 is somebody's name.
      const isPerson =
        /^という[^、。]{0,12}(?:人|教師|軍人|少年|少女|男|女|学者|作家|画家|医師|武士|僧|商人|職人|者)/u.test(
          text.slice(to),
        );
      // たんぱく質分解: the word begins before its kanji.
      const isWhole = !/[^をはがにもので\P{sc=Hiragana}]$/u.test(text.slice(0, to - run.length));
      // …を価格の自動調節機能という names the whole of it.
      const isRest = /を、?「?[^、。をはがに]{1,12}の$/u.test(text.slice(0, to - run.length));
      const isIntroduced = isWhole && !isRest && !isPerson && /^(?:という|と呼|と呼ばれ|とよ)/.test(text.slice(to));
      const after = text.slice(to);
      // What goes on in other hiragana is the stem of a verb: 続いた.
      const isStanding =
        /^(?:$|[、。」』）・はがをにでとのやもへ]|から|まで|など|だ)/.test(after) &&
        !/^\p{N}/u.test(text.slice(0, to - run.length).slice(-1));
      const isName = isStanding && named.test(key) && !/(?:方|製|手|用|工|技)法$/u.test(key);
      add(candidates, { key, form: key, sentence: index, size: 1, isIntroduced, isStanding, isName });
    }
  }
  for (const [key, one] of candidates) if (one.times < 2 && [...key].length < 3) candidates.delete(key);
  return candidates;
}

/** Words of the dictionary side by side, heard at least twice. */
function chineseTerms({ sentences }: Reading): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  const { generic, introduces } = vocabulary.zh;
  for (const { text, index } of stepsOf("terms", sentences)) {
    const words = wordsOf(withoutFormulas(text), "zh");
    for (const [from, first] of words.entries()) {
      let end = first.from;
      for (const word of words.slice(from, from + 4)) {
        if (word.isStop || word.isNumber || word.from !== end || !/\p{sc=Han}/u.test(word.text)) break;
        end = word.to;
        const key = text.slice(first.from, end);
        if ([...key].length < 2 || [...key].length > 8 || generic.has(key)) continue;
        if (/^[他她它我你]们?的/u.test(key)) continue;
        // 叫做酸碱指示剂 introduces the whole of it.
        const isWhole = !/^\p{sc=Han}/u.test(text.slice(end));
        const isIntroduced = isWhole && introduces.test(text.slice(Math.max(0, first.from - 40), first.from));
        const isVerb =
          /^[了着过性度量率者式型剂]/.test(text.slice(end)) ||
          /[不没会能要被将把可来去已大小新旧老高低多总]$/.test(text.slice(0, first.from));
        const isCounted = /[\d〇一二三四五六七八九十百千万亿两几]$/u.test(text.slice(0, first.from));
        add(candidates, { key, form: key, sentence: index, size: 1, isIntroduced, isStanding: !isVerb, isCounted });
      }
    }
  }
  for (const [key, one] of candidates) if (one.times < 2) candidates.delete(key);
  return candidates;
}
