import type { Language } from "@jotter/domain/settings";
import { withoutList } from "@jotter/essay/citations/kept-list";
import { useEffect, useRef, useState } from "react";
import type { EnglishReading, ProofAnswer } from "../../../student/essay/proofread-answers.ts";
import { openProofreading, type Proofreading } from "../../../student/essay/proofreading.ts";

/** What was read of a text, with the text it was read in. */
export type EssayReading = Omit<ProofAnswer, "id"> & { readonly text: string; readonly language: Language };

/** Reads an essay in a thread of its own, again whenever it has changed. null until the first answer. [ESS-1] */
export function useEssayReading(
  text: string | null,
  language: Language,
  english: EnglishReading | null,
): EssayReading | null {
  const [read, setRead] = useState<EssayReading | null>(null);
  const reader = useRef<Proofreading | null>(null);
  const asked = useRef({ text: "", language });
  useEffect(() => {
    const opened = openProofreading((answer) => setRead({ ...answer, ...asked.current }));
    reader.current = opened;
    return () => {
      opened.close();
      reader.current = null;
    };
  }, []);
  useEffect(() => {
    if (text === null) return;
    asked.current = { text, language };
    reader.current?.read(withoutList(text), language, english);
  }, [text, language, english]);
  return read;
}
