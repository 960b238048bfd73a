import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { useCover } from "../../student/documents/use-cover.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { usePageNames } from "../../student/documents/use-page-names.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { placeHref } from "../../student/marks/mark-link.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nextIcon } from "../../ui/icons/forms.ts";
import { cardsIcon, compareIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { kindLooks } from "./kind-looks.ts";
import { MarkedLately } from "./MarkedLately.tsx";
import { PageTicks } from "./PageTicks.tsx";
import styles from "./read-on.module.css";
import type { useMarks } from "./use-marks.ts";

type ReadOnProps = {
  readonly row: DocumentRow;
  readonly marks: ReturnType<typeof useMarks>;
  readonly documents: readonly DocumentRow[];
};

const weekMs = 7 * 86_400_000;
/** Twice as many as it is wide: sharp on most screens. */
const pixels = 440;

/** Where the student stopped reading, and what was marked lately. */
export function ReadOn({ row, marks, documents }: ReadOnProps) {
  const { t, format } = useLanguage();
  const { now } = useStudent();
  const ofClass = useClassLabels(true).get(row.data.classId ?? "");
  const { place, pages, seen } = row.data;
  const page = place?.page ?? 0;
  const picture = useCover(row, page, pixels);
  const isThere = new Set(documents.map(({ id }) => id));
  const recent = marks.latest.filter(({ data }) => data.createdAt > now() - weekMs && isThere.has(data.documentId));
  const own = marks.latest.flatMap(({ data }) => (data.documentId === row.id ? [data] : []));
  const href = placeHref(row.id, { page });
  const from = new URLSearchParams({ from: addressOf([{ kind: "document", id: row.id }]) ?? "" });
  const names = usePageNames([{ id: row.id, kind: row.data.kind }])?.(row.id);
  const openAt = names?.openAt(page) ?? "";
  const stoppedAt = pages ? names?.among(page, pages) : names?.of(page);
  return (
    <section className={styles.card} aria-label={t("documents.readOn")}>
      {picture && (
        <PlainLink href={href} className={styles.sheet} tabIndex={-1} aria-hidden="true">
          <img src={picture} alt="" draggable={false} />
        </PlainLink>
      )}
      <div className={styles.place}>
        <p className={styles.label}>{t("documents.readOn")}</p>
        <h2 className={styles.title}>{shownDocumentTitle(row.data.title, t)}</h2>
        <p className={styles.meta}>
          {ofClass && (
            <span className={styles.class} data-marker={ofClass.marker}>
              {ofClass.name}
            </span>
          )}
          <span>{stoppedAt}</span>
          {place && <time dateTime={new Date(place.at).toISOString()}>{format.when(place.at, now())}</time>}
        </p>
        {pages !== undefined && pages > 1 && (
          <PageTicks
            place={stoppedAt ?? ""}
            page={page}
            pages={pages}
            seen={seen}
            marks={own}
            marker={ofClass?.marker ?? kindLooks[row.data.kind].marker}
          />
        )}
        <div className={styles.ways}>
          <PlainLink href={href} className={buttonClass("quiet")}>
            <Icon shape={nextIcon} size={18} />
            {openAt}
          </PlainLink>
          <PlainLink href={`/ai-tools/flashcard-generator?${from}`} className={styles.way}>
            <Icon shape={cardsIcon} size={18} />
            {t("library.makeCards")}
          </PlainLink>
          <PlainLink href={`/ai-tools/document-comparer?${from}`} className={styles.way}>
            <Icon shape={compareIcon} size={18} />
            {t("library.compare")}
          </PlainLink>
        </div>
      </div>
      {recent.length > 0 && <MarkedLately marks={recent} documents={documents} />}
    </section>
  );
}
