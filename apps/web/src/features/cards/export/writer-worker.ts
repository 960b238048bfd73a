import sqlWasmUrl from "sql.js/dist/sql-wasm-browser.wasm?url";
import type { FromWriter, ToWriter } from "./messages.ts";
import { cardPackage, cardTable } from "./written-file.ts";

/** Writes a file of cards apart from the page. Whoever does not want it any more ends the worker. [FLA-4] */
const cards: Extract<ToWriter, { readonly t: "cards" }>["cards"][number][] = [];

addEventListener("message", ({ data }: MessageEvent<ToWriter>) => void take(data).catch(() => post({ t: "failed" })));

async function take(asked: ToWriter): Promise<void> {
  if (asked.t === "cards") {
    cards.push(...asked.cards);
    return;
  }
  if (asked.t === "table") return post({ t: "written", file: cardTable(cards, asked.decks, asked.options) });
  const sqlWasm = await (await fetch(sqlWasmUrl)).arrayBuffer();
  const onProgress = (done: number, of: number) => post({ t: "progress", done, of });
  const { decks, pictures, now } = asked;
  post({ t: "written", file: await cardPackage({ cards, decks, pictures }, { sqlWasm, now, onProgress }) });
}

function post(message: FromWriter): void {
  postMessage(message);
}
