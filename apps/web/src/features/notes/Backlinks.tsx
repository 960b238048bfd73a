import { useEffect, useState } from "react";
import { backlinksOf, onNoteIndexChange } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./backlinks.module.css";

type Links = Awaited<ReturnType<typeof backlinksOf>>;

/** The notes that link to this one, below it. [NOT-3] */
export function Backlinks({ id }: { readonly id: string }) {
  const t = useTexts();
  const [links, setLinks] = useState<Links>([]);
  useEffect(() => {
    let isLeft = false;
    const look = () =>
      void backlinksOf(id).then(
        (found) => !isLeft && setLinks(found),
        () => undefined, // The index could not be loaded: the note is there all the same.
      );
    look();
    const stop = onNoteIndexChange(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, [id]);
  if (links.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t("editor.linkedFrom")}>
      <h2>{t("editor.linkedFrom")}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <PlainLink href={`/editor/${link.id}`} className={styles.link ?? ""}>
              <b>{shownNoteTitle(link.title, t)}</b>
              <span>
                {link.snippet.map(({ text, match }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order.
                  match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                )}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
