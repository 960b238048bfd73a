import ICAL from "ical.js";
import { failed, ok, type Result } from "./result.ts";

export type Property = {
  /** In small letters, as its parameters' names. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Texts unescaped, times as "2026-11-15T09:00:00Z". */
  readonly values: readonly unknown[];
  /** What stands behind the colon. */
  readonly raw: string;
  readonly line: number;
};

export type Component = {
  readonly name: string;
  readonly line: number;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
  /** The first of its lines that cannot be read. */
  readonly damagedAt?: number;
};

export type LineProblem = {
  readonly line: number;
  readonly problem: "not-a-calendar" | "unreadable-line" | "not-closed" | "not-opened" | "too-large" | "too-many";
};

/**
 * The text of a file. Lines may be folded in the middle of a character, so they are unfolded before they are read as
 * text; bytes that are no UTF-8 come from programs of before and are read as Latin-1.
 */
export function icsText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes);
  // One more than is taken anyway: then it is refused, and not read to its end.
  const unfolded = unfoldedInCharacters(bytes.subarray(0, 4 * largestFile + 1));
  const pieces: string[] = [];
  let codePoints: number[] = [];
  for (let at = 0; at < unfolded.length; ) {
    const [codePoint, length] = codePointAt(unfolded, at);
    codePoints.push(codePoint);
    at += length;
    if (codePoints.length < 8192 && at < unfolded.length) continue;
    pieces.push(String.fromCodePoint(...codePoints));
    codePoints = [];
  }
  return pieces.join("");
}

/** The calendars of a file; only the named properties are looked into, whatever others there are. */
export function componentsOf(text: string, wanted: ReadonlySet<string>): Result<readonly Component[], LineProblem> {
  if (text.length > largestFile) return failed({ line: 1, problem: "too-large" });
  const roots: Open[] = [];
  const open: Open[] = [];
  let components = 0;
  for (const { text: content, line } of contentLines(text)) {
    const [, name = "", mark] = /^([A-Za-z0-9-]+)([:;])/.exec(content) ?? [];
    if (mark === undefined) {
      if (roots.length === 0) return failed({ line, problem: "not-a-calendar" });
      const within = open.at(-1);
      // One event that nobody can read does not spoil the others; a calendar without its frame is none.
      if (!within || open.length < 2) return failed({ line, problem: "unreadable-line" });
      within.damagedAt ??= line;
      continue;
    }
    const value = content.slice(name.length + 1).trim();
    if (/^begin$/i.test(name)) {
      const component = { name: value.toLowerCase(), line, properties: [], components: [] };
      if (open.length === 0 && component.name !== "vcalendar") return failed({ line, problem: "not-a-calendar" });
      if (++components > mostComponents || open.length > deepest) return failed({ line, problem: "too-many" });
      (open.at(-1)?.components ?? roots).push(component);
      open.push(component);
    } else if (/^end$/i.test(name)) {
      if (open.pop()?.name !== value.toLowerCase()) return failed({ line, problem: "not-opened" });
    } else {
      const current = open.at(-1);
      if (!current) return failed({ line, problem: "not-a-calendar" });
      if (!wanted.has(name.toLowerCase())) continue;
      const property = propertyOf(content, line);
      if (property) current.properties.push(property);
      else if (open.length > 1) current.damagedAt ??= line;
      else return failed({ line, problem: "unreadable-line" });
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) return failed({ line: unclosed.line, problem: "not-closed" });
  return roots.length > 0 ? ok(roots) : failed({ line: 1, problem: "not-a-calendar" });
}

type Open = { name: string; line: number; properties: Property[]; components: Open[]; damagedAt?: number };

const largestFile = 20_000_000;
const mostComponents = 50_000;
const deepest = 8;

/** Folded lines put together again, each with the number of its first line; empty ones are left out. */
function contentLines(text: string): readonly { readonly text: string; readonly line: number }[] {
  const lines: { text: string; line: number }[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const before = lines.at(-1);
    if (/^[ \t]/.test(line) && before) before.text += line.slice(1);
    else if (line.trim() !== "") lines.push({ text: line, line: index + 1 });
  }
  return lines;
}

function propertyOf(content: string, line: number): Property | undefined {
  const raw = rawValue(content);
  const [ruleOrDuration] = /^(?:rrule|exrule|duration)(?=[:;])/i.exec(content) ?? [];
  // These we read ourselves, and say what is wrong with them.
  if (ruleOrDuration) return { name: ruleOrDuration.toLowerCase(), parameters: {}, values: [raw], raw, line };
  try {
    const [name, parameters, _, ...values] = ICAL.parse.property(content) as ParsedProperty;
    return { name, parameters: textsOf(parameters), values, raw, line };
  } catch {
    // That is how the library says that it cannot read a line.
    return undefined;
  }
}

/** jCal, of RFC 7265. */
type ParsedProperty = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

function textsOf(parameters: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
}

/** Behind the first colon that is in no quotes. */
function rawValue(content: string): string {
  let isQuoted = false;
  for (let at = 0; at < content.length; at++) {
    if (content[at] === '"') isQuoted = !isQuoted;
    else if (content[at] === ":" && !isQuoted) return content.slice(at + 1).trim();
  }
  return "";
}

/** Folds that cut a character are taken out; all others stay, so that lines keep their numbers. */
function unfoldedInCharacters(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const fold = foldAt(bytes, at);
    const isCut = fold > 0 && isContinuation(bytes[at + fold]) && (bytes[at - 1] ?? 0) >= 0x80;
    if (isCut) at += fold - 1;
    else {
      kept[length] = bytes[at] ?? 0;
      length++;
    }
  }
  return kept.subarray(0, length);
}

/** How many bytes a line break with the blank behind it takes there; 0 if there is none. */
function foldAt(bytes: Uint8Array, at: number): number {
  const length = bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? 2 : bytes[at] === 0x0a ? 1 : 0;
  const next = bytes[at + length];
  return length > 0 && (next === 0x20 || next === 0x09) ? length + 1 : 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}

function codePointAt(bytes: Uint8Array, at: number): [codePoint: number, length: number] {
  const first = bytes[at] ?? 0;
  const length = first < 0x80 ? 1 : first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : 2;
  if (length === 1 || first < 0xc2 || first > 0xf4) return [first, 1];
  let codePoint = first & (0xff >> (length + 1));
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index];
    if (byte === undefined || !isContinuation(byte)) return [first, 1];
    codePoint = (codePoint << 6) | (byte & 0x3f);
  }
  const isWhole = codePoint >= (length === 3 ? 0x800 : length === 4 ? 0x10000 : 0x80) && codePoint <= 0x10ffff;
  const isSurrogate = codePoint >= 0xd800 && codePoint < 0xe000;
  return isWhole && !isSurrogate ? [codePoint, length] : [first, 1];
}

function utf16(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 2; at + 1 < bytes.length && pieces.length <= largestFile; at += 2) {
    pieces.push(String.fromCharCode((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)));
  }
  return pieces.join("");
}
