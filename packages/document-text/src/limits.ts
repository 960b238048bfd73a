/** How much of a file is read. Said in one place, so that a screen can tell it before it bites. */
export type Limits = {
  readonly fileBytes: number;
  readonly pages: number;
  /** Of everything that is unpacked out of one file. */
  readonly unpackedBytes: number;
  /** How many times larger a part may become, once it is larger than a megabyte. */
  readonly unpackedRatio: number;
  /** Files within a file. */
  readonly entries: number;
  /** Letters of the whole text. */
  readonly letters: number;
  /** Of a picture, as its head says. */
  readonly pixels: number;
  /** Of a picture within a file, to be shown among its words. */
  readonly pictureBytes: number;
  readonly milliseconds: number;
};

const megabyte = 1024 * 1024;

export const usualLimits: Limits = {
  fileBytes: 50 * megabyte,
  pages: 2000,
  unpackedBytes: 200 * megabyte,
  unpackedRatio: 250,
  entries: 20_000,
  letters: 20_000_000,
  pixels: 200_000_000,
  pictureBytes: 20 * megabyte,
  milliseconds: 60_000,
};
