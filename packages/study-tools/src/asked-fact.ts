import { isSpaceless } from "@jotter/analysis/language";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { valuesIn } from "@jotter/analysis/values";
import type { Language } from "@jotter/domain/settings";
import { keysOf } from "./same-term.ts";
import { isFormOf } from "./spelled-in.ts";

/** What a question wants to be given: a day, or how high and how long something is. */
export type WantedFact = { readonly kind: "date" | "measure"; readonly subject: string; readonly verb: RegExp | null };

/** What a question asks for, where it asks for a figure; in whatever language it is asked. */
export function wantedFact(question: string): WantedFact | null {
  const kind = when.test(question) ? "date" : measure.test(question) ? "measure" : null;
  if (!kind) return null;
  const verb = kind === "date" ? (verbs.find((one) => one.test(question)) ?? null) : null;
  const subject = [when, measure, ...(verb ? [verb] : []), plainVerbs, small]
    .reduce((left, words) => left.replace(new RegExp(words.source, "giu"), " "), question)
    .replace(/[?？!！.。,，、¿¡]/gu, " ")
    .trim();
  return subject === "" ? null : { kind, subject, verb };
}

/** Lines that name the subject and have such a figure; `isSure` where they also say what was asked of it. */
export function factsIn(
  { kind, subject, verb }: WantedFact,
  sentences: readonly Sentence[],
  { language }: Reading,
): readonly { readonly parts: readonly Sentence[]; readonly isSure: boolean }[] {
  const all = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    // "Nov. 1923" is no end of a sentence.
    const goesOn = next?.paragraph === sentence.paragraph && isCut.test(sentence.text) && /^\d/u.test(next.text);
    const parts = goesOn ? [sentence, next] : [sentence];
    const text = parts.map((part) => part.text).join(" ");
    if (!hasFigure(text, kind, language) || !names(text, subject, language)) return [];
    return [{ parts, isSure: verb ? verb.test(text) : kind === "measure" || opens(text, subject, language) }];
  });
  return all.toSorted((one, other) => Number(other.isSure) - Number(one.isSure));
}

const isCut = /(?<!\p{L})\p{L}{1,5}\.$/u;

/** Whether a line says of the subject what was asked, or only has a date beside it. */
export function isFitting(text: string, { verb }: WantedFact): boolean {
  return verb === null || verb.test(text);
}

function hasFigure(text: string, kind: WantedFact["kind"], language: Language): boolean {
  return valuesIn(text, language).some((value) =>
    kind === "date" ? value.kind !== "amount" : value.kind === "amount" && value.isMeasure,
  );
}

function names(text: string, subject: string, language: Language): boolean {
  if (isSpaceless(language)) return text.toLowerCase().includes(subject.replace(/\s+/gu, "").toLowerCase());
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = new Set(keysOf(text, language));
  const asked = keysOf(subject, language);
  return asked.length > 0 && asked.every((key) => own.has(key) || words.some((word) => isFormOf(word, key)));
}

/** "Rentenmark → new currency, Nov. 1923": the line is about it. */
function opens(text: string, subject: string, language: Language): boolean {
  const head = text.slice(0, Math.ceil(subject.length * 1.5) + 6);
  return names(head, subject, language);
}

/** "Who was guillotined": what was done to somebody, and no name. */
export function doneTo(question: string): string | null {
  return done.exec(question.trim())?.groups?.what ?? null;
}

const done =
  /^(?:who (?:was|were|is|got)|qui[eé]n(?:es)? (?:fue|fueron|es)|qui (?:a|ont) [ée]t[ée]|wer (?:wurde|wurden))\s+(?<what>\p{Ll}+(?:ed|ado|ada|ados|ido|ida|[ée]|[ée]s|[ée]e|iert|et|en))\s*[?？]*$/iu;

/** Somebody who was named before. */
export const pointsBack = /(?<!\p{L})(?:he|she|they|él|ella|ellos|il|elle|ils|er|sie)(?!\p{L})/iu;

const when =
  /(?<!\p{L})(?:when|what (?:year|date|day)|in which year|cu[aá]ndo|en qu[eé] (?:a[nñ]o|fecha)|qu[eé] d[ií]a|quand|en quelle ann[eé]e|[àa] quelle date|wann|in welchem jahr|an welchem tag)(?!\p{L})|什么时候|何时|哪(?:一)?年|哪(?:一)?天|いつ|何年|何日/iu;

const measure =
  /(?<!\p{L})(?:how (?:high|tall|long|deep|wide|far|big|heavy|fast|hot|cold|thick)|qu[eé] tan (?:alt|larg|profund|anch|lej|grand|pesad|rápid|r[aá]pid|calient)\p{L}*|cu[aá]nto (?:mide|pesa|dura|tarda)|(?:quelle (?:est|[ée]tait) (?:la|l['’]) ?(?:hauteur|longueur|profondeur|largeur|distance|taille|vitesse|masse|temp[eé]rature)(?: de)?)|wie (?:hoch|lang|lange|tief|breit|weit|groß|gross|schwer|schnell|heiß|heiss|kalt|dick))(?!\p{L})|有?多(?:高|长|深|宽|远|大|重|快|热|久|厚)|の?(?:高さ|長さ|深さ|幅|距離|重さ|速さ)(?:は|って)(?:どのくらい|どれくらい|何)?/iu;

/** Ways to say the same, in all languages at once: a question in one may be put to notes in another. */
const verbs: readonly RegExp[] = [
  /(?<!\p{L})(?:die(?=\s*[?？]?$)|died|dies|dead|death|killed|executed|guillotined|murdered|assassinated|beheaded|muri[oó]|muere|muerte|falleci[oó]|ejecutad\p{L}*|guillotinad\p{L}*|asesinad\p{L}*|mort[es]?|meurt|mourut|d[eé]c[eé]d\p{L}*|ex[eé]cut[eé]\p{L}*|guillotin[eé]\p{L}*|assassin[eé]\p{L}*|starb|stirbt|gestorben|tod|tot|hingerichtet|guillotiniert|ermordet)(?!\p{L})|†|死|去世|逝世|处决|断头台|被杀|遇刺|亡くな|処刑|殺さ|没した/iu,
  /(?<!\p{L})(?:born|birth|naci[oó]|nacid[oa]|nacimiento|née?|naquit|naissance|geboren|geburt)(?!\p{L})|出生|诞生|生まれ|誕生/iu,
  /(?<!\p{L})(?:begin|began|begins|start(?:ed|s)?|broke out|break out|outbreak|empez[oó]|empieza|comenz[oó]|comienza|estall[oó]|inicio|commenc\p{L}*|d[eé]but\p{L}*|[eé]clat\p{L}*|begann|beginnt|beginn|angefangen|anfing|ausbruch|brach)(?!\p{L})|开始|爆发|始ま|勃発|開始/iu,
  /(?<!\p{L})(?:end(?:ed|s)?|finish(?:ed)?|termin[oó]|acab[oó]|fin(?:al)?|termin[eé]\p{L}*|finit|endete|endet|ende|zu ende)(?!\p{L})|结束|终结|終わ|終結/iu,
  /(?<!\p{L})(?:found(?:ed|ing)?|establish(?:ed)?|set up|fund(?:ó|ado|ada|aci[oó]n)|fond[eé]\p{L}*|gegr[uü]ndet|gr[uü]ndung)(?!\p{L})|成立|建立|创立|設立|創立|建国/iu,
];

/** Of these every line with a date says something: it happened then. */
const plainVerbs =
  /(?<!\p{L})(?:happen(?:ed|s)?|t(?:ake|ook) place|occur(?:red|s)?|introduced?|ocurri[oó]|sucedi[oó]|pas[oó]|se introdujo|introducid[oa]|eu lieu|introduite?|pass[eé]|eingef[uü]hrt|stattgefunden|passiert|reached?|get|go|come|came)(?!\p{L})|发生|推出|引入|導入され\p{L}*|起き\p{L}*|起こ\p{L}*/iu;

const small =
  /(?<!\p{L})(?:did|does|do|was|were|is|are|the|an?|of|fue|fueron|es|era|eran|se|el|la|los|las|un|una|de|del|est|sont|[ée]tait|a [ée]t[ée]|ont|le|les|l|une?|du|des|wurde|wurden|war|waren|ist|sind|der|die|das|den|dem|ein|eine|einen)(?!\p{L})|(?<=\p{sc=Han}|\p{sc=Katakana}|ー)(?:的|是|了|在|有|は|が|の|を|に|って|んだ|った)+|(?:んだ|んだの|った|ですか|ました)$/iu;
