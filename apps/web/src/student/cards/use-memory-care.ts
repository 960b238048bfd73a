import { isTimeToFit, isWeekOld } from "@jotter/memory/fit";
import { isClosing } from "@jotter/replica/follow";
import { useEffect } from "react";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { useSyncReport } from "../records/sync-report-context.tsx";
import { useStudent } from "../session/student-context.ts";
import { openAnswers } from "./open-answers.ts";
import { reckonHints } from "./reckon-hints.ts";
import { useMemoryFit } from "./use-memory-fit.ts";

/** A page that was just opened has other things to do. */
const quietMs = 2000;
/** All answers are read to know whether there are enough. */
const lookEveryMs = 86_400_000;

/**
 * While a page is open that has time for it: weights are fitted when it is time, and the days of the cards follow them.
 * Whoever leaves calls it off, and so does what has no time for it (`isDue`); it begins again the next time. [FLA-2]
 */
export function useMemoryCare(isDue = true): void {
  const { replica, account, now } = useStudent();
  const { isWhole } = useSyncReport();
  const { kept, keep, keepFit } = useMemoryFit();
  useEffect(() => {
    if (!kept || !isWhole || !isDue) return;
    const left = new AbortController();
    const { fit, way, isBehind } = kept;
    const lookKey = recordKeys.memoryLook(account.id);

    async function care(): Promise<void> {
      if (isBehind) {
        if (await reckonHints(replica, left.signal)) await keep({ memoryHints: way });
        return;
      }
      if ((fit && !isWeekOld(fit, now())) || now() - Number(readRecord(lookKey) ?? 0) < lookEveryMs) return;
      const answers = await openAnswers(replica, left.signal);
      const isTime = isTimeToFit(answers.evidence, fit, now());
      const found = isTime ? await answers.fit(() => {}) : null;
      // Only now: whoever leaves before it is done has it done the next time.
      writeRecord(lookKey, String(now()));
      if (found) await keepFit(found);
      left.abort();
    }

    const timer = setTimeout(() => {
      care().catch((error: unknown) => {
        if (!isClosing(error) && !left.signal.aborted) throw error;
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [replica, account.id, now, isWhole, isDue, kept, keep, keepFit]);
}
