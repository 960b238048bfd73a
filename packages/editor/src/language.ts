import { markdownLanguage } from "@codemirror/lang-markdown";
import { Language, languageDataProp } from "@codemirror/language";
import { grammar } from "@jotter/markdown/grammar";
import { readingPlainly } from "@jotter/markdown/plain-input";

/** Our grammar under the name by which CodeMirror's own markdown commands (Enter in a list, Backspace) know theirs. */
const parser = readingPlainly(
  grammar.configure({ props: [languageDataProp.add({ Document: markdownLanguage.data })] }),
);

export const noteLanguage = new Language(markdownLanguage.data, parser, [], "markdown");
