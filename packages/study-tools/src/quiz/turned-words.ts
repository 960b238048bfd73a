import type { Language } from "@jotter/domain/settings";

type TurningWords = {
  /** Besides the denials: what says that something is not there. */
  readonly without: RegExp;
  /** Small words that say which way: around them the order is the meaning. */
  readonly directions: RegExp;
  /** "The diffusion of water" is "water diffusion". */
  readonly ofWords: RegExp;
  /** Who does it and to whom it is done change places. */
  readonly voice: RegExp;
  /** Small words that cannot stand for each other. */
  readonly ends: readonly (readonly [RegExp, RegExp])[];
  /** What a list is parted by; it may stand in any order unless it tells steps. */
  readonly joints: RegExp;
  readonly steps: RegExp;
};

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
const joints = (list: string) => new RegExp(`[,;，；、+]|(?<!\\p{L})(?:${list.replaceAll(" ", "|")})(?!\\p{L})`, "iu");

export const turningWords: Readonly<Record<Language, TurningWords>> = {
  en: {
    without: words("without lacking neither nor cannot can't won't aren't wasn't weren't didn't"),
    directions: words("from to into onto towards? by of through than before after over under above below for"),
    ofWords: /^of$/u,
    voice: words("by"),
    ends: [
      [words("from"), words("to into onto towards?")],
      [words("before"), words("after")],
      [words("above over"), words("below under beneath")],
      [words("inside into in"), words("outside out")],
      [words("up"), words("down")],
      [words("more most"), words("less least fewer")],
      [words("all always every"), words("some sometimes few")],
    ],
    joints: joints("and"),
    steps: words("first then next finally before after"),
  },
  de: {
    without: words("ohne weder noch niemals nirgends"),
    directions: words("aus zu zum zur in ins im von vom durch nach vor über unter als auf an für"),
    ofWords: /^(?:von|vom)$/u,
    voice: words("wird werden wurden? worden"),
    ends: [
      [words("aus von vom"), words("zu zum zur ins")],
      [words("vor vorher bevor"), words("nach nachher nachdem")],
      [words("über oberhalb"), words("unter unterhalb")],
      [words("innen hinein innerhalb"), words("außen hinaus außerhalb")],
      [words("mehr"), words("weniger")],
      [words("alle immer"), words("einige manchmal wenige")],
    ],
    joints: joints("und sowie"),
    steps: words("zuerst erst dann danach zuletzt schließlich vor nach"),
  },
  fr: {
    without: words("sans ni rien"),
    directions: words("de du des d' à au aux en par vers dans pour que avant après sur sous depuis"),
    ofWords: /^(?:de|du|des|d'?)$/u,
    voice: words("par"),
    ends: [
      [words("depuis"), words("vers")],
      [words("avant"), words("après")],
      [words("sur au-dessus"), words("sous au-dessous")],
      [words("dans dedans"), words("hors dehors")],
      [words("plus"), words("moins")],
      [words("tous toutes toujours"), words("quelques parfois")],
    ],
    joints: joints("et"),
    steps: words("d'abord puis ensuite enfin avant après"),
  },
  es: {
    without: words("sin ni nada tampoco jamás"),
    directions: words("de del a al en por hacia desde para que antes después sobre bajo"),
    ofWords: /^(?:de|del)$/u,
    voice: words("por"),
    ends: [
      [words("desde"), words("hacia")],
      [words("antes"), words("después")],
      [words("sobre encima"), words("bajo debajo")],
      [words("dentro"), words("fuera")],
      [words("más"), words("menos")],
      [words("tod[oa]s siempre"), words("algun[oa]s a\\sveces")],
    ],
    joints: joints("y e"),
    steps: words("primero luego después finalmente antes"),
  },
  zh: {
    without: /不|没|无|未|非|别/u,
    directions: /[把被从向到给由比使让将]|变成|成为/u,
    ofWords: /^$/u,
    voice: /被|由/u,
    ends: [
      [/之前|以前/u, /之后|以后/u],
      [/[上]/u, /[下]/u],
      [/[内里]/u, /[外]/u],
      [/[多高大增升]/u, /[少低小减降]/u],
      [/[吸入]/u, /[放出]/u],
    ],
    joints: /[，,、；;+]|和|与|及/u,
    steps: /先|然后|再|最后|之前|之后/u,
  },
  ja: {
    without: /ない|なく|なし|ません|ずに|[らかさたばまわ]ず|無/u,
    directions: /から|まで|より|[へをにがはで]/u,
    ofWords: /^$/u,
    voice: /[らかさたばまわ]れ|によって/u,
    ends: [
      [/前/u, /後/u],
      [/上/u, /下/u],
      [/内|中/u, /外/u],
      [/[多高大増]/u, /[少低小減]/u],
      [/吸/u, /放|出/u],
    ],
    joints: /[、，,；;+]|と|や/u,
    steps: /まず|次に|最後|その後/u,
  },
};
