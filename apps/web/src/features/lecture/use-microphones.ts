import { useEffect, useState } from "react";
import { microphones } from "./browser-microphone.ts";

/** Those that are plugged in now. */
export function useMicrophones() {
  const [all, setAll] = useState<Awaited<ReturnType<typeof microphones>>>([]);
  useEffect(() => {
    let isLeft = false;
    const look = () => void microphones().then((found) => isLeft || setAll(found));
    look();
    navigator.mediaDevices?.addEventListener("devicechange", look);
    return () => {
      isLeft = true;
      navigator.mediaDevices?.removeEventListener("devicechange", look);
    };
  }, []);
  return all;
}
