import { type Plot as PlotSpecification, valueAt, variableOf } from "@jotter/study-tools/plot";
import { type CSSProperties, type PointerEvent, useCallback, useId, useMemo, useState } from "react";
import { Range } from "../../ui/kit/Range.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { type DrawingSize, frameOf, PlotDrawing } from "./PlotDrawing.tsx";
import styles from "./plot.module.css";
import { meetingWords, parameterWords, plotWords, readingWords, shownName } from "./plot-words.ts";
import { nearestStep, stepOf } from "./steps.ts";

type PlotProps = {
  readonly plot: PlotSpecification;
  /** The colour of a class; without it the accent. */
  readonly marker?: string;
  /** What the letter that is moved stands for. */
  readonly parameterLabel?: string | undefined;
};

/**
 * Curves with one value that is moved: the letter beside the variable where there is one, else the place along the x
 * axis. By dragging on the drawing, by the slider, and by its arrow keys. [EXP-1]
 */
export function Plot({ plot, marker, parameterLabel }: PlotProps) {
  const { t, language } = useLanguage();
  const id = useId();
  const { size, measure } = useSize();
  const along = plot.parameter ?? plot.x;
  const [moved, setMoved] = useState(() => plot.parameter?.value ?? placeToBegin(plot));
  const value = Math.min(along.to, Math.max(along.from, moved));
  const parameter = plot.parameter ? value : undefined;
  const x = plot.parameter ? placeToBegin(plot) : value;
  const words = useMemo(() => plotWords(plot, parameter, t, language), [plot, parameter, t, language]);
  const frame = useMemo(() => frameOf(plot, size, language), [plot, size, language]);
  const met = meetingWords(plot, parameter, t, language);
  const read = readingWords(plot, { x, parameter }, t, language);
  // A letter is moved to see where they meet; a place, to read them there.
  const reading = plot.parameter && met !== "" ? met : read;
  const setting = parameterWords(plot, { value: parameter, label: parameterLabel }, language);

  function moveTo({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left - frame.left) / frame.innerWidth;
    setMoved(nearestStep(along.from + Math.min(1, Math.max(0, share)) * (along.to - along.from), along));
  }

  return (
    <figure className={styles.figure} data-marker={marker}>
      <PlotDrawing
        ref={measure}
        plot={plot}
        title={words.title}
        describedBy={`${id}-words`}
        readAt={plot.parameter ? null : value}
        parameter={parameter}
        language={language}
        size={size}
        frame={frame}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      />
      <p className="visually-hidden" id={`${id}-words`}>
        {words.description}
      </p>
      {plot.curves.length > 1 && (
        <ul className={styles.legend}>
          {plot.curves.map(({ expression }, at) => (
            <li key={expression}>
              <svg className={styles.sample} viewBox="0 0 28 8" aria-hidden="true">
                <path className={styles.curve} data-curve={at} d="M2 4L26 4" />
              </svg>
              {shownName(plot, at)}
            </li>
          ))}
        </ul>
      )}
      <Range
        className={styles.range ?? ""}
        // Its knob stands under the line it moves.
        style={{ "--left": `${frame.left}px` } as CSSProperties}
        aria-label={t("plot.move", { name: parameterLabel ?? plot.parameter?.name ?? variableOf(plot) })}
        aria-valuetext={setting ? `${setting} · ${reading}` : reading}
        min={along.from}
        max={along.to}
        step={stepOf(along)}
        value={value}
        onChange={(event) => setMoved(Number(event.currentTarget.value))}
      />
      <figcaption className={styles.caption}>
        {setting && <strong>{setting}</strong>}
        {setting ? <span>{reading}</span> : <strong>{reading}</strong>}
        {plot.note && <span>{plot.note}</span>}
      </figcaption>
    </figure>
  );
}

/** The middle, or the first place beside it where there is something to read; a letter that moves does little at 0. */
function placeToBegin(plot: PlotSpecification): number {
  const { from, to } = plot.x;
  const shares = [...(plot.parameter ? [] : [0.5]), 0.75, 0.6, 0.9, 0.25, 0.1];
  const places = shares.map((share) => nearestStep(from + share * (to - from), plot.x));
  return places.find((place) => Number.isFinite(valueAt(plot, 0, place))) ?? (from + to) / 2;
}

/** Drawn in the pixels it has: a stretched drawing would have stretched letters. */
function useSize() {
  const [size, setSize] = useState<DrawingSize>({ width: 420, letters: 1 });
  const measure = useCallback((drawing: SVGSVGElement | null) => {
    if (!drawing) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setSize({ width: Math.round(entry.contentRect.width), letters });
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return { size, measure };
}
