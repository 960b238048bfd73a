import { expect, test } from "vitest";
import { allTexts, type LanguageCode, languageCodes } from "./languages.ts";

/**
 * What stood for a thing that has another name in this language, reads translated, or is not how its students write.
 * Texts the specification gives word for word are left out where they are the one that would be found.
 */
const left: Record<LanguageCode, readonly RegExp[]> = {
  en: [
    // One spelling: American.
    /language model|(?<!math )\bmaths\b|\borganis|favourit|(?<!or )\bcolour(?!\}\}| or)|behaviour|counsellor|\bhonour|\bcentre\b|\bgrey\b/i,
    // Riddles for plain words.
    /no longer here anymore|whoever|yours first|go on to|let go|stands (?:at|here)|falls out|reacts to|gave way|not here yet/i,
    /holds? everywhere|together \d|waits? for you|on the next one:|is no score|makers of|leave it at|enter what is|come in$/i,
    /take a file|bring in|every how many|by its own rule|say who you are|the way back in|block the time|choose the section/i,
    /that did(?:n’t| not) work\b(?!\. Nothing)|words disappear|more character to go|no class yet|canceled\b.*cancelled|cancelled\b.*canceled/i,
    // One thing, one name: class, Home, location.
    /control room|\bcourses?\b(?! catalog)|^place$|^your subjects?\b/i,
    /[a-z]'[a-z]/,
  ],
  es: [
    /modelo de lenguaje|\bmaterias?\b(?<!de la materia)|próxima vez:|lleva unos 1\b|vale en todo|traer un archivo|^repaso$/i,
    /nueva nota|notas para estudiar|(?:buscar|busca) una nota|notas encontradas/i,
  ],
  fr: [
    /modèle de langage|faire entrer|vont entrer|tous les combien|mettre à aujourd|partage-le|^bilan$|\bagenda\b|\bmatières?\b(?! (?:en|;)|\}|\/)(?<!de matière)(?<!une matière)/i,
    /\bsouples?\b/i,
    /[^\s\u00a0\u202f] [;?!»]/,
  ],
  de: [
    /sprachmodell|hereinhol|kommen? herein|noch zwei sachen|alle wie viele|nach einer anzahl|loslös|datei fallen/i,
    // One form of the imperative for each verb, in whatever place.
    /(?<!\p{L})(?:wähl|lösch|prüf|öffn|füg|füll|leg) |(?<!\p{L})(?:schreibe|mache|lerne|gehe) (?!ich|er|sie)/iu,
    /\bFach\b(?!\}| auch)|\bFächer\b|[Vv]ersuch es\b/,
  ],
  zh: [/账户|本设备|语言模型|主页|你所在的地方|桌面很干净|还没做好|1 11月/, /……/],
  ja: [
    /クラス(?!の誰か)|サインイン|サインアウト|住所|ブラウザ(?!ー)|言語モデル|デバイス|お試しください|ドキュメント|譲った|十種類の道具|1 11月/,
  ],
};

/** The specification's own words. */
const asSpecified = /^(?:Starting|Please wait|Redirecting|Typing|Thinking|Redirecting to Google)\.\.\.$/;

/** Three dots are one sign, …, in every language but Chinese, which writes none here. */
const dots = /\.\.\./;

function told(texts: unknown, at = ""): [string, string][] {
  if (typeof texts === "string") return [[at, texts]];
  return Object.entries(texts as object).flatMap(([key, inner]) => told(inner, at ? `${at}.${key}` : key));
}

/** Formulas and code are written as their language has it, and Jotson's answers name what a student may type. */
const isWritten = (at: string) => !/^(?:mathSteps|editor\.insertAsked|search\.also)\./.test(at);

test.each(languageCodes)("one thing has one name in %s, as its students write it [I18-1]", async (code) => {
  const texts = told(await allTexts(code)).filter(([at]) => isWritten(at));
  expect(texts.filter(([, text]) => left[code].some((forbidden) => forbidden.test(text)))).toEqual([]);
});

test.each(languageCodes)(
  "the dots of what goes on are one sign in %s, but where the specification writes three [I18-1]",
  async (code) => {
    const texts = told(await allTexts(code)).filter(([, text]) => dots.test(text) && !asSpecified.test(text));
    expect(texts).toEqual([]);
  },
);
