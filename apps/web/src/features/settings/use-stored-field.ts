import { useEffect, useRef, useState } from "react";
import { keepDraft, keptDraft } from "../../student/records/kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { tabRecordKeys } from "../../ui/local-records.ts";

/**
 * A field that shows what is stored, and what another device stores meanwhile, but never over the words of a student
 * who has begun to write something else into it. Those stand there again after a reload.
 */
export function useStoredField<Field extends HTMLInputElement | HTMLTextAreaElement>(name: string, stored: string) {
  const { account } = useStudent();
  const key = tabRecordKeys.draft(account.id, name);
  const ref = useRef<Field>(null);
  const shown = useRef(stored);
  const [defaultValue] = useState(() => keptDraft<string>(key)?.draft ?? stored);
  useEffect(() => {
    const field = ref.current;
    if (field && field.value === shown.current) field.value = stored;
    shown.current = stored;
    if (field) keepDraft(key, { first: stored, draft: field.value });
  }, [key, stored]);
  const keep = () => keepDraft(key, { first: shown.current, draft: ref.current?.value ?? shown.current });
  return { ref, defaultValue, onInput: keep };
}
