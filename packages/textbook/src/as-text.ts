import type { Language } from "@jotter/domain/settings";
import type { ChapterText } from "./contents.ts";
import { spelledTex } from "./spelled.ts";
import { readWritten } from "./written.ts";

/**
 * A chapter as one plain text in our markdown, for what reads texts: formulas stand where they are named. The figures of
 * its examples are nothing to be learned by heart: what asks about it goes without them. [TXT-1]
 */
export function chapterAsText(
  { language, file, text }: ChapterText,
  { hasExamples = true }: { readonly hasExamples?: boolean } = {},
): { readonly title: string; readonly text: string } {
  const { title, idea, terms, rules, worked, mixed } = readWritten(text);
  const parts = [
    `# ${title}`,
    idea.replaceAll("==", ""),
    ...(terms.length > 0 ? [terms.map(({ term, meaning }) => `- **${term}**: ${meaning}`).join("\n")] : []),
    ...rules.map((rule) => `## ${rule.title}\n\n${withFormulas(rule.text, file.formulas, language)}`),
    ...(hasExamples ? worked : []).map((example, at) => {
      const steps = example.steps.map((why, step) => {
        const tex = file.worked[at]?.steps[step]?.tex;
        return `${step + 1}. ${why}${tex === undefined ? "" : ` $${spelledTex(tex, language)}$`}`;
      });
      return `## ${example.title}\n\n${example.problem}\n\n${steps.join("\n")}`;
    }),
    ...(mixed.length > 0 ? [mixed.map((one) => `- ${one}`).join("\n")] : []),
  ];
  return { title, text: parts.join("\n\n") };
}

/** A rule with its formulas in the places of their names. */
export function withFormulas(text: string, formulas: Readonly<Record<string, string>>, language: Language): string {
  return text.replace(/^\{([a-z0-9-]+)\}\s*$/gm, (_, name: string) => {
    const tex = formulas[name];
    return tex === undefined ? "" : `\n$$\n${spelledTex(tex, language)}\n$$\n`;
  });
}
