import { type FormEvent, useEffect, useRef } from "react";
import { IconButton } from "./Button.tsx";
import { isComposing } from "./composing.ts";
import { Icon } from "./Icon.tsx";
import { closeIcon, searchIcon } from "./icons/app.ts";
import { Input } from "./kit/Input.tsx";
import { useTexts } from "./language.tsx";
import styles from "./list-toolbar.module.css";
import { registerShortcuts } from "./shortcuts.ts";

type SearchFieldProps = {
  readonly query: string;
  readonly label: string;
  readonly placeholder?: string;
  /** undefined where nothing is looked for. */
  readonly onLook: (query: string | undefined) => void;
};

/** Looks while it is typed in; "/" leads to it, Escape empties it. */
export function SearchField({ query, label, placeholder = label, onLook }: SearchFieldProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);

  // The field is the student's while they type; Back and Forward change it from outside.
  useEffect(() => {
    const shown = field.current;
    if (shown && shown.value !== query && globalThis.document.activeElement !== shown) shown.value = query;
  }, [query]);

  useEffect(() => registerShortcuts([{ keys: "/", label, run: () => field.current?.focus() }]), [label]);

  const look = (typed: string) => onLook(typed.trim() === "" ? undefined : typed);

  function typed(event: FormEvent<HTMLInputElement>) {
    // Half a word of an input method is not what anybody looks for.
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) look(event.currentTarget.value);
  }

  function clear() {
    if (field.current) field.current.value = "";
    look("");
    field.current?.focus();
  }

  return (
    <search className={styles.search}>
      <Icon shape={searchIcon} size={18} />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        onInput={typed}
        onCompositionEnd={(event) => look(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposing(event) || !event.currentTarget.value) return;
          event.preventDefault();
          clear();
        }}
      />
      {query !== "" && (
        <IconButton aria-label={t("notes.clearSearch")} onClick={clear}>
          <Icon shape={closeIcon} size={16} />
        </IconButton>
      )}
    </search>
  );
}
