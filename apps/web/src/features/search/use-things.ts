import { course } from "@jotter/domain/course";
import { event } from "@jotter/domain/event";
import { grade } from "@jotter/domain/grade";
import { heldAt, lecture } from "@jotter/domain/lecture";
import { dayAt } from "@jotter/domain/zones";
import { clockText, timedLinesIn } from "@jotter/lecture/timed-lines";
import { useMemo, useState } from "react";
import { isEvent } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { storedDocuments } from "../../student/documents/use-documents.ts";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { wantedIn } from "./matching.ts";
import {
  eventsByNearness,
  findClasses,
  findDocuments,
  findEvents,
  findGrades,
  gradesByTime,
  type NamedFile,
} from "./things.ts";

/** Read when the first letter is typed, and kept while the search is open. Notes have an index of their own. */
export function useThings(typed: string) {
  const { replica, now } = useStudent();
  const [isWanted, setIsWanted] = useState(false);
  // Once is enough: a field that is emptied and filled again does not have it all read again.
  if (!isWanted && typed.trim() !== "") setIsWanted(true);
  const courses = useLive(async () => stored(await replica.list(course, { by: "name" })), [replica]);
  const events = useLive(async () => {
    if (!isWanted) return undefined;
    return stored((await replica.list(event, { by: "start" })).filter(isEvent));
  }, [replica, isWanted]);
  const grades = useLive(async () => {
    if (!isWanted) return undefined;
    return stored(await replica.list(grade, { by: "classId" }));
  }, [replica, isWanted]);
  const names = useDocumentNames(isWanted);
  const lectures = useLectureWords(isWanted);
  const files = useMemo(() => [...names, ...lectures], [names, lectures]);
  const classNames = useMemo(() => new Map(courses?.map(({ id, name }) => [id, name])), [courses]);

  const zone = viewerZone();
  const today = dayAt(now(), zone);
  const nearest = useMemo(() => eventsByNearness(events ?? [], today), [events, today]);
  const latest = useMemo(() => gradesByTime(grades ?? [], classNames), [grades, classNames]);

  return useMemo(() => {
    const wanted = wantedIn(typed);
    return {
      /** Whether all that is on this device has been read. */
      isRead: courses !== undefined && events !== undefined && grades !== undefined,
      classNames,
      classes: findClasses(courses ?? [], wanted),
      events: findEvents(nearest, wanted, today, zone),
      grades: findGrades(latest, wanted),
      documents: findDocuments(files, wanted),
    };
  }, [typed, courses, events, grades, nearest, latest, files, classNames, today, zone]);
}

type Row<Data> = { readonly id: string; readonly data: Data };

function stored<Data extends object>(rows: readonly Row<Data>[]): readonly (Data & { readonly id: string })[] {
  return rows.map(({ id, data }) => ({ ...data, id }));
}

/** By their titles, and where they are opened. */
function useDocumentNames(isWanted: boolean): readonly NamedFile[] {
  const { replica } = useStudent();
  const t = useTexts();
  const rows = useLive(async () => (isWanted ? storedDocuments(replica) : []), [replica, isWanted]);
  return useMemo(
    () => (rows ?? []).map(({ id, data }) => ({ id, name: shownDocumentTitle(data.title, t), address: `/docs/${id}` })),
    [rows, t],
  );
}

/** Lectures by their titles, then all that was written and said in them, line by line. [LEC-1] */
function useLectureWords(isWanted: boolean): readonly NamedFile[] {
  const { replica } = useStudent();
  const t = useTexts();
  const format = useFormat();
  const all = useLive(async () => {
    if (!isWanted) return [];
    const rows = await replica.list(lecture, { by: "updatedAt", lastFirst: true });
    return replica.records(
      lecture,
      rows.map(({ id }) => id),
    );
  }, [replica, isWanted]);
  return useMemo(() => {
    const named = (all ?? []).map(({ id, data }) => {
      const name = data.title || t("lecture.untitled", { date: format.day(heldAt(data)) });
      return { id, name, address: lectureHref(id), data };
    });
    const lines = named.flatMap(({ id, name, data }) =>
      [...timedLinesIn(data.lines), ...timedLinesIn(data.transcript)].map(({ text, atMs }, at) => ({
        id: `${id}-${at}`,
        name: text,
        address: lectureHref(id, atMs),
        detail: `${name} · ${clockText(atMs)}`,
      })),
    );
    return [...named.map(({ id, name, address }) => ({ id, name, address })), ...lines];
  }, [all, t, format]);
}
