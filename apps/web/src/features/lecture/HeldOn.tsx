import { heldAt, type Lecture, lecture } from "@jotter/domain/lecture";
import { dayAt, instantOf } from "@jotter/domain/zones";
import { useState } from "react";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./lecture.module.css";

/** While a year is typed it begins with noughts. */
const earliest = "1970-01-01";

/** The day of the lecture, which "tomorrow" is reckoned from: a file may be taken in long after. [LEC-1] */
export function HeldOn({ id, data }: { readonly id: string; readonly data: Lecture }) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const [typed, setTyped] = useState<string | null>(null);
  const day = dayAt(heldAt(data), viewerZone());
  return (
    <Input
      bare
      className={styles.heldOn ?? ""}
      type="date"
      aria-label={t("lecture.heldOn")}
      value={typed ?? day}
      min={earliest}
      max="9999-12-31"
      onChange={async (event) => {
        const chosen = event.currentTarget.value;
        setTyped(chosen);
        if (chosen < earliest || chosen === day) return;
        await replica.update(lecture, id, { heldAt: instantOf(`${chosen}T12:00`, viewerZone()), updatedAt: now() });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
