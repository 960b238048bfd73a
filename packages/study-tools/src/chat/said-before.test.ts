import type { Proposal, ProposedEvent } from "@jotter/domain/proposal";
import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { student } from "../own-data/testing/student.ts";
import { translateIn } from "../own-data/testing/translate.ts";
import { type Case, casesIn } from "../testing/cases-in.ts";
import { answer, type ChatContext } from "./answer.ts";
import type { AnswerPiece } from "./answer-piece.ts";
import type { ChatTurn } from "./chat-prompt.ts";

type AgainCase = Case & { readonly said: string; readonly how: "move" | "remove" };

const cases = casesIn<AgainCase>(new URL("../testing/again-cases.jsonl", import.meta.url));

async function asked(question: string, language: Language, history: readonly ChatTurn[], facts = student(language)) {
  const texts = await translateIn(language);
  const context: ChatContext = {
    language,
    say: (key, values = {}) => texts(key, values),
    history,
    ownData: async () => facts,
    findNotes: async () => [],
    aboutStudent: null,
    aboutPage: null,
    mayNameClasses: true,
    async *ask() {
      yield { t: "error", problem: { kind: "no-key" } };
    },
    newWord: () => "0123456789abcdef0123",
    newId: () => "new-one",
    mayRepeat: { record: true, notes: true },
    way: "any",
  };
  const pieces: AnswerPiece[] = [];
  for await (const piece of answer(question, context)) pieces.push(piece);
  return {
    text: pieces.map((piece) => (piece.t === "text" ? piece.d : "")).join(""),
    proposals: pieces.flatMap((piece) => (piece.t === "proposal" ? [piece.proposal] : [])),
    choices: pieces.flatMap((piece) => (piece.t === "choices" ? piece.choices : [])),
  };
}

function examsOf({ calendar, now }: OwnDataFacts) {
  return (calendar?.occurrences ?? []).filter(
    ({ event, endsAt, seriesId }) => event.type === "exam" && endsAt > now && seriesId === null,
  );
}

function eventOf(facts: OwnDataFacts, at = 0): ProposedEvent {
  const event = examsOf(facts)[at]?.event;
  if (!event) throw new Error("The student has exams.");
  const { id, type, title, classId, start, end, rule } = event;
  return { id, type, title, classId, start, end, rule };
}

const decided = (state: "open" | "added") => ({ state, changedAt: 1 });
const turn = (...[proposal, ...moreProposals]: readonly Proposal[]): readonly ChatTurn[] => [
  { type: "user", content: "…" },
  { type: "ai", content: "…", ...(proposal && { proposal }), moreProposals },
];

describe.each(cases.map((one): [string, string, AgainCase] => [one.language, one.said, one]))(
  "%s: “%s” [CHT-8]",
  (_, said, { language, how }) => {
    const facts = student(language);
    const before = eventOf(facts);

    test("means what was moved or added last", async () => {
      const moved = { kind: "change", before, after: before, ...decided("added") } as const;
      for (const last of [moved, { kind: "event", event: before, ...decided("added") } as const]) {
        const { proposals } = await asked(said, language, turn(last));
        expect(proposals).toMatchObject([{ kind: "change", before: { id: before.id } }]);
        const [change] = proposals;
        const after = change?.kind === "change" ? change.after?.start.slice(0, 10) : undefined;
        expect(after).toBe(how === "remove" ? undefined : "2026-11-23");
      }
    });

    test("and of what is only proposed, that", async () => {
      const event = { ...before, id: "draft", title: "Oral", start: "2026-11-27", end: "2026-11-27" };
      const { proposals, text } = await asked(said, language, turn({ kind: "event", event, ...decided("open") }));
      if (how === "move") {
        expect(proposals).toMatchObject([{ kind: "event", event: { title: "Oral", start: "2026-11-23" } }]);
      } else {
        expect([proposals, text.includes("Oral")]).toEqual([[], true]);
      }
    });

    test("of two it is asked which, and the choice is heard", async () => {
      const two = [0, 1].map((at): Proposal => ({ kind: "event", event: eventOf(facts, at), ...decided("added") }));
      const { proposals, choices } = await asked(said, language, turn(...two));
      expect([proposals, choices.length]).toEqual([[], 2]);
      const chosen = await asked(choices[1]?.question ?? "", language, turn(...two));
      expect(chosen.proposals).toMatchObject([{ kind: "change", before: { id: eventOf(facts, 1).id } }]);
    });
  },
);

test("what was told of in the answer before is meant as well, and without any nothing is guessed [CHT-8]", async () => {
  const told: readonly ChatTurn[] = [
    { type: "user", content: "when is my next test?" },
    { type: "ai", content: "…" },
  ];
  const { proposals } = await asked("cancel it", "en", told);
  expect(proposals).toMatchObject([{ kind: "change", after: null, before: { id: eventOf(student("en")).id } }]);
  const { proposals: guessed } = await asked("cancel it", "en", []);
  expect(guessed.filter(({ kind }) => kind !== "open")).toEqual([]);
});

test.each([
  ["en", "will I pass friday's quiz"],
  ["es", "voy a aprobar el examen del viernes"],
  ["fr", "je vais réussir le contrôle de vendredi"],
  ["de", "werde ich den Test am Freitag bestehen"],
  ["zh", "周五的考试我能及格吗"],
  ["ja", "金曜のテストに受かる"],
] as const)(
  "%s: who asks whether they will pass is told, and nothing is written down [CHT-6]",
  async (language, said) => {
    const { proposals, text } = await asked(said, language, []);
    expect(proposals.filter(({ kind }) => kind !== "open")).toEqual([]);
    expect(text).toContain(eventOf(student(language)).title);
  },
);

const adds: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `add ${title} friday`,
  es: (title) => `añade ${title} el viernes`,
  fr: (title) => `ajoute ${title} vendredi`,
  de: (title) => `trag ${title} am Freitag ein`,
  zh: (title) => `添加周五的${title}`,
  ja: (title) => `金曜に${title}を追加して`,
};

const names: Readonly<Record<Language, string>> = {
  en: "Chem test",
  es: "Examen de química",
  fr: "Contrôle de chimie",
  de: "Chemie Test",
  zh: "化学考试",
  ja: "化学のテスト",
};

test.each(languages)(
  "%s: one of that name on another day is told of, and can be moved instead [CHT-8]",
  async (language) => {
    const facts = student(language);
    const alone = { ...facts, calendar: facts.calendar && { ...facts.calendar, occurrences: [] } };
    const first = await asked(adds[language](names[language]), language, [], alone);
    const [made] = first.proposals;
    if (made?.kind !== "event" || first.proposals.length !== 1) throw new Error("It is proposed.");
    const [exam] = examsOf(facts);
    if (!exam || !facts.calendar) throw new Error("The student has exams.");
    const there = { ...exam, start: "2026-11-22", end: "2026-11-22" };
    const event = { ...exam.event, ...made.event, id: "there", start: "2026-11-22", end: "2026-11-22" };
    const known = { ...facts, calendar: { ...facts.calendar, occurrences: [{ ...there, event }] } };
    const { text, proposals } = await asked(adds[language](names[language]), language, [], known);
    expect(text).toContain(made.event.title);
    expect(proposals).toMatchObject([
      { kind: "event", event: { title: made.event.title, start: made.event.start } },
      { kind: "change", before: { id: "there", start: "2026-11-22" }, after: { id: "there", start: made.event.start } },
    ]);
  },
);
