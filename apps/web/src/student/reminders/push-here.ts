import type { Language } from "@jotter/domain/settings";
import type { PushStatus, RemindersPort } from "@jotter/ports/backend";
import { viewerZone } from "../calendar/viewer-zone.ts";
import { reminderDevice } from "./told.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
}

export type PushTrouble = "denied" | "subscribe" | "offline";

/** This browser is told while the app is closed, or why not. */
export async function pushHere(port: RemindersPort, language: Language): Promise<PushStatus | PushTrouble> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const status = await port.status(reminderDevice());
  if (!status.ok) return "offline";
  let made: PushSubscriptionJSON;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (!worker) return "subscribe";
    const { pushManager } = worker;
    // One that was made with other keys, of another server, is of no use to this one.
    await (await pushManager.getSubscription())?.unsubscribe();
    const wanted = { userVisibleOnly: true, applicationServerKey: status.value.publicKey };
    made = (await inTime(pushManager.subscribe(wanted))).toJSON();
  } catch {
    return "subscribe"; // The browser's push service cannot be reached, or it has none.
  }
  const { endpoint, keys } = made;
  if (!endpoint || !keys?.p256dh || !keys.auth) return "subscribe";
  const { p256dh, auth } = keys;
  const zone = viewerZone();
  const answer = await port.subscribe({ device: reminderDevice(), endpoint, p256dh, auth, zone, language });
  return answer.ok ? answer.value : "offline";
}

/** A browser that cannot reach its push service may never say so. */
function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  return Promise.race([
    answer,
    new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error("no answer of the push service")), patienceMs)),
  ]);
}

const patienceMs = 20_000;

export async function noPushHere(port: RemindersPort): Promise<boolean> {
  const answer = await port.unsubscribe(reminderDevice());
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return answer.ok;
}

/** A student who travels, or speaks another language now, is told by the clock and in the words of here. */
export async function keepPushCurrent(port: RemindersPort, language: Language): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const made = (await worker?.pushManager.getSubscription())?.toJSON();
  const { endpoint, keys } = made ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  // Whoever used this browser before may have asked to be told here: that is no wish of this student's.
  const status = await port.status(reminderDevice());
  if (!status.ok || status.value.device === null) return;
  const { p256dh, auth } = keys;
  await port.subscribe({ device: reminderDevice(), endpoint, p256dh, auth, zone: viewerZone(), language });
}
