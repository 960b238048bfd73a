import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "../Icon.tsx";
import { chosenIcon } from "../icons/forms.ts";
import { useBackCloses } from "../use-back-closes.ts";
import styles from "./menu.module.css";

type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
  /** Another menu or a dialog follows in the place of this one. */
  readonly leadsOn?: true;
  /** A step that is taken several times: the menu stays open. */
  readonly stays?: true;
  /** What it stands at now, after its label. */
  readonly aside?: string;
  /** Given where the items are a choice of one. */
  readonly isChosen?: boolean;
  /** The colour of a class. */
  readonly marker?: string | undefined;
};

type MenuProps = {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
};

/** A menu at the control that opened it, above everything else. Arrow keys move, Escape and Back close, the focus goes back. */
export function Menu({ anchor, label, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const shown = menu.current;
    if (!shown) return;
    shown.showPopover();
    place(shown, anchor);
    (shown.querySelector<HTMLElement>("[aria-checked=true]") ?? shown.querySelector<HTMLElement>("button"))?.focus();
  }, [anchor]);

  useEffect(() => {
    const { top, left } = anchor.getBoundingClientRect();
    const leave = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && (menu.current?.contains(target) || anchor.contains(target))) return;
      close.current();
    };
    // A step of the history puts the page back where it is, and says that it has scrolled.
    const scrolled = (event: Event) => {
      const now = anchor.getBoundingClientRect();
      if (Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1) leave(event);
    };
    addEventListener("pointerdown", leave);
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("resize", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("scroll", scrolled);
      removeEventListener("resize", leave);
    };
  }, [anchor]);

  useBackCloses(true, backToAnchor);

  function backToAnchor() {
    onClose();
    anchor.focus();
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) all[to % all.length]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") backToAnchor();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={menu}
      className={styles.menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
    >
      {items.map(({ key, label: words, icon, run, leadsOn, stays, aside, isChosen, marker }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={styles.item}
          data-marker={marker}
          role={isChosen === undefined ? "menuitem" : "menuitemradio"}
          {...(isChosen !== undefined && { "aria-checked": isChosen })}
          onClick={() => {
            if (!leadsOn && !stays) backToAnchor();
            run();
          }}
        >
          {icon}
          {marker !== undefined && <span className={styles.dot} />}
          <span className={styles.words}>{words}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          {isChosen && <Icon shape={chosenIcon} size={16} />}
        </button>
      ))}
    </div>
  );
}

const edge = 8;

/** Below its control if there is room, otherwise above; never out of the window. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = at.bottom + 6;
  const top = below + height + edge <= innerHeight ? below : Math.max(edge, at.top - 6 - height);
  const left = Math.min(Math.max(edge, at.right - width), document.documentElement.clientWidth - width - edge);
  Object.assign(menu.style, { top: `${top}px`, left: `${left}px` });
}
