/** The rules of the sign-up form. */
export const gradeChoices = ["9th", "10th", "11th", "12th", "College"] as const;
export const passwordMinimum = 6;
export const suggestionsShown = 8;

/** What the records hold at most; more is cut or refused while it is typed. */
export const nameMaximum = 200;
export const gradeMaximum = 100;
export const classNameMaximum = 300;
export const bioMaximum = 20_000;

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
  const name = tidyName(typed);
  return name === "" || hasClass(classes, name) ? classes : [...classes, name];
}

export function hasClass(classes: readonly string[], name: string): boolean {
  return classes.some((each) => each.toLowerCase() === name.toLowerCase());
}

/**
 * A name as it is stored: one line, in one way of writing its letters. Letters that nobody sees turn what is around
 * them about, or make two classes out of one; only what holds an emoji together may stay.
 */
export function tidyName(typed: string): string {
  const name = typed
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
  return /^[\p{Cf}\p{Z}]*$/u.test(name) ? "" : name;
}

/** The beginning of a text, never half a letter. */
export function cutTo(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

export function classSuggestions(
  catalogue: readonly string[],
  chosen: readonly string[],
  typed: string,
): readonly string[] {
  const wanted = plainLetters(typed.trim());
  if (wanted === "") return [];
  const found = catalogue.filter((name) => plainLetters(name).includes(wanted) && !chosen.includes(name));
  return found.slice(0, suggestionsShown);
}

/** Who types in a hurry leaves the accents out. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'");
}
