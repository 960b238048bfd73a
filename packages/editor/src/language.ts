import { markdownLanguage } from "@codemirror/lang-markdown";
import { HighlightStyle, Language, languageDataProp, syntaxHighlighting } from "@codemirror/language";
import { grammar } from "@jotter/markdown/grammar";
import { readingPlainly } from "@jotter/markdown/plain-input";
import { tags as t } from "@lezer/highlight";

/** Our grammar under the name by which CodeMirror's own markdown commands (Enter in a list, Backspace) know theirs. */
const parser = readingPlainly(
  grammar.configure({ props: [languageDataProp.add({ Document: markdownLanguage.data })] }),
);

export const noteLanguage = new Language(markdownLanguage.data, parser, [], "markdown");

export const noteStyles = syntaxHighlighting(
  HighlightStyle.define([
    { tag: t.strong, class: "j-strong" },
    { tag: t.emphasis, class: "j-emphasis" },
    { tag: t.strikethrough, class: "j-strike" },
    { tag: t.monospace, class: "j-code" },
    { tag: t.special(t.emphasis), class: "j-highlight" },
    { tag: t.special(t.content), class: "j-tex" },
    { tag: t.processingInstruction, class: "j-mark" },
    { tag: t.labelName, class: "j-footnote" },
    { tag: t.tagName, class: "j-tag" },
    { tag: t.meta, class: "j-front" },
    { tag: t.url, class: "j-url" },
  ]),
);
