import type { Result } from "@jotter/domain/result";
import type { Account, AuthPort, AuthProblem, Credentials } from "@jotter/ports/backend";
import { createContext, useContext } from "react";
import type { Student } from "./student-context.ts";

/** Who sits at this device, as far as it knows. */
export type Session =
  /** Nobody is remembered here and the server has not been heard yet. */
  | { readonly status: "asking" }
  | { readonly status: "signed-out" }
  /** A newcomer came by Google just now and has the rest of the sign-up before them. */
  | { readonly status: "signed-in"; readonly account: Account; readonly isNewcomer?: true }
  /** The server says nobody is signed in: the student's records stay, unseen, until they sign in again. */
  | { readonly status: "locked"; readonly account: Account };

/** How far a sign-in by Google came: in, or away to Google with the whole page. [GOO-1] */
export type GoogleReport = Result<"entered" | "redirecting", GoogleProblem>;
export type GoogleProblem = AuthProblem | { readonly kind: "blocked" };

export type GoogleStart = {
  /** The page first asked for. */
  readonly to: string | undefined;
  /** No popup: the whole page is about to go. */
  readonly onRedirect: () => void;
};

export type SessionFacility = {
  /** Who sits here, students of this device included. */
  readonly user: Account | null;
  /** They are signed in to an account. */
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  readonly locked: boolean;
  readonly signIn: (credentials: Credentials) => Promise<Result<Account, AuthProblem>>;
  /** Creates the account, signs in and writes the profile; only then it is done. [SUP-4] */
  readonly signUp: (newcomer: Credentials & { readonly name: string }) => Promise<Result<Account, AuthProblem>>;
  /** To be called in the click itself, or the popup is blocked. */
  readonly signInWithGoogle: (start: GoogleStart) => Promise<GoogleReport>;
  /** Whether this server has it. */
  readonly providers: AuthPort["providers"];
  /** What came of it, from the address of a page that comes back from Google: `?google=…` */
  readonly finishGoogle: (search: string) => Promise<GoogleReport>;
  /** The records of who is signed in, for the end of a sign-up; null where the server says that nobody is. [SUP-9] */
  readonly openStudent: () => Promise<Student | null>;
  readonly forgotPassword: AuthPort["forgotPassword"];
  readonly resetPassword: AuthPort["resetPassword"];
  readonly logout: () => Promise<void>;
  /** Begins to write on this device, without an account. The page starts anew. [DSH-5] */
  readonly startHere: (page?: string) => Promise<void>;
  /** Opens a term that is nobody's. The page starts anew. [DSH-5] */
  readonly lookAround: () => Promise<void>;
  /** Takes it away; where nobody sat here before, `page` comes next. */
  readonly endSample: (page?: string) => Promise<void>;
  /** Deletes the account, and its records on this device too. Resolves with what the server refused, or null. */
  readonly deleteAccount: (password: string | undefined) => Promise<AuthProblem | null>;
};

export const SessionContext = createContext<SessionFacility | null>(null);

export function useSession(): SessionFacility {
  const facility = useContext(SessionContext);
  if (!facility) throw new Error("useSession is used outside its provider.");
  return facility;
}
