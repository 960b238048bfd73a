import type { DocumentPages } from "../../student/documents/document-pages.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./reader.module.css";

type OutlineListProps = {
  readonly outline: DocumentPages["outline"];
  readonly page: number;
  readonly onPage: (page: number) => void;
};

const mostEntries = 400;

/** The headings of the document; the one that is read stands out. */
export function OutlineList({ outline, page, onPage }: OutlineListProps) {
  const t = useTexts();
  const least = Math.min(...outline.map(({ level }) => level));
  const shown = outline.length <= mostEntries ? outline : outline.filter(({ level }) => level === least);
  const here = shown.findLastIndex((entry) => entry.page <= page);
  return (
    <nav className={styles.outline} aria-label={t("reader.contents")}>
      <ul>
        {shown.slice(0, mostEntries).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the outline.
          <li key={at} data-depth={Math.min(3, entry.level - least)}>
            <Pressable aria-current={at === here ? "location" : undefined} onClick={() => onPage(entry.page)}>
              {entry.title}
            </Pressable>
          </li>
        ))}
      </ul>
    </nav>
  );
}
