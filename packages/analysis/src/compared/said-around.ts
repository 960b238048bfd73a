import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import { vocabulary } from "../vocabulary.ts";
import type { Run } from "./runs.ts";
import type { Statement } from "./statement.ts";

export function isPast({ text }: Statement, run: Run): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  return /^['’\s](?:s\s)?(?:\p{L}+ly\s)?(?:was|is the|had|\p{L}+ed|wrote|led|won|ran|became|began|built|made|gave|took|found|fought|said|held|drew|sang|sent|set|lost|met|flew|came|went|did|fell|left|shot|got|broke|bought|brought|taught|thought|told|chose|spoke|rose|grew|knew|saw|put|hit|cut|kept)(?!\p{L})/iu.test(
    behind,
  );
}

/** What was done was done by one. */
export function isDeed({ text }: Statement, run: Run, language: Language): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  if (language === "en")
    return /^\s(?:\p{L}+ed|wrote|led|won|built|founded|found|discovered|invented|painted)(?!\p{L})/u.test(behind);
  if (language === "zh") return /^[^，。]{1,6}了/u.test(behind);
  if (language === "ja") return /た。?$/u.test(behind);
  if (language === "es") return /^\s\p{L}+(?:ó|aron|ieron)(?!\p{L})/u.test(behind);
  if (language === "fr") return /^\s(?:a|ont|fut|furent)\s/u.test(behind);
  return /^\s(?:\p{Ll}+te|schrieb|erfand|gewann|fand|malte)(?!\p{L})/u.test(behind);
}

/** "The heart of a frog", "the heart of a bird": what is spoken of. */
export function isOwner({ text, tokens }: Statement, run: Run, language: Language): boolean {
  const [before, after] = [text.slice(0, run[0]?.from ?? 0), text.slice(run.at(-1)?.to ?? 0)];
  const isLast = run.at(-1) === tokens.at(-1);
  // "was elected by": no longer what is spoken of.
  const { empty } = contradictionWords[language];
  if (
    isLast ||
    (!isSpaceless(language) &&
      before
        .toLowerCase()
        .split(/\s+/)
        .some((word) => empty.has(word)))
  )
    return false;
  if (language === "zh") return /^的/u.test(after);
  if (language === "ja") return /^の/u.test(after);
  return /(?:^|[\s'’])(?:(?:of|del?|du|von|vom|(?<!(?:in|an|auf|bei|mit|nach|von|zu|aus|vor) )de[rs])\s|d['’])(?:\p{L}{1,5}[\s'’])?$/iu.test(
    before,
  );
}

/** "is a", "are": many can be that. */
export function isGeneral({ text }: Statement, run: Run, language: Language): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  if (language === "zh") return /^(?:是|都|也|属于)/u.test(behind);
  if (language === "ja") return /^[はも]/u.test(behind);
  return /^\s*(?:[:=]|(?:is|was) an?(?!\p{L})|are(?!\p{L})|ha(?:s|ve)(?!\p{L})|es una?(?!\p{L})|son(?!\p{L})|tienen?(?!\p{L})|est une?(?!\p{L})|sont(?!\p{L})|a une?(?!\p{L})|ont(?!\p{L})|ist eine?(?!\p{L})|sind(?!\p{L})|hat(?!\p{L})|haben(?!\p{L}))/iu.test(
    behind,
  );
}

/** "in the chloroplast", "is conservative": one of these excludes another sooner than "conducts heat" does. */
export function saysWhich({ text }: Statement, run: Run, language: Language): boolean {
  const [before, after] = [text.slice(0, run[0]?.from ?? 0), text.slice(run.at(-1)?.to ?? 0)];
  if (language === "ja" && /^[\p{sc=Katakana}ー・]{2,}$/u.test(run[0]?.text ?? "") && /^(?:が|によ)/u.test(after))
    return true;
  if (language === "ja")
    return /^(?:[でにへ]|から|まで|であ|だ)/u.test(after) || (/[は=：]$/u.test(before) && /^。?$/u.test(after));
  if (language === "zh") return /[在从向由于到给是为入]$/u.test(before);
  const { determiners, prepositions } = vocabulary[language];
  const words = before.toLowerCase().match(/\p{L}+|[=:]/gu) ?? [];
  const last = words.findLast((word) => !determiners.has(word) || contracted.test(word)) ?? "";
  return prepositions.has(last) || contracted.test(last) || copulas.test(last);
}

const contracted = /^(?:al|del|aux?|du|des|zum|zur|vom|im|ins|am|beim)$/u;

export const copulas =
  /^(?:[=:]|is|are|was|were|be|been|es|son|era|eran|fue|fueron|está|están|est|sont|était|étaient|fut|ist|sind|war|waren|wird|wurde|wurden)$/u;
