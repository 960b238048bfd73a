import type { Claim } from "@jotter/study-tools/citation";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import styles from "./result.module.css";

type CitesProps = { readonly numbers: readonly number[]; readonly onPick: (number: number) => void };

/** The places something stands on: each number opens its passage. [AIX-7] */
export function Cites({ numbers, onPick }: CitesProps) {
  const t = useTexts();
  return numbers.map((number) => (
    <Pressable
      key={number}
      className={styles.cite}
      aria-label={t("study.toPassage", { number })}
      onClick={() => onPick(number)}
    >
      {number}
    </Pressable>
  ));
}

type ClaimLineProps = CitesProps & {
  readonly claim: Claim;
  readonly isLead?: boolean;
};

export function ClaimLine({ claim, numbers, onPick, isLead = false }: ClaimLineProps) {
  const t = useTexts();
  return (
    <div className={isLead ? styles.lead : styles.claim}>
      <Markdown text={claim.text} asksBeforeLeaving />
      <Cites numbers={numbers} onPick={onPick} />
      {!claim.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
    </div>
  );
}
