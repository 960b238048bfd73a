/** The pages of the parts a document's text lies in, those that were wanted lately at hand. */
export type PartTexts = {
  /** `stamp` changes with the part. */
  readonly of: (partId: string, stamp: string) => Promise<readonly string[]>;
};

export const pageBreak = "\f";
/** In letters. Some hundred parts: whoever looks for the next letter of a word finds mostly the same. */
const room = 16_000_000;

type Kept = { readonly stamp: string; readonly texts: Promise<readonly string[]>; letters: number };

export function createPartTexts(read: (partId: string) => Promise<string>, most = room): PartTexts {
  const kept = new Map<string, Kept>();
  let letters = 0;

  function drop(partId: string): void {
    letters -= kept.get(partId)?.letters ?? 0;
    kept.delete(partId);
  }

  /** Those that were wanted longest ago make room. */
  function keep(partId: string, part: Kept): void {
    drop(partId);
    kept.set(partId, part);
    letters += part.letters;
    for (const oldest of kept.keys()) {
      if (letters <= most || oldest === partId) break;
      drop(oldest);
    }
  }

  function begin(partId: string, stamp: string): Kept {
    const reading = read(partId);
    const part: Kept = { stamp, letters: 0, texts: reading.then((body) => body.split(pageBreak)) };
    reading.then(
      ({ length }) => {
        if (kept.get(partId) !== part) return;
        letters += length;
        part.letters = length;
        keep(partId, part);
      },
      // Whoever asks next tries again.
      () => kept.get(partId) === part && drop(partId),
    );
    return part;
  }

  return {
    of: (partId, stamp) => {
      const before = kept.get(partId);
      const part = before?.stamp === stamp ? before : begin(partId, stamp);
      keep(partId, part);
      return part.texts;
    },
  };
}
