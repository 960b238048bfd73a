import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nextIcon } from "../../ui/icons/entrance.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { readShare } from "./library-view.ts";
import styles from "./read-on.module.css";
import type { useMarks } from "./use-marks.ts";

type ReadOnProps = {
  readonly row: DocumentRow;
  readonly marks: ReturnType<typeof useMarks>;
  readonly documents: readonly DocumentRow[];
};

const weekMs = 7 * 86_400_000;
const mostMarks = 2;

/** Where the student stopped reading, and what was marked lately. */
export function ReadOn({ row, marks, documents }: ReadOnProps) {
  const { t, format } = useLanguage();
  const { now } = useStudent();
  const ofClass = useClassLabels(true).get(row.data.classId ?? "");
  const { place, pages } = row.data;
  const page = (place?.page ?? 0) + 1;
  const titles = new Map(documents.map(({ id, data }) => [id, shownDocumentTitle(data.title, t)]));
  const recent = marks.latest
    .filter(({ data }) => data.createdAt > now() - weekMs && data.quote !== "" && titles.has(data.documentId))
    .slice(0, mostMarks);
  return (
    <section className={styles.card} aria-label={t("documents.readOn")}>
      <div className={styles.place}>
        <p className={styles.label}>{t("documents.readOn")}</p>
        <h2 className={styles.title}>{shownDocumentTitle(row.data.title, t)}</h2>
        <p className={styles.meta}>
          {ofClass && (
            <span className={styles.class} data-marker={ofClass.marker}>
              {ofClass.name}
            </span>
          )}
          <span>
            {pages
              ? t("documents.pageOf", { page: format.number(page), pages: format.number(pages) })
              : t("documents.openAt", { page: format.number(page) })}
          </span>
          {place && <time dateTime={new Date(place.at).toISOString()}>{format.when(place.at, now())}</time>}
        </p>
        <Progress value={readShare(row.data)} max={1} aria-label={t("documents.readOn")} />
        <PlainLink href={`/docs/${row.id}?page=${page}`} className={buttonClass("quiet")}>
          <Icon shape={nextIcon} size={18} />
          {t("documents.openAt", { page: format.number(page) })}
        </PlainLink>
      </div>
      {recent.length > 0 && (
        <div className={styles.marks}>
          <p className={styles.label}>{t("documents.markedThisWeek")}</p>
          <ul>
            {recent.map(({ id, data }) => (
              <li key={id} className={styles.mark} data-marker={data.colour}>
                <PlainLink href={`/docs/${data.documentId}?page=${data.page + 1}&mark=${id}`}>
                  <q>{data.quote}</q>
                </PlainLink>
                <p>
                  {t("documents.markPlace", {
                    title: titles.get(data.documentId) ?? "",
                    page: format.number(data.page + 1),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
