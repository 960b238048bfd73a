import { useStudent } from "../../student/session/student-context.ts";
import { keepPasted } from "../../student/study/pasted.ts";
import type { Taken } from "../../student/study/taken.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { refusalText, textFiles } from "./text-files.ts";

/**
 * Text files dropped anywhere in the window are taken; what is none is said, and what somebody else on the page takes is
 * left to them. True while some are held over it. [AIX-5]
 */
export function useDroppedTexts(
  onTake: (texts: readonly Taken[]) => void,
  isOthers: (file: File) => boolean = () => false,
): boolean {
  const { t, format } = useLanguage();
  const { account } = useStudent();
  return useFileDrop((files) => {
    void textFiles(files.filter((file) => !isOthers(file))).then(({ read, refused }) => {
      const texts = read.map((pasted): Taken => ({ kind: "text", id: keepPasted(account.id, pasted) }));
      if (texts.length > 0) onTake(texts);
      for (const one of refused) toast({ text: refusalText(one, t, format) });
    });
  });
}
