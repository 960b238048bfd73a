import type { ContentsSubject, Finding, SubjectTexts } from "@jotter/textbook/contents";
import { listeners } from "../../ui/listeners.ts";
import { contentsAddresses, findingAddress } from "./addresses.ts";

/** A subject of the house's book: what it weighs, and where it is fetched. */
export type HouseSubject = ContentsSubject & {
  readonly address: string;
  readonly bytes: number;
  /** In another language than the one that was asked for, which is not on this device. */
  readonly isStandIn?: true;
};

/**
 * The book is fetched when somebody opens it, a subject at a time, and kept on the device from then on: by this cache and
 * not by the service worker's, which holds one version of the app and nothing that is only sometimes wanted. Without
 * one (a page that is not secure has none) it is fetched each time. [TXT-1]
 */
const cacheName = "jotter-textbook";

const read = new Map<string, Promise<unknown>>();
const { subscribe, tell } = listeners();
/** Told when a subject was kept or freed. */
export const onKept = subscribe;
const changes = listeners();
/** Told when the operator's own chapters are others than before. */
export const onContentsChange = changes.subscribe;

/** The house's subjects, and after them those of whoever runs this server. */
export async function bookContents(language: string): Promise<readonly HouseSubject[]> {
  const address = contentsAddresses[language] ?? contentsAddresses.en;
  const [house, school] = await Promise.all([
    address === undefined ? [] : contentsAt(address),
    // A school's chapters never keep the house's from being read.
    schoolContents(language).catch(() => []),
  ]);
  return [...house, ...school];
}

async function schoolContents(language: string): Promise<readonly HouseSubject[]> {
  school ??= schoolTables();
  school.catch(() => {
    school = undefined;
  });
  const name = (await school)[language];
  return name === undefined ? [] : contentsAt(`${schoolAddress}/${name}`);
}

/** Without a network a book that can be read in another language is better than none. */
async function contentsAt(address: string): Promise<readonly HouseSubject[]> {
  try {
    return (await readJson(address)) as readonly HouseSubject[];
  } catch (error) {
    const other = (await inAnotherLanguage(address)) as readonly HouseSubject[] | null;
    if (other === null) throw error;
    return other.map((subject) => ({ ...subject, isStandIn: true }));
  }
}

/** Which tables of contents a server has, by language, is asked once while the app is open. */
type SchoolTables = Readonly<Record<string, string>>;
const schoolAddress = "/api/textbook";
let school: Promise<SchoolTables> | undefined;

/** What was there last time is there at once; what is new is told when it has come. */
async function schoolTables(): Promise<SchoolTables> {
  const cache = await opened();
  const before = await (await cache?.match(schoolAddress))?.text();
  const fresh = fetch(schoolAddress).then(async (answer) => {
    if (!answer.ok) throw new Error(`${schoolAddress}: ${answer.status}`);
    const text = await answer.text();
    const { contents } = JSON.parse(text) as { readonly contents: SchoolTables };
    await cache?.put(schoolAddress, new Response(text)).catch(() => undefined);
    if (before !== undefined && before !== text) {
      school = Promise.resolve(contents);
      changes.tell();
    }
    return contents;
  });
  if (before === undefined) return fresh;
  // Without a network it stays what it was.
  fresh.catch(() => undefined);
  return JSON.parse(before).contents;
}

/** What chapters are found by beside the table of contents: fetched by whoever looks for something. */
export async function bookFinding(): Promise<Finding> {
  return findingAddress === null ? {} : ((await readJson(findingAddress)) as Finding);
}

/** Its chapters, each in the language it says it is in. */
export async function subjectFile({ address }: Pick<HouseSubject, "address">): Promise<SubjectTexts> {
  try {
    return (await readJson(address)) as SubjectTexts;
  } catch (error) {
    const other = (await inAnotherLanguage(address)) as SubjectTexts | null;
    if (other === null) throw error;
    return other;
  }
}

/** Fetches it onto this device. */
export async function keepSubject({ address }: Pick<HouseSubject, "address">): Promise<void> {
  await readJson(address);
}

/** What is read once is not read again while the app is open; what failed is tried again. */
function readJson(address: string): Promise<unknown> {
  const known = read.get(address);
  if (known) return known;
  const reading = fetched(address).then((answer) => answer.json());
  read.set(address, reading);
  reading.catch(() => read.delete(address));
  return reading;
}

async function fetched(address: string): Promise<Response> {
  const cache = await opened();
  const kept = await cache?.match(address);
  if (kept) return kept;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await keep(cache, address, answer.clone());
    return answer;
  } catch (error) {
    // Without a network an older edition is better than none.
    const older = await olderOf(cache, address);
    if (older) return older;
    throw error;
  }
}

async function keep(cache: Cache | null, address: string, answer: Response): Promise<void> {
  if (!cache) return;
  try {
    await cache.put(address, answer);
    const name = nameIn(address);
    const others = (await cache.keys()).filter(({ url }) => {
      const path = new URL(url).pathname;
      return nameIn(path) === name && path !== address;
    });
    await Promise.all(others.map((request) => cache.delete(request)));
    tell();
  } catch {
    // A device that is full reads it all the same.
  }
}

async function olderOf(cache: Cache | null, address: string): Promise<Response | undefined> {
  const keys = (await cache?.keys()) ?? [];
  const older = keys.find(({ url }) => nameIn(new URL(url).pathname) === nameIn(address));
  return older && cache?.match(older);
}

/** The same in whatever other language is on this device, English first. */
async function inAnotherLanguage(address: string): Promise<unknown> {
  const cache = await opened();
  const keys = (await cache?.keys()) ?? [];
  const others = keys
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => languageless(path) === languageless(address))
    .sort((one, other) => Number(nameIn(other).endsWith("-en")) - Number(nameIn(one).endsWith("-en")));
  const [first] = others;
  return first === undefined ? null : ((await cache?.match(first))?.json() ?? null);
}

/** "algebra-1", in whatever language. */
function languageless(address: string): string {
  return nameIn(address).replace(/-[a-z]{2}$/, "");
}

/** "algebra-1-en", whatever its hash. */
function nameIn(address: string): string {
  return address.replace(/^.*\//, "").replace(/-\w{8}\.json$/, "");
}

async function opened(): Promise<Cache | null> {
  try {
    return typeof caches === "undefined" ? null : await caches.open(cacheName);
  } catch {
    return null;
  }
}

/** The addresses of what is on this device. */
export async function keptAddresses(): Promise<ReadonlySet<string>> {
  const keys = (await (await opened())?.keys()) ?? [];
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** What the book takes on this device, in bytes as they travel. */
export async function keptBytes(language: string): Promise<number> {
  const kept = await keptAddresses();
  if (kept.size === 0) return 0;
  const subjects = await bookContents(language).catch(() => []);
  return subjects.reduce((sum, { address, bytes }) => sum + (kept.has(address) ? bytes : 0), 0);
}

/** Takes the subjects off this device; what is wanted again is fetched again. */
export async function freeBook(): Promise<void> {
  const cache = await opened();
  const keys = (await cache?.keys()) ?? [];
  await Promise.all(
    keys
      .filter(({ url }) => /-\w{8}\.json$/.test(url) && !/(?:contents-|finding-)/.test(url))
      .map((request) => cache?.delete(request)),
  );
  read.clear();
  tell();
}
