/** Two ways to write a topic are one. */
export function plainTopic(topic: string): string {
  return topic.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();
}
