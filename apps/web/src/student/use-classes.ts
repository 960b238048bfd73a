import { type Course, course } from "@jotter/domain/course";
import { addClasses, coursesOf } from "./profile-service.ts";
import { useStudent } from "./student-context.ts";
import { useLive } from "./use-live.ts";

export type StudentClass = Course & { readonly id: string };

/** The student's classes, in the order they came; undefined until we know. */
export function useClasses() {
  const { replica, account, now } = useStudent();
  const classes = useLive(() => coursesOf(replica), [replica]);
  return {
    classes,
    addClass: (name: string) => addClasses({ replica, account, now }, [name]),
    removeClass: (id: string) => replica.remove(course, id),
    restoreClass: (id: string) => replica.restore(course, id),
  };
}
