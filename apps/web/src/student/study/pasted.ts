import { readTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/** A text that was pasted or dropped: it lies nowhere but in this tab, until what is made of it is kept. */
export type Pasted = {
  readonly title: string;
  readonly text: string;
  /** The note these words are of: what is made of them belongs to its class. */
  readonly noteId?: string;
  /** The document they are of, and the page, from 0. */
  readonly document?: { readonly id: string; readonly page: number };
};

/** A browser may refuse to store a long one: then it lives as long as the page does. */
const here = new Map<string, Pasted>();

export function keepPasted(studentId: string, pasted: Pasted): string {
  const id = crypto.randomUUID();
  putPasted(studentId, id, pasted);
  return id;
}

export function putPasted(studentId: string, id: string, pasted: Pasted): void {
  here.set(`${studentId}:${id}`, pasted);
  writeTabRecord(keyOf(studentId, id), JSON.stringify(pasted));
}

export function pastedText(studentId: string, id: string): Pasted | null {
  const known = here.get(`${studentId}:${id}`);
  if (known) return known;
  try {
    const stored: unknown = JSON.parse(readTabRecord(keyOf(studentId, id)) ?? "null");
    return isPasted(stored) ? stored : null;
  } catch {
    return null; // A damaged record is no record.
  }
}

/** A text without a title is called what it begins with. */
export function titleOf(text: string): string {
  const line = text
    .split("\n")
    .map((each) => each.replace(/^[#>\s*-]+/, "").trim())
    .find((each) => each !== "");
  if (!line) return "";
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

function keyOf(studentId: string, id: string): string {
  return tabRecordKeys.draft(studentId, `study-text:${id}`);
}

function isPasted(value: unknown): value is Pasted {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
