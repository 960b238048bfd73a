import { createHash } from "node:crypto";
import type { Language } from "@jotter/domain/settings";
import type { PushProblem, PushStatus } from "@jotter/ports/backend";
import type { Session } from "../auth/session.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { encrypted, mostMessageBytes } from "./encrypt.ts";
import type { Told } from "./push-texts.ts";
import type { Vapid } from "./vapid.ts";

/** The devices that want to be told while the app is closed. [CAL-6] */
export type PushDevices = {
  readonly status: (userId: string, device: string) => Promise<PushStatus>;
  /** False where the student has as many as they may. */
  readonly subscribe: (session: Session, device: string, wanted: WantedPush) => Promise<boolean>;
  readonly unsubscribe: (userId: string, device: string) => Promise<void>;
  readonly of: (userId: string) => Promise<readonly PushDevice[]>;
  /** Sends one message, and remembers how that went, unless it was given up. null is well. */
  readonly send: (
    device: PushDevice,
    message: PushMessage,
    now: number,
    signal?: AbortSignal,
  ) => Promise<PushProblem | null>;
};

export type PushDevice = Tables["push_device"];
export type WantedPush = Pick<PushDevice, "endpoint" | "p256dh" | "auth" | "zone"> & { readonly language: Language };
export type PushMessage = Told & {
  /** Of two with the same key a browser shows one, and a push service keeps one. */
  readonly key: string;
  /** Where the app opens when it is pressed. */
  readonly path: string;
  /** After that it is not delivered any more. */
  readonly until: number;
};

const mostDevices = 20;
const limits = { mostBytes: 65_536, mostMs: 15_000 };

export function createPushDevices({ db }: Database, outbound: Outbound, vapid: Vapid, publicUrl: string): PushDevices {
  const one = (userId: string, device: string) =>
    db.selectFrom("push_device").selectAll().where("user_id", "=", userId).where("device", "=", device);

  return {
    async status(userId, device) {
      const found = await one(userId, device).executeTakeFirst();
      return {
        publicKey: vapid.publicKey,
        device: found ? { sentAt: found.sent_at, problem: found.problem } : null,
      };
    },

    async subscribe({ userId, token }, device, { endpoint, ...wanted }) {
      const others = await db
        .selectFrom("push_device")
        .select("device")
        .where("user_id", "=", userId)
        .where("device", "!=", device)
        .execute();
      if (others.length >= mostDevices) return false;
      // One browser, one student: whoever used it before is not told here any more.
      await run(db, forgetOthers, [endpoint, userId, device]);
      const { p256dh, auth, zone, language } = wanted;
      await run(db, upsert, [userId, device, token, endpoint, p256dh, auth, zone, language]);
      return true;
    },

    async unsubscribe(userId, device) {
      await db.deleteFrom("push_device").where("user_id", "=", userId).where("device", "=", device).execute();
    },

    async of(userId) {
      return await db.selectFrom("push_device").selectAll().where("user_id", "=", userId).execute();
    },

    async send(device, { key, until, ...told }, now, signal) {
      const topic = createHash("sha256").update(key).digest("base64url").slice(0, 32);
      const message = Buffer.from(JSON.stringify({ ...told, tag: topic, lang: device.language }));
      if (message.length > mostMessageBytes) throw new Error("a push message is longer than a push service takes");
      const answer = await outbound.ask(device.endpoint, {
        method: "POST",
        headers: {
          "content-type": "application/octet-stream",
          "content-encoding": "aes128gcm",
          authorization: vapid.authorization(device.endpoint, publicUrl, now),
          ttl: String(Math.max(0, Math.ceil((until - now) / 1000))),
          urgency: "high",
          topic,
        },
        body: encrypted(message, device),
        httpsOnly: true,
        ...(signal && { signal }),
        ...limits,
      });
      if (!answer.ok && signal?.aborted) return "unreachable";
      const problem = answer.ok
        ? problemOf(answer.value.status)
        : answer.problem === "refused"
          ? "refused"
          : "unreachable";
      const same = [device.user_id, device.device, device.endpoint];
      if (problem === "gone") await run(db, forget, same);
      else await run(db, problem === null ? rememberSent : rememberProblem, [...same, problem ?? now]);
      return problem;
    },
  };
}

function problemOf(status: number): PushProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "unreachable" : "refused";
}

const upsert = `insert into push_device (user_id, device, session_id, endpoint, p256dh, auth, zone, language)
  select $1, $2, "id", $4, $5, $6, $7, $8 from "session" where "token" = $3
  on conflict (user_id, device) do update set session_id = excluded.session_id, endpoint = excluded.endpoint,
  p256dh = excluded.p256dh, auth = excluded.auth, zone = excluded.zone, language = excluded.language, problem = null`;
const forgetOthers = "delete from push_device where endpoint = $1 and not (user_id = $2 and device = $3)";
// The device may have subscribed anew while an old address was tried.
const forget = "delete from push_device where user_id = $1 and device = $2 and endpoint = $3";
const rememberSent =
  "update push_device set sent_at = $4, problem = null where user_id = $1 and device = $2 and endpoint = $3";
const rememberProblem = "update push_device set problem = $4 where user_id = $1 and device = $2 and endpoint = $3";
