import { expect, test } from "vitest";
import { withMissed, withoutMissed } from "./missed-lines.ts";

const part = (...lines: readonly string[]) => [{ heading: "From Lecture", lines }];

test("what was missed stands at the end of the note, under the name of where it comes from [CMP-1]", () => {
  expect(withMissed("# Mine\n\nWords.\n", part("One.", "Two."))).toBe(
    "# Mine\n\nWords.\n\n## From Lecture\n\n- One.\n- Two.\n",
  );
});

test("added twice there is one heading, and each undo takes its own lines, the last the heading too [CMP-1]", () => {
  const first = withMissed("Words.\n", part("One."));
  const both = withMissed(first, part("Two."));
  expect(both).toBe("Words.\n\n## From Lecture\n\n- One.\n- Two.\n");
  expect(withoutMissed(both, part("Two."))).toBe(first);
  expect(withoutMissed(withoutMissed(both, part("One.")), part("Two."))).toBe("Words.\n");
});

test("what the student wrote meanwhile stays, above, below and under the heading [CMP-1]", () => {
  const later = "Words.\nMore.\n\n## From Lecture\n\n- One.\n- my own line\n\n## Next\n\nEnd.\n";
  expect(withoutMissed(later, part("One."))).toBe(
    "Words.\nMore.\n\n## From Lecture\n\n- my own line\n\n## Next\n\nEnd.\n",
  );
});

test("an empty note begins with the heading [CMP-1]", () => {
  expect(withMissed("", part("One."))).toBe("## From Lecture\n\n- One.\n");
});
