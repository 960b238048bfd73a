import { isCommon } from "../common-words.ts";
import { vocabulary } from "../vocabulary.ts";
import { type Gap, gapAt } from "./gap.ts";

/** What is founded, called or found: between the verb and the next mark stands a whole name. */
const chineseObjects =
  /(?:创立|成立|建立|创建|发动|颁布|发布|签订|发明|发现|提出|称为|叫做|称作|定都|建都|占领|推行|实行|发表|主张|组织|吸收|属于|位于|来自|用|是|导致|引起|造成|形成|产生|释放|提供|含有|需要|成为|变成|转化为|合成|分解为|影响|促进|抑制|取决于|等于|击败|推翻|迁都|设立|废除|创办|写成|获得|种植|通过)了?(?<term>[\p{sc=Han}A-Za-z0-9]{2,9})(?=[，。；、（]|$)/gu;

/** Who does it and where, and what a sentence speaks of: up to the word that says so. */
const chineseSubjects =
  /(?:^|[，。；：])(?:由)?(?<term>(?!(?:呈|全长|约|共|这|那|它|他|她|此|其|因|所以|但|如|当|随|后|同|于|在|并|为|从|对|把|被|通过|经过|根据|我们|人们))[\p{sc=Han}·]{2,8}?)(?=把|于\d|率[领军兵]|发明|发现|提出|创立|建立|统一|领导|发动|派|是|指|由|包括|分为|属于|位于|具有|主要|分布|产生|通过|能够?|可以|采用|实行|推行|需要|不能)|在(?<place>\p{sc=Han}{2,5})(?=创立|成立|举行|召开|爆发|签订|即位|建立|就任|遇刺|起义|发生|进行|完成|合成)/gu;

/** 分为绝句和律诗两种: what there is of it, all of it. */
const chineseLists =
  /(?:分为|分成|包括|包含|分别是)(?<term>[\p{sc=Han}]{1,8}(?:[、和与及][\p{sc=Han}]{1,8}?)+)(?=[两二三四五六七]?(?:种|类|个|大|部分|阶段|方面)|等|[，。；]|$)/gu;

export function chineseTerms(text: string): readonly Gap[] {
  const subjectTerms = [...text.matchAll(chineseSubjects)].flatMap(({ 0: written, index, groups }) => {
    const term = groups?.term ?? groups?.place ?? "";
    if (/[的了着过是在与和把]|^[一两几]/u.test(term)) return [];
    return [gapAt("term", term, index + written.length - term.length, groups?.place ? 3 : 2.6)];
  });
  const lists = [...text.matchAll(chineseLists)].map(({ 0: written, index, groups }) => {
    const term = groups?.term ?? "";
    return gapAt("term", term, index + written.indexOf(term), 3.2);
  });
  return [...lists, ...subjectTerms, ...chineseObjectsIn(text)];
}

function chineseObjectsIn(text: string): readonly Gap[] {
  return [...text.matchAll(chineseObjects)].flatMap(({ 0: written, index, groups }) => {
    const term = groups?.term ?? "";
    if (/[的了着过是在与和]|^[一两几这那其]/u.test(term)) return [];
    return [gapAt("term", term, index + written.length - term.length, 3)];
  });
}

/** A run of kanji or katakana up to its particle; what goes on in kana is a verb. */
const japaneseRuns =
  /(?<![\p{sc=Han}\p{sc=Katakana}々ー・A-Za-z\d])(?<term>(?:[\p{sc=Han}々]{2,10}|[\p{sc=Katakana}ー・]{3,16}|[\p{sc=Han}々\p{sc=Katakana}ー]{3,12}))(?=(?<particle>を|が|は|に|で|と|の|へ|によ|として|という|、|。|（))/gu;

export function japaneseTerms(text: string): readonly Gap[] {
  return [...text.matchAll(japaneseRuns)].flatMap(({ index, groups }) => {
    const { term = "", particle = "" } = groups ?? {};
    const isTopic = index === 0 && particle === "は";
    if (
      term.length < (isTopic ? 2 : 3) ||
      /^[一二三四五六七八九十]+$|時代$|以[上下前後]$|年代$|^[各翌同前後]/u.test(term)
    )
      return [];
    if (isCommon(term, "ja") || vocabulary.ja.generic.has(term)) return [];
    return [gapAt("term", term, index, /[をがは]|とい/u.test(particle) ? 3 : 2.2)];
  });
}
