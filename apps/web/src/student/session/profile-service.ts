import { type CourseCatalogue, levelOf } from "@jotter/content/course-catalogue";
import { type Course, course, courseName, newCourse } from "@jotter/domain/course";
import { onlyOne } from "@jotter/domain/id";
import { newProfile, type Profile, profile } from "@jotter/domain/profile";
import { type ProfileMap, profileMap } from "@jotter/domain/profile-map";
import { failed, ok, type Result } from "@jotter/domain/result";
import { withClass } from "@jotter/domain/sign-up";
import type { Account } from "@jotter/ports/backend";
import type { Replica } from "@jotter/replica/replica";

/** The texts of `settings.profileProblem` in locales. */
type ProfileProblem = "no-user" | "no-uid" | "unverified" | "no-profile";
type ProfileAnswer = Promise<Result<ProfileMap, ProfileProblem>>;

/** What saving takes: the records, who is signed in, and the time. */
export type ProfileDesk = {
  readonly replica: Replica;
  readonly account: Account | null;
  readonly now: () => number;
  /** The classes of the student's language, which know their levels; English where it is left out. */
  readonly catalogue?: CourseCatalogue;
};

/** What is not given, null, or an empty list stays as it is. */
export type ProfileChange = Partial<Pick<Profile, "username" | "email" | "grade">> & {
  readonly classes?: readonly string[];
  readonly plan?: string | null;
  readonly bio?: string | null;
};

/** Writes a whole profile, over the one that may be there, and reads it again: only what can be read is saved. [PRO-2] */
export async function saveProfile(desk: ProfileDesk, change: ProfileChange): ProfileAnswer {
  const { replica, account, now } = desk;
  if (!account) return failed("no-user");
  if (!account.id) return failed("no-uid");
  const before = (await replica.get(profile, onlyOne)) ?? newProfile(account.name, account.email, now());
  await replica.create(profile, { ...before, ...fieldsOf(change), updatedAt: now() }, onlyOne);
  await addClasses(desk, change.classes ?? []);
  return (await readProfile(replica)) ?? failed("unverified");
}

/** Changes the profile there is. [PRO-3] */
export async function updateProfile(desk: ProfileDesk, change: ProfileChange): ProfileAnswer {
  const { replica, now } = desk;
  if (!(await replica.get(profile, onlyOne))) return failed("no-profile");
  await replica.update(profile, onlyOne, { ...fieldsOf(change), updatedAt: now() });
  await addClasses(desk, change.classes ?? []);
  return (await readProfile(replica)) ?? failed("unverified");
}

/**
 * One record for each name that is not there yet, with the catalogue's level. Blanks and doubles are left out, and no
 * class goes away. Gives how many were added. [SUP-5]
 */
export function addClasses({ replica, now, catalogue }: ProfileDesk, names: readonly string[]): Promise<number> {
  // In one go: whoever adds the same class a moment later finds it there.
  return replica.together(async () => {
    const there = (await coursesOf(replica)).map(({ name }) => name);
    const wanted = names.reduce<readonly string[]>((list, name) => withClass(list, courseName(name)), there);
    const at = now();
    for (const [index, name] of wanted.slice(there.length).entries()) {
      // Classes that come together are a millisecond apart, so that they keep their order.
      const added = newCourse(name, levelOf(name, catalogue), there.length + index, at);
      await replica.create(course, { ...added, createdAt: at + index });
    }
    return wanted.length - there.length;
  });
}

/** Brings a removed class back, unless one of that name has been added since. Gives whether it did. */
export async function restoreClass({ replica }: ProfileDesk, id: string, name: string): Promise<boolean> {
  const there = (await coursesOf(replica)).map((one) => one.name);
  const isFree = withClass(there, name) !== there;
  if (isFree) await replica.restore(course, id);
  return isFree;
}

/** The student's classes in the order they came. */
export async function coursesOf(replica: Replica): Promise<readonly (Course & { readonly id: string })[]> {
  const rows = await replica.list(course, { by: "name" });
  return rows
    .map(({ id, data }) => ({ ...data, id }))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}

async function readProfile(replica: Replica): Promise<Result<ProfileMap, never> | undefined> {
  const stored = await replica.get(profile, onlyOne);
  return stored && ok(profileMap(stored, await coursesOf(replica)));
}

function fieldsOf({ username, email, grade, plan, bio }: ProfileChange): Partial<Profile> {
  return {
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
    ...(grade !== undefined && { grade }),
    ...(plan != null && { plan }),
    ...(bio != null && { bio }),
  };
}
