import type { Editor } from "@jotter/editor/editor";
import type { SelectionOffer } from "@jotter/editor/host";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import {
  boldIcon,
  bulletsIcon,
  formulaIcon,
  headingIcon,
  highlightIcon,
  italicIcon,
  pictureIcon,
  tableIcon,
  tasksIcon,
  undoIcon,
} from "../../ui/icons/editor.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./format-strip.module.css";
import { useOffered } from "./use-offered.ts";

type FormatStripProps = {
  readonly editor: RefObject<Editor | null>;
  /** What can be done with the words that are selected; none where nothing is. */
  readonly offers: readonly SelectionOffer[];
};

/** On a touch screen: what a keyboard would do with Ctrl, above the one on the screen. */
export function FormatStrip({ editor, offers }: FormatStripProps) {
  const t = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const shown = useOffered(offers);

  // The keyboard covers the page without making it smaller: the strip has to be lifted by what is covered.
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const lift = () => {
      const covered = Math.max(0, innerHeight - screen.height - screen.offsetTop);
      strip.current?.parentElement?.style.setProperty("--covered", `${covered}px`);
      strip.current?.toggleAttribute("data-lifted", covered > 80);
      return covered > 80;
    };
    const liftWithCaret = () => {
      const isLifted = lift();
      // Who makes the page larger with two fingers looks where they want to.
      if (isLifted && screen.scale === 1) editor.current?.bringCaretIntoSight();
    };
    screen.addEventListener("resize", liftWithCaret);
    screen.addEventListener("scroll", lift);
    return () => {
      screen.removeEventListener("resize", liftWithCaret);
      screen.removeEventListener("scroll", lift);
    };
  }, [editor]);

  // A cell of a table has room for words alone.
  const [isInCell, setInCell] = useState(false);
  useEffect(() => {
    const look = () => setInCell(document.activeElement?.matches("[data-cell]") === true);
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);

  const buttons = [
    { label: t("editor.undo"), icon: undoIcon, press: () => editor.current?.undo(), inCell: true },
    { label: t("editor.insert.heading2"), icon: headingIcon, press: () => editor.current?.insert("heading2") },
    { label: t("editor.format.bold"), icon: boldIcon, press: () => editor.current?.format("bold"), inCell: true },
    { label: t("editor.format.italic"), icon: italicIcon, press: () => editor.current?.format("italic"), inCell: true },
    {
      label: t("editor.format.highlight"),
      icon: highlightIcon,
      press: () => editor.current?.format("highlight"),
      inCell: true,
    },
    { label: t("editor.insert.bullets"), icon: bulletsIcon, press: () => editor.current?.insert("bullets") },
    { label: t("editor.insert.tasks"), icon: tasksIcon, press: () => editor.current?.insert("tasks") },
    {
      label: t("editor.format.formula"),
      icon: formulaIcon,
      press: () => editor.current?.insert("inlineFormula"),
      inCell: true,
    },
    { label: t("editor.insert.table"), icon: tableIcon, press: () => editor.current?.insert("table") },
    { label: t("editor.insert.image"), icon: pictureIcon, press: () => editor.current?.insert("image") },
  ];
  return (
    <div ref={strip} className={styles.strip} data-under-thumb="strip">
      {shown.length > 0 && (
        <div className={styles.offers} role="toolbar" aria-label={t("selection.label")}>
          {shown.map(({ label, icon, press }) => (
            <Pressable key={label} onPointerDown={(event) => event.preventDefault()} onClick={press}>
              <Icon shape={{ regular: icon }} />
              <span>{label}</span>
            </Pressable>
          ))}
        </div>
      )}
      <div className={styles.formats} role="toolbar" aria-label={t("editor.formatting")}>
        {buttons.map(({ label, icon, press, inCell }) => (
          <Pressable
            key={label}
            aria-label={label}
            title={label}
            aria-disabled={isInCell && !inCell}
            // The editor keeps the focus, and the keyboard on the screen stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={press}
          >
            <Icon shape={icon} />
          </Pressable>
        ))}
      </div>
    </div>
  );
}
