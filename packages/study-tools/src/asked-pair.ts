import { askedTerm } from "./asked-term.ts";

/** The two things a question sets side by side: "the difference between C4 and CAM", "mitosis vs meiosis". */
export function askedPair(question: string): readonly [string, string] | null {
  const text = question
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[?？.。!！]+$/u, "");
  for (const pattern of patterns) {
    const { one, other } = pattern.exec(text)?.groups ?? {};
    const [first, second] = [askedTerm(one ?? ""), askedTerm(other ?? "")];
    if (first !== "" && second !== "" && first.toLowerCase() !== second.toLowerCase()) return [first, second];
  }
  return null;
}

const patterns: readonly RegExp[] = [
  /(?:diff|difference|differences|distinction|contrast) between (?<one>.+?) (?:and|&) (?<other>.+)$/iu,
  /^(?:compare|contrast) (?<one>.+?) (?:and|with|to|&) (?<other>.+)$/iu,
  /^how (?:do|does|is|are) (?<one>.+?) (?:differ|different) from (?<other>.+)$/iu,
  /(?:diferencias?|dif) (?:que hay |hay )?entre (?<one>.+?) (?:y|e) (?<other>.+)$/iu,
  /^compara (?<one>.+?) (?:y|con) (?<other>.+)$/iu,
  /(?:diff?|diff[eé]rences?) entre (?<one>.+?) et (?<other>.+)$/iu,
  /^compare[rz]? (?<one>.+?) (?:et|avec|à) (?<other>.+)$/iu,
  /^(?:the )?diff(?:erence)? (?<one>.+?) (?:and|&|vs\.?) (?<other>.+)$/iu,
  /^(?:la )?(?:diferencia|dif) (?:de )?(?<one>.+?) (?:y|e) (?<other>.+)$/iu,
  /^(?:la )?diff(?:[eé]rence)? (?<one>.+?) et (?<other>.+)$/iu,
  /^(?:the |la )?(?:difference|diff|diferencia|diff[eé]rence) (?<one>[\p{L}\d-]+) (?<other>[\p{L}\d-]+)$/iu,
  /unterschiede?n? zwischen (?<one>.+?) und (?<other>.+)$/iu,
  /^(?:der )?unterschiede? (?:von )?(?<one>\p{L}+)(?: und|,)? (?<other>\p{L}+)$/iu,
  /^(?<one>.+?) und (?<other>.+?),? (?:(?:was ist )?(?:der )?unterschied|unterschiede)$/iu,
  /^(?<one>.+?) (?:and|&) (?<other>.+?),? (?:(?:whats |what is )?(?:the )?(?:difference|diff))$/iu,
  /^(?<one>.+?) [ye] (?<other>.+?),? (?:(?:cu[aá]l es )?(?:la )?diferencia)$/iu,
  /^(?<one>.+?) et (?<other>.+?),? (?:(?:c['’ ]?est quoi )?(?:la )?diff(?:[eé]rence)?)$/iu,
  /^vergleiche? (?<one>.+?) (?:und|mit) (?<other>.+)$/iu,
  /^(?:请?比较)?(?<one>.+?)[和与跟](?<other>.+?)(?:之间)?(?:的|有(?:什么|啥|何))?(?:区别|不同|差别|异同)/u,
  /^(?<one>.+?)と(?<other>.+?)(?:の|との|って(?:何|なに)が)(?:違い|違う|ちがい|ちがう|差|相違)/u,
  /^(?<one>.+?) (?:vs\.?|versus) (?<other>.+)$/iu,
];
