import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import { type Citation, Cite, citationsOf } from "./citation.ts";
import { questionsOnDevice } from "./device-questions.ts";
import { distinct } from "./distinct.ts";
import { translationNeeded } from "./offline.ts";
import { gated } from "./quiz/gate.ts";
import { squeezed } from "./quiz/mark-words.ts";
import { difficulties, QuestionOptions, questionTypes, type StudyQuestion } from "./study-question.ts";
import { defineTool } from "./tool.ts";

export type Questions = {
  readonly questions: readonly StudyQuestion[];
  /** How many did not pass: no answer among the options, not found in the source, asked before, given away. [QUZ-2] */
  readonly rejected: number;
  /** How many are asked in another form than they were made in, because that one was not fair. */
  readonly repaired: number;
};

const AnswerQuestion = z.object({
  type: z.enum(questionTypes),
  prompt: z.string(),
  options: z._default(z.array(z.string()), []),
  answer: z.string(),
  answers: z._default(z.array(z.string()), []),
  unit: z._default(z.string(), ""),
  topic: z._default(z.string(), ""),
  explanation: z.string(),
  difficulty: z._default(z.enum(difficulties), "medium"),
  cites: z.array(Cite),
});
type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** As many are found in a note when those of one place in it are wanted. */
const mostOfNote = 60;

export const questions = defineTool({
  id: "questions",
  options: QuestionOptions,
  answer: z.object({ questions: z.array(AnswerQuestion) }),
  fewestSources: 1,
  instructions: ({ count, difficulty }) =>
    [
      `Write ${count} questions about the material. Difficulty: ${difficulty}. Mix the types: choice (four options, exactly one right, all of like length and kind, never "all of the above"), multiple (five options, two or three right, which answers repeats word for word), true-false (answer "true" or "false"), numeric (answer is a number or a formula that stands in the material; unit is what it counts), short (answer of a few words; answers holds other wordings that are right), cloze (a sentence with one gap written as _____), ordering (answers holds three to six steps or events in their right order).`,
      "Each asks for another fact, from another sentence. Every answer is in words of the material. No wrong option is true as well, and no question holds its answer. The answer of a choice repeats the right option word for word. The explanation says in one or two sentences why the answer is right. The cites hold the words that prove it. The topic names in one to four words what it is about, the same for questions on the same thing. What a type has no use for stays empty.",
    ].join("\n"),
  read: ({ questions: all }, { sources, chunks, options, reader, now }): Questions => {
    const formed = all.flatMap((one) => shaped(one, citationsOf(one.cites, chunks), reader.language));
    const isTranslated = sources.some(({ language }) => language !== reader.language);
    const { questions, repaired } = gated(formed, { sources, seed: now, count: options.count, isTranslated });
    const rejected = Math.max(0, Math.min(all.length, options.count) - questions.length);
    return { questions, rejected, repaired };
  },
  onDevice: (given) => {
    const { sources, options, now } = given;
    const made = sources.map((source, at) => {
      const count =
        Math.ceil((options.count * (at + 1)) / sources.length) - Math.ceil((options.count * at) / sources.length);
      return questionsOnDevice(source, { ...options, count, seed: (now % 1_000_003) + at });
    });
    // Two notes may say the same.
    const all = made.flatMap((one) => one.questions);
    const once = sources.length === 1 ? null : gated(all, { sources, seed: now, count: options.count });
    return {
      output: {
        questions: once?.questions ?? all,
        rejected: made.reduce((sum, one) => sum + one.rejected, once?.rejected ?? 0),
        repaired: made.reduce((sum, one) => sum + one.repaired, 0),
      },
      withheld: made.find(({ withheld }) => withheld !== null)?.withheld ?? null,
      leftOut: { questions: made.reduce((sum, { unsure }) => sum + unsure, 0) },
      needsModel: translationNeeded(given),
    };
  },
  ofPassage: {
    asked: (options) => ({ ...options, count: mostOfNote }),
    together: (own, whole, inPassage, { count }) => {
      const inNote = inPassage(whole.output.questions);
      const isTurned = ({ prompt, answer }: StudyQuestion) =>
        inNote.some((other) => prompt.includes(other.answer) || other.prompt.includes(answer));
      const all = [...inNote, ...own.output.questions.filter((one) => !isTurned(one))];
      const asked = distinct(all, ({ prompt }) => prompt).slice(0, count);
      const withheld = asked.length === 0 ? own.withheld : asked.length < count ? "fewer-than-asked" : null;
      return { ...own, output: { ...own.output, questions: asked }, withheld };
    },
  },
  nothing: () => ({ questions: [], rejected: 0, repaired: 0 }),
  long: {
    kind: "share",
    partOptions: (options, part, parts) => ({
      ...options,
      // At least one from each part; what is too many goes when they are put together.
      count: Math.max(1, Math.ceil((options.count * (part + 1)) / parts) - Math.ceil((options.count * part) / parts)),
    }),
    together: (outputs, { sources, options: { count }, reader, now }) => {
      const all = distinct(
        outputs.flatMap((one) => one.questions),
        ({ prompt }) => prompt,
      );
      const every = Math.max(1, all.length / count);
      const isKept = (_: StudyQuestion, at: number) => Math.floor(at / every) !== Math.floor((at - 1) / every);
      const inTurn = [...all.filter(isKept), ...all.filter((one, at) => !isKept(one, at))];
      const isTranslated = sources.some(({ language }) => language !== reader.language);
      // Two parts of a text may say the same, and one question may give away the answer of another part's.
      const once = gated(inTurn, { sources, seed: now, count, isTranslated });
      const placeOf = new Map(all.map(({ prompt }, at) => [prompt, at]));
      const asRead = (one: StudyQuestion, other: StudyQuestion) =>
        (placeOf.get(one.prompt) ?? 0) - (placeOf.get(other.prompt) ?? 0);
      return {
        questions: once.questions.toSorted(asRead),
        rejected: outputs.reduce((sum, { rejected }) => sum + rejected, once.rejected),
        repaired: outputs.reduce((sum, { repaired }) => sum + repaired, 0),
      };
    },
  },
});

/** A model's question in our shape, or none: what has no answer to mark by is not asked. The gate does the rest. */
function shaped(raw: AnswerQuestion, citations: readonly Citation[], language: Language): readonly StudyQuestion[] {
  const { type, topic, explanation, difficulty } = raw;
  const prompt = raw.prompt.trim().replace(/_{3,}/g, "_____");
  const answers = raw.answers.map((one) => one.trim()).filter((one) => one !== "");
  const answer = raw.answer.trim();
  const shared = { type, prompt, topic, explanation: explanation.trim(), difficulty, citations, language };
  if (type === "true-false") return [{ ...shared, options: [], answer: answer.toLowerCase() }];
  if (type === "ordering") return [{ ...shared, options: answers, answer: answers.join(" → "), answers }];
  const options = raw.options.map((one) => one.trim());
  if (type === "multiple") return [{ ...shared, options, answer: answers.join(", "), answers }];
  if (type === "choice") return options.length >= 3 ? [{ ...shared, options, answer }] : [];
  if (squeezed(prompt.toLowerCase()).includes(squeezed(answer.toLowerCase()))) return [];
  const unit = raw.unit.trim();
  const numbers = type === "numeric" && unit !== "" ? { unit } : {};
  return [{ ...shared, options: [], answer, ...(answers.length > 0 && { accepted: answers }), ...numbers }];
}
