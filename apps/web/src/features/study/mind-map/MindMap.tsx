import type { Marker } from "@jotter/domain/course";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { IconButton, Pressable } from "../../../ui/Button.tsx";
import { isComposing } from "../../../ui/composing.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { plusIcon, trashIcon } from "../../../ui/icons/app.ts";
import {
  addBelowIcon,
  addBesideIcon,
  fillIcon,
  fitIcon,
  leaveFillIcon,
  redoIcon,
  undoIcon,
  zoomInIcon,
  zoomOutIcon,
} from "../../../ui/icons/mind-map.ts";
import { useTexts } from "../../../ui/language.tsx";
import { TypesetterContext, useTypesetter } from "../../../ui/markdown/Formula.tsx";
import { mayHaveMaths } from "../../../ui/markdown/typesetter.ts";
import type { TextKey } from "../../../ui/translate.ts";
import { useBackCloses } from "../../../ui/use-back-closes.ts";
import type { History } from "./history.ts";
import { type Box, type Direction, type Layout, neighbour, widest } from "./layout.ts";
import styles from "./mind-map.module.css";
import { Thought } from "./Thought.tsx";
import { indent, moveDown, moveUp, outdent, placeOf, placesOf } from "./tree.ts";
import { useDrawing } from "./use-drawing.ts";
import { useMindMap } from "./use-mind-map.ts";
import { useZoom } from "./use-zoom.ts";

type MindMapProps = {
  readonly history: History;
  /** With every letter, and whenever another thought is chosen. */
  readonly onChange: (history: History) => void;
  /** Opens the passage of that number. */
  readonly onMark?: (mark: number) => void;
  /** The colour of the class. */
  readonly marker?: Marker | undefined;
  readonly label: string;
  /** What stands at the left of its tools. */
  readonly head?: ReactNode;
};

/** A map that is written in where it stands; a tree in lines for those who hear it. [SUM-1] */
export function MindMap({ history, onChange, onMark, marker, label, head }: MindMapProps) {
  const t = useTexts();
  const id = useId();
  const { tree } = history.present;
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [isByTouch, setIsByTouch] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const map = useMindMap(history, onChange);
  const hasMaths = useMemo(() => placesOf(tree).some(({ node }) => mayHaveMaths(node.text)), [tree]);
  const typesetter = useTypesetter(hasMaths);
  const drawing = useDrawing(tree, viewport, typesetter !== "awaited");
  const { layout, room, isReady } = drawing;
  const zoom = useZoom(viewport, drawing, () => map.select(null));
  const { selected, editing } = map;
  const chosen = layout.boxes.find(({ node }) => node.id === selected);
  const branch = tree.children.find((one) => selected !== null && placeOf(one, selected));

  useLayoutEffect(() => {
    // In the browser's top layer nothing of the page is above it, and no ancestor cuts it off.
    const element = section.current;
    if (!element || !isFilled) return;
    element.popover = "manual";
    element.showPopover();
    return () => {
      element.hidePopover();
      element.popover = null;
    };
  }, [isFilled]);

  // Escape goes back to the page, wherever the focus is; in the map it may mean something else first.
  const leaveFill = useEffectEvent(() => fill(false));
  useEffect(() => {
    if (!isFilled) return;
    const byKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      leaveFill();
    };
    document.addEventListener("keydown", byKey);
    return () => document.removeEventListener("keydown", byKey);
  }, [isFilled]);
  useBackCloses(isFilled, () => fill(false));

  // After every change that was made here: the chosen thought has the keys, and is seen.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !isReady) return;
    wantsFocus.current = false;
    const item = viewport.current?.querySelector<HTMLElement>(`[data-thought="${CSS.escape(selected ?? tree.id)}"]`);
    const field = item?.querySelector("textarea");
    if (document.activeElement !== (field ?? item)) (field ?? item)?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  /** Does it, and goes where it leads. */
  function act(change: () => void) {
    wantsFocus.current = true;
    change();
  }

  function press({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const mark = target.closest<HTMLElement>("[data-mark]")?.dataset.mark;
    const pressed = target.closest<HTMLElement>("[data-thought]")?.dataset.thought;
    if (mark !== undefined) onMark?.(Number(mark));
    else if (pressed !== undefined && pressed !== editing) {
      act(() => (isByTouch && selected !== pressed ? map.select(pressed) : map.edit(pressed)));
    }
  }

  function leaveTo(event: FocusEvent) {
    const isGone = !section.current?.contains(event.relatedTarget);
    // Another window is in front: this one is not left.
    if (!document.hasFocus()) return;
    if (isGone && selected !== null) map.select(null);
    else if (editing !== null && event.target instanceof HTMLTextAreaElement) map.leaveEditing();
  }

  /** A letter that is typed here is none of the shortcuts of the app, wherever in the map it is. */
  function keepLetters(event: KeyboardEvent) {
    if (isLetter(event)) event.stopPropagation();
  }

  function onKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const command = editing === null ? walkingKey(event) : writingKey(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  }

  function writingKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null {
    if (editing === null) return null;
    const isMod = ctrlKey || metaKey;
    if (key === "Escape") return () => act(map.leaveEditing);
    if (key === "Enter" && !isMod)
      return () => act(map.isWritingNothing ? map.leaveEditing : () => map.addBeside(editing));
    if (key === "Tab" && shiftKey) return () => act(() => map.move(editing, outdent));
    if (key === "Tab")
      return () => act(() => (map.isWritingNothing ? map.move(editing, indent) : map.addBelow(editing)));
    // In an empty field there is no letter to take back, but the field itself.
    if (key.toLowerCase() === "z" && isMod && !shiftKey && map.isWritingNothing) return () => act(map.undo);
    return null;
  }

  function walkingKey(event: KeyboardEvent): (() => void) | null {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const at = selected ?? tree.id;
    if (isLetter(event)) return () => act(() => map.replace(at, key));
    const isMod = ctrlKey || metaKey;
    if (isMod && key.toLowerCase() === "z") return () => act(shiftKey ? map.redo : map.undo);
    if (isMod && key.toLowerCase() === "y") return () => act(map.redo);
    const mark = chosen?.node.mark;
    if (isMod && key === "Enter") return onMark && mark !== undefined ? () => onMark(mark) : null;
    if (isMod) return null;
    if (key === "Enter" || key === "F2") return () => act(() => map.edit(at));
    const direction = directions[key];
    if (direction && altKey) return () => act(() => map.move(at, moveTo(direction, chosen)));
    if (direction)
      return () => act(() => map.select(selected === null ? at : (neighbour(layout, at, direction) ?? at)));
    if (key === "Home") return () => act(() => map.select(tree.id));
    if (key === "End") return () => act(() => map.select(layout.boxes.at(-1)?.node.id ?? at));
    // Who only passes by with Tab goes on to what comes after the map.
    if (selected === null) return null;
    if (key === "Tab") return () => act(() => (shiftKey ? map.move(at, outdent) : map.addBelow(at)));
    if (key === "Delete" || key === "Backspace") return () => act(() => map.remove(at));
    if (key === "Escape" && isFilled) return () => act(() => fill(false));
    if (key === "Escape") return leaveMap;
    return null;
  }

  function fill(isToFill: boolean) {
    setIsFilled(isToFill);
    zoom.reset();
  }

  function leaveMap() {
    map.select(null);
    tools.current?.querySelector<HTMLElement>("button:last-child")?.focus();
  }

  const buttons = [
    ["undo", undoIcon, () => act(map.undo), !map.canUndo],
    ["redo", redoIcon, () => act(map.redo), !map.canRedo],
    ["zoomOut", zoomOutIcon, zoom.zoomOut, false],
    ["zoomIn", zoomInIcon, zoom.zoomIn, false],
    ["fit", fitIcon, zoom.showAll, false],
    [isFilled ? "leaveFill" : "fill", isFilled ? leaveFillIcon : fillIcon, () => fill(!isFilled), false],
  ] as const;

  return (
    <section
      ref={section}
      className={styles.map}
      data-marker={marker}
      data-column={layout.isColumn}
      data-filled={isFilled}
      aria-label={label}
      onBlur={leaveTo}
      onKeyDown={keepLetters}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        {...zoom.dragging}
        onPointerDownCapture={(event) => setIsByTouch(event.pointerType !== "mouse")}
      >
        <div className={styles.canvas} style={{ width: layout.width * zoom.scale, height: layout.height * zoom.scale }}>
          <div
            className={styles.layer}
            style={{
              width: layout.width,
              height: layout.height,
              transform: `scale(${zoom.scale})`,
              visibility: isReady ? "visible" : "hidden",
              ...{ "--zoom": zoom.scale },
            }}
          >
            <Lines layout={layout} />
            <div
              role="tree"
              tabIndex={-1}
              aria-label={label}
              aria-describedby={`${id}-keys`}
              onKeyDown={onKey}
              onClick={press}
            >
              <TypesetterContext value={typesetter === "awaited" ? null : typesetter}>
                {placesOf(tree).map((place, index) => {
                  const box = layout.boxes[index];
                  const isSelected = place.node.id === selected;
                  return (
                    box && (
                      <Thought
                        key={place.node.id}
                        node={place.node}
                        level={place.level}
                        position={place.index + 1}
                        count={place.parent?.children.length ?? 1}
                        side={box.side}
                        x={box.x}
                        y={box.y}
                        maxWidth={widest(place.level, room.width)}
                        isSelected={isSelected}
                        isReachable={isSelected || (selected === null && place.level === 0)}
                        opensSource={onMark !== undefined}
                        onWrite={place.node.id === editing ? map.write : null}
                      />
                    )
                  );
                })}
              </TypesetterContext>
            </div>
            {(chosen || tree.children.length === 0) && (
              <AddButton layout={layout} branch={branch?.id} onAdd={(below) => act(() => map.addBelow(below))} />
            )}
            {isByTouch && chosen && (
              <TouchBar layout={layout} box={chosen} scale={zoom.scale}>
                <TouchButton name="addBelow" icon={addBelowIcon} run={() => act(() => map.addBelow(chosen.node.id))} />
                {chosen.level > 0 && (
                  <>
                    <TouchButton
                      name="addBeside"
                      icon={addBesideIcon}
                      run={() => act(() => map.addBeside(chosen.node.id))}
                    />
                    <TouchButton name="remove" icon={trashIcon} run={() => act(() => map.remove(chosen.node.id))} />
                  </>
                )}
              </TouchBar>
            )}
          </div>
        </div>
      </div>
      <div className={styles.head}>
        {head}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
        <div ref={tools} role="group" aria-label={t("mindMap.tools")} className={styles.tools}>
          {buttons.map(([name, icon, run, isIdle]) => (
            <IconButton
              // One button with two faces: the focus stays on it.
              key={name === "leaveFill" ? "fill" : name}
              aria-label={t(`mindMap.${name}`)}
              title={t(`mindMap.${name}`)}
              disabled={isIdle}
              onClick={run}
            >
              <Icon shape={icon} />
            </IconButton>
          ))}
        </div>
      </div>
      <p className={styles.hint} data-shown={selected !== null && !isByTouch} aria-hidden="true">
        {t("mindMap.keys")}
      </p>
      <p id={`${id}-keys`} hidden>
        {t("mindMap.allKeys")}
      </p>
    </section>
  );
}

/** With AltGr some keyboards write what others have keys for. */
function isLetter(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isHeld = (altKey || ctrlKey || metaKey) && !event.getModifierState("AltGraph");
  return !isHeld && key.trim() !== "" && [...key].length === 1;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Away from the centre is deeper. */
function moveTo(direction: Direction, box: Box | undefined) {
  if (direction === "up") return moveUp;
  if (direction === "down") return moveDown;
  return (direction === "left") === (box?.side === "left") ? indent : outdent;
}

function Lines({ layout }: { readonly layout: Layout }) {
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      {layout.curves.map((curve, index) => (
        <path key={layout.blocks[index]?.id} d={curve} />
      ))}
      {layout.guides.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  );
}

type AddButtonProps = {
  readonly layout: Layout;
  /** The branch that is chosen, or on which hangs what is. */
  readonly branch: string | undefined;
  readonly onAdd: (below: string) => void;
};

/** One more at the end of the branch that is chosen, or one more branch. */
function AddButton({ layout, branch, onAdd }: AddButtonProps) {
  const t = useTexts();
  const [centre] = layout.boxes;
  const block = layout.blocks.find(({ id }) => id === branch);
  if (!centre) return null;
  const { x, y, width, height } = block ?? centre;
  const middle = layout.isColumn ? (layout.blocks[0]?.x ?? x) : x + width / 2;
  const across = block?.side === "left" ? { right: layout.width - x - width } : { left: block ? x : middle };
  return (
    <Pressable
      className={styles.add ?? ""}
      data-centred={!block && !layout.isColumn}
      style={{ ...across, top: y + height }}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onAdd(block?.id ?? centre.node.id)}
    >
      <Icon shape={plusIcon} size={14} />
      {t("mindMap.add")}
    </Pressable>
  );
}

type TouchBarProps = {
  readonly layout: Layout;
  readonly box: Box;
  readonly scale: number;
  readonly children: ReactNode;
};

/** For fingers, which have no Tab and no Delete: as large as a finger whatever the zoom. */
function TouchBar({ layout, box, scale, children }: TouchBarProps) {
  const size = { width: (box.level === 0 ? 60 : 156) / scale, height: 58 / scale };
  const left = Math.max(0, Math.min(box.x + box.width / 2 - size.width / 2, layout.width - size.width));
  const isAbove = box.y >= size.height;
  const top = isAbove ? box.y - size.height : box.y + box.height + 10 / scale;
  return (
    <div className={styles.touchBar} style={{ left, top, transform: `scale(${1 / scale})` }}>
      {children}
    </div>
  );
}

type TouchButtonProps = {
  readonly name: "addBelow" | "addBeside" | "remove";
  readonly icon: Parameters<typeof Icon>[0]["shape"];
  readonly run: () => void;
};

function TouchButton({ name, icon, run }: TouchButtonProps) {
  const t = useTexts();
  const key: TextKey = `mindMap.${name}`;
  return (
    // Pressed while something is written, it leaves the keyboard where it is.
    <IconButton aria-label={t(key)} onPointerDown={(event) => event.preventDefault()} onClick={run}>
      <Icon shape={icon} />
    </IconButton>
  );
}
