import { clockText, type TimedLine } from "@jotter/lecture/timed-lines";
import { useEffect, useEffectEvent, useMemo } from "react";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nextIcon, pauseIcon, playIcon, previousIcon } from "../../ui/icons/lecture.ts";
import { Range } from "../../ui/kit/Range.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { playSpeeds, speedBy } from "../../ui/play-speeds.ts";
import { playerKeys, pressOr } from "../../ui/player-keys.ts";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import styles from "./lecture.module.css";
import { barsOf, silences } from "./loudness.ts";
import type { Player } from "./player.ts";
import { usePlace, usePlaying } from "./use-player.ts";

type PlayerBarProps = { readonly player: Player; readonly levels: string; readonly lines: readonly TimedLine[] };

const bars = 160;

/** The whole lecture as one wave: what was marked stands above it, and a place in it is a press. [LEC-1] */
export function PlayerBar({ player, levels, lines }: PlayerBarProps) {
  const { t, format } = useLanguage();
  const ms = usePlace(player);
  const state = usePlaying(player);
  const wave = useMemo(() => barsOf(levels, bars), [levels]);
  const hasSilence = useMemo(() => silences(levels).length > 0, [levels]);
  const marked = lines.filter(({ mark }) => mark !== null);
  const jumps = (marked.length > 0 ? marked : lines).map(({ atMs }) => atMs);
  const share = player.lengthMs === 0 ? 0 : ms / player.lengthMs;
  usePlayerKeys(player, jumps);
  return (
    <section className={styles.player} aria-label={t("lecture.place")}>
      <Pressable
        className={styles.playKey}
        data-plays
        aria-label={t(state.isPlaying ? "lecture.pause" : "lecture.play")}
        aria-keyshortcuts="Space"
        onClick={player.toggle}
      >
        <Icon shape={state.isPlaying ? pauseIcon : playIcon} filled size={24} />
      </Pressable>
      <span className={styles.now}>{clockText(ms)}</span>
      <div className={styles.wave} style={{ "--share": share } as React.CSSProperties}>
        <div className={styles.bars} aria-hidden="true">
          {wave.map((level, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={at}
              data-heard={at < share * bars || undefined}
              style={{ "--level": level } as React.CSSProperties}
            />
          ))}
        </div>
        {marked.map(({ atMs, mark }, at) => (
          <b
            // biome-ignore lint/suspicious/noArrayIndexKey: several may stand at one second.
            key={at}
            aria-hidden="true"
            data-mark={mark}
            style={{ "--at": atMs / Math.max(1, player.lengthMs) } as React.CSSProperties}
          />
        ))}
        <Range
          className={styles.scrub ?? ""}
          aria-label={t("lecture.place")}
          aria-valuetext={clockText(ms)}
          min={0}
          max={player.lengthMs}
          step={1000}
          value={ms}
          onChange={(event) => player.seek(Number(event.currentTarget.value))}
        />
      </div>
      <span className={styles.length}>{clockText(player.lengthMs)}</span>
      <IconButton aria-label={t("lecture.previousMark")} onClick={() => player.jump(jumps, -1)}>
        <Icon shape={previousIcon} filled size={18} />
      </IconButton>
      <IconButton aria-label={t("lecture.nextMark")} onClick={() => player.jump(jumps, 1)}>
        <Icon shape={nextIcon} filled size={18} />
      </IconButton>
      <Select
        className={styles.speed ?? ""}
        aria-label={t("readability.speed")}
        value={state.speed}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
      >
        {playSpeeds.map((speed) => (
          <option key={speed} value={speed}>
            {`${format.number(speed)}×`}
          </option>
        ))}
      </Select>
      {hasSilence && (
        <Pressable
          className={styles.skip}
          aria-pressed={state.skipsSilence}
          onClick={() => player.skipSilence(!state.skipsSilence)}
        >
          {t("lecture.skipSilence")}
        </Pressable>
      )}
      {state.problem && <Problem text={t(state.problem === "not-here" ? "lecture.notHere" : "lecture.unplayable")} />}
    </section>
  );
}

const step = 5000;

function usePlayerKeys(player: Player, jumps: readonly number[]): void {
  const { t } = useLanguage();
  const act = useEffectEvent((what: "toggle" | "back" | "on" | "previous" | "next" | "slower" | "faster") => {
    const { speed } = player.state();
    if (what === "toggle") player.toggle();
    else if (what === "back") player.by(-step);
    else if (what === "on") player.by(step);
    else if (what === "previous" || what === "next") player.jump(jumps, what === "next" ? 1 : -1);
    else player.setSpeed(speedBy(speed, what === "faster" ? 1 : -1));
  });
  useEffect(
    () =>
      registerShortcuts([
        { keys: playerKeys.toggle, label: t("readability.playPause"), run: () => pressOr(() => act("toggle")) },
        { keys: playerKeys.back, label: t("lecture.back"), run: () => act("back") },
        { keys: playerKeys.on, label: t("lecture.forward"), run: () => act("on") },
        { keys: playerKeys.previous, label: t("lecture.previousMark"), run: () => act("previous") },
        { keys: playerKeys.next, label: t("lecture.nextMark"), run: () => act("next") },
        { keys: playerKeys.slower, label: t("readability.slower"), run: () => act("slower") },
        { keys: playerKeys.faster, label: t("readability.faster"), run: () => act("faster") },
      ]),
    [t],
  );
}
