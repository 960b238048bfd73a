import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { openQuickSwitcher } from "../student/notes/quick-switcher.ts";
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
import type { TextKey } from "../ui/translate.ts";
import { areas } from "./areas.ts";
import styles from "./shortcuts.module.css";

/** Listens to the keys, offers those of the shell, and shows the sheet of all there are. [SET-3] */
export function Shortcuts() {
  const t = useTexts();
  const router = useRouter();
  const all = useRegisteredShortcuts();
  const [isShown, setIsShown] = useState(false);
  const { shortcuts: choice } = useReadability();

  useEffect(() => {
    const goTo = areas.map(({ key, id, to }) => ({
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
      <h3 className={styles.part}>{t("shortcuts.writing")}</h3>
      <dl className={styles.list}>
        {writingKeys.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** What the editor of notes knows; first of all how to leave it, since Tab is a key of its own there. [SET-3] */
const writingKeys = [
  { keys: "Esc Tab", label: "shortcuts.leaveText" },
  { keys: "/", label: "shortcuts.insertMenu" },
  { keys: "mod+b", label: "editor.format.bold" },
  { keys: "mod+i", label: "editor.format.italic" },
  { keys: "mod+e", label: "editor.format.code" },
  { keys: "mod+m", label: "editor.format.formula" },
  { keys: "mod+Alt 1", label: "editor.insert.heading1" },
  { keys: "mod+Enter", label: "editor.task" },
  { keys: "mod+f", label: "editor.findAndReplace" },
  { keys: "Alt F10", label: "editor.format.label" },
] as const satisfies readonly { readonly keys: string; readonly label: TextKey }[];

/** A page may have taken the key for something of its own. */
function isInForce({ keys }: Shortcut, at: number, all: readonly Shortcut[]): boolean {
  return all.findLastIndex((one) => one.keys === keys) === at;
}

/** As it is printed on keyboards of all six languages. */
const escapeKey = "Esc";
const modKey = isMac ? "⌘" : "Ctrl";

/** Keys that are held down together; null where one comes after the other. */
function chordOf(keys: string): readonly string[] | null {
  if (keys.startsWith("mod+")) return [modKey, ...keys.slice("mod+".length).split(" ")];
  return keys.startsWith("Alt ") ? keys.split(" ") : null;
}

function Keys({ keys }: { readonly keys: string }) {
  const t = useTexts();
  const chord = chordOf(keys);
  if (chord) {
    return (
      <>
        {chord.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
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
