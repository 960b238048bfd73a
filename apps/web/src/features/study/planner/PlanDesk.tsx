import { addDays } from "@jotter/domain/days";
import type { KnownBlock, PlanBlock } from "@jotter/domain/plan/plan-block";
import { wallTimeAt } from "@jotter/domain/zones";
import { useDeferredValue, useMemo, useState } from "react";
import { useEventActions } from "../../../student/calendar/event-actions.ts";
import type { ClassLabels } from "../../../student/grades/use-class-labels.ts";
import { useKeepRhythm } from "../../../student/plan/use-keep-rhythm.ts";
import type { Plannable } from "../../../student/plan/use-plan-input.ts";
import { usePlanned } from "../../../student/plan/use-planned.ts";
import type { Clock } from "../../../student/records/use-clock.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { intoCalendarIcon, limitsIcon } from "../../../ui/icons/planner.ts";
import { deviceIcon } from "../../../ui/icons/study.ts";
import { Loader } from "../../../ui/Loader.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { MarkedText } from "../../../ui/Mark.tsx";
import { useOneAtATime } from "../../../ui/once.ts";
import { toast } from "../../../ui/overlays.ts";
import { useMatches } from "../../../ui/use-matches.ts";
import deskStyles from "../desk.module.css";
import { Tray } from "../Tray.tsx";
import { BlockDetails } from "./BlockDetails.tsx";
import { LimitsDialog } from "./LimitsDialog.tsx";
import { PlanAgenda } from "./PlanAgenda.tsx";
import { PlanWeek } from "./PlanWeek.tsx";
import {
  agreed,
  anew,
  dropped,
  locked,
  minutesOf,
  moved,
  noEdits,
  type PlanEdits,
  taken,
  withEdits,
} from "./plan-edits.ts";
import { usePlanWords } from "./plan-words.ts";
import { isAsIn, planWrites } from "./plan-writes.ts";
import styles from "./planner.module.css";
import { ShortCard } from "./ShortCard.tsx";
import { WhyList } from "./WhyList.tsx";

type PlanDeskProps = {
  readonly plannable: Plannable;
  readonly clock: Clock;
  readonly now: number;
  readonly classLabels: ClassLabels;
  readonly onAgain: () => void;
};

const daysShown = 7;

/** A plan before it is kept: over the real week, with what does not fit and why it looks so. */
export function PlanDesk({ plannable, clock, now, classLabels, onAgain }: PlanDeskProps) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const { write } = useEventActions();
  const { keepRhythm } = useKeepRhythm();
  const isNarrow = useMatches("(max-width: 900px)");
  const [edits, setEdits] = useState<PlanEdits>(noEdits);
  const [openId, setOpenId] = useState<string | null>(null);
  const [from, setFrom] = useState(clock.today);
  const [isAsking, setIsAsking] = useState(false);
  const { works, occurrences, input } = plannable;
  const words = usePlanWords(works);
  const plan = usePlanned(useMemo(() => withEdits(input, edits), [input, edits]));
  const shown = useDeferredValue(plan);
  const keep = useOneAtATime(async () => {
    if (!plan) return;
    const titleOf = (block: KnownBlock) =>
      t("planner.eventTitle", { title: [words.titleOf(block.workId), block.topic].filter(Boolean).join(" · ") });
    const writes = planWrites(agreed(edits, plan), input.old ?? [], { now, newId: replica.newId, works, titleOf });
    if (writes.length === 0) return;
    const { undo } = await write(writes);
    // What a way out gave to a work is locked in its place now.
    const kept: PlanEdits = { ...edits, held: null, first: {} };
    setEdits(kept);
    // What was moved and locked by hand is there again with the plan, but for what was changed since.
    const takeBack = async () => {
      await undo();
      setEdits((last) => (last === kept ? edits : last));
    };
    toast({
      text: t("planner.kept", counted(plan.blocks.length)),
      action: { label: t("action.undo"), run: () => void takeBack() },
    });
  });
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  if (!shown || !plan) return <Loader title={t("planner.making")} />;

  const { blocks, remarks } = shown;
  const short = shown.short.filter(({ workId }) => !edits.leftOut.includes(workId));
  const open = blocks.find(({ id }) => id === openId);
  const change = (next: PlanEdits) => setEdits(next);
  const wallNow = wallTimeAt(now, clock.zone);
  const move = (block: PlanBlock, to: Pick<KnownBlock, "start" | "end">) => {
    if (to.start <= wallNow) {
      toast({ text: t("planner.past"), replaces: "plan-moved" });
      return;
    }
    change(moved(edits, plan, { ...block, ...to }));
    toast({ text: t("planner.moved", { when: words.when(to) }), replaces: "plan-moved" });
  };
  const drop = ({ id }: PlanBlock) => {
    const before = edits;
    change(dropped(edits, plan, id));
    setOpenId(null);
    toast({ text: t("planner.dropped"), action: { label: t("action.undo"), run: () => change(before) } });
  };
  const again = () => {
    const before = edits;
    change(anew(edits, plan.blocks, { keepsLocked: false, wallNow }));
    onAgain();
    if (before !== noEdits || old.size > 0) {
      toast({ text: t("planner.startedAgain"), action: { label: t("action.undo"), run: () => change(before) } });
    }
  };
  const isLonger = input.rhythm.sessions === "longer";
  const minutes = blocks.reduce((sum, block) => sum + minutesOf(block), 0);
  const last = blocks.at(-1)?.end.slice(0, 10) ?? clock.today;
  const old = new Map((input.old ?? []).map((block) => [block.id, block]));
  const isKept = isAsIn(input.old ?? [], blocks);
  const saidBlocks = t("planner.blocks", counted(blocks.length));
  const heading =
    short.length > 0
      ? t("planner.headingShort", { ...counted(short.length), blocks: saidBlocks })
      : t("planner.heading", counted(blocks.length));
  const markerOf = (workId: string) => {
    const classId = works.get(workId)?.classId;
    return classId ? classLabels.get(classId)?.marker : undefined;
  };
  const details = open && (
    <BlockDetails
      key={open.id}
      block={open}
      work={works.get(open.workId)}
      words={words}
      marker={markerOf(open.workId)}
      onMove={(to) => move(open, to)}
      onLock={(isLocked) => change(locked(edits, plan, open.id, isLocked))}
      onDrop={() => drop(open)}
      onClose={() => setOpenId(null)}
    />
  );
  const shorts = short.map((one, place) => (
    <ShortCard
      key={one.workId}
      of={one}
      words={words}
      isFirst={place === 0}
      onTake={(way) => change(taken(edits, plan, one, way))}
    />
  ));
  const view = { blocks, words, markerOf, openId, onOpen: setOpenId };
  return (
    <div className={deskStyles.desk}>
      <title>{`${t("planner.name")} · ${t("product")}`}</title>
      <BackLink href="/ai-tools">{t("study.title")}</BackLink>
      <div className={deskStyles.head}>
        <h1 tabIndex={-1}>
          <MarkedText text={heading} />
        </h1>
        <div className={deskStyles.provenance}>
          <span className={styles.here}>
            <Icon shape={deviceIcon} size={16} />
            {t("planner.onDevice")}
          </span>
          <Pressable className={styles.limits} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            <Icon shape={limitsIcon} size={18} />
            {t("planner.limits", { time: words.duration(input.rhythm.minutesADay) })}
          </Pressable>
        </div>
      </div>
      {isNarrow ? (
        <div className={styles.narrow}>
          {shorts}
          <PlanAgenda {...view} today={clock.today} details={details} />
          <WhyList {...view} remarks={remarks} works={works} factor={plannable.factor} />
        </div>
      ) : (
        <div className={styles.zones}>
          <PlanWeek
            {...view}
            from={from}
            today={clock.today}
            now={now}
            zone={clock.zone}
            occurrences={occurrences}
            rhythm={input.rhythm}
            onMove={move}
            onDrop={drop}
            onTurn={(weeks) => setFrom(addDays(from, weeks * daysShown))}
          />
          <aside className={styles.side}>
            {details}
            {shorts}
            <WhyList {...view} remarks={remarks} works={works} factor={plannable.factor} />
          </aside>
        </div>
      )}
      <Tray
        what={saidBlocks}
        count={blocks.length > 0 ? t("planner.until", { time: words.duration(minutes), day: words.day(last) }) : ""}
        ways={[
          {
            key: "longer",
            label: t("planner.longer"),
            isOn: isLonger,
            run: () => {
              change(anew(edits, plan.blocks, { keepsLocked: true, wallNow }));
              void keepRhythm({ planSessions: isLonger ? "often" : "longer" });
            },
          },
          { key: "again", label: t("planner.again"), run: again },
        ]}
        action={{
          label: isKept
            ? t("planner.same")
            : old.size === 0
              ? t("planner.put", counted(blocks.length))
              : t("planner.putChanges"),
          ...(!isKept && { icon: intoCalendarIcon }),
          isDone: isKept,
          run: () => void keep(),
        }}
      />
      {isAsking && <LimitsDialog rhythm={input.rhythm} words={words} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
