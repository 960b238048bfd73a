import { addDays } from "@jotter/domain/days";
import { limitsOf } from "@jotter/domain/deck";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { nearDays, useExam } from "../../student/cards/exam.ts";
import { LeftOut } from "../../student/cards/LeftOut.tsx";
import { useReturnWords } from "../../student/cards/next-return.ts";
import { removeDeck } from "../../student/cards/remove-deck.ts";
import { useDeckKnown } from "../../student/cards/use-deck-known.ts";
import { useDecksToday } from "../../student/cards/use-deck-today.ts";
import { useDeck } from "../../student/cards/use-decks.ts";
import { useExamPlan } from "../../student/cards/use-exam-plan.ts";
import { useMemoryCare } from "../../student/cards/use-memory-care.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon, plusIcon } from "../../ui/icons/app.ts";
import { cardsIcon } from "../../ui/icons/study.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Page } from "../../ui/Page.tsx";
import { CardDialog } from "./CardDialog.tsx";
import { CardList } from "./CardList.tsx";
import { ComingDays } from "./ComingDays.tsx";
import styles from "./cards.module.css";
import { DeckDialog } from "./DeckDialog.tsx";
import { DeckRecall } from "./DeckRecall.tsx";
import figureStyles from "./deck-figures.module.css";
import { CardFileDialog } from "./export/CardFileDialog.tsx";
import type { CardFileForm } from "./export/messages.ts";
import type { FileToSave } from "./export/use-card-file.ts";
import { useDeckCards } from "./use-deck-cards.ts";

/** One deck: what would be known of it, when its cards return, and all of them. [FLA-2] [FLA-3] */
export function DeckPage() {
  const { t, format } = useLanguage();
  const { deck: id } = useParams({ from: "/signed-in/cards/$deck" });
  const { replica } = useStudent();
  const navigate = useNavigate();
  const clock = useClock();
  // Who changes what a deck wants finds its cards on their new days.
  useMemoryCare();
  const stored = useDeck(id);
  const labels = useClassLabels(true);
  const exam = useExam(stored?.examId);
  const ahead = exam && exam.at > clock.now ? exam : null;
  const { cards, rows } = useDeckCards(id, stored, clock.now, ahead?.lastLook ?? null);
  const decks = useMemo(() => (stored ? [{ id, data: stored }] : undefined), [id, stored]);
  const deck = decks?.[0];
  const plan = useExamPlan({ deck: deck ?? null, cards: rows, exam: ahead, clock });
  const known = useDeckKnown({ deck, cards: rows, clock, isDue: exam !== undefined && ahead === null });
  const reckoned = useDecksToday(decks, rows, clock)?.get(id);
  const { cards: toReview, fresh, questions, waiting, later, nextAt } = reckoned ?? nothing;
  const today = useMemo(() => ({ cards: toReview + later, fresh }), [toReview, later, fresh]);
  const returns = useReturnWords();
  const [open, setOpen] = useState<"write" | "settings" | null>(null);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [toSave, setToSave] = useState<FileToSave | null>(null);
  if (stored === undefined) return <Loader title={t("loader.aiTools")} size="small" />;
  if (stored === null) {
    return (
      <Page title={t("cards.decks")} heading={t("cards.decks")}>
        <EmptyState title={t("cards.gone")} text="">
          <Link to="/cards" className={buttonClass("primary")}>
            {t("cards.decks")}
          </Link>
        </EmptyState>
      </Page>
    );
  }
  const isNear = ahead !== null && ahead.day <= addDays(clock.today, nearDays);
  const suspended = cards?.filter(({ row }) => row.data.suspendedAt != null).length ?? 0;
  const label = stored.classId ? labels.get(stored.classId) : undefined;
  const mayAsk = cards?.filter(({ row, memory: { due } }) => {
    return row.data.suspendedAt == null && (due === null || due < clock.span[1]);
  }).length;
  const remove = async () => {
    const { name } = stored;
    await navigate({ to: "/cards" });
    const bringBack = await removeDeck(replica, id);
    toast({
      text: t("cards.deckRemoved", { name }),
      action: { label: t("action.undo"), run: () => void bringBack() },
    });
  };
  const saveAs = (form: CardFileForm) => setToSave({ form, decks: [{ id, data: stored }], name: stored.name });
  return (
    <>
      <BackLink href="/cards">{t("cards.decks")}</BackLink>
      <Page
        title={`${stored.name} · ${t("product")}`}
        heading={
          <span className={styles.heading} data-marker={label?.marker}>
            {stored.name}
          </span>
        }
        actions={
          <>
            <Button look="outline" onClick={() => setOpen("write")}>
              <Icon shape={plusIcon} size={18} />
              {t("cards.addCards")}
            </Button>
            <IconButton
              aria-label={t("cards.more")}
              aria-haspopup="menu"
              aria-expanded={menuAt !== null}
              onClick={(event) => setMenuAt(menuAt ? null : event.currentTarget)}
            >
              <Icon shape={dotsIcon} size={20} />
            </IconButton>
            {toReview > 0 && (
              <Link to="/cards/$deck/review" params={{ deck: id }} className={buttonClass("primary")}>
                <Icon shape={cardsIcon} size={20} />
                {t("cards.review", { count: toReview, formatted: format.number(toReview) })}
              </Link>
            )}
            {!reckoned && mayAsk !== 0 && (
              <span className={`${buttonClass("primary")} ${styles.kept}`} aria-hidden="true">
                <Icon shape={cardsIcon} size={20} />
                {t("cards.review", { count: mayAsk ?? 10, formatted: format.number(mayAsk ?? 10) })}
              </span>
            )}
            {toReview === 0 && waiting > 0 && (
              <Link to="/cards/$deck/review" params={{ deck: id }} className={buttonClass("outline")}>
                {t("cards.reviewMore")}
              </Link>
            )}
          </>
        }
      >
        <p className={styles.under}>
          {stored.classId && label && (
            <Link to="/grades/$class/study" params={{ class: stored.classId }} className={styles.course}>
              {label.name}
            </Link>
          )}
          {[
            cards && t("cards.count", { count: cards.length, formatted: format.number(cards.length) }),
            suspended > 0 && t("cards.suspendedCount", { count: suspended, formatted: format.number(suspended) }),
            questions > toReview && t("cards.questions", { count: questions, formatted: format.number(questions) }),
            toReview === 0 && nextAt !== null && returns(nextAt, clock.now),
            exam &&
              t(ahead ? "cards.bound" : "cards.boundPast", {
                title: exam.title,
                day: format.calendarDay(exam.day, clock.today),
              }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {menuAt && (
          <Menu
            anchor={menuAt}
            label={t("cards.more")}
            items={[
              {
                key: "settings",
                label: t("cards.deckSettings"),
                leadsOn: true,
                run: () => {
                  setMenuAt(null);
                  setOpen("settings");
                },
              },
              ...(cards && cards.length > 0
                ? ([
                    { key: "apkg", label: t("cards.file.anki"), run: () => saveAs("apkg") },
                    { key: "csv", label: t("cards.file.table"), run: () => saveAs("csv") },
                  ] as const)
                : []),
              { key: "remove", label: t("cards.removeDeck"), run: () => void remove() },
            ]}
            onClose={() => setMenuAt(null)}
          />
        )}
        {cards?.length === 0 && (
          <EmptyState title={t("cards.noCardsTitle")} text={t("cards.noCardsText")}>
            <Button look="primary" onClick={() => setOpen("write")}>
              {t("cards.writeCard")}
            </Button>
            <Link to="/ai-tools/$tool" params={{ tool: "flashcard-generator" }} className={buttonClass("outline")}>
              {t("cards.fromNote")}
            </Link>
          </EmptyState>
        )}
        {cards && cards.length > 0 && (
          <>
            <div className={figureStyles.figures}>
              <DeckRecall
                cards={cards}
                exam={exam ?? null}
                plan={plan}
                known={known}
                marker={label?.marker}
                clock={clock}
              >
                {ahead && deck && plan && plan.staysUnseen.length > 0 && (
                  <LeftOut exam={ahead} deck={deck} news={plan.staysUnseen.length} clock={clock} />
                )}
              </DeckRecall>
              <ComingDays
                cards={cards}
                now={today}
                plan={isNear ? (plan ?? null) : null}
                newPerDay={limitsOf(stored).newPerDay}
                clock={clock}
                exam={exam ?? null}
              />
            </div>
            <CardList deckId={id} deck={stored} cards={cards} clock={clock} />
          </>
        )}
        {toSave && <CardFileDialog toSave={toSave} onClose={() => setToSave(null)} />}
        {open === "write" && <CardDialog deckId={id} onClose={() => setOpen(null)} />}
        {open === "settings" && <DeckDialog stored={{ id, data: stored }} onClose={() => setOpen(null)} />}
      </Page>
    </>
  );
}

const nothing = { cards: 0, fresh: 0, questions: 0, waiting: 0, later: 0, nextAt: null } as const;
