import { follow, isClosing } from "@jotter/replica/follow";
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
    return follow(
      query,
      (value) => setAnswer({ value }),
      (error) => setAnswer((last) => (isClosing(error) ? last : { error })),
    );
  }, [...deps, isDue]);
  if (answer.error !== undefined) throw answer.error;
  return answer.value;
}
