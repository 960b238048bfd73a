import { localKindOf } from "@jotter/ports/local-account";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useSyncExternalStore } from "react";
import { SessionContext, type SessionFacility } from "../student/session/session-context.ts";
import { continueDraft, emptyDraft, writeDraft } from "../student/session/sign-up-draft.ts";
import { LanguageProvider, useLanguage } from "../ui/language.tsx";
import { useTheme } from "../ui/theme.ts";
import { googleDoor, records, rooms } from "./doors.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { GoogleSignIn, Welcome } from "./google.ts";
import { here } from "./here-door.ts";
import type { AppRouter } from "./router.tsx";
import { auth, onSession, resetPassword, session, signIn, signUp, verifySession } from "./session.ts";

export function App({ router }: { readonly router: AppRouter }) {
  return (
    <LanguageProvider>
      <ErrorBoundary>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** For the forms of an account: it is here before its button can be pressed, since a popup that opens later is blocked. */
let google: GoogleSignIn | null = null;

async function bringGoogle(): Promise<GoogleSignIn> {
  const { googleSignIn } = await googleDoor();
  google = googleSignIn;
  return googleSignIn;
}

function SessionProvider({ children }: { readonly children: ReactNode }) {
  const current = useSyncExternalStore(onSession, session);
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const welcome: Welcome = async (account) => {
    const { welcomeNewcomer } = await records();
    await welcomeNewcomer(account, { theme, language });
  };
  // What Google knows is filled in; the sign-up goes on behind it. [GOO-2]
  const welcomeByGoogle: Welcome = async (account) => {
    await welcome(account);
    const { name, email } = account;
    writeDraft(email, { ...emptyDraft, step: 2, isGoogle: true, name, email });
  };
  const facility: SessionFacility = {
    user: "account" in current ? current.account : null,
    isAuthenticated: current.status === "signed-in" && !localKindOf(current.account),
    loading: current.status === "asking",
    locked: current.status === "locked",
    signIn,
    signUp: (newcomer) =>
      signUp(newcomer, async (account) => {
        await welcome(account);
        // Before anybody is signed in: the guard lets those stay in the form who are in the middle of it.
        continueDraft(account);
      }),
    signInWithGoogle: async (start) => (google ?? (await bringGoogle())).signIn(start, welcomeByGoogle),
    providers: async () => {
      const [answer] = await Promise.all([auth.providers(), bringGoogle().catch(() => null)]);
      return answer;
    },
    finishGoogle: async (search) => (await bringGoogle()).finish(search, welcomeByGoogle),
    openStudent,
    forgotPassword: auth.forgotPassword,
    resetPassword,
    logout: async () => {
      const { signOutStudent } = await rooms();
      await signOutStudent();
    },
    startHere: async (page) => (await here()).startHere(page),
    lookAround: async () => (await here()).lookAround(),
    endSample: async (page) => (await here()).endSample(page),
    deleteAccount: async (password) => {
      const { deleteStudent } = await rooms();
      return deleteStudent(password);
    },
  };
  return <SessionContext value={facility}>{children}</SessionContext>;
}

async function openStudent() {
  await verifySession();
  const now = session();
  if (now.status !== "signed-in") return null;
  // From here on they need the whole app, also should the network go before the form is done.
  rooms().then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined, // The network has gone already: the next start tries again.
  );
  const { openStudent } = await records();
  return openStudent(now.account);
}
