import { type CourseLevel, courseLevels } from "@jotter/domain/course";
import { classSuggestions } from "@jotter/domain/sign-up";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { isComposing } from "../../../ui/composing.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useArrived } from "../../../ui/use-arrived.ts";
import styles from "./later-steps.module.css";

type ClassFieldProps = {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly chosen: readonly string[];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onAdd: (name: string) => void;
};

/** A field with suggestions under it: the pattern that screen readers call a combobox with a list. */
export function ClassField({ fieldRef, chosen, typed, onTyped, onAdd }: ClassFieldProps) {
  const { t, language } = useLanguage();
  const id = useId();
  const catalogue = useArrived(fetchCatalogue(language));
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const names = catalogue ? [...catalogue.keys()] : [];
  const suggestions = isOpen ? classSuggestions(names, chosen, typed) : [];
  const isShown = suggestions.length > 0;
  const activeName = active === null ? undefined : suggestions[active];

  function close() {
    setIsOpen(false);
    setActive(null);
  }

  function add(name: string) {
    onAdd(name);
    close();
    fieldRef.current?.focus();
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    // A Japanese or Chinese word is being put together: its keys are not ours.
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(activeName ?? typed);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsOpen(true);
      if (!isShown) return;
      const by = event.key === "ArrowDown" ? 1 : -1;
      const from = active ?? (by === 1 ? -1 : suggestions.length);
      setActive((from + by + suggestions.length) % suggestions.length);
    }
  }

  return (
    <div className={styles.picker}>
      <div className={styles.pickerRow}>
        <TextField
          ref={fieldRef}
          label={t("signUp.class")}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeName === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            onTyped(event.currentTarget.value);
            setIsOpen(true);
            setActive(null);
          }}
          onKeyDown={steer}
          onBlur={close}
        />
        <Button onClick={() => add(typed)}>{t("signUp.add")}</Button>
      </div>
      {isShown && (
        <div className={styles.suggestions} id={id} role="listbox" aria-label={t("signUp.suggestions")}>
          {suggestions.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as the pattern wants it.
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern wants it.
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field must not lose the focus before the click has arrived.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(name)}
            >
              <span>{name}</span>
              <small>{t(`signUp.levels.${catalogue?.get(name) ?? "standard"}`)}</small>
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isShown && t("signUp.suggestionCount", { count: suggestions.length })}
      </p>
    </div>
  );
}

type LevelsByClass = ReadonlyMap<string, CourseLevel>;
const fetching = new Map<string, Promise<LevelsByClass | null>>();

/**
 * The whole catalogue, in its order: first in the student's language, then in English, as the timetable of a school
 * abroad may have it. A class can be typed without it, so it may stay away.
 */
function fetchCatalogue(language: string): Promise<LevelsByClass | null> {
  const fetched = fetching.get(language) ?? levelsByClass(language).catch(() => null);
  fetching.set(language, fetched);
  return fetched;
}

async function levelsByClass(language: string): Promise<LevelsByClass> {
  const { loadCourses } = await import("@jotter/content/courses/load-courses");
  const catalogues = await Promise.all([loadCourses(language), loadCourses("en")]);
  const named = catalogues.flatMap((one) =>
    courseLevels.flatMap((level) => one[level].map((name) => [name, level] as const)),
  );
  return new Map(named);
}
