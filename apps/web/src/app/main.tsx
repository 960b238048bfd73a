import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { createRoot } from "react-dom/client";
import { hasVisited, markVisited, rememberAskedPage } from "../student/session/visit.ts";
import { languageOfUser, startLanguage } from "../ui/language.tsx";
import { readRecord, recordKeys, removeRecord, removeStudentsTabRecords } from "../ui/local-records.ts";
import { App } from "./App.tsx";
import { records } from "./doors.ts";
import { createFirstVisit } from "./first-visit.ts";
import { createAppRouter } from "./router.tsx";
import { onEndedFromAfar, onSession, session } from "./session.ts";
import { endStarting } from "./starting.ts";
import { renewStyleSheets } from "./style-sheets.ts";

renewStyleSheets();

const known = session();
const userIdentifier = "account" in known ? known.account.id : null;

const router = createAppRouter();

const firstVisit = createFirstVisit({
  isRemembered: () => "account" in session(),
  hasVisited,
  markVisited,
  rememberAskedPage,
  channel: typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("jotter:visit"),
});
// Before the router's first look at the address, while the texts arrive: the start-up screen stands meanwhile.
const passing = firstVisit.gate(router.latestLocation);
// Most who are stopped will see this page next. Should it not arrive, the router says so.
if (passing) import("../features/entrance/WelcomePage.tsx").catch(() => undefined);

onSession((now, before) => {
  const person = "account" in now ? now.account.id : null;
  const personBefore = "account" in before ? before.account.id : null;
  if (person !== personBefore) {
    void languageOfUser(person);
    if (personBefore) removeRecord(recordKeys.language(personBefore));
  }
  if (now.status === "signed-out" && before.status !== "asking") void leaveRooms();
  // Somebody came in, or came in for the student of this device: the guards decide anew which page they may see.
  else if (now.status === "signed-in" && (before.status !== "signed-in" || person !== personBefore)) {
    void router.invalidate();
  }
});

onEndedFromAfar(async ({ id }) => {
  const { wipeStudent } = await records();
  await wipeStudent(id);
});

// Not awaited at the top of this module: other chunks import from this one, and would wait for it to wait for them.
// A remembered student's first page is loaded before it is drawn: in one go, not piece by piece.
const firstPage = known.status === "signed-in" ? router.load() : null;
void Promise.all([passing, startLanguage(userIdentifier), firstPage]).then(([answer]) => {
  if (answer === "welcome") router.history.replace("/welcome");
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(<App router={router} />);
  endStarting();
});

// Who comes next pays it when their records open; where nobody does, it is paid now.
if (userIdentifier === null && readRecord(recordKeys.owedWipe)) void records().then(({ payOwedWipe }) => payOwedWipe());

/** Signed out, here or in another tab: off the student's pages, and let go of their records. */
async function leaveRooms(): Promise<void> {
  const { closeStudent } = await records();
  await Promise.all([router.navigate({ to: "/login" }), closeStudent()]);
  // A form that was open may have kept its words as it went.
  removeStudentsTabRecords();
}
