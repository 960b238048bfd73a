import type { ServerResponse } from "node:http";
import type { Session, Sessions } from "../auth/session.ts";

/** The open `GET /api/sync/events` of all signed-in devices. */
export type EventStreams = {
  readonly open: (response: ServerResponse, session: Session, head: number) => void;
  readonly poke: (userId: string, head: number) => void;
  /** Asks for each of the student's streams whether its session still lives, and ends those whose does not. */
  readonly recheck: (userId: string) => Promise<void>;
  /** Each of them comes back, to another server, in a moment of its own. */
  readonly closeAll: () => void;
  readonly count: () => number;
};

const heartbeatMs = 25_000;
/** One tab of a browser holds a stream; a student with more devices than this has a loop somewhere. */
const streamsPerStudent = 20;

/**
 * After an outage every device wants its stream back. Each is told beforehand how long to wait, so that they do not come
 * all at once: within two seconds where there are few, within half a minute where there are ten thousand.
 */
const reconnectMs = { least: 500, spread: 2000, perStream: 3, most: 60_000 };

type Stream = { readonly response: ServerResponse; readonly session: Session; readonly heartbeat: NodeJS.Timeout };

export function createEventStreams(isAlive: Sessions["isAlive"]): EventStreams {
  const streamsByUser = new Map<string, Set<Stream>>();
  let open = 0;

  function retry() {
    const spreadMs = Math.min(reconnectMs.most, Math.max(reconnectMs.spread, open * reconnectMs.perStream));
    return `retry: ${Math.round(reconnectMs.least + Math.random() * spreadMs)}\n`;
  }

  function end(stream: Stream) {
    clearInterval(stream.heartbeat);
    const streams = streamsByUser.get(stream.session.userId);
    if (streams?.delete(stream)) open--;
    if (streams?.size === 0) streamsByUser.delete(stream.session.userId);
    stream.response.end();
  }

  async function endIfOver(stream: Stream) {
    // A database that cannot answer says nothing about the session: the next heartbeat asks again.
    if (await isAlive(stream.session, Date.now()).catch(() => true)) return;
    // Somebody else may have asked at the same time, and ended it.
    if (!streamsByUser.get(stream.session.userId)?.has(stream)) return;
    // Its page asks at once what is the matter, and hears that it is over.
    stream.response.write(pokeEvent(0));
    end(stream);
  }

  return {
    open(response, session, head) {
      response.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // nginx would otherwise hold events back until its buffer is full.
        "x-accel-buffering": "no",
      });
      const heartbeat = setInterval(() => {
        response.write(": still here\n\n");
        void endIfOver(stream);
      }, heartbeatMs).unref();
      const stream: Stream = { response, session, heartbeat };
      const streams = streamsByUser.get(session.userId) ?? new Set();
      streamsByUser.set(session.userId, streams.add(stream));
      open++;
      response.on("close", () => end(stream));
      response.write(`${retry()}${pokeEvent(head)}`);
      const [oldest] = streams;
      if (streams.size > streamsPerStudent && oldest) end(oldest);
    },

    poke(userId, head) {
      for (const { response } of streamsByUser.get(userId) ?? []) response.write(pokeEvent(head));
    },

    async recheck(userId) {
      await Promise.all([...(streamsByUser.get(userId) ?? [])].map(endIfOver));
    },

    closeAll() {
      for (const stream of [...streamsByUser.values()].flatMap((streams) => [...streams])) end(stream);
    },

    count: () => open,
  };
}

function pokeEvent(head: number) {
  return `event: poke\ndata: {"head":${head}}\n\n`;
}
