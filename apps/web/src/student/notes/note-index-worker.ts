import { createAnswers } from "@jotter/note-index/answers";
import { type IndexKeeper, startIndexKeeper } from "@jotter/note-index/index-keeper";
import type { FromWorker, ToWorker } from "@jotter/note-index/messages";

/** The index lives here, so that nothing it does can hold up a screen. */

let keeper: Promise<IndexKeeper | null> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") keeper ??= open(data.userId);
  else if (data.kind === "changed") void keeper?.then((one) => one?.changed(data.ids));
  else void answer(data);
});

function open(userId: string): Promise<IndexKeeper | null> {
  return startIndexKeeper({
    userId,
    onStep: (progress) => tell({ kind: "step", progress }),
    alone: async (name, work) => {
      await navigator.locks.request(name, work);
    },
  });
}

async function answer({ n, question, given }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  try {
    const one = await keeper;
    if (!one) throw new Error("There are no notes of this student here.");
    await one.opened;
    const answers = createAnswers(one.index, one.bodies);
    // The page's side of the channel has the same types: see messages.ts.
    const ask = answers[question] as (...all: readonly unknown[]) => Promise<unknown>;
    tell({ kind: "answer", n, answer: await ask(...given) });
  } catch (error) {
    tell({ kind: "failed", n, message: String(error) });
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}
