import { loadCourses } from "@jotter/content/courses/load-courses";
import { onlyOne } from "@jotter/domain/id";
import { profile } from "@jotter/domain/profile";
import { type Settings, settings } from "@jotter/domain/settings";
import { hasClass } from "@jotter/domain/sign-up";
import type { Replica } from "@jotter/replica/replica";
import { coursesOf, updateProfile } from "../../../student/session/profile-service.ts";
import type { SignUpDraft } from "../../../student/session/sign-up-draft.ts";
import type { SignUpRecords } from "../finish-sign-up.ts";

type SignUpRecordsDeps = {
  readonly replica: Replica;
  readonly now: () => number;
  /** The one the form was read in: the rooms go on in it. */
  readonly language: Settings["language"];
};

/** What a sign-up leaves in the replica: the profile's fields and one record for each class. */
export function signUpRecords({ replica, now, language }: SignUpRecordsDeps): SignUpRecords {
  return {
    save: async (draft) => {
      const { classes } = draft;
      const desk = { replica, account: null, now, catalogue: await loadCourses(language) };
      if (!(await updateProfile(desk, { ...givenFields(draft), classes })).ok) return false;
      const chosen = await replica.get(settings, onlyOne);
      if (chosen && chosen.language !== language) {
        await replica.update(settings, onlyOne, { language, updatedAt: now() });
      }
      return true;
    },
    areThere: async (draft) => {
      const stored = await replica.get(profile, onlyOne);
      if (!stored) return false;
      const fields = Object.entries(givenFields(draft));
      const names = (await coursesOf(replica)).map(({ name }) => name);
      return (
        fields.every(([name, value]) => stored[name] === value) && draft.classes.every((each) => hasClass(names, each))
      );
    },
  };
}

/** What was left out is not written: the profile keeps its defaults. [PRO-3] */
function givenFields({ grade, plan, bio }: SignUpDraft) {
  return {
    ...(grade.trim() !== "" && { grade: grade.trim() }),
    ...(plan !== null && { plan }),
    ...(bio.trim() !== "" && { bio: bio.trim() }),
  };
}
