const sound = /\[sound:([^\]<>\r\n]{1,300})\]/g;

/** The names of the sounds that a text plays in Anki, each once. Cards here play none. [FLA-4] */
export function soundsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(sound)].map(([, name = ""]) => name));
}

export function withoutSounds(text: string): string {
  return text.replace(sound, "");
}
