import type { ProcessAccount } from "@jotter/essay/process/account";
import type { EssayStructure } from "@jotter/essay/structure/structure";
import type { ReactNode } from "react";
import { spokenTimesFor } from "../../../student/next-up/spoken-times.ts";
import { Pressable } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import styles from "./essay.module.css";
import { isSpacelessText } from "./letters.ts";
import type { EssayReading } from "./use-essay-reading.ts";

type EssaySideProps = {
  readonly read: EssayReading | null;
  readonly account: ProcessAccount;
  readonly onGoTo: (position: number) => void;
  readonly children?: ReactNode;
};

/** How the essay is built, how it reads, and how it came about. [ESS-1] [ESS-2] */
export function EssaySide({ read, account, onGoTo, children }: EssaySideProps) {
  const { t, format, language } = useLanguage();
  const words = (count: number) => t("essay.stated.words", { count, formatted: format.number(count) });
  const minutes = Math.round(account.workMs / 60_000);
  return (
    <div className={styles.side}>
      <section aria-label={t("essay.structure")}>
        <h2>{t("essay.structure")}</h2>
        {read && read.structure.paragraphs.length > 0 ? (
          <Paragraphs read={read} onGoTo={onGoTo} />
        ) : (
          <p className={styles.hint}>{t("essay.noStructure")}</p>
        )}
      </section>
      {read && read.structure.paragraphs.length > 0 && (
        <section aria-label={t("essay.reading")}>
          <h2>{t("essay.reading")}</h2>
          <Readability of={read.structure.readability} />
        </section>
      )}
      {children}
      <section aria-label={t("essay.record")}>
        <h2>{t("essay.record")}</h2>
        <p className={styles.hint}>
          {t("essay.recordWords", { typed: words(account.words.typed), pasted: format.number(account.words.pasted) })}
        </p>
        {minutes > 0 && (
          <p className={styles.hint}>{t("essay.recordTime", { time: spokenTimesFor(language).duration(minutes) })}</p>
        )}
        <p className={styles.hint}>{t("essay.recordOwn")}</p>
      </section>
    </div>
  );
}

function Paragraphs({ read, onGoTo }: { readonly read: EssayReading } & Pick<EssaySideProps, "onGoTo">) {
  const { t, format } = useLanguage();
  const { structure, text } = read;
  const size = isSpacelessText(read.language) ? "essay.letters" : "essay.words";
  return (
    <ol className={styles.paragraphs}>
      {structure.paragraphs.map(({ at, length, lead, heading, size: count }, place) => {
        const isThesis = structure.thesis !== null && structure.thesis.at >= at && structure.thesis.at < at + length;
        const facts = [t(size, { count, formatted: format.number(count) }), ...(isThesis ? [t("essay.thesisIn")] : [])];
        const words = text.slice(lead.at, lead.at + lead.length).replace(/\s+/gu, " ");
        // A heading names the first paragraph below it; the others by their first words.
        const isNamed = heading !== null && heading !== structure.paragraphs[place - 1]?.heading;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the third stays the third: by its place each would be new with every key.
          <li key={place} data-thesis={isThesis}>
            <Pressable onClick={() => onGoTo(at)} title={words}>
              <span className="visually-hidden">{t("essay.paragraph", { number: place + 1 })}</span>
              <span className={styles.lead}>{isNamed ? heading : words}</span>
              <small>{facts.join(t("essay.between"))}</small>
            </Pressable>
          </li>
        );
      })}
    </ol>
  );
}

/** A formula by the name of who made it, in each language the same. */
const formulaNames = {
  flesch: "Flesch",
  "fernandez-huerta": "Fernández Huerta",
  "kandel-moles": "Kandel-Moles",
  amstad: "Amstad",
} as const;

function Readability({ of }: { readonly of: EssayStructure["readability"] }) {
  const { t, format } = useLanguage();
  if (of.formula === null) {
    const count = Math.round(of.lettersPerSentence);
    return <p className={styles.hint}>{t("essay.lettersPerSentence", { count, formatted: format.number(count) })}</p>;
  }
  const count = Math.round(of.wordsPerSentence);
  return (
    <>
      {of.ease !== null && (
        <p className={styles.hint}>
          {t("essay.ease", { ease: format.number(Math.round(of.ease)), formula: formulaNames[of.formula] })}
        </p>
      )}
      <p className={styles.hint}>{t("essay.perSentence", { count, formatted: format.number(count) })}</p>
    </>
  );
}
