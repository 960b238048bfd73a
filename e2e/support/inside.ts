import type { Page } from "@playwright/test";
import { roomPages } from "./places.ts";

/** To another page of the app as by a link: nothing starts anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  const before = await page.evaluateHandle((to) => {
    const heading = document.querySelector("h1");
    const words = heading?.textContent;
    history.pushState(null, "", to); // The router hears of it.
    return { heading, words };
  }, path);
  await page.waitForFunction((old) => {
    const heading = document.querySelector("h1");
    return heading !== null && (heading !== old.heading || heading.textContent !== old.words);
  }, before);
}

/** By its address where the app does not stand yet, else as by a link: to start anew is a second of work. */
export async function goThere(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const isInside = rooms.some((room) => pathname === room || pathname.startsWith(`${room}/`));
  if (!isInside || pathname === path) {
    await page.goto(path);
    return;
  }
  // Before the app stands, nobody hears of a new address.
  await page.waitForSelector("h1");
  const left = await page.evaluateHandle((to) => {
    const text = document.querySelector(".cm-content");
    history.pushState(null, "", to);
    return text;
  }, path);
  // The text of one note is not to be taken for that of the next.
  await page.waitForFunction((text) => !text?.isConnected, left);
}

/** The first part of every path behind the sign-in. */
const rooms = [...new Set(roomPages().map((path) => `/${path.split("/")[1]}`))];
