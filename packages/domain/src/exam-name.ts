/** What a school calls an exam by, as far as it says which one it is: words in any order, numbers in any writing. */
type ExamName = {
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** It says that it is an exam, a test. */
  readonly isExam: boolean;
};

/** Words for "exam" say nothing of which. */
const examWords = new Set(
  "exam exams examination test tests examen examenes prueba evaluacion controle controles epreuve klausur klassenarbeit schulaufgabe arbeit prufung".split(
    " ",
  ),
);
const examSigns = /考试|測驗|测验|测试|テスト|試験|考査/gu;
const fillers = new Set(
  "the of for and in on no nr num n o a de la el los las del du des le les l der die das und zu zur zum im".split(" "),
);
const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const hanDigits = "〇一二三四五六七八九";
/** What the points are out of says nothing of which. */
const points = /\(?\b\d+\s*(?:pts?|points?|punkte|puntos|p)\b\.?\)?|\(?\d+\s*[点分]\)?/giu;

export function examNameOf(title: string): ExamName {
  const plain = title
    .replace(/(\d)\.?[ºª]/gu, "$1")
    .normalize("NFKC")
    .toLowerCase()
    .replace(points, " ")
    .replace(
      /(?<=第|^)[一二三四五六七八九十]{1,3}(?=\p{sc=Han})|(?<=第)[一二三四五六七八九十]{1,3}/gu,
      (sign) => ` ${hanNumber(sign)} `,
    )
    .replace(/第/gu, " ");
  const isSigned = plain.search(examSigns) >= 0;
  const parts = plain
    .replace(examSigns, " ")
    .normalize("NFD")
    .replace(/(?<=\p{sc=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .match(/\d+|[^\P{L}\d]+/gu);
  const tokens = (parts ?? []).map((part) => (romans.includes(part) ? String(romans.indexOf(part) + 1) : part));
  const isNumber = (token: string) => /^\d/.test(token);
  return {
    words: new Set(tokens.filter((token) => !isNumber(token) && !fillers.has(token) && !examWords.has(token))),
    numbers: new Set(tokens.filter(isNumber).map((digits) => digits.replace(/^0+(?=\d)/, ""))),
    isExam: isSigned || tokens.some((token) => examWords.has(token)),
  };
}

/** "Unit 3 – Exam" is "Exam: Unit 3". One that is called by nothing but "exam" is any. */
export function isSameExam(one: ExamName, other: ExamName): boolean {
  if (one.words.size + one.numbers.size === 0) return false;
  return isSameSet(one.words, other.words) && isSameSet(one.numbers, other.numbers);
}

/** They cannot be the same: they are counted otherwise, stand at another place of the term, or the other is no exam. */
export function isOtherThing(exam: ExamName, grade: ExamName): boolean {
  const areCounted = exam.numbers.size > 0 && grade.numbers.size > 0;
  if (areCounted && !isSameSet(exam.numbers, grade.numbers)) return true;
  const [own, its] = [placeIn(exam), placeIn(grade)];
  if (own !== null && its !== null && own !== its) return true;
  return [...grade.words].some((word) => noExam.test(word) && !exam.words.has(word));
}

/** What is graded besides exams, or instead of one. */
const noExam =
  /^(?:quiz(?:zes)?|vocab.*|homework|hw|labs?|participa.*|attendance|projects?|retakes?|corrections?|makeup|practice|worksheet|review|interros?|tareas?|deberes|laboratorio|proyectos?|recuperacion|rattrapage|projets?|hausaufgaben?|mitarbeit|vokabel.*|referat|projekt|nachhol.*)$|听写|作业|小测|出勤|补考|^小$|宿題|出席|追試|レポート/u;

const middle = /^(?:midterms?|mid|partiel|zwischen)$|期中|中間/u;
const end = /^(?:finals?|finale|abschluss)$|期末/u;

function placeIn({ words }: ExamName): "middle" | "end" | null {
  const all = [...words];
  return all.some((word) => middle.test(word)) ? "middle" : all.some((word) => end.test(word)) ? "end" : null;
}

function hanNumber(sign: string): number {
  const [tens = "", ones = ""] = sign.includes("十") ? sign.split("十") : ["", sign];
  const digit = (one: string) => Math.max(0, hanDigits.indexOf(one));
  return sign.includes("十") ? (tens === "" ? 1 : digit(tens)) * 10 + (ones === "" ? 0 : digit(ones)) : digit(ones);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
