import type { FilesProblem, StoredFile } from "@jotter/replica/backend";
import { useEffect, useRef, useState } from "react";
import { useStudent } from "../../student/student-context.ts";
import { useProfile } from "../../student/use-profile.ts";
import type { Format } from "../../ui/format.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import type { Translate } from "../../ui/translate.ts";

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

export type RunningUpload = {
  readonly key: number;
  readonly name: string;
  readonly progress:
    | { readonly state: "waiting" }
    | { readonly state: "sending"; readonly share: number }
    | { readonly state: "failed"; readonly problem: FilesProblem };
};

/** The student's documents on the server, and the uploads on their way there, one after the other. */
export function useDocuments() {
  const t = useTexts();
  const format = useFormat();
  const { files } = useStudent();
  const picture = useProfile()?.picture;
  const [listing, setListing] = useState<Listing>({ state: "loading" });
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());

  async function refresh(signal?: AbortSignal) {
    const { list, address } = await files();
    const answer = await list(signal);
    if (signal?.aborted) return;
    setListing(answer.ok ? { state: "here", ...answer.value, address } : { state: "failed", problem: answer.problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page; later changes ask for themselves.
  useEffect(() => {
    const leaving = new AbortController();
    const again = () => void refresh(leaving.signal);
    again();
    addEventListener("online", again);
    return () => {
      leaving.abort();
      removeEventListener("online", again);
    };
  }, [files]);

  function upload(chosen: readonly File[]) {
    for (const file of chosen) {
      const key = nextKey++;
      const controller = new AbortController();
      controllers.current.set(key, controller);
      const name = file.name || t("documents.unnamed");
      setUploads((last) => [...last, { key, name, progress: { state: "waiting" } }]);
      queue.current = queue.current.then(() => send(key, name, file, controller.signal));
    }
  }

  async function send(key: number, name: string, content: File, signal: AbortSignal) {
    if (signal.aborted) return;
    const show = (progress: RunningUpload["progress"]) =>
      setUploads((last) => last.map((upload) => (upload.key === key ? { ...upload, progress } : upload)));
    show({ state: "sending", share: 0 });
    const answer = await (await files()).upload({
      name,
      content,
      signal,
      onProgress: (sent, total) => show({ state: "sending", share: total === 0 ? 1 : sent / total }),
    });
    if (answer.ok) {
      dismiss(key);
      toast({ text: t("documents.uploaded", { name }) });
      await refresh();
    } else if (answer.problem.kind === "canceled") dismiss(key);
    else show({ state: "failed", problem: answer.problem });
  }

  function dismiss(key: number) {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setUploads((last) => last.filter((upload) => upload.key !== key));
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
    uploads,
    upload,
    /** Stops an upload, or takes a failed one off the list. */
    dismiss,
    remove,
    refresh: () => void refresh(),
  };
}

let nextKey = 1;

export function problemText(problem: FilesProblem, t: Translate, format: Format): string {
  const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
  return t(`documents.problem.${problem.kind}`, { limit });
}
