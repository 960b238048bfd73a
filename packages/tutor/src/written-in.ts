import { languageOf } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";

/** In which language a problem has its numbers: its own, and where it says too little for one, that of the app. */
export function writtenIn(problem: string, app: Language): Language {
  return languageOf(problem) ?? app;
}
