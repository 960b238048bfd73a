import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import type { Reading } from "./reading.ts";

/** "Enzyme: a protein that speeds up a reaction" says what it is; most of what stands beside a colon is a remark. */
export function isGenusOf(term: string, meaning: string, reading: Reading): boolean {
  const { language } = reading;
  if (senses[language].test(term) || isNameLike(term, reading)) return false;
  const bare = meaning.replace(/\s?[（(][^）)]*[）)]/g, "").trim();
  if (language === "zh") return chinese(bare, term);
  if (language === "ja") return japanese(bare, term);
  if (isOneOfItsKind(bare, language) || works[language].test(bare)) return false;
  return genus[language].test(bare) || (isBareKind(bare, language) && !/\d/.test(term) && !isThinker(term));
}

/** "Gene: section of DNA that …", "the process by which …": the kind without its article, or with the other one. */
function isBareKind(meaning: string, language: Spaced): boolean {
  if (/[;:→]|\d{4}/u.test(meaning) || noKinds[language].test(meaning)) return false;
  return bareKinds[language].test(meaning);
}

type Spaced = Exclude<Language, "zh" | "ja">;

/** No comma comes before what sets it apart: "aortic and pulmonary, at the exit of …" are two things. */
const bareKinds: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:the )?(?:(?:[\p{Ll}-]+ ){1,4}?(?:of|(?<=(?:rise|fall|increase|decrease|change|decline|drop|growth|difference|belief) )in|used|made|(?!need|speed|seed|feed|breed)\p{Ll}+ed (?:by|for|in|into|to|with|from|on|between)|(?!thing|some|any|every|no)\p{Ll}+ing)|(?:[\p{Ll}-]+ ){1,6}?(?:that|which|who|whose|where|(?:in|on|by|for|from|to|at|through|below|above|with|under|into) (?:which|whom)))(?!\p{L})/u,
  es: /^(?:(?!(?:el|la) )(?:\p{Ll}+ ){1,4}?(?:en|entre|por|para|con|sin|a|al)|(?:(?:el|la) )?(?:\p{Ll}+ ){1,4}?(?:que|quien|donde|cuy[oa]s?|(?:en|por|con|de|a|sobre|para) (?:el|la|los|las|lo) (?:que|cual(?:es)?)|de|del|\p{Ll}+[ai]d[oa]s?))(?!\p{L})/u,
  fr: /^(?:(?!(?:le|la) |l['’])(?:[\p{Ll}'’-]+ ){1,4}?(?:à|aux?|en|entre|sur|dans|pour|par|avec|sans)(?!\p{L})|(?:le |la |l['’])?(?:[\p{Ll}'’-]+ ){1,4}?(?:(?:qui|que|dont|où|auquel|duquel|de|du|des|selon|(?:par|sur|dans|pour|à|en|avec) (?:lequel|laquelle|lesquels|lesquelles|qui)|\p{Ll}+ant|\p{Ll}{3,}(?:ée?s?|ise?s?|ite?s?|(?<!q)ue?s?))(?!\p{L})|d['’]|qu['’]))/u,
  de: /^(?:(?:der|die|das) )?(?:\p{Ll}+ ){0,3}(?!(?:Hinter|In|Im|Bei|Auf|Durch|Mit|Nach|Vor|Von|Zu|Für|Aus|An|Am|Unter|Über|Zwischen|Der|Die|Das|Eine?|Wenn|Alle|Jede[rs]?|Man|Es|Er|Sie)(?!\p{L}))\p{Lu}[\p{L}-]+(?:, (?:(?:\p{Ll}+ )?(?:der|die|das|den|dem|dessen|deren|denen)|wo|wobei)(?!\p{L})| (?:aus|mit|ohne|für|zwischen|von|vom|in|im|zur|zum|zu|bei|an|am|auf|durch|über|des|der|einer|eines|aller|\p{Ll}{3,}er \p{Lu}\p{L}+)(?!\p{L}))/u,
};

/** A verb, a pronoun, several things side by side, or a second thing said of it. */
const noKinds: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:the )?(?:\p{Ll}+ed|people|some|many|most|they|it|one|ones|each|two|both|keep|use|let|make|find|put|take|there|everything|something|nothing|lots|part|way|reason|idea|fact)(?!\p{L})|^\p{Ll}+ing (?:the|an?|something|everything|it|them)(?!\p{L})|^the [^,]+, the [^,]+ and the /u,
  es: /^(?:(?:el|la|los|las) que|los|las|un[oa]s?|l[oa]s dos|cada|ambos|algo|todos?|resultado|parte|idea|hecho|forma parte)(?!\p{L})|parte (?:superior|inferior|central)$|^(?:el|la) \p{Ll}+ (?:vive|come|tiene|hace|da|pasa|sale|entra|queda|actúa|va|está|puede)(?!\p{L})|^(?:depende|proviene|procede|resulta|viene|sirve|permite|consiste|corresponde|pertenece|conduce|lleva|trata|nace|surge|aparece|ocurre|produce|contiene|necesita|requiere|actúa|afecta|ayuda)n?(?!\p{L})|^(?:el|la) [^,]+, (?:el|la|los|las) [^,]+ y (?:el|la|los|las) /u,
  fr: /^(?:les|des|on|il|elle|ils|elles|ce|celui|celle|ceux|chaque|tous|toutes|deux|rien|partie|idée|fait|résultat)(?!\p{L})|partie (?:supérieure|inférieure|centrale)$|^(?:\p{Ll}+ ){1,3}quel|^(?:le |la |l['’])\p{Ll}+ (?:vit|mange|fait|donne|passe|sort|entre|reste|agit|va|peut)(?!\p{L})|^(?:dépend|provient|résulte|vient|sert|permet|consiste|correspond|appartient|conduit|mène|demande|exige|nécessite|produit|contient|stocke|libère|agit|naît|apparaît|existe|passe|reste|participe|contribue|aide|apporte|transporte|assure)(?:nt)?(?!\p{L})|^\p{Ll}+(?:és|(?<!donn|id|assembl|arm|ann|vall|pens)ées)(?!\p{L})|^\p{Ll}+ dès |^(?:le |la |l['’])[^,]+, (?:le |la |les |l['’])[^,]+ et (?:le |la |les |l['’])/u,
  de: /^(?:die|der|das) \p{Lu}[^,]+, (?:die|der|das) \p{Lu}[^,]+ und |, (?:wandert|wandern|dient|dienen|liegt|liegen|steht|stehen|führt|führen|bildet|bilden|wird|werden|hat|haben|ist|sind|kann|können|kommt|kommen|besteht|entsteht|gibt|macht) |^(?:Teil|Ergebnis|Folge|Idee) /u,
};

/** Beside whom a list sets what they taught. */
function isThinker(term: string): boolean {
  return thinkers.has(term);
}

const thinkers = new Set(
  `Aristote Aristoteles Aristóteles Aristotle Platon Platón Plato Socrate Socrates Sócrates Sokrates Épicure Epicuro Descartes
  Spinoza Leibniz Locke Hume Hobbes Kant Hegel Marx Engels Nietzsche Rousseau Voltaire Montesquieu Diderot Condorcet
  Condillac Pascal Montaigne Machiavel Machiavelli Maquiavelo Tocqueville Comte Durkheim Weber Simmel Bourdieu Foucault
  Sartre Beauvoir Camus Arendt Habermas Rawls Heidegger Husserl Wittgenstein Popper Kuhn Freud Jung Piaget Vygotski
  Vygotsky Skinner Pavlov Watson Bandura Maslow Smith Ricardo Malthus Keynes Schumpeter Hayek Friedman Darwin Lamarck
  Mendel Linné Linnaeus Pasteur Koch Galilée Galilei Galileo Kepler Copernic Copernicus Copérnico Kopernikus Newton Einstein
  Bohr Rutherford Curie Faraday Maxwell Lavoisier Dalton Mendeleev Luther Calvin Zwingli Napoléon Napoleón Napoleon
  Robespierre Bismarck Lénine Lenin Staline Stalin Gandhi Churchill Roosevelt Hitler Mussolini Balzac Flaubert Zola Hugo
  Stendhal Baudelaire Molière Racine Corneille Goethe Schiller Kafka Brecht Cervantes Shakespeare Dickens Homère Homer
  Homero Virgile Vergil Virgilio Ovide Ovid Ovidio Saussure Chomsky Turing Codd`.split(/\s+/),
);

/** A capital that the start of the line does not give, or that the word keeps inside a sentence. */
function isNameLike(term: string, { language, source }: Reading): boolean {
  if (isSpaceless(language)) return /[·・]/u.test(term) && !/\p{sc=Han}$/u.test(term) && language === "zh";
  if (language === "de") return /(?:^|\s)\p{Lu}\S* \p{Lu}/u.test(term);
  if (/\s\p{Lu}/u.test(term)) return true;
  const [first = ""] = term.split(" ");
  if (/^\p{Lu}{2}/u.test(first)) return false;
  const named = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return (
    new RegExp(`[\\p{Ll},] ${named}(?!\\p{L})`, "u").test(source) &&
    !new RegExp(`(?<!\\p{L})${first.toLowerCase()}(?!\\p{L})`, "u").test(source)
  );
}

/** A person, a place: what it is was said of one, not of a word. */
function isOneOfItsKind(meaning: string, language: Spaced): boolean {
  return people[language].test(meaning);
}

/** In which sense, which part, who: heads of a remark. */
const senses: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:sense|meaning|cover|title page|leader|head|director|founder|winner|owner|successor|purpose|origin|motto|slogan|result|role|function)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sentido|significado|portada|líder|jefe|jefa|director|fundador|ganador|dueño|sucesor|finalidad|origen|lema|resultado|papel|función)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sens|signification|couverture|chef|directeur|fondateur|vainqueur|propriétaire|successeur|but|origine|devise|résultat|rôle|fonction)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Sinne?|Bedeutung|Titelblatt|Leiter(?:in)?|Chef(?:in)?|Gründer(?:in)?|Sieger(?:in)?|Besitzer(?:in)?|Nachfolger(?:in)?|Zweck|Herkunft|Motto|Losung|Ergebnis|Rolle|Funktion|Manifest)(?!\p{L})/u,
  zh: /^(?:狭义|广义|本义|引申义|含义|定义|意思|封面|领导|首领|校长|创立者|继任者|目的|起源|口号|功能|角色|作用|性质|本质|核心|内容|方法|方式|现象|条件|规律|表现|途径)|(?:原因|特点|意义|影响)$|(?<!光合|呼吸|蒸腾|风化|侵蚀|搬运|沉积|相互|消化|变质|同化|异化)作用$/u,
  ja: /^(?:狭義|広義|本来の意味|意味|定義|表紙|指導者|校長|創立者|後継者|目的|起源|標語|機能|役割|性質|本質|中心|内容|方法|現象|条件|背景|効果|仕組み|しくみ)|(?:原因|特徴|意義|役割|影響)$/u,
};

/** An article that opens a kind, its noun, and what sets it apart. */
const genus: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:an?|any) (?:[\p{Ll}-]+,? ){1,4}?(?:that|which|who|whose|where|in which|of|for|with|without|from|between|by|in|to|on|at|into|through|used|made|\p{Ll}+(?:ed|ing))(?!\p{L})/iu,
  es: /^(?:una?|cualquier) (?:\p{Ll}+,? ){1,3}?(?:que|quien|donde|cuy[oa]s?|en|de|del|por|para|con|sin|entre|al?|\p{Ll}+[ai]d[oa]s?)(?!\p{L})/iu,
  fr: /^(?:une?|tout|toute) (?:[\p{Ll}'’]+,? ){1,3}?(?:(?:qui|que|dont|où|de|du|des|pour|avec|sans|entre|par|dans|en|à|aux?|sur|\p{Ll}+(?:ée?s?|ant|is|ise|it|ite|ue?))(?!\p{L})|d['’]|qu['’])/iu,
  de: /^(?:eine?|jede[rs]?) (?:\p{Ll}+,? ){0,3}\p{Lu}[\p{L}-]+(?:, (?:(?:\p{Ll}+ )?(?:der|die|das|den|dem|dessen|deren|denen|wo|wobei)|\p{Ll}+(?:t|en))(?!\p{L})| (?:aus|mit|ohne|für|zwischen|von|vom|in|im|zur|zum|zu|bei|an|am|auf|durch|des|der|einer|eines)(?!\p{L}))/u,
};

/** Who somebody was is no definition of a name. */
const people: typeof genus = {
  en: /^(?:(?:an?|the) )?(?:[\p{L}-]+ ){0,3}?(?:man|woman|king|queen|emperor|prince|princess|poet|writer|author|novelist|painter|artist|sculptor|architect|composer|musician|singer|philosopher|thinker|economist|historian|scientist|physicist|chemist|biologist|mathematician|engineer|inventor|explorer|politician|general(?! \p{Ll}+ (?:of|in))|leader|lawyer|doctor|physician|teacher|student|monk|priest|city|town|village|country|island|river|planet|moon|god|goddess|company|treaty|battle|empire|kingdom)(?!\p{L})/iu,
  es: /^(?:(?:una?|el|la) )?(?:\p{L}+ ){0,2}?(?:hombre|mujer|rey|reina|emperador|príncipe|poeta|poetisa|escritora?|autora?|novelista|pintora?|artista|escultora?|arquitect[oa]|compositora?|músic[oa]|filósof[oa]|pensadora?|economista|historiadora?|biólog[oa]|ingenier[oa]|inventora?|exploradora?|líder|abogad[oa]|(?<=^(?:(?:una?|el|la) )?)(?:científic[oa]|físic[oa]|químic[oa]|matemátic[oa]|polític[oa]|general|médic[oa])|profesora?|monje|ciudad|pueblo|país|isla|río)(?!\p{L})/iu,
  fr: /^(?:une? |le |la |l['’])?(?:\p{L}+ ){0,2}?(?:homme|femme|roi|reine|empereur|prince|poète|poétesse|écrivaine?|auteure?|romanci[eè]re?|peintre|artiste|sculpteur|architecte|compositeur|musicien(?:ne)?|philosophe|penseur|économiste|historien(?:ne)?|savante?|physicien(?:ne)?|chimiste|biologiste|mathématicien(?:ne)?|ingénieure?|inventeur|explorateur|politicien(?:ne)?|général|avocate?|médecin|professeure?|moine|ville|village|pays|île|fleuve)(?!\p{L})/iu,
  de: /^(?:(?:eine?|der|die|das) )?(?:\p{Ll}+ ){0,2}?(?:Mann|Frau|König(?:in)?|Kaiser(?:in)?|Fürst|Prinz|Dichter(?:in)?|Schriftsteller(?:in)?|Autor(?:in)?|Maler(?:in)?|Künstler(?:in)?|Bildhauer(?:in)?|Architekt(?:in)?|Komponist(?:in)?|Musiker(?:in)?|Philosoph(?:in)?|Denker(?:in)?|Ökonom(?:in)?|Historiker(?:in)?|Physiker(?:in)?|Chemiker(?:in)?|Biologe|Biologin|Mathematiker(?:in)?|Ingenieur(?:in)?|Erfinder(?:in)?|Entdecker(?:in)?|Politiker(?:in)?|General|Anwalt|Anwältin|Arzt|Ärztin|Lehrer(?:in)?|Mönch|Stadt|Dorf|Land|Insel|Fluss)(?!\p{L})/u,
};

/** "A woodcut by Lyonel Feininger" is one thing that somebody made. */
const works: typeof genus = {
  en: /^(?:(?:an?|the) )?(?:[\p{L}-]+ ){1,3}?(?:by|of|from) (?:the )?(?!\p{Lu}{2})\p{Lu}/u,
  es: /^(?:(?:una?|el|la) )?(?:\p{L}+ ){1,3}?(?:de|del|por) (?:la )?(?!\p{Lu}{2})\p{Lu}/u,
  fr: /^(?:une? |le |la |l['’])?(?:\p{L}+ ){1,3}?(?:(?:de|du|par) (?:la )?|d['’])(?!\p{Lu}{2})\p{Lu}/u,
  de: /^(?:(?:eine?|der|die|das) )?(?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+ (?:von|nach) \p{Lu}\p{L}+ \p{Lu}/u,
};

const chineseGenus =
  /的[\p{sc=Han}A-Z]{0,4}(?:方法|方式|过程|现象|物质|制度|行为|状态|作用|反应|性质|能力|结构|装置|仪器|工具|组织|器官|细胞|机构|机关|学说|理论|原理|规律|体系|系统|活动|关系|技术|技法|手法|力|比值|比例|总和|总称|统称|生物|动物|植物|地貌|地形|岩石|矿物|气体|液体|固体|元素|化合物|混合物|药物|疾病|图形|函数|曲线|集合|文体|语言|文字|思想|观念|政策|权利|义务|契约|货币|市场|商品|费用|收入|价格|时间|温度|距离|速度|部分|地带|边界|构件|做法|材料|场所|单位|民族|片段|属性|蛋白质|细胞器|税|限制|人|程度|水量|水流|时期|色彩|印章|茶|外壳|一层|诗|境界|意思表示|子集|软件|字段|程序|一列数?|鲜艳色彩|导线|膜|层|腺|病|权|法|律|波|角|线|点|面|数|量)$/u;

function chinese(meaning: string, term: string): boolean {
  const [first = ""] = meaning.split(/[。；]/u, 1);
  if (/^[是有没可会]|^能[^的]*$|\d{3,4}年|[了过]，|那[种个一些]|^[^的]{2,8}(?:只能|存放|模仿|影响|流向)/u.test(first))
    return false;
  if (/^一[种类门](?=.*的)/u.test(first)) return true;
  return (chineseGenus.test(first) || isHeadOf(first, term)) && first.search(/的[^的]*$/u) > 2;
}

/** 活断層 is a kind of 断層. */
function isHeadOf(meaning: string, term: string): boolean {
  const head = [...term].slice(-2).join("");
  return [...term].length > 2 && /^[\p{sc=Han}\p{sc=Katakana}ー]{2}$/u.test(head) && meaning.endsWith(head);
}

const japaneseGenus =
  /[うくぐすつぬぶむるただいな]\p{sc=Han}{0,4}(?:もの|こと|状態|方法|物質|現象|過程|制度|しくみ|仕組み|働き|はたらき|作用|反応|性質|能力|力|構造|装置|器具|道具|組織|器官|細胞|機関|学説|理論|原理|法則|体系|活動|関係|技術|技法|手法|割合|量|生物|動物|植物|地形|岩石|鉱物|気体|液体|固体|元素|化合物|混合物|薬|病気|図形|関数|曲線|集まり|考え方?|思想|政策|権利|義務|契約|貨幣|市場|商品|費用|収入|価格|時間|温度|距離|速さ|部分|場所|地点|値|語|言葉|運動|行為|やり方|操作)$/u;

function japanese(meaning: string, term: string): boolean {
  const [first = ""] = meaning.split("。", 1);
  if (/\d{3,4}年|^[^、]*[\p{sc=Han}\p{sc=Katakana}ー]は/u.test(first) || [...first].length < 9) return false;
  // …を戦ったこと tells what happened once.
  if (/[っいしんき]たこと$/u.test(first)) return false;
  const said = first.replace(/のこと$/u, "");
  const isClause =
    /[うくぐすつぬぶむるた][\p{sc=Han}\p{sc=Katakana}ーA-Za-z]+(?:の[\p{sc=Han}\p{sc=Katakana}ー]+)?$/u.test(said);
  return isClause || japaneseGenus.test(said) || isHeadOf(said, term);
}
