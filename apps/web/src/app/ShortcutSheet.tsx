import { Dialog } from "../ui/Dialog.tsx";
import { useTexts } from "../ui/language.tsx";
import { Notice } from "../ui/Problem.tsx";
import { useReadability } from "../ui/readability.ts";
import { isMac, type Shortcut, useRegisteredShortcuts } from "../ui/shortcuts.ts";
import type { TextKey } from "../ui/translate.ts";
import styles from "./shortcut-sheet.module.css";

/** All the keys there are. [SET-3] */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const all = useRegisteredShortcuts();
  const { shortcuts: choice } = useReadability();
  return (
    <Dialog title={t("shortcuts.title")} hasCross closesBeside onClose={onClose}>
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
  { keys: "Alt Enter", label: "shortcuts.acceptChange" },
  { keys: "Alt Shift Enter", label: "shortcuts.rejectChange" },
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
  if (keys.startsWith("shift+")) return ["Shift", keys.slice("shift+".length)];
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
