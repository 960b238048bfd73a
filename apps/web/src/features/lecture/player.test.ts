import { describe, expect, test, vi } from "vitest";
import { createPlayer } from "./player.ts";

const part = (fileId: string, fromMs: number, ms: number) => ({
  at: 1,
  fileId,
  type: "audio/webm",
  bytes: 1,
  fromMs,
  ms,
});

function listening(levels = "") {
  const heard = new Map<string, () => void>();
  const sound = {
    src: "",
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    play: vi.fn(async () => undefined),
    pause: vi.fn(),
    addEventListener: (name: string, run: () => void) => heard.set(name, run),
    removeAttribute: () => undefined,
  };
  const missing = new Set<string>();
  const player = createPlayer({
    sound: sound as unknown as HTMLAudioElement,
    parts: [part("b", 60_000, 30_000), part("a", 0, 60_000)],
    levels,
    addressOf: async ({ fileId }) => (missing.has(fileId) ? null : `blob:${fileId}`),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const playTo = (seconds: number) => {
    sound.currentTime = seconds;
    heard.get("timeupdate")?.();
  };
  return { player, sound, heard, missing, settle, playTo };
}

describe("a lecture that is heard again [LEC-1]", () => {
  test("plays from a line, in whichever of its parts that is", async () => {
    const { player, sound, settle, playTo } = listening();
    player.hear(75_000);
    await settle();
    expect([sound.src, sound.currentTime, player.state().isPlaying]).toEqual(["blob:b", 15, true]);
    playTo(16);
    expect([player.ms(), player.lengthMs]).toEqual([76_000, 90_000]);
    player.toggle();
    expect([sound.pause.mock.calls.length, player.state().isPlaying]).toEqual([1, false]);
  });

  test("goes on with the next part, stops at its end, and begins anew from there", async () => {
    const { player, sound, heard, settle } = listening();
    player.hear(0);
    await settle();
    heard.get("ended")?.();
    await settle();
    expect([sound.src, sound.currentTime, player.ms()]).toEqual(["blob:b", 0, 60_000]);
    heard.get("ended")?.();
    expect([player.ms(), player.state().isPlaying]).toEqual([90_000, false]);
    player.toggle();
    await settle();
    expect([sound.src, player.ms()]).toEqual(["blob:a", 0]);
  });

  test("jumps from mark to mark, and keeps its speed in every part", async () => {
    const { player, sound, settle } = listening();
    player.setSpeed(1.75);
    player.hear(10_000);
    await settle();
    player.jump([5000, 10_000, 70_000], 1);
    await settle();
    expect([player.ms(), sound.src, sound.playbackRate]).toEqual([70_000, "blob:b", 1.75]);
    player.jump([5000, 10_000, 70_000], -1);
    await settle();
    expect(player.ms()).toBe(10_000);
    player.jump([10_000], 1);
    player.jump([], -1);
    await settle();
    expect(player.ms()).toBe(10_000);
  });

  test("skips silence where that is wanted", async () => {
    const { player, settle, playTo } = listening(`${"r".repeat(20)}${"b".repeat(20)}${"r".repeat(50)}`);
    player.hear(0);
    await settle();
    playTo(25);
    expect(player.ms()).toBe(25_000);
    player.skipSilence(true);
    playTo(26);
    await settle();
    expect(player.ms()).toBe(39_700);
  });

  test("says that its sound is not here, or cannot be played, and never leaves its length", async () => {
    const { player, sound, missing, settle } = listening();
    missing.add("b");
    player.hear(80_000);
    await settle();
    expect(player.state()).toMatchObject({ isPlaying: false, problem: "not-here" });
    sound.play.mockRejectedValueOnce(new Error("no decoder"));
    player.hear(-7);
    await settle();
    expect([player.ms(), player.state().problem]).toEqual([0, "unplayable"]);
    player.seek(1e9);
    await settle();
    expect(player.ms()).toBe(90_000);
  });
});
