import type { Proposal } from "@jotter/domain/proposal";
import { useLanguage } from "../../../ui/language.tsx";
import { Clash, whenText } from "./EventProposal.tsx";
import styles from "./proposal.module.css";

type ProposedChange = Extract<Proposal, { kind: "change" }>;

/** When it is, and when it would be; what would be taken away is struck out. */
export function ChangeShown({ before, after, isOpen }: Pick<ProposedChange, "before" | "after"> & IsOpen) {
  const { language } = useLanguage();
  return (
    <>
      <p className={styles.title}>{after ? before.title : <del>{before.title}</del>}</p>
      <p className={styles.when}>
        <del>{whenText(before, language)}</del>
        {after && (
          <>
            {" → "}
            <ins>{whenText(after, language)}</ins>
          </>
        )}
      </p>
      {isOpen && after && <Clash event={after} />}
    </>
  );
}

type IsOpen = { readonly isOpen: boolean };
