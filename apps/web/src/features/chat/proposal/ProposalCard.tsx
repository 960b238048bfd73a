import type { Decidable, Proposal } from "@jotter/domain/proposal";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { keptDraft } from "../../../student/records/kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { putPasted } from "../../../student/study/pasted.ts";
import { Button, buttonClass, Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { tabRecordKeys } from "../../../ui/local-records.ts";
import { PlainLink } from "../../../ui/PlainLink.tsx";
import chatStyles from "../chat.module.css";
import type { Chat } from "../chat.ts";
import { ChangeShown } from "./ChangeProposal.tsx";
import { draftNameOf } from "./draft-name.ts";
import { EventForm, EventShown } from "./EventProposal.tsx";
import { NoteForm, NoteShown } from "./NoteProposal.tsx";
import { PlanShown } from "./PlanProposal.tsx";
import styles from "./proposal.module.css";
import { idsOf, useProposal } from "./use-proposal.ts";

type ProposalCardProps = {
  readonly chat: Chat;
  readonly messageId: string;
  readonly proposal: Proposal;
  /** Its place among those of the message. */
  readonly at: number;
};

/** What would be written, to be added, changed or left. Nothing is written before "Add". [CHT-8] */
export function ProposalCard({ chat, messageId, proposal, at }: ProposalCardProps) {
  if (proposal.kind === "open") return <OpenCard messageId={messageId} proposal={proposal} />;
  return <DecidableCard chat={chat} messageId={messageId} proposal={proposal} at={at} />;
}

type OpenCardProps = { readonly messageId: string; readonly proposal: Extract<Proposal, { kind: "open" }> };

function OpenCard({ messageId, proposal }: OpenCardProps) {
  const t = useTexts();
  const { account } = useStudent();
  const { page, title, text } = proposal;
  useEffect(() => {
    if (text !== undefined) putPasted(account.id, messageId, { title, text });
  }, [account.id, messageId, title, text]);
  const href = text === undefined ? proposal.href : `${proposal.href}?from=${encodeURIComponent(`text:${messageId}`)}`;
  const isPlace = page === "search" || page === "write";
  const label = isPlace || page === "now" || title === "" ? page : (`${page}From` as const);
  return (
    <p className={styles.opens}>
      <PlainLink href={href} className={buttonClass(isPlace ? "outline" : "primary")}>
        {t(`chat.proposal.${label}`, { title })}
      </PlainLink>
    </p>
  );
}

type DecidableCardProps = ProposalCardProps & { readonly proposal: Decidable };

function DecidableCard({ chat, messageId, proposal, at }: DecidableCardProps) {
  const t = useTexts();
  const { state, kind } = proposal;
  const done = proposal.kind !== "change" ? proposal.kind : proposal.after ? "move" : "remove";
  const { add, undo, decline, reopen, change, isGone } = useProposal({ chat, messageId, at }, proposal);
  const { account } = useStudent();
  // It was being changed when the page was reloaded.
  const [isChanging, setChanging] = useState(
    () => keptDraft(tabRecordKeys.draft(account.id, draftNameOf(idsOf(proposal)[0] ?? ""))) !== null,
  );
  const card = useRef<HTMLFieldSetElement>(null);
  const hasActed = useRef(false);
  const isForm = isChanging && state === "open";

  // What was pressed is gone: the focus goes to what stands there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step of the student's own.
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    card.current?.querySelector<HTMLElement>("[data-first], input, textarea")?.focus();
  }, [state, isForm]);

  function acting(act: () => unknown) {
    hasActed.current = true;
    void act();
  }

  const back = () => acting(() => setChanging(false));
  const agree = (agreed: Decidable) =>
    acting(async () => {
      await add(agreed);
      setChanging(false);
    });

  return (
    <fieldset ref={card} className={styles.card} data-state={state}>
      <legend className="visually-hidden">{t(`chat.proposal.label.${kind}`)}</legend>
      {isForm && proposal.kind === "event" && (
        <EventForm event={proposal.event} onAdd={(event) => agree({ ...proposal, event })} onBack={back} />
      )}
      {isForm && proposal.kind === "note" && (
        <NoteForm note={proposal.note} onAdd={(note) => agree({ ...proposal, note })} onBack={back} />
      )}
      {!isForm && (
        <>
          {proposal.kind === "event" && <EventShown event={proposal.event} isOpen={state === "open"} />}
          {proposal.kind === "note" && <NoteShown note={proposal.note} />}
          {proposal.kind === "change" && (
            <ChangeShown before={proposal.before} after={proposal.after} isOpen={state === "open"} />
          )}
          {proposal.kind === "plan" && (
            <PlanShown
              blocks={proposal.blocks}
              isOpen={state === "open"}
              onChange={(blocks) => void change({ ...proposal, blocks: [...blocks] })}
            />
          )}
          {state === "open" && (
            <div className={styles.actions}>
              <Button
                look="primary"
                data-first
                disabled={proposal.kind === "plan" && proposal.blocks.every(({ isKept }) => !isKept)}
                onClick={() => agree(proposal)}
              >
                {t(`chat.proposal.${done === "move" || done === "remove" ? done : "add"}`)}
              </Button>
              {kind !== "plan" && kind !== "change" && (
                <Button look="outline" onClick={() => acting(() => setChanging(true))}>
                  {t("chat.proposal.change")}
                </Button>
              )}
              <Button onClick={() => acting(decline)}>{t("chat.proposal.decline")}</Button>
            </div>
          )}
        </>
      )}
      <Outcome>
        {state === "added" && (
          <>
            {t(isGone ? "chat.proposal.gone" : `chat.proposal.added.${done}`)}{" "}
            {!isGone && <PlainLink href={hrefOf(proposal)}>{t(linkText(proposal))}</PlainLink>}
            {!isGone && (
              <Pressable data-first className={chatStyles.textButton} onClick={() => acting(undo)}>
                {t("action.undo")}
              </Pressable>
            )}
          </>
        )}
        {state === "declined" && (
          <>
            {t(kind === "change" ? "chat.proposal.left" : "chat.proposal.declined")}
            <Pressable data-first className={chatStyles.textButton} onClick={() => acting(reopen)}>
              {t("chat.proposal.again")}
            </Pressable>
          </>
        )}
      </Outcome>
    </fieldset>
  );
}

/** Stands there before it says something, so that it is read out when it does. */
function Outcome({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.outcome}>
      {children}
    </p>
  );
}

function hrefOf(proposal: Decidable): string {
  if (proposal.kind === "note") return `/editor/${proposal.note.id}`;
  if (proposal.kind === "event") return `/calendar?view=day&day=${proposal.event.start.slice(0, 10)}`;
  if (proposal.kind === "change") {
    return `/calendar?view=day&day=${(proposal.after ?? proposal.before).start.slice(0, 10)}`;
  }
  const first = proposal.blocks.find(({ isKept }) => isKept)?.event.start.slice(0, 10) ?? "";
  return `/calendar?view=week&day=${first}`;
}

function linkText({ kind }: Decidable) {
  return kind === "note" ? "chat.proposal.openNote" : "chat.link.calendar";
}
