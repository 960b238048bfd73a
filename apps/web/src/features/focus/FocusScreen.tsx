import type { FocusStanding } from "@jotter/domain/focus-timer";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { keepFocusWishes, useFocusWishes } from "../../student/focus/running.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { Button, IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, notesIcon } from "../../ui/icons/app.ts";
import { fileTextIcon } from "../../ui/icons/files.ts";
import { floatIcon, silentIcon, soundIcon } from "../../ui/icons/focus.ts";
import { pauseIcon, playIcon } from "../../ui/icons/sound.ts";
import { cardsIcon, quizIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import type { Material } from "./bound.ts";
import { readyChime } from "./chime.ts";
import { FloatingTime, useFloating } from "./FloatingTime.tsx";
import { FocusRuler } from "./FocusRuler.tsx";
import styles from "./focus.module.css";
import { HowItWent } from "./HowItWent.tsx";
import { useBound } from "./use-bound.ts";
import { clockText, type RunningFocus, useFocusAct, usualAct } from "./use-focus.ts";

/** The time as large as the screen, what it is for above, what it is done with below. [FOC-1] */
export function FocusScreen({ focus }: { readonly focus: RunningFocus }) {
  const { t, format } = useLanguage();
  const { run, standing } = focus;
  const { task, lengths } = run;
  const { phase, round } = standing;
  const classLabels = useClassLabels(true);
  const label = task.classId ? classLabels.get(task.classId) : undefined;
  const { sound } = useFocusWishes();
  const act = useFocusAct();
  const bound = useBound(task.source);
  const floating = useFloating();
  useFocusKeys(standing);
  return (
    <div className={styles.screen} data-immersive data-phase={phase}>
      <title>{`${task.title} · ${t("product")}`}</title>
      <header className={styles.top}>
        <span className={styles.course} data-marker={label?.marker}>
          {label?.name}
        </span>
        {lengths.rounds > 1 && (
          <span className={styles.round}>
            {t("focus.round", { round: format.number(round), rounds: format.number(lengths.rounds) })}
          </span>
        )}
        <IconButton
          aria-label={t(sound ? "focus.soundOff" : "focus.soundOn")}
          onClick={() => {
            readyChime();
            keepFocusWishes({ sound: !sound });
          }}
        >
          <Icon shape={sound ? soundIcon : silentIcon} size={22} />
        </IconButton>
        {floating.open && (
          <IconButton aria-label={t("focus.float")} onClick={() => void floating.open?.()}>
            <Icon shape={floatIcon} size={22} />
          </IconButton>
        )}
        {phase !== "over" && (
          <IconButton aria-label={t("focus.end")} onClick={() => act("stop")}>
            <Icon shape={closeIcon} size={22} />
          </IconButton>
        )}
      </header>
      {phase === "over" ? (
        <HowItWent focus={focus} bound={bound ?? null} />
      ) : (
        <>
          <div className={styles.middle}>
            <h1 tabIndex={-1}>{phase === "work" ? task.title : t(`focus.${phase}`)}</h1>
            <p role="timer" className={styles.time} data-long={standing.leftMs > 100 * 60_000}>
              {clockText(standing.leftMs)}
            </p>
            {phase !== "work" && <p className={styles.then}>{task.title}</p>}
          </div>
          <div className={styles.foot}>
            <Materials materials={bound?.materials ?? []} marker={label?.marker} />
            <Acts standing={standing} />
          </div>
          <Edge focus={focus} />
        </>
      )}
      {floating.page && <FloatingTime page={floating.page} focus={focus} />}
    </div>
  );
}

const icons = { note: notesIcon, document: fileTextIcon, deck: cardsIcon, quiz: quizIcon } as const;

type MaterialsProps = { readonly materials: readonly Material[]; readonly marker: string | undefined };

/** Exactly what belongs to it; each opens under the strip. */
function Materials({ materials, marker }: MaterialsProps) {
  const { t, format } = useLanguage();
  const titles = {
    note: (title: string) => shownNoteTitle(title, t),
    document: (title: string) => shownDocumentTitle(title, t),
    deck: (title: string) => title,
    quiz: (title: string) => title,
  } as const;
  if (materials.length === 0) return <span />;
  return (
    <ul className={styles.materials} data-marker={marker} aria-label={t("focus.materials")}>
      {materials.map(({ kind, id, title, href, cards }) => (
        <li key={`${kind} ${id}`}>
          <PlainLink href={href}>
            <Icon shape={icons[kind]} size={22} />
            <span>
              <strong>{titles[kind](title)}</strong>
              <small>
                {kind === "deck"
                  ? t("ready.cards", { count: cards ?? 0, formatted: format.number(cards ?? 0) })
                  : t(`focus.kind.${kind}`)}
              </small>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function Acts({ standing }: { readonly standing: FocusStanding }) {
  const { t, format } = useLanguage();
  const act = useFocusAct();
  const { phase, round } = standing;
  const next = usualAct(standing) ?? "go";
  const isResting = phase === "break" || phase === "ready";
  const label =
    next === "pause"
      ? t("focus.pause")
      : isResting
        ? t("focus.nextRound", { round: format.number(round + 1) })
        : t("focus.goOn");
  return (
    <div className={styles.acts}>
      <Button look="quiet" onClick={() => act("more")}>
        {t("focus.more")}
      </Button>
      <Pressable
        className={styles.main}
        data-lime={phase === "ready" || undefined}
        onClick={() => {
          readyChime();
          act(next);
        }}
      >
        <Icon shape={next === "pause" ? pauseIcon : playIcon} size={22} />
        <strong>{label}</strong>
        <span aria-hidden="true">
          <kbd>{t("review.spaceKey")}</kbd>
        </span>
      </Pressable>
    </div>
  );
}

/** From when to when, over the ruler. */
function Edge({ focus: { run, standing, now } }: { readonly focus: RunningFocus }) {
  const { t, format, language } = useLanguage();
  const { phase, beganMs, leftMs, round } = standing;
  const ends = format.time(now + leftMs);
  const off = spokenTimesFor(language).duration(run.lengths.breakMinutes);
  const hasBreak = phase === "work" && round < run.lengths.rounds;
  return (
    <div className={styles.edge}>
      {(phase === "work" || phase === "break") && (
        <p>
          <span>{format.time(now - beganMs)}</span>
          <span>{hasBreak ? t("focus.thenOff", { time: ends, off }) : ends}</span>
        </p>
      )}
      <FocusRuler standing={standing} size="edge" />
    </div>
  );
}

/** Space pauses and goes on, wherever the focus is but in a field or on a button; Escape leaves it running. */
function useFocusKeys(standing: FocusStanding): void {
  const { t } = useLanguage();
  const act = useFocusAct();
  const navigate = useNavigate();
  const next = usualAct(standing);
  const latest = useRef({ act, next });
  latest.current = { act, next };
  useEffect(
    () =>
      registerShortcuts([
        {
          keys: " ",
          label: t("focus.pause"),
          run: () => {
            const { act, next } = latest.current;
            if (next) act(next);
          },
        },
      ]),
    [t],
  );
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || document.querySelector("dialog[open]")) return;
      void navigate({ to: "/ai-tools" });
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [navigate]);
}
