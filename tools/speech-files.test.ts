import { expect, test } from "vitest";
import { speechPackages } from "../apps/server/src/ocr/speech-packages.ts";
import { speechFiles } from "../apps/web/src/features/lecture/speech-files.ts";

test("a browser asks for what hears speech by the names the server has it under, and by its version [LEC-1]", () => {
  const names = speechPackages.flatMap(({ version, files }) =>
    Object.keys(files).filter((name) => name.includes(version)),
  );
  expect(Object.values(speechFiles).sort()).toEqual(names.sort());
});
