import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { useDocuments } from "../../student/documents/use-documents.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { Icon } from "../../ui/Icon.tsx";
import { docsIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./class-documents.module.css";
import holdings from "./class-holdings.module.css";

const mostShown = 5;

/** The same beside the grades of a class, where it has any. [DOC-2] */
export function ClassDocumentsCard({ classId }: { readonly classId: string }) {
  const { t } = useLanguage();
  if (!useDocuments()?.some(({ data }) => data.classId === classId)) return null;
  return (
    <section className={cardClass} aria-label={t("studyDocuments.documents")}>
      <ul className={holdings.holdings}>
        <li>
          <ClassDocuments classId={classId} />
        </li>
      </ul>
    </section>
  );
}

/** What a class has handed out, and what can be made of it. [DOC-2] [DSH-4] */
export function ClassDocuments({ classId }: { readonly classId: string }) {
  const { t, format } = useLanguage();
  const rows = useDocuments()?.filter(({ data }) => data.classId === classId);
  if (!rows) return null;
  const count = rows.length;
  return (
    <>
      <h3>
        <Icon shape={docsIcon} size={18} />
        {count === 0 ? (
          t("studyDocuments.documents")
        ) : (
          <PlainLink href={`/docs?class=${encodeURIComponent(classId)}`}>
            {t("studyDocuments.ofClass", { count, formatted: format.number(count) })}
          </PlainLink>
        )}
      </h3>
      {count === 0 && (
        <p>
          {t("studyDocuments.noneInClass")} <PlainLink href="/docs">{t("studyDocuments.add")}</PlainLink>
        </p>
      )}
      <ul className={styles.documents}>
        {rows.slice(0, mostShown).map(({ id, data }) => {
          const title = shownDocumentTitle(data.title, t);
          const from = addressOf([{ kind: "document", id }]);
          const readiness = documentReadiness(data);
          return (
            <li key={id}>
              <PlainLink href={`/docs/${encodeURIComponent(id)}`}>{title}</PlainLink>
              {readiness === "ready" ? (
                <span className={styles.ways}>
                  <PlainLink href={makeCardsHref(from)} aria-label={t("studyDocuments.makeCardsOf", { title })}>
                    {t("studyDocuments.makeCards")}
                  </PlainLink>
                  <PlainLink
                    href={`/ai-tools/quiz-generator?${new URLSearchParams({ from: from ?? "" })}`}
                    aria-label={t("studyDocuments.quizMeOn", { title })}
                  >
                    {t("studyDocuments.quizMe")}
                  </PlainLink>
                </span>
              ) : (
                <span className={styles.why}>{t(`studyDocuments.not.${readiness}`)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
