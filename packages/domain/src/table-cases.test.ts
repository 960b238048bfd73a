import { describe, expect, test } from "vitest";
import { guessColumns } from "./grade-columns.ts";
import { gradesFromTable } from "./grade-csv.ts";
import { readTable } from "./table-text.ts";

/** One row as a person would say it: "18/20", "92%", "A-", "–" for nothing yet, or what is wrong with it. */
type Case = readonly [school: string, language: string, file: string, expected: readonly string[]];

const cases: readonly Case[] = [
  // English
  ["a score and what it is out of", "en", "Assignment,Grade,Out of\nCells,18,20\nEssay,45,50", ["18/20", "45/50"]],
  ["marks of a British school", "en", "Task,Mark,Max\nCells,18,20\nEssay,7,10", ["18/20", "7/10"]],
  ["marks and total marks", "en", "Paper,Marks,Total marks\nPaper 1,61,80", ["61/80"]],
  ["marks obtained and full marks", "en", "Exam,Marks obtained,Full marks\nMaths,72,80", ["72/80"]],
  ["a learning platform's own page", "en", "Name,Due,Status,Score,Out of\nEssay,Oct 5,Late,45,50", ["45/50"]],
  [
    "a platform with grade, range and percentage",
    "en",
    "Grade item,Grade,Range,Percentage\nQuiz 1,18.00,0–20,90.00 %",
    ["90%"],
  ],
  [
    "grade, out of and percentage",
    "en",
    "Assignment,Grade,Out of,Percentage\nCells,18,20,90\nEssay,7,10,70",
    ["18/20", "7/10"],
  ],
  [
    "a percentage beside what is possible",
    "en",
    "Name,Grade,Points possible\nCells,92,20\nEssay,85,50",
    ["92%", "85%"],
  ],
  ["percent in plain numbers", "en", "Name,Percent\nCells,8\nEssay,12", ["8%", "12%"]],
  ["a grade of a hundred", "en", "Name,Grade\nCells,92\nEssay,15", ["92%", "15%"]],
  ["letters", "en", "Name,Grade\nCells,A-\nEssay,b+", ["A-", "B+"]],
  ["small numbers that say nothing of their maximum", "en", "Name,Score\nCells,18\nEssay,9", ["? scale"]],
  ["points that say nothing of their maximum", "en", "Name,Points\nCells,45\nEssay,38", ["? scale"]],
  ["the maximum in the head", "en", "Name,Score (out of 50)\nCells,45\nEssay,38", ["45/50", "38/50"]],
  ["a maximum of a hundred in the head", "en", "Name,Grade /100\nCells,45\nEssay,8", ["45/100", "8/100"]],
  ["a slip of the keys", "en", "Name,Percent\nCells,9200\nEssay,90", ["? range 9200"]],
  ["less than nothing", "en", "Name,Percent\nCells,-5\nEssay,90", ["? range -5"]],
  ["far more points than possible", "en", "Name,Points,Max\nCells,900,1\nEssay,-1,10", ["? range 900", "? range -1"]],
  ["a score over the maximum", "en", "Name,Points,Max\nCells,21,20", ["21/20"]],
  ["a maximum that one row lacks", "en", "Name,Grade,Out of\nCells,8,10\nEssay,8,", ["? possible "]],
  ["an ungraded row beside graded ones", "en", "Name,Mark,Out of\nCells,8,10\nEssay,,20", ["8/10", "–/20"]],
  // Spanish
  ["nota y sobre", "es", "Actividad;Nota;Sobre\nCélulas;8,5;10\nEnsayo;17;20", ["8.5/10", "17/20"]],
  ["nota y nota máxima", "es", "Tarea;Nota;Nota máxima\nCélulas;8,5;10", ["8.5/10"]],
  ["nota, de", "es", "Tarea;Nota;de\nCélulas;18;20", ["18/20"]],
  ["puntuación y puntuación máxima", "es", "Tarea;Puntuación;Puntuación máxima\nCélulas;18;20", ["18/20"]],
  ["notas de diez", "es", "Asignatura;Tarea;Nota\n;Células;8,5\n;Ensayo;10", ["8.5/10", "10/10"]],
  ["calificaciones de diez", "en", "Nombre,Calificación\nCélulas,7.25\nEnsayo,9", ["7.25/10", "9/10"]],
  ["calificación en porcentaje", "es", "Nombre;Calificación\nCélulas;72,5\nEnsayo;90", ["72.5%", "90%"]],
  ["nota sobre 20 en la cabecera", "es", "Tarea;Nota (sobre 20)\nCélulas;14", ["14/20"]],
  ["notas entre diez y veinte", "es", "Tarea;Nota\nCélulas;14\nEnsayo;17", ["? scale"]],
  // French
  ["note et sur", "fr", "Devoir;Note;Sur\nCellules;14,5;20\nInterro;7;10", ["14.5/20", "7/10"]],
  ["note et barème", "fr", "Matière;Devoir;Note;Barème\n;Cellules;14,5;20", ["14.5/20"]],
  ["notes sur vingt", "fr", "Devoir;Note\nCellules;14,5\nInterro;7", ["14.5/20", "7/20"]],
  [
    "notes françaises dans un Jotter anglais",
    "en",
    "Matière;Intitulé;Note\n;Cellules;5,5\n;Interro;4",
    ["5.5/20", "4/20"],
  ],
  ["note /20", "fr", "Devoir;Note /20\nCellules;14,5", ["14.5/20"]],
  ["note sur 10", "fr", "Devoir;Note sur 10\nCellules;4,5", ["4.5/10"]],
  ["note /20 collée", "fr", "Devoir;Note\nCellules;14,5/20\nInterro;7/10", ["14.5/20", "7/10"]],
  ["absent et dispensé", "fr", "Devoir;Note;Sur\nDS1;dispensé;20\nDS2;Abs.;20\nDS3;7;10", ["excused", "–/20", "7/10"]],
  ["no presentado", "es", "Asignatura;Examen;Nota\n;Células;7,5\n;Genética;NP", ["7.5/10", "–"]],
  ["缺考", "zh", "科目,成绩\n,92\n,缺考", ["92%", "–"]],
  // German
  ["Punkte und von", "de", "Aufgabe;Punkte;von\nZellen;18;20", ["18/20"]],
  ["Punkte und max. Punkte", "de", "Aufgabe;Punkte;Max. Punkte\nZellen;18,5;20", ["18.5/20"]],
  ["Note und von", "de", "Aufgabe;Note;von\nZellen;18;20", ["18/20"]],
  ["Noten von eins bis sechs", "de", "Fach;Leistung;Note\n;Klausur;1,3\n;Test;4", ["96%", "60%"]],
  ["Noten in einem englischen Jotter", "en", "Fach;Leistung;Note\n;Klausur;1,0\n;Test;6", ["100%", "33.33%"]],
  ["Noten ohne weitere Köpfe", "en", "Name;Note\nKlausur;1,3\nTest;2,0", ["96%", "86.67%"]],
  ["Noten mit Plus und Minus", "de", "Leistung;Note\nKlausur;2+\nTest;3-\nReferat;1", ["90.67%", "69.33%", "100%"]],
  ["Noten in Worten", "de", "Leistung;Note\nKlausur;sehr gut\nTest;befriedigend", ["100%", "73.33%"]],
  ["Punkte und Note", "de", "Leistung;Punkte;von;Note\nKlausur;18;20;1,3", ["18/20"]],
  ["Notenpunkte der Oberstufe", "de", "Leistung;Notenpunkte\nKlausur;13\nTest;9", ["13/15", "9/15"]],
  ["Punkte ohne Höchstzahl", "de", "Leistung;Punkte\nKlausur;13\nTest;9", ["? scale"]],
  ["Note als Prozent", "de", "Name;Note\nKlausur;92,5\nTest;4", ["92.5%", "4%"]],
  ["Prozent klein", "de", "Name;Prozent\nKlausur;4,5", ["4.5%"]],
  ["Noten ohne Kopf", "de", "Klausur;1,3\nTest;2,7", ["96%", "77.33%"]],
  // Chinese
  ["成绩和满分", "zh", "作业,成绩,满分\n细胞,18,20", ["18/20"]],
  ["得分和总分", "zh", "作业名称,得分,总分\n细胞,18,20", ["18/20"]],
  ["百分制", "zh", "科目,考试名称,成绩\n,期中,92\n,期末,88.5", ["92%", "88.5%"]],
  ["一百五十分的卷子", "zh", "名称,成绩\n语文,128\n数学,96", ["128/150", "96/150"]],
  ["满分写在表头", "zh", "名称,成绩（满分150）\n语文,98", ["98/150"]],
  ["很小的数", "zh", "名称,成绩\n小测,8\n作业,9", ["? scale"]],
  // Japanese
  ["点数と満点", "ja", "課題名,点数,満点\n細胞,18,20", ["18/20"]],
  ["成績と満点", "ja", "課題,成績,満点\n細胞,18,20", ["18/20"]],
  ["得点と配点", "ja", "課題名,得点,配点\n細胞,４５,５０", ["45/50"]],
  ["百点満点", "ja", "課題名,得点\n中間,85点\n期末,72点", ["85%", "72%"]],
  ["満点が見出しに", "ja", "課題名,得点（50点満点）\n中間,42", ["42/50"]],
  ["五段階", "ja", "教科,課題名,評定\n,1学期,4\n,2学期,5", ["4/5", "5/5"]],
];

describe("files as schools of six countries write them [GRD-10]", () => {
  test.each(cases)("%s (%s)", (_, language, file, expected) => {
    expect(said(file, language)).toEqual(expected);
  });
});

function said(file: string, language: string): readonly string[] {
  const table = readTable(file);
  const [header = [], ...rows] = table.rows;
  const { columns, hasHeader } = guessColumns(header, rows);
  const read = gradesFromTable(table, columns, {
    hasHeader,
    into: { id: "biology", name: "Biology", categories: [{ id: "test", name: "Tests" }] },
    category: "test",
    dateOrder: "month-first",
    today: "2026-11-15",
    now: 7,
    language,
  });
  if (!read.ok) return read.problem.map(({ problem, text }) => `? ${problem}${problem === "scale" ? "" : ` ${text}`}`);
  return read.value.map(({ score, state }) => {
    if (state !== "graded" && state !== "ungraded") return state;
    if (!score) return "–";
    if (score.as === "letter") return score.letter;
    if (score.as === "percent") return `${score.percent}%`;
    return `${state === "ungraded" ? "–" : score.earned}/${score.possible}`;
  });
}
