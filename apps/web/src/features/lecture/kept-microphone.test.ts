import { afterEach, expect, test, vi } from "vitest";
import { recordKeys, writeRecord } from "../../ui/local-records.ts";
import { listenTo } from "./browser-microphone.ts";
import { keepMicrophone, keptAmong, keptMicrophone } from "./kept-microphone.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());

/** A browser that names its microphones anew at each visit, and tells of them only when one is heard. */
function renamingBrowser() {
  const plugged = [
    { id: "x7", name: "Laptop" },
    { id: "y8", name: "USB headset (left)" },
  ];
  const stopped: string[] = [];
  let isHeard = false;
  vi.stubGlobal("navigator", {
    mediaDevices: {
      enumerateDevices: async () =>
        plugged.map(({ id, name }) => ({ kind: "audioinput", deviceId: id, label: isHeard ? name : "" })),
      getUserMedia: async ({ audio }: { audio: { deviceId?: { ideal: string } } }) => {
        isHeard = true;
        const { id, name } = plugged.find(({ id }) => id === audio.deviceId?.ideal) ?? { id: "x7", name: "Laptop" };
        const track = { label: name, getSettings: () => ({ deviceId: id }), stop: () => stopped.push(name) };
        return { getAudioTracks: () => [track], getTracks: () => [track] };
      },
    },
  });
  return { stopped };
}

test("the microphone that was chosen is heard, also where the browser has another id for it now [LEC-1]", async () => {
  const { stopped } = renamingBrowser();
  keepMicrophone({ id: "b2", name: "USB headset (left)" });
  const stream = await listenTo(keptMicrophone());
  expect([stream.getAudioTracks()[0]?.label, stopped]).toEqual(["USB headset (left)", ["Laptop"]]);
  // It is not plugged in: the one the device uses is heard, and shown.
  keepMicrophone({ id: "c3", name: "Desk" });
  expect((await listenTo(keptMicrophone())).getAudioTracks()[0]?.label).toBe("Laptop");
  keepMicrophone(null);
  expect(keptMicrophone()).toBeNull();
});

test("the microphone that was chosen is known again by its id, and by its name where its id is another [LEC-1]", () => {
  const [own, headset] = [
    { id: "a1", name: "Laptop" },
    { id: "b2", name: "USB headset (left)" },
  ] as const;
  expect(keptAmong([own, headset])).toBeUndefined();
  keepMicrophone(headset);
  expect(keptAmong([own, headset])).toEqual(headset);
  expect(keptAmong([own, { ...headset, id: "c3" }])).toEqual({ ...headset, id: "c3" });
  // It is not plugged in: the device chooses.
  expect(keptAmong([own])).toBeUndefined();
  keepMicrophone(null);
  expect(keptAmong([own, headset])).toBeUndefined();
  // As earlier versions kept it.
  writeRecord(recordKeys.microphone, "a1");
  expect(keptAmong([own, headset])).toEqual(own);
});
