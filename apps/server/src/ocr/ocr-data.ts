import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { fileInTar } from "./tar.ts";

/** A file that reading of pictures needs, and the package of the npm registry it lies in. */
export type PackagedFile = {
  readonly package: string;
  readonly version: string;
  /** As a lockfile has it: "sha512-…". What is anything else is not taken. */
  readonly integrity: string;
  readonly path: string;
};

export type OcrData = {
  /** Where it lies on this server's disk; null where it is not known or cannot be fetched now. */
  readonly pathOf: (name: string) => Promise<string | null>;
};

type OcrDataDeps = {
  readonly folder: string;
  readonly files: Readonly<Record<string, PackagedFile>>;
  /** A package as the registry has it; null where it cannot be reached. */
  readonly fetchPackage: (file: PackagedFile) => Promise<Uint8Array | null>;
};

const mostBytes = 200_000_000;

/**
 * What is heavy and seldom needed is no dependency: it would be downloaded with every first start. It is fetched when a
 * student first needs it, checked, and kept. [DOC-3]
 */
export function openOcrData({ folder, files, fetchPackage }: OcrDataDeps): OcrData {
  const underWay = new Map<string, Promise<string | null>>();

  async function fetched(name: string, file: PackagedFile): Promise<string | null> {
    const packed = await fetchPackage(file);
    if (!packed || !isIntact(packed, file.integrity)) return null;
    const tar = await promisify(gunzip)(packed, { maxOutputLength: mostBytes });
    const content = fileInTar(tar, file.path);
    if (!content) return null;
    await mkdir(folder, { recursive: true });
    // Whole or not at all, whoever else writes it at the same time.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, keptAt(name, file));
    return keptAt(name, file);
  }

  const keptAt = (name: string, { version }: PackagedFile) => join(folder, `${version}-${name}`);

  return {
    pathOf: async (name) => {
      const file = Object.hasOwn(files, name) ? files[name] : undefined;
      if (!file) return null;
      if (existsSync(keptAt(name, file))) return keptAt(name, file);
      const before = underWay.get(name);
      if (before) return before;
      const fetching = fetched(name, file).finally(() => underWay.delete(name));
      underWay.set(name, fetching);
      return fetching;
    },
  };
}

function isIntact(packed: Uint8Array, integrity: string): boolean {
  return `sha512-${createHash("sha512").update(packed).digest("base64")}` === integrity;
}
