import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { openQuickSwitcher } from "../student/quick-switcher.ts";
import { iconButtonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { closeIcon } from "../ui/icons/app.ts";
import { useTexts } from "../ui/language.tsx";
import { Notice } from "../ui/Problem.tsx";
import { readability, useReadability } from "../ui/readability.ts";
import {
  createKeyReader,
  hostShortcutSheet,
  isMac,
  openShortcutSheet,
  registeredShortcuts,
  registerShortcuts,
  type Shortcut,
  useRegisteredShortcuts,
} from "../ui/shortcuts.ts";
import { areas, settingsArea } from "./areas.ts";
import styles from "./shortcuts.module.css";

/** Listens to the keys, offers those of the shell, and shows the sheet of all there are. [SET-3] */
export function Shortcuts() {
  const t = useTexts();
  const router = useRouter();
  const all = useRegisteredShortcuts();
  const sheet = useRef<HTMLDialogElement>(null);
  const { shortcuts: choice } = useReadability();

  useEffect(() => {
    const goTo = [...areas, settingsArea].map(({ key, id, to }) => ({
      keys: `g ${key}`,
      label: t("shortcuts.goTo", { area: t(`area.${id}`) }),
      run: () => router.history.push(to),
    }));
    const newNote = { keys: "n", label: t("shortcuts.newNote"), run: () => router.history.push("/editor") };
    const help = { keys: "?", label: t("shortcuts.sheet"), run: openShortcutSheet };
    const search = { keys: "mod+k", label: t("search.title"), run: openQuickSwitcher };
    return registerShortcuts([search, newNote, ...goTo, help], { everywhere: true });
  }, [t, router]);

  useEffect(() => hostShortcutSheet(() => sheet.current?.showModal()), []);

  useEffect(() => {
    const read = createKeyReader(registeredShortcuts);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || readability().shortcuts === "off") return;
      const found = read(event, event.timeStamp);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; Escape does so by itself.
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby="shortcuts"
      onClick={(event) => event.target === event.currentTarget && sheet.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="shortcuts">{t("shortcuts.title")}</h2>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t("action.close")}
            onClick={() => sheet.current?.close()}
          >
            <Icon shape={closeIcon} />
          </button>
        </div>
        {choice === "off" ? <Notice text={t("shortcuts.isOff")} /> : <p>{t("shortcuts.text")}</p>}
        <dl className={styles.list}>
          {all.filter(isInForce).map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                <Keys keys={keys} />
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>{escapeKey}</kbd>
            </dt>
            <dd>{t("shortcuts.close")}</dd>
          </div>
        </dl>
      </div>
    </dialog>
  );
}

/** A page may have taken the key for something of its own. */
function isInForce({ keys }: Shortcut, at: number, all: readonly Shortcut[]): boolean {
  return all.findLastIndex((one) => one.keys === keys) === at;
}

/** As it is printed on keyboards of all six languages. */
const escapeKey = "Esc";
const modKey = isMac ? "⌘" : "Ctrl";

function Keys({ keys }: { readonly keys: string }) {
  const t = useTexts();
  if (keys.startsWith("mod+")) {
    return (
      <>
        <kbd>{modKey}</kbd>
        <kbd>{keys.slice("mod+".length)}</kbd>
      </>
    );
  }
  const [first, second] = keys.split(" ");
  return (
    <>
      <kbd>{first}</kbd>
      {second && (
        <>
          <span>{t("shortcuts.afterwards")}</span>
          <kbd>{second}</kbd>
        </>
      )}
    </>
  );
}
