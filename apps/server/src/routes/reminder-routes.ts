import { Language } from "@jotter/domain/settings";
import { isZone } from "@jotter/domain/zones";
import { z } from "zod";
import { areKeys } from "../push/encrypt.ts";
import type { PushDevices } from "../push/push-devices.ts";
import { testText } from "../push/push-texts.ts";
import type { ReminderTurns } from "../push/reminder-turns.ts";
import { createRequestLimit } from "../request-limit.ts";
import { json, problem, tryAgainIn } from "./answer.ts";
import { bodyText, jsonValue } from "./request-body.ts";
import type { Route, SignedInCall } from "./route.ts";

export type ReminderRooms = { readonly pushDevices: PushDevices; readonly reminders: ReminderTurns };

const mostBytes = 16_384;
const minuteMs = 60_000;

export function reminderRoutes({ pushDevices, reminders }: ReminderRooms): readonly Route[] {
  const testing = createRequestLimit(10, 10 * minuteMs);
  return [
    { method: "GET", path: "/api/push/devices/:device", access: "signed-in", handle: status },
    { method: "POST", path: "/api/push/devices/:device", access: "signed-in", handle: subscribe },
    { method: "DELETE", path: "/api/push/devices/:device", access: "signed-in", handle: unsubscribe },
    { method: "POST", path: "/api/push/devices/:device/test", access: "signed-in", handle: test },
    { method: "POST", path: "/api/reminders/claim", access: "signed-in", handle: claim },
  ];

  async function status({ context, session }: SignedInCall) {
    const device = Device.safeParse(context.req.param("device"));
    if (!device.success) return problem(400, "BAD_REQUEST");
    return json(JSON.stringify(await pushDevices.status(session.userId, device.data)));
  }

  async function subscribe({ context, session, now }: SignedInCall) {
    const device = Device.safeParse(context.req.param("device"));
    const wanted = Wanted.safeParse(jsonValue((await bodyText(context, mostBytes)) ?? ""));
    if (!device.success || !wanted.success || !areKeys(wanted.data)) return problem(400, "BAD_REQUEST");
    if (!(await pushDevices.subscribe(session, device.data, wanted.data))) return problem(409, "TOO_MANY_DEVICES");
    await reminders.begin(session.userId, now);
    return json(JSON.stringify(await pushDevices.status(session.userId, device.data)));
  }

  async function unsubscribe({ context, session }: SignedInCall) {
    await pushDevices.unsubscribe(session.userId, context.req.param("device") ?? "");
    return new Response(null, { status: 204 });
  }

  async function test({ context, session, now }: SignedInCall) {
    const name = context.req.param("device");
    const device = (await pushDevices.of(session.userId)).find((one) => one.device === name);
    if (!device) return problem(404, "NOT_FOUND");
    const wait = testing.take(session.userId, now);
    if (wait !== undefined) return tryAgainIn(wait, "BUSY");
    const message = { ...testText(device.language), key: "test", path: "/calendar", until: now + 5 * minuteMs };
    return json(JSON.stringify({ problem: await pushDevices.send(device, message, now) }));
  }

  async function claim({ context, session, now }: SignedInCall) {
    const asked = Claim.safeParse(jsonValue((await bodyText(context, mostBytes)) ?? ""));
    if (!asked.success) return problem(400, "BAD_REQUEST");
    const { device, keys } = asked.data;
    return json(JSON.stringify({ mine: await reminders.claim(session.userId, device, keys, now) }));
  }
}

const Device = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const Wanted = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  p256dh: z.string().max(200),
  auth: z.string().max(100),
  zone: z.string().max(64).refine(isZone),
  language: Language,
});
const Claim = z.object({ device: Device, keys: z.array(z.string().min(1).max(200)).min(1).max(50) });
