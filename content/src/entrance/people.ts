import type { Wording } from "./entrance-content.ts";

/*
 * THE FILE TO EDIT if you run this installation: who speaks for it, who is behind it, who answers for it.
 *
 * All that stands here as shipped is an example, marked `example: true`, and is not shown. Replace the texts and take
 * the mark away. Quote only people who agreed to it. A text is given in six languages, or as one string where it is the
 * same in all, like a name. An area with nobody in it is not there.
 */

export type TeacherQuote = {
  readonly name: Wording;
  readonly role: Wording;
  readonly text: Wording;
  readonly example?: true;
};

export type TeamMember = {
  readonly name: Wording;
  readonly role: Wording;
  readonly text: Wording;
  readonly example?: true;
};

/** Who is responsible for this installation; shown on Contact, Terms and Privacy. */
export type Operator = {
  readonly legalName: Wording;
  readonly postalAddress: Wording;
  readonly email: string;
  readonly example?: true;
};

/** "What Teachers Say" */
export const teacherQuotes: readonly TeacherQuote[] = [
  {
    example: true,
    name: {
      en: "A chemistry teacher",
      es: "Una profesora de Química",
      fr: "Une prof de chimie",
      de: "Eine Chemielehrerin",
      zh: "一位化学老师",
      ja: "化学の先生",
    },
    role: {
      en: "Not a real person",
      es: "No es una persona real",
      fr: "Personne fictive",
      de: "Keine echte Person",
      zh: "并非真实人物",
      ja: "実在の人物ではありません",
    },
    text: {
      en: "Sample quote. What a teacher says about lab notes that survive an empty battery would stand here.",
      es: "Cita de muestra. Aquí iría lo que alguien diga de los apuntes de laboratorio que sobreviven a una batería agotada.",
      fr: "Citation fictive. Ici, un mot sur les notes de TP qui survivent à une batterie vide.",
      de: "Beispielzitat. Hier könnte stehen, was jemand über Laborprotokolle sagt, die einen leeren Akku überleben.",
      zh: "示例评语。这里可以写老师怎么看：电池耗尽，实验记录也没丢。",
      ja: "引用の見本です。充電が切れても実験ノートが残っていた、という先生の声などをここに載せます。",
    },
  },
  {
    example: true,
    name: {
      en: "A history teacher",
      es: "Un profesor de Historia",
      fr: "Un prof d’histoire",
      de: "Ein Geschichtslehrer",
      zh: "一位历史老师",
      ja: "歴史の先生",
    },
    role: {
      en: "Placeholder",
      es: "Texto de relleno",
      fr: "Texte provisoire",
      de: "Platzhalter",
      zh: "占位内容",
      ja: "仮の掲載内容",
    },
    text: {
      en: "Sample quote. Room for a line about notes begun in the library and finished on the bus.",
      es: "Cita de muestra. Sitio para una frase sobre apuntes que empiezan en la biblioteca y se acaban en el autobús.",
      fr: "Citation fictive. De la place pour une phrase sur des notes commencées au CDI et finies dans le bus.",
      de: "Beispielzitat. Platz für einen Satz über Notizen, die in der Bibliothek anfangen und im Bus fertig werden.",
      zh: "示例评语。这里可以写一句：在图书馆开了头的笔记，在公交车上写完。",
      ja: "引用の見本です。図書館で書き始めたノートをバスで書き終える、そんな一言が入る場所です。",
    },
  },
  {
    example: true,
    name: {
      en: "A math teacher",
      es: "Una profesora de Matemáticas",
      fr: "Une prof de maths",
      de: "Eine Mathelehrerin",
      zh: "一位数学老师",
      ja: "数学の先生",
    },
    role: {
      en: "Could be someone at your school",
      es: "Podría ser alguien de tu centro",
      fr: "Peut-être quelqu’un de ton lycée",
      de: "Vielleicht jemand von deiner Schule",
      zh: "也许就是你们学校的老师",
      ja: "あなたの学校の先生かもしれません",
    },
    text: {
      en: "Sample quote. Ask a teacher what they would honestly sign, and print it here with their permission.",
      es: "Cita de muestra. Pregunta a un docente qué firmaría con sinceridad y ponlo aquí con su permiso.",
      fr: "Citation fictive. Demande à un prof ce qu’il signerait sans hésiter, et mets-le ici avec son accord.",
      de: "Beispielzitat. Frag eine Lehrkraft, was sie ehrlich unterschreiben würde, und setz es mit ihrem Einverständnis ein.",
      zh: "示例评语。问问老师愿意署名说什么，征得同意后放在这里。",
      ja: "引用の見本です。先生に本音の一言をお願いし、許可をもらってここに載せてください。",
    },
  },
];

/** "Meet the Team" */
export const team: readonly TeamMember[] = [
  {
    example: true,
    name: {
      en: "Your name here",
      es: "Aquí, tu nombre",
      fr: "Ton nom ici",
      de: "Hier steht dein Name",
      zh: "这里写你的名字",
      ja: "ここにあなたの名前",
    },
    role: {
      en: "Runs this installation",
      es: "Administra esta instalación",
      fr: "Gère cette installation",
      de: "Betreibt diese Installation",
      zh: "负责运行本站",
      ja: "このサイトの運営",
    },
    text: {
      en: "Sample entry. Say who keeps the server running and where students can find you.",
      es: "Entrada de muestra. Cuenta quién mantiene el servidor en marcha y dónde encontrarte.",
      fr: "Fiche d’exemple. Dis qui fait tourner le serveur et où te trouver.",
      de: "Beispieleintrag. Sag, wer den Server am Laufen hält und wo man dich findet.",
      zh: "示例条目。写上谁在维护服务器，同学们可以到哪里找你。",
      ja: "掲載例です。サーバーを管理している人と、どこに行けば会えるかを書いてください。",
    },
  },
  {
    example: true,
    name: {
      en: "A second name",
      es: "Otro nombre",
      fr: "Un deuxième nom",
      de: "Ein zweiter Name",
      zh: "另一个名字",
      ja: "もう一人の名前",
    },
    role: {
      en: "Answers questions",
      es: "Responde a las preguntas",
      fr: "Répond aux questions",
      de: "Beantwortet Fragen",
      zh: "解答问题",
      ja: "質問の窓口",
    },
    text: {
      en: "Sample entry. Say who helps with a lost password, and in which languages.",
      es: "Entrada de muestra. Cuenta quién ayuda con una contraseña olvidada y en qué idiomas.",
      fr: "Fiche d’exemple. Dis qui aide quand un mot de passe est perdu, et en quelles langues.",
      de: "Beispieleintrag. Sag, wer bei vergessenen Passwörtern hilft und in welchen Sprachen.",
      zh: "示例条目。写上忘记密码时可以找谁，会说哪些语言。",
      ja: "掲載例です。パスワードを忘れたとき誰に、どの言語で聞けるかを書いてください。",
    },
  },
];

export const operator: Operator = {
  example: true,
  legalName: {
    en: "The operator has not entered a name yet",
    es: "El operador aún no ha indicado su nombre",
    fr: "L’exploitant n’a pas encore indiqué son nom",
    de: "Noch kein Name des Betreibers eingetragen",
    zh: "运营者尚未填写名称",
    ja: "運営者名はまだ登録されていません",
  },
  postalAddress: {
    en: "Street, city, country",
    es: "Calle, ciudad, país",
    fr: "Rue, ville, pays",
    de: "Straße, Ort, Land",
    zh: "国家、城市、街道",
    ja: "国、市区町村、番地",
  },
  email: "jotter@example.org",
};

/** Those the operator has filled in. */
export function real<Entry extends { readonly example?: true }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ example }) => !example);
}
