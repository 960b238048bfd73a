import { addDays } from "@jotter/domain/days";
import { instantOf } from "@jotter/domain/zones";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { inDeckOrder } from "../../student/cards/deck-order.ts";
import type { Exam } from "../../student/cards/exam.ts";
import { useExams } from "../../student/cards/exams.ts";
import { useReturnWords } from "../../student/cards/next-return.ts";
import { type DeckToday, useDecksToday } from "../../student/cards/use-deck-today.ts";
import { countsOf, type DeckRow, useDecks } from "../../student/cards/use-decks.ts";
import { useMemoryCare } from "../../student/cards/use-memory-care.ts";
import { type ClassLabels, useClassLabels } from "../../student/grades/use-class-labels.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon, plusIcon } from "../../ui/icons/app.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./cards.module.css";
import { DeckDialog } from "./DeckDialog.tsx";
import { CardFileDialog } from "./export/CardFileDialog.tsx";
import type { CardFileForm } from "./export/messages.ts";
import type { FileToSave } from "./export/use-card-file.ts";
import { ImportDialog } from "./import/ImportDialog.tsx";
import { MemoryDialog } from "./MemoryDialog.tsx";

/** All decks, with what waits in each. [FLA-2] */
export function DecksPage() {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const clock = useClock();
  const decks = useDecks();
  const exams = useExams(clock);
  const labels = useClassLabels(true);
  const { isWhole } = useSyncReport();
  const [isNew, setIsNew] = useState(false);
  const [isBringing, setIsBringing] = useState(false);
  const [isReckoning, setIsReckoning] = useState(false);
  useMemoryCare(!isBringing);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [toSave, setToSave] = useState<FileToSave | null>(null);
  const until = instantOf(addDays(clock.today, 1), clock.zone);
  const ids = decks?.map(({ id }) => id).join(" ");
  const counts = useLive(
    async () =>
      new Map(
        await Promise.all((decks ?? []).map(async ({ id }) => [id, await countsOf(replica, id, until)] as const)),
      ),
    [replica, ids, until],
    // Cards that come in by the thousand would have all decks counted after every few of them.
    decks !== undefined && !isBringing,
  );
  const examOf = ({ data }: DeckRow) => exams?.find(({ id }) => id === data.examId);
  const ordered =
    decks && exams && counts
      ? inDeckOrder(
          decks,
          (row) => ({ examAt: examOf(row)?.at, hasDue: (counts.get(row.id)?.due ?? 0) > 0 }),
          clock.now,
        )
      : undefined;
  const filled = decks?.filter(({ id }) => (counts?.get(id)?.all ?? 0) > 0) ?? [];
  const saveAs = (form: CardFileForm) => setToSave({ form, decks: filled, name: t("cards.decks") });
  const today = useDecksToday(decks, counts, clock);
  const mayWait = today === undefined && [...(counts?.values() ?? [])].some(({ due, unseen }) => due + unseen > 0);
  const waits = [...(today?.values() ?? [])].some((one) => one.cards + one.waiting > 0);
  return (
    <>
      <BackLink href="/ai-tools">{t("cards.toDesk")}</BackLink>
      <Page
        title={`${t("cards.decks")} · ${t("product")}`}
        heading={<MarkedText text={t("cards.title")} />}
        actions={
          <>
            <Button onClick={() => setIsBringing(true)}>{t("cards.bring")}</Button>
            <Button look="outline" onClick={() => setIsNew(true)}>
              <Icon shape={plusIcon} size={18} />
              {t("cards.newDeck")}
            </Button>
            {/* On a phone the menu never stands alone on a line. */}
            <span className={styles.together}>
              {waits && (
                <Link to="/cards/$deck/review" params={{ deck: "all" }} className={buttonClass("primary")}>
                  {t("cards.reviewAll")}
                </Link>
              )}
              {mayWait && (
                <span className={`${buttonClass("primary")} ${styles.kept}`} aria-hidden="true">
                  {t("cards.reviewAll")}
                </span>
              )}
              {filled.length > 0 && (
                <IconButton
                  aria-label={t("cards.more")}
                  aria-haspopup="menu"
                  aria-expanded={menuAt !== null}
                  onClick={(event) => setMenuAt(menuAt ? null : event.currentTarget)}
                >
                  <Icon shape={dotsIcon} size={20} />
                </IconButton>
              )}
            </span>
          </>
        }
      >
        {decks?.length === 0 && isWhole && (
          <EmptyState title={t("cards.emptyTitle")} text={t("cards.emptyText")}>
            <Link to="/ai-tools/$tool" params={{ tool: "flashcard-generator" }} className={buttonClass("primary")}>
              {t("cards.fromNote")}
            </Link>
            <Button look="outline" onClick={() => setIsNew(true)}>
              {t("cards.newDeck")}
            </Button>
          </EmptyState>
        )}
        {ordered && ordered.length > 0 && (
          <>
            <ul className={styles.decks}>
              {ordered.map((row) => (
                <DeckLine
                  key={row.id}
                  row={row}
                  all={counts?.get(row.id)?.all}
                  today={today?.get(row.id)}
                  labels={labels}
                  exam={examOf(row)}
                  now={clock.now}
                  format={format.number}
                />
              ))}
            </ul>
            <p className={styles.below}>
              <Button onClick={() => setIsReckoning(true)}>{t("cards.memory.title")}</Button>
            </p>
          </>
        )}
        {isReckoning && <MemoryDialog onClose={() => setIsReckoning(false)} />}
        {menuAt && (
          <Menu
            anchor={menuAt}
            label={t("cards.more")}
            items={[
              { key: "apkg", label: t("cards.file.allAnki"), run: () => saveAs("apkg") },
              { key: "csv", label: t("cards.file.allTable"), run: () => saveAs("csv") },
            ]}
            onClose={() => setMenuAt(null)}
          />
        )}
        {toSave && <CardFileDialog toSave={toSave} onClose={() => setToSave(null)} />}
        {isBringing && <ImportDialog onClose={() => setIsBringing(false)} />}
        {isNew && <DeckDialog onClose={() => setIsNew(false)} />}
      </Page>
    </>
  );
}

type DeckLineProps = {
  readonly row: DeckRow;
  readonly all: number | undefined;
  readonly today: DeckToday | undefined;
  readonly labels: ClassLabels;
  readonly exam: Exam | undefined;
  readonly now: number;
  readonly format: (count: number) => string;
};

function DeckLine({ row: { id, data }, all, today, labels, exam, now, format }: DeckLineProps) {
  const { t, language } = useLanguage();
  const returns = useReturnWords();
  const label = data.classId ? labels.get(data.classId) : undefined;
  const said = (key: "cards.count" | "cards.due" | "cards.unseen", count: number) =>
    t(key, { count, formatted: format(count) });
  return (
    <li className={styles.deck} data-marker={label?.marker}>
      <Link to="/cards/$deck" params={{ deck: id }} className={styles.deckName}>
        {data.name}
        <small className={styles.deckNote}>
          {[label?.name, all !== undefined && said("cards.count", all), exam && spokenTimesFor(language).day(exam.at)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </Link>
      <span className={styles.waits}>
        {today &&
          ([
            today.cards > today.fresh && said("cards.due", today.cards - today.fresh),
            today.fresh > 0 && said("cards.unseen", today.fresh),
          ]
            .filter(Boolean)
            .join(" · ") ||
            (today.nextAt !== null
              ? returns(today.nextAt, now)
              : t(today.waiting > 0 ? "cards.limitToday" : "cards.nothingDue")))}
      </span>
      {today && today.cards + today.waiting > 0 && (
        <Link to="/cards/$deck/review" params={{ deck: id }} className={buttonClass("outline")}>
          {t("review.title")}
        </Link>
      )}
    </li>
  );
}
