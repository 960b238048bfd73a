import { useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./chat.module.css";
import { digitsOf, findAHelpline, type HelpLine, helpHere } from "./help-lines.ts";

/**
 * Where somebody in danger finds a person to talk to. It says nothing about them, stands above the conversation so that
 * no reply scrolls it away, and can be put aside: then one press brings it back. [CHT-7]
 */
export function Help() {
  const t = useTexts();
  const [isAside, setAside] = useState(false);
  const { emergency, lines } = helpHere(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  return (
    <section className={styles.help} aria-label={t("chat.help.title")}>
      <div className={styles.helpHead}>
        {!isAside && <h3>{t("chat.help.title")}</h3>}
        <Pressable className={styles.textButton} aria-expanded={!isAside} onClick={() => setAside(!isAside)}>
          {t(isAside ? "chat.help.show" : "chat.help.aside")}
        </Pressable>
      </div>
      {!isAside && (
        <ul>
          <li>
            {t("chat.help.emergency")}{" "}
            {emergency.map((number) => (
              <Call key={number} number={number} />
            ))}
          </li>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
          <li>
            <a href={findAHelpline} target="_blank" rel="noopener noreferrer">
              {`${t("chat.help.elsewhere")} (${new URL(findAHelpline).host})`}
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}

function Line({ line: { name, call, text, chat } }: { readonly line: HelpLine }) {
  const t = useTexts();
  return (
    <li>
      {name !== call && <>{name} </>}
      {call && <Call number={call} />}
      {text && (
        <a className={styles.number} href={`sms:${digitsOf(text)}`}>
          {t("chat.help.text", { number: text })}
        </a>
      )}
      {chat && (
        <a className={styles.number} href={chat} target="_blank" rel="noopener noreferrer">
          {t("chat.help.chat")}
        </a>
      )}
    </li>
  );
}

function Call({ number }: { readonly number: string }) {
  const t = useTexts();
  return (
    <a className={styles.number} href={`tel:${digitsOf(number)}`}>
      {t("chat.help.call", { number })}
    </a>
  );
}
