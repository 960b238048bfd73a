import type { Language } from "@jotter/domain/settings";
import { useEffect, useMemo, useRef, useState } from "react";
import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";
import { openQuoting, type Quoting } from "../../../student/essay/quoting.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { movedQuotes } from "./moved-quotes.ts";

/** The quotations of an essay as their sources have them, where they stand in this text. [ESS-2] */
export function useQuotes(essayId: string, text: string | null, language: Language): readonly SourcedQuote[] {
  const { account } = useStudent();
  const [read, setRead] = useState<{ readonly text: string; readonly quotes: readonly SourcedQuote[] }>(nothing);
  const quoting = useRef<Quoting | null>(null);
  const asked = useRef("");
  useEffect(() => {
    const opened = openQuoting({ userId: account.id, essayId }, (quotes) => setRead({ text: asked.current, quotes }));
    quoting.current = opened;
    return () => {
      opened.close();
      quoting.current = null;
    };
  }, [account.id, essayId]);
  useEffect(() => {
    if (text === null) return;
    asked.current = text;
    quoting.current?.check(text, language);
  }, [text, language]);
  return useMemo(() => (text === null ? [] : movedQuotes(read.quotes, read.text, text)), [read, text]);
}

const nothing = { text: "", quotes: [] };
