import { type Lecture, lecture } from "@jotter/domain/lecture";
import { newFileId } from "@jotter/ports/file-id";
import type { RecordingRow } from "@jotter/replica/files-database";
import type { Replica } from "@jotter/replica/replica";
import type { Student } from "../../student/session/student-context.ts";
import { listeners } from "../../ui/listeners.ts";
import { finishRecording } from "./finish-recording.ts";
import { isDiskFull } from "./is-disk-full.ts";
import { levelLetter } from "./loudness.ts";

/** What a microphone gives, whatever gives it: a browser, or a test. */
export type Microphone = {
  readonly type: string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves when the last piece was handed over. */
  readonly stop: () => Promise<void>;
  /** How loud it is now, from 0 to 1. */
  readonly loudness: () => number;
  /** Which one it is, as far as the browser tells. */
  readonly is: MicrophoneName;
};

/** Some browsers call the same one by another id at each visit; its name stays. */
export type MicrophoneName = { readonly id: string; readonly name: string };

type MicrophoneProblem = "denied" | "none" | "in-use" | "unsupported";

export type OpenMicrophone = (
  asked: { readonly wanted: MicrophoneName | null; readonly everyMs: number },
  hears: { readonly piece: (bytes: ArrayBuffer) => void; readonly lost: () => void },
) => Promise<Microphone | MicrophoneProblem>;

export type RecorderProblem =
  | MicrophoneProblem
  /** The microphone went away while it recorded: what was heard is kept. */
  | "lost"
  /** The disk is full: all but the last piece is kept. */
  | "full"
  /** A piece could not be written for another reason: all before it is kept. */
  | "broken-off"
  /** Its pieces are kept and could not be put together: the next start tries again. */
  | "unsaved"
  /** Nothing was recorded: there is no room, or nothing can be written here. */
  | "no-room"
  | "not-begun"
  /** Another tab records. */
  | "elsewhere";

function writeProblem(error: unknown): "full" | "unsaved" {
  return isDiskFull(error) ? "full" : "unsaved";
}

async function takeBack(replica: Replica, lectureId: string, fresh: Lecture): Promise<void> {
  await replica.together(async () => {
    const stored = await replica.get(lecture, lectureId);
    // What was written meanwhile is kept without its sound.
    if (stored && (stored.lines !== fresh.lines || stored.title !== fresh.title)) return;
    await replica.remove(lecture, lectureId);
    await replica.erase(lecture, lectureId);
  });
}

export type Recorded = {
  readonly lectureId: string;
  /** What a new lecture begins with, until its record is written. */
  readonly fresh: Lecture | null;
  /** The microphone that is heard. */
  readonly hears: MicrophoneName | null;
  readonly state: "starting" | "recording" | "paused" | "ending" | "stopped";
  /** What is heard goes to the disk; before, it waits in memory. */
  readonly isSaved: boolean;
  readonly problem: RecorderProblem | null;
};

type Deps = {
  readonly open: OpenMicrophone;
  /** A steady clock. */
  readonly steady: () => number;
  /** Held as long as this tab records; null where another one does. */
  readonly hold: (studentId: string) => Promise<(() => void) | null>;
  /** Runs something some ten times a second, until it is ended. */
  readonly often: (run: () => void) => () => void;
  readonly note: (studentId: string, lectureId: string | null) => void;
};

/** A crash loses what was not on the disk: at most this, and the piece that is on its way. */
const everyMs = 1000;
const shownLevels = 240;

type Running = {
  readonly student: Student;
  readonly release: () => void;
  readonly untitled: (heldAt: number) => string;
  microphone: Microphone | null;
  /** Nothing was heard before the first one. */
  hasHeard: boolean;
  part: RecordingRow | null;
  /** Done when there is a microphone, or known that there is none. */
  opening: Promise<RecorderProblem | null>;
  /** Where this part is in its lecture, and where the first one was. */
  fromMs: number;
  readonly beganMs: number;
  /** Of this part, by the steady clock, without its pauses. */
  heardMs: number;
  goingSince: number | null;
  pieces: number;
  /** How many seconds have their letter, and the loudest since. */
  letters: number;
  loudest: number;
  written: Promise<void>;
  /** Its part is written down: what is heard before waits for it in memory. */
  isOnDisk: boolean;
  /** A piece could not be written: those after it would leave a hole. */
  isBroken: boolean;
};

/**
 * The one recording of this tab. It is no part of any page, so it goes on wherever its student goes; pages look at it,
 * and the browser asks before it is closed. [LEC-1]
 */
export function createRecorder({ open, steady, hold, often, note }: Deps) {
  const { subscribe, tell } = listeners();
  let recorded: Recorded | null = null;
  let running: Running | null = null;
  let levels: readonly number[] = [];
  let stopListening: () => void = () => undefined;

  function show(change: Partial<Recorded>) {
    if (recorded) recorded = { ...recorded, ...change };
    tell();
  }

  function heard(): number {
    if (!running) return 0;
    return running.heardMs + (running.goingSince === null ? 0 : steady() - running.goingSince);
  }

  function going(isGoing: boolean) {
    if (!running) return;
    running.heardMs = heard();
    running.goingSince = isGoing ? steady() : null;
  }

  function listen() {
    if (recorded?.state !== "recording" || !running?.microphone) return;
    const loudness = running.microphone.loudness();
    running.loudest = Math.max(running.loudest, loudness);
    levels = [...levels.slice(-shownLevels + 1), loudness];
    tell();
  }

  function keepPiece(of: Running, bytes: ArrayBuffer) {
    const { part } = of;
    if (!part || bytes.byteLength === 0) return;
    const untilMs = Math.round(heard());
    const seconds = Math.max(0, Math.round(untilMs / 1000) - of.letters);
    const piece = { number: of.pieces, bytes, untilMs, levels: levelLetter(of.loudest).repeat(seconds) };
    of.letters += seconds;
    if (seconds > 0) of.loudest = 0;
    of.pieces += 1;
    write(of, async () => {
      await (await recordingsOf(of)).add(part.fileId, piece);
    });
  }

  const recordingsOf = async ({ student }: Running) => (await student.deviceFiles()).recordings;

  /** One after the other. What cannot be written ends the recording. */
  function write(of: Running, one: () => Promise<void>) {
    of.written = of.written
      .then(async () => {
        if (!of.isBroken) await one();
      })
      .catch((error: unknown) => {
        of.isBroken = true;
        const isFull = isDiskFull(error);
        if (of.isOnDisk || of.fromMs > of.beganMs) void stop(isFull ? "full" : "broken-off");
        else void stop(isFull ? "no-room" : "not-begun");
      });
  }

  /** The record of a new lecture first: no sound is without its lecture. */
  async function writePart(of: Running, part: RecordingRow, fresh: Lecture | null): Promise<void> {
    const { replica } = of.student;
    if (fresh) await replica.create(lecture, fresh, part.lectureId);
    try {
      await (await recordingsOf(of)).begin(part);
    } catch (error) {
      // It would be an empty sheet in the list.
      if (fresh) await takeBack(replica, part.lectureId, fresh);
      throw error;
    }
    of.isOnDisk = true;
    if (running === of) show({ isSaved: true });
  }

  /** Nothing is waited for but the microphone: the disk may come later than the first words. */
  async function openPart(of: Running, fromMs: number, wanted: MicrophoneName | null): Promise<RecorderProblem | null> {
    const microphone = await open(
      { wanted, everyMs },
      {
        piece: (bytes) => running === of && keepPiece(of, bytes),
        lost: () => void stop("lost"),
      },
    );
    if (typeof microphone === "string") return microphone;
    // Whoever asked for it has gone meanwhile.
    if (running !== of) {
      await microphone.stop();
      return null;
    }
    const at = of.student.now();
    const lectureId = recorded?.lectureId ?? "";
    const part = { fileId: newFileId(), lectureId, type: microphone.type, at, fromMs: Math.round(fromMs) };
    const fresh = of.hasHeard ? null : (recorded?.fresh ?? null);
    Object.assign(of, {
      microphone,
      hasHeard: true,
      part,
      isOnDisk: false,
      pieces: 0,
      letters: 0,
      loudest: 0,
      fromMs,
      heardMs: 0,
      goingSince: steady(),
    });
    show({ hears: microphone.is, isSaved: false });
    write(of, () => writePart(of, part, fresh));
    return null;
  }

  async function endPart(of: Running) {
    const { microphone, part } = of;
    going(false);
    await microphone?.stop();
    await of.written;
    Object.assign(of, { microphone: null, part: null, fromMs: of.fromMs + heard(), heardMs: 0 });
    if (part && of.isOnDisk) await finishRecording(of.student, part, of.untitled);
  }

  type Start = {
    readonly lectureId: string;
    /** What a new lecture begins with; null for one that is there. */
    readonly fresh: Lecture | null;
    readonly fromMs: number;
    readonly wanted: MicrophoneName | null;
    readonly untitled: (heldAt: number) => string;
  };

  /** Resolves when it is heard, or known why not. */
  async function start(student: Student, { lectureId, fresh, fromMs, wanted, untitled }: Start): Promise<void> {
    if (running || recorded?.state === "starting") return;
    recorded = { lectureId, fresh, hears: null, state: "starting", isSaved: false, problem: null };
    levels = [];
    tell();
    const release = await hold(student.account.id);
    if (!release) return show({ state: "stopped", problem: "elsewhere" });
    const none = { microphone: null, hasHeard: false, part: null, heardMs: 0, goingSince: null };
    const calm = { opening: Promise.resolve(null), written: Promise.resolve(), isOnDisk: false, isBroken: false };
    const uncounted = { pieces: 0, letters: 0, loudest: 0 };
    const of: Running = { student, release, untitled, fromMs, beganMs: fromMs, ...none, ...calm, ...uncounted };
    running = of;
    of.opening = openPart(of, fromMs, wanted);
    const problem = await of.opening;
    // Stopped before it began, or while it did.
    if (ending || running !== of) return;
    if (problem) {
      running = null;
      release();
      return show({ state: "stopped", problem });
    }
    note(student.account.id, lectureId);
    show({ state: "recording" });
    stopListening = often(listen);
  }

  let ending: Promise<void> | null = null;

  function stop(problem: RecorderProblem | null = null): Promise<void> {
    const of = running;
    if (!of) return Promise.resolve();
    if (!of.hasHeard) {
      // The browser may ask its question for as long as it likes: nobody waits for the answer any more.
      running = null;
      of.release();
      show({ state: "stopped", problem });
      return Promise.resolve();
    }
    ending ??= (async () => {
      stopListening();
      show({ state: "ending", problem });
      try {
        await of.opening;
        await endPart(of);
        note(of.student.account.id, null);
      } catch (error) {
        // There may be no room for the file beside its pieces: they stay, and the next start tries again.
        show({ problem: writeProblem(error) });
      } finally {
        running = null;
        of.release();
        ending = null;
        show({ state: "stopped" });
      }
    })();
    return ending;
  }

  return {
    subscribe,
    now: () => recorded,
    start,
    stop: () => stop(),
    pause: () => {
      if (recorded?.state !== "recording") return;
      running?.microphone?.pause();
      going(false);
      show({ state: "paused" });
    },
    resume: () => {
      if (recorded?.state !== "paused") return;
      running?.microphone?.resume();
      going(true);
      show({ state: "recording" });
    },
    /** Another microphone goes on where this one was. */
    change: async (wanted: MicrophoneName | null) => {
      const of = running;
      if (!of || recorded?.state !== "recording") return;
      show({ state: "starting" });
      of.opening = endPart(of).then(() => openPart(of, of.fromMs, wanted), writeProblem);
      const problem = await of.opening;
      if (ending) return;
      if (problem) await stop(problem);
      else show({ state: "recording" });
    },
    /** How far the lecture is. */
    ms: () => (running?.fromMs ?? 0) + heard(),
    /** How loud it was lately, some ten times a second. */
    levels: () => levels,
    /** The page was told; a new one may begin. */
    clear: () => {
      if (!running && recorded?.state === "stopped") recorded = null;
      tell();
    },
  };
}
