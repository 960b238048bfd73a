import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { type StudyResult, studyResult } from "@jotter/domain/study-result";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useState } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { pastedText, putPasted } from "../../student/study/pasted.ts";
import { nameOf, type Taken } from "../../student/study/taken.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { keptBefore, markOf, type Opened } from "./kept-state.ts";
import type { StudySource } from "./use-sources.ts";

export type Made = {
  readonly page: string;
  readonly title: string;
  readonly classId: string | null;
  readonly taken: readonly Taken[];
  readonly sources: readonly StudySource[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly madeBy: "device" | "model";
  readonly output: object;
};

/** The latest of what was kept, the newest first; undefined until it is read. */
export function useKeptList(most: number, isDue: boolean) {
  const { replica } = useStudent();
  return useLive(
    async () => replica.list(studyResult, { by: "updatedAt", lastFirst: true, most }),
    [replica, most],
    isDue,
  );
}

/** One that was kept, with the pasted texts it was made of laid out again. */
export function useKept(id: string | undefined): StudyResult | null | undefined {
  const { replica, account } = useStudent();
  return useLive(async () => {
    const stored = id ? await replica.get(studyResult, id) : undefined;
    for (const source of stored?.sources ?? []) {
      if (source.kind === "text" && source.text !== undefined && !pastedText(account.id, source.id)) {
        putPasted(account.id, source.id, { title: source.title, text: source.text });
      }
    }
    return stored ?? null;
  }, [replica, account.id, id]);
}

/** As many as are looked through for what was kept before. */
const mostKept = 200;

/**
 * What was kept of the same before: null where nothing was, undefined until that is known. It is asked once for what is
 * opened, for what is kept from then on is what the student has before them.
 */
export function useKeptBefore({ page, about, taken }: Opened, isDue: boolean): string | null | undefined {
  const { replica, account } = useStudent();
  const name = JSON.stringify([page, about, taken]);
  const [found, setFound] = useState<{ readonly name: string; readonly id: string | null }>();
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    const [page, about, named] = JSON.parse(name) as [string, string, readonly Taken[]];
    const taken = named.map((one) => ({ ...one, text: pastedText(account.id, one.id)?.text }));
    void replica
      .list(studyResult, { by: "updatedAt", lastFirst: true, most: mostKept })
      .then((kept) => keptBefore(kept, { page, about, taken }))
      // A device that cannot say what was kept still makes it anew.
      .catch(() => null)
      .then((id) => isLeft || setFound({ name, id }));
    return () => {
      isLeft = true;
    };
  }, [name, isDue, replica, account.id]);
  return found?.name === name ? found.id : undefined;
}

export function useKeeping() {
  const { replica, now } = useStudent();
  const t = useTexts();
  return {
    newId: replica.newId,
    /** Kept as a result under this id. */
    keep: (made: Made, id: string) => keepResult(replica, made, id, now()),
    /** Becomes a note of the student's own. */
    toNote: async (body: string, made: Pick<Made, "title" | "classId">): Promise<string> => {
      const noteId = await replica.create(note, {
        ...newNote(now()),
        title: storedNoteTitle(made.title),
        body,
        classId: made.classId,
        isMade: true,
      });
      return noteId;
    },
    remove: async (id: string) => {
      await replica.remove(studyResult, id);
      toast({
        text: t("study.removed"),
        joins: true,
        action: { label: t("action.undo"), run: () => void replica.restore(studyResult, id) },
      });
    },
  };
}

async function keepResult(replica: Replica, made: Made, id: string, at: number): Promise<void> {
  const { page, title, classId, taken, sources, options, madeBy, output } = made;
  const kept = {
    page,
    title,
    classId,
    sources: taken.map((one) => {
      const source = sources.find((each) => nameOf(each.taken) === nameOf(one));
      const known = one.kind === "text" ? { text: source?.text } : { mark: source && markOf(source.text) };
      return { ...one, title: source?.title ?? "", ...(source && known) };
    }),
    options: { ...options },
    madeBy,
    // Plain data, as it will come back.
    output: JSON.parse(JSON.stringify(output)),
    updatedAt: at,
  };
  await replica.upsert(studyResult, id, kept, { createdAt: at });
}
