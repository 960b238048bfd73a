/** Whose it is, for who knows them: "a…@example.org". */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 ? `${[...email][0]}…${email.slice(at)}` : "…";
}
