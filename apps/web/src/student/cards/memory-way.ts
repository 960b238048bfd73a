import { type Deck, limitsOf } from "@jotter/domain/deck";
import { onlyOne } from "@jotter/domain/id";
import { fitInUse } from "@jotter/domain/memory-fit";
import { settings } from "@jotter/domain/settings";
import { type Scheduler, schedulerFor } from "@jotter/memory/scheduler";
import type { Replica } from "@jotter/replica/replica";
import { useMemo } from "react";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

/** The weights this student's memory is reckoned by; undefined where they are the usual ones. */
export type Weights = readonly number[] | undefined;

/** The one place that says how a deck is reckoned. [FLA-2] */
export async function schedulersOf(replica: Replica): Promise<(deck: Partial<Deck>) => Scheduler> {
  const weights = await weightsOf(replica);
  return (deck) => schedulerFor({ retention: limitsOf(deck).retention, weights });
}

export async function weightsOf(replica: Replica): Promise<Weights> {
  return fitInUse((await replica.get(settings, onlyOne)) ?? {})?.weights;
}

/** The same on a page; null until it is known. */
export function useScheduler(deck: Partial<Deck>): Scheduler | null {
  const known = useWeights();
  const { retention } = limitsOf(deck);
  return useMemo(() => known && schedulerFor({ retention, weights: known.weights }), [retention, known]);
}

export function useWeights(): { readonly weights: Weights } | null {
  const { replica } = useStudent();
  // As text: the settings change for other reasons, and nothing is reckoned anew by that.
  const text = useLive(async () => JSON.stringify((await weightsOf(replica)) ?? null), [replica]);
  return useMemo(
    () => (text === undefined ? null : { weights: (JSON.parse(text) as number[] | null) ?? undefined }),
    [text],
  );
}
