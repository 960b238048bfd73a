import type { FilesProblem, StoredFile } from "@jotter/ports/backend";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Student, useStudent } from "../../student/session/student-context.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import type { Format } from "../../ui/format.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import type { Translate } from "../../ui/translate.ts";
import { createUploads, type Uploads } from "./uploads.ts";

type Listing =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly problem: FilesProblem }
  | {
      readonly state: "here";
      readonly files: readonly StoredFile[];
      readonly address: (id: string) => string;
      readonly usedBytes: number;
      readonly quotaBytes: number;
    };

/** By student: what one has on its way is nobody else's. */
const ofStudents = new WeakMap<Student, Uploads>();

function uploadsOf(student: Student): Uploads {
  const before = ofStudents.get(student);
  if (before) return before;
  const { files, replica } = student;
  // A sign-out closes the records.
  const isHere = () =>
    replica.syncState().then(
      () => true,
      () => false,
    );
  const made = createUploads({ files, isHere });
  ofStudents.set(student, made);
  return made;
}

/** The student's documents on the server, and the uploads on their way there. */
export function useDocuments() {
  const t = useTexts();
  const format = useFormat();
  const student = useStudent();
  const { files } = student;
  const uploads = uploadsOf(student);
  const running = useSyncExternalStore(uploads.subscribe, uploads.running);
  const arrived = useSyncExternalStore(uploads.subscribe, uploads.arrived);
  const picture = useProfile()?.picture;
  const [listing, setListing] = useState<Listing>({ state: "loading" });

  async function refresh(signal?: AbortSignal) {
    const { list, address } = await files();
    const answer = await list(signal);
    if (signal?.aborted) return;
    setListing(answer.ok ? { state: "here", ...answer.value, address } : { state: "failed", problem: answer.problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the page, and whenever an upload has arrived; other changes ask for themselves.
  useEffect(() => {
    const leaving = new AbortController();
    const again = () => void refresh(leaving.signal);
    again();
    addEventListener("online", again);
    return () => {
      leaving.abort();
      removeEventListener("online", again);
    };
  }, [files, arrived]);

  function upload(chosen: readonly File[]) {
    for (const file of chosen) {
      const name = file.name || t("documents.unnamed");
      uploads.start(name, file, () => toast({ text: t("documents.uploaded", { name }) }));
    }
  }

  async function remove(file: StoredFile) {
    const sure = await confirmed({
      title: t("documents.confirmDelete", { name: file.name }),
      text: t("documents.confirmDeleteText"),
      confirm: t("action.delete"),
      cancel: t("action.cancel"),
    });
    if (!sure) return;
    const answer = await (await files()).remove(file.id);
    const isGone = answer.ok || answer.problem.kind === "not-found";
    toast({ text: isGone ? t("documents.deleted", { name: file.name }) : problemText(answer.problem, t, format) });
    await refresh();
  }

  // The profile's picture is no document: it is changed in the settings. Nor is a picture in a note. [NOT-3]
  const isDocument = ({ id, purpose }: StoredFile) => purpose === "document" && id !== picture;
  const documents = listing.state === "here" ? { ...listing, files: listing.files.filter(isDocument) } : listing;

  return {
    listing: documents,
    uploads: running,
    upload,
    dismiss: uploads.dismiss,
    remove,
    refresh: () => void refresh(),
  };
}

export function problemText(problem: FilesProblem, t: Translate, format: Format): string {
  const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
  return t(`documents.problem.${problem.kind}`, { limit });
}
