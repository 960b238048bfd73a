// What the gateway costs: an answer through our bundled server against the same answer straight from the provider.
// The provider is a test server in this process, which writes into each piece when it was sent: one clock for all.
import { startTestModelServer, type Wire } from "@jotter/server/models/test-model-server";
import { signUp } from "../e2e/support/account.ts";
import { type Server, startServer } from "../e2e/support/server.ts";
import { cpuMs, residentMegabytes } from "./support/processes.ts";
import { type Figure, numberOption, quantile, report } from "./support/report.ts";

type Answer = { readonly firstMs: number; readonly lagsMs: readonly number[] };
type Asking = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };

const rounds = numberOption("rounds", 5);
const answersPerRound = numberOption("answers", 30);
const streams = numberOption("streams", 200);
const piecesPerAnswer = 40;
const waves = 12;
const settledAfter = 8;
const wires: readonly Wire[] = ["gemini", "openai-compatible"];

const provider = await startTestModelServer({
  pieces: Array.from({ length: piecesPerAnswer }, () => "piece"),
  everyMs: 5,
  stamped: () => `${performance.now()} `,
});
const servers = new Map<Wire, Server>();
const ours = new Map<Wire, Asking>();
for (const wire of wires) {
  const server = await serverFor(wire);
  const student = await signUp(server.address);
  servers.set(wire, server);
  ours.set(wire, {
    url: `${server.address}/api/ai/text`,
    headers: { Origin: server.address, Cookie: student.cookie },
    body: JSON.stringify({ turns: [{ role: "user", text: "What is mitosis?" }] }),
  });
}

const figures: Figure[] = [];
for (const wire of wires) figures.push(...(await latency(wire)));
figures.push(await abort("gemini"), ...(await memory("gemini")));
for (const server of servers.values()) await server.dispose();
await provider.stop();
report("ai", figures);

/** Both ways in turns, so that a busy moment meets both. */
async function latency(wire: Wire): Promise<readonly Figure[]> {
  const [through, direct] = [askingOf(wire), directly(wire)];
  const later: number[] = [];
  const lag: number[] = [];
  const cpuPerPiece: number[] = [];
  // Both sides get to compile their hot paths first.
  for (let count = 0; count < 10; count++) {
    await Promise.all(Array.from({ length: 15 }, () => Promise.all([ask(through), ask(direct)])));
  }
  for (let round = 0; round < rounds; round++) {
    const gateway: Answer[] = [];
    const floor: Answer[] = [];
    let usedMs = 0;
    for (let count = 0; count < answersPerRound; count++) {
      const before = cpuMs(pidOf(wire)) ?? Number.NaN;
      gateway.push(await ask(through));
      usedMs += (cpuMs(pidOf(wire)) ?? Number.NaN) - before;
      floor.push(await ask(direct));
    }
    const first = (answers: readonly Answer[]) =>
      quantile(
        answers.map(({ firstMs }) => firstMs),
        0.5,
      );
    const slowest = (answers: readonly Answer[]) =>
      quantile(
        answers.flatMap(({ lagsMs }) => lagsMs),
        0.95,
      );
    later.push(first(gateway) - first(floor));
    lag.push(slowest(gateway) - slowest(floor));
    cpuPerPiece.push((usedMs * 1000) / (answersPerRound * piecesPerAnswer));
  }
  return [
    { name: `first token later than direct, ${wire}`, unit: "ms", ours: later, goal: { atMost: 3 } },
    { name: `piece later than direct, p95, ${wire}`, unit: "ms", ours: lag, goal: { atMost: 1 } },
    { name: `server CPU, ${wire}`, unit: "us/piece", ours: cpuPerPiece },
  ];
}

/** From a student's leaving to the provider's noticing. */
async function abort(wire: Wire): Promise<Figure> {
  const seenAfterMs: number[] = [];
  for (let count = 0; count < 30; count++) {
    const leaving = new AbortController();
    const reading = read(askingOf(wire), leaving.signal);
    await reading.next();
    const asked = provider.asked.at(-1);
    const since = performance.now();
    leaving.abort();
    while (asked && asked.brokenOffAt === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    seenAfterMs.push((asked?.brokenOffAt ?? Number.NaN) - since);
  }
  return {
    name: "abort seen by the provider, slowest",
    unit: "ms",
    ours: [Math.max(...seenAfterMs)],
    goal: { atMost: 100 },
  };
}

/** What many students at once leave behind: once the engine has taken its room, the memory must not grow any more. */
async function memory(wire: Wire): Promise<readonly Figure[]> {
  const restingMb: number[] = [];
  let peakMb = 0;
  for (let wave = 0; wave < waves; wave++) {
    const answers = Promise.all(Array.from({ length: streams }, () => ask(askingOf(wire))));
    const watching = setInterval(() => {
      peakMb = Math.max(peakMb, residentMegabytes(pidOf(wire)));
    }, 50);
    await answers;
    clearInterval(watching);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    restingMb.push(residentMegabytes(pidOf(wire)));
  }
  return [
    {
      name: `memory after ${waves} times ${streams} streams, against after ${settledAfter}`,
      unit: "MB",
      ours: [restingMb.at(-1) ?? Number.NaN],
      floor: [restingMb[settledAfter - 1] ?? Number.NaN],
      goal: { ratioAtMost: 1.1 },
    },
    { name: `memory with ${streams} streams open`, unit: "MB", ours: [peakMb] },
  ];
}

async function serverFor(wire: Wire): Promise<Server> {
  const many = "1000000000";
  return startServer({
    env: {
      AI_PROVIDER: wire,
      AI_BASE_URL: wire === "gemini" ? provider.geminiUrl : provider.openAiUrl,
      AI_MODEL: "well",
      AI_API_KEY: "key",
      AI_PER_STUDENT_PER_HOUR: many,
      AI_PER_ADDRESS_PER_HOUR: many,
    },
  });
}

function askingOf(wire: Wire): Asking {
  const asking = ours.get(wire);
  if (!asking) throw new Error(`There is no server for ${wire}.`);
  return asking;
}

function pidOf(wire: Wire): number {
  return servers.get(wire)?.pid() ?? 0;
}

function directly(wire: Wire): Asking {
  const text = "What is mitosis?";
  if (wire === "gemini") {
    const url = `${provider.geminiUrl}/models/well:streamGenerateContent?alt=sse`;
    return { url, headers: {}, body: JSON.stringify({ contents: [{ role: "user", parts: [{ text }] }] }) };
  }
  const body = { model: "well", stream: true, messages: [{ role: "user", content: text }] };
  return { url: `${provider.openAiUrl}/chat/completions`, headers: {}, body: JSON.stringify(body) };
}

async function ask(asking: Asking): Promise<Answer> {
  const since = performance.now();
  const lagsMs: number[] = [];
  let firstMs = Number.NaN;
  for await (const sentAt of read(asking)) {
    const now = performance.now();
    if (lagsMs.length === 0) firstMs = now - since;
    lagsMs.push(now - sentAt);
  }
  if (lagsMs.length !== piecesPerAnswer) throw new Error(`${lagsMs.length} pieces of ${piecesPerAnswer} arrived.`);
  return { firstMs, lagsMs };
}

/** When each piece was sent, as it arrives. All three wires put a piece on a line of its own, as a JSON text. */
async function* read({ url, headers, body }: Asking, signal?: AbortSignal): AsyncGenerator<number> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
  const response = await fetch(url, { ...init, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${await response.text()}`);
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.includes('"t":"error"')) throw new Error(line);
      const sentAt = /"(?:d|text|content)":"([\d.]+) "/.exec(line)?.[1];
      if (sentAt !== undefined) yield Number(sentAt);
    }
  }
}
