import type { AiPort } from "@jotter/replica/backend";

/**
 * The way to a model for somebody who may want that nothing leaves the device. It is asked here, at the one door there
 * is, whoever asks and whatever: what is sent cannot be called back. [AIX-7] [AIX-8]
 */
export function askedByLeave(ai: AiPort, staysHere: () => Promise<boolean>): AiPort {
  const kept = { ok: false, problem: { kind: "device-only" } } as const;
  return {
    status: async (signal) => ((await staysHere()) ? kept : ai.status(signal)),
    text: async function* (question, signal) {
      if (await staysHere()) yield { t: "error", problem: kept.problem };
      else yield* ai.text(question, signal);
    },
    object: async (question, signal) => ((await staysHere()) ? kept : ai.object(question, signal)),
    test: async (signal) => ((await staysHere()) ? kept : ai.test(signal)),
  };
}
