import type { OwnDataIntent } from "../intent.ts";

/** What students type: about their own data, with what must be understood and reckoned; and about anything else. */
export type Asked = {
  readonly own: readonly (readonly [
    text: string,
    kind: OwnDataIntent["kind"],
    numbers: Readonly<Record<string, number>>,
    classId?: string,
  ])[];
  readonly other: readonly string[];
};
