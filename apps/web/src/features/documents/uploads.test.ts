import { failed, ok } from "@jotter/domain/result";
import type { FilesPort } from "@jotter/ports/backend";
import { describe, expect, test } from "vitest";
import { createUploads } from "./uploads.ts";

const content = new File(["words"], "a.txt");

/** A server whose answers the test gives, one after the other. */
function desk() {
  const sent: { readonly name: string; readonly end: (isWell: boolean) => void }[] = [];
  let isHere = true;
  const upload: FilesPort["upload"] = ({ name, signal }) =>
    new Promise((resolve) => {
      signal?.addEventListener("abort", () => resolve(failed({ kind: "canceled" })));
      const end = (isWell: boolean) => resolve(isWell ? ok({} as never) : failed({ kind: "offline" }));
      sent.push({ name, end });
    });
  const uploads = createUploads({ files: async () => ({ upload }) as FilesPort, isHere: async () => isHere });
  const told: string[] = [];
  return {
    uploads,
    sent,
    told,
    start: (name: string) => uploads.start(name, content, () => told.push(name)),
    leave: () => {
      isHere = false;
    },
    names: () => uploads.running().map(({ name, progress }) => `${name} ${progress.state}`),
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe("uploads [DOC-4]", () => {
  test("go one after the other, whoever looks at them, and tell when one has arrived", async () => {
    const { uploads, sent, told, start, names } = desk();
    start("a");
    start("b");
    await settled();
    expect(names()).toEqual(["a sending", "b waiting"]);
    sent[0]?.end(true);
    await settled();
    expect(names()).toEqual(["b sending"]);
    expect([uploads.arrived(), told]).toEqual([1, ["a"]]);
    sent[1]?.end(false);
    await settled();
    expect(names()).toEqual(["b failed"]);
    start("c");
    await settled();
    expect(names()).toEqual(["b failed", "c sending"]);
  });

  test("that are stopped make way for the next, sent or waiting", async () => {
    const { uploads, sent, start, names } = desk();
    for (const name of ["a", "b", "c"]) start(name);
    await settled();
    for (const { key, name } of uploads.running()) if (name !== "c") uploads.dismiss(key);
    await settled();
    expect(names()).toEqual(["c sending"]);
    expect(sent.map(({ name }) => name)).toEqual(["a", "c"]);
  });

  test("that wait when the student signs out never go", async () => {
    const { sent, start, leave, names } = desk();
    start("a");
    start("b");
    await settled();
    leave();
    sent[0]?.end(true);
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(["a"]);
    expect(names()).toEqual([]);
  });
});
