import type { Message } from "@jotter/domain/conversation";
import type { ModelProblem } from "@jotter/domain/model";
import type { Proposal } from "@jotter/domain/proposal";

/** What an answer is made of, in the order it arrives. */
export type AnswerPiece =
  /** Help for somebody in danger is to stand above whatever else there is. */
  | { readonly t: "help" }
  | { readonly t: "source"; readonly source: NonNullable<Message["source"]> }
  /** What a model was told beside the question, and what stayed here because of that. */
  | ({ readonly t: "told" } & Pick<Message, "told" | "stayed">)
  | { readonly t: "text"; readonly d: string }
  | { readonly t: "choices"; readonly choices: NonNullable<Message["choices"]> }
  /** Something that may be written, once the student says so; one for each thing that was ordered. [CHT-8] */
  | { readonly t: "proposal"; readonly proposal: Proposal }
  /** What would be needed to say more than the device can: small, and after everything else. */
  | { readonly t: "lacking"; readonly problem: ModelProblem }
  /** Always the last; what came before stays true. */
  | { readonly t: "failed"; readonly problem: ModelProblem };
