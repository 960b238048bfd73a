import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Course } from "./course.ts";
import { plans, storedPlan } from "./plan.ts";
import { Profile } from "./profile.ts";
import {
  accountProblem,
  bioMaximum,
  classNameMaximum,
  classSuggestions,
  cutTo,
  gradeChoices,
  gradeMaximum,
  nameMaximum,
  tidyName,
  withClass,
} from "./sign-up.ts";

describe("account details [SUP-3]", () => {
  const good = { name: "Ada", email: " ada@example.org ", password: "secret" };

  test("need a name, an address and a password", () => {
    expect(accountProblem(good)).toBeUndefined();
    for (const field of ["name", "email", "password"])
      expect(accountProblem({ ...good, [field]: "" })).toBe("fill-in-all");
    expect(accountProblem({ ...good, name: "  " })).toBe("fill-in-all");
  });

  test("need an address that looks like one", () => {
    for (const email of ["ada", "ada@", "@example.org", "ada@example", "a da@example.org", "ada@@example.org"]) {
      expect(accountProblem({ ...good, email })).toBe("invalid-email");
    }
  });

  test("need a password of six characters", () => {
    expect(accountProblem({ ...good, password: "12345" })).toBe("password-too-short");
    expect(accountProblem({ ...good, password: "123456" })).toBeUndefined();
  });
});

describe("classes of the sign-up form [SUP-5]", () => {
  test("are trimmed; blanks and duplicates are ignored", () => {
    expect(withClass([], "  AP U.S. History ")).toEqual(["AP U.S. History"]);
    expect(withClass(["Math"], "   ")).toEqual(["Math"]);
    expect(withClass(["Math"], " math ")).toEqual(["Math"]);
  });

  test("never hold a blank or a duplicate, whatever is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const classes = typed.reduce(withClass, [] as readonly string[]);
        expect(classes.every((name) => name === name.trim() && name !== "")).toBe(true);
        expect(new Set(classes.map((name) => name.toLowerCase())).size).toBe(classes.length);
      }),
    );
  });

  test("may have any name that can be seen, without the letters that cannot", () => {
    for (const name of ["AP U.S. History", "a/b#c$[d]", "👩🏽‍🔬 Chemistry", "היסטוריה", "数学"])
      expect(tidyName(name)).toBe(name);
    expect(tidyName(" Bio\u0000\u0007logy\n2 ")).toBe("Bio logy 2");
    expect(tidyName("\u202eMath\u2069")).toBe("Math");
    expect(tidyName("\u200b\u200d \u00a0")).toBe("");
    expect(withClass(["Caf\u00e9"], "Cafe\u0301")).toEqual(["Caf\u00e9"]);
  });

  test("are suggested by any part of their name, at most eight", () => {
    const catalogue = ["Algebra I", "Algebra II", "Linear Algebra", "Biology"];
    expect(classSuggestions(catalogue, ["Algebra I"], "ALG")).toEqual(["Algebra II", "Linear Algebra"]);
    expect(classSuggestions(catalogue, [], " ")).toEqual([]);
    expect(classSuggestions(["Álgebra lineal", "Économie de l’énergie"], [], "algebra")).toEqual(["Álgebra lineal"]);
    expect(classSuggestions(["Álgebra lineal", "Économie de l’énergie"], [], "L'É")).toEqual(["Économie de l’énergie"]);
    const many = Array.from({ length: 20 }, (_, i) => `Class ${i}`);
    expect(classSuggestions(many, [], "class")).toHaveLength(8);
  });
});

describe("plans and grades [SUP-7] [SUP-2]", () => {
  test("cost what they cost and are stored in words", () => {
    expect(plans.map((plan) => [plan.id, storedPlan(plan)])).toEqual([
      ["basic", "USD 49/mo"],
      ["pro", "USD 79/mo"],
      ["premium", "USD 99/mo"],
    ]);
    expect(gradeChoices).toEqual(["9th", "10th", "11th", "12th", "College"]);
  });
});

describe("what is too long [SUP-2]", () => {
  test("is cut at a whole letter", () => {
    expect(cutTo("Ada", 200)).toBe("Ada");
    expect(cutTo("ab😀", 3)).toBe("ab");
    expect(cutTo("ab😀", 4)).toBe("ab😀");
  });

  test("is more than the records can hold", () => {
    const long = { grade: gradeMaximum, bio: bioMaximum, username: nameMaximum };
    for (const [field, most] of Object.entries(long)) {
      const fits = (length: number) => Profile.shape[field as keyof typeof long].safeParse("x".repeat(length)).success;
      expect([field, fits(most), fits(most + 1)]).toEqual([field, true, false]);
    }
    const fits = (length: number) => Course.shape.name.safeParse("x".repeat(length)).success;
    expect([fits(classNameMaximum), fits(classNameMaximum + 1)]).toEqual([true, false]);
  });
});
