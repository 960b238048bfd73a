import { type FoundChapter, findChapters } from "@jotter/textbook/find";
import { subjectsFor } from "@jotter/textbook/for-exam";
import { useDeferredValue, useMemo, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { askJotson } from "../../student/selection/ask-jotson.ts";
import { readState } from "../../student/textbook/read-state.ts";
import {
  type BookSubject,
  chapterHref,
  isBrought,
  isSchools,
  useBook,
  useFinding,
  useKept,
  useReads,
} from "../../student/textbook/use-book.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { checkIcon } from "../../ui/icons/app.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { breakable } from "./breakable.ts";
import { ForExam } from "./ForExam.tsx";
import { OnDevice } from "./OnDevice.tsx";
import { OwnBooks } from "./OwnBooks.tsx";
import styles from "./textbook.module.css";

/** The contents in large type; on top what the next exam needs. [TXT-1] */
export function TextbookPage() {
  const t = useTexts();
  const book = useBook();
  const [query, setQuery] = useState("");
  return (
    <Page
      title={`${t("area.textbook")} · ${t("product")}`}
      heading={t("area.textbook")}
      actions={
        <div className={styles.search}>
          <SearchField
            query={query}
            label={t("textbook.search")}
            placeholder={t("textbook.searchHint")}
            onLook={(typed) => setQuery(typed ?? "")}
          />
        </div>
      }
    >
      {book.state === "awaited" && <Loader title={t("loader.textbook")} />}
      {book.state === "absent" && <Absent again={book.again} />}
      {book.state !== "awaited" &&
        (query.trim() !== "" ? (
          <Results subjects={book.subjects} query={query} />
        ) : (
          <Contents subjects={book.subjects} />
        ))}
    </Page>
  );
}

type AbsentProps = {
  readonly again: () => void;
  /** The subject that is not here, where others are. */
  readonly title?: string | undefined;
};

export function Absent({ again, title }: AbsentProps) {
  const t = useTexts();
  const absent = title === undefined ? t("textbook.absentTitle") : t("textbook.subjectAbsent", { title });
  return (
    <EmptyState title={absent} text={t("textbook.absentText")}>
      <Button look="outline" onClick={again}>
        {t("action.retry")}
      </Button>
    </EmptyState>
  );
}

function Contents({ subjects }: { readonly subjects: readonly BookSubject[] }) {
  const t = useTexts();
  const format = useFormat();
  const reads = useReads();
  const kept = useKept();
  const { classes } = useClasses();
  const houses = subjects.flatMap(({ house }) => house ?? []);
  const isSomeKept =
    houses.some(({ address }) => kept?.has(address)) && !houses.every(({ address }) => kept?.has(address));
  return (
    <>
      <ForExam subjects={subjects} reads={reads} />
      <ul className={styles.subjects} aria-label={t("textbook.contents")}>
        {subjects.map((subject) => {
          const own = (classes ?? []).filter(({ name }) =>
            subjectsFor(subjects, name).some(({ id }) => id === subject.id),
          );
          const done = subject.chapters.filter(({ id }) => reads?.get(id)?.finishedAt != null).length;
          return (
            <li key={subject.id} data-marker={subject.marker}>
              <PlainLink href={`/textbook/${subject.id}`} className={styles.subject}>
                <span className={styles.name}>{subject.title}</span>
                <span className={styles.line}>{subject.line}</span>
                <span
                  className={styles.cells}
                  role="img"
                  aria-label={t("textbook.readOf", {
                    done: format.number(done),
                    of: format.number(subject.chapters.length),
                  })}
                >
                  {subject.chapters.map(({ id }) => (
                    <i key={id} data-state={readState(reads?.get(id))} />
                  ))}
                </span>
                <span className={styles.count}>
                  {t("textbook.chapters", {
                    count: subject.chapters.length,
                    formatted: format.number(subject.chapters.length),
                  })}
                  {isSomeKept && subject.house && kept?.has(subject.house.address) && (
                    <>
                      <Icon shape={checkIcon} size={16} />
                      <span className="visually-hidden">{t("textbook.isSubjectKept", { title: subject.title })}</span>
                    </>
                  )}
                </span>
                <span className={styles.classes}>
                  {isBrought(subject) && (
                    <span className={styles.from}>
                      {t(isSchools(subject) ? "textbook.fromSchool" : "textbook.fromYou")}
                    </span>
                  )}
                  {own.map(({ id, name, marker }) => (
                    <span key={id} className={styles.class} data-marker={marker}>
                      {name}
                    </span>
                  ))}
                </span>
              </PlainLink>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <OnDevice subjects={subjects} kept={kept} />
        <OwnBooks subjects={subjects} />
      </div>
    </>
  );
}

function Results({ subjects, query }: { readonly subjects: readonly BookSubject[]; readonly query: string }) {
  const t = useTexts();
  const format = useFormat();
  const finding = useFinding();
  // The next letter is typed before anything is looked through.
  const looked = useDeferredValue(query);
  const found = useMemo(
    () => findChapters(subjects, looked, { most: 30, ...(finding && { finding }) }),
    [subjects, looked, finding],
  );
  if (finding === undefined && found.length === 0) return <Loader title={t("loader.textbook")} />;
  return (
    <>
      <p role="status" className={styles.found}>
        {found.length === 0
          ? t("textbook.nothingFound")
          : t("textbook.found", { count: found.length, formatted: format.number(found.length) })}
      </p>
      {found.length === 0 && (
        <>
          <Button look="outline" onClick={() => askJotson(looked.trim())}>
            {t("selection.ask")}
          </Button>
          <ul className={styles.others} aria-label={t("textbook.contents")}>
            {subjects.map(({ id, title, marker }) => (
              <li key={id} data-marker={marker}>
                <PlainLink href={`/textbook/${id}`}>{title}</PlainLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.results}>
        {found.map((one) => (
          <Result key={one.chapter.id} found={one} />
        ))}
      </ul>
    </>
  );
}

/** A chapter with what it was found by, which is where it leads. */
function Result({ found: { chapter, subject, term, called, formula } }: { readonly found: FoundChapter }) {
  const part = term ? "terms" : formula ? "rules" : undefined;
  return (
    <li data-marker={subject.marker}>
      <PlainLink href={chapterHref(chapter.id, part)}>
        <small>{subject.title}</small>
        <strong>{chapter.title}</strong>
        {term && (
          <span>
            <b>
              <InlineMarkdown text={term.term} />
            </b>
            {": "}
            <InlineMarkdown text={term.meaning} />
          </span>
        )}
        {called && <span>{called}</span>}
        {formula && (
          <span className={styles.formula}>
            <InlineMarkdown text={`$${breakable(formula)}$`} />
          </span>
        )}
      </PlainLink>
    </li>
  );
}
