import { type Note, note } from "@jotter/domain/note";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { usePictureOf } from "../../student/pictures/use-note-images.ts";
import { useLive } from "../../student/records/use-live.ts";
import { studyOffers } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { WordsBar } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { editIcon } from "../../ui/icons/reading.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { keepPassage, takePassage } from "./kept-passage.ts";
import { NoteReading } from "./NoteReading.tsx";
import styles from "./reading.module.css";
import { useNoteReach } from "./use-note-reach.ts";
import { useTree } from "./use-tree.ts";

/** A note to be read: nothing on the page can change it but a task that is ticked. */
export function ReadingPage() {
  const t = useTexts();
  const { replica } = useStudent();
  const id = useParams({ strict: false }).id ?? "";
  const found = useLive(async () => {
    const row = await replica.row(note, id);
    const stored = row && !row.del ? await replica.get(note, id) : undefined;
    return { id, stored };
  }, [replica, id]);
  if (found?.id !== id) return <Loader title={t("loader.editor")} />;
  if (found.stored) return <OpenNote key={id} id={id} stored={found.stored} />;
  return (
    <MessagePage title={t("notes.notFoundTitle")} text={t("notes.notFoundText")}>
      <Link to="/notes" className={buttonClass("primary")}>
        {t("notes.toNotes")}
      </Link>
    </MessagePage>
  );
}

function OpenNote({ id, stored }: { readonly id: string; readonly stored: Note }) {
  const t = useTexts();
  const { replica, now, account } = useStudent();
  const router = useRouter();
  const study = useStudyPassage(account.id);
  const offers = studyOffers.filter((offer) => offer !== "ask" || isJotsonOn(account.id));
  const { classes } = useClasses();
  const tree = useTree(stored.body);
  const reach = useNoteReach(id, tree);
  const pictureOf = usePictureOf();
  const { body } = stored;
  const tick = useCallback(
    (at: number, done: boolean) => {
      const ticked = body.slice(0, at) + (done ? "x" : " ") + body.slice(at + 1);
      void replica.editText(note, id, "body", body, ticked, { updatedAt: now() });
    },
    [replica, id, body, now],
  );
  const title = shownNoteTitle(stored.title, t);
  useReadPassage(tree !== null);
  return (
    <>
      <title>{`${title} · ${t("product")}`}</title>
      <div className={styles.bar}>
        <BackLink href="/notes">{t("editor.back")}</BackLink>
        <div className={styles.tools}>
          <ExportMenu
            note={{ ...stored, title }}
            pictureOf={pictureOf}
            classNameOf={(id) => classes?.find((one) => one.id === id)?.name ?? null}
          />
          <Link to="/editor/$id" params={{ id }} className={buttonClass("outline")}>
            <Icon shape={editIcon} size={18} />
            <span className={styles.label}>{t("reading.edit")}</span>
          </Link>
        </div>
      </div>
      <NoteReading
        title={title}
        body={body}
        tree={tree}
        tags={stored.tags}
        updatedAt={stored.updatedAt}
        now={now()}
        course={classes?.find((one) => one.id === stored.classId)}
        onTask={tick}
        {...reach}
      />
      <WordsBar
        within="[data-sheet]"
        offers={offers}
        onOffer={(offer, words) => {
          if (offer !== "ask") keepPassage(router, { from: 0, to: 0, top: scrollY });
          study(offer, { words, title }, { noteId: id });
        }}
      />
    </>
  );
}

/** Who comes back from studying a passage finds it where it was, as soon as the page is long enough. */
function useReadPassage(isDrawn: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isDrawn) return;
    const passage = takePassage(router);
    if (!passage) return;
    let frames = 0;
    let next = 0;
    const scroll = () => {
      scrollTo(0, passage.top);
      frames++;
      if (Math.abs(scrollY - passage.top) > 2 && frames < 120) next = requestAnimationFrame(scroll);
    };
    next = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(next);
  }, [isDrawn, router]);
}
