import { note } from "@jotter/domain/note";
import { useNoteSearch } from "../../student/notes/note-search.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./chapter.module.css";
import { ownWords } from "./own-words.ts";
import { Side } from "./Side.tsx";
import type { OpenChapter } from "./use-chapter.ts";

/** What the student wrote of the same idea: by the chapter's name, else by its first words. */
export function OwnPassages({ chapter: { written } }: { readonly chapter: OpenChapter }) {
  const t = useTexts();
  const byTitle = useNoteSearch(written.title, {}, mostLooked);
  const isNone = byTitle.isAnswered && byTitle.hits?.length === 0;
  const byTerm = useNoteSearch(isNone ? (written.terms[0]?.term ?? "").replace(/[*$]/g, "") : "", {}, mostLooked);
  const hits = useOwn(byTitle.hits?.length ? byTitle.hits : byTerm.hits);
  if (hits.length === 0) return null;
  return (
    <Side title={t("textbook.inYourNote")} marker="violet">
      <ul>
        {hits.slice(0, 2).map((hit) => (
          <li key={hit.id}>
            {hit.isOwnSnippet && (
              <q>
                {hit.snippet.map(({ text, match }, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces are their place in the line.
                  match ? <b key={at}>{text}</b> : text,
                )}
              </q>
            )}
            <PlainLink href={`/editor/${hit.id}`} className={styles.noteLink}>
              {hit.title.map(({ text }) => text).join("")}
            </PlainLink>
          </li>
        ))}
      </ul>
    </Side>
  );
}

/** Passages may have been made into notes: four of them hide no words of the student's own. */
const mostLooked = 6;

/** Notes with words of their own in them, and of these words what was found. */
function useOwn(hits: ReturnType<typeof useNoteSearch>["hits"]) {
  const { replica } = useStudent();
  const found = useLive(async () => {
    const looked = await Promise.all(
      (hits ?? []).map(async (hit) => {
        const own = ownWords((await replica.get(note, hit.id))?.body ?? "");
        const words = hit.snippet.map(({ text }) => text).join("");
        return {
          ...hit,
          isOwn: own !== "",
          isOwnSnippet: words !== "" && hit.snippet.some(({ text, match }) => match && own.includes(text)),
        };
      }),
    );
    return looked.filter(({ isOwn }) => isOwn);
  }, [replica, hits]);
  return found ?? [];
}
