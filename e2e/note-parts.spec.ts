import type { Page } from "@playwright/test";
import { buildParts, type PartsPage } from "./support/parts.ts";
import { pasteCorpus } from "./support/paste-corpus.ts";
import { axeFindings, tooWide } from "./support/screen.ts";
import { type Device, expect, test } from "./support/student.ts";

type Formula = { readonly tex: string; readonly display: boolean };

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };
type Images = {
  readonly add: (file: Blob) => Promise<Answer<{ readonly address: string; readonly markdown: string }>>;
  readonly urlOf: (address: string) => Promise<string | null>;
  readonly sending: (address: string) => { readonly state: string } | null;
};

declare global {
  interface Window {
    /** apps/web/src/app/testing/parts.tsx */
    readonly parts: {
      readonly htmlToMarkdown: (html: string) => Promise<string | null>;
      readonly editFormula: (formula: Formula, language: string) => Promise<Formula | null>;
      readonly undrawableShortcuts: () => Promise<readonly string[]>;
      readonly loadTypesetter: () => Promise<(tex: string, display: boolean) => { readonly html?: string }>;
      readonly readyImage: (file: Blob) => Promise<Answer<{ width: number; height: number; content: Blob }>>;
      readonly openImages: (userId: string) => Promise<Images>;
      readonly flush: () => Promise<number>;
      readonly wipe: (userId: string) => Promise<void>;
    };
  }
}

const raw = String.raw;
// In one worker: whoever opens a part builds all of them first.
test.describe.configure({ mode: "default" });

let parts: PartsPage;
test.beforeAll(async () => {
  parts = await buildParts();
});

test.describe("what is pasted from a page", () => {
  test("becomes the markdown a student would have written, and a formula again though its LaTeX was not copied [NOT-3] [MTH-2]", async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    await test.step("becomes the markdown a student would have written", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await parts.open(page);
      asked.length = 0;
      for (const { name, html, markdown } of pasteCorpus) {
        const pasted = await page.evaluate((copied) => window.parts.htmlToMarkdown(copied), html);
        expect.soft(pasted, name).toBe(markdown);
      }
      expect(await page.evaluate("window.ran")).toBe(undefined);
      expect(asked.filter((url) => !url.includes("/parts/"))).toEqual([]);
      // The browser says that it refused to run what was not going to run: the document it stands in is inert.
      expect(visitor.complaints().filter((text) => !text.includes("inline event handler"))).toEqual([]);
    });
    await test.step("is a formula again after it was really copied, which takes its LaTeX away", async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(
        async (formulas) => {
          const typeset = await window.parts.loadTypesetter();
          document.body.innerHTML = formulas.map((tex) => `<p>a ${typeset(tex, false).html} b</p>`).join("");
        },
        copiedFormulas.map(([tex]) => tex),
      );
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await page.evaluate(() => {
        const area = document.createElement("textarea");
        area.addEventListener("paste", (event) => {
          area.dataset.html = event.clipboardData?.getData("text/html") ?? "";
        });
        document.body.replaceChildren(area);
        area.focus();
      });
      await page.keyboard.press("Control+V");
      const html = (await page.locator("textarea").getAttribute("data-html")) ?? "";
      const pasted = await page.evaluate((copied) => window.parts.htmlToMarkdown(copied), html);
      expect(pasted?.split("\n\n")).toEqual(copiedFormulas.map(([, tex]) => `a $${tex}$ b`));
    });
  });
});

/** Formulas as a page shows them, and as they read after they were copied: browsers leave the LaTeX out. */
const copiedFormulas = [
  ["x_1^2", "x_{1}^{2}"],
  [raw`\int_0^1 x\,dx = \frac{1}{2}`, raw`\int_{0}^{1}x\,dx=\frac{1}{2}`],
  [raw`\sum_{k=1}^n \sqrt[3]{k}`, raw`\sum_{k=1}^{n}\sqrt[3]{k}`],
  [raw`\lim_{x\to 0} \frac{\sin x}{x}`, raw`\lim_{x\to0}\frac{\sin x}{x}`],
  [raw`\left(\frac{a}{b}\right)^2`, raw`{\left(\frac{a}{b}\right)}^{2}`],
  [raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, raw`\begin{pmatrix}1 & 2 \\ 3 & 4\end{pmatrix}`],
  [raw`\begin{cases}x&x>0\\0&\text{or so}\end{cases}`, raw`\begin{cases}x & x>0 \\ 0 & \text{or so}\end{cases}`],
  [raw`\vec{v}\in\mathbb{R}^n`, raw`\vec{v}\in\mathbb{R}^{n}`],
  [raw`f''(x) \le 50\%`, raw`f''(x)\le50\%`],
  [raw`\mathrm{H}_2\mathrm{O} \xrightarrow{\Delta} x`, raw`\mathrm{H}_{2}\mathrm{O}\xrightarrow{\Delta}x`],
] as const;

test.describe("the formula editor", () => {
  const quadratic = String.raw`x_{1,2} = \frac{-b \pm \sqrt{ b^2 - 4ac }}{2a}`;

  /** Opens it, and says how to get at what it gives back. */
  async function open({ page }: Device, formula: Formula, language = "en") {
    const isFree = (await page.locator("#root").count()) > 0 && (await page.locator("math-field").count()) === 0;
    if (!isFree) await parts.open(page);
    const result = page.evaluateHandle(([given, code]) => ({ done: window.parts.editFormula(given, code) }), [
      formula,
      language,
    ] as const);
    await expect(page.locator("math-field")).toBeVisible();
    return { result: async () => (await result).evaluate(({ done }) => done) };
  }

  test("comes alone and from here, is written in by sight, in LaTeX and by keyboard, left with what was written, and readable for all [MTH-1] [MTH-3]", async ({
    visitor,
  }) => {
    test.slow();
    const { page } = visitor;
    await test.step("comes alone and from here, and gives untouched LaTeX back as it was", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await parts.open(page);
      expect(asked.filter((url) => /mathlive/.test(url))).toEqual([]);
      const { result } = await open(visitor, { tex: quadratic, display: false });
      await expect(page.getByRole("textbox", { name: "LaTeX source" })).toHaveValue(quadratic);
      await expect(page.locator("figure .katex")).toBeVisible();
      await page.getByRole("radio", { name: "On its own line" }).check();
      await page.getByRole("button", { name: "Use formula" }).click();
      expect(await result()).toEqual({ tex: quadratic, display: true });
      const { host } = new URL(page.url());
      expect(asked.filter((url) => /mathlive/.test(url)).length).toBeGreaterThan(0);
      expect(asked.filter((url) => new URL(url).host !== host && !url.startsWith("data:"))).toEqual([]);
      expect(visitor.complaints()).toEqual([]);
    });
    await test.step("is written in by sight or in LaTeX, and both say the same", async () => {
      const source = page.getByRole("textbox", { name: "LaTeX source" });
      const { result } = await open(visitor, { tex: "", display: false });
      await expect(page.getByText("Write in the field, pick a symbol below, or type LaTeX.")).toBeVisible();
      await expect(page.locator("math-field")).toBeFocused();
      await page.keyboard.type("x^2");
      await expect(source).toHaveValue("x^2");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.type("+dx");
      await expect(source).toHaveValue("x^2+dx");

      await source.fill(String.raw`\frac{a}{b}`);
      await expect
        .poll(() => page.locator("math-field").evaluate((field) => Reflect.get(field, "value")))
        .toBe(String.raw`\frac{a}{b}`);
      await source.press("End");
      await page.getByRole("button", { name: "Square root" }).click();
      await expect(source).toHaveValue(String.raw`\frac{a}{b}\sqrt{}`);
      await expect(source).toBeFocused();
      await page.keyboard.type("2");
      await page.keyboard.press("Control+Enter");
      expect(await result()).toEqual({ tex: String.raw`\frac{a}{b}\sqrt{2}`, display: false });
      expect(visitor.complaints()).toEqual([]);
    });
    await test.step("has its symbols within reach of the keyboard", async () => {
      const { result } = await open(visitor, { tex: "", display: true });
      const source = page.getByRole("textbox", { name: "LaTeX source" });
      await source.focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tab", { name: "Basics" })).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: "Calculus" })).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Sum", exact: true })).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("button", { name: "Product", exact: true })).toBeFocused();

      await source.press("Shift+Tab");
      await expect(page.locator("math-field")).toBeFocused();
      await page.getByRole("button", { name: "Sum", exact: true }).click();
      await expect(page.locator("math-field")).toBeFocused();
      await page.keyboard.type("k");
      await expect(source).toHaveValue(/^\\sum_\{?k/);
      await page.getByRole("button", { name: "Cancel" }).click();
      expect(await result()).toBe(null);
    });
    await test.step("is left by Esc from the field and from the source with what was written, and else with nothing", async () => {
      for (const place of [page.locator("math-field"), page.getByRole("textbox", { name: "LaTeX source" })]) {
        const { result } = await open(visitor, { tex: "a", display: false });
        await place.click();
        await page.keyboard.type("b");
        await page.keyboard.press("Escape");
        expect(await result()).toEqual({ tex: "ab", display: false });
        await expect(page.getByRole("dialog")).toHaveCount(0);
        const untouched = await open(visitor, { tex: "a", display: false });
        await place.click();
        await page.keyboard.press("Escape");
        expect(await untouched.result()).toBe(null);
      }
    });
    await test.step("writes nothing on its own that a note cannot draw", async () => {
      await open(visitor, { tex: "", display: false });
      const undrawable = await visitor.page.evaluate(() => window.parts.undrawableShortcuts());
      expect(undrawable).toEqual([]);
    });
    await test.step("says in words why a formula cannot be drawn", async () => {
      const problem = page.getByRole("figure").getByRole("status");
      await open(visitor, { tex: "\\foo", display: false }, "de");
      await expect(problem).toHaveText("Den Befehl \\foo gibt es nicht.");
      await page.getByRole("textbox", { name: "LaTeX-Quelltext" }).fill("x^2");
      await expect(problem).toHaveText("");
    });
    await test.step("is readable for all in both themes, and fits a narrow screen", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const language of ["en", "de", "ja"]) {
        await open(visitor, { tex: `${quadratic}+\\foo`, display: true }, language);
        expect.soft(await tooWide(page), language).toEqual([]);
        for (const theme of language === "en" ? ["dark", "light"] : []) {
          await page.evaluate((chosen) => {
            document.documentElement.dataset.theme = chosen;
          }, theme);
          expect.soft(await axeFindings(page, { onlyColours: theme === "light" }), theme).toEqual([]);
        }
      }
    });
  });
});

test.describe("a picture in a note", () => {
  test("is made small enough, tells no place, is shown without a connection, arrives later, and is no document [NOT-3]", async ({
    student,
  }) => {
    const { page, goOffline, goOnline, complaints } = await student.device();
    await test.step("is made small enough, and a photograph does not tell where it was taken", async () => {
      await parts.open(page);
      const ready = await page.evaluate(async () => {
        const drawn = async (width: number, height: number, type: string) => {
          const canvas = document.createElement("canvas");
          canvas.width = width;
          canvas.height = height;
          const context = canvas.getContext("2d");
          context?.fillRect(0, 0, width / 2, height);
          return new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type));
        };
        /** A phone held upright writes a picture that lies on its side, and beside it how it is to be turned, and where it was. */
        const photograph = async () => {
          const jpeg = new Uint8Array(await (await drawn(4000, 3000, "image/jpeg")).arrayBuffer());
          const turned = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
          const facts = [
            ...new TextEncoder().encode("Exif\0\0"),
            ...turned,
            ...new TextEncoder().encode("48.137N 11.575E"),
          ];
          const segment = new Uint8Array([0xff, 0xe1, 0, facts.length + 2, ...facts]);
          return new Blob([jpeg.subarray(0, 2), segment, jpeg.subarray(2)], { type: "image/jpeg" });
        };
        const summary = async (file: Blob) => {
          const answer = await window.parts.readyImage(file);
          if (!answer.ok) return answer.problem;
          const { width, height, content } = answer.value;
          const text = await content.slice(0, 4000).text();
          const shown = await createImageBitmap(content);
          return {
            size: `${width} x ${height}`,
            isShownSo: shown.width === width && shown.height === height,
            type: content.type,
            isAsItWas: content.size === file.size,
            tells: /Exif|11\.575E/.test(text),
          };
        };
        const gif = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (c) =>
          c.charCodeAt(0),
        );
        return {
          photograph: await summary(await photograph()),
          screenshot: await summary(await drawn(1920, 1080, "image/png")),
          longScreenshot: await summary(await drawn(1080, 8000, "image/png")),
          gif: await summary(new Blob([gif])),
          svg: await summary(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" })),
          page: await summary(new File(["<html>"], "cat.png", { type: "image/png" })),
          half: await summary((await drawn(300, 300, "image/png")).slice(0, 100)),
        };
      });
      const png = { type: "image/png", isShownSo: true, tells: false };
      expect(ready).toEqual({
        photograph: { size: "1800 x 2400", isShownSo: true, type: "image/webp", isAsItWas: false, tells: false },
        screenshot: { ...png, size: "1920 x 1080", isAsItWas: true },
        longScreenshot: { ...png, size: "800 x 5926", isAsItWas: false },
        gif: { size: "1 x 1", isShownSo: true, type: "image/gif", isAsItWas: true, tells: false },
        svg: "not-a-picture",
        page: "not-a-picture",
        half: "damaged",
      });
      expect(complaints()).toEqual([]);
    });
    await test.step("pasted without a connection is shown, survives a restart, arrives later, and is no document", async () => {
      await goOffline();
      const address = await page.evaluate(async () => {
        const images = await window.parts.openImages("ada");
        const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 30 });
        const png = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob())));
        const added = await images.add(new File([png], "Plant [cell].png"));
        return added.ok ? added.value : null;
      });
      expect(address?.markdown).toMatch(/^!\[Plant cell\]\(attachment:[0-9a-f]{32}\)$/);
      const named = address?.address ?? "";
      expect(await widthOf(page, named)).toBe(40);

      await parts.open(page);
      await page.evaluate(() => window.parts.openImages("ada"));
      expect(await widthOf(page, named)).toBe(40);
      await goOnline();
      expect(await page.evaluate(() => window.parts.flush())).toBe(0);
      const list = await (await page.request.get("/api/files")).json();
      expect(list.files).toMatchObject([
        { id: named.replace("attachment:", ""), type: "image/png", purpose: "note-image" },
      ]);

      const other = await student.device();
      await parts.open(other.page);
      await other.page.evaluate(() => window.parts.openImages("ada"));
      expect(await widthOf(other.page, named)).toBe(40);
      await other.goOffline();
      await parts.open(other.page);
      await other.page.evaluate(() => window.parts.openImages("ada"));
      expect(await widthOf(other.page, named)).toBe(40);
      expect(await widthOf(other.page, `attachment:${"0".repeat(32)}`)).toBe(null);

      await page.evaluate(() => window.parts.wipe("ada"));
      await page.goto("/docs");
      await expect(page.getByRole("heading", { name: "Your Documents" })).toBeVisible();
      await expect(page.getByText("Plant cell")).toHaveCount(0);
      expect(complaints().filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    });
  });

  /** Of the picture as an `<img>` shows it. */
  function widthOf(page: Page, address: string): Promise<number | null> {
    return page.evaluate(async (named) => {
      const url = await (await window.parts.openImages("ada")).urlOf(named);
      if (url === null) return null;
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    }, address);
  }
});
