import { failed, ok, type Result } from "@jotter/domain/result";
import type { ByteSource } from "@jotter/file-bytes/byte-source";
import { type Pace, type Pacing, paceOf } from "@jotter/file-bytes/pace";
import { openZip, type ZipEntry } from "@jotter/file-bytes/zip-read";
import { dayMs, schedulerFor } from "@jotter/memory/scheduler";
import { type AnkiSide, cardsOf, type ReadCard } from "./anki-card.ts";
import { collectionIn } from "./anki-collection.ts";
import type { LogEntry } from "./anki-history.ts";
import { type Media, mediaIn, type PackedFile } from "./anki-media.ts";
import { type OpenDatabase, openDatabase, type Row, type SqlWasm } from "./database.ts";
import { type FileProblem, refusalIn, refuse } from "./pace.ts";
import { numberField } from "./protobuf.ts";
import { soundsIn } from "./sounds.ts";
import { unzstd } from "./unzstd.ts";

export type AnkiPackage = {
  /** Those that have cards. A card's `deckKey` is one of their keys. */
  readonly decks: readonly { readonly key: string; readonly name: string }[];
  readonly cards: readonly ReadCard[];
  /** The files that the cards show. */
  readonly files: readonly PackedFile[];
  /** What is not here: notes that say nothing, files that cards name and the package lacks, and all sounds. */
  readonly left: { readonly notes: number; readonly files: readonly string[]; readonly sounds: number };
  /** Anki's cards that are suspended and are asked here, because others of their note are not. */
  readonly takenUp: number;
};

export type ReadOptions = Pacing & {
  readonly sqlWasm: SqlWasm;
  readonly now: number;
  /** When the student's day is over; without it a day from now. */
  readonly dayEndsAt?: number;
  readonly limits?: Partial<Limits>;
};

export type Limits = {
  readonly collectionBytes: number;
  readonly fileBytes: number;
  readonly mapBytes: number;
  readonly cards: number;
  readonly answers: number;
};

const usualLimits: Limits = {
  collectionBytes: 600_000_000,
  fileBytes: 100_000_000,
  mapBytes: 50_000_000,
  cards: 500_000,
  answers: 5_000_000,
};

/** A package of Anki's, .apkg or .colpkg, old or new: decks, cards with their history, and the files they show. [FLA-4] */
export async function readAnki(file: ByteSource, options: ReadOptions): Promise<Result<AnkiPackage, FileProblem>> {
  const pace = paceOf(options);
  const limits = { ...usualLimits, ...options.limits };
  try {
    await pace.rest();
    const entries = await openZip(file);
    const { bytes, isNew } = await collectionBytes(entries, limits, pace);
    const media = await mediaIn(entries, isNew, limits, pace);
    const database = await openDatabase(bytes, options.sqlWasm);
    try {
      return ok(await packageIn(database, media, limits, pace, options));
    } finally {
      database.close();
    }
  } catch (thrown) {
    return failed(refusalIn(thrown));
  }
}

/** A new package holds an old collection too, with one card that asks to update Anki. */
async function collectionBytes(entries: ReadonlyMap<string, ZipEntry>, limits: Limits, pace: Pace) {
  const meta = entries.get("meta");
  if (meta && meta.size < 1000 && numberField(await meta.read(pace), 1) > 3) refuse("too-new");
  const newest = entries.get("collection.anki21b");
  const entry = newest ?? entries.get("collection.anki21") ?? entries.get("collection.anki2");
  if (!entry) return refuse("not-anki");
  if (entry.size > limits.collectionBytes) refuse("too-large");
  const bytes = await entry.read(pace);
  const isNew = newest !== undefined;
  return { bytes: isNew ? await unzstd(bytes, limits.collectionBytes, pace) : bytes, isNew };
}

async function packageIn(
  database: OpenDatabase,
  media: Media,
  limits: Limits,
  pace: Pace,
  { now, dayEndsAt = now + dayMs }: Pick<ReadOptions, "now" | "dayEndsAt">,
): Promise<AnkiPackage> {
  const collection = collectionIn(database);
  const count = (table: string) => Number([...database.rows(`SELECT count(*) FROM ${table}`)][0]?.[0] ?? 0);
  const [notes, cards, answers] = [count("notes"), count("cards"), count("revlog")];
  if (cards > limits.cards || notes > limits.cards || answers > limits.answers) refuse("too-large");
  const of = notes + cards + answers;
  let done = 0;
  const each = async (sql: string, take: (row: Row) => void) => {
    for (const row of database.rows(sql)) {
      take(row);
      done++;
      if (!pace.isTime()) continue;
      pace.tell(done, of);
      await pace.rest();
    }
  };

  const log = new Map<number, LogEntry[]>();
  await each("SELECT cid, id, ease, factor, time, type, lastIvl FROM revlog", ([card, ...entry]) => {
    const [at = 0, ease = 0, factor = 0, ms = 0, type = 0, lastInterval = 0] = entry.map(Number);
    listOf(log, Number(card)).push({ at, ease, factor, ms, type, lastInterval });
  });
  const sides = new Map<number, AnkiSide[]>();
  await each(`SELECT ${sideColumns} FROM cards`, (row) => {
    listOf(sides, Number(row[1])).push(sideIn(row, log.get(Number(row[0])) ?? []));
  });

  const files = new Map<string, PackedFile>();
  const missing = new Set<string>();
  const fileKey = (name: string) => {
    const file = media.named(name);
    if (file) files.set(file.key, file);
    else if (!/^(?:https?|data):/i.test(name)) missing.add(name.slice(0, 200));
    return file?.key ?? null;
  };
  const options = { collection, fileKey, scheduler: schedulerFor({ retention: 0.9 }), now, dayEndsAt };
  const made: ReadCard[] = [];
  const sounds = new Set<string>();
  let left = 0;
  let takenUp = 0;
  await each("SELECT id, guid, mid, tags, flds FROM notes", ([id, guid, typeId, tags, fields]) => {
    const note = {
      id: Number(id),
      guid: String(guid).slice(0, 100),
      typeId: Number(typeId),
      tags: tagsIn(String(tags)),
      fields: String(fields).split("\u001f"),
    };
    const own = sides.get(note.id) ?? [];
    const cards = cardsOf(note, own, options);
    const [only] = cards;
    if (only && cards.length === 1 && !only.suspendedAt) takenUp += own.filter(({ queue }) => queue === -1).length;
    if (cards.length === 0) left++;
    for (const sound of soundsIn(String(fields))) sounds.add(sound);
    made.push(...cards);
  });
  pace.tell(of, of);
  const used = new Set(made.map(({ deckKey }) => deckKey));
  const decks = [...used].map((key) => ({ key, name: collection.decks.get(Number(key)) ?? "Anki" }));
  const behind = { notes: left, files: [...missing], sounds: sounds.size };
  return { decks, cards: made, files: [...files.values()], left: behind, takenUp };
}

const sideColumns = "id, nid, did, odid, ord, type, queue, due, odue, ivl, factor, flags, lapses, data";

/** A card that is in a deck for a while belongs to the one it came from. */
function sideIn([, , deck, homeDeck, ...rest]: Row, log: readonly LogEntry[]): AnkiSide {
  const [place = 0, type = 0, queue = 0, due = 0, homeDue = 0, interval = 0, factor = 0, flags = 0, slips = 0] =
    rest.map(Number);
  const isAway = Number(homeDeck) > 0;
  return {
    ...{ deckId: Number(isAway ? homeDeck : deck), place, type, queue, interval, factor, slips, log },
    due: isAway && homeDue !== 0 ? homeDue : due,
    isFlagged: (flags & 7) !== 0,
    data: String(rest[9] ?? ""),
  };
}

function tagsIn(text: string): readonly string[] {
  const tags = text.split(/[\s\u3000]+/).filter((tag) => tag !== "");
  return [...new Set(tags.map((tag) => tag.slice(0, 200)))].slice(0, 200);
}

function listOf<Entry>(lists: Map<number, Entry[]>, key: number): Entry[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}
