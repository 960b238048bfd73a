import { type FormEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classChanges } from "../../student/grades/class-changes.ts";
import { type StudentClass, useClasses } from "../../student/grades/use-classes.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { checkIcon, closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { editGradeIcon } from "../../ui/icons/grades.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { TextField } from "../../ui/TextField.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

export function Classes() {
  const t = useTexts();
  const format = useFormat();
  const { replica, account, now } = useStudent();
  const changes = useMemo(() => classChanges({ replica, account, now }), [replica, account, now]);
  const { classes, addClass } = useClasses();
  const [renaming, setRenaming] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
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
    const { grades, hasLessons } = await changes.belongings(one.id);
    const what = [
      ...(grades > 0 ? [t("settings.classGrades", { count: grades, formatted: format.number(grades) })] : []),
      ...(hasLessons ? [t("settings.classLessons")] : []),
    ];
    const isMeant =
      what.length === 0 ||
      (await confirmed({
        title: t("settings.removeClassQuestion", { name: one.name }),
        text: [...what, t("settings.classKeeps")].join(" "),
        confirm: t("settings.removeClassNow"),
        cancel: t("action.cancel"),
      }));
    if (!isMeant) return;
    const undo = await changes.remove(one.id, one.name);
    // The button that was pressed is gone with its row.
    heading.current?.focus({ preventScroll: true });
    toast({
      text: t("settings.classRemoved", { name: one.name }),
      action: { label: t("action.undo"), run: () => void undo() },
    });
  }

  function stopRenaming(id: string) {
    // Its button is drawn again in the place of the field.
    flushSync(() => setRenaming(null));
    list.current?.querySelector<HTMLElement>(`[data-rename="${id}"]`)?.focus();
  }

  return (
    <Section id="classes" title={t("settings.classes")} text={t("settings.classesText")} headingRef={heading}>
      {classes?.length === 0 && isWhole && <p className={styles.text}>{t("settings.classesEmpty")}</p>}
      {classes && classes.length > 0 && (
        <ul ref={list} className={styles.classes} aria-label={t("settings.classes")}>
          {classes.map((one) => (
            <li key={one.id} className={styles.class} data-marker={one.marker}>
              {renaming === one.id ? (
                <ClassName one={one} rename={changes.rename} onDone={() => stopRenaming(one.id)} />
              ) : (
                <>
                  <span>{one.name}</span>
                  <IconButton
                    data-rename={one.id}
                    aria-label={t("settings.renameClass", { name: one.name })}
                    onClick={() => setRenaming(one.id)}
                  >
                    <Icon shape={editGradeIcon} size={16} />
                  </IconButton>
                  <IconButton
                    aria-label={t("settings.removeClass", { name: one.name })}
                    onClick={() => void remove(one)}
                  >
                    <Icon shape={closeIcon} size={16} />
                  </IconButton>
                </>
              )}
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

type ClassNameProps = {
  readonly one: StudentClass;
  readonly rename: ReturnType<typeof classChanges>["rename"];
  readonly onDone: () => void;
};

/** The name as a field. Enter saves, Escape leaves it as it was. */
function ClassName({ one, rename, onDone }: ClassNameProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(one.name);
  const [problem, setProblem] = useState<"empty" | "taken" | null>(null);
  const problemId = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    const renamed = await rename(one.id, typed);
    if (renamed.ok) onDone();
    else setProblem(renamed.problem);
  }

  function byKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onDone();
  }

  return (
    <form className={styles.renaming} onSubmit={save} onKeyDown={byKey} noValidate>
      <Input
        ref={takeFocus}
        aria-label={t("settings.className")}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        autoComplete="off"
        maxLength={300}
        enterKeyHint="done"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <IconButton type="submit" aria-label={t("settings.saveClassName")}>
        <Icon shape={checkIcon} size={16} />
      </IconButton>
      <IconButton aria-label={t("action.cancel")} onClick={onDone}>
        <Icon shape={closeIcon} size={16} />
      </IconButton>
      {problem && (
        <p className={styles.renameProblem} id={problemId} role="alert">
          {t(`settings.classNameProblem.${problem}`, { name: typed.trim() })}
        </p>
      )}
    </form>
  );
}

function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
  // Whoever mends a name goes on where it ends.
  field?.setSelectionRange(field.value.length, field.value.length);
}
