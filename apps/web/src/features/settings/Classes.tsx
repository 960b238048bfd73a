import { type FormEvent, useRef } from "react";
import { type StudentClass, useClasses } from "../../student/grades/use-classes.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { TextField } from "../../ui/TextField.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

export function Classes() {
  const t = useTexts();
  const { classes, addClass, removeClass, restoreClass } = useClasses();
  const { isWhole } = useSyncReport();
  const { draft: typed, setDraft: setTyped } = useKeptDraft("new-class", "");
  const heading = useRef<HTMLHeadingElement>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // At once: whoever types on while it is stored has begun the next one.
    setTyped("");
    await addClass(typed);
  }

  async function remove(one: StudentClass) {
    await removeClass(one.id);
    // The button that was pressed is gone with its row.
    heading.current?.focus({ preventScroll: true });
    toast({
      text: t("settings.classRemoved", { name: one.name }),
      action: { label: t("action.undo"), run: () => void restoreClass(one) },
    });
  }

  return (
    <Section id="classes" title={t("settings.classes")} text={t("settings.classesText")} headingRef={heading}>
      {classes?.length === 0 && isWhole && <p className={styles.text}>{t("settings.classesEmpty")}</p>}
      {classes && classes.length > 0 && (
        <ul className={styles.classes} aria-label={t("settings.classes")}>
          {classes.map((one) => (
            <li key={one.id} className={styles.class} data-marker={one.marker}>
              <span>{one.name}</span>
              <IconButton aria-label={t("settings.removeClass", { name: one.name })} onClick={() => void remove(one)}>
                <Icon shape={closeIcon} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.inline} onSubmit={add}>
        <TextField
          label={t("settings.className")}
          autoComplete="off"
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">
          <Icon shape={plusIcon} size={18} />
          {t("settings.addClass")}
        </Button>
      </form>
    </Section>
  );
}
