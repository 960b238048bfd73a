import type { en } from "@jotter/locales/en";

/**
 * Every page there is. Routes, rail, bottom bar, sheet, shortcuts, palette, the files a start asks for, the addresses the
 * service worker keeps and what Jotson is told of a page are made from this list. Data alone: the build reads it too.
 */
export const places = [
  {
    path: "/welcome",
    file: "entrance/WelcomePage",
    title: "welcome",
    isFirst: true,
    told: "the welcome page of Jotter, before signing in",
  },
  {
    path: "/features",
    file: "entrance/FeaturesPage",
    title: "features",
    isFirst: true,
    hasContent: true,
    told: "the page about what Jotter can do, before signing in",
  },
  {
    path: "/terms",
    file: "entrance/LegalPage",
    component: "TermsPage",
    title: "terms",
    isFirst: true,
    hasContent: true,
  },
  {
    path: "/privacy",
    file: "entrance/LegalPage",
    component: "PrivacyPage",
    title: "privacy",
    isFirst: true,
    hasContent: true,
  },
  { path: "/login", file: "account/LoginPage", title: "login", isFirst: true, told: "the sign-in page" },
  {
    path: "/createAccount",
    file: "account/CreateAccountPage",
    title: "createAccount",
    isFirst: true,
    told: "the sign-up",
  },
  {
    path: "/controlRoom",
    file: "dashboard/ControlRoomPage",
    title: "controlRoom",
    isSignedIn: true,
    isFirst: true,
    firstRows: "desk",
    area: { id: "home", key: "h", icon: "homeIcon", onBar: 1 },
    told: "the Control Room, an overview of the day",
  },
  {
    path: "/notes",
    file: "notes/NotesPage",
    title: "notes",
    isSignedIn: true,
    isFirst: true,
    firstRows: "list",
    area: { id: "notes", key: "n", icon: "notesIcon", onBar: 2 },
    told: "the list of their notes",
  },
  { path: "/notes/trash", file: "notes/TrashPage", title: "notes", isSignedIn: true },
  {
    path: "/editor",
    file: "notes/NewNotePage",
    title: "editor",
    isSignedIn: true,
    partOf: "notes",
    told: "a note",
  },
  { path: "/editor/$id", file: "notes/EditorPage", title: "editor", isSignedIn: true, isFirst: true, says: "early" },
  { path: "/editor/$id/history", file: "notes/NoteHistoryPage", title: "history", isSignedIn: true },
  { path: "/editor/$id/read", file: "notes/ReadingPage", title: "editor", isSignedIn: true },
  {
    path: "/docs",
    file: "documents/DocumentsPage",
    title: "docs",
    isSignedIn: true,
    says: "everything",
    area: { id: "docs", key: "d", icon: "docsIcon" },
    told: "their documents",
  },
  { path: "/docs/$id", file: "reader/ReaderPage", title: "docs", isSignedIn: true, says: "everything" },
  {
    path: "/grades",
    file: "grades/GradesPage",
    title: "grades",
    isSignedIn: true,
    area: { id: "grades", key: "g", icon: "gradesIcon" },
    told: "their grades",
  },
  { path: "/grades/$class/study", file: "grades/ClassStudyPage", title: "grades", isSignedIn: true },
  {
    path: "/calendar",
    file: "calendar/CalendarPage",
    title: "calendar",
    isSignedIn: true,
    area: { id: "calendar", key: "c", icon: "calendarIcon", onBar: 3 },
    told: "their calendar",
  },
  {
    path: "/ai-tools",
    file: "study/StudyDeskPage",
    title: "aiTools",
    isSignedIn: true,
    isFirst: true,
    area: { id: "aiTools", key: "a", icon: "aiToolsIcon", onBar: 4 },
    told: "the AI study tools",
  },
  { path: "/ai-tools/essay-helper", file: "study/EssayPage", title: "aiTools", isSignedIn: true, says: "coaching" },
  { path: "/ai-tools/study-planner", file: "study/PlanPage", title: "aiTools", isSignedIn: true, says: "coaching" },
  {
    path: "/ai-tools/focus-mode",
    file: "focus/FocusPage",
    title: "aiTools",
    isSignedIn: true,
    told: "a focus session: a timer for one task",
  },
  {
    path: "/ai-tools/lecture-notes",
    file: "lecture/LecturePage",
    title: "aiTools",
    isSignedIn: true,
    told: "lectures: recording one, or its notes",
  },
  { path: "/ai-tools/$tool", file: "study/ToolPage", title: "aiTools", isSignedIn: true },
  {
    path: "/cards",
    file: "cards/DecksPage",
    title: "aiTools",
    isSignedIn: true,
    partOf: "aiTools",
    told: "their decks of cards",
  },
  { path: "/cards/$deck", file: "cards/DeckPage", title: "aiTools", isSignedIn: true },
  {
    path: "/cards/$deck/review",
    file: "cards/ReviewPage",
    title: "aiTools",
    isSignedIn: true,
    isFirst: true,
    says: "early",
  },
  {
    path: "/quiz/$id",
    file: "quiz/QuizPage",
    title: "quiz",
    isSignedIn: true,
    partOf: "aiTools",
    told: "a quiz they take or have taken",
  },
  {
    path: "/textbook",
    file: "textbook/TextbookPage",
    title: "textbook",
    isSignedIn: true,
    says: "everything",
    area: { id: "textbook", key: "t", icon: "textbookIcon" },
    told: "the textbook",
  },
  {
    path: "/textbook/$subject",
    file: "textbook/SubjectPage",
    title: "textbook",
    isSignedIn: true,
    says: "everything",
  },
  {
    path: "/textbook/$subject/$chapter",
    file: "textbook/ChapterPage",
    title: "textbook",
    isSignedIn: true,
    says: "everything",
  },
  {
    path: "/settings",
    file: "settings/SettingsPage",
    title: "settings",
    isSignedIn: true,
    says: "everything",
    area: { id: "settings", key: "s", icon: "settingsIcon", isAtFoot: true },
    told: "the settings",
  },
  { path: "/settings/sent", file: "settings/SentPage", title: "settings", isSignedIn: true },
] as const satisfies readonly Place[];

export type Place = {
  readonly path: `/${string}`;
  /** Its module, below src/features. */
  readonly file: string;
  /** What it exports, where that is not called as the file. */
  readonly component?: string;
  /** What its loader says. */
  readonly title: Exclude<keyof (typeof en)["loader"], "title" | "subtitle" | "starting">;
  readonly isSignedIn?: true;
  /** A visit may begin here: the start script asks for its files. */
  readonly isFirst?: true;
  /** It shows what the entrance tells, in the visitor's language. */
  readonly hasContent?: true;
  /** What the start script reads of the records while the app is on its way. */
  readonly firstRows?: "list" | "desk";
  /** It says less than other rooms do, or what is loaded later: what coaches, or that and what Jotson and documents say. */
  readonly says?: "early" | "coaching" | "everything";
  readonly area?: Area;
  /** The area it belongs to, where its address does not say so. */
  readonly partOf?: Area["id"];
  /** What Jotson is told the student is looking at, here and in the places below. */
  readonly told?: string;
};

/** A room with a link of its own wherever the app is walked through, in the order of the list. [DSH-1] */
type Area = {
  readonly id: Exclude<keyof (typeof en)["area"], "more" | "theme">;
  /** Pressed after "g", it leads there. */
  readonly key: string;
  readonly icon: keyof typeof import("../ui/icons/app.ts");
  /** Its place under the thumb; the others come up in a sheet. */
  readonly onBar?: number;
  /** Apart from the others, at the end. */
  readonly isAtFoot?: true;
};

/** Whether an address is this path, whatever stands in its gap, or lies below it. */
export function leadsTo(path: string, address: string): boolean {
  const beginning = path.replace(/\/\$.*$/, "");
  return address === beginning || address.startsWith(`${beginning}/`);
}

/** In words, for a model. */
export function placeLine(href: string, all: readonly Place[] = places): string {
  const [address = ""] = href.split(/[?#]/);
  const here = all.find(({ path, told }) => told && leadsTo(path, address));
  return `The student is looking at ${here?.told ?? "another page of Jotter"}.`;
}
