import { type Diagram, isInStage, labelPlace, type Part, type Shape } from "@jotter/textbook/diagram";
import { labelIn, type WrittenFigure } from "@jotter/textbook/written";
import { useId, useState } from "react";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { Pressable } from "../../ui/Button.tsx";
import { Range } from "../../ui/kit/Range.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import styles from "./diagram.module.css";

type DiagramFigureProps = { readonly diagram: Diagram; readonly written: WrittenFigure };

/** A labelled drawing: its parts are pressed or chosen from a list, its stages gone through with a slider. [TXT-1] */
export function DiagramFigure({ diagram, written }: DiagramFigureProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const { labels, title } = written;
  const stages = diagram.stages ?? 0;
  const [stage, setStage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = diagram.parts.filter((part) => stages === 0 || isInStage(part, stage));
  const speaking = shown.flatMap((part) => {
    const said = labels.get(part.id);
    return said === undefined ? [] : [{ part, ...labelIn(said) }];
  });
  const open = speaking.find(({ part }) => part.id === chosen);
  const told = labels.get(`stage ${stage}`);
  return (
    <figure className={styles.figure} data-lit={open !== undefined}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${diagram.width} ${diagram.height}`}
        role="img"
        aria-label={title}
        aria-describedby={`${id}-words`}
      >
        <defs>
          <marker
            id={`${id}-arrow`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M 0 0 L 10 5 L 0 10 Z" fill="context-stroke" />
          </marker>
        </defs>
        {shown.map((part) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: by key the part is chosen in the list below.
          <g
            key={part.id}
            className={styles.part}
            data-marker={part.marker}
            data-speaks={labels.has(part.id)}
            data-open={part.id === chosen}
            onClick={() => labels.has(part.id) && setChosen((last) => (last === part.id ? null : part.id))}
          >
            {part.shapes.map((shape, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place in the part.
              <ShapeView key={at} shape={shape} arrow={`url(#${id}-arrow)`} />
            ))}
          </g>
        ))}
        {speaking.map(({ part, label }) => (
          <Label key={part.id} diagram={diagram} part={part} label={label} isOpen={part.id === chosen} />
        ))}
      </svg>
      <div className="visually-hidden" id={`${id}-words`}>
        {speaking.map(({ label, text }) => `${spokenWords(label)}. ${spokenWords(text)}`).join(" ")}
      </div>
      {stages > 0 && (
        <div className={styles.stages}>
          <Range
            aria-label={t("textbook.stage")}
            aria-valuetext={`${format.number(stage)}: ${told ? spokenWords(labelIn(told).label) : ""}`}
            min={1}
            max={stages}
            step={1}
            value={stage}
            onChange={(event) => setStage(Number(event.currentTarget.value))}
          />
          <div className={styles.told} role="status">
            {told && <Markdown text={told} />}
          </div>
        </div>
      )}
      {speaking.length > 0 && (
        <ul className={styles.parts}>
          {speaking.map(({ part, label }) => (
            <li key={part.id}>
              <Pressable
                className={styles.name}
                data-marker={part.marker}
                aria-pressed={part.id === chosen}
                onClick={() => setChosen((last) => (last === part.id ? null : part.id))}
              >
                <i aria-hidden="true" />
                {spokenWords(label)}
              </Pressable>
            </li>
          ))}
        </ul>
      )}
      {speaking.length > 0 && (
        <figcaption className={styles.said}>
          <div role="status">
            {open ? <Markdown text={labels.get(open.part.id) ?? ""} /> : <p>{t("textbook.pressPart")}</p>}
          </div>
        </figcaption>
      )}
      {/* On paper nothing can be pressed: all of it is said. */}
      <div className={styles.onPaper} aria-hidden="true">
        {[...labels.values()].map((said) => (
          <Markdown key={said} text={said} />
        ))}
      </div>
    </figure>
  );
}

function Label({
  diagram,
  part,
  label,
  isOpen,
}: {
  readonly diagram: Diagram;
  readonly part: Part;
  readonly label: string;
  readonly isOpen: boolean;
}) {
  if (!part.at) return null;
  const [x, y] = labelPlace(diagram, part.at, label);
  return (
    <text className={styles.label} data-open={isOpen} x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {/* In a drawing nothing is typeset. */}
      {spokenWords(label)}
    </text>
  );
}

function ShapeView({ shape, arrow }: { readonly shape: Shape; readonly arrow: string }) {
  const look = "look" in shape ? (shape.look ?? "line") : "line";
  const shared = { className: styles.shape, "data-look": look };
  switch (shape.shape) {
    case "line":
    case "arrow": {
      const { x1, y1, x2, y2 } = shape;
      return <line {...shared} {...{ x1, y1, x2, y2 }} markerEnd={shape.shape === "arrow" ? arrow : undefined} />;
    }
    case "circle":
      return <circle {...shared} cx={shape.cx} cy={shape.cy} r={shape.r} />;
    case "ellipse":
      return <ellipse {...shared} cx={shape.cx} cy={shape.cy} rx={shape.rx} ry={shape.ry} />;
    case "rect":
      return <rect {...shared} x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.r ?? 0} />;
    case "polygon":
      return <polygon {...shared} points={shape.points.map((one) => one.join(",")).join(" ")} />;
    case "path":
      return <path {...shared} d={shape.d} />;
    case "tex":
      return (
        <foreignObject x={shape.x - 90} y={shape.y - 20} width={180} height={40}>
          <div className={styles.tex}>
            <Markdown text={`$${shape.tex}$`} />
          </div>
        </foreignObject>
      );
  }
}
