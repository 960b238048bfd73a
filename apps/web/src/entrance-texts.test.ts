import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "@jotter/locales/entrance/en";
import { expect, test } from "vitest";

const source = import.meta.dirname;
/** What is drawn before anybody is signed in. */
const folders = ["features/entrance", "features/account"];
const files = [
  "app/App.tsx",
  "app/FailurePage.tsx",
  "app/ErrorBoundary.tsx",
  "app/JotsonDoor.tsx",
  "app/router.tsx",
  "app/session.ts",
];
const parts = [
  "Button",
  "Field",
  "TextField",
  "PasswordField",
  "LanguagePicker",
  "Loader",
  "MessagePage",
  "SmallPrint",
];

test("the entrance says nothing that is only loaded behind the sign-in [I18-1]", () => {
  const paths = [
    ...folders.flatMap((folder) =>
      readdirSync(join(source, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    ),
    ...files,
    ...parts.map((name) => `ui/${name}.tsx`),
  ].filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."));
  expect(paths.length).toBeGreaterThan(30);
  const foreign = paths.flatMap((path) =>
    [...readFileSync(join(source, path), "utf8").matchAll(/\bt\(\s*["`](\w+)[.$]/g)]
      .filter(([, section = ""]) => !Object.hasOwn(en, section))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(foreign).toEqual([]);
});
