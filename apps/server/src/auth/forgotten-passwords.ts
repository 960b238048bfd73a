import { randomUUID } from "node:crypto";
import type { Language } from "@jotter/domain/settings";
import type { Kysely } from "kysely";
import { errorDetails, type Log } from "../log.ts";
import { type Database, run, timeValue } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { Accounts } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import { movedMail, moveMail, resetMail } from "./mail-texts.ts";
import type { Mailer } from "./mailer.ts";
import type { FoundCode, ResetCodes } from "./reset-codes.ts";

export type ForgottenPasswords = {
  /**
   * Mails a link, if there is such an account. Nobody waits for it, so nobody learns from the time it takes whether
   * there is one. False where this server cannot send mail.
   */
  readonly request: (email: string, language: Language, now: number) => boolean;
  readonly canMail: boolean;
  /** Mails a code to the address an account is to have. */
  readonly mailMove: (userId: string, to: string, language: Language, now: number) => void;
  /**
   * Gives an account another address, all or nothing: a code that was mailed there proves that it is read by the student.
   * Where no mail can be sent, nothing does. False where the code does not count.
   */
  readonly move: (userId: string, to: string, code: string | undefined, now: number) => Promise<boolean>;
  /** Tells the address an account was moved away from, with a link that leads back for a week. */
  readonly tellMoved: (userId: string, from: string, to: string, language: Language, now: number) => void;
  /** Sets the password and ends every session of the account, all or nothing. Undefined where the code does not count. */
  readonly reset: (code: string, password: string, now: number) => Promise<ResetAccount | undefined>;
  /** When no mail is on its way any more. */
  readonly settled: () => Promise<void>;
};
export type ResetAccount = { readonly userId: string; readonly email: string };

export type ForgottenPasswordDeps = {
  readonly database: Database;
  readonly codes: ResetCodes;
  readonly accounts: Pick<Accounts, "hash">;
  readonly attempts: Pick<Attempts, "toMail">;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly log: Log;
};

export function createForgottenPasswords(parts: ForgottenPasswordDeps): ForgottenPasswords {
  const { database, codes, accounts, attempts, mailer, publicUrl, log } = parts;
  const underWay = new Set<Promise<void>>();

  async function mailLink(send: Mailer, email: string, language: Language, now: number) {
    const user = await userWith(email, database.db);
    if (!user) return;
    // A mailbox can be filled by anybody who knows its address; three times a quarter of an hour will do.
    if ((await attempts.toMail(email, now)) !== undefined) return;
    const code = await codes.create(user, "mail", now);
    if (code === undefined) return;
    const { subject, body } = resetMail[language];
    await send({ to: user.email, subject, text: body(`${publicUrl}/login?reset=${code}`) });
  }

  async function mailWayBack(send: Mailer, userId: string, from: string, to: string, language: Language, now: number) {
    const code = await codes.createWayBack(userId, from, now);
    const { subject, body } = movedMail[language];
    await send({ to: from, subject, text: body(`${publicUrl}/login?reset=${code}`, to) });
  }

  async function mailMoveCode(send: Mailer, userId: string, to: string, language: Language, now: number) {
    const { subject, body } = moveMail[language];
    await send({ to, subject, text: body(await codes.createMove(userId, to.toLowerCase(), now)) });
  }

  /** After the answer is on its way. */
  function afterwards(send: () => Promise<void>) {
    const sending = new Promise<void>((resolve) => setImmediate(() => resolve(send())))
      .catch((error) => log.error("mail.failed", errorDetails(error)))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  return {
    canMail: mailer !== undefined,

    request(email, language, now) {
      if (!mailer) return false;
      afterwards(() => mailLink(mailer, email, language, now));
      return true;
    },

    mailMove(userId, to, language, now) {
      if (mailer) afterwards(() => mailMoveCode(mailer, userId, to, language, now));
    },

    async move(userId, to, code, now) {
      const email = to.toLowerCase();
      const found = code === undefined ? undefined : await codes.findMove(code, now);
      if (code === undefined ? mailer : found?.userId !== userId || found.email !== email) return false;
      return await database.write((transaction) => moveWith(userId, email, found?.id, transaction, now));
    },

    tellMoved(userId, from, to, language, now) {
      if (mailer) afterwards(() => mailWayBack(mailer, userId, from, to, language, now));
    },

    async reset(code, password, now) {
      const found = await codes.find(code, now);
      if (!found) return undefined;
      // Before the transaction: it takes 100 ms, and with SQLite everybody would wait.
      const hash = await accounts.hash(password);
      return await database.write((transaction) => resetWith(found, hash, transaction, now));
    },

    async settled() {
      await Promise.all(underWay);
    },
  };

  /**
   * Not by Better Auth: it changes no address that was verified without mailing it. And whatever was known of the old
   * one is not known of the new: taken for verified, an address that is somebody else's would let them in by Google.
   */
  async function moveWith(
    userId: string,
    email: string,
    codeId: string | undefined,
    transaction: Kysely<Tables>,
    now: number,
  ) {
    await lockUser(userId, transaction);
    if (codeId !== undefined) {
      const used = await transaction.deleteFrom("reset_code").where("id", "=", codeId).returning("id").execute();
      if (used.length === 0) return false;
    }
    await transaction
      .updateTable("user")
      .set({ email, emailVerified: flag(codeId !== undefined), updatedAt: timeValue(database, now) })
      .where("id", "=", userId)
      .execute();
    await forgetCodes(userId, transaction);
    return true;
  }

  /** A new address and a new password of one student take turns: neither may see a half of the other. */
  async function lockUser(userId: string, transaction: Kysely<Tables>) {
    if (database.dialect === "postgres")
      await run(transaction, `select id from "user" where id = $1 for update`, [userId]);
  }

  function flag(value: boolean) {
    return database.dialect === "sqlite" ? (value ? 1 : 0) : value;
  }

  async function resetWith(
    { id, userId, isMailed, back }: FoundCode,
    hash: string,
    transaction: Kysely<Tables>,
    now: number,
  ) {
    await lockUser(userId, transaction);
    const used = await transaction.deleteFrom("reset_code").where("id", "=", id).returning("id").execute();
    // Somebody was faster with the same code.
    if (used.length === 0) return undefined;
    await setPassword(userId, hash, transaction, now);
    if (back === null) await endUnproven(userId, transaction);
    const isAtHome = back === null || (await bringBack(userId, back, transaction));
    if (isMailed && isAtHome) {
      // Whoever has the code reads the mail of this address: now it is known to be theirs.
      await transaction
        .updateTable("user")
        .set({ emailVerified: flag(true) })
        .where("id", "=", userId)
        .execute();
    }
    await transaction.deleteFrom("session").where("userId", "=", userId).execute();
    // Who took an account over cannot take the way back away; who has gone it needs no other.
    const codesLeft = transaction.deleteFrom("reset_code").where("user_id", "=", userId);
    await (back ? codesLeft : codesLeft.where("email", "is", null)).execute();
    const { email } = await transaction
      .selectFrom("user")
      .select("email")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return { userId, email };
  }

  /**
   * Nobody had proved that the address was theirs: whoever made the account may not be who has it now. They come in by no
   * other way, and read nothing from outside. (Reminders go with the sessions.)
   */
  async function endUnproven(userId: string, transaction: Kysely<Tables>) {
    const unproven = await transaction
      .selectFrom("user")
      .select("id")
      .where("id", "=", userId)
      .where("emailVerified", "=", flag(false))
      .executeTakeFirst();
    if (!unproven) return;
    await transaction
      .deleteFrom("account")
      .where("userId", "=", userId)
      .where("providerId", "!=", "credential")
      .execute();
    await transaction.deleteFrom("calendar_address").where("user_id", "=", userId).execute();
  }

  /** To the address it had, without what was linked to it since. Where somebody else has the address now, it stays. */
  async function bringBack(
    userId: string,
    { email, since }: NonNullable<FoundCode["back"]>,
    transaction: Kysely<Tables>,
  ) {
    await transaction
      .deleteFrom("account")
      .where("userId", "=", userId)
      .where("providerId", "!=", "credential")
      .where("createdAt", ">", timeValue(database, since))
      .execute();
    // Made since, or read: the secret address of the calendar may be known to them.
    await transaction.deleteFrom("calendar_address").where("user_id", "=", userId).execute();
    const taken = await transaction.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
    if (taken) return taken.id === userId;
    await transaction.updateTable("user").set({ email }).where("id", "=", userId).execute();
    return true;
  }

  async function setPassword(userId: string, password: string, transaction: Kysely<Tables>, now: number) {
    const updatedAt = timeValue(database, now);
    const changed = await transaction
      .updateTable("account")
      .set({ password, updatedAt })
      .where("userId", "=", userId)
      .where("providerId", "=", "credential")
      .returning("id")
      .execute();
    if (changed.length > 0) return;
    // So far they came by Google only.
    await transaction
      .insertInto("account")
      .values({
        id: randomUUID(),
        accountId: userId,
        providerId: "credential",
        userId,
        password,
        createdAt: updatedAt,
        updatedAt,
      })
      .execute();
  }
}

export async function userWith(email: string, db: Kysely<Tables>) {
  return await db
    .selectFrom("user")
    .select(["id", "email"])
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Codes given out for a password or an address that is not the account's any more. The way back to an address stays. */
export async function forgetCodes(userId: string, db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("reset_code").where("user_id", "=", userId).where("email", "is", null).execute();
}
