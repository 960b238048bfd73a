import { bookKeeper, type GradeBooks } from "@jotter/domain/book-keeper";
import { onlyOne } from "@jotter/domain/id";
import { type Settings, settings } from "@jotter/domain/settings";
import type { Replica } from "@jotter/replica/replica";
import { useMemo, useSyncExternalStore } from "react";
import { useLive } from "../records/use-live.ts";
import { coursesOf } from "../session/profile-service.ts";
import { useStudent } from "../session/student-context.ts";
import { gradeShelf } from "./grade-shelf.ts";

/**
 * Live; undefined until they are read, and nothing is read before `isDue`. Books and results of classes that did not
 * change stay the same objects.
 */
export function useGradeBooks(isDue = true): GradeBooks | undefined {
  const { replica } = useStudent();
  const shelf = gradeShelf(replica);
  const grades = useSyncExternalStore(isDue ? shelf.subscribe : toNothing, shelf.current);
  const courses = useLive(() => coursesOf(replica), [replica], isDue);
  const stored = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica], isDue);
  // Another setting is written: the weights are still the same.
  const weights = useSame(stored === undefined ? undefined : (stored?.gradeWeights ?? null));
  return useMemo(
    () =>
      grades && courses && weights !== undefined ? keeperOf(replica)(courses, weights ?? undefined, grades) : undefined,
    [replica, grades, courses, weights],
  );
}

/** The same, as they are now, for whoever asks once. */
export async function readGradeBooks(replica: Replica, stored: Settings | null): Promise<GradeBooks> {
  const [grades, courses] = await Promise.all([gradeShelf(replica).read(), coursesOf(replica)]);
  return keeperOf(replica)(courses, stored?.gradeWeights, grades);
}

const toNothing = () => () => undefined;

function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what its text says.
  return useMemo(() => value, [text]);
}

/** One for all screens of a student: 100,000 grades are worked through once. */
const keepers = new WeakMap<Replica, ReturnType<typeof bookKeeper>>();

function keeperOf(replica: Replica): ReturnType<typeof bookKeeper> {
  const known = keepers.get(replica);
  if (known) return known;
  const made = bookKeeper();
  keepers.set(replica, made);
  return made;
}
