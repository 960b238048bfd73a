import { useEffect, useState } from "react";
import { tabRecordKeys } from "../../ui/local-records.ts";
import { useStudent } from "../session/student-context.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

/**
 * State that a reload of this tab and the way back to its page find again, by a name of its own. What begins with a
 * function (a moment, chance) is kept as it began, too.
 */
export function useTabState<Value>(name: string, first: Value | (() => Value)) {
  const { account } = useStudent();
  const key = tabRecordKeys.draft(account.id, name);
  const [begun] = useState(first);
  const [value, setValue] = useState<Value>(() => keptDraft<Value>(key)?.draft ?? begun);
  const start = typeof first === "function" ? null : begun;
  useEffect(() => keepDraft<Value | null>(key, { first: start, draft: value }), [key, start, value]);
  return [value, setValue] as const;
}
