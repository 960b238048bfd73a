import { type EssayEntry, type WordOrigin, wordOrigins } from "@jotter/domain/essay-entry";

/** How an essay came about, in numbers. */
export type ProcessAccount = {
  readonly words: Readonly<Record<WordOrigin, number>>;
  /** How often words came so. */
  readonly times: Readonly<Record<WordOrigin, number>>;
  readonly deleted: number;
  /** At work, on however many devices at once. */
  readonly workMs: number;
  /** How often it was taken up again after a pause. */
  readonly sittings: number;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** How often a model was asked, by what it was asked for. */
  readonly asked: readonly { readonly mode: string; readonly times: number }[];
};

const pauseMs = 1_800_000;

/** The same for any order of the entries, and for one that two devices both have. [ESS-2] */
export function accountOf(entries: readonly EssayEntry[]): ProcessAccount {
  const own = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const of = (origin: WordOrigin) => own.filter((entry) => entry.origin === origin);
  const each = (count: (origin: WordOrigin) => number) =>
    // Every origin is given its number here, which `fromEntries` cannot tell.
    Object.fromEntries(wordOrigins.map((origin) => [origin, count(origin)])) as Record<WordOrigin, number>;
  const asked = new Map<string, number>();
  for (const entry of own) if (entry.asked !== undefined) asked.set(entry.asked, (asked.get(entry.asked) ?? 0) + 1);
  const times = own.map(({ at }) => at);
  return {
    words: each((origin) => sum(of(origin).map(({ words = 0 }) => words))),
    times: each((origin) => of(origin).length),
    deleted: sum(own.map(({ deleted = 0 }) => deleted)),
    ...timeAtWork(own),
    firstAt: times.length === 0 ? null : Math.min(...own.map(({ at, ms = 0 }) => at - ms)),
    lastAt: times.length === 0 ? null : Math.max(...times),
    asked: [...asked]
      .map(([mode, count]) => ({ mode, times: count }))
      .sort((one, other) => (one.mode < other.mode ? -1 : 1)),
  };
}

function keyOf(entry: EssayEntry): string {
  return JSON.stringify(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Two devices at once are one student. */
function timeAtWork(entries: readonly EssayEntry[]): Pick<ProcessAccount, "workMs" | "sittings"> {
  const spans = entries
    .map(({ at, ms = 0 }) => ({ from: at - ms, to: at }))
    .sort((one, other) => one.from - other.from);
  let [workMs, sittings, end] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of spans) {
    if (from - end > pauseMs) sittings += 1;
    workMs += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return { workMs, sittings };
}

/** A line of the statement of AI use; its words are in `locales`. */
export type StatementLine =
  | { readonly key: "typed" | "size"; readonly words: number }
  | { readonly key: "pasted" | "quoted" | "accepted"; readonly words: number; readonly times: number }
  | { readonly key: "none-pasted" | "none-accepted" | "model-not-asked" }
  | { readonly key: "model-asked"; readonly mode: string; readonly times: number }
  | { readonly key: "time"; readonly minutes: number; readonly sittings: number };

/** What a student may hand in with an essay of so many words: also what did not happen is said. [ESS-2] */
export function statementOf(account: ProcessAccount, size: number): readonly StatementLine[] {
  const { words, times, asked, workMs, sittings } = account;
  const came = (key: "pasted" | "quoted" | "accepted") => ({ key, words: words[key], times: times[key] });
  return [
    { key: "size", words: size },
    { key: "typed", words: words.typed },
    times.pasted > 0 ? came("pasted") : { key: "none-pasted" },
    ...(times.quoted > 0 ? [came("quoted")] : []),
    times.accepted > 0 ? came("accepted") : { key: "none-accepted" },
    ...(asked.length === 0 ? [{ key: "model-not-asked" } as const] : []),
    ...asked.map(({ mode, times: count }) => ({ key: "model-asked", mode, times: count }) as const),
    ...(sittings > 0 ? [{ key: "time", minutes: Math.round(workMs / 60_000), sittings } as const] : []),
  ];
}
