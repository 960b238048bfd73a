import { onlyOne } from "@jotter/domain/id";
import { newProfile, profile } from "@jotter/domain/profile";
import type { FilesProblem } from "@jotter/ports/backend";
import type { ImageProblem } from "../../../student/session/image-file.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useProfile } from "../../../student/session/use-profile.ts";
import { useTexts } from "../../../ui/language.tsx";
import { confirmed, toast } from "../../../ui/overlays.ts";

/** The texts of `settings.pictureProblem` in locales. */
export type PictureProblem = ImageProblem | "offline" | "full" | "not-stored";

/** Puts a picture up and takes it down. The file before goes once the profile no longer names it. [SET-1] */
export function usePicture() {
  const t = useTexts();
  const { replica, account, files, now } = useStudent();
  const stored = useProfile();

  async function name(picture: string | null): Promise<void> {
    const change = { picture, updatedAt: now() };
    if (await replica.get(profile, onlyOne)) await replica.update(profile, onlyOne, change);
    else await replica.create(profile, { ...newProfile(account.name, account.email, now()), ...change }, onlyOne);
  }

  async function store(content: Blob): Promise<PictureProblem | null> {
    const port = await files("once");
    const before = (await replica.get(profile, onlyOne))?.picture;
    const extension = content.type === "image/webp" ? "webp" : "jpg";
    const answer = await port.upload({ name: `profile-picture.${extension}`, content });
    if (!answer.ok) return problemOf(answer.problem);
    await name(answer.value.id);
    // Should this fail, the old picture shows up among the documents, where it can be deleted.
    if (before) await port.remove(before);
    toast({ text: t("settings.updated") });
    return null;
  }

  async function remove(): Promise<PictureProblem | null> {
    const before = stored?.picture;
    const sure = await confirmed({
      title: t("settings.confirmRemovePicture"),
      text: t("settings.confirmRemovePictureText"),
      confirm: t("settings.removePicture"),
      cancel: t("action.cancel"),
    });
    if (!sure || !before) return null;
    const answer = await (await files("once")).remove(before);
    if (!answer.ok && answer.problem.kind !== "not-found") return problemOf(answer.problem);
    await name(null);
    toast({ text: t("settings.pictureRemoved") });
    return null;
  }

  return { hasPicture: stored?.picture != null, store, remove };
}

function problemOf({ kind }: FilesProblem): PictureProblem {
  if (kind === "offline") return "offline";
  return kind === "quota-exceeded" ? "full" : "not-stored";
}
