import { type OwnDataAnswer, type Part, sentence, text } from "./answer.ts";
import { calendarAnswer } from "./calendar-answers.ts";
import type { OwnDataFacts } from "./facts.ts";
import { gradeAnswer } from "./grade-answers.ts";
import type { ClassQuestion, OwnDataIntent, PlainQuestion } from "./intent.ts";
import { noteAnswer } from "./note-answers.ts";

/** Reckons the answer from the student's own data: nothing in it is guessed. [CHT-6] */
export function answerOwnData(intent: OwnDataIntent, facts: OwnDataFacts): OwnDataAnswer {
  const part = partFor(intent, facts);
  return { kind: intent.kind, status: "answered", numbers: {}, links: [], ...part };
}

function partFor(intent: OwnDataIntent, facts: OwnDataFacts): Part {
  if (intent.kind === "which-class") {
    const candidates = facts.classes.filter(({ id }) => intent.candidates.includes(id));
    if (candidates.length === 0) return noClasses;
    return {
      status: "asks-back",
      sentences: [
        sentence("whichClass", { classes: { as: "choice", values: candidates.map(({ name }) => text(name)) } }),
      ],
      links: candidates.map(({ id }) => ({ to: "class", classId: id })),
    };
  }
  if (intent.kind === "several") return severalAnswer(intent.questions.map((each) => partFor(each, facts)));
  if (intent.kind === "not-found") return notFound(intent.words, facts);
  return sourceOf(intent) === "classes" ? classesAnswer(facts) : (partFrom(intent, facts) ?? noClasses);
}

function partFrom(intent: ClassQuestion | PlainQuestion, facts: OwnDataFacts): Part | null {
  const source = sourceOf(intent);
  if (source === "grades") return facts.grades ? gradeAnswer(intent, facts, facts.grades) : notAllowed("grades");
  if (source === "calendar")
    return facts.calendar ? calendarAnswer(intent, facts, facts.calendar) : notAllowed("calendar");
  return facts.notes ? noteAnswer(intent, facts, facts.notes) : notAllowed("notes");
}

type Source = "grades" | "calendar" | "notes" | "classes";

function sourceOf(intent: ClassQuestion | PlainQuestion): Source {
  switch (intent.kind) {
    case "classes":
      return "classes";
    case "count":
      return intent.of === "classes"
        ? "classes"
        : intent.of === "notes"
          ? "notes"
          : intent.of === "grades"
            ? "grades"
            : "calendar";
    case "recent-notes":
    case "notes-about":
      return "notes";
    case "class-grade":
    case "needed":
    case "what-if":
    case "class-gpa":
    case "last-grade":
    case "one-grade":
    case "open-work":
    case "category-weight":
    case "gpa":
    case "average":
    case "ranking":
    case "strengths":
    case "weaknesses":
      return "grades";
    default:
      return "calendar";
  }
}

/** The answers one below the other, in the order the classes were named. */
function severalAnswer(parts: readonly Part[]): Part {
  const [first] = parts;
  if (!first) return noClasses;
  const isAnswered = parts.some(({ status }) => status === undefined || status === "answered");
  const said = parts.flatMap(({ sentences }) => sentences);
  return {
    ...(isAnswered || first.status === undefined ? {} : { status: first.status }),
    // The same remark about each of them is said once.
    sentences: said.filter(
      (one, place) =>
        Object.keys(one.params).length > 0 ||
        one.isLine === true ||
        said.findIndex((other) => other.id === one.id) === place,
    ),
    links: parts.flatMap(({ links }) => links ?? []),
  };
}

function notAllowed(kind: "grades" | "calendar" | "notes"): Part {
  return { status: "not-allowed", sentences: [sentence(`notAllowed.${kind}`)], links: [{ to: "settings" }] };
}

const noClasses: Part = {
  status: "nothing",
  sentences: [sentence("nothing.classes")],
  links: [{ to: "grades", classId: null }],
};

function notFound(words: string, facts: OwnDataFacts): Part {
  const known = classesAnswer(facts);
  return { ...known, status: "nothing", sentences: [sentence("notFound", { words: text(words) }), ...known.sentences] };
}

function classesAnswer({ classes }: OwnDataFacts): Part {
  if (classes.length === 0) return noClasses;
  return {
    sentences: [
      sentence("classes", {
        count: { as: "count", count: classes.length },
        classes: { as: "list", values: classes.map(({ name }) => text(name)) },
      }),
    ],
    numbers: { classes: classes.length },
    links: [{ to: "grades", classId: null }],
  };
}
