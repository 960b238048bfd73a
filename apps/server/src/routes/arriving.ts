/** What is on its way to this process and held in memory until it has come, all together. */
export type Arriving = {
  /** `cutOff` is called where others need the room more. */
  readonly begin: (cutOff: () => void) => {
    /** So many bytes more have come. */
    readonly grow: (bytes: number) => void;
    readonly end: () => void;
  };
};

type Body = { bytes: number; readonly cutOff: () => void };

/**
 * Where there is more than `mostBytes`, whoever has been sending longest is cut off. Everybody else is done in seconds:
 * a sender that stops in the middle costs memory only as long as nobody needs it.
 */
export function createArriving(mostBytes: number): Arriving {
  // In the order in which they began.
  const bodies = new Set<Body>();
  let held = 0;

  function end(body: Body) {
    if (bodies.delete(body)) held -= body.bytes;
  }

  return {
    begin(cutOff) {
      const body: Body = { bytes: 0, cutOff };
      bodies.add(body);
      return {
        grow(bytes) {
          // Cut off already: what still comes is dropped by who reads it.
          if (!bodies.has(body)) return;
          body.bytes += bytes;
          held += bytes;
          for (const longest of bodies) {
            if (held <= mostBytes) break;
            end(longest);
            longest.cutOff();
          }
        },
        end: () => end(body),
      };
    },
  };
}
