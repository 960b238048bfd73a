import { describe, expect, test } from "vitest";
import {
  type JournalWrite,
  openExisting,
  startJournalWriter,
  type WriterAnswer,
  type WriterRequest,
} from "./journal-writer.ts";

/** A thread whose answers are the test's to give. */
function threadAtHand() {
  const asked: WriterRequest[] = [];
  const hears = new Map<string, (event: { data: WriterAnswer }) => void>();
  let isEnded = false;
  return {
    asked,
    isEnded: () => isEnded,
    answer: (data: WriterAnswer) => hears.get("message")?.({ data }),
    thread: {
      postMessage: (request: WriterRequest) => asked.push(request),
      addEventListener: (type: string, hear: never) => hears.set(type, hear),
      terminate: () => {
        isEnded = true;
      },
    } as never as Worker,
  };
}

const key = (n: number): JournalWrite => ({ put: { session: "s", n } });

function start() {
  const hand = threadAtHand();
  const here: JournalWrite[] = [];
  const writer = startJournalWriter({
    database: "journal",
    here: (writes) => here.push(...writes),
    thread: () => hand.thread,
  });
  return { hand, here, writer };
}

test("keys are written by the page until the thread is there, and then by the thread [NOT-8]", () => {
  const { hand, here, writer } = start();
  writer.write(key(1));
  expect(here).toEqual([key(1)]);
  hand.answer({ written: 0 });
  writer.write(key(2));
  expect(here).toEqual([key(1)]);
  expect(hand.asked).toEqual([{ database: "journal" }, { number: 1, write: key(2) }]);
});

test("what the thread has not answered for is written by the page that goes, in order [NOT-8]", () => {
  const { hand, here, writer } = start();
  hand.answer({ written: 0 });
  for (const n of [1, 2, 3]) writer.write(key(n));
  writer.write({ forget: { session: "s", reach: 2 } });
  hand.answer({ written: 1 });
  writer.close();
  expect(here).toEqual([key(2), key(3), { forget: { session: "s", reach: 2 } }]);
  expect(hand.isEnded()).toBe(true);
});

test("a thread that fails loses no key: the page goes on by itself [NOT-8]", () => {
  const { hand, here, writer } = start();
  hand.answer({ written: 0 });
  writer.write(key(1));
  hand.answer({ failed: true });
  writer.write(key(2));
  expect(here).toEqual([key(1), key(2)]);
});

describe("the thread that writes the journal", () => {
  test("opens the journal that is there, and makes none where a sign-out has wiped it [DAT-4] [SES-1]", async () => {
    await new Promise<void>((resolve) => {
      const making = indexedDB.open("journal-there", 7);
      making.onsuccess = () => {
        making.result.close();
        resolve();
      };
    });
    const there = await openExisting("journal-there");
    expect(there.version).toBe(7);
    there.close();
    await expect(openExisting("journal-wiped")).rejects.toThrow();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("journal-wiped");
  });
});
