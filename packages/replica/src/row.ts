import type { Entity, RecordData } from "@jotter/domain/entity";
import type { Refusal } from "@jotter/ports/protocol";
import type { Content } from "./content.ts";

/** What a device sent and does not yet know to have landed or not. Written down before the request leaves. */
export type Sent = Content & {
  readonly n: number;
  readonly v: number;
  readonly at: number;
  /** The server would not take it. A late copy of the request may still land, so it is remembered all the same. */
  readonly refused?: true;
};

/**
 * One record as a device knows it.
 * `rev` is the server's revision it is built on: 0 where the server has none.
 * `base` is the server's content at `rev`; it is there exactly while the record waits to be sent.
 */
export type LocalRow = Content & {
  readonly rev: number;
  readonly at: number;
  readonly base?: Content;
  /** Every unresolved send, the newest last. They all named the same `rev`, so at most one can have landed. */
  readonly sent?: readonly Sent[];
  readonly blocked?: Refusal;
};

/** A value that lost against a later edit of the same field. Nothing a student wrote is thrown away unseen. */
export type Loss = { readonly field: string; readonly value: unknown };

/** A record's row in the list tables: without its long texts. */
export type ListRow<Data extends RecordData, Text extends string = never> = {
  readonly id: string;
  readonly rev: number;
  readonly at: number;
  readonly del: 0 | 1;
  /** The type keeps lists from reading what they did not load. (`Omit` would forget the names a loose object knows.) */
  readonly data: { readonly [Field in keyof Data as Field extends Text ? never : Field]: Data[Field] };
};

/** The row in the lists of an entity: `RowOf<typeof note>`. */
export type RowOf<Kind> = Kind extends Entity<infer Data, infer Text> ? ListRow<Data, Text> : never;

export type MergeRules = Pick<
  Entity,
  "textFields" | "timeFields" | "soonestFields" | "logFields" | "rangeFields" | "pagedFields" | "quietFields"
>;
