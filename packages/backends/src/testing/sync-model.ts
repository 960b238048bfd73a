import { type Card, card, newCard, type Rating } from "@jotter/domain/card";
import { entities } from "@jotter/domain/entities";
import { type Note, note } from "@jotter/domain/note";
import type { Backend } from "@jotter/ports/backend";
import type { PullPage, PullRequest, PushAnswer, PushRequest } from "@jotter/ports/protocol";
import { contentOf, isSame } from "@jotter/replica/content";
import { changeEpoch, nextPull, preparePush, takeAnswer, takePage, unblock } from "@jotter/replica/exchange";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { readRow } from "@jotter/replica/store";
import { wipeReplica } from "@jotter/replica/wipe";
import fc from "fast-check";

/**
 * Random histories of a student with three devices of two tabs each: typing, renaming, cutting, deleting and reviewing, while
 * messages are lost, doubled, late and out of order, tabs crash, clocks are years off, the storage fills up, a device
 * is wiped and the server's backup comes back. Whatever happened: in the end all devices and the server agree, and
 * every word somebody typed and nobody cut is there exactly once, as is every answer to a card.
 */
export type World = {
  /** A backend signed in as the one student of this history. */
  readonly connect: () => Promise<Backend>;
  /** Fills the student's storage up, or empties it. Absent where it cannot be done. */
  readonly setFull?: (full: boolean) => void;
  /** Takes a backup and returns how to restore it; "unsaid" without telling the server that a new epoch begins. */
  readonly backup?: () => Restore | Promise<Restore>;
  /** Everybody is about to settle: what breaks things on purpose leaves off. */
  readonly calm?: () => void;
  /** Spoils what is sent or received: a negative control, after which the checks must fail. */
  readonly spoil?: Spoil;
};

type Restore = (how?: "unsaid") => void | Promise<void>;

export type Spoil = {
  readonly request?: (request: PushRequest, page: Backend) => Promise<PushRequest>;
  readonly answer?: (answer: PushAnswer) => PushAnswer;
  readonly page?: (page: PullPage) => PullPage;
};

const devices = 3;
const noteIds = ["first", "second"];
const cardId = "card";
const device = fc.nat(devices - 1);
const tab = fc.nat(1);
const id = fc.constantFrom(...noteIds);

type OnNote = { readonly device: number; readonly tab: number; readonly id: string };
type NoteStep = OnNote &
  (
    | { readonly type: "type"; readonly at: number; readonly newline: boolean }
    | { readonly type: "rename" }
    | { readonly type: "cut"; readonly at: number }
    | { readonly type: "remove" }
  );
type AnswerStep = { readonly type: "answer"; readonly device: number; readonly tab: number; readonly rating: Rating };
export type Step =
  | NoteStep
  | AnswerStep
  | { readonly type: "push"; readonly device: number; readonly count: number }
  | { readonly type: "pull"; readonly device: number; readonly limit: number }
  | { readonly type: "deliver"; readonly which: number; readonly twice: boolean }
  | { readonly type: "drop"; readonly which: number }
  | { readonly type: "crash" | "wipe"; readonly device: number }
  | { readonly type: "skew"; readonly device: number; readonly years: number }
  | { readonly type: "full"; readonly full: boolean }
  | { readonly type: "backup" }
  | { readonly type: "restore"; readonly isUnsaid?: boolean };

const step = (weight: number, type: Step["type"], parts: Record<string, fc.Arbitrary<unknown>>) => ({
  weight,
  arbitrary: fc.record({ type: fc.constant(type), ...parts }) as unknown as fc.Arbitrary<Step>,
});
const onNote = { device, tab, id };
const few = fc.integer({ min: 1, max: 3 });

export const history: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    step(10, "type", { ...onNote, at: fc.nat(100), newline: fc.boolean() }),
    step(4, "rename", onNote),
    step(2, "cut", { ...onNote, at: fc.nat(100) }),
    step(2, "remove", onNote),
    step(4, "answer", { device, tab, rating: fc.constantFrom(1, 2, 3, 4) }),
    step(8, "push", { device, count: few }),
    step(6, "pull", { device, limit: few }),
    step(12, "deliver", { which: fc.nat(9), twice: fc.boolean() }),
    step(4, "drop", { which: fc.nat(9) }),
    step(2, "crash", { device }),
    step(1, "wipe", { device }),
    step(1, "skew", { device, years: fc.integer({ min: -10, max: 10 }) }),
    step(1, "full", { full: fc.boolean() }),
    step(1, "backup", {}),
    step(1, "restore", { isUnsaid: fc.boolean() }),
  ),
  { minLength: 5, maxLength: 80, size: "max" },
);

type Device = { name: string; tabs: Replica[]; backend: Backend; life: number; clockAhead: number };

/** A message under way. `life` is the device's when it was sent: after a crash nobody waits for the answer. */
type Message = { readonly device: Device; readonly life: number; readonly deliver: () => Promise<Message | undefined> };

let histories = 0;

/** Plays a history and throws where a promise was broken. */
export async function play(world: World, script: readonly Step[]): Promise<void> {
  const run = `model-${++histories}`;
  let clock = 1_700_000_000_000;
  const all: Device[] = [];
  for (let index = 0; index < devices; index++) {
    const made: Device = { name: `${run}-${index}`, tabs: [], backend: await world.connect(), life: 0, clockAhead: 0 };
    openTabs(made, () => clock);
    all.push(made);
  }
  const network: Message[] = [];
  const typed: { id: string; word: string }[] = [];
  const answers: number[] = [];
  const excused = new Set<string>();
  const titles = new Map<string, string>();
  let restored = false;
  let count = 0;
  let restore: Restore | undefined;
  try {
    for (const action of script) {
      clock += 1000;
      await perform(action);
    }
    world.setFull?.(false);
    world.calm?.();
    // Requests that are still under way arrive late; then everybody has time to settle.
    for (const message of network) await message.deliver().catch(() => undefined);
    await settle(all, world);
    await check();
  } finally {
    for (const each of all) {
      for (const open of each.tabs) open.close();
      await wipeReplica(each.name);
    }
  }

  async function perform(action: Step): Promise<void> {
    const here = "device" in action ? all[action.device] : undefined;
    const replica = here && "tab" in action ? here.tabs[action.tab] : undefined;
    if (replica && "id" in action) return editNote(action, replica);
    if (replica && action.type === "answer") return answerCard(action, replica);
    if (action.type === "push" && here) return push(here, action.count);
    if (action.type === "pull" && here) return pull(here, action.limit);
    if (action.type === "crash" && here) return crash(here);
    if (action.type === "wipe" && here) return wipe(here);
    if (action.type === "skew" && here) here.clockAhead = action.years * 365 * 86_400_000;
    if (action.type === "full") world.setFull?.(action.full);
    if (action.type === "backup") restore = (await world.backup?.()) ?? restore;
    if (action.type === "restore" && restore) {
      await restore(action.isUnsaid ? "unsaid" : undefined);
      restored = true;
    }
    if (action.type === "drop" && network.length > 0) network.splice(action.which % network.length, 1);
    if (action.type === "deliver" && network.length > 0) {
      const index = action.which % network.length;
      const message = network[index];
      if (!action.twice) network.splice(index, 1);
      const reply = await message?.deliver();
      if (reply) network.push(reply);
    }
  }

  async function editNote(action: NoteStep, replica: Replica): Promise<void> {
    const stored = await readRow(replica.store, note, action.id);
    const data = stored?.data as Note | undefined;
    if (action.type === "type") {
      const word = `w${++count}`;
      typed.push({ id: action.id, word });
      const token = word + (action.newline ? "\n" : " ");
      if (!data) await replica.create(note, newNote(token, clock), action.id);
      else await replica.editText(note, action.id, "body", data.body, inserted(data.body, action.at, token));
      return;
    }
    if (!data || stored?.del) return;
    if (action.type === "rename") {
      const title = `T${++count}`;
      titles.set(title, action.id);
      // Whoever renames has seen the title it replaces.
      excused.add(data.title);
      await replica.update(note, action.id, { title });
    } else if (action.type === "cut") {
      const words = tokens(data.body);
      const [cut] = words.splice(action.at % Math.max(1, words.length), 1);
      if (cut) excused.add(cut.trim());
      await replica.editText(note, action.id, "body", data.body, words.join(""));
    } else await replica.remove(note, action.id);
  }

  async function answerCard({ rating }: AnswerStep, replica: Replica): Promise<void> {
    const answer = { at: clock, side: 0, rating };
    answers.push(clock);
    const known = (await readRow(replica.store, card, cardId))?.data as Card | undefined;
    if (known) await replica.update(card, cardId, { reviews: [...known.reviews, answer], askedAt: clock });
    else
      await replica.create(card, newCard({ deckId: "deck", front: "Q", back: "A", reviews: [answer] }, clock), cardId);
  }

  async function push(from: Device, count: number): Promise<void> {
    const store = storeOf(from);
    let request = await preparePush(store, count);
    if (!request) return;
    if (world.spoil?.request) request = await world.spoil.request(request, from.backend);
    const sending = request;
    network.push(
      message(from, async () => {
        const answer = await from.backend.sync.push(sending);
        if (!answer.ok)
          return answer.problem.kind === "epoch"
            ? () => changeEpoch(storeOf(from), (answer.problem as { epoch: string }).epoch)
            : undefined;
        const value = world.spoil?.answer?.(answer.value) ?? answer.value;
        return async () => {
          if ((await takeAnswer(storeOf(from), sending, value)) === "epoch")
            await changeEpoch(storeOf(from), value.epoch);
        };
      }),
    );
  }

  async function pull(from: Device, limit: number): Promise<void> {
    const request: PullRequest = await nextPull(storeOf(from), limit);
    network.push(
      message(from, async () => {
        const page = await from.backend.sync.pull(request);
        if (!page.ok) return undefined;
        const value = world.spoil?.page?.(page.value) ?? page.value;
        return async () => {
          if ((await takePage(storeOf(from), request, value)) === "epoch")
            await changeEpoch(storeOf(from), value.epoch);
        };
      }),
    );
  }

  /** The request travels; when it is delivered, the answer travels back. */
  function message(from: Device, ask: () => Promise<(() => Promise<void>) | undefined>): Message {
    const { life } = from;
    return {
      device: from,
      life,
      deliver: async () => {
        const take = await ask();
        if (!take) return undefined;
        const deliver = async () => {
          if (from.life === life) await take();
          return undefined;
        };
        return { device: from, life, deliver };
      },
    };
  }

  async function crash(here: Device): Promise<void> {
    here.life++;
    for (const open of here.tabs) open.close();
    openTabs(here, () => clock);
  }

  async function wipe(here: Device): Promise<void> {
    // What had not reached the account is gone with the device; the app asks before it does this. After a restored
    // backup the device may have been the last to hold what the server lost.
    for (const noteId of noteIds) {
      const row = await readRow(storeOf(here), note, noteId);
      if (!row?.data || (!row.base && !restored)) continue;
      for (const word of tokens(String(row.data.body))) excused.add(word.trim());
      excused.add(String(row.data.title));
    }
    const asked = await readRow(storeOf(here), card, cardId);
    if (asked?.data && (asked.base || restored)) {
      for (const { at } of (asked.data as Card).reviews) excused.add(String(at));
    }
    here.life++;
    for (const open of here.tabs) open.close();
    await wipeReplica(here.name);
    openTabs(here, () => clock);
  }

  async function check(): Promise<void> {
    const rows = new Map<string, { data: unknown; del: boolean; rev: number }>();
    const first = all[0];
    if (!first) return;
    let after = 0;
    for (;;) {
      const page = await first.backend.sync.pull({ after, limit: 2 });
      if (!page.ok) throw new Error(`the server does not answer: ${page.problem.kind}`);
      for (const row of page.value.rows) {
        if (row.rev <= after) throw new Error(`revisions do not grow: ${row.rev} after ${after}`);
        after = row.rev;
        rows.set(row.id, row);
      }
      if (!page.value.more) break;
    }
    for (const each of all) {
      if ((await storeOf(each).pending.count()) > 0) throw new Error(`UNSENT work is left on ${each.name}`);
      for (const [entity, recordId] of [...noteIds.map((one) => [note, one] as const), [card, cardId] as const]) {
        const here = await readRow(storeOf(each), entity, recordId);
        const there = rows.get(recordId);
        if (!isSame(here && contentOf(here), there && { data: there.data, del: there.del })) {
          throw new Error(`DIVERGED on ${each.name}: ${JSON.stringify(here)} against ${JSON.stringify(there)}`);
        }
      }
    }
    for (const { id: noteId, word } of typed) {
      const body = (rows.get(noteId)?.data as Note | undefined)?.body ?? "";
      const times = body.split(/\s+/).filter((each) => each === word).length;
      if (times > 1) throw new Error(`DOUBLED ${word} in ${JSON.stringify(body)}`);
      if (times === 0 && !excused.has(word)) throw new Error(`LOST ${word} in ${JSON.stringify(body)}`);
    }
    const { reviews = [] } = (rows.get(cardId)?.data as Card | undefined) ?? {};
    for (const answered of answers) {
      const times = reviews.filter(({ at }) => at === answered).length;
      if (times > 1) throw new Error(`DOUBLED the answer ${answered}`);
      if (times === 0 && !excused.has(String(answered))) throw new Error(`LOST the answer ${answered}`);
    }
    // A restored backup takes the server's own history along; titles replaced before it may only be there.
    if (!restored) await checkTitles(rows);
  }

  async function checkTitles(rows: ReadonlyMap<string, { data: unknown }>): Promise<void> {
    const kept = new Set<string>();
    for (const each of all) {
      for (const loss of await storeOf(each).conflicts.toArray()) kept.add(String(loss.value));
    }
    for (const noteId of noteIds) {
      const past = await all[0]?.backend.sync.history("note", noteId);
      for (const version of past?.ok ? past.value : []) kept.add(String(version.data?.title));
      kept.add(String((rows.get(noteId)?.data as Note | undefined)?.title));
    }
    for (const title of titles.keys()) {
      if (!kept.has(title) && !excused.has(title)) throw new Error(`the title ${title} is LOST without a trace`);
    }
  }
}

function openTabs(here: Device, clock: () => number): void {
  const now = () => clock() + here.clockAhead;
  const open = () => openReplica({ userId: here.name, entities, now });
  here.tabs = [open(), open()];
}

function storeOf(here: Device): Replica["store"] {
  const [first] = here.tabs;
  if (!first) throw new Error("the device is off");
  return first.store;
}

/** The network is quiet and the storage has room: devices sync in turn until none has anything left to say. */
async function settle(all: readonly Device[], world: World): Promise<void> {
  for (const each of all) await unblock(storeOf(each));
  for (let round = 0; round < 60; round++) {
    let quiet = true;
    for (const each of all) if (await syncOnce(each, world)) quiet = false;
    if (quiet) return;
  }
  throw new Error("the devices do not SETTLE");
}

async function syncOnce(each: Device, world: World): Promise<boolean> {
  const store = storeOf(each);
  let busy = false;
  for (;;) {
    const request = await nextPull(store, 2);
    const page = await each.backend.sync.pull(request);
    if (!page.ok) throw new Error(`the server does not answer: ${page.problem.kind}`);
    const value = world.spoil?.page?.(page.value) ?? page.value;
    if (value.rows.length > 0) busy = true;
    const taken = await takePage(store, request, value);
    if (taken === "epoch") await changeEpoch(store, value.epoch);
    if (taken === "upgrade") throw new Error("an unknown version");
    if (taken === "done") break;
  }
  let request = await preparePush(store, 100);
  if (!request) return busy;
  if (world.spoil?.request) request = await world.spoil.request(request, each.backend);
  const answer = await each.backend.sync.push(request);
  if (answer.ok) await takeAnswer(store, request, world.spoil?.answer?.(answer.value) ?? answer.value);
  else if (answer.problem.kind === "epoch") await changeEpoch(store, answer.problem.epoch);
  else throw new Error(`the server does not answer: ${answer.problem.kind}`);
  return true;
}

function newNote(body: string, now: number): Note {
  return { title: "T0", body, tags: [], classId: null, pinned: false, createdAt: now, updatedAt: now };
}

function tokens(body: string): string[] {
  return body.split(/(?<=\s)/).filter(Boolean);
}

function inserted(body: string, at: number, token: string): string {
  const words = tokens(body);
  words.splice(at % (words.length + 1), 0, token);
  return words.join("");
}
