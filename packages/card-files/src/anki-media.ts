import { failed, ok, type Result } from "@jotter/domain/result";
import { type Pace, type Pacing, paceOf } from "@jotter/file-bytes/pace";
import type { ZipEntry } from "@jotter/file-bytes/zip-read";
import { decoded } from "@jotter/markdown/address";
import { z } from "zod/mini";
import { type FileProblem, refusalIn } from "./pace.ts";
import { fieldsOf, textField } from "./protobuf.ts";
import { unzstd } from "./unzstd.ts";

/** A picture or a sound in a package, unpacked when it is wanted. In texts it is `attachment:` and its key. */
export type PackedFile = {
  readonly key: string;
  /** The last part of its name, with no sign that means something to a file system. */
  readonly name: string;
  readonly read: (pacing?: Pacing) => Promise<Result<Uint8Array, FileProblem>>;
};

export type Media = {
  /** The file that a field calls by this name. */
  readonly named: (name: string) => PackedFile | null;
};

export type MediaLimits = { readonly fileBytes: number; readonly mapBytes: number };

type Entries = ReadonlyMap<string, ZipEntry>;

export async function mediaIn(entries: Entries, isNew: boolean, limits: MediaLimits, pace: Pace): Promise<Media> {
  const list = entries.get("media");
  const packed = list && list.size <= limits.mapBytes ? await list.read(pace) : new Uint8Array();
  const names = isNew ? namesInMessage(await unzstd(packed, limits.mapBytes, pace)) : namesInJson(packed);
  const files = new Map<string, PackedFile>();
  for (const [place, name] of names) {
    const entry = entries.get(place);
    if (entry) files.set(name.normalize(), packedFile(entry, place, name, isNew, limits));
  }
  const named = (name: string) => files.get(name.normalize()) ?? files.get(decoded(name).normalize()) ?? null;
  return { named };
}

function packedFile(
  entry: ZipEntry,
  place: string,
  name: string,
  isNew: boolean,
  { fileBytes }: MediaLimits,
): PackedFile {
  const read = async (pacing: Pacing = {}) => {
    if (entry.size > fileBytes) return failed("too-large" as const);
    const pace = paceOf(pacing);
    try {
      const bytes = await entry.read(pace);
      return ok(isNew ? await unzstd(bytes, fileBytes, pace) : bytes);
    } catch (thrown) {
      return failed(refusalIn(thrown));
    }
  };
  return { key: `anki-${place}`, name: safeName(name), read };
}

/** A message of one entry for each file, which lies under its place in the list. */
function namesInMessage(bytes: Uint8Array): readonly (readonly [string, string])[] {
  const names: string[] = [];
  for (const { number, value } of fieldsOf(bytes)) {
    if (number === 1 && typeof value !== "number") names.push(textField(value, 1));
  }
  return names.map((name, place) => [String(place), name]);
}

const Names = z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.string());

/** Without a list there are no files: the words are worth having all the same. */
function namesInJson(bytes: Uint8Array): readonly (readonly [string, string])[] {
  try {
    return Object.entries(Names.parse(JSON.parse(new TextDecoder().decode(bytes))));
  } catch {
    return [];
  }
}

export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const bare = last.normalize().replace(unsafe, "").replace(/^\.+/, "").trim();
  return bare.length > 120 ? `${bare.slice(0, 100)}${/\.[a-z0-9]{1,8}$/i.exec(bare)?.[0] ?? ""}` : bare || "file";
}

const unsafe = /[\p{Cc}\p{Cf}<>:"|?*]/gu;
