import { useNoteSearch } from "../../student/notes/note-search.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./chapter.module.css";
import { Side } from "./Side.tsx";
import type { OpenChapter } from "./use-chapter.ts";

/** What the student wrote of the same idea: by the chapter's name, else by its first words. */
export function OwnPassages({ chapter: { written } }: { readonly chapter: OpenChapter }) {
  const t = useTexts();
  const byTitle = useNoteSearch(written.title, {}, 2);
  const isNone = byTitle.isAnswered && byTitle.hits?.length === 0;
  const byTerm = useNoteSearch(isNone ? (written.terms[0]?.term ?? "").replace(/[*$]/g, "") : "", {}, 2);
  const hits = byTitle.hits?.length ? byTitle.hits : byTerm.hits;
  if (!hits || hits.length === 0) return null;
  return (
    <Side title={t("textbook.inYourNote")} marker="violet">
      <ul>
        {hits.slice(0, 2).map((hit) => (
          <li key={hit.id}>
            {hit.snippet.length > 0 && (
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
