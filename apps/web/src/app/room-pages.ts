import type { ComponentType } from "react";

export type Page = Readonly<Record<string, ComponentType>>;
export type Pages = Readonly<Record<string, () => Promise<Page>>>;

/** The pages behind the sign-in. They are named here and not in the entry: a visitor need not load the names of their files. */
export const reviewReading = () => import("../features/cards/read-review.ts");

export const roomPages: Pages = import.meta.glob<Page>([
  "../features/*/*Page.tsx",
  "!../features/{account,entrance}/*Page.tsx",
]);
