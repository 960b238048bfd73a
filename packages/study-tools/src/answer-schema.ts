import { z } from "zod/mini";

/**
 * The shape of an answer as JSON schema. What has a default is asked for all the same: a model that may leave a field
 * out leaves out what is hard, and the gateway takes no word for defaults.
 */
export function answerSchema(answer: z.ZodMiniType): Record<string, unknown> {
  return z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
}
