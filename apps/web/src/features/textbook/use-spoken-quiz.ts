import type { Quiz } from "@jotter/domain/quiz";
import type { Language } from "@jotter/domain/settings";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { ChapterFile } from "@jotter/textbook/chapter-file";
import { selfCheck } from "@jotter/textbook/self-check";
import { readWritten, type Written } from "@jotter/textbook/written";
import { useEffect, useMemo, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { bookSubjects, chapterText } from "../../student/textbook/use-book.ts";
import { givenBack, type InTwoLanguages, spokenQuiz } from "./spoken-quiz.ts";
import type { OpenChapter } from "./use-chapter.ts";

type Spoken = {
  readonly quiz: Quiz | null;
  /** What is given in the language on the screen, as the quiz has it. */
  readonly asKept: (given: string | readonly string[], question: StudyQuestion) => string | readonly string[];
};

const patienceMs = 4000;

/** The quiz of a chapter's self-checks in the language the chapter is read in; undefined until it can be. [TXT-1] */
export function useSpokenQuiz(quiz: Quiz | null | undefined, chapter: OpenChapter): Spoken | undefined {
  const { replica } = useStudent();
  const { id } = chapter;
  const language = quiz ? languageOf(quiz) : chapter.language;
  const [known, setKnown] = useState<{ readonly name: string; readonly from: readonly StudyQuestion[] | null }>();
  const isOther = language !== chapter.language;
  const name = `${id} ${language}`;
  useEffect(() => {
    if (!isOther) return;
    let isLeft = false;
    const there = async () => {
      const text = await chapterText(replica, await bookSubjects(replica, language), id);
      // Offline it may only be there in the language it is read in now.
      return text?.language === language ? checksOf(text.file, readWritten(text.text), language) : null;
    };
    there().then(
      (from) => isLeft || setKnown({ name, from }),
      () => isLeft || setKnown({ name, from: null }),
    );
    // A line that neither answers nor breaks keeps nobody from what was answered.
    const patience = setTimeout(
      () => isLeft || setKnown((last) => (last?.name === name ? last : { name, from: null })),
      patienceMs,
    );
    return () => {
      isLeft = true;
      clearTimeout(patience);
    };
  }, [replica, id, language, name, isOther]);
  return useMemo(() => {
    const asItIs: Spoken = { quiz: quiz ?? null, asKept: (given) => given };
    if (quiz === undefined) return undefined;
    if (!quiz || !isOther) return asItIs;
    if (known?.name !== name) return undefined;
    if (known.from === null) return asItIs;
    const both: InTwoLanguages = {
      from: known.from,
      to: checksOf(chapter.file, chapter.written, chapter.language),
    };
    const spoken = { ...spokenQuiz(quiz, both), title: chapter.written.title };
    return { quiz: spoken, asKept: (given, question) => givenBack(given, question, both) };
  }, [quiz, isOther, known, name, chapter]);
}

export function checksOf(file: ChapterFile, written: Written, language: Language): readonly StudyQuestion[] {
  return file.checks.flatMap((check, at) => {
    const words = written.checks[at];
    return (words && selfCheck(check, words, { topic: written.title, language })) ?? [];
  });
}

function languageOf({ questions }: Quiz): Language {
  return (questions[0]?.language ?? "en") as Language;
}
