import { randomUUID } from "node:crypto";
import { eventData, noteData, type PushOp, push, type StudentAccount } from "./account.ts";

const dayMs = 86_400_000;
const membranes = [
  "Osmosis is the movement of water through a membrane that lets no salt pass.",
  "Diffusion is the movement of particles from a high to a low concentration.",
  "Active transport needs ATP, for it goes from a low to a high concentration.",
].join("\n\n");

/** A student before an exam: a deck with a history, an exam not begun, a deck of no exam, a quiz with mistakes, a grade. */
export async function giveStudyTerm(address: string, student: StudentAccount, now: number) {
  const [biology, chemistry, cells, words, exam, note, quiz] = Array.from({ length: 7 }, () => randomUUID());
  let n = 0;
  const op = (kind: string, id: string | undefined, data: object): PushOp => {
    n++;
    return { kind, id: id ?? randomUUID(), ifRev: 0, n, v: 1, data: { ...data }, del: false, at: now };
  };
  const stamps = { createdAt: now - 30 * dayMs, updatedAt: now - 1000 };
  const wall = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 16);
  const anExam = (id: string | undefined, title: string, days: number, more: object) =>
    op("event", id, eventData(title, wall(days), wall(days + 0.04), { type: "exam", ...more }));
  const card = (deckId: string | undefined, front: string, topic: string | undefined, daysAgo: readonly number[]) => {
    const reviews = daysAgo.map((days) => ({ at: now - days * dayMs, side: 0, rating: 3, ms: 9000 }));
    const askedAt = reviews.at(-1)?.at ?? null;
    const words = { deckId, kind: "basic", front, back: `About ${front}`, tags: [], ...(topic && { topic }) };
    const due = askedAt === null ? null : now - dayMs;
    return op("card", undefined, {
      ...words,
      sides: 1,
      reviews,
      due,
      newAt: due === null ? now : null,
      askedAt,
      ...stamps,
    });
  };
  const answers = [0, 1, 0.4].map((share, question) => ({ at: now - dayMs, question, given: "?", share }));
  const ops = [
    op("class", biology, { name: "Biology", marker: "mint", level: "standard", ...stamps }),
    op("class", chemistry, { name: "Chemistry", marker: "coral", level: "standard", ...stamps }),
    op("note", note, { ...noteData("Membranes", membranes, now - 1000), classId: chemistry }),
    anExam(exam, "Cell division", 3, {
      classId: biology,
      topics: ["Mitosis", "Nondisjunction"].map((name) => ({ name, done: false })),
    }),
    anExam(undefined, "Transport", 9, { classId: chemistry, noteIds: [note] }),
    anExam(undefined, "Genes", -9, { classId: biology, predictions: [{ at: now - 10 * dayMs, share: 0.84 }] }),
    op("grade", undefined, {
      ...{ classId: biology, name: "Genes", category: "test", state: "graded", extraCredit: false },
      ...{ score: { as: "percent", percent: 87 }, date: wall(-8).slice(0, 10), ...stamps },
    }),
    op("deck", cells, { name: "Cells", classId: biology, examId: exam, ...stamps }),
    ...["Spindle", "Cohesin", "Anaphase"].map((front) => card(cells, front, "Mitosis", [20, 9])),
    ...["Crossing over", "Synapsis"].map((front) => card(cells, front, "Meiosis", [25])),
    card(cells, "Kinetochore", "Meiosis", []),
    op("deck", words, { name: "Vocabulary", classId: null, examId: null, ...stamps }),
    ...["le pain", "le vin", "la mer"].map((front) => card(words, front, undefined, [60, 50])),
    op("quiz", quiz, {
      ...{ title: "Solutions", classId: null, examId: null, sources: [], marked: "each", answers },
      questions: ["What is a buffer?", "What is pH 7?", "What is pKa?"].map((prompt) => ({ prompt, topic: "Buffers" })),
      ...{ startedAt: now - dayMs, finishedAt: now - dayMs, createdAt: now - dayMs, updatedAt: now - dayMs },
    }),
  ];
  const refused = (await push(address, student, "another-device", ops)).filter(({ status }) => status !== "ok");
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return { biology, cells, words, exam, quiz, note } as Readonly<Record<string, string>>;
}

/** A deck that takes one new card a day, with cards taller than a phone. Returns the deck. */
export async function giveTallCards(address: string, student: StudentAccount, now: number): Promise<string> {
  const deckId = randomUUID();
  const stamps = { createdAt: now, updatedAt: now };
  const back = Array.from({ length: 30 }, (_, at) => `- step ${at + 1} of the proof`).join("\n");
  const card = { deckId, kind: "basic", back, tags: [], sides: 1, reviews: [], due: null, newAt: now, askedAt: null };
  const rows = [
    { kind: "deck", id: deckId, data: { name: "Proofs", classId: null, examId: null, newPerDay: 1, ...stamps } },
    ...["Euclid", "Cantor"].map((front) => ({ kind: "card", id: randomUUID(), data: { ...card, front, ...stamps } })),
  ];
  const ops = rows.map((row, at) => ({ ...row, ifRev: 0, n: at + 1, v: 1, del: false, at: now }));
  await push(address, student, "another-device", ops);
  return deckId;
}

/** An exam with a note, and nothing learned of it. Returns the note. */
export async function giveBareExam(address: string, student: StudentAccount, now: number): Promise<string> {
  const note = randomUUID();
  const wall = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 16);
  const exam = eventData("Genes", wall(4), wall(4.04), { type: "exam", noteIds: [note] });
  const rows = [
    { kind: "note", id: note, data: noteData("Genes", "A gene is a part of DNA.", now) },
    { kind: "event", id: randomUUID(), data: exam },
  ];
  const ops = rows.map((row, at) => ({ ...row, ifRev: 0, n: at + 1, v: 1, del: false, at: now }));
  await push(address, student, "another-device", ops);
  return note;
}
