import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test } from "vitest";
import { keepSettings } from "./keep-settings.ts";

const now = () => 1000;
const first = { theme: "dark", language: "en" } as const;
const opened: { readonly close: () => void }[] = [];

async function open() {
  const replica = openReplica({ userId: "ada", entities, now });
  opened.push(replica);
  await replica.journal.recovered();
  return replica;
}

afterEach(async () => {
  for (const one of opened.splice(0)) one.close();
  await wipeReplica("ada");
});

describe("a setting that is chosen right before the page is gone [NOT-8] [SET-3]", () => {
  /** The records never hear of it: only what stands in the journal is left. */
  async function chosenAndGone(chosen: Parameters<typeof keepSettings>[2]) {
    const replica = await open();
    replica.store.db.close({ disableAutoOpen: true });
    await expect(keepSettings({ replica, now }, first, chosen)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    replica.close();
    return (await open()).get(settings, onlyOne);
  }

  test("is chosen at the next start, beside what was chosen before", async () => {
    const replica = await open();
    await keepSettings({ replica, now }, first, { theme: "system", jotson: "off" });
    replica.close();
    expect(await chosenAndGone({ language: "ja" })).toEqual({
      theme: "system",
      language: "ja",
      jotson: "off",
      updatedAt: 1000,
    });
  });

  test("is chosen at the next start, also where it is the first that ever was", async () => {
    expect(await chosenAndGone({ motion: "reduced" })).toEqual({ ...first, motion: "reduced", updatedAt: 1000 });
  });

  test("is not chosen again once it was written", async () => {
    const replica = await open();
    await keepSettings({ replica, now }, first, { theme: "light" });
    await replica.update(settings, onlyOne, { theme: "dark" });
    replica.close();
    expect(await (await open()).get(settings, onlyOne)).toMatchObject({ theme: "dark" });
  });
});
