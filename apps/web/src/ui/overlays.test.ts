import { describe, expect, test } from "vitest";
import { confirmed, hostOverlays, type OverlayRequest, type Toast, toast, withToast } from "./overlays.ts";

describe("toasts and questions", () => {
  test("wait for somebody to show them, and then come in their order", async () => {
    toast({ text: "Saved" });
    const answer = confirmed({ title: "Sure?", text: "", confirm: "Yes", cancel: "No" });
    const shown: OverlayRequest[] = [];
    const leave = hostOverlays((request) => shown.push(request));
    toast({ text: "Gone" });
    expect(shown.map((request) => (request.kind === "toast" ? request.toast.text : request.question.title))).toEqual([
      "Saved",
      "Sure?",
      "Gone",
    ]);
    for (const request of shown) if (request.kind === "question") request.answer(true);
    expect(await answer).toBe(true);
    leave();
  });

  test("a toast takes the place of the last one with its name, and of no other", () => {
    const moved: Toast = { text: "Moved", replaces: "calendar" };
    const saved: Toast = { text: "Saved" };
    expect(withToast([moved, saved], { text: "Moved again", replaces: "calendar" })).toEqual([
      saved,
      { text: "Moved again", replaces: "calendar" },
    ]);
    expect(withToast([moved, saved], { text: "Saved" })).toEqual([moved, saved, { text: "Saved" }]);
  });
});
