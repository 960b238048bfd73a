import type { Lecture } from "@jotter/domain/lecture";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { createPlayer, type Player } from "./player.ts";

/** Of a lecture with sound; null where there is none, or not yet. */
export function usePlayer({ parts, levels }: Pick<Lecture, "parts" | "levels">): Player | null {
  const { deviceFiles } = useStudent();
  const [player, setPlayer] = useState<Player | null>(null);
  const key = parts.map(({ fileId }) => fileId).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parts are the same recording.
  useEffect(() => {
    if (parts.length === 0) return;
    const addresses = new Map<string, string>();
    const made = createPlayer({
      sound: new Audio(),
      parts,
      levels,
      addressOf: async ({ fileId, type }) => {
        const known = addresses.get(fileId);
        if (known) return known;
        const file = await (await deviceFiles()).read(fileId, "document");
        if (!file.ok) return null;
        // A server may not know what it is; the recorder did.
        const address = URL.createObjectURL(new Blob([file.value], { type }));
        addresses.set(fileId, address);
        return address;
      },
    });
    setPlayer(made);
    return () => {
      made.close();
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      setPlayer(null);
    };
  }, [key, levels, deviceFiles]);
  return player;
}

const silent = { subscribe: () => () => undefined, ms: () => 0 };

/** Where it is, in steps of a fifth of a second. */
export function usePlace(player: Player | null): number {
  const { subscribe, ms } = player ?? silent;
  return useSyncExternalStore(subscribe, () => Math.floor(ms() / 200) * 200);
}

const still = { isPlaying: false, speed: 1, skipsSilence: false, problem: null } as const;

export function usePlaying(player: Player | null) {
  return useSyncExternalStore(player?.subscribe ?? silent.subscribe, () => player?.state() ?? still);
}
