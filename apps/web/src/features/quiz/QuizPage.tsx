import { getRouteApi } from "@tanstack/react-router";
import { BackLink } from "../../ui/BackLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import { ResultView } from "./ResultView.tsx";
import { TakingView } from "./TakingView.tsx";
import { useJudging } from "./use-judging.ts";
import { useQuiz } from "./use-quiz.ts";

const route = getRouteApi("/signed-in/quiz/$id");

/** A quiz that is taken, and what came of it. [QUZ-1] */
export function QuizPage() {
  const t = useTexts();
  const { id } = route.useParams();
  const { quiz, ...acts } = useQuiz(id);
  const judging = useJudging(quiz ?? null, acts.judge);
  if (quiz === undefined) return null;
  if (quiz === null) {
    return (
      <Page title={t("quiz.goneTitle")} heading={t("quiz.goneTitle")}>
        <EmptyState title={t("quiz.list")} text={t("quiz.goneText")}>
          <BackLink href="/ai-tools">{t("study.title")}</BackLink>
        </EmptyState>
      </Page>
    );
  }
  // Each quiz begins anew: nothing of the last one's state is its own.
  if (quiz.finishedAt === null) return <TakingView key={id} id={id} quiz={quiz} acts={acts} judging={judging} />;
  return <ResultView key={id} id={id} quiz={quiz} acts={acts} judging={judging} />;
}
