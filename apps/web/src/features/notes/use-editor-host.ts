import { newNote, note } from "@jotter/domain/note";
import type { EditedFormula, EditorHost } from "@jotter/editor/host";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { allTags, findNotesByTitle, notesRead, resolveNote } from "../../student/notes/note-search.ts";
import { chooseImages } from "../../student/pictures/choose-images.ts";
import { sendingText } from "../../student/pictures/image-texts.ts";
import type { NoteImages } from "../../student/pictures/note-images.ts";
import { useAddImages } from "../../student/pictures/use-add-images.ts";
import { modelThere } from "../../student/selection/model-there.ts";
import { type OfferName, offerIcons, offerNames } from "../../student/selection/offers.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { canShorten } from "./can-shorten.ts";
import { coveredBelow } from "./covered-below.ts";
import { insertIcons } from "./editor-icons.ts";
import { editorTexts } from "./editor-texts.ts";
import { type KeptKeys, keepKeys } from "./kept-keys.ts";
import { ownPath } from "./own-path.ts";
import { htmlToMarkdown, pasteKind } from "./paste-as-markdown.ts";
import { titleMeant } from "./use-note-reach.ts";

const mostOffered = 12;

export type AskedFormula = EditedFormula & {
  readonly keys: KeptKeys;
  readonly answer: (result: EditedFormula | null) => void;
};

/** What the editor asks of the app: other notes, tags, pictures, pasted pages, formulas by sight. */
export function useEditorHost(
  id: string,
  {
    help,
    makeCard,
    selected,
  }: Required<Pick<EditorHost, "makeCard">> & {
    readonly help: (offer: OfferName) => void;
    /** The sentences that are selected, whole. */
    readonly selected: () => string;
  },
) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { replica, now, account, ai } = useStudent();
  const [hasModel] = useState(() => modelThere(ai));
  const { awaited, addImages } = useAddImages();
  const [formula, setFormula] = useState<AskedFormula | null>(null);
  const keptKeys = useRef<KeptKeys | null>(null);

  async function openNote(target: string) {
    const title = titleMeant(target);
    if (title === "") return;
    const whileReading = await resolveNote(target, id);
    // Of notes that still arrive not all are known: an empty one would take the place of the one that was meant.
    if (!whileReading) await notesRead(30_000).catch(() => undefined);
    const known = whileReading ?? (await resolveNote(target, id));
    // A link to a note that is not there yet is how it comes to be.
    const found = known ?? (await replica.create(note, { ...newNote(now()), title }));
    await navigate({ to: "/editor/$id", params: { id: found } });
  }

  async function editFormula(asked: EditedFormula): Promise<EditedFormula | null> {
    // Asked twice before it is there: once is enough.
    if (keptKeys.current && !keptKeys.current.isLeft()) return null;
    const keys = keepKeys();
    keptKeys.current = keys;
    try {
      await import("./FormulaEditor.tsx");
    } catch {
      if (keptKeys.current === keys) endKeys();
      if (!keys.isLeft()) toast({ text: t("formula.failed") });
      return null;
    }
    if (keys.isLeft()) {
      if (keptKeys.current === keys) endKeys();
      return null;
    }
    return new Promise((answer) => setFormula({ ...asked, keys, answer }));
  }

  function endKeys() {
    keptKeys.current?.end();
    keptKeys.current = null;
  }
  // The note may be left before the formula editor has come: then its keys are nobody's to keep.
  useEffect(() => () => void keptKeys.current?.end(), []);

  const [host] = useState(
    (): Omit<EditorHost, "onEdit"> => ({
      words: editorTexts(t, format),
      insertIcons,
      offers: offerNames
        .filter((offer) => offer !== "ask" || isJotsonOn(account.id))
        .map((offer) => ({
          label: t(`selection.${offer}`),
          icon: offerIcons[offer].regular,
          press: () => help(offer),
          // The only one of them that a device cannot do by itself. [AIX-6]
          ...(offer === "simplify" && { isOffered: hasModel }),
          ...(offer === "shorten" && { isOffered: () => canShorten(selected(), { hasModel, language }) }),
        })),
      openLink: (address) => {
        const own = ownPath(address, location.origin);
        if (own) history.push(own);
        else open(address, "_blank", "noopener,noreferrer");
      },
      openNote: (target) => void openNote(target),
      imageUrl: async (address) => (await awaited()).urlOf(address),
      watchImage: (address, say) =>
        watchImage(awaited(), address, (sending) => say(sending && sendingText(sending, t, format))),
      addImages,
      today: () => format.day(now()),
      chooseImages,
      pasteKind: (data) =>
        pasteKind({
          types: [...data.types],
          html: data.getData("text/html"),
          hasImage: [...data.files].some(({ type }) => type.startsWith("image/")),
        }),
      htmlToMarkdown: (html) => htmlToMarkdown(html),
      editFormula,
      findNotes: async (typed) => {
        const found = await findNotesByTitle(typed, mostOffered + 1);
        // What is called the same is one link.
        const titles = new Set(found.filter((each) => each.id !== id).map(({ title }) => title));
        return [...titles].slice(0, mostOffered);
      },
      findTags: async (typed) =>
        (await allTags())
          .map(({ tag }) => tag)
          .filter((tag) => tag.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()))
          .slice(0, mostOffered),
      makeCard,
      coveredBelow,
      openTag: (tag) => void navigate({ to: "/notes", search: { tag } }),
    }),
  );

  function answerFormula(result: EditedFormula | null) {
    endKeys();
    // First the dialog goes: while it is open, nothing behind it can have the focus.
    flushSync(() => setFormula(null));
    formula?.answer(result);
  }

  return { host, formula, answerFormula };
}

/** Says how far a picture is on its way to the server, now and whenever that changes. */
function watchImage(
  opening: Promise<NoteImages>,
  address: string,
  say: (sending: ReturnType<NoteImages["sending"]>) => void,
): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  void opening.then((images) => {
    if (isOver) return;
    say(images.sending(address));
    end = images.subscribe((changed) => changed === address && say(images.sending(address)));
  });
  return () => {
    isOver = true;
    end?.();
  };
}
