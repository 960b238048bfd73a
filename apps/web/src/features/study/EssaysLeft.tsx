import { essay } from "@jotter/domain/essay";
import { note } from "@jotter/domain/note";
import { Link } from "@tanstack/react-router";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { addressOf } from "../../student/study/taken.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { momentOf } from "./moments.ts";
import styles from "./study-desk.module.css";

const most = 4;

/** The essays somebody is at, and the way to a new one. [ESS-1] */
export function EssaysLeft({ isDue }: { readonly isDue: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const { replica } = useStudent();
  const essays = useLive(
    async () => {
      const begun = await replica.list(essay, { by: "updatedAt", lastFirst: true, most });
      const ids = begun.map(({ id }) => id);
      return (await replica.rows(note, ids)).filter(({ del }) => del !== 1);
    },
    [replica],
    isDue,
  );
  return (
    <section aria-labelledby="essays-left">
      <h2 id="essays-left">{t("study.yourEssays")}</h2>
      <ul className={styles.kept}>
        {essays?.map(({ id, data }) => (
          <li key={id}>
            <Link to="/ai-tools/essay-helper" search={{ from: addressOf([{ kind: "note", id }]) }}>
              {shownNoteTitle(data.title, t)}
            </Link>
            <span className={styles.keptAt}>{momentOf(data.updatedAt, format)}</span>
          </li>
        ))}
        <li>
          <Link to="/ai-tools/essay-helper">{t("study.beginEssay")}</Link>
        </li>
      </ul>
    </section>
  );
}
