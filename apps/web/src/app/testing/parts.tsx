import "../../ui/fonts.css";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { createHttpBackend } from "@jotter/backends/http";
import { loadTypesetter } from "@jotter/markdown/formula";
import { type DeviceFiles, openDeviceFiles } from "@jotter/replica/device-files";
import { wipeReplica } from "@jotter/replica/wipe";
import type { MathfieldElement } from "mathlive";
import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { FormulaEditor } from "../../features/notes/FormulaEditor.tsx";
import { htmlToMarkdown } from "../../features/notes/paste-as-markdown.ts";
import { readyImage } from "../../student/pictures/image-pixels.ts";
import type { NoteImages } from "../../student/pictures/note-images.ts";
import { useNoteImages } from "../../student/pictures/use-note-images.ts";
import { type Student, StudentContext } from "../../student/session/student-context.ts";
import { LanguageProvider, startLanguage, wholeLanguage } from "../../ui/language.tsx";

/*
 * Parts of the notes that need a real browser, for journeys that look at one part alone. Never in the product: only
 * e2e/support/parts.ts builds this.
 */

let files: DeviceFiles | null = null;

/** A visit of a student who has pictures, as the pages of the notes see it. */
function openImages(userId: string): Promise<NoteImages> {
  const opened = openDeviceFiles({ userId, files: async () => createHttpBackend().files, now: () => Date.now() });
  files = opened;
  opened.start();
  // Of a student only what the pictures need.
  const student = { deviceFiles: async () => opened } as Student;
  return new Promise((resolve) => {
    createRoot(document.createElement("div")).render(
      <StrictMode>
        <StudentContext value={student}>
          <Images onReady={resolve} />
        </StudentContext>
      </StrictMode>,
    );
  });
}

function Images({ onReady }: { readonly onReady: (images: NoteImages) => void }) {
  const images = useNoteImages();
  useEffect(() => {
    if (images) onReady(images);
  }, [images, onReady]);
  return null;
}

/** Resolves with what the formula editor gives back. */
async function editFormula(formula: { readonly tex: string; readonly display: boolean }, language: string) {
  localStorage.setItem("jotter:language:guest", language);
  await startLanguage(null);
  await wholeLanguage();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const done = (result: unknown) => {
      root.unmount();
      place.remove();
      resolve(result);
    };
    root.render(
      <StrictMode>
        <LanguageProvider>
          <FormulaEditor {...formula} onDone={done} />
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

/** What MathLive writes for typed words, and KaTeX does not know. */
async function undrawableShortcuts(): Promise<readonly string[]> {
  const typeset = await loadTypesetter();
  const written = Object.values(document.querySelector<MathfieldElement>("math-field")?.inlineShortcuts ?? {});
  return written
    .map((shortcut) => (typeof shortcut === "string" ? shortcut : "value" in shortcut ? shortcut.value : ""))
    .filter((tex) => "fault" in typeset(tex.replaceAll(/#[?@0-9]/g, " x"), false));
}

Object.assign(window, {
  parts: {
    htmlToMarkdown,
    readyImage,
    openImages,
    flush: () => files?.flush(5000),
    wipe: wipeReplica,
    editFormula,
    undrawableShortcuts,
    loadTypesetter,
  },
});
