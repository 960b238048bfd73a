import type { Result } from "@jotter/domain/result";
import type { Account, AuthPort, AuthProblem, Credentials } from "@jotter/replica/backend";
import { createContext, useContext } from "react";
import type { Student } from "./student-context.ts";

/** Who sits at this device, as far as it knows. */
export type Session =
  /** Nobody is remembered here and the server has not been heard yet. */
  | { readonly status: "asking" }
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly account: Account }
  /** The server says nobody is signed in: the student's records stay, unseen, until they sign in again. */
  | { readonly status: "locked"; readonly account: Account };

export type SessionFacility = {
  readonly user: Account | null;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  readonly locked: boolean;
  readonly signIn: (credentials: Credentials) => Promise<Result<Account, AuthProblem>>;
  /** Creates the account, signs in and writes the profile; only then it is done. [SUP-4] */
  readonly signUp: (newcomer: Credentials & { readonly name: string }) => Promise<Result<Account, AuthProblem>>;
  /** The records of who is signed in, for the end of a sign-up; null where the server says that nobody is. [SUP-9] */
  readonly openStudent: () => Promise<Student | null>;
  readonly forgotPassword: AuthPort["forgotPassword"];
  readonly resetPassword: AuthPort["resetPassword"];
  readonly logout: () => Promise<void>;
  /** Deletes the account, and its records on this device too. Resolves with what the server refused, or null. */
  readonly deleteAccount: (password: string | undefined) => Promise<AuthProblem | null>;
};

export const SessionContext = createContext<SessionFacility | null>(null);

export function useSession(): SessionFacility {
  const facility = useContext(SessionContext);
  if (!facility) throw new Error("useSession is used outside its provider.");
  return facility;
}
