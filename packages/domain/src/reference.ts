import { z } from "zod/mini";
import { later } from "./later.ts";

const short = () => z.string().check(z.maxLength(1000));

/** A person by two names, or an organisation by one. */
const Author = later(() =>
  z.union([z.object({ family: short(), given: z.optional(short()) }), z.object({ name: short() })]),
);
export type Author = z.infer<typeof Author>;

export const referenceKinds = ["book", "chapter", "article", "web"] as const;

/** What a student knows of a source; all but the title may be missing. [ESS-2] */
export const Reference = later(() =>
  z.looseObject({
    kind: z.enum(referenceKinds),
    authors: z.array(Author).check(z.maxLength(100)),
    title: short(),
    /** The journal, the book of a chapter, the website. */
    container: z.optional(short()),
    editors: z.optional(z.array(Author).check(z.maxLength(100))),
    year: z.optional(z.int()),
    publisher: z.optional(short()),
    /** As it is printed there: "2". */
    edition: z.optional(short()),
    volume: z.optional(short()),
    issue: z.optional(short()),
    /** "12" or "12-34". */
    pages: z.optional(short()),
    doi: z.optional(short()),
    isbn: z.optional(short()),
    url: z.optional(z.string().check(z.maxLength(2000))),
    /** "2026-11-18". */
    accessed: z.optional(short()),
  }),
);
export type Reference = z.infer<typeof Reference>;

export const citationStyles = ["apa", "mla", "chicago-author-date", "chicago-notes"] as const;
/** APA 7, MLA 9, Chicago 17 with years in the text, Chicago 17 with notes. */
export type CitationStyle = (typeof citationStyles)[number];
