import { useEffect, useRef, useState } from "react";

/**
 * A field that shows what is stored, and what another device stores meanwhile, but never over the words of a student
 * who has begun to write something else into it.
 */
export function useStoredField<Field extends HTMLInputElement | HTMLTextAreaElement>(stored: string) {
  const ref = useRef<Field>(null);
  const shown = useRef(stored);
  const [defaultValue] = useState(stored);
  useEffect(() => {
    const field = ref.current;
    if (field && field.value === shown.current) field.value = stored;
    shown.current = stored;
  }, [stored]);
  return { ref, defaultValue };
}
