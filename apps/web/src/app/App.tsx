import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useSyncExternalStore } from "react";
import { SessionContext, type SessionFacility } from "../student/session-context.ts";
import { LanguageProvider, useLanguage } from "../ui/language.tsx";
import { useTheme } from "../ui/theme.ts";
import { records } from "./doors.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { AppRouter } from "./router.tsx";
import { auth, onSession, resetPassword, session, signIn, signUp } from "./session.ts";

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
        const { welcomeNewcomer } = await records();
        await welcomeNewcomer(account, { theme, language });
      }),
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
