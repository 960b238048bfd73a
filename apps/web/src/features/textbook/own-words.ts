/** What somebody wrote themselves: passages taken over from the textbook lead back to it in their last line, and are not theirs. [TXT-1] */
export function ownWords(body: string): string {
  return body
    .split(/\n(?!>)/)
    .map((block) => block.replace(/(?:^|\n)>[\s\S]*$/, (quote) => (takenOver.test(quote) ? "" : quote)))
    .join("\n")
    .trim();
}

const takenOver = /\]\(\/textbook\/[a-z0-9-]+\/[a-z0-9-]+\)\s*$/;
