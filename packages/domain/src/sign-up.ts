/** The rules of the sign-up form. */
export const gradeChoices = ["9th", "10th", "11th", "12th", "College"] as const;
export const passwordMinimum = 6;
export const suggestionsShown = 8;

export type AccountDetails = { readonly name: string; readonly email: string; readonly password: string };
export type AccountProblem = "fill-in-all" | "invalid-email" | "password-too-short";

export function accountProblem({ name, email, password }: AccountDetails): AccountProblem | undefined {
  if (name.trim() === "" || email.trim() === "" || password === "") return "fill-in-all";
  if (!isEmail(email)) return "invalid-email";
  return password.length < passwordMinimum ? "password-too-short" : undefined;
}

export function isEmail(typed: string): boolean {
  return typed.trim().length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}

/** Adds what was typed, unless it is blank or there already. */
export function withClass(classes: readonly string[], typed: string): readonly string[] {
  const name = typed.trim();
  const isThere = classes.some((each) => each.toLowerCase() === name.toLowerCase());
  return name === "" || isThere ? classes : [...classes, name];
}

export function classSuggestions(
  catalogue: readonly string[],
  chosen: readonly string[],
  typed: string,
): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [];
  const found = catalogue.filter((name) => name.toLowerCase().includes(wanted) && !chosen.includes(name));
  return found.slice(0, suggestionsShown);
}
