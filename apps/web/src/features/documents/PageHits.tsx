import { type PageHit, pageAddress } from "../../student/documents/document-search.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { namedPage } from "../../student/documents/page-names.ts";
import { placeHref } from "../../student/marks/mark-link.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { hitsByDocument, wordsToFind } from "./hits-by-document.ts";
import styles from "./page-hits.module.css";

type PageHitsProps = {
  readonly hits: readonly PageHit[];
  /** What is looked for. */
  readonly typed: string;
  /** What stands there now answers what was asked before. */
  readonly isLooking: boolean;
};

/** Where it stands in the documents: each opens at its line, and a document at all of its places. [DOC-3] */
export function PageHits({ hits, typed, isLooking }: PageHitsProps) {
  const { t } = useLanguage();
  // Only seen where it takes longer than a blink.
  const looking = isLooking && (
    <p className={styles.looking} role="status">
      {t("library.looking")}
    </p>
  );
  if (hits.length === 0) return looking;
  return (
    <section className={`${cardClass} ${styles.hits}`} aria-labelledby="page-hits">
      <div className={styles.head}>
        <h2 id="page-hits">{t("library.pagesFound")}</h2>
        {looking}
      </div>
      <ul>
        {hitsByDocument(hits).map(([first, ...others]) => (
          <li key={first.documentId}>
            {[first, ...others].map((hit) => (
              <PlainLink key={hit.page} href={pageAddress(hit)}>
                <span className={styles.where}>
                  <strong>{shownDocumentTitle(hit.title, t)}</strong>
                  <span>{namedPage(hit.kind, hit.label, t)}</span>
                </span>
                <span className={styles.words}>
                  {hit.snippet.map(({ text, match }, at) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
                    match ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                  )}
                </span>
              </PlainLink>
            ))}
            {!first.isOnly && (
              <PlainLink
                className={styles.every}
                href={placeHref(first.documentId, { page: first.page, find: wordsToFind(typed, first) })}
              >
                {t("library.everyPlace", { title: shownDocumentTitle(first.title, t) })}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
