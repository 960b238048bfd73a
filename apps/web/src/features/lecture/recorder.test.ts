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
  const noted: (string | null)[] = [];
  const recorder = createRecorder({
    open: async (_, ears) => {
      if (problem) return problem;
      hears = ears;
      return {
        type: "audio/mp4",
        pause: () => (isPaused = true),
        resume: () => (isPaused = false),
        stop: async () => ears.piece(bytes("end")),
        loudness: () => 1,
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
    begin: (fromMs = 0) => recorder.start(student, { lectureId, fromMs, deviceId: null, untitled }),
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
    sound: async (fileId: string) => (await device.here(fileId))?.text(),
    parts: async () => (await replica.get(lecture, lectureId))?.parts ?? [],
  };
}

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

  test("does not begin where the microphone is not given, and says why", async () => {
    const hall = await lectureHall();
    hall.deny();
    await hall.begin();
    expect(hall.recorder.now()).toMatchObject({ state: "stopped", problem: "denied" });
    expect([await hall.device.recordings.left(), hall.noted]).toEqual([[], []]);
  });
});
