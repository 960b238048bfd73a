import { heldAt, lecture } from "@jotter/domain/lecture";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { momentOf } from "./moments.ts";
import styles from "./study-desk.module.css";

const most = 3;

/** The latest lectures, and the way to the next one. [LEC-1] */
export function LecturesLeft({ isDue }: { readonly isDue: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const { replica } = useStudent();
  const lectures = useLive(() => replica.list(lecture, { by: "updatedAt", lastFirst: true, most }), [replica], isDue);
  return (
    <section aria-labelledby="lectures-left">
      <h2 id="lectures-left">{t("lecture.earlier")}</h2>
      <ul className={styles.kept}>
        {lectures?.map(({ id, data }) => (
          <li key={id}>
            <PlainLink href={lectureHref(id)}>
              {data.title || t("lecture.untitled", { date: format.day(heldAt(data)) })}
            </PlainLink>
            <span className={styles.keptAt}>{momentOf(data.updatedAt, format)}</span>
          </li>
        ))}
        <li>
          <PlainLink href={lectureHref()}>{t("lecture.begin")}</PlainLink>
        </li>
      </ul>
    </section>
  );
}
