import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import type { Decidable, ProposedEvent } from "@jotter/domain/proposal";
import { changeTo } from "@jotter/domain/proposed-change";
import type { Replica } from "@jotter/replica/replica";
import { viewerZone } from "../../../student/calendar/viewer-zone.ts";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useOneAtATime } from "../../../ui/once.ts";
import type { Chat } from "../chat.ts";

/** Where a proposal stands: a message may have several. */
export type ProposalPlace = { readonly chat: Chat; readonly messageId: string; readonly at: number };

/** What a student can do with a proposal. Only `add` writes anything but the conversation. [CHT-8] */
export function useProposal(place: ProposalPlace, proposal: Decidable) {
  const { replica, now } = useStudent();
  const set = (next: Decidable) => setAt(place, next, now(), proposal.changedAt);
  const isThere = useLive(
    () => anyThere(replica, proposal),
    [replica, proposal.state, idsOf(proposal).join(" ")],
    proposal.state === "added",
  );
  return {
    /** It was added, and is gone from where it was put. */
    isGone: proposal.state === "added" && isThere === false,
    add: useOneAtATime(async (agreed: Decidable) => {
      await write(replica, agreed, now());
      await set({ ...agreed, state: "added" });
    }),
    undo: useOneAtATime(async () => {
      await takeBack(replica, proposal, now());
      await set({ ...proposal, state: "open" });
    }),
    decline: useOneAtATime(() => set({ ...proposal, state: "declined" })),
    reopen: useOneAtATime(() => set({ ...proposal, state: "open" })),
    change: useOneAtATime((next: Decidable) => set(next)),
  };
}

/** Each is written for itself, so that each can be taken back. */
export function useAddAll(chat: Chat, messageId: string) {
  const { replica, now } = useStudent();
  return useOneAtATime(async (open: readonly { readonly proposal: Decidable; readonly at: number }[]) => {
    for (const { proposal, at } of open) {
      await write(replica, proposal, now());
      await setAt({ chat, messageId, at }, { ...proposal, state: "added" }, now(), proposal.changedAt);
    }
  });
}

function setAt({ chat, messageId, at }: ProposalPlace, next: Decidable, now: number, before: number): Promise<void> {
  // A clock that was put back must not make an old word the last one.
  return chat.setProposal(messageId, { ...next, changedAt: Math.max(now, before + 1) }, at);
}

function eventsOf(proposal: Decidable): readonly ProposedEvent[] {
  if (proposal.kind === "event") return [proposal.event];
  return proposal.kind === "plan" ? proposal.blocks.filter(({ isKept }) => isKept).map((block) => block.event) : [];
}

export function idsOf(proposal: Decidable): readonly string[] {
  if (proposal.kind === "change") return [proposal.before.id];
  return proposal.kind === "note" ? [proposal.note.id] : eventsOf(proposal).map(({ id }) => id);
}

async function anyThere(replica: Replica, proposal: Decidable): Promise<boolean> {
  if (proposal.kind === "note") return (await replica.get(note, proposal.note.id)) !== undefined;
  // What was to be taken away is rightly gone.
  if (proposal.kind === "change" && !proposal.after) return true;
  const rows = await replica.rows(event, idsOf(proposal));
  return rows.some(({ del }) => del === 0);
}

/** Whole or not at all. What is there already, perhaps from another device, stays as it is. */
function write(replica: Replica, proposal: Decidable, now: number): Promise<void> {
  return replica.together(async () => {
    if (proposal.kind === "change") await writeChange(replica, proposal.before.id, proposal.after, now);
    if (proposal.kind === "note") {
      const { id, title, body, classId } = proposal.note;
      if (await replica.get(note, id)) return;
      await replica.create(note, { ...newNote(now), title: storedNoteTitle(title), body, classId }, id);
    }
    for (const { id, ...known } of eventsOf(proposal)) {
      if (await replica.get(event, id)) continue;
      const zone = known.start.length === 10 ? null : viewerZone();
      await replica.create(event, newEvent(now, { ...known, title: known.title.trim(), zone }), id);
    }
  });
}

/** Only when it is: all else about it stays, also what was changed since. */
async function writeChange(replica: Replica, id: string, to: ProposedEvent | null, now: number) {
  const stored = await replica.get(event, id);
  if (!stored) return;
  if (!to) return replica.remove(event, id);
  await replica.update(event, id, { ...changeTo(stored, to, viewerZone()), updatedAt: now });
}

function takeBack(replica: Replica, proposal: Decidable, now: number): Promise<void> {
  return replica.together(async () => {
    if (proposal.kind === "change") {
      const { before, after } = proposal;
      return after ? writeChange(replica, before.id, before, now) : replica.restore(event, before.id);
    }
    const entity = proposal.kind === "note" ? note : event;
    for (const id of idsOf(proposal)) {
      if (entity === note ? await replica.get(note, id) : await replica.get(event, id)) {
        await (entity === note ? replica.remove(note, id) : replica.remove(event, id));
      }
    }
  });
}
