import { linkName } from "@jotter/markdown/address";
import { hasTag, tagsIn, withWritten } from "./hashtags.ts";
import { linksIn, sameTitle, titlesMeant } from "./links.ts";
import { isNear, type Query, type QueryTerm } from "./query.ts";
import { eachRun, folded, termsOf } from "./words.ts";

/** What the index knows of a note besides its words. */
export type NoteFacts = {
  readonly id: string;
  /** Changes with every edit: tells whether the note here is the note there. */
  readonly stamp: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly classId: string | null;
  readonly pinned: boolean;
  readonly updatedAt: number;
};

/** A note as it is kept: its words are numbers of terms, each with its weight in this note. */
export type IndexedNote = NoteFacts & {
  /** Titles it links to. */
  readonly links: readonly string[];
  /** The #tags in its text. */
  readonly written: readonly string[];
  readonly terms: Uint32Array;
  readonly weights: Uint8Array;
};

export type SearchFilter = {
  /** null: only notes without a class. */
  readonly classId?: string | null | undefined;
  readonly tag?: string | undefined;
  readonly pinned?: boolean | undefined;
};

/** The best of what was found, and how many there are in all. */
export type Found = { readonly ids: readonly string[]; readonly total: number };

export type NoteIndex = ReturnType<typeof createNoteIndex>;

const nothing: Found = { ids: [], total: 0 };

/** Of 255. A word in the title outweighs any number of them in the text. */
const weights = { title: 120, tag: 60, body: 8, mostBody: 24 };
/** How much a word counts that only begins as typed, or is one slip of a key away. */
const shares = { prefix: 0.6, near: 0.004 };

/**
 * Which words stand in which notes. Held in memory, made for answers within a frame: a term's notes are one array of
 * numbers (the note's number and the weight in one), so a search is a few passes over arrays.
 */
export function createNoteIndex() {
  const numberOfTerm = new Map<string, number>();
  const terms: string[] = [];
  // Most terms stand in one note only: those need no array.
  const places: (number | number[] | null)[] = [];
  const termsOfLength: number[][] = [];
  let sorted: number[] = [];
  let unsorted: number[] = [];

  let notes: (Entry | undefined)[] = [];
  const numberOfNote = new Map<string, number>();
  let dead = 0;

  type Entry = Omit<IndexedNote, "terms" | "weights"> & { readonly names: string; readonly called: readonly string[] };

  function termNumber(text: string): number {
    const known = numberOfTerm.get(text);
    if (known !== undefined) return known;
    const number = terms.length;
    numberOfTerm.set(text, number);
    terms.push(text);
    places.push(null);
    let sameLength = termsOfLength[text.length];
    if (!sameLength) {
      sameLength = [];
      termsOfLength[text.length] = sameLength;
    }
    sameLength.push(number);
    unsorted.push(number);
    return number;
  }

  function place(note: IndexedNote): void {
    remove(note.id);
    const { terms: its, weights: heavy, ...facts } = note;
    const number = notes.length;
    const titles = [facts.title, ...facts.aliases];
    notes.push({
      ...facts,
      names: folded(facts.title),
      // A link may name it without the signs that would end a link.
      called: [...new Set([...titles, ...titles.map(linkName)].map(sameTitle))],
    });
    numberOfNote.set(note.id, number);
    for (let at = 0; at < its.length; at++) {
      const term = its[at] ?? 0;
      const packed = number * 256 + (heavy[at] ?? 0);
      const before = places[term] ?? null;
      if (before === null) places[term] = packed;
      else if (typeof before === "number") places[term] = [before, packed];
      else before.push(packed);
    }
  }

  function placesOf(term: number): readonly number[] {
    const found = places[term] ?? null;
    return typeof found === "number" ? [found] : (found ?? []);
  }

  function remove(id: string): void {
    const number = numberOfNote.get(id);
    if (number === undefined) return;
    notes[number] = undefined;
    numberOfNote.delete(id);
    dead++;
    if (dead > 200 && dead > notes.length / 4) compact();
  }

  /** Notes that went leave their places behind; now and then those are cleared away. */
  function compact(): void {
    const moved = new Int32Array(notes.length);
    let next = 0;
    for (let number = 0; number < notes.length; number++) moved[number] = notes[number] ? next++ : -1;
    for (let term = 0; term < places.length; term++) {
      const kept = placesOf(term).flatMap((packed) => {
        const number = moved[packed >>> 8] ?? -1;
        return number >= 0 ? [number * 256 + (packed & 255)] : [];
      });
      places[term] = kept.length > 1 ? kept : (kept[0] ?? null);
    }
    notes = notes.filter((note) => note !== undefined);
    for (const [number, note] of notes.entries()) if (note) numberOfNote.set(note.id, number);
    dead = 0;
  }

  /** New terms wait unsorted, a few hundred at most: sorting all of them with every edit would take longer than a frame. */
  function settle(): void {
    if (unsorted.length === 0) return;
    const byText = (one: number, other: number) => ((terms[one] ?? "") < (terms[other] ?? "") ? -1 : 1);
    unsorted.sort(byText);
    const merged: number[] = [];
    let at = 0;
    for (const number of sorted) {
      for (let fresh = unsorted[at]; fresh !== undefined && byText(fresh, number) < 0; fresh = unsorted[++at]) {
        merged.push(fresh);
      }
      merged.push(number);
    }
    for (; at < unsorted.length; at++) merged.push(unsorted[at] ?? 0);
    sorted = merged;
    unsorted = [];
  }

  function* matching({ text, reach }: QueryTerm): Generator<readonly [term: number, share: number]> {
    const exact = numberOfTerm.get(text);
    if (exact !== undefined) yield [exact, 1];
    if (reach === "exact") return;
    const shareOf = (term: string) => shares.prefix * (0.5 + (0.5 * text.length) / term.length);
    for (let at = firstFrom(text); at < sorted.length; at++) {
      const number = sorted[at] ?? 0;
      const term = terms[number] ?? "";
      if (!term.startsWith(text)) break;
      if (number !== exact) yield [number, shareOf(term)];
    }
    for (const number of unsorted) {
      const term = terms[number] ?? "";
      if (number !== exact && term.startsWith(text)) yield [number, shareOf(term)];
    }
    if (reach !== "near") return;
    for (let length = text.length - 1; length <= text.length + 1; length++) {
      for (const number of termsOfLength[length] ?? []) {
        if (number !== exact && isNear(text, terms[number] ?? "")) yield [number, shares.near];
      }
    }
  }

  function firstFrom(text: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[sorted[middle] ?? 0] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function search({ terms: wanted }: Query, filter: SearchFilter, limit: number): Found {
    const found = scored(wanted);
    return found ? latestBest(found.scores, found.met, wanted.length, filter, limit) : nothing;
  }

  /** All of them, the best first. For a list that is scrolled: sorting thousands takes longer than the first fifty. */
  function searchAll(query: Query, filter: SearchFilter): readonly string[] {
    const all: { readonly score: number; readonly note: NoteFacts }[] = [];
    eachFound(query, filter, (note, score) => all.push({ score, note }));
    all.sort((one, other) => other.score - one.score || other.note.updatedAt - one.note.updatedAt);
    return all.map(({ note }) => note.id);
  }

  /** All of them in no order, for who wants the best of many kinds: two letters stand in half of a library. */
  function eachFound(
    { terms: wanted }: Query,
    filter: SearchFilter,
    visit: (note: NoteFacts, score: number) => void,
  ): void {
    const found = scored(wanted);
    if (!found) return;
    for (let number = 0; number < notes.length; number++) {
      const note = notes[number];
      if (found.met[number] !== wanted.length || !note || !passes(note, filter)) continue;
      visit(note, found.scores[number] ?? 0);
    }
  }

  function scored(wanted: Query["terms"]): { readonly scores: Float32Array; readonly met: Uint8Array } | null {
    if (wanted.length === 0) return null;
    if (unsorted.length > 500) settle();
    const scores = new Float32Array(notes.length);
    const met = new Uint8Array(notes.length);
    for (const [turn, term] of wanted.entries()) {
      const best = new Float32Array(notes.length);
      for (const [number, share] of matching(term)) {
        for (const packed of placesOf(number)) {
          const score = (packed & 255) * share;
          const note = packed >>> 8;
          if (score > (best[note] ?? 0)) best[note] = score;
        }
      }
      let found = 0;
      for (const score of best) if (score > 0) found++;
      if (found === 0) return null;
      const rarity = Math.log(1 + notes.length / found);
      for (let note = 0; note < best.length; note++) {
        const score = best[note] ?? 0;
        if (score === 0 || met[note] !== turn) continue;
        met[note] = turn + 1;
        scores[note] = (scores[note] ?? 0) + score * rarity;
      }
    }
    return { scores, met };
  }

  function latestBest(scores: Float32Array, met: Uint8Array, all: number, filter: SearchFilter, limit: number): Found {
    const best: { readonly score: number; readonly note: Entry }[] = [];
    let total = 0;
    for (let number = 0; number < scores.length; number++) {
      const note = notes[number];
      if (met[number] !== all || !note || !passes(note, filter)) continue;
      total++;
      const score = scores[number] ?? 0;
      const isBehind = (other: (typeof best)[number] | undefined) =>
        other !== undefined &&
        (other.score > score || (other.score === score && other.note.updatedAt >= note.updatedAt));
      if (best.length === limit && isBehind(best.at(-1))) continue;
      let [at, end] = [0, best.length];
      while (at < end) {
        const middle = (at + end) >>> 1;
        if (isBehind(best[middle])) at = middle + 1;
        else end = middle;
      }
      best.splice(at, 0, { score, note });
      if (best.length > limit) best.pop();
    }
    return { ids: best.map(({ note }) => note.id), total };
  }

  const present = () => notes.filter((note) => note !== undefined);

  /** An exact title wins over a former one, the class of the note that links over the others, and then the latest. */
  function noteCalled(name: string, from: Entry | undefined): Entry | null {
    let found: Entry | null = null;
    const rank = (note: Entry) => (note.called[0] === name ? 2 : 0) + (from && note.classId === from.classId ? 1 : 0);
    for (const note of notes) {
      if (!note?.called.includes(name)) continue;
      const ahead = found ? rank(note) - rank(found) : 1;
      if (!found || ahead > 0 || (ahead === 0 && note.updatedAt > found.updatedAt)) found = note;
    }
    return found;
  }

  /** Where that link leads, in that note. */
  function resolve(target: string, fromId?: string): string | null {
    const from = fromId === undefined ? undefined : notes[numberOfNote.get(fromId) ?? -1];
    for (const name of titlesMeant(target)) {
      const note = noteCalled(name, from);
      if (note) return note.id;
    }
    return null;
  }

  function linking(id: string): readonly { readonly note: NoteFacts; readonly targets: readonly string[] }[] {
    const called = notes[numberOfNote.get(id) ?? -1]?.called ?? [];
    const leadsHere = (target: string, from: string) =>
      titlesMeant(target).some((name) => called.includes(name)) && resolve(target, from) === id;
    return present()
      .map((note) => ({ note, targets: note.links.filter((target) => leadsHere(target, note.id)) }))
      .filter(({ targets }) => targets.length > 0)
      .sort((one, other) => other.note.updatedAt - one.note.updatedAt);
  }

  return {
    size: () => numberOfNote.size,
    ids: () => numberOfNote.keys(),
    get: (id: string): NoteFacts | undefined => notes[numberOfNote.get(id) ?? -1],
    /** All terms from this number on, to be kept with the notes that use them. */
    termsFrom: (number: number): readonly string[] => terms.slice(number),
    termCount: () => terms.length,
    remove,
    search,
    searchAll,
    eachFound,
    settle,

    /** Takes a note in, or in its new form, and gives it as it is to be kept. */
    add(facts: NoteFacts, body: string): IndexedNote {
      const heavy = new Map<number, number>();
      const weigh = (text: string, weight: (before: number) => number) =>
        eachRun(text, (run) => {
          for (const term of termsOf(run)) {
            const number = termNumber(term);
            heavy.set(number, weight(heavy.get(number) ?? 0));
          }
          return true;
        });
      // Where a picture lies is nothing anybody wrote.
      const words = body.replace(/\]\(attachment:[^)\s]*\)/g, "] ");
      weigh(words, (before) => (before === 0 ? weights.body : Math.min(before + 2, weights.mostBody)));
      for (const tag of facts.tags) weigh(tag, (before) => (before < weights.tag ? before + weights.tag : before));
      weigh(facts.title, (before) => (before < weights.title ? before + weights.title : before));
      const note = {
        ...facts,
        links: [...new Set(linksIn(body).map(({ target }) => target))],
        written: tagsIn(body),
        terms: Uint32Array.from(heavy.keys()),
        weights: Uint8Array.from(heavy.values()),
      };
      place(note);
      return note;
    },

    /** What was kept comes back; false where it cannot be what was kept. */
    load(keptTerms: readonly string[], keptNotes: readonly IndexedNote[]): boolean {
      for (const term of keptTerms) termNumber(term);
      if (terms.length !== keptTerms.length) return false;
      for (const note of keptNotes) {
        if (note.terms.length !== note.weights.length) return false;
        if (note.terms.some((number) => number >= terms.length)) return false;
        place(note);
      }
      settle();
      return true;
    },

    /** For completing a link: titles that begin so, then those with a word that does, then those that contain it. */
    findByTitle(typed: string, limit: number): readonly NoteFacts[] {
      const wanted = folded(typed.trim());
      const rank = ({ names }: Entry) => {
        const at = names.indexOf(wanted);
        return at < 0 ? -1 : at === 0 ? 0 : /[\p{L}\p{N}]/u.test(names[at - 1] ?? "") ? 2 : 1;
      };
      return present()
        .map((note) => ({ note, rank: rank(note) }))
        .filter((one) => one.rank >= 0)
        .sort((one, other) => one.rank - other.rank || other.note.updatedAt - one.note.updatedAt)
        .slice(0, limit)
        .map(({ note }) => note);
    },

    resolve,

    /** Notes with a link that leads to this one, the latest first, and the targets they name it by. */
    backlinks: (id: string) => linking(id).filter(({ note }) => note.id !== id),

    /** The same, and the note itself where it links to itself. */
    linking,

    /** The notes with #tags in their text, and which. */
    written(): readonly (readonly [id: string, tags: readonly string[]])[] {
      return present().flatMap(({ id, written }) => (written.length > 0 ? [[id, written] as const] : []));
    },

    tags(): readonly { readonly tag: string; readonly count: number }[] {
      const counts = new Map<string, { readonly tag: string; readonly count: number }>();
      for (const { tags, written } of present()) {
        for (const tag of new Set(withWritten(tags, written))) {
          const known = counts.get(tag.toLowerCase());
          counts.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
        }
      }
      return [...counts.values()].sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1));
    },
  };
}

function passes(note: NoteFacts & Pick<IndexedNote, "written">, { classId, tag, pinned }: SearchFilter): boolean {
  if (classId !== undefined && note.classId !== classId) return false;
  if (tag !== undefined && !hasTag(note.tags, tag) && !hasTag(note.written, tag)) return false;
  return pinned === undefined || note.pinned === pinned;
}
