import { describe, expect, test } from "vitest";
import { withoutToast, withToast } from "./kit/toasts.ts";
import { confirmed, dismissToast, hostOverlays, type OverlayRequest, type Toast, toast } from "./overlays.ts";

describe("toasts and questions", () => {
  test("wait for somebody to show them, and then come in their order", async () => {
    toast({ text: "Saved" });
    const answer = confirmed({ title: "Sure?", text: "", confirm: "Yes", cancel: "No" });
    const shown: OverlayRequest[] = [];
    const leave = hostOverlays((request) => shown.push(request));
    toast({ text: "Gone" });
    dismissToast("aside");
    const said = (request: OverlayRequest) => {
      if (request.kind === "toast") return request.toast.text;
      return request.kind === "question" ? request.question.title : `without ${request.name}`;
    };
    expect(shown.map(said)).toEqual(["Saved", "Sure?", "Gone", "without aside"]);
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
    expect(withToast([moved, saved], { text: "Gone" })).toEqual([moved, saved, { text: "Gone" }]);
  });

  test("toasts that say the same join: one is shown, and it takes back all that was done, the last first", () => {
    const undone: string[] = [];
    const deleted = (title: string, label = "Undo"): Toast => {
      return { text: "Note deleted", joins: true, action: { label, run: () => undone.push(title) } };
    };
    const other: Toast = { text: "Saved" };
    const shown = ["one", "two", "three"].reduce<readonly Toast[]>(
      (all, title) => withToast(all, deleted(title)),
      [other],
    );
    expect(shown).toMatchObject([other, { text: "Note deleted", times: 3 }]);
    shown[1]?.action?.run();
    expect(undone).toEqual(["three", "two", "one"]);
    expect(withToast(shown, deleted("four", "Look"))).toHaveLength(3);
    expect(withToast([other], { text: "Saved" })).toEqual([{ text: "Saved", times: 2 }]);
    const named: Toast = { text: "Moved", replaces: "calendar" };
    expect(withToast([named], { text: "Moved" })).toEqual([named, { text: "Moved" }]);
    const changed: Toast = { text: "Sentence added", action: { label: "Undo", run: () => {} } };
    expect(withToast([changed], { ...changed })).toEqual([changed, changed]);
  });

  test("a toast goes when what it offers was done in another way, and no other goes with it", () => {
    const aside: Toast = { text: "Suspended", replaces: "aside" };
    const [saved, moved]: readonly [Toast, Toast] = [{ text: "Saved" }, { text: "Moved", replaces: "calendar" }];
    expect(withoutToast([aside, saved, moved], "aside")).toEqual([saved, moved]);
    expect(withoutToast([saved], "aside")).toEqual([saved]);
  });
});
