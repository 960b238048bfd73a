/**
 * Words of others as markdown that shows them as they are: the title of an imported event brings no link, picture or
 * formula into an answer. Signs are named by number: a backslash before a bracket would
 * begin a formula.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\[\]*_`$<>|~=#&@]|:(?=\/\/)|(?<=\bwww)\./gi, (sign) => `&#${sign.charCodeAt(0)};`);
}
