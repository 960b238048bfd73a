import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";

export const defaultUsername = "User";
export const defaultBio = "This is a default student. They learn normally, and have no distinguishing features.";

export const Profile = later(() =>
  z.looseObject({
    username: z.string().check(z.maxLength(200)),
    email: z.string().check(z.maxLength(320)),
    grade: z.string().check(z.maxLength(100)),
    plan: z.nullable(z.string().check(z.maxLength(100))),
    bio: z.string().check(z.maxLength(20_000)),
    /** The id of an uploaded file. */
    picture: z.nullable(z.string().check(z.maxLength(100))),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Profile = z.infer<typeof Profile>;

export const profile = defineEntity({ kind: "profile", schema: Profile });

export function newProfile(username: string, email: string, now: number): Profile {
  return {
    username: username.trim() || defaultUsername,
    email,
    grade: "",
    plan: null,
    bio: defaultBio,
    picture: null,
    createdAt: now,
    updatedAt: now,
  };
}
