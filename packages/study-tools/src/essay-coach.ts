import { readingOf } from "@jotter/analysis/reading";
import type { ObjectQuestion } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { answerSchema } from "./answer-schema.ts";
import { isDressed } from "./dressed-question.ts";
import { type CoachMode, placeOfQuote, plainLetters, type RemarkKind, remarkKinds } from "./essay-remark.ts";
import { fencedPart, fenceRule, fenceWord } from "./fence.ts";
import { languageName, type Reader } from "./prompt.ts";

/** A line of the rubric: what it is called, what it asks for, and how many points it has. */
export type CoachCriterion = { readonly name: string; readonly about: string; readonly most: number };

export type CoachedEssay = {
  readonly mode: CoachMode;
  readonly title: string;
  readonly text: string;
  readonly criteria: readonly CoachCriterion[];
};

/** There is no field in which a sentence for the essay could stand. [ESS-1] */
export const CoachAnswer = z.object({
  comments: z.array(
    z.object({
      quote: z.string().check(z.describe("a few words copied from the essay unchanged; empty only in a brainstorm")),
      kind: z.enum(remarkKinds),
      question: z.string().check(z.describe("one question to the student, in one sentence")),
    }),
  ),
  estimates: z.array(
    z.object({
      criterion: z.number().check(z.describe("which criterion of the rubric, from 1")),
      low: z.number(),
      high: z.number(),
    }),
  ),
});
type CoachAnswer = z.infer<typeof CoachAnswer>;

/** A remark that is shown: where it stands in the essay, or null where it is on no sentence. */
export type CoachRemark = {
  readonly kind: RemarkKind;
  readonly quote: string;
  readonly place: { readonly from: number; readonly to: number } | null;
  readonly question: string;
};
export type CoachEstimate = { readonly criterion: number; readonly low: number; readonly high: number };

/** Our words in the system part; essay, title and rubric are somebody's, and stand behind the fence. [AIX-7] */
export function coachQuestion(essay: CoachedEssay, reader: Reader, newWord: () => string): ObjectQuestion {
  const { mode, title, text, criteria } = essay;
  const rubric = criteria.map(({ name, about, most }, at) => `${at + 1}. ${name} (${most}): ${about}`).join("\n");
  const word = fenceWord([title, text, rubric], newWord);
  const system = [
    "You coach a student who writes an essay. You never write for them: no sentence, no paragraph, no example, no other wording, in no form and for no reason.",
    tasks[mode],
    "Each comment is one question that makes the student think, on the words it quotes. It does not hold the answer. Fewer good comments are better than many: at most eight.",
    mode === "feedback" && criteria.length > 0
      ? "For each criterion of the rubric estimate between which points the essay stands: low and high, from 0 to its points."
      : "Leave the estimates empty.",
    `Ask in ${languageName(reader.language)}. Quotes stay in the language of the essay.`,
    fenceRule(word),
  ];
  const parts = [
    fencedPart("title", title, word),
    fencedPart("essay", text, word),
    ...(rubric === "" ? [] : [fencedPart("rubric", rubric, word)]),
  ];
  return {
    system: system.join("\n"),
    turns: [{ role: "user", text: parts.join("\n\n") }],
    schema: answerSchema(CoachAnswer),
  };
}

const tasks: Readonly<Record<CoachMode, string>> = {
  brainstorm:
    "They look for what to write about. Ask what they think, know, have read and have seen, and what speaks against it. Quotes may be empty; every kind is idea.",
  thesis:
    "Look at the thesis alone: whether there is one, whether somebody could deny it, whether it is exact, and whether the essay comes back to it.",
  outline:
    "Look at the order alone: what each paragraph does for the thesis, what stands in the wrong place, what is missing or said twice.",
  feedback:
    "Look at the argument: claims without evidence, evidence that is not explained, steps that are too long, the other side, what is strong. Leave spelling and grammar alone.",
};

const mostRemarks = 12;
const longestQuestion = 200;

/** What of an answer is shown: questions, each on words that stand in the essay. Everything else is dropped. [ESS-1] */
export function readCoaching(
  answer: unknown,
  { mode, text, criteria }: Omit<CoachedEssay, "title">,
  language: Language,
): { readonly remarks: readonly CoachRemark[]; readonly estimates: readonly CoachEstimate[] } | null {
  const read = z.safeParse(CoachAnswer, answer);
  if (!read.success) return null;
  const remarks: CoachRemark[] = [];
  for (const { quote, kind, question } of read.data.comments) {
    const place = placeOfQuote(quote, text);
    const isFree = mode === "brainstorm" && quote.trim() === "";
    const asks = questionIn(question, text, language);
    if (asks === null || (place === null && !isFree) || remarks.some((one) => one.question === asks)) continue;
    const words = place ? text.slice(place.from, place.to) : "";
    remarks.push({ kind: isFree ? "idea" : kind, quote: words, place, question: asks });
    if (remarks.length === mostRemarks) break;
  }
  return { remarks, estimates: mode === "feedback" ? estimatesIn(read.data, criteria) : [] };
}

function estimatesIn({ estimates }: CoachAnswer, criteria: readonly CoachCriterion[]): readonly CoachEstimate[] {
  return estimates.flatMap(({ criterion, low, high }) => {
    const most = criteria[criterion - 1]?.most;
    if (most === undefined || !(low >= 0) || !(high >= low) || high > most) return [];
    return [{ criterion, low: Math.round(low), high: Math.round(high) }];
  });
}

/**
 * Only what asks: a sentence that says something could be copied into the essay, and so could a thought dressed as a
 * question, and words in quotation marks that are not the essay's own. null where nothing is left.
 */
export function questionIn(said: string, essay: string, language: Language): string | null {
  const asking = readingOf(
    said
      .replace(/[*_`#>|]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
    language,
  )
    .sentences.map(({ text }) => text.trim())
    .filter((sentence) => isAsking(sentence) && !isDressed(sentence, essay, language))
    .slice(0, 2)
    .join(language === "zh" || language === "ja" ? "" : " ");
  if (asking === "" || sizeOf(asking) > longestQuestion) return null;
  const own = plainLetters(essay);
  const isOwn = (quoted: string) =>
    sizeOf(plainLetters(quoted)) <= longestForeign || own.includes(plainLetters(quoted));
  const quoted = [...asking.matchAll(doubleMarks), ...asking.matchAll(singleMarks)];
  return quoted.every(([all]) => isOwn(all)) ? asking : null;
}

/** In Japanese one also asks by "tell me". */
const isAsking = (sentence: string) =>
  /[?？]["”»」』)）]*$/u.test(sentence) || /(?:か|(?:教え|聞かせ|説明し|挙げ)てください)。$/u.test(sentence);

/** A term may be named; more is a wording. */
const longestForeign = 24;
// One that does not close in its sentence goes to the end of it.
const doubleMarks = /["“„«「『][^"“”„«»「」『』]+(?:["”“»」』]|$)/gu;
const singleMarks = /(?<!\p{L})[‘'][^‘]+?[’'](?!\p{L})/gu;

/** Letters of Chinese and Japanese say as much as three of an alphabet. */
function sizeOf(text: string): number {
  return text.length + 2 * (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0);
}
