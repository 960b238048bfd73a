import { PermissionSwitches } from "../../student/PermissionSwitches.tsx";
import { useStudent } from "../../student/student-context.ts";
import { useGradeBooks } from "../../student/use-grades.ts";
import { useLive } from "../../student/use-live.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./chat.module.css";
import { toldOf } from "./knowledge.ts";

/** What Jotson knows right now, and a switch for each kind of it. [AIX-8] */
export function Knows({ path }: { readonly path: string }) {
  const t = useTexts();
  const student = useStudent();
  const graded = useGradeBooks();
  const told = useLive(
    async () => graded && (await toldOf(student, path, graded)),
    [student, path, graded],
    graded !== undefined,
  );
  return (
    <div className={styles.panel}>
      <p className={styles.aside}>{t("chat.knows.text")}</p>
      <PermissionSwitches />
      <h3>{t("chat.knows.told")}</h3>
      {told?.length === 0 ? (
        <p className={styles.aside}>{t("chat.knows.nothing")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys.
        <pre className={styles.told} lang="en" tabIndex={0}>
          {told?.join("\n\n")}
        </pre>
      )}
    </div>
  );
}
