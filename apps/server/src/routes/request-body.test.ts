import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createArriving } from "./arriving.ts";
import { bodyBytes } from "./request-body.ts";
import type { HttpContext } from "./route.ts";

const most = 1_000_000;
const app = new Hono<{ Bindings: HttpContext["env"] }>();
const ours = createArriving(most);
let come = 0;
const arriving: typeof ours = {
  begin(cutOff) {
    const { grow, end } = ours.begin(cutOff);
    const counted = (bytes: number) => {
      come += bytes;
      grow(bytes);
    };
    return { grow: counted, end };
  },
};
app.post("/", async (context) => {
  const bytes = await bodyBytes(context, most, arriving);
  return context.text(bytes ? String(bytes.length) : "too long", bytes ? 200 : 413);
});
app.onError((_, context) => context.text("cut off", 400));
const server = createServer(getRequestListener(app.fetch));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a part of what it has said that it would send. */
function begin(declared: number | undefined, sent: number) {
  const { port } = server.address() as AddressInfo;
  const headers = declared === undefined ? {} : { "content-length": String(declared) };
  const sending = request({ agent: false, port, host: "127.0.0.1", method: "POST", path: "/", headers });
  const answer = new Promise<string>((resolve) => {
    sending.on("error", () => resolve("cut off"));
    sending.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve(text);
    });
  });
  sending.write(Buffer.alloc(sent));
  return { answer, finish: (rest: number) => void sending.end(Buffer.alloc(rest)) };
}

describe("bodies on their way [OPS-2]", () => {
  test("arrive whole, with a length and without, and not where they are too long", async () => {
    for (const declared of [900_000, undefined, 20]) {
      const [first, rest] = declared === 20 ? [5, 15] : [400_000, 500_000];
      come = 0;
      const body = begin(declared, first);
      await expect.poll(() => come).toBeGreaterThanOrEqual(first);
      body.finish(rest);
      expect(await body.answer).toBe(String(first + rest));
    }
    const long = begin(undefined, 600_000);
    long.finish(600_000);
    expect(await long.answer).toMatch(/too long|cut off/);
    const declaredLong = begin(2_000_000, 10);
    expect(await declaredLong.answer).toMatch(/too long|cut off/);
    declaredLong.finish(0);
  });

  test.each([700_000, undefined])(
    "that stop in the middle (length %s) give way to those that come",
    async (declared) => {
      come = 0;
      const slow = begin(declared, 600_000);
      await expect.poll(() => come).toBe(600_000);
      for (let count = 0; count < 5; count++) {
        const quick = begin(600_000, 300_000);
        quick.finish(300_000);
        expect(await quick.answer).toBe("600000");
      }
      expect(await slow.answer).toBe("cut off");
    },
  );

  test("of the same student or many are never more together than there is room", async () => {
    come = 0;
    const many = Array.from({ length: 12 }, () => begin(300_000, 250_000));
    await expect.poll(() => come).toBeGreaterThan(1_500_000);
    const cut: boolean[] = [];
    for (const { answer, finish } of many) {
      finish(50_000);
      cut.push((await answer) === "cut off");
    }
    // Not all of them have room, and those that came last have it.
    expect(cut.at(-1)).toBe(false);
    expect(cut.filter((isCut) => isCut).length).toBeGreaterThanOrEqual(3);
  });
});
