import type { CardKind } from "@jotter/domain/card";
import { tableFile, withoutGuard } from "@jotter/domain/table-guard";
import { readTable } from "@jotter/domain/table-text";
import { asKind, type CellForm, inForm, type PlainCard, plainCard } from "./plain-card.ts";
import { kindNamed, namedColumns, type TableColumns } from "./table-columns.ts";

/** A table as it was read, with what its columns seem to be: a student may say otherwise. */
export type CardTable = {
  readonly rows: readonly (readonly string[])[];
  readonly columns: TableColumns;
  /** The file says itself what its columns are: it can be nothing but a table. */
  readonly isNamed: boolean;
  readonly form: CellForm;
  /** What Anki wrote above its rows: these go for all of them. */
  readonly tags: readonly string[];
  readonly deck: string | null;
};

/** CSV, TSV or semicolons, from a spreadsheet, a page or Anki. Nothing is too broken to be read as some table. [FLA-4] */
export function openCardTable(text: string): CardTable {
  const { settings, rest } = settingsAbove(text.replace(/^\uFEFF/, ""));
  const separator = separators[(settings.get("separator") ?? "").toLowerCase()] ?? settings.get("separator");
  const table = readTable(separator?.length === 1 ? `sep=${separator}\n${rest}` : rest, "stay");
  const all = table.rows;
  const [first = []] = all;
  const named = settings.size === 0 ? namedColumns(first) : null;
  const own = named ? all.slice(1) : all;
  const rows = (table.separator === "\t" ? withWholeBacks(own) : own).map((row) => row.map(withoutGuard));
  const columns = named ? { ...named, kind: kindColumn(named.kind, rows) } : columnsBy(settings);
  return {
    rows,
    columns,
    isNamed: named !== null || settings.size > 0,
    // What says our kinds of cards has our markdown in its cells, whatever signs these show.
    form: columns.kind === null ? formOf(settings.get("html"), rows) : "markdown",
    tags: tagsIn(settings.get("tags") ?? ""),
    deck: settings.get("deck") ?? null,
  };
}

/** Under "Type" may stand anything: only where each cell names a kind of card, the column does. */
function kindColumn(at: number | null, rows: CardTable["rows"]): number | null {
  const cells = at === null ? [] : rows.map((row) => row[at] ?? "").filter((cell) => cell.trim() !== "");
  return cells.length > 0 && cells.every((cell) => kindNamed(cell)) ? at : null;
}

/** Quizlet writes a definition of two lines without quotes: a line with no tab goes on with the row above it. */
function withWholeBacks(rows: CardTable["rows"]): CardTable["rows"] {
  const whole: string[][] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    if (row.length === 1 && above && above.length > 1) above.push(`${above.pop()}\n${row[0]}`.trim());
    else whole.push([...row]);
  }
  return whole;
}

/** A row without a front is none. */
export function cardsOfTable(table: CardTable, columns: TableColumns = table.columns): readonly PlainCard[] {
  const { front, back, tags: tagsAt, deck: deckAt, topic: topicAt, kind: kindAt, unread } = columns;
  const known = new Set([front, back, tagsAt, deckAt, topicAt, kindAt, ...unread]);
  return table.rows.flatMap((row) => {
    const cell = (place: number | null) => (place === null ? "" : (row[place] ?? ""));
    const tags = [...new Set([...table.tags, ...tagsIn(cell(tagsAt))])].slice(0, 200);
    const deck = cell(deckAt) || table.deck;
    const topic = cell(topicAt).replace(/\s+/g, " ").trim().slice(0, longestTopic);
    const card = plainCard(cell(front), cell(back), table.form, { tags, deck, ...(topic !== "" && { topic }) });
    if (!card) return [];
    const others = row.filter((_, place) => !known.has(place)).map((words) => inForm(words, table.form));
    const whole = { ...card, back: [card.back, ...others].filter((words) => words !== "").join("\n") };
    return asKind(whole, kindNamed(cell(kindAt)));
  });
}

const longestTopic = 300;

export type TableLabels = {
  readonly front: string;
  readonly back: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly topic: string;
  readonly tags: string;
  readonly deck: string;
};

export type TableOptions = {
  readonly labels: TableLabels;
  /** Excel wants semicolons where the comma is the decimal mark. */
  readonly separator: "," | ";" | "\t";
};

type Written = Pick<PlainCard, "kind" | "front" | "back" | "tags"> & {
  readonly deck: string | null;
  readonly topic?: string | undefined;
};

/** A file that Excel opens as a table, and no cell of which it runs. */
export function writeCardTable(cards: readonly Written[], { labels, separator }: TableOptions): string {
  const rows = [
    [labels.front, labels.back, labels.kind, labels.topic, labels.tags, labels.deck],
    ...cards.map(({ kind, front, back, topic, tags, deck }) => {
      return [front, back, labels.kinds[kind], topic ?? "", tagsCell(tags), deck ?? ""];
    }),
  ];
  return tableFile(rows, separator);
}

const separators: Readonly<Record<string, string>> = {
  ...{ tab: "\t", comma: ",", semicolon: ";", space: " ", pipe: "|", colon: ":", "\\t": "\t" },
};

/** `#separator:tab` and its kind: lines of Anki's own above the rows. */
function settingsAbove(text: string): { readonly settings: ReadonlyMap<string, string>; readonly rest: string } {
  const settings = new Map<string, string>();
  let rest = text;
  for (;;) {
    const [line, name = "", value = ""] = setting.exec(rest) ?? [];
    if (line === undefined) return { settings, rest };
    settings.set(name.toLowerCase(), value.trim() || value);
    rest = rest.slice(line.length);
  }
}

const setting =
  /^#(separator|html|tags|columns|notetype|deck|notetype column|deck column|tags column|guid column):([^\r\n]*)(?:\r\n|\n|\r|$)/i;

/** Anki counts from 1. What is left over are the fields, front first. */
function columnsBy(settings: ReadonlyMap<string, string>): TableColumns {
  const place = (name: string) => {
    const column = Number.parseInt(settings.get(`${name} column`) ?? "", 10);
    return column > 0 ? column - 1 : null;
  };
  const [tags, deck] = [place("tags"), place("deck")];
  const unread = [place("notetype"), place("guid")].filter((column) => column !== null);
  const taken = new Set([tags, deck, ...unread]);
  const [front = 0, back = 1] = Array.from({ length: 8 }, (_, column) => column).filter((column) => !taken.has(column));
  return { front, back, tags, deck, topic: null, kind: null, unread };
}

/** Older files of Anki's do not say that their cells are HTML. */
function formOf(html: string | undefined, rows: CardTable["rows"]): CellForm {
  if (html !== undefined) return html.toLowerCase() === "true" ? "html" : "plain";
  const isHtml = rows.some((row) => row.some((cell) => /<(?:br|div|b|i|u|img|span|p|ul)\b[^<>]*>|&nbsp;/i.test(cell)));
  return isHtml ? "html" : "markdown";
}

/** Between commas a tag may have blanks. */
function tagsIn(text: string): readonly string[] {
  const tags = text.split(/[,;，、；]/.test(text) ? /[,;，、；]/ : /\s+/).map((tag) => tag.trim().slice(0, 200));
  return tags.filter((tag) => tag !== "");
}

function tagsCell(tags: readonly string[]): string {
  const plain = tags.map((tag) => tag.replace(/[,;，、；\s]+/g, " ").trim());
  return plain.some((tag) => tag.includes(" ")) ? `${plain.join(", ")},` : plain.join(" ");
}
