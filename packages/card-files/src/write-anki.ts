import type { Card } from "@jotter/domain/card";
import { failed, ok, type Result } from "@jotter/domain/result";
import { type Pace, type Pacing, paceOf } from "@jotter/file-bytes/pace";
import { dayMs, type Scheduler, schedulerFor } from "@jotter/memory/scheduler";
import type { Database } from "sql.js";
import { fieldsOf, sortField } from "./anki-fields.ts";
import { decksJson, layout, modelsJson, noteTypes, optionsJson, settingsJson } from "./anki-layout.ts";
import { safeName } from "./anki-media.ts";
import { planRow, replayed } from "./anki-rows.ts";
import { newDatabase, type SqlWasm } from "./database.ts";
import { type FileProblem, refusalIn } from "./pace.ts";
import { type FileToWrite, zipped } from "./zip-write.ts";

export type DeckToWrite = {
  readonly id: string;
  readonly name: string;
  readonly retention?: number | undefined;
  /** As they were fitted to the student; the usual ones where there are none. */
  readonly weights?: readonly number[] | undefined;
};

export type CardToWrite = Pick<
  Card,
  | "deckId"
  | "kind"
  | "front"
  | "back"
  | "tags"
  | "topic"
  | "reviews"
  | "newAt"
  | "createdAt"
  | "areas"
  | "suspendedAt"
  | "buriedUntil"
  | "isFlagged"
> & {
  readonly id: string;
  /** Where it came from Anki, the name it has there. */
  readonly guid?: unknown;
  readonly gapSides?: unknown;
  readonly hiddenWith?: unknown;
};

export type PackageToWrite = {
  readonly decks: readonly DeckToWrite[];
  readonly cards: readonly CardToWrite[];
  readonly files: readonly FileToWrite[];
};

export type WriteOptions = Pacing & { readonly sqlWasm: SqlWasm; readonly now: number };

/** An .apkg that every Anki opens, with plans and history. Written twice, Anki updates what it has. [FLA-4] */
export async function writeAnki(
  content: PackageToWrite,
  options: WriteOptions,
): Promise<Result<Uint8Array, FileProblem>> {
  const pace = paceOf(options);
  try {
    await pace.rest();
    const files = namedFiles(content.files);
    const { bytes, used } = await collectionOf(content, files, options, pace);
    const wanted = content.files.filter(({ id }) => used.has(id));
    return ok(
      await zipped(
        bytes,
        wanted.map((file) => ({ ...file, name: files.get(file.id) ?? file.name })),
        pace,
      ),
    );
  } catch (thrown) {
    return failed(refusalIn(thrown));
  }
}

/** All files of Anki lie in one folder: a name carries a piece of its id, and is the same each time. */
function namedFiles(files: readonly FileToWrite[]): ReadonlyMap<string, string> {
  return new Map(
    files.map(({ id, name }) => {
      const [, stem = "file", ending = ""] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(safeName(name)) ?? [];
      const mark = id.replace(/[^a-z0-9]/gi, "").slice(-10);
      return [id, stem.endsWith(mark) ? `${stem}${ending}` : `${stem}-${mark}${ending}`];
    }),
  );
}

async function collectionOf(
  content: PackageToWrite,
  files: ReadonlyMap<string, string>,
  options: WriteOptions,
  pace: Pace,
) {
  const { sqlWasm, now } = options;
  const { decks, cards } = content;
  const database = await newDatabase(sqlWasm);
  try {
    const used = new Set<string>();
    const fileName = (id: string) => {
      const name = files.get(id) ?? null;
      if (name) used.add(id);
      return name;
    };
    const createdAt = startOf(cards, now);
    const deckIds = new Map(decks.map(({ id }, place) => [id, stableId(id, place)]));
    database.run(layout);
    const seconds = Math.floor(now / 1000);
    const named = decks.map(({ id, name }) => ({ id: deckIds.get(id) ?? 1, name: deckName(name) }));
    database.run("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", [
      createdAt / 1000,
      now,
      now,
      settingsJson(cards.length + 1, Math.floor((now - createdAt) / dayMs) + 1),
      modelsJson(seconds),
      decksJson(named, seconds),
      optionsJson,
    ]);
    const schedulers = new Map(
      decks.map(({ id, retention = 0.9, weights }) => [id, schedulerFor({ retention, weights })]),
    );
    const usual = schedulerFor({ retention: 0.9 });
    const write = writerOf(database, { fileName, createdAt, now });
    database.run("BEGIN");
    // New cards keep their order.
    const positions = new Map(
      cards.toSorted((one, other) => (one.newAt ?? 0) - (other.newAt ?? 0)).map(({ id }, place) => [id, place + 1]),
    );
    for (const [place, card] of cards.entries()) {
      write.card(card, {
        deckId: deckIds.get(card.deckId) ?? 1,
        scheduler: schedulers.get(card.deckId) ?? usual,
        position: positions.get(card.id) ?? place + 1,
      });
      if (!pace.isTime()) continue;
      pace.tell(place + 1, cards.length);
      await pace.rest();
    }
    write.end();
    database.run("COMMIT");
    pace.tell(cards.length, cards.length);
    return { bytes: database.export(), used };
  } finally {
    database.close();
  }
}

/** The morning of the first day: no day is below zero. */
function startOf(cards: readonly CardToWrite[], now: number): number {
  let first = now;
  for (const { createdAt, reviews } of cards) {
    first = Math.min(first, createdAt);
    for (const { at } of reviews) first = Math.min(first, at);
  }
  return Math.max(0, Math.floor(first / dayMs) * dayMs);
}

/** The same for the same deck each time. */
function stableId(id: string, place: number): number {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return 1_500_000_000_000 + hash * 100 + (place % 100);
}

function deckName(name: string): string {
  return name.replace(/\s+/g, " ").replace(/"/g, "'").trim() || "Jotter";
}

type Writing = { readonly fileName: (id: string) => string | null; readonly createdAt: number; readonly now: number };
type Place = { readonly deckId: number; readonly scheduler: Scheduler; readonly position: number };

function writerOf(database: Database, { fileName, createdAt, now }: Writing) {
  const notes = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const cards = database.prepare("INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)");
  const log = database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)");
  const [noteIds, cardIds, logIds] = [freeNumbers(), freeNumbers(), freeNumbers()];
  const seconds = Math.floor(now / 1000);

  function card(one: CardToWrite, { deckId, scheduler, position }: Place) {
    const { kind, fields, sides } = fieldsOf(one, fileName);
    const noteId = noteIds(Math.max(1, Math.floor(one.createdAt)));
    const { words, checksum } = sortField(fields[0] ?? "");
    const tags = one.tags.map((tag) => tag.trim().replace(/\s+/g, "_")).filter((tag) => tag !== "");
    const guid = typeof one.guid === "string" && one.guid !== "" ? one.guid : one.id;
    const tagged = tags.length > 0 ? ` ${tags.join(" ")} ` : "";
    notes.run([noteId, guid, noteTypes[kind].id, seconds, tagged, fields.join("\u001f"), words, checksum]);
    for (const side of sides) {
      const cardId = cardIds(noteId);
      const { rows, state } = replayed(one.reviews, side, scheduler);
      const plan = planRow(one, state, { createdAt, position, now });
      const flags = one.isFlagged ? 1 : 0;
      cards.run([
        ...[cardId, noteId, deckId, side, seconds, plan.type, plan.queue, plan.due, plan.interval, plan.factor],
        ...[plan.answers, plan.slips, plan.left, flags, plan.data],
      ]);
      for (const row of rows) {
        const { rating, interval, lastInterval, factor, ms, type } = row;
        log.run([logIds(row.at), cardId, rating, interval, lastInterval, factor, ms, type]);
      }
    }
  }

  const end = () => {
    for (const statement of [notes, cards, log]) statement.free();
  };
  return { card, end };
}

/** Ids are times, and no two may be the same: the next that is free. */
function freeNumbers(): (wanted: number) => number {
  const taken = new Set<number>();
  return (wanted) => {
    let number = wanted;
    while (taken.has(number)) number++;
    taken.add(number);
    return number;
  };
}
