import { type Card, type CardSource, card } from "@jotter/domain/card";
import { type LineCard, type LineWords, lineChanges } from "@jotter/domain/line-changes";
import { note } from "@jotter/domain/note";
import { writtenLines } from "@jotter/markdown/written-lines";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import type { CardEdit } from "./edit-card.ts";

export type LinesFollowed = {
  /** For each line the card it is; null where it is none. */
  readonly cardOf: readonly (RowOf<typeof card> | null)[];
  /** Their line is gone, and they are suspended by that. */
  readonly suspended: readonly string[];
};

/** The cards of a note are what its lines say now: edited, suspended or taken up again, with all their answers. [FLA-1] */
export async function followLines(
  replica: Replica,
  noteId: string,
  lines: readonly LineWords[],
  now: number,
): Promise<LinesFollowed> {
  const rowsOf = async () =>
    (await replica.having(card, "source.id", [noteId])).filter(({ data }) => isLineOf(data, noteId));
  if ((await rowsOf()).length === 0) return { cardOf: lines.map(() => null), suspended: [] };
  // Fetched before the writing begins, which waits for nothing else. Most notes have no cards.
  const { editCard } = await import("./edit-card.ts");
  return replica.together(async () => {
    const rows = await rowsOf();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const changes = lineChanges(lines, await wordsOf(replica, rows, lines));
    const suspended: string[] = [];
    const put = async (id: string, change: Partial<Card>) => replica.update(card, id, { ...change, updatedAt: now });
    for (const id of changes.returned) await put(id, returned(byId.get(id)?.data));
    for (const { id, line } of changes.edited) {
      const source = (await replica.row(card, id))?.data.source;
      const known = byId.get(id)?.data;
      if (source && known) await editCard(replica, id, edited(known, source, line), now);
    }
    for (const id of changes.gone) {
      const known = byId.get(id)?.data;
      if (!known?.source) continue;
      if (known.suspendedAt == null) suspended.push(id);
      await put(id, { suspendedAt: known.suspendedAt ?? now, source: { ...known.source, goneAt: now } });
    }
    const latest = new Map((await replica.rows(card, [...byId.keys()])).map((row) => [row.id, row]));
    return { cardOf: changes.cardOf.map((id) => (id === null ? null : (latest.get(id) ?? null))), suspended };
  });
}

/** Whoever edits the card edits the line. Where no line can say it, the card is one of its own from now on. */
export function editLine(replica: Replica, id: string, now: number): Promise<void> {
  return replica.together(async () => {
    const own = await replica.get(card, id);
    const source = own?.source;
    if (!own || !source?.isLine || source.goneAt != null) return;
    const stored = await replica.get(note, source.id);
    const last = stored && writtenLines(stored.body).find(({ line }) => line === source.quote);
    if (!stored || !last || (last.front === own.front && last.back === own.back)) return;
    const line = own.kind === "cloze" ? own.front.trim() : `${own.front.trim()} :: ${own.back.trim()}`;
    const body = stored.body.slice(0, last.at) + line + stored.body.slice(last.at + last.line.length);
    const said = own.kind !== "image" && writtenLines(body).find(({ at }) => at === last.at);
    const isSaid = said && said.line === line && said.front === own.front.trim();
    if (isSaid) await replica.editText(note, source.id, "body", stored.body, body, { updatedAt: now });
    await replica.update(card, id, { source: { ...source, ...(isSaid ? { quote: line } : { isLine: false }) } });
  });
}

export function isLineOf({ source }: Pick<Card, "source">, noteId: string): boolean {
  return source?.kind === "note" && source.id === noteId && source.isLine === true;
}

/** The long texts are read only of those whose line is not there as it was. */
async function wordsOf(
  replica: Replica,
  rows: readonly RowOf<typeof card>[],
  lines: readonly LineWords[],
): Promise<readonly LineCard[]> {
  const spare = new Map<string, number>();
  const count = (line: string, by: number) => spare.set(line, (spare.get(line) ?? 0) + by);
  for (const { line } of lines) count(line, 1);
  for (const { data } of rows) count(data.source?.quote ?? "", -1);
  const cards: LineCard[] = [];
  for (const { id, data } of rows) {
    const quote = data.source?.quote ?? "";
    const words = (spare.get(quote) ?? 0) >= 0 ? undefined : await replica.get(card, id);
    const { front = "", back = "" } = words ?? {};
    cards.push({ id, quote, front, back, isGone: data.source?.goneAt != null });
  }
  return cards;
}

/** What the student suspended by hand stays suspended. */
function returned(known: Pick<Card, "source" | "suspendedAt"> | undefined): Partial<Card> {
  if (!known?.source) return {};
  const { goneAt, ...source } = known.source;
  return { source, ...(known.suspendedAt === goneAt && { suspendedAt: null }) };
}

function edited({ kind }: Pick<Card, "kind">, source: CardSource, line: LineWords): CardEdit {
  const isCloze = line.kind === "cloze";
  // Who made a card ask both ways or be typed still wants that.
  const kindNow = isCloze ? "cloze" : kind === "cloze" ? "basic" : kind;
  // What a student wrote to be shown with a gap is not in the line.
  const words = isCloze && kind === "cloze" ? { front: line.front } : { front: line.front, back: line.back };
  return { kind: kindNow, ...words, source: { ...source, quote: line.line } };
}
