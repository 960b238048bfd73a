import type { CardKind } from "@jotter/domain/card";

/** The tables of a collection of version 11, as every Anki since 2012 reads them. */
export const layout = `
  CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
    ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
    models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
  CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
    usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
    flags integer NOT NULL, data text NOT NULL);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
    mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
    ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
    left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
  CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
    ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
    type integer NOT NULL);
  CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
  CREATE INDEX ix_notes_usn ON notes (usn);
  CREATE INDEX ix_cards_usn ON cards (usn);
  CREATE INDEX ix_revlog_usn ON revlog (usn);
  CREATE INDEX ix_cards_nid ON cards (nid);
  CREATE INDEX ix_cards_sched ON cards (did, queue, due);
  CREATE INDEX ix_revlog_cid ON revlog (cid);
  CREATE INDEX ix_notes_csum ON notes (csum);`;

type NoteTypeShape = {
  /** The same in every file we write: Anki then sees that the note types are the same. */
  readonly id: number;
  readonly name: string;
  readonly isCloze: boolean;
  /** Which of Anki's own it is like. */
  readonly stock: number;
  readonly fields: readonly string[];
  readonly templates: readonly (readonly [name: string, question: string, answer: string])[];
};

const answerLine = "\n\n<hr id=answer>\n\n";
const occlusion = `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>anki.imageOcclusion.setup();</script>`;

export const noteTypes: Readonly<Record<CardKind, NoteTypeShape>> = {
  basic: {
    ...{ id: 1_735_689_600_101, name: "Jotter Basic", isCloze: false, stock: 1, fields: ["Front", "Back"] },
    templates: [["Card 1", "{{Front}}", `{{FrontSide}}${answerLine}{{Back}}`]],
  },
  reversed: {
    ...{
      id: 1_735_689_600_102,
      name: "Jotter Basic (and reversed card)",
      isCloze: false,
      stock: 2,
      fields: ["Front", "Back"],
    },
    templates: [
      ["Card 1", "{{Front}}", `{{FrontSide}}${answerLine}{{Back}}`],
      ["Card 2", "{{Back}}", `{{FrontSide}}${answerLine}{{Front}}`],
    ],
  },
  typed: {
    ...{
      id: 1_735_689_600_103,
      name: "Jotter Basic (type in the answer)",
      isCloze: false,
      stock: 4,
      fields: ["Front", "Back"],
    },
    templates: [["Card 1", "{{Front}}\n\n{{type:Back}}", `{{Front}}${answerLine}{{type:Back}}`]],
  },
  cloze: {
    ...{ id: 1_735_689_600_104, name: "Jotter Cloze", isCloze: true, stock: 5, fields: ["Text", "Back Extra"] },
    templates: [["Cloze", "{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Back Extra}}"]],
  },
  image: {
    ...{ id: 1_735_689_600_105, name: "Jotter Image Occlusion", isCloze: true, stock: 6 },
    fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
    templates: [
      ["Image Occlusion", occlusion, `${occlusion}\n{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}`],
    ],
  },
};

const css = `.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }
.cloze { font-weight: bold; color: blue; } .nightMode .cloze { color: lightblue; }
#image-occlusion-container { position: relative; display: inline-block; } #image-occlusion-canvas { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
#image-occlusion-container img { max-width: 100%; }`;
const latexPre =
  "\\documentclass[12pt]{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\begin{document}\n";

/** As the column `models` wants it. */
export function modelsJson(seconds: number): string {
  const models = Object.values(noteTypes).map(({ id, name, isCloze, stock, fields, templates }) => {
    const flds = fields.map((name, ord) => ({
      ...{ name, ord, sticky: false, rtl: false, font: "Arial", size: 20, media: [], description: "" },
    }));
    const tmpls = templates.map(([name, qfmt, afmt], ord) => ({
      ...{ name, ord, qfmt, afmt, bqfmt: "", bafmt: "", did: null, bfont: "", bsize: 0 },
    }));
    const req = isCloze ? [] : templates.map((_, ord) => [ord, "any", [ord]]);
    const model = {
      ...{ id, name, type: isCloze ? 1 : 0, mod: seconds, usn: -1, sortf: 0, did: 1, tmpls, flds, css },
      ...{ latexPre, latexPost: "\\end{document}", latexsvg: false, req, tags: [], vers: [], originalStockKind: stock },
    };
    return [id, model] as const;
  });
  return JSON.stringify(Object.fromEntries(models));
}

/** As the column `decks` wants it; deck 1 is always there. */
export function decksJson(decks: readonly { readonly id: number; readonly name: string }[], seconds: number): string {
  const all = [{ id: 1, name: "Default" }, ...decks].map(({ id, name }) => {
    const counts = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
    const deck = {
      ...{ id, name, mod: seconds, usn: -1, desc: "", dyn: 0, conf: 1, collapsed: false, browserCollapsed: false },
      ...{ ...counts, extendNew: 0, extendRev: 0 },
    };
    return [id, deck] as const;
  });
  return JSON.stringify(Object.fromEntries(all));
}

export const optionsJson = JSON.stringify({
  1: {
    ...{ id: 1, mod: 0, name: "Default", usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false },
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
});

/** `today` is the day whose buried cards stay buried: Anki digs out those of any day before as soon as it opens a file. */
export function settingsJson(nextPosition: number, today: number): string {
  return JSON.stringify({
    ...{ activeDecks: [1], curDeck: 1, newSpread: 0, collapseTime: 1200, timeLim: 0, estTimes: true, dueCounts: true },
    ...{ curModel: String(noteTypes.basic.id), nextPos: nextPosition, sortType: "noteFld", sortBackwards: false },
    ...{ addToCur: true, dayLearnFirst: false, schedVer: 2, lastUnburied: today },
  });
}
