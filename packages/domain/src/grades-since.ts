import type { Book, StoredGrade } from "./grade-book.ts";
import { dayAt } from "./zones.ts";

export type Written = { readonly title: string; readonly day: string };

/** Grades since an exam that may be its own: those with its name, and those of tests. */
export function gradesSince({ title, day }: Written, { grades }: Book, zone: string): readonly StoredGrade[] {
  const name = plainName(title);
  return grades.filter((grade) => {
    const isTest = grade.category !== "homework" && grade.category !== "assignment";
    return gradeDay(grade, zone) >= day && (isTest || plainName(grade.name) === name);
  });
}

export function gradeDay({ date, createdAt }: StoredGrade, zone: string): string {
  return date ?? dayAt(createdAt, zone);
}

export function plainName(name: string): string {
  return name.trim().toLowerCase();
}
