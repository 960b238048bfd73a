/** Where Sign In leads: with the page first asked for, so that signing in ends there. [ROU-2] [ROU-4] */
export function signInPath(asked: string | null): string {
  if (asked === null || isForEverybody.test(asked)) return "/login";
  return asked.startsWith("/login?") ? asked : `/login?to=${encodeURIComponent(asked)}`;
}

/** Pages that ask for no sign-in: nobody signs in to see them. */
const isForEverybody = /^\/(features|terms|privacy|createAccount)(\?|#|$)/;
