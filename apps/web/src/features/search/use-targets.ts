import type { EventType } from "@jotter/domain/event";
import { shownPercent } from "@jotter/domain/grade-scale";
import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { type ComponentProps, useMemo } from "react";
import { type PageHit, pageAddress, usePageSearch } from "../../student/documents/document-search.ts";
import { namedPage } from "../../student/documents/page-names.ts";
import { latestNotes } from "../../student/notes/note-lists.ts";
import { type Piece, useNoteSearch } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { settingsPartsOf } from "../../student/settings/settings-parts.ts";
import type { Icon } from "../../ui/Icon.tsx";
import { docsIcon, gradesIcon, noteIcon, notesIcon, plusIcon, settingsIcon, textbookIcon } from "../../ui/icons/app.ts";
import { assignmentIcon, classIcon, examIcon, otherIcon, studyIcon } from "../../ui/icons/calendar.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { Translate } from "../../ui/translate.ts";
import { calledOf, wantedIn } from "./matching.ts";
import { type Action, useActions } from "./use-actions.ts";
import { useChapters } from "./use-chapters.ts";
import { useThings } from "./use-things.ts";

type IconShape = ComponentProps<typeof Icon>["shape"];

/** A page of the app. */
export type Place = {
  readonly to: string;
  readonly label: string;
  /** What else it is called: "a; b". */
  readonly also?: string;
  readonly icon: IconShape;
};

/** Where the search can lead, or what it can do. */
export type Target = {
  readonly key: string;
  readonly icon: IconShape;
  readonly title: readonly Piece[];
  readonly detail?: readonly Piece[];
  readonly does:
    | { readonly kind: "note"; readonly id: string }
    | { readonly kind: "go"; readonly to: string; readonly afterwards?: (() => void) | undefined }
    | { readonly kind: "create"; readonly noteTitle: string }
    | { readonly kind: "run"; readonly run: () => void };
};

const groupNames = [
  "recent",
  "notes",
  "classes",
  "events",
  "grades",
  "documents",
  "textbook",
  "settings",
  "actions",
  "pages",
] as const;
type Group = { readonly name: (typeof groupNames)[number]; readonly targets: readonly Target[] };

const everywhere = {};
const mostRecent = 6;
const mostNotes = 20;
const mostActions = 8;
const mostPages = 8;

/**
 * Where nothing is typed: the latest notes, what is done most, and all pages. Else everything that is called so or has
 * it in its text, by its kind; an action or a page whose name begins so comes first, since that is what is meant.
 */
export function useTargets(typed: string, pages: readonly Place[]) {
  const { t, format, language } = useLanguage();
  const { account, replica, now } = useStudent();
  const { hits, progress, isAnswered } = useNoteSearch(typed, everywhere, mostNotes);
  const pagesFound = usePageSearch(typed, mostPages);
  const recent = useLive(() => latestNotes(replica, mostRecent), [replica]);
  const things = useThings(typed);
  const chapters = useChapters(typed);
  const actions = useActions(things.classNames);
  const day = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: "medium" }), [language]);
  const isBlank = typed.trim() === "";
  const wanted = wantedIn(typed);

  // The longest lists keep their lines: what came before the next answer is not drawn again with it.
  const foundNotes = useMemo(
    () => (hits ?? []).map(({ id, title, snippet }) => noteTarget(id, title, snippet)),
    [hits],
  );
  const pageHits = pagesFound.hits;
  const foundInPages = useMemo(() => (pageHits ?? []).map((hit) => pageHitTarget(hit, t)), [pageHits, t]);
  const actionTarget = (action: Action, title: readonly Piece[]): Target => ({
    key: `do-${action.id}`,
    icon: action.icon,
    title,
    does:
      "to" in action ? { kind: "go", to: action.to, afterwards: action.afterwards } : { kind: "run", run: action.run },
  });
  const pageTarget = ({ to, icon }: Place, title: readonly Piece[]): Target => ({
    key: to,
    icon,
    title,
    does: { kind: "go", to },
  });

  if (isBlank) {
    const latest = (recent ?? []).map(({ id, data }) => noteTarget(id, plain(shownNoteTitle(data.title, t)), []));
    const common = actions.filter(({ isCommon }) => isCommon);
    return answer([
      { name: "recent", targets: latest },
      { name: "actions", targets: common.map((action) => actionTarget(action, plain(action.label))) },
      { name: "pages", targets: pages.map((page) => pageTarget(page, plain(page.label))) },
    ]);
  }

  const named = <Thing extends { readonly label: string; readonly also?: string }>(
    all: readonly Thing[],
    make: (one: Thing, title: readonly Piece[]) => Target,
  ) =>
    all.flatMap((one) => {
      const match = calledOf(one.label, one.also ?? "", wanted);
      return match ? { isBeginning: match.isBeginning, target: make(one, match.pieces) } : [];
    });
  const parts = settingsPartsOf(account).map(({ id, title }) => ({ id, label: t(title) }));
  const details = (...words: readonly (string | undefined)[]) => ({ detail: plain(words.filter(Boolean).join(" · ")) });

  const foundActions = named(actions, actionTarget).slice(0, mostActions);
  const foundPages = named(pages, pageTarget);
  const found: readonly Group[] = [
    {
      name: "classes",
      targets: things.classes.flatMap(({ id, title }) => [
        {
          key: `grades-${id}`,
          icon: gradesIcon,
          title,
          ...details(t("area.grades")),
          does: goTo(`/grades?class=${id}`),
        },
        { key: `notes-${id}`, icon: notesIcon, title, ...details(t("area.notes")), does: goTo(`/notes?class=${id}`) },
      ]),
    },
    {
      name: "events",
      targets: things.events.map(({ id, title, type, start, classId }) => ({
        key: id,
        icon: eventIcons[type],
        title,
        ...details(day.format(new Date(start.slice(0, 10).concat("T12:00"))), things.classNames.get(classId ?? "")),
        does: goTo(`/calendar?view=day&day=${start.slice(0, 10)}`),
      })),
    },
    {
      name: "grades",
      targets: things.grades.map(({ id, title, classId, percent }) => ({
        key: id,
        icon: gradesIcon,
        title,
        ...details(
          things.classNames.get(classId),
          percent === null ? undefined : format.exactPercent(shownPercent(percent, 0)),
        ),
        does: goTo(`/grades?class=${classId}`),
      })),
    },
    {
      name: "documents",
      targets: [
        ...things.documents.map(
          ({ id, title, address, detail }): Target => ({
            key: id,
            icon: docsIcon,
            title,
            ...details(detail),
            does: goTo(address),
          }),
        ),
        ...foundInPages,
      ],
    },
    {
      name: "textbook",
      targets: chapters.map(({ id, title, subject, detail, part }) => ({
        key: `chapter-${id}`,
        icon: textbookIcon,
        title: plain(title),
        ...details(subject, detail),
        does: goTo(`/textbook/${id}${part ? `#${part}` : ""}`),
      })),
    },
    {
      name: "settings",
      targets: named(parts, ({ id }, title) => ({
        key: `settings-${id}`,
        icon: settingsIcon,
        title,
        does: goTo(`/settings#${id}`),
      })).map(({ target }) => target),
    },
    { name: "actions", targets: foundActions.map(({ target }) => target) },
    { name: "pages", targets: foundPages.map(({ target }) => target) },
  ];
  const create: Target = {
    key: "create",
    icon: plusIcon,
    title: plain(t("search.create", { title: typed.trim() })),
    does: { kind: "create", noteTitle: storedNoteTitle(typed) },
  };
  const isElsewhere = found.some(({ targets }) => targets.length > 0);
  const notes: Group = {
    name: "notes",
    targets: isAnswered && foundNotes.length === 0 && isElsewhere ? [] : [...foundNotes, create],
  };
  const isMeant = [...foundActions, ...foundPages].some(({ isBeginning }) => isBeginning);
  const meant = found.filter(({ name }) => isMeant && (name === "actions" || name === "pages"));
  return answer([...meant, notes, ...found.filter((group) => !meant.includes(group))]);

  function answer(groups: readonly Group[]) {
    return {
      groups: groups.filter(({ targets }) => targets.length > 0),
      progress,
      isAnswered: isBlank || (isAnswered && things.isRead && pagesFound.isAnswered),
      /** Nothing more will be found: until then "nothing" is no answer. */
      isWhole: isBlank || (isAnswered && things.isRead && pagesFound.isWhole),
      /** Does what a target is for; tells where to go, if anywhere. A new note is made first. */
      follow: async ({ does }: Target): Promise<string | null> => {
        switch (does.kind) {
          case "go":
            return does.to;
          case "note":
            return `/editor/${does.id}`;
          case "create":
            return `/editor/${await replica.create(note, { ...newNote(now()), title: does.noteTitle })}`;
          case "run":
            does.run();
            return null;
        }
      },
    };
  }
}

function noteTarget(id: string, title: readonly Piece[], snippet: readonly Piece[]): Target {
  return {
    key: id,
    icon: noteIcon,
    title,
    ...(snippet.length > 0 && { detail: snippet }),
    does: { kind: "note", id },
  };
}

function pageHitTarget(hit: PageHit, t: Translate): Target {
  return {
    key: `page-${hit.documentId}-${hit.page}`,
    icon: docsIcon,
    title: plain(hit.title),
    detail: [...plain(`${namedPage(hit.kind, hit.label, t)} · `), ...hit.snippet],
    does: goTo(pageAddress(hit)),
  };
}

const eventIcons: Readonly<Record<EventType, IconShape>> = {
  class: classIcon,
  assignment: assignmentIcon,
  exam: examIcon,
  study: studyIcon,
  other: otherIcon,
};

function goTo(to: string) {
  return { kind: "go", to } as const;
}

function plain(text: string): readonly Piece[] {
  return [{ text, match: false }];
}
