/** A voice says one sentence, at a speed of its own or another, and calls back when it is done, or could not. */
export type Voice = {
  readonly say: (sentence: string, language: string, done: (isSaid: boolean) => void, speed?: number) => void;
  readonly hush: () => void;
};

/** Some browsers have no voices at all. */
export function canReadAloud(): boolean {
  return "speechSynthesis" in window && typeof SpeechSynthesisUtterance === "function";
}

/** The browser's own voice. */
export const speech: Voice = {
  say: (sentence, language, done, speed = 1) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    utterance.rate = speed;
    const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
    utterance.voice = voices.find((voice) => voice.default) ?? voices[0] ?? null;
    utterance.onend = () => done(true);
    utterance.onerror = () => done(false);
    speechSynthesis.speak(utterance);
  },
  hush: () => speechSynthesis.cancel(),
};
