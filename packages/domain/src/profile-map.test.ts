import fc from "fast-check";
import { expect, test } from "vitest";
import { Course, markers, newCourse } from "./course.ts";
import { newProfile } from "./profile.ts";
import { profileMap } from "./profile-map.ts";

test("a profile has its classes by name, each with its name and time [PRO-1] [DAT-1]", () => {
  const profile = newProfile("Ada", "ada@example.org", 1);
  const courses = [newCourse("AP U.S. History", "ap", 0, 2), newCourse(" Art / Design [2] #1 $ ", "standard", 1, 3)];
  expect(profileMap(profile, courses)).toEqual({
    ...profile,
    classes: {
      "AP U.S. History": { name: "AP U.S. History", updatedAt: 2 },
      "Art / Design [2] #1 $": { name: "Art / Design [2] #1 $", updatedAt: 3 },
    },
  });
});

test("no name of a class is lost or taken for something else", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor"))), (names) => {
      const courses = names.map((name) => ({ name, updatedAt: 1 }));
      const { classes } = profileMap(newProfile("Ada", "ada@example.org", 1), courses);
      expect(new Set(Object.keys(classes))).toEqual(new Set(names));
    }),
  );
});

test("a new class is valid whatever it is called, and has another marker than its neighbour", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), fc.nat(100), (typed, before) => {
      fc.pre(typed.trim() !== "");
      const course = newCourse(typed, "honors", before, 5);
      expect(Course.parse(course)).toEqual(course);
      expect(newCourse(typed, "honors", before + 1, 5).marker).not.toBe(course.marker);
    }),
  );
  expect(markers).toHaveLength(6);
});
