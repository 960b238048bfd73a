import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import styles from "./control-room.module.css";

/** A class by its marker and its name: never by its colour alone. */
export function ClassName({
  classId,
  classLabels,
}: {
  readonly classId: string | null;
  readonly classLabels: ClassLabels;
}) {
  const look = classId === null ? undefined : classLabels.get(classId);
  if (!look) return null;
  return (
    <span className={styles.className} data-marker={look.marker}>
      <i aria-hidden="true" />
      {look.name}
    </span>
  );
}
