/** A question about the open document as a whole, or about a numbered place in it, and nothing that stands in one line. */
export type AskedOfWhole =
  | { readonly kind: "about" }
  | { readonly kind: "author" }
  /** "How many chapters are there": its pages, or what its contents list. */
  | { readonly kind: "count"; readonly of: "pages" | "chapters" }
  /** Null: the one in sight. `about`: what of it is asked for. */
  | { readonly kind: "page"; readonly label: string | null; readonly about?: string }
  /** "Article 26", "chapter 3", 第3章: as it is counted, and by which number. */
  | { readonly kind: "part"; readonly name: string; readonly number: string };

/** In whatever language it is asked. */
export function askedOfWhole(question: string): AskedOfWhole | null {
  const asked = question
    .replace(/\s+/gu, " ")
    .replace(/^[\s¿]+|[\s?？!.。]+$/gu, "")
    .replace(/’/gu, "'");
  if (about.some((one) => one.test(asked))) return { kind: "about" };
  if (author.some((one) => one.test(asked))) return { kind: "author" };
  const counted = manyPages.test(asked) ? "pages" : manyChapters.test(asked) ? "chapters" : null;
  if (counted) return { kind: "count", of: counted };
  if (!asks.test(asked)) return null;
  const page = pageNumber.exec(asked);
  if (page) return { kind: "page", label: page[1] ?? page[2] ?? null, ...aboutIn(asked) };
  if (thisPage.test(asked)) return { kind: "page", label: null, ...aboutIn(asked) };
  const { name, number } = part.exec(asked)?.groups ?? easternPart.exec(asked)?.groups ?? {};
  return name && number ? { kind: "part", name, number } : null;
}

const asks =
  /^(?:what|whats|what's|tell me|show me|qu[eé]|cu[aá]l|de qu[eé]|dime|que|qu'|quel|quoi|de quoi|was|wovon|worum|welche)(?!\p{L})|什么|哪些|何|なに|教えて|どんな/iu;

const [manyPages, manyChapters] = (
  [
    ["pages|slides", "p[aá]ginas|diapositivas", "pages|diapositives", "seiten|folien", "页|张", "ページ|枚"],
    [
      "chapters|sections|parts|articles",
      "cap[ií]tulos|secciones|partes|art[ií]culos",
      "chapitres|sections|parties|articles",
      "kapitel|abschnitte|teile|artikel",
      "章|节|部分",
      "章|節|部",
    ],
  ] as const
).map(([en, es, fr, de, zh, ja]) => {
  // Nothing but the document itself may be what has them: "how many pages must the essay have" asks for something else.
  const western = [
    `how many (?:${en})(?: are there(?: in [\\p{L} ]+)?| (?:does|do|has|have) (?:this|it|the) ?(?:document|text|book|paper|pdf|file|manual)?(?: have)?|(?: are)? in (?:this|the) \\p{L}+| is (?:this|it))?(?: long)?`,
    `cu[aá]nt[ao]s (?:${es})(?: (?:hay|tiene|son))?(?: (?:el|la|este|esta|en) [\\p{L} ]+)?`,
    `(?:combien (?:de |d')(?:${fr})|il y a combien (?:de |d')(?:${fr}))(?: (?:y a|a)[- ]?t[- ]?il| il y a| compte| a| contient)?(?: (?:ce|cet|cette|le|la|dans) ?[\\p{L} ]+)?`,
    `wie ?viele (?:${de})(?: (?:gibt es|hat|sind))?(?: (?:das|es|dieses|dieser|diese|in|hier|darin)[\\p{L} ]*)?`,
  ];
  const eastern = `[^，。]{0,8}(?:一共|总共|共)?有?(?:多少|几)(?:${zh})|[^、。]{0,12}(?:何|なん)(?:${ja})(?:まで)?(?:ある|あります|です)?か?`;
  return new RegExp(`^(?:${[...western, eastern].join("|")})$`, "iu");
}) as [RegExp, RegExp];

const english =
  "(?:this|that|it|(?:this|that|the)(?: open| whole)? (?:document|text|book|paper|article|pdf|file|handout|manual|guide|reading|script|syllabus))";
const spanish =
  "(?:esto|(?:este|esta|el|la) (?:documento|texto|libro|art[ií]culo|pdf|archivo|manual|gu[ií]a|apunte|programa))";
const french =
  "(?:[cç]a|ceci|cela|(?:ce|cet|cette|le|la|l')(?: ?)(?:document|texte|livre|article|pdf|fichier|manuel|guide|cours|polycopi[eé]))";
const german =
  "(?:das|dies|es|(?:dieser|dieses|diesem|diese|das|dem|der|den)(?: \\p{L}+)? ?(?:dokument|text|buch|artikel|pdf|datei|handbuch|skript|aufsatz|handout|arbeitsblatt))";
const chinese = "(?:这|该|本)(?:一?[个份篇本])?(?:文件|文档|文章|文本|书|资料|讲义|论文|手册|PDF)?";
const japanese =
  "(?:これ|(?:この|本)(?:文書|資料|本|書類|文章|論文|PDF|ドキュメント|プリント|ファイル|マニュアル|ガイド|教科書|書))";

const about: readonly RegExp[] = [
  new RegExp(`^what(?:'s|s| is| does| do)? ${english}(?: is)?(?: all)? (?:about|deal with|cover|say)$`, "iu"),
  new RegExp(`^what(?:'s|s| is) (?:this|${english.replace("this|that|it|", "")})$`, "iu"),
  new RegExp(
    `^what(?:'s|s| is| are) (?:the (?:topics?|subject|contents?|main (?:idea|point)s?) of|in) ${english}$`,
    "iu",
  ),
  new RegExp(`^(?:de|sobre) qu[eé] (?:trata|va|habla|es)(?: ${spanish})?$`, "iu"),
  new RegExp(`^qu[eé] (?:es|dice) ${spanish}$`, "iu"),
  new RegExp(
    `^(?:de quoi (?:parle|traite|s'agit)(?:[- ]t[- ]il| il)?(?: (?:dans )?${french})?|[cç]a parle de quoi)$`,
    "iu",
  ),
  new RegExp(`^(?:c'est quoi|qu'est[- ]ce que(?: c'est que)?) ${french}$`, "iu"),
  new RegExp(
    `^(?:wor(?:um|über) (?:geht|dreht)(?: sich)?(?: es)?|wovon handelt)(?: hier| da| darin)?(?: (?:in )?${german})?$`,
    "iu",
  ),
  new RegExp(`^was (?:ist|steht in) ${german}$`, "iu"),
  new RegExp(`^${chinese}(?:主要)?(?:是)?(?:关于|讲|说|写|谈)(?:的|了|述)*(?:是)?(?:什么|啥)(?:的|内容)?$`, "u"),
  new RegExp(`^${chinese}(?:的)?(?:主要)?内容(?:是什么)?$|^${chinese}是什么$`, "u"),
  new RegExp(
    `^${japanese}(?:は|って|には|の内容は)?(?:何|なに|なん|どんな|どういう)(?:について|に関する|の|が|を|もの|こと|内容|文書|資料|本|ですか|か|書|い|て|かれ|あり|ます|いる|る|です)*$`,
    "u",
  ),
  /^何について(?:の(?:文書|資料|本))?(?:です|書かれてい(?:ます|る))?か?$/u,
];

const author: readonly RegExp[] = [
  new RegExp(
    `^who(?:'s| is| are| was| were)? (?:wrote|made|authored|published|written|the (?:authors?|writers?)(?: of)?)(?: by)?(?: ${english})?$`,
    "iu",
  ),
  new RegExp(`^(?:by whom (?:is|was)|who (?:is|was)) ${english}(?: written)?(?: by)?$`, "iu"),
  new RegExp(
    `^(?:por )?qui[eé]n(?:es)? (?:escribi[oó]|escribieron|ha escrito|hizo|es el autor(?: del?)?|es la autora(?: del?)?|son los autores(?: del?)?)(?: ${spanish}| ?documento| ?texto| ?libro)?$`,
    "iu",
  ),
  new RegExp(
    `^(?:qui (?:a|ont) (?:[eé]crit|fait)|qui est l'auteur(?:e)?(?: de| du)?)(?: ${french}| document| texte| livre)?$`,
    "iu",
  ),
  new RegExp(
    `^(?:wer hat ${german} (?:geschrieben|verfasst)|wer ist (?:der autor|die autorin)(?: von)?(?: ${german})?|von wem (?:ist|stammt) ${german})$`,
    "iu",
  ),
  new RegExp(`^(?:${chinese})?(?:的)?作者是谁$|^${chinese}是?谁写的$|^谁写的?(?:${chinese})$|^谁是作者$`, "u"),
  new RegExp(
    `^${japanese}(?:は|を|って)?(?:誰|だれ)(?:が|に(?:よって)?)書.*$|^(?:${japanese}の)?(?:著者|作者|筆者)は?(?:誰|だれ|どなた)?(?:ですか|です|か)?$`,
    "u",
  ),
];

const pageNumber =
  /(?<!\p{L})(?:page|p\.|p[aá]gina|p[aá]g\.|seite|s\.) ?(\d+|[ivxl]+)(?![\p{L}\d])|(?:第 ?)?(\d+) ?(?:页|ページ|頁)/iu;
const thisPage = /(?<!\p{L})(?:this page|esta p[aá]gina|cette page|diese[rn]? seite)(?!\p{L})|这一?页|このページ/iu;
const part =
  /(?<!\p{L})(?<name>article|section|chapter|part|lesson|unit|exercise|theorem|art[ií]culo|secci[oó]n|cap[ií]tulo|parte|lecci[oó]n|tema|unidad|chapitre|partie|le[cç]on|artikel|abschnitt|kapitel|teil|lektion) (?<number>\d+(?:\.\d+)*|[IVX]+)(?![\p{L}\d])/iu;
const easternPart = /第 ?(?<number>\d+) ?(?<name>[章节節条課课])/u;

/** "What does page 4 say about Windows": Windows. */
function aboutIn(asked: string): { readonly about?: string } {
  const rest = asked.replace(ofPage, " ").replace(/\s+/gu, " ").trim();
  const [, chinese, japanese] = easternAbout.exec(rest) ?? [];
  const about = (aboutWhat.exec(rest)?.[1] ?? chinese ?? japanese ?? "").trim();
  return about === "" ? {} : { about };
}

const ofPage = new RegExp(
  `(?:(?<!\\p{L})(?:on|in|auf|en|sur|dans|à) )?(?:(?:the|la|der|die) )?(?:${pageNumber.source}|${thisPage.source})(?:[上中里]|には|では|に|で|は)?`,
  "iu",
);
const aboutWhat =
  /(?<!\p{L})(?:about|regarding|concerning|sobre|acerca del?|respecto a|sur|à propos d(?:e |u |es |['’])|concernant|über|bezüglich|zum|zur|zu) ?(?:(?:the|el|la|los|las|le|les|l['’]|der|die|das|den|dem) ?)?(\S.*)$/iu;
const easternAbout = /(?:关于|对于|有关)(.+?)(?:说|讲|写|提|有|是|的)|([^、，\s]+?)(?:について|に関して)/u;
