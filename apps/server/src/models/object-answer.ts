import { failed, ok, type Result } from "@jotter/domain/result";
import { jsonrepair } from "jsonrepair";
import { z } from "zod";

export type Schema = Readonly<Record<string, unknown>>;

/** The value in an answer that fits the schema, mended where only its writing is wrong; else what does not fit. */
export type ReadObject = (answer: string) => Result<unknown, string>;

/** Undefined where the schema is none we take. */
export function objectReader(schema: Schema): ReadObject | undefined {
  const size = isPlain(schema, 0) ? partsOf(schema) : Number.POSITIVE_INFINITY;
  if (size > mostParts) return undefined;
  let expected: z.ZodType;
  try {
    expected = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return undefined; // it contradicts itself, or is no schema
  }
  return (answer) => {
    const value = jsonIn(answer);
    if (value === undefined) return failed("It is not JSON.");
    // What does not fit is told for each part of each value.
    if (partsOf(value) * size > mostWork) return failed("It is too long.");
    const checked = expected.safeParse(value);
    return checked.success ? ok(value) : failed(z.prettifyError(checked.error).slice(0, longestFault));
  };
}

/**
 * The words a schema may use. What students' devices send is run here: patterns could keep a processor busy for ever,
 * and references could go round in circles.
 */
const plainWords = new Set([
  "$schema",
  "type",
  "title",
  "description",
  "enum",
  "const",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "prefixItems",
  "anyOf",
  "minItems",
  "maxItems",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
]);
const deepest = 16;
/** Of a schema. Those of our own tools have some hundred. */
const mostParts = 3000;
const mostWork = 10_000_000;
const longestFault = 4000;

/** Values within a value, itself among them. */
function partsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + partsOf(each), 1);
}

function isPlain(schema: unknown, depth: number): boolean {
  if (typeof schema === "boolean") return true;
  if (typeof schema !== "object" || schema === null || Array.isArray(schema) || depth > deepest) return false;
  return Object.entries(schema).every(([word, value]) => {
    if (!plainWords.has(word)) return false;
    const deeper = (each: unknown) => isPlain(each, depth + 1);
    if (word === "properties") return typeof value === "object" && value !== null && Object.values(value).every(deeper);
    if (word === "anyOf" || word === "prefixItems") return Array.isArray(value) && value.every(deeper);
    return word === "items" || word === "additionalProperties" ? deeper(value) : true;
  });
}

/** Models put JSON into fences, words around it, leave commas at ends, and stop before the last brace. */
function jsonIn(answer: string): unknown {
  const start = answer.search(/[[{]/);
  if (start < 0) return undefined;
  const isFenced = answer.slice(0, start).includes("```");
  // The last fence: texts inside may have fences of their own.
  const end = isFenced ? answer.lastIndexOf("```") : -1;
  const text = answer.slice(start, end > start ? end : undefined);
  try {
    return JSON.parse(jsonOf(text.trim()));
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return jsonrepair(text);
  }
}
