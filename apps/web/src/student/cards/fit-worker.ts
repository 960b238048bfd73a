import type { Review } from "@jotter/domain/card";
import { evidenceIn, fitSteps, fittedWeights } from "@jotter/memory/fit";
import type { FromFitter, ToFitter } from "./fit-messages.ts";

/** A fit goes over all answers a thousand times: here, apart from the page. */
const logs: (readonly Review[])[] = [];
const say = (message: FromFitter) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToFitter>) => {
  if (data === "count") say({ evidence: evidenceIn(logs) });
  else if (data === "fit") void fit();
  else logs.push(...data.logs);
});

async function fit(): Promise<void> {
  let steps = 0;
  const pause = async () => say({ share: steps++ / fitSteps });
  say({ fit: await fittedWeights({ logs, pause }) });
}
