import type { CoverName } from "@jotter/replica/device-covers";
import type { Cover } from "./draw-cover.ts";

export type Covers = {
  /** The address of a picture that is there already. */
  readonly shown: (name: CoverName) => string | undefined;
  /** Calls back once there is one; never where there is none. Returns how to call it off. */
  readonly want: (wish: Wish) => () => void;
};

export type Wish = CoverName & {
  /** Where nothing could be drawn, it is tried again only when this is another: its text has come. */
  readonly state: string;
  readonly draw: () => Promise<Cover | null>;
  readonly onThere: (address: string) => void;
};

export type CoversDeps = {
  readonly find: (name: CoverName) => Promise<Blob | null>;
  readonly keep: (name: CoverName, picture: Blob) => Promise<void>;
  readonly addressOf: (picture: Blob) => string;
  readonly letGo: (address: string) => void;
  /** When the browser has nothing better to do. */
  readonly idle: () => Promise<void>;
  readonly mostShown?: number;
};

/** Pictures of pages, found on this device or drawn, one at a time, the last wanted first: that is what is in sight. */
export function createCovers({ find, keep, addressOf, letGo, idle, mostShown = 300 }: CoversDeps): Covers {
  const addresses = new Map<string, string>();
  const inVain = new Set<string>();
  let wishes: readonly Wish[] = [];
  let isBusy = false;

  function show(name: CoverName, picture: Blob): string {
    const address = addressOf(picture);
    addresses.set(keyOf(name), address);
    const [oldest] = addresses;
    if (addresses.size > mostShown && oldest) {
      addresses.delete(oldest[0]);
      letGo(oldest[1]);
    }
    return address;
  }

  async function fulfil(wish: Wish): Promise<void> {
    const stored = await find(wish).catch(() => null);
    if (stored) return wish.onThere(show(wish, stored));
    await idle();
    // Scrolled past meanwhile.
    if (!wishes.includes(wish)) return;
    const cover = await wish.draw().catch(() => null);
    if (!cover) return void inVain.add(`${keyOf(wish)} ${wish.state}`);
    if (cover.isWhole) await keep(wish, cover.picture).catch(() => undefined); // A full disk: it is drawn again.
    wish.onThere(show(wish, cover.picture));
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let wish = wishes.at(-1); wish; wish = wishes.at(-1)) {
      await fulfil(wish);
      callOff(wish);
    }
    isBusy = false;
  }

  function callOff(wish: Wish): void {
    wishes = wishes.filter((one) => one !== wish);
  }

  return {
    shown: (name) => addresses.get(keyOf(name)),
    want: (wish) => {
      if (inVain.has(`${keyOf(wish)} ${wish.state}`)) return () => undefined;
      wishes = [...wishes, wish];
      void work();
      return () => callOff(wish);
    },
  };
}

function keyOf({ documentId, page, width }: CoverName): string {
  return `${documentId}/${page}/${width}`;
}
