import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";
import { classNameMaximum, cutTo, tidyName } from "./sign-up.ts";

export const markers = ["violet", "coral", "sky", "amber", "mint", "lime"] as const;
export const Marker = z.enum(markers);
export type Marker = z.infer<typeof Marker>;

/** What a class is worth in a weighted GPA depends on its level. */
export const courseLevels = ["standard", "honors", "ap", "college"] as const;
export const CourseLevel = z.enum(courseLevels);
export type CourseLevel = z.infer<typeof CourseLevel>;

/** How a class grades: each category has a share of the whole, and may leave out its lowest or highest. [GRD-5] [GRD-7] */
export const Category = later(() =>
  z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    /** What the student called it; the four of the specification are named by the app's language. */
    name: z.optional(z.string().check(z.maxLength(200))),
    weight: z.number().check(z.minimum(0), z.maximum(1000)),
    dropLowest: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
    dropHighest: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
  }),
);
export type Category = z.infer<typeof Category>;

export const plainCategories = ["test", "quiz", "assignment", "homework"] as const;

/** A class the student takes. (`class` is a word of the language, so the code says course.) */
export const Course = later(() =>
  z.looseObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(classNameMaximum)),
    marker: Marker,
    level: CourseLevel,
    /** Absent: the student's weights for all classes hold. */
    categories: z.optional(z.nullable(z.array(Category).check(z.maxLength(50)))),
    /** As a syllabus or the student names them. */
    teacher: z.optional(z.string().check(z.maxLength(100))),
    room: z.optional(z.string().check(z.maxLength(100))),
    credits: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    outsideGpa: z.optional(z.boolean()),
    /** Its own cut-offs, by letter, as `scaleOfClass` reads them. Absent: the usual ones. */
    scale: z.optional(
      z.nullable(z.looseObject({ from: z.record(z.string(), z.number()), rounding: z.optional(z.string()) })),
    ),
    /** What a plain number among its scores is, as somebody said once: `saidScale` reads it. */
    numberScale: z.optional(z.nullable(z.looseObject({ as: z.string(), possible: z.optional(z.number()) }))),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Course = z.infer<typeof Course>;

export const course = defineEntity({ kind: "class", schema: Course, indexes: ["[del+data.name]"] });

export function courseName(typed: string): string {
  return cutTo(tidyName(typed), classNameMaximum).trim();
}

/** Markers go round, so that neighbours on the list differ. */
export function newCourse(name: string, level: CourseLevel, coursesBefore: number, now: number): Course {
  const marker = markers[coursesBefore % markers.length] ?? "lime";
  return { name: courseName(name), marker, level, createdAt: now, updatedAt: now };
}
