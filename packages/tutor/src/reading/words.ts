import type { Language } from "@jotter/domain/settings";

/** What a word beside the maths says of it. */
export type WordRole = "or" | "and" | "so" | "since" | "check" | "other";

const roles: Readonly<Record<Exclude<WordRole, "other">, string>> = {
  or: "or oder ou 或 或者 または もしくは あるいは",
  and: "and und et 和 且 与 かつ",
  so: "so thus hence therefore then gives giving means only donc alors ainsi also daher somit folglich deshalb luego entonces así asi 所以 因此 故 即 解得 得 则 よって だから したがって ゆえに すると",
  since: "since because as weil denn car comme puisque porque pues 因为 由于 なぜなら",
  check: "check checking proof test probe vérification verification vérif comprobación comprobacion 検算 验算 检验",
};
const roleByWord = new Map(
  Object.entries(roles).flatMap(([role, words]) => words.split(" ").map((word) => [word, role as WordRole] as const)),
);

const byLanguage: Partial<Record<Language, Readonly<Record<string, WordRole>>>> = {
  es: { o: "or", y: "and", u: "or" },
  de: { da: "since" },
  ja: { と: "and" },
};

export function roleOf(word: string, language: Language): WordRole {
  const plain = word.toLowerCase();
  const own = byLanguage[language]?.[plain] ?? roleByWord.get(plain);
  if (own !== undefined) return own;
  // Signs are not parted by blanks: the last one says how it goes on.
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(plain)) {
    const found = [...roleByWord].filter(([each]) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(each) && plain.includes(each));
    return found.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? "other";
  }
  return "other";
}

/** "x > 0 より": the reason stands before the word. */
export function isReasonBefore(word: string): boolean {
  return /^(?:より|なので|だから|ので|ため)/.test(word);
}

const nothing =
  /\bno (?:real )?(?:sol(?:utions?)?|roots?|answers?|zeros?)\b|\bthere (?:is|are) no\b|\bnone\b|neither|keine (?:reelle |reellen )?(?:lösung|nullstelle)|unlösbar|nicht lösbar|pas de (?:solution|racine)|aucune (?:solution|racine)|impossible à résoudre|\b(?:sin|ninguna) (?:soluci[oó]n|ra[ií]z)|no (?:tiene|existe|existen) ra[ií]|\bsin soluci[oó]n|no (?:hay|tiene) soluci|无(?:实数?)?[解根]|没有(?:实数?)?[解根]|解なし|解(?:は|が)(?:ない|存在しない)|実数解(?:なし|を持たない)|∅|\{\s*\}/iu;
const everything =
  /\ball (?:real )?(?:numbers?|x|values)\b|\bevery (?:real )?(?:number|x|value)\b|infinitely many|always true|alle (?:reellen )?zahlen|unendlich viele|tous les (?:nombres )?réels|une infinité|todos los (?:números )?reales|infinitas soluciones|全体实数|任意实数|所有实数|无数解|すべての実数|全ての実数|任意の実数|∈\s*[ℝR]\s*$/iu;

/** That nothing or everything fits, said in words. */
export function saidOfAll(text: string): "nothing" | "everything" | null {
  return nothing.test(text) ? "nothing" : everything.test(text) ? "everything" : null;
}

const denied =
  /\b(?:not|doesn['’]?t|isn['’]?t|cannot|rejected?|extraneous|false|wrong|falsch|faux|fals[oa]|invalid|impossible|nicht|keine|entfällt|ungültig|pas|impossible|rejeté\w*|no (?:sirve|vale|cumple|es)|se descarta|imposible)\b|舍去|错误?|誤り|不(?:合|符|是|满足|成立)|ない|不適/iu;

/** "x = 1 does not work": what stands there is said not to be so. */
export function isDenied(text: string): boolean {
  return denied.test(text);
}
