import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type Area, drawnArea } from "./mark-areas.ts";
import styles from "./reader.module.css";
import { ShownLayer } from "./ShownLayer.tsx";
import type { Shown } from "./shown.ts";

export type PageFrameProps = {
  readonly page: number;
  readonly label: string;
  readonly look: "sheet" | "flow";
  readonly style?: CSSProperties;
  readonly shown: readonly Shown[];
  readonly drawn: number;
  readonly frameRef?: Ref<HTMLElement>;
  /** Given while an area is to be marked. */
  readonly onArea?: ((page: number, area: Area) => void) | undefined;
  readonly onMark: (id: string) => void;
  readonly children: ReactNode;
};

/** One page, with what is marked upon it. */
export function PageFrame({
  page,
  label,
  look,
  style,
  shown,
  drawn,
  frameRef,
  onArea,
  onMark,
  children,
}: PageFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useImperativeHandle(frameRef, () => frame.current as HTMLElement);
  const area = useDrawnArea(onArea && ((made: Area) => onArea(page, made)));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: without a mouse a mark is opened from the list of marks.
    <section
      ref={frame}
      data-page={page}
      data-look={look}
      className={styles.page}
      style={style}
      aria-label={label}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest("a, button");
        const mark = !onArea && !isLink && getSelection()?.isCollapsed !== false && markAt(event);
        if (mark) onMark(mark);
      }}
    >
      {children}
      <ShownLayer shown={shown} frame={frame} drawn={drawn} />
      {onArea && <div className={styles.areas} {...area.handlers} />}
      {area.box && (
        <i
          className={styles.drawing}
          style={{
            left: `${area.box.x / 10}%`,
            top: `${area.box.y / 10}%`,
            width: `${area.box.width / 10}%`,
            height: `${area.box.height / 10}%`,
          }}
        />
      )}
    </section>
  );
}

/**
 * The words lie over the marks, so that they can be selected: a mark is known by where it was pressed. Of several the
 * smallest is meant: a word within a paragraph that is marked, too.
 */
function markAt({ currentTarget, clientX, clientY }: MouseEvent): string | undefined {
  const boxes = [...currentTarget.querySelectorAll<HTMLElement>("[data-mark]")].map((box) => ({
    mark: box.dataset.mark,
    ...sidesOf(box),
  }));
  const sizeOf = (mark: string | undefined) =>
    boxes.reduce((sum, box) => (box.mark === mark ? sum + (box.right - box.left) * (box.bottom - box.top) : sum), 0);
  const hit = boxes.filter(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
  return hit.toSorted((one, other) => sizeOf(one.mark) - sizeOf(other.mark))[0]?.mark;
}

function sidesOf(box: Element) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return { left, right, top, bottom };
}

type Point = { readonly x: number; readonly y: number };

/** In thousandths of what was pressed. */
function pointIn(event: {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
}): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: ((event.clientX - left) / width) * 1000, y: ((event.clientY - top) / height) * 1000 };
}

function useDrawnArea(onArea: ((area: Area) => void) | undefined) {
  const [corners, setCorners] = useState<{ readonly from: Point; readonly to: Point } | null>(null);
  const box = corners && drawnArea(corners.from, corners.to);
  return {
    box,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setCorners({ from: pointIn(event), to: pointIn(event) });
      },
      onPointerMove: (event: PointerEvent) => {
        const to = pointIn(event);
        setCorners((last) => last && { from: last.from, to });
      },
      onPointerUp: () => {
        if (box) onArea?.(box);
        setCorners(null);
      },
      onPointerCancel: () => setCorners(null),
    },
  };
}
