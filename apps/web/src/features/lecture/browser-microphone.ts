import { loudnessOf } from "./loudness.ts";
import type { Microphone, MicrophoneName, OpenMicrophone } from "./recorder.ts";

/** Speech is understood at this, and an hour of it is 14 MB. */
export const bitsPerSecond = 32_000;

const types = ["audio/webm;codecs=opus", "audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

/** By the browser's own recorder: what it has is handed over piece by piece, and nothing stays in the page. [LEC-1] */
export const browserMicrophone: OpenMicrophone = async ({ wanted, everyMs }, { piece, lost }) => {
  const type = types.find((one) => globalThis.MediaRecorder?.isTypeSupported(one));
  if (!type || !navigator.mediaDevices?.getUserMedia) return "unsupported";
  let stream: MediaStream;
  try {
    stream = await listenTo(wanted);
  } catch (error) {
    return problemOf(error);
  }
  const context = new AudioContext();
  const ear = context.createAnalyser();
  ear.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(ear);
  const samples = new Float32Array(ear.fftSize);
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
  // One after the other, whatever time each takes.
  let handed: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    handed = handed.then(async () => piece(await data.arrayBuffer()));
  };
  let isEnding = false;
  for (const track of stream.getAudioTracks()) track.onended = () => isEnding || lost();
  recorder.onerror = () => isEnding || lost();
  recorder.start(everyMs);
  const microphone: Microphone = {
    type,
    is: heardIn(stream),
    pause: () => recorder.state === "recording" && recorder.pause(),
    resume: () => recorder.state === "paused" && recorder.resume(),
    stop: async () => {
      isEnding = true;
      if (recorder.state !== "inactive") {
        const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
        recorder.stop();
        await stopped;
      }
      await handed;
      for (const track of stream.getTracks()) track.stop();
      await context.close().catch(() => undefined);
    },
    loudness: () => {
      ear.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
  };
  return microphone;
};

/** Names are told only now, and some browsers call a microphone by another id at each visit: then it is asked for anew. */
export async function listenTo(wanted: MicrophoneName | null): Promise<MediaStream> {
  const stream = await soundOf(wanted?.id);
  if (!wanted?.name || heardIn(stream).name === wanted.name) return stream;
  const named = (await microphones()).find(({ name }) => name === wanted.name);
  if (!named) return stream;
  for (const track of stream.getTracks()) track.stop();
  return soundOf(named.id);
}

function soundOf(id: string | undefined): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, autoGainControl: true, ...(id && { deviceId: { ideal: id } }) },
  });
}

function heardIn(stream: MediaStream): MicrophoneName {
  const [track] = stream.getAudioTracks();
  return { id: track?.getSettings().deviceId ?? "", name: track?.label ?? "" };
}

function problemOf(error: unknown) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotReadableError" || name === "AbortError" ? "in-use" : "none";
}

/** Other names of one that stands in the list by itself, too: "the one your device uses" is ours. */
const aliases = new Set(["", "default", "communications"]);

/** Their names are told only to who was allowed to listen once. */
export async function microphones(): Promise<readonly MicrophoneName[]> {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return all
    .filter(({ kind, deviceId, label }) => kind === "audioinput" && !aliases.has(deviceId) && label !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
