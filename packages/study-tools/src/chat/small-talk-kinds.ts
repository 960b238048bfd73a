/** What needs no model: courtesies, and what everybody asks about Jotter. What asks more comes first. */
export const chats = [
  "privacy",
  "offline",
  "free",
  "jotter",
  "can",
  "who",
  "how",
  "thanks",
  "bye",
  "hello",
  "ok",
] as const;
/** What somebody says who is not well, and in no danger: where no model listens, a kind word of ours. */
export const moods = ["failed", "lonely", "stress", "low"] as const;

export type Chat = (typeof chats)[number];
export type Mood = (typeof moods)[number];
export type SmallTalk = Chat | Mood;
