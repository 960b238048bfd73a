import { de } from "@jotter/locales/rest/documents/de";
import { en } from "@jotter/locales/rest/documents/en";
import { es } from "@jotter/locales/rest/documents/es";
import { fr } from "@jotter/locales/rest/documents/fr";
import { ja } from "@jotter/locales/rest/documents/ja";
import { zh } from "@jotter/locales/rest/documents/zh";
import { expect, test } from "vitest";

const kinds = ["not-found", "unauthorized", "quota-exceeded", "retry-limit", "canceled"] as const;

test.each(Object.entries({ en, es, fr, de, zh, ja }))(
  "what can go wrong with a file has a sentence each, in %s [DAT-3]",
  (_, { documents }) => {
    const said = kinds.map((kind) => documents.problem[kind]);
    expect(new Set(said).size).toBe(kinds.length);
    expect(documents.problem["quota-exceeded"]).toContain("{{limit}}");
    expect(documents.problem["too-large"]).toContain("{{limit}}");
  },
);

test("who is not signed in is told so in the words of the specification [DAT-3]", () => {
  expect(en.documents.problem.unauthorized).toBe("User must be authenticated to upload files");
});
