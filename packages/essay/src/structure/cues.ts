import { orEnglish } from "@jotter/domain/settings";

/** How sentences of an essay show what they are there for. */
type Cues = {
  /** It draws the sum. */
  readonly concludes: RegExp;
  /** A heading that says the same. */
  readonly lastHeading: RegExp;
  /** It gives a view and a reason. */
  readonly argues: RegExp;
  /** It says what will be talked about, and nothing of it. */
  readonly announces: RegExp;
  /** It says that something is to be shown or believed, and what. */
  readonly states: RegExp;
};

export const cues = orEnglish<Cues>({
  en: {
    concludes:
      /^(?:in (?:conclusion|sum|short|summary|the end)|to (?:conclude|sum up|summari[sz]e)|overall|therefore|thus|hence|finally|lastly|ultimately|all in all|altogether|taken together|on balance|as (?:we|i) have seen|for (?:all )?these reasons|this (?:essay|investigation) has|so,)(?!\p{L})/iu,
    lastHeading: /conclusion|summary|closing/iu,
    argues:
      /(?<!\p{L})(?:because|should|must|therefore|rather than|although|since|so that|not .{1,60} but|argue|more than|by \p{L}+ing)(?!\p{L})/iu,
    announces:
      /(?<!\p{L})(?:in this (?:essay|text|paper|report)|i will (?:look|talk|write|discuss)|i am going to|this essay (?:is|will be) about)(?!\p{L})/iu,
    states:
      /(?<!\p{L})(?:(?:argue|show|prove|demonstrate|claim|contend|maintain|convince you) (?:that|why|how \p{L}+ should)|(?:i|we) (?:\p{L}+ly )?(?:believe|think|hold|am convinced|am of the opinion) \p{L}|in my (?:opinion|view))/iu,
  },
  es: {
    concludes:
      /^(?:en (?:conclusión|definitiva|resumen|suma|síntesis|fin)|para (?:concluir|terminar|acabar)|por (?:lo )?tanto|por (?:todo )?(?:ello|eso|esto)|al final|finalmente|por último|así pues|en consecuencia|concluyendo|como hemos visto)(?!\p{L})/iu,
    lastHeading: /conclusi|cierre|resumen/iu,
    argues: /(?<!\p{L})(?:porque|debe(?:ría|n|rían)?|aunque|ya que|por eso|sino|pues|para que)(?!\p{L})/iu,
    announces:
      /(?<!\p{L})(?:en este (?:texto|trabajo|ensayo|informe)|voy a (?:hablar|escribir|tratar)|vamos a hablar)(?!\p{L})/iu,
    states:
      /(?<!\p{L})(?:(?:argument|defend|demostr|mostr|sosten|prob)\p{L}* (?:que|por qué)|(?:creo|pienso|considero|opino|sostengo) que|en mi opinión|a mi juicio)(?!\p{L})/iu,
  },
  fr: {
    concludes:
      /^(?:en (?:conclusion|somme|définitive|résumé|fin de compte)|pour (?:conclure|finir|terminer|résumer)|finalement|enfin|ainsi|donc|au total|bref|par conséquent|c['’]est pourquoi|on (?:voit|peut) donc|tout compte fait)(?!\p{L})/iu,
    lastHeading: /conclusion|bilan|synthèse/iu,
    argues: /(?<!\p{L})(?:parce qu|car|devrai\p{L}+|doi\p{L}+|bien que|puisqu|il faut|pour montrer|afin)/iu,
    announces:
      /(?<!\p{L})(?:dans ce (?:texte|devoir|travail)|nous allons (?:voir|parler|étudier)|je vais parler|on peut donc se poser)(?!\p{L})/iu,
    states:
      /(?<!\p{L})(?:(?:montr|défend|démontr|prouv|souten|affirm)\p{L}* (?:qu|pourquoi)|je (?:pense|crois|soutiens|considère) qu|(?:à mon avis|selon moi)(?!\p{L}))/iu,
  },
  de: {
    concludes:
      /^(?:insgesamt|zusammenfassend|zusammengefasst|abschließend|zum schluss|fazit|deshalb|deswegen|daher|darum|somit|folglich|also|letztlich|letzten endes|alles in allem|schließlich|kurz(?:um)?|im ergebnis|aus all(?:dem|em)|man sieht(?: also)?)(?!\p{L})/iu,
    lastHeading: /fazit|schluss|zusammenfassung|ergebnis/iu,
    argues: /(?<!\p{L})(?:weil|denn|sollte|soll|muss|müssen|obwohl|sondern|deshalb|indem|daran, dass)(?!\p{L})/iu,
    announces:
      /(?<!\p{L})(?:in diesem (?:text|aufsatz|versuch|bericht)|ich werde|im folgenden|das thema ist)(?!\p{L})/iu,
    states:
      /(?<!\p{L})(?:(?:zeig|darleg|begründ|beweis|belegen|argumentier|vertret)\p{L}*, (?:dass|warum|weshalb)|ich (?:finde|denke|glaube|meine|behaupte)(?:, | dass? )|meine these (?:ist|lautet)|(?:meiner|nach meiner) (?:meinung|ansicht|auffassung)|(?:bin ich|ich bin) (?:der (?:meinung|ansicht|auffassung)|davon überzeugt|überzeugt))/iu,
  },
  zh: {
    concludes:
      /^(?:总之|综上|综合|总的来说|总而言之|因此|所以|可见|由此|归根结底|最后|简而言之|一言以蔽之|由上可知|这样看来|说到底)/u,
    lastHeading: /结论|总结|结语|結論|總結/u,
    argues: /因为|应该|所以|必须|不是.{1,30}而是|我认为|但是?|才能|不能/u,
    announces: /谈一谈|想谈|本文将|下面我/u,
    states: /(?:本文|我|我们)(?:将|要|想)?(?:论证|证明|说明|主张|指出)|本文认为|我(?:认为|觉得|相信|主张)|在我看来/u,
  },
  ja: {
    concludes:
      /^(?:以上|したがって|従って|よって|つまり|要するに|結論|まとめ|このように|こうして|最後に|だから|ゆえに|総じて|結局|それゆえ)/u,
    lastHeading: /結論|まとめ|おわりに|終わりに|結び/u,
    argues: /べき|ので|から|ため|のではな|だと(?:思|考)|のである|に違いない|が、/u,
    announces: /考えてみたい|について(?:述べ|書|考え)(?:る|たい|ます)|この文章では/u,
    states:
      /(?:こと|と)を?(?:主張|証明|論証)(?:する|し|たい)|(?:べき|ない|だ|る|た)と(?:主張|考え|思)(?:する|し|る|い|って|ます)/u,
  },
});
