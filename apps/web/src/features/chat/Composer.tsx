import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onAsked, takeQuote } from "../../student/selection/ask-jotson.ts";
import { Pressable } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { sendIcon, stopIcon } from "../../ui/icons/chat.ts";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./chat.module.css";
import type { Chat } from "./chat.ts";

type ComposerProps = {
  readonly chat: Chat;
  readonly isPending: boolean;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onStopped: () => void;
};

const mostHeight = 120;

/** Enter sends, Shift+Enter adds a line; Enter that ends a Chinese or Japanese word does neither. [CHT-3] [CHT-6] */
export function Composer({ chat, isPending, input, onStopped }: ComposerProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(chat.draft);

  // Words that were selected somewhere stand above what was typed, and the question goes between.
  useEffect(() => {
    const take = () => {
      const quote = takeQuote();
      if (quote === null) return;
      const text = quote + chat.draft();
      chat.setDraft(text);
      flushSync(() => setTyped(text));
      input.current?.setSelectionRange(quote.length, quote.length);
      // A field that has the focus already does not bring its caret into sight.
      input.current?.blur();
      input.current?.focus();
    };
    // The window itself puts the focus somewhere when it opens.
    const opened = requestAnimationFrame(take);
    const stop = onAsked(take);
    return () => {
      cancelAnimationFrame(opened);
      stop();
    };
  }, [chat, input]);

  function type(text: string) {
    chat.setDraft(text);
    setTyped(text);
  }

  function send() {
    if (chat.send(typed)) type("");
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextBox
        ref={(field) => {
          fit(field);
          input.current = field;
        }}
        rows={1}
        value={typed}
        aria-label={t("chat.input")}
        placeholder={t("chat.input")}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendByKey}
      />
      {/* Each a button of its own: were it one, the press that stops would find itself on the one that sends. */}
      {isPending ? (
        <Pressable
          key="stop"
          className={styles.send}
          aria-label={t("chat.stop")}
          onClick={() => {
            chat.stop();
            onStopped();
          }}
        >
          <Icon shape={stopIcon} />
        </Pressable>
      ) : (
        <Pressable
          key="send"
          type="submit"
          className={styles.send}
          aria-label={t("chat.send")}
          aria-disabled={typed.trim() === ""}
          data-idle={typed.trim() === ""}
        >
          <Icon shape={sendIcon} />
        </Pressable>
      )}
    </form>
  );
}

/** As high as its text, up to a point. [CHT-1] */
function fit(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.height = "auto";
  field.style.height = `${Math.min(mostHeight, field.scrollHeight + 2)}px`;
}
