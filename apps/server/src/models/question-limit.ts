import type { Session } from "../auth/session.ts";
import { networkOf } from "../client-address.ts";
import { createRequestLimit } from "../request-limit.ts";

/** How many questions to a model one asker has in an hour. Models cost money, and somebody else's. */
export type QuestionLimit = {
  /** Counts one. The seconds to wait, if there were too many. */
  readonly take: (session: Session | undefined, address: string, now: number) => number | undefined;
};

const hourMs = 3_600_000;

export function createQuestionLimit(most: {
  readonly perStudent: number;
  readonly perAddress: number;
  readonly visitors: number;
}): QuestionLimit {
  const students = createRequestLimit(most.perStudent, hourMs);
  // A school has one address; so has somebody who signs up a hundred times.
  const addresses = createRequestLimit(most.perAddress, hourMs);
  const visitors = createRequestLimit(most.visitors, hourMs);
  return {
    take(session, address, now) {
      const network = networkOf(address);
      if (!session) return visitors.take(network, now);
      return students.take(session.userId, now) ?? addresses.take(network, now);
    },
  };
}
