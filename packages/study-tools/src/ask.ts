import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";

/** The way to a model: a value of the question's schema. Whoever gives it also holds the way to stop it. */
export type Ask = (question: ObjectQuestion) => Promise<Result<unknown, ModelProblem>>;
