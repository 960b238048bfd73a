import { createByteBudget } from "./byte-budget.ts";

/** The next of a student's turns, and how it is given back. Rejects where it was waited for too long. */
export type Turns = (userId: string) => Promise<() => void>;

/** So many files at once for each student: nobody alone takes all lines to the store, or all memory for what arrives. */
export function createTurns(most: number, waitMs?: number): Turns {
  const students = new Map<string, { readonly turns: ReturnType<typeof createByteBudget>; asked: number }>();
  return async (userId) => {
    const known = students.get(userId) ?? { turns: createByteBudget(most, waitMs), asked: 0 };
    students.set(userId, known);
    known.asked++;
    const leave = () => {
      if (--known.asked === 0) students.delete(userId);
    };
    try {
      const release = await known.turns.take(1);
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
