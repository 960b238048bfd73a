import { type Place, places } from "../../apps/web/src/app/places.ts";

/** The app's own list, so that a new page is visited by itself. */
const all: readonly Place[] = places;

/** Paths of places whose visits are not a page of their own, or are made elsewhere. */
type Except = readonly (typeof places)[number]["path"][];

/** What a visitor may open. */
export const entrancePages = all.filter(({ isSignedIn }) => !isSignedIn).map(addressOf);

/** What a student alone may open. */
export function roomPages(except: Except = []): readonly string[] {
  return all.filter(({ isSignedIn, path }) => isSignedIn && !except.some((one) => one === path)).map(addressOf);
}

/** Every area, in its order, with the key that leads there. */
export const areaPages = all.flatMap(({ path, area }) => (area ? [{ path, key: area.key }] : []));

/** As somebody would open it, with a value where the path has a gap. */
function addressOf({ path }: Place): string {
  return path.replace("$id", "0190-some-note").replace("$tool", "quiz-generator");
}
