// Phosphor's React components carry six weights each; a screen shows one or two. This writes the outlines we use, and
// nothing else, to src/ui/icons/. The launcher runs it after installing; after adding a name, run it by hand.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";

const navigation = ["regular", "fill"];
// Files of their own, so that the entrance does not carry the icons of the rooms behind it, nor a list those of a note.
const wanted = {
  entrance: {
    globe: ["GlobeSimple", ["regular"]],
    caretDown: ["CaretDown", ["bold"]],
    pause: ["Pause", ["fill"]],
    play: ["Play", ["fill"]],
  },
  /** Of fields and messages. */
  forms: {
    warning: ["WarningCircle", ["regular"]],
    next: ["ArrowRight", ["bold"]],
    eye: ["Eye", ["regular"]],
    eyeClosed: ["EyeSlash", ["regular"]],
    chosen: ["Check", ["bold"]],
  },
  account: {
    remove: ["X", ["bold"]],
    locked: ["LockSimple", ["regular"]],
  },
  app: {
    sun: ["SunDim", ["regular"]],
    moon: ["Moon", ["regular"]],
    halfMoon: ["CircleHalf", ["regular"]],
    home: ["HouseSimple", navigation],
    notes: ["NotePencil", navigation],
    docs: ["FolderSimple", navigation],
    grades: ["ChartLineUp", navigation],
    calendar: ["CalendarDots", navigation],
    aiTools: ["Sparkle", navigation],
    textbook: ["BookOpen", navigation],
    settings: ["GearSix", navigation],
    more: ["DotsThreeCircle", navigation],
    plus: ["Plus", ["bold"]],
    trash: ["Trash", ["regular"]],
    download: ["DownloadSimple", ["regular"]],
    upload: ["UploadSimple", ["bold"]],
    close: ["X", ["bold"]],
    check: ["CheckCircle", ["regular"]],
    waiting: ["CloudArrowUp", ["regular"]],
    offline: ["CloudSlash", ["regular"]],
    lock: ["LockSimple", ["regular"]],
    renew: ["ArrowsClockwise", ["regular"]],
    back: ["ArrowLeft", ["regular"]],
    signOut: ["SignOut", ["regular"]],
    keyboard: ["Keyboard", ["regular"]],
    search: ["MagnifyingGlass", ["regular"]],
    history: ["ClockCounterClockwise", ["regular"]],
    note: ["NoteBlank", ["regular"]],
    unfold: ["CaretUpDown", ["bold"]],
    pin: ["PushPin", ["regular", "fill"]],
    dots: ["DotsThreeVertical", ["bold"]],
    tag: ["Hash", ["bold"]],
    select: ["CheckSquare", ["regular"]],
    sort: ["SortAscending", ["regular"]],
    filter: ["FunnelSimple", ["regular"]],
    restore: ["ArrowCounterClockwise", ["bold"]],
    marker: ["Highlighter", ["regular"]],
  },
  /** Of what is heard: read aloud, recorded, played. */
  sound: {
    speaker: ["SpeakerHigh", ["regular"]],
    pause: ["Pause", ["bold"]],
    play: ["Play", ["bold"]],
    stop: ["Stop", ["bold"]],
  },
  /** Of a file, by its kind. */
  files: {
    file: ["File", ["regular"]],
    filePdf: ["FilePdf", ["regular"]],
    fileImage: ["FileImage", ["regular"]],
    fileText: ["FileText", ["regular"]],
  },
  search: {
    keyUp: ["ArrowUp", ["bold"]],
    keyDown: ["ArrowDown", ["bold"]],
    keyEnter: ["ArrowElbowDownLeft", ["bold"]],
  },
  /** Of the note editor: in its own file, since only that page needs them. */
  editor: {
    undo: ["ArrowUUpLeft", ["regular"]],
    heading: ["TextH", ["bold"]],
    bold: ["TextB", ["bold"]],
    italic: ["TextItalic", ["bold"]],
    highlight: ["Highlighter", ["regular"]],
    bullets: ["ListBullets", ["regular"]],
    tasks: ["CheckSquare", ["regular"]],
    formula: ["Radical", ["regular"]],
    table: ["Table", ["regular"]],
    picture: ["Image", ["regular"]],
    outline: ["ListDashes", ["regular"]],
    find: ["MagnifyingGlass", ["regular"]],
    heading1: ["TextHOne", ["regular"]],
    heading2: ["TextHTwo", ["regular"]],
    heading3: ["TextHThree", ["regular"]],
    numbers: ["ListNumbers", ["regular"]],
    quote: ["Quotes", ["regular"]],
    displayFormula: ["MathOperations", ["regular"]],
    code: ["Code", ["regular"]],
    tip: ["Lightbulb", ["regular"]],
    warning: ["Warning", ["regular"]],
    question: ["Question", ["regular"]],
    rule: ["Minus", ["regular"]],
    noteLink: ["Link", ["regular"]],
    footnote: ["TextSuperscript", ["regular"]],
  },
  /** Of the menu of templates. */
  templates: {
    cornell: ["Columns", ["regular"]],
    labReport: ["Flask", ["regular"]],
    readingLog: ["BookOpenText", ["regular"]],
    formulaSheet: ["MathOperations", ["regular"]],
  },
  calendar: {
    class: ["ChalkboardTeacher", ["bold"]],
    assignment: ["ClipboardText", ["bold"]],
    exam: ["Exam", ["bold"]],
    study: ["BookOpenText", ["bold"]],
    other: ["CalendarBlank", ["bold"]],
    previous: ["CaretLeft", ["bold"]],
    next: ["CaretRight", ["bold"]],
    repeats: ["Repeat", ["bold"]],
    place: ["MapPin", ["regular"]],
    done: ["CheckCircle", ["fill"]],
    files: ["ArrowsDownUp", ["bold"]],
    syllabus: ["ListChecks", ["bold"]],
  },
  /** Of the study desk and its tools. */
  study: {
    device: ["DeviceMobile", ["regular"]],
    spark: ["Sparkle", ["regular"]],
    cards: ["Cards", ["regular"]],
    quiz: ["ListChecks", ["regular"]],
    summarize: ["TextAlignLeft", ["regular"]],
    explain: ["Lightbulb", ["regular"]],
    compare: ["Columns", ["regular"]],
    paste: ["ClipboardText", ["regular"]],
    share: ["ArrowBendDownRight", ["regular"]],
  },
  /** Of the planner. */
  planner: {
    limits: ["SlidersHorizontal", ["regular"]],
    warning: ["Warning", ["regular"]],
    intoCalendar: ["CalendarPlus", ["regular"]],
    plan: ["CalendarDots", ["regular"]],
  },
  /** Of the tutor's sheet. */
  tutor: {
    tutor: ["Chalkboard", ["regular"]],
    holds: ["Check", ["bold"]],
    fails: ["X", ["bold"]],
    noFurther: ["Equals", ["bold"]],
    unjudged: ["Question", ["bold"]],
    edit: ["PencilSimple", ["regular"]],
    locked: ["LockSimple", ["regular"]],
    add: ["Plus", ["bold"]],
    photo: ["Camera", ["regular"]],
    picture: ["Image", ["regular"]],
  },
  /** Of a focus session. */
  focus: {
    focus: ["Timer", ["regular"]],
    sound: ["SpeakerHigh", ["regular"]],
    silent: ["SpeakerSlash", ["regular"]],
    float: ["PictureInPicture", ["regular"]],
  },
  /** Of a lecture. */
  lecture: {
    microphone: ["Microphone", ["regular"]],
    important: ["Star", ["regular"]],
    unclear: ["Question", ["regular"]],
    kept: ["HardDrives", ["regular"]],
    stop: ["Stop", ["fill"]],
    play: ["Play", ["fill"]],
    pause: ["Pause", ["fill"]],
    audio: ["FileAudio", ["regular"]],
    transcript: ["Quotes", ["regular"]],
    previous: ["SkipBack", ["fill"]],
    next: ["SkipForward", ["fill"]],
    intoCalendar: ["CalendarPlus", ["regular"]],
  },
  /** Of a quiz and its result. */
  quiz: {
    up: ["CaretUp", ["bold"]],
    down: ["CaretDown", ["bold"]],
    handle: ["DotsSixVertical", ["bold"]],
    open: ["ArrowSquareOut", ["regular"]],
    quote: ["Quotes", ["fill"]],
    equals: ["Equals", ["bold"]],
    menu: ["DotsThree", ["bold"]],
  },
  /** Of what is offered with words that are selected. */
  selection: {
    explain: ["Lightbulb", ["regular"]],
    shorten: ["ArrowsInLineVertical", ["regular"]],
    simplify: ["TextAa", ["regular"]],
    card: ["Cards", ["regular"]],
    quiz: ["ListChecks", ["regular"]],
    ask: ["ChatTeardropText", ["regular"]],
  },
  chat: {
    send: ["ArrowUp", ["bold"]],
    stop: ["Stop", ["fill"]],
  },
  grades: {
    editGrade: ["PencilSimple", ["regular"]],
    whatIf: ["Flask", ["regular"]],
    grading: ["SlidersHorizontal", ["bold"]],
  },
  "mind-map": {
    undo: ["ArrowUUpLeft", ["regular"]],
    redo: ["ArrowUUpRight", ["regular"]],
    zoomOut: ["MagnifyingGlassMinus", ["regular"]],
    zoomIn: ["MagnifyingGlassPlus", ["regular"]],
    fit: ["FrameCorners", ["regular"]],
    fill: ["ArrowsOut", ["regular"]],
    leaveFill: ["ArrowsIn", ["regular"]],
    addBelow: ["ArrowElbowDownRight", ["bold"]],
    addBeside: ["RowsPlusBottom", ["regular"]],
  },
  /** Of the shelf of documents. */
  documents: {
    scan: ["Camera", ["regular"]],
    keep: ["PushPinSimple", ["regular"]],
  },
  /** Of a document that is read. */
  reader: {
    outline: ["ListDashes", ["regular"]],
    pages: ["SquaresFour", ["regular"]],
    look: ["TextAa", ["regular"]],
    comment: ["ChatText", ["regular"]],
    area: ["Selection", ["regular"]],
    marks: ["Highlighter", ["regular"]],
    noteFrom: ["NotePencil", ["bold"]],
    before: ["CaretUp", ["bold"]],
    after: ["CaretDown", ["bold"]],
    menu: ["DotsThree", ["bold"]],
    print: ["Printer", ["regular"]],
    asText: ["MarkdownLogo", ["regular"]],
    asData: ["BracketsCurly", ["regular"]],
    nearer: ["MagnifyingGlassPlus", ["regular"]],
    farther: ["MagnifyingGlassMinus", ["regular"]],
    split: ["Columns", ["regular"]],
    otherNote: ["ArrowsLeftRight", ["regular"]],
    openAlone: ["ArrowSquareOut", ["regular"]],
  },
  reading: {
    edit: ["PencilSimple", ["regular"]],
    export: ["Export", ["regular"]],
    copy: ["CopySimple", ["regular"]],
    copied: ["Check", ["bold"]],
    exportText: ["MarkdownLogo", ["regular"]],
    exportPage: ["Browser", ["regular"]],
    exportWord: ["FileDoc", ["regular"]],
    exportPrint: ["Printer", ["regular"]],
    calloutNote: ["PencilSimpleLine", ["bold"]],
    calloutAbstract: ["ClipboardText", ["bold"]],
    calloutInfo: ["Info", ["bold"]],
    calloutTodo: ["CheckSquare", ["bold"]],
    calloutTip: ["Lightbulb", ["bold"]],
    calloutSuccess: ["CheckCircle", ["bold"]],
    calloutQuestion: ["Question", ["bold"]],
    calloutWarning: ["Warning", ["bold"]],
    calloutFailure: ["XCircle", ["bold"]],
    calloutDanger: ["Lightning", ["bold"]],
    calloutBug: ["Bug", ["bold"]],
    calloutExample: ["ListBullets", ["bold"]],
    calloutQuote: ["Quotes", ["bold"]],
  },
};

const folder = new URL("../src/ui/icons/", import.meta.url);
await mkdir(folder, { recursive: true });

for (const [file, icons] of Object.entries(wanted)) {
  const lines = ["// Written by apps/web/tools/pick-icons.mjs from Phosphor Icons (MIT). Do not edit by hand."];
  for (const [name, [component, weights]] of Object.entries(icons)) {
    const definitions = new URL(
      `../../../node_modules/@phosphor-icons/react/dist/defs/${component}.es.js`,
      import.meta.url,
    );
    const { default: byWeight } = await import(definitions);
    const shapes = weights.map((weight) => {
      const markup = renderToStaticMarkup(byWeight.get(weight));
      const outlines = [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `  ${weight}: "${outlines.join("")}",`;
    });
    lines.push(`export const ${name}Icon = {\n${shapes.join("\n")}\n} as const;`);
  }
  await writeFile(fileURLToPath(new URL(`${file}.ts`, folder)), `${lines.join("\n")}\n`);
  console.log(`${file}.ts: ${Object.keys(icons).length} icons`);
}
