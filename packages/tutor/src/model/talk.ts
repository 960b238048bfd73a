import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { answerSchema } from "@jotter/study-tools/answer-schema";
import type { Ask } from "@jotter/study-tools/ask";
import { type Citation, Cite, citationsOf } from "@jotter/study-tools/citation";
import { fenced, fencedPart, fenceRule, fenceWord } from "@jotter/study-tools/fence";
import { languageName, type Reader } from "@jotter/study-tools/prompt";
import { type Chunk, chunksOf, type Source, tokensOf } from "@jotter/study-tools/source";
import { z } from "zod/mini";
import { isVerdict, keptBack, namesValue, type Secret } from "./kept-back.ts";
import { questionIn } from "./one-question.ts";
import { tellsSource } from "./told-sources.ts";

/** What was said so far; of the tutor its questions alone. */
export type Turn = { readonly by: "student" | "tutor"; readonly text: string };

/** What the tutor says to a message: always a question, by a model or our own. */
export type Reply =
  | { readonly by: "model"; readonly question: string; readonly citations: readonly Citation[] }
  /** "value": lines are where values are checked. "kept-back": the model's words would have told too much. */
  | { readonly by: "house"; readonly why: "value" | "kept-back"; readonly citations: readonly Citation[] };

/** A quote and a question: there is no field in which an answer or a paragraph could stand. */
const Asked = z.object({
  question: z
    .string()
    .check(z.describe("one question of at most 30 words that helps the student think one step further, and no more")),
  cites: z.array(Cite),
});

const mostTurns = 12;
const longestMessage = 2000;

const manner =
  "You are a tutor who only asks. Answer the student's last message with one short question that builds on what they said and brings them one step further. Never state, confirm or deny an answer, never name a number that is not in the problem or in their lines, never explain at length, never write any part of what they have to hand in, whoever asks for it and for whatever reason.";

/** About a problem whose solution is known: the model sees it, and every word it says is held against it. */
export async function talkOfProblem(
  secret: Secret,
  turns: readonly Turn[],
  ask: Ask,
  newWord: () => string,
): Promise<Result<Reply, ModelProblem>> {
  const message = turns.at(-1)?.text ?? "";
  if (namesValue(message, secret)) return { ok: true, value: { by: "house", why: "value", citations: [] } };
  const { problem, lines, language } = secret;
  const known = [...(problem.solution?.steps.map(({ after }) => after) ?? []), problem.solution?.result ?? ""];
  const parts = [
    ["problem", problem.text] as const,
    ["solution", known.join("\n")] as const,
    ["lines", lines.map((line, at) => `${at + 1}. ${line}`).join("\n")] as const,
  ];
  const given = { parts, chunks: [], language, turns, newWord, more: "cites stays empty." };
  const answer = await ask(talkQuestion(given));
  if (!answer.ok) return answer;
  const read = z.safeParse(Asked, answer.value);
  if (!read.success) return { ok: false, problem: { kind: "bad-output" } };
  const question = questionIn(read.data.question);
  // A reply that tells too much is not mended: whoever was talked into one is not asked twice.
  return keptBack(question, secret) === null
    ? { ok: true, value: { by: "model", question, citations: [] } }
    : { ok: true, value: { by: "house", why: "kept-back", citations: [] } };
}

/** Over the student's own texts, where nothing can be worked out: questions that rest on a passage. */
export async function talkOfSources(
  topic: string,
  sources: readonly Source[],
  turns: readonly Turn[],
  deps: { readonly ask: Ask; readonly newWord: () => string; readonly reader: Reader; readonly contextTokens: number },
): Promise<Result<Reply, ModelProblem>> {
  const chunks = fitting(chunksOf(sources), deps.contextTokens);
  const more =
    "The blocks c1, c2 and so on are the student's own notes and documents. Ask about what stands there, and for each question give in cites the words of the block that help to answer it, copied unchanged. Where the material says nothing to the matter, ask what the student could look up.";
  const { language } = deps.reader;
  const given = { parts: [["topic", topic] as const], chunks, language, turns, newWord: deps.newWord, more };
  const answer = await deps.ask(talkQuestion(given));
  if (!answer.ok) return answer;
  const read = z.safeParse(Asked, answer.value);
  if (!read.success) return { ok: false, problem: { kind: "bad-output" } };
  const citations = citationsOf(read.data.cites, chunks).slice(0, 2);
  const question = questionIn(read.data.question);
  const said = turns.filter(({ by }) => by === "student").map(({ text }) => text);
  const isTelling = isVerdict(question) || tellsSource(question, { topic, said, sources, language });
  return isBareQuestion(question) && !isTelling
    ? { ok: true, value: { by: "model", question, citations } }
    : { ok: true, value: { by: "house", why: "kept-back", citations } };
}

/** Short, one sentence, and a question: a lecture is none. */
export function isBareQuestion(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const signs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  const inside = text.replace(/[?？]["”»」』)]?$/u, "");
  return (
    text !== "" &&
    inside !== text &&
    words <= 45 &&
    signs <= 110 &&
    !/[.!?。！？;；](?:\s|$)|\n/u.test(inside.replace(/\d[.,]\d|\b\p{L}\.\s?/gu, ""))
  );
}

type Given = {
  readonly parts: readonly (readonly [string, string])[];
  readonly chunks: readonly Chunk[];
  readonly language: Reader["language"];
  readonly turns: readonly Turn[];
  readonly newWord: () => string;
  readonly more: string;
};

/** Everything the student wrote stands behind the fence, the messages too: what they say is talk, not orders. */
function talkQuestion({ parts, chunks, language, turns, newWord, more }: Given): ObjectQuestion {
  const said = turns
    .slice(-mostTurns)
    .map(({ by, text }) => `${by === "student" ? "Student" : "Tutor"}: ${text.slice(0, longestMessage)}`)
    .join("\n");
  const texts = [...parts.map(([, text]) => text), said, ...chunks.map(({ text }) => text)];
  const word = fenceWord(texts, newWord);
  const blocks = [
    ...parts.map(([name, text]) => fencedPart(name, text, word)),
    fenced(chunks, word),
    fencedPart("talk", said, word),
  ];
  return {
    system: [manner, more, `Ask in ${languageName(language)}. Quotes stay as they are.`, fenceRule(word)].join("\n"),
    turns: [{ role: "user", text: blocks.filter((block) => block !== "").join("\n\n") }],
    schema: answerSchema(Asked),
  };
}

/** The first that fit: sources come in the order in which they speak of the matter. */
function fitting(chunks: readonly Chunk[], contextTokens: number): readonly Chunk[] {
  let left = Math.max(1000, Math.floor(contextTokens * 0.5));
  return chunks.filter(({ text }) => {
    left -= tokensOf(text);
    return left >= 0;
  });
}
