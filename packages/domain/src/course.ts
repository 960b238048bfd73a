import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { classNameMaximum, cutTo, tidyName } from "./sign-up.ts";

export const markers = ["violet", "coral", "sky", "amber", "mint", "lime"] as const;
export const Marker = z.enum(markers);
export type Marker = z.infer<typeof Marker>;

/** What a class is worth in a weighted GPA depends on its level. */
export const courseLevels = ["standard", "honors", "ap", "college"] as const;
export const CourseLevel = z.enum(courseLevels);
export type CourseLevel = z.infer<typeof CourseLevel>;

/** A class the student takes. (`class` is a word of the language, so the code says course.) */
export const Course = z.looseObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(classNameMaximum)),
  marker: Marker,
  level: CourseLevel,
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Course = z.infer<typeof Course>;

export const course = defineEntity<Course>({ kind: "class", schema: Course, indexes: ["[del+data.name]"] });

export function courseName(typed: string): string {
  return cutTo(tidyName(typed), classNameMaximum).trim();
}

/** Markers go round, so that neighbours on the list differ. */
export function newCourse(name: string, level: CourseLevel, coursesBefore: number, now: number): Course {
  const marker = markers[coursesBefore % markers.length] ?? "lime";
  return { name: courseName(name), marker, level, createdAt: now, updatedAt: now };
}
