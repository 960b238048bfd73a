import type { FilesPort, FilesProblem } from "@jotter/ports/backend";
import { listeners } from "../../ui/listeners.ts";

export type RunningUpload = {
  readonly key: number;
  readonly name: string;
  readonly progress:
    | { readonly state: "waiting" }
    | { readonly state: "sending"; readonly share: number }
    | { readonly state: "failed"; readonly problem: FilesProblem };
};

export type UploadDesk = {
  readonly files: () => Promise<FilesPort>;
  /** Whether the student is still here: what waits is not to go to whoever signs in next. */
  readonly isHere: () => Promise<boolean>;
};

export type Uploads = ReturnType<typeof createUploads>;

/** Uploads go one after the other, and go on when the page is left: whoever comes back finds them. */
export function createUploads({ files, isHere }: UploadDesk) {
  const { subscribe, tell: tellAll } = listeners();
  const controllers = new Map<number, AbortController>();
  let running: readonly RunningUpload[] = [];
  let arrived = 0;
  let queue: Promise<void> = Promise.resolve();
  let nextKey = 1;

  function show(next: readonly RunningUpload[]): void {
    running = next;
    tellAll();
  }

  function dismiss(key: number): void {
    controllers.get(key)?.abort();
    controllers.delete(key);
    show(running.filter((upload) => upload.key !== key));
  }

  async function send(key: number, name: string, content: File, signal: AbortSignal, onArrived: () => void) {
    if (signal.aborted) return;
    if (!(await isHere())) return dismiss(key);
    const tell = (progress: RunningUpload["progress"]) =>
      show(running.map((upload) => (upload.key === key ? { ...upload, progress } : upload)));
    tell({ state: "sending", share: 0 });
    const port = await files().catch(() => null);
    if (!port) return tell({ state: "failed", problem: { kind: "offline" } });
    const onProgress = (sent: number, total: number) =>
      tell({ state: "sending", share: total === 0 ? 1 : sent / total });
    const answer = await port.upload({ name, content, signal, onProgress });
    if (answer.ok) {
      arrived++;
      dismiss(key);
      onArrived();
    } else if (answer.problem.kind === "canceled") dismiss(key);
    else tell({ state: "failed", problem: answer.problem });
  }

  return {
    running: () => running,
    /** How many have arrived: another number means that the list has grown. */
    arrived: () => arrived,
    subscribe,
    start(name: string, content: File, onArrived: () => void): void {
      const key = nextKey++;
      const controller = new AbortController();
      controllers.set(key, controller);
      show([...running, { key, name, progress: { state: "waiting" } }]);
      queue = queue.then(() => send(key, name, content, controller.signal, onArrived));
    },
    /** Stops an upload, or takes a failed one off the list. */
    dismiss,
  };
}
