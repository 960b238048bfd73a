import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { en as coaching } from "@jotter/locales/coaching/en";
import { en as documents } from "@jotter/locales/documents/en";
import { en } from "@jotter/locales/en";
import { en as entrance } from "@jotter/locales/entrance/en";
import { en as first } from "@jotter/locales/first/en";
import { en as jotson } from "@jotter/locales/jotson/en";
import { en as rest } from "@jotter/locales/rest/en";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type Place, places } from "./app/places.ts";

const here = import.meta.dirname;
const beginnings = ["app/rooms.ts", "features/dashboard/ControlRoomPage.tsx", "features/notes/NotesPage.tsx"];
/** What waits for the whole language before it is shown. */
const waiting = [
  "app/HereStrip.tsx",
  "app/ShortcutSheet.tsx",
  "app/here.ts",
  "features/dashboard/FirstSteps.tsx",
  "features/dashboard/Ready.tsx",
  "features/focus/FocusHost.tsx",
  "features/lecture/LectureHost.tsx",
  "features/reminders/ReminderHost.tsx",
  "features/search/QuickSwitcher.tsx",
  "features/reader/ReaderPage.tsx",
  "features/reader/pdf/PdfPages.tsx",
  "features/notes/BesideNote.tsx",
];

/** Rooms that wait for less than the whole language, with what they are not to say, and what in them waits for more. */
const rooms = [
  {
    says: "early",
    later: { ...rest, ...coaching, ...jotson, ...documents },
    atLeast: 150,
    waiting: [
      "features/cards/CardDialog.tsx",
      "features/cards/ReviewEnd.tsx",
      "features/notes/propose-edit.ts",
      "student/study/PassageDialog.tsx",
    ],
  },
  {
    says: undefined,
    later: { ...coaching, ...jotson, ...documents },
    atLeast: 1000,
    waiting: ["features/study/tutor/TutorView.tsx"],
  },
  { says: "coaching", later: { ...jotson, ...documents }, atLeast: 50, waiting: [] },
] as const;

const textKeys = [...new Set(pathsOf(en).map((path) => path.replace(/_(one|other)$/, "")))];
const modules = closureOf(
  beginnings.map((path) => join(here, path)),
  waiting,
);

test("the first screens, and what they fetch when they stand, say nothing that is only loaded later [I18-1]", () => {
  expect(modules.size).toBeGreaterThan(150);
  const said = [...modules].flatMap(([path, { keys }]) => keys.map((key) => ({ path: relative(here, path), key })));
  expect(said.length).toBeGreaterThan(200);
  const isHere = (key: string) => [entrance, first].some((texts) => Object.hasOwn(texts, key.split(".")[0] ?? ""));
  expect(said.filter(({ key }) => !isHere(key))).toEqual([]);
});

test("what waits for the whole language is reached from the first screens", () => {
  const fetched = new Set([...modules.values()].flatMap(({ imports }) => imports));
  expect(waiting.filter((path) => !fetched.has(join(here, path)))).toEqual([]);
});

test.each(rooms)(
  "no room that waits for $says says what is loaded for others alone [I18-1]",
  ({ says, later, atLeast, waiting }) => {
    const pages = places.filter((place: Place) => place.isSignedIn && place.says === says);
    const all = closureOf(
      pages.map(({ file }) => join(here, `features/${file}.tsx`)),
      waiting,
    );
    const own = [...all].filter(([path]) => path.startsWith(here));
    const said = own.flatMap(([path, { keys }]) => keys.map((key) => ({ path: relative(here, path), key })));
    expect(said.length).toBeGreaterThan(atLeast);
    expect(said.filter(({ key }) => Object.hasOwn(later, key.split(".")[0] ?? ""))).toEqual([]);
  },
);

test("a text is found in a call, in a table of keys and in a key with a gap", () => {
  const gap = "$" + "{name}";
  const source = `const names = { dark: "shell.themeDark" }; t("notes.count", { count }); t(\`gradeCategory.${gap}\`);`;
  expect(keysIn(parseSync("module.ts", source).program)).toEqual([
    "shell.themeDark",
    "notes.count",
    ...Object.keys(en.gradeCategory).map((name) => `gradeCategory.${name}`),
  ]);
});

type Module = { readonly keys: readonly string[]; readonly imports: readonly string[] };

/** These modules and all they import, at once or later, but for what waits for its texts. */
function closureOf(
  paths: readonly string[],
  without: readonly string[],
  found = new Map<string, Module>(),
): ReadonlyMap<string, Module> {
  for (const path of paths) {
    if (found.has(path) || without.includes(relative(here, path))) continue;
    const { program } = parseSync(path, readFileSync(path, "utf8"));
    const imports = importsOf(program, path);
    found.set(path, { keys: keysIn(program), imports });
    closureOf(imports, without, found);
  }
  return found;
}

function importsOf(program: unknown, path: string): readonly string[] {
  const imports: string[] = [];
  walk(program, (node) => {
    const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(String(node.type));
    const source = isImport && node.importKind !== "type" && node.exportKind !== "type" ? node.source : null;
    const name = source && typeof source === "object" && "value" in source ? String(source.value) : "";
    const resolved = name.startsWith(".")
      ? join(dirname(path), name)
      : name.startsWith("@jotter/") && createRequire(path).resolve(name);
    if (resolved && /\.tsx?$/.test(resolved)) imports.push(resolved);
  });
  return imports;
}

/** Every string that is the name of a text, and every text whose name a template can give. */
function keysIn(program: unknown): readonly string[] {
  const keys: string[] = [];
  walk(program, (node) => {
    if (node.type === "Literal") keys.push(...textKeys.filter((key) => key === node.value));
    if (node.type === "TemplateLiteral" && Array.isArray(node.quasis) && node.quasis.length > 1) {
      const pieces = node.quasis.map(({ value }) => String(value.cooked));
      // One that begins with a gap, has other signs in it or no dot is no key.
      if (!pieces[0] || !pieces.every((piece) => /^[\w.-]*$/.test(piece)) || !pieces.join("").includes(".")) return;
      const shape = new RegExp(`^${pieces.map((piece) => piece.replaceAll(".", "\\.")).join(".+")}$`);
      keys.push(...textKeys.filter((key) => shape.test(key)));
    }
  });
  return keys;
}

type SyntaxNode = Readonly<Record<string, unknown>>;

function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === "object" && node !== null) {
    visit(node as SyntaxNode);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

function pathsOf(texts: object, path = ""): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : pathsOf(value, `${path}${key}.`),
  );
}
