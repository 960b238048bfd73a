import { z } from "zod";
import { defineEntity } from "./entity.ts";

export const defaultUsername = "User";
export const defaultBio = "This is a default student. They learn normally, and have no distinguishing features.";

export const Profile = z.looseObject({
  username: z.string().max(200),
  email: z.string().max(320),
  grade: z.string().max(100),
  plan: z.string().max(100).nullable(),
  bio: z.string().max(20_000),
  /** The id of an uploaded file. */
  picture: z.string().max(100).nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Profile = z.infer<typeof Profile>;

export const profile = defineEntity<Profile>({ kind: "profile", schema: Profile });

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
