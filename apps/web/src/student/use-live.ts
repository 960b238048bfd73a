import { liveQuery } from "dexie";
import { useEffect, useState } from "react";

/**
 * What a query over the replica answers, again after every change it can see, in whatever tab it was made.
 * Undefined until the first answer; after a change of `deps` the last answer stands until the next one comes.
 * Nothing is asked before `isDue`.
 */
export function useLive<Value>(query: () => Promise<Value>, deps: readonly unknown[], isDue = true): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly value?: Value; readonly error?: unknown }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the query depends on.
  useEffect(() => {
    if (!isDue) return;
    const subscription = liveQuery(query).subscribe({
      next: (value) => setAnswer({ value }),
      error: (error) => setAnswer((last) => (isClosing(error) ? last : { error })),
    });
    return () => subscription.unsubscribe();
  }, [...deps, isDue]);
  if (answer.error !== undefined) throw answer.error;
  return answer.value;
}

/** A sign-out closes the database under the screens that are about to go. */
export function isClosing(error: unknown): boolean {
  return error instanceof Error && error.name === "DatabaseClosedError";
}
