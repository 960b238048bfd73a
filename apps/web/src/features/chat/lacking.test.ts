import type { Message } from "@jotter/domain/conversation";
import { expect, test } from "vitest";
import { lackingToSay } from "./lacking.ts";

test("that no model is set up is said once in a conversation, and something else is said again [AIX-2]", () => {
  const first: Message = { id: "1", type: "ai", timestamp: 1, content: "I looked.", lacking: "no key" };
  const second: Message = { ...first, id: "2" };
  expect(lackingToSay(first, [])).toBe("no key");
  expect(lackingToSay(second, [first])).toBeNull();
  expect(lackingToSay({ ...second, lacking: "offline" }, [first])).toBe("offline");
  expect(lackingToSay({ content: "2" }, [first])).toBeNull();
});
