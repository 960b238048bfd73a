import type { Document } from "@jotter/domain/document";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { openJotson } from "../../student/selection/ask-jotson.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { IconButton, iconButtonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, calendarIcon, downloadIcon, notesIcon, searchIcon } from "../../ui/icons/app.ts";
import { keepIcon } from "../../ui/icons/documents.ts";
import {
  areaIcon,
  asDataIcon,
  asTextIcon,
  lookIcon,
  marksIcon,
  menuIcon,
  outlineIcon,
  printIcon,
  splitIcon,
} from "../../ui/icons/reader.ts";
import { askIcon } from "../../ui/icons/selection.ts";
import { cardsIcon, quizIcon, summarizeIcon } from "../../ui/icons/study.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { AskJotson } from "./AskJotson.tsx";
import { LookMenu } from "./LookMenu.tsx";
import styles from "./reader.module.css";
import type { studyWays } from "./study-ways.ts";
import type { useDocumentActs } from "./use-document-acts.ts";
import type { useNightPaper } from "./use-night-paper.ts";
import type { useZoom } from "./use-zoom.ts";

type ReaderTopProps = {
  readonly title: string;
  readonly classId: Document["classId"];
  /** Null where no words are there to study from. */
  readonly study: ReturnType<typeof studyWays> | null;
  readonly acts: ReturnType<typeof useDocumentActs>;
  readonly zoom: ReturnType<typeof useZoom>;
  readonly night: ReturnType<typeof useNightPaper>;
  /** There are pages; without any it can only be downloaded. */
  readonly isShown: boolean;
  readonly isSized: boolean;
  readonly hasMarks: boolean;
  readonly isPhone: boolean;
  /** A note lies over it: how the document looks is not to be seen. */
  readonly isCovered: boolean;
  /** Reads it aloud, where the browser can. */
  readonly voice: ReactNode;
  readonly onRename: () => void;
  /** The document is left for a tool. */
  readonly onLeave: () => void;
  readonly onFind: () => void;
  /** Null where the contents stand beside the pages. */
  readonly onSide: (() => void) | null;
  readonly onMarks: () => void;
  readonly onNote: () => void;
  /** Null where a page has no place for areas. */
  readonly onArea: (() => void) | null;
};

/** What the document is called, and what can be done with all of it. */
export function ReaderTop(props: ReaderTopProps) {
  const { title, classId, zoom, night, isShown, isSized, isPhone, isCovered, voice, onFind, onSide, onMarks, onNote } =
    props;
  const t = useTexts();
  const navigate = useNavigate();
  const course = useClassLabels(true).get(classId ?? "");
  const [menu, setMenu] = useState<{ readonly which: "look" | "more"; readonly at: HTMLElement } | null>(null);
  const items = useMoreItems(props);
  return (
    <header className={styles.top}>
      <PlainLink href="/docs" className={iconButtonClass} aria-label={t("reader.back")}>
        <Icon shape={backIcon} />
      </PlainLink>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {course && (
        <span className={styles.course} data-marker={course.marker}>
          {course.name}
        </span>
      )}
      <div className={styles.tools}>
        {isShown && !isPhone && onSide && (
          <IconButton aria-label={t("reader.contents")} onClick={onSide}>
            <Icon shape={outlineIcon} />
          </IconButton>
        )}
        {isShown && !isPhone && (
          <>
            <IconButton aria-label={t("reader.allMarks")} onClick={onMarks}>
              <Icon shape={marksIcon} />
            </IconButton>
            <IconButton aria-label={t("reader.noteBeside")} onClick={onNote}>
              <Icon shape={splitIcon} />
            </IconButton>
            <AskJotson />
          </>
        )}
        {isShown && (
          <>
            <IconButton aria-label={t("reader.find")} aria-keyshortcuts="Control+F Meta+F" onClick={onFind}>
              <Icon shape={searchIcon} />
            </IconButton>
            {!isCovered && (
              <IconButton
                aria-label={t("reader.look")}
                aria-haspopup="menu"
                onClick={(event) => setMenu({ which: "look", at: event.currentTarget })}
              >
                <Icon shape={lookIcon} />
              </IconButton>
            )}
            {voice}
          </>
        )}
        <IconButton
          aria-label={t("reader.more")}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ which: "more", at: event.currentTarget })}
        >
          <Icon shape={menuIcon} />
        </IconButton>
      </div>
      {menu?.which === "look" && (
        <LookMenu
          anchor={menu.at}
          isSized={isSized}
          zoom={zoom}
          night={night}
          onSettings={() => void navigate({ to: "/settings" })}
          onClose={() => setMenu(null)}
        />
      )}
      {menu?.which === "more" && (
        <Menu anchor={menu.at} label={t("reader.more")} items={items} onClose={() => setMenu(null)} />
      )}
    </header>
  );
}

function useMoreItems(props: ReaderTopProps) {
  const { acts, study, isShown, hasMarks, isPhone, onRename, onLeave, onSide, onMarks, onNote, onArea } = props;
  const t = useTexts();
  const { account } = useStudent();
  const { history } = useRouter();
  const item = (key: string, shape: Parameters<typeof Icon>[0]["shape"], label: string, run: () => void) => ({
    key,
    icon: <Icon shape={shape} />,
    label,
    run,
  });
  const toTool = (href: string) => () => {
    onLeave();
    history.push(href);
  };
  return [
    ...(isShown && isPhone
      ? [
          ...(onSide ? [item("side", outlineIcon, t("reader.contents"), onSide)] : []),
          item("marks", marksIcon, t("reader.allMarks"), onMarks),
          item("note", splitIcon, t("reader.noteBeside"), onNote),
          ...(isJotsonOn(account.id) ? [item("jotson", askIcon, t("jotson.open"), openJotson)] : []),
        ]
      : []),
    ...(study
      ? [
          item("summary", summarizeIcon, t("reader.study.summary"), toTool(study.summary)),
          item("cards", cardsIcon, t("reader.study.cards"), toTool(study.cards)),
          item("cardsHere", cardsIcon, t("reader.study.cardsHere"), toTool(study.cardsHere)),
          item("quiz", quizIcon, t("reader.study.quiz"), toTool(study.quiz)),
          item("dates", calendarIcon, t("documents.takeDates"), toTool(study.dates)),
        ]
      : []),
    ...(isShown && onArea ? [item("area", areaIcon, t("reader.markArea"), onArea)] : []),
    ...(isShown ? [item("print", printIcon, t("reader.print"), acts.printAll)] : []),
    item("rename", notesIcon, t("documents.rename"), onRename),
    ...(acts.isKept === null || acts.isKept === undefined
      ? []
      : [item("keep", keepIcon, t(acts.isKept ? "library.dropHere" : "library.keepHere"), () => void acts.keep())]),
    item("download", downloadIcon, t("reader.download"), () => void acts.download()),
    ...(hasMarks
      ? [
          item("text", asTextIcon, t("reader.marksAsMarkdown"), acts.saveText),
          item("data", asDataIcon, t("reader.marksAsJson"), acts.saveData),
        ]
      : []),
  ];
}
