import type { TemplateSet } from "./note-templates.ts";

export const en: TemplateSet = {
  cornell: {
    name: "Cornell notes",
    title: "Cornell notes: topic",
    body: `> [!tip] How it works
> Write on the right during class. Within a day, put questions on the left. Cover the right side and answer them.

**Topic:**

**Date:**

## Notes

| Questions and cues | Notes |
| --- | --- |
| What is the main idea? | |
| Which example shows it? | |
| How does it connect to last time? | |

## Summary

In two or three sentences of your own:

## Before the next class

- [ ] Fill in the questions on the left
- [ ] Answer them from memory
- [ ] Ask about what is still unclear
`,
  },
  "lab-report": {
    name: "Lab report",
    title: "Lab report: experiment",
    body: String.raw`**Partners:**

**Date:**

## Question

What do you want to find out?

## Hypothesis

If …, then …, because …

## Materials

- Name, amount

## Procedure

1. First, …
2. Then, …
3. At the end, …

> [!warning] Safety
> Goggles, gloves, ventilation: what does this experiment need?

## Data

| Trial | Measured | Unit | Remarks |
| --- | ---: | --- | --- |
| 1 | | | |
| 2 | | | |
| 3 | | | |

## Analysis

Mean: $\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i$

Percent error: $\frac{|x_\text{measured} - x_\text{accepted}|}{x_\text{accepted}} \cdot 100\,\%$

## Conclusion

- Was the hypothesis supported?
- Which errors are likely, and how large are they?
- What would you change next time?
`,
  },
  "reading-log": {
    name: "Reading log",
    title: "Reading log: title of the book",
    body: `**Author:**

**Pages:**

## Progress

| Date | Pages | In one sentence |
| --- | --- | --- |
| | | |
| | | |

## Quotes worth keeping

> “…” (p. )

Why it matters:

## People and ideas

- **Name:** who or what it is

## Words to look up

- [ ] A word, and where it is

> [!question] Questions for the discussion
> What surprised you? Where do you disagree with the author?

## In the end

What stays with you, in three sentences:
`,
  },
  "formula-sheet": {
    name: "Formula sheet",
    title: "Formula sheet: class",
    body: String.raw`> [!tip] Make it yours
> Keep only what you would look up. Next to each formula, write when to use it.

## Algebra

| Name | Formula | When |
| --- | --- | --- |
| Quadratic formula | $x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$ | $ax^2 + bx + c = 0$ |
| Slope | $m = \frac{y_2 - y_1}{x_2 - x_1}$ | two points of a line |
| | | |

## Geometry

$$a^2 + b^2 = c^2$$

Circle: $A = \pi r^2$, $C = 2\pi r$

## Calculus

$$\int_a^b f(x)\,dx = F(b) - F(a)$$

## Units and constants

| Symbol | Meaning | Value |
| --- | --- | --- |
| $g$ | gravity on Earth | $9.81\,\mathrm{m/s^2}$ |
| | | |

## To practice

- [ ] One exercise for each formula, without this sheet
`,
  },
};
