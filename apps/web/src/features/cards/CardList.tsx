import { type Card, card } from "@jotter/domain/card";
import type { Deck } from "@jotter/domain/deck";
import { clozeQuestion, gapWords } from "@jotter/markdown/cloze";
import { useMemo, useRef, useState } from "react";
import { useScheduler } from "../../student/cards/memory-way.ts";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { PicturedLine } from "../../student/pictures/PicturedMarkdown.tsx";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { useMatches } from "../../ui/use-matches.ts";
import { useVisibleRows } from "../../ui/use-visible-rows.ts";
import { CardDialog } from "./CardDialog.tsx";
import styles from "./card-list.module.css";
import { type DeckEntry, type DeckFilter, deckFilters, entriesOf, fits } from "./deck-list.ts";
import { whenWords } from "./return-words.ts";
import type { DeckCard } from "./use-reckoned-cards.ts";

const rowHeights = { wide: 72, narrow: 92 } as const;

type CardListProps = {
  readonly deckId: string;
  readonly deck: Pick<Deck, "retention">;
  readonly cards: readonly DeckCard[];
  readonly clock: Clock;
};

/** All cards of a deck on ruled paper, what is least known first; only those in sight are drawn. */
export function CardList({ deckId, deck, cards, clock }: CardListProps) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const [filter, setFilter] = useState<DeckFilter>("all");
  const [words, setWords] = useState("");
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [editing, setEditing] = useState<{ readonly id: string; readonly data: Card } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = useFound(cards, words);
  const scheduler = useScheduler(deck);
  const fading = useMemo(
    () => scheduler && { now: clock.now, day: { startsAt: clock.span[0] }, scheduler },
    [scheduler, clock],
  );
  const shown = useMemo(
    () => entriesOf(cards.filter((one) => fits(one, filter, fading) && (!found || found.has(one.row.id)))),
    [cards, filter, found, fading],
  );
  const rowHeight = rowHeights[useMatches("(max-width: 760px)") ? "narrow" : "wide"];
  const visible = useVisibleRows(list, shown.length, rowHeight, true);
  const inSight = visible.flatMap((at) => shown[at] ?? []);
  const texts = useTextsOf(inSight);
  const counts = useMemo(
    () => new Map(deckFilters.map((one) => [one, cards.filter((each) => fits(each, one, fading)).length])),
    [cards, fading],
  );
  const chosen = menu && cards.find(({ row }) => row.id === menu.id);
  const change = (id: string, some: Partial<Card>) => replica.update(card, id, { ...some, updatedAt: now() });
  const remove = async (id: string) => {
    await replica.remove(card, id);
    toast({
      text: t("cards.cardRemoved"),
      joins: true,
      action: { label: t("action.undo"), run: () => void replica.restore(card, id) },
    });
  };
  return (
    <section aria-label={t("cards.filterLabel")}>
      <div className={styles.filters}>
        <fieldset className={styles.pills}>
          <legend className="visually-hidden">{t("cards.filterLabel")}</legend>
          {deckFilters
            .filter((one) => one === "all" || (counts.get(one) ?? 0) > 0 || one === filter)
            .map((one) => (
              <Pressable key={one} className={styles.pill} aria-pressed={filter === one} onClick={() => setFilter(one)}>
                {t(`cards.filter.${one}`)} {format.number(counts.get(one) ?? 0)}
              </Pressable>
            ))}
        </fieldset>
        <Input
          className={styles.find}
          type="search"
          aria-label={t("cards.find")}
          placeholder={t("cards.find")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 && <p className={styles.quiet}>{t("cards.noneFits")}</p>}
      <ul ref={list} className={styles.sheet} style={{ height: shown.length * rowHeight }} hidden={shown.length === 0}>
        {visible.map((at) => {
          const entry = shown[at];
          if (!entry) return null;
          return (
            <li
              key={entry.kind === "card" ? entry.card.row.id : `topic ${entry.topic}`}
              className={styles.line}
              data-kind={entry.kind}
              style={{ height: rowHeight, transform: `translateY(${at * rowHeight}px)` }}
              aria-setsize={shown.length}
              aria-posinset={at + 1}
            >
              {entry.kind === "topic" ? (
                <>
                  <span className={styles.margin}>{entry.recall === null ? "" : format.percent(entry.recall)}</span>
                  <h2 className={styles.topic}>{entry.topic || t("cards.otherTopic")}</h2>
                  <MemoryStrip cards={entry.cards} />
                </>
              ) : (
                <CardLine
                  card={entry.card}
                  texts={texts?.get(entry.card.row.id)}
                  clock={clock}
                  onMenu={(anchor) => setMenu({ id: entry.card.row.id, anchor })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {menu && chosen && (
        <Menu
          anchor={menu.anchor}
          label={t("cards.more")}
          items={[
            {
              key: "edit",
              label: t("cards.editCard"),
              leadsOn: true,
              run: () => {
                setMenu(null);
                void replica.get(card, menu.id).then((data) => data && setEditing({ id: menu.id, data }));
              },
            },
            {
              key: "suspend",
              label: t(chosen.row.data.suspendedAt == null ? "cards.suspend" : "cards.unsuspend"),
              run: () => void change(menu.id, { suspendedAt: chosen.row.data.suspendedAt == null ? now() : null }),
            },
            {
              key: "flag",
              label: t(chosen.row.data.isFlagged ? "cards.unflag" : "cards.flag"),
              run: () => void change(menu.id, { isFlagged: !chosen.row.data.isFlagged }),
            },
            { key: "remove", label: t("cards.removeCard"), run: () => void remove(menu.id) },
          ]}
          onClose={() => setMenu(null)}
        />
      )}
      {editing && <CardDialog deckId={deckId} stored={editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

type Sides = Pick<Card, "front" | "back">;

type CardLineProps = {
  readonly card: DeckCard;
  readonly texts: Sides | undefined;
  readonly clock: Clock;
  readonly onMenu: (anchor: HTMLElement) => void;
};

function CardLine({ card: { row, memory }, texts, clock, onMenu }: CardLineProps) {
  const { t, format, language } = useLanguage();
  const { kind, suspendedAt, isFlagged } = row.data;
  const [front, back] = texts ? wordsOf(kind, texts) : ["", ""];
  const recall = memory.recall;
  return (
    <>
      <span className={styles.margin} data-low={recall !== null && recall < 0.6}>
        {recall === null ? t("cards.new") : format.percent(recall)}
        {recall !== null && <i className={styles.level} style={{ width: `${recall * 100}%` }} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <strong className={styles.front}>
          <PicturedLine text={front} />
        </strong>
        <small className={styles.back}>
          <PicturedLine text={back} />
        </small>
      </span>
      <span className={styles.facts}>
        {isFlagged && <em className={styles.fact}>{t("cards.filter.flagged")}</em>}
        {memory.slips >= 4 && (
          <em className={styles.fact} data-is="slips">
            {t("cards.slipped", { count: memory.slips })}
          </em>
        )}
        <span>{t(`cards.kind.${kind}`)}</span>
        <b className={styles.when}>
          {suspendedAt != null
            ? t("cards.filter.suspended")
            : memory.due === null
              ? ""
              : whenWords(memory.due, clock, t, language)}
        </b>
      </span>
      <IconButton
        aria-label={front === "" ? t("cards.more") : `${t("cards.more")}: ${spokenWords(front)}`}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <Icon shape={dotsIcon} size={18} />
      </IconButton>
    </>
  );
}

function wordsOf(kind: Card["kind"], { front, back }: Sides): readonly [string, string] {
  const line = (text: string) => text.replace(/\s+/g, " ").trim();
  if (kind !== "cloze") return [line(front), line(back)];
  return [line(clozeQuestion(front, 0)), line(gapWords(front, 0))];
}

/** A square for each card of a topic, as bright as it is known. */
function MemoryStrip({ cards }: { readonly cards: readonly DeckCard[] }) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {cards.slice(0, 24).map(({ row, memory }) => (
        <i
          key={row.id}
          className={styles.square}
          style={{ opacity: 0.2 + 0.8 * (memory.recall ?? 0) }}
          data-unseen={memory.recall === null}
        />
      ))}
    </span>
  );
}

/** The words of the cards in sight: lists do not hold them. */
function useTextsOf(entries: readonly DeckEntry[]): ReadonlyMap<string, Sides> | undefined {
  const { replica } = useStudent();
  const ids = entries.flatMap((entry) => (entry.kind === "card" ? [entry.card.row.id] : []));
  return useLive(async () => {
    const read = await Promise.all(ids.map(async (id) => [id, await replica.get(card, id)] as const));
    return new Map(read.flatMap(([id, data]) => (data ? [[id, { front: data.front, back: data.back }] as const] : [])));
  }, [replica, ids.join(" ")]);
}

/** Which cards have these words; null where none are looked for. */
function useFound(cards: readonly DeckCard[], words: string): ReadonlySet<string> | null {
  const { replica } = useStudent();
  const wanted = words.trim().toLowerCase();
  const ids = useMemo(() => cards.map(({ row }) => row.id), [cards]);
  const found = useLive(
    async () => {
      const hits = new Set<string>();
      for (const id of ids) {
        const data = await replica.get(card, id);
        const text = data && [data.front, data.back, data.topic ?? "", ...data.tags].join(" ").toLowerCase();
        if (text?.includes(wanted)) hits.add(id);
      }
      return hits;
    },
    [replica, ids, wanted],
    wanted !== "",
  );
  return wanted === "" ? null : (found ?? null);
}
