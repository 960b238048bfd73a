import { useEffect, useRef, useState } from "react";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { canReadAloud, speech } from "../../ui/speech.ts";

/** Says a side of a card in the language it is written in; null where the browser has no voice. [FLA-2] */
export function useCardVoice(): ((markdown: string) => Promise<void>) | null {
  const { t, language } = useLanguage();
  const [canSay] = useState(canReadAloud);
  // What a voice calls back about words that were broken off is no news.
  const turn = useRef(0);
  useEffect(() => {
    if (!canSay) return;
    return () => {
      turn.current++;
      speech.hush();
    };
  }, [canSay]);
  if (!canSay) return null;
  return async (markdown) => {
    const mine = ++turn.current;
    speech.hush();
    const words = spokenWords(markdown);
    const { languageOf } = await import("@jotter/study-tools/text-language");
    if (mine !== turn.current) return;
    speech.say(words, languageOf(words) ?? language, (isSaid) => {
      if (!isSaid && mine === turn.current) toast({ text: t("readability.failed") });
    });
  };
}
