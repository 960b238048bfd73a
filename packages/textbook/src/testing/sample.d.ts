/** A small book that is all right, as its files lie. */
export declare const sampleText =
  "---\ntitle: Two steps\nalso: solve for x, undo, balance\n---\n\nAn equation says that two amounts are the same. ==Undo what was done to the unknown, last thing first==, on both sides.\n\n## terms\n- **Equation**: two expressions joined by an equals sign.\n- **Solution**: a value that makes the equation true.\n- **Inverse**: what undoes another step, as taking away undoes adding.\n\n## rules\n### Same on both sides\n{both}\nAdding the same number to both sides keeps the solutions. It holds for every number. [Expressions](/textbook/sample/expressions) may stand there, too.\n\n## worked: Two steps back\nSolve $2x+6=20$.\n1. Take 6 from both sides.\n2. Halve both sides.\n\n## worked: A taxi ride\nA taxi costs 3 dollars and 2 more for each mile. What do 4 miles cost?\n1. Multiply the miles by the price of one.\n2. Add what the ride costs before it begins.\n\n## figure: Where two lines meet\nMove the number on the right: where the lines cross, both sides are the same.\n- x: x\n- curve 1: left side\n- curve 2: right side\n- parameter: number on the right\n\n## mixed\n- $2x$ is not $x+2$: the one doubles, the other adds.\n- A minus before a number belongs to it.\n\n## checks\n### Solve $3x-5=16$.\n> Add 5, then divide by 3.\n### Which steps keep the solutions?\n- adding the same number to both sides\n- multiplying both sides by zero\n- dividing both sides by 4\n> Multiplying by zero makes $0=0$.\n### A value that makes the equation true is a _____.\n= solution | root\n> It is what is left when all is undone.\n";
export declare const sampleChapter: {
  needs: never[];
  next: string[];
  minutes: number;
  names: { es: string; fr: string; de: string; zh: string; ja: string };
  formulas: {
    both: string;
  };
  worked: (
    | {
        problem: string;
        steps: {
          tex: string;
          line: string;
        }[];
      }
    | {
        problem?: never;
        steps: (
          | {
              tex: string;
              holds: string[];
              answer?: never;
            }
          | {
              tex: string;
              holds: string[];
              answer: string;
            }
        )[];
      }
  )[];
  figure: {
    kind: string;
    plot: {
      x: {
        from: number;
        to: number;
      };
      curves: {
        expression: string;
      }[];
      parameter: {
        name: string;
        from: number;
        to: number;
        value: number;
      };
    };
  };
  checks: (
    | {
        type: string;
        answer: string;
        by: string;
        right?: never;
      }
    | {
        answer?: never;
        by?: never;
        type: string;
        right: number[];
      }
    | {
        answer?: never;
        by?: never;
        right?: never;
        type: string;
      }
  )[];
  practice: string[];
};
export declare function sampleBook(changes?: Readonly<Record<string, string | null>>): Map<string, string>;
