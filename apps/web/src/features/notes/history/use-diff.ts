import { useEffect, useState } from "react";
import type { DiffRequest } from "./diff-worker.ts";
import type { DiffBlock } from "./note-diff.ts";

type Diff = { readonly before: string; readonly after: string; readonly blocks: readonly DiffBlock[] };

/** How one text became another; undefined until that is known. */
export function useDiff(before: string | undefined, after: string): readonly DiffBlock[] | undefined {
  const [diff, setDiff] = useState<Diff>();
  useEffect(() => {
    if (before === undefined) return;
    // One for each comparison: the only way to call off one that is no longer wanted.
    const worker = new Worker(new URL("./diff-worker.ts", import.meta.url), { type: "module", name: "note diff" });
    worker.addEventListener("message", ({ data }: MessageEvent<{ readonly blocks: readonly DiffBlock[] }>) => {
      setDiff({ before, after, blocks: data.blocks });
      worker.terminate();
    });
    worker.postMessage({ before, after } satisfies DiffRequest);
    return () => worker.terminate();
  }, [before, after]);
  return diff?.before === before && diff?.after === after ? diff?.blocks : undefined;
}
