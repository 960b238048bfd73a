import type { Language } from "@jotter/domain/settings";
import { monthNames } from "../values.ts";
import type { Word } from "../words.ts";

/** Capital letters inside a sentence, German has them on every noun; long runs of Japanese, a surname of Chinese. */
export function isNamed(
  { text: word, from, to }: Word,
  text: string,
  language: Language,
  capital: ReadonlySet<string>,
) {
  if (language === "zh")
    return /^\p{sc=Han}{1,2}(?![朝代国江河山海省市县])\p{sc=Han}$/u.test(word) && surnames.has(word.charAt(0));
  if (language === "ja") return /^\p{sc=Han}{4,5}$/u.test(word);
  if (!/^\p{Lu}/u.test(word)) return false;
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  const isFirst = !/\p{L}/u.test(before);
  const isBeside = /^ \p{Lu}\p{Ll}/u.test(behind);
  if (language === "de") {
    if (isFirst) return isBeside;
    const isSecond =
      /(?<!\p{L})(?!(?:Die|Der|Das|Den|Dem|Des|Eine?[nmrs]?|Im|Am|In|An|Auf|Bei|Mit|Zu[mr]?) )\p{Lu}\p{Ll}+ $/u.test(
        before,
      );
    return isSecond || isBeside || /(?<!\p{L})(?:von|durch|unter|mit|bei|nach|in|aus|und) $/u.test(before);
  }
  if (!isFirst) return true;
  return isBeside || capital.has(word);
}

export const surnames = new Set([
  ..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范石廖贾韦付方邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤司诸毕鲁",
]);

/** "May 1940", "4 de mayo" */
export function isMonth({ text: word, from, to }: Word, text: string): boolean {
  if (!month.test(word)) return false;
  return /^,?\s(?:de\s)?\d/u.test(text.slice(to)) || /\d\.?\s(?:de\s)?$/u.test(text.slice(0, from));
}

const month = new RegExp(`^(?:${monthNames})$`, "iu");
