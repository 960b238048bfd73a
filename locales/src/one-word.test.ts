import { expect, test } from "vitest";
import { allTexts } from "./languages.ts";

/** What stood for a thing that has another name in this language, or is not how its students write. */
const left = {
  en: /language model|(?<!math )\bmaths\b|\borganis|\bfavourit|no longer here anymore|whoever runs/i,
  es: /modelo de lenguaje|[^.]\.\.\.$/,
  fr: /modèle de langage|faire entrer|[^\s\u00a0\u202f] [;?!»]/i,
  de: /sprachmodell|\b(?:wähl|lösch|prüf) |\bversuch es\b/i,
  zh: /……|账户|本设备|语言模型/,
  ja: /クラス(?!の誰か)|サインイン|サインアウト|住所|ブラウザ(?!ー)|言語モデル|デバイス|お試しください/,
} as const;

function told(texts: unknown, at = ""): [string, string][] {
  if (typeof texts === "string") return [[at, texts]];
  return Object.entries(texts as object).flatMap(([key, inner]) => told(inner, at ? `${at}.${key}` : key));
}

test.each(Object.keys(left) as (keyof typeof left)[])(
  "one thing has one name in %s, as its students write it [I18-1]",
  async (code) => {
    expect(told(await allTexts(code)).filter(([, text]) => left[code].test(text))).toEqual([]);
  },
);
