import styles from "./welcome.module.css";

/** How long a stroke takes from its word to all of the screen. [WEL-2] */
export const growMs = 1000;
const liftMs = 420;

/**
 * The stroke of a word grows over the screen, and is lifted from whatever page has come under it by then. It stands
 * outside of the page, so that it outlives it. Only its outline moves: nothing is laid out anew.
 */
export function growStroke(word: HTMLElement): { readonly lift: () => void; readonly remove: () => void } {
  const sheet = document.createElement("div");
  sheet.className = styles.growing ?? "";
  sheet.dataset.testid = "growing-stroke";
  sheet.style.background = getComputedStyle(word).getPropertyValue("--mark-colour");
  document.body.append(sheet);
  const everything = slanted(screenAndMore());
  sheet.animate([{ clipPath: slanted(word.getBoundingClientRect()) }, { clipPath: everything }], {
    duration: growMs,
    easing: "cubic-bezier(0.6, 0, 0.3, 1)",
    fill: "both",
  });
  return {
    lift: () => {
      const { top, right, height } = screenAndMore();
      // A moment's delay: the page under it is drawn first.
      const lifting = sheet.animate(
        [{ clipPath: everything }, { clipPath: slanted(new DOMRect(right + height, top, 0, height)) }],
        { duration: liftMs, delay: 60, easing: "cubic-bezier(0.6, 0, 0.3, 1)", fill: "both" },
      );
      lifting.onfinish = () => sheet.remove();
    },
    remove: () => sheet.remove(),
  };
}

/** The outline of a stroke that fills a place: leaning and rising a little, as the marker's strokes do. */
function slanted({ left, top, right, bottom }: DOMRect): string {
  const lean = (bottom - top) * 0.05;
  const rise = (right - left) * 0.01;
  const corners = [
    [left + lean, top + rise],
    [right + lean, top - rise],
    [right - lean, bottom - rise],
    [left - lean, bottom + rise],
  ];
  return `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join(", ")})`;
}

/** Large enough that its slanted corners lie outside. */
function screenAndMore(): DOMRect {
  return new DOMRect(-innerHeight / 10, -innerWidth / 10, innerWidth + innerHeight / 5, innerHeight + innerWidth / 5);
}
