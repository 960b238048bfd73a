import { countInWindow } from "../auth/attempts.ts";
import type { Session } from "../auth/session.ts";
import { networkOf } from "../client-address.ts";
import { createRequestLimit } from "../request-limit.ts";
import type { Database } from "../storage/database.ts";

/** How many questions to a model one asker has in an hour. Models cost money, and somebody else's. */
export type QuestionLimit = {
  /** Counts one. The seconds to wait, if there were too many. */
  readonly take: (
    session: Session | undefined,
    address: string,
    now: number,
  ) => number | undefined | Promise<number | undefined>;
};

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
    take(session, address, now) {
      const network = networkOf(address);
      if (!session) return visitors.take(network, now) ?? together.take("", now);
      return students.take(session.userId, now) ?? addresses.take(network, now);
    },
  };
}

/** For several servers, which count together in their database: an hour begins with its first question. */
export function createSharedQuestionLimit(database: Database, secret: string, most: Most): QuestionLimit {
  const count = (who: string, atMost: number, now: number) =>
    countInWindow(database, secret, { kind: "question", who, most: atMost, windowMs: hourMs, now });
  return {
    async take(session, address, now) {
      const network = networkOf(address);
      if (!session) {
        const wait = await count(`visitor ${network}`, most.visitors, now);
        return wait ?? (await count("visitors", most.allVisitors, now));
      }
      const wait = await count(`student ${session.userId}`, most.perStudent, now);
      return wait ?? (await count(`address ${network}`, most.perAddress, now));
    },
  };
}
