/** What a {language}.md says, still in our markdown. [TXT-1] */
export type Written = {
  readonly title: string;
  readonly also: readonly string[];
  readonly idea: string;
  readonly terms: readonly Term[];
  readonly rules: readonly Rule[];
  readonly worked: readonly WrittenExample[];
  readonly figure: WrittenFigure | null;
  readonly mixed: readonly string[];
  readonly checks: readonly WrittenCheck[];
  /** Headings that no chapter has, and those that stand there twice. */
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
  /** Lines of terms that define nothing. */
  readonly loose: readonly string[];
};

export type Term = { readonly term: string; readonly meaning: string; readonly line: string };
/** Its text with a place for each formula: a line `{name}`. */
export type Rule = { readonly title: string; readonly formulas: readonly string[]; readonly text: string };
export type WrittenExample = { readonly title: string; readonly problem: string; readonly steps: readonly string[] };
export type WrittenFigure = {
  readonly title: string;
  readonly text: string;
  /** By "x", "curve 1", "parameter", "stage 2" or the id of a part. */
  readonly labels: ReadonlyMap<string, string>;
};
export type WrittenCheck = {
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answers: readonly string[];
  readonly reason: string;
};

export const sectionNames = ["terms", "rules", "worked", "figure", "mixed", "checks"] as const;

/** Never fails: what is not there is empty, and the checker says so. */
export function readWritten(text: string): Written {
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [, front = "", body = source] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  const [idea = "", ...sections] = body.split(/^## +/m);
  const read = sections.map((section) => {
    const [head = "", ...lines] = section.split("\n");
    const [, name = "", title = ""] = /^([a-z]+)\s*(?:[:：]\s*(.*))?$/iu.exec(head.trim()) ?? [];
    return { head: head.trim(), name: name.toLowerCase(), title: title.trim(), text: lines.join("\n").trim() };
  });
  const named = (name: string) => read.filter((one) => one.name === name);
  const textOf = (name: string) => named(name)[0]?.text ?? "";
  const [figure] = named("figure");
  const known: readonly string[] = sectionNames;
  const terms = itemsIn(textOf("terms"));
  return {
    title: frontOf(front, "title"),
    also: frontOf(front, "also")
      .split(/[,，、;；]/u)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
    idea: idea.trim(),
    terms: terms.flatMap((line) => termIn(line) ?? []),
    loose: terms.filter((line) => termIn(line) === null),
    rules: partsIn(textOf("rules")).map(({ title, text: said }) => ({
      title,
      formulas: [...said.matchAll(/^\{([a-z0-9-]+)\}\s*$/gm)].map(([, name = ""]) => name),
      text: said,
    })),
    worked: named("worked").map(({ title, text: said }) => exampleIn(title, said)),
    figure: figure === undefined ? null : figureIn(figure.title, figure.text),
    mixed: itemsIn(textOf("mixed")),
    checks: partsIn(textOf("checks")).map(({ title, text: said }) => checkIn(title, said)),
    unknown: read.filter(({ name }) => !known.includes(name)).map(({ head }) => head),
    twice: known.filter((name) => name !== "worked" && named(name).length > 1),
  };
}

/** A value of the front matter. */
export function frontOf(front: string, key: string): string {
  const [, value = ""] = new RegExp(`^${key}\\s*[:：]\\s*(.*)$`, "m").exec(front) ?? [];
  return value.trim().replace(/^(["'])(.*)\1$/, "$2");
}

/** The title and the line of contents of a subject. */
export function readSubjectText(text: string): { readonly title: string; readonly line: string } {
  const [, front = ""] = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return { title: frontOf(front, "title"), line: frontOf(front, "line") };
}

function partsIn(text: string): readonly { readonly title: string; readonly text: string }[] {
  const [, ...parts] = `\n${text}`.split(/\n### +/);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return { title: title.trim(), text: lines.join("\n").trim() };
  });
}

/** The items of the first list of dashes, each as one text. */
function itemsIn(text: string, start = /^[-*] +/): readonly string[] {
  const items: string[] = [];
  for (const line of text.split("\n")) {
    if (start.test(line)) items.push(line.replace(start, "").trim());
    else if (items.length > 0 && line.trim() !== "") items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

function termIn(line: string): Term | null {
  const [, term = "", also = "", meaning = ""] =
    /^\*\*(.+?)\*\*((?:\s*[(（][^()（）]*[)）])?)\s*[:：]?\s*(.+)$/su.exec(line) ?? [];
  const bare = term.replace(/\s*[:：]$/u, "");
  return bare === "" || meaning === ""
    ? null
    : { term: `${bare}${also}`, meaning: meaning.replace(/^[:：]\s*/u, ""), line };
}

function exampleIn(title: string, text: string): WrittenExample {
  const at = text.search(/^\d+[.)] +/m);
  if (at < 0) return { title, problem: text, steps: [] };
  return { title, problem: text.slice(0, at).trim(), steps: itemsIn(text.slice(at), /^\d+[.)] +/) };
}

function figureIn(title: string, text: string): WrittenFigure {
  const at = text.search(/^- /m);
  const lines = at < 0 ? [] : itemsIn(text.slice(at));
  const labels = lines.flatMap((line): [string, string][] => {
    const [, name = "", said = ""] = /^([a-z][a-z0-9 -]*?)\s*[:：]\s*(.+)$/su.exec(line) ?? [];
    return name === "" ? [] : [[name, said.trim()]];
  });
  return { title, text: at < 0 ? text : text.slice(0, at).trim(), labels: new Map(labels) };
}

function checkIn(title: string, text: string): WrittenCheck {
  const prompt = [title];
  const options: string[] = [];
  const answers: string[] = [];
  const reason: string[] = [];
  for (const line of text.split("\n")) {
    if (/^> ?/.test(line)) reason.push(line.replace(/^> ?/, ""));
    else if (/^- /.test(line)) options.push(line.slice(2).trim());
    else if (/^= /.test(line))
      answers.push(
        ...line
          .slice(2)
          .split(/ \| /)
          .map((one) => one.trim()),
      );
    else if (options.length === 0 && answers.length === 0 && reason.length === 0) prompt.push(line);
    else if (line.trim() !== "" && options.length > 0 && answers.length === 0 && reason.length === 0)
      options.push(`${options.pop() ?? ""} ${line.trim()}`);
  }
  return {
    prompt: prompt.join("\n").trim(),
    options,
    answers: answers.filter((one) => one !== ""),
    reason: reason.join("\n").trim(),
  };
}

/** What a part of a diagram or a stage is called, and what is said of it. */
export function labelIn(said: string): { readonly label: string; readonly text: string } {
  const [, label = "", text = ""] = /^\*\*(.+?)\*\*\s*[.:。：]?\s*(.*)$/su.exec(said) ?? [];
  return label === ""
    ? { label: said.replace(/[.。]$/u, ""), text: "" }
    : { label: label.replace(/[.:。：]$/u, ""), text };
}
