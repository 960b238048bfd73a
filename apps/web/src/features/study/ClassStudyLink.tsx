import { Link } from "@tanstack/react-router";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import styles from "./desk-now.module.css";

type ClassStudyLinkProps = { readonly classId: string | null; readonly classLabels: ClassLabels };

/** The name of a class leads to what is known of it. */
export function ClassStudyLink({ classId, classLabels }: ClassStudyLinkProps) {
  const label = classId ? classLabels.get(classId) : undefined;
  if (!classId || !label) return null;
  return (
    <Link to="/grades/$class/study" params={{ class: classId }} className={styles.course} data-marker={label.marker}>
      {label.name}
    </Link>
  );
}
