/** What of a page is drawn, in parts of it; left out, all. */
type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** As much of an open PDF as a picture of a page takes. Sizes are in its own points, `scale` is pixels for a point. */
export type DrawnPdf = {
  readonly pages: number;
  readonly sizeOf: (page: number) => Promise<{ readonly width: number; readonly height: number }>;
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    options: { readonly scale: number; readonly part?: Part; readonly signal: AbortSignal },
  ) => Promise<void>;
  /** What was drawn of it need not be kept. */
  readonly forget: (page: number) => void;
  readonly close: () => void;
};
