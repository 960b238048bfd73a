import type { plainCategories } from "./course.ts";
import type { GradeState } from "./grade.ts";

/** What one can find at the head of a table of grades. */
export const columnKinds = [
  "name",
  "category",
  "percent",
  "earned",
  "possible",
  "letter",
  "date",
  "state",
  "extraCredit",
  "realZero",
  "course",
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** As gradebooks and spreadsheets head their columns, in the six languages of the app. */
export const columnWords: Readonly<Record<ColumnKind, readonly string[]>> = {
  name: words(
    "name, assignment, assignment name, item, grade item, title, task, paper, exam, aufgabe, titel, bezeichnung",
    "leistung, arbeit",
    "nombre, tarea, titulo, actividad, nom, devoir, intitule, titre, evaluation, travail",
    "作业, 作业名称, 名称, 题目, 项目, 課題, 課題名, 名前, 項目, タイトル",
  ),
  category: words(
    "category, type, assignment type, assignment group, group, kind, kategorie, typ, art, art der aufgabe",
    "categoria, tipo, tipo de tarea, categorie, genre, 类别, 类型, 分类, カテゴリ, カテゴリー, 種類, 種別, 分類",
  ),
  percent: words(
    "percent, percentage, %, grade, grade %, score %, mark, prozent, prozentsatz, ergebnis in %, note",
    "porcentaje, calificacion, nota, pourcentage, note %, 百分比, 百分数, 成绩, 成績, 百分率, パーセント, 評点",
    "评分, 評定, zensur, schulnote, noten, calificaciones, notes",
  ),
  earned: words(
    "score, points, points earned, earned, points scored, marks, marks obtained, notenpunkte, punkte, erreicht, erreichte punkte, ergebnis",
    "puntos, puntos obtenidos, puntuacion, points obtenus, obtenu, resultat",
    "得分, 分数, 获得分数, 得点, 点数, 獲得点",
  ),
  possible: words(
    "possible, points possible, possible points, max, maximum, max points, max score, out of, total points, total",
    "moglich, mogliche punkte, maximal, maximale punkte, hochstpunktzahl, von, posible, puntos posibles, maximo",
    "puntos maximos, points possibles, bareme, sur, maximum de points, 满分, 总分, 可得分数, 満点, 配点, 最大点",
    "full marks, total marks, marks available, max marks, maximum score, max grade, maximum grade, total possible",
    "max punkte, punkte max, maximalpunkte, maximalpunktzahl, gesamtpunkte, de, sobre, nota maxima, puntuacion maxima",
    "calificacion maxima, puntaje maximo, note max, note maximale, points max, points maximum, note sur, 满分值",
  ),
  letter: words(
    "letter, letter grade, buchstabe, buchstabennote, letra, nota en letra, lettre, note en lettre",
    "等级, 字母等级, 字母成绩, 評価, 評語, レター",
  ),
  date: words(
    "date, due, due date, day, datum, fallig, abgabe, abgabedatum, tag, fecha, fecha de entrega, entrega, dia",
    "echeance, date de remise, jour, 日期, 截止日期, 截止, 日付, 提出日, 期限, 締切",
  ),
  state: words("state, status, zustand, stand, estado, etat, statut, 状态, 状態, ステータス"),
  extraCredit: words(
    "extra credit, bonus, extra, zusatzpunkte, zusatz, credito extra, puntos extra, points bonus, credit supplementaire",
    "额外学分, 加分, 附加分, 加点, 追加点, ボーナス",
  ),
  realZero: words(
    "real zero, zero counts, echte null, null zahlt, cero real, cero cuenta, vrai zero, zero compte",
    "真零分, 零分计入, 零点を数える, 本当の0点",
  ),
  course: words(
    "class, course, subject, fach, kurs, klasse, clase, curso, asignatura, materia, cours, classe, matiere",
    "课程, 科目, 班级, 授業, クラス, 教科",
  ),
};

/** Too short to tell anything within another head: "Fecha de entrega" says nothing of what is possible. */
export const wholeHeads: ReadonlySet<string> = new Set(words("de, sobre, sur, von, np"));

export const stateWords: Readonly<Record<GradeState, readonly string[]>> = {
  graded: words("graded, benotet, bewertet, calificado, note, 已评分, 採点済み"),
  ungraded: words(
    "ungraded, not graded, not yet graded, pending, n a, na, unbenotet, nicht bewertet, offen, sin calificar, pendiente",
    "non note, en attente, 未评分, 待评分, 未採点",
    // Whoever was away has no score; whether that is a zero only the school knows.
    "absent, absente, abs, abwesend, krank, ausente, no presentado, np, 缺考, 缺席, 欠席, 未受験",
  ),
  missing: words(
    "missing, not submitted, fehlt, fehlend, nicht abgegeben, falta, no entregado, faltante, manquant, non rendu",
    "缺交, 未交, 未提交, 未提出",
  ),
  excused: words("excused, ex, exempt, entschuldigt, befreit, justificado, exento, excuse, dispense, 免除, 免交, 豁免"),
  dropped: words("dropped, gestrichen, gewertet nicht, descartado, eliminado, retire, ignore, 已去除, 去掉, 除外"),
};

export const yesWords: readonly string[] = words(
  "yes, y, true, x, 1, ✓, ✔, ja, wahr, si, verdadero, oui, vrai, 是, はい",
);

const categoryWords: Readonly<Record<(typeof plainCategories)[number], readonly string[]>> = {
  test: words(
    "test, tests, exam, exams, examination, midterm, final, klausur, klausuren, klassenarbeit, prufung, examen",
    "examenes, prueba, pruebas, controle, examens, 考试, 测试, テスト, 試験",
  ),
  quiz: words(
    "quiz, quizzes, quizze, kurztest, cuestionario, cuestionarios, interro, 小测, 小测验, 测验, 小テスト, クイズ",
  ),
  assignment: words("assignment, assignments, aufgabe, aufgaben, tarea, tareas, devoir, devoirs, 作业, 课题, 課題"),
  homework: words(
    "homework, hw, hausaufgabe, hausaufgaben, deberes, devoir maison, devoirs maison, dm, 家庭作业, 宿題",
  ),
};

/** The one of the four plain categories that a text means. */
export function plainCategoryOf(text: string): string | null {
  const said = plainWord(text);
  return Object.entries(categoryWords).find(([, all]) => all.includes(said))?.[0] ?? null;
}

/** Without case, accents, widths and punctuation: two people who mean the same word have the same text. */
export function plainWord(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[^\p{L}\p{N}%✓✔]+/gu, " ").trim();
}

function words(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(",").map(plainWord));
}
