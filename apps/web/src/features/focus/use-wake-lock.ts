import { useEffect } from "react";

/** The screen stays on while the time runs, where the browser and the battery allow it. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isLeft = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        held = await navigator.wakeLock.request("screen");
        if (isLeft) void held.release();
      } catch {
        // A low battery or a policy: the screen does as it always does.
      }
    };
    void hold();
    // A page that is hidden loses it.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, [isOn]);
}
