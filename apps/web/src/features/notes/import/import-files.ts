import { type Note, note } from "@jotter/domain/note";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { Replica } from "@jotter/replica/replica";
import type { NoteImages } from "../../../student/pictures/note-images.ts";
import { turns } from "../../../ui/turns.ts";
import { type FileProblem, noteFileMaximum, noteFromFile } from "./note-file.ts";
import { kindOf, pictureFinder, picturesOf, withPathAliases, withPictures } from "./vault.ts";
import { openZip, type ZipProblem } from "./zip-file.ts";

const aTurn = turns();

type ImportProblem = FileProblem | ZipProblem;

export type ImportProgress = {
  readonly phase: "reading" | "writing";
  readonly done: number;
  readonly total: number;
};

export type ImportReport = {
  /** The notes that came in. */
  readonly ids: readonly string[];
  /** Were here already, word for word. */
  readonly same: number;
  /** Hidden, of another kind, or pictures that no note shows. */
  readonly leftOut: number;
  readonly noPicture: number;
  readonly refused: ReadonlyMap<ImportProblem, readonly string[]>;
  readonly isCancelled: boolean;
};

export type ImportOptions = {
  readonly replica: Replica;
  readonly now: () => number;
  readonly images: () => Promise<Pick<NoteImages, "add">>;
  readonly classIdOf: (name: string) => string | null;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly isCancelled: () => boolean;
  /** Hears of every note that came, also when the rest fails. */
  readonly onCreated: (ids: readonly string[]) => void;
};

/** A zip unpacks to no more than this, and to no more text. */
export const mostUnpacked = 1024 * 1024 * 1024;
const mostText = 200 * 1024 * 1024;
const mostPictureBytes = 50 * 1024 * 1024;
const notesAtOnce = 50;

/**
 * Files, folders and zip files become notes. First everything is read; what cannot be read whole leaves nothing behind.
 * Then the notes are written, each after its pictures. [NOT-5]
 */
export async function importFiles(chosen: readonly File[], options: ImportOptions): Promise<ImportReport> {
  const { replica, now, classIdOf, onProgress, isCancelled } = options;
  const refused = new Map<ImportProblem, string[]>();
  const refuse = (problem: ImportProblem, name: string) =>
    refused.set(problem, [...(refused.get(problem) ?? []), name]);
  const report = (more: Partial<ImportReport> = {}): ImportReport => ({
    ids: [],
    same: 0,
    leftOut: 0,
    noPicture: 0,
    refused,
    isCancelled: isCancelled(),
    ...more,
  });

  const files: ImportedFile[] = [];
  for (const file of chosen) {
    if (!isZip(file)) files.push(fileOf(file));
    else {
      const unpacked = await filesInZip(file);
      if (unpacked.ok) files.push(...unpacked.value);
      else refuse(unpacked.problem, file.name);
    }
  }
  if (refused.size > 0) return report();

  const pictures = new Map(files.filter(({ kind }) => kind === "picture").map((file) => [file.path, file]));
  const texts = files.filter(({ kind }) => kind === "note");
  const read: { readonly path: string; readonly note: Note }[] = [];
  for (const [done, file] of texts.entries()) {
    if (isCancelled()) return report();
    onProgress({ phase: "reading", done, total: texts.length });
    const bytes = file.size > noteFileMaximum ? failed("too-large" as const) : await file.read();
    const made = bytes.ok
      ? noteFromFile({ path: file.path, bytes: bytes.value, lastModified: file.lastModified }, now(), classIdOf)
      : bytes;
    if (made.ok) read.push({ path: file.path, note: made.value });
    else refuse(made.problem, made.problem === "zip-broken" ? (file.zip ?? file.name) : file.name);
    if (!made.ok && made.problem === "zip-broken") return report();
    await aTurn();
  }

  const find = pictureFinder([...pictures.keys()]);
  const known = await knownNotes(replica);
  const used = new Set<string>();
  const fresh: (typeof read)[number][] = [];
  for (const file of withPathAliases(read)) {
    for (const path of picturesOf(file.note.body, file.path, find)) used.add(path);
    const body = withPictures(file.note.body, file.path, find, () => anyAttachment);
    if (!(await known.has(file.note.title, body))) fresh.push(file);
    await aTurn();
  }

  for (const { kind, path, name, isLoose } of files) {
    if (isLoose && (kind === "other" || (kind === "picture" && !used.has(path)))) refuse("not-notes", name);
  }
  const leftOut = files.filter(
    ({ kind, path, isLoose }) => !isLoose && (kind === "other" || (kind === "picture" && !used.has(path))),
  ).length;

  const addresses = new Map<string, string | null>();
  const bring = async (path: string) => {
    const file = pictures.get(path);
    if (!file || addresses.has(path)) return;
    addresses.set(path, await addressOfPicture(file, options));
  };
  const ids: string[] = [];
  for (let at = 0; at < fresh.length && !isCancelled(); at += notesAtOnce) {
    onProgress({ phase: "writing", done: at, total: fresh.length });
    const batch = fresh.slice(at, at + notesAtOnce);
    for (const file of batch) for (const path of picturesOf(file.note.body, file.path, find)) await bring(path);
    const created = await replica.together(() =>
      Promise.all(
        batch.map((file) => {
          const body = withPictures(file.note.body, file.path, find, (path) => addresses.get(path) ?? null);
          return replica.create(note, { ...file.note, body });
        }),
      ),
    );
    ids.push(...created);
    options.onCreated(created);
    await aTurn();
  }
  const noPicture = [...addresses.values()].filter((address) => address === null).length;
  return report({ ids, same: read.length - fresh.length, leftOut, noPicture });
}

type ImportedFile = {
  /** Below the folder or the zip it came in. */
  readonly path: string;
  readonly name: string;
  readonly kind: ReturnType<typeof kindOf>;
  readonly size: number;
  readonly lastModified: number;
  /** Chosen by itself, not as part of a folder or a zip. */
  readonly isLoose: boolean;
  readonly zip: string | null;
  readonly read: () => Promise<Result<Uint8Array<ArrayBuffer>, "not-text" | "zip-broken">>;
};

function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) && !file.webkitRelativePath;
}

function fileOf(file: File): ImportedFile {
  const path = file.webkitRelativePath || file.name;
  return {
    path,
    name: file.name,
    kind: kindOf(path),
    size: file.size,
    lastModified: file.lastModified,
    isLoose: !file.webkitRelativePath,
    zip: null,
    // It may be gone since it was chosen, or be a folder with the name of a file.
    read: () =>
      file.arrayBuffer().then(
        (buffer) => ok(new Uint8Array(buffer)),
        () => failed("not-text"),
      ),
  };
}

async function filesInZip(file: File): Promise<Result<readonly ImportedFile[], ZipProblem>> {
  const opened = await openZip(file).catch(() => failed("zip-broken" as const));
  if (!opened.ok) return opened;
  const folder = file.name.replace(/\.zip$/i, "");
  const files = opened.value.map((entry) => ({
    ...entry,
    path: `${folder}/${entry.path}`,
    name: entry.path.slice(entry.path.lastIndexOf("/") + 1),
    kind: kindOf(entry.path),
    isLoose: false,
    zip: file.name,
  }));
  const bytesOf = (kinds: readonly string[]) =>
    files.reduce((sum, { kind, size }) => (kinds.includes(kind) ? sum + size : sum), 0);
  const isTooLarge = bytesOf(["note"]) > mostText || bytesOf(["note", "picture"]) > mostUnpacked;
  return isTooLarge ? failed("zip-too-large") : ok(files);
}

async function addressOfPicture(file: ImportedFile, { images }: ImportOptions): Promise<string | null> {
  const bytes = file.size > mostPictureBytes ? null : await file.read();
  if (!bytes?.ok) return null;
  const added = await (await images()).add(new File([bytes.value], file.name));
  return added.ok ? added.value.address : null;
}

const anyAttachment = `attachment:${"0".repeat(32)}`;

/** Which notes are here already: of this title, now or formerly, and with these words, whatever their pictures are called. */
async function knownNotes(replica: Replica) {
  const idsByTitle = new Map<string, string[]>();
  for (const { id, data } of await replica.list(note, { by: "updatedAt" })) {
    for (const title of new Set([data.title, ...(data.aliases ?? [])])) {
      const ids = idsByTitle.get(title);
      if (ids) ids.push(id);
      else idsByTitle.set(title, [id]);
    }
  }
  const bodies = new Map<string, string>();
  const bodyOf = async (id: string) => {
    const body = bodies.get(id) ?? plainly((await replica.get(note, id))?.body ?? "");
    bodies.set(id, body);
    return body;
  };
  return {
    has: async (title: string, body: string) => {
      for (const id of idsByTitle.get(title) ?? []) if ((await bodyOf(id)) === plainly(body)) return true;
      return false;
    },
  };
}

function plainly(body: string): string {
  return body.replace(/attachment:[0-9a-f]{32}/g, anyAttachment);
}
