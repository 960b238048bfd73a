import { note } from "@jotter/domain/note";
import { countNotes, latestNotes } from "../../student/note-lists.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";
import { preview } from "./greeting.ts";

export type RecentNote = {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: number;
  readonly preview: string;
};

const recentCount = 6;

export function useDashboard() {
  const { replica } = useStudent();
  const count = useLive(() => countNotes(replica), [replica]);
  const recent = useLive(async (): Promise<readonly RecentNote[]> => {
    const rows = await latestNotes(replica).limit(recentCount).toArray();
    return Promise.all(
      rows.map(async ({ id, data: { title, updatedAt } }) => {
        const whole = await replica.get(note, id);
        return { id, title, updatedAt, preview: preview(whole?.body ?? "") };
      }),
    );
  }, [replica]);
  return count === undefined || recent === undefined ? undefined : { count, recent };
}
