/** For pages: the language a text is most likely written in. */
export { languageOf } from "@jotter/analysis/language";
