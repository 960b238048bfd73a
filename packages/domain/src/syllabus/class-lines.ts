import { evened } from "./syllabus-words.ts";

export type WrittenClass = {
  readonly name: string;
  readonly teacher: string | null;
  readonly room: string | null;
  /** The line that names it. */
  readonly at: number;
};

/** The classes a syllabus is of: several where it has a section for each, else the one its head names. */
export function classesIn(lines: readonly string[]): readonly WrittenClass[] {
  const sections = lines.flatMap((line, at) => sectionOf(line, at) ?? []);
  if (sections.length > 1) return sections;
  const head = lines.slice(0, headLines);
  const named = nameIn(head);
  if (!named) return [];
  return [{ ...named, teacher: firstIn(head, teacherIn), room: firstIn(head, roomIn) }];
}

const headLines = 14;

/** "Mathématiques (M. Rochat, salle 114)", "Physik (Hr. Zbinden, N112):" */
function sectionOf(line: string, at: number): WrittenClass | null {
  const match = /^\s*([\p{L}][\p{L}\s/&-]{1,40}?)\s*[（(]([^()（）]+)[)）]\s*[:：]?\s*$/u.exec(line);
  const [, name = "", inside = ""] = match ?? [];
  const teacher = teacherIn(inside);
  if (!match || !teacher || !subject.test(evened(name))) return null;
  const rest = inside.replace(teacher, "").replace(/^[\s,，;·-]+|[\s,，;·-]+$/gu, "");
  return { name: name.trim(), teacher, room: rest === "" ? null : (roomIn(rest) ?? rest), at };
}

function firstIn(lines: readonly string[], find: (line: string) => string | null): string | null {
  for (const line of lines) {
    const found = find(line);
    if (found) return found;
  }
  return null;
}

const teacherLabel =
  /(?:^|[\s(（·|,;])(?:teacher|instructor|lecturer|professor|taught by|docente|profesora?|prof|imparte|maestr[oa]|enseignante?|professeure?|responsable|lehrkraft|lehrer(?:in)?|dozent(?:in)?|kursleitung|leitung|授课教师|授課教師|任课教师|任課教師|任课老师|教师|教師|主讲|老师|担当教員|担当者|担当|講師|教員)\.?\s*(?:[:：]|　)\s*/iu;
const honorific =
  "(?:Ms|Mr|Mrs|Miss|Mx|Dr|Prof|Professor|Herrn?|Frau|Hr|Fr|StR'?(?:in)?|OStR'?(?:in)?|Sra|Sr|Srta|Dra|D|Dña|Mtro|Mtra|Lic|Ing|M|Mme|Mlle|Pr)";
const titled = new RegExp(
  `(?<![\\p{L}.])(?:${honorific}\\.?[ªº]?\\s+)+(?:\\p{Lu}\\.\\s*)*\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:de la |de |del |la |van |von |zu |y )?\\p{Lu}[\\p{L}'’-]+){0,2}`,
  "u",
);

/** What stands behind the name, where the blanks between them were closed up. */
const nextLabel =
  /\s(?:room|rm|salle|raum|sal[oó]n|aula|office|bureau|büro|despacho|tel|phone|email|e-mail|教室)(?!\p{L}).*$/iu;

function teacherIn(line: string): string | null {
  const label = teacherLabel.exec(line);
  if (label) {
    const rest = line.slice(label.index + label[0].length).replace(nextLabel, "");
    const name = /^[^,，;；|(（)）　]*?(?=\s{2,}|[,，;；|(（)）　]|$)/u.exec(rest)?.[0].trim() ?? "";
    if (/\p{L}/u.test(name) && name.length <= 60) return name;
  }
  const found = titled.exec(line)?.[0].replace(nextLabel, "");
  if (found) return found.trim();
  return /(?:由|[（(，,·\s　])([\p{Script=Han}]{1,4}老[师師])/u.exec(line)?.[1]?.replace(/^由/u, "") ?? null;
}

const roomPatterns: readonly RegExp[] = [
  /(?<!\p{L})(?:room|rm\.?|salle|raum|sal[oó]n|aula)\s*[:：]?\s*((?:(?![aeyoà] )\p{L} ?(?=\d))?(?=[^\s]*\d)(?!\d+(?:h|\s?min))[\p{L}\d][\p{L}\d./-]*)/iu,
  /(?:教室在|地点[:：]|地點[:：]|教室[:：]|上课地点[:：])\s*([^\s　，,。；;）)]+)/u,
  /[·,，;|\s　（(、]((?:\d+教室|[\p{Script=Han}]*(?:理科室|物理室|化学室|音楽室|教室|実験室)))/u,
  /((?:[\p{Script=Han}]+楼)[\d-]+)/u,
  /(?<!\p{L})((?:HS|Hörsaal|amphi|Lab\.?|Labor|Bio|Audimax|Science Center|Hall)\s\d[\d.]*)(?![\d:])/u,
];

function roomIn(line: string): string | null {
  const matches = roomPatterns.flatMap((pattern) => {
    const match = pattern.exec(line);
    return match ? [{ at: match.index, room: match[1] ?? "" }] : [];
  });
  const [first] = matches.sort((one, other) => one.at - other.at);
  return first ? first.room.replace(/[.,;]$/u, "") : null;
}

/** What schools teach, in evened letters. */
const subject = new RegExp(
  `(?<!\\p{L})(?:${[
    "biolog\\p{L}*|bio|chem\\p{L}*|physi\\p{L}*|math\\p{L}*|algebra|geometr\\p{L}*|calculus|precalculus|statisti\\p{L}*|trigonometry",
    "histor\\p{L}*|geograph\\p{L}*|geolog\\p{L}*|econom\\p{L}*|business|accounting|psycholog\\p{L}*|sociolog\\p{L}*|philosoph\\p{L}*|politi\\p{L}*|government|civics",
    "english|spanish|french|german|latin|chinese|japanese|literature|language arts|writing|composition|rhetoric|science|physical education|health|art|music|drama|computer science|programming|engineering|anatomy|astronomy|environmental science|linguistics|anthropology|law",
    "biologia|quimica|fisica|matematicas?|historia|geografia|geologia|economia|filosofia|lengua|literatura|ingles|frances|aleman|espanol|tecnologia|informatica|musica|dibujo|ciencias|religion|educacion \\p{L}+|calculo|estadistica|derecho|psicologia",
    "svt|francais|anglais|allemand|espagnol|histoire(?:-geo\\p{L}*)?|geographie|mathematiques|maths|ses|nsi|philosophie|sciences|technologie|musique|arts? plastiques|eps|droit|biologie|chimie|economie|linguistique|informatique|analyse",
    "deutsch|englisch|franzosisch|spanisch|latein|\\p{L}*(?:kunde|geschichte|wissenschaft|lehre)|chemie|physik|mathematik|mathe|biologie|informatik|musik|kunst|sport|religion|ethik|wirtschaft\\p{L}*|bwl\\p{L}*|vwl|politik|sozialkunde|philosophie|statistik|\\p{L}*recht|rechnungswesen|padagogik|linguistik|analysis|lineare algebra",
  ].join(
    "|",
  )})(?!\\p{L})|语文|語文|数学|數學|英语|英文|英語|物理|化学|化學|生物|历史|歷史|地理|政治|国語|國文|世界史|日本史|理科|社会|公民|现代文|現代文|古典|情報|信息|音乐|音楽|美术|美術|体育|経済|经济|哲学|心理|文学|力学|线性代数|微积分|高等数学|概率|统计|線形代数|微分積分`,
  "u",
);

const courseLabel =
  /(?:course(?: title| name)?|class|subject|asignatura|materia|curso|mati[eè]re|cours|fach|kurs|veranstaltung|vorlesung|modul|m[oó]dulo|课程名称|课程|課程|科目名?|授業名?|講義名?)\s*[:：]\s*([^|　]+?)(?=\s{2,}|[|　]|$)/iu;

/** Words around the name of a class that are no part of it. */
const wrapping = [
  /\b(?:course|class)?\s*(?:syllabus|outline|information|handbook)\b.*$/iu,
  /\b(?:fall|spring|summer|autumn|winter)\s+20\d{2}\b/giu,
  /\b(?:WS|SS|SoSe|WiSe)\s*20\d{2}(?:\/\d{2,4})?/gu,
  /(?:20\d{2}\s*[-–/]\s*(?:20)?\d{2}|20\d{2})/gu,
  /^(?:sp[ée]cialit[ée]|option|leistungskurs|grundkurs|kursinformation|kursplan|programa de(?: la asignatura)?|programme de|gu[ií]a docente de|plan de cours)\s*[:：]?\s*/iu,
  /\s*[（(][^()（）]*[)）]\s*$/u,
  /(?:科?教学计划|教学大纲|授業計画|シラバス|学习安排|教學計畫|安排|テスト・提出物一覧|のご案内|课程说明|课程).*$/u,
  /(?:(?:semester|semestre|semestre \d|jgst\.? \d+|klasse \d+\p{L}?|seite \d.*|page \d.*))\s*$/iu,
];

const schools =
  /(?<!\p{L})(?:high school|middle school|school|academy|college of|university|universitat|universidad|universite|colegio|instituto|ies|lycee|college|gymnasium|gymnase|kantonsschule|gesamtschule|realschule|institut|hochschule)(?!\p{L})|[中高]学校?$|中學|大学$|大學$|進学塾|高级中学|高級中學/u;

function nameIn(head: readonly string[]): { readonly name: string; readonly at: number } | null {
  for (const [at, line] of head.entries()) {
    const labelled = courseLabel.exec(line)?.[1];
    const name = labelled === undefined ? "" : unwrapped(labelled);
    if (name !== "" && name.length <= 80 && !/[.!?。]\s/u.test(name)) return { name, at };
    const quoted = /《([^》]+)》/u.exec(line)?.[1];
    if (quoted && at < 3) return { name: quoted, at };
  }
  // The name of a school may have a subject in it: its line is the last to be asked.
  const isSchool = ([, line]: readonly [number, string]) => schools.test(evened(line));
  const all = [...head.entries()];
  for (const [at, line] of [...all.filter((one) => !isSchool(one)), ...all.filter(isSchool)]) {
    const part = line
      .split(/\s{2,}|　|\t|\||\s[–—·-]\s|[·；;]|,\s(?=[\p{Lu}\d])/u)
      .map((one) => one.trim())
      .find((one) => {
        const said = evened(one);
        return subject.test(said) && !schools.test(said) && !teacherLabel.test(one) && said.length < 70;
      });
    const taught = /teaching (?:your child |you )?([\p{Lu}][\p{L} ]+?)(?= this| in|[.,]|$)/u.exec(line)?.[1];
    const isProse = part !== undefined && /[.!?]\s+\p{L}|[。：]\S/u.test(part.replace(/\b\p{L}{1,3}\.\s/gu, ""));
    const german = /unterrichte[^.]*? in ([\p{Lu}][\p{L}]+)/u.exec(line)?.[1];
    const chinese = /本学期([\p{Script=Han}]{2,6})课/u.exec(line)?.[1];
    const name = taught ?? german ?? chinese ?? (part === undefined || isProse ? "" : unwrapped(part));
    if (name !== "") return { name, at };
  }
  return null;
}

function unwrapped(text: string): string {
  let name = text;
  for (const words of wrapping) name = name.replace(words, "");
  const bare = name.replace(/^[\s,;:·–—-]+|[\s,;:·–—-]+$/gu, "").trim();
  // A line in capitals is shouted, not spelled so; short ones are names like "AP" and "SVT".
  return bare.length > 8 && bare === bare.toUpperCase() && /\p{Lu}{5}/u.test(bare) ? spelled(bare) : bare;
}

function spelled(shouted: string): string {
  return shouted.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
