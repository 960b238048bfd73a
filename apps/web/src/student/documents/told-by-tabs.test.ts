import { afterEach, describe, expect, test, vi } from "vitest";
import { type ToldByTabs, toldByTabs } from "./told-by-tabs.ts";

type Told = { readonly now: string | null; readonly problems: ReadonlyMap<string, string> };
const idle: Told = { now: null, problems: new Map() };
const closing: (() => void)[] = [];
let names = 0;

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Tabs of one browser; those of another test hear nothing of them. */
function browser() {
  const name = `told-by-tabs-${++names}`;
  return () => {
    const cancelled: string[] = [];
    const tab = toldByTabs<Told>({ name, idle, onCancel: (id) => cancelled.push(id) });
    const ending = new AbortController();
    closing.push(() => {
      ending.abort();
      tab.close();
    });
    /** Until its student closes it. */
    const work = () => {
      let close: () => void = () => undefined;
      const over = new Promise<void>((resolve) => {
        close = resolve;
      });
      void tab.exclusively(`${name}-lock`, ending.signal, () => over);
      closing.push(close);
      return { close };
    };
    return { ...tab, cancelled, work };
  };
}

const working = (tab: Pick<ToldByTabs<Told>, "isWorking">) => vi.waitFor(() => expect(tab.isWorking()).toBe(true));
const failure: Told = { now: null, problems: new Map([["scan", "unreachable"]]) };

describe("what one tab does for all [DOC-3]", () => {
  test("is told in the others: also that it failed, and also where they are opened later", async () => {
    const open = browser();
    const [first, second] = [open(), open()];
    first.work();
    await working(first);
    second.work();
    first.show({ now: "scan", problems: new Map() });
    await vi.waitFor(() => expect(second.now().now).toBe("scan"));
    first.show(failure);
    await vi.waitFor(() => expect(second.now()).toEqual(failure));
    const third = open();
    await vi.waitFor(() => expect(third.now()).toEqual(failure));
    second.show(idle);
    expect(second.now(), "who does not work has nothing to tell").toEqual(failure);
  });

  test("is ended from any of them", async () => {
    const open = browser();
    const [first, second] = [open(), open()];
    first.work();
    await working(first);
    second.cancelElsewhere("scan");
    await vi.waitFor(() => expect(first.cancelled).toEqual(["scan"]));
    first.cancelElsewhere("own");
    expect([first.cancelled, second.cancelled]).toEqual([["scan"], []]);
  });

  test("is over with the tab: the next one begins anew, and says so", async () => {
    const open = browser();
    const [first, second, third] = [open(), open(), open()];
    const { close } = first.work();
    await working(first);
    first.show(failure);
    await vi.waitFor(() => expect(third.now()).toEqual(failure));
    second.work();
    first.close();
    close();
    await working(second);
    await vi.waitFor(() => expect(third.now()).toEqual(idle));
  });
});
