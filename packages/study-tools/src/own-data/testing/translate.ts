import type { Language } from "@jotter/domain/settings";
import { allTexts } from "@jotter/locales/languages";
import type { OwnDataTranslate } from "../answer-text.ts";

/** The texts of a language; a path that is not there, or a value that nobody gave, is an error. */
export async function translateIn(language: Language): Promise<OwnDataTranslate> {
  const texts = await allTexts(language);
  const plurals = new Intl.PluralRules(language);
  return (key, values) => {
    const form = values.count === undefined ? "" : `_${plurals.select(Number(values.count))}`;
    const text = textAt(texts, key) ?? textAt(texts, key + form) ?? textAt(texts, `${key}_other`);
    if (text === undefined) throw new Error(`${language} has no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${language} ${key} has no ${name}`);
      return String(value);
    });
  };
}

function textAt(texts: object, path: string): string | undefined {
  let found: unknown = texts;
  for (const name of path.split(".")) found = typeof found === "object" && found ? Reflect.get(found, name) : undefined;
  return typeof found === "string" ? found : undefined;
}
