import { card } from "@jotter/domain/card";
import type { Evidence, Fit } from "@jotter/memory/fit";
import type { Replica } from "@jotter/replica/replica";
import { portion } from "./exam-material.ts";
import type { FromFitter, ToFitter } from "./fit-messages.ts";

/** All of a student's answers in a worker of their own. */
export type OpenAnswers = {
  readonly evidence: Evidence;
  readonly fit: (onProgress: (share: number) => void) => Promise<Fit>;
};

/** Read a few at a time. When the signal comes nobody wants anything of them any more; what is asked then is never answered. */
export async function openAnswers(replica: Replica, signal: AbortSignal): Promise<OpenAnswers> {
  const worker = new Worker(new URL("./fit-worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  const tell = (message: ToFitter) => worker.postMessage(message);
  const ask = <Answer>(message: ToFitter, read: (answer: FromFitter) => Answer | undefined) =>
    new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromFitter>) => {
        const answer = read(data);
        if (answer !== undefined) resolve(answer);
      };
      worker.onerror = () => reject(new Error("the answers could not be reckoned"));
      tell(message);
    });
  for await (const rows of replica.inPortions(card, portion)) {
    if (signal.aborted) break;
    tell({ logs: rows.flatMap(({ del, data }) => (del === 0 && data.reviews.length > 0 ? [data.reviews] : [])) });
  }
  const evidence = await ask("count", (answer) => ("evidence" in answer ? answer.evidence : undefined));
  return {
    evidence,
    fit: (onProgress) =>
      ask("fit", (answer) => {
        if ("share" in answer) onProgress(answer.share);
        return "fit" in answer ? answer.fit : undefined;
      }),
  };
}
