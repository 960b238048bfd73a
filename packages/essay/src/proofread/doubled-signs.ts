import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";

/** Chinese and Japanese say words twice on purpose; these are said once. */
export function doubledSigns(block: Block, language: Language): readonly ProofFinding[] {
  const forms = language === "ja" ? japanese : chinese;
  const findings: ProofFinding[] = [];
  let last = 0;
  for (const { 0: all, index } of forms
    .flatMap((form) => [...block.text.matchAll(form)])
    .sort((a, b) => a.index - b.index)) {
    if (index < last || isMeant(all, language)) continue;
    last = index + all.length;
    findings.push(found(block, "doubled-word", index, last, { values: { word: all.slice(0, all.length / 2) } }));
  }
  return findings;
}

const functionWords =
  "我们|你们|他们|她们|它们|咱们|自己|因为|所以|但是|可是|不过|而且|然后|如果|虽然|由于|或者|还是|以及|这个|那个|这些|那些|什么|怎么|为了|关于|对于|通过|根据|没有|已经|可以|应该|就是|不是|也是|都是|其实|我的|你的|他的|她的|它的|这种|那种|其中|因此|并且|只是|只有|只要|即使|尽管";

const chinese = [
  new RegExp(`(${functionWords})\\1`, "gu"),
  /(\p{sc=Han}{3,10})\1/gu,
  // Before each of them, the letters it ends a word with: 要是是我, 现在在家, 成就就是.
  /(?<![要还但可只就都总或便倒算于凡若真也正不])是是(?!非)|(?<![目标有真似别])的的(?!确)|(?<![不为完受得])了了(?![解之结却断])|(?<![现存实所正内外])在在|(?<![温总共缓饱平柔祥])和和(?![气美])/gu,
  /(?<![成造])就就|也也|(?<![首成古故新])都都|(?<!一)把把|(?<![棉毛])被被|(?<![服顺听自])从从(?!容)|(?<![参给])与与|(?<!自)我我|你你|(?<![其吉])他他|她她|它它/gu,
];

const before = String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー々」』])`;
const after = String.raw`(?=[\p{sc=Han}\p{sc=Katakana}はも、。「『])`;
const phrases =
  "について|によって|として|において|に対して|に関して|ということ|のように|けれども|しかし|そして|だから|また";

const japanese = [
  /をを/gu,
  new RegExp(`${before}(?:にに|がが|のの|でで|とと(?!も)|へへ|もも(?!も))${after}`, "gu"),
  new RegExp(String.raw`${before}はは(?=[\p{sc=Han}\p{sc=Katakana}、。「『])`, "gu"),
  new RegExp(`(${phrases})\\1`, "gu"),
  /([\p{sc=Han}\p{sc=Katakana}ー々]{1,8}[はがをの])\1/gu,
  /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]{5,12})\1/gu,
];

/** "一点一点", "何度も何度も", "ガタンゴトン" twice. */
function isMeant(all: string, language: Language): boolean {
  const half = all.slice(0, all.length / 2);
  if (half !== all.slice(all.length / 2)) return false;
  if (half.length === 1) return false;
  // "わくわく" twice, and once more.
  if (/^(.+?)\1+$/u.test(half)) return true;
  if (language === "ja") return /も$|^[\p{sc=Katakana}ー]+$/u.test(half);
  return /^[一很好越]/u.test(half);
}
