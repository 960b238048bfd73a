import type { Language } from "@jotter/domain/settings";
import { shortenedBy } from "./shortened-by.ts";

type Deps = {
  readonly hasModel: () => Promise<boolean>;
  readonly language: Language;
  /** What the device would leave out. */
  readonly leftOut?: typeof shortenedBy;
};

/** More is not read before it is asked for: in so much there is something to leave out. */
const longest = 8000;

/** Whether there is anything to shorten in these words: what can do nothing is not offered. [NOT-7] */
export async function canShorten(text: string, { hasModel, language, leftOut = shortenedBy }: Deps): Promise<boolean> {
  if (text.trim() === "") return false;
  if (text.length > longest || (await hasModel())) return true;
  // Below three sentences the device leaves nothing out: it need not read them for that.
  if ((text.trim().match(/[.!?…。！？]|\n/gu)?.length ?? 0) < 2) return false;
  return ((await leftOut(text, language, AbortSignal.timeout(mostWaitMs)))?.length ?? 0) > 0;
}

const mostWaitMs = 5000;
