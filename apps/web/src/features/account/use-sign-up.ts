import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { emptyDraft, endDraft, readDraft, type SignUpDraft, writeDraft } from "../../student/session/sign-up-draft.ts";

/** The sign-up form: what is in it so far, and the ways through it. */
export type SignUp = {
  readonly draft: SignUpDraft;
  /** The address of the account the form is filled in for; null before there is one. */
  readonly owner: string | null;
  readonly change: (change: Partial<SignUpDraft>) => void;
  readonly goTo: (step: number) => void;
  /** The form is done: it is forgotten, and the student gets where they wanted to go. */
  readonly leave: () => void;
};

export function useSignUp(): SignUp {
  const { user, isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { to } = useSearch({ strict: false });
  const account = isAuthenticated && user ? user.email : null;
  const [owner, setOwner] = useState(account);
  const [draft, setDraft] = useState(() => readDraft(account) ?? emptyDraft);

  // The account has just been made. One that ends half-way leaves the form as it stands.
  if (account !== null && account !== owner) {
    setOwner(account);
    setDraft(readDraft(account) ?? emptyDraft);
  }

  function change(change: Partial<SignUpDraft>) {
    const next = { ...(readDraft(owner) ?? draft), ...change };
    writeDraft(owner, next);
    setDraft(next);
  }

  return {
    draft,
    owner,
    change,
    goTo: (step) => {
      if (step > draft.step) change({ step });
      void navigate({ to: "/createAccount", search: { ...(to && { to }), step } });
    },
    leave: () => {
      endDraft(owner);
      void navigate({ href: to ?? "/controlRoom", replace: true });
    },
  };
}
