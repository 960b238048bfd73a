import type { Language } from "@jotter/domain/settings";
import { isFormula, isReadFormula } from "./mark-formula.ts";
import { type Markable, markOf } from "./marking.ts";
import { quantitiesOf } from "./quantity.ts";

/**
 * Whether what was typed is an answer at all: a number where one is asked for, words where words are. "banana" and "idk"
 * are none, and say nothing of what somebody knows. [QUZ-2]
 */
export function isAnAnswer(question: Markable, given: string | readonly string[]): boolean {
  if (typeof given !== "string") return given.length > 0;
  const { type, answer, accepted = [], language } = question;
  const written = given.trim();
  if (written === "") return false;
  if (type === "choice" || type === "true-false" || markOf(question, written).share > 0) return true;
  if (!/[\p{L}\p{N}√π∞]/u.test(written)) return !/[\p{L}\p{N}]/u.test(answer);
  if (givesUp(written, language)) return false;
  if (type !== "numeric") return true;
  return [answer, ...accepted].some((one) =>
    isFormula(one) && quantitiesOf(one, language).length === 0
      ? isReadFormula(one, written, language)
      : quantitiesOf(written, language).length > 0 || isReadFormula(one, written, language),
  );
}

/** "idk", "no sé", "わからない": who says so has not answered, and may go on thinking. */
function givesUp(written: string, language: Language): boolean {
  const bare = written
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s.!?¿¡…。！？~～]+$|^[\s¿¡]+/gu, "");
  return unknown.en.test(bare) || unknown[language].test(bare);
}

const unknown: Readonly<Record<Language, RegExp>> = {
  en: /^(?:idk|dunno|i ?(?:really |still )?(?:don'?t|do not) (?:know|get (?:it|this)|understand)(?: (?:it|this|that))?|no (?:idea|clue)|not sure|help(?: me)?|pass|skip|what|huh|wtf|asdf+|blah|lol|test|hello|hi)$/u,
  es: /^(?:(?:yo )?no (?:lo )?s[ée]|ni idea|ns|nose|no (?:lo )?entiendo|ayuda|paso|ni puta idea|qu[ée]|hola)$/u,
  fr: /^(?:(?:je )?(?:ne )?sais pas|j'?sais pas|jsp|chais pas|aucune id[ée]e|je (?:ne )?comprends pas|aide|passe|quoi|bof|salut)$/u,
  de: /^(?:(?:ich )?wei(?:ß|ss) (?:ich |es )?nicht|keine? ahnung|keinen? plan|ka|kp|k\.? ?a\.?|(?:ich )?versteh(?:e)? (?:ich |es |das )?nicht|hilfe|weiter|häh?|hallo)$/u,
  zh: /^(?:我?不(?:知道|会|懂|清楚|明白)(?:了|啊|呀|做)?|没(?:学过|懂)|忘了|帮帮我|跳过|啥|什么)$/u,
  ja: /^(?:(?:全然|ぜんぜん)?(?:わか|分か)(?:らない(?:です)?|りません|らん|んない)|知らない|知りません|無理|むり|パス|教えて|助けて|え)$/u,
};
