import { levelOf } from "@jotter/content/course-catalogue";
import { course, markers } from "@jotter/domain/course";
import { onlyOne } from "@jotter/domain/id";
import { profile } from "@jotter/domain/profile";
import { type Settings, settings } from "@jotter/domain/settings";
import { hasClass } from "@jotter/domain/sign-up";
import type { Replica } from "@jotter/replica/replica";
import type { SignUpDraft } from "../../../student/sign-up-draft.ts";
import type { SignUpRecords } from "../finish-sign-up.ts";

type SignUpRecordsOptions = {
  readonly replica: Replica;
  readonly now: () => number;
  /** The one the form was read in: the rooms go on in it. */
  readonly language: Settings["language"];
};

/** What a sign-up leaves in the replica: the profile's fields and one record for each class. */
export function signUpRecords({ replica, now, language }: SignUpRecordsOptions): SignUpRecords {
  async function classNames(): Promise<readonly string[]> {
    const rows = await replica.rows(course).toArray();
    return rows.filter((row) => !row.del).map((row) => row.data.name);
  }

  async function addClasses(names: readonly string[]): Promise<void> {
    const known = await classNames();
    const missing = names.filter((name) => !hasClass(known, name));
    for (const [index, name] of missing.entries()) {
      const at = now();
      const marker = markers[(known.length + index) % markers.length] ?? markers[0];
      await replica.create(course, { name, marker, level: levelOf(name), createdAt: at, updatedAt: at });
    }
  }

  return {
    save: async (draft) => {
      if (!(await replica.get(profile, onlyOne))) return false;
      await replica.update(profile, onlyOne, { ...givenFields(draft), updatedAt: now() });
      await addClasses(draft.classes);
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
      const names = await classNames();
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
