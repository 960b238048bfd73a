/** Says that a student's records have moved on. Only a hint: whoever misses one pulls a minute later. */
export type Pokes = {
  readonly send: (userId: string, head: number) => void;
  readonly listen: (heard: (userId: string, head: number) => void) => void;
  readonly close: () => Promise<void>;
};

/** Within one process, which is all there is with SQLite. */
export function createLocalPokes(): Pokes {
  const listeners: ((userId: string, head: number) => void)[] = [];
  return {
    send: (userId, head) => {
      for (const heard of listeners) heard(userId, head);
    },
    listen: (heard) => void listeners.push(heard),
    close: async () => {},
  };
}
