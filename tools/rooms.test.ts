import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Which room may use which: the table of ARCHITECTURE.md. Every arrow points down. */
function arrows(): Map<string, string[]> {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const rows = text.matchAll(/^\| `([^`]+)` \| (.+?) \| (.+?) \|$/gm);
  return new Map(
    [...rows].map(([, room = "", , may = ""]) => [room, [...may.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)]),
  );
}

const table = arrows();
const packages = globSync("{apps,packages}/*/package.json", { cwd: root }).concat(
  "locales/package.json",
  "content/package.json",
);

describe("the rooms of the house", () => {
  test.each(packages)("%s names no door that ARCHITECTURE.md does not show", (path) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
    const room = name.replace("@jotter/", "");
    const doors = Object.keys(dependencies).filter((each) => each.startsWith("@jotter/"));
    expect(table.has(room) || room === "web").toBe(true);
    const may = room === "web" ? (table.get("web/app") ?? []) : (table.get(room) ?? []);
    expect(doors.map((door) => door.replace("@jotter/", "")).filter((door) => !may.includes(door))).toEqual([]);
  });

  const sources = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const roomOf = (path: string) => /^apps\/web\/src\/(ui|student|app|features\/[^/]+)\//.exec(path)?.[1] ?? "app";
  const general = (room: string) => room.replace(/^features\/.*/, "features");

  test.each(sources)("%s stays within its room's arrows", (path) => {
    const room = roomOf(path);
    const may = table.get(`web/${general(room)}`) ?? [];
    const imports = [...readFileSync(join(root, path), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
      ([, from = ""]) => from,
    );
    const used = imports.flatMap((from) => {
      if (from.startsWith("@jotter/")) return [from.split("/")[1] ?? ""];
      if (!from.startsWith(".")) return [];
      const other = roomOf(join(path, "..", from));
      return other === room ? [] : [other.startsWith("features/") ? `another feature (${other})` : `web/${other}`];
    });
    const isApp = room === "app";
    expect(used.filter((each) => !may.includes(each) && !(isApp && each.startsWith("another feature")))).toEqual([]);
  });

  test("nobody but the replica knows the database in the browser: what screens need of it, the replica offers", () => {
    const others = globSync("{apps,packages,locales,content,e2e,bench,tools}/**/{*.ts,*.tsx,package.json}", {
      cwd: root,
      exclude: (path) => /(^|\/)node_modules(\/|$)/.test(path),
    }).filter((path) => !path.startsWith("packages/replica/"));
    const knows = /(?:from|import\()\s*"dexie|^\s*"dexie":/m;
    expect(others.length).toBeGreaterThan(500);
    expect(others.filter((path) => knows.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
  });

  test("pure rooms are compiled without browser and Node", () => {
    for (const room of ["domain", "markdown", "analysis", "essay", "study-tools", "tutor", "textbook", "lecture"]) {
      const config = readFileSync(join(root, "packages", room, "tsconfig.json"), "utf8");
      expect(config).not.toMatch(/DOM|"node"/);
    }
    expect(readFileSync(join(root, "packages/replica/tsconfig.core.json"), "utf8")).not.toMatch(/DOM|"node"/);
  });
});
