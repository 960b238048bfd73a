import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useSyncExternalStore } from "react";
import { SessionContext, type SessionFacility } from "../student/session-context.ts";
import { continueDraft } from "../student/sign-up-draft.ts";
import { LanguageProvider, useLanguage } from "../ui/language.tsx";
import { useTheme } from "../ui/theme.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
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

function SessionProvider({ children }: { readonly children: ReactNode }) {
  const current = useSyncExternalStore(onSession, session);
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const facility: SessionFacility = {
    user: "account" in current ? current.account : null,
    isAuthenticated: current.status === "signed-in",
    loading: current.status === "asking",
    locked: current.status === "locked",
    signIn,
    signUp: (newcomer) =>
      signUp(newcomer, async (account) => {
        const { welcomeNewcomer } = await import("./records.ts");
        await welcomeNewcomer(account, { theme, language });
        // Before anybody is signed in: the guard lets those stay in the form who are in the middle of it.
        continueDraft(account);
      }),
    openStudent,
    forgotPassword: auth.forgotPassword,
    resetPassword,
    logout: async () => {
      const { signOutStudent } = await import("./rooms.ts");
      await signOutStudent();
    },
    deleteAccount: async (password) => {
      const { deleteStudent } = await import("./rooms.ts");
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
  import("./rooms.ts").then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined, // The network has gone already: the next start tries again.
  );
  const { openStudent } = await import("./records.ts");
  return openStudent(now.account);
}
