import { doneComments, type Essay, essay, newEssay, sourcesOf } from "@jotter/domain/essay";
import type { EssayEntry } from "@jotter/domain/essay-entry";
import type { Reference } from "@jotter/domain/reference";
import { useMemo } from "react";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";

/** What is kept of an essay. It begins with the first thing that is worth keeping; its lists only grow. [ESS-1] [ESS-2] */
export function useEssay(id: string) {
  const { replica, now } = useStudent();
  const stored = useLive(async () => (await replica.get(essay, id)) ?? null, [replica, id]);
  const acts = useMemo(() => {
    const add = (more: (known: Essay) => Partial<Essay>) =>
      replica.together(async () => {
        const row = await replica.row(essay, id);
        if (row?.del) await replica.restore(essay, id);
        const known = row?.data ?? newEssay(now());
        if (row) await replica.update(essay, id, { ...more(known), updatedAt: now() });
        else await replica.create(essay, { ...known, ...more(known) }, id);
      });
    return {
      settle: (comment: string, isDone: boolean) =>
        add(({ verdicts }) => {
          const at = Math.max(now(), ...verdicts.map((one) => one.at + 1));
          return { verdicts: [...verdicts, { at, comment, isDone }] };
        }),
      /** null: it is a source no more. */
      setSource: (source: string, reference: Reference | null, from?: string) =>
        add(({ sources = [] }) => {
          const at = Math.max(now(), ...sources.map((one) => one.at + 1));
          return { sources: [...sources, { at, id: source, reference, ...(from !== undefined && { from }) }] };
        }),
      choose: (chosen: Partial<Pick<Essay, "style" | "rubric" | "ownRubric" | "remarks" | "estimates">>) =>
        add(() => chosen),
      log: (entries: readonly EssayEntry[]) => add(({ log }) => ({ log: [...log, ...entries] })),
    };
  }, [replica, id, now]);
  const done = useMemo(() => doneComments(stored ?? { verdicts: [] }), [stored]);
  const sources = useMemo(() => sourcesOf(stored ?? {}), [stored]);
  return { ...acts, done, sources, stored: stored ?? null, entries: stored?.log ?? noEntries };
}

const noEntries: readonly EssayEntry[] = [];
