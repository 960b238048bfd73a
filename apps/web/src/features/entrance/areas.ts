import type { EntranceContent } from "@jotter/content/entrance/entrance-content";
import { operator, real, teacherQuotes, team } from "@jotter/content/entrance/people";

/** The areas of the features page and the pages beside it. What the operator has not filled is not there. [MKT-1] */
export function areas(content: EntranceContent): readonly { readonly href: string; readonly name: string }[] {
  return [
    ...(real(teacherQuotes).length > 0 ? [{ href: "/features#teachers", name: content.teachers.title }] : []),
    { href: "/features#about", name: content.about.title },
    ...(real(team).length > 0 ? [{ href: "/features#team", name: content.team.title }] : []),
    { href: "/features#faq", name: content.faq.title },
    ...(operator.example ? [] : [{ href: "/features#contact", name: content.contact.title }]),
  ];
}
