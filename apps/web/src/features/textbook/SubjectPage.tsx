import { getRouteApi } from "@tanstack/react-router";
import { readState } from "../../student/textbook/read-state.ts";
import { chapterHref, isBrought, isSchools, useBook, useKept, useReads } from "../../student/textbook/use-book.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { languageName } from "./language-name.ts";
import { OnDevice } from "./OnDevice.tsx";
import { RemoveOwn } from "./RemoveOwn.tsx";
import { Absent } from "./TextbookPage.tsx";
import styles from "./textbook.module.css";

const route = getRouteApi("/signed-in/textbook/$subject");

/** The chapters of a subject, in the order they build on each other. [TXT-1] */
export function SubjectPage() {
  const { t, format, language } = useLanguage();
  const { subject: wanted } = route.useParams();
  const book = useBook();
  const reads = useReads();
  const kept = useKept();
  if (book.state === "awaited") return <Loader title={t("loader.textbook")} />;
  const subject = book.subjects.find(({ id }) => id === wanted);
  if (!subject) {
    return (
      <Page title={t("area.textbook")} heading={t("area.textbook")}>
        {book.state === "absent" ? (
          <Absent again={book.again} />
        ) : (
          <EmptyState title={t("textbook.goneTitle")} text={t("textbook.goneText")}>
            <BackLink href="/textbook">{t("area.textbook")}</BackLink>
          </EmptyState>
        )}
      </Page>
    );
  }
  return (
    <>
      <BackLink href="/textbook">{t("area.textbook")}</BackLink>
      <Page title={`${subject.title} · ${t("product")}`} heading={subject.title}>
        <p className={styles.lead}>{subject.line}</p>
        {isBrought(subject) && (
          <p className={styles.kept}>{t(isSchools(subject) ? "textbook.fromSchool" : "textbook.fromYou")}</p>
        )}
        <ol className={styles.chapters} data-marker={subject.marker}>
          {subject.chapters.map((chapter, at) => {
            const state = readState(reads?.get(chapter.id));
            return (
              <li key={chapter.id} data-state={state}>
                <PlainLink href={chapterHref(chapter.id)}>
                  <span className={styles.number}>{format.number(at + 1)}</span>
                  <span className={styles.name}>{chapter.title}</span>
                  <small>
                    {chapter.language !== language && `${languageName(chapter.language, language)} · `}
                    {t("textbook.minutes", { count: chapter.minutes, formatted: format.number(chapter.minutes) })}
                    {chapter.hasPlot && ` · ${t("textbook.livePlot")}`}
                    {state !== "open" && ` · ${t(`textbook.state.${state}`)}`}
                  </small>
                </PlainLink>
              </li>
            );
          })}
        </ol>
        <div className={styles.foot}>
          {subject.house ? (
            <OnDevice subjects={[subject]} kept={kept} title={subject.title} />
          ) : (
            <RemoveOwn subject={subject} />
          )}
        </div>
      </Page>
    </>
  );
}
