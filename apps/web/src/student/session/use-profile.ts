import { onlyOne } from "@jotter/domain/id";
import { type Profile, profile } from "@jotter/domain/profile";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "./student-context.ts";

/** The student's profile; null where the account has none yet, undefined until we know. */
export function useProfile(isDue = true): Profile | null | undefined {
  const { replica } = useStudent();
  return useLive(async () => (await replica.get(profile, onlyOne)) ?? null, [replica], isDue);
}
