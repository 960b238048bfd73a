import { useEffect, useState } from "react";
import { tabRecordKeys } from "../../ui/local-records.ts";
import { useStudent } from "../session/student-context.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

/** State that a reload of this tab and the way back to its page find again, by a name of its own. */
export function useTabState<Value>(name: string, first: Value) {
  const { account } = useStudent();
  const key = tabRecordKeys.draft(account.id, name);
  const [begun] = useState(first);
  const [value, setValue] = useState<Value>(() => keptDraft<Value>(key)?.draft ?? begun);
  useEffect(() => keepDraft(key, { first: begun, draft: value }), [key, begun, value]);
  return [value, setValue] as const;
}
