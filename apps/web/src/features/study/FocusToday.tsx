import { workedMinutes } from "@jotter/domain/study-patterns";
import { Link } from "@tanstack/react-router";
import { useFocusSessions } from "../../student/focus/use-focus-sessions.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./study-desk.module.css";

/** The way to a session that is bound to nothing yet, and what the day has come to. [FOC-1] */
export function FocusToday() {
  const { t, language } = useLanguage();
  const { span } = useClock();
  const sessions = useFocusSessions(span[0]);
  const minutes = workedMinutes(sessions?.map(({ data }) => data) ?? [], ...span);
  return (
    <section aria-labelledby="focus-today">
      <h2 id="focus-today">{t("focus.title")}</h2>
      <ul className={styles.kept}>
        <li>
          <Link to="/ai-tools/focus-mode">{t("focus.beginOne")}</Link>
          {minutes > 0 && (
            <span className={styles.keptAt}>
              {t("focus.today", { time: spokenTimesFor(language).duration(minutes) })}
            </span>
          )}
        </li>
      </ul>
    </section>
  );
}
