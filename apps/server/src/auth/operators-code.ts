import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import { openBesideServer } from "../storage/open-database.ts";
import { userWith } from "./forgotten-passwords.ts";
import { createResetCodes } from "./reset-codes.ts";

/** A one-time code for a student who forgot their password, from the operator. The server may be running meanwhile. */
export async function operatorsCode(
  settings: Pick<Settings, "DATA_DIR" | "DATABASE_URL" | "AUTH_SECRET">,
  typedEmail: string,
  now: number,
): Promise<{ readonly code: string; readonly email: string }> {
  const database = await openBesideServer(settings);
  try {
    const user = await userWith(typedEmail, database.db);
    if (!user) throw new StartupProblem(`No account has the address ${typedEmail}.`);
    const code = await createResetCodes(database, settings.AUTH_SECRET).create(user, "operator", now);
    if (code === undefined) throw new StartupProblem(`The account has moved from ${typedEmail} just now.`);
    return { code, email: user.email };
  } finally {
    await database.close();
  }
}
