import type { HiddenArea } from "@jotter/domain/card";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./areas.module.css";
import { CardPicture, placeOf } from "./CardPicture.tsx";
import { areaBetween, freshArea, moved, type Point, resized } from "./hidden-areas.ts";

type AreaEditorProps = {
  readonly id: string;
  readonly areas: readonly HiddenArea[];
  readonly onChange: (areas: readonly HiddenArea[]) => void;
};

/** What a pointer is doing: drawing a new area, or moving or resizing one. */
type Hold = {
  readonly from: Point;
  readonly at: number | null;
  readonly isCorner: boolean;
  readonly area: HiddenArea | null;
};

const step = 10;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Rectangles over a picture, drawn with mouse or finger, or added and moved with the keyboard; each is asked once. [FLA-1] */
export function AreaEditor({ id, areas, onChange }: AreaEditorProps) {
  const { t, format } = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [hold, setHold] = useState<Hold | null>(null);
  const [said, setSaid] = useState("");

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: ((clientX - box.left) / box.width) * 1000, y: ((clientY - box.top) / box.height) * 1000 };
  };
  const nameOf = (area: HiddenArea, at: number) =>
    t("cards.area.name", {
      number: format.number(at + 1),
      left: format.percent(area.x / 1000),
      top: format.percent(area.y / 1000),
      width: format.percent(area.width / 1000),
      height: format.percent(area.height / 1000),
    });
  const put = (at: number, area: HiddenArea) => onChange(areas.map((each, index) => (index === at ? area : each)));
  const focusArea = (at: number) =>
    requestAnimationFrame(() => {
      const next = picture.current?.querySelector<HTMLElement>(`[data-area="${at}"]`);
      (next ?? add.current)?.focus();
    });
  const remove = (at: number) => {
    onChange(areas.filter((_, index) => index !== at));
    setSaid(t("cards.area.removed", { number: format.number(at + 1) }));
    focusArea(Math.min(at, areas.length - 2));
  };

  function grab(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const found = event.target.closest<HTMLElement>("[data-area]");
    const at = found ? Number(found.dataset.area) : null;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    found?.focus();
    const area = at === null ? null : (areas[at] ?? null);
    setHold({ from: pointOf(event), at, area, isCorner: event.target.closest("[data-corner]") !== null });
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!hold) return;
    const to = pointOf(event);
    const by = { x: to.x - hold.from.x, y: to.y - hold.from.y };
    if (hold.at === null) setHold({ ...hold, area: areaBetween(hold.from, to) });
    else if (hold.area) put(hold.at, hold.isCorner ? resized(hold.area, by) : moved(hold.area, by));
  }

  function letGo() {
    if (hold?.at === null && hold.area) {
      onChange([...areas, hold.area]);
      focusArea(areas.length);
    }
    setHold(null);
  }

  function keys(event: KeyboardEvent, at: number, area: HiddenArea) {
    const by = arrows[event.key];
    if (by) {
      const next = event.shiftKey ? resized(area, by) : moved(area, by);
      put(at, next);
      setSaid(nameOf(next, at));
    } else if (event.key === "Delete" || event.key === "Backspace") remove(at);
    else return;
    event.preventDefault();
  }

  return (
    <fieldset className={styles.editor}>
      <legend>{t("cards.area.label")}</legend>
      <p className={styles.hint}>{t("cards.area.hint")}</p>
      <div
        ref={picture}
        className={styles.picture}
        data-drawing="true"
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={() => setHold(null)}
      >
        <CardPicture id={id} />
        {areas.map((area, at) => (
          <Pressable
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place among the others.
            key={at}
            className={styles.area}
            data-area={at}
            style={placeOf(area)}
            aria-label={nameOf(area, at)}
            aria-keyshortcuts="Delete"
            onKeyDown={(event) => keys(event, at, area)}
          >
            {format.number(at + 1)}
            <i className={styles.corner} data-corner="true" aria-hidden="true" />
          </Pressable>
        ))}
        {hold?.at === null && hold.area && <span className={styles.area} style={placeOf(hold.area)} />}
      </div>
      <Button
        ref={add}
        look="outline"
        onClick={() => {
          onChange([...areas, freshArea(areas)]);
          focusArea(areas.length);
        }}
      >
        <Icon shape={plusIcon} size={16} />
        {t("cards.area.add")}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </fieldset>
  );
}
