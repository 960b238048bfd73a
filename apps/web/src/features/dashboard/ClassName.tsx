import type { ClassLooks } from "../../student/grades/use-class-looks.ts";
import styles from "./control-room.module.css";

/** A class by its marker and its name: never by its colour alone. */
export function ClassName({ classId, looks }: { readonly classId: string | null; readonly looks: ClassLooks }) {
  const look = classId === null ? undefined : looks.get(classId);
  if (!look) return null;
  return (
    <span className={styles.className} data-marker={look.marker}>
      <i aria-hidden="true" />
      {look.name}
    </span>
  );
}
