import type { DocumentFailure, DocumentText } from "@jotter/document-text/document";
import type { Result } from "@jotter/domain/result";

export type ToReader = {
  readonly file: Blob;
  readonly name: string;
  /** No more than so many: another reader did not come further. */
  readonly pages?: number;
};

export type FromReader =
  /** Its code is here: what takes long from now on is the file. */
  | { readonly t: "begun" }
  | { readonly t: "progress"; readonly done: number; readonly of: number }
  | { readonly t: "read"; readonly result: Result<DocumentText, DocumentFailure> };
