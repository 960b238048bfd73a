import { useGradeBooks } from "../../student/grades/use-grades.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { PermissionSwitches } from "../../student/settings/PermissionSwitches.tsx";
import { usePermissions } from "../../student/settings/use-permissions.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./chat.module.css";
import { linesForModel, type Seen } from "./knowledge.ts";

/** What Jotson knows right now, and a switch for each kind of it. [AIX-8] */
export function Knows({ path, place }: Seen) {
  const t = useTexts();
  const student = useStudent();
  const graded = useGradeBooks();
  const told = useLive(
    async () => graded && (await linesForModel(student, { path, place }, graded)),
    [student, path, place, graded],
    graded !== undefined,
  );
  const { isOnlyHere } = usePermissions();
  return (
    <div className={styles.panel}>
      <p className={styles.aside}>{t("chat.knows.text")}</p>
      <PermissionSwitches />
      <h3>{t("chat.knows.told")}</h3>
      {told?.length === 0 ? (
        <p className={styles.aside}>{t(isOnlyHere ? "chat.settings.onlyHereOn" : "chat.knows.nothing")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys.
        <pre className={styles.told} lang="en" tabIndex={0}>
          {told?.join("\n\n")}
        </pre>
      )}
    </div>
  );
}
