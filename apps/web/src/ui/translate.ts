import type { Texts } from "@jotter/locales/en";
import type { EntranceTexts } from "@jotter/locales/entrance/en";

/**
 * A text of locales by its path: `t("notes.title")`, `t("notes.count", { count, formatted })`.
 * A path that is not there does not compile; one that slips through is answered with itself. [I18-1]
 */
export type Translate = (key: TextKey, values?: TextValues) => string;

type TextValues = Readonly<Record<string, string | number>>;

export type TextKey = Singular<PathOf<Texts>>;

type PathOf<Shape> = {
  [Key in keyof Shape & string]-?: NonNullable<Shape[Key]> extends string
    ? Key
    : `${Key}.${PathOf<NonNullable<Shape[Key]>>}`;
}[keyof Shape & string];

/** "count_one" and "count_other" are asked for as "count". */
type Singular<Path> = Path extends `${infer Stem}_${"one" | "other"}` ? Stem : Path;

export function translator(texts: EntranceTexts, language: string): Translate {
  let plurals: Intl.PluralRules | undefined;
  return (key, values) => {
    const count = values?.count;
    const form = () => {
      plurals ??= new Intl.PluralRules(language);
      return plurals.select(Number(count));
    };
    const text =
      textAt(texts, key) ??
      (count === undefined ? undefined : (textAt(texts, `${key}_${form()}`) ?? textAt(texts, `${key}_other`)));
    if (text === undefined) return key;
    return values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  };
}

function textAt(texts: EntranceTexts, path: string): string | undefined {
  let found: unknown = texts;
  for (const name of path.split(".")) {
    found =
      typeof found === "object" && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined;
  }
  return typeof found === "string" ? found : undefined;
}
