import type { Language } from "@jotter/domain/settings";

/** Notes and a question to them, with words of the line that answers it; null where no line surely does. */
export type NoteCase = readonly [body: string, ask: string, tells: string | null];

export type DayCases = {
  /** All ask for the day of the test in chemistry. */
  readonly when: readonly string[];
  readonly plan: readonly string[];
  /** What is moved, to which day, and to which hour where one is said. */
  readonly move: readonly (readonly [say: string, event: string, to: string])[];
  readonly cancel: readonly (readonly [say: string, event: string])[];
  /** What the desk is asked for, and the note it is to work on. */
  readonly named: readonly (readonly [
    say: string,
    tool: "quiz" | "summary" | "cards" | "compare" | "explain",
    note: string,
  ])[];
  readonly notes: readonly NoteCase[];
};

/** As students type, with the student of the rules for own data before them: today is Wednesday, 18 November 2026. */
export const dayCases: Readonly<Record<Language, DayCases>> = {
  en: {
    when: ["when is my chem final?", "when's the chemistry final", "what day is my chem exam", "chem final when??"],
    plan: ["plan my week", "can you plan my week", "make me a study plan for this week", "plan out my week pls"],
    move: [
      ["move calc midterm to monday", "midterm", "2026-11-23"],
      ["my dentist got moved to friday", "dentist", "2026-11-20"],
      ["reschedule the chem final to december 16", "final", "2026-12-16"],
      ["push the calculus midterm to monday 2pm", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["cancel the dentist", "dentist"],
      ["delete my calc midterm", "midterm"],
      ["remove the hamlet essay from my calendar", "essay"],
      ["bio unit 3 test got cancelled", "unit-test"],
    ],
    named: [
      ["quiz me on the french revolution", "quiz", "note-3"],
      ["summarize my derivatives note", "summary", "note-2"],
      ["make cards from my mitosis note", "cards", "note-1"],
      ["test me on meiosis", "quiz", "note-1"],
    ],
    notes: [
      [
        "# Vesuvius\n\n- eruption column reached a height of 33 km\n- ash fell for 18 hours",
        "how high was the eruption column",
        "33 km",
      ],
      [
        "# Terror\n\nRobespierre led the Terror. lol he got guillotined himself on 28 July 1794",
        "who was guillotined",
        "28 July 1794",
      ],
      [
        "# Terror\n\nRobespierre joined the Committee of Public Safety on 27 July 1793.",
        "when did robespierre die",
        null,
      ],
      [
        "# Metals\n\nlearn this\n\n| Element | Used in |\n|---|---|\n| Iron | steel |\n| Copper | wires |",
        "which element is used in steel",
        "Iron",
      ],
    ],
  },
  es: {
    when: [
      "¿cuándo es mi final de química?",
      "cuando es el final de quimica",
      "qué día es el examen de química",
      "el final de quimica cuando es??",
    ],
    plan: [
      "planifica mi semana",
      "planea mi semana",
      "hazme un plan de estudio para esta semana",
      "organízame la semana",
    ],
    move: [
      ["mueve el parcial de cálculo al lunes", "midterm", "2026-11-23"],
      ["cambia el dentista al viernes", "dentist", "2026-11-20"],
      ["pasa el final de química al 16 de diciembre", "final", "2026-12-16"],
      ["aplaza el parcial de calculo al lunes a las 14:00", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["cancela el dentista", "dentist"],
      ["borra el parcial de cálculo", "midterm"],
      ["elimina el ensayo sobre hamlet del calendario", "essay"],
      ["quita el examen de biología unidad 3", "unit-test"],
    ],
    named: [
      ["pregúntame sobre la revolución francesa", "quiz", "note-3"],
      ["resume mi nota de derivadas", "summary", "note-2"],
      ["haz tarjetas de mi nota de mitosis", "cards", "note-1"],
      ["hazme un quiz de meiosis", "quiz", "note-1"],
    ],
    notes: [
      [
        "# Vesubio\n\n- la columna eruptiva alcanzó una altura de 33 km\n- la ceniza cayó 18 horas",
        "qué tan alta fue la columna eruptiva",
        "33 km",
      ],
      [
        "# Terror\n\nRobespierre dirigió el Terror. jaja al final él mismo fue guillotinado el 28 de julio de 1794",
        "quién fue guillotinado",
        "28 de julio",
      ],
      [
        "# Terror\n\nRobespierre entró en el Comité de Salvación Pública el 27 de julio de 1793.",
        "cuándo murió robespierre",
        null,
      ],
      [
        "# Metales\n\naprender esto\n\n| Elemento | Se usa en |\n|---|---|\n| Hierro | acero |\n| Cobre | cables |",
        "qué elemento se usa en el acero",
        "Hierro",
      ],
    ],
  },
  fr: {
    when: [
      "c'est quand mon examen final de chimie ?",
      "quand est l'examen de chimie",
      "c'est quel jour l'exam final de chimie",
      "l'examen final de chimie c'est quand??",
    ],
    plan: [
      "planifie ma semaine",
      "organise ma semaine",
      "fais-moi un planning de révision pour cette semaine",
      "tu peux planifier ma semaine stp",
    ],
    move: [
      ["déplace le partiel de mathématiques à lundi", "midterm", "2026-11-23"],
      ["décale le dentiste à vendredi", "dentist", "2026-11-20"],
      ["reporte l'examen final de chimie au 16 décembre", "final", "2026-12-16"],
      ["repousse le partiel de maths à lundi 14h", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["annule le dentiste", "dentist"],
      ["supprime le partiel de maths", "midterm"],
      ["enlève la dissertation sur hamlet du calendrier", "essay"],
      ["efface le contrôle de biologie chapitre 3", "unit-test"],
    ],
    named: [
      ["interroge-moi sur la révolution française", "quiz", "note-3"],
      ["résume ma note sur les dérivées", "summary", "note-2"],
      ["fais des cartes avec ma note sur la mitose", "cards", "note-1"],
      ["fais-moi un quiz sur la méiose", "quiz", "note-1"],
    ],
    notes: [
      [
        "# Vésuve\n\n- la colonne éruptive a atteint une hauteur de 33 km\n- les cendres sont tombées 18 heures",
        "quelle était la hauteur de la colonne éruptive",
        "33 km",
      ],
      [
        "# Terreur\n\nRobespierre a dirigé la Terreur. mdr il a été guillotiné lui-même le 28 juillet 1794",
        "qui a été guillotiné",
        "28 juillet",
      ],
      [
        "# Terreur\n\nRobespierre est entré au Comité de salut public le 27 juillet 1793.",
        "quand est mort robespierre",
        null,
      ],
      [
        "# Métaux\n\nà apprendre\n\n| Élément | Utilisé dans |\n|---|---|\n| Fer | acier |\n| Cuivre | câbles |",
        "quel élément est utilisé dans l'acier",
        "Fer",
      ],
    ],
  },
  de: {
    when: [
      "wann ist meine abschlussprüfung in chemie?",
      "wann ist die chemie prüfung",
      "an welchem tag ist die abschlussprüfung chemie",
      "chemie abschlussprüfung wann??",
    ],
    plan: [
      "plane meine woche",
      "plan meine woche",
      "mach mir einen lernplan für diese woche",
      "kannst du meine woche planen",
    ],
    move: [
      ["verschieb die matheklausur auf montag", "midterm", "2026-11-23"],
      ["zahnarzt auf freitag verschieben", "dentist", "2026-11-20"],
      ["verleg die abschlussprüfung chemie auf den 16. dezember", "final", "2026-12-16"],
      ["die matheklausur wurde auf montag 14 uhr verschoben", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["zahnarzt absagen", "dentist"],
      ["lösch die matheklausur", "midterm"],
      ["entferne den aufsatz über hamlet aus dem kalender", "essay"],
      ["der biologie test kapitel 3 fällt aus", "unit-test"],
    ],
    named: [
      ["frag mich zur französischen revolution ab", "quiz", "note-3"],
      ["fass meine notiz zu ableitungen zusammen", "summary", "note-2"],
      ["mach karteikarten aus meiner mitose notiz", "cards", "note-1"],
      ["frag mich zu meiose ab", "quiz", "note-1"],
    ],
    notes: [
      [
        "# Vesuv\n\n- Eruptionssäule erreichte eine Höhe von 33 km\n- 18 Stunden Ascheregen",
        "wie hoch war die eruptionssäule",
        "33 km",
      ],
      [
        "# Terror\n\nRobespierre führte den Terror an. lol er wurde am 28. Juli 1794 selbst guillotiniert",
        "wer wurde guillotiniert",
        "28. Juli",
      ],
      ["# Terror\n\nRobespierre kam am 27. Juli 1793 in den Wohlfahrtsausschuss.", "wann starb robespierre", null],
      [
        "# Weimar\n\n- Hyperinflation 1923\n- Rentenmark → neue Währung, Nov. 1923, Stresemann",
        "wann wurde die rentenmark eingeführt",
        "Nov. 1923",
      ],
    ],
  },
  zh: {
    when: ["化学期末考试是什么时候？", "我的化学期末哪天考", "化学期末考试几号", "什么时候考化学期末"],
    plan: ["帮我安排这周", "规划一下我这周的学习", "给我做个这周的学习计划", "安排我的一周"],
    move: [
      ["把高等数学期中考试改到下周一", "midterm", "2026-11-23"],
      ["看牙医改到周五", "dentist", "2026-11-20"],
      ["化学期末考试推迟到12月16号", "final", "2026-12-16"],
      ["高数期中考试挪到下周一下午两点", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["取消看牙医", "dentist"],
      ["删除高等数学期中考试", "midterm"],
      ["把哈姆雷特读后感从日历里删掉", "essay"],
      ["生物第三单元测试取消了", "unit-test"],
    ],
    named: [
      ["考考我法国大革命", "quiz", "note-3"],
      ["总结一下我的导数笔记", "summary", "note-2"],
      ["用有丝分裂的笔记做卡片", "cards", "note-1"],
      ["出几道减数分裂的题", "quiz", "note-1"],
    ],
    notes: [
      ["# 维苏威\n\n- 喷发柱高度达到33公里\n- 火山灰下了18小时", "喷发柱有多高", "33公里"],
      [
        "# 恐怖统治\n\n罗伯斯庇尔领导了恐怖统治。哈哈他自己也在1794年7月28日被送上断头台",
        "谁被送上断头台",
        "1794年7月28日",
      ],
      ["# 恐怖统治\n\n罗伯斯庇尔于1793年7月27日加入公共安全委员会。", "罗伯斯庇尔什么时候死的", null],
      ["# 金属\n\n要背\n\n| 元素 | 用途 |\n|---|---|\n| 铁 | 钢 |\n| 铜 | 电线 |", "哪种元素用于钢", "铁"],
    ],
  },
  ja: {
    when: ["化学の期末試験はいつ？", "化学の期末っていつだっけ", "化学の期末試験は何日", "期末試験の化学いつ"],
    plan: ["今週の計画を立てて", "1週間の勉強計画作って", "今週の学習プラン作って", "今週の予定組んで"],
    move: [
      ["数学の中間テストを月曜に移動して", "midterm", "2026-11-23"],
      ["歯医者を金曜に変更", "dentist", "2026-11-20"],
      ["化学の期末試験を12月16日に変えて", "final", "2026-12-16"],
      ["数学の中間テスト、月曜の14時にずらして", "midterm", "2026-11-23T14:00"],
    ],
    cancel: [
      ["歯医者をキャンセルして", "dentist"],
      ["数学の中間テストを削除して", "midterm"],
      ["ハムレットの感想文をカレンダーから消して", "essay"],
      ["生物の単元テスト中止になった", "unit-test"],
    ],
    named: [
      ["フランス革命の問題を出して", "quiz", "note-3"],
      ["微分のノートを要約して", "summary", "note-2"],
      ["体細胞分裂のノートからカードを作って", "cards", "note-1"],
      ["減数分裂のクイズ出して", "quiz", "note-1"],
    ],
    notes: [
      ["# ヴェスヴィオ\n\n- 噴煙柱の高さは33kmに達した\n- 灰は18時間降った", "噴煙柱の高さは", "33km"],
      [
        "# 恐怖政治\n\nロベスピエールは恐怖政治を率いた。笑 自分も1794年7月28日にギロチンで処刑された",
        "ギロチンで処刑されたのは誰",
        "1794年7月28日",
      ],
      ["# 恐怖政治\n\nロベスピエールは1793年7月27日に公安委員会に入った。", "ロベスピエールはいつ死んだ", null],
      ["# 金属\n\n覚える\n\n| 元素 | 使い道 |\n|---|---|\n| 鉄 | 鋼 |\n| 銅 | 電線 |", "鋼に使われる元素は", "鉄"],
    ],
  },
};
