import { en } from "@jotter/locales/en";
import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../student/session/sign-up-draft.ts";
import { type FinishingDoors, finishSignUp, type SignUpRecords } from "./finish-sign-up.ts";

const complete = { ...emptyDraft, step: 6, name: "Ada", email: "ada@example.org" };

/** Doors that write down who came by. */
function doors(change: Partial<SignUpRecords & { readonly openRecords: FinishingDoors["openRecords"] }> = {}) {
  const seen: string[] = [];
  const records: SignUpRecords = {
    save: async (draft) => {
      seen.push("save");
      return (change.save ?? (async () => true))(draft);
    },
    areThere: async (draft) => {
      seen.push("verify");
      return (change.areThere ?? (async () => true))(draft);
    },
  };
  return {
    seen,
    openRecords: change.openRecords ?? (async () => records),
    wait: async (ms: number) => {
      seen.push(`wait ${ms}`);
    },
  };
}

async function message(draft: typeof complete, change: Parameters<typeof doors>[0] = {}): Promise<string | null> {
  const problem = await finishSignUp(draft, doors(change));
  return problem && en.signUp[problem];
}

const breaks = async () => {
  throw new Error("The disk is full");
};

describe("the last button of the sign-up [SUP-9]", () => {
  test("saves, waits a second, and looks whether it is there", async () => {
    const all = doors();
    expect(await finishSignUp(complete, all)).toBeNull();
    expect(all.seen).toEqual(["save", "wait 1000", "verify"]);
  });

  test("needs a session, before anything else", async () => {
    expect(await message(emptyDraft, { openRecords: async () => null })).toBe(
      "Authentication error. Please try logging in again.",
    );
  });

  test("needs a name and an address, and saves nothing without them", async () => {
    for (const field of ["name", "email"]) {
      const all = doors();
      const problem = await finishSignUp({ ...complete, [field]: " " }, all);
      expect([problem && en.signUp[problem], all.seen]).toEqual(["Missing required user information.", []]);
    }
  });

  test("says when there is no profile to update", async () => {
    expect(await message(complete, { save: async () => false })).toBe("Profile update failed.");
  });

  test("says when the records cannot be written", async () => {
    const expected = "An unexpected error occurred while saving your data.";
    expect(await message(complete, { save: breaks })).toBe(expected);
    expect(await message(complete, { openRecords: breaks })).toBe(expected);
  });

  test("says when something else is stored than was saved", async () => {
    expect(await message(complete, { areThere: async () => false })).toBe(
      "Data save verification failed. Please try again.",
    );
  });

  test("says when the records cannot be read back", async () => {
    expect(await message(complete, { areThere: breaks })).toBe("Data verification failed. Please try again.");
  });
});
