import { type HarperLinter, harperDialects } from "@jotter/essay/proofread/harper";
import { ocrAddress } from "../documents/ocr-data.ts";
import { harperFiles } from "./harper-files.ts";
import { type ProofRequest, proofAnswers } from "./proofread-answers.ts";

/** As much of Harper's module as we ask for. */
type HarperModule = {
  readonly createBinaryModuleFromUrl: (
    address: string,
    flavour: "slim",
  ) => {
    readonly setup: () => Promise<void>;
    readonly createLinter: (dialect: number) => Promise<HarperLinter>;
  };
};

const answerTo = proofAnswers(
  async (dialect) => {
    const harper: HarperModule = await import(/* @vite-ignore */ `${ocrAddress}/${harperFiles.code}`);
    const address = new URL(`${ocrAddress}/${harperFiles.grammar}`, location.origin).href;
    const grammar = harper.createBinaryModuleFromUrl(address, "slim");
    await grammar.setup();
    return grammar.createLinter(harperDialects[dialect]);
  },
  (answer) => postMessage(answer),
);

/** To read an essay takes longer than a key may take: here nobody waits for it. */
addEventListener("message", ({ data }: MessageEvent<ProofRequest>) => void answerTo(data));
