import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { openQuickSwitcher } from "../student/quick-switcher.ts";
import { Dialog } from "../ui/Dialog.tsx";
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
  const [isShown, setIsShown] = useState(false);
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

  useEffect(() => hostShortcutSheet(() => setIsShown(true)), []);

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

  if (!isShown) return null;
  return (
    <Dialog title={t("shortcuts.title")} hasCross closesBeside onClose={() => setIsShown(false)}>
      {choice === "off" ? <Notice text={t("shortcuts.isOff")} /> : <p className={styles.text}>{t("shortcuts.text")}</p>}
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
    </Dialog>
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
