import type { CourseLevel } from "@jotter/domain/course";
import { newCourse } from "@jotter/domain/course";
import type { Grade, Score } from "@jotter/domain/grade";
import { bookOf, type StoredGrade } from "@jotter/domain/grade-book";
import { newEvent } from "@jotter/domain/new-event";
import { occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import type { Language } from "@jotter/domain/settings";
import { instantOf } from "@jotter/domain/zones";
import { daysAskedFor, type OwnDataFacts } from "../facts.ts";

const zone = "America/New_York";
/** A Wednesday. */
const today = "2026-11-18";
const now = instantOf(`${today}T15:30`, zone);

type Names = {
  readonly classes: Readonly<Record<ClassKey, string>>;
  readonly midterm: string;
  readonly unitTest: string;
  readonly final: string;
  readonly lab: string;
  readonly essay: string;
  readonly problems: string;
  readonly reading: string;
  readonly worksheet: string;
  readonly dentist: string;
  readonly study: string;
  readonly notes: readonly [string, string, string];
};
type ClassKey = "bio" | "calc" | "world" | "us" | "chem" | "lit";

const names: Readonly<Record<Language, Names>> = {
  en: {
    classes: {
      bio: "AP Biology",
      calc: "Calculus",
      world: "World History",
      us: "AP U.S. History",
      chem: "Chemistry",
      lit: "English Literature",
    },
    midterm: "Calculus Midterm",
    unitTest: "Biology Unit 3 Test",
    final: "Chemistry Final",
    lab: "Lab Report: Osmosis",
    essay: "Essay on Hamlet",
    problems: "Problem Set 4",
    reading: "Reading log",
    worksheet: "Stoichiometry worksheet",
    dentist: "Dentist",
    study: "Study calculus",
    notes: ["Mitosis and meiosis", "Derivatives cheat sheet", "The French Revolution"],
  },
  es: {
    classes: {
      bio: "Biología",
      calc: "Cálculo",
      world: "Historia Universal",
      us: "Historia de México",
      chem: "Química",
      lit: "Literatura",
    },
    midterm: "Parcial de Cálculo",
    unitTest: "Examen de Biología, unidad 3",
    final: "Final de Química",
    lab: "Informe de laboratorio: ósmosis",
    essay: "Ensayo sobre Hamlet",
    problems: "Problemas 4",
    reading: "Diario de lectura",
    worksheet: "Hoja de estequiometría",
    dentist: "Dentista",
    study: "Estudiar cálculo",
    notes: ["Mitosis y meiosis", "Derivadas: chuleta", "La Revolución francesa"],
  },
  fr: {
    classes: {
      bio: "Biologie",
      calc: "Mathématiques",
      world: "Histoire ancienne",
      us: "Histoire moderne",
      chem: "Chimie",
      lit: "Littérature",
    },
    midterm: "Partiel de mathématiques",
    unitTest: "Contrôle de biologie, chapitre 3",
    final: "Examen final de chimie",
    lab: "Compte rendu de TP : osmose",
    essay: "Dissertation sur Hamlet",
    problems: "Feuille d’exercices 4",
    reading: "Journal de lecture",
    worksheet: "Fiche stœchiométrie",
    dentist: "Dentiste",
    study: "Réviser les maths",
    notes: ["Mitose et méiose", "Dérivées : antisèche", "La Révolution française"],
  },
  de: {
    classes: {
      bio: "Biologie",
      calc: "Mathematik",
      world: "Alte Geschichte",
      us: "Neuere Geschichte",
      chem: "Chemie",
      lit: "Literatur",
    },
    midterm: "Matheklausur",
    unitTest: "Biologie-Test Kapitel 3",
    final: "Abschlussprüfung Chemie",
    lab: "Laborbericht: Osmose",
    essay: "Aufsatz über Hamlet",
    problems: "Übungsblatt 4",
    reading: "Lesetagebuch",
    worksheet: "Arbeitsblatt Stöchiometrie",
    dentist: "Zahnarzt",
    study: "Mathe lernen",
    notes: ["Mitose und Meiose", "Ableitungen: Spickzettel", "Die Französische Revolution"],
  },
  zh: {
    classes: { bio: "生物", calc: "高等数学", world: "世界历史", us: "中国历史", chem: "化学", lit: "文学" },
    midterm: "高等数学期中考试",
    unitTest: "生物第三单元测试",
    final: "化学期末考试",
    lab: "渗透实验报告",
    essay: "哈姆雷特读后感",
    problems: "习题集4",
    reading: "阅读日志",
    worksheet: "化学计量练习",
    dentist: "看牙医",
    study: "复习高数",
    notes: ["有丝分裂和减数分裂", "导数速查表", "法国大革命"],
  },
  ja: {
    classes: { bio: "生物基礎", calc: "数学II", world: "世界史", us: "日本史", chem: "化学", lit: "文学" },
    midterm: "数学の中間テスト",
    unitTest: "生物の単元テスト",
    final: "化学の期末試験",
    lab: "浸透圧の実験レポート",
    essay: "ハムレットの感想文",
    problems: "問題集4",
    reading: "読書記録",
    worksheet: "化学量論プリント",
    dentist: "歯医者",
    study: "数学の勉強",
    notes: ["体細胞分裂と減数分裂", "微分の早見表", "フランス革命"],
  },
};

const levels: Readonly<Record<ClassKey, CourseLevel>> = {
  bio: "ap",
  calc: "standard",
  world: "standard",
  us: "ap",
  chem: "standard",
  lit: "standard",
};

/** The same student in each language. */
export function student(language: Language): OwnDataFacts {
  const called = names[language];
  const courses = Object.entries(called.classes).map(([id, name], place) => {
    // Object.entries forgets what the keys are.
    return { id, ...newCourse(name, levels[id as ClassKey], place, 1) };
  });
  const { from, to } = daysAskedFor(today);
  return {
    now,
    zone,
    language,
    classes: courses.map(({ id, name }) => ({ id, name })),
    grades: courses.map((course) =>
      bookOf(
        course,
        undefined,
        grades(called).filter(({ classId }) => classId === course.id),
      ),
    ),
    calendar: { from, to, occurrences: occurrencesBetween(events(called), from, to, zone) },
    notes: called.notes.map((title, place) => ({
      id: `note-${place + 1}`,
      title,
      classId: ["bio", "calc", "world"][place] ?? null,
      updatedAt: now - (1 + 3 * place) * 86_400_000,
    })),
  };
}

/** A student on the first day. */
export function newcomer(language: Language): OwnDataFacts {
  const { from, to } = daysAskedFor(today);
  return { now, zone, language, classes: [], grades: [], calendar: { from, to, occurrences: [] }, notes: [] };
}

function grades(called: Names): readonly StoredGrade[] {
  return [
    aGrade("bio-1", "bio", "test", 90, "2026-09-20"),
    aGrade("bio-2", "bio", "test", 80, "2026-10-20"),
    aGrade("bio-3", "bio", "quiz", 95, "2026-11-10"),
    aGrade("bio-4", "bio", "homework", 90, "2026-10-02"),
    { ...aGrade("bio-5", "bio", "assignment", null, null), name: called.lab },
    aGrade("calc-1", "calc", "test", 72, "2026-10-12"),
    aGrade("calc-2", "calc", "quiz", 70, "2026-10-30"),
    aGrade("calc-3", "calc", "homework", 80, "2026-11-05"),
    aGrade("world-1", "world", "test", 95, "2026-10-22"),
    aGrade("us-1", "us", "test", 85, "2026-11-03"),
    aGrade("us-2", "us", "quiz", 83, "2026-11-16"),
    aGrade("chem-1", "chem", "test", 88, "2026-10-15"),
    aGrade("chem-2", "chem", "homework", 90, "2026-10-18"),
    { ...aGrade("chem-3", "chem", "homework", null, "2026-11-01"), state: "missing" },
  ];
}

function aGrade(
  id: string,
  classId: ClassKey,
  category: string,
  percent: number | null,
  date: string | null,
): StoredGrade {
  const score: Score | null = percent === null ? null : { as: "percent", percent };
  const state: Grade["state"] = score ? "graded" : "ungraded";
  return { id, classId, name: id, category, score, state, extraCredit: false, date, createdAt: 1, updatedAt: 1 };
}

function events(called: Names): readonly StoredEvent[] {
  const at = (
    id: string,
    change: Partial<StoredEvent> & Pick<StoredEvent, "type" | "title" | "start">,
  ): StoredEvent => {
    return { ...newEvent(1, { zone, end: change.start, ...change }), id };
  };
  const lesson = (id: ClassKey, days: string, start: string, end: string) =>
    at(`lesson-${id}`, {
      type: "class",
      title: called.classes[id],
      start,
      end,
      classId: id,
      rule: `FREQ=WEEKLY;BYDAY=${days}`,
    });
  const due = (id: string, title: string, classId: ClassKey, end: string, change: Partial<StoredEvent> = {}) =>
    at(id, { type: "assignment", title, classId, start: end, ...change });
  return [
    lesson("bio", "MO,WE,FR", "2026-09-07T10:00", "2026-09-07T11:00"),
    lesson("calc", "TU,TH", "2026-09-08T09:00", "2026-09-08T10:00"),
    at("midterm", {
      type: "exam",
      title: called.midterm,
      classId: "calc",
      start: "2026-11-20T13:00",
      end: "2026-11-20T14:30",
      weight: 20,
    }),
    at("unit-test", {
      type: "exam",
      title: called.unitTest,
      classId: "bio",
      start: "2026-11-24T10:00",
      end: "2026-11-24T11:00",
    }),
    at("final", {
      type: "exam",
      title: called.final,
      classId: "chem",
      start: "2026-12-15T09:00",
      end: "2026-12-15T11:00",
    }),
    due("lab", called.lab, "bio", "2026-11-19T23:59", { weight: 5, estimateMinutes: 90 }),
    due("essay", called.essay, "lit", "2026-11-23T23:59"),
    due("problems", called.problems, "calc", "2026-11-18T23:00", { estimateMinutes: 25 }),
    due("reading", called.reading, "lit", "2026-11-16T20:00"),
    due("worksheet", called.worksheet, "chem", "2026-11-17T20:00", { doneAt: 5 }),
    at("dentist", { type: "other", title: called.dentist, start: "2026-11-19T16:00", end: "2026-11-19T17:00" }),
    at("study", {
      type: "study",
      title: called.study,
      classId: "calc",
      start: "2026-11-19T18:00",
      end: "2026-11-19T19:00",
    }),
  ];
}
