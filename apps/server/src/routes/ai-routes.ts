import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type ModelPiece, type ModelProblem, mostSoundBytes, ObjectQuestion, Question } from "@jotter/domain/model";
import type { Session, Sessions } from "../auth/session.ts";
import { errorDetails, type Log } from "../log.ts";
import type { Gateway } from "../models/gateway.ts";
import { costOf, type QuestionLimit } from "../models/question-limit.ts";
import { json, problem, tryAgainIn } from "./answer.ts";
import { bodyBytes, bodyText, jsonValue } from "./request-body.ts";
import type { Call, HttpContext, Route, SignedInCall } from "./route.ts";

export type AiRooms = {
  readonly gateway: Gateway;
  readonly questions: QuestionLimit;
  readonly sessions: Sessions;
  readonly log: Log;
};

export function aiRoutes({ gateway, questions, sessions, log }: AiRooms): readonly Route[] {
  return [
    { method: "GET", path: "/api/ai/status", access: "anyone", handle: status },
    // A visitor may try the assistant, a little.
    { method: "POST", path: "/api/ai/text", access: "anyone", handle: text },
    { method: "POST", path: "/api/ai/object", access: "signed-in", handle: object },
    { method: "POST", path: "/api/ai/speech", access: "signed-in", handle: speech },
    { method: "POST", path: "/api/ai/test", access: "signed-in", handle: test },
  ];

  async function status() {
    return json(JSON.stringify(gateway.status));
  }

  async function text(call: Call) {
    const { context, now } = call;
    const session = await sessions.find(context.req.header("cookie"), now);
    const sent = await questionIn(call, session);
    if (sent instanceof Response) return sent;
    const question = Question.safeParse(sent);
    if (!question.success) return problem(400, "BAD_REQUEST");
    const refused = await refusalOfLong(call, session, question.data);
    if (refused) return refused;
    const asked = session ? question.data : shortened(question.data);
    return await stream(context, (signal) => gateway.text(asked, signal));
  }

  async function object(call: SignedInCall) {
    const sent = await questionIn(call, call.session);
    if (sent instanceof Response) return sent;
    const question = ObjectQuestion.safeParse(sent);
    if (!question.success) return problem(400, "BAD_REQUEST");
    const { objectReader } = await import("../models/object-answer.ts");
    const read = objectReader(question.data.schema);
    if (!read) return problem(400, "BAD_REQUEST", { message: "schema uses words that are not taken" });
    const refused = await refusalOfLong(call, call.session, question.data);
    if (refused) return refused;
    return await stream(call.context, (signal) => gateway.object(question.data, read, signal));
  }

  /** A piece of a recording, as it is. */
  async function speech({ context, address, session, now }: SignedInCall) {
    if (!gateway.status.hears) return problem(503, "MODEL", { problem: gateway.status.problem ?? notConfigured });
    const wait = await questions.take(session, address, now);
    if (wait !== undefined) return tryAgainIn(wait, "MODEL_LIMIT");
    const sound = await bodyBytes(context, mostSoundBytes);
    if (!sound) return problem(413, "TOO_LARGE", { limit: mostSoundBytes });
    // Whatever a device says it is: a provider is given sound, and nothing else.
    if (!isWav(sound)) return problem(400, "BAD_REQUEST");
    return await stream(context, (signal) => gateway.speech(sound, signal));
  }

  async function test({ context, address, session, now }: SignedInCall) {
    const refused = await refusal(session, address, now);
    if (refused) return refused;
    const leaving = whenGone(context.env.outgoing);
    return json(JSON.stringify(await gateway.test(leaving)));
  }

  /** What was sent, or the answer to whoever may not send it. */
  async function questionIn({ context, address, now }: Call, session: Session | undefined): Promise<unknown> {
    const { requestBytes } = gateway.status;
    const limit = session ? requestBytes : Math.min(requestBytes, visitor.requestBytes);
    const refused = await refusal(session, address, now);
    if (refused) return refused;
    const body = await bodyText(context, limit);
    return body === undefined ? problem(413, "TOO_LARGE", { limit }) : jsonValue(body);
  }

  async function refusal(session: Session | undefined, address: string, now: number): Promise<Response | undefined> {
    if (gateway.status.problem) return problem(503, "MODEL", { problem: gateway.status.problem });
    const wait = await questions.take(session, address, now);
    return wait === undefined ? undefined : tryAgainIn(wait, "MODEL_LIMIT");
  }

  /** One was counted before anything was read; the rest when it is known what a provider is to read. */
  async function refusalOfLong({ address, now }: Call, session: Session | undefined, question: Question) {
    const more = costOf(question) - 1;
    const wait = more > 0 ? await questions.take(session, address, now, more) : undefined;
    return wait === undefined ? undefined : tryAgainIn(wait, "MODEL_LIMIT");
  }

  /** One JSON value per line. An empty line now and then tells everybody in between that somebody still works on it. */
  async function stream(
    { env: { outgoing } }: HttpContext,
    answer: (signal: AbortSignal) => AsyncIterable<ModelPiece>,
  ) {
    const leaving = whenGone(outgoing);
    outgoing.writeHead(200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "no-store",
      // nginx would otherwise hold words back until its buffer is full.
      "x-accel-buffering": "no",
    });
    const heartbeat = setInterval(() => outgoing.write("\n"), heartbeatMs);
    try {
      for await (const piece of answer(leaving)) {
        if (!outgoing.write(`${JSON.stringify(piece)}\n`)) await drained(outgoing, leaving);
      }
    } catch (error) {
      // The answer has begun: it is too late for a status.
      log.error("bug", { route: "ai", ...errorDetails(error) });
      const piece: ModelPiece = { t: "error", problem: { kind: "unavailable", detail: "INTERNAL" } };
      outgoing.write(`${JSON.stringify(piece)}\n`);
    } finally {
      clearInterval(heartbeat);
      outgoing.end();
    }
    return RESPONSE_ALREADY_SENT;
  }
}

const notConfigured: ModelProblem = { kind: "not-configured" };

function isWav(bytes: Uint8Array): boolean {
  const letters = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return letters.startsWith("RIFF") && letters.endsWith("WAVE") && bytes.length > 44;
}

const heartbeatMs = 15_000;
/** Enough for a talk; a book is read for students only. What a model thinks before it writes counts as output. */
const visitor = { requestBytes: 32 * 1024, maxOutputTokens: 4096 };

function shortened(question: Question): Question {
  return {
    ...question,
    maxOutputTokens: Math.min(question.maxOutputTokens ?? visitor.maxOutputTokens, visitor.maxOutputTokens),
  };
}

/** Aborted when whoever asked is gone. */
function whenGone(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  outgoing.on("close", () => leaving.abort());
  return leaving.signal;
}

/** A reader slower than the model holds the model back, instead of filling our memory. */
function drained(outgoing: ServerResponse, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off("drain", go);
      gone.removeEventListener("abort", go);
      resolve();
    };
    outgoing.once("drain", go);
    gone.addEventListener("abort", go);
    if (gone.aborted) go();
  });
}
