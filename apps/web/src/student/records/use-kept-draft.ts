import { useEffect, useState } from "react";
import { removeTabRecord, tabRecordKeys } from "../../ui/local-records.ts";
import { useStudent } from "../session/student-context.ts";
import { type Kept, keepDraft, keptDraft, whereNothingChanged } from "./kept-draft.ts";

/**
 * For a form that is saved by a button: Escape, Back, a press beside it and a reload take no word away. What was typed
 * stands there again when the form is opened anew in this tab. `restored` says what of it still fits.
 */
export function useKeptDraft<Draft>(
  name: string,
  first: Draft,
  restored: (kept: Kept<Draft>, first: Draft) => Draft | null = whereNothingChanged,
) {
  const { account } = useStudent();
  const key = tabRecordKeys.draft(account.id, name);
  const [begun] = useState(first);
  const [back] = useState(() => {
    const kept = keptDraft<Draft>(key);
    return kept && restored(kept, begun);
  });
  const [draft, setDraft] = useState<Draft>(back ?? begun);
  const [isBack, setIsBack] = useState(back !== null);
  useEffect(() => keepDraft(key, { first: begun, draft }), [key, begun, draft]);
  const forget = () => removeTabRecord(key);
  return {
    draft,
    setDraft,
    /** It was typed before: the student is told, and may start over. */
    isBack,
    startOver: () => {
      setDraft(begun);
      setIsBack(false);
    },
    /** It was saved, or given up. */
    forget,
  };
}
