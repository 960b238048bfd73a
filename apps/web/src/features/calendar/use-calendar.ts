import type { CalendarEvent } from "@jotter/domain/event";
import type { Occurrence } from "@jotter/domain/occurrences";
import { ownTimes, type Scope } from "@jotter/domain/series-changes";
import { useCallback, useState } from "react";
import { useEventActions, type Written } from "../../student/calendar/event-actions.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { bindDecks } from "../../student/cards/bind-decks.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { useDates } from "./dates.ts";
import { changeOf } from "./event-draft.ts";
import { timesFor } from "./moves.ts";
import type { ScopeQuestion } from "./ScopeDialog.tsx";
import type { Span } from "./span.ts";

const nothing: readonly string[] = [];
const unchanged: Written = { ids: nothing, undo: () => Promise.resolve() };

/** What can be done with the calendar: a series asks what is meant, and everything can be undone. */
export function useCalendar() {
  const t = useTexts();
  const dates = useDates();
  const actions = useEventActions();
  const { replica, now } = useStudent();
  const [question, setQuestion] = useState<ScopeQuestion | null>(null);

  const askScope = useCallback(
    (occurrence: Occurrence, act: ScopeQuestion["act"], offered: readonly Scope[]): Promise<Scope | null> => {
      if (occurrence.seriesId === null) return Promise.resolve("this");
      return new Promise((answer) => setQuestion({ act, offered, answer }));
    },
    [],
  );

  const offerUndo = (text: string, { undo }: Written) =>
    toast({ text, action: { label: t("action.undo"), run: () => void undo() }, replaces: "calendar" });

  /** The decks of an exam are saved with it, and taken back with it. */
  async function withDecks(written: Written, examId: string | undefined, deckIds: readonly string[] | null) {
    if (examId === undefined || deckIds === null) return written;
    const unbind = await bindDecks(replica, examId, deckIds, now);
    const undo = async () => {
      await unbind();
      await written.undo();
    };
    return { ...written, undo };
  }

  return {
    question,
    closeQuestion: () => setQuestion(null),

    create: async (event: CalendarEvent, deckIds: readonly string[] | null = null) => {
      const written = await actions.create(event);
      offerUndo(t("calendar.created", { title: event.title }), await withDecks(written, written.ids[0], deckIds));
    },

    /** Resolves with whether it was saved. */
    save: async (
      occurrence: Occurrence,
      event: CalendarEvent,
      deckIds: readonly string[] | null = null,
    ): Promise<boolean> => {
      const times = ownTimes(occurrence);
      const changed = changeOf({ ...occurrence.event, ...times }, event);
      const change = "start" in changed || "end" in changed ? { ...changed, ...staying(occurrence) } : changed;
      const said = t("calendar.changed", { title: event.title });
      const own = occurrence.seriesId === null ? occurrence.event.id : undefined;
      if (Object.keys(change).length === 0) {
        if (deckIds !== null) offerUndo(said, await withDecks(unchanged, own, deckIds));
        return true;
      }
      // How something repeats is nothing that one of it could change.
      const offered: readonly Scope[] = "rule" in change ? ["following", "all"] : ["this", "following", "all"];
      const scope = await askScope(occurrence, "change", offered);
      if (!scope) return false;
      offerUndo(said, await withDecks(await actions.change(occurrence, change, scope), own, deckIds));
      return true;
    },

    /** Resolves with the records it wrote. */
    move: async (occurrence: Occurrence, to: Span): Promise<readonly string[]> => {
      if (occurrence.event.feedId !== undefined) {
        toast({ text: t("feeds.fixed"), replaces: "calendar" });
        return nothing;
      }
      const scope = await askScope(occurrence, "change", ["this", "following", "all"]);
      if (!scope) return nothing;
      const times = { ...timesFor(occurrence, to, viewerZone()), ...staying(occurrence) };
      const written = await actions.change(occurrence, times, scope);
      offerUndo(t("calendar.movedTo", { when: dates.span(to) }), written);
      return written.ids;
    },

    /** Resolves with whether it went. */
    remove: async (occurrence: Occurrence): Promise<boolean> => {
      const scope = await askScope(occurrence, "delete", ["this", "following", "all"]);
      if (!scope) return false;
      offerUndo(t("calendar.deleted", { title: occurrence.event.title }), await actions.remove(occurrence, scope));
      return true;
    },

    setDone: async (occurrence: Occurrence, isDone: boolean) => {
      const written = await actions.setDone(occurrence, isDone);
      if (isDone) offerUndo(t("calendar.isDone", { title: occurrence.event.title }), written);
    },
  };
}

/** A planned block that its student puts somewhere stays there. [PLN-1] */
function staying({ event: { material } }: Occurrence): Partial<CalendarEvent> {
  return material ? { locked: true } : {};
}
