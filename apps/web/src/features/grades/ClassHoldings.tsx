import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Icon } from "../../ui/Icon.tsx";
import { calendarIcon, notesIcon } from "../../ui/icons/app.ts";
import { cardsIcon, quizIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./class-study.module.css";
import type { useClassStudy } from "./use-class-study.ts";

type ClassHoldingsProps = {
  readonly classId: string;
  readonly study: NonNullable<ReturnType<typeof useClassStudy>>;
  readonly clock: Clock;
};

/** What belongs to a class: its notes, decks, exams and quizzes, each with the way to them. */
export function ClassHoldings({ classId, study, clock }: ClassHoldingsProps) {
  const { t, format, language } = useLanguage();
  const { notes, decks, exams, quizzes, cards } = study;
  const words = spokenTimesFor(language);
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const [exam, deck, latest, quiz] = [exams[0], decks[0], notes[0], quizzes[0]];
  const lines = [
    {
      icon: notesIcon,
      href: `/notes?class=${classId}`,
      label: t("ready.notes", counted(notes.length)),
      fact: latest && shownNoteTitle(latest.title, t),
    },
    {
      icon: cardsIcon,
      href: decks.length === 1 && deck ? `/cards/${deck.id}` : "/cards",
      label: t("ready.decks", counted(decks.length)),
      fact: cards > 0 ? t("ready.cards", counted(cards)) : undefined,
    },
    {
      icon: calendarIcon,
      href: `/calendar?view=day&day=${exam?.day ?? clock.today}`,
      label: t("ready.exams", counted(exams.length)),
      fact: exam && `${exam.title}, ${words.day(exam.at)}`,
    },
    ...(quiz
      ? [
          {
            icon: quizIcon,
            href: `/quiz/${quiz.id}`,
            label: t("ready.quizzes", counted(quizzes.length)),
            fact: quiz.data.title,
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="class-has">
      <h2 id="class-has">{t("ready.inClass")}</h2>
      <ul className={styles.holdings}>
        {lines.map(({ icon, href, label, fact }) => (
          <li key={href}>
            <Icon shape={icon} size={18} />
            <PlainLink href={href}>{label}</PlainLink>
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
