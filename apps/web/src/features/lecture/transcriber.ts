import { type Lecture, type LecturePart, lecture, lectureMs } from "@jotter/domain/lecture";
import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { createCutter, hearingRate, type SpokenStretch, type StretchLengths } from "@jotter/lecture/spoken-stretches";
import { type TimedLine, timedText } from "@jotter/lecture/timed-lines";
import { isClosing } from "@jotter/replica/follow";
import type { Arriving } from "../../student/documents/ocr-data.ts";
import type { TranscriptWish } from "../../student/lecture/is-recording.ts";
import type { Student } from "../../student/session/student-context.ts";
import { listeners } from "../../ui/listeners.ts";
import { breath } from "./breath.ts";

export type Hearer = TranscriptWish["by"];

/** What turns speech into lines with their seconds. */
export type Ear = {
  readonly lengths: StretchLengths;
  readonly hear: (stretch: SpokenStretch) => Promise<Result<readonly TimedLine[], EarProblem>>;
  readonly close: () => void;
};

export type EarProblem =
  /** What is needed cannot be fetched now. */
  | { readonly kind: "unreachable" }
  /** This browser cannot run it. */
  | { readonly kind: "unable" }
  /** The audio is not on this device, and cannot be fetched. */
  | { readonly kind: "not-here" }
  /** It can be played, but is not to be had as samples: too long for its kind, or broken within. */
  | { readonly kind: "undecodable" }
  | { readonly kind: "model"; readonly problem: ModelProblem };

export type Transcribing = TranscriptWish & {
  readonly state: "working" | "stopped" | "done";
  readonly arriving: Arriving | null;
  readonly problem: EarProblem | null;
};

type Deps = {
  readonly earFor: (
    by: Hearer,
    options: {
      readonly student: Student;
      readonly title: string;
      readonly onArriving: (arriving: Arriving) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<Result<Ear, EarProblem>>;
  /** The sound of a part from a moment of it on; null where its bytes cannot be had. */
  readonly soundOf: (
    student: Student,
    part: LecturePart,
    fromMs: number,
  ) => Promise<AsyncIterable<{ readonly atMs: number; readonly samples: Float32Array }> | null>;
  /** Held as long as this tab listens; null where another one does. */
  readonly hold: (studentId: string) => Promise<(() => void) | null>;
  readonly note: (studentId: string, wish: TranscriptWish | null) => void;
};

/** Samples that are looked through without a pause: a second of speech takes a slow computer a millisecond. */
const atOnce = 5 * hearingRate;

type Job = { readonly leaving: AbortController; readonly done: Promise<void> };

/**
 * The one listener of this tab. It writes down what was said line by line as it hears it, with how far it is in the same
 * write: whoever stops it, or reloads, loses a stretch at most. It goes on wherever its student goes. [LEC-1]
 */
export function createTranscriber({ earFor, soundOf, hold, note }: Deps) {
  const { subscribe, tell } = listeners();
  let now: Transcribing | null = null;
  let job: Job | null = null;

  function show(change: Partial<Transcribing>) {
    if (now) now = { ...now, ...change };
    tell();
  }

  async function listen(
    student: Student,
    wish: TranscriptWish,
    signal: AbortSignal,
  ): Promise<EarProblem | "done" | "gone"> {
    const { lectureId, by } = wish;
    const data = await student.replica.get(lecture, lectureId);
    if (!data) return "gone";
    const onArriving = (arriving: Arriving) => show({ arriving });
    const ear = await earFor(by, { student, title: data.title, onArriving, signal });
    if (!ear.ok) return ear.problem;
    show({ arriving: null });
    try {
      for (const part of data.parts.toSorted((one, other) => one.fromMs - other.fromMs)) {
        const heard = await listenTo(student, wish, part, ear.value, signal);
        if (heard !== "done") return heard;
      }
      return "done";
    } finally {
      ear.value.close();
    }
  }

  async function listenTo(
    student: Student,
    { lectureId, by }: TranscriptWish,
    part: LecturePart,
    ear: Ear,
    signal: AbortSignal,
  ): Promise<EarProblem | "done" | "gone"> {
    const heardMs = (await student.replica.get(lecture, lectureId))?.heardMs ?? 0;
    const endMs = part.fromMs + part.ms;
    if (heardMs >= endMs) return "done";
    const fromMs = Math.max(0, heardMs - part.fromMs);
    const sound = await soundOf(student, part, fromMs);
    if (!sound) return { kind: "not-here" };
    const cutter = createCutter(ear.lengths, fromMs);
    const write = async (stretches: readonly SpokenStretch[]): Promise<EarProblem | "gone" | null> => {
      for (const stretch of stretches) {
        signal.throwIfAborted();
        const { fromMs: at, toMs } = stretch;
        const heard = await ear.hear({ ...stretch, fromMs: part.fromMs + at, toMs: part.fromMs + toMs });
        if (!heard.ok) return heard.problem;
        const isThere = await append(student, lectureId, by, heard.value, Math.min(endMs, part.fromMs + toMs));
        if (!isThere) return "gone";
      }
      return null;
    };
    let any = false;
    try {
      for await (const { samples } of sound) {
        any = true;
        for (let at = 0; at < samples.length; at += atOnce) {
          signal.throwIfAborted();
          const problem = await write(cutter.add(samples.subarray(at, at + atOnce)));
          if (problem) return problem;
          await breath();
        }
      }
    } catch (error) {
      signal.throwIfAborted();
      // As a browser says that bytes are no sound it knows.
      if (error instanceof DOMException) return { kind: "undecodable" };
      throw error;
    }
    if (!any) return { kind: "undecodable" };
    const problem = await write(cutter.end());
    if (problem) return problem;
    return (await append(student, lectureId, by, [], endMs)) ? "done" : "gone";
  }

  function run(student: Student, wish: TranscriptWish): void {
    if (job) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    now = { ...wish, state: "working", arriving: null, problem: null };
    tell();
    const work = async () => {
      const release = await hold(student.account.id);
      // Another tab is at it: its lines arrive here like any other.
      if (!release) {
        now = null;
        return;
      }
      try {
        const end = await listen(student, wish, signal);
        if (end === "gone") {
          note(student.account.id, null);
          now = null;
        } else if (end === "done") {
          note(student.account.id, null);
          show({ state: "done", arriving: null });
        } else {
          if (!isPassing(end)) note(student.account.id, null);
          show({ state: "stopped", arriving: null, problem: end });
        }
      } catch (error) {
        if (!signal.aborted && !isClosing(error)) throw error;
        now = null;
      } finally {
        release();
      }
    };
    // What is over is told when nothing holds the next one up.
    job = {
      leaving,
      done: work().finally(() => {
        job = null;
        tell();
      }),
    };
  }

  async function end(): Promise<void> {
    job?.leaving.abort();
    await job?.done;
  }

  return {
    subscribe,
    now: () => now,
    /** From the start, or from where it was left. */
    start: async (student: Student, wish: TranscriptWish): Promise<void> => {
      await end();
      note(student.account.id, wish);
      await student.replica.together(async () => {
        const data = await student.replica.get(lecture, wish.lectureId);
        if (!data || isLeftBy(wish.by, data)) return;
        const fresh = { transcript: "", transcriptBy: wish.by, isEstimated: false, heardMs: 0 };
        await student.replica.update(lecture, wish.lectureId, { ...fresh, updatedAt: student.now() });
      });
      run(student, wish);
    },
    /** What an earlier page was asked for. */
    resume: (student: Student, wish: TranscriptWish): void => run(student, wish),
    /** What was heard so far stays. */
    cancel: async (student: Student): Promise<void> => {
      note(student.account.id, null);
      await end();
      now = null;
      tell();
    },
    /** Its student was told. */
    clear: () => {
      if (!job) now = null;
      tell();
    },
    /** The page goes away, the wish stays. */
    leave: end,
  };
}

/** It began, and is not at the end. */
export function isLeftBy(by: Hearer, data: Pick<Lecture, "transcriptBy" | "heardMs" | "parts">): boolean {
  return data.transcriptBy === by && (data.heardMs ?? 0) > 0 && (data.heardMs ?? 0) < lectureMs(data);
}

/** It may be over at the next start, or when there is a network again. */
function isPassing(problem: EarProblem): boolean {
  if (problem.kind === "unreachable" || problem.kind === "not-here") return true;
  return problem.kind === "model" && ["offline", "network", "limit", "quota", "timeout"].includes(problem.problem.kind);
}

async function append(
  { replica, now }: Student,
  id: string,
  by: Hearer,
  lines: readonly TimedLine[],
  heardMs: number,
): Promise<boolean> {
  return replica.together(async () => {
    const data = await replica.get(lecture, id);
    // Somebody pasted another one meanwhile.
    if (!data || data.transcriptBy !== by) return false;
    const transcript = [data.transcript, timedText(lines)].filter((text) => text !== "").join("\n");
    await replica.update(lecture, id, { transcript, heardMs, updatedAt: now() });
    return true;
  });
}
