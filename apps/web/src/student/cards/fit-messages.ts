import type { Review } from "@jotter/domain/card";
import type { Evidence, Fit } from "@jotter/memory/fit";

export type ToFitter = { readonly logs: readonly (readonly Review[])[] } | "count" | "fit";

export type FromFitter = { readonly evidence: Evidence } | { readonly share: number } | { readonly fit: Fit };
