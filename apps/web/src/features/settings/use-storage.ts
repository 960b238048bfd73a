import type { Space } from "@jotter/replica/device-files";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { freeBook, keptBytes, onKept } from "../../student/textbook/book-files.ts";
import { useLanguage } from "../../ui/language.tsx";

/** What documents take on this device; undefined until we know. */
export function useStorage() {
  const { deviceFiles } = useStudent();
  const [space, setSpace] = useState<Space>();
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const device = await deviceFiles();
      const answer = await device.space("document");
      if (isWanted) setSpace(answer);
    };
    // A device that keeps nothing has nothing to tell.
    look().catch(() => isWanted && setSpace(nothing));
    return () => {
      isWanted = false;
    };
  }, [deviceFiles]);

  async function free(what: "seen" | "all"): Promise<number> {
    const device = await deviceFiles();
    const bytes = await device.free("document", what);
    setSpace(await device.space("document"));
    return bytes;
  }
  return { space, free };
}

/** What the textbook takes on this device. [TXT-1] */
export function useBookStorage() {
  const { language } = useLanguage();
  const [bookBytes, setBookBytes] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const look = () => void keptBytes(language).then((bytes) => isLeft || setBookBytes(bytes));
    look();
    const stop = onKept(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, [language]);
  return { bookBytes, freeBook };
}

const none = { count: 0, bytes: 0 };
const nothing: Space = { waiting: none, pinned: none, seen: none, unopened: none };
