import type { LecturePart } from "@jotter/domain/lecture";
import { listeners } from "../../ui/listeners.ts";
import { silences } from "./loudness.ts";

/** A part as it is played, where its bytes are an address. */
type Sound = Pick<
  HTMLAudioElement,
  "src" | "currentTime" | "playbackRate" | "paused" | "play" | "pause" | "addEventListener" | "removeAttribute"
>;

export type PlayerState = {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly skipsSilence: boolean;
  readonly problem: "not-here" | "unplayable" | null;
};

type Deps = {
  readonly sound: Sound;
  readonly parts: readonly LecturePart[];
  readonly levels: string;
  /** Where a part's bytes can be played from; null where they cannot be had. */
  readonly addressOf: (part: LecturePart) => Promise<string | null>;
};

/** All parts of a lecture as one recording, by its own seconds. [LEC-1] */
export function createPlayer({ sound, parts, levels, addressOf }: Deps) {
  const { subscribe, tell } = listeners();
  const quiet = silences(levels);
  const inOrder = parts.toSorted((one, other) => one.fromMs - other.fromMs);
  const lengthMs = inOrder.reduce((most, { fromMs, ms }) => Math.max(most, fromMs + ms), 0);
  let state: PlayerState = { isPlaying: false, speed: 1, skipsSilence: false, problem: null };
  let atMs = 0;
  let loaded: LecturePart | null = null;
  let turn = 0;

  function show(change: Partial<PlayerState>) {
    state = { ...state, ...change };
    tell();
  }

  async function load(part: LecturePart): Promise<boolean> {
    if (loaded === part) return true;
    const mine = ++turn;
    const address = await addressOf(part);
    if (mine !== turn) return false;
    if (address === null) {
      show({ isPlaying: false, problem: "not-here" });
      return false;
    }
    sound.src = address;
    sound.playbackRate = state.speed;
    loaded = part;
    return true;
  }

  const partAt = (ms: number) =>
    inOrder.find((part) => ms < part.fromMs + part.ms) ?? (inOrder.at(-1) as LecturePart | undefined);

  async function seek(ms: number, isPlaying = state.isPlaying): Promise<void> {
    atMs = Math.min(Math.max(0, ms), lengthMs);
    tell();
    const part = partAt(atMs);
    if (!part || !(await load(part))) return;
    sound.currentTime = Math.max(0, atMs - part.fromMs) / 1000;
    if (isPlaying) await play();
  }

  async function play(): Promise<void> {
    const part = partAt(atMs >= lengthMs ? 0 : atMs);
    if (!part) return;
    if (loaded !== part || atMs >= lengthMs) {
      if (atMs >= lengthMs) atMs = 0;
      if (!(await load(part))) return;
      sound.currentTime = Math.max(0, atMs - part.fromMs) / 1000;
    }
    try {
      await sound.play();
      sound.playbackRate = state.speed;
      show({ isPlaying: true, problem: null });
    } catch (error) {
      // Another press broke it off: that is no problem.
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        show({ isPlaying: false, problem: "unplayable" });
      }
    }
  }

  function pause() {
    sound.pause();
    show({ isPlaying: false });
  }

  function follow() {
    if (!loaded) return;
    atMs = loaded.fromMs + Math.round(sound.currentTime * 1000);
    const silence = state.skipsSilence && quiet.find(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs - 200);
    if (silence && state.isPlaying) void seek(silence.toMs);
    tell();
  }

  sound.addEventListener("timeupdate", follow);
  sound.addEventListener("ended", () => {
    const next = loaded && inOrder[inOrder.indexOf(loaded) + 1];
    if (next) void seek(next.fromMs, true);
    else {
      atMs = lengthMs;
      show({ isPlaying: false });
    }
  });
  sound.addEventListener("error", () => loaded && show({ isPlaying: false, problem: "unplayable" }));

  return {
    subscribe,
    lengthMs,
    state: () => state,
    ms: () => atMs,
    toggle: () => (state.isPlaying ? pause() : void play()),
    /** From there on, now. */
    hear: (ms: number) => void seek(ms, true),
    seek: (ms: number) => void seek(ms),
    by: (ms: number) => void seek(atMs + ms),
    /** To the next of these moments, or to the one before; a moment just begun does not count as before. */
    jump: (moments: readonly number[], direction: -1 | 1) => {
      const sorted = moments.toSorted((one, other) => one - other);
      const to = direction === 1 ? sorted.find((one) => one > atMs + 500) : sorted.findLast((one) => one < atMs - 1500);
      if (to !== undefined) void seek(to);
    },
    setSpeed: (speed: number) => {
      sound.playbackRate = speed;
      show({ speed });
    },
    skipSilence: (skipsSilence: boolean) => show({ skipsSilence }),
    close: () => {
      turn++;
      sound.pause();
      sound.removeAttribute("src");
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
