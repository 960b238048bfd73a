import "fake-indexeddb/auto";
import { createMemoryServer } from "@jotter/backends/memory";
import { document, documentIdOfFile } from "@jotter/domain/document";
import { entities } from "@jotter/domain/entities";
import { lecture, newLecture } from "@jotter/domain/lecture";
import { openDeviceFiles } from "@jotter/replica/device-files";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Student } from "../../student/session/student-context.ts";
import { finishRecording } from "./finish-recording.ts";
import { createRecorder, type OpenMicrophone } from "./recorder.ts";
import { recoverRecordings } from "./recover-recordings.ts";

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await wipeReplica("ada");
});

/** A student at a lecture, with a microphone that says what a test says. */
async function lectureHall() {
  let clock = 1000;
  const { files, auth } = createMemoryServer().connect();
  await auth.signUp({ name: "Ada", email: "ada@example.org", password: "correct horse" });
  const replica = openReplica({ userId: "ada", entities, now: () => clock });
  const device = openDeviceFiles({
    userId: "ada",
    files: async () => files,
    now: () => clock,
    exclusively: (_, __, work) => work(),
  });
  ends.push(
    () => replica.close(),
    () => device.close(),
  );
  const student = {
    account: { id: "ada" },
    replica,
    files: async () => files,
    deviceFiles: async () => device,
    now: () => clock,
  } as unknown as Student;
  let hears: Parameters<OpenMicrophone>[1] | null = null;
  let isPaused = false;
  let problem: "denied" | null = null;
  let asked: Promise<void> | null = null;
  let isOpen = false;
  const wanted: (string | null)[] = [];
  const noted: (string | null)[] = [];
  const recorder = createRecorder({
    open: async (asks, ears) => {
      wanted.push(asks.wanted?.name ?? null);
      await asked;
      if (problem) return problem;
      hears = ears;
      isOpen = true;
      return {
        type: "audio/mp4",
        pause: () => (isPaused = true),
        resume: () => (isPaused = false),
        stop: async () => {
          isOpen = false;
          ears.piece(bytes("end"));
        },
        loudness: () => 1,
        is: asks.wanted ?? { id: "default", name: "Laptop" },
      };
    },
    steady: () => clock,
    hold: async () => () => undefined,
    often: () => () => undefined,
    note: (_, id) => noted.push(id),
  });
  const lectureId = await replica.create(lecture, newLecture(clock, { title: "Indicators" }));
  const untitled = () => "Lecture";
  return {
    student,
    device,
    recorder,
    replica,
    noted,
    lectureId,
    deny: () => (problem = "denied"),
    wanted,
    isOpen: () => isOpen,
    /** The student is asked, and has not said yet. */
    ask: () => {
      let allow = () => {};
      asked = new Promise((resolve) => {
        allow = resolve;
      });
      return allow;
    },
    begin: (fromMs = 0) => recorder.start(student, { lectureId, fresh: null, fromMs, wanted: null, untitled }),
    /** A lecture that has no record yet. */
    beginNew: async () => {
      const id = replica.newId();
      const fresh = newLecture(clock, { title: "Buffers" });
      await recorder.start(student, { lectureId: id, fresh, fromMs: 0, wanted: null, untitled });
      return id;
    },
    /** A second is said. */
    say: async (words: string) => {
      clock += 1000;
      if (!isPaused) hears?.piece(bytes(words));
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    wait: (ms: number) => (clock += ms),
    lose: () => hears?.lost(),
    recover: async () => {
      for (const one of await device.recordings.left()) await finishRecording(student, one, untitled);
    },
    recoverAll: () => recoverRecordings(student, untitled),
    sound: async (fileId: string) => (await device.here(fileId))?.text(),
    parts: async () => (await replica.get(lecture, lectureId))?.parts ?? [],
  };
}

const headset = { id: "b2", name: "headset" };
const bytes = (words: string) => new TextEncoder().encode(words).buffer as ArrayBuffer;

describe("a recording [LEC-1]", () => {
  test("is on the disk piece by piece, and becomes a file, a document and a part of its lecture", async () => {
    const hall = await lectureHall();
    await hall.begin();
    expect([hall.recorder.now()?.state, hall.noted]).toEqual(["recording", [hall.lectureId]]);
    await hall.say("good ");
    await hall.say("morning ");
    const [left] = await hall.device.recordings.left();
    const whole = await hall.device.recordings.whole(left?.fileId ?? "");
    expect([new TextDecoder().decode(whole.bytes), whole.ms, whole.levels]).toEqual(["good morning ", 2000, "aa"]);
    await hall.recorder.stop();
    const [part] = await hall.parts();
    expect(part).toMatchObject({ fromMs: 0, ms: 2000, type: "audio/mp4", bytes: 16 });
    expect(await hall.sound(part?.fileId ?? "")).toBe("good morning end");
    expect(await hall.replica.get(document, documentIdOfFile(part?.fileId ?? ""))).toMatchObject({
      title: "Indicators",
      kind: "other",
      text: { state: "none" },
    });
    expect([await hall.device.recordings.left(), hall.recorder.now()?.state, hall.noted]).toEqual([
      [],
      "stopped",
      [hall.lectureId, null],
    ]);
  });

  test("that a crash cut off is brought to its end by the next start, once", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("half a ");
    await hall.say("lecture");
    // The tab is gone: nothing of it runs any more.
    await hall.recover();
    await hall.recover();
    const parts = await hall.parts();
    expect(parts).toHaveLength(1);
    expect(await hall.sound(parts[0]?.fileId ?? "")).toBe("half a lecture");
    expect(await hall.device.recordings.left()).toEqual([]);
  });

  test("does not count its pauses", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("one");
    hall.recorder.pause();
    hall.wait(60_000);
    expect([hall.recorder.ms(), hall.recorder.now()?.state]).toEqual([1000, "paused"]);
    hall.recorder.resume();
    await hall.say("two");
    expect(hall.recorder.ms()).toBe(2000);
    await hall.recorder.stop();
    expect((await hall.parts())[0]?.ms).toBe(2000);
  });

  test("keeps what was heard where the microphone is taken away, and goes on as another part", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("one");
    hall.lose();
    await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "lost" }));
    expect((await hall.parts()).map(({ ms }) => ms)).toEqual([1000]);
    hall.recorder.clear();
    await hall.begin(1000);
    await hall.say("two");
    await hall.recorder.stop();
    expect((await hall.parts()).map(({ fromMs, ms }) => [fromMs, ms])).toEqual([
      [0, 1000],
      [1000, 1000],
    ]);
    expect((await hall.replica.get(lecture, hall.lectureId))?.levels).toBe("aa");
  });

  test("says that the disk is full, and keeps all but the piece that found no room", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("kept");
    const add = vi.spyOn(hall.device.recordings, "add").mockRejectedValue(new DOMException("", "QuotaExceededError"));
    await hall.say("lost");
    await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "full" }));
    add.mockRestore();
    const [part] = await hall.parts();
    expect(await hall.sound(part?.fileId ?? "")).toBe("kept");
  });

  test("has no hole where a piece finds no room and the last one would", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("kept");
    const full = new DOMException("", "QuotaExceededError");
    vi.spyOn(hall.device.recordings, "add").mockRejectedValueOnce(full);
    await hall.say("lost");
    await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "full" }));
    const [part] = await hall.parts();
    expect(await hall.sound(part?.fileId ?? "")).toBe("kept");
  });

  test("goes on with another microphone where the first one was, and never jumps back", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("one");
    const seen = new Set<number>();
    const stop = hall.recorder.subscribe(() => seen.add(hall.recorder.ms()));
    await hall.recorder.change(headset);
    stop();
    expect([hall.recorder.now(), [...seen], hall.wanted]).toEqual([
      {
        lectureId: hall.lectureId,
        fresh: null,
        hears: headset,
        state: "recording",
        isSaved: expect.any(Boolean),
        problem: null,
      },
      [1000],
      [null, "headset"],
    ]);
    await hall.say("two");
    await hall.recorder.stop();
    const parts = await hall.parts();
    expect(parts.map(({ fromMs, ms }) => [fromMs, ms])).toEqual([
      [0, 1000],
      [1000, 1000],
    ]);
    expect(await Promise.all(parts.map(({ fileId }) => hall.sound(fileId)))).toEqual(["oneend", "twoend"]);
  });

  test("ends, and says why, where the other microphone is not given or there is no room for the first one's file", async () => {
    const denied = await lectureHall();
    await denied.begin();
    await denied.say("one");
    denied.deny();
    await denied.recorder.change(headset);
    expect(denied.recorder.now()).toMatchObject({ state: "stopped", problem: "denied" });
    expect(await denied.parts()).toHaveLength(1);

    const full = await lectureHall();
    await full.begin();
    await full.say("one");
    vi.spyOn(full.device, "keep").mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
    await full.recorder.change(headset);
    expect(full.recorder.now()).toMatchObject({ state: "stopped", problem: "full" });
    expect(await full.recoverAll()).toMatchObject({ found: [{ title: "Indicators" }], problem: null });
  });

  test("waits for nothing but the microphone: what is heard before the disk is ready is kept once it is", async () => {
    const hall = await lectureHall();
    let ready = () => {};
    const disk = new Promise<void>((resolve) => {
      ready = resolve;
    });
    vi.spyOn(hall.student, "deviceFiles").mockImplementation(async () => {
      await disk;
      return hall.device;
    });
    const id = await hall.beginNew();
    expect(hall.recorder.now()).toMatchObject({ state: "recording", fresh: { title: "Buffers" } });
    await hall.say("early ");
    await hall.say("words");
    expect(await hall.device.recordings.left()).toEqual([]);
    expect(hall.recorder.now()?.isSaved).toBe(false);
    ready();
    await vi.waitFor(async () => expect(await hall.device.recordings.left()).toHaveLength(1));
    await vi.waitFor(() => expect(hall.recorder.now()?.isSaved).toBe(true));
    await hall.recorder.stop();
    const [part] = (await hall.replica.get(lecture, id))?.parts ?? [];
    expect([part?.ms, await hall.sound(part?.fileId ?? "")]).toEqual([2000, "early wordsend"]);
  });

  test("that cannot be written at all says so, leaves no empty sheet and no open microphone", async () => {
    const refused: [Error, string][] = [
      [new Error("The index is damaged."), "not-begun"],
      [new DOMException("", "QuotaExceededError"), "no-room"],
    ];
    for (const [why, problem] of refused) {
      const hall = await lectureHall();
      vi.spyOn(hall.device.recordings, "begin").mockRejectedValueOnce(why);
      const id = await hall.beginNew();
      await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem }));
      expect([await hall.replica.get(lecture, id), hall.isOpen(), await hall.device.recordings.left()]).toEqual([
        undefined,
        false,
        [],
      ]);
    }
  });

  test("that cannot be written keeps the words that were typed meanwhile", async () => {
    const hall = await lectureHall();
    let refuse = (_: Error) => {};
    const refused = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    vi.spyOn(hall.device.recordings, "begin").mockReturnValueOnce(refused);
    const id = await hall.beginNew();
    await vi.waitFor(async () => expect(await hall.replica.get(lecture, id)).toBeDefined());
    await hall.replica.update(lecture, id, { lines: "[00:01] buffers resist" });
    refuse(new Error("The index is damaged."));
    await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "not-begun" }));
    expect(await hall.replica.get(lecture, id)).toMatchObject({ lines: "[00:01] buffers resist", parts: [] });
  });

  test("keeps its lecture, whoever deletes that in another tab before it is over", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("one");
    await hall.replica.remove(lecture, hall.lectureId);
    await hall.say("two");
    await hall.recorder.stop();
    expect((await hall.parts()).map(({ ms }) => ms)).toEqual([2000]);
  });

  test("that breaks off says what is kept, and does not speak of another try", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("kept");
    vi.spyOn(hall.device.recordings, "add").mockRejectedValueOnce(new Error("The index is damaged."));
    await hall.say("lost");
    await vi.waitFor(() => expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "broken-off" }));
    const [part] = await hall.parts();
    expect(await hall.sound(part?.fileId ?? "")).toBe("kept");
  });

  test("that is given up while the browser still asks ends at once, and hears nobody afterwards", async () => {
    const hall = await lectureHall();
    const allow = hall.ask();
    const beginning = hall.begin();
    await vi.waitFor(() => expect(hall.wanted).toHaveLength(1));
    await hall.recorder.stop();
    expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: null });
    allow();
    await beginning;
    expect([hall.isOpen(), hall.noted, await hall.parts()]).toEqual([false, [], []]);
  });

  test("that is stopped before the microphone is open leaves none open", async () => {
    const hall = await lectureHall();
    const allow = hall.ask();
    const beginning = hall.begin();
    await vi.waitFor(() => expect(hall.wanted).toHaveLength(1));
    const stopping = hall.recorder.stop();
    allow();
    await Promise.all([beginning, stopping]);
    expect([hall.isOpen(), hall.recorder.now()?.state]).toEqual([false, "stopped"]);
    await hall.begin();
    expect(hall.recorder.now()?.state).toBe("recording");
  });

  test("that finds no room keeps no other from its end at the next start", async () => {
    const hall = await lectureHall();
    for (const [at, fileId] of ["first", "second"].entries()) {
      await hall.device.recordings.begin({
        fileId,
        lectureId: hall.lectureId,
        type: "audio/mp4",
        at,
        fromMs: at * 1000,
      });
      await hall.device.recordings.add(fileId, { number: 0, bytes: bytes(fileId), untilMs: 1000, levels: "a" });
    }
    vi.spyOn(hall.device, "keep").mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
    expect(await hall.recoverAll()).toMatchObject({
      found: [{ lectureId: hall.lectureId, ms: 1000 }],
      problem: "full",
    });
    expect((await hall.device.recordings.left()).map(({ fileId }) => fileId)).toEqual(["first"]);
    expect(await hall.recoverAll()).toMatchObject({ found: [{ ms: 1000 }], problem: null });
    expect(await hall.parts()).toHaveLength(2);
  });

  test("that cannot be written for another reason than room is not said to need any, and is tried again", async () => {
    const hall = await lectureHall();
    await hall.begin();
    await hall.say("one");
    vi.spyOn(hall.device, "keep").mockRejectedValueOnce(new Error("The index is damaged."));
    await hall.recorder.stop();
    expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "unsaved" });
    vi.spyOn(hall.device, "keep").mockRejectedValueOnce(new Error("The index is damaged."));
    expect(await hall.recoverAll()).toEqual({ found: [], problem: "unsaved" });
    // A sign-out in the middle is no trouble to tell of.
    const closed = Object.assign(new Error("closed"), { name: "DatabaseClosedError" });
    vi.spyOn(hall.device, "keep").mockRejectedValueOnce(closed);
    expect(await hall.recoverAll()).toEqual({ found: [], problem: null });
    // As Dexie wraps what a browser says.
    const inner = new DOMException("", "QuotaExceededError");
    vi.spyOn(hall.device, "keep").mockRejectedValueOnce(Object.assign(new Error("AbortError"), { inner }));
    expect(await hall.recoverAll()).toEqual({ found: [], problem: "full" });
    expect(await hall.recoverAll()).toMatchObject({ found: [{ title: "Indicators" }], problem: null });
  });

  test("does not begin where the microphone is not given, and says why", async () => {
    const hall = await lectureHall();
    hall.deny();
    await hall.begin();
    expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "denied" });
    expect([await hall.device.recordings.left(), hall.noted]).toEqual([[], []]);
  });
});
