import type { Course } from "./course.ts";
import type { Profile } from "./profile.ts";

type NamedClass = { readonly name: string; readonly updatedAt: number };
export type ProfileMap = Profile & { readonly classes: Readonly<Record<string, NamedClass>> };

/**
 * A profile as one whole, with its classes by name [PRO-1]. They are stored as records with ids of their own, so a
 * class may be called "AP U.S. History" or "Art / Design": a name is never a key of the storage. [DAT-1]
 */
export function profileMap(profile: Profile, courses: readonly Pick<Course, "name" | "updatedAt">[]): ProfileMap {
  const classes = courses.map(({ name, updatedAt }) => [name, { name, updatedAt }] as const);
  return { ...profile, classes: Object.fromEntries(classes) };
}
