import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useGradeBooks } from "../../student/grades/use-grades.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import { ClassView } from "./ClassView.tsx";
import { GradesOverview } from "./GradesOverview.tsx";

const route = getRouteApi("/signed-in/grades");

/** All classes at a glance, or one of them opened: which one stands in the address, so that Back closes it. */
export function GradesPage() {
  const t = useTexts();
  const { class: classId, grade, date } = route.useSearch();
  const grades = useGradeBooks();
  const opened = grades?.books.find(({ course }) => course.id === classId);
  useMovedFocus(grades && (opened?.course.id ?? null));

  if (!grades) {
    return (
      <Page title={`${t("grades.title")} · ${t("product")}`} heading={t("grades.title")}>
        <Loader title={t("loader.grades")} size="small" />
      </Page>
    );
  }
  const result = opened && grades.results.get(opened.course.id);
  if (opened && result) {
    const expected = grade === undefined ? undefined : { name: grade, date };
    return <ClassView key={opened.course.id} book={opened} result={result} grades={grades} expected={expected} />;
  }
  return <GradesOverview grades={grades} />;
}

/** Reading goes on at the heading of the class that was opened, and after that at its card again. */
function useMovedFocus(opened: string | null | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const left = before.current;
    before.current = opened;
    if (left === opened || left === undefined || opened === undefined) return;
    const card = left && document.getElementById(`class-${left}`);
    (card || document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
  }, [opened]);
}
