import { useRouterState } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatWindowProps } from "../features/chat/ChatWindow.tsx";
import { onAsked } from "../student/selection/ask-jotson.ts";
import { useSession } from "../student/session/session-context.ts";
import type { Student } from "../student/session/student-context.ts";
import { isJotsonOn, onJotson } from "../student/settings/jotson.ts";
import { useTexts, wholeLanguage } from "../ui/language.tsx";
import { connection } from "./connection-door.ts";
import { records } from "./doors.ts";
import { inTime } from "./in-time.ts";
import styles from "./jotson-door.module.css";
import { placeLine } from "./places.ts";

type Loaded = { readonly ChatWindow: ComponentType<ChatWindowProps>; readonly student: Student | null };

/** Jotson's button, on every page [ROU-8]. All it opens is fetched when it is first pressed. */
export function JotsonDoor() {
  const t = useTexts();
  const { user, locked } = useSession();
  const path = useRouterState({ select: (state) => state.location.href });
  const studentId = user?.id ?? null;
  const isOn = useSyncExternalStore(onJotson, () => isJotsonOn(studentId));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<"closed" | "opening" | "failed">("closed");
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Somebody else sits down: the conversation of the one before is not theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever it is now, the window closes.
  useEffect(() => setLoaded(null), [studentId, locked]);

  useEffect(() => {
    const isHidden = button.current?.offsetParent === null;
    const opener = isHidden ? document.querySelector<HTMLElement>("[data-opens-jotson]") : button.current;
    if (!loaded && wasOpen.current) opener?.focus();
    wasOpen.current = loaded !== null;
  }, [loaded]);

  const isOpen = loaded !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is here when it is asked.
  useEffect(() => onAsked(() => void (isOpen || open())), [isOpen, studentId, locked]);

  async function open() {
    setState("opening");
    try {
      const [{ ChatWindow }, student] = await Promise.all([
        inTime(import("../features/chat/ChatWindow.tsx")),
        user && !locked ? records().then(({ openStudent }) => openStudent(user)) : null,
        inTime(wholeLanguage()),
      ]);
      setLoaded({ ChatWindow, student });
      setState("closed");
    } catch {
      setState("failed"); // The network is gone: pressing again tries again.
    }
  }

  if (!isOn) return null;
  return (
    <section className={styles.door} data-jotson aria-label={t("jotson.name")}>
      {loaded ? (
        <loaded.ChatWindow
          student={loaded.student}
          ai={loaded.student?.ai ?? ai}
          path={path}
          place={placeLine(path)}
          close={() => setLoaded(null)}
        />
      ) : (
        <>
          <p role="status" className={styles.status}>
            {state === "failed" && t("jotson.failed")}
          </p>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={t("jotson.open")}
            title={t("jotson.open")}
            aria-haspopup="dialog"
            aria-busy={state === "opening"}
            onClick={() => void open()}
          >
            <span className={styles.ticks} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </button>
        </>
      )}
    </section>
  );
}

async function ai() {
  return (await connection()).backend.ai;
}
