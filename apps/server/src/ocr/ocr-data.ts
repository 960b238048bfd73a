import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Log } from "../log.ts";
import type { OcrPackage } from "./ocr-packages.ts";
import { fileInTar } from "./tar.ts";

/** A package as the registry has it; null where it cannot be reached. */
export type FetchPackage = (wanted: OcrPackage, onProgress: (bytes: number) => void) => Promise<Uint8Array | null>;

/** What a browser may ask for: how large it is, and how much this server has to fetch for it first. */
export type OcrFile = { readonly name: string; readonly bytes: number; readonly toFetch: number };

export type OcrAnswer =
  | { readonly state: "here"; readonly path: string; readonly isGzip: boolean }
  | { readonly state: "coming"; readonly bytes: number; readonly of: number }
  | { readonly state: "unreachable" }
  | { readonly state: "unknown" };

export type OcrData = {
  readonly list: () => readonly OcrFile[];
  /** Where it lies on this server's disk. What is not here yet is on its way from now on. */
  readonly ask: (name: string) => OcrAnswer;
};

type OcrDataDeps = {
  readonly folder: string;
  readonly packages: readonly OcrPackage[];
  readonly fetchPackage: FetchPackage;
  readonly log?: Pick<Log, "info">;
  readonly now?: () => number;
};

const mostBytes = 200_000_000;
/** So long after a failure nothing is tried: whoever asks is told of it. */
const restMs = 10_000;

type Fetching = { bytes: number; failedAt?: number };

/**
 * What is heavy and seldom needed is no dependency: it would be downloaded with every first start. It is fetched when a
 * student first needs it, checked, and kept. [DOC-3]
 */
export function openOcrData({ folder, packages, fetchPackage, log, now = Date.now }: OcrDataDeps): OcrData {
  const packageOf = new Map(packages.flatMap((one) => Object.keys(one.files).map((name) => [name, one] as const)));
  const fetchings = new Map<OcrPackage, Fetching>();
  const keptAt = (name: string, { version }: OcrPackage) => join(folder, `${version}-${name}`);

  async function unpack(one: OcrPackage, packed: Uint8Array | null): Promise<boolean> {
    if (!packed || !isIntact(packed, one.integrity)) return false;
    const tar = await promisify(gunzip)(packed, { maxOutputLength: mostBytes });
    await mkdir(folder, { recursive: true });
    for (const [name, { path, isGzip }] of Object.entries(one.files)) {
      const content = fileInTar(tar, path);
      if (!content) return false;
      // Whole or not at all, whoever else writes it at the same time.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, isGzip ? await promisify(gzip)(content) : content);
      await rename(draft, keptAt(name, one));
    }
    return true;
  }

  function begin(one: OcrPackage): Fetching {
    const fetching: Fetching = { bytes: 0 };
    const fail = () => {
      fetching.failedAt = now();
      log?.info("not fetched", { package: one.name, version: one.version });
    };
    fetchPackage(one, (bytes) => {
      fetching.bytes = bytes;
    })
      .then((packed) => unpack(one, packed))
      .then((isHere) => (isHere ? fetchings.delete(one) : fail()), fail);
    fetchings.set(one, fetching);
    return fetching;
  }

  return {
    list: () =>
      packages.flatMap((one) =>
        Object.entries(one.files).map(([name, { bytes }], at) => ({
          name,
          bytes,
          // A package comes once, whatever is needed of it.
          toFetch: at > 0 || existsSync(keptAt(name, one)) ? 0 : one.bytes,
        })),
      ),
    ask: (name) => {
      const one = packageOf.get(name);
      if (!one) return { state: "unknown" };
      if (existsSync(keptAt(name, one)))
        return { state: "here", path: keptAt(name, one), isGzip: one.files[name]?.isGzip ?? false };
      const before = fetchings.get(one);
      const isTired = before?.failedAt !== undefined && now() - before.failedAt < restMs;
      if (isTired) return { state: "unreachable" };
      const { bytes } = before && before.failedAt === undefined ? before : begin(one);
      return { state: "coming", bytes, of: one.bytes };
    },
  };
}

function isIntact(packed: Uint8Array, integrity: string): boolean {
  return `sha512-${createHash("sha512").update(packed).digest("base64")}` === integrity;
}
