import type { Plugin } from "vite";

type Chunks = {
  /** The entry, which everybody has: with all it imports, and with what its page shares with others. */
  readonly entry: readonly [name: string, module: string, page: string];
  /** Pages whose visitors see nothing else at first: each chunk has what only they need. */
  readonly alone: Readonly<Record<string, readonly string[]>>;
  /** What those share with other pages. */
  readonly between: string;
  /** One upon the other: what an earlier chunk has, a later one finds there. `of` leaves out what lies elsewhere. */
  readonly layers: Readonly<Record<string, { readonly from: readonly string[]; readonly of?: string }>>;
  readonly pages: readonly string[];
  /** What the front door of a library names, and only later pages use: left to the bundler, who sees that. */
  readonly later: RegExp;
};

/**
 * Which chunk a module goes into, by who reaches it through imports. What is not reached from here is left to the bundler:
 * one chunk for each page, and one for what some of them share.
 */
export function chunksByReach({ entry, alone, between, layers, pages, later }: Chunks) {
  const [first, main, firstPage] = entry;
  const names = [first, between, ...Object.keys(alone), ...Object.keys(layers)];
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: "jotter:chunks",
    apply: "build",
    buildEnd(error) {
      if (error) return;
      const reach = (from: readonly string[]) => reached(from, (module) => this.getModuleInfo(module)?.importedIds);
      const put = (name: string, modules: Iterable<string>) => {
        for (const module of modules) if (!chunkOf.has(module) && !later.test(module)) chunkOf.set(module, name);
      };
      put(first, reach([main]));
      for (const [name, from] of Object.entries(alone)) {
        const others = reach(pages.filter((page) => !from.includes(page)));
        const own = reach(from);
        const shared = own.intersection(others);
        put(first, shared.intersection(reach([firstPage])));
        put(between, shared);
        put(name, own);
      }
      for (const [name, { from, of = "" }] of Object.entries(layers)) {
        put(
          name,
          [...reach(from)].filter((module) => module.includes(of)),
        );
      }
    },
  };
  const groups = names.map((name, at) => ({
    name,
    test: (module: string) => chunkOf.get(module) === name,
    priority: names.length - at,
  }));
  return { plugin, groups };
}

/** These modules and all they import, but for what they import later. */
function reached(from: readonly string[], importsOf: (module: string) => readonly string[] | undefined): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    waiting.push(...(importsOf(module) ?? []));
  }
  return found;
}
