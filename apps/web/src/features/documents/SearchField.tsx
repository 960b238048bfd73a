import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, searchIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import styles from "./toolbar.module.css";

type SearchFieldProps = {
  readonly query: string;
  /** How many there are to be looked through. */
  readonly documents: number;
  readonly pages: number;
};

export function SearchField({ query, documents, pages }: SearchFieldProps) {
  const { t, format } = useLanguage();
  const all = { count: documents, formatted: format.number(documents), pages: format.number(pages) };
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // The field is the student's while they type; Back and Forward change it from outside.
  useEffect(() => {
    const shown = field.current;
    if (shown && shown.value !== query && globalThis.document.activeElement !== shown) shown.value = query;
  }, [query]);

  useEffect(
    () => registerShortcuts([{ keys: "/", label: t("documents.search"), run: () => field.current?.focus() }]),
    [t],
  );

  function look(q: string) {
    void navigate({
      to: "/docs",
      search: (last) => ({ ...last, q: q.trim() === "" ? undefined : q }),
      replace: true,
      resetScroll: false,
    });
  }

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
        aria-label={t("documents.search")}
        placeholder={pages > 1 ? t("library.searchIn", all) : t("documents.search")}
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
