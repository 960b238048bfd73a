import type { Expression, Statement } from "@jotter/analysis/maths/expression";
import type { Matrix } from "@jotter/analysis/maths/matrix";
import type { ComplexMeaning } from "./complex/judge-complex.ts";
import type { Heights } from "./heights.ts";
import type { FeatureMeaning } from "./judge-features.ts";
import type { QuantityMeaning } from "./quantities/quantity-meaning.ts";
import type { Reaction } from "./reaction.ts";
import type { StoryMeaning } from "./stories/judge-story.ts";

/** What lines of working are held against. */
export type Meaning =
  | {
      readonly kind: "set";
      readonly statement: Statement;
      /** The unknowns; other letters stand for any number. */
      readonly unknowns: readonly string[];
      /** Where they may lie. */
      readonly within: Statement | null;
      /** The problem shows this statement; otherwise to find it is part of the work. */
      readonly isShown: boolean;
      /** Where only some of the solutions are asked for, as the highest point of a curve: those. */
      readonly asked: Statement | null;
      /** Angles of it are asked for in degrees. */
      readonly inDegrees?: boolean;
      /** The function whose slope it speaks of, where lines may do so, too. */
      readonly curve?: Expression;
      /** How high it is at the places in question. */
      readonly heights?: Heights;
    }
  | {
      readonly kind: "value";
      readonly value: Expression;
      /** The problem is a story, and its value was found elsewhere. */
      readonly isQuantity: boolean;
    }
  | { readonly kind: "derivative"; readonly of: Expression; readonly letter: string; readonly order: number }
  | { readonly kind: "antiderivative"; readonly of: Expression; readonly letter: string }
  | { readonly kind: "matrix"; readonly value: Matrix; readonly givens: Readonly<Record<string, Matrix>> }
  | { readonly kind: "reaction"; readonly reaction: Reaction }
  | QuantityMeaning
  | StoryMeaning
  | ComplexMeaning
  | FeatureMeaning
  | { readonly kind: "unknown" };
