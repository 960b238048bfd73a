import type { Language } from "@jotter/domain/settings";
import { isSpoken } from "./chatter.ts";
import { cleanMeaning, goesOn, hanging, isMeaning, owned, pointer } from "./defined-meanings.ts";
import { cleanTerm, figures, isSubject, isTerm, nominative, noTerms, properCase } from "./defined-terms.ts";
import { forms, glossary } from "./definition-forms.ts";
import { type Findings, findings } from "./findings.ts";
import { isGenusOf } from "./genus.ts";
import { isSpaceless } from "./language.ts";
import {
  isCutShort,
  isMeaningFirst,
  isNarrative,
  isOneOfMany,
  isQuality,
  lastNamed,
  namesWhatHappens,
  pointsBack,
} from "./named-last.ts";
import { leftToDo } from "./noted-words.ts";
import { holdsClause, isPredicate, leavesOpen } from "./predicates.ts";
import type { Reading, Sentence } from "./reading.ts";
import {
  elisionIn,
  isBalanced,
  isPartPlayed,
  isRecord,
  namesAnother,
  runsOn,
  withoutSecondPredicate,
} from "./remarks.ts";
import { stepsOf } from "./stages.ts";
import { strongForm } from "./strong-form.ts";
import { vocabulary } from "./vocabulary.ts";
import { isIdentity, isInverted, isRole } from "./which-one.ts";
import { isDialogue, isListed, isPaired, listsFacts, saysWhatItIs, withoutFigure } from "./word-lists.ts";
import { wordCount } from "./words.ts";

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
  return findings(known.found, most, reading.sentences.length < 1, known.unsure.length);
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

/** What looks like a definition, and is not surely one. A reader can tell. */
export function unsureDefinitions(reading: Reading): readonly Definition[] {
  definitions(reading);
  return readBefore.get(reading)?.unsure ?? [];
}

type Known = {
  readonly found: readonly Definition[];
  readonly told: readonly Definition[];
  readonly unsure: readonly Definition[];
  readonly explaining: ReadonlySet<number>;
};

/** Terms, sentences and questions all ask for them. */
const readBefore = new WeakMap<Reading, Known>();

function definitionsIn(reading: Reading): Known {
  const found = new Map<string, Definition>();
  const told = new Map<string, Definition>();
  const explains = new Set<number>();
  const unsure: Definition[] = [];
  for (const sentence of stepsOf("definitions", reading.sentences)) {
    const read = definitionIn(sentence, reading);
    // What points back to a sentence that is not there explains nothing by itself.
    if (read === null) continue;
    explains.add(sentence.index);
    const { sureness, ...definition } = read;
    const isOpen = leavesOpen(definition.meaning, reading.language);
    if (sureness !== "sure" || isOpen) unsure.push(definition);
    if (sureness === "unsure" || isOpen) continue;
    const all = sureness === "told" ? told : found;
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

/** "2　等高線とは": the number of a question is no part of it. */
const numbering = /^(?:[(（]?[\dA-Za-z０-９][)）.．、]|[\d０-９]{1,2}) (?=\D)/u;

/** "Condillac goes on → sensualism is …": what the arrow leads to stands by itself. */
const arrowed = /^[^→⇒:：]{3,80}[→⇒] ?(?=(?:the|an?|el|la|una?|le|une?|der|die|das|eine?) \p{L}|l['’]\p{L})/u;

/** "For Kant, …": whose word it is. */
const attributed: Partial<Record<Language, RegExp>> = {
  en: /^(?:For|According to) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, /u,
  es: /^(?:Para|Según) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, /u,
  fr: /^(?:Pour|Selon|Chez) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, /u,
};

/** What somebody says of a thing is often a figure of speech: "religion is the opium of the people". */
const strict: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:that|which|who|whose|(?:in)?ability to|capacity to|right to|power to)(?!\p{L})/u,
  es: /(?<!\p{L})(?:que|cual|cuy[oa]s?|(?:(?:in)?capacidad|derecho|facultad|arte) de)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:qui|que|dont|laquelle|lequel|(?:(?:in)?capacité|droit|faculté|pouvoir|art) de)(?!\p{L})|(?:(?:in)?capacité|droit|faculté|pouvoir) d['’]|qu['’])/u,
};

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

type Read = Definition & { readonly sureness: "sure" | "told" | "unsure" };

function definitionIn(sentence: Sentence, reading: Reading): Read | null {
  const { language } = reading;
  const full = sentence.text.replace(/\s+/g, " ").replace(numbering, "").replace(arrowed, "");
  const bare = full.replace(attributed[language] ?? /(?!)/, "");
  const isAttributed = bare !== full;
  const text = upper(bare.replace(leadIns[language], ""));
  const isItem = reading.paragraphs[sentence.paragraph]?.kind === "item" || isEmphasised(sentence, reading);
  let unsure: Read | null = null;
  for (const form of isItem ? [glossary, ...forms[language]] : forms[language]) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const raw = cleanTerm(groups.term ?? "", language);
    const written = language === "de" ? nominative(strongForm(raw, text), text, reading.source) : raw;
    if (written === null) {
      unsure ??= { term: raw, meaning: groups.meaning ?? "", sentence, sureness: "unsure" };
      continue;
    }
    const term = properCase(written, text, reading);
    const isNamedLast = isMeaningFirst(groups, text);
    const said = cleanMeaning(
      isNamedLast ? lastNamed(groups.meaning ?? "", language) : (groups.meaning ?? ""),
      language,
    );
    const asUnsure: Read = { term, meaning: said, sentence, sureness: "unsure" };
    const before = sentence.place > 0 ? reading.sentences[sentence.index - 1] : undefined;
    const isBack = pointsBack(said, language);
    if (!isTerm(term, language) || /_{2,}/.test(text) || leftToDo[language].test(term)) continue;
    if (isAttributed && !strict[language]?.test(said)) continue;
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
      unsure ??= asUnsure;
      continue;
    }
    if (
      // What is cut short no longer tells what happens.
      (isBack && before && (isNarrative(before.text, language) || isCutShort(before.text, language))) ||
      (isNamedLast && (isOneOfMany(groups, text, said, language) || namesAnother(said, language)))
    ) {
      unsure ??= asUnsure;
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
          !isDialogue(sentence, reading) &&
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
      return { term, meaning, sentence, sureness: isTold ? "told" : "sure" };
    }
    unsure ??= { ...asUnsure, meaning };
  }
  return unsure;
}

/** "**Osmosis**: …" opens a paragraph of its own. */
function isEmphasised({ from, place }: Sentence, { source }: Reading): boolean {
  return (
    place === 0 &&
    /^(?:\*\*|__|==)[^*_=\n]{2,40}(?:\*\*|__|==)\s?[:：–—]|^(?:\*\*|__|==)[^*_=\n]{2,40}[:：](?:\*\*|__|==)/u.test(
      source.slice(from - 2, from + 60),
    )
  );
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
