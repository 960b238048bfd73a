import { memo } from "react";
import { LeavingLink } from "../../../ui/markdown/LeavingLink.tsx";
import { PlainLink } from "../../../ui/PlainLink.tsx";
import type { PagesProps } from "../pages-props.ts";
import styles from "./pdf.module.css";
import type { PdfLink } from "./pdf-links.ts";

type PdfLinksProps = Pick<PagesProps, "labelOf" | "hrefOf"> & { readonly links: readonly PdfLink[] };

/** The links of a page, over what is printed. One that leads away says where to before it does. */
export const PdfLinks = memo(function PdfLinks({ links, labelOf, hrefOf }: PdfLinksProps) {
  return (
    <div className={styles.links} data-links>
      {links.map(({ area: { x, y, width, height }, ...link }, at) => {
        const style = { left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place on the page.
          <span key={at} className={styles.link} style={style} data-right={x > 500 || undefined}>
            {"href" in link ? (
              <LeavingLink href={link.href} title={link.href}>
                <span className="visually-hidden">{link.href}</span>
              </LeavingLink>
            ) : (
              <PlainLink href={hrefOf(link.place)} title={labelOf(link.place.page)} draggable={false}>
                <span className="visually-hidden">{labelOf(link.place.page)}</span>
              </PlainLink>
            )}
          </span>
        );
      })}
    </div>
  );
});
