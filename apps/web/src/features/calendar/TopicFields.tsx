import type { Topic } from "@jotter/domain/event";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button, iconButtonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import agenda from "./agenda.module.css";
import styles from "./event-dialog.module.css";

type TopicFieldsProps = { readonly topics: readonly Topic[]; readonly onChange: (topics: readonly Topic[]) => void };

const topicsMaximum = 500;

/** What an exam is about, to be ticked off while it is learned. */
export function TopicFields({ topics, onChange }: TopicFieldsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function add() {
    const name = typed.trim();
    if (name !== "" && topics.length < topicsMaximum) onChange([...topics, { name, done: false }]);
    setTyped("");
    input.current?.focus();
  }

  function addByKey(event: KeyboardEvent) {
    // Enter on an empty field is the form's: it saves.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || typed.trim() === "") return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className={styles.list}>
      <legend>{t("calendar.topics")}</legend>
      <ul>
        {topics.map(({ name, done }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two topics may have the same name.
          <li key={index}>
            <label>
              <input
                type="checkbox"
                className={agenda.check}
                checked={done}
                onChange={() => onChange(topics.map((one, at) => (at === index ? { name, done: !done } : one)))}
              />
              <span data-done={done}>{name}</span>
            </label>
            <button
              type="button"
              className={iconButtonClass}
              aria-label={t("calendar.removeTopic", { name })}
              onClick={() => {
                onChange(topics.filter((_, at) => at !== index));
                input.current?.focus();
              }}
            >
              <Icon shape={closeIcon} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <input
          ref={input}
          className={styles.input}
          aria-label={t("calendar.newTopic")}
          placeholder={t("calendar.newTopic")}
          maxLength={300}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addByKey}
        />
        <Button onClick={add}>
          <Icon shape={plusIcon} size={16} />
          {t("calendar.addTopic")}
        </Button>
      </div>
    </fieldset>
  );
}
