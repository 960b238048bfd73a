import { existsSync, globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Where the product begins. */
const entries = ["apps/server/src/main.ts", "apps/web/src/app/main.tsx", "apps/web/src/app/start.ts"];

/** For tests alone: a server's surroundings, and a backend in memory. */
const forTests = /\.test\.tsx?$|\/testing\/|\/test-[\w-]+\.ts$|\/memory(-ai|-outside)?\.ts$|\.d\.ts$/;

/** Built before the screens that will ask for it; until then it is in nobody's bundle. */
const awaited =
  /student\/documents\/(?:reading|ocr)-words\.ts$|^packages\/essay\/src\/(?:citations|quotes)\/|^packages\/domain\/src\/plan\/repair\.ts$/;

test("every line that ships can be reached from the app or the server", () => {
  const sources = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root }).filter((path) => !forTests.test(path));
  const reached = new Set<string>();
  // The router finds its pages by their names.
  const next = [...entries, ...globSync("apps/web/src/features/*/*Page.tsx", { cwd: root })];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    next.push(...importsOf(path));
  }
  expect(reached.size).toBeGreaterThan(500);
  expect(sources.filter((path) => !reached.has(path) && !awaited.test(path)).toSorted()).toEqual([]);
});

/** By "from", `import()`, a worker's `new URL()` or `workerFile()`. Types alone reach nothing that ships. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(root, path), "utf8");
  const named = [...text.matchAll(/(?:from|import\(|import|new URL\()\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  // Laid beside the server's own file by the build.
  const workers = [...text.matchAll(/workerFile\(import\.meta\.url, "([\w-]+)"\)/g)].map(([, name]) => `./${name}.ts`);
  return [...named, ...workers].flatMap((name) => {
    const inPackage = /^@jotter\/([\w-]+)\/(.+)$/.exec(name);
    const file = inPackage
      ? `packages/${inPackage[1]}/src/${inPackage[2]}.ts`
      : name.startsWith(".") && /\.tsx?$/.test(name)
        ? normalize(join(path, "..", name))
        : "";
    return file !== "" && existsSync(join(root, file)) ? [file] : [];
  });
}
