import type { Topic } from "@jotter/domain/event";
import { type KeyboardEvent, useRef } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./event-dialog.module.css";

type TopicFieldsProps = {
  readonly topics: readonly Topic[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What is typed becomes a topic. */
  readonly onAdd: () => void;
  readonly onChange: (topics: readonly Topic[]) => void;
};

/** What an exam is about, to be ticked off while it is learned. */
export function TopicFields({ topics, typed, onType, onAdd, onChange }: TopicFieldsProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);

  function add() {
    onAdd();
    input.current?.focus();
  }

  function addByKey(event: KeyboardEvent) {
    // Enter on an empty field is the form's: it saves.
    if (event.key !== "Enter" || isComposing(event) || typed.trim() === "") return;
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
              <Checkbox
                checked={done}
                onChange={() => onChange(topics.map((one, at) => (at === index ? { name, done: !done } : one)))}
              />
              <span data-done={done}>{name}</span>
            </label>
            <IconButton
              aria-label={t("calendar.removeTopic", { name })}
              onClick={() => {
                onChange(topics.filter((_, at) => at !== index));
                input.current?.focus();
              }}
            >
              <Icon shape={closeIcon} size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <Input
          ref={input}
          aria-label={t("calendar.newTopic")}
          placeholder={t("calendar.newTopic")}
          maxLength={300}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
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
