import { newEvent } from "@jotter/domain/new-event";
import { aboutOf, type NextUp } from "@jotter/domain/next-up";
import { useEventActions } from "../../student/calendar/event-actions.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { toast } from "../../ui/overlays.ts";
import { studySpan } from "./study-span.ts";

type Wish = {
  readonly day: string;
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
  /** What it is for. */
  readonly entry: NextUp | undefined;
};

/** Puts a study block into a free slot of the day, with a way back: one tap, and the time is taken. */
export function useStudyBlock() {
  const { t, language } = useLanguage();
  const { now } = useStudent();
  const { create } = useEventActions();
  const words = spokenTimesFor(language);
  return useOneAtATime(async ({ day, entry, ...slot }: Wish): Promise<void> => {
    const { from, to, start, end } = studySpan(day, slot);
    const about = entry && aboutOf(entry);
    const name = about && (entry.kind === "note" ? shownNoteTitle(about.title, t) : about.title);
    const title = name === undefined ? t("dashboard.studyTime") : t("dashboard.studyFor", { title: name });
    const { undo } = await create(
      newEvent(now(), {
        type: "study",
        title,
        start,
        end,
        classId: about?.classId ?? null,
        noteIds: [...(about?.noteIds ?? [])],
      }),
    );
    toast({
      text: t("dashboard.planned", { title, from: words.clock(from), to: words.clock(to) }),
      action: { label: t("action.undo"), run: () => void undo() },
    });
  });
}
