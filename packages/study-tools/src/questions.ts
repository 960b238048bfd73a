import { z } from "zod/mini";
import { type Citation, Cite, citationsOf } from "./citation.ts";
import { questionsOnDevice } from "./device-questions.ts";
import { distinct } from "./distinct.ts";
import { translationNeeded } from "./offline.ts";
import { difficulties, QuestionOptions, questionTypes, type StudyQuestion } from "./study-question.ts";
import { defineTool } from "./tool.ts";

export type Questions = {
  readonly questions: readonly StudyQuestion[];
  /** How many did not pass: no answer among the options, not found in the source, asked before, given away. [QUZ-2] */
  readonly rejected: number;
};

const AnswerQuestion = z.object({
  type: z.enum(questionTypes),
  prompt: z.string(),
  options: z._default(z.array(z.string()), []),
  answer: z.string(),
  explanation: z.string(),
  difficulty: z._default(z.enum(difficulties), "medium"),
  cites: z.array(Cite),
});
type AnswerQuestion = z.infer<typeof AnswerQuestion>;

export const questions = defineTool({
  id: "questions",
  options: QuestionOptions,
  answer: z.object({ questions: z.array(AnswerQuestion) }),
  fewestSources: 1,
  instructions: ({ count, difficulty }) =>
    [
      `Write ${count} questions about the material. Difficulty: ${difficulty}. Mix the types: choice (four options, exactly one right, all of like length and kind, never "all of the above"), true-false (answer "true" or "false"), short (answer of a few words), cloze (a sentence with one gap written as _____).`,
      "Each asks for another fact. The answer of a choice repeats the right option word for word. The explanation says in one or two sentences why the answer is right. The cites hold the words that prove it.",
    ].join("\n"),
  read: ({ questions: all }, { chunks, options, now }): Questions => {
    const passed = all.flatMap((one, at) => checked(one, citationsOf(one.cites, chunks), now + at));
    const kept = distinct(passed, ({ prompt }) => prompt.replace(/[^\p{L}\p{N}]/gu, "")).slice(0, options.count);
    return { questions: spread(kept), rejected: Math.max(0, Math.min(all.length, options.count) - kept.length) };
  },
  onDevice: (given) => {
    const { sources, options, now } = given;
    const made = sources.map((source, at) => {
      const count =
        Math.ceil((options.count * (at + 1)) / sources.length) - Math.ceil((options.count * at) / sources.length);
      return questionsOnDevice(source, { ...options, count, seed: (now % 1_000_003) + at });
    });
    return {
      output: { questions: made.flatMap((one) => one.questions), rejected: 0 },
      withheld: made.find(({ withheld }) => withheld !== null)?.withheld ?? null,
      leftOut: { questions: made.reduce((sum, { unsure }) => sum + unsure, 0) },
      needsModel: translationNeeded(given),
    };
  },
  nothing: () => ({ questions: [], rejected: 0 }),
  long: {
    kind: "share",
    partOptions: (options, part, parts) => ({
      ...options,
      // At least one from each part; what is too many goes when they are put together.
      count: Math.max(1, Math.ceil((options.count * (part + 1)) / parts) - Math.ceil((options.count * part) / parts)),
    }),
    together: (outputs, { count }) => {
      const all = distinct(
        outputs.flatMap((one) => one.questions),
        ({ prompt }) => prompt,
      );
      const every = Math.max(1, all.length / count);
      const kept = all.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every)).slice(0, count);
      return { questions: spread(kept), rejected: outputs.reduce((sum, { rejected }) => sum + rejected, 0) };
    },
  },
});

const catchAll =
  /^(all|none|both|neither) of (the|these)|^(todas|ninguna) (las|de las) anteriores|^(toutes|aucune) (les|des) réponses|^(alle|keine) der (genannten|obigen)|^以上(都|皆|全部)|^(上記の)?すべて/iu;

/** A model's question, or none: what cannot be answered, proved or asked fairly is not shown. */
function checked(raw: AnswerQuestion, citations: readonly Citation[], seed: number): readonly StudyQuestion[] {
  const { type, explanation, difficulty } = raw;
  const prompt = raw.prompt.trim().replace(/_{3,}/g, "_____");
  const answer = raw.answer.trim();
  if (prompt === "" || answer === "" || citations.length === 0) return [];
  const rest = { prompt, explanation: explanation.trim(), difficulty, citations };
  if (type === "true-false") {
    const truth = /^(true|false)$/i.exec(answer)?.[0].toLowerCase();
    return truth === undefined ? [] : [{ ...rest, type, options: [], answer: truth }];
  }
  if (type === "short") return [{ ...rest, type, options: [], answer }];
  if (type === "cloze") return prompt.split("_____").length === 2 ? [{ ...rest, type, options: [], answer }] : [];
  const options = distinct(
    raw.options.map((one) => one.trim()),
    (one) => one,
  );
  const right = options.find((one) => one.toLowerCase() === answer.toLowerCase());
  if (right === undefined || options.length < 3 || options.length !== raw.options.length) return [];
  if (options.some((one) => catchAll.test(one)) || standsOut(right, options)) return [];
  return [{ ...rest, type, options: turned(options, seed), answer: right }];
}

/** The right one is far longer than any other. */
function standsOut(right: string, options: readonly string[]): boolean {
  const longest = Math.max(...options.filter((one) => one !== right).map((one) => one.length));
  return right.length > 12 && right.length > 1.6 * longest;
}

function turned(options: readonly string[], seed: number): readonly string[] {
  const by = seed % options.length;
  return [...options.slice(by), ...options.slice(0, by)];
}

/** The right answers go round the places, whatever a model prefers. */
function spread(all: readonly StudyQuestion[]): readonly StudyQuestion[] {
  let used: readonly number[] = [];
  return all.map((question) => {
    const { options, answer, type } = question;
    if (type !== "choice") return question;
    const times = options.map((_, at) => used.filter((one) => one === at).length);
    const now = options.indexOf(answer);
    const to = times[now] === Math.min(...times) ? now : times.indexOf(Math.min(...times));
    used = [...used, to];
    const others = options.filter((one) => one !== answer);
    return { ...question, options: [...others.slice(0, to), answer, ...others.slice(to)] };
  });
}
