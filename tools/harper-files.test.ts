import { expect, test } from "vitest";
import { grammarPackages } from "../apps/server/src/ocr/grammar-packages.ts";
import { harperFiles } from "../apps/web/src/student/essay/harper-files.ts";

test("a browser asks for the grammar by the names the server has it under, and by its version [ESS-1]", () => {
  const names = grammarPackages.flatMap(({ version, files }) =>
    Object.keys(files).filter((name) => name.includes(version)),
  );
  expect(Object.values(harperFiles).sort()).toEqual(names.sort());
});
