import { sourceOf } from "@jotter/file-bytes/byte-source";
import { openZip, type ZipEntry } from "@jotter/file-bytes/zip-read";
import type { DocumentKind } from "./document.ts";
import { reasonOf } from "./failure.ts";
import { partKey } from "./part-key.ts";
import { refuse, type Work } from "./work.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** The files within a file. Each is unpacked when it is asked for, and all of them together within the limits. */
export type Packed = {
  readonly has: (path: string) => boolean;
  readonly paths: () => readonly string[];
  /** How the text names this part where it is a picture; null where there is none. */
  readonly pictureKey: (path: string) => string | null;
  /** Undefined where there is none. */
  readonly bytes: (path: string) => Promise<Uint8Array | undefined>;
  readonly text: (path: string) => Promise<string | undefined>;
  readonly xml: (path: string) => Promise<XmlElement | undefined>;
};

export async function unpacked(bytes: Uint8Array, work: Work): Promise<Packed> {
  const entries = await openZip(sourceOf(bytes), work.limits.entries).catch((thrown: unknown) => {
    // Too many files for any document, in a package that may be small.
    if (reasonOf(thrown) === "too-large") refuse("bomb");
    throw thrown;
  });
  const numberOf = new Map([...entries.keys()].map((path, number) => [path, number]));
  let left = work.limits.unpackedBytes;
  const bytesOf = async (path: string) => {
    const entry = entries.get(path) ?? entries.get(path.replaceAll("/", "\\"));
    if (!entry) return undefined;
    if (entry.isLocked) refuse("encrypted");
    left -= entry.size;
    if (left < 0 || isBomb(entry, work)) refuse("bomb");
    await work.giveWay();
    return entry.read(work.pace);
  };
  const text = async (path: string) => {
    const content = await bytesOf(path);
    return content && decoded(content);
  };
  return {
    has: (path) => entries.has(path),
    paths: () => [...entries.keys()],
    pictureKey: (path) => {
      const number = numberOf.get(path);
      return number === undefined ? null : partKey(number);
    },
    bytes: bytesOf,
    text,
    xml: async (path) => {
      const written = await text(path);
      return written === undefined ? undefined : readXml(written);
    },
  };
}

export function isBomb({ size, packedSize }: ZipEntry, { limits }: Pick<Work, "limits">): boolean {
  return size > 1_000_000 && size > packedSize * limits.unpackedRatio;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = new TextDecoder(wide ?? "utf-8").decode(bytes);
  const named = wide ? undefined : /^<\?xml[^>]{0,200}encoding=["']([\w-]+)["']/.exec(text)?.[1];
  return named && !/^utf-?8$/i.test(named) ? (inEncoding(named, bytes) ?? text) : text;
}

function inEncoding(name: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return null;
  }
}

/** By what it holds, since all three are zips; null for any other. */
export async function packedKind(packed: Packed): Promise<Extract<DocumentKind, "docx" | "pptx" | "epub"> | null> {
  if (packed.has("META-INF/container.xml")) return "epub";
  if (packed.has("word/document.xml")) return "docx";
  if (packed.has("ppt/presentation.xml")) return "pptx";
  if (!packed.has("[Content_Types].xml")) return null;
  // Some programs give the parts other names.
  const types = (await packed.text("[Content_Types].xml")) ?? "";
  if (types.includes("wordprocessingml.document.main")) return "docx";
  return types.includes("presentationml.presentation.main") ? "pptx" : null;
}

export type Relation = { readonly id: string; readonly type: string; readonly path: string };

/** What a part of an Office file points to within that file. What lies outside is left there. */
export async function relationsOf(packed: Packed, path: string): Promise<readonly Relation[]> {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const list = await packed.xml(`${folder}_rels/${name}.rels`);
  return (list?.children ?? []).flatMap((one) => {
    if (one.type !== "element" || one.attributes.TargetMode === "External") return [];
    const { Id: id = "", Type: type = "", Target: target = "" } = one.attributes;
    return [{ id, type: type.slice(type.lastIndexOf("/") + 1), path: resolved(path, target) }];
  });
}

/** A path as seen from a file beside it. It cannot lead out: above the top there is nothing. */
export function resolved(from: string, target: string): string {
  const steps = target.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of target.replace(/[?#].*$/s, "").split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
