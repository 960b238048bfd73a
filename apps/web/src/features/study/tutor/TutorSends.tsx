import { WouldBeSent } from "../WouldBeSent.tsx";

type TutorSendsProps = {
  /** By its title what goes along. */
  readonly parts: readonly (readonly [title: string, text: string])[];
  readonly times?: number;
  readonly contextTokens: number;
};

/** What the tutor would tell a model. What the student may not see yet is named, and not shown. [AIX-8] */
export function TutorSends({ parts, times = 1, contextTokens }: TutorSendsProps) {
  const sources = parts
    .filter(([, text]) => text.trim() !== "")
    .map(([title, text], at) => ({ id: String(at), title, text }));
  const letters = sources.reduce((all, { text }) => all + text.length, 0);
  // A talk is one question at a time, of as much as fits.
  const tokens = Math.min(Math.ceil(letters / 3), Math.floor(contextTokens * 0.7));
  return (
    <WouldBeSent
      tool="tutor"
      sources={sources}
      size={{ words: 0, tokens }}
      contextTokens={contextTokens}
      times={times}
    />
  );
}
