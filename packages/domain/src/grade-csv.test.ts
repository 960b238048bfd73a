import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Grade } from "./grade.ts";
import { type Book, bookOf, classResult } from "./grade-book.ts";
import { type CsvLabels, guessColumns } from "./grade-columns.ts";
import { csvOf, gradesFromTable, hasRowsOfNoClass, type ImportOptions, newClassesIn, readingOf } from "./grade-csv.ts";
import { percentOf } from "./grade-scale.ts";
import type { NumberScale } from "./table-scale.ts";
import { readTable } from "./table-text.ts";
import { aCourse, aGrade, anyBook, percent, points } from "./testing/grades.ts";

const biology = {
  id: "biology",
  name: "Biology",
  categories: [
    { id: "test", name: "Tests" },
    { id: "quiz", name: "Quizzes" },
    { id: "homework", name: "Homework" },
    { id: "lab", name: "Lab work" },
  ],
};
const art = { id: "art", name: "Art", categories: [{ id: "test", name: "Tests" }] };
const plain: Omit<ImportOptions, "hasHeader"> = {
  into: biology,
  category: "homework",
  dateOrder: "month-first",
  today: "2026-11-15",
  now: 7,
};

function imported(text: string, options: Partial<ImportOptions> = {}) {
  const table = readTable(text);
  const [header = [], ...rows] = table.rows;
  const { columns, hasHeader } = guessColumns(header, rows, options.labels);
  return gradesFromTable(table, columns, { ...plain, hasHeader, ...options });
}

/** What was read, in short. */
function scores(text: string, options: Partial<ImportOptions> = {}) {
  const read = imported(text, options);
  if (!read.ok) return read.problem;
  return read.value.map(({ name, category, score, state, date }) => [name, category, score, state, date]);
}

describe("grades from a table [GRD-10]", () => {
  test("of a German Excel", () => {
    const text =
      "\uFEFFAufgabe;Kategorie;Punkte;Mögliche Punkte;Datum\r\nZellen;Tests;18,6;20;05.10.2026\r\nEssay;Hausaufgabe;;10;\r\n";
    expect(imported(text)).toEqual({
      ok: true,
      value: [
        {
          classId: "biology",
          name: "Zellen",
          category: "test",
          score: points(18.6, 20),
          state: "graded",
          extraCredit: false,
          date: "2026-10-05",
          createdAt: 7,
          updatedAt: 7,
        },
        {
          classId: "biology",
          name: "Essay",
          category: "homework",
          score: points(0, 10),
          state: "ungraded",
          extraCredit: false,
          date: null,
          createdAt: 7,
          updatedAt: 7,
        },
      ],
    });
    expect(scores("sep=;\nName;Note\nKlausur;92,125")).toEqual([
      ["Klausur", "homework", percent(92.125), "graded", null],
    ]);
  });

  test("of an English Excel and Google Sheets", () => {
    expect(
      scores('Name,Category,Percent,Date\r\n"Cells, part 1",lab work,92.5,10/25/2026\r\nEssay,,88%,10/5/2026\r\n'),
    ).toEqual([
      ["Cells, part 1", "lab", percent(92.5), "graded", "2026-10-25"],
      ["Essay", "homework", percent(88), "graded", "2026-10-05"],
    ]);
    expect(scores('Name,Points,Max\nBig,"1,250","1,500"')).toEqual([
      ["Big", "homework", points(1250, 1500), "graded", null],
    ]);
  });

  test("of a portal's page, whatever stands in its score column", () => {
    const page = [
      "Name\tType\tDue\tScore",
      "Cells\tTest\tOct 5 by 11:59pm\t45 / 50",
      "Mitosis\tQuiz\tOct 12 by 11:59pm\t92%",
      "Poster\tLab work\tOct 20\tA-",
      "Essay\tHomework\tDec 1\t- / 20",
      "Reading\tHomework\t\tMissing",
      "Trip\tSomething else\t—\tEX",
      "Later\tQuiz\tJan 8\t-",
      "Bonus\tTest\t\t5 / 0",
    ].join("\n");
    expect(scores(page)).toEqual([
      ["Cells", "test", points(45, 50), "graded", "2026-10-05"],
      ["Mitosis", "quiz", percent(92), "graded", "2026-10-12"],
      ["Poster", "lab", { as: "letter", letter: "A-" }, "graded", "2026-10-20"],
      ["Essay", "homework", points(0, 20), "ungraded", "2026-12-01"],
      ["Reading", "homework", null, "missing", null],
      ["Trip", "homework", null, "excused", null],
      ["Later", "quiz", null, "ungraded", "2027-01-08"],
      ["Bonus", "test", points(5, 100), "graded", null],
    ]);
    const read = imported(page);
    expect(read.ok && read.value.map((grade) => grade.extraCredit).lastIndexOf(true)).toBe(7);
  });

  test("of a page that writes the category below the name", () => {
    const page =
      "Name\tDue\tScore\tOut of\nCells\nQuizzes\tOct 5 by 11:59pm\t8\t10\nTrip\nOther things\tOct 6\t\t20\nLast\tOct 7\t9\t10";
    expect(scores(page)).toEqual([
      ["Cells", "quiz", points(8, 10), "graded", "2026-10-05"],
      ["Trip", "homework", points(0, 20), "ungraded", "2026-10-06"],
      ["Last", "homework", points(9, 10), "graded", "2026-10-07"],
    ]);
    expect(scores(`${page}\nTotal`)).toEqual([{ line: 7, problem: "short", text: "Total" }]);
  });

  test("with Japanese and Chinese heads", () => {
    expect(scores("課題名,種類,得点,満点,提出日\n細胞,小テスト,４５,５０,2026年10月5日")).toEqual([
      ["細胞", "quiz", points(45, 50), "graded", "2026-10-05"],
    ]);
    expect(scores("作业名称\t类别\t成绩\t日期\n细胞\t考试\t92分\t2026/10/5")).toEqual([
      ["细胞", "test", percent(92), "graded", "2026-10-05"],
    ]);
  });

  test("take an item's percentage from its grade, else from its score [GRD-4]", () => {
    expect(scores("Name,Grade,Score\nCells,91,85\nEssay,,85")).toEqual([
      ["Cells", "homework", percent(91), "graded", null],
      ["Essay", "homework", percent(85), "graded", null],
    ]);
    // Points that say the same say it more exactly; a teacher's percent holds against points that do not.
    expect(scores("Name,Percent,Score,Out of,Letter\nCells,93,27.9,30,A\nEssay,80,27.9,30,B-\nLab,,,,A+")).toEqual([
      ["Cells", "homework", points(27.9, 30), "graded", null],
      ["Essay", "homework", percent(80), "graded", null],
      ["Lab", "homework", { as: "letter", letter: "A+" }, "graded", null],
    ]);
  });

  test("go to the class each row names, where there are several", () => {
    const text = "Class,Name,Percent\nArt,Sketch,90\n,Cells,80\nbiology,Essay,70";
    const read = imported(text, { classes: [biology, art] });
    expect(read.ok && read.value.map((grade) => grade.classId)).toEqual(["art", "biology", "biology"]);
    expect(imported("Class,Name,Percent\nChemistry,Acids,90", { classes: [biology, art] })).toEqual({
      ok: false,
      problem: [{ line: 2, problem: "class", text: "Chemistry" }],
    });
    const strange = [biology, { ...art, name: "???" }];
    expect(imported("Class,Name,Percent\n!!!,Acids,90", { classes: strange }).ok).toBe(false);
    const all = imported("Class,Name,Percent\nChemistry,Acids,90");
    expect(all.ok && all.value[0]?.classId).toBe("biology");
  });

  test("bring classes along that are not there yet, each once, or leave them out", () => {
    const text = "Class,Name,Percent\nArt,Sketch,90\nChemistry,Acids,80\nCHEMISTRY,Bases,70\n=Music,Song,60\n,Cells,50";
    const table = readTable(text);
    const { columns, hasHeader } = guessColumns(table.rows[0] ?? [], table.rows.slice(1));
    const fresh = newClassesIn(table, columns, hasHeader, [biology, art]);
    expect(fresh).toEqual([
      { name: "Chemistry", rows: 2 },
      { name: "=Music", rows: 1 },
    ]);
    expect(hasRowsOfNoClass(table, columns, hasHeader)).toBe(true);
    expect(newClassesIn(table, { name: 1 }, hasHeader, [])).toEqual([]);
    const chemistry = { id: "new", name: "Chemistry", categories: [{ id: "quiz", name: "Quizzes" }] };
    const read = imported(text, { classes: [biology, art, chemistry], leaveOut: ["=Music"] });
    expect(read.ok && read.value.map(({ name, classId, category }) => [name, classId, category])).toEqual([
      // A class without the usual category takes its own first one.
      ["Sketch", "art", "test"],
      ["Acids", "new", "quiz"],
      ["Bases", "new", "quiz"],
      ["Cells", "biology", "homework"],
    ]);
  });

  test("whatever the classes are called, nothing is refused once those that are not there are made", () => {
    const name = fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => !/[",\n\r\t;]/u.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
        const text = ["Class,Name,Percent", ...names.map((each) => `"${each}",Cells,90`)].join("\n");
        const table = readTable(text);
        const columns = { course: 0, name: 1, percent: 2 };
        const made = newClassesIn(table, columns, true, [biology]).map((one) => ({ ...art, ...one, id: one.name }));
        const read = gradesFromTable(table, columns, { ...plain, hasHeader: true, classes: [biology, ...made] });
        expect(read.ok && read.value.length).toBe(names.length);
      }),
      { numRuns: 200 },
    );
  });

  test("say what the bare numbers of a table are, or that nobody can tell, and the student's word holds", () => {
    const of = (text: string, options: Partial<ImportOptions> = {}) => {
      const table = readTable(text);
      const { columns, hasHeader } = guessColumns(table.rows[0] ?? [], table.rows.slice(1));
      const { scale, hasBareNumbers } = readingOf(table, columns, { ...plain, hasHeader, ...options });
      return { scale, hasBareNumbers };
    };
    const unclear = "Name,Score\nCells,18\nEssay,9";
    expect(of(unclear)).toEqual({ scale: null, hasBareNumbers: true });
    expect(of("Name,Score,Out of\nCells,18,20").hasBareNumbers).toBe(false);
    expect(of("Name,Score\nCells,18/20\nEssay,90%").hasBareNumbers).toBe(false);
    expect(of("Punkte;von;Note\n18;20;1,3", { language: "de" })).toEqual({
      scale: { as: "german" },
      hasBareNumbers: false,
    });
    expect(scores(unclear, { scale: { as: "percent" } })).toEqual([
      ["Cells", "homework", percent(18), "graded", null],
      ["Essay", "homework", percent(9), "graded", null],
    ]);
    expect(scores(unclear, { scale: { as: "points", possible: 25 } })).toEqual([
      ["Cells", "homework", points(18, 25), "graded", null],
      ["Essay", "homework", points(9, 25), "graded", null],
    ]);
    expect(scores(unclear, { scale: { as: "german" } })).toEqual([
      { line: 2, problem: "range", text: "18" },
      { line: 3, problem: "range", text: "9" },
    ]);
    expect(scores("Name;Note\nKlausur;1,3", { scale: null })).toMatchObject([{ line: 2, problem: "scale" }]);
  });

  test("are never below nothing and never above what can be typed [GRD-6]", () => {
    const number = fc.oneof(fc.integer({ min: -50, max: 20_000 }), fc.double({ min: -50, max: 2000, noNaN: true }));
    const scale = fc.constantFrom<NumberScale>({ as: "percent" }, { as: "points", possible: 20 }, { as: "german" });
    const head = fc.constantFrom("Name,Grade", "Name,Grade,Out of", "Name,Percent", "Name,Points,Max");
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 5 }), scale, head, (values, said, heads) => {
        const rows = values.map((value) => `x,${value.toFixed(2)},${heads.split(",").length > 2 ? "20" : ""}`);
        const read = imported([heads, ...rows].join("\n"), { scale: said });
        for (const { score } of read.ok ? read.value : []) {
          const value = score && percentOf(score);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1000);
        }
        if (values.some((value) => value <= -0.01)) expect(read.ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test("are all refused, with the lines, where anything cannot be read", () => {
    const broken = [
      "Name,Percent,Max,Date",
      "Cells,90,,2026-10-05",
      '"Long',
      'name",ninety,,',
      "Essay,90,,30.02.2026",
      ",90,,",
      "",
      "Lab,90,-5,",
      "Field,90,many,",
    ].join("\n");
    expect(scores(broken)).toEqual([
      { line: 3, problem: "score", text: "ninety" },
      { line: 5, problem: "date", text: "30.02.2026" },
      { line: 6, problem: "name", text: "" },
      { line: 8, problem: "possible", text: "-5" },
      { line: 9, problem: "possible", text: "many" },
    ]);
    expect(scores("Name,Score,Out of\nCells,8,10\nEssay,8,")).toEqual([{ line: 3, problem: "possible", text: "" }]);
    expect(scores("")).toEqual([{ line: 1, problem: "nothing", text: "" }]);
    expect(scores("Name,Percent")).toEqual([{ line: 1, problem: "nothing", text: "" }]);
    expect(scores("Name,Category\nCells,Quiz")).toEqual([{ line: 1, problem: "no-scores", text: "" }]);
  });

  test("are valid grades whatever the text is, or problems with lines of it", () => {
    const piece = fc.constantFrom(
      ..."\t\n;,\"/%-.' =+A9",
      "Name",
      "Percent",
      "Test",
      "45 / 50",
      "92,5",
      "2026-10-05",
      "EX",
      "中",
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 40 }), (text) => {
        const read = imported(text);
        if (read.ok) for (const grade of read.value) expect(Grade.parse(grade)).toEqual(grade);
        else for (const { line } of read.problem) expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("grades as a file for a spreadsheet [GRD-10]", () => {
  const english: CsvLabels = {
    columns: {
      course: "Class",
      name: "Assignment",
      category: "Category",
      percent: "Percent",
      earned: "Points",
      possible: "Points possible",
      letter: "Letter",
      date: "Date",
      state: "Status",
      extraCredit: "Extra credit",
      realZero: "Zero counts",
    },
    states: { graded: "Graded", ungraded: "Not graded", missing: "Missing", excused: "Excused", dropped: "Dropped" },
    yes: "yes",
  };
  const german: CsvLabels = {
    columns: {
      course: "Fach",
      name: "Name",
      category: "Kategorie",
      percent: "Prozent",
      earned: "Punkte",
      possible: "von",
      letter: "Buchstabe",
      date: "Datum",
      state: "Stand",
      extraCredit: "Zusatz",
      realZero: "Null zählt",
    },
    states: { graded: "benotet", ungraded: "offen", missing: "fehlt", excused: "befreit", dropped: "gestrichen" },
    yes: "ja",
  };
  const categoryName = ({ id, name }: { readonly id: string; readonly name?: string | undefined }) =>
    name ?? `Category ${id}`;

  test("opens as a table: mark, line ends, separator and decimal mark as Excel expects them", () => {
    const book = bookOf(aCourse({ categories: [{ id: "test", name: "Tests", weight: 1 }] }), undefined, [
      aGrade({ name: "Cells; part 1", score: points(18.5, 30), date: "2026-10-05" }),
      aGrade({ name: 'The "Ode"', score: percent(92.5), extraCredit: true }),
      aGrade({ name: "Essay", score: { as: "letter", letter: "A-" } }),
      aGrade({ name: "Later", score: points(0, 20), state: "ungraded" }),
      aGrade({ name: "Zero", score: percent(0), realZero: true }),
    ]);
    expect(csvOf([book], { decimalComma: true, labels: german, categoryName })).toBe(
      [
        "\uFEFFFach;Name;Kategorie;Prozent;Punkte;von;Buchstabe;Datum;Stand;Zusatz;Null zählt",
        'Biology;"Cells; part 1";Tests;61,67;18,5;30;;2026-10-05;benotet;;',
        'Biology;"The ""Ode""";Tests;92,5;;;;;benotet;ja;',
        "Biology;Essay;Tests;;;;A-;;benotet;;",
        "Biology;Later;Tests;;;20;;;offen;;",
        "Biology;Zero;Tests;0;;;;;benotet;;ja",
        "",
      ].join("\r\n"),
    );
    expect(csvOf([book], { decimalComma: false, labels: english, categoryName }).split("\r\n")[1]).toBe(
      "Biology,Cells; part 1,Tests,61.67,18.5,30,,2026-10-05,Graded,,",
    );
  });

  test("runs nothing: what begins like a formula is text, a negative number stays one", () => {
    const names = ["=1+1", "+cmd", "-x", "@SUM(A1)", "-5", "-5,5", "'=1", "＝1+1", "'quoted'", "A=1"];
    const grades = names.map((name) => aGrade({ name, score: points(2.5, 10), realZero: true }));
    const book = bookOf(aCourse({ name: "=Class" }), undefined, grades);
    const text = csvOf([book], { decimalComma: true, labels: german, categoryName });
    const rows = readTable(text).rows.slice(1);
    expect(rows.map((row) => row[1])).toEqual([
      "'=1+1",
      "'+cmd",
      "'-x",
      "'@SUM(A1)",
      "-5",
      "-5,5",
      "''=1",
      "'＝1+1",
      "'quoted'",
      "A=1",
    ]);
    expect(rows[0]?.slice(0, 6)).toEqual(["'=Class", "'=1+1", "Category test", "25", "2,5", "10"]);
    const read = imported(text, { labels: german });
    expect(read.ok && read.value.map((grade) => grade.name)).toEqual(names);
    const below = bookOf(aCourse(), undefined, [aGrade({ score: points(-2.5, 10) })]);
    expect(csvOf([below], { decimalComma: true, labels: german, categoryName })).toContain(";-25;-2,5;10;");
  });

  test("read again gives the same grades", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(..."=+-@'\";,\t\n 5a"), minLength: 1, maxLength: 6 }),
    );
    const fine = fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => (value === 0 ? 0 : value));
    fc.assert(
      fc.property(
        anyBook,
        fc.array(name, { minLength: 3, maxLength: 3 }),
        fine,
        fc.boolean(),
        fc.constantFrom(english, german),
        (any, names, score, decimalComma, labels) => {
          const book = named(any, names, score);
          const text = csvOf([book], { decimalComma, labels, categoryName });
          const categories = book.categories.map((category) => ({ id: category.id, name: categoryName(category) }));
          const read = imported(text, { into: { id: "biology", name: "Biology", categories }, labels });
          expect(read.ok).toBe(book.grades.length > 0);
          if (book.grades.length === 0) return;
          if (!read.ok) throw new Error(JSON.stringify(read.problem));
          expect(read.value).toEqual(
            book.grades.map(({ id: _, realZero, ...grade }) => {
              return { ...grade, ...(realZero ? { realZero } : {}), createdAt: 7, updatedAt: 7 };
            }),
          );
          const again = { ...book, grades: read.value.map((grade, place) => ({ ...grade, id: `g${place}` })) };
          expect(classResult(again)).toEqual(classResult(book));
        },
      ),
      { numRuns: 300 },
    );
  });

  /** With names of all kinds, and one score of all digits. */
  function named(book: Book, names: readonly string[], score: number): Book {
    const grades = book.grades.map((grade, place) => {
      const name = (names[place % names.length] ?? "").trim() || "Item";
      return { ...grade, name, ...(place === 0 && grade.score ? { score: percent(score) } : {}) };
    });
    return { ...book, grades };
  }
});
