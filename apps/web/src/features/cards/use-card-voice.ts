import { useEffect, useRef, useState } from "react";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { canReadAloud, speech } from "../../ui/speech.ts";

type CardVoice = {
  readonly isReading: boolean;
  /** In the language it is written in. */
  readonly read: (markdown: string) => Promise<void>;
  readonly stop: () => void;
};

/** Says a side of a card, and is silent as soon as another one is in sight; null where the browser has no voice. [FLA-2] */
export function useCardVoice(inSight: string): CardVoice | null {
  const { t, language } = useLanguage();
  const [canSay] = useState(canReadAloud);
  const [isReading, setIsReading] = useState(false);
  // What a voice calls back about words that were broken off is no news.
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every side.
  useEffect(() => {
    if (!canSay) return;
    return () => {
      turn.current++;
      speech.hush();
      setIsReading(false);
    };
  }, [canSay, inSight]);
  if (!canSay) return null;
  const stop = () => {
    turn.current++;
    speech.hush();
    setIsReading(false);
  };
  return {
    isReading,
    stop,
    read: async (markdown) => {
      stop();
      const mine = turn.current;
      setIsReading(true);
      const words = spokenWords(markdown);
      const { languageOf } = await import("@jotter/study-tools/text-language");
      if (mine !== turn.current) return;
      speech.say(words, languageOf(words) ?? language, (isSaid) => {
        if (mine !== turn.current) return;
        setIsReading(false);
        if (!isSaid) toast({ text: t("readability.failed") });
      });
    },
  };
}
