import { searchDatabaseName } from "@jotter/replica/names";
import { type KeptIndex, type KeptKind, openKeptIndex } from "./kept-index.ts";
import { createNoteBodies, type NoteBodies } from "./note-bodies.ts";
import { createNoteIndex, type IndexedNote, type NoteIndex } from "./note-index.ts";
import { type NoteRecords, openNoteRecords } from "./note-records.ts";

export type Progress = { readonly done: number; readonly total: number };

export type IndexKeeper = {
  /** From now on the index answers, if only for what it has read so far. */
  readonly opened: Promise<void>;
  readonly index: () => NoteIndex;
  readonly bodies: NoteBodies;
  /** Some notes changed; without ids, nobody knows which. */
  readonly changed: (ids?: readonly string[]) => void;
  /** Resolves once nothing is known to be waiting. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
};

type IndexKeeperDeps = {
  readonly userId: string;
  /** After every step: what is still to be read, null when all is in. */
  readonly onStep: (progress: Progress | null) => void;
  /** Runs `work` once no other tab of this student keeps the index, and holds on to that until it ends. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Whose texts, if not the notes'. */
  readonly source?: Source;
};

/** Texts that are indexed, and under which name what was made of them is kept. */
export type Source = {
  readonly kind: KeptKind;
  readonly open: (userId: string, onGone: () => void) => Promise<NoteRecords | null>;
  /** How many of their letters are held in memory, if not as many as of notes. */
  readonly letters?: number;
};

const notesSource: Source = { kind: "notes", open: openNoteRecords };

const notesAtOnce = 16;
const notesPerWrite = 400;

/**
 * Keeps the index as the notes are: reads what changed while nobody looked, then what it is told of. In slices, so that
 * a search never waits long. Every tab has an index in memory; one of them, the first, keeps it for the next start.
 */
export async function startIndexKeeper({
  userId,
  onStep,
  alone,
  source = notesSource,
}: IndexKeeperDeps): Promise<IndexKeeper | null> {
  const name = searchDatabaseName(userId);
  let isOver = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const close = () => {
    isOver = true;
    records?.close();
    kept?.close();
    end();
  };
  let kept: KeptIndex | null = null;
  let records: NoteRecords | null = null;
  records = await source.open(userId, close);
  if (!records) return null;
  const notes: NoteRecords = records;

  const bodies = createNoteBodies(notes, source.letters);
  let index = createNoteIndex();
  let isWriter = false;
  let termsKept = 0;
  const toKeep = new Map<string, IndexedNote | null>();
  const waiting = new Set<string>();
  let done = 0;

  /** What is kept becomes the index, and what is not in it or not as it was waits to be read. */
  async function open(): Promise<void> {
    kept ??= await openKeptIndex(name, close, source.kind);
    if (isOver) return kept.close();
    const fresh = createNoteIndex();
    // Damaged is as good as missing: it is made anew.
    const found = await kept.read().catch(() => null);
    if (found && fresh.load(found.terms, found.notes)) index = fresh;
    else {
      index = createNoteIndex();
      if (isWriter) await kept.clear();
    }
    termsKept = index.termCount();
    toKeep.clear();
    await compare();
    // Nothing is left to be read, and whoever waits for that hears it.
    if (waiting.size === 0) onStep(null);
  }

  async function compare(): Promise<void> {
    const stamps = await notes.stamps();
    for (const id of [...index.ids()]) if (!stamps.has(id)) waiting.add(id);
    for (const [id, stamp] of stamps) if (index.get(id)?.stamp !== stamp) waiting.add(id);
  }

  async function readOn(): Promise<void> {
    while (waiting.size > 0 && !isOver) {
      const ids = [...waiting].slice(0, notesAtOnce);
      for (const id of ids) waiting.delete(id);
      const found = await notes.read(ids);
      const gone = new Set(ids);
      for (const { facts, body } of found) {
        gone.delete(facts.id);
        bodies.set(facts.id, body);
        // What is told twice is read once: our own write comes back as the server's.
        if (index.get(facts.id)?.stamp !== facts.stamp) toKeep.set(facts.id, index.add(facts, body));
      }
      for (const id of gone) {
        index.remove(id);
        bodies.delete(id);
        toKeep.set(id, null);
      }
      done += ids.length;
      onStep(waiting.size > 0 ? { done, total: done + waiting.size } : null);
      if (toKeep.size >= notesPerWrite) await keep();
      await aTurn();
    }
    done = 0;
    await keep();
  }

  async function keep(): Promise<void> {
    if (isWriter && kept && toKeep.size > 0 && !isOver) {
      const notes = [...toKeep.values()].filter((note) => note !== null);
      const gone = [...toKeep].filter(([, note]) => note === null).map(([id]) => id);
      const newTerms = index.termsFrom(termsKept);
      await kept.write({ notes, gone, termsKept, newTerms }).then(
        () => {
          termsKept += newTerms.length;
        },
        () => {
          // No room: what was kept stays as it was, and the next start goes on from there. In memory all of it works.
          isWriter = false;
        },
      );
    }
    toKeep.clear();
  }

  /** One thing after the other; the database going away under it is its end, not an error. */
  let last: Promise<void> = Promise.resolve();
  function then(work: () => Promise<void>): Promise<void> {
    last = last.then(async () => {
      try {
        if (!isOver) await work();
      } catch (error) {
        if (!isOver) throw error;
      }
    });
    return last;
  }

  let isOpen = false;
  // The lock is asked for first: who gets it at once reads what is kept only once.
  const isAlone = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), 200);
    void alone(source.kind === "notes" ? name : `${name} ${source.kind}`, async () => {
      isWriter = true;
      resolve(true);
      // Late: another tab kept it so far, with numbers of its own. We go on from what it left.
      if (isOpen) await then(open).then(() => then(readOn));
      await ended;
    });
  });
  await isAlone;
  isOpen = true;
  const opened = then(open);
  void then(readOn);
  // Beside the line, not in it: an edit must not wait for all texts to be read.
  void last
    .then(() => bodies.fill((id) => index.get(id) !== undefined, aTurn))
    .catch((error: unknown) => {
      if (!isOver) throw error;
    });

  return {
    opened,
    index: () => index,
    bodies,
    changed: (ids) => {
      if (ids) for (const id of ids) waiting.add(id);
      else void then(compare);
      void then(readOn);
    },
    settled: async () => {
      while (waiting.size > 0) await then(readOn);
      await last;
    },
    close,
  };
}

/** Lets what was asked meanwhile be answered. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
