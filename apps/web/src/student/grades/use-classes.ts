import type { Course } from "@jotter/domain/course";
import { useLive } from "../records/use-live.ts";
import { addClasses, coursesOf } from "../session/profile-service.ts";
import { useStudent } from "../session/student-context.ts";

export type StudentClass = Course & { readonly id: string };

/** The student's classes, in the order they came; undefined until we know. */
export function useClasses() {
  const { replica, account, now } = useStudent();
  const desk = { replica, account, now };
  const classes = useLive(() => coursesOf(replica), [replica]);
  return {
    classes,
    /** Whether there was none of that name yet. */
    addClass: async (name: string) => (await addClasses(desk, [name])) > 0,
  };
}
