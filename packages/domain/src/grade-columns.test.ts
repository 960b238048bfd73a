import { expect, test } from "vitest";
import { guessColumns } from "./grade-columns.ts";
import { readTable } from "./table-text.ts";

function guessed(text: string) {
  const [header = [], ...rows] = readTable(text).rows;
  return guessColumns(header, rows);
}

test("columns are known by their heads in six languages [GRD-10]", () => {
  const whole = { name: 0, category: 1, earned: 2, possible: 3, percent: 4, date: 5 };
  const heads = [
    "Assignment\tCategory\tPoints earned\tPoints possible\tPercent\tDue date",
    "Tarea\tCategoría\tPuntos obtenidos\tPuntos posibles\tPorcentaje\tFecha de entrega",
    "Devoir\tCatégorie\tPoints obtenus\tBarème\tPourcentage\tÉchéance",
    "Aufgabe\tKategorie\tErreichte Punkte\tMögliche Punkte\tProzent\tDatum",
    "作业名称\t类别\t得分\t满分\t百分比\t日期",
    "課題名\t種類\t得点\t満点\tパーセント\t提出日",
  ];
  for (const head of heads)
    expect([head, guessed(`${head}\nx\tTest\t45\t50\t90\t`)]).toEqual([head, { columns: whole, hasHeader: true }]);
});

test("what a portal calls them is known too [GRD-10]", () => {
  expect(guessed("Name\tDue\tStatus\tScore\tOut of\nEssay\tOct 5 by 11:59pm\tLate\t45\t50")).toEqual({
    columns: { name: 0, date: 1, state: 2, earned: 3, possible: 4 },
    hasHeader: true,
  });
  expect(guessed("Due Date\tCategory\tAssignment\tScore\t%\tGrade\n10/05/2026\tQuiz\tCells\t45/50\t90\tA-")).toEqual({
    columns: { date: 0, category: 1, name: 2, earned: 3, percent: 4, letter: 5 },
    hasHeader: true,
  });
  expect(guessed("Subject,Assignment type,Title,Grade\nArt,Homework,Sketch,B+")).toEqual({
    columns: { course: 0, category: 1, name: 2, percent: 3 },
    hasHeader: true,
  });
  expect(guessed("Was;Wieviel\nKlausur 1;92,5")).toEqual({ columns: { name: 0, percent: 1 }, hasHeader: true });
});

test("without a head the cells tell [GRD-10]", () => {
  expect(guessed("Cells quiz\tQuiz\t05.10.2026\t45 / 50\nEssay\tHomework\t12.10.2026\t- / 20")).toEqual({
    columns: { name: 0, category: 1, date: 2, earned: 3 },
    hasHeader: false,
  });
  expect(guessed("Cells,92.5\nEssay,12.5")).toEqual({ columns: { name: 0, percent: 1 }, hasHeader: false });
  expect(guessed("Cells,45,50\nEssay,12,20")).toEqual({
    columns: { name: 0, earned: 1, possible: 2 },
    hasHeader: false,
  });
  expect(guessed("Cells\tA-\nEssay\tB")).toEqual({ columns: { name: 0, letter: 1 }, hasHeader: false });
  expect(guessed("Quiz;92 %\nTest;88 %")).toEqual({ columns: { name: 0, percent: 1 }, hasHeader: false });
  expect(guessed("Cells\t10/12\nEssay\t9/10")).toEqual({ columns: { name: 0, earned: 1 }, hasHeader: false });
  expect(guessColumns([], [])).toEqual({ columns: {}, hasHeader: false });
});
