import { createMemoryServer } from "@jotter/backends/memory";
import { entities } from "@jotter/domain/entities";
import { mark } from "@jotter/domain/mark";
import { openReplica } from "@jotter/replica/open-replica";
import { startSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test, vi } from "vitest";
import { addMark, addMarkOnce, comment, recolour, recomment, removeMark, restoreMark } from "./mark-acts.ts";

async function twoDevices() {
  const backend = createMemoryServer().connect();
  await backend.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
  const device = (userId: string) => {
    const replica = openReplica({ userId, entities, now: () => 1000 });
    const sync = startSync({ replica, sync: backend.sync, exclusively: (_, __, work) => work() });
    const marks = async () => {
      const rows = await replica.having(mark, "documentId", ["doc-1"]);
      const ids = rows.map(({ id }) => id);
      return (await replica.records(mark, ids)).map(({ id, data }) => ({ id, ...data }));
    };
    const off = async () => {
      await sync.stop();
      replica.close();
      await wipeReplica(userId);
    };
    return { desk: { replica, now: () => 2000 }, marks, off };
  };
  return [device("marks-phone"), device("marks-laptop")] as const;
}

const words = {
  documentId: "doc-1",
  page: 2,
  quote: "to wait",
  prefix: "a signal ",
  suffix: ".",
  colour: "lime",
} as const;

test("two devices that mark at once lose none, and what both say about a mark is there [DOC-3]", async () => {
  const [phone, laptop] = await twoDevices();
  try {
    const shared = await addMark(phone.desk, words);
    await vi.waitFor(async () => expect(await laptop.marks()).toHaveLength(1), { timeout: 20_000 });
    const [mine] = await laptop.marks();
    if (!mine) throw new Error("no mark");
    await Promise.all([
      addMark(phone.desk, { ...words, colour: "mint" }),
      addMark(laptop.desk, { ...words, colour: "sky" }),
      recolour(phone.desk, shared, "coral"),
      comment(laptop.desk, mine, "Good exam sentence."),
    ]);
    for (const device of [phone, laptop]) {
      await vi.waitFor(
        async () => {
          const all = await device.marks();
          expect(all.map(({ colour }) => colour).toSorted()).toEqual(["coral", "mint", "sky"]);
          expect(all.find(({ id }) => id === shared)?.comment).toBe("Good exam sentence.");
        },
        { timeout: 20_000 },
      );
    }
  } finally {
    await phone.off();
    await laptop.off();
  }
}, 60_000);

test("a mark that was removed comes back with its comment [DOC-3]", async () => {
  const [phone, laptop] = await twoDevices();
  try {
    const id = await addMark(phone.desk, words);
    const [made] = await phone.marks();
    if (made) await comment(phone.desk, made, "Ask about this");
    await removeMark(phone.desk, id);
    expect(await phone.marks()).toEqual([]);
    await restoreMark(phone.desk, id);
    expect((await phone.marks()).map(({ comment, quote }) => [comment, quote])).toEqual([
      ["Ask about this", "to wait"],
    ]);
  } finally {
    await phone.off();
    await laptop.off();
  }
}, 60_000);

test("words that are marked twice in one moment are marked once, and steps back after a removal bring no mark back [DOC-3]", async () => {
  const [phone, laptop] = await twoDevices();
  try {
    const made = await Promise.all([
      addMarkOnce(phone.desk, words),
      addMarkOnce(phone.desk, { ...words, colour: "sky" }),
    ]);
    const [mine, ...more] = await phone.marks();
    if (!mine) throw new Error("no mark");
    expect(more).toEqual([]);
    expect(made).toEqual([
      { id: mine.id, before: null },
      { id: mine.id, before: "lime" },
    ]);
    await addMarkOnce(phone.desk, { ...words, page: 3 });
    expect(await phone.marks()).toHaveLength(2);
    await comment(phone.desk, mine, "Ask");
    await removeMark(phone.desk, mine.id);
    await recomment(phone.desk, { ...mine, comment: "Ask" }, "");
    await recolour(phone.desk, mine.id, "mint");
    expect((await phone.marks()).map(({ page }) => page)).toEqual([3]);
  } finally {
    await phone.off();
    await laptop.off();
  }
}, 60_000);
