let context: AudioContext | null = null;

/** A browser lets a page be heard once somebody has pressed something in it: this is called then. */
export function readyChime(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined); // Where it may not sound, the notification and the title say the same.
}

const notes = [660, 880, 990] as const;
const noteSeconds = 0.22;

/** Three rising notes, made here: no file is fetched for them. */
export function chime(): void {
  readyChime();
  if (context?.state !== "running") return;
  const begin = context.currentTime + 0.02;
  for (const [index, hertz] of notes.entries()) {
    const at = begin + index * noteSeconds;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.2, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds * 2.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + noteSeconds * 3);
  }
}
