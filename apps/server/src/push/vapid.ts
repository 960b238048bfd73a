import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import type { Database } from "../storage/database.ts";

/** The pair of keys by which push services know this server (RFC 8292). */
export type Vapid = {
  /** In base64url, as a browser wants it. */
  readonly publicKey: string;
  /** The header that shows a push service who sends. */
  readonly authorization: (endpoint: string, sender: string, now: number) => string;
};

const keyName = "vapid";
const validSeconds = 12 * 3600;

/** Made at the first start and kept in the database: all servers on it are one to a browser, and stay so. */
export async function openVapid({ db }: Database): Promise<Vapid> {
  const made = createECDH("prime256v1");
  made.generateKeys();
  await db
    .insertInto("server_key")
    .values({ name: keyName, value: made.getPrivateKey().toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("server_key")
    .select("value")
    .where("name", "=", keyName)
    .executeTakeFirstOrThrow();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(value, "base64url"));
  const point = pair.getPublicKey();
  const publicKey = point.toString("base64url");
  const key = privateKeyOf(pair.getPrivateKey(), point);
  return {
    publicKey,
    authorization(endpoint, sender, now) {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + validSeconds, sub: sender };
      return `vapid t=${signedToken(claims, key)}, k=${publicKey}`;
    },
  };
}

function privateKeyOf(secret: Buffer, point: Buffer): KeyObject {
  const part = (bytes: Buffer) => bytes.toString("base64url");
  // A number that begins with zeros is given without them.
  const d = part(Buffer.concat([Buffer.alloc(32 - secret.length), secret]));
  const jwk = { kty: "EC", crv: "P-256", d, x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
  return createPrivateKey({ key: jwk, format: "jwk" });
}

function signedToken(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}
