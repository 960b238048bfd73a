import type { Book } from "@jotter/domain/grade-book";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { scoreWords } from "../../student/study/score-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { calendarIcon, gradesIcon, notesIcon } from "../../ui/icons/app.ts";
import { cardsIcon, quizIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { ClassDocuments } from "./ClassDocuments.tsx";
import styles from "./class-holdings.module.css";
import { type Shelf, type ShelfFact, shelvesOf } from "./class-shelves.ts";
import type { useClassStudy } from "./use-class-study.ts";

type ClassHoldingsProps = {
  readonly book: Book;
  readonly study: NonNullable<ReturnType<typeof useClassStudy>>;
};

const icons = { exams: calendarIcon, grades: gradesIcon, notes: notesIcon, decks: cardsIcon, quizzes: quizIcon };

/** What belongs to a class: its exams, grades, notes, decks, quizzes and documents, or how to begin with them. [DSH-4] */
export function ClassHoldings({ book, study }: ClassHoldingsProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="class-has">
      <h2 id="class-has">{t("ready.inClass")}</h2>
      <ul className={styles.holdings}>
        {shelvesOf({ ...study, book }).map((shelf) => (
          <li key={shelf.kind}>{shelf.count === 0 ? <Empty shelf={shelf} /> : <Filled shelf={shelf} />}</li>
        ))}
        <li>
          <ClassDocuments classId={book.course.id} />
        </li>
      </ul>
    </section>
  );
}

function Filled({ shelf: { kind, count, href, things } }: { readonly shelf: Shelf }) {
  const { t, format } = useLanguage();
  const say = useFact();
  return (
    <>
      <h3>
        <Icon shape={icons[kind]} size={18} />
        <PlainLink href={href}>{t(`ready.${kind}`, { count, formatted: format.number(count) })}</PlainLink>
      </h3>
      <ul>
        {things.map(({ id, title, href: own, fact }) => (
          <li key={id}>
            <PlainLink href={own}>{shownNoteTitle(title, t)}</PlainLink>
            <span>{fact && say(fact)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Empty({ shelf: { kind, addHref } }: { readonly shelf: Shelf }) {
  const { t } = useLanguage();
  return (
    <>
      <h3>
        <Icon shape={icons[kind]} size={18} />
        {t(`ready.kind.${kind}`)}
      </h3>
      <p>
        {t(`ready.none.${kind}`)} <PlainLink href={addHref}>{t(`ready.add.${kind}`)}</PlainLink>
      </p>
    </>
  );
}

function useFact(): (fact: ShelfFact) => string {
  const { t, format, language } = useLanguage();
  return (fact) => {
    switch (fact.as) {
      case "day":
        return spokenTimesFor(language).day(fact.at);
      case "percent":
        return format.exactPercent(Math.round(fact.percent * 10) / 10);
      case "cards":
        return t("ready.cards", { count: fact.count, formatted: format.number(fact.count) });
      case "score":
        return scoreWords(fact, { t, format });
    }
  };
}
