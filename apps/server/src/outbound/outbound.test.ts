import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createOutbound, type Resolve } from "./outbound.ts";
import { isPublicAddress } from "./public-address.ts";

const asking = { mostBytes: 100_000, mostMs: 10_000, mostRedirects: 3 };
const nowhere: Resolve = async () => {
  throw new Error("nothing may be asked for");
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const privateAddresses = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.254",
  "127.0.0.1",
  "127.1.2.3",
  "169.254.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.5",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.7",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::808:808",
  "64:ff9b:1::a00:1",
  "100::1",
  "2001::1",
  "2001:0:7f00:1::",
  "2001:10::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:a00:1::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd12:3456:789a::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
  "not an address",
  "",
];
const publicAddresses = [
  "8.8.8.8",
  "1.1.1.1",
  "9.255.255.255",
  "11.0.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.255.255",
  "172.32.0.1",
  "192.167.255.255",
  "223.255.255.255",
  "2606:4700::1111",
  "2a00:1450:4001::200e",
];

describe("an address [CAL-5]", () => {
  test.each(privateAddresses)("%s is not a public one", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(publicAddresses)("%s is a public one", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(privateAddresses)(
    "%s is not connected to under a name that leads there, alone or among others",
    async (one) => {
      for (const found of [[one], ["8.8.8.8", one], [one, "8.8.8.8"]]) {
        const resolve: Resolve = async () =>
          found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
        const outbound = createOutbound({ privateHosts: [], resolve });
        expect(await outbound.ask("https://feeds.example.org/a.ics", asking)).toEqual({
          ok: false,
          problem: "refused",
        });
      }
    },
  );
});

const refusedUrls = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://017700000001/",
  "http://0177.0.0.1/",
  "http://0/",
  "http://134744072/",
  "http://8.8.8.8/",
  "http://１２７.０.０.１/",
  "http://127.0.0.1./",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[fe80::1]/",
  "http://[fd00::1]/",
  "http://[2606:4700::1111]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost/",
  "http://intranet/",
  "http://example.org:8080/",
  "https://example.org:22/",
  "https://example.org:80/",
  "http://example.org:443/",
  "http://example.org:6379/",
  "http://ada@example.org/",
  "http://ada:secret@example.org/",
  "http://:secret@example.org/",
  "ftp://example.org/a.ics",
  "file:///etc/passwd",
  "gopher://example.org/",
  "data:text/calendar,BEGIN",
  "javascript:alert(1)",
  "webcal://example.org/a.ics",
  "//example.org/a.ics",
  "example.org/a.ics",
  "",
];

describe("a request to the outside [CAL-5]", () => {
  test.each(refusedUrls)("to %s is refused before anything is looked up", async (url) => {
    expect(await createOutbound({ privateHosts: [], resolve: nowhere }).ask(url, asking)).toEqual({
      ok: false,
      problem: "refused",
    });
  });

  test.each([...refusedUrls.filter((url) => /^\w+:[!-~]+$/.test(url)), "http://metadata.example.org/"])(
    "that is redirected to %s ends there",
    async (location) => {
      const port = await listening((_, response) => response.writeHead(302, { location }).end());
      const lookedUp: string[] = [];
      const outbound = createOutbound({
        privateHosts: [`feeds.example.org:${port}`],
        resolve: async (hostname) => {
          lookedUp.push(hostname);
          return [{ address: hostname.startsWith("feeds") ? "127.0.0.1" : "169.254.169.254", family: 4 }];
        },
      });
      const asked = await outbound.ask(`http://feeds.example.org:${port}/`, asking);
      expect(asked).toEqual({ ok: false, problem: "refused" });
      expect(lookedUp.filter((name) => !name.startsWith("feeds") && !name.startsWith("metadata"))).toEqual([]);
    },
  );

  test("connects to the address that was judged, whatever the name says a moment later", async () => {
    const hosts: (string | undefined)[] = [];
    const port = await listening(({ headers }, response) => {
      hosts.push(headers.host);
      response.end("here");
    });
    let asked = 0;
    const resolve: Resolve = async () => [{ address: asked++ === 0 ? "127.0.0.1" : "127.0.0.99", family: 4 }];
    const outbound = createOutbound({ privateHosts: [`rebinding.example.org:${port}`], resolve });
    const answer = await outbound.ask(`http://rebinding.example.org:${port}/`, asking);
    expect([answer.ok && Buffer.from(answer.value.bytes).toString(), asked]).toEqual(["here", 1]);
    expect(hosts).toEqual([`rebinding.example.org:${port}`]);
    expect(await outbound.ask(`http://rebinding.example.org:${port}/`, asking)).toEqual({
      ok: false,
      problem: "unreachable",
    });
  });

  test("judges a name anew at every redirect", async () => {
    const port = await listening((_, response) =>
      response.writeHead(301, { location: "http://twice.example.org/" }).end(),
    );
    const outbound = createOutbound({
      privateHosts: [`twice.example.org:${port}`],
      resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    });
    const asked = await outbound.ask(`http://twice.example.org:${port}/`, asking);
    expect(asked).toEqual({ ok: false, problem: "refused" });
  });

  test("reaches what the operator allows, that host and port alone", async () => {
    const port = await listening((_, response) => response.end("here"));
    const outbound = createOutbound({ privateHosts: [`127.0.0.1:${port}`] });
    expect(await outbound.ask(`http://127.0.0.1:${port}/`, asking)).toMatchObject({ ok: true, value: { status: 200 } });
    expect(await outbound.ask(`http://127.0.0.1:${port + 1}/`, asking)).toEqual({ ok: false, problem: "refused" });
    expect(await outbound.ask(`http://ada@127.0.0.1:${port}/`, asking)).toEqual({ ok: false, problem: "refused" });
  });

  test("follows redirects, but not for ever", async () => {
    const port = await listening(({ url = "" }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end("arrived");
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const outbound = createOutbound({ privateHosts: [`127.0.0.1:${port}`] });
    expect(await outbound.ask(`http://127.0.0.1:${port}/3`, asking)).toMatchObject({ ok: true });
    expect(await outbound.ask(`http://127.0.0.1:${port}/4`, asking)).toEqual({ ok: false, problem: "unreachable" });
  });

  const bomb = gzipSync(Buffer.alloc(50_000_000));
  test.each([
    ["a long answer that says so", "too-large", { "content-length": "200000" }, Buffer.alloc(200_000)],
    ["a long answer that does not say so", "too-large", {}, Buffer.alloc(200_000)],
    ["a packed answer that grows", "too-large", { "content-encoding": "gzip" }, bomb],
    ["a packed answer that is none", "unreadable", { "content-encoding": "gzip" }, Buffer.from("no gzip")],
    ["an answer packed in another way", "unreadable", { "content-encoding": "br" }, Buffer.from("x")],
  ] as const)("gives %s up as %s", async (_, problem, headers, body) => {
    const port = await listening((_, response) => {
      response.writeHead(200, headers);
      response.write(body.subarray(0, 1));
      response.end(body.subarray(1));
    });
    const outbound = createOutbound({ privateHosts: [`127.0.0.1:${port}`] });
    expect(await outbound.ask(`http://127.0.0.1:${port}/`, asking)).toEqual({ ok: false, problem });
  });

  test("unpacks what is packed", async () => {
    const text = "BEGIN:VCALENDAR".repeat(1000);
    const port = await listening((_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(text)),
    );
    const answer = await createOutbound({ privateHosts: [`127.0.0.1:${port}`] }).ask(
      `http://127.0.0.1:${port}/`,
      asking,
    );
    expect(answer.ok && Buffer.from(answer.value.bytes).toString()).toBe(text);
  });

  test.each([
    ["before its answer", () => {}],
    [
      "in the middle of its answer",
      (response: Parameters<RequestListener>[1]) => void response.writeHead(200).write("BEGIN"),
    ],
  ])("gives up whoever falls silent %s", async (_, begin) => {
    const port = await listening((_, response) => begin(response));
    const outbound = createOutbound({ privateHosts: [`127.0.0.1:${port}`] });
    const asked = await outbound.ask(`http://127.0.0.1:${port}/`, { ...asking, mostMs: 150 });
    expect(asked).toEqual({ ok: false, problem: "timeout" });
  });

  test("gives up a name that nobody answers for", async () => {
    const silent = createOutbound({ privateHosts: [], resolve: () => new Promise(() => {}) });
    expect(await silent.ask("https://silent.example.org/", { ...asking, mostMs: 50 })).toEqual({
      ok: false,
      problem: "timeout",
    });
    const unknown = createOutbound({ privateHosts: [], resolve: async () => [] });
    expect(await unknown.ask("https://unknown.example.org/", asking)).toEqual({ ok: false, problem: "unreachable" });
  });

  test("asks nobody without https where that is demanded", async () => {
    const outbound = createOutbound({ privateHosts: [], resolve: nowhere });
    expect(await outbound.ask("http://push.example.org/", { ...asking, httpsOnly: true })).toEqual({
      ok: false,
      problem: "refused",
    });
  });
});
