import { type AnkiPackage, readAnki } from "@jotter/card-files/read-anki";
import { isText } from "@jotter/file-bytes/is-text";
import { lettersOf } from "@jotter/file-bytes/letters";
import sqlWasmUrl from "sql.js/dist/sql-wasm-browser.wasm?url";
import { answersIn } from "./answers-in.ts";
import { cardsInText } from "./cards-in-text.ts";
import { freshCards } from "./fresh-cards.ts";
import type { Found, FromReader, IncomingCard, ToReader, Words } from "./messages.ts";

/** Reads a file of cards apart from the page. Whoever does not want it any more ends the worker. [FLA-4] */
let opened: { readonly cards: readonly IncomingCard[]; readonly files: AnkiPackage["files"] } = {
  cards: [],
  files: [],
};

addEventListener(
  "message",
  ({ data }: MessageEvent<ToReader>) => void answer(data).catch(() => post({ t: "refused", problem: "damaged" })),
);

async function answer(asked: ToReader): Promise<void> {
  if (asked.t === "open") return open(asked.file, asked.name, asked.now);
  if (asked.t === "compare") return compare(asked.have);
  if (asked.t === "cards") return post({ t: "cards", cards: opened.cards.slice(asked.from, asked.to) });
  const file = opened.files.find(({ key }) => key === asked.key);
  const read = file ? await file.read() : null;
  post({ t: "file", bytes: read?.ok ? read.value : null });
}

/** From now on only what is new. */
async function compare(have: readonly Words[]): Promise<void> {
  const { cards, same, twice } = await freshCards(opened.cards, have);
  opened = { cards, files: opened.files };
  post({ t: "compared", same, twice });
}

async function open(file: Blob, name: string, now: number): Promise<void> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPackage = head[0] === 0x50 && head[1] === 0x4b;
  if (!isPackage && /\.(apkg|colpkg)$/i.test(name)) return post({ t: "refused", problem: "not-anki" });
  if (!isPackage) {
    const text = lettersOf(new Uint8Array(await file.arrayBuffer()));
    return isText(text) ? openText(text, name) : post({ t: "refused", problem: "damaged" });
  }
  const sqlWasm = await (await fetch(sqlWasmUrl)).arrayBuffer();
  const source = {
    length: file.size,
    read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
  const onProgress = (done: number, of: number) => post({ t: "progress", done, of });
  const dayEndsAt = new Date(now).setHours(24, 0, 0, 0);
  const read = await readAnki(source, { sqlWasm, now, dayEndsAt, onProgress });
  if (!read.ok) return post({ t: "refused", problem: read.problem });
  const { decks, cards, files, left, takenUp } = read.value;
  opened = { cards, files };
  const counts = new Map<string, number>();
  for (const { deckKey } of cards) counts.set(deckKey, (counts.get(deckKey) ?? 0) + 1);
  tell({
    decks: decks.map(({ key, name: own }) => ({ key, name: own, count: counts.get(key) ?? 0 })),
    answers: answersIn(cards),
    files: files.map(({ key, name: own }) => ({ key, name: own })),
    halves: left.notes,
    sounds: left.sounds,
    lost: left.files.length,
    takenUp,
  });
}

function openText(text: string, name: string): void {
  const plain = name.replace(/\.\w{1,8}$/, "");
  const { cards, halves, sounds } = cardsInText(text, /\.[ct]sv$/i.test(name));
  opened = { cards: cards.map((one) => ({ ...one, deckKey: one.deck ?? plain })), files: [] };
  const names = new Map<string, number>();
  for (const { deckKey = plain } of opened.cards) names.set(deckKey, (names.get(deckKey) ?? 0) + 1);
  tell({
    decks: [...names].map(([key, count]) => ({ key, name: key, count })),
    answers: 0,
    files: [],
    halves,
    sounds,
    lost: 0,
    takenUp: 0,
  });
}

const shown = 20;

function tell(found: Omit<Found, "count" | "first">): void {
  const { cards } = opened;
  if (cards.length === 0) post({ t: "refused", problem: "empty" });
  else post({ t: "found", found: { ...found, count: cards.length, first: cards.slice(0, shown) } });
}

function post(message: FromReader): void {
  postMessage(message);
}
