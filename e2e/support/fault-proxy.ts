import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A loopback proxy between a browser and the server that does to requests what real networks do. */
export type FaultProxy = {
  readonly address: string;
  /** From now on, requests whose path starts with `path` meet this fault, at most `times` of them. */
  readonly inject: (path: string, fault: Fault, times?: number) => void;
  /** Back to a faultless network. */
  readonly heal: () => void;
  /** How often a fault has struck since the start, so that a test knows it tested something. */
  readonly struck: (kind?: Fault["kind"]) => number;
  /** What has come by since the start, in order of arrival. */
  readonly requests: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Fault =
  /** The line is dead: connections break at once, open streams too. */
  | { readonly kind: "offline" }
  /** The request never reaches the server. */
  | { readonly kind: "cut-before" }
  /** The server did what was asked; nobody hears of it. Where the line dies, it stays dead until it is healed. */
  | { readonly kind: "lost-reply"; readonly lineDies?: boolean }
  /** The line breaks in the middle of the answer. */
  | { readonly kind: "cut-during" }
  /** The server gets the request twice; the copy comes `lateMs` later, behind requests made since. */
  | { readonly kind: "duplicate"; readonly lateMs?: number }
  /** Held back on the way there, up to `jitterMs` longer: requests overtake each other. */
  | { readonly kind: "lag"; readonly ms: number; readonly jitterMs?: number }
  /** That share of exchanges fails: by turns the request is lost and the answer, evenly spread. */
  | { readonly kind: "loss"; readonly percent: number };

type Rule = { readonly path: string; readonly fault: Fault; left: number; seen: number };

export async function startFaultProxy(target: { readonly port: number }): Promise<FaultProxy> {
  // No connection is kept towards the server: a restarted one must not be asked through a dead socket.
  const agent = new Agent({ keepAlive: false });
  const sockets = new Set<Socket>();
  const struckByKind = new Map<Fault["kind"], number>();
  const requests: string[] = [];
  let rules: Rule[] = [];

  const proxy = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const fault = faultFor(incoming.url ?? "/");
    void answer(incoming, outgoing, fault).catch(() => incoming.socket.destroy());
  });
  proxy.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  proxy.keepAliveTimeout = 60_000;
  proxy.requestTimeout = 0;

  function inject(path: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    rules = [{ path, fault, left: times, seen: 0 }, ...rules];
    if (fault.kind === "offline") for (const socket of sockets) socket.destroy();
  }

  function faultFor(path: string): Fault | undefined {
    const rule = rules.find((candidate) => candidate.left > 0 && path.startsWith(candidate.path));
    if (!rule) return undefined;
    // Counted, not drawn by lot: a journey meets the same losses every time.
    rule.seen += 1;
    if (rule.fault.kind === "loss" && (rule.seen * rule.fault.percent) % 100 >= rule.fault.percent) return undefined;
    rule.left--;
    struckByKind.set(rule.fault.kind, (struckByKind.get(rule.fault.kind) ?? 0) + 1);
    return rule.fault;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): Promise<void> {
    if (!fault) return forward(incoming, outgoing);
    switch (fault.kind) {
      case "offline":
      case "cut-before":
        incoming.socket.destroy();
        return;
      case "loss":
        if ((struckByKind.get("loss") ?? 0) % 2 === 0) incoming.socket.destroy();
        else await loseReply(incoming);
        return;
      case "lost-reply":
        await loseReply(incoming);
        if (fault.lineDies) inject("/", { kind: "offline" });
        return;
      case "cut-during": {
        const reply = await ask(incoming, await bodyOf(incoming));
        const body = await bodyOf(reply);
        outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
        return;
      }
      case "duplicate": {
        const body = await bodyOf(incoming);
        const copy = later(fault.lateMs ?? 0).then(async () => bodyOf(await ask(incoming, body)));
        copy.catch(() => undefined); // Nobody waits for the copy's answer, nor for its failure.
        return deliver(await ask(incoming, body), outgoing);
      }
      case "lag":
        await later(fault.ms + Math.random() * (fault.jitterMs ?? 0));
        return forward(incoming, outgoing);
    }
  }

  async function loseReply(incoming: IncomingMessage): Promise<void> {
    await bodyOf(await ask(incoming, await bodyOf(incoming)));
    incoming.socket.destroy();
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const upstream = request(upstreamOptions(incoming));
    outgoing.on("close", () => upstream.destroy());
    incoming.pipe(upstream);
    const [reply] = (await once(upstream, "response")) as [IncomingMessage];
    deliver(reply, outgoing);
  }

  function deliver(reply: IncomingMessage, outgoing: ServerResponse): void {
    reply.on("error", () => outgoing.destroy());
    reply.on("aborted", () => outgoing.destroy());
    outgoing.on("close", () => reply.destroy());
    outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    // An event stream's headers must arrive before its first event does.
    outgoing.flushHeaders();
    reply.pipe(outgoing);
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const upstream = request(upstreamOptions(incoming));
    upstream.end(body);
    const [reply] = (await once(upstream, "response")) as [IncomingMessage];
    return reply;
  }

  function upstreamOptions(incoming: IncomingMessage) {
    const { method, url, rawHeaders } = incoming;
    return { host: "127.0.0.1", port: target.port, method, path: url, headers: rawHeaders, agent };
  }

  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    inject,
    heal: () => {
      rules = [];
    },
    struck: (kind) => {
      if (kind) return struckByKind.get(kind) ?? 0;
      return [...struckByKind.values()].reduce((sum, times) => sum + times, 0);
    },
    requests: () => requests,
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await once(proxy, "close");
    },
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
