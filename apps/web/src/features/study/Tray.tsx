import { type ReactNode, useState } from "react";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon } from "../../ui/icons/app.ts";
import { chosenIcon } from "../../ui/icons/forms.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import styles from "./desk.module.css";

type IconShape = Parameters<typeof Icon>[0]["shape"];

export type Way = {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  /** It opens something on the page, and is open. */
  readonly isOn?: boolean;
};

/** What is pressed most; what is done already says so, and can be done once more. */
export type TrayAction = {
  readonly label: string;
  readonly run: () => void;
  readonly isDone?: boolean;
  /** There is nothing it could do now. */
  readonly isIdle?: boolean;
  readonly icon?: IconShape;
};

type TrayProps = {
  /** What there is: "Summary". */
  readonly what: string;
  readonly count: string;
  /** Where it goes. */
  readonly destination?: ReactNode;
  readonly ways: readonly Way[];
  readonly action: TrayAction;
};

/** What becomes of a result: one button that says what it does, and quiet ways on. */
export function Tray({ what, count, destination, ways, action }: TrayProps) {
  const t = useTexts();
  const isNarrow = useMatches("(max-width: 1180px)");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <section className={styles.tray} aria-label={what} data-under-thumb="desk">
      <p className={styles.what}>
        <strong>{what}</strong>
        <span>{count}</span>
      </p>
      {!isNarrow && destination}
      <div className={styles.ways}>
        {isNarrow && ways.length > 0 ? (
          <Pressable
            className={styles.way}
            aria-label={t("area.more")}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Icon shape={dotsIcon} size={20} />
          </Pressable>
        ) : (
          ways.map(({ key, label, run, isOn }) => (
            <Pressable
              key={key}
              className={styles.way}
              onClick={run}
              {...(isOn !== undefined && { "aria-pressed": isOn })}
            >
              {label}
            </Pressable>
          ))
        )}
      </div>
      <Button
        look={action.isDone || action.isIdle ? "outline" : "primary"}
        aria-disabled={action.isIdle}
        onClick={action.isIdle ? undefined : action.run}
      >
        <Icon shape={action.icon ?? chosenIcon} size={18} />
        {action.label}
      </Button>
      {anchor && (
        <Menu
          anchor={anchor}
          label={t("area.more")}
          items={ways.map(({ key, label, run, isOn }) => ({ key, label, run, ...(isOn && { isChosen: true }) }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </section>
  );
}
