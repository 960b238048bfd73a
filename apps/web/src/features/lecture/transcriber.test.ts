import "fake-indexeddb/auto";
import { entities } from "@jotter/domain/entities";
import { lecture, newLecture } from "@jotter/domain/lecture";
import { failed, ok } from "@jotter/domain/result";
import { hearingRate } from "@jotter/lecture/spoken-stretches";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { TranscriptWish } from "../../student/lecture/is-recording.ts";
import type { Student } from "../../student/session/student-context.ts";
import { createTranscriber, type Ear, type EarProblem } from "./transcriber.ts";

let close: () => unknown = () => undefined;
afterEach(async () => {
  await close();
  await wipeReplica("ada");
});

const speech = Float32Array.from({ length: 4 * hearingRate }, (_, at) => Math.sin(at * 0.9) * 0.2);
const silence = new Float32Array(2 * hearingRate);

/** A lecture of three sentences of four seconds, each with a pause after it, and an ear that names their seconds. */
async function lectureHall() {
  let clock = 1000;
  const replica = openReplica({ userId: "ada", entities, now: () => ++clock });
  close = () => replica.close();
  const student = { account: { id: "ada" }, replica, now: () => ++clock } as unknown as Student;
  const part = { at: 1, fileId: "f", type: "audio/webm", bytes: 1, fromMs: 0, ms: 18_000 };
  const data = newLecture(clock, { title: "Acids", parts: [part] });
  const lectureId = await replica.create(lecture, data);
  const heard: number[] = [];
  const notes: (TranscriptWish | null)[] = [];
  const world = {
    problem: null as EarProblem | null,
    isHere: true,
    isBroken: false,
    /** Called before each sentence is heard. */
    before: async (_count: number) => undefined as unknown,
  };
  const ear: Ear = {
    lengths: { leastMs: 2000, mostMs: 15_000, restMs: 1000 },
    hear: async ({ fromMs }) => {
      await world.before(heard.length);
      if (world.problem) return failed(world.problem);
      heard.push(fromMs);
      return ok([{ atMs: fromMs, mark: null, text: `sentence ${heard.length}` }]);
    },
    close: () => undefined,
  };
  const make = () =>
    createTranscriber({
      earFor: async () => (world.problem?.kind === "unreachable" ? failed(world.problem) : ok(ear)),
      soundOf: async (_, __, fromMs) => {
        if (!world.isHere) return null;
        return (async function* () {
          if (world.isBroken) throw new DOMException("no sound", "EncodingError");
          for (let at = 0; at < 3; at++) {
            const startMs = at * 6000;
            if (startMs + 6000 <= fromMs) continue;
            const samples = new Float32Array(speech.length + silence.length);
            samples.set(speech);
            const skipped = Math.max(0, fromMs - startMs) * (hearingRate / 1000);
            yield { atMs: Math.max(startMs, fromMs), samples: samples.subarray(skipped) };
          }
        })();
      },
      hold: async () => () => undefined,
      note: (_, wish) => notes.push(wish),
    });
  const transcriber = make();
  const wish = { lectureId, by: "device" } as const;
  const stored = async () => {
    const now = await replica.get(lecture, lectureId);
    return { transcript: now?.transcript.split("\n"), heardMs: now?.heardMs, by: now?.transcriptBy };
  };
  const over = (of = transcriber) => vi.waitFor(() => expect(of.now()?.state).not.toBe("working"));
  return { replica, student, transcriber, make, wish, heard, notes, world, stored, over, lectureId };
}

const all = ["[00:00] sentence 1", "[00:05.8] sentence 2", "[00:11.8] sentence 3"];

describe("a transcript that is made in the background [LEC-1]", () => {
  test("is written line by line with its seconds, and says how far it is", async () => {
    const { transcriber, student, wish, world, stored, over, notes } = await lectureHall();
    const seen: unknown[] = [];
    world.before = async () => seen.push(await stored());
    await transcriber.start(student, wish);
    await over();
    expect(await stored()).toEqual({ transcript: all, heardMs: 18_000, by: "device" });
    expect(seen[1]).toEqual({ transcript: all.slice(0, 1), heardMs: 4200, by: "device" });
    expect(transcriber.now()?.state).toBe("done");
    expect(notes).toEqual([wish, null]);
  });

  test("goes on after a reload where it was, and says nothing twice", async () => {
    const { transcriber, make, student, wish, world, heard, stored, over, notes } = await lectureHall();
    world.before = async (count) => count === 1 && void transcriber.leave();
    await transcriber.start(student, wish);
    await over();
    expect(notes).toEqual([wish]);
    world.before = async () => undefined;
    const next = make();
    next.resume(student, wish);
    await over(next);
    expect([(await stored()).transcript, heard.length]).toEqual([all, 3]);
  });

  test("is stopped with what is there, and goes on from it when that is wanted", async () => {
    const { transcriber, student, wish, world, stored, over, notes } = await lectureHall();
    let stopped: Promise<void> | undefined;
    world.before = async (count) => {
      if (count === 1) stopped = transcriber.cancel(student);
    };
    await transcriber.start(student, wish);
    await over();
    await stopped;
    expect([notes.at(-1), transcriber.now()]).toEqual([null, null]);
    expect((await stored()).transcript?.[0]).toBe(all[0]);
    world.before = async () => undefined;
    await transcriber.start(student, wish);
    await over();
    expect((await stored()).heardMs).toBe(18_000);
    expect((await stored()).transcript?.[0]).toBe(all[0]);
  });

  test("leaves the student's own changes to it alone, and ends where another one was pasted", async () => {
    const { transcriber, student, wish, world, stored, over, replica, lectureId } = await lectureHall();
    world.before = async (count) => {
      if (count === 1) await replica.update(lecture, lectureId, { transcript: "[00:00] mended" });
      if (count === 2) await replica.update(lecture, lectureId, { transcript: "pasted", transcriptBy: "pasted" });
    };
    await transcriber.start(student, wish);
    await over();
    expect((await stored()).transcript).toEqual(["pasted"]);
    expect(transcriber.now()).toBeNull();
  });

  test.each<[string, (world: Awaited<ReturnType<typeof lectureHall>>["world"]) => void, EarProblem, boolean]>([
    ["cannot be fetched", (world) => (world.problem = { kind: "unreachable" }), { kind: "unreachable" }, true],
    ["has no audio here", (world) => (world.isHere = false), { kind: "not-here" }, true],
    ["has broken audio", (world) => (world.isBroken = true), { kind: "undecodable" }, false],
    [
      "has a model without quota",
      (world) => (world.problem = { kind: "model", problem: { kind: "quota", retryAfterMs: null } }),
      { kind: "model", problem: { kind: "quota", retryAfterMs: null } },
      true,
    ],
    [
      "has a model that may not be asked",
      (world) => (world.problem = { kind: "model", problem: { kind: "device-only" } }),
      { kind: "model", problem: { kind: "device-only" } },
      false,
    ],
  ])("that %s says so, and waits only for what may pass", async (_, change, problem, waits) => {
    const { transcriber, student, wish, world, over, notes } = await lectureHall();
    change(world);
    await transcriber.start(student, wish);
    await over();
    expect(transcriber.now()).toMatchObject({ state: "stopped", problem });
    expect(notes.at(-1)).toEqual(waits ? wish : null);
  });
});
