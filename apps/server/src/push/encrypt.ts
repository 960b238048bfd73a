import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of one browser's subscription, in base64url. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

/** What is made anew for each message; given only where a test wants to know the outcome. */
export type MessageSecrets = { readonly privateKey: Buffer; readonly salt: Buffer };

const recordBytes = 4096;
/** A record holds the mark of its end and the tag of its seal besides. */
export const mostMessageBytes = recordBytes - 17 - 86;

/** A message that only that browser can read: the push service between us sees its length (RFC 8291, RFC 8188). */
export function encrypted(message: Buffer, keys: PushKeys, secrets?: MessageSecrets): Buffer {
  const theirs = Buffer.from(keys.p256dh, "base64url");
  const exchange = createECDH("prime256v1");
  if (secrets) exchange.setPrivateKey(secrets.privateKey);
  else exchange.generateKeys();
  const ours = exchange.getPublicKey();
  const salt = secrets?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const shared = derived(exchange.computeSecret(theirs), Buffer.from(keys.auth, "base64url"), info, 32);
  const key = derived(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(shared, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The one and last record ends with a 2.
  const sealed = Buffer.concat([
    cipher.update(message),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordBytes);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, header, ours, sealed]);
}

/** Whether something can be encrypted for them: a point that is on the curve, and a secret of its length. */
export function areKeys(keys: PushKeys): boolean {
  const isAuth = Buffer.from(keys.auth, "base64url").length === 16;
  try {
    return isAuth && encrypted(Buffer.alloc(1), keys).length > 0;
  } catch {
    // That is how node says that it is no key.
    return false;
  }
}

function derived(secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
