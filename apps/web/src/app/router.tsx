import { localKindOf } from "@jotter/ports/local-account";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { isUnfinished, reachableStep, readDraft, stepOf } from "../student/session/sign-up-draft.ts";
import { buttonClass } from "../ui/Button.tsx";
import { isBackStep } from "../ui/back-step.ts";
import { Loader } from "../ui/Loader.tsx";
import {
  coachingLanguage,
  currentLanguage,
  earlyLanguage,
  pageLanguage,
  roomLanguage,
  useTexts,
  wholeLanguage,
} from "../ui/language.tsx";
import { MessagePage } from "../ui/MessagePage.tsx";
import { awaited } from "../ui/use-arrived.ts";
import { records, rooms } from "./doors.ts";
import { FailurePage } from "./FailurePage.tsx";
import { moveFocusToHeading, moveFocusToPlace } from "./focus.ts";
import { inTime } from "./in-time.ts";
import { JotsonDoor } from "./JotsonDoor.tsx";
import { type Place, places } from "./places.ts";
import { returnPath } from "./return-path.ts";
import type { Page, Pages } from "./room-pages.ts";
import { session, settledSession } from "./session.ts";

/** What a start has loaded is not loaded again by the router's second look at the same page. */
const oneStart = 2000;

const entrancePages: Pages = import.meta.glob<Page>("../features/{account,entrance}/*Page.tsx");

const textsSaid = { early: earlyLanguage, coaching: coachingLanguage, everything: wholeLanguage } as const;

/** What the list of places says of a route. The path stays a literal: links are checked against it. */
function at<const Path extends (typeof places)[number]["path"]>(path: Path) {
  const place: Place | undefined = places.find((one) => one.path === path);
  if (!place) throw new Error(`No page for ${path}`);
  const file = `../features/${place.file}.tsx`;
  const load = async () => {
    const page = (place.isSignedIn ? (await rooms()).roomPages : entrancePages)[file];
    if (!page) throw new Error(`No page for ${path}`);
    return page();
  };
  const { title, isSignedIn, firstRows, says, component = place.file.replace(/.*\//, "") } = place;
  const ownTexts = says ? textsSaid[says] : pageLanguage;
  const texts = isSignedIn && !firstRows ? ownTexts : () => undefined; // The first screens have theirs already.
  const arriving = () => inTime(Promise.all([load(), texts()])).then(([page]) => page);
  return {
    path,
    component: lazyRouteComponent(arriving, component),
    pendingComponent: () => <PageLoader title={title} fullScreen={!isSignedIn} />,
  };
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/welcome", replace: true });
  },
});

const welcome = createRoute({
  getParentRoute: () => root,
  ...at("/welcome"),
});

const features = createRoute({
  getParentRoute: () => root,
  ...at("/features"),
  loader: fetchEntrance,
});

const terms = createRoute({
  getParentRoute: () => root,
  ...at("/terms"),
  loader: fetchEntrance,
});

const privacy = createRoute({
  getParentRoute: () => root,
  ...at("/privacy"),
  loader: fetchEntrance,
});

/** What the entrance tells is there with its page, so that the focus finds the heading. */
async function fetchEntrance() {
  const { fetchContent } = await inTime(import("../features/entrance/use-content.ts"));
  await inTime(fetchContent(currentLanguage()));
}

type GuestSearch = {
  readonly to?: string | undefined;
  readonly forgot?: true | undefined;
  /** The one-time code of a mail's link. */
  readonly reset?: string | undefined;
  /** How a sign-in by Google went that had the whole page, and why not. */
  readonly google?: string | undefined;
  readonly code?: string | undefined;
  /** Of the sign-up: 0 is the intro, 1 to 6 are the form. */
  readonly step?: number | undefined;
};

/** For those who are not signed in. A remembered student is sent on at once; a cookie alone is noticed a moment later. */
const guests = createRoute({
  getParentRoute: () => root,
  id: "guests",
  // Every name is answered: what is left out here keeps the value that stands in the address, unchecked.
  validateSearch: (search: Record<string, unknown>): GuestSearch => ({
    to: returnPath(search.to),
    forgot: search.forgot ? true : undefined,
    reset: search.reset === undefined ? undefined : String(search.reset),
    google: search.google === undefined ? undefined : String(search.google),
    code: search.code === undefined ? undefined : String(search.code),
    step: stepOf(search.step),
  }),
  beforeLoad: ({ search, location }) => {
    const current = session();
    // Who writes here without an account, or looks around, has none: they may get one. [DSH-5]
    if (current.status === "signed-in" && localKindOf(current.account)) return;
    if (current.status !== "signed-in") {
      // Who comes back from Google is let in by the page: the cookie alone does not tell a newcomer. [GOO-2]
      if (search.google === undefined) void settledSession();
      return;
    }
    // Who opens the mail's link in a browser that is signed in wants a new password all the same.
    if (search.reset) return;
    // An account is made in the first of six steps: its student stays until the last one is done. [ROU-3]
    const isSigningUp = isUnfinished(currentDraft());
    const { to } = search;
    if (isSigningUp && location.pathname === "/createAccount") return;
    if (isSigningUp && current.isNewcomer) {
      throw redirect({ to: "/createAccount", search: to ? { to } : {}, replace: true });
    }
    throw redirect({ href: to ?? "/controlRoom", replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => guests,
  ...at("/login"),
});

const createAccount = createRoute({
  getParentRoute: () => guests,
  ...at("/createAccount"),
  beforeLoad: ({ search }) => {
    const step = reachableStep(search.step, currentDraft());
    if (step !== (search.step ?? 0)) {
      throw redirect({ to: "/createAccount", search: { ...search, step }, replace: true });
    }
  },
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ location, matches }) => {
    const { status } = await settledSession();
    if (status !== "signed-in" && status !== "locked") {
      // A page that is not there is behind no door.
      if (matches.some(({ routeId }) => routeId === "/signed-in/$")) throw notFound();
      throw redirect({ to: "/login", search: { to: location.href }, replace: true });
    }
    await inTime(roomLanguage());
  },
  // Not awaited: the shell is drawn while the database opens.
  loader: () => ({ opening: awaited(openingStudent()) }),
  staleTime: oneStart,
  component: lazyRouteComponent(rooms, "SignedIn"),
  pendingComponent: () => <PageLoader title="authenticating" fullScreen />,
});

const controlRoom = createRoute({
  getParentRoute: () => signedIn,
  ...at("/controlRoom"),
  // As with the list; whoever comes back to this page wants the latest of then.
  loader: () => ({ first: awaited(firstControlRoom()) }),
  staleTime: oneStart,
  gcTime: 0,
});

/** What the list of notes shows: filters, order and the words looked for. */
type NotesSearch = {
  readonly class?: string | undefined;
  readonly tag?: string | undefined;
  readonly pinned?: true | undefined;
  readonly sort?: "created" | "title" | undefined;
  readonly q?: string | undefined;
};

const notes = createRoute({
  getParentRoute: () => signedIn,
  ...at("/notes"),
  // A tag may look like a number or like "true" in the address: it is a word all the same.
  validateSearch: (search: Record<string, unknown>): NotesSearch => ({
    class: search.class ? String(search.class) : undefined,
    tag: search.tag === undefined || search.tag === "" ? undefined : String(search.tag),
    pinned: search.pinned ? true : undefined,
    sort: search.sort === "created" || search.sort === "title" ? search.sort : undefined,
    q: search.q === undefined || search.q === "" ? undefined : String(search.q),
  }),
  // The first rows are on their way while the page's code still arrives.
  loader: () => ({ firstNotes: awaited(firstNotes()) }),
  staleTime: oneStart,
});

const notesTrash = createRoute({
  getParentRoute: () => signedIn,
  ...at("/notes/trash"),
});

type NewNoteSearch = { readonly class?: string | undefined; readonly title?: string | undefined };

const newNote = createRoute({
  getParentRoute: () => signedIn,
  ...at("/editor"),
  // A title may look like a number in the address: it is words all the same.
  validateSearch: (search: Record<string, unknown>): NewNoteSearch => ({
    class: search.class ? String(search.class).slice(0, 100) : undefined,
    title: search.title === undefined || search.title === "" ? undefined : String(search.title).slice(0, 1000),
  }),
});

const editor = createRoute({
  getParentRoute: () => signedIn,
  ...at("/editor/$id"),
});

const noteHistory = createRoute({
  getParentRoute: () => signedIn,
  ...at("/editor/$id/history"),
  validateSearch: (search: Record<string, unknown>): { readonly version?: number | undefined } => ({
    version: typeof search.version === "number" ? search.version : undefined,
  }),
});

const reading = createRoute({
  getParentRoute: () => signedIn,
  ...at("/editor/$id/read"),
});

/** What the library shows; the page itself knows which kinds and orders there are. */
type DocsSearch = {
  readonly class?: string | undefined;
  readonly tag?: string | undefined;
  readonly kind?: string | undefined;
  readonly order?: string | undefined;
  readonly q?: string | undefined;
  readonly trash?: true | undefined;
};

const docs = createRoute({
  getParentRoute: () => signedIn,
  ...at("/docs"),
  validateSearch: (search: Record<string, unknown>): DocsSearch => {
    const words = (value: unknown) => (value === undefined || value === "" ? undefined : String(value));
    const { class: ofClass, tag, kind, order, q, trash } = search;
    return {
      class: words(ofClass),
      tag: words(tag),
      kind: words(kind),
      order: words(order),
      q: words(q),
      trash: trash ? true : undefined,
    };
  },
});

type ReaderSearch = {
  readonly page?: number | undefined;
  readonly mark?: string | undefined;
  readonly quote?: string | undefined;
  readonly line?: number | undefined;
  readonly down?: number | undefined;
  readonly find?: string | undefined;
};

const reader = createRoute({
  getParentRoute: () => signedIn,
  ...at("/docs/$id"),
  // Where it is opened: a page as a reader counts them, and what is to be seen there.
  validateSearch: (search: Record<string, unknown>): ReaderSearch => ({
    page: Number(search.page) >= 1 ? Math.floor(Number(search.page)) : undefined,
    mark: search.mark ? String(search.mark).slice(0, 100) : undefined,
    quote: search.quote ? String(search.quote).slice(0, 1000) : undefined,
    line: Number(search.line) >= 1 ? Math.floor(Number(search.line)) : undefined,
    find: search.find ? String(search.find).slice(0, 300) : undefined,
    down: Number(search.down) >= 1 ? Math.floor(Number(search.down)) : undefined,
  }),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  ...at("/settings"),
});

const sent = createRoute({
  getParentRoute: () => signedIn,
  ...at("/settings/sent"),
});

type GradesSearch = {
  readonly class?: string | undefined;
  readonly grade?: string | undefined;
  readonly date?: string | undefined;
};

const grades = createRoute({
  getParentRoute: () => signedIn,
  ...at("/grades"),
  // Which class is opened, and the grade that is to be entered there.
  validateSearch: (search: Record<string, unknown>): GradesSearch => ({
    class: search.class ? String(search.class) : undefined,
    grade: search.grade ? String(search.grade).slice(0, 500) : undefined,
    date: isCalendarDay(search.date) ? search.date : undefined,
  }),
});

const classStudy = createRoute({
  getParentRoute: () => signedIn,
  ...at("/grades/$class/study"),
});

/** How the calendar is looked at, and at which day; by default as on this device before, and at today. */
type CalendarSearch = {
  readonly view?: "month" | "week" | "day" | "agenda" | undefined;
  readonly day?: string | undefined;
  /** The document whose dates are to be taken. */
  readonly syllabus?: string | undefined;
};

const calendar = createRoute({
  getParentRoute: () => signedIn,
  ...at("/calendar"),
  validateSearch: (search: Record<string, unknown>): CalendarSearch => ({
    view: (["month", "week", "day", "agenda"] as const).find((view) => view === search.view),
    day: isCalendarDay(search.day) ? search.day : undefined,
    syllabus: typeof search.syllabus === "string" ? search.syllabus : undefined,
  }),
});

const aiTools = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools"),
});

type EssaySearch = { readonly from?: string | undefined; readonly mode?: string | undefined };

const essayHelper = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools/essay-helper"),
  // Which note is the essay, and what is looked at; the page itself knows what there is.
  validateSearch: (search: Record<string, unknown>): EssaySearch => ({
    from: search.from ? String(search.from).slice(0, 4000) : undefined,
    mode: search.mode ? String(search.mode).slice(0, 40) : undefined,
  }),
});

const studyPlanner = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools/study-planner"),
});

type FocusSearch = { readonly on?: string | undefined; readonly ended?: string | undefined };

const focusMode = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools/focus-mode"),
  // What the session is for, or which one is over.
  validateSearch: (search: Record<string, unknown>): FocusSearch => ({
    on: search.on ? String(search.on).slice(0, 200) : undefined,
    ended: search.ended ? String(search.ended).slice(0, 100) : undefined,
  }),
});

type LectureSearch = {
  readonly open?: string | undefined;
  readonly at?: number | undefined;
  readonly say?: true | undefined;
};

const lectureNotes = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools/lecture-notes"),
  // Which lecture, at which second, and whether its transcript is to be pasted.
  validateSearch: (search: Record<string, unknown>): LectureSearch => ({
    open: search.open ? String(search.open).slice(0, 100) : undefined,
    at: Number(search.at) >= 0 ? Math.floor(Number(search.at)) : undefined,
    say: search.say ? true : undefined,
  }),
});

type ToolSearch = {
  readonly from?: string | undefined;
  readonly about?: string | undefined;
  readonly kept?: string | undefined;
};

const aiTool = createRoute({
  getParentRoute: () => signedIn,
  ...at("/ai-tools/$tool"),
  // What the tool is given, what it is about, and what was kept before.
  validateSearch: (search: Record<string, unknown>): ToolSearch => ({
    from: search.from ? String(search.from).slice(0, 4000) : undefined,
    about: search.about ? String(search.about).slice(0, 1000) : undefined,
    kept: search.kept ? String(search.kept).slice(0, 100) : undefined,
  }),
});

const decks = createRoute({
  getParentRoute: () => signedIn,
  ...at("/cards"),
});

const deck = createRoute({
  getParentRoute: () => signedIn,
  ...at("/cards/$deck"),
});

const review = createRoute({
  getParentRoute: () => signedIn,
  ...at("/cards/$deck/review"),
  // As with the list; whoever comes back is asked what is due then.
  loader: ({ params }) => ({ first: awaited(firstReview(params.deck)) }),
  staleTime: oneStart,
  gcTime: 0,
});

const quiz = createRoute({
  getParentRoute: () => signedIn,
  ...at("/quiz/$id"),
});

const textbook = createRoute({
  getParentRoute: () => signedIn,
  ...at("/textbook"),
});

const textbookSubject = createRoute({
  getParentRoute: () => signedIn,
  ...at("/textbook/$subject"),
});

const textbookChapter = createRoute({
  getParentRoute: () => signedIn,
  ...at("/textbook/$subject/$chapter"),
});

function isCalendarDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function currentDraft() {
  const current = session();
  return readDraft(current.status === "signed-in" && !localKindOf(current.account) ? current.account.email : null);
}

/** The student's records, if somebody is signed in. */
async function openingStudent() {
  const current = session();
  if (current.status !== "signed-in") return null;
  const { openStudent } = await records();
  return openStudent(current.account);
}

async function firstControlRoom() {
  const [student, { firstControlRoom }] = await Promise.all([
    openingStudent(),
    inTime(import("../features/dashboard/first-control-room.ts")),
  ]);
  return student ? firstControlRoom(student.replica) : null;
}

async function firstReview(which: string) {
  const [student, reading] = await Promise.all([
    openingStudent(),
    rooms().then(({ reviewReading }) => reviewReading()),
  ]);
  return student ? reading.firstReview(student, which) : null;
}

async function firstNotes() {
  const student = await openingStudent();
  if (!student) return null;
  const { firstNotes } = await records();
  return firstNotes(student.replica);
}

/** Whoever is signed in keeps the way to everything around them. [ROU-7] */
const missing = createRoute({
  getParentRoute: () => signedIn,
  path: "$",
  component: lazyRouteComponent(() => inTime(import("./MissingPage.tsx")), "MissingPage"),
});

const routeTree = root.addChildren([
  start,
  welcome,
  features,
  terms,
  privacy,
  guests.addChildren([login, createAccount]),
  signedIn.addChildren([
    controlRoom,
    notes,
    notesTrash,
    newNote,
    editor,
    noteHistory,
    reading,
    docs,
    reader,
    settings,
    sent,
    grades,
    classStudy,
    calendar,
    aiTools,
    essayHelper,
    studyPlanner,
    focusMode,
    lectureNotes,
    aiTool,
    decks,
    deck,
    review,
    quiz,
    textbook,
    textbookSubject,
    textbookChapter,
    missing,
  ]),
]);

export function createAppRouter() {
  const router = createRouter({
    routeTree,
    // The reader knows itself which page is to be seen.
    scrollRestoration: ({ location }) => !/^\/docs\/./.test(location.pathname) && !isBackStep(location.state),
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ({ error }) => <FailurePage error={error} retry={() => location.reload()} />,
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    if (toLocation.hash && moveFocusToPlace(toLocation.hash)) return;
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) moveFocusToHeading();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

function Root() {
  return (
    <>
      <Outlet />
      <JotsonDoor />
    </>
  );
}

function PageLoader({ title, fullScreen = false }: { readonly title: Place["title"]; readonly fullScreen?: boolean }) {
  const t = useTexts();
  return <Loader title={t(`loader.${title}`)} fullScreen={fullScreen} />;
}

function NotFound() {
  const t = useTexts();
  return (
    <main>
      <MessagePage title={t("failure.notFoundTitle")} text={t("failure.notFoundText")}>
        <Link to="/" className={buttonClass("primary")}>
          {t("failure.toHome")}
        </Link>
      </MessagePage>
    </main>
  );
}
