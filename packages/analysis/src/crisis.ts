import type { Language } from "@jotter/domain/settings";

/** Words of a student in danger: of ending their life, of hurting themselves, of being hurt. */
export type Crisis = "suicide" | "self-harm" | "abuse";

/**
 * Whether somebody speaks of themselves in danger. Figures of speech ("this homework kills me") and subjects of study
 * ("the suicide of Ophelia") are no alarm; what is truly said of oneself is, also in the midst of homework.
 */
export function crisisIn(text: string): Crisis | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, " ");
  const cleared = figures.reduce((rest, figure) => rest.replace(figure, " … "), plain);
  for (const [kind, patterns] of Object.entries(signs) as [Crisis, Record<Language, RegExp>][]) {
    if (Object.values(patterns).some((pattern) => pattern.test(cleared))) return kind;
  }
  return null;
}

/** All languages at once: a student in need does not change the settings first. */
const signs: Readonly<Record<Crisis, Readonly<Record<Language, RegExp>>>> = {
  suicide: {
    en: /\b(kill(ing)? myself|end(ing)? my (own )?life|(want|wanna|going|gonna|ready|wish|could|should|might|thinking about|thinking of) (to )?end(ing)? it( all)?(?=[.!,;]|$| because)|take my own life|i('m| am)?( (really|just|honestly|only|sometimes|kinda|so|truly|actually))* ?(want|wanna|going|gonna|wish|ready|plan(ning)?) (to )?(die|be dead)|i wish i (was|were) (dead|never born)|(don't|do not|dont) want to ((live|be alive|exist)( (anymore|any more|any longer))?(?=[.!,;]|$)|be here (anymore|any more))|i('m| am| feel) suicidal|i('ve| have) been suicidal|suicidal thoughts|thinking (about|of) suicide|thoughts of suicide|commit suicide myself|better off (without me|if i (was|were) dead)|no (reason|point) (to live|in living|to go on living)|(see|is) (no|any) point in living|nobody would (miss|care if) (me|i died)|can't go on living)\b/,
    es: /(?<!\p{L})(quiero (morir|morirme|matarme|suicidarme)|quisiera (morir|estar muert[oa])|me (quiero|voy a|quisiera) (matar|morir|suicidar)|voy a (matarme|suicidarme)|acabar con mi vida|quitarme la vida|no quiero (seguir )?(vivir|viviendo)( más)?|pienso en (suicidarme|el suicidio|matarme)|pensamientos suicidas|ojalá (estuviera|estuviese) muert[oa]|sin mí estarían mejor|no tengo (razones|motivos) para vivir)(?!\p{L})/u,
    fr: /(?<!\p{L})(je (veux|voudrais|vais) (mourir|me tuer|me suicider|en finir)|j'ai envie de (mourir|me tuer|me suicider|en finir)|envie d'en finir avec la vie|mettre fin à mes jours|me donner la mort|je ne veux plus vivre|je veux plus vivre|pens(e|ées?) (au suicide|suicidaires?|à me tuer|à me suicider)|idées suicidaires|je (voudrais|préférerais) être mort[e]?|aucune raison de vivre)(?!\p{L})/u,
    de: /(?<!\p{L})(ich (will|möchte|werde|wollte)( \p{L}+){0,3} (sterben|nicht mehr leben|mich umbringen|mich töten|mir das leben nehmen|tot sein)|mich umbringen|mir das leben nehmen|mein(em)? leben (ein ende (setzen|machen)|beenden)|ich (denke|dachte)( \p{L}+){0,2} an (selbstmord|suizid)|suizidgedanken|selbstmordgedanken|ich wäre (lieber )?tot|ich wünschte,? ich wäre tot|keinen grund mehr,? zu leben|ohne mich besser dran|ich kann nicht mehr leben|ich halte das leben nicht mehr aus)(?!\p{L})/u,
    zh: /(我?(想|要|打算|准备|好想)(自杀|去死|结束(自己的|我的)?生命|了结自己|轻生)|我?不想(再)?活(了|下去)|活(着|下去)(没有|没)(意思|意义)|(我|好|真|真的|很)想死(?!你|你们|她|他)|活着(好|太|真)累|有自杀的(想法|念头)|自杀的念头|没有我(会|他们会)更好)/,
    ja: /(死にたい|死のうと思|自殺したい|自殺しよう|自殺を考え|自殺することを考え|消えてしまいたい|消えたい(です|。|$|と思)|生きていたくない|生きるのが(つらい|辛い)|もう生きて(い)?けない|命を絶|希死念慮|私なんかいない方がいい)/,
  },
  "self-harm": {
    en: /\b((i|i've|i have|i'm|i am|been|started|keep|want to|wanna) ?(been |keep |to )?(cut(ting)?|hurt(ing)?|harm(ing)?|burn(ing)?|starv(e|ing)) myself(?! (shaving|cooking|off|up|short|a |some |on accident|by accident|slack|in half))|i self[- ]harm|self[- ]harming again)\b/,
    es: /(?<!\p{L})(me (corto|autolesiono|hago daño a propósito|hago cortes)|quiero (hacerme daño|cortarme|lastimarme)|(he empezado a|vuelvo a) (cortarme|autolesionarme|hacerme daño))(?!\p{L})/u,
    fr: /(?<!\p{L})(je me (scarifie|mutile|coupe exprès|fais du mal)|envie de me (faire du mal|scarifier|mutiler)|recommencé à me (faire du mal|scarifier|couper))(?!\p{L})/u,
    de: /(?<!\p{L})(ich ritze mich|mich (wieder )?(selbst )?(ritzen|verletzen will)|ich (verletze|schneide) mich (selbst|absichtlich)|(will|möchte) mich (selbst )?verletzen|mir (selbst )?etwas antun|mir weh ?tun)(?!\p{L})/u,
    zh: /(我(又|在|开始|想|一直)?(自残|自伤|割腕|伤害自己)|想(要)?(伤害自己|割腕|自残))/,
    ja: /(リストカット(を?し|がやめ|をやめ)|リスカ(し|がやめ)|自傷(行為を)?(し|がやめ)|自分を傷つけ(たい|てしま|ている))/,
  },
  abuse: {
    en: /\b(my (dad|father|mom|mum|mother|stepdad|stepmom|stepfather|stepmother|uncle|aunt|brother|parents?|boyfriend|girlfriend|teacher|coach|family) ?('s|is|has been|keeps?|always)? ?(hits?|hitting|beats?|beating|touches|touching|abus(es|ing|ed)|hurts|hurting|rap(es|ed)|molest(s|ed)|chok(es|ed)) me(?! (at|in|to|with a (score|goal)|by) ?(chess|checkers|fifa|games?|it|cards|tennis|the game|\d)?)|i('m| am) being (abused|beaten|molested)|i was raped|(he|she|they|someone) (raped|molested|sexually assaulted) me|(scared|afraid) to go home)\b/,
    es: /(?<!\p{L})(mi (padre|madre|papá|mamá|padrastro|madrastra|tío|hermano|novio|novia|profesor|entrenador) (me (pega|golpea|toca|maltrata|viola|abusa)|abusa de mí|abusó de mí)|me (están maltratando|violaron|han violado)|tengo miedo de (volver|ir) a casa)(?!\p{L})/u,
    fr: /(?<!\p{L})(mon (père|beau-père|oncle|frère|copain|prof|entraîneur) (me (frappe|bat|touche|maltraite|viole)|a abusé de moi)|ma (mère|belle-mère|copine|tante) (me (frappe|bat|touche|maltraite)|a abusé de moi)|mes parents me (frappent|battent|maltraitent)|(j'ai été|on m'a) violée?|j'ai peur de rentrer (chez moi|à la maison))(?!\p{L})/u,
    de: /(?<!\p{L})(mein (vater|stiefvater|onkel|bruder|freund|lehrer|trainer) (schlägt|verprügelt|missbraucht|misshandelt|vergewaltigt|begrapscht) mich|meine (mutter|stiefmutter|tante|freundin) (schlägt|verprügelt|missbraucht|misshandelt) mich|meine eltern (schlagen|verprügeln|misshandeln) mich|ich (werde|wurde) (missbraucht|vergewaltigt|misshandelt|zu hause geschlagen)|angst,? nach hause zu gehen)(?!\p{L})/u,
    zh: /((我)?(爸爸?|妈妈?|父亲|母亲|继父|继母|叔叔|男朋友|女朋友|老师|教练|家人|父母)(经常|总是|一直|又|在)?(打我(?!电话|气)|家暴|虐待我|侵犯我|性侵我|摸我)|我被(强奸|性侵|虐待|家暴|家里人打)|(不敢|害怕|怕)回家)/,
    ja: /((父|母|親|お父さん|お母さん|両親|彼氏|彼女|先生|兄|叔父)(に|から)(毎日|いつも|よく)?(殴られ|叩かれ(て|る)|虐待され|暴力を(受け|ふるわれ|振るわれ)|触られ|犯され|性的)|(虐待|レイプ|性被害)(されて|をされ|を受けて|に遭)|家に帰るのが(怖|こわ))/,
  },
};

/** What sounds like danger and is not. Taken out before looking, so that the rest of a message still counts. */
const figures: readonly RegExp[] = [
  /\b(homework|this|that|it|math|maths|physics|school|exam|test|essay|laughing|traffic|lag|heat|game|boss|stairs)( is| was| will|'s)? (killing|kills?|gonna kill) me\b/g,
  /\b(die|dying|dead|died) (of|from) (laughter|laughing|boredom|embarrassment|cringe|hunger|heat)\b/g,
  /\b(to die for|i could die of|i('m| am) dead (tired|lol|😂)|dying to (know|see|try|meet|learn)|(my|the) (phone|battery|laptop|game|character) (is )?(dying|died))\b/g,
  /\bkill (some )?(time|it|two birds)\b/g,
  /\b(in (the|this|my) (game|story|novel|play|book|essay|film|movie)|my character|the (hero|narrator|poet|speaker) (says|thinks|writes)),?[^.!?]{0,80}/g,
  /\b(i )?(want(ed)?|wanna) to die (of|when|every time|because of (this|that) (cringe|test|homework))\b[^.!?]{0,40}/g,
  /["“”«»„][^"“”«»„]{0,160}["“”«»„]/g,
  /「[^」]{0,160}」|『[^』]{0,160}』/g,
  /(?<!\p{L})me muero de (risa|hambre|sueño|ganas|vergüenza|calor|frío|aburrimiento)/gu,
  /(?<!\p{L})(los deberes|el examen|las mates|esto) me (van? a matar|matan?|está matando)/gu,
  /(?<!\p{L})(je (suis )?mort?e?s? de (rire|faim|fatigue|honte|froid)|mourir de (rire|faim|honte|chaud|froid|ennui)|(ce|cet|les|mes) (devoirs?|exam\p{L}*|cours) (me|vont me) tu(e|ent|er))/gu,
  /(?<!\p{L})(sterbe(n)? vor (lachen|hunger|langeweile|hitze)|(die|diese|das|dieser?) (hausaufgaben?|prüfung|mathe|schule|klausur) (bringen|bringt) mich (noch )?um|todmüde|totlachen)/gu,
  /(笑死|热死|饿死|累死|困死|烦死|无聊死|气死|忙死|冷死|作业.{0,6}(杀|弄|逼|搞)死|想死你)/g,
  /死にたい(くらい|ぐらい|ほど)(恥|眠|暑|退屈)/g,
  /(眠くて死に|お腹(が)?(すい|空い)て死に|笑い死に|暑くて死に|恥ずかしくて死に|宿題で死に|疲れて死に|眠すぎて死に|暇すぎて死に)(たい|そう|ぬ)?/g,
];
