import { afterFirstScreen } from "./idle.ts";

/** Who looks through the library opens a document next: what draws it comes while nothing else is to be done. */
export function warmReader(): () => void {
  return afterFirstScreen(() => {
    const parts = [
      import("../features/reader/ReaderPage.tsx"),
      import("../features/reader/pdf/PdfPages.tsx"),
      import("../features/reader/pdf/pdf-file.ts").then(({ keepWorkerReady }) => keepWorkerReady()),
    ];
    Promise.all(parts).catch(() => undefined); // No network: whoever opens one asks again.
  });
}
