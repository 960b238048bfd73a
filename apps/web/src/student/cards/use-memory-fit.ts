import { onlyOne } from "@jotter/domain/id";
import { type MemoryFit, memoryFitIn, wayInUse } from "@jotter/domain/memory-fit";
import { type Settings, settings } from "@jotter/domain/settings";
import type { Fit } from "@jotter/memory/fit";
import { useCallback, useMemo } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useTheme } from "../../ui/theme.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { keepSettings } from "../settings/keep-settings.ts";

type Change = Pick<Partial<Settings>, "memoryFit" | "memoryWay" | "memoryHints">;

export type KeptMemory = {
  readonly fit: MemoryFit | null;
  readonly way: number;
  /** The days of all cards follow another way than the one in use. */
  readonly isBehind: boolean;
};

/** What is kept of how this student's memory is reckoned; undefined until it is read. */
export function useMemoryFit() {
  const student = useStudent();
  const { replica, now } = student;
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const text = useLive(async () => JSON.stringify(keptIn((await replica.get(settings, onlyOne)) ?? {})), [replica]);
  const kept = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as KeptMemory)), [text]);
  const keep = useCallback(
    (change: Change) => keepSettings(student, { theme, language }, change),
    [student, theme, language],
  );
  /** False where there was too little to fit. */
  const keepFit = useCallback(
    async (found: Fit): Promise<boolean> => {
      if (found.kind === "tooFew") return false;
      const { kind: _, ...fit } = found;
      await keep({ memoryFit: { ...fit, at: now() } });
      return true;
    },
    [keep, now],
  );
  return { kept, keep, keepFit };
}

function keptIn(stored: Partial<Settings>): KeptMemory {
  const way = wayInUse(stored);
  return { fit: memoryFitIn(stored), way, isBehind: (stored.memoryHints ?? 0) !== way };
}
