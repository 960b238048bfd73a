import { localKindOf } from "@jotter/ports/local-account";
import { getRouteApi, Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, useEffect, useState } from "react";
import { followNotes } from "../student/cards/follow-notes.ts";
import { BesideNoteContext } from "../student/notes/beside-note.ts";
import { hostNoteSearch, warmUp } from "../student/notes/note-search.ts";
import { SyncReportProvider } from "../student/records/sync-report-context.tsx";
import { useSession } from "../student/session/session-context.ts";
import { StudentContext } from "../student/session/student-context.ts";
import { AccountAppearance } from "../student/settings/use-appearance.ts";
import { pageLanguage, wholeLanguage } from "../ui/language.tsx";
import { readRecord, recordKeys } from "../ui/local-records.ts";
import { part, usePart } from "../ui/part.ts";
import { useArrived } from "../ui/use-arrived.ts";
import { FocusDoor } from "./FocusDoor.tsx";
import { afterFirstScreen } from "./idle.ts";
import { LectureDoor } from "./LectureDoor.tsx";
import { LockedPage } from "./LockedPage.tsx";
import { Overlays } from "./Overlays.tsx";
import { QuickSwitcherDoor } from "./QuickSwitcherDoor.tsx";
import { ReminderDoor } from "./ReminderDoor.tsx";
import { Shell } from "./Shell.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { registerServiceWorker } from "./service-worker.ts";
import { verifySession } from "./session.ts";
import { warmReader } from "./warm-reader.ts";

const searchStartMs = 3000;
const readingStartMs = 4000;
/** What the two students of this device are told, and what waits here for an account. */
const hereStrip = part(async () => (await Promise.all([import("./HereStrip.tsx"), pageLanguage()]))[0]);
/** What a document is read beside; the editor comes when a note is opened there. */
const BesideNote = lazy(async () => ({ default: (await import("../features/notes/BesideNote.tsx")).BesideNote }));
const route = getRouteApi("/signed-in");

/** The door to the student's rooms: their records are open, or the door says why it stays closed. */
export function SignedIn() {
  const { user, locked } = useSession();
  const student = useArrived(route.useLoaderData().opening);
  useArrived(student?.replica.opened ?? null); // The pages ask their questions meanwhile; a failure is told here.
  const path = useRouterState({ select: (state) => state.location.href });
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => (student ? hostNoteSearch(student.account.id) : undefined), [student]);

  useEffect(() => (student ? followNotes(student) : undefined), [student]);

  useEffect(() => {
    if (!student || !isAwake) return;
    // By the time somebody searches, what is new has been read; nothing of it is in the way of a start.
    const timer = setTimeout(warmUp, searchStartMs);
    return () => clearTimeout(timer);
  }, [student, isAwake]);

  useEffect(() => {
    if (!student || !isAwake) return;
    let end: (() => void) | null = null;
    let isLeft = false;
    const timer = setTimeout(() => {
      import("../student/documents/reading.ts").then(
        ({ hostReading }) => {
          if (!isLeft) end = hostReading(student);
        },
        () => undefined, // No network: documents wait for the next start.
      );
    }, readingStartMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end?.();
    };
  }, [student, isAwake]);

  const isLibrary = path === "/docs" || path.startsWith("/docs?");
  useEffect(() => (isLibrary && isAwake ? warmReader() : undefined), [isLibrary, isAwake]);

  useEffect(() => {
    if (!student) return;
    const leaving = new AbortController();
    const startSync = () =>
      student.startSync().catch((error: unknown) => {
        // The network may have gone before the way to the server was fetched.
        addEventListener("online", startSync, { once: true, signal: leaving.signal });
        throw error;
      });
    // The first screen comes from this device; the network gets its turn when that is done.
    const callOff = afterFirstScreen(() => {
      setIsAwake(true);
      wholeLanguage().catch(() => undefined); // No network: whoever needs it asks again.
      void startSync();
      void verifySession();
      registerServiceWorker();
      // No network, or a database that is being taken away: the next start asks again.
      if (!localKindOf(student.account)) {
        import("./take-over.ts").then(({ offerTakeOver }) => offerTakeOver(student)).catch(() => undefined);
      }
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, [student]);

  const isOfThisDevice = student !== undefined && student !== null && localKindOf(student.account) !== null;
  const hasBegunHere = isAwake && readRecord(recordKeys.onThisDevice) !== null;
  const strip = usePart(hereStrip, isOfThisDevice || hasBegunHere);

  if (locked) {
    return (
      <Shell isAwake={false}>
        <LockedPage path={path} />
      </Shell>
    );
  }
  // Between two students there is a moment when the records are still the other one's: those are not shown.
  const present = student && student.account.id === user?.id ? student : null;
  const kind = present && localKindOf(present.account);
  return (
    <StudentContext value={present}>
      <SyncReportProvider isAwake={isAwake}>
        <Shell isAwake={isAwake}>
          {strip && <strip.HereStrip kind={kind} />}
          {present && <FocusDoor />}
          {present && <LectureDoor />}
          <BesideNoteContext value={BesideNote}>{present && <Outlet />}</BesideNoteContext>
        </Shell>
        <Overlays />
        {present && <Shortcuts />}
        {present && <QuickSwitcherDoor />}
        {present && isAwake && <AccountAppearance />}
        {present && kind !== "sample" && <ReminderDoor isAwake={isAwake} />}
      </SyncReportProvider>
    </StudentContext>
  );
}
