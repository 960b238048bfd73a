import type { ModelProblem } from "@jotter/domain/model";
import { mostSentQuestions, type SentQuestion, sentQuestion } from "@jotter/domain/sent-question";
import type { AiPort } from "@jotter/ports/backend";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";

/** Who asks a model, and what goes with the question: titles, or kinds of the student's data by their names with "#". */
export type AskPurpose = { readonly by: string; readonly items: readonly string[] };

type Deps = { readonly replica: Pick<Replica, "create" | "ids" | "remove" | "erase">; readonly now: () => number };
type Outcome = Pick<SentQuestion, "model" | "inputTokens" | "outputTokens" | "problem">;

/** Nothing has left for a model. */
const stayedHere: readonly ModelProblem["kind"][] = [
  "device-only",
  "offline",
  "signed-out",
  "no-key",
  "not-configured",
];

/** The way to a model on which every question is noted down: when, to whom, how much, with what. Its words are not. [AIX-8] */
export function noted(ai: AiPort, { by, items }: AskPurpose, { replica, now }: Deps): AiPort {
  async function note(question: object, at: number, outcome: Outcome): Promise<void> {
    const status = await ai.status().catch(() => null);
    const entry: SentQuestion = {
      at,
      by,
      provider: status?.ok ? status.value.provider : "",
      bytes: question instanceof Blob ? question.size : new TextEncoder().encode(JSON.stringify(question)).length,
      items: items.slice(0, 300).map((item) => item.slice(0, 1000)),
      updatedAt: at,
      ...outcome,
    };
    try {
      await replica.create(sentQuestion, entry);
      await forgetOldest(replica);
    } catch (error) {
      // A sign-out closes the records under a reply that is still on its way.
      if (!isClosing(error)) throw error;
    }
  }
  const failed = (kind: ModelProblem["kind"]): Outcome => ({
    model: null,
    inputTokens: null,
    outputTokens: null,
    problem: kind,
  });
  return {
    ...ai,
    text: async function* (question, signal) {
      const at = now();
      let outcome: Outcome = failed("aborted");
      try {
        for await (const piece of ai.text(question, signal)) {
          if (piece.t === "done") outcome = { model: piece.model, ...piece.usage, problem: null };
          else if (piece.t === "error") outcome = failed(piece.problem.kind);
          yield piece;
        }
      } finally {
        if (!stayedHere.some((kind) => kind === outcome.problem)) void note(question, at, outcome);
      }
    },
    object: (question, signal) => notedAnswer(question, ai.object(question, signal)),
    speech: (sound, signal) => notedAnswer(sound, ai.speech(sound, signal)),
  };

  async function notedAnswer(question: object, asked: ReturnType<AiPort["object"]>): ReturnType<AiPort["object"]> {
    const at = now();
    const answer = await asked;
    const outcome = answer.ok
      ? { model: answer.value.model, ...answer.value.usage, problem: null }
      : failed(answer.problem.kind);
    if (!stayedHere.some((kind) => kind === outcome.problem)) void note(question, at, outcome);
    return answer;
  }
}

async function forgetOldest(replica: Deps["replica"]): Promise<void> {
  const ids = await replica.ids(sentQuestion, { by: "updatedAt", lastFirst: true });
  for (const id of ids.slice(mostSentQuestions)) {
    await replica.remove(sentQuestion, id);
    await replica.erase(sentQuestion, id);
  }
}
