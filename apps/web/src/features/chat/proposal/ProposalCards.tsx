import { type Message, proposalsOf } from "@jotter/domain/conversation";
import { proposalOf } from "@jotter/domain/proposal";
import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import type { Chat } from "../chat.ts";
import { ProposalCard } from "./ProposalCard.tsx";
import styles from "./proposal.module.css";
import { useAddAll } from "./use-proposal.ts";

type ProposalCardsProps = { readonly chat: Chat; readonly message: Message };

/** Everything a message proposes: added one by one, or all that is still open at once. [CHT-6] [CHT-8] */
export function ProposalCards({ chat, message }: ProposalCardsProps) {
  const t = useTexts();
  const cards = useRef<HTMLDivElement>(null);
  const addAll = useAddAll(chat, message.id);
  const known = proposalsOf(message).flatMap((stored, at) => {
    const proposal = proposalOf(stored);
    return proposal ? [{ proposal, at }] : [];
  });
  const open = known.flatMap(({ proposal, at }) =>
    proposal.kind !== "open" && proposal.state === "open" ? [{ proposal, at }] : [],
  );

  async function addThem() {
    await addAll(open);
    // The button is gone: the first of what was added can be taken back.
    cards.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }

  return (
    <div ref={cards}>
      {known.map(({ proposal, at }) => (
        <ProposalCard key={at} chat={chat} messageId={message.id} proposal={proposal} at={at} />
      ))}
      {/* To add one or to move another is a choice: both are done by nobody. */}
      {open.length > 1 && open.every(({ proposal }) => proposal.kind !== "change") && (
        <p className={styles.opens}>
          <Button look="primary" onClick={() => void addThem()}>
            {t("chat.proposal.addAll")}
          </Button>
        </p>
      )}
    </div>
  );
}
