import type { Question } from "@jotter/domain/model";
import { countInWindow } from "../auth/attempts.ts";
import type { Session } from "../auth/session.ts";
import { networkOf } from "../client-address.ts";
import { createRequestLimit } from "../request-limit.ts";
import type { Database } from "../storage/database.ts";

/** How many questions to a model one asker has in an hour. Models cost money, and somebody else's. */
export type QuestionLimit = {
  /** Counts one, or as many as a long one is worth. The seconds to wait, if there were too many. */
  readonly take: (
    session: Session | undefined,
    address: string,
    now: number,
    count?: number,
  ) => number | undefined | Promise<number | undefined>;
};

/**
 * A provider is paid for what its model reads: a long question counts as the several that it costs. A picture is read for
 * no more than a page is, however many bytes it has.
 */
export function costOf({ system = "", turns }: Question): number {
  const letters = turns.reduce((sum, { text }) => sum + text.length, system.length);
  return Math.max(1, Math.ceil(letters / usualLetters));
}

/** The page somebody is on, some passages and what was said before: some 16,000 tokens. */
const usualLetters = 64 * 1024;

type Most = {
  readonly perStudent: number;
  readonly perAddress: number;
  readonly visitors: number;
  readonly allVisitors: number;
};

const hourMs = 3_600_000;

/** For a server that stands alone: in memory, which costs nothing and forgets when it ends. */
export function createQuestionLimit(most: Most): QuestionLimit {
  const students = createRequestLimit(most.perStudent, hourMs);
  // A school has one address; so has somebody who signs up a hundred times.
  const addresses = createRequestLimit(most.perAddress, hourMs);
  const visitors = createRequestLimit(most.visitors, hourMs);
  // Addresses cost nothing to who has many of them; models cost the operator.
  const together = createRequestLimit(most.allVisitors, hourMs);
  return {
    take(session, address, now, count = 1) {
      const network = networkOf(address);
      if (!session) return visitors.take(network, now, count) ?? together.take("", now, count);
      return students.take(session.userId, now, count) ?? addresses.take(network, now, count);
    },
  };
}

/** For several servers, which count together in their database: an hour begins with its first question. */
export function createSharedQuestionLimit(database: Database, secret: string, most: Most): QuestionLimit {
  return {
    async take(session, address, now, by = 1) {
      const network = networkOf(address);
      const count = (who: string, atMost: number) =>
        countInWindow(database, secret, {
          kind: "question",
          who,
          most: atMost,
          windowMs: hourMs,
          now,
          by: Math.max(1, Math.min(by, atMost - 1)),
        });
      if (!session) {
        return (await count(`visitor ${network}`, most.visitors)) ?? (await count("visitors", most.allVisitors));
      }
      const wait = await count(`student ${session.userId}`, most.perStudent);
      return wait ?? (await count(`address ${network}`, most.perAddress));
    },
  };
}
